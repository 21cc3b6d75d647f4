//! Games of the search against itself, and the positions that are taken from them.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::draughts::search::{Limits, features, search};
use rules::draughts::{Position, Side};

/// How many random turns a game begins with, at least.
const OPENING: usize = 3;
/// After so many turns a game counts as drawn.
const LONGEST: usize = 200;
const LIMITS: Limits = Limits { depth: 5, nodes: 20_000 };

/// What is counted in a position, and how its game ended for the side to move.
pub struct Sample {
    /// Which weights, and how often.
    pub features: Vec<(usize, f64)>,
    /// 1 for a win, 0 for a loss, one half for a draw.
    pub result: f64,
}

/// Positions without a capture from `count` games, each drawn from its own stream of the seed.
pub fn play(count: u64, seed: u64) -> Vec<Sample> {
    (0..count).flat_map(|number| game(seed, number)).collect()
}

fn game(seed: u64, number: u64) -> Vec<Sample> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(number);
    let opening = OPENING + random.random_range(0..6);
    let mut position = Position::START;
    // The positions since the last capture or move of a man, the latest first.
    let mut past: Vec<Position> = Vec::new();
    let mut seen = Vec::new();
    let mut winner = None;
    for number in 0..LONGEST {
        let mut turns = position.turns();
        turns.shuffle(&mut random);
        let found = match turns.first() {
            Some(first) if number < opening => Some(first.clone()),
            _ => search(&position, &past, &turns, LIMITS).map(|found| found.turn),
        };
        let Some(turn) = found else {
            winner = Some(position.to_move().other());
            break;
        };
        if number >= opening && position.capturing().is_empty() {
            seen.push((position.to_move(), features(&position)));
        }
        let is_quiet = turn.captured().is_empty() && position.at(turn.from()).is_some_and(|(_, king)| king);
        if is_quiet {
            past.insert(0, position);
        } else {
            past.clear();
        }
        position = position.play(&turn);
        if past.contains(&position) {
            break;
        }
    }
    let result = |side: Side| match winner {
        None => 0.5,
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
    };
    seen.into_iter().map(|(side, features)| Sample { features, result: result(side) }).collect()
}
