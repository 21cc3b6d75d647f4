//! The examples on the command line are the engine's face to other programs.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const STAR: &str = "chinese_checkers";
const CAPTURE: &str = "capture_checkers";

#[test]
fn perft_prints_the_count_on_its_last_line() {
    let args = ["chinese_checkers", "4", "--players", "2", "--rule", "foreign_points=transit"];
    assert_eq!(lines(&run("perft", &args)).last().unwrap(), "110224");
    assert_eq!(lines(&run("perft", &["chinese_checkers", "3", "--players", "6"])).last().unwrap(), "2772");
    assert_eq!(lines(&run("perft", &["chinese_checkers", "0"])), ["1"]);
    for (by, count) in [("path", "283182"), ("position", "265842"), ("hop", "174582")] {
        assert_eq!(lines(&run("perft", &["capture_checkers", "3", "--by", by])).last().unwrap(), count);
    }
    assert_eq!(lines(&run("perft", &["capture_checkers", "2"])), ["depth 0: 1", "depth 1: 54", "3600"]);
}

#[test]
fn moves_prints_the_turns_sorted_by_bytes() {
    let lists = r#"{"pieces":[["A1"],[],[],["B2","D3","F7","H6","J6","L7","N3","P2"],[],[]],"to_move":0}"#;
    let object = r#"{"pieces":{"0":["a1"],"3":["B2","D3","F7","H6","J6","L7","N3","P2"]},"to_move":0,"rules":{}}"#;
    let listed = moves(STAR, "lists", lists);
    assert_eq!(lines(&listed), lines(&moves(STAR, "object", object)));
    let mut sorted = lines(&listed);
    sorted.sort();
    assert_eq!(lines(&listed), sorted);
    assert_eq!(sorted.len(), 9);
    assert!(sorted.contains(&"A1 Q1".to_owned()));
    let step = |rule: &str| {
        let file = format!(r#"{{"pieces":[["E9"],[],[],["F9"],[],[]],"to_move":0,"rules":{{{rule}}}}}"#);
        lines(&moves(STAR, &format!("step{}", rule.len()), &file)).contains(&"E9 E10".to_owned())
    };
    assert!(!step(""));
    assert!(!step(r#""foreign_points":"transit""#));
    assert!(step(r#""foreign_points":"open","stepwise":true"#));
}

#[test]
fn moves_prints_one_line_for_all_chains_that_leave_the_same_on_the_board() {
    // A triangle of hops over F5, F6 and E6, which goes both ways.
    let file = |rules: &str| format!(r#"{{"pieces":["F6","e5","F5","E6"],"rules":{{{rules}}}}}"#);
    let round = ["E5 E5 E6 F5 F6", "E5 E7 E6", "E5 E7 F5 F6", "E5 G5 E6 F6", "E5 G5 F5"];
    let of_the_corner: Vec<String> =
        lines(&moves(CAPTURE, "corner", &file(""))).into_iter().filter(|line| line.starts_with("E5")).collect();
    assert_eq!(of_the_corner, round);
    let long = r#"{"pieces":["I3","I5"],"rules":{"long_hops":true}}"#;
    assert_eq!(lines(&moves(CAPTURE, "long", long)), ["I3 I7 I5", "I5 I1 I3"]);
    assert_eq!(lines(&moves(CAPTURE, "short", r#"{"pieces":["I3","I5"]}"#)), [""; 0]);
}

#[test]
fn draughts_is_counted_and_listed_from_any_position() {
    assert_eq!(lines(&run("perft", &["draughts", "9"])).last().unwrap(), "3963680");
    let fen = "B:W10,18,19,26,27:BK15";
    assert_eq!(lines(&run("perft", &["draughts", "1", "--fen", fen])), ["depth 0: 1", "3"]);
    assert_eq!(lines(&run("perft", &["draughts", "1", "--merged", "--fen", fen])), ["depth 0: 1", "2"]);
    let all = ["15x22x31x24x15x6", "15x24x31x22x15x6", "15x6"];
    assert_eq!(lines(&run("moves", &["draughts", "--fen", fen])), all);
    assert_eq!(lines(&run("moves", &["draughts", "--fen", "B:WK29:B24"])), ["24-27", "24-28"]);
    assert_eq!(lines(&run("moves", &["draughts", "--fen", "W:W13:B9,6"])), [""; 0]);
}

#[test]
fn pdn_tells_each_fault_and_how_many_games_are_good() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/draughts/oddities.pdn");
    let told = lines(&run("pdn", &[file.to_str().unwrap()]));
    assert_eq!(told.len(), 4);
    assert!(told[0].starts_with("game 3, line 20, move 4, white, 32-27: pdn_illegal_move"), "{}", told[0]);
    assert_eq!(told.last().unwrap(), "games 7 ok 4");
    let written = Path::new(env!("CARGO_TARGET_TMPDIR")).join("written.pdn");
    std::fs::write(&written, lines(&run("pdn", &[file.to_str().unwrap(), "--write"])).join("\n")).unwrap();
    assert_eq!(lines(&run("pdn", &[written.to_str().unwrap(), "--warnings"])), ["games 7 ok 7"]);
}

#[test]
fn bad_input_ends_with_a_code_and_exit_code_2() {
    for (args, code) in [
        (&[] as &[&str], "usage"),
        (&["go", "3"], "unknown_game"),
        (&["chinese_checkers", "-1"], "bad_depth"),
        (&["chinese_checkers", "2", "--players", "7"], "wrong_number_of_players"),
        (&["chinese_checkers", "2", "--players"], "no_value"),
        (&["chinese_checkers", "2", "--rule", "jump=on"], "no_such_rule"),
        (&["chinese_checkers", "2", "--rule", "win=luck"], "no_such_value"),
        (&["chinese_checkers", "2", "--colour", "red"], "unknown_option"),
        (&["chinese_checkers", "2", "--by", "hop"], "unknown_option"),
        (&["capture_checkers", "2", "--by", "luck"], "bad_value"),
        (&["capture_checkers", "2", "--rule", "win=own"], "no_such_rule"),
        (&["capture_checkers", "2", "--merged"], "no_value"),
        (&["draughts", "2", "--fen", "B:W1:B1"], "fen_square_twice"),
        (&["draughts", "2", "--by", "hop"], "unknown_option"),
    ] {
        assert_failed(&run("perft", args), code);
    }
    assert_failed(&run("moves", &["draughts", "--position", "x"]), "unknown_option");
    assert_failed(&run("moves", &["draughts", "--fen", "B:W18"]), "bad_fen");
    assert_failed(&run("pdn", &["no/such/file.pdn"]), "unreadable");
    for (name, file, code) in [
        ("json", "{", "bad_json"),
        ("empty", "{}", "bad_position"),
        ("shape", r#"{"pieces":[[]],"to_move":0}"#, "bad_position"),
        ("hole", r#"{"pieces":[["E14"],[],[],[],[],[]],"to_move":0}"#, "no_such_hole"),
        ("twice", r#"{"pieces":[["A1"],[],[],["A1"],[],[]],"to_move":0}"#, "occupied"),
        ("point", r#"{"pieces":{"6":["A1"]},"to_move":0}"#, "no_such_point"),
        ("mover", r#"{"pieces":{"0":["A1"]},"to_move":6}"#, "bad_position"),
        ("nobody", r#"{"pieces":{"0":["A1"]},"to_move":3}"#, "no_such_seat"),
        ("rule", r#"{"pieces":{"0":["A1"]},"to_move":0,"rules":{"jump":true}}"#, "no_such_rule"),
    ] {
        assert_failed(&moves(STAR, name, file), code);
    }
    for (name, file, code) in [
        ("shape", r#"{"pieces":[["A1"]]}"#, "no_such_hole"),
        ("object", r#"{"pieces":{"0":["A1"]}}"#, "bad_position"),
        ("twice", r#"{"pieces":["A1","A1"]}"#, "occupied"),
        ("rule", r#"{"pieces":["A1"],"rules":{"win":"own"}}"#, "no_such_rule"),
    ] {
        assert_failed(&moves(CAPTURE, name, file), code);
    }
    assert_failed(&run("moves", &["chinese_checkers", "--position", "no/such/file.json"]), "unreadable");
}

fn assert_failed(output: &Output, code: &str) {
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.starts_with(&format!("error: {code}: ")), "{stderr}");
    assert!(output.stdout.is_empty());
}

fn moves(game: &str, name: &str, file: &str) -> Output {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("moves-{game}-{name}.json"));
    std::fs::write(&path, file).unwrap();
    run("moves", &[game, "--position", path.to_str().unwrap()])
}

fn run(example: &str, args: &[&str]) -> Output {
    Command::new(built(example)).args(args).output().unwrap()
}

/// Examples are built before tests run, into a folder beside that of the tests.
fn built(example: &str) -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let profile = tests.parent().unwrap().parent().unwrap();
    profile.join("examples").join(format!("{example}{}", std::env::consts::EXE_SUFFIX))
}

fn lines(output: &Output) -> Vec<String> {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}
