//! A table on one device, for a Web Worker: messages and time in, effects out.
//!
//! The worker brings what [`room::local::Local`] lacks: a clock, a seed, a timer, a place to keep things.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use room::limits;
use room::local::{Effect, Input, Local};
use room::member::Name;
use room::stored::Unreadable;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{json, named};

/// A table on one device.
#[wasm_bindgen]
pub struct LocalTable {
    local: Local,
    random: ChaCha8Rng,
}

/// What the worker has to do, in its order.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Task {
    /// Hand this to the page.
    Send(String),
    /// Keep this.
    Save(String),
    /// Call [`LocalTable::alarm`] at that time, in milliseconds since 1970; it replaces an earlier one.
    Alarm(u64),
}

#[wasm_bindgen]
impl LocalTable {
    /// A new table for a person of that name; one that can't be a name is cut down to one that can. `seed`,
    /// random bytes, decides what bots do by chance. Nothing when there is no such game.
    pub fn open(game: &str, name: &str, seed: &[u8], now: f64) -> Option<LocalTable> {
        let local = Local::open(named(game)?, name_of(name)?, now as u64);
        Some(Self { local, random: random(seed) })
    }

    /// The table that was kept as `saved`. Fails with the code `newer` or `broken`.
    pub fn restore(game: &str, saved: &str, seed: &[u8]) -> Result<LocalTable, String> {
        match Local::restore(saved) {
            Ok(local) if Some(local.game()) == named(game) => Ok(Self { local, random: random(seed) }),
            Err(Unreadable::Newer(_)) => Err("newer".into()),
            Ok(_) | Err(_) => Err("broken".into()),
        }
    }

    /// Takes in a message of the page at `now`, in milliseconds since 1970. Returns tasks, as a JSON list of
    /// `{"send": text}`, `{"save": text}` and `{"alarm": time}`.
    pub fn message(&mut self, text: &str, now: f64) -> String {
        self.handle(Input::Message(text), now as u64)
    }

    /// The time of the alarm has come. Returns tasks.
    pub fn alarm(&mut self, now: f64) -> String {
        self.handle(Input::Alarm, now as u64)
    }

    fn handle(&mut self, input: Input<'_>, now: u64) -> String {
        let mut tasks = Vec::new();
        let mut effects = self.local.handle(input, now);
        while !effects.is_empty() {
            let mut thoughts = Vec::new();
            for effect in effects {
                match effect {
                    Effect::Send(text) => tasks.push(Task::Send(text)),
                    Effect::Save(text) => tasks.push(Task::Save(text)),
                    Effect::SetAlarm(at) => tasks.push(Task::Alarm(at)),
                    Effect::Think(think) => {
                        let random = &mut |below: u32| if below == 0 { 0 } else { self.random.random_range(..below) };
                        let view = self.local.round().map(room::round::Round::view);
                        let command = view.and_then(|view| view.bot(think.seat, think.level.as_str(), random));
                        thoughts.push(Input::Thought { think, command });
                    }
                }
            }
            effects = thoughts.into_iter().flat_map(|thought| self.local.handle(thought, now)).collect();
        }
        json(&tasks)
    }
}

fn random(seed: &[u8]) -> ChaCha8Rng {
    let mut bytes = [0; 32];
    for (byte, given) in bytes.iter_mut().zip(seed) {
        *byte = *given;
    }
    ChaCha8Rng::from_seed(bytes)
}

/// What was typed, or as much of it as can be a name.
fn name_of(typed: &str) -> Option<Name> {
    let plain =
        || typed.chars().filter(|c| c.is_alphanumeric() || *c == ' ').take(limits::NAME_CHARS).collect::<String>();
    Name::parse(typed).or_else(|_| Name::parse(&plain())).or_else(|_| Name::parse("?")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn tasks(text: &str) -> Vec<Value> {
        serde_json::from_str(text).unwrap()
    }

    fn say(table: &mut LocalTable, id: u64, what: &str, args: Value) -> Vec<Value> {
        tasks(&table.message(&json!({"id": id, "do": what, "args": args}).to_string(), 5.0))
    }

    /// A round of bots alone, and what was kept last.
    fn played(seed: &[u8]) -> (Vec<Value>, String) {
        let mut table = LocalTable::open("chinese_checkers", "Kari", seed, 1.0).unwrap();
        say(&mut table, 1, "hello", json!({"tab": "t", "protocol": 1}));
        say(&mut table, 2, "seat_bot", json!({"seat": 0, "level": "four"}));
        say(&mut table, 3, "seat_bot", json!({"seat": 1, "level": "six"}));
        let mut todo = say(&mut table, 4, "start", json!({}));
        let mut sent = Vec::new();
        let mut saved = String::new();
        for _ in 0..20 {
            let alarm = todo.iter().find_map(|task| task["alarm"].as_f64()).unwrap();
            assert_eq!(alarm, 5.0 + limits::BOT_PAUSE as f64);
            todo = tasks(&table.alarm(5.0));
            sent.extend(
                todo.iter()
                    .filter(|task| task["send"].as_str().is_some_and(|text| text.contains("\"events\"")))
                    .cloned(),
            );
            saved = todo.iter().rev().find_map(|task| task["save"].as_str()).unwrap().to_owned();
        }
        (sent, saved)
    }

    #[test]
    fn bots_play_by_alarms_and_the_same_seed_plays_the_same() {
        let (one, saved) = played(&[7; 32]);
        assert_eq!(one.len(), 20);
        assert_eq!(one, played(&[7; 32]).0);
        assert_ne!(one, played(&[8; 32]).0);
        assert!(LocalTable::restore("chinese_checkers", &saved, &[]).is_ok());
        assert_eq!(LocalTable::restore("capture_checkers", &saved, &[]).err().as_deref(), Some("broken"));
        assert_eq!(LocalTable::restore("chinese_checkers", "{}", &[]).err().as_deref(), Some("broken"));
        let newer = saved.replacen("\"version\":2", "\"version\":9", 1);
        assert_eq!(LocalTable::restore("chinese_checkers", &newer, &[]).err().as_deref(), Some("newer"));
    }

    #[test]
    fn any_name_will_do() {
        for (typed, name) in [("Kari", "Kari"), ("a\u{202e}b", "ab"), ("", "?"), ("\u{200b}", "?")] {
            assert_eq!(name_of(typed).unwrap().as_str(), name);
        }
        assert!(LocalTable::open("chess", "Kari", &[], 1.0).is_none());
    }
}
