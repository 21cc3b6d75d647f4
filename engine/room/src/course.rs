//! Commands about the course of a table's rounds: its game, its rules, its end, and what players agree on.

use rules::game::Kind;
use rules::seat::Seat;
use serde::Deserialize;

use crate::args::Args;
use crate::member::MemberId;
use crate::refusal::{NO_SUCH_GAME, Refusal};
use crate::terms::{OnLeave, Proposal};
use crate::wire::Request;

/// A command about the course of a round, read and checked for its shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Course {
    /// Locks the house rules, or takes that back.
    LockRules(bool),
    /// Chooses another game.
    SetGame(Kind),
    /// Chooses what becomes of the seats of who leaves.
    SetOnLeave(OnLeave),
    /// Ends the round; it has no winner.
    EndRound,
    /// Offers a bot's seat to a member who waits.
    OfferSeat {
        /// Which.
        seat: Seat,
        /// To whom.
        member: MemberId,
    },
    /// Asks the others in the round.
    Offer(Proposal),
    /// Takes an offer of the sender's back.
    Withdraw(u64),
    /// Answers an offer.
    Answer {
        /// Which.
        offer: u64,
        /// Whether the sender agrees.
        yes: bool,
    },
}

impl Course {
    /// Reads the command; `None` where it is none of these. Refuses with `bad_message`, `no_such_game`,
    /// `no_such_seat`.
    pub fn read(request: &Request) -> Result<Option<Self>, Refusal> {
        let args = Args(request);
        Ok(Some(match request.name.as_str() {
            "lock_rules" => Self::LockRules(args.flag("locked")?),
            "set_game" => {
                let known = Kind::deserialize(serde_json::Value::from(args.text("game")?));
                Self::SetGame(known.map_err(|_| NO_SUCH_GAME)?)
            }
            "set_on_leave" => Self::SetOnLeave(match args.text("on_leave")? {
                "bot" => OnLeave::Bot,
                "pass" => OnLeave::Pass,
                _ => return Err(args.bad()),
            }),
            "end_round" => Self::EndRound,
            "offer_seat" => Self::OfferSeat { member: args.member()?, seat: args.seat()? },
            "offer" => Self::Offer(match args.text("what")? {
                "draw" => Proposal::Draw,
                "take_back" => Proposal::TakeBack { to_turn: args.number("to_turn")? },
                _ => return Err(args.bad()),
            }),
            "withdraw" => Self::Withdraw(args.number("offer")?),
            "answer" => Self::Answer { offer: args.number("offer")?, yes: args.flag("yes")? },
            _ => return Ok(None),
        }))
    }
}
