//! Limits that tests and benches set otherwise, and those that the edge counts: how often one address opens tables, and
//! how often it looks for them. Whoever guesses codes or passwords is slowed by it.

use room::limits::Limits;
use room::refusal::TOO_FAST;
use worker::{Env, Request, Response, Result};

use crate::answer::refusal;

/// Opening tables: 10 a minute.
pub const OPENING: &str = "OPENING";
/// Looking for a table by its code, in whatever way: 60 a minute.
pub const LOOKING: &str = "LOOKING";

/// The product's limits, or what the variable `LIMITS` has, as JSON.
pub fn limits_in(env: &Env) -> Limits {
    let Ok(text) = env.var("LIMITS") else { return Limits::default() };
    serde_json::from_str(&text.to_string()).unwrap_or_else(|error| {
        worker::console_error!("LIMITS can't be read: {error}");
        Limits::default()
    })
}

/// A refusal where the address has asked for it too often. What is not deployed behind the edge has no address.
pub async fn refused(req: &Request, env: &Env, what: &str) -> Result<Option<Response>> {
    let Some(address) = req.headers().get("CF-Connecting-IP")? else { return Ok(None) };
    if !limits_in(env).edge || env.rate_limiter(what)?.limit(address).await?.success {
        return Ok(None);
    }
    refusal(429, &TOO_FAST.into()).map(Some)
}
