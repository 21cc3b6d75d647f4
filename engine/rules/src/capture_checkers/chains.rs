//! All chains of a piece, found by where they end and what they capture.
//!
//! Chains are never listed by their paths, which can be very many: what a chain leaves on the board
//! depends on its piece, its end and the set of pieces that it has captured, and so does how it can go on.
//! For each of these one path is kept. A search has a limit, counted in hops and never in time.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use super::chain::Chain;
use super::position::{Hop, Position};
use crate::star::{Hole, HoleSet, Hops};

/// Chains of one piece, no two with the same end and the same captured set; those with fewer hops come
/// first, and those with as many in board order of their paths.
#[derive(Clone, Debug)]
pub struct Chains {
    /// The first one is the piece before its first hop.
    stops: Vec<Stop>,
    complete: bool,
}

/// Where a piece is after some hops.
#[derive(Clone, Copy, Debug)]
struct Stop {
    at: Hole,
    captured: HoleSet,
    /// Where it was one hop earlier, as an index.
    before: usize,
}

impl Chains {
    /// The chains of the piece on `origin`, as many as are found by looking at so many hops.
    pub fn of(position: &Position, origin: Hole, range: Hops, mut hops: u32) -> Self {
        Self::within(position, origin, range, &mut hops)
    }

    /// The chains of the piece on `origin`. Each hop that is looked at takes one from `hops`, also one that
    /// leads to what is found already; when there are none left the search breaks off.
    pub fn within(position: &Position, origin: Hole, range: Hops, hops: &mut u32) -> Self {
        let mut stops = vec![Stop { at: origin, captured: HoleSet::EMPTY, before: 0 }];
        let mut seen = Seen::default();
        let mut as_long = 1;
        let pieces = position.pieces().without(origin);
        let mut next = 0;
        while let Some(&Stop { at, captured, .. }) = stops.get(next) {
            if next == as_long {
                // From here on all have one hop more, and none of these is found yet.
                seen.clear();
                as_long = stops.len();
            }
            // The piece itself is none that it could go over, wherever it is.
            let others = pieces - captured;
            for Hop { over, to, .. } in Hop::all(others, at, range) {
                let Some(left) = hops.checked_sub(1) else { return Self { stops, complete: false } };
                *hops = left;
                let captured = captured.with(over);
                if seen.insert((to, captured)) {
                    stops.push(Stop { at: to, captured, before: next });
                }
            }
            next += 1;
        }
        Self { stops, complete: true }
    }

    /// Where the piece is before its first hop.
    pub fn origin(&self) -> Hole {
        self.stops[0].at
    }

    /// How many they are.
    pub fn len(&self) -> usize {
        self.stops.len() - 1
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether they are all that there are.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// Where each of them ends, and what it captures.
    pub fn ends(&self) -> impl ExactSizeIterator<Item = (Hole, HoleSet)> + '_ {
        self.stops[1..].iter().map(|stop| (stop.at, stop.captured))
    }

    /// Chain `index`, counted as by [`Self::ends`]; `None` if they are fewer.
    pub fn chain(&self, index: usize) -> Option<Chain> {
        let mut stop = self.stops.get(index + 1)?;
        let mut path = vec![stop.at];
        while !stop.captured.is_empty() {
            stop = &self.stops[stop.before];
            path.push(stop.at);
        }
        path.reverse();
        Chain::along(&path)
    }
}

/// Ends with captured sets that have been found before.
type Seen = HashSet<(Hole, HoleSet), BuildHasherDefault<Fold>>;

/// A quick hash for keys that nobody can choose, and the same in every run: a product a word, the
/// usual one for tables inside of a program.
#[derive(Default)]
struct Fold(u64);

impl Fold {
    fn fold(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0xf135_7aea_2e62_a9c5);
    }
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        // The upper bits of a product are the better ones, and tables begin with the lower ones.
        self.0.rotate_left(26)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.fold(byte.into()));
    }

    fn write_u8(&mut self, word: u8) {
        self.fold(word.into());
    }

    fn write_u128(&mut self, words: u128) {
        self.fold(words as u64);
        self.fold((words >> 64) as u64);
    }
}
