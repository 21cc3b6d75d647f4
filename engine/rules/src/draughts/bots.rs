//! The levels of the bots.

use super::command::Command;
use super::view::View;
use crate::game::Random;
use crate::seat::Seat;

/// The names of the levels, weakest first.
pub const LEVELS: &[&str] = &["easy", "medium", "hard"];

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Two plies, and often any move that does not lose a piece at once.
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
}

/// A turn of `seat`; `None` when it is not at the beginning of one.
pub(super) fn turn(view: &View, seat: Seat, _level: Level, random: &mut Random<'_>) -> Option<Command> {
    let turns = view.position_of(seat)?.turns();
    let index = random(u32::try_from(turns.len()).ok()?) as usize;
    turns.get(index).map(|turn| Command::Move(turn.path().to_vec()))
}
