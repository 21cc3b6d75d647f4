//! Which holes have a piece, and where a piece can step and hop.

use super::{Direction, HOLES, Hole, HoleSet, HopGraph, hops};

/// How far a hop may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hops {
    /// Over a neighbouring piece to the hole right behind it.
    Short,
    /// Also over one piece further off, when all holes before it are free and as many behind it, to
    /// the free hole at the mirrored distance.
    Long,
}

impl Hops {
    /// Where one hop of a piece that stands on `from` can land among pieces in `occupied`.
    pub fn landings(self, occupied: HoleSet, from: Hole) -> HoleSet {
        Direction::ALL.into_iter().filter_map(|direction| landing(occupied, from, direction, self)).collect()
    }
}

/// Which holes have a piece. Whose they are does not matter for steps and hops.
///
/// Besides the plain set it keeps the same holes once more in the layout of [`HopGraph`], so that a
/// move costs a few exclusive ors and no conversion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Occupancy {
    holes: HoleSet,
    classes: hops::Boards,
}

impl Occupancy {
    /// No piece on the board.
    pub const EMPTY: Self = Self { holes: HoleSet::EMPTY, classes: [0; 4] };

    /// The holes with a piece.
    pub const fn holes(&self) -> HoleSet {
        self.holes
    }

    /// The same holes in the layout of [`HopGraph`].
    pub(super) const fn classes(&self) -> &hops::Boards {
        &self.classes
    }

    /// Puts a piece into `hole`, or takes the one there away.
    pub const fn toggle(&mut self, hole: Hole) {
        self.holes.toggle(hole);
        hops::toggle(&mut self.classes, hole);
    }

    /// Where a piece on `from` can step.
    pub fn steps(&self, from: Hole) -> HoleSet {
        from.neighbours() - self.holes
    }

    /// Where one hop of a piece that stands on `from` can land.
    pub fn hops(&self, from: Hole, range: Hops) -> HoleSet {
        range.landings(self.holes, from)
    }

    /// Where chains of one or more hops of the piece on `from` can end, `from` itself left out. The
    /// piece has left `from` while it hops.
    pub fn hop_ends(&self, from: Hole, range: Hops) -> HoleSet {
        match range {
            Hops::Short => HopGraph::new(self).ends(from).holes(),
            Hops::Long => self.chains(from, range).ends(),
        }
    }

    /// The ways to those ends: for each a shortest chain of hops, and of these the first in board order.
    pub fn chains(&self, from: Hole, range: Hops) -> Chains {
        // Breadth first, the landings of each hole in board order: then the holes of each round come
        // in the order of their best paths, and the first to reach a hole is its best predecessor.
        let occupied = self.holes.without(from);
        let mut chains = Chains { origin: from, ends: HoleSet::EMPTY, before: [from; HOLES] };
        let mut queue = vec![from];
        let mut next = 0;
        while let Some(&hole) = queue.get(next) {
            next += 1;
            for landing in range.landings(occupied, hole) - chains.ends.with(from) {
                chains.ends = chains.ends.with(landing);
                chains.before[landing.index()] = hole;
                queue.push(landing);
            }
        }
        chains
    }
}

impl FromIterator<Hole> for Occupancy {
    /// Holes that come twice count once.
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        let mut occupancy = Self::EMPTY;
        for hole in holes.into_iter().collect::<HoleSet>() {
            occupancy.toggle(hole);
        }
        occupancy
    }
}

/// The chains of hops of one piece, one for each hole in which they can end.
#[derive(Clone, Debug)]
pub struct Chains {
    origin: Hole,
    ends: HoleSet,
    before: [Hole; HOLES],
}

impl Chains {
    /// Where the chains end; the origin is none of these.
    pub const fn ends(&self) -> HoleSet {
        self.ends
    }

    /// The chain to `end`: all holes from the origin to `end`, or `None` if there is none.
    pub fn path(&self, end: Hole) -> Option<Vec<Hole>> {
        if !self.ends.contains(end) {
            return None;
        }
        let mut path = vec![end];
        let mut hole = end;
        while hole != self.origin {
            hole = self.before[hole.index()];
            path.push(hole);
        }
        path.reverse();
        Some(path)
    }
}

fn landing(occupied: HoleSet, from: Hole, direction: Direction, range: Hops) -> Option<Hole> {
    if range == Hops::Short {
        let (over, hole) = from.hop(direction)?;
        return (occupied.contains(over) && !occupied.contains(hole)).then_some(hole);
    }
    let mut over = from.neighbour(direction)?;
    let mut free_before = 0;
    while !occupied.contains(over) {
        over = over.neighbour(direction)?;
        free_before += 1;
    }
    let mut hole = over;
    for _ in 0..=free_before {
        hole = hole.neighbour(direction)?;
        if occupied.contains(hole) {
            return None;
        }
    }
    Some(hole)
}
