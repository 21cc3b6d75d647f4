//! Whole turns, told apart by their full path.

use std::fmt;

use super::moves::{Black, Capture, Move, Mover, White};
use super::position::Position;
use super::square::{Side, Square, bits, set_of, squares, step};

/// The most squares on a path. A king jumps from and to squares of every other row and column, and over
/// the nine that are between them.
pub const MAX_PATH: usize = 10;

/// A legal turn in some position. A move to a neighbouring square has a path of two squares, and so has a capture
/// of one piece.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    path: Vec<Square>,
    captured: Vec<Square>,
    crowns: bool,
}

impl Turn {
    /// The squares from the first to the last. A square may come twice.
    pub fn path(&self) -> &[Square] {
        &self.path
    }

    /// Where it begins.
    pub fn from(&self) -> Square {
        self.path[0]
    }

    /// Where it ends.
    pub fn to(&self) -> Square {
        self.path[self.path.len() - 1]
    }

    /// Where the pieces are that it captures, one for each jump, in order.
    pub fn captured(&self) -> &[Square] {
        &self.captured
    }

    /// Whether a man becomes a king.
    pub fn crowns(&self) -> bool {
        self.crowns
    }

    pub(super) fn bits(&self) -> Move {
        Move { from: self.from().bit(), to: self.to().bit(), captured: set_of(&self.captured) }
    }
}

/// With all landings, as in PDN: `11-15`, `9x18x25`.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_path(f, &self.path, !self.captured.is_empty())
    }
}

/// Writes a path as in PDN.
pub(super) fn write_path(f: &mut fmt::Formatter<'_>, path: &[Square], captures: bool) -> fmt::Result {
    for (i, square) in path.iter().enumerate() {
        match i {
            0 => write!(f, "{square}")?,
            _ if captures => write!(f, "x{square}")?,
            _ => write!(f, "-{square}")?,
        }
    }
    Ok(())
}

impl Position {
    /// All legal turns of the side to move, in the order of their paths.
    pub fn turns(&self) -> Vec<Turn> {
        match self.to_move {
            Side::Black => turns::<Black>(self),
            Side::White => turns::<White>(self),
        }
    }

    /// Whether the side to move has a turn.
    pub fn has_turns(&self) -> bool {
        match self.to_move {
            Side::Black => self.can_move::<Black>(),
            Side::White => self.can_move::<White>(),
        }
    }

    /// The pieces of the side to move that can capture, and then have to.
    pub fn capturing(&self) -> Vec<Square> {
        squares(match self.to_move {
            Side::Black => self.jumpers::<Black>(),
            Side::White => self.jumpers::<White>(),
        })
    }

    /// The position after one of its turns. What another position's turn leaves is not said, but it is a position.
    pub fn play(&self, turn: &Turn) -> Self {
        let bits = turn.bits();
        let fits = self.of(self.to_move) & bits.from != 0
            && self.of(self.to_move.other()) & bits.captured == bits.captured
            && (self.occupied() & !bits.from) & bits.to == 0;
        match self.to_move {
            _ if !fits => *self,
            Side::Black => self.after::<Black>(bits),
            Side::White => self.after::<White>(bits),
        }
    }
}

fn turns<M: Mover>(position: &Position) -> Vec<Turn> {
    let mut all = Vec::new();
    match position.jumpers::<M>() {
        0 => position.steps::<M>(|Move { from, to, .. }| {
            let crowns = position.kings & from == 0 && to & M::SIDE.king_row() != 0;
            all.push(Turn { path: vec![Square::of_bit(from), Square::of_bit(to)], captured: Vec::new(), crowns });
        }),
        jumpers => {
            for from in bits(jumpers) {
                let mut begun = Turn { path: vec![Square::of_bit(from)], captured: Vec::new(), crowns: false };
                follow::<M>(Capture::of::<M>(position, from), from, &mut begun, &mut all);
            }
        }
    }
    all.sort_unstable();
    all
}

/// Adds each turn that goes on from `at` as `begun` has it, which is as before afterwards.
fn follow<M: Mover>(capture: Capture, at: u32, begun: &mut Turn, all: &mut Vec<Turn>) {
    let mut goes_on = false;
    capture.jumps::<M>(at, |to, then| {
        goes_on = true;
        begun.path.push(Square::of_bit(to));
        begun.captured.push(Square::of_bit(capture.enemies() ^ then.enemies()));
        if capture.crowns::<M>(to) {
            all.push(Turn { crowns: true, ..begun.clone() });
        } else {
            follow::<M>(then, to, begun, all);
        }
        begun.path.pop();
        begun.captured.pop();
    });
    if !goes_on {
        all.push(begun.clone());
    }
}

/// What a piece jumps over along `path`, one square for each jump; empty for a step to a neighbouring square, and
/// `None` for what is neither.
pub(super) fn jumped_over(path: &[Square]) -> Option<Vec<Square>> {
    if !(2..=MAX_PATH).contains(&path.len()) {
        return None;
    }
    if let &[from, to] = path
        && (0..4).any(|direction| step(from.bit(), direction) == to.bit())
    {
        return Some(Vec::new());
    }
    let over = |pair: &[Square]| {
        let way = |&direction: &usize| step(step(pair[0].bit(), direction), direction) == pair[1].bit();
        (0..4).find(way).map(|direction| Square::of_bit(step(pair[0].bit(), direction)))
    };
    let captured: Vec<Square> = path.windows(2).map(over).collect::<Option<_>>()?;
    let twice = captured.iter().enumerate().any(|(i, square)| captured[..i].contains(square));
    (!twice).then_some(captured)
}
