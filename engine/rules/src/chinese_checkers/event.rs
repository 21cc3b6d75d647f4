//! What has happened.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::Happened;
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::star::Hole;

/// What has happened; on the wire `{"kind": …, "data": …}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
#[ts(rename = "ChineseCheckersEvent")]
pub enum Event {
    /// A piece hopped, and its turn is not over. Not in the log.
    Hopped {
        /// Whose piece.
        seat: Seat,
        /// Where the hop began.
        from: Hole,
        /// Where it landed.
        to: Hole,
    },
    /// The piece of a chain is where it began, and the turn is as if it had not begun. Not in the log.
    Returned {
        /// Whose piece.
        seat: Seat,
        /// Where the chain began, and the piece is again.
        origin: Hole,
    },
    /// A turn ended.
    Turn(Turn),
    /// A seat had no legal turn.
    PassedOver {
        /// Which one.
        seat: Seat,
    },
    /// A seat has filled its goal.
    Home {
        /// Which one.
        seat: Seat,
        /// Its place, counted from 1.
        place: u8,
    },
    /// The round is over.
    Over(Outcome),
}

/// A turn as it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "ChineseCheckersTurn")]
pub struct Turn {
    /// Who played it.
    pub seat: Seat,
    /// All holes from the first to the last; loops of a chain left out, so no hole comes twice.
    pub path: Vec<Hole>,
    /// Whether it was made of hops; a step otherwise.
    pub hops: bool,
}

impl Happened for Event {
    fn is_logged(&self) -> bool {
        !matches!(self, Self::Hopped { .. } | Self::Returned { .. })
    }
}
