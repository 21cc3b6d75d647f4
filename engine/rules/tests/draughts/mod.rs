//! What the tests of draughts share.

// Each file of tests is a crate of its own and uses a part of this.
#![allow(dead_code)]

use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::draughts::{Command, Event, Game, Position, RulesInForce, Square, Turn, read_fen};
use rules::game::{Rules, Setup};
use rules::house::{HouseRules, RuleValue};
use rules::refusal::Refusal;
use rules::seat::Seat;
use serde_json::{Value, json};

pub fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

pub fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}

pub fn house_rules(auto_draw: bool) -> HouseRules {
    let mut rules = HouseRules::defaults(Game::HOUSE_RULES);
    rules.set("auto_draw", RuleValue::Switch(auto_draw)).unwrap();
    rules
}

/// A round from the start, in which seat 0 has the darker side.
pub fn start() -> Game {
    Game::start(&Setup { players: 2, starter: seat(0), rules: house_rules(true) })
}

/// A round from a position, in which seat 0 has the darker side.
pub fn round(fen: &str) -> Game {
    round_by(fen, true)
}

pub fn round_by(fen: &str, auto_draw: bool) -> Game {
    Game::from_position(read_fen(fen).unwrap(), seat(0), RulesInForce { auto_draw }).unwrap()
}

/// The turns of a position as in PDN.
pub fn turns(fen: &str) -> Vec<String> {
    let mut turns: Vec<String> = read_fen(fen).unwrap().turns().iter().map(Turn::to_string).collect();
    turns.sort();
    turns
}

/// The command with a path such as `11-15` or `9x18x25`.
pub fn command(path: &str) -> Command {
    let squares: Vec<u32> = path.split(['-', 'x']).map(|number| number.parse().unwrap()).collect();
    Command::parse(&json!({ "move": squares })).unwrap()
}

/// Plays a turn of the seat to move.
pub fn play(game: &mut Game, path: &str) -> Result<Vec<Event>, Refusal> {
    let mover = game.to_move().unwrap();
    apply(game, mover, &command(path))
}

pub fn apply(game: &mut Game, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
    let before = game.clone();
    let result = game.apply(seat, command);
    if result.is_err() {
        assert_eq!(*game, before, "a refusal leaves the state as it was");
    }
    result
}

/// The refusal of a turn of the seat to move, as on the wire.
pub fn refused(game: &mut Game, path: &str) -> Value {
    shown(&play(game, path).unwrap_err())
}

pub fn shown(what: &impl serde::Serialize) -> Value {
    serde_json::to_value(what).unwrap()
}

/// How a round ended: the reason, and who won.
pub fn ending(game: &Game) -> Option<(String, Option<Seat>)> {
    let outcome = game.outcome()?;
    let winner = if outcome.places.len() == 2 { Some(outcome.places[0][0]) } else { None };
    Some((outcome.reason.to_string(), winner))
}

/// The turns of the seat to move.
pub fn legal(game: &Game) -> Vec<Command> {
    game.to_move().map_or_else(Vec::new, |mover| Game::legal(&game.view(), mover))
}

/// Plays `turns` random turns, or to the end.
pub fn play_on(game: &mut Game, turns: usize, random: &mut ChaCha8Rng) {
    for _ in 0..turns {
        let Some(mover) = game.to_move() else { break };
        let command = legal(game).choose(random).unwrap().clone();
        game.apply(mover, &command).unwrap();
    }
}

/// A position some way into random play from the start, with a turn.
pub fn any_position(random: &mut ChaCha8Rng) -> Position {
    loop {
        let mut game = start();
        play_on(&mut game, random.random_range(0..90), random);
        if game.to_move().is_some() {
            return *game.position();
        }
    }
}
