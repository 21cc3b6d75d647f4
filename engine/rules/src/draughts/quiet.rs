//! The turns since the last capture or move of a man: what the automatic draws depend on.

use super::position::Position;
use super::square::Square;
use super::turn::Turn;

/// So many turns of both sides together without a capture or a move of a man are a draw.
pub const QUIET_TURNS: usize = 80;
/// A position that has stood so often is a draw.
pub const REPETITIONS: usize = 3;

/// The moves of kings that have followed each other, at most the last [`QUIET_TURNS`]: where each began and
/// ended. They can be gone back over from the position that they have led to, so that no position is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Quiet(Vec<[Square; 2]>);

impl Quiet {
    /// Takes over as many of `moves` as there are, from the last one back, that can have led to `position`.
    pub(super) fn leading_to(position: &Position, moves: &[[Square; 2]]) -> Self {
        let back = moves.iter().rev().take(QUIET_TURNS).scan(*position, |at, &[from, to]| {
            *at = at.before_quiet(from, to)?;
            Some([from, to])
        });
        let mut kept: Vec<_> = back.collect();
        kept.reverse();
        Self(kept)
    }

    /// Notes a turn that was played in `before`.
    pub(super) fn note(&mut self, before: &Position, turn: &Turn) {
        let is_king = before.at(turn.from()).is_some_and(|(_, king)| king);
        if !is_king || !turn.captured().is_empty() {
            self.0.clear();
            return;
        }
        if self.0.len() == QUIET_TURNS {
            self.0.remove(0);
        }
        self.0.push([turn.from(), turn.to()]);
    }

    pub(super) fn moves(&self) -> &[[Square; 2]] {
        &self.0
    }

    /// The positions before `position`, the last one first.
    pub(super) fn past(&self, position: &Position) -> impl Iterator<Item = Position> {
        self.0.iter().rev().scan(*position, |at, &[from, to]| {
            *at = at.before_quiet(from, to)?;
            Some(*at)
        })
    }

    /// Why the round is a draw, or can be claimed as one.
    pub(super) fn draw(&self, position: &Position) -> Option<&'static str> {
        let before = self.past(position).filter(|past| past == position).count();
        if before + 1 >= REPETITIONS {
            Some(super::REPETITION)
        } else if self.0.len() >= QUIET_TURNS {
            Some(super::FORTY_TURNS)
        } else {
            None
        }
    }
}
