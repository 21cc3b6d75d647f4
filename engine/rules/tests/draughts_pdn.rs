//! PDN: what real files have, what is wrong with some, and that what is written is read again as the same.

#![allow(clippy::unwrap_used, clippy::panic)]

mod draughts;

use std::path::{Path, PathBuf};

use draughts::*;
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::draughts::pdn::{GameResult, Line, MOST_NESTED, Noted, Reading, Record, read, write};
use rules::draughts::{Position, Side, write_fen};
use serde_json::{Value, json};

/// One game, without fault.
fn good(text: &str) -> Record {
    let mut readings = read(text.as_bytes());
    assert_eq!(readings.len(), 1, "{text}");
    let reading = readings.remove(0);
    assert_eq!(reading.faults, [], "{text}");
    reading.game
}

fn moves(line: &Line) -> String {
    let moves: Vec<String> = line.moves.iter().map(|noted| noted.turn.to_string()).collect();
    moves.join(" ")
}

/// The first fault of a game as code, move number, side and token.
fn fault(reading: &Reading) -> Value {
    let fault = shown(&reading.faults[0]);
    json!([fault["reason"]["code"], fault["number"], fault["side"], fault["token"]])
}

#[test]
fn p03_p14_p15_p17_moves_are_read_however_they_are_spaced() {
    for (id, text, expected) in [
        ("plain", "1. 11-15 23-19 2. 8-11 *", "11-15 23-19 8-11"),
        ("no spaces", "1.11-15 23-19 2.8-11*", "11-15 23-19 8-11"),
        ("other signs", "1. 11:15 23X19 8x11 1-0", "11-15 23-19 8-11"),
        ("P03", "[FEN \"B:W18,32:BK1,9\"] 1-5 18-15 5-1 15-10 1-6 10x1 1-1", "1-5 18-15 5-1 15-10 1-6 10x1"),
        ("P03 1-10 is no result", "[FEN \"B:W6,32:BK1\"] 1-10 0-1", "1x10"),
        ("P14", "11-15 $4 23-19 ?! 8-11?! 22-17$1", "11-15 23-19 8-11 22-17"),
        ("P15", "9-13 (9-14 $2) 22-17", "9-13 22-17"),
        ("P17", "1. 11-15 {c} 1. ... 22-18", "11-15 22-18"),
        ("ellipsis", "1. 11-15 1... 22-18", "11-15 22-18"),
        ("bracketed strength", "11-15 (!) 22-18(?)", "11-15 22-18"),
        ("star at a move", "11-15* 22-18 *", "11-15 22-18"),
        ("escaped line", "11-15\n% 8-11 {\n22-18", "11-15 22-18"),
        ("line comment", "11-15 ; 8-11 {\n22-18", "11-15 22-18"),
        ("short capture", "[FEN \"B:W18,27:B14\"] 14x32", "14x23x32"),
        ("in part", "[FEN \"B:W11,12,13,19,22,27,28,30:B2,3,6,7,10\"] 7x23x32", "7x16x23x32"),
    ] {
        assert_eq!(moves(&good(text).line), expected, "{id}");
    }
}

#[test]
fn p01_a_short_capture_with_two_readings_names_both() {
    let fen = "B:W7,15,16,19,23,24,26,30,32:B2,3,5,6,12,13";
    let readings = read(format!("[FEN \"{fen}\"] 1. 2x27 0-1").as_bytes());
    assert_eq!(fault(&readings[0]), json!(["pdn_ambiguous_move", 1, "black", "2x27"]));
    assert_eq!(shown(&readings[0].faults[0].reason)["detail"]["readings"], json!(["2x11x18x27", "2x11x20x27"]));
    for path in ["2x11x18x27", "2x11x20x27"] {
        let game = good(&format!("[FEN \"{fen}\"] {path} *"));
        assert_eq!(moves(&game.line), path);
        assert!(write(&game).contains(path));
    }
    // Two ways round that leave the same are one reading; a path in full is that path.
    let fen = "B:W10,18,19,26,27:BK15";
    assert_eq!(moves(&good(&format!("[FEN \"{fen}\"] 15x6 *")).line), "15x6");
    assert_eq!(moves(&good(&format!("[FEN \"{fen}\"] 15x31x6 *")).line), "15x22x31x24x15x6");
}

