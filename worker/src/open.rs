//! `POST /api/tables`: opens a table under a code that is free.

use room::code::TableCode;
use room::limits;
use room::member::Name;
use room::refusal::{BAD_MESSAGE, TOO_LARGE};
use rules::game::Kind;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use worker::{Env, Error, Method, Request, RequestInit, Response, Result};

use crate::answer::{NO_SUCH_GAME, json, refusal};
use crate::device;

/// How often another code is drawn when one is taken: with a million open tables, one of 28 is.
const TRIES: u32 = 16;

/// What the Worker asks of a table's object that may be free.
#[derive(Serialize, Deserialize)]
pub struct Opening {
    /// The code under which it is found.
    pub code: TableCode,
    /// What is played there.
    pub game: Kind,
    /// The host's name.
    pub name: Name,
    /// The host's cookie.
    pub token: String,
}

#[derive(Deserialize)]
struct Asked {
    game: Value,
    name: String,
}

/// Opens a table with the caller as its host.
pub async fn open(mut req: Request, env: &Env) -> Result<Response> {
    let body = req.text().await?;
    if body.len() > limits::MESSAGE_BYTES {
        return refusal(413, &TOO_LARGE.with("most", limits::MESSAGE_BYTES));
    }
    let Ok(asked) = serde_json::from_str::<Asked>(&body) else { return refusal(400, &BAD_MESSAGE.into()) };
    // An object with the game's name as its key would be read, too.
    let Some(game) = Some(&asked.game).filter(|game| game.is_string()).and_then(|game| Kind::deserialize(game).ok())
    else {
        return refusal(400, &NO_SUCH_GAME.into());
    };
    let name = match Name::parse(&asked.name) {
        Ok(name) => name,
        Err(refused) => return refusal(400, &refused),
    };
    let (token, cookie) = device::token_or_new(&req)?;
    for _ in 0..TRIES {
        let opening = Opening { code: draw_code()?, game, name: name.clone(), token: token.clone() };
        if is_opened(env, &opening).await? {
            let answer = json(201, &serde_json::json!({ "code": opening.code, "member": 0 }))?;
            if let Some(cookie) = &cookie {
                answer.headers().set("Set-Cookie", cookie)?;
            }
            return Ok(answer);
        }
    }
    Err(Error::RustError("no free code was found".into()))
}

/// Whether the code was free, and is now the table's.
async fn is_opened(env: &Env, opening: &Opening) -> Result<bool> {
    let mut init = RequestInit::new();
    init.with_method(Method::Post).with_body(Some(serde_json::to_string(opening)?.into()));
    let request = Request::new_with_init("https://table/open", &init)?;
    let answer = env.durable_object("TABLES")?.get_by_name(opening.code.as_str())?.fetch_with_request(request).await?;
    match answer.status_code() {
        201 => Ok(true),
        409 => Ok(false),
        status => Err(Error::RustError(format!("the table answered {status}"))),
    }
}

fn draw_code() -> Result<TableCode> {
    let mut entropy = [0; 32];
    loop {
        getrandom::fill(&mut entropy).map_err(|error| Error::RustError(error.to_string()))?;
        if let Some(code) = TableCode::from_entropy(&entropy) {
            return Ok(code);
        }
    }
}
