//! The search and the levels of draughts.

#![allow(clippy::unwrap_used, clippy::panic)]

mod draughts;

use draughts::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::draughts::search::{FEATURES, Limits, MAN, TABLE_BYTES, WEIGHTS, WON, evaluate, features, search, value_by};
use rules::draughts::{Command, Game, Level, Position, Turn, read_fen, think};
use rules::game::Rules;

fn best(fen: &str, limits: Limits) -> (String, i32) {
    let position = read_fen(fen).unwrap();
    let found = search(&position, &[], &position.turns(), limits).unwrap();
    (found.turn.to_string(), found.score)
}

const DEEP: Limits = Limits { depth: 15, nodes: 300_000 };

/// A plain telling of the search: all turns to a depth, then all captures.
fn minimax(position: &Position, depth: u32, ply: i32) -> i32 {
    let turns = position.turns();
    if turns.is_empty() {
        return ply - WON;
    }
    if depth == 0 && position.capturing().is_empty() {
        return evaluate(position);
    }
    let depth = depth.saturating_sub(1);
    turns.iter().map(|turn| -minimax(&position.play(turn), depth, ply + 1)).max().unwrap()
}

#[test]
fn a_shallow_search_finds_what_a_plain_one_finds() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..200 {
        let position = any_position(&mut random);
        let turns = position.turns();
        // A turn that is forced is not searched further.
        for depth in 1..=if turns.len() > 1 { 3 } else { 1 } {
            let found = search(&position, &[], &turns, Limits { depth, nodes: u64::MAX }).unwrap();
            assert_eq!(found.score, minimax(&position, depth, 0), "{position:?} {depth}");
            assert_eq!(-minimax(&position.play(&found.turn), depth - 1, 1), found.score);
        }
    }
}

#[test]
fn shots_and_endings_are_found() {
    // One man is given, three are taken; a king is caught; the last man is blocked.
    for (fen, turn) in [("W:WK27:B28", "27-32"), ("W:WK29:BK25", "29x22")] {
        let (found, score) = best(fen, DEEP);
        assert_eq!(found, turn, "{fen}");
        assert!(score > WON - 100, "{fen} {score}");
    }
    // Two kings against one in the open win, with no end in sight at first.
    assert!(best("B:WK18:BK6,K7,K11", DEEP).1 > MAN);
}

#[test]
fn a_side_that_is_behind_repeats_and_one_that_is_ahead_does_not() {
    // White holds the draw in the double corner: the position before comes again.
    let past = |fens: &[&str]| -> Vec<Position> { fens.iter().map(|fen| read_fen(fen).unwrap()).collect() };
    let before = past(&["W:WK32:BK1,K6,K14", "B:WK28:BK1,K6,K14", "W:WK28:BK1,K10,K14", "B:WK32:BK1,K10,K14"]);
    let position = read_fen("B:WK32:BK1,K6,K14").unwrap();
    let turns = position.turns();
    let found = search(&position, &before[1..], &turns, DEEP).unwrap();
    assert!(found.score > 0, "{found:?}");
    let again = position.play(&found.turn);
    assert!(!before.contains(&again));
}

#[test]
fn the_same_input_gives_the_same_turn() {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..10 {
        let game =
            Game::from_position(any_position(&mut random), seat(0), round_by(KING, true).rules().to_owned()).unwrap();
        let mover = game.to_move().unwrap();
        for level in Game::LEVELS {
            let play = |seed: u64| {
                let mut random = ChaCha8Rng::seed_from_u64(seed);
                Game::bot(&game.view(), mover, level, &mut |below| random.random_range(0..below.max(1))).unwrap()
            };
            let turn = play(3);
            assert_eq!(play(3), turn);
            assert!(legal(&game).contains(&turn));
            assert!(game.clone().apply_whole(mover, &turn).is_ok());
        }
    }
}

const KING: &str = "B:WK32:BK1";

#[test]
fn nodes_are_a_limit_and_the_table_is_small() {
    const { assert!(TABLE_BYTES <= 1 << 20) };
    for nodes in [1, 100, 10_000] {
        let found = search(&Position::START, &[], &Position::START.turns(), Limits { depth: u32::MAX, nodes }).unwrap();
        assert!(found.nodes <= nodes + 1, "{found:?}");
    }
    let reached = |nodes| {
        let limits = Limits { depth: u32::MAX, nodes };
        search(&Position::START, &[], &Position::START.turns(), limits).unwrap().depth
    };
    assert!(reached(100) < reached(10_000) && reached(10_000) < reached(200_000));
}

