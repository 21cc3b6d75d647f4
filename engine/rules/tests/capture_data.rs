//! Counts of capture Chinese checkers, which two other programs have found as well.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};

use rules::capture_checkers::{By, Position, perft};
use rules::star::Hops;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

#[derive(Deserialize)]
struct Counts {
    by_hop: Vec<u64>,
    by_path: Vec<u64>,
    by_position: Vec<u64>,
}

#[test]
fn counts_are_the_known_ones_by_each_convention() {
    let known: Counts = read(&own());
    // The fifth count by hops takes seconds on a slow machine, and tells no more.
    for (by, counts) in [(By::Hop, &known.by_hop[..4]), (By::Path, &known.by_path), (By::Position, &known.by_position)]
    {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&Position::start(), depth, by, Hops::Short), *count, "{by:?} {depth}");
        }
        assert_eq!(perft(&Position::start(), 0, by, Hops::Short), 1);
    }
}

/// The same facts in a folder beside the checkout; a checkout alone has none.
#[test]
fn shared_data_say_the_same() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/capture/perft.json");
    if !file.is_file() {
        println!("skipped: there is no shared data beside the checkout");
        return;
    }
    let known: Counts = read(&own());
    let shared = &read::<Value>(&file)["whole_star_121"];
    assert_eq!(shared["S_single_jump_turns"], json!(known.by_hop));
    assert_eq!(shared["C_chain_stop_anywhere_by_path"], json!(known.by_path));
    assert_eq!(shared["P_chain_by_distinct_position"], json!(known.by_position));
}

fn own() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/capture/perft.json")
}

fn read<T: DeserializeOwned>(path: &Path) -> T {
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}
