//! Random play of capture Chinese checkers: no piece is lost, what is legal is accepted and all else
//! refused, hop by hop and as a whole reach the same, and a stored round is the same round.

#![allow(clippy::unwrap_used, clippy::panic)]

mod capture;
mod common;

use std::collections::BTreeSet;

use capture::*;
use common::{seat, spoil};
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::capture_checkers::{Chains, Command, Game, MOST_CHOICES, MOST_LISTED, choices};
use rules::game::Rules;
use rules::star::{Hole, HoleSet, Hops};
use serde_json::json;

#[test]
fn captured_and_remaining_are_sixty_in_every_state_and_every_round_ends() {
    let mut random = ChaCha8Rng::seed_from_u64(60);
    for round in 0..10_000_u32 {
        // Lists of whole chains are long: every tenth round is enough of them.
        let differing = [("stepwise", round % 10 != 0), ("long_hops", round % 3 == 0)];
        let mut game = start(2 + (round % 5) as u8, &differing);
        let mut commands = 0;
        while let Some(mover) = game.to_move() {
            let command = legal(&game).choose(&mut random).unwrap().clone();
            game.apply(mover, &command).unwrap();
            assert_sixty(&game);
            commands += 1;
        }
        // Each hop captures, and each passing on comes after one.
        assert!(commands <= 2 * 59);
        let outcome = game.outcome().unwrap();
        let by_place: Vec<u8> = outcome.places.iter().map(|seats| game.captures()[seats[0].index()]).collect();
        assert!(by_place.is_sorted_by(|better, worse| better > worse));
        for seats in &outcome.places {
            assert!(seats.iter().all(|seat| game.captures()[seat.index()] == game.captures()[seats[0].index()]));
        }
        assert_eq!(outcome.places.concat().len(), game.captures().len());
        assert_eq!(game.position().count_hops(game.rules().hops()), 0);
    }
}

#[test]
fn every_legal_command_is_accepted_and_every_other_one_refused() {
    for (seed, differing) in (0..).zip([&[], WHOLE, LONG, LONG_WHOLE]) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        for players in [2, 4] {
            let mut game = start(players, differing);
            for turn in 0.. {
                if game.to_move().is_none() {
                    break;
                }
                if turn % 4 == 0 {
                    check_all_commands(&mut game);
                }
                play_on(&mut game, 1, &mut random);
            }
        }
    }
}

fn check_all_commands(game: &mut Game) {
    let mover = game.to_move().unwrap();
    let legal = legal(game);
    let mut sorted = legal.clone();
    sorted.sort_by_key(order);
    assert_eq!(sorted, legal, "by origin, then by end, then by length");
    for command in &legal {
        assert!(game.clone().apply(mover, command).is_ok(), "{command:?}");
        assert_eq!(Game::parse(&shown(command)).as_ref(), Ok(command));
    }
    let before = game.clone();
    for from in Hole::all() {
        for to in Hole::all() {
            for command in [Command::Hop([from, to]), Command::Chain(vec![from, to])] {
                assert_eq!(game.clone().apply(mover, &command).is_ok(), legal.contains(&command), "{command:?}");
            }
        }
    }
    assert_eq!(game.clone().apply(mover, &Command::PassOn {}).is_ok(), legal.contains(&Command::PassOn {}));
    // A chain goes on with exactly the hops that its piece then has.
    for path in legal.iter().filter_map(path) {
        for to in Hole::all() {
            let longer = Command::Chain([path, &[to]].concat());
            let hops = after(game, path).position().hops(path[path.len() - 1], game.rules().hops());
            let expected = hops.map(|hop| hop.to).any(|landing| landing == to);
            assert_eq!(game.clone().apply(mover, &longer).is_ok(), expected, "{longer:?}");
        }
    }
    for other in (0..6).map(seat).filter(|other| *other != mover) {
        assert!(Game::legal(&game.view(), other).is_empty());
        for command in &legal {
            assert_eq!(game.apply(other, command).unwrap_err().code.as_str(), "not_your_turn");
        }
    }
    for from in Hole::all() {
        let refused = Command::Hop([from, from]);
        assert!(game.apply(mover, &refused).is_err() && game.apply_whole(mover, &refused).is_err());
    }
    assert_eq!(*game, before, "refusals leave the state as it was");
}

