//! The device cookie: a random 256-bit token that binds members to the device that they came with.

use room::member::random_token;
use worker::{Error, Headers, Request, Response, Result};

use crate::private_headers;

const NAME: &str = "device";
/// A device that was not used for that long is forgotten, in seconds: 400 days, the most that browsers keep.
const MAX_AGE: u32 = 400 * 24 * 60 * 60;

/// The token of the device that sent `headers`; `None` if it has no cookie, or one that we did not make.
pub fn token(headers: &Headers) -> Result<Option<String>> {
    let cookies = headers.get("Cookie")?.unwrap_or_default();
    let pairs = cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
    let token = pairs.filter(|(name, _)| *name == NAME).map(|(_, token)| token).find(|token| is_token(token));
    Ok(token.map(str::to_owned))
}

/// The token of the device, or a new one with the header that sets it.
pub fn token_or_new(req: &Request) -> Result<(String, Option<String>)> {
    if let Some(token) = token(req.headers())? {
        return Ok((token, None));
    }
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).map_err(|error| Error::RustError(error.to_string()))?;
    let token = random_token(&entropy);
    // A proxy before us may speak HTTPS where we are spoken to over HTTP; the page's own origin tells.
    let is_https = req.url()?.scheme() == "https"
        || req.headers().get("Origin")?.is_some_and(|origin| origin.starts_with("https://"));
    let secure = if is_https { "; Secure" } else { "" };
    let cookie = format!("{NAME}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={MAX_AGE}{secure}");
    Ok((token, Some(cookie)))
}

/// `POST /api/device`: a page calls it before its first socket, whose cookies can't be set.
pub fn give(req: &Request) -> Result<Response> {
    let (_, cookie) = token_or_new(req)?;
    let headers = private_headers()?;
    if let Some(cookie) = cookie {
        headers.set("Set-Cookie", &cookie)?;
    }
    Ok(Response::empty()?.with_status(204).with_headers(headers))
}

fn is_token(token: &str) -> bool {
    token.len() == 64 && token.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
