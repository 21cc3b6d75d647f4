//! Turns, captures, ends and refusals of capture Chinese checkers.

#![allow(clippy::unwrap_used, clippy::panic)]

mod capture;
mod common;

use capture::*;
use common::{hole, holes, seat};
use rules::capture_checkers::{Command, Game, Position};
use rules::game::{Rules, Setup};
use rules::star::{Hole, board};
use serde_json::{Value, json};

#[test]
fn the_hexagon_is_full_but_for_its_centre_and_the_points_are_empty() {
    assert_eq!(board().holes.len(), 121);
    for players in 2..=6 {
        let game = start(players, &[]);
        let view = game.view();
        assert_eq!((view.pieces.len(), view.captures), (60, vec![0; players.into()]));
        assert!(!view.pieces.contains(hole("I5")));
        assert!(view.pieces.iter().all(|piece| piece.point().is_none()));
        assert_eq!(legal(&game).len(), 54);
    }
}

#[test]
fn a_chain_hop_by_hop_and_the_same_as_a_whole() {
    // G5 hops over H5 to I5 and over I6 to I7, and could go on over H7.
    let pieces = "G5 H5 I6 H7 A1";
    let mut game = round(pieces, &[]);
    let hopped = json!([{"kind":"hopped","data":{"seat":0,"from":"G5","to":"I5","captured":"H5"}}]);
    assert_eq!(shown(&play(&mut game, "hop G5 I5").unwrap()), hopped);
    let view = shown(&game.view());
    assert_eq!(view["chain"], json!({"origin":"G5","at":"I5","path":["G5","I5"],"captured":["H5"]}));
    assert_eq!((&view["captures"], &view["pieces"]), (&json!([1, 55]), &json!(["A1", "H7", "I5", "I6"])));
    assert_eq!(legal(&game), [read("hop I5 I7"), read("pass_on")]);
    play(&mut game, "hop I5 I7").unwrap();
    let turn = json!({"seat":0,"path":["G5","I5","I7"],"captured":["H5","I6"]});
    assert_eq!(shown(&play(&mut game, "pass_on").unwrap()), json!([{"kind":"turn","data":turn}]));
    let view = shown(&game.view());
    assert_eq!((&view["chain"], &view["last"], &view["captures"]), (&Value::Null, &turn, &json!([2, 55])));
    assert_eq!(view["rules"], json!({"stepwise":true,"long_hops":false}));
    assert_eq!(game.to_move(), Some(seat(1)));

    let mut whole = round(pieces, WHOLE);
    assert_eq!(shown(&play(&mut whole, "chain G5 I5 I7").unwrap()), json!([{"kind":"turn","data":turn}]));
    assert_eq!((whole.position(), whole.captures()), (game.position(), game.captures()));
}

#[test]
fn a_turn_ends_by_itself_when_its_piece_has_no_further_hop() {
    // The piece on A1 keeps a hop, so the round goes on.
    let mut game = round("A1 B1 G5 H5", &[]);
    let events = shown(&play(&mut game, "hop G5 I5").unwrap());
    assert_eq!(events[0]["kind"], "hopped");
    assert_eq!(events[1], json!({"kind":"turn","data":{"seat":0,"path":["G5","I5"],"captured":["H5"]}}));
    assert_eq!((events.as_array().unwrap().len(), game.to_move()), (2, Some(seat(1))));
}

#[test]
fn the_round_ends_when_no_hop_is_left_and_most_captures_win() {
    let pieces = "G5 H5 A1";
    for (captures, places) in [
        (vec![28, 29], json!([[0, 1]])),
        (vec![40, 17], json!([[0], [1]])),
        (vec![17, 40], json!([[1], [0]])),
        (vec![18, 19, 20], json!([[2], [0, 1]])),
        (vec![9, 10, 10, 10, 10, 8], json!([[0, 1, 2, 3, 4], [5]])),
        (vec![0, 20, 3, 17, 17], json!([[1], [3, 4], [2], [0]])),
    ] {
        let position = Position::new(holes(pieces).into_iter().collect());
        let mut game = Game::from_position(position, &captures, seat(0), rules(&[])).unwrap();
        let events = shown(&play(&mut game, "hop G5 I5").unwrap());
        let over = json!({"places":places,"reason":"no_hops"});
        assert_eq!(events[2], json!({"kind":"over","data":over}), "{captures:?}");
        assert_eq!((game.to_move(), shown(game.outcome().unwrap())), (None, over));
        assert_eq!((legal(&game), game.view().chain), (vec![], None));
        assert_eq!(game.apply(seat(1), &read("hop A1 C1")).unwrap_err().code.as_str(), "not_your_turn");
        assert_eq!(game.set_rules(&house_rules(LONG)), Ok(vec![]));
    }
    // There is none from the beginning.
    assert_eq!(round("A1 I5", &[]).outcome().unwrap().reason, "no_hops");
}

