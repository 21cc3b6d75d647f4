//! Lines of moves, with their variations, put together from tokens.

use super::{Line, Noted};
use crate::draughts::position::Position;

/// A line that is being read.
#[derive(Clone, Debug)]
pub(super) struct Open {
    line: Line,
    /// Before the last move, which is where a variation begins.
    before: Position,
    pub now: Position,
    /// How many moves of both sides came before this line.
    first: usize,
    /// Whether a move could not be read: the rest is left out.
    pub broken: bool,
}

impl Open {
    pub(super) fn new(start: Position, first: usize) -> Self {
        Self { line: Line::default(), before: start, now: start, first, broken: false }
    }

    /// The number of the next move.
    pub(super) fn number(&self) -> usize {
        (self.first + self.line.moves.len()) / 2 + 1
    }

    /// A variation on the last move; `None` where there is no move.
    pub(super) fn variation(&self) -> Option<Self> {
        let before_last = self.first + self.line.moves.len().checked_sub(1)?;
        Some(Self { broken: self.broken, ..Self::new(self.before, before_last) })
    }

    pub(super) fn play(&mut self, noted: Noted) {
        self.before = self.now;
        self.now = self.now.play(&noted.turn);
        self.line.moves.push(noted);
    }

    pub(super) fn last(&mut self) -> Option<&mut Noted> {
        self.line.moves.last_mut()
    }

    pub(super) fn comments(&mut self) -> &mut Vec<String> {
        match self.line.moves.last_mut() {
            Some(noted) => &mut noted.comments,
            None => &mut self.line.comments,
        }
    }

    pub(super) fn close(self) -> Line {
        self.line
    }
}
