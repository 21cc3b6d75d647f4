//! What has been found out about positions, in a table of fixed size.

use crate::draughts::position::Position;
use crate::draughts::square::Side;

/// How many positions there is room for; a power of two.
const ROOM: usize = 1 << 16;
/// How many bytes the table takes.
pub const TABLE_BYTES: usize = ROOM * size_of::<Entry>();

/// What a score says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    #[default]
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    /// The part of the key that does not say the place; 0 where there is nothing.
    check: u32,
    /// From where the position stands, not from the root.
    pub score: i16,
    pub depth: i8,
    pub bound: Bound,
    /// The place of the best move in the order in which they are generated.
    pub best: u8,
}

pub(super) struct Table(Vec<Entry>);

impl Table {
    pub(super) fn new() -> Self {
        Self(vec![Entry::default(); ROOM])
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.0.get(place(key)).copied().filter(|entry| entry.check == check(key))
    }

    pub(super) fn put(&mut self, key: u64, score: i16, depth: i8, bound: Bound, best: u8) {
        if let Some(entry) = self.0.get_mut(place(key)) {
            *entry = Entry { check: check(key), score, depth, bound, best };
        }
    }
}

fn place(key: u64) -> usize {
    key as usize % ROOM
}

fn check(key: u64) -> u32 {
    (key >> 32) as u32 | 1
}

/// A number for a position, by which it is looked up.
pub(super) fn key(position: &Position) -> u64 {
    let side = if position.to_move() == Side::Black { 0x9e37_79b9_7f4a_7c15 } else { 0 };
    let pieces = u64::from(position.of(Side::Black)) << 32 | u64::from(position.of(Side::White));
    // Multiplications and shifts of splitmix64.
    let mix = |mut x: u64| {
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    };
    mix(pieces ^ mix(u64::from(position.kings) ^ side))
}
