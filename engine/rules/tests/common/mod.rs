//! What the tests of Chinese checkers share, some of it with those of the capturing game.

// Each file of tests is a crate of its own and uses a part of this.
#![allow(dead_code)]

use proptest::prelude::*;
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::chinese_checkers::{Command, Event, Game, Position, RulesInForce, homes};
use rules::game::Rules;
use rules::refusal::Refusal;
use rules::seat::Seat;
use rules::star::{Hole, HoleSet, Point};
use serde_json::{Value, json};

pub fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

pub fn hole(name: &str) -> Hole {
    name.parse().unwrap()
}

/// Holes from their names, with spaces between.
pub fn holes(names: &str) -> Vec<Hole> {
    names.split_whitespace().map(hole).collect()
}

/// House rules from what differs from the defaults, as JSON.
pub fn rules(differing: &str) -> RulesInForce {
    serde_json::from_str(differing).unwrap()
}

/// A round in which the seats have these pieces.
pub fn round(pieces: &[&str], to_move: u8, differing: &str) -> Game {
    let mut by_home = [HoleSet::EMPTY; 6];
    for (home, names) in homes(pieces.len() as u8).unwrap().iter().zip(pieces) {
        by_home[home.index()] = holes(names).into_iter().collect();
    }
    Game::from_position(Position::new(by_home).unwrap(), seat(to_move), rules(differing)).unwrap()
}

/// A round from the start.
pub fn start(players: u8, differing: &str) -> Game {
    Game::from_position(Position::start(homes(players).unwrap()), seat(0), rules(differing)).unwrap()
}

/// Plays a command of the seat to move, such as `step E5 E6`.
pub fn play(game: &mut Game, command: &str) -> Result<Vec<Event>, Refusal> {
    let mover = game.to_move().unwrap();
    let before = game.clone();
    let result = game.apply(mover, &read(command));
    if result.is_err() {
        assert_eq!(*game, before, "a refusal leaves the state as it was");
    }
    result
}

/// The code with which a command of the seat to move is refused.
pub fn refused(game: &mut Game, command: &str) -> &'static str {
    play(game, command).unwrap_err().code.as_str()
}

/// A command such as `step E5 E6`.
pub fn read(command: &str) -> Command {
    let (name, names) = command.split_once(' ').unwrap_or((command, ""));
    let names: Vec<&str> = names.split_whitespace().collect();
    let args = match name {
        "pass_on" | "back" => serde_json::json!({ name: {} }),
        _ => serde_json::json!({ name: names }),
    };
    Command::parse(&args).unwrap()
}

/// The commands of the seat to move.
pub fn legal(game: &Game) -> Vec<Command> {
    game.to_move().map_or_else(Vec::new, |mover| Game::legal(&game.view(), mover))
}

/// What happened, by name.
pub fn kinds(events: &[Event]) -> Vec<String> {
    events.iter().map(|event| serde_json::to_value(event).unwrap()["kind"].as_str().unwrap().to_owned()).collect()
}

/// The sum of the distances of a seat's pieces to the apex of its goal.
pub fn distance(game: &Game, of: Seat) -> u32 {
    let home = game.homes()[of.index()];
    game.position().pieces(home).iter().map(|hole| u32::from(home.opposite().distance(hole))).sum()
}

/// Any round with the pieces anywhere, which need not be reachable by play.
pub fn any_round() -> impl Strategy<Value = Game> {
    let all: Vec<Hole> = Hole::all().collect();
    (2_u8..=6, Just(all).prop_shuffle(), any_rules()).prop_filter_map("ended", |(players, shuffled, rules)| {
        let mut by_home = [HoleSet::EMPTY; 6];
        for (home, chunk) in homes(players).unwrap().iter().zip(shuffled.chunks(10)) {
            by_home[home.index()] = chunk.iter().copied().collect();
        }
        let game = Game::from_position(Position::new(by_home).unwrap(), seat(0), rules).unwrap();
        game.to_move().is_some().then_some(game)
    })
}

/// Any house rules.
pub fn any_rules() -> impl Strategy<Value = RulesInForce> {
    any::<[bool; 6]>().prop_map(|[stepwise, long_hops, open, stay_home, own, play_on]| {
        let values = serde_json::json!({
            "stepwise": stepwise, "long_hops": long_hops, "stay_home": stay_home, "play_on": play_on,
            "foreign_points": if open { "open" } else { "transit" },
            "win": if own { "own" } else { "filled" },
        });
        serde_json::from_value(values).unwrap()
    })
}

/// The home of the seat to move.
pub fn home_to_move(game: &Game) -> Point {
    game.homes()[game.to_move().unwrap().index()]
}

/// The same round with other house rules.
pub fn with_rules(game: &Game, rules: RulesInForce) -> Game {
    Game::from_position(*game.position(), game.to_move().unwrap(), rules).unwrap()
}

/// Seat 0 is at home and can neither step nor hop, since seats 1 and 2 fill the two rows before it.
pub const BLOCKED: [&str; 3] =
    ["A1 B1 B2 C1 C2 C3 D1 D2 D3 D4", "E5 E6 E7 E8 E9 I1 I2 I3 I4 I5", "F4 F5 F6 F7 F8 F9 M1 L1 K1 J1"];

/// Seat 0 fills its goal by the step from M5 to N1; the hole at the tip has a piece of seat 1.
pub const PARKED: &[&str] = &["N2 N3 N4 O1 O2 O3 P1 P2 M5 I5", "Q1 A1 B1 B2 C1 C2 C3 D1 D2 D3"];

/// Replaces one value somewhere in a snapshot by another.
pub fn spoil(value: &mut Value, random: &mut ChaCha8Rng) {
    let inner: Vec<&mut Value> = match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => Vec::new(),
    };
    let count = inner.len();
    if count > 0 && random.random_ratio(9, 10) {
        let chosen = random.random_range(0..count);
        return inner.into_iter().nth(chosen).into_iter().for_each(|inner| spoil(inner, random));
    }
    let others = [
        json!(null),
        json!(0),
        json!(1),
        json!(5),
        json!(u32::MAX),
        json!("A1"),
        json!("E5"),
        json!([]),
        json!(["E5", "G5"]),
        json!(true),
        json!({}),
    ];
    *value = others.choose(random).unwrap().clone();
}