#[test]
fn p04_a_quiet_move_with_x_is_written_with_a_hyphen() {
    let game = good("1. 11x15 23x19 1/2-1/2");
    assert!(write(&game).contains("1. 11-15 23-19 1/2-1/2\n"));
}

#[test]
fn p05_words_between_moves_become_a_comment() {
    for text in ["11-15 Red overstepped the time. 22-18 *", "11-15Red overstepped the time. 22-18 *"] {
        let readings = read(text.as_bytes());
        let Reading { game, faults, warnings, .. } = &readings[0];
        assert_eq!((moves(&game.line).as_str(), faults.len(), warnings.len()), ("11-15 22-18", 0, 1));
        assert_eq!(game.line.moves[0].comments, ["Red overstepped the time."]);
        assert_eq!((warnings[0].number, warnings[0].side, warnings[0].line), (1, Side::White, 1));
    }
}

#[test]
fn p06_p21_a_bad_move_is_told_with_its_place_and_costs_only_its_game() {
    let text = b"1. 11-15 23-19 *\n\n[Event \"x\"]\n1. 11-15 23-19\n2. 8-11 32-28 3. 1-2 0-1\n[Event \"y\"] 9-13";
    let readings = read(text);
    let faults: Vec<usize> = readings.iter().map(|reading| reading.faults.len()).collect();
    assert_eq!(faults, [0, 1, 0]);
    assert_eq!(fault(&readings[1]), json!(["pdn_illegal_move", 2, "white", "32-28"]));
    let fault = &readings[1].faults[0];
    assert_eq!((fault.game, fault.line), (2, 5));
    assert_eq!(
        fault.to_string(),
        r#"game 2, line 5, move 2, white, 32-28: pdn_illegal_move {"because":"occupied","square":28}"#
    );
    assert_eq!(moves(&readings[1].game.line), "11-15 23-19 8-11");
    assert_eq!(readings[1].game.result, GameResult::WhiteWins);
    for (token, code) in [
        ("22x15x99", "pdn_bad_move"),
        ("22-15abc", "pdn_bad_move"),
        ("22-33", "pdn_bad_move"),
        ("22-999", "pdn_bad_move"),
        ("22-23", "pdn_illegal_move"),
        ("22x15", "pdn_illegal_move"),
    ] {
        let readings = read(format!("11-16 {token} 9-13 *").as_bytes());
        assert_eq!(self::fault(&readings[0]), json!([code, 1, "white", token]));
        assert_eq!(moves(&readings[0].game.line), "11-16");
    }
}

#[test]
fn p06_in_a_position_of_its_own() {
    let readings = read(b"[FEN \"B:WK26,K27,K30:B16,K28,K29\"] 32-28 *");
    assert_eq!(fault(&readings[0]), json!(["pdn_illegal_move", 1, "black", "32-28"]));
}

#[test]
fn p07_p13_a_problem_with_a_dot_and_setup_is_written_in_order() {
    let game = good("[Setup \"1\"]\n[FEN \"W:WK27,K23:BK28,12.\"]\n[Result \"0-1\"]\n\n1... 27-32 0-1");
    assert_eq!((write_fen(&game.start).as_str(), game.result), ("W:WK23,K27:B12,K28", GameResult::WhiteWins));
    let written =
        "[Result \"0-1\"]\n[GameType \"21\"]\n[SetUp \"1\"]\n[FEN \"W:WK23,K27:B12,K28\"]\n\n1... 27-32 0-1\n\n";
    assert_eq!(write(&game), written);
    // Black moves first, and `1-0` says that Black has won.
    assert_eq!(good("11-15 1-0").result, GameResult::BlackWins);
    assert_eq!(GameResult::of(Some(Side::Black)).as_str(), "1-0");
    assert_eq!((GameResult::of(Some(Side::White)), GameResult::of(None)), (GameResult::WhiteWins, GameResult::Draw));
}

