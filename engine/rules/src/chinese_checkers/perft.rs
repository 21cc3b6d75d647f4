//! Counting positions, to compare this engine with others.

use super::in_force::RulesInForce;
use super::position::Position;
use crate::star::Point;

/// How many sequences of `depth` turns there are: 1 for depth 0. A turn is a pair of origin and end,
/// staying is none, and a filled goal does not end the counting. `order` has the home of each seat in
/// turn order, the one to move first. A seat without a turn ends its sequences, which then count only
/// if they are long enough.
///
/// The last turn of a sequence is counted and not played.
pub fn perft(position: &Position, order: &[Point], depth: u32, rules: &RulesInForce) -> u64 {
    count(&mut position.clone(), order, 0, depth, rules)
}

fn count(position: &mut Position, order: &[Point], next: usize, depth: u32, rules: &RulesInForce) -> u64 {
    let Some(&home) = order.get(next) else { return 0 };
    match depth {
        0 => 1,
        1 => position.count_turns(home, rules),
        _ => {
            let then = if next + 1 == order.len() { 0 } else { next + 1 };
            let mut total = 0;
            for origin in position.pieces(home) {
                for end in position.ends(home, origin, rules) {
                    position.relocate(home, origin, end);
                    total += count(position, order, then, depth - 1, rules);
                    position.relocate(home, end, origin);
                }
            }
            total
        }
    }
}
