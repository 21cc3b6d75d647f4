//! Lists the legal turns of a position, to compare this engine with others.
//!
//! `moves GAME --position FILE.json` prints them one a line, sorted by bytes.
//!
//! For the games on the star the file has `pieces`, the names of the holes by home point, as a list of
//! six lists or as an object; `to_move`, a home point; and `rules`, values of house rules, all of which
//! may be left out. A line is `FROM END`: whole turns, whatever `stepwise` says.

mod common;

use std::collections::BTreeMap;
use std::process::ExitCode;

use common::{Failure, fail};
use rules::chinese_checkers::{Position, RulesInForce};
use rules::game::Kind;
use rules::house::{HouseRules, RuleValue};
use rules::star::{HOLES, Hole, HoleSet, Point};
use serde::Deserialize;
use serde_json::Value;

fn main() -> ExitCode {
    common::run(|args| {
        let [game, option, file] = args else { return Err(fail("usage", "moves GAME --position FILE.json")) };
        let kind = common::kind(game)?;
        if option != "--position" {
            return Err(fail("unknown_option", option));
        }
        let text = std::fs::read_to_string(file).map_err(|error| fail("unreadable", format!("{file}: {error}")))?;
        let position: Value = serde_json::from_str(&text).map_err(|error| fail("bad_json", error))?;
        let mut lines = match kind {
            Kind::ChineseCheckers => on_star(&position)?,
            Kind::CaptureCheckers => return Err(fail("unknown_game", game)),
        };
        lines.sort_unstable();
        for line in lines {
            common::print(line);
        }
        Ok(())
    })
}

#[derive(Deserialize)]
struct StarFile {
    pieces: Value,
    to_move: Point,
    #[serde(default)]
    rules: BTreeMap<String, RuleValue>,
}

fn on_star(position: &Value) -> Result<Vec<String>, Failure> {
    let file = StarFile::deserialize(position).map_err(|error| fail("bad_position", error))?;
    let mut house_rules = HouseRules::defaults(Kind::ChineseCheckers.house_rules());
    for (key, value) in file.rules {
        house_rules.set(&key, value)?;
    }
    let rules = RulesInForce::from(&house_rules);
    let position =
        Position::new(star_pieces(&file.pieces)?).ok_or_else(|| fail("occupied", "two pieces in one hole"))?;
    if position.pieces(file.to_move).is_empty() {
        return Err(fail("no_such_seat", format!("nobody is at home in point {}", file.to_move.index())));
    }
    let turns = position.turns(file.to_move, &rules);
    Ok(turns.flat_map(|(from, ends)| ends.into_iter().map(move |end| format!("{from} {end}"))).collect())
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
