//! The pieces on the board.

use crate::star::Hole;
use crate::star::{HoleSet, Occupancy, Point};

/// Where the pieces of each home are. Pieces are known by the home that they come from, not by a seat:
/// the rules for moving them need nothing else, the goal being the point across. A home without pieces
/// is one where nobody sits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    pieces: [HoleSet; 6],
    occupancy: Occupancy,
}

impl Position {
    /// At the start of a round: ten pieces in each of `homes`.
    pub fn start(homes: &[Point]) -> Self {
        let mut pieces = [HoleSet::EMPTY; 6];
        for home in homes {
            pieces[home.index()] = home.holes();
        }
        Self { pieces, occupancy: pieces.into_iter().flatten().collect() }
    }

    /// With these pieces, by home; any number of each. `None` if two stand in one hole.
    pub fn new(pieces: [HoleSet; 6]) -> Option<Self> {
        let occupancy: Occupancy = pieces.into_iter().flatten().collect();
        let count: usize = pieces.iter().map(|set| set.len()).sum();
        (count == occupancy.holes().len()).then_some(Self { pieces, occupancy })
    }

    /// The pieces that come from `home`.
    pub const fn pieces(&self, home: Point) -> HoleSet {
        self.pieces[home.index()]
    }

    /// All holes with a piece.
    pub const fn occupied(&self) -> HoleSet {
        self.occupancy.holes()
    }

    /// The same for steps and hops.
    pub const fn occupancy(&self) -> &Occupancy {
        &self.occupancy
    }

    /// Takes a piece of `home` from one hole to another, by whatever way. The first must have one, the
    /// second must be free or the same hole; to take it back, swap the two.
    pub fn relocate(&mut self, home: Point, from: Hole, to: Hole) {
        debug_assert!(self.pieces(home).contains(from) && (from == to || !self.occupied().contains(to)));
        let pieces = &mut self.pieces[home.index()];
        *pieces = pieces.without(from).with(to);
        self.occupancy.toggle(from);
        self.occupancy.toggle(to);
    }
}
