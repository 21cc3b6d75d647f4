//! Chains of short hops in which what is hopped over leaves the board.
//!
//! Within a class of holes a piece that can be hopped over lies on exactly one line between two holes that
//! are a hop apart: it is an edge between them. So a chain in which no piece is hopped twice is a walk
//! through free holes that uses no edge twice: a trail. The layout is that of [`HopGraph`].

use super::hops::{AXES, BIT, CLASS, E, SE, SW};
use super::{Hole, HopGraph};

/// A piece in the middle of such a chain, or before it.
#[derive(Clone, Copy, Debug)]
pub struct Trail {
    /// The bit of the hole where it is.
    at: u64,
    /// By axis: a bit at the lower end of each hop between free holes over a piece that is there.
    edges: [u64; AXES],
}

const STEPS: [i32; AXES] = [E, SE, SW];

impl HopGraph {
    /// The piece on `from`, before its first hop.
    pub fn trail(&self, from: Hole) -> Trail {
        let class = CLASS[from.index()] as usize;
        let at = 1 << BIT[from.index()];
        let free = self.free[class] | at;
        let mut edges = self.over[class];
        for (edges, step) in edges.iter_mut().zip(STEPS) {
            *edges &= free & (free >> step);
        }
        Trail { at, edges }
    }
}

impl Trail {
    /// The same after each hop that the piece can make, by landing in board order.
    #[inline]
    pub fn hops(self) -> impl Iterator<Item = Self> {
        const ORDER: [(usize, bool); 6] = [(1, false), (2, false), (0, false), (0, true), (2, true), (1, true)];
        ORDER.into_iter().filter_map(move |(axis, forward)| {
            let step = STEPS[axis];
            let lower = if forward { self.at } else { self.at >> step };
            if self.edges[axis] & lower == 0 {
                return None;
            }
            let mut after = self;
            after.edges[axis] &= !lower;
            after.at = if forward { self.at << step } else { lower };
            Some(after)
        })
    }

    /// No chain of the piece has more hops than this. Each hole but the last is left as often as it is
    /// reached, so of the edges at a hole where they are odd one at least stays unused.
    #[inline]
    pub fn bound(self) -> u32 {
        let [e, se, sw] = self.edges;
        let mut reached = self.at;
        loop {
            let to_e = ((reached & e) << E) | ((reached >> E) & e);
            let to_se = ((reached & se) << SE) | ((reached >> SE) & se);
            let to_sw = ((reached & sw) << SW) | ((reached >> SW) & sw);
            let next = reached | to_e | to_se | to_sw;
            if next == reached {
                break;
            }
            reached = next;
        }
        let edges = (e & reached).count_ones() + (se & reached).count_ones() + (sw & reached).count_ones();
        let odd = e ^ (e << E) ^ se ^ (se << SE) ^ sw ^ (sw << SW);
        edges - (odd & reached & !self.at).count_ones() / 2
    }
}
