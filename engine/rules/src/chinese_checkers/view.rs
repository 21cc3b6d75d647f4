//! What everybody may know: all of it, since this game has no secrets.

use serde::Serialize;
use ts_rs::TS;

use super::event::Turn;
use super::in_force::RulesInForce;
use crate::seat::Seat;
use crate::star::{Hole, HoleSet, Point};

/// A round as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ChineseCheckersView")]
pub struct View {
    /// The home of each seat. The goal is the point across.
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
    /// Whose turn it is; a room tells it beside the view.
    #[serde(skip)]
    #[ts(skip)]
    pub(super) to_move: Option<Seat>,
}

/// A chain that is played hop by hop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ChineseCheckersChain")]
pub struct ChainView {
    /// Where it began.
    pub origin: Hole,
    /// Where the piece is.
    pub at: Hole,
    /// All holes from `origin` to `at`, loops left out.
    pub path: Vec<Hole>,
}
