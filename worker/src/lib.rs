//! The Worker: routes over HTTP, and the Durable Object that is a table.
//!
//! For now the table only stores and broadcasts what it hears. That proves the whole chain from build to browser; the
//! rules come with the room.

mod table;

use worker::{Context, Env, Method, Request, Response, Result, event};

/// The number of the wire protocol; a page that speaks another one has to reload.
const PROTOCOL: u32 = 1;

#[event(fetch)]
async fn fetch(req: Request, env: Env, _ctx: Context) -> Result<Response> {
    let path = req.path();
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    match (req.method(), parts.as_slice()) {
        (Method::Get, ["api", "version"]) => version(&req, &env).await,
        (Method::Get, ["api", "tables", code, "socket"]) => {
            env.durable_object("TABLES")?.get_by_name(code)?.fetch_with_request(req).await
        }
        (Method::Get | Method::Head, ["t", _code]) => page(&req, &env, "/table").await,
        _ => Ok(Response::from_json(&serde_json::json!({"code": "no_such_path"}))?.with_status(404)),
    }
}

/// A file of the client, by its path on this host.
async fn page(req: &Request, env: &Env, path: &str) -> Result<Response> {
    let mut url = req.url()?;
    url.set_path(path);
    url.set_query(None);
    env.assets("ASSETS")?.fetch(url.as_str(), None).await
}

/// The build writes `version.json` beside the client, so that Worker and page can't name different builds.
async fn version(req: &Request, env: &Env) -> Result<Response> {
    let mut told: serde_json::Value = page(req, env, "/version.json").await?.json().await?;
    if let Some(fields) = told.as_object_mut() {
        fields.insert("protocol".into(), PROTOCOL.into());
    }
    Response::from_json(&told)
}
