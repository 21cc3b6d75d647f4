//! The levels of the bots.
//!
//! * *Easy* searches two plies. One turn in four it plays any that loses no piece at once, if there is one.
//! * *Medium* searches six plies.
//! * *Hard* searches as deep as a number of nodes allows.
//!
//! Captures at the end of a search are followed by all of them. Among turns that look equally good chance decides. Where
//! draws are not automatic, a bot claims one that it may claim unless it is ahead, and after forty turns in any case.

use super::command::Command;
use super::search::{Limits, search, settled};
use super::turn::Turn;
use super::view::View;
use super::{FORTY_TURNS, Position};
use crate::game::Random;
use crate::seat::Seat;

/// The names of the levels, weakest first.
pub const LEVELS: &[&str] = &["easy", "medium", "hard"];

/// How many nodes *hard* may look at where nobody says otherwise: fit for a room that has others to serve.
pub const NODES: u64 = 60_000;
/// How many nodes are worth the while on a device of one's own: about a second of a phone.
pub const MOST_NODES: u64 = 2_000_000;
/// A search of a few plies ends by itself long before.
const AMPLE_NODES: u64 = 1_000_000;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Two plies, and now and then any move that does not lose a piece at once.
    Easy,
    /// Six plies.
    Medium,
    /// As deep as a number of nodes allows.
    Hard,
}

impl Level {
    /// The level of that name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "easy" => Some(Self::Easy),
            "medium" => Some(Self::Medium),
            "hard" => Some(Self::Hard),
            _ => None,
        }
    }

    /// How much it searches, when *hard* has this many nodes.
    fn limits(self, nodes: u64) -> Limits {
        match self {
            Self::Easy => Limits { depth: 2, nodes: AMPLE_NODES },
            Self::Medium => Limits { depth: 6, nodes: AMPLE_NODES },
            Self::Hard => Limits { depth: u32::MAX, nodes: nodes.clamp(1, MOST_NODES) },
        }
    }
}

/// A turn of `seat`, for which *hard* looks at `nodes` positions and at most [`MOST_NODES`]; `None` when it is
/// not its turn.
pub fn think(view: &View, seat: Seat, level: Level, nodes: u64, random: &mut Random<'_>) -> Option<Command> {
    let position = view.position_of(seat)?;
    let mut turns = position.turns();
    shuffle(&mut turns, random);
    let quiet = view.quiet(&position);
    let claim = quiet.draw(&position).filter(|_| !view.rules.auto_draw && !turns.is_empty());
    if claim == Some(FORTY_TURNS) {
        return Some(Command::ClaimDraw {});
    }
    if level == Level::Easy && claim.is_none() && random(4) == 0 {
        let safe = turns.iter().find(|turn| !loses_a_piece(&position, turn));
        if let Some(turn) = safe {
            return Some(Command::Move(turn.path().to_vec()));
        }
    }
    let past: Vec<Position> = quiet.past(&position).collect();
    let found = search(&position, &past, &turns, level.limits(nodes))?;
    if claim.is_some() && found.score <= 0 {
        return Some(Command::ClaimDraw {});
    }
    Some(Command::Move(found.turn.path().to_vec()))
}

/// Whether the captures that follow a turn cost more than they bring.
fn loses_a_piece(position: &Position, turn: &Turn) -> bool {
    let after = position.play(turn);
    // After the turn the other side is to move.
    -settled(&after) < settled(position)
}

fn shuffle(turns: &mut [Turn], random: &mut Random<'_>) {
    for last in (1..turns.len()).rev() {
        // A list of turns is short.
        let other = random(last as u32 + 1) as usize;
        turns.swap(last, other.min(last));
    }
}
