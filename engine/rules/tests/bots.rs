//! Bots play by the rules, from what everybody sees, and come to an end.

#![allow(clippy::unwrap_used)]

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::game::{Game, Kind, Setup};
use rules::house::{HouseRules, RuleValue};
use rules::seat::Seat;

const KIND: Kind = Kind::ChineseCheckers;

fn start(players: u8, rules: &[(&str, RuleValue)]) -> Game {
    let mut house = HouseRules::defaults(KIND.house_rules());
    for (key, value) in rules {
        house.set(key, value.clone()).unwrap();
    }
    Game::start(KIND, &Setup { players, starter: Seat::FIRST, rules: house }).unwrap()
}

/// Plays a round of bots to its end; each turn has to be accepted. Returns how many there were.
fn round(mut game: Game, levels: &[&str], seed: u64) -> (Game, u32) {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut random = |below: u32| generator.random_range(0..below.max(1));
    let mut turns = 0;
    while let Some(seat) = game.to_move() {
        let level = levels[seat.index() % levels.len()];
        let turn = game.view().bot(seat, level, &mut random).unwrap();
        let events = game.play_bot(seat, &turn).unwrap();
        assert!(events[0].is_logged(), "one change, with its whole path");
        turns += 1;
        assert!(turns < 20_000, "a round comes to its end");
    }
    (game, turns)
}

#[test]
fn every_level_plays_legal_turns_to_the_end_of_a_round() {
    for players in KIND.players() {
        for stepwise in [true, false] {
            let game = start(*players, &[("stepwise", RuleValue::Switch(stepwise))]);
            round(game, &["six", "eight", "four"], u64::from(*players));
        }
    }
}

#[test]
fn house_rules_hold_for_bots_too() {
    let rules = [
        ("long_hops", RuleValue::Switch(true)),
        ("stay_home", RuleValue::Switch(true)),
        ("play_on", RuleValue::Switch(true)),
        ("foreign_points", RuleValue::Choice("open".into())),
    ];
    let (game, _) = round(start(3, &rules), &["eight", "six"], 5);
    assert!(game.outcome().is_some());
}

#[test]
fn eight_ends_its_rounds_at_the_goal() {
    for players in [2, 3, 4, 6] {
        for seed in 0..5 {
            let (game, _) = round(start(players, &[]), &["eight"], seed);
            assert_eq!(game.outcome().unwrap().reason, "goal", "{players} players, seed {seed}");
        }
    }
}

#[test]
fn a_bot_has_no_turn_for_another_seat_no_level_and_no_chain_under_way() {
    let game = start(2, &[]);
    let mut first = |_: u32| 0;
    let view = game.view();
    assert!(view.bot(Seat::new(1).unwrap(), "eight", &mut first).is_none());
    assert!(view.bot(Seat::FIRST, "ten", &mut first).is_none());
    let mut game = game;
    let hop = serde_json::json!({"hop": ["C1", "E5"]});
    game.play(Seat::FIRST, &hop).unwrap();
    assert!(game.view().bot(Seat::FIRST, "eight", &mut first).is_none());
}

#[test]
fn the_same_draws_give_the_same_turn() {
    let game = start(2, &[]);
    for level in KIND.levels() {
        let turn = |seed| {
            let mut generator = ChaCha8Rng::seed_from_u64(seed);
            game.view().bot(Seat::FIRST, level, &mut |below| generator.random_range(0..below))
        };
        assert_eq!(turn(1), turn(1));
    }
}
