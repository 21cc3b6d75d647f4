//! Turns, wins, places, passing over and the other ends of rounds of Chinese checkers.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::*;
use rules::chinese_checkers::{Event, Game, RulesInForce};
use rules::game::{self, Kind, Rules, Setup};
use rules::house::{HouseRules, RuleValue};
use serde_json::{Value, json};

const WHOLE: &str = r#"{"stepwise":false}"#;

#[test]
fn a_turn_hop_by_hop_and_the_same_as_a_whole() {
    let mut game = start(2, "{}");
    assert_eq!(
        shown(&play(&mut game, "hop C1 E5").unwrap()),
        json!([{"kind":"hopped","data":{"seat":0,"from":"C1","to":"E5"}}])
    );
    let view = serde_json::to_value(game.view()).unwrap();
    assert_eq!(view["chain"], json!({"origin":"C1","at":"E5","path":["C1","E5"]}));
    assert_eq!(view["homes"], json!([0, 3]));
    assert_eq!(view["pieces"][0], json!(["A1", "B1", "B2", "C2", "C3", "D1", "D2", "D3", "D4", "E5"]));
    let turn = json!({"seat":0,"path":["C1","E5"],"hops":true});
    assert_eq!(shown(&play(&mut game, "pass_on").unwrap()), json!([{"kind":"turn","data":turn}]));
    let view = serde_json::to_value(game.view()).unwrap();
    assert_eq!((&view["chain"], &view["last"], &view["home"]), (&Value::Null, &turn, &json!([])));

    let mut whole = start(2, WHOLE);
    assert_eq!(shown(&play(&mut whole, "chain C1 E5").unwrap()), json!([{"kind":"turn","data":turn}]));
    assert_eq!(whole.position(), game.position());
}

#[test]
fn refusals_name_the_rule_and_what_it_was_about() {
    let mut game = start(2, "{}");
    let other = seat(1);
    assert_eq!(game.apply(other, &read("step N1 M5")).unwrap_err().code.as_str(), "not_your_turn");
    for (command, code, detail) in [
        ("step N1 M5", "not_your_piece", json!({"hole":"N1"})),
        ("step E5 F5", "not_your_piece", json!({"hole":"E5"})),
        ("step A1 B1", "occupied", json!({"hole":"B1"})),
        ("step D1 D1", "ends_where_it_began", json!({"hole":"D1"})),
        ("step D1 F5", "not_adjacent", json!({"from":"D1","to":"F5"})),
        ("hop D1 E5", "nothing_to_hop", json!({"from":"D1","to":"E5"})),
        ("hop A1 C1", "occupied", json!({"hole":"C1"})),
        ("chain C1 E5", "hop_by_hop", Value::Null),
        ("pass_on", "ends_where_it_began", Value::Null),
        ("back", "no_chain", Value::Null),
    ] {
        let refusal = serde_json::to_value(play(&mut game, command).unwrap_err()).unwrap();
        assert_eq!((&refusal["code"], &refusal["detail"]), (&json!(code), &detail), "{command}");
    }
    let mut game = start(2, WHOLE);
    for (command, code) in [
        ("hop C1 E5", "whole_chain"),
        ("chain", "bad_path"),
        ("chain C1", "bad_path"),
        ("chain C1 E5 C1", "ends_where_it_began"),
        ("chain C1 D1", "occupied"),
        ("chain C1 F5", "nothing_to_hop"),
        ("chain C1 D1 E5", "occupied"),
        ("chain C1 G5 E5", "nothing_to_hop"),
        ("chain N1 L5", "not_your_piece"),
        ("pass_on", "ends_where_it_began"),
        ("back", "no_chain"),
    ] {
        assert_eq!(refused(&mut game, command), code, "{command}");
    }
    let long = vec!["C1"; 257];
    assert_eq!(Game::parse(&json!({"chain": long})).unwrap_err().code.as_str(), "bad_path");
}

#[test]
fn an_explicit_path_may_make_detours_and_is_logged_without_them() {
    let mut game = start(2, WHOLE);
    let events = play(&mut game, "chain C1 E5 C1 E7").unwrap();
    let Event::Turn(turn) = &events[0] else { panic!("{events:?}") };
    assert_eq!(turn.path, holes("C1 E7"));
}

