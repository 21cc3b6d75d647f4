//! Random play of Chinese checkers: what is legal is accepted, all else is refused, hop by hop and as a
//! whole reach the same holes, and a stored round is the same round.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::*;
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::chinese_checkers::{Command, Game, RulesInForce};
use rules::game::Rules;
use rules::star::{Hole, HoleSet};
use serde_json::json;

#[test]
fn every_legal_command_is_accepted_and_every_other_one_refused() {
    for (seed, differing) in (0..).zip([
        "{}",
        r#"{"stepwise":false}"#,
        r#"{"long_hops":true,"stay_home":true}"#,
        r#"{"stepwise":false,"long_hops":true,"foreign_points":"open"}"#,
        r#"{"stepwise":false,"stay_home":true,"win":"own"}"#,
    ]) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = start(2 + seed as u8, differing);
        for turn in 0..120 {
            let Some(mover) = game.to_move() else { break };
            if turn % 6 == 0 {
                check_all_commands(&mut game);
            }
            let command = legal(&game).choose(&mut random).unwrap().clone();
            game.apply(mover, &command).unwrap();
        }
    }
}

fn check_all_commands(game: &mut Game) {
    let mover = game.to_move().unwrap();
    let legal = legal(game);
    let mut sorted = legal.clone();
    sorted.sort_by_key(order);
    assert_eq!(sorted, legal, "by origin, then by end");
    for command in &legal {
        assert!(game.clone().apply(mover, command).is_ok(), "{command:?}");
        let args = serde_json::to_value(command).unwrap();
        assert_eq!(Game::parse(&args).as_ref(), Ok(command));
    }
    let ends: BTreeSet<_> = legal
        .iter()
        .filter_map(|command| match command {
            Command::Step(ends) => Some(("step", *ends)),
            Command::Hop(ends) => Some(("hop", *ends)),
            Command::Chain(path) => Some(("chain", [path[0], path[path.len() - 1]])),
            _ => None,
        })
        .collect();
    let before = game.clone();
    for from in Hole::all() {
        for to in Hole::all() {
            let pair = [from, to];
            for (name, command) in
                [("step", Command::Step(pair)), ("hop", Command::Hop(pair)), ("chain", Command::Chain(pair.to_vec()))]
            {
                if !ends.contains(&(name, pair)) {
                    assert!(game.apply(mover, &command).is_err(), "{command:?}");
                }
            }
        }
    }
    for command in [Command::PassOn {}, Command::Back {}] {
        if !legal.contains(&command) {
            assert!(game.apply(mover, &command).is_err(), "{command:?}");
        }
    }
    for other in (0..6).map(seat).filter(|other| *other != mover) {
        assert!(Game::legal(&game.view(), other).is_empty());
        for command in &legal {
            assert_eq!(game.apply(other, command).unwrap_err().code.as_str(), "not_your_turn");
        }
    }
    assert_eq!(*game, before, "refusals leave the state as it was");
}

