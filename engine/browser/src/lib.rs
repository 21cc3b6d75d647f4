//! The face of the engine for the browser.
//!
//! The page draws boards and lists house rules, and knows neither by itself: it asks here. What may be
//! played is not asked here, it comes with the view of the table; but what the guard says of it is, since
//! that is nobody else's business, and so is what can be chosen before a command is whole.

#[cfg(feature = "extra")]
mod local;

use rules::game::{Ground, Kind, View};
use rules::house::RuleSpec;
use rules::seat::Seat;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// What a page knows of a game before it has a table.
#[derive(Serialize)]
struct About {
    game: Kind,
    /// The numbers of players, ascending.
    players: &'static [u8],
    /// In the order in which pages list them.
    house_rules: &'static [RuleSpec],
    /// Of its bots, weakest first.
    levels: &'static [&'static str],
    /// The highest help level of its guard; 0 where it has none.
    guard: u8,
    /// The board, and what else is the same in all rounds.
    #[serde(flatten)]
    ground: Ground,
}

/// The names of all games, as a JSON list, in the order in which pages list them.
#[wasm_bindgen]
pub fn games() -> String {
    json(&Kind::ALL)
}

/// The geometry, house rules and numbers of players of a game, as JSON; nothing when there is none of
/// that name.
#[wasm_bindgen]
pub fn about(game: &str) -> Option<String> {
    let kind = named(game)?;
    Some(json(&About {
        game: kind,
        players: kind.players(),
        house_rules: kind.house_rules(),
        levels: kind.levels(),
        guard: kind.guard(),
        ground: kind.ground(),
    }))
}

/// Why the guard of a seat asks before a command, as a stable code. `state` is a `view` of the table's
/// messages and `args` the command as it would be sent, both as JSON. Nothing when the guard does not ask,
/// and of what can't be read.
#[wasm_bindgen]
pub fn asks(state: &str, seat: u8, args: &str) -> Option<String> {
    let view: View = serde_json::from_str(state).ok()?;
    let args = serde_json::from_str(args).ok()?;
    view.asks(Seat::new(seat)?, &args).ok()?.map(str::to_owned)
}

/// How the seat that is to move can go on from what is `chosen`, as JSON; both arguments are JSON, `state`
/// a `view` of the table's messages. Nothing when it can't go on so, and of what can't be read.
#[wasm_bindgen]
pub fn choices(state: &str, chosen: &str) -> Option<String> {
    let view: View = serde_json::from_str(state).ok()?;
    let chosen = serde_json::from_str(chosen).ok()?;
    view.choices(&chosen).as_ref().map(json)
}

fn named(game: &str) -> Option<Kind> {
    serde_json::from_value(game.into()).ok()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain lists and structs with string keys always serialise")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn each_game_tells_its_board_its_rules_and_its_players() {
        let names: Vec<String> = serde_json::from_str(&games()).unwrap();
        assert_eq!(names.len(), Kind::ALL.len());
        for name in names {
            let about: Value = serde_json::from_str(&about(&name).unwrap()).unwrap();
            assert_eq!(about["game"], name.as_str());
            assert!(!about["players"].as_array().unwrap().is_empty());
            assert!(about["guard"].is_u64());
            assert!(about["board"]["holes"].is_array() || about["squares"].is_array());
            assert!(!about["house_rules"].as_array().unwrap().is_empty());
            assert!(!about["levels"].as_array().unwrap().is_empty());
        }
    }

    #[test]
    fn the_star_has_121_holes_and_six_directions() {
        let about: Value = serde_json::from_str(&about("chinese_checkers").unwrap()).unwrap();
        assert_eq!(about["board"]["holes"].as_array().unwrap().len(), 121);
        assert_eq!(about["board"]["directions"].as_array().unwrap().len(), 6);
        assert_eq!(about["board"]["holes"][0]["name"], "A1");
    }

    #[test]
    fn the_homes_are_those_of_each_number_of_players() {
        let about: Value = serde_json::from_str(&about("chinese_checkers").unwrap()).unwrap();
        assert_eq!(about["players"].as_array().unwrap().len(), about["homes"].as_array().unwrap().len());
        assert_eq!((&about["homes"][0], &about["guard"]), (&json!([0, 3]), &json!(1)));
    }

    /// As a room shows it: black is to play, and could go forward as well.
    fn shown() -> Value {
        json!({
            "game": "chinese_checkers", "homes": [0, 3], "pieces": [["I5", "F4"], ["A1"]], "chain": null, "last": null,
            "home": [], "rules": {"stepwise": true}, "round": 1, "turn": 7, "to_move": 0, "result": null,
            "seats": [], "legal": [{"step": ["I5", "H5"]}],
        })
    }

    #[test]
    fn the_guard_asks_with_a_code_what_a_page_has_from_the_wire() {
        let state = shown().to_string();
        assert_eq!(asks(&state, 0, r#"{"step":["I5","H5"]}"#).as_deref(), Some("backwards"));
        assert_eq!(asks(&state, 0, r#"{"step":["I5","J5"]}"#), None);
        assert_eq!(asks(&state, 1, r#"{"step":["I5","H5"]}"#), None, "it is not theirs");
        for (state, seat, args) in [
            ("", 0, r#"{"step":["I5","H5"]}"#),
            ("null", 0, r#"{"step":["I5","H5"]}"#),
            (r#"{"game":"chess"}"#, 0, r#"{"step":["I5","H5"]}"#),
            (&state, 6, r#"{"step":["I5","H5"]}"#),
            (&state, 255, r#"{"step":["I5","H5"]}"#),
            (&state, 0, r#"{"step":["I5","R1"]}"#),
            (&state, 0, "{}"),
            (&state, 0, ""),
        ] {
            assert_eq!(asks(state, seat, args), None, "{state} {args}");
            assert_eq!(choices(state, args), None);
        }
    }

    #[test]
    fn whole_chains_are_chosen_from_what_a_page_has_from_the_wire() {
        let mut shown = json!({
            "game": "capture_checkers", "pieces": ["G5", "H5", "I6"], "captures": [57, 0], "chain": null, "last": null,
            "rules": {"stepwise": false}, "round": 1, "turn": 7, "to_move": 1, "result": null, "seats": [], "legal": [],
        });
        let chosen: Value = serde_json::from_str(&choices(&shown.to_string(), r#"["G5"]"#).unwrap()).unwrap();
        let ends = chosen["ends"].as_array().unwrap();
        assert_eq!(ends.iter().map(|end| &end["at"]).collect::<Vec<_>>(), ["I5", "I7"]);
        let chain = json!({"origin": "G5", "at": "I7", "path": ["G5", "I5", "I7"], "captured": ["H5", "I6"]});
        assert_eq!((&ends[1]["chains"], &ends[1]["more"]), (&json!([chain]), &json!(false)));
        for chosen in ["", "[]", r#"["A1"]"#, r#"["G5","G5"]"#, r#"["G5","R1"]"#, r#""G5""#] {
            assert_eq!(choices(&shown.to_string(), chosen), None, "{chosen}");
        }
        shown["to_move"] = Value::Null;
        assert_eq!(choices(&shown.to_string(), r#"["G5"]"#), None, "nobody is to choose");
    }

    #[test]
    fn an_unknown_game_is_nothing() {
        assert_eq!(about("chess"), None);
        assert_eq!(about(""), None);
    }
}
