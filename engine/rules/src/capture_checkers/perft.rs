//! Counting positions, to compare this engine with others.

use std::collections::HashSet;

use super::chains::Chains;
use super::position::Position;
use crate::star::{Hole, Hops};

/// What counts as a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// One hop.
    Hop,
    /// A chain of any length, each path for itself.
    Path,
    /// A chain of any length; those that leave the same holes filled are one.
    Position,
}

/// How many sequences of `depth` turns there are: 1 for depth 0. Every seat can play every piece, so it
/// does not matter who plays. When no hop is left a sequence ends, and counts only if it is long enough.
///
/// By hops and by paths the last turn of a sequence is counted and not played.
pub fn perft(position: &Position, depth: u32, by: By, range: Hops) -> u64 {
    if depth == 0 {
        return 1;
    }
    match by {
        By::Hop if depth == 1 => position.count_hops(range) as u64,
        By::Hop => {
            let mut after = *position;
            let mut total = 0;
            for hop in position.pieces().iter().flat_map(|from| position.hops(from, range)) {
                after.toggle(hop);
                total += perft(&after, depth - 1, by, range);
                after.toggle(hop);
            }
            total
        }
        By::Path => {
            let mut hopping = *position;
            position.pieces().iter().map(|from| along_paths(&mut hopping, from, depth, range)).sum()
        }
        By::Position => {
            let reached = reached(position, range);
            if depth == 1 {
                return reached.len() as u64;
            }
            reached.iter().map(|after| perft(after, depth - 1, by, range)).sum()
        }
    }
}

/// The sequences that begin with a chain of the piece on `at`, or go on with it.
fn along_paths(position: &mut Position, at: Hole, depth: u32, range: Hops) -> u64 {
    let mut total = 0;
    for hop in position.hops(at, range) {
        position.toggle(hop);
        total += if depth == 1 { 1 } else { perft(position, depth - 1, By::Path, range) };
        total += along_paths(position, hop.to, depth, range);
        position.toggle(hop);
    }
    total
}

/// The positions after a turn.
fn reached(position: &Position, range: Hops) -> Vec<Position> {
    let mut seen = HashSet::new();
    let mut reached = Vec::new();
    for origin in position.pieces() {
        for (end, captured) in Chains::of(position, origin, range, u32::MAX).ends() {
            let after = position.after(origin, end, captured);
            if seen.insert(after.pieces()) {
                reached.push(after);
            }
        }
    }
    reached
}