#[test]
fn p09_p24_p25_a_bad_fen_costs_only_its_game() {
    let text = "[FEN \"W::.\"]\n\n1. 11-15 *\n\n[FEN \"B:W18:B14\"]\n14x23 *\n[FEN \"W:WK4,33:B4\"]\n*";
    let readings = read(text.as_bytes());
    assert_eq!(readings.len(), 3);
    assert_eq!(fault(&readings[0]), json!(["pdn_bad_fen", 0, "black", "W::."]));
    assert_eq!(shown(&readings[0].faults[0].reason)["detail"]["because"], "bad_fen");
    assert_eq!((readings[0].faults.len(), moves(&readings[0].game.line).as_str()), (1, ""));
    assert_eq!((readings[1].faults.len(), moves(&readings[1].game.line).as_str()), (0, "14x23"));
    assert_eq!(fault(&readings[2])[0], "pdn_bad_fen");
    let crowned = good("[FEN \"B:WK31,27,23,K20:B32,30,K22,K7\"] *");
    assert_eq!(write_fen(&crowned.start), "B:WK20,23,27,K31:BK7,K22,K30,K32");
}

#[test]
fn p11_the_tag_result_wins_over_a_star_and_tags_may_come_twice() {
    let game = good("[Event \"a\"]\n[Event \"b\"]\n[Result \"1/2-1/2\"]\n\n11-15 *");
    assert_eq!((game.tags.len(), game.tag("Event"), game.result), (2, Some("a"), GameResult::Draw));
    assert_eq!(good("[Result \"*\"] 11-15 0-1").result, GameResult::WhiteWins);
    assert_eq!(good("[Result \"1-0\"] 11-15").result, GameResult::BlackWins);
    assert_eq!(good("11-15").result, GameResult::Unknown);
}

#[test]
fn p26_games_without_an_end_are_all_found() {
    let text =
        "[FEN \"B:W18:B14\"]\n*\n\n[FEN \"B:W18:B14\"]\n14x23\n\n[FEN \"B:W19:B15\"]\n\n[FEN \"B:W20:B15\"]\n*\n";
    let starts: Vec<String> = read(text.as_bytes()).iter().map(|reading| write_fen(&reading.game.start)).collect();
    assert_eq!(starts, ["B:W18:B14", "B:W18:B14", "B:W19:B15", "B:W20:B15"]);
    assert_eq!(read(b"11-15 * 11-16 * 12-16").len(), 3);
    assert!(read(b"").is_empty() && read(b" \r\n\r\n1.\n").is_empty());
}

