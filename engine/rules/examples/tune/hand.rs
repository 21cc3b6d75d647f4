//! The weights that tuning began with, set by hand. They stand in for `src/draughts/search/weights.rs` to make those anew.

use super::FEATURES;

/// In hundredths of a man: men by square, kings by square, then the single terms.
#[rustfmt::skip]
pub const WEIGHTS: [i32; FEATURES] = [
    // men, full board
    108, 108, 108, 108, 100, 100, 100, 100,
    102, 102, 102, 102, 104, 104, 104, 104,
    106, 106, 106, 106, 110, 110, 110, 110,
    116, 116, 116, 116, 100, 100, 100, 100,
    // kings, full board
    135, 135, 135, 135, 135, 140, 140, 140,
    140, 145, 145, 135, 135, 145, 150, 140,
    140, 150, 145, 135, 135, 145, 145, 140,
    140, 140, 140, 135, 135, 135, 135, 135,
    // terms, full board
    4, 2, 8, 6, 0, -1,
    // men, empty board
    104, 104, 104, 104, 100, 100, 100, 100,
    104, 104, 104, 104, 110, 110, 110, 110,
    118, 118, 118, 118, 130, 130, 130, 130,
    145, 145, 145, 145, 100, 100, 100, 100,
    // kings, empty board
    135, 135, 135, 135, 135, 140, 140, 140,
    140, 145, 145, 135, 135, 145, 150, 140,
    140, 150, 145, 135, 135, 145, 145, 140,
    140, 140, 140, 135, 135, 135, 135, 135,
    // terms, empty board
    4, 2, 2, 6, 1, -3,
];
