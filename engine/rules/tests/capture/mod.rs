//! What the tests of capture Chinese checkers share.

// Each file of tests is a crate of its own and uses a part of this.
#![allow(dead_code)]

use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::capture_checkers::{Command, Event, Game, PIECES, Position, RulesInForce};
use rules::game::{Rules, Setup};
use rules::house::{HouseRules, RuleValue};
use rules::refusal::Refusal;
use serde_json::Value;

use crate::common::{holes, seat};

pub const WHOLE: &[(&str, bool)] = &[("stepwise", false)];
pub const LONG: &[(&str, bool)] = &[("long_hops", true)];
pub const LONG_WHOLE: &[(&str, bool)] = &[("stepwise", false), ("long_hops", true)];

/// House rules from what differs from the defaults.
pub fn house_rules(differing: &[(&str, bool)]) -> HouseRules {
    let mut rules = HouseRules::defaults(Game::HOUSE_RULES);
    for (key, on) in differing {
        rules.set(key, RuleValue::Switch(*on)).unwrap();
    }
    rules
}

pub fn rules(differing: &[(&str, bool)]) -> RulesInForce {
    RulesInForce::from(&house_rules(differing))
}

/// A round from the start.
pub fn start(players: u8, differing: &[(&str, bool)]) -> Game {
    Game::start(&Setup { players, starter: seat(0), rules: house_rules(differing) })
}

/// A round of two in which these pieces are left, and seat 1 has captured all others.
pub fn round(pieces: &str, differing: &[(&str, bool)]) -> Game {
    let position = Position::new(holes(pieces).into_iter().collect());
    let captured = (PIECES - position.pieces().len()) as u8;
    Game::from_position(position, &[0, captured], seat(0), rules(differing)).unwrap()
}

/// A command such as `hop G5 I5`.
pub fn read(command: &str) -> Command {
    let (name, names) = command.split_once(' ').unwrap_or((command, ""));
    let args = match name {
        "pass_on" => serde_json::json!({ name: {} }),
        _ => serde_json::json!({ name: names.split_whitespace().collect::<Vec<_>>() }),
    };
    Command::parse(&args).unwrap()
}

/// Plays a command of the seat to move.
pub fn play(game: &mut Game, command: &str) -> Result<Vec<Event>, Refusal> {
    let mover = game.to_move().unwrap();
    let before = game.clone();
    let result = game.apply(mover, &read(command));
    if result.is_err() {
        assert_eq!(*game, before, "a refusal leaves the state as it was");
    }
    result
}

/// The refusal of a command of the seat to move, as on the wire.
pub fn refused(game: &mut Game, command: &str) -> Value {
    shown(&play(game, command).unwrap_err())
}

pub fn shown(what: &impl serde::Serialize) -> Value {
    serde_json::to_value(what).unwrap()
}

/// The commands of the seat to move.
pub fn legal(game: &Game) -> Vec<Command> {
    game.to_move().map_or_else(Vec::new, |mover| Game::legal(&game.view(), mover))
}

/// All pieces are on the board or captured, as the state and the view have it.
pub fn assert_sixty(game: &Game) {
    let view = game.view();
    let captured: usize = view.captures.iter().copied().map(usize::from).sum();
    assert_eq!(captured + view.pieces.len(), PIECES);
    assert_eq!((view.pieces, view.captures.as_slice()), (game.position().pieces(), game.captures()));
}

/// Plays `commands` random commands, or to the end.
pub fn play_on(game: &mut Game, commands: usize, random: &mut ChaCha8Rng) {
    for _ in 0..commands {
        let Some(mover) = game.to_move() else { break };
        let command = legal(game).choose(random).unwrap().clone();
        game.apply(mover, &command).unwrap();
    }
}

/// A round some way into random play, not in the middle of a chain.
pub fn any_round() -> impl Strategy<Value = Game> {
    (2..=6_u8, any::<[bool; 2]>(), any::<u64>()).prop_map(|(players, [stepwise, long_hops], seed)| {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = start(players, &[("stepwise", stepwise), ("long_hops", long_hops)]);
        let commands = random.random_range(0..60);
        play_on(&mut game, commands, &mut random);
        if let (Some(mover), Some(_)) = (game.to_move(), game.view().chain) {
            game.apply(mover, &Command::PassOn {}).unwrap();
        }
        game
    })
}

/// The same round with other house rules.
pub fn with_rules(game: &Game, differing: &[(&str, bool)]) -> Game {
    let mut game = game.clone();
    game.set_rules(&house_rules(differing)).unwrap();
    game
}
