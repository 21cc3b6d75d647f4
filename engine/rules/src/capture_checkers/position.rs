//! The pieces on the board.

use crate::star::{Hole, HoleSet, HopGraph, Hops, Occupancy};

/// How many pieces a round begins with.
pub const PIECES: usize = 60;

/// Which holes have a piece. The pieces belong to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    occupancy: Occupancy,
}

/// A piece goes over another one, which leaves the board, to a free hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    /// Where the piece was.
    pub from: Hole,
    /// What it goes over; its hole is free afterwards.
    pub over: Hole,
    /// Where it lands.
    pub to: Hole,
}

impl Hop {
    /// The hops of a piece on `from` among `others`, by landing in board order.
    pub(super) fn all(others: HoleSet, from: Hole, range: Hops) -> impl Iterator<Item = Self> {
        range.landings(others, from).into_iter().filter_map(move |to| Self::between(from, to))
    }

    /// What a hop from the one hole to the other would go over: the hole halfway, however long it is.
    /// `None` if there is none.
    pub fn between(from: Hole, to: Hole) -> Option<Self> {
        let ((q, r), (to_q, to_r)) = (from.axial(), to.axial());
        if from == to || (q + to_q) % 2 != 0 || (r + to_r) % 2 != 0 {
            return None;
        }
        Hole::at((q + to_q) / 2, (r + to_r) / 2).map(|over| Self { from, over, to })
    }
}

impl Position {
    /// At the start of a round: every hole of the hexagon but its centre, and the points empty.
    pub fn start() -> Self {
        let hexagon = Hole::all().filter(|hole| hole.point().is_none() && hole.axial() != (0, 0));
        Self { occupancy: hexagon.collect() }
    }

    /// With these pieces.
    pub fn new(pieces: HoleSet) -> Self {
        Self { occupancy: pieces.into_iter().collect() }
    }

    /// The holes with a piece.
    pub const fn pieces(&self) -> HoleSet {
        self.occupancy.holes()
    }

    /// The hops of the piece on `from`, by landing in board order. No hop depends on the piece itself,
    /// which is none that it could go over.
    pub fn hops(&self, from: Hole, range: Hops) -> impl Iterator<Item = Hop> + use<> {
        Hop::all(self.pieces(), from, range)
    }

    /// Whether the piece on `hop.from` can make this hop.
    pub fn allows(&self, hop: Hop, range: Hops) -> bool {
        self.occupancy.hops(hop.from, range).contains(hop.to)
    }

    /// How many hops there are on the board.
    pub fn count_hops(&self, range: Hops) -> usize {
        match range {
            Hops::Short => HopGraph::new(&self.occupancy).count(),
            Hops::Long => self.pieces().iter().map(|from| self.occupancy.hops(from, range).len()).sum(),
        }
    }

    /// The same for the star's own searches.
    pub(super) const fn occupancy(&self) -> &Occupancy {
        &self.occupancy
    }

    /// The position after a chain of the piece on `origin` that ends in `end` and captures `captured`.
    #[must_use]
    pub fn after(&self, origin: Hole, end: Hole, captured: HoleSet) -> Self {
        let mut after = *self;
        for hole in captured {
            after.occupancy.toggle(hole);
        }
        after.occupancy.toggle(origin);
        after.occupancy.toggle(end);
        after
    }

    /// Makes a hop, or takes it back if it was the last one made: what was there is then free, and the
    /// other way round.
    pub fn toggle(&mut self, hop: Hop) {
        self.occupancy.toggle(hop.from);
        self.occupancy.toggle(hop.over);
        self.occupancy.toggle(hop.to);
    }
}
