//! The hops of one turn.

use super::position::{Hop, Position};
use crate::star::{Hole, HoleSet, Hops};

/// A chain of at least one hop. It may end where it began, and come to a hole more than once; what it
/// captures is gone, so it captures nothing twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// One longer than `captured`, which is not empty.
    path: Vec<Hole>,
    captured: Vec<Hole>,
}

impl Chain {
    /// The first hop.
    pub fn begin(hop: Hop) -> Self {
        Self { path: vec![hop.from, hop.to], captured: vec![hop.over] }
    }

    /// One more hop, from where the piece is.
    pub(super) fn push(&mut self, hop: Hop) {
        debug_assert_eq!(hop.from, self.at());
        self.path.push(hop.to);
        self.captured.push(hop.over);
    }

    /// This chain, and then the hops of `rest`, which begins where this one ends.
    pub(super) fn followed_by(&self, rest: &Self) -> Self {
        let mut whole = self.clone();
        rest.hops().for_each(|hop| whole.push(hop));
        whole
    }

    /// The chain along `path`; `None` if that has no hop, or one over no hole, or one over a hole that
    /// was hopped over before.
    pub fn along(path: &[Hole]) -> Option<Self> {
        let captured: Option<Vec<Hole>> =
            path.windows(2).map(|ends| Hop::between(ends[0], ends[1]).map(|hop| hop.over)).collect();
        let captured = captured.filter(|captured| !captured.is_empty())?;
        let all_different = captured.iter().copied().collect::<HoleSet>().len() == captured.len();
        all_different.then(|| Self { path: path.to_vec(), captured })
    }

    /// Where it began.
    pub fn origin(&self) -> Hole {
        self.path[0]
    }

    /// Where the piece is.
    pub fn at(&self) -> Hole {
        self.path[self.path.len() - 1]
    }

    /// All holes from the origin to where the piece is.
    pub fn path(&self) -> &[Hole] {
        &self.path
    }

    /// The holes of the pieces that were captured, in the order of the hops.
    pub fn captured(&self) -> &[Hole] {
        &self.captured
    }

    /// Its hops, in order.
    pub fn hops(&self) -> impl Iterator<Item = Hop> + '_ {
        self.path.windows(2).zip(&self.captured).map(|(ends, &over)| Hop { from: ends[0], over, to: ends[1] })
    }

    /// Whether the chain can be played in `position`, and the position after it.
    pub fn play(&self, position: &Position, range: Hops) -> Option<Position> {
        let mut position = *position;
        if !position.pieces().contains(self.origin()) {
            return None;
        }
        for hop in self.hops() {
            if !position.allows(hop, range) {
                return None;
            }
            position.toggle(hop);
        }
        Some(position)
    }
}
