//! Counts and move lists of draughts, which two other programs have found as well.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rules::draughts::{Position, perft, perft_merged, read_fen, write_fen};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

#[derive(Deserialize)]
struct Counts {
    fen: String,
    by_path: Vec<u64>,
    merged: Vec<u64>,
    wrong: BTreeMap<String, Vec<u64>>,
}

#[derive(Deserialize)]
struct Known {
    id: String,
    fen: String,
    by_path: Vec<u64>,
    merged: Vec<u64>,
    /// As in PDN, what it captures in the order of the numbers, whether a man is crowned, the FEN afterwards.
    moves: Vec<(String, Vec<u8>, bool, String)>,
}

#[test]
fn counts_from_the_start_are_the_known_ones() {
    let known: Counts = read(&own("perft.json"));
    assert_eq!(read_fen(&known.fen).unwrap(), Position::START);
    // The deepest counts take seconds, and are for the release build: `docs/rules/draughts.md` has the command.
    for (depth, count) in (1..=11).zip(&known.by_path) {
        assert_eq!(perft(&Position::START, depth), *count, "{depth}");
    }
    for (depth, count) in (1..=10).zip(&known.merged) {
        assert_eq!(perft_merged(&Position::START, depth), *count, "{depth}");
    }
    assert_eq!((perft(&Position::START, 0), perft_merged(&Position::START, 0)), (1, 1));
    assert_ne!(known.by_path, known.merged);
}

/// The counts of programs with known mistakes: each differs at some depth that is counted here.
#[test]
fn counts_from_the_start_would_show_the_known_mistakes() {
    let known: Counts = read(&own("perft.json"));
    assert!(known.wrong.len() >= 10);
    let counted: Vec<u64> = (1..=9).map(|depth| perft(&Position::START, depth)).collect();
    for (mistake, counts) in known.wrong {
        assert_ne!(counted, counts, "{mistake}");
    }
}

#[test]
fn moves_of_all_positions_are_the_known_ones() {
    for known in positions() {
        let position = read_fen(&known.fen).unwrap();
        let mut found: Vec<_> = position
            .turns()
            .iter()
            .map(|turn| {
                let mut captured: Vec<u8> = turn.captured().iter().map(|square| square.number()).collect();
                captured.sort_unstable();
                (turn.to_string(), captured, turn.crowns(), write_fen(&position.play(turn)))
            })
            .collect();
        found.sort();
        let mut expected = known.moves;
        expected.sort();
        assert_eq!(found, expected, "{}", known.id);
    }
}

#[test]
fn counts_of_all_positions_are_the_known_ones() {
    let mut counted = 0;
    for known in positions() {
        let position = read_fen(&known.fen).unwrap();
        for (depth, count) in (1..).zip(&known.by_path) {
            assert_eq!(perft(&position, depth), *count, "{} by path {depth}", known.id);
        }
        for (depth, count) in (1..).zip(&known.merged) {
            assert_eq!(perft_merged(&position, depth), *count, "{} merged {depth}", known.id);
            counted += 1;
        }
    }
    assert!(counted > 300, "{counted}");
}

/// The same facts in a folder beside the checkout; a checkout alone has none.
#[test]
fn shared_data_say_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/draughts");
    if !folder.is_dir() {
        println!("skipped: there is no shared data beside the checkout");
        return;
    }
    let shared: Vec<Value> = read(&folder.join("positions.json"));
    assert_eq!(shared.len(), positions().len());
    for (shared, known) in shared.iter().zip(positions()) {
        assert_eq!((&shared["id"], &shared["fen"]), (&Value::from(known.id), &Value::from(known.fen)));
        assert_eq!(shared["perft_paths"], Value::from(known.by_path));
        assert_eq!(shared["perft_distinct_positions"], Value::from(known.merged));
        let moves: Vec<&Value> = shared["moves"].as_array().unwrap().iter().map(|turn| &turn["pdn"]).collect();
        let known: Vec<Value> = known.moves.into_iter().map(|turn| turn.0.into()).collect();
        assert_eq!(moves, known.iter().collect::<Vec<_>>());
    }
}

fn positions() -> Vec<Known> {
    read(&own("positions.json"))
}

fn own(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/draughts").join(name)
}

fn read<T: DeserializeOwned>(path: &Path) -> T {
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}
