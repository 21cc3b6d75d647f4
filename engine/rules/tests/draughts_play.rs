//! Draughts in play: draws, giving up, random rounds, what is stored, and views from outside.

#![allow(clippy::unwrap_used, clippy::panic)]

mod draughts;

use draughts::*;
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::draughts::{Command, Game, QUIET_TURNS, Side, Square, View, read_fen};
use rules::game::{Rules, Setup};
use serde_json::{Value, json};

const KINGS: &str = "B:WK32,K29,12:BK1,K4,5";
/// Both sides go there and back again.
const ROUND_TRIP: [&str; 4] = ["1-6", "32-27", "6-1", "27-32"];

#[test]
fn a_position_that_stands_for_the_third_time_is_a_draw() {
    let mut game = round(KINGS);
    for turn in ROUND_TRIP.iter().chain(&ROUND_TRIP[..3]) {
        play(&mut game, turn).unwrap();
        assert_eq!(ending(&game), None);
    }
    let events = play(&mut game, "27-32").unwrap();
    assert_eq!(shown(&events[1]), json!({"kind": "over", "data": {"places": [[0, 1]], "reason": "repetition"}}));
    assert_eq!(game.to_move(), None);
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_another_position() {
    // White loses a move on a triangle: the pieces come back, and it is the other side's turn.
    let mut game = round("B:WK18,12:BK1,5");
    for turn in ["1-6", "18-15", "6-1", "15-19", "1-6", "19-24", "6-1", "24-19", "1-6", "19-15"] {
        play(&mut game, turn).unwrap();
    }
    assert_eq!(ending(&game), None);
}

#[test]
fn a_capture_or_a_move_of_a_man_begins_the_count_anew() {
    let mut game = round("B:WK32,30:BK1,5,K4");
    for turn in ROUND_TRIP {
        play(&mut game, turn).unwrap();
    }
    assert_eq!(game.quiet_turns(), 4);
    play(&mut game, "5-9").unwrap();
    assert_eq!(game.quiet_turns(), 0);
    for turn in ["32-27", "1-6", "27-32"] {
        play(&mut game, turn).unwrap();
    }
    play(&mut game, "6-1").unwrap();
    assert_eq!((game.quiet_turns(), ending(&game)), (4, None));
    let mut game = round("B:WK10,K32:BK6,K1");
    play(&mut game, "6x15").unwrap();
    assert_eq!(game.quiet_turns(), 0);
}

/// Kings that walk for so long without standing alike three times.
fn walk(game: &mut Game, turns: usize) {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut tries = 0;
    let began = game.clone();
    'again: loop {
        tries += 1;
        assert!(tries < 1_000);
        *game = began.clone();
        for _ in 0..turns {
            let Some(mover) = game.to_move() else { continue 'again };
            let moves: Vec<Command> = legal(game)
                .into_iter()
                .filter(|command| {
                    let mut next = game.clone();
                    next.apply(mover, command).is_ok_and(|_| {
                        next.quiet_turns() == (game.quiet_turns() + 1).min(QUIET_TURNS)
                            && next.position().capturing().is_empty()
                    })
                })
                .collect();
            let Some(command) = moves.choose(&mut random) else { continue 'again };
            game.apply(mover, command).unwrap();
        }
        return;
    }
}

#[test]
fn forty_turns_of_each_side_without_progress_are_a_draw() {
    let mut game = round("B:WK32,K29,K31,K30:BK1,K4,K2,K3");
    walk(&mut game, QUIET_TURNS - 1);
    assert_eq!((game.quiet_turns(), ending(&game)), (79, None));
    walk(&mut game, 1);
    assert_eq!(ending(&game), Some(("forty_turns".to_owned(), None)));
}

#[test]
fn without_automatic_draws_one_is_claimed() {
    let mut game = round_by(KINGS, false);
    let claim = |game: &mut Game, by| apply(game, seat(by), &Command::ClaimDraw {});
    assert_eq!(shown(&claim(&mut game, 0).unwrap_err()), json!({"code": "no_draw"}));
    for turn in ROUND_TRIP.iter().chain(&ROUND_TRIP) {
        play(&mut game, turn).unwrap();
    }
    assert_eq!((ending(&game), shown(&game.view())["claim"].clone()), (None, json!("repetition")));
    assert!(legal(&game).contains(&Command::ClaimDraw {}));
    assert_eq!(shown(&claim(&mut game, 1).unwrap_err())["code"], "not_your_turn");
    let mut played_on = game.clone();
    let events = claim(&mut game, 0).unwrap();
    let claimed = json!({"kind": "draw_claimed", "data": {"seat": 0}});
    let over = json!({"kind": "over", "data": {"places": [[0, 1]], "reason": "repetition"}});
    assert_eq!(shown(&events), json!([claimed, over]));
    // A claim that is not made lapses with the position; the rule that comes back acts at once.
    play(&mut played_on, "5-9").unwrap();
    assert_eq!(shown(&played_on.view())["claim"], Value::Null);
    let mut by_rule = round_by(KINGS, false);
    for turn in ROUND_TRIP.iter().chain(&ROUND_TRIP) {
        play(&mut by_rule, turn).unwrap();
    }
    let events = by_rule.set_rules(&house_rules(true)).unwrap();
    assert_eq!(shown(&events), json!([over]));
    assert_eq!(by_rule.set_rules(&house_rules(false)).unwrap(), []);
}

#[test]
fn without_automatic_draws_a_long_walk_keeps_the_last_eighty_moves() {
    let mut game = round_by(KINGS, false);
    for turn in ROUND_TRIP.iter().cycle().take(202) {
        play(&mut game, turn).unwrap();
    }
    assert_eq!(game.quiet_turns(), QUIET_TURNS);
    assert!(shown(&game.view())["claim"].is_string());
    assert!(serde_json::to_string(&game).unwrap().len() < 2_000);
    assert_eq!(serde_json::from_str::<Game>(&serde_json::to_string(&game).unwrap()).unwrap(), game);
}

#[test]
fn d37_d38_no_draw_comes_early() {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut draws = 0;
    for _ in 0..200 {
        let mut game = start();
        // What a plain telling of the rules says, with all positions kept.
        let (mut seen, mut quiet) = (vec![*game.position()], 0);
        while let Some(mover) = game.to_move() {
            let command = legal(&game).choose(&mut random).unwrap().clone();
            let Command::Move(path) = &command else { panic!("nothing to claim") };
            let men = |game: &Game| [Side::Black, Side::White].map(|side| game.position().army(side).men);
            let pieces = |game: &Game| [Side::Black, Side::White].map(|side| game.position().count(side));
            let before = game.clone();
            let was_king = game.position().at(path[0]).unwrap().1;
            game.apply(mover, &command).unwrap();
            let progress = !was_king || men(&before) != men(&game) || pieces(&before) != pieces(&game);
            quiet = if progress { 0 } else { quiet + 1 };
            seen.push(*game.position());
            let times = seen.iter().filter(|position| *position == game.position()).count();
            let expected = if !game.position().has_turns() {
                None
            } else if times >= 3 {
                Some("repetition")
            } else if quiet >= 80 {
                Some("forty_turns")
            } else {
                None
            };
            let drawn = game.outcome().filter(|outcome| outcome.places.len() == 1);
            assert_eq!(drawn.map(|outcome| outcome.reason.as_ref()), expected);
            draws += u32::from(expected.is_some());
        }
    }
    assert!(draws > 0);
}

#[test]
fn either_seat_may_give_up_at_any_time() {
    for by in [0, 1] {
        let mut game = start();
        let events = apply(&mut game, seat(by), &Command::Resign {}).unwrap();
        assert_eq!(shown(&events[0]), json!({"kind": "resigned", "data": {"seat": by}}));
        assert_eq!(ending(&game), Some(("resigned".to_owned(), Some(seat(1 - by)))));
        assert_eq!(shown(&apply(&mut game, seat(0), &Command::Resign {}).unwrap_err())["code"], "not_your_turn");
    }
    assert!(apply(&mut start(), seat(2), &Command::Resign {}).is_err());
}

#[test]
fn the_starter_has_the_darker_side() {
    let game = Game::start(&Setup { players: 2, starter: seat(1), rules: house_rules(true) });
    assert_eq!(
        (game.to_move(), game.seat_of(Side::Black), game.seat_of(Side::White)),
        (Some(seat(1)), seat(1), seat(0))
    );
    let view = shown(&game.view());
    assert_eq!((&view["black_seat"], &view["side"]), (&json!(1), &json!("black")));
    assert_eq!(view["black"], json!({"men": (1..=12).collect::<Vec<_>>(), "kings": []}));
    assert_eq!(shown(&Game::ground())["squares"][31], json!({"at": 32, "row": 7, "column": 6}));
}

#[test]
fn snapshots_that_do_not_fit_together_are_refused() {
    let mut game = round(KINGS);
    for turn in ROUND_TRIP {
        play(&mut game, turn).unwrap();
    }
    let good = shown(&game);
    assert_eq!(serde_json::from_value::<Game>(good.clone()).unwrap(), game);
    for (key, value) in [
        ("fen", json!("B:W1:B1")),
        ("fen", json!("B:W18:B5")),
        ("quiet", json!([[1, 6], [32, 27], [6, 1]])),
        ("quiet", json!([[1, 6], [32, 27], [6, 1], [27, 33]])),
        ("black", json!(2)),
        ("black", json!(1)),
        ("outcome", json!({"places": [[0], [0]], "reason": "x"})),
        ("last", json!({"seat": 0, "path": [27, 32], "captured": [], "crowned": false})),
        ("last", json!({"seat": 1, "path": [27, 31], "captured": [], "crowned": false})),
        ("last", json!({"seat": 1, "path": [23, 32], "captured": [], "crowned": false})),
    ] {
        let mut bad = good.clone();
        bad[key] = value.clone();
        assert!(serde_json::from_value::<Game>(bad).is_err(), "{key} {value}");
    }
    let mut over = shown(&round("W:W13:B9,6"));
    over["outcome"] = Value::Null;
    assert!(serde_json::from_value::<Game>(over).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn the_legal_turns_are_accepted_and_no_others(seed in any::<u64>()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = start();
        play_on(&mut game, random.random_range(0..120), &mut random);
        let legal = legal(&game);
        let mover = game.to_move().unwrap_or(seat(0));
        for command in &legal {
            let mut next = game.clone();
            prop_assert!(next.apply(mover, command).is_ok());
            prop_assert!(game.clone().apply(seat(1 - u8::from(mover)), command).is_err());
            let stored = serde_json::to_string(&next).unwrap();
            prop_assert_eq!(serde_json::from_str::<Game>(&stored).unwrap(), next);
        }
        for from in Square::all() {
            for to in Square::all() {
                let command = Command::Move(vec![from, to]);
                prop_assert_eq!(apply(&mut game.clone(), mover, &command).is_ok(), legal.contains(&command));
            }
        }
        for _ in 0..200 {
            let path = (0..random.random_range(2..6)).map(|_| square(random.random_range(1..=32))).collect();
            let command = Command::Move(path);
            prop_assert_eq!(apply(&mut game.clone(), mover, &command).is_ok(), legal.contains(&command));
        }
    }

    #[test]
    fn a_round_ends(seed in any::<u64>()) {
        let mut game = start();
        play_on(&mut game, 10_000, &mut ChaCha8Rng::seed_from_u64(seed));
        prop_assert!(game.outcome().is_some());
        prop_assert!(legal(&game).is_empty());
    }

    #[test]
    fn a_view_from_outside_never_panics(
        lists in prop::array::uniform4(prop::collection::vec(1..=32_u8, 0..14)),
        quiet in prop::collection::vec([1..=32_u8, 1..=32_u8], 0..100),
        chosen in prop::collection::vec(0..=33_u8, 0..12),
        black in any::<bool>(),
    ) {
        let [black_men, black_kings, white_men, white_kings] = lists;
        let view = json!({
            "black": {"men": black_men, "kings": black_kings}, "white": {"men": white_men, "kings": white_kings},
            "black_seat": 5, "side": if black { "black" } else { "white" }, "capturing": chosen.clone().into_iter()
            .filter(|square| (1..=32).contains(square)).collect::<Vec<_>>(), "quiet": quiet, "claim": null,
            "last": {"seat": 3, "path": [], "captured": [], "crowned": true}, "rules": {}, "to_move": 0,
        });
        let view: View = serde_json::from_value(view).unwrap();
        for command in Game::legal(&view, seat(0)) {
            prop_assert_ne!(command, Command::Resign {});
        }
        Game::choices(&view, &json!(chosen));
        for level in Game::LEVELS.iter().take(2) {
            Game::bot(&view, seat(0), level, &mut |_| 0);
        }
    }

    #[test]
    fn reading_a_fen_never_panics(text in "[BWKbwk0-9:,. -]{0,60}|\\PC{0,40}") {
        if let Ok(position) = read_fen(&text) {
            prop_assert_eq!(read_fen(&rules::draughts::write_fen(&position)).unwrap(), position);
        }
    }
}
