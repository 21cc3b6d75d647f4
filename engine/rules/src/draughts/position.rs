//! The pieces and whose turn it is: all that legal moves depend on.

use super::square::{BLACK_START, Side, Square, WHITE_START, set_of, squares};

/// The most pieces that a side has.
pub const MEN: u32 = 12;

/// The pieces on the board, and the side to move. No two pieces share a square, no man is on the row where
/// it becomes a king, and no side has more than twelve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// All pieces by side.
    pub(super) pieces: [u32; 2],
    /// The kings of both sides.
    pub(super) kings: u32,
    pub(super) to_move: Side,
}

/// The pieces of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Army {
    /// Men, by number of their square.
    pub men: Vec<Square>,
    /// Kings, by number of their square.
    pub kings: Vec<Square>,
}

impl Position {
    /// Where a game begins.
    pub const START: Self = Self { pieces: [BLACK_START, WHITE_START], kings: 0, to_move: Side::Black };

    /// A position with these pieces. `None` if two share a square, a man is on the row where it becomes a
    /// king, or a side has more than twelve.
    pub fn new(black: &Army, white: &Army, to_move: Side) -> Option<Self> {
        let mut position = Self { pieces: [0; 2], kings: 0, to_move };
        for (side, army) in [(Side::Black, black), (Side::White, white)] {
            for (list, king) in [(&army.men, false), (&army.kings, true)] {
                for &square in list {
                    position = position.with(square, side, king)?;
                }
            }
        }
        Some(position)
    }

    /// The position with one more piece; `None` where [`Self::new`] has none.
    pub fn with(mut self, square: Square, side: Side, king: bool) -> Option<Self> {
        let bit = square.bit();
        let fits = self.occupied() & bit == 0 && (king || side.king_row() & bit == 0);
        self.pieces[side.index()] |= bit;
        self.kings |= if king { bit } else { 0 };
        (fits && self.of(side).count_ones() <= MEN).then_some(self)
    }

    /// The side to move.
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The pieces of a side.
    pub fn army(&self, side: Side) -> Army {
        let all = self.of(side);
        Army { men: squares(all & !self.kings), kings: squares(all & self.kings) }
    }

    /// What stands on a square: the side, and whether it is a king.
    pub fn at(&self, square: Square) -> Option<(Side, bool)> {
        let bit = square.bit();
        let side = [Side::Black, Side::White].into_iter().find(|&side| self.of(side) & bit != 0)?;
        Some((side, self.kings & bit != 0))
    }

    /// How many pieces a side has.
    pub fn count(&self, side: Side) -> u32 {
        self.of(side).count_ones()
    }

    pub(super) const fn of(&self, side: Side) -> u32 {
        self.pieces[side.index()]
    }

    pub(super) const fn occupied(&self) -> u32 {
        self.pieces[0] | self.pieces[1]
    }

    /// The position before the side that is not to move went with a king from `from` to `to`; `None` where
    /// that can't have been.
    pub(super) fn before_quiet(&self, from: Square, to: Square) -> Option<Self> {
        let mover = self.to_move.other();
        let adjacent = from.row().abs_diff(to.row()) == 1 && from.column().abs_diff(to.column()) == 1;
        if !adjacent || self.of(mover) & self.kings & to.bit() == 0 || self.occupied() & from.bit() != 0 {
            return None;
        }
        let mut before = *self;
        let both = set_of(&[from, to]);
        before.pieces[mover.index()] ^= both;
        before.kings ^= both;
        before.to_move = mover;
        Some(before)
    }
}
