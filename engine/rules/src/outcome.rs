//! How a round ended.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::seat::Seat;

/// The result of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// Seats from the first place to the last; seats that share a place stand together. All seats in
    /// one list: a draw. Empty: nobody won and nobody lost, such as a round that was broken off.
    pub places: Vec<Vec<Seat>>,
    /// A stable code of the game that says what ended it.
    #[ts(type = "string")]
    pub reason: Cow<'static, str>,
}

impl Outcome {
    /// Whether no seat has two places, and all are among the first `players`.
    pub fn is_of(&self, players: usize) -> bool {
        let seats: Vec<Seat> = self.places.iter().flatten().copied().collect();
        seats.iter().enumerate().all(|(i, seat)| seat.index() < players && !seats[..i].contains(seat))
    }
}