#[test]
fn a_chain_may_end_where_it_began() {
    // A triangle of hops over F5, F6 and E6, which goes both ways.
    let mut game = round("E5 F5 F6 E6 A1 B1", &[]);
    for command in ["hop E5 G5", "hop G5 E7", "hop E7 E5"] {
        assert_eq!(game.to_move(), Some(seat(0)));
        play(&mut game, command).unwrap();
    }
    let turn = json!({"seat":0,"path":["E5","G5","E7","E5"],"captured":["F5","F6","E6"]});
    assert_eq!((shown(&game.view())["last"].clone(), game.to_move()), (turn, Some(seat(1))));
    assert!(game.position().pieces().contains(hole("E5")));
    // Both ways leave the same on the board: one of them is listed, either is taken.
    let whole = round("E5 F5 F6 E6 A1 B1", WHOLE);
    assert!(legal(&whole).contains(&read("chain E5 E7 G5 E5")));
    assert!(!legal(&whole).contains(&read("chain E5 G5 E7 E5")));
    play(&mut whole.clone(), "chain E5 E7 G5 E5").unwrap();
    play(&mut whole.clone(), "chain E5 G5 E7 E5").unwrap();
}

#[test]
fn refusals_name_the_rule_and_what_it_was_about() {
    let mut game = start(2, &[]);
    assert_eq!(game.apply(seat(1), &read("hop G5 I5")).unwrap_err().code.as_str(), "not_your_turn");
    for (command, code, detail) in [
        ("hop I5 G5", "no_piece", json!({"hole":"I5"})),
        ("hop A1 B1", "no_piece", json!({"hole":"A1"})),
        ("hop E5 G5", "occupied", json!({"hole":"G5"})),
        ("hop E5 E5", "nothing_to_hop", json!({"from":"E5","to":"E5"})),
        ("hop F5 I5", "nothing_to_hop", json!({"from":"F5","to":"I5"})),
        ("hop H5 I5", "nothing_to_hop", json!({"from":"H5","to":"I5"})),
        ("chain G5 I5", "hop_by_hop", Value::Null),
        ("pass_on", "no_chain", Value::Null),
    ] {
        assert_eq!(code_and_detail(&refused(&mut game, command)), (json!(code), detail), "{command}");
    }
    // In a chain.
    let mut game = round("G5 H5 I6 A1 B1", &[]);
    play(&mut game, "hop G5 I5").unwrap();
    for (command, code, detail) in [
        ("hop A1 C1", "other_piece_in_chain", json!({"hole":"I5"})),
        ("hop G5 I5", "no_piece", json!({"hole":"G5"})),
        ("hop H5 I5", "no_piece", json!({"hole":"H5"})),
        ("hop I5 G5", "nothing_to_hop", json!({"from":"I5","to":"G5"})),
        ("hop I5 I6", "occupied", json!({"hole":"I6"})),
        ("chain I5 I7", "hop_by_hop", Value::Null),
    ] {
        assert_eq!(code_and_detail(&refused(&mut game, command)), (json!(code), detail), "{command}");
    }
    // As a whole.
    let mut game = round("G5 H5 I6 A1 B1", WHOLE);
    for (command, code) in [
        ("hop G5 I5", "whole_chain"),
        ("pass_on", "no_chain"),
        ("chain", "bad_path"),
        ("chain G5", "bad_path"),
        ("chain G6 I5", "no_piece"),
        ("chain G5 I7", "nothing_to_hop"),
        ("chain G5 H5", "occupied"),
        ("chain G5 I5 I7 J7", "nothing_to_hop"),
        ("chain G5 I5 G5", "nothing_to_hop"),
        ("chain G5 I5 I5", "nothing_to_hop"),
        ("chain G5 I5 A1", "occupied"),
    ] {
        assert_eq!(refused(&mut game, command)["code"], code, "{command}");
    }
    let long = vec!["G5"; 61];
    let refusal = shown(&Game::parse(&json!({"chain": long})).unwrap_err());
    assert_eq!(code_and_detail(&refusal), (json!("bad_path"), json!({"holes":61})));
}

#[test]
fn what_comes_from_outside_is_read_or_refused() {
    for (args, code) in [
        (json!({"hop":["G5"]}), "bad_message"),
        (json!({"hop":["G5","I5","I7"]}), "bad_message"),
        (json!({"hop":["G5",5]}), "bad_message"),
        (json!({"chain":"G5"}), "bad_message"),
        (json!({"pass_on":null}), "bad_message"),
        (json!({"pass_on":{},"hop":["G5","I5"]}), "bad_message"),
        (json!({}), "bad_message"),
        (json!(null), "bad_message"),
        (json!({"back":{}}), "unknown_command"),
        (json!({"step":["E5","E6"]}), "unknown_command"),
        (json!({"hop":["G5","E14"]}), "no_such_hole"),
        (json!({"chain":["G5","I5","R1"]}), "no_such_hole"),
    ] {
        assert_eq!(Game::parse(&args).unwrap_err().code.as_str(), code, "{args}");
    }
    assert_eq!(Game::parse(&json!({"hop":["g5","I5"]})), Ok(read("hop G5 I5")));
    for command in ["hop G5 I5", "chain G5 I5 I7", "pass_on"] {
        assert_eq!(Game::parse(&shown(&read(command))), Ok(read(command)));
    }
}