fn order(command: &Command) -> (u8, Option<Hole>, Option<Hole>) {
    match command {
        Command::Step([from, to]) | Command::Hop([from, to]) => (0, Some(*from), Some(*to)),
        Command::Chain(path) => (0, path.first().copied(), path.last().copied()),
        Command::PassOn {} => (1, None, None),
        Command::Back {} => (2, None, None),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn hop_by_hop_reaches_the_same_ends_as_whole_chains(game in any_round()) {
        let stepwise = with_rules(&game, RulesInForce { stepwise: true, ..*game.rules() });
        let whole = with_rules(&game, RulesInForce { stepwise: false, ..*game.rules() });
        let (home, mover) = (home_to_move(&game), game.to_move().unwrap());
        let mut steps = BTreeMap::new();
        let mut chains: BTreeMap<Hole, HoleSet> = BTreeMap::new();
        for command in legal(&whole) {
            let (ends, from, to) = match command {
                Command::Step([from, to]) => (&mut steps, from, to),
                Command::Chain(path) => (&mut chains, path[0], path[path.len() - 1]),
                other => return Err(TestCaseError::fail(format!("{other:?}"))),
            };
            let ends: &mut HoleSet = ends.entry(from).or_default();
            *ends = ends.with(to);
        }
        for origin in game.position().pieces(home) {
            let ends = explore(&stepwise, origin);
            prop_assert_eq!(ends, chains.get(&origin).copied().unwrap_or_default());
            let stepped = steps.get(&origin).copied().unwrap_or_default();
            prop_assert_eq!(ends | stepped, game.position().ends(home, origin, game.rules()));
            // The end alone is as good as the path.
            for end in ends {
                let picked = whole.clone().apply(mover, &Command::Chain(vec![origin, end]));
                prop_assert!(picked.is_ok());
            }
        }
    }

    #[test]
    fn random_play_keeps_going_until_the_round_is_over(game in any_round(), seed in any::<u64>()) {
        let mut game = game;
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..300 {
            let Some(mover) = game.to_move() else { break };
            let commands = legal(&game);
            prop_assert!(!commands.is_empty());
            let command = commands.choose(&mut random).unwrap();
            let from_wire = Game::parse(&serde_json::to_value(command).unwrap()).unwrap();
            prop_assert!(game.apply(mover, &from_wire).is_ok());
            prop_assert_eq!(game.to_move().is_none(), game.outcome().is_some());
        }
        prop_assert_eq!(stored_and_read(&game), game);
    }

    #[test]
    fn a_spoilt_snapshot_is_refused_or_can_be_played(game in any_round(), seed in any::<u64>()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = game;
        for _ in 0..random.random_range(0..5) {
            if let Some(mover) = game.to_move() {
                let command = legal(&game).choose(&mut random).unwrap().clone();
                game.apply(mover, &command).unwrap();
            }
        }
        let mut snapshot = serde_json::to_value(&game).unwrap();
        spoil(&mut snapshot, &mut random);
        if let Ok(mut game) = serde_json::from_value::<Game>(snapshot) {
            prop_assert_eq!(&stored_and_read(&game), &game);
            for _ in 0..20 {
                let Some(mover) = game.to_move() else { break };
                let command = legal(&game).choose(&mut random).unwrap().clone();
                prop_assert!(game.apply(mover, &command).is_ok());
            }
        }
    }
}

#[test]
fn snapshots_that_do_not_fit_together_are_refused() {
    let mut game = start(3, r#"{"play_on":true}"#);
    play(&mut game, "hop C1 E5").unwrap();
    let good = serde_json::to_value(&game).unwrap();
    assert_eq!(serde_json::from_value::<Game>(good.clone()).unwrap(), game);
    for (pointer, value, why) in [
        ("/pieces/0/0", json!("R1"), "the name of a hole"),
        ("/pieces/0/0", json!("B1"), "listed twice"),
        ("/pieces/0", json!(["A1"]), "ten pieces"),
        ("/pieces", json!([]), "two to six seats"),
        ("/pieces/1/0", json!("E5"), "two pieces are in one hole"),
        ("/home", json!([7]), "a seat is a number"),
        ("/home", json!([4]), "the seats that are home"),
        ("/home", json!([1, 1]), "the seats that are home"),
        ("/home", json!([0]), "the seat to move does not play"),
        ("/home", json!([1, 2]), "should be over"),
        ("/lows", json!([1, 2]), "one low"),
        ("/quiet", json!(-1), "expected u32"),
        ("/stage/running/to_move", json!(3), "the seat to move does not play"),
        ("/stage/running/to_move", json!(1), "does not fit the pieces"),
        ("/stage/running/chain", json!([]), "no path"),
        ("/stage/running/chain", json!(["E5"]), "no path"),
        ("/stage/running/chain", json!(["E5", "E5"]), "no path"),
        ("/stage/running/chain", json!(["C1", "E5", "C1"]), "no path"),
        ("/stage/running/chain", json!(["D1", "E5"]), "does not fit the pieces"),
        ("/stage/running/chain", json!(["E7", "E5"]), "not made of hops"),
        ("/rules/stepwise", json!(false), "played as a whole"),
        ("/rules/win", json!("luck"), "unknown variant"),
        ("/last", json!({"seat":5,"path":["A1","B1"],"hops":false}), "the last turn"),
        ("/last", json!({"seat":0,"path":["A1"],"hops":false}), "the last turn"),
        ("/stage", json!({"over":{"places":[[0,0]],"reason":"goal"}}), "the places"),
        ("/stage", json!({"over":{"places":[[3]],"reason":"goal"}}), "the places"),
    ] {
        let mut spoilt = good.clone();
        *spoilt.pointer_mut(pointer).unwrap() = value;
        let error = serde_json::from_value::<Game>(spoilt).unwrap_err().to_string();
        assert!(error.contains(why), "{pointer}: {error}");
    }
}

#[test]
fn rules_that_a_snapshot_does_not_know_yet_have_their_defaults() {
    let mut snapshot = serde_json::to_value(start(2, "{}")).unwrap();
    snapshot["rules"] = json!({"stay_home": true});
    let game: Game = serde_json::from_value(snapshot).unwrap();
    assert_eq!(*game.rules(), rules(r#"{"stay_home":true}"#));
}

/// All ends at which a chain of the piece on `origin` can be passed on.
fn explore(game: &Game, origin: Hole) -> HoleSet {
    let mover = game.to_move().unwrap();
    let mut ends = HoleSet::EMPTY;
    let mut seen = HoleSet::of(origin);
    let mut open = vec![(game.clone(), origin)];
    while let Some((state, at)) = open.pop() {
        let passed_on = state.clone().apply(mover, &Command::PassOn {});
        assert_eq!(passed_on.is_ok(), legal(&state).contains(&Command::PassOn {}));
        if passed_on.is_ok() {
            ends = ends.with(at);
        }
        for to in Hole::all() {
            let mut next = state.clone();
            if next.apply(mover, &Command::Hop([at, to])).is_ok() && !seen.contains(to) {
                seen = seen.with(to);
                open.push((next, to));
            }
        }
    }
    ends
}

fn stored_and_read(game: &Game) -> Game {
    serde_json::from_str(&serde_json::to_string(game).unwrap()).unwrap()
}