#[test]
fn what_comes_from_outside_is_read_or_refused() {
    for (args, code) in [
        (json!({"step":["E5"]}), "bad_message"),
        (json!({"step":["E5","E6","E7"]}), "bad_message"),
        (json!({"step":["E5",6]}), "bad_message"),
        (json!({"step":"E5"}), "bad_message"),
        (json!({"pass_on":null}), "bad_message"),
        (json!({"pass_on":{},"back":{}}), "bad_message"),
        (json!({}), "bad_message"),
        (json!([]), "bad_message"),
        (json!("pass_on"), "bad_message"),
        (json!({"jump":["E5","E6"]}), "unknown_command"),
        (json!({"Step":["E5","E6"]}), "unknown_command"),
    ] {
        assert_eq!(Game::parse(&args).unwrap_err().code.as_str(), code, "{args}");
    }
    let refusal = Game::parse(&json!({"hop":["E5","E14"]})).unwrap_err();
    assert_eq!(serde_json::to_value(refusal).unwrap(), json!({"code":"no_such_hole","detail":{"hole":"E14"}}));
    assert_eq!(Game::parse(&json!({"step":["e5","E6"]})), Ok(read("step E5 E6")));
    assert_eq!(serde_json::to_value(read("chain E5 G5 I5")).unwrap(), json!({"chain":["E5","G5","I5"]}));
    assert_eq!(serde_json::to_value(read("pass_on")).unwrap(), json!({"pass_on":{}}));
}

#[test]
fn a_goal_is_filled_with_the_help_of_a_parked_piece() {
    let mut game = round(PARKED, 0, "{}");
    let events = play(&mut game, "step M5 N1").unwrap();
    let over = json!({"kind":"over","data":{"places":[[0],[1]],"reason":"goal"}});
    assert_eq!(shown(&events).as_array().unwrap()[1..], [json!({"kind":"home","data":{"seat":0,"place":1}}), over]);
    assert_eq!((game.to_move(), legal(&game)), (None, vec![]));
    assert_eq!(game.apply(seat(1), &read("step Q1 P1")).unwrap_err().code.as_str(), "not_your_turn");
}

#[test]
fn a_full_goal_without_a_piece_of_ones_own_is_not_filled() {
    let mut game = start(2, "{}");
    assert_eq!(kinds(&play(&mut game, "step D1 E5").unwrap()), ["turn"]);
}

#[test]
fn all_ten_of_ones_own_win_under_either_rule() {
    for win in [r#"{"win":"own"}"#, r#"{"win":"filled"}"#] {
        let pieces = &["N2 N3 N4 O1 O2 O3 P1 P2 M5 Q1", "I1 A1 B1 B2 C1 C2 C3 D1 D2 D3"];
        assert_eq!(kinds(&play(&mut round(pieces, 0, win), "step M5 N1").unwrap()), ["turn", "home", "over"]);
    }
}

/// Seat 1's goal lacks D4; a piece of seat 0 can go there, back into its home.
const HELPED: &[&str] = &["E9 N2 N3 N4 O1 O2 O3 P1 P2 I5", "A1 B1 B2 C1 C2 C3 D1 D2 D3 I1"];

#[test]
fn a_turn_of_somebody_else_can_fill_a_goal() {
    let mut game = round(HELPED, 0, "{}");
    let events = play(&mut game, "step E9 D4").unwrap();
    assert_eq!(kinds(&events), ["turn", "home", "over"]);
    assert_eq!(game.outcome().unwrap().places, [[seat(1)], [seat(0)]]);
}

