//! The search for a good turn: iterative deepening alpha-beta on the move generator.
//!
//! Principal variation search with a [transposition table](table), quiescence over captures, killer moves and history
//! for the order of moves, reduced depth for late quiet moves, and draws seen along the path as well as in
//! the turns before. It counts its nodes and knows no time: the same input gives the same turn on every machine.

mod evaluation;
mod node;
mod order;
mod table;
mod weights;

pub use evaluation::{FEATURES, TERMS, evaluate, features, value_by};
pub use table::TABLE_BYTES;
pub use weights::WEIGHTS;

use super::moves::{Black, Move, Mover, White};
use super::position::Position;
use super::square::Side;
use super::turn::Turn;
use node::Tree;

/// What a man is worth, in the units of a score.
pub const MAN: i32 = 100;
/// A score from here on says that the game is won: in `WON - score` plies.
pub const WON: i32 = 30_000;
/// The deepest search, in plies.
pub const DEEPEST: u32 = 60;

/// How much a search may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How deep, in plies; captures at the end are followed further.
    pub depth: u32,
    /// How many positions it may look at.
    pub nodes: u64,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The best turn.
    pub turn: Turn,
    /// How good it is for the side to move: [`MAN`] for a man, and near [`WON`] where the game is decided.
    pub score: i32,
    /// How deep it has been looked at, in plies.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// The best turn in `position`, and `None` without one. `past` are the positions that led to it since the last
/// capture or move of a man, the latest first. Of turns that look equally good it takes the first of `turns`, which are
/// all turns of the position in any order.
pub fn search(position: &Position, past: &[Position], turns: &[Turn], limits: Limits) -> Option<Found> {
    match position.to_move() {
        Side::Black => deepen::<Black>(position, past, turns, limits),
        Side::White => deepen::<White>(position, past, turns, limits),
    }
}

fn deepen<M: Mover>(position: &Position, past: &[Position], turns: &[Turn], limits: Limits) -> Option<Found> {
    let mut moves: Vec<Move> = Vec::new();
    for turn in turns.iter().map(Turn::bits) {
        if !moves.contains(&turn) {
            moves.push(turn);
        }
    }
    let mut tree = Tree::new(past, limits.nodes);
    let mut best = (*moves.first()?, 0, 0);
    for depth in 1..=limits.depth.clamp(1, DEEPEST) {
        // A turn that is forced needs no thought.
        if moves.len() == 1 && depth > 1 {
            break;
        }
        let (found, complete) = root::<M>(&mut tree, position, &moves, depth);
        if let Some((turn, score)) = found {
            best = (turn, score, depth);
            // The best one comes first in the next round; the others keep their order.
            let at = moves.iter().position(|&other| other == turn).unwrap_or(0);
            moves[..=at].rotate_right(1);
        }
        if !complete || best.1.abs() >= WON - depth as i32 {
            break;
        }
    }
    let (turn, score, depth) = best;
    let turn = turns.iter().find(|other| other.bits() == turn)?.clone();
    Some(Found { turn, score, depth, nodes: tree.nodes() })
}

/// The best of `moves`, and whether all have been looked at. In a round that is cut short the best of those that have
/// been is as good as that of the round before, since that came first.
fn root<M: Mover>(tree: &mut Tree, position: &Position, moves: &[Move], depth: u32) -> (Option<(Move, i32)>, bool) {
    let mut best: Option<(Move, i32)> = None;
    for &turn in moves {
        let alpha = best.map_or(-WON, |(_, score)| score);
        let score = tree.root_move::<M>(position, turn, depth as i32, alpha, best.is_some());
        let Some(score) = score else { return (best, false) };
        if best.is_none_or(|(_, best)| score > best) {
            best = Some((turn, score));
        }
    }
    (best, true)
}

/// How many men's worth the side to move of `position` is ahead once all forced captures are played, a king being worth
/// a man and a half; in units of [`MAN`].
pub(super) fn settled(position: &Position) -> i32 {
    match position.to_move() {
        Side::Black => settled_for::<Black>(position),
        Side::White => settled_for::<White>(position),
    }
}

fn settled_for<M: Mover>(position: &Position) -> i32 {
    let jumpers = position.jumpers::<M>();
    if jumpers == 0 {
        return material(position);
    }
    let mut best = -WON;
    position.captures::<M>(jumpers, |turn| best = best.max(-settled_for::<M::Other>(&position.after::<M>(turn))));
    best
}

/// How much the side to move is ahead on the board as it stands.
fn material(position: &Position) -> i32 {
    let worth = |side| {
        let set = position.of(side);
        set.count_ones() as i32 * MAN + (set & position.kings).count_ones() as i32 * MAN / 2
    };
    worth(position.to_move()) - worth(position.to_move().other())
}
