//! What everybody may know: all of it, since this game has no secrets.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use super::event::Turn;
use super::homes;
use super::in_force::RulesInForce;
use super::position::Position;
use crate::seat::Seat;
use crate::star::{Hole, HoleSet, Point};

/// A round as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(rename = "ChineseCheckersView")]
pub struct View {
    /// The home of each seat. The goal is the point across.
    #[serde(deserialize_with = "known_homes")]
    #[ts(type = "Array<number>")]
    pub homes: &'static [Point],
    /// The pieces of each seat, in board order.
    pub pieces: Vec<HoleSet>,
    /// The chain that is under way, if one is.
    pub chain: Option<ChainView>,
    /// The turn that ended last.
    pub last: Option<Turn>,
    /// The seats that are home, first place first.
    pub home: Vec<Seat>,
    /// The house rules in force.
    pub rules: RulesInForce,
    /// Whose turn it is; a room tells it beside the view, and there it is read.
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    pub(super) to_move: Option<Seat>,
}

impl View {
    /// The pieces as they stand; always there in a view of a [`Game`](super::Game), and `None` where two
    /// stand in one hole.
    pub(super) fn position(&self) -> Option<Position> {
        let mut pieces = [HoleSet::EMPTY; 6];
        for (home, set) in self.homes.iter().zip(&self.pieces) {
            pieces[home.index()] = *set;
        }
        Position::new(pieces)
    }
}

/// A chain that is played hop by hop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "ChineseCheckersChain")]
pub struct ChainView {
    /// Where it began.
    pub origin: Hole,
    /// Where the piece is.
    pub at: Hole,
    /// All holes from `origin` to `at`, loops left out.
    pub path: Vec<Hole>,
}

/// Reads the homes of so many seats.
fn known_homes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static [Point], D::Error> {
    let read = Vec::<Point>::deserialize(deserializer)?;
    let known = u8::try_from(read.len()).ok().and_then(homes).filter(|known| **known == read);
    known.ok_or_else(|| D::Error::custom("not the homes of a round"))
}
