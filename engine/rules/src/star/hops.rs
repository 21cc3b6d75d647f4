//! All holes that a piece can reach by hops, many holes at a time.
//!
//! A hop moves a piece by two holes, so it keeps the parity of both coordinates: the star falls into
//! four classes of 37, 28, 28 and 28 holes, and a piece never leaves its class by hopping. What it hops
//! over is always in another class, hence neither the piece's own hole nor a landing ever decides
//! whether some hop exists.
//!
//! Within a class the coordinates are halved, (q', r'), and the hole gets the bit q' + 8 r' + 31 of a
//! word of 64. Two holes that are one hop apart then differ by 1, 8 or 7, whatever the row. Between the
//! ends of a row and the beginning of the next one at least one bit is no hole, so a shift over the edge
//! never ends in a hole (the tests compare all of it with plain hops along the neighbours).

use super::{HOLES, Hole, HoleSet, Occupancy};

/// One word for each class.
pub(super) type Boards = [u64; 4];

/// All hops on a board with pieces, for finding the ends of chains.
#[derive(Clone, Copy, Debug)]
pub struct HopGraph {
    pub(super) free: Boards,
    /// By class and axis: a bit at the lower end of each hop with a piece in between.
    pub(super) over: [[u64; AXES]; 4],
}

/// Where the chains of a piece can end: holes of one class, as words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    class: usize,
    bits: u64,
}

impl HopGraph {
    /// The hops among these pieces.
    pub fn new(occupancy: &Occupancy) -> Self {
        let pieces = occupancy.classes();
        let mut graph = Self { free: [0; 4], over: [[0; AXES]; 4] };
        for class in 0..4 {
            graph.free[class] = CLASS_HOLES[class] & !pieces[class];
            for axis in 0..AXES {
                let middle = pieces[MIDDLE_CLASS[class][axis]];
                let delta = MIDDLE_DELTA[class][axis];
                graph.over[class][axis] = if delta < 0 { middle << -delta } else { middle >> delta };
            }
        }
        graph
    }

    /// How many hops there are: the first ones of all pieces, in any direction.
    pub fn count(&self) -> usize {
        let mut count = 0;
        for (class, over) in self.over.iter().enumerate() {
            let free = self.free[class];
            let pieces = CLASS_HOLES[class] & !free;
            for (over, step) in over.iter().zip([E, SE, SW]) {
                count += (pieces & over & (free >> step)).count_ones();
                count += (free & over & (pieces >> step)).count_ones();
            }
        }
        count as usize
    }

    /// Where chains of the piece on `from` can end, `from` itself left out.
    #[inline]
    pub fn ends(&self, from: Hole) -> Ends {
        let class = CLASS[from.index()] as usize;
        let start = 1 << BIT[from.index()];
        let [e, se, sw] = self.over[class];
        let mut unseen = self.free[class] & !start;
        let mut front: u64 = start;
        let mut bits = 0;
        loop {
            let to_e = ((front & e) << E) | ((front >> E) & e);
            let to_se = ((front & se) << SE) | ((front >> SE) & se);
            let to_sw = ((front & sw) << SW) | ((front >> SW) & sw);
            front = (to_e | to_se | to_sw) & unseen;
            if front == 0 {
                return Ends { class, bits };
            }
            bits |= front;
            unseen &= !front;
        }
    }
}

impl Ends {
    /// Those that are also in a mask, which [`class_masks`] has made.
    #[must_use]
    pub const fn within(self, masks: &[u64; 4]) -> Self {
        Self { class: self.class, bits: self.bits & masks[self.class] }
    }

    /// How many they are.
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// As a set.
    pub fn holes(self) -> HoleSet {
        let mut bits = self.bits;
        let mut holes = HoleSet::EMPTY;
        while bits != 0 {
            holes = holes.with(HOLE_AT[self.class][bits.trailing_zeros() as usize]);
            bits &= bits - 1;
        }
        holes
    }
}

/// A set in the layout of [`Ends`], by class.
pub const fn class_masks(holes: HoleSet) -> [u64; 4] {
    let mut masks = [0; 4];
    let mut hole = 0;
    while hole < HOLES as u8 {
        if holes.contains(Hole(hole)) {
            toggle(&mut masks, Hole(hole));
        }
        hole += 1;
    }
    masks
}

/// Takes `hole` out if it is in, and puts it in if it is not.
pub(super) const fn toggle(boards: &mut Boards, hole: Hole) {
    boards[CLASS[hole.index()] as usize] ^= 1 << BIT[hole.index()];
}

pub(super) const AXES: usize = 3;
pub(super) const E: i32 = 1;
pub(super) const SE: i32 = 8;
pub(super) const SW: i32 = 7;
const CENTRE: i8 = 31;

pub(super) const CLASS: [u8; HOLES] = {
    let mut table = [0; HOLES];
    let mut hole = 0;
    while hole < HOLES as u8 {
        let (q, r) = Hole(hole).axial();
        table[hole as usize] = (q & 1 | (r & 1) << 1) as u8;
        hole += 1;
    }
    table
};

pub(super) const BIT: [u8; HOLES] = {
    let mut table = [0; HOLES];
    let mut hole = 0;
    while hole < HOLES as u8 {
        let (q, r) = Hole(hole).axial();
        // The shift rounds down, as it must for holes left of and above the centre.
        table[hole as usize] = ((q >> 1) + 8 * (r >> 1) + CENTRE) as u8;
        hole += 1;
    }
    table
};

const CLASS_HOLES: Boards = class_masks(HoleSet::ALL);

const HOLE_AT: [[Hole; 64]; 4] = {
    let mut table = [[Hole(0); 64]; 4];
    let mut hole = 0;
    while hole < HOLES {
        table[CLASS[hole] as usize][BIT[hole] as usize] = Hole(hole as u8);
        hole += 1;
    }
    table
};

// Class 1 has odd q, class 2 odd r, class 3 both. Going right from an even q leads to the same q' of the
// odd class, from an odd q to the next q' of the even one; r likewise, and to the left the other way round.
const MIDDLE_CLASS: [[usize; AXES]; 4] = [[1, 2, 3], [0, 3, 2], [3, 0, 1], [2, 1, 0]];
const MIDDLE_DELTA: [[i32; AXES]; 4] = [[0, 0, -1], [1, 0, 0], [0, 8, 7], [1, 8, 8]];
