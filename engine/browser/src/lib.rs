//! The face of the engine for the browser.
//!
//! The page draws boards and lists house rules, and knows neither by itself: it asks here. What may be
//! played is not asked here, it comes with the view of the table.

use rules::chinese_checkers;
use rules::game::Kind;
use rules::house::RuleSpec;
use rules::star::{self, Board, Point};
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
    board: Board,
    /// The homes of the seats, one list for each of `players`.
    homes: Vec<&'static [Point]>,
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
    let players = kind.players();
    let about = match kind {
        Kind::ChineseCheckers => About {
            game: kind,
            players,
            house_rules: kind.house_rules(),
            levels: kind.levels(),
            board: star::board(),
            homes: players.iter().filter_map(|&players| chinese_checkers::homes(players)).collect(),
        },
    };
    Some(json(&about))
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
    use serde_json::Value;

    #[test]
    fn each_game_tells_its_board_its_rules_and_its_players() {
        let names: Vec<String> = serde_json::from_str(&games()).unwrap();
        assert_eq!(names.len(), Kind::ALL.len());
        for name in names {
            let about: Value = serde_json::from_str(&about(&name).unwrap()).unwrap();
            assert_eq!(about["game"], name.as_str());
            assert_eq!(about["players"].as_array().unwrap().len(), about["homes"].as_array().unwrap().len());
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
    fn an_unknown_game_is_nothing() {
        assert_eq!(about("chess"), None);
        assert_eq!(about(""), None);
    }
}
