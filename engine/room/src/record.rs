//! The record of a table: its rounds, as far as the log still has them.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::code::TableCode;
use rules::game::Kind;

/// The rounds of a table, oldest first.
#[derive(Debug, Serialize)]
pub struct Record<'a> {
    /// The table's name.
    pub code: TableCode,
    /// What is played there.
    pub game: Kind,
    /// Its rounds.
    pub rounds: Vec<RoundRecord<'a>>,
}

/// One round.
#[derive(Debug, Serialize)]
pub struct RoundRecord<'a> {
    /// Number, starter, seats and rules, as its beginning was told.
    #[serde(flatten)]
    pub began: Value,
    /// When it began, in milliseconds since 1970.
    pub at: Value,
    /// Its entries in the log.
    pub entries: Vec<&'a RawValue>,
    /// How it ended; null while it runs.
    pub result: Option<Value>,
}

/// The record from the entries of a log, oldest first. A round whose beginning is no longer there is left out.
pub fn record<'a>(code: TableCode, game: Kind, log: impl IntoIterator<Item = &'a str>) -> Record<'a> {
    let mut rounds: Vec<RoundRecord<'a>> = Vec::new();
    for line in log {
        let (Ok(entry), Ok(mut read)) = (serde_json::from_str::<&RawValue>(line), serde_json::from_str::<Value>(line))
        else {
            continue;
        };
        let kind = read["kind"].as_str().unwrap_or_default().to_owned();
        let data = read["data"].take();
        if kind == "started" {
            rounds.push(RoundRecord { began: data.clone(), at: read["at"].take(), entries: Vec::new(), result: None });
        }
        if let Some(round) = rounds.last_mut().filter(|round| round.result.is_none()) {
            round.entries.push(entry);
            if kind == "over" {
                round.result = Some(data);
            }
        }
    }
    Record { code, game, rounds }
}
