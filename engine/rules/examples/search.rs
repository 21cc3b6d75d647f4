//! Searches positions of draughts, to measure the search and to look at what it finds.
//!
//! `search [--fen F] [--nodes N] [--depth N]` prints the best turn, its score, how deep and how many nodes; without a
//! position it does so for a fixed set of 20, and prints nodes a second on the last line.

mod common;

use std::process::ExitCode;
use std::time::Instant;

use common::{Failure, fail};
use rules::draughts::search::{Limits, search};
use rules::draughts::{MOST_NODES, Position, read_fen};

fn main() -> ExitCode {
    common::run(|args| {
        let mut limits = Limits { depth: u32::MAX, nodes: MOST_NODES };
        let mut positions = fixed();
        for option in args.chunks(2) {
            let [name, value] = option else { return Err(fail("no_value", &option[0])) };
            let number = || value.parse::<u64>().map_err(|_| fail("bad_value", value));
            match name.as_str() {
                "--fen" => positions = vec![read_fen(value)?],
                "--nodes" => limits.nodes = number()?,
                "--depth" => limits.depth = number()? as u32,
                _ => return Err(fail("unknown_option", name)),
            }
        }
        let began = Instant::now();
        let mut nodes = 0;
        for position in positions {
            show(&position, limits, &mut nodes);
        }
        common::print(format_args!("{:.0} nodes/s", nodes as f64 / began.elapsed().as_secs_f64()));
        Ok::<(), Failure>(())
    })
}

fn show(position: &Position, limits: Limits, nodes: &mut u64) {
    match search(position, &[], &position.turns(), limits) {
        Some(found) => {
            *nodes += found.nodes;
            common::print(format_args!("{} {} depth {} nodes {}", found.turn, found.score, found.depth, found.nodes));
        }
        None => common::print("no turn"),
    }
}

/// Every 20th position of a game that the engine plays against itself.
fn fixed() -> Vec<Position> {
    let mut positions = vec![Position::START];
    let openings = Position::START.turns();
    for number in 0..19 {
        let mut position = Position::START.play(&openings[number % openings.len()]);
        for ply in 0..3 + 3 * number {
            let turns = position.turns();
            let Some(found) = search(&position, &[], &turns, Limits { depth: 3, nodes: 10_000 }) else { break };
            // A turn that is not the best now and then leads to other games.
            let turn = if ply == number { &turns[number % turns.len()] } else { &found.turn };
            position = position.play(turn);
        }
        positions.push(position);
    }
    positions
}