fn path(command: &Command) -> Option<&[Hole]> {
    if let Command::Chain(path) = command { Some(path) } else { None }
}

fn after(game: &Game, path: &[Hole]) -> Game {
    let mut game = game.clone();
    game.apply(game.to_move().unwrap(), &Command::Chain(path.to_vec())).unwrap();
    game
}

fn order(command: &Command) -> (bool, Option<Hole>, Option<Hole>, usize) {
    match command {
        Command::Hop([from, to]) => (false, Some(*from), Some(*to), 2),
        Command::Chain(path) => (false, path.first().copied(), path.last().copied(), path.len()),
        Command::PassOn {} => (true, None, None, 0),
    }
}

type Ends = BTreeSet<(Hole, Vec<Hole>)>;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn hop_by_hop_reaches_the_same_ends_and_captures_as_whole_chains(game in any_round()) {
        let range = game.rules().hops();
        let long = ("long_hops", range == Hops::Long);
        let stepwise = with_rules(&game, &[long]);
        let whole = with_rules(&game, &[("stepwise", false), long]);
        let commands = legal(&whole);
        for origin in game.position().pieces() {
            let chains = Chains::of(game.position(), origin, range, u32::MAX);
            let found: Ends = chains.ends().map(|(end, captured)| (end, captured.iter().collect())).collect();
            prop_assert_eq!(found.len(), chains.len());
            if game.to_move().is_some() {
                prop_assert_eq!(&explore(&stepwise, origin), &found);
            }
            let listed: Vec<&[Hole]> = commands.iter().filter_map(path).filter(|path| path[0] == origin).collect();
            let reached: Ends = listed.iter().map(|path| end_of(&after(&whole, path))).collect();
            if chains.len() <= MOST_LISTED {
                prop_assert_eq!((&reached, listed.len()), (&found, found.len()));
            } else {
                let ends = |ends: &Ends| ends.iter().map(|(end, _)| *end).collect::<HoleSet>();
                prop_assert!(reached.is_subset(&found));
                prop_assert_eq!((ends(&reached), listed.len()), (ends(&found), ends(&found).len()));
            }
        }
    }

    #[test]
    fn choices_are_the_chains_along_the_stops(game in any_round(), seed in any::<u64>()) {
        let game = with_rules(&game, &[("stepwise", false), ("long_hops", game.rules().long_hops)]);
        prop_assume!(game.to_move().is_some());
        let (view, range) = (game.view(), game.rules().hops());
        let chosen = legal(&game).choose(&mut ChaCha8Rng::seed_from_u64(seed)).unwrap().clone();
        let whole = path(&chosen).unwrap();
        for stops in (1..=whole.len()).map(|stops| &whole[..stops]) {
            let choices = choices(&view, stops).unwrap();
            let position = if stops.len() == 1 { *game.position() } else { *after(&game, stops).position() };
            let further = Chains::of(&position, stops[stops.len() - 1], range, u32::MAX);
            let expected = further.len() + usize::from(stops.len() > 1);
            prop_assert!(choices.ends.iter().any(|end| end.at == whole[whole.len() - 1]));
            prop_assert!(choices.ends.is_sorted_by(|one, next| one.at < next.at));
            if choices.ends.iter().all(|end| !end.more) {
                prop_assert_eq!(choices.ends.iter().map(|end| end.chains.len()).sum::<usize>(), expected);
            }
            for end in &choices.ends {
                prop_assert!((1..=MOST_CHOICES).contains(&end.chains.len()));
                for chain in &end.chains {
                    prop_assert!(chain.path.starts_with(stops));
                    let played = after(&game, &chain.path);
                    prop_assert_eq!(end_of(&played), (end.at, chain.captured.iter().copied().collect::<HoleSet>().iter().collect()));
                }
            }
        }
        prop_assert_eq!(choices(&view, &[]), None);
        prop_assert_eq!(choices(&view, &[whole[0], whole[0]]), None);
        prop_assert_eq!(choices(&with_rules(&game, &[]).view(), &whole[..1]), None);
    }

    #[test]
    fn long_hops_are_symmetric_over_one_piece_and_all_short_ones_are_among_them(game in any_round()) {
        let position = game.position();
        for from in position.pieces() {
            let short: Vec<_> = position.hops(from, Hops::Short).collect();
            let long: Vec<_> = position.hops(from, Hops::Long).collect();
            prop_assert!(short.iter().all(|hop| long.contains(hop)));
            for hop in long {
                let ((q, r), (over_q, over_r), (to_q, to_r)) = (hop.from.axial(), hop.over.axial(), hop.to.axial());
                let (dq, dr) = (over_q - q, over_r - r);
                prop_assert_eq!((to_q - over_q, to_r - over_r), (dq, dr));
                let size = dq.abs().max(dr.abs()).max((dq + dr).abs());
                prop_assert!(dq == 0 || dr == 0 || dq + dr == 0, "on a line");
                let line = (1..=2 * size).map(|step| Hole::at(q + dq / size * step, r + dr / size * step).unwrap());
                let filled: Vec<Hole> = line.filter(|hole| position.pieces().contains(*hole)).collect();
                prop_assert_eq!(filled, vec![hop.over]);
                prop_assert_eq!(short.contains(&hop), size == 1);
            }
        }
    }

    #[test]
    fn what_is_stored_is_read_back_and_spoilt_it_is_refused_or_can_be_played(game in any_round(), seed in any::<u64>()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = game;
        let commands = random.random_range(0..5);
        play_on(&mut game, commands, &mut random);
        prop_assert_eq!(&stored_and_read(&game), &game);
        let mut snapshot = shown(&game);
        spoil(&mut snapshot, &mut random);
        if let Ok(mut game) = serde_json::from_value::<Game>(snapshot) {
            prop_assert_eq!(&stored_and_read(&game), &game);
            assert_sixty(&game);
            while let Some(mover) = game.to_move() {
                let command = legal(&game).choose(&mut random).unwrap().clone();
                prop_assert!(game.apply(mover, &command).is_ok());
                assert_sixty(&game);
            }
        }
    }
}

