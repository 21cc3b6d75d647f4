//! What has happened.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::chain::Chain;
use crate::game::Happened;
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::star::Hole;

/// What has happened; on the wire `{"kind": …, "data": …}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
#[ts(rename = "CaptureCheckersEvent")]
pub enum Event {
    /// A piece hopped, in a chain that is played hop by hop. Not in the log.
    Hopped {
        /// Who played it.
        seat: Seat,
        /// Where the hop began.
        from: Hole,
        /// Where it landed.
        to: Hole,
        /// Where the piece was that it captured.
        captured: Hole,
    },
    /// A turn ended.
    Turn(Turn),
    /// The round is over.
    Over(Outcome),
}

/// A turn as it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "CaptureCheckersTurn")]
pub struct Turn {
    /// Who played it.
    pub seat: Seat,
    /// All holes from the first to the last. A hole may come twice.
    pub path: Vec<Hole>,
    /// Where the pieces were that it captured, one for each hop, in order.
    pub captured: Vec<Hole>,
}

impl Turn {
    pub(super) fn new(seat: Seat, chain: &Chain) -> Self {
        Self { seat, path: chain.path().to_vec(), captured: chain.captured().to_vec() }
    }
}

impl Happened for Event {
    fn is_logged(&self) -> bool {
        !matches!(self, Self::Hopped { .. })
    }
}
