//! Sets of holes.

use std::ops::{BitAnd, BitOr, Not, Sub};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use super::{HOLES, Hole};

/// A set of holes; on the wire a list of their names in board order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, TS)]
#[ts(type = "Array<string>")]
pub struct HoleSet(u128);

impl HoleSet {
    /// No hole.
    pub const EMPTY: Self = Self(0);
    /// Every hole of the star.
    pub const ALL: Self = Self((1 << HOLES) - 1);

    /// The set of one hole.
    pub const fn of(hole: Hole) -> Self {
        Self(1 << hole.0)
    }

    /// This set and `hole`.
    #[must_use]
    pub const fn with(self, hole: Hole) -> Self {
        Self(self.0 | Self::of(hole).0)
    }

    /// This set but `hole`.
    #[must_use]
    pub const fn without(self, hole: Hole) -> Self {
        Self(self.0 & !Self::of(hole).0)
    }

    /// Whether `hole` is one of them.
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 & Self::of(hole).0 != 0
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether they are all in `other`.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether none is in `other`.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The first one in board order.
    pub const fn first(self) -> Option<Hole> {
        if self.0 == 0 { None } else { Some(Hole(self.0.trailing_zeros() as u8)) }
    }

    /// Those in both, for use in constants.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in `other`, for use in constants.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// All of them in board order.
    pub const fn iter(self) -> Iter {
        Iter(self)
    }

    /// Takes `hole` out if it is in, and puts it in if it is not.
    pub(super) const fn toggle(&mut self, hole: Hole) {
        self.0 ^= 1 << hole.0;
    }
}

/// The holes of a set, in board order.
#[derive(Clone, Debug)]
pub struct Iter(HoleSet);

impl Iterator for Iter {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        let hole = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(hole)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for HoleSet {
    type Item = Hole;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        holes.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitAnd for HoleSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for HoleSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for HoleSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.difference(other)
    }
}

impl Not for HoleSet {
    type Output = Self;

    fn not(self) -> Self {
        Self::ALL.difference(self)
    }
}

impl std::fmt::Debug for HoleSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for HoleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HoleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let holes = Vec::<Hole>::deserialize(deserializer)?;
        let set: Self = holes.iter().copied().collect();
        if set.len() == holes.len() { Ok(set) } else { Err(D::Error::custom("a hole is listed twice")) }
    }
}
