//! Slow hashes of passwords, by the runtime's WebCrypto.

use js_sys::futures::JsFuture;
use js_sys::{Array, ArrayBuffer, Object, Promise, Reflect, Uint8Array};
use room::effect::Hashing;
use room::limits::PASSWORD_ROUNDS;
use room::secret::{Hash, Salt};
use wasm_bindgen::prelude::*;
use worker::{Error, Result};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["crypto", "subtle"], js_name = importKey, catch)]
    fn import_key(
        format: &str,
        key: &Uint8Array,
        algorithm: &str,
        extractable: bool,
        usages: &Array,
    ) -> std::result::Result<Promise, JsValue>;

    #[wasm_bindgen(js_namespace = ["crypto", "subtle"], js_name = deriveBits, catch)]
    fn derive_bits(algorithm: &Object, key: &JsValue, length: u32) -> std::result::Result<Promise, JsValue>;
}

/// The hash, and the salt that it was made with.
pub async fn hash(Hashing { password, salt, .. }: &Hashing) -> Result<(Salt, Hash)> {
    let salt = match salt {
        Some(salt) => *salt,
        None => {
            let mut drawn = [0; 16];
            getrandom::fill(&mut drawn).map_err(|error| Error::RustError(error.to_string()))?;
            Salt(drawn)
        }
    };
    let key = Uint8Array::from(password.as_str().as_bytes());
    let key = JsFuture::from(import_key("raw", &key, "PBKDF2", false, &Array::of1(&"deriveBits".into()))?).await?;
    let algorithm = Object::new();
    for (name, value) in [
        ("name", JsValue::from("PBKDF2")),
        ("hash", JsValue::from("SHA-256")),
        ("salt", Uint8Array::from(salt.0.as_slice()).into()),
        ("iterations", PASSWORD_ROUNDS.into()),
    ] {
        Reflect::set(&algorithm, &name.into(), &value)?;
    }
    let bits: ArrayBuffer = JsFuture::from(derive_bits(&algorithm, &key, 256)?).await?.unchecked_into();
    let mut hash = [0; 32];
    Uint8Array::new(&bits).copy_to(&mut hash);
    Ok((salt, Hash(hash)))
}