#[test]
fn snapshots_that_do_not_fit_together_are_refused() {
    let mut game = round("G5 H5 I6 H7 A1 B1", &[]);
    play(&mut game, "hop G5 I5").unwrap();
    play(&mut game, "pass_on").unwrap();
    play(&mut game, "hop I5 I7").unwrap();
    let good = shown(&game);
    assert_eq!(serde_json::from_value::<Game>(good.clone()).unwrap(), game);
    for (pointer, value, why) in [
        ("/pieces/0", json!("R1"), "the name of a hole"),
        ("/pieces/0", json!("B1"), "listed twice"),
        ("/pieces", json!(["A1"]), "sixty pieces"),
        ("/captures", json!([60]), "two to six seats"),
        ("/captures", json!([1, 54]), "sixty pieces"),
        ("/captures", json!([1, 1, 1, 1, 1, 1, 50]), "two to six seats"),
        ("/captures", json!([56, 0]), "does not fit the pieces"),
        ("/captures", json!([300, 0]), "expected u8"),
        ("/stage/running/to_move", json!(2), "the seat to move does not play"),
        ("/stage/running/to_move", json!(6), "a seat is a number"),
        ("/stage/running/chain", json!([]), "no path"),
        ("/stage/running/chain", json!(["I7"]), "no path"),
        ("/stage/running/chain", json!(["I7", "I7"]), "no path"),
        ("/stage/running/chain", json!(["I5", "I7", "I5", "I7"]), "no path"),
        ("/stage/running/chain", json!(["I6", "I7"]), "no path"),
        ("/stage/running/chain", json!(["I7", "I5"]), "does not fit the pieces"),
        ("/stage/running/chain", json!(["A1", "I7"]), "does not fit the pieces"),
        ("/stage/running/chain", json!(["I3", "I7"]), "not made of hops"),
        ("/rules/stepwise", json!(false), "played as a whole"),
        ("/last", json!({"seat":2,"path":["G5","I5"],"captured":["H5"]}), "the last turn"),
        ("/last", json!({"seat":0,"path":["G5"],"captured":[]}), "the last turn"),
        ("/last", json!({"seat":0,"path":["G5","I5"],"captured":["H6"]}), "the last turn"),
        ("/stage", json!({"over":{"places":[[0,0]],"reason":"no_hops"}}), "the places"),
        ("/stage", json!({"over":{"places":[[2]],"reason":"no_hops"}}), "the places"),
    ] {
        let mut spoilt = good.clone();
        *spoilt.pointer_mut(pointer).unwrap() = value;
        let error = serde_json::from_value::<Game>(spoilt).unwrap_err().to_string();
        assert!(error.contains(why), "{pointer}: {error}");
    }
    let rest = json!({"pieces":["A1","I7"],"captures":[2,56],"rules":{},"last":null});
    for (chain, why) in [(json!(null), "the round should be over"), (json!(["I5", "I7"]), "the turn should be over")] {
        let mut stuck = rest.clone();
        stuck["stage"] = json!({"running":{"to_move":0,"chain":chain}});
        assert!(serde_json::from_value::<Game>(stuck).unwrap_err().to_string().contains(why));
    }
}

