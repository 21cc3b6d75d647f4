//! The weights of the evaluation, for a full board and then for an empty one. Written by the tuning program:
//! `cargo run --release -p rules --example tune -- FILE --games 4000 --seed 1`.

use super::FEATURES;

/// In hundredths of a man: men by square, kings by square, then the single terms.
#[rustfmt::skip]
pub const WEIGHTS: [i32; FEATURES] = [
    // men, full board
    112, 145, 149, 114, 131, 152, 143, 134,
    122, 137, 120, 115, 117, 106, 109, 94,
    65, 73, 64, 92, 83, 37, 53, 35,
    107, 100, 70, 21, 78, 78, 78, 78,
    // kings, full board
    88, 148, 234, 84, 157, 68, 191, 131,
    209, 119, 70, 182, 258, 155, 111, 150,
    205, 155, 132, 215, 207, 161, 152, 88,
    183, 187, 82, 70, 101, 156, 186, 90,
    // terms, full board
    -7, 8, -10, -35, 2, -4,
    // men, empty board
    108, 128, 72, 82, 69, 43, 79, 72,
    66, 77, 63, 99, 83, 81, 87, 83,
    106, 104, 102, 94, 104, 123, 135, 113,
    105, 119, 131, 134, 78, 78, 78, 78,
    // kings, empty board
    134, 80, 96, 69, 126, 102, 57, 74,
    72, 87, 93, 71, 47, 80, 99, 75,
    62, 91, 94, 59, 67, 85, 91, 127,
    59, 75, 130, 150, 94, 79, 83, 142,
    // terms, empty board
    2, 1, 62, 22, 3, -7,
];