#[test]
fn p27_names_are_kept_in_any_encoding() {
    let name = |bytes: &[u8]| {
        let readings = read(bytes);
        assert_eq!((readings.len(), readings[0].faults.len()), (1, 0));
        assert_eq!(moves(&readings[0].game.line), "11-15");
        readings[0].game.tag("White").unwrap().to_owned()
    };
    assert_eq!(name("[White \"Ørjan Łoś\"]\r\n\r\n1. 11-15\r\n*\r\n".as_bytes()), "Ørjan Łoś");
    assert_eq!(name("\u{feff}[White \"Ž\"] 11-15 *".as_bytes()), "Ž");
    assert_eq!(name(b"[White \"Andr\xe9\"] 11-15 *"), "André");
    assert_eq!(name(br#"[White "a \"b\" \\ c"] 11-15 *"#), r#"a "b" \ c"#);
    assert_eq!(name(br#"[White "a "b" c"] 11-15 *"#), r#"a "b" c"#);
    assert_eq!(name(b"[White \"a\n11-15 *"), "a");
}

#[test]
fn another_game_type_is_refused_by_name() {
    for (kind, is_good) in [("21", true), ("21,B,8,8,N,0", true), ("20", false), ("25,W,8,8", false), ("", true)] {
        let readings = read(format!("[GameType \"{kind}\"]\n\n11-15 1-0").as_bytes());
        assert_eq!(readings[0].faults.is_empty(), is_good, "{kind}");
        if !is_good {
            assert_eq!(fault(&readings[0]), json!(["pdn_game_type", 0, "black", kind]));
            assert_eq!(moves(&readings[0].game.line), "");
        }
    }
}

#[test]
fn what_is_noted_is_kept() {
    let text =
        "[Event \"x\"]\n\n{before} 1. 11-15! $1 $2 {a} {b} ({c} 1. 11-16?! (10-15) 22-18 {d}) (9-13) 1... 23-19 1-0";
    let game = good(text);
    let Noted { strength, nags, comments, variations, .. } = &game.line.moves[0];
    assert_eq!((game.line.comments.as_slice(), strength.as_str()), (["before".to_owned()].as_slice(), "!"));
    assert_eq!((nags.as_slice(), comments.join("|").as_str()), ([1, 2].as_slice(), "a|b"));
    assert_eq!(variations.iter().map(moves).collect::<Vec<_>>(), ["11-16 22-18", "9-13"]);
    assert_eq!(moves(&variations[0].moves[0].variations[0]), "10-15");
    assert_eq!(variations[0].comments, ["c"]);
    let written = write(&game);
    assert_eq!(good(&written), game, "{written}");
    let line = "{before} 1. 11-15! $1 $2 {a} {b} ({c} 1. 11-16?! (1. 10-15) 1... 22-18 {d}) (1.\n9-13) 1... 23-19 1-0";
    assert!(written.ends_with(&format!("{line}\n\n")), "{written}");
}

#[test]
fn what_does_not_balance_is_told() {
    for (text, code, expected) in [
        ("11-15 {never ends", "pdn_unbalanced", "11-15"),
        ("11-15 (11-16 22-18", "pdn_unbalanced", "11-15"),
        ("11-15) 22-18 *", "pdn_unbalanced", "11-15 22-18"),
        ("(11-16) 11-15 *", "pdn_unbalanced", "11-15"),
        ("11-15 (11-16 1-2) 22-18 *", "pdn_illegal_move", "11-15 22-18"),
    ] {
        let readings = read(text.as_bytes());
        assert_eq!((readings.len(), readings[0].faults.len()), (1, 1), "{text}");
        assert_eq!(fault(&readings[0])[0], code, "{text}");
        assert_eq!(moves(&readings[0].game.line), expected, "{text}");
    }
    let deep = "(11-16 ".repeat(MOST_NESTED);
    assert_eq!(read(format!("11-15 {deep}{} 22-18 *", ")".repeat(MOST_NESTED)).as_bytes())[0].faults, []);
    let too_deep = format!("11-15 {}{} 22-18 *", "(11-16 ".repeat(100_000), ")".repeat(100_000));
    let readings = read(too_deep.as_bytes());
    assert_eq!((readings.len(), readings[0].faults.len()), (1, 1));
    assert_eq!(
        (fault(&readings[0])[0].clone(), moves(&readings[0].game.line)),
        (json!("pdn_too_deep"), "11-15 22-18".into())
    );
}

/// Every game of a file of real life: whether it is good, and that it is the same when it is written and read again.
fn check_file(path: &Path) -> Vec<Reading> {
    let readings = read(&std::fs::read(path).unwrap());
    let written: String = readings.iter().map(|reading| write(&reading.game)).collect();
    let again = read(written.as_bytes());
    assert_eq!(again.len(), readings.len());
    for (first, second) in readings.iter().zip(again) {
        assert_eq!(first.game, second.game);
        assert_eq!((second.faults, second.warnings), (vec![], vec![]));
    }
    readings
}

#[test]
fn a_file_with_all_the_oddities_is_read_and_written() {
    let readings = check_file(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/draughts/oddities.pdn"));
    let told: Vec<String> = readings.iter().flat_map(|reading| &reading.faults).map(ToString::to_string).collect();
    let expected = [
        "game 3, line 20, move 4, white, 32-27: pdn_illegal_move {\"because\":\"must_capture\",\"squares\":[22]}",
        "game 4, line 24, move 0, black, W::.: pdn_bad_fen {\"because\":\"bad_fen\",\"token\":\"\"}",
        "game 6, line 35, move 0, black, 20: pdn_game_type",
    ];
    assert_eq!(told, expected);
    assert_eq!(readings.len(), 7);
}

/// Large files are in a folder beside the checkout; a checkout alone has none.
fn beside(name: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/draughts").join(name);
    if !path.is_file() {
        println!("skipped: there is no {name} beside the checkout");
        return None;
    }
    Some(path)
}

#[test]
fn all_games_of_the_archive_are_good() {
    let Some(path) = beside("acf.pdn") else { return };
    let readings = check_file(&path);
    assert_eq!(readings.len(), 3_000);
    assert!(readings.iter().all(|reading| reading.faults.is_empty() && reading.warnings.is_empty()));
}

#[test]
fn of_tinsleys_games_one_has_an_illegal_move() {
    let Some(path) = beside("tinsley.pdn") else { return };
    let readings = check_file(&path);
    let faulty: Vec<_> = readings.iter().filter(|reading| !reading.faults.is_empty()).collect();
    assert_eq!((readings.len(), faulty.len(), faulty[0].number, faulty[0].faults.len()), (724, 1, 541, 1));
    assert_eq!(fault(faulty[0]), json!(["pdn_illegal_move", 62, "black", "32-28"]));
    assert_eq!(faulty[0].game.line.moves.len(), 122);
    assert_eq!(readings.iter().filter(|reading| !reading.warnings.is_empty()).count(), 2);
}

/// Any game with anything noted about it.
fn any_record(seed: u64) -> Record {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let start = if random.random_range(0..2) == 0 { Position::START } else { any_position(&mut random) };
    let mut game = Record::new(start);
    let texts =
        ["x", "a (b) c", "1-0", "( $ ;", "é \"q\" \\", "11-15", "[Event \"x\"]", "%", "long words ".repeat(12).trim()]
            .map(str::to_owned);
    for name in ["Event", "White", "Event"] {
        game.tags.push((name.to_owned(), texts.choose(&mut random).unwrap().clone()));
    }
    game.line = any_line(start, 2, &texts, &mut random);
    game.result = *[GameResult::BlackWins, GameResult::WhiteWins, GameResult::Draw].choose(&mut random).unwrap();
    game
}

fn any_line(start: Position, depth: u32, texts: &[String], random: &mut ChaCha8Rng) -> Line {
    let mut line = Line::default();
    let some = |random: &mut ChaCha8Rng| random.random_range(0..6) == 0;
    let comments = |random: &mut ChaCha8Rng| match some(random) {
        true => vec![texts.choose(random).unwrap().clone(), "y".to_owned()],
        false => Vec::new(),
    };
    line.comments = comments(random);
    let mut position = start;
    for _ in 0..random.random_range(1..12) {
        let turns = position.turns();
        let Some(turn) = turns.choose(random) else { break };
        let mut noted = Noted::from(turn.clone());
        noted.comments = comments(random);
        if some(random) {
            noted.strength = ["!", "?!", "(?)"].choose(random).unwrap().to_string();
            noted.nags = vec![random.random_range(0..200)];
        }
        if some(random) && depth > 0 {
            noted.variations = vec![any_line(position, depth - 1, texts, random)];
        }
        position = position.play(turn);
        line.moves.push(noted);
    }
    line
}

proptest! {
    #[test]
    fn what_is_written_is_read_again_as_the_same(seed in any::<u64>()) {
        let game = any_record(seed);
        let written = write(&game);
        let readings = read(written.as_bytes());
        prop_assert_eq!(readings.len(), 1, "{}", &written);
        prop_assert_eq!(&readings[0].faults, &vec![], "{}", &written);
        prop_assert_eq!(&readings[0].game, &game, "{}", written);
    }

    #[test]
    fn reading_never_panics(parts in prop::collection::vec(prop::sample::select(&[
        "[", "]", "\"", "{", "}", "(", ")", "(!)", ";", "\n", "\n\n", "%", "$", "$1", "*", "1-0", "11-15", "22-18", "1.", "...", "x",
        "[FEN \"B:W18:B14\"]", "[GameType \"20\"]", "é", "\\", "!", "99-1", "1-1", "word",
    ][..]), 0..60), noise in prop::collection::vec(any::<u8>(), 0..40)) {
        for text in [parts.concat().into_bytes(), parts.join(" ").into_bytes(), [parts.concat().into_bytes(), noise].concat()] {
            for reading in read(&text) {
                let written = write(&reading.game);
                prop_assert_eq!(&read(written.as_bytes())[0].game, &reading.game, "{}", written);
            }
        }
    }
}
