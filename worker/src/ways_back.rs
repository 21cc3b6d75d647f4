//! `POST /api/tables/CODE/recover` and `…/claim`: a member comes to another device.

use room::code::TableCode;
use room::effect::CallId;
use room::limits;
use room::member::Device;
use room::refusal::{ALREADY_MEMBER, BAD_MESSAGE, Code, TOO_LARGE, TOO_MANY_TRIES, WRONG_PASSWORD, WRONG_TICKET};
use room::secret::Typed;
use room::table::Input;
use serde::{Deserialize, Serialize};
use worker::{Env, Method, Request, RequestInit, Response, Result};

use crate::answer::refusal;
use crate::device;

/// What the Worker asks of a table's object in the caller's name.
#[derive(Serialize, Deserialize)]
pub struct Wanted {
    /// Where they are now, as the table knows it.
    device: Device,
    /// By what they want to be known.
    proof: Proof,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Proof {
    Password { name: String, password: Typed },
    Ticket { ticket: String },
}

impl Wanted {
    /// The same for the table.
    pub fn input(&self, call: CallId) -> Input<'_> {
        let device = self.device.clone();
        match &self.proof {
            Proof::Password { name, password } => Input::Recover { call, device, name, password: password.clone() },
            Proof::Ticket { ticket } => Input::Claim { call, device, ticket },
        }
    }

    /// The status of an answer with this code.
    pub fn status(code: Code) -> u16 {
        match code {
            WRONG_PASSWORD | WRONG_TICKET => 403,
            ALREADY_MEMBER => 409,
            TOO_MANY_TRIES => 429,
            _ => 400,
        }
    }
}

/// Asks the table, and lets the caller have a device cookie if they had none.
pub async fn come_back(mut req: Request, env: &Env, code: TableCode, how: &str) -> Result<Response> {
    let body = req.text().await?;
    if body.len() > limits::MESSAGE_BYTES {
        return refusal(413, &TOO_LARGE.with("most", limits::MESSAGE_BYTES));
    }
    let proof = match serde_json::from_str::<Proof>(&body) {
        Ok(proof) if matches!(proof, Proof::Ticket { .. }) == (how == "claim") => proof,
        _ => return refusal(400, &BAD_MESSAGE.into()),
    };
    let (token, cookie) = device::token_or_new(&req)?;
    let wanted = Wanted { device: Device::of(code, &token), proof };
    let mut init = RequestInit::new();
    init.with_method(Method::Post).with_body(Some(serde_json::to_string(&wanted)?.into()));
    let request = Request::new_with_init(&format!("https://table/{how}"), &init)?;
    let answer = env.durable_object("TABLES")?.get_by_name(code.as_str())?.fetch_with_request(request).await?;
    // A cookie is for those who get in.
    let Some(cookie) = cookie.filter(|_| answer.status_code() == 200) else { return Ok(answer) };
    let headers = answer.headers().clone();
    headers.set("Set-Cookie", &cookie)?;
    Ok(answer.with_headers(headers))
}
