//! What everybody may know: all of it, since this game has no secrets.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::event::Played;
use super::in_force::RulesInForce;
use super::position::{Army, Position};
use super::quiet::Quiet;
use super::square::{Side, Square};
use crate::seat::Seat;

/// A round as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "DraughtsView")]
pub struct View {
    /// The pieces of the darker side.
    pub black: Pieces,
    /// The pieces of the lighter side.
    pub white: Pieces,
    /// The seat that has the darker side, and had the first move.
    pub black_seat: Seat,
    /// The side to move; where the round was given up or drawn, the one that would be.
    pub side: Side,
    /// The pieces of that side that have to capture; empty where none can.
    pub capturing: Vec<Square>,
    /// The moves since the last capture or move of a man, at most the last 80; then there is a draw.
    pub quiet: Vec<[Square; 2]>,
    /// Why whoever is to move can claim a draw: `repetition` or `forty_turns`; nothing where draws are automatic.
    pub claim: Option<String>,
    /// The turn that was played last.
    pub last: Option<Played>,
    /// The house rules in force.
    pub rules: RulesInForce,
    /// Whose turn it is; a room tells it beside the view, and there it is read.
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    pub(super) to_move: Option<Seat>,
}

/// The pieces of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "DraughtsPieces")]
pub struct Pieces {
    /// Men, by number of their square.
    pub men: Vec<Square>,
    /// Kings, by number of their square.
    pub kings: Vec<Square>,
}

impl From<Army> for Pieces {
    fn from(army: Army) -> Self {
        Self { men: army.men, kings: army.kings }
    }
}

impl View {
    /// The position; `None` where the pieces are none of a game, since a view may come from outside.
    pub(super) fn position(&self) -> Option<Position> {
        let army = |pieces: &Pieces| Army { men: pieces.men.clone(), kings: pieces.kings.clone() };
        Position::new(&army(&self.black), &army(&self.white), self.side)
    }

    /// The position, if it is the turn of `seat` there.
    pub(super) fn position_of(&self, seat: Seat) -> Option<Position> {
        if self.to_move == Some(seat) { self.position() } else { None }
    }

    pub(super) fn quiet(&self, position: &Position) -> Quiet {
        Quiet::leading_to(position, &self.quiet)
    }
}
