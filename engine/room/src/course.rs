//! Commands about the course of a table's rounds: its game, its rules, its end, and what players agree on.

use rules::game::Kind;
use rules::seat::Seat;
use serde::Deserialize;

use crate::member::MemberId;
use crate::refusal::{BAD_MESSAGE, NO_SUCH_GAME, Refusal};
use crate::terms::{OnLeave, Proposal};
use crate::wire::{Request, seat_of};

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

#[derive(Deserialize)]
struct LockArgs {
    locked: bool,
}

#[derive(Deserialize)]
struct GameArgs {
    game: String,
}

#[derive(Deserialize)]
struct LeaveArgs {
    on_leave: OnLeave,
}

#[derive(Deserialize)]
struct SeatOfferArgs {
    seat: u64,
    member: MemberId,
}

#[derive(Deserialize)]
struct OfferArgs {
    offer: u64,
}

#[derive(Deserialize)]
struct AnswerArgs {
    offer: u64,
    yes: bool,
}

impl Course {
    /// Reads the command; `None` where it is none of these. Refuses with `bad_message`, `no_such_game`,
    /// `no_such_seat`.
    pub fn read(request: &Request) -> Result<Option<Self>, Refusal> {
        Ok(Some(match request.name.as_str() {
            "lock_rules" => Self::LockRules(request.read::<LockArgs>()?.locked),
            "set_game" => {
                let GameArgs { game } = request.read()?;
                let known = Kind::deserialize(serde_json::Value::from(game));
                Self::SetGame(known.map_err(|_| NO_SUCH_GAME)?)
            }
            "set_on_leave" => Self::SetOnLeave(request.read::<LeaveArgs>()?.on_leave),
            "end_round" => Self::EndRound,
            "offer_seat" => {
                let SeatOfferArgs { seat, member } = request.read()?;
                Self::OfferSeat { seat: seat_of(seat)?, member }
            }
            // A proposal is read by its own name.
            "offer" => Self::Offer(request.read().map_err(|_| BAD_MESSAGE.with("command", "offer"))?),
            "withdraw" => Self::Withdraw(request.read::<OfferArgs>()?.offer),
            "answer" => {
                let AnswerArgs { offer, yes } = request.read()?;
                Self::Answer { offer, yes }
            }
            _ => return Ok(None),
        }))
    }
}
