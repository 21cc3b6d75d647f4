//! A place in a game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most seats that any game has.
pub const MAX_SEATS: u8 = 6;

/// A seat of a round, counted from 0 in turn order; always below [`MAX_SEATS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Seat(u8);

impl Seat {
    /// The seat that turn order is counted from.
    pub const FIRST: Self = Self(0);

    /// Seat `index`, or `None` from [`MAX_SEATS`] on.
    pub const fn new(index: u8) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index)) } else { None }
    }

    /// The first `players` seats, in turn order; never more than [`MAX_SEATS`].
    pub fn first(players: u8) -> impl Iterator<Item = Self> {
        (0..players.min(MAX_SEATS)).map(Self)
    }

    /// Counted from 0, for use as an index into a list with an entry a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that follows in turn order among `players` seats (at least one).
    pub const fn next(self, players: u8) -> Self {
        if self.0 + 1 >= players { Self(0) } else { Self(self.0 + 1) }
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("a seat is a number from 0 to 5")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}