#[test]
fn the_mover_wins_if_two_goals_are_full_after_a_turn() {
    // Under `own` seat 1's goal was full before, but not with its own; then the rule changes.
    let pieces = &["D4 N2 N3 N4 O1 O2 O3 P1 P2 M5", "A1 B1 B2 C1 C2 C3 D1 D2 D3 Q1"];
    let mut game = round(pieces, 0, r#"{"win":"own"}"#);
    game.set_rules(&house_rules(&[])).unwrap();
    assert_eq!(kinds(&play(&mut game, "step M5 N1").unwrap()), ["turn", "home", "over"]);
    assert_eq!(game.outcome().unwrap().places, [[seat(0)], [seat(1)]]);
    // With `play_on` both are home, the mover first.
    let mut game = round(pieces, 0, r#"{"play_on":true}"#);
    assert_eq!(kinds(&play(&mut game, "step M5 N1").unwrap()), ["turn", "home", "home", "over"]);
    assert_eq!(game.outcome().unwrap().places, [[seat(0)], [seat(1)]]);
}

/// Three seats, of which 0 is one step from home.
const THREE: &[&str] =
    &["M5 N2 N3 N4 O1 O2 O3 P1 P2 Q1", "J10 K11 K10 L12 L11 L10 M13 M12 M11 M10", "J1 K1 K2 L1 L2 L3 M1 M2 M3 M4"];

#[test]
fn with_play_on_the_others_play_for_the_places_and_those_who_are_home_are_skipped() {
    let mut game = round(THREE, 0, r#"{"play_on":true}"#);
    assert_eq!(kinds(&play(&mut game, "step M5 N1").unwrap()), ["turn", "home"]);
    assert_eq!(serde_json::to_value(game.view()).unwrap()["home"], json!([0]));
    for (mover, command) in
        [(1, "step J10 I9"), (2, "step J1 I1"), (1, "step I9 H9"), (2, "step I1 I2"), (1, "step H9 H8")]
    {
        assert_eq!(game.to_move(), Some(seat(mover)));
        play(&mut game, command).unwrap();
    }
    // Switched off, the round ends with the places so far.
    let events = game.set_rules(&house_rules(&[])).unwrap();
    assert_eq!(shown(&events), json!([{"kind":"over","data":{"places":[[0],[1,2]],"reason":"goal"}}]));
    assert_eq!(game.set_rules(&house_rules(&[])), Ok(vec![]));
}

#[test]
fn without_play_on_the_first_wins_and_the_others_share_the_rest() {
    let mut game = round(THREE, 0, "{}");
    play(&mut game, "step M5 N1").unwrap();
    assert_eq!(game.outcome().unwrap().places, [vec![seat(0)], vec![seat(1), seat(2)]]);
}

#[test]
fn a_round_without_progress_is_over_after_100_turns_of_each() {
    let mut game = start(2, "{}");
    let mut turns = 0;
    let cycle = ["step D1 E5", "step N1 M5", "step E5 D1", "step M5 N1"];
    while game.to_move().is_some() {
        play(&mut game, cycle[turns % 4]).unwrap();
        turns += 1;
    }
    // The first turn of each was progress.
    assert_eq!(turns, 202);
    assert_eq!(shown_outcome(&game), json!({"places":[[0,1]],"reason":"stalled"}));
}

#[test]
fn turns_that_are_passed_over_count_as_turns_without_progress() {
    let mut game = round(&BLOCKED, 1, "{}");
    // Seats 1 and 2 go away from their goals and back; seat 0 can't move.
    let cycle = ["step I1 H1", "step M1 M2", "step H1 I1", "step M2 M1"];
    let (mut turns, mut passed) = (0, 0);
    while game.to_move().is_some() {
        let events = play(&mut game, cycle[turns % 4]).unwrap();
        passed += kinds(&events).iter().filter(|kind| *kind == "passed_over").count();
        turns += 1;
    }
    assert_eq!(game.outcome().unwrap().reason, "stalled");
    assert!((300..=310).contains(&(turns + passed)), "{turns} {passed}");
    assert!(passed >= 99);
}

#[test]
fn a_round_can_begin_with_a_seat_that_is_passed_over() {
    assert_eq!(round(&BLOCKED, 0, "{}").to_move(), Some(seat(1)));
}

/// Under `own` and `stay_home` nobody can move when the piece on E9 is on D4: each goal is full but for
/// a piece of the other, which is shut in.
const LOCKED: &[&str] = &["A1 N1 N2 N3 N4 O1 O2 O3 P1 P2", "Q1 B1 B2 C1 C2 C3 D1 D2 D3 E9"];
const LOCK: &str = r#"{"win":"own","stay_home":true}"#;

#[test]
fn a_round_in_which_nobody_can_move_is_a_draw() {
    let mut game = round(LOCKED, 1, LOCK);
    assert_eq!(kinds(&play(&mut game, "step E9 D4").unwrap()), ["turn", "over"]);
    assert_eq!(shown_outcome(&game), json!({"places":[[0,1]],"reason":"no_moves"}));
    let locked = &["A1 N1 N2 N3 N4 O1 O2 O3 P1 P2", "Q1 B1 B2 C1 C2 C3 D1 D2 D3 D4"];
    assert_eq!(round(locked, 0, LOCK).outcome().unwrap().reason, "no_moves");
}

#[test]
fn rules_change_between_turns_and_not_in_a_chain() {
    let mut game = start(2, "{}");
    play(&mut game, "hop C1 E5").unwrap();
    let before = game.clone();
    assert_eq!(game.set_rules(&house_rules(&[])).unwrap_err().code.as_str(), "chain_under_way");
    assert_eq!(game, before);
    play(&mut game, "pass_on").unwrap();
    assert_eq!(game.set_rules(&house_rules(&[("stepwise", false), ("long_hops", true)])), Ok(vec![]));
    assert_eq!(*game.rules(), RulesInForce { stepwise: false, long_hops: true, ..RulesInForce::default() });
    // A seat that has no turn under the new rules is passed over at once.
    let mut game = round(LOCKED, 0, r#"{"win":"own"}"#);
    let mut lock = house_rules(&[("stay_home", true)]);
    lock.set("win", RuleValue::Choice("own".into())).unwrap();
    assert_eq!(kinds(&game.set_rules(&lock).unwrap()), ["passed_over"]);
    assert_eq!(game.to_move(), Some(seat(1)));
}

#[test]
fn a_piece_parked_in_a_foreign_point_stays_until_it_moves_and_then_has_to_leave() {
    let pieces = &["E10 A1 B1 B2 C1 C2 C3 D1 D2 D3", "Q1 P1 P2 O1 O2 O3 N1 N2 N3 N4"];
    let mut game = round(pieces, 0, "{}");
    assert_eq!(refused(&mut game, "step E10 E11"), "foreign_point");
    play(&mut game, "step E10 E9").unwrap();
}

#[test]
fn a_long_hop_lands_at_the_mirrored_distance() {
    // E5 between the piece and the one it hops over is free, and so is E7 behind that.
    let pieces = &["E4 A1 B1 B2 C1 C2 C3 D1 D2 D3", "E6 Q1 P1 P2 O1 O2 O3 N1 N2 N3"];
    let long = r#"{"long_hops":true,"foreign_points":"open"}"#;
    let mut game = round(pieces, 0, long);
    play(&mut game, "hop E4 E8").unwrap();
    // The hole where it began is free for its own hops.
    play(&mut game, "hop E8 E4").unwrap();
    assert_eq!(refused(&mut game, "hop E4 E7"), "nothing_to_hop");
    assert_eq!(refused(&mut round(pieces, 0, "{}"), "hop E4 E8"), "nothing_to_hop");
    for blocker in ["E5", "E7", "E8"] {
        let theirs = format!("E6 {blocker} Q1 P1 P2 O1 O2 O3 N1 N2");
        let mut game = round(&[pieces[0], &theirs], 0, long);
        let code = refused(&mut game, "hop E4 E8");
        assert_eq!(code, if blocker == "E8" { "occupied" } else { "nothing_to_hop" });
    }
}

#[test]
fn a_piece_may_hop_out_of_its_goal_and_back_with_stay_home() {
    // N1 is in the goal of seat 0, and over M5 the piece can leave it.
    let pieces = &["N1 A1 B1 B2 C1 C2 C3 D1 D2 D3", "M5 Q1 P1 P2 O1 O2 O3 N3 N4 I1"];
    let mut game = round(pieces, 0, r#"{"stay_home":true}"#);
    let out = game.position().occupancy().hops(hole("N1"), game.rules().hops()).first().unwrap();
    play(&mut game, &format!("hop N1 {out}")).unwrap();
    assert_eq!(refused(&mut game, "pass_on"), "leaves_goal");
    play(&mut game, &format!("hop {out} N1")).unwrap();
    play(&mut game, "step N1 N2").unwrap();
}

#[test]
fn any_seat_can_start_and_wrong_numbers_are_refused() {
    for players in 2..=6 {
        for starter in 0..players {
            let setup = Setup { players, starter: seat(starter), rules: house_rules(&[]) };
            let game = game::Game::start(Kind::ChineseCheckers, &setup).unwrap();
            assert_eq!(game.to_move(), Some(seat(starter)));
        }
        let setup = Setup { players, starter: seat(5), rules: house_rules(&[]) };
        assert_eq!(game::Game::start(Kind::ChineseCheckers, &setup).is_ok(), players == 6);
    }
    for players in [0, 1, 7, 255] {
        let setup = Setup { players, starter: seat(0), rules: house_rules(&[]) };
        let refusal = game::Game::start(Kind::ChineseCheckers, &setup).unwrap_err();
        assert_eq!(refusal.code.as_str(), "wrong_number_of_players");
    }
}

fn house_rules(switches: &[(&str, bool)]) -> HouseRules {
    let mut rules = HouseRules::defaults(Game::HOUSE_RULES);
    for (key, on) in switches {
        rules.set(key, RuleValue::Switch(*on)).unwrap();
    }
    rules
}

fn shown(events: &[Event]) -> Value {
    serde_json::to_value(events).unwrap()
}

fn shown_outcome(game: &Game) -> Value {
    serde_json::to_value(game.outcome().unwrap()).unwrap()
}
