//! Counts of sequences of turns, to compare this engine with others.

use super::moves::{Black, Mover, White};
use super::position::Position;
use super::square::Side;

/// How many sequences of `depth` turns there are from `position`. Two turns with different paths are two, also
/// where they leave the same on the board. Draws are not looked at.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position.to_move() {
        Side::Black => by_path::<Black>(position, depth),
        Side::White => by_path::<White>(position, depth),
    }
}

/// Like [`perft`], but turns that leave the same on the board are one.
pub fn perft_merged(position: &Position, depth: u32) -> u64 {
    match position.to_move() {
        Side::Black => merged::<Black>(position, depth),
        Side::White => merged::<White>(position, depth),
    }
}

fn by_path<M: Mover>(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        // The last turns are counted, not played.
        1 => position.count_turns::<M>(),
        _ => {
            let mut count = 0;
            position.moves::<M>(|turn| count += by_path::<M::Other>(&position.after::<M>(turn), depth - 1));
            count
        }
    }
}

fn merged<M: Mover>(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let jumpers = position.jumpers::<M>();
    if jumpers == 0 {
        // No two steps leave the same.
        if depth == 1 {
            return position.count_turns::<M>();
        }
        let mut count = 0;
        position.steps::<M>(|turn| count += merged::<M::Other>(&position.after::<M>(turn), depth - 1));
        return count;
    }
    let mut after: Vec<Position> = Vec::new();
    position.captures::<M>(jumpers, |turn| {
        let next = position.after::<M>(turn);
        if !after.contains(&next) {
            after.push(next);
        }
    });
    after.iter().map(|next| merged::<M::Other>(next, depth - 1)).sum()
}
