//! Commands that concern people: hosts, leaving, who may watch, ways back.

use rules::seat::Seat;
use serde_json::Value;

use crate::args::Args;
use crate::limits;
use crate::member::{MemberId, Name};
use crate::refusal::Refusal;
use crate::secret::Typed;
use crate::watch::Watch;
use crate::wire::Request;

/// The name of the command whose content is a secret.
pub(crate) const SET_PASSWORD: &str = "set_password";

/// A command about people, read and checked for its shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Conduct {
    /// The sender leaves for good.
    Leave,
    /// Makes another member the host.
    GiveHost(MemberId),
    /// Becomes the host where the host is away.
    TakeHost,
    /// Removes a member.
    Remove(MemberId),
    /// Lets a bot play for somebody who is away.
    StandIn(Seat),
    /// Chooses who may watch.
    SetWatch(Watch),
    /// Shows a reaction for a moment.
    React(u8),
    /// Makes a ticket for another device.
    MakeTicket,
    /// Sets the password for coming back.
    SetPassword(Typed),
}

impl Conduct {
    /// Reads the command; `None` where it is none of these. Refuses with `bad_message`, and with what names and
    /// passwords are refused with.
    pub fn read(request: &Request) -> Result<Option<Self>, Refusal> {
        let args = Args(request);
        Ok(Some(match request.name.as_str() {
            "leave" => Self::Leave,
            "give_host" => Self::GiveHost(args.member()?),
            "take_host" => Self::TakeHost,
            "remove" => Self::Remove(args.member()?),
            "stand_in" => Self::StandIn(args.seat()?),
            "set_watch" => Self::SetWatch(watch(args)?),
            "react" => {
                let with = Some(args.number("with")?).filter(|with| *with < limits::REACTIONS);
                Self::React(with.and_then(|with| u8::try_from(with).ok()).ok_or_else(|| args.bad())?)
            }
            "make_ticket" => Self::MakeTicket,
            SET_PASSWORD => Self::SetPassword(Typed::from(args.text("password")?).checked()?),
            _ => return Ok(None),
        }))
    }
}

fn watch(args: Args<'_>) -> Result<Watch, Refusal> {
    match args.text("watch")? {
        "everyone" => Ok(Watch::Everyone),
        "nobody" => Ok(Watch::Nobody),
        "named" => {
            let typed = args.maybe("names", Value::as_array)?.filter(|typed| typed.len() <= limits::WATCHERS);
            let mut names: Vec<Name> = Vec::new();
            for name in typed.ok_or_else(|| args.bad())? {
                let name = Name::parse(name.as_str().ok_or_else(|| args.bad())?)?;
                if !names.iter().any(|listed| listed.is_same(&name)) {
                    names.push(name);
                }
            }
            Ok(Watch::Named(names))
        }
        _ => Err(args.bad()),
    }
}
