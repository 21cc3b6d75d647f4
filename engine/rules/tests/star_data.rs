//! Counts and positions of Chinese checkers, which two other programs have found as well.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rules::chinese_checkers::{ForeignPoints, Position, RulesInForce, perft};
use rules::star::{Hole, HoleSet, Hops, Point};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const VARIANTS: [ForeignPoints; 2] = [ForeignPoints::Open, ForeignPoints::Transit];

#[derive(Deserialize)]
struct Counts {
    homes: Vec<Point>,
    open: Vec<u64>,
    transit: Vec<u64>,
}

#[derive(Deserialize)]
struct Case {
    name: String,
    homes: Vec<Point>,
    to_move: usize,
    pieces: Vec<HoleSet>,
    /// The ends of each piece that has any, with points open.
    turns: BTreeMap<Hole, HoleSet>,
    open: u64,
    transit: u64,
    hop_ends: Option<HoleSet>,
    perft_open: Option<Vec<u64>>,
    perft_transit: Option<Vec<u64>>,
}

impl Case {
    fn position(&self) -> Position {
        let mut by_home = [HoleSet::EMPTY; 6];
        for (home, pieces) in self.homes.iter().zip(&self.pieces) {
            by_home[home.index()] = *pieces;
        }
        Position::new(by_home).unwrap()
    }

    fn mover(&self) -> Point {
        self.homes[self.to_move]
    }

    /// The homes in turn order, the one to move first.
    fn order(&self) -> Vec<Point> {
        let mut order = self.homes.clone();
        order.rotate_left(self.to_move);
        order
    }
}

#[test]
fn counts_for_two_to_six_players_are_the_known_ones() {
    for counts in read::<Vec<Counts>>(&own("perft.json")) {
        for (variant, expected) in VARIANTS.into_iter().zip([&counts.open, &counts.transit]) {
            let position = Position::start(&counts.homes);
            assert!(expected.len() >= 4);
            for (depth, count) in (1..).zip(expected) {
                assert_eq!(
                    perft(&position, &counts.homes, depth, &rules(variant)),
                    *count,
                    "{:?} {variant:?}",
                    counts.homes
                );
            }
            assert_eq!(perft(&position, &counts.homes, 0, &rules(variant)), 1);
        }
    }
}

#[test]
fn counting_all_ends_at_once_agrees_with_listing_them() {
    for case in read::<Vec<Case>>(&own("positions.json")) {
        for variant in VARIANTS {
            for (long_hops, stay_home) in [(false, false), (true, false), (false, true), (true, true)] {
                let rules = RulesInForce { long_hops, stay_home, ..rules(variant) };
                let listed: usize = case.position().turns(case.mover(), &rules).map(|(_, ends)| ends.len()).sum();
                assert_eq!(case.position().count_turns(case.mover(), &rules), listed as u64, "{}", case.name);
            }
        }
    }
}

#[test]
fn positions_have_exactly_the_known_ends() {
    for case in read::<Vec<Case>>(&own("positions.json")) {
        let (position, mover) = (case.position(), case.mover());
        let turns = position.turns(mover, &rules(ForeignPoints::Open)).filter(|(_, ends)| !ends.is_empty());
        assert_eq!(turns.collect::<BTreeMap<_, _>>(), case.turns, "{}", case.name);
        assert_eq!(position.count_turns(mover, &rules(ForeignPoints::Open)), case.open, "{}", case.name);
        assert_eq!(position.count_turns(mover, &rules(ForeignPoints::Transit)), case.transit, "{}", case.name);
        let foreign = |hole: Hole| hole.point().is_some_and(|point| point != mover && point != mover.opposite());
        for (origin, ends) in position.turns(mover, &rules(ForeignPoints::Transit)) {
            let known = case.turns.get(&origin).copied().unwrap_or_default();
            let allowed: HoleSet = known.into_iter().filter(|&end| !foreign(end)).collect();
            assert_eq!(ends, allowed, "{} from {origin}", case.name);
        }
        if let Some(hop_ends) = case.hop_ends {
            let reached =
                position.pieces(mover).into_iter().map(|piece| position.occupancy().hop_ends(piece, Hops::Short));
            assert_eq!(reached.fold(HoleSet::EMPTY, |all, ends| all | ends), hop_ends, "{}", case.name);
        }
        for (variant, counts) in VARIANTS.into_iter().zip([&case.perft_open, &case.perft_transit]) {
            for (depth, count) in (1..).zip(counts.iter().flatten()) {
                assert_eq!(perft(&position, &case.order(), depth, &rules(variant)), *count, "{}", case.name);
            }
        }
    }
}

/// The same facts in a folder beside the checkout, with holes as numbers; a checkout alone has none.
#[test]
fn shared_data_say_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/star");
    if !folder.is_dir() {
        println!("skipped: there is no shared data beside the checkout");
        return;
    }
    let shared: Value = read(&folder.join("perft.json"));
    let keys = [
        "two_players_N_S",
        "three_players_N_SE_SW",
        "four_players_NE_SE_SW_NW",
        "five_players_N_NE_SE_S_SW",
        "six_players",
    ];
    for (counts, key) in read::<Vec<Counts>>(&own("perft.json")).iter().zip(keys) {
        assert_eq!(shared[key]["free"], serde_json::json!(counts.open), "{key}");
        assert_eq!(shared[key]["no_end_in_foreign"], serde_json::json!(counts.transit), "{key}");
    }
    let shared: Value = read(&folder.join("positions.json"));
    let cases = read::<Vec<Case>>(&own("positions.json"));
    let shared = shared["positions"].as_array().unwrap();
    assert_eq!(shared.len(), cases.len());
    let numbers = |set: &HoleSet| serde_json::json!(set.iter().map(Hole::index).collect::<Vec<_>>());
    for (case, shared) in cases.iter().zip(shared) {
        assert_eq!(shared["id"], case.name.as_str());
        assert_eq!(shared["to_move"], case.to_move);
        assert_eq!(shared["pieces"], Value::Array(case.pieces.iter().map(numbers).collect()), "{}", case.name);
        let turns = case.turns.iter().map(|(from, ends)| (from.index().to_string(), numbers(ends)));
        assert_eq!(shared["moves"], Value::Object(turns.collect()), "{}", case.name);
        assert_eq!(shared["n_moves"], case.open);
        assert_eq!(shared["n_moves_no_end_in_foreign"], case.transit);
    }
}

fn rules(foreign_points: ForeignPoints) -> RulesInForce {
    RulesInForce { foreign_points, ..RulesInForce::default() }
}

fn own(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/star").join(file)
}

fn read<T: DeserializeOwned>(path: &Path) -> T {
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}