#[test]
fn rules_that_a_snapshot_does_not_know_yet_have_their_defaults() {
    let mut snapshot = shown(&start(2, LONG));
    snapshot["rules"] = json!({"long_hops": true});
    let game: Game = serde_json::from_value(snapshot).unwrap();
    assert_eq!(*game.rules(), rules(LONG));
}

/// Where the turns of the piece on `origin` can end hop by hop, and with which captures.
fn explore(game: &Game, origin: Hole) -> Ends {
    let mover = game.to_move().unwrap();
    let mut ends = Ends::new();
    let mut seen = Ends::new();
    let mut open = vec![(game.clone(), origin)];
    while let Some((state, at)) = open.pop() {
        for to in state.position().hops(at, state.rules().hops()).map(|hop| hop.to) {
            let mut next = state.clone();
            next.apply(mover, &Command::Hop([at, to])).unwrap();
            let mut passed_on = next.clone();
            if next.view().chain.is_some() {
                passed_on.apply(mover, &Command::PassOn {}).unwrap();
            }
            let end = end_of(&passed_on);
            ends.insert(end.clone());
            if next.view().chain.is_some() && seen.insert(end) {
                open.push((next, to));
            }
        }
    }
    ends
}

/// Where the last turn ended, and what it captured, in board order.
fn end_of(game: &Game) -> (Hole, Vec<Hole>) {
    let last = game.view().last.unwrap();
    (last.path[last.path.len() - 1], last.captured.into_iter().collect::<HoleSet>().iter().collect())
}

fn stored_and_read(game: &Game) -> Game {
    serde_json::from_str(&serde_json::to_string(game).unwrap()).unwrap()
}

#[test]
fn a_chain_that_its_player_leaves_is_passed_on() {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut game = start(3, &[]);
    assert!(game.drop_turn().is_empty(), "there is nothing to be passed on");
    // Until a chain is under way that could go on.
    let mover = loop {
        let mover = game.to_move().unwrap();
        let command = legal(&game).choose(&mut random).unwrap().clone();
        game.apply(mover, &command).unwrap();
        if game.is_mid_turn() {
            break mover;
        }
    };
    let captures = game.captures().to_vec();
    assert!(!game.drop_turn().is_empty());
    assert!(!game.is_mid_turn());
    assert_eq!(game.to_move(), Some(mover.next(3)));
    assert_eq!(game.captures(), captures, "what was captured stays so");
    assert_sixty(&game);
}

#[test]
fn a_piece_may_stand_where_one_was_that_it_has_captured_and_is_read_back() {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let mut found = 0;
    for _ in 0..2_000 {
        let mut game = start(2, &[("long_hops", true)]);
        while let Some(mover) = game.to_move() {
            // Chains as long as they get.
            let hops: Vec<_> = legal(&game).into_iter().filter(|command| matches!(command, Command::Hop(_))).collect();
            game.apply(mover, hops.choose(&mut random).unwrap()).unwrap();
            if let Some(chain) = game.view().chain.filter(|chain| chain.captured.contains(&chain.at)) {
                assert_eq!(stored_and_read(&game).view().chain, Some(chain));
                found += 1;
            }
        }
        if found >= 20 {
            return;
        }
    }
    panic!("it came about {found} times");
}
