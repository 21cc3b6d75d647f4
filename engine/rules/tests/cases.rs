//! Things that went wrong in other programs for Chinese checkers. The numbers are those of
//! `docs/rules/chinese-checkers.md`, where each case has its answer.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::*;
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::chinese_checkers::{Command, Event, ForeignPoints, Game, Position, homes};
use rules::game::Rules;
use rules::star::{Point, board};

const WHOLE: &str = r#"{"stepwise":false}"#;

/// Seat 0 has a piece on G5 that can hop over H5 to I5.
const HOPPING: &[&str] = &["G5 A1 B1 B2 C1 C2 C3 D1 D2 D3", "H5 Q1 P1 P2 O1 O2 O3 N1 N2 N3"];

#[test]
fn c01_the_goal_is_the_point_across() {
    for players in Game::PLAYERS {
        for &home in homes(*players).unwrap() {
            assert_eq!(home.opposite().index(), (home.index() + 3) % 6);
            assert_eq!(Position::start(homes(*players).unwrap()).pieces(home), home.holes());
        }
    }
    let by_number: Vec<Vec<usize>> =
        Game::PLAYERS.iter().map(|&n| homes(n).unwrap().iter().map(|home| home.index()).collect()).collect();
    let expected: [&[usize]; 5] = [&[0, 3], &[0, 2, 4], &[0, 1, 3, 4], &[0, 1, 2, 3, 4], &[0, 1, 2, 3, 4, 5]];
    assert_eq!(by_number, expected);
}

