//! What everybody may know: all of it, since this game has no secrets.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::chain::Chain;
use super::event::Turn;
use super::in_force::RulesInForce;
use super::position::Position;
use crate::seat::Seat;
use crate::star::{Hole, HoleSet};

/// A round as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "CaptureCheckersView")]
pub struct View {
    /// All pieces, in board order; in mid-chain as they stand.
    pub pieces: HoleSet,
    /// How many pieces each seat has captured, those of a chain that is under way included. Together with
    /// `pieces` they are always 60.
    pub captures: Vec<u8>,
    /// The chain that is under way, if one is.
    pub chain: Option<ChainView>,
    /// The turn that ended last.
    pub last: Option<Turn>,
    /// The house rules in force.
    pub rules: RulesInForce,
    /// Whose turn it is; a room tells it beside the view, and there it is read.
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    pub(super) to_move: Option<Seat>,
}

impl View {
    pub(super) fn position(&self) -> Position {
        Position::new(self.pieces)
    }
}

/// A chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "CaptureCheckersChain")]
pub struct ChainView {
    /// Where it began.
    pub origin: Hole,
    /// Where the piece is.
    pub at: Hole,
    /// All holes from `origin` to `at`. A hole may come twice.
    pub path: Vec<Hole>,
    /// Where the pieces were that it captured, one for each hop, in order.
    pub captured: Vec<Hole>,
}

impl From<&Chain> for ChainView {
    fn from(chain: &Chain) -> Self {
        Self {
            origin: chain.origin(),
            at: chain.at(),
            path: chain.path().to_vec(),
            captured: chain.captured().to_vec(),
        }
    }
}
