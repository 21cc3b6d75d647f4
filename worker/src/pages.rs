//! The client's pages, and where a page has to name this host.

use worker::{Env, Request, RequestInit, Response, Result};

/// How a page names the picture that messengers show for a link to it. They take no address without a host, and the
/// build knows none.
const PICTURE: &str = r#"content="/preview.png""#;

/// A file of the client, by its path on this host.
pub async fn file(req: &Request, env: &Env, path: &str) -> Result<Response> {
    fetch(req, env, path, RequestInit::new()).await
}

/// A page of the client. A browser that has it already is told so: for one host, what is filled in is always the same.
pub async fn page(req: &Request, env: &Env, path: &str) -> Result<Response> {
    let init = RequestInit::new();
    if let Some(known) = req.headers().get("If-None-Match")? {
        init.headers.set("If-None-Match", &known)?;
    }
    let mut found = fetch(req, env, path, init).await?;
    if found.status_code() != 200 {
        return Ok(found);
    }
    let host = req.url()?.origin().ascii_serialization();
    let html = found.text().await?.replace(PICTURE, &format!(r#"content="{host}/preview.png""#));
    let headers = found.headers().clone();
    headers.delete("Content-Length")?;
    Ok(Response::ok(html)?.with_headers(headers))
}

async fn fetch(req: &Request, env: &Env, path: &str, init: RequestInit) -> Result<Response> {
    let mut url = req.url()?;
    url.set_path(path);
    url.set_query(None);
    env.assets("ASSETS")?.fetch(url.as_str(), Some(init)).await
}
