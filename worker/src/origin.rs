//! Requests that a page of another site makes in its visitor's name are turned away.

use worker::{Method, Request, Response, Result, Url};

use crate::answer::{BAD_ORIGIN, refusal};

/// A refusal for what changes something, or opens a socket, from another site's page. Programs that are
/// no browsers send no `Origin`, and no cookie that they did not get themselves.
pub fn refused(req: &Request) -> Result<Option<Response>> {
    let headers = req.headers();
    if req.method() == Method::Get && headers.get("Upgrade")?.is_none() {
        return Ok(None);
    }
    let Some(origin) = headers.get("Origin")? else { return Ok(None) };
    // Schemes are not compared: a proxy before us may speak HTTPS where we are spoken to over HTTP.
    let own = headers.get("Host")?.or_else(|| req.url().ok().as_ref().and_then(host));
    let is_ours = Url::parse(&origin).ok().as_ref().and_then(host).is_some_and(|theirs| Some(theirs) == own);
    if is_ours { Ok(None) } else { refusal(403, &BAD_ORIGIN.into()).map(Some) }
}

fn host(url: &Url) -> Option<String> {
    let host = url.host_str()?;
    Some(url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}")))
}
