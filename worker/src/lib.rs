//! The Worker: routes over HTTP, and the Durable Object that is a table.
//!
//! Everything that can be refused without a table is refused here; the rest goes to the table's object,
//! which is found by its code. `docs/protocol.md` describes the routes.

mod answer;
mod device;
mod limit;
mod open;
mod origin;
mod pages;
mod passwords;
mod storage;
mod table;
mod ways_back;

use room::code::TableCode;
use room::effect::close;
use room::refusal::TOO_FAST;
use rules::game::Kind;
use serde::Deserialize;
use worker::{Context, Env, Headers, Method, Request, Response, Result, event};

use crate::answer::{NO_SUCH_TABLE, NOT_FOUND, refusal};
use crate::pages::{file, page};

#[event(fetch)]
async fn fetch(req: Request, env: Env, _ctx: Context) -> Result<Response> {
    let path = req.path();
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    if parts.first() == Some(&"api")
        && let Some(refused) = origin::refused(&req)?
    {
        return Ok(refused);
    }
    match (req.method(), parts.as_slice()) {
        (Method::Get, ["api", "version"]) => version(&req, &env).await,
        (Method::Post, ["api", "device"]) => device::give(&req),
        (Method::Post, ["api", "tables"]) => match limit::refused(&req, &env, limit::OPENING).await? {
            Some(refused) => Ok(refused),
            None => open::open(req, &env).await,
        },
        (Method::Post, ["api", "tables", typed, how @ ("recover" | "claim")]) => {
            if let Some(refused) = limit::refused(&req, &env, limit::LOOKING).await? {
                return Ok(refused);
            }
            match typed_code(typed) {
                Some(code) => {
                    let how = (*how).to_owned();
                    ways_back::come_back(req, &env, code, &how).await
                }
                None => refusal(404, &NO_SUCH_TABLE.into()),
            }
        }
        (Method::Get, ["api", "tables", typed] | ["api", "tables", typed, "log" | "record" | "socket"]) => {
            if let Some(refused) = limit::refused(&req, &env, limit::LOOKING).await? {
                return if table::is_upgrade(&req)? {
                    table::refused_socket(close::TOO_FAST, TOO_FAST)
                } else {
                    Ok(refused)
                };
            }
            match typed_code(typed) {
                Some(code) => env.durable_object("TABLES")?.get_by_name(code.as_str())?.fetch_with_request(req).await,
                None if table::is_upgrade(&req)? => table::refused_socket(close::NO_TABLE, NO_SUCH_TABLE),
                None => refusal(404, &NO_SUCH_TABLE.into()),
            }
        }
        (Method::Get | Method::Head, [""]) => page(&req, &env, "/").await,
        (Method::Get | Method::Head, ["t", _code]) => page(&req, &env, "/table").await,
        (Method::Get | Method::Head, ["play", name]) if is_game(name) => page(&req, &env, "/table").await,
        _ => refusal(404, &NOT_FOUND.into()),
    }
}

/// Whether a game has that name on the wire.
fn is_game(name: &str) -> bool {
    Kind::deserialize(serde_json::Value::from(name)).is_ok()
}

/// The build writes `version.json` beside the client, so that Worker and page can't name different builds.
async fn version(req: &Request, env: &Env) -> Result<Response> {
    let mut told: serde_json::Value = file(req, env, "/version.json").await?.json().await?;
    if let Some(fields) = told.as_object_mut() {
        fields.insert("protocol".into(), room::limits::PROTOCOL.into());
    }
    answer::json(200, &told)
}

/// The code in a part of a path. It may have been typed with spaces, which come percent-encoded.
fn typed_code(part: &str) -> Option<TableCode> {
    TableCode::parse(&String::from(js_sys::decode_uri_component(part).ok()?))
}

/// Headers of what must never be kept by a cache.
fn private_headers() -> Result<Headers> {
    let headers = Headers::new();
    headers.set("Cache-Control", "no-store")?;
    headers.set("X-Content-Type-Options", "nosniff")?;
    headers.set("Referrer-Policy", "no-referrer")?;
    Ok(headers)
}
