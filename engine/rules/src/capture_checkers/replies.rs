//! The longest chain on the board, which is the most that the next seat can capture.

use super::position::Position;
use crate::star::{Hole, HopGraph, Hops, Trail};

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Longest {
    /// The longest chain has so many hops; 0 where there is none.
    Hops(u32),
    /// There is one with more hops than asked for.
    More,
    /// There were no hops left to look at.
    Unknown,
}

/// The longest chain in `position`, unless it has more than `most` hops. Each hop that is looked at takes
/// one from `hops`.
pub(super) fn longest(position: &Position, range: Hops, most: u32, hops: &mut u32) -> Longest {
    let mut search = Search { range, most, best: 0, hops };
    let found = match range {
        Hops::Short => search.trails(position),
        Hops::Long => {
            let mut hopping = *position;
            position.pieces().iter().try_for_each(|from| search.hop_on(&mut hopping, from, 0))
        }
    };
    match found {
        Ok(()) => Longest::Hops(search.best),
        Err(end) => end,
    }
}

struct Search<'a> {
    range: Hops,
    most: u32,
    best: u32,
    hops: &'a mut u32,
}

impl Search<'_> {
    /// One more hop is made, the last of `length`. Breaks the search off with what is known then.
    fn count(&mut self, length: u32) -> Result<(), Longest> {
        *self.hops = self.hops.checked_sub(1).ok_or(Longest::Unknown)?;
        self.best = self.best.max(length);
        if self.best > self.most { Err(Longest::More) } else { Ok(()) }
    }

    fn trails(&mut self, position: &Position) -> Result<(), Longest> {
        let graph = HopGraph::new(position.occupancy());
        position.pieces().iter().try_for_each(|from| self.along(graph.trail(from), 0))
    }

    fn along(&mut self, trail: Trail, length: u32) -> Result<(), Longest> {
        if length + trail.bound() <= self.best {
            return Ok(());
        }
        for next in trail.hops() {
            self.count(length + 1)?;
            self.along(next, length + 1)?;
        }
        Ok(())
    }

    fn hop_on(&mut self, position: &mut Position, at: Hole, length: u32) -> Result<(), Longest> {
        for hop in position.hops(at, self.range) {
            self.count(length + 1)?;
            position.toggle(hop);
            let found = self.hop_on(position, hop.to, length + 1);
            position.toggle(hop);
            found?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::star::HoleSet;

    fn any_position() -> impl Strategy<Value = Position> {
        let all: Vec<Hole> = Hole::all().collect();
        (0..60_usize, Just(all).prop_shuffle())
            .prop_map(|(pieces, shuffled)| Position::new(shuffled[..pieces].iter().copied().collect::<HoleSet>()))
    }

    /// Hop by hop, without trails and bounds.
    fn plainly(position: &mut Position, at: Hole, range: Hops) -> u32 {
        let mut longest = 0;
        for hop in position.hops(at, range) {
            position.toggle(hop);
            longest = longest.max(1 + plainly(position, hop.to, range));
            position.toggle(hop);
        }
        longest
    }

    proptest! {
        #[test]
        fn the_longest_chain_is_found(position in any_position(), most in 0..12_u32) {
            for range in [Hops::Short, Hops::Long] {
                let mut hopping = position;
                let known = position.pieces().iter().map(|from| plainly(&mut hopping, from, range)).max().unwrap_or(0);
                let expected = if known > most { Longest::More } else { Longest::Hops(known) };
                prop_assert_eq!(longest(&position, range, most, &mut u32::MAX.clone()), expected);
                prop_assert_eq!(longest(&position, range, 60, &mut u32::MAX.clone()), Longest::Hops(known));
                let nothing_looked_at = if known == 0 { Longest::Hops(0) } else { Longest::Unknown };
                prop_assert_eq!(longest(&position, range, 60, &mut 0), nothing_looked_at);
            }
        }
    }
}
