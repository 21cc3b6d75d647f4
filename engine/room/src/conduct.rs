//! Commands that concern people: hosts, leaving, who may watch, ways back.

use rules::seat::Seat;
use serde::Deserialize;

use crate::limits;
use crate::member::{MemberId, Name};
use crate::refusal::{BAD_MESSAGE, Refusal};
use crate::secret::Typed;
use crate::watch::Watch;
use crate::wire::{Request, seat_of};

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

#[derive(Deserialize)]
struct MemberArgs {
    member: MemberId,
}

#[derive(Deserialize)]
struct SeatArgs {
    seat: u64,
}

#[derive(Deserialize)]
struct WatchArgs {
    watch: String,
    names: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct ReactArgs {
    with: u64,
}

#[derive(Deserialize)]
struct PasswordArgs {
    password: Typed,
}

impl Conduct {
    /// Reads the command; `None` where it is none of these. Refuses with `bad_message`, and with what names and
    /// passwords are refused with.
    pub fn read(request: &Request) -> Result<Option<Self>, Refusal> {
        Ok(Some(match request.name.as_str() {
            "leave" => Self::Leave,
            "give_host" => Self::GiveHost(request.read::<MemberArgs>()?.member),
            "take_host" => Self::TakeHost,
            "remove" => Self::Remove(request.read::<MemberArgs>()?.member),
            "stand_in" => Self::StandIn(seat_of(request.read::<SeatArgs>()?.seat)?),
            "set_watch" => Self::SetWatch(watch(request.read()?)?),
            "react" => {
                let with = Some(request.read::<ReactArgs>()?.with).filter(|with| *with < limits::REACTIONS);
                Self::React(with.and_then(|with| u8::try_from(with).ok()).ok_or(BAD_MESSAGE)?)
            }
            "make_ticket" => Self::MakeTicket,
            SET_PASSWORD => Self::SetPassword(request.read::<PasswordArgs>()?.password.checked()?),
            _ => return Ok(None),
        }))
    }
}

fn watch(args: WatchArgs) -> Result<Watch, Refusal> {
    match (args.watch.as_str(), args.names) {
        ("everyone", _) => Ok(Watch::Everyone),
        ("nobody", _) => Ok(Watch::Nobody),
        ("named", Some(typed)) if typed.len() <= limits::WATCHERS => {
            let mut names: Vec<Name> = Vec::new();
            for name in typed {
                let name = Name::parse(&name)?;
                if !names.iter().any(|listed| listed.is_same(&name)) {
                    names.push(name);
                }
            }
            Ok(Watch::Named(names))
        }
        _ => Err(BAD_MESSAGE.with("command", "set_watch")),
    }
}