#[test]
fn nobody_thinks_out_of_turn_or_at_an_unknown_level() {
    let game = start();
    let mut zero = |_| 0;
    assert_eq!(Game::bot(&game.view(), seat(1), "hard", &mut zero), None);
    assert_eq!(Game::bot(&game.view(), seat(0), "eight", &mut zero), None);
    assert_eq!(Game::bot(&round("W:W13:B9,6").view(), seat(1), "easy", &mut zero), None);
    assert!(Game::LEVELS.contains(&Game::STAND_IN) && Game::LEVELS.iter().all(|level| Level::named(level).is_some()));
}

#[test]
fn d32_a_bot_answers_wherever_there_is_a_turn() {
    let mut random = ChaCha8Rng::seed_from_u64(11);
    for number in 0..12 {
        let mut game = start();
        let levels = ["easy", if number < 10 { "easy" } else { "medium" }];
        while let Some(mover) = game.to_move() {
            let level = levels[usize::from(u8::from(mover))];
            let turn =
                Game::bot(&game.view(), mover, level, &mut |below| random.random_range(0..below.max(1))).unwrap();
            assert!(legal(&game).contains(&turn));
            game.apply_whole(mover, &turn).unwrap();
        }
    }
}

#[test]
fn easy_now_and_then_plays_any_turn_that_loses_no_piece() {
    // 15-19 gives a man away, and no random number makes it.
    let game = round("B:W24,32:B15,1,5");
    let mut played = Vec::new();
    for seed in 0..60 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut draw = |below: u32| random.random_range(0..below.max(1));
        played.push(think(&game.view(), seat(0), Level::Easy, 1, &mut draw).unwrap());
    }
    assert!(!played.contains(&command("15-19")));
    played.sort_by_key(|command| format!("{command:?}"));
    played.dedup();
    assert!(played.len() > 1, "{played:?}");
}

#[test]
fn d39_a_bot_claims_a_draw_only_where_it_is_not_ahead() {
    let mut zero = |_| 0;
    for (fen, claims) in [("B:WK32,K28:BK1", true), ("B:WK32:BK1,K14,K10", false)] {
        let mut game = round_by(fen, false);
        for turn in ["1-5", "32-27", "5-1", "27-32"].iter().cycle().take(8) {
            play(&mut game, turn).unwrap();
        }
        let turn = Game::bot(&game.view(), seat(0), "medium", &mut zero).unwrap();
        assert_eq!(turn == Command::ClaimDraw {}, claims, "{fen}");
    }
}

#[test]
fn the_value_of_a_position_is_the_sum_of_its_terms_and_fair_to_both_sides() {
    let weights: [f64; FEATURES] = WEIGHTS.map(f64::from);
    let mut random = ChaCha8Rng::seed_from_u64(2);
    for _ in 0..300 {
        let position = any_position(&mut random);
        let by_terms = value_by(&weights, &features(&position));
        assert!((by_terms - f64::from(evaluate(&position))).abs() <= 1.0, "{position:?}");
        let turned = turned(&position);
        assert_eq!(evaluate(&turned), evaluate(&position), "{position:?}");
        assert_eq!(turned.turns().len(), position.turns().len());
    }
}

/// The same position with the sides exchanged, seen from the other end of the board.
fn turned(position: &Position) -> Position {
    use rules::draughts::{Army, Side};
    let army = |side| {
        let army = position.army(side);
        let turn =
            |squares: Vec<rules::draughts::Square>| squares.into_iter().map(|at| square(33 - at.number())).collect();
        Army { men: turn(army.men), kings: turn(army.kings) }
    };
    Position::new(&army(Side::White), &army(Side::Black), position.to_move().other()).unwrap()
}

#[test]
fn a_forced_turn_is_played_at_once() {
    let position = read_fen("B:W18,27:B14").unwrap();
    let turns = position.turns();
    let found = search(&position, &[], &turns, DEEP).unwrap();
    assert_eq!((Turn::to_string(&found.turn), found.nodes < 10), ("14x23x32".to_owned(), true));
}
