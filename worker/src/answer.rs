//! Answers over HTTP: JSON, and refusals in the form that they have everywhere.

use room::refusal::{Code, Refusal};
use serde::Serialize;
use worker::{Response, Result};

use crate::private_headers;

/// There is no table of that code: it was never opened, or is gone.
pub const NO_SUCH_TABLE: Code = Code::new("no_such_table");
/// No game has that name.
pub const NO_SUCH_GAME: Code = Code::new("no_such_game");
/// The request comes from a page of another site.
pub const BAD_ORIGIN: Code = Code::new("bad_origin");
/// Nothing is at that path.
pub const NOT_FOUND: Code = Code::new("not_found");
/// The table can't be read, such as after a step back to an older build.
pub const UNREADABLE: Code = Code::new("unreadable");
/// The record is not kept in that format.
pub const BAD_FORMAT: Code = Code::new("bad_format");
/// A socket was asked for without an upgrade.
pub const NO_UPGRADE: Code = Code::new("no_upgrade");

/// `value` as JSON.
pub fn json<T: Serialize>(status: u16, value: &T) -> Result<Response> {
    Ok(Response::from_json(value)?.with_status(status).with_headers({
        let headers = private_headers()?;
        headers.set("Content-Type", "application/json; charset=utf-8")?;
        headers
    }))
}

/// A refusal as `{"code", "detail"}`.
pub fn refusal(status: u16, refusal: &Refusal) -> Result<Response> {
    json(status, refusal)
}
