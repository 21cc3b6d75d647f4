//! Lists the legal turns of a position, to compare this engine with others.
//!
//! `moves GAME --position FILE.json` prints them one a line, sorted by bytes. `moves draughts --fen F` has the
//! position in the command, and prints full paths: `11-15`, `9x18x25`.
//!
//! The file is an object; its `rules` are values of house rules, all of which may be left out. Lines are
//! whole turns, whatever `stepwise` says.
//!
//! * `chinese_checkers`: `pieces` has the names of the holes by home point, as a list of six lists or as an
//!   object; `to_move` is a home point. A line is `FROM END`.
//! * `capture_checkers`: `pieces` is a list of the names of the holes. A line is `FROM END CAPTURED…`, the
//!   captured holes in board order: one for all paths that leave the same on the board.

mod common;

use std::collections::BTreeMap;
use std::process::ExitCode;

use common::{Failure, fail};
use rules::capture_checkers::{self, Chains};
use rules::chinese_checkers;
use rules::draughts;
use rules::game::Kind;
use rules::house::{HouseRules, RuleValue};
use rules::star::{HOLES, Hole, HoleSet, Point};
use serde::Deserialize;
use serde_json::Value;

/// So many hops are looked at to find the chains of one piece.
const MOST_HOPS: u32 = 5_000_000;

fn main() -> ExitCode {
    common::run(|args| {
        let [game, option, file] = args else {
            return Err(fail("usage", "moves GAME --position FILE.json, moves draughts --fen F"));
        };
        let mut lines = match (common::kind(game)?, option.as_str()) {
            (Kind::ChineseCheckers, "--position") => by_end(&read(file)?)?,
            (Kind::CaptureCheckers, "--position") => by_captures(&read(file)?)?,
            (Kind::Draughts, "--fen") => draughts::read_fen(file)?.turns().iter().map(ToString::to_string).collect(),
            _ => return Err(fail("unknown_option", option)),
        };
        lines.sort_unstable();
        for line in lines {
            common::print(line);
        }
        Ok(())
    })
}

fn read(file: &str) -> Result<Value, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| fail("unreadable", format!("{file}: {error}")))?;
    serde_json::from_str(&text).map_err(|error| fail("bad_json", error))
}

/// What the file has for each game on the star.
#[derive(Deserialize)]
struct StarFile {
    pieces: Value,
    #[serde(default)]
    rules: BTreeMap<String, RuleValue>,
}

impl StarFile {
    fn read(position: &Value) -> Result<Self, Failure> {
        Self::deserialize(position).map_err(|error| fail("bad_position", error))
    }

    fn rules(self, of: Kind) -> Result<HouseRules, Failure> {
        let mut rules = HouseRules::defaults(of.house_rules());
        for (key, value) in self.rules {
            rules.set(&key, value)?;
        }
        Ok(rules)
    }
}

/// What it has besides where the pieces belong to somebody.
#[derive(Deserialize)]
struct Mover {
    to_move: Point,
}

fn by_end(position: &Value) -> Result<Vec<String>, Failure> {
    let file = StarFile::read(position)?;
    let Mover { to_move } = Mover::deserialize(position).map_err(|error| fail("bad_position", error))?;
    let pieces = star_pieces(&file.pieces)?;
    let position = chinese_checkers::Position::new(pieces).ok_or_else(|| fail("occupied", "two pieces in one hole"))?;
    let rules = chinese_checkers::RulesInForce::from(&file.rules(Kind::ChineseCheckers)?);
    if position.pieces(to_move).is_empty() {
        return Err(fail("no_such_seat", format!("nobody is at home in point {}", to_move.index())));
    }
    let turns = position.turns(to_move, &rules);
    Ok(turns.flat_map(|(from, ends)| ends.into_iter().map(move |end| format!("{from} {end}"))).collect())
}

fn by_captures(position: &Value) -> Result<Vec<String>, Failure> {
    let file = StarFile::read(position)?;
    let position = capture_checkers::Position::new(star_holes(&file.pieces)?);
    let range = capture_checkers::RulesInForce::from(&file.rules(Kind::CaptureCheckers)?).hops();
    let mut lines = Vec::new();
    for from in position.pieces() {
        let chains = Chains::of(&position, from, range, MOST_HOPS);
        if !chains.is_complete() {
            return Err(fail("too_many_chains", from));
        }
        lines.extend(chains.ends().map(|(end, captured)| {
            let captured: String = captured.into_iter().map(|hole| format!(" {hole}")).collect();
            format!("{from} {end}{captured}")
        }));
    }
    Ok(lines)
}

/// The pieces by home point.
fn star_pieces(pieces: &Value) -> Result<[HoleSet; 6], Failure> {
    let mut by_home = [HoleSet::EMPTY; 6];
    match pieces {
        Value::Array(lists) if lists.len() == by_home.len() => {
            for (set, list) in by_home.iter_mut().zip(lists) {
                *set = star_holes(list)?;
            }
        }
        Value::Object(lists) => {
            for (key, list) in lists {
                let point = key.parse().ok().and_then(Point::new).ok_or_else(|| fail("no_such_point", key))?;
                let set = &mut by_home[point.index()];
                if !set.is_empty() {
                    return Err(fail("bad_position", format!("point {key} comes twice")));
                }
                *set = star_holes(list)?;
            }
        }
        _ => return Err(fail("bad_position", "`pieces` is a list of six lists, or an object with the points as keys")),
    }
    Ok(by_home)
}

fn star_holes(list: &Value) -> Result<HoleSet, Failure> {
    let names = list.as_array().filter(|names| names.len() <= HOLES);
    let names = names.ok_or_else(|| fail("bad_position", "a list of holes is expected"))?;
    let mut set = HoleSet::EMPTY;
    for name in names {
        let hole: Hole = name.as_str().and_then(|name| name.parse().ok()).ok_or_else(|| fail("no_such_hole", name))?;
        if set.contains(hole) {
            return Err(fail("occupied", hole));
        }
        set = set.with(hole);
    }
    Ok(set)
}
