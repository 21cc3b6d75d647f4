//! The star: the board of both kinds of Chinese checkers.
//!
//! 121 holes: a hexagon of 61 and six points of ten. A hole has cube coordinates (x, y, z) with
//! x + y + z = 0, and it is on the board if all three are at least -4 or all three are at most 4: the
//! two big triangles, whose cut is the hexagon. A hole belongs to a point if one coordinate is larger
//! in size than 4; the apex of the point has 8 there. Of the three, [`Hole::axial`] gives the two that
//! suffice, q = x to the right and r = z down.
//!
//! The board is drawn with a point up. Holes are numbered row by row from the top, and from the left
//! within a row; they are named by the letter of the row and the count from its left, `A1` to `Q1`.
//! Points are numbered clockwise from the top.
//!
//! * [`HoleSet`] is a set of holes, one bit each.
//! * [`Occupancy`] knows which holes have a piece, and where a piece can step and hop.
//! * [`HopGraph`] finds ends of chains, and counts hops, many at a time; [`Trail`] goes along chains that
//!   hop over no piece twice.
//! * [`board`] is the geometry for those who draw it.
//! * [`command`] is what the commands of both games share.

mod board;
pub mod command;
mod hole_set;
mod hops;
mod occupancy;
mod tables;
mod trails;

use std::fmt;
use std::str::FromStr;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

pub use board::{Board, BoardHole, board};
pub use hole_set::{HoleSet, Iter};
pub use hops::{Ends, HopGraph, class_masks};
pub use occupancy::{Chains, Hops, Occupancy};
pub use trails::Trail;

/// How many holes the star has.
pub const HOLES: usize = 121;

/// A hole of the star, counted from 0 row by row from the top; on the wire its name, such as `E5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct Hole(u8);

impl Hole {
    /// Hole `index`, or `None` from [`HOLES`] on.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < HOLES { Some(Self(index)) } else { None }
    }

    /// All holes, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..HOLES as u8).map(Self)
    }

    /// Counted from 0, for use as an index into a list with an entry a hole.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The coordinates (q, r): q grows to the right along a row, r downwards from row to row. The
    /// third one is -q - r. The centre is (0, 0).
    pub const fn axial(self) -> (i8, i8) {
        tables::AXIAL[self.index()]
    }

    /// The hole with the coordinates (q, r), or `None` off the board.
    pub const fn at(q: i8, r: i8) -> Option<Self> {
        tables::at(q, r)
    }

    /// The row, counted from 0 at the top.
    pub const fn row(self) -> u8 {
        (self.axial().1 + tables::ARM) as u8
    }

    /// The place in the row, counted from 1 at the left; together with the row's letter it is the name.
    pub const fn column(self) -> u8 {
        self.0 - tables::ROW_STARTS[self.row() as usize] + 1
    }

    /// The point that the hole belongs to; `None` in the hexagon.
    pub const fn point(self) -> Option<Point> {
        tables::POINT_OF[self.index()]
    }

    /// The next hole in a direction; `None` at the edge.
    pub const fn neighbour(self, direction: Direction) -> Option<Self> {
        tables::NEIGHBOURS[self.index()][direction as usize]
    }

    /// All neighbours, two to six.
    pub const fn neighbours(self) -> HoleSet {
        tables::NEIGHBOUR_SETS[self.index()]
    }

    /// What a hop in a direction goes over and where it lands; `None` where the board ends before.
    pub const fn hop(self, direction: Direction) -> Option<(Self, Self)> {
        tables::HOPS[self.index()][direction as usize]
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.row()), self.column())
    }
}

impl fmt::Debug for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A name that no hole of the star has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchHole;

impl fmt::Display for NoSuchHole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no_such_hole")
    }
}

impl std::error::Error for NoSuchHole {}

impl FromStr for Hole {
    type Err = NoSuchHole;

    /// Reads a name. The letter may be small; signs, spaces and leading zeros are refused.
    fn from_str(name: &str) -> Result<Self, NoSuchHole> {
        let (letter, digits) = match name.as_bytes() {
            [letter, digits @ ..] if (1..=2).contains(&digits.len()) => (letter.to_ascii_uppercase(), digits),
            _ => return Err(NoSuchHole),
        };
        let row = letter.checked_sub(b'A').ok_or(NoSuchHole)? as usize;
        if row + 1 >= tables::ROW_STARTS.len() || digits[0] == b'0' || !digits.iter().all(u8::is_ascii_digit) {
            return Err(NoSuchHole);
        }
        let column = digits.iter().fold(0, |value, digit| value * 10 + (digit - b'0'));
        let first = tables::ROW_STARTS[row];
        if column > tables::ROW_STARTS[row + 1] - first { Err(NoSuchHole) } else { Ok(Self(first + column - 1)) }
    }
}

impl Serialize for Hole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (row, column) = (b'A' + self.row(), self.column());
        let (tens, ones) = (b'0' + column / 10, b'0' + column % 10);
        let spelled = if tens > b'0' { [row, tens, ones] } else { [row, ones, 0] };
        let name = &spelled[..if tens > b'0' { 3 } else { 2 }];
        serializer.serialize_str(std::str::from_utf8(name).expect("a name has only ASCII letters and digits"))
    }
}

impl<'de> Deserialize<'de> for Hole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<str>::deserialize(deserializer)?;
        name.parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&name), &"the name of a hole"))
    }
}

/// One of the six points of the star, counted from 0 clockwise from the top; a seat is at home in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
pub struct Point(u8);

impl Point {
    /// All points, clockwise from the top.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Point `index`, or `None` from 6 on.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 6 { Some(Self(index)) } else { None }
    }

    /// Counted from 0, for use as an index into a list with an entry a point.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point across the board: where a seat that is at home in this one wants to go.
    pub const fn opposite(self) -> Self {
        Self((self.0 + 3) % 6)
    }

    /// Its ten holes.
    pub const fn holes(self) -> HoleSet {
        tables::POINT_SETS[self.index()]
    }

    /// Its outermost hole.
    pub const fn apex(self) -> Hole {
        tables::APEXES[self.index()]
    }

    /// How many steps over neighbouring holes it is from `hole` to the apex, pieces ignored: 0 to 16.
    pub const fn distance(self, hole: Hole) -> u8 {
        tables::DISTANCES[self.index()][hole.index()]
    }
}

impl TryFrom<u8> for Point {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("a point is a number from 0 to 5")
    }
}

impl From<Point> for u8 {
    fn from(point: Point) -> u8 {
        point.0
    }
}

/// One of the six directions from a hole, clockwise from the upper right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Up and to the right.
    Ne,
    /// To the right.
    E,
    /// Down and to the right.
    Se,
    /// Down and to the left.
    Sw,
    /// To the left.
    W,
    /// Up and to the left.
    Nw,
}

impl Direction {
    /// All directions, clockwise from the upper right.
    pub const ALL: [Self; 6] = [Self::Ne, Self::E, Self::Se, Self::Sw, Self::W, Self::Nw];

    /// What one step adds to the coordinates (q, r).
    pub const fn axial(self) -> (i8, i8) {
        match self {
            Self::Ne => (1, -1),
            Self::E => (1, 0),
            Self::Se => (0, 1),
            Self::Sw => (-1, 1),
            Self::W => (-1, 0),
            Self::Nw => (0, -1),
        }
    }

    /// The direction back.
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }
}

#[cfg(test)]
mod tests;