#[test]
fn c05_the_end_of_a_chain_can_be_picked_and_two_pieces_are_never_hopped_at_once() {
    // A1 hops over B1 to C1 and over D1 to E5: picked at once, without the hole between.
    let pieces = &["A1 B1 D1 I1 I2 I3 I4 I5 I6 I7", "Q1 P1 P2 O1 O2 O3 N1 N2 N3 N4"];
    let mut game = round(pieces, 0, WHOLE);
    let events = play(&mut game, "chain A1 E5").unwrap();
    let Event::Turn(turn) = &events[0] else { panic!("{events:?}") };
    assert_eq!(turn.path, holes("A1 C1 E5"));
    // With another piece on C1 there are two in a row, and no hop over both.
    let pieces = &["A1 B1 C1 I1 I2 I3 I4 I5 I6 I7", "Q1 P1 P2 O1 O2 O3 N1 N2 N3 N4"];
    assert_eq!(refused(&mut round(pieces, 0, WHOLE), "chain A1 D1"), "nothing_to_hop");
    assert_eq!(refused(&mut round(pieces, 0, "{}"), "hop A1 D1"), "nothing_to_hop");
    assert_eq!(refused(&mut round(pieces, 0, r#"{"long_hops":true}"#), "hop A1 D1"), "nothing_to_hop");
}

#[test]
fn c06_a_step_ends_the_turn_and_after_a_hop_there_are_only_hops() {
    let mut game = round(HOPPING, 0, "{}");
    assert_eq!(kinds(&play(&mut game, "step G5 G6").unwrap()), ["turn"]);
    assert_eq!(game.to_move(), Some(seat(1)));

    let mut game = round(HOPPING, 0, "{}");
    let to = hole("I5");
    play(&mut game, "hop G5 I5").unwrap();
    for next in to.neighbours() - game.position().occupied() {
        assert_eq!(refused(&mut game, &format!("step {to} {next}")), "step_in_chain");
    }
    assert!(legal(&game).iter().all(|command| !matches!(command, Command::Step(_))));

    // A whole chain with a step in it, before a hop and after one.
    let mut game = round(HOPPING, 0, WHOLE);
    assert_eq!(refused(&mut game, "chain G5 I5 I6"), "nothing_to_hop");
    assert_eq!(refused(&mut game, "chain G5 G4 I4"), "nothing_to_hop");
}

#[test]
fn c08_no_piece_ever_leaves_the_board() {
    for players in Game::PLAYERS {
        let mut game = start(*players, WHOLE);
        let mut random = ChaCha8Rng::seed_from_u64(u64::from(*players));
        for _ in 0..200 {
            let Some(mover) = game.to_move() else { break };
            let command = legal(&game).choose(&mut random).unwrap().clone();
            game.apply(mover, &command).unwrap();
            assert!(game.view().pieces.iter().all(|pieces| pieces.len() == 10));
            assert_eq!(game.position().occupied().len(), 10 * usize::from(*players));
        }
    }
}

#[test]
fn c09_the_first_view_has_121_holes_and_ten_pieces_a_seat() {
    assert_eq!(board().holes.len(), 121);
    for players in Game::PLAYERS {
        let view = start(*players, "{}").view();
        assert_eq!(view.pieces.len(), usize::from(*players));
        assert!(view.pieces.iter().all(|pieces| pieces.len() == 10));
    }
}

#[test]
fn c10_one_piece_moves_in_a_turn_and_another_can_be_chosen_after_going_back() {
    let mut game = start(2, "{}");
    let before = game.clone();
    play(&mut game, "hop C1 E5").unwrap();
    assert_eq!(refused(&mut game, "hop C2 E6"), "other_piece_in_chain");
    assert_eq!(refused(&mut game, "step D1 E6"), "other_piece_in_chain");
    assert_eq!(kinds(&play(&mut game, "back").unwrap()), ["returned"]);
    assert_eq!(game, before);
    play(&mut game, "hop C2 E6").unwrap();
    // Hopping back does the same as going back.
    assert_eq!(kinds(&play(&mut game, "hop E6 C2").unwrap()), ["hopped", "returned"]);
    assert_eq!(game, before);
    play(&mut game, "step D1 E6").unwrap();
}

#[test]
fn c12_a_blocked_seat_is_passed_over() {
    // Seat 0 is at home behind two rows of others.
    let mut game = round(&BLOCKED, 2, "{}");
    let events = play(&mut game, "step M1 M2").unwrap();
    assert_eq!(kinds(&events), ["turn", "passed_over"]);
    assert_eq!(events[1], Event::PassedOver { seat: seat(0) });
    assert_eq!(game.to_move(), Some(seat(1)));
}

#[test]
fn c12_a_chain_ends_by_passing_on_and_may_come_back_over_its_holes() {
    let mut game = round(HOPPING, 0, "{}");
    for _ in 0..1000 {
        play(&mut game, "hop G5 I5").unwrap();
        play(&mut game, "hop I5 G5").unwrap();
        assert_eq!(refused(&mut game, "pass_on"), "ends_where_it_began");
    }
    play(&mut game, "hop G5 I5").unwrap();
    let events = play(&mut game, "pass_on").unwrap();
    let Event::Turn(turn) = &events[0] else { panic!("{events:?}") };
    assert_eq!(turn.path, holes("G5 I5"));
}

#[test]
fn c14_each_seat_moves_exactly_once_a_cycle() {
    for players in Game::PLAYERS {
        for differing in ["{}", WHOLE] {
            let mut game = start(*players, differing);
            let mut random = ChaCha8Rng::seed_from_u64(14);
            let mut turns = Vec::new();
            while turns.len() < 100 * usize::from(*players) {
                let mover = game.to_move().unwrap();
                let command = legal(&game).choose(&mut random).unwrap().clone();
                let events = game.apply(mover, &command).unwrap();
                turns.extend(events.iter().filter_map(|event| match event {
                    Event::Turn(turn) => Some(turn.seat),
                    Event::PassedOver { seat } => Some(*seat),
                    _ => None,
                }));
            }
            for (count, mover) in turns.iter().enumerate() {
                assert_eq!(mover.index(), count % usize::from(*players));
            }
        }
    }
}

#[test]
fn c16_a_piece_left_at_home_blocks_under_own_and_not_under_filled() {
    let mut game = round(PARKED, 0, "{}");
    assert_eq!(kinds(&play(&mut game, "step M5 N1").unwrap()), ["turn", "home", "over"]);
    let mut game = round(PARKED, 0, r#"{"win":"own"}"#);
    assert_eq!(kinds(&play(&mut game, "step M5 N1").unwrap()), ["turn"]);
    // The rule in force is in the view, for the page's rules panel.
    assert_eq!(serde_json::to_value(game.view()).unwrap()["rules"]["win"], "own");
}

#[test]
fn c17_foreign_points_and_leaving_the_goal_are_house_rules() {
    // E9 is beside point 1 and E10 in it; N4 is in seat 0's goal and M9 outside.
    let pieces = &["E9 N4 A1 B1 B2 C1 C2 C3 D1 D2", "Q1 P1 P2 O1 O2 O3 N1 N2 N3 I1"];
    assert_eq!(refused(&mut round(pieces, 0, "{}"), "step E9 E10"), "foreign_point");
    play(&mut round(pieces, 0, r#"{"foreign_points":"open"}"#), "step E9 E10").unwrap();
    play(&mut round(pieces, 0, "{}"), "step N4 M9").unwrap();
    assert_eq!(refused(&mut round(pieces, 0, r#"{"stay_home":true}"#), "step N4 M9"), "leaves_goal");
    // A hop into a foreign point is fine, but the turn can't end there.
    let pieces = &["E8 N4 A1 B1 B2 C1 C2 C3 D1 D2", "E9 Q1 P1 P2 O1 O2 O3 N1 N2 N3"];
    let mut game = round(pieces, 0, "{}");
    play(&mut game, "hop E8 E10").unwrap();
    assert_eq!(refused(&mut game, "pass_on"), "foreign_point");
    assert!(!legal(&game).contains(&Command::PassOn {}));
    play(&mut game, "back").unwrap();
    assert_eq!(refused(&mut round(pieces, 0, WHOLE), "chain E8 E10"), "foreign_point");
}

#[test]
fn c18_rounds_of_players_who_want_to_get_home_end() {
    for players in Game::PLAYERS {
        let mut ended_at_goal = 0;
        for seed in 0..20 {
            let mut game = start(*players, r#"{"stepwise":false,"play_on":true}"#);
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut turns = 0;
            while let Some(mover) = game.to_move() {
                let command = forward(&game, &mut random);
                game.apply(mover, &command).unwrap();
                turns += 1;
                assert!(turns < 1000 * u32::from(*players));
            }
            let outcome = game.outcome().unwrap();
            assert_eq!(outcome.places.iter().flatten().count(), usize::from(*players));
            ended_at_goal += u32::from(outcome.reason == "goal");
        }
        assert!(ended_at_goal >= 15, "{ended_at_goal} of 20 rounds of {players}");
    }
}

proptest! {
    #[test]
    fn c01_c05_no_turn_goes_where_the_rules_do_not_allow(game in any_round()) {
        let home = home_to_move(&game);
        for (origin, ends) in game.position().turns(home, game.rules()) {
            prop_assert!(ends.is_disjoint(game.position().occupied()));
            for end in ends {
                let foreign = end.point().is_some_and(|point| point != home && point != home.opposite());
                prop_assert!(!foreign || game.rules().foreign_points == ForeignPoints::Open);
                let in_goal = |hole: rules::star::Hole| hole.point() == Some(home.opposite());
                prop_assert!(!(game.rules().stay_home && in_goal(origin)) || in_goal(end));
            }
        }
    }
}

/// Mostly the turn that comes nearest to the goal, sometimes any.
fn forward(game: &Game, random: &mut ChaCha8Rng) -> Command {
    let goal: Point = home_to_move(game).opposite();
    let commands = legal(game);
    if random.random_ratio(1, 10) {
        return commands.choose(random).unwrap().clone();
    }
    let gain = |command: &Command| {
        let (from, to) = match command {
            Command::Step([from, to]) => (*from, *to),
            Command::Chain(path) => (path[0], path[path.len() - 1]),
            _ => unreachable!("chains are played as a whole"),
        };
        i32::from(goal.distance(from)) - i32::from(goal.distance(to))
    };
    let best = commands.iter().map(gain).max().unwrap();
    let best: Vec<_> = commands.into_iter().filter(|command| gain(command) == best).collect();
    best.choose(random).unwrap().clone()
}
