//! The 32 dark squares, the two sides, and sets of squares as bits.
//!
//! In a set the squares do not stand in the order of their numbers. They are laid out so that a step in
//! one of the four directions is the same rotation on every row (a known layout of checkers programs):
//!
//! ```text
//!     11    5   31   25        1    2    3    4
//!  10    4   30   24        5    6    7    8
//!      3   29   23   17        9   10   11   12
//!   2   28   22   16       13   14   15   16
//!     27   21   15    9       17   18   19   20
//!  26   20   14    8       21   22   23   24
//!     19   13    7    1       25   26   27   28
//!  18   12    6    0       29   30   31   32
//! ```
//!
//! On the left are the bits, on the right the numbers. White goes up, Black goes down.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many dark squares the board has.
pub const SQUARES: usize = 32;

/// A dark square by its number, 1 to 32: 1 is at the top left as White sees it, 32 at the bottom right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Square(u8);

impl Square {
    /// The square of that number, or `None` if there is none.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= SQUARES as u8 { Some(Self(number)) } else { None }
    }

    /// All squares, by number.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=SQUARES as u8).map(Self)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The row, 0 to 7 from the top.
    pub const fn row(self) -> u8 {
        (self.0 - 1) / 4
    }

    /// The column, 0 to 7 from the left as White sees it.
    pub const fn column(self) -> u8 {
        (self.0 - 1) % 4 * 2 + 1 - self.row() % 2
    }

    pub(super) const fn bit(self) -> u32 {
        1 << BITS[(self.0 - 1) as usize]
    }

    /// The only square of `set`; the lowest bit if there are several, and square 32 if there is none.
    pub(super) const fn of_bit(set: u32) -> Self {
        Self(NUMBERS[(set.trailing_zeros() % 32) as usize])
    }
}

impl TryFrom<u8> for Square {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("a square is a number from 1 to 32")
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DraughtsSide")]
pub enum Side {
    /// The darker side: squares 1 to 12, moves first.
    Black,
    /// The lighter side: squares 21 to 32.
    White,
}

impl Side {
    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// The row where its men become kings.
    pub(super) const fn king_row(self) -> u32 {
        match self {
            Self::Black => BOTTOM,
            Self::White => TOP,
        }
    }
}

/// The bit of each square, by its number less one.
const BITS: [u8; SQUARES] = {
    let mut bits = [0; SQUARES];
    let mut number = 1;
    while number <= SQUARES {
        let square = Square(number as u8);
        let (up, right) = (7 - square.row() as i32, square.column() as i32);
        bits[number - 1] = (18 + (up + right) / 2 + 7 * (up - right) / 2).rem_euclid(32) as u8;
        number += 1;
    }
    bits
};

/// The number of each bit.
const NUMBERS: [u8; SQUARES] = {
    let mut numbers = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        numbers[BITS[index] as usize] = index as u8 + 1;
        index += 1;
    }
    numbers
};

/// The squares with numbers `first` to `last`, at least one apart by `by`.
const fn numbered(first: u8, last: u8, by: u8) -> u32 {
    let (mut set, mut number) = (0, first);
    while number <= last {
        set |= Square(number).bit();
        number += by;
    }
    set
}

pub(super) const TOP: u32 = numbered(1, 4, 1);
pub(super) const BOTTOM: u32 = numbered(29, 32, 1);
pub(super) const BLACK_START: u32 = numbered(1, 12, 1);
pub(super) const WHITE_START: u32 = numbered(21, 32, 1);
const LEFT: u32 = numbered(5, 29, 8);
const RIGHT: u32 = numbered(4, 28, 8);

/// A direction: the two of White's men, up right and up left, then those of Black's, down left and down right.
pub(super) type Direction = usize;

pub(super) const WHITE_WAYS: [Direction; 2] = [0, 1];
pub(super) const BLACK_WAYS: [Direction; 2] = [2, 3];
const ROTATIONS: [u32; 4] = [1, 7, 31, 25];
/// Where a step can't end, since it would come from over the edge.
const ENTERED: [u32; 4] = [!(BOTTOM | LEFT), !(BOTTOM | RIGHT), !(TOP | RIGHT), !(TOP | LEFT)];

/// The squares one step from `set`.
#[inline(always)]
pub(super) const fn step(set: u32, direction: Direction) -> u32 {
    set.rotate_left(ROTATIONS[direction]) & ENTERED[direction]
}

/// The direction back.
#[inline(always)]
pub(super) const fn back(direction: Direction) -> Direction {
    direction ^ 2
}

/// The squares of `set` as single bits.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = set & set.wrapping_neg();
        set ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// The squares of `set`, by number.
pub(super) fn squares(set: u32) -> Vec<Square> {
    Square::all().filter(|square| set & square.bit() != 0).collect()
}

/// The set of `squares`.
pub(super) fn set_of(squares: &[Square]) -> u32 {
    squares.iter().fold(0, |set, square| set | square.bit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layout_is_that_of_the_picture() {
        let bits =
            [11, 5, 31, 25, 10, 4, 30, 24, 3, 29, 23, 17, 2, 28, 22, 16, 27, 21, 15, 9, 26, 20, 14, 8, 19, 13, 7];
        for (square, bit) in Square::all().zip(bits) {
            assert_eq!(square.bit(), 1 << bit, "{square}");
            assert_eq!(Square::of_bit(square.bit()), square);
        }
    }

    #[test]
    fn steps_are_those_of_rows_and_columns() {
        let ways = [(-1, 1), (-1, -1), (1, -1), (1, 1)];
        for from in Square::all() {
            for (direction, (down, right)) in ways.into_iter().enumerate() {
                let place = (from.row() as i32 + down, from.column() as i32 + right);
                let to = Square::all().find(|to| (to.row() as i32, to.column() as i32) == place);
                assert_eq!(step(from.bit(), direction), to.map_or(0, Square::bit), "{from} {direction}");
                assert_eq!(ways[back(direction)], (-down, -right));
            }
        }
    }
}
