//! Things that went wrong in other programs for draughts. The numbers are those of `docs/rules/draughts.md`, where
//! each case has its answer.

#![allow(clippy::unwrap_used, clippy::panic)]

mod draughts;

use draughts::*;
use rules::draughts::{Command, Game, Side, read_fen, write_fen};
use rules::game::Rules;
use serde_json::{Value, json};

/// Positions with all their turns.
#[test]
fn positions_have_these_turns_and_no_others() {
    for (id, fen, expected) in [
        ("D04 D31 D45", "B:W18,27:B14", "14x23x32"),
        ("D07", "W:W13:B9,6", ""),
        ("D08", "W:WK29:B25,22", ""),
        ("D10", "B:W14:B9,1", "9x18"),
        ("D14", "B:W31:BK1", "1-5 1-6"),
        ("D15", "W:WK32:B18", "32-27 32-28"),
        ("D17", "B:W14,30:B9,3", "9x18"),
        ("D18", "B:W11,12,13,19,22,27,28,30:B2,3,6,7,10", "7x16x23x32"),
        ("D19", "W:WK29:BK25", "29x22"),
        ("D27", "B:W16,17,24,25:B12,20,21", "12x19x28 20x27 21x30"),
        ("D29", "B:W32:B14,18", "14-17 18-22 18-23"),
        ("D40", "W:W22,6:B18", "22x15"),
        ("D46", "B:WK14:B9", "9x18"),
        ("D46 own pieces are never jumped", "B:W32:BK1,6", "1-5 6-10 6-9"),
    ] {
        let mut expected: Vec<&str> = expected.split_whitespace().collect();
        expected.sort_unstable();
        assert_eq!(turns(fen), expected, "{id}");
    }
}

#[test]
fn d04_in_a_capture_only_its_piece_goes_on() {
    let mut game = round("B:W18,27:B14,1");
    assert_eq!(refused(&mut game, "14x23"), json!({"code": "capture_goes_on", "detail": {"square": 23}}));
    assert_eq!(refused(&mut game, "1-5"), json!({"code": "must_capture", "detail": {"squares": [14]}}));
    assert_eq!(refused(&mut game, "14-17"), json!({"code": "must_capture", "detail": {"squares": [14]}}));
}

#[test]
fn d07_d08_d09_who_can_t_move_has_lost() {
    for (fen, reason) in [("W:W13:B9,6", "blocked"), ("W:WK29:B25,22", "blocked"), ("W:W:B12", "no_pieces")] {
        let game = round(fen);
        assert_eq!(ending(&game), Some((reason.to_owned(), Some(game.seat_of(Side::Black)))), "{fen}");
        assert_eq!(game.to_move(), None);
    }
}

#[test]
fn d17_the_pieces_that_must_capture_are_in_the_view() {
    assert_eq!(shown(&round("B:W14,30:B9,3").view())["capturing"], json!([9]));
    assert_eq!(shown(&start().view())["capturing"], json!([]));
    let over = round("W:W13:B9,6");
    assert_eq!(shown(&over.view())["capturing"], json!([]));
}

#[test]
fn d18_a_capture_can_be_entered_landing_by_landing() {
    let view = round("B:W11,12,13,19,22,27,28,30:B2,3,6,7,10").view();
    for (chosen, expected) in [
        (json!([7]), json!({"captured": [], "next": [16]})),
        (json!([7, 16]), json!({"captured": [11], "next": [23]})),
        (json!([7, 16, 23]), json!({"captured": [11, 19], "next": [32]})),
        (json!([7, 16, 23, 32]), json!({"captured": [11, 19, 27], "next": []})),
        (json!([7, 32]), Value::Null),
        (json!([2]), Value::Null),
        (json!([]), Value::Null),
        (json!([33]), Value::Null),
    ] {
        assert_eq!(shown(&Game::choices(&view, &chosen)), expected, "{chosen}");
    }
}

#[test]
fn d19_a_capture_that_is_left_is_played() {
    let mut game = round("W:WK29:BK25");
    play(&mut game, "29x22").unwrap();
    assert_eq!(ending(&game), Some(("no_pieces".to_owned(), Some(seat(1)))));
}

#[test]
fn d23_a_capture_that_crowns_leaves_what_it_should() {
    let fen = "B:W18,27:B14,1";
    let mut game = round(fen);
    let before = game.clone();
    let events = play(&mut game, "14x23x32").unwrap();
    let turn = json!({"seat": 0, "path": [14, 23, 32], "captured": [18, 27], "crowned": true});
    assert_eq!(shown(&events[0]), json!({"kind": "turn", "data": turn}));
    assert_eq!(write_fen(game.position()), "W:W:B1,K32");
    // Taken back, everything stands as it did; played again from the event, it is the same.
    let mut again = before;
    assert_eq!(write_fen(again.position()), "B:W18,27:B1,14");
    let turn = Game::turn_of(&events[0]).unwrap();
    again.apply_whole(seat(0), &turn).unwrap();
    assert_eq!(again, game);
}

