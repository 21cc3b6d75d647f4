//! Views as pages have them: read from the wire, asked about, and never trusted.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::{seat, spoil};
use proptest::prelude::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::game::{Game, Kind, Setup, View};
use rules::house::{HouseRules, RuleKind, RuleValue};
use rules::star::Hole;
use serde_json::{Value, json};

/// A round some way into random play, under any house rules.
fn any_round(kind: Kind, random: &mut ChaCha8Rng) -> Game {
    let mut rules = HouseRules::defaults(kind.house_rules());
    for spec in kind.house_rules() {
        let value = match spec.kind {
            RuleKind::Switch { .. } => RuleValue::Switch(random.random()),
            RuleKind::Choice { options, .. } => RuleValue::Choice((*options.choose(random).unwrap()).to_owned()),
        };
        rules.set(spec.key, value).unwrap();
    }
    let players = *kind.players().choose(random).unwrap();
    let mut game = Game::start(kind, &Setup { players, starter: seat(0), rules }).unwrap();
    for _ in 0..random.random_range(0..60) {
        let Some(mover) = game.to_move() else { break };
        let command = game.view().legal(mover).choose(random).unwrap().clone();
        game.play(mover, &serde_json::to_value(command).unwrap()).unwrap();
    }
    game
}

/// The view as a room shows it, with whose turn it is beside what only the game has.
fn shown(game: &Game) -> Value {
    let mut shown = serde_json::to_value(game.view()).unwrap();
    assert_eq!(shown.get("to_move"), None, "it is told once");
    shown["to_move"] = json!(game.to_move());
    shown["seats"] = json!([]);
    shown
}

/// Asks all there is to ask about a view.
fn ask_everything(view: &View, args: &[Value], random: &mut ChaCha8Rng) {
    for asked in (0..6).map(seat) {
        let legal = view.legal(asked);
        for args in args.iter().cloned().chain(legal.iter().take(9).map(|command| json!(command))) {
            let _ = view.asks(asked, &args);
            let path = args.get("chain").unwrap_or(&args);
            let _ = view.choices(path);
        }
    }
    let mover = seat(random.random_range(0..6));
    for level in ["four", "six", "eight", "ten"] {
        let _ = view.bot(mover, level, &mut |below| random.random_range(0..below.max(1)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_view_is_read_back_from_what_a_room_shows(seed in any::<u64>()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        for &kind in Kind::ALL {
            let game = any_round(kind, &mut random);
            let view: View = serde_json::from_str(&shown(&game).to_string()).unwrap();
            prop_assert_eq!(view, game.view());
        }
    }

    #[test]
    fn whatever_a_view_holds_nothing_that_is_asked_about_it_panics(seed in any::<u64>()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        for &kind in Kind::ALL {
            let mut shown = shown(&any_round(kind, &mut random));
            let mut args = vec![json!({"step":["E5","E6"]}), json!({"hop":["E5","G5"]}), json!({"chain":["E5","G5"]})];
            for _ in 0..random.random_range(1..4) {
                spoil(&mut shown, &mut random);
                args.iter_mut().for_each(|args| spoil(args, &mut random));
            }
            if let Ok(view) = serde_json::from_value::<View>(shown) {
                ask_everything(&view, &args, &mut random);
            }
        }
    }

    #[test]
    fn any_holes_can_be_full(seed in any::<u64>()) {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        for &kind in Kind::ALL {
            let mut shown = shown(&any_round(kind, &mut random));
            // Pieces of all seats in a list, or a list for each seat.
            let full: f64 = random.random();
            let mut some = || Hole::all().filter(|_| random.random_bool(full)).collect::<Vec<_>>();
            shown["pieces"] = match shown["pieces"][0].is_array() {
                true => json!([some(), [], some()]),
                false => json!(some()),
            };
            shown["to_move"] = json!(1);
            let view: View = serde_json::from_value(shown).unwrap();
            ask_everything(&view, &[json!(Hole::all().collect::<Vec<_>>())], &mut random);
        }
    }
}

#[test]
fn a_view_that_does_not_fit_the_board_is_not_read() {
    for (kind, pointer, value) in [
        (Kind::ChineseCheckers, "/homes", json!([0, 6])),
        (Kind::ChineseCheckers, "/homes", json!([0, 1])),
        (Kind::ChineseCheckers, "/homes", json!([])),
        (Kind::ChineseCheckers, "/homes", json!(vec![0; 300])),
        (Kind::ChineseCheckers, "/pieces/0/0", json!("A2")),
        (Kind::ChineseCheckers, "/pieces/0/0", json!("B1")),
        (Kind::ChineseCheckers, "/rules/win", json!("luck")),
        (Kind::CaptureCheckers, "/pieces/0", json!("A2")),
        (Kind::CaptureCheckers, "/captures/0", json!(256)),
        (Kind::CaptureCheckers, "/to_move", json!(6)),
        (Kind::CaptureCheckers, "/game", json!("go")),
    ] {
        let rules = HouseRules::defaults(kind.house_rules());
        let game = Game::start(kind, &Setup { players: 2, starter: seat(0), rules }).unwrap();
        let mut shown = shown(&game);
        assert!(serde_json::from_value::<View>(shown.clone()).is_ok());
        *shown.pointer_mut(pointer).unwrap() = value;
        assert!(serde_json::from_value::<View>(shown).is_err(), "{pointer}");
    }
}

#[test]
fn a_game_without_a_guard_asks_nothing_and_one_without_choices_has_none() {
    for &kind in Kind::ALL {
        let mut rules = HouseRules::defaults(kind.house_rules());
        if kind != Kind::Draughts {
            rules.set("stepwise", RuleValue::Switch(false)).unwrap();
        }
        let game = Game::start(kind, &Setup { players: 2, starter: seat(0), rules }).unwrap();
        let (view, mover) = (game.view(), seat(0));
        for command in view.legal(mover) {
            assert_eq!(view.asks(mover, &json!(command)), Ok(None), "every turn from the start is forward, or free");
        }
        assert_eq!(view.asks(mover, &json!({"fly":["A1"]})).unwrap_err().code.as_str(), "unknown_command");
        assert_eq!(view.choices(&json!(["G5"])).is_some(), kind == Kind::CaptureCheckers);
        for chosen in [json!(null), json!("G5"), json!([5]), json!(["R1"]), json!({}), json!([]), json!(["I5"])] {
            assert_eq!(view.choices(&chosen), None, "{chosen}");
        }
    }
}
