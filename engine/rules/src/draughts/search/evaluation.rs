//! How good a position looks without looking further: a weighted sum of what can be counted.
//!
//! Each term has two weights, for a full board and for an empty one; between them it is in proportion to the number
//! of pieces. The weights come from the tuning program, see `examples/tune`.

use super::weights::WEIGHTS;
use crate::draughts::moves::{Black, Mover, White};
use crate::draughts::position::Position;
use crate::draughts::square::{SQUARES, Side, Square, back, bits, step};

/// How many terms there are: a man and a king on each square, and those below.
pub const TERMS: usize = 2 * SQUARES + 6;
/// How many weights: for a full board, then for an empty one.
pub const FEATURES: usize = 2 * TERMS;

const KING: usize = SQUARES;
/// It is one's turn.
const TURN: usize = 2 * SQUARES;
/// Free squares next to pieces that may go there.
const FREEDOM: usize = TURN + 1;
/// The two squares of the first row that guard it best.
const BRIDGE: usize = TURN + 2;
/// One has the move, that is, will get the opposition: the field's way to count is by the pieces on one's columns.
const OPPOSITION: usize = TURN + 3;
/// How many pieces one is ahead, where an exchange counts more: with few pieces left.
const LEAD: usize = TURN + 4;
/// How far one's kings are from the opponent's pieces, when one is ahead.
const DISTANCE: usize = TURN + 5;

const MOST_PIECES: i32 = 24;

/// How good the position is for the side to move, in units of [`MAN`](super::MAN).
pub fn evaluate(position: &Position) -> i32 {
    match position.to_move() {
        Side::Black => evaluate_for::<Black>(position),
        Side::White => evaluate_for::<White>(position),
    }
}

/// The value by other weights, for tuning: the sum over `features`.
pub fn value_by(weights: &[f64; FEATURES], features: &[(usize, f64)]) -> f64 {
    features.iter().map(|&(index, count)| weights[index] * count).sum()
}

/// What is counted in a position for the side to move: which weights, and how often.
pub fn features(position: &Position) -> Vec<(usize, f64)> {
    let mut terms = [0; TERMS];
    match position.to_move() {
        Side::Black => each_term::<Black>(position, |term, count| terms[term] += count),
        Side::White => each_term::<White>(position, |term, count| terms[term] += count),
    }
    let full = f64::from(pieces(position)) / f64::from(MOST_PIECES);
    let counted = terms.iter().enumerate().filter(|(_, count)| **count != 0);
    counted
        .flat_map(|(term, &count)| [(term, full * f64::from(count)), (TERMS + term, (1.0 - full) * f64::from(count))])
        .collect()
}

pub(super) fn evaluate_for<M: Mover>(position: &Position) -> i32 {
    let (mut full, mut empty) = (0, 0);
    each_term::<M>(position, |term, count| {
        full += WEIGHTS[term] * count;
        empty += WEIGHTS[TERMS + term] * count;
    });
    let pieces = pieces(position);
    (full * pieces + empty * (MOST_PIECES - pieces)) / MOST_PIECES
}

fn pieces(position: &Position) -> i32 {
    position.occupied().count_ones() as i32
}

/// Calls `add` with each term, and how often `M` has it more than the opponent. A term may come several times.
#[inline(always)]
fn each_term<M: Mover>(position: &Position, mut add: impl FnMut(usize, i32)) {
    let (own, other) = (position.of(M::SIDE), position.of(M::Other::SIDE));
    let (count, others) = (own.count_ones() as i32, other.count_ones() as i32);
    add(TURN, 1);
    for (set, side, sign) in [(own, M::SIDE, 1), (other, M::Other::SIDE, -1)] {
        let places = &PLACES[side.index()];
        for bit in bits(set & !position.kings) {
            add(usize::from(places[bit.trailing_zeros() as usize % SQUARES]), sign);
        }
        for bit in bits(set & position.kings) {
            add(KING + usize::from(places[bit.trailing_zeros() as usize % SQUARES]), sign);
        }
        if set & BRIDGES[side.index()] & !position.kings == BRIDGES[side.index()] {
            add(BRIDGE, sign);
        }
    }
    add(FREEDOM, freedom::<M>(position) - freedom::<M::Other>(position));
    if count == others && position.occupied().count_ones() <= 12 {
        let has_the_move = (position.occupied() & COLUMNS[M::SIDE.index()]).count_ones() % 2 == 1;
        add(OPPOSITION, if has_the_move { 1 } else { -1 });
    }
    if count != others {
        add(LEAD, (count - others) * (MOST_PIECES - count - others));
        if count + others <= 10 {
            let (kings, prey, sign) =
                if count > others { (own & position.kings, other, 1) } else { (other & position.kings, own, -1) };
            add(DISTANCE, sign * bits(kings).map(|king| distance(king, prey)).sum::<i32>());
        }
    }
}

fn freedom<M: Mover>(position: &Position) -> i32 {
    let (own, free) = (position.of(M::SIDE), !position.occupied());
    let kings = own & position.kings;
    let forward: u32 = M::FORWARD.iter().map(|&way| (step(own, way) & free).count_ones()).sum();
    let backward: u32 = M::FORWARD.iter().map(|&way| (step(kings, back(way)) & free).count_ones()).sum();
    (forward + backward) as i32
}

/// How many steps of a king on an empty board are between it and the nearest of `prey`.
fn distance(king: u32, prey: u32) -> i32 {
    let (mut reached, mut steps) = (king, 0);
    while reached & prey == 0 && steps < 8 {
        reached |= (0..4).fold(0, |set, way| set | step(reached, way));
        steps += 1;
    }
    steps
}

/// The number of each square less one as its side counts it, from its own first row, by side and bit.
const PLACES: [[u8; SQUARES]; 2] = {
    let mut places = [[0; SQUARES]; 2];
    let mut bit = 0;
    while bit < SQUARES {
        let number = Square::of_bit(1 << bit).number();
        places[0][bit] = number - 1;
        places[1][bit] = SQUARES as u8 - number;
        bit += 1;
    }
    places
};

/// 1 and 3 for Black, 30 and 32 for White.
const BRIDGES: [u32; 2] = [numbers(&[1, 3]), numbers(&[30, 32])];

/// The columns on which a side has dark squares in its first row: on them pieces are counted for the opposition.
const COLUMNS: [u32; 2] = [
    numbers(&[1, 2, 3, 4, 9, 10, 11, 12, 17, 18, 19, 20, 25, 26, 27, 28]),
    numbers(&[5, 6, 7, 8, 13, 14, 15, 16, 21, 22, 23, 24, 29, 30, 31, 32]),
];

const fn numbers(numbers: &[u8]) -> u32 {
    let (mut set, mut i) = (0, 0);
    while i < numbers.len() {
        if let Some(square) = Square::new(numbers[i]) {
            set |= square.bit();
        }
        i += 1;
    }
    set
}
