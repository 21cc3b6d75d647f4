//! What has happened.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::square::Square;
use super::turn::Turn;
use crate::game::Happened;
use crate::outcome::Outcome;
use crate::seat::Seat;

/// What has happened; on the wire `{"kind": …, "data": …}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
#[ts(rename = "DraughtsEvent")]
pub enum Event {
    /// A turn was played.
    Turn(Played),
    /// A seat gave the game up.
    Resigned {
        /// Which one.
        seat: Seat,
    },
    /// A seat claimed a draw.
    DrawClaimed {
        /// Which one.
        seat: Seat,
    },
    /// The round is over.
    Over(Outcome),
}

/// A turn as it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "DraughtsTurn")]
pub struct Played {
    /// Who played it.
    pub seat: Seat,
    /// All squares from the first to the last. A square may come twice.
    pub path: Vec<Square>,
    /// Where the pieces were that it captured, one for each jump, in order.
    pub captured: Vec<Square>,
    /// Whether a man became a king.
    pub crowned: bool,
}

impl Played {
    pub(super) fn new(seat: Seat, turn: &Turn) -> Self {
        Self { seat, path: turn.path().to_vec(), captured: turn.captured().to_vec(), crowned: turn.crowns() }
    }
}

impl Happened for Event {
    fn is_logged(&self) -> bool {
        true
    }
}