#[test]
fn rules_change_between_turns_and_not_in_a_chain() {
    let mut game = round("G5 H5 I6 A1 B1", &[]);
    play(&mut game, "hop G5 I5").unwrap();
    let before = game.clone();
    assert_eq!(game.set_rules(&house_rules(WHOLE)).unwrap_err().code.as_str(), "chain_under_way");
    assert_eq!(game, before);
    play(&mut game, "pass_on").unwrap();
    assert_eq!(game.set_rules(&house_rules(WHOLE)), Ok(vec![]));
    assert_eq!(*game.rules(), rules(WHOLE));
    // Only a long hop is left: without it the round is over.
    let mut game = round("I3 I5", LONG);
    assert_eq!(legal(&game), [read("hop I3 I7"), read("hop I5 I1")]);
    let events = shown(&game.set_rules(&house_rules(&[])).unwrap());
    assert_eq!(events, json!([{"kind":"over","data":{"places":[[1],[0]],"reason":"no_hops"}}]));
}

#[test]
fn a_long_hop_captures_the_piece_that_it_goes_over() {
    let mut game = round("I3 I5 A1 B1", LONG);
    play(&mut game, "hop I3 I7").unwrap();
    assert_eq!(game.position().pieces(), holes("I7 A1 B1").into_iter().collect());
    assert_eq!(shown(&game.view())["last"], json!({"seat":0,"path":["I3","I7"],"captured":["I5"]}));
    for blocker in ["I4", "I6", "I7"] {
        let mut game = round(&format!("I3 I5 A1 B1 {blocker}"), LONG);
        let code = if blocker == "I7" { "occupied" } else { "nothing_to_hop" };
        assert_eq!(refused(&mut game, "hop I3 I7")["code"], code, "{blocker}");
    }
    assert_eq!(refused(&mut round("I3 I5 A1 B1", &[]), "hop I3 I7")["code"], "nothing_to_hop");
    // What is captured opens the line for the next hop of the chain.
    let mut game = round("I3 I5 H7 A1 B1", LONG_WHOLE);
    play(&mut game, "chain I3 I7 G6").unwrap_err();
    play(&mut game, "chain I3 I7 G7").unwrap();
}

#[test]
fn any_seat_can_start_and_turns_go_round() {
    for players in 2..=6 {
        for starter in 0..players {
            let setup = Setup { players, starter: seat(starter), rules: house_rules(WHOLE) };
            let mut game = Game::start(&setup);
            for turn in 0..12 {
                assert_eq!(game.to_move(), Some(seat((starter + turn) % players)));
                let command = legal(&game)[0].clone();
                game.apply(game.to_move().unwrap(), &command).unwrap();
            }
        }
    }
}

#[test]
fn a_position_has_sixty_pieces_with_those_captured() {
    let position = Position::new(holes("G5 H5").into_iter().collect());
    for (captures, to_move) in [(&[29, 28][..], 0), (&[58], 0), (&[29, 29], 2), (&[0, 0, 0, 0, 0, 0, 58], 0), (&[], 0)]
    {
        assert!(Game::from_position(position, captures, seat(to_move), rules(&[])).is_none(), "{captures:?}");
    }
    assert!(Game::from_position(position, &[29, 29], seat(1), rules(&[])).is_some());
}

/// People wonder whether a piece that is hopped over has to vanish: in this game it always does.
#[test]
fn c08_a_piece_that_is_hopped_over_leaves_the_board() {
    for differing in [&[], WHOLE, LONG, LONG_WHOLE] {
        let game = start(2, differing);
        for command in legal(&game) {
            let path = match &command {
                Command::Hop(pair) => pair.as_slice(),
                Command::Chain(path) => path,
                Command::PassOn {} => panic!("nothing to pass on"),
            };
            let mut after = game.clone();
            after.apply(seat(0), &command).unwrap();
            assert_eq!(after.position().pieces().len(), 60 - (path.len() - 1));
            assert_eq!(usize::from(after.captures()[0]), path.len() - 1);
            assert_sixty(&after);
        }
    }
}

#[test]
fn c05_two_pieces_are_never_hopped_at_once() {
    for differing in [&[], LONG] {
        let mut game = round("G5 H5 I5 A1 B1", differing);
        assert_eq!(refused(&mut game, "hop G5 J5")["code"], "nothing_to_hop");
        let reached: Vec<Hole> = game.position().hops(hole("G5"), game.rules().hops()).map(|hop| hop.to).collect();
        assert!(!reached.contains(&hole("K5")));
    }
}

fn code_and_detail(refusal: &Value) -> (Value, Value) {
    (refusal["code"].clone(), refusal["detail"].clone())
}