#[test]
fn d24_a_turn_is_not_played_twice() {
    let mut game = start();
    play(&mut game, "11-15").unwrap();
    let again = apply(&mut game, seat(0), &command("11-15")).unwrap_err();
    assert_eq!(shown(&again), json!({"code": "not_your_turn", "detail": {"to_move": 1}}));
    assert_eq!(refused(&mut game, "11-15"), json!({"code": "no_piece", "detail": {"square": 11}}));
    assert_eq!(refused(&mut game, "15-19"), json!({"code": "not_your_piece", "detail": {"square": 15}}));
}

#[test]
fn d25_the_darker_side_has_the_first_move() {
    let game = start();
    assert_eq!((game.position().to_move(), game.to_move()), (Side::Black, Some(seat(0))));
    assert_eq!(turns("B:W21-32:B1-12").len(), 7);
}

#[test]
fn d35_a_round_ends_after_a_whole_turn() {
    let mut game = round("B:W18,27:B14");
    assert_eq!(ending(&game), None);
    let events = play(&mut game, "14x23x32").unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!(ending(&game), Some(("no_pieces".to_owned(), Some(seat(0)))));
}

#[test]
fn d40_d41_a_path_is_read_and_checked_whole() {
    let mut game = round("W:W22,6:B18");
    let no_such = json!({"code": "no_such_move", "detail": {"from": 22, "to": 23}});
    assert_eq!(refused(&mut game, "22x15x6x23"), no_such);
    for (args, code) in [
        (json!({"move": [22, 15, 99]}), "no_such_square"),
        (json!({"move": [22, 15, 0]}), "no_such_square"),
        (json!({"move": [22, 15, -1]}), "bad_message"),
        (json!({"move": [22, "15abc"]}), "bad_message"),
        (json!({"move": "22x15"}), "bad_message"),
        (json!({"move": [22]}), "bad_path"),
        (json!({"move": vec![22; 11]}), "bad_path"),
        (json!({"pass": {}}), "unknown_command"),
        (json!({"move": [22, 15], "resign": {}}), "bad_message"),
    ] {
        assert_eq!(shown(&Command::parse(&args).unwrap_err())["code"], code, "{args}");
    }
    play(&mut game, "22x15").unwrap();
}

#[test]
fn d46_what_public_answers_get_wrong() {
    // Without a move one has lost, a man captures a king, and nobody jumps over an own piece.
    assert!(ending(&round("W:W13:B9,6")).unwrap().1.is_some());
    let mut game = round("B:W32:B14,18,1");
    assert_eq!(refused(&mut game, "14x23"), json!({"code": "no_such_move", "detail": {"from": 14, "to": 23}}));
    assert_eq!(refused(&mut game, "14-10"), json!({"code": "man_goes_forward", "detail": {"square": 14}}));
    assert_eq!(refused(&mut game, "14-18"), json!({"code": "occupied", "detail": {"square": 18}}));
}

/// What a FEN may be.
#[test]
fn p07_p24_p25_positions_are_read_leniently_and_written_strictly() {
    for (id, fen, written) in [
        ("start", "B:W21-32:B1-12", "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"),
        ("P07", "W:WK27,K23:BK28,12.", "W:WK23,K27:B12,K28"),
        ("P25", "B:WK31,27,23,K20:B32,30,K22,K7", "B:WK20,23,27,K31:BK7,K22,K30,K32"),
        ("sides in any order", " b : bk1-3 : w32, 31 ", "B:W31,32:BK1,K2,K3"),
        ("empty list", "W:W:B12", "W:W:B12"),
    ] {
        let position = read_fen(fen).unwrap();
        assert_eq!(write_fen(&position), written, "{id}");
        assert_eq!(read_fen(written).unwrap(), position, "{id}");
    }
}

#[test]
fn p09_p24_a_bad_fen_is_refused_with_its_reason() {
    for (fen, code, about) in [
        ("", "bad_fen", json!({"token": ""})),
        ("W::.", "bad_fen", json!({"token": ""})),
        ("W:", "bad_fen", json!({"token": ""})),
        ("W:W1", "bad_fen", json!({"token": "W:W1"})),
        ("W:W5:B1:B2", "bad_fen", json!({"token": "B2"})),
        ("X:W5:B1", "bad_fen", json!({"token": "X:W5:B1"})),
        ("W:WK4,WK5,33:B4", "bad_fen_square", json!({"token": "WK5"})),
        ("W:WK4,33:B4", "bad_fen_square", json!({"token": "33"})),
        ("W:W55:B4", "bad_fen_square", json!({"token": "55"})),
        ("W:W5-:B4", "bad_fen_square", json!({"token": "5-"})),
        ("W:W5,,6:B4", "bad_fen_square", json!({"token": ""})),
        ("W:W9-5:B4", "bad_fen_square", json!({"token": "9-5"})),
        ("W:W+5:B4", "bad_fen_square", json!({"token": "+5"})),
        ("W:W5:é", "bad_fen", json!({"token": "é"})),
        ("W:W18,18:B4", "fen_square_twice", json!({"square": 18})),
        ("W:W4:B4", "fen_square_twice", json!({"square": 4})),
        ("W:W13-32:B1", "fen_too_many", json!({"square": 25})),
    ] {
        let refusal = shown(&read_fen(fen).unwrap_err());
        assert_eq!(refusal, json!({"code": code, "detail": about}), "{fen}");
    }
}
