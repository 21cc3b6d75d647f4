//! What a member proves themselves by on another device: a password, or a ticket that is good once.
//!
//! Neither is stored, nor is anything that could be tried out quickly: of a password there is a slow hash with a salt of
//! its own, and of a ticket, whose 256 bits nobody guesses, a hash that is salted with the table's code.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::code::TableCode;
use crate::limits::{PASSWORD_CHARS, PASSWORD_SPAN, PASSWORD_TRIES, TICKET_LIFE};
use crate::member::hex;
use crate::refusal::{BAD_PASSWORD, Refusal, TOO_MANY_TRIES};

/// A password as it was typed. It shows itself to nobody by accident.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Typed(String);

impl Typed {
    /// A password that may be set. Refuses with `bad_password`.
    pub fn checked(self) -> Result<Self, Refusal> {
        if PASSWORD_CHARS.contains(&self.0.chars().count()) { Ok(self) } else { Err(BAD_PASSWORD.into()) }
    }

    /// As it was typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Typed {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl fmt::Debug for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Typed")
    }
}

/// The salt of one password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Salt(pub [u8; 16]);

impl Salt {
    /// A salt for a name that has no password, always the same, so that a try takes as long as any other.
    pub fn decoy(code: TableCode) -> Self {
        let hash: [u8; 32] = Sha256::digest(code.as_str()).into();
        let mut salt = [0; 16];
        salt.copy_from_slice(&hash[..16]);
        Self(salt)
    }
}

/// The slow hash of a password.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(pub [u8; 32]);

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash")
    }
}

/// All that is kept of a member's ways back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Secrets {
    #[serde(skip_serializing_if = "Option::is_none")]
    password: Option<(Salt, Hash)>,
    /// When passwords were tried of late.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tries: Vec<u64>,
    /// Until when no password is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    closed: Option<u64>,
    /// The hash of a ticket, and until when it is good.
    #[serde(skip_serializing_if = "Option::is_none")]
    ticket: Option<(String, u64)>,
}

impl Secrets {
    pub(crate) fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// Whether there is a password.
    pub fn has_password(&self) -> bool {
        self.password.is_some()
    }

    /// The salt of the password.
    pub(crate) fn salt(&self) -> Option<Salt> {
        self.password.map(|(salt, _)| salt)
    }

    pub(crate) fn set_password(&mut self, salt: Salt, hash: Hash) {
        self.password = Some((salt, hash));
    }

    /// Counts a try at `now`, before it is known whether it is right. Refuses with `too_many_tries`.
    pub(crate) fn count_try(&mut self, now: u64) -> Result<(), Refusal> {
        if let Some(until) = self.closed.filter(|until| *until > now) {
            return Err(TOO_MANY_TRIES.with("until", until));
        }
        self.closed = None;
        self.tries.retain(|at| at + PASSWORD_SPAN > now);
        self.tries.push(now);
        if self.tries.len() >= PASSWORD_TRIES {
            self.tries.clear();
            self.closed = Some(now + PASSWORD_SPAN);
        }
        Ok(())
    }

    /// Whether it is the hash of the password, made with `salt`: it may have been set anew meanwhile. If it is, earlier
    /// tries are forgotten.
    pub(crate) fn is_right(&mut self, salt: Salt, hash: &Hash) -> bool {
        let is_right = self.password.is_some_and(|(own, right)| own == salt && same(&right, hash));
        if is_right {
            self.tries.clear();
            self.closed = None;
        }
        is_right
    }

    /// Makes a ticket of random bits; an earlier one is no longer good.
    pub(crate) fn make_ticket(&mut self, code: TableCode, entropy: &[u8; 32], now: u64) -> String {
        let ticket = base64url(entropy);
        self.ticket = Some((ticket_hash(code, &ticket), now + TICKET_LIFE));
        ticket
    }

    /// Whether the ticket of that hash is this member's, and still good.
    pub(crate) fn has_ticket(&self, hash: &str, now: u64) -> bool {
        self.ticket.as_ref().is_some_and(|(own, until)| own == hash && *until > now)
    }

    /// Uses the ticket of that hash up; `false` where it is not this member's, or too old.
    pub(crate) fn use_ticket(&mut self, hash: &str, now: u64) -> bool {
        self.ticket.take_if(|(own, until)| own == hash && *until > now).is_some()
    }
}

/// What a table keeps of a ticket.
pub(crate) fn ticket_hash(code: TableCode, ticket: &str) -> String {
    hex(&Sha256::new().chain_update(code.as_str()).chain_update(b":ticket:").chain_update(ticket).finalize())
}

/// In a time that does not depend on where they differ.
fn same(one: &Hash, other: &Hash) -> bool {
    one.0.iter().zip(other.0).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
}

/// Base64 for links, without padding (RFC 4648, section 5).
fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * place) & 63) as usize]));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_as_the_standard_has_it() {
        for (bytes, text) in
            [("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"), ("\u{3ff}", "z78")]
        {
            assert_eq!(base64url(bytes.as_bytes()), text);
        }
        assert_eq!(base64url(&[255; 32]).len(), 43);
    }

    #[test]
    fn five_tries_close_the_way_back_and_time_opens_it_again() {
        let mut secrets = Secrets::default();
        for minute in 0..5 {
            assert!(secrets.count_try(minute * 60_000).is_ok());
        }
        let until = 4 * 60_000 + PASSWORD_SPAN;
        assert_eq!(secrets.count_try(until - 1), Err(TOO_MANY_TRIES.with("until", until)));
        assert!(secrets.count_try(until).is_ok());
        // Tries that are far apart never close it.
        for time in 1..20 {
            assert!(secrets.count_try(until + time * PASSWORD_SPAN / 4).is_ok());
        }
    }

    #[test]
    fn a_ticket_is_good_once_for_ten_minutes_and_the_newest_alone() {
        let code = TableCode::parse("7KQ2M").unwrap();
        let mut secrets = Secrets::default();
        let first = ticket_hash(code, &secrets.make_ticket(code, &[1; 32], 0));
        let second = ticket_hash(code, &secrets.make_ticket(code, &[2; 32], 0));
        assert!(!secrets.use_ticket(&first, 1), "it was replaced");
        assert!(!secrets.use_ticket(&second, TICKET_LIFE));
        assert!(secrets.use_ticket(&second, TICKET_LIFE - 1));
        assert!(!secrets.use_ticket(&second, 2), "it was used");
    }

    #[test]
    fn what_is_typed_does_not_show() {
        let typed: Typed = serde_json::from_str("\"hemmelig\"").unwrap();
        assert_eq!(format!("{typed:?}"), "Typed");
        assert!(serde_json::from_str::<Typed>("\"kort!\"").unwrap().checked().is_err());
        assert!(serde_json::from_str::<Typed>("\"ååååååå\"").unwrap().checked().is_ok());
    }
}
