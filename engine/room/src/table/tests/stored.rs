//! Tables that earlier releases have stored. These files are never written anew: each is what that release wrote.

use std::path::Path;

use rules::game::Kind;
use serde_json::{Value, json};

use crate::stored::{PartName, Stored};
use crate::table::Table;
use crate::wire;

#[test]
fn what_the_first_release_stored_in_mid_round_is_shown_as_it_was_and_can_be_played_on() {
    for (kind, file) in stored("table") {
        let part = |key: &str| file["parts"][key].to_string();
        let keys = [(PartName::Table, "table"), (PartName::Members, "members"), (PartName::Round, "round")];
        let stored = Stored {
            parts: keys.map(|(name, key)| (name, part(key))).into(),
            revision: file["revision"].as_u64().unwrap(),
            row: file["row"].as_u64().unwrap(),
        };
        let table = Table::restore(&stored, Vec::new()).unwrap();
        let round = table.round().unwrap();
        let (plain, movers) = wire::round_texts(round, round.to_move());
        let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        assert_eq!(read(plain.get()), file["view"], "{kind:?}");
        assert!(!read(movers.unwrap().get())["legal"].as_array().unwrap().is_empty(), "{kind:?}");
    }
}

/// The file of that `home` for each game.
fn stored(home: &str) -> Vec<(Kind, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/stored");
    let file = |kind: &Kind| {
        let name = format!("{home}-{}-1.json", json!(kind).as_str().unwrap());
        // Games that came later have none.
        let text = std::fs::read_to_string(folder.join(name)).ok()?;
        Some((*kind, serde_json::from_str(&text).unwrap()))
    };
    let files: Vec<_> = Kind::ALL.iter().filter_map(file).collect();
    assert!(files.len() >= 2);
    files
}
