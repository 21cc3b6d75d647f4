//! A round has two homes. The recorded rounds that a browser test plays in both are played here in both, without a
//! browser: what pages are told is the same but for the times and the table's name.

use std::path::Path;

use rules::game::Kind;
use serde_json::{Value, json};

use super::shell::Shell;
use crate::local::{self, Local};
use crate::member::Name;

#[test]
fn a_recorded_round_is_told_alike_by_a_table_on_the_net_and_by_one_on_a_device() {
    let (mut played, mut in_force) = (0, 0);
    for &kind in Kind::ALL {
        let name = json!(kind);
        let file = format!("../../tests/data/transcripts/homes_{}.jsonl", name.as_str().unwrap());
        let Ok(text) = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)) else {
            // The browser test says which games have one.
            continue;
        };
        played += 1;
        let commands: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let (net, device) = (on_the_net(kind, &commands), on_a_device(kind, &commands));
        in_force += net.iter().filter(|message| message.to_string().contains("rules_in_force")).count();
        assert_eq!(net.len(), device.len(), "{name}");
        for (number, (net, device)) in net.iter().zip(&device).enumerate() {
            assert_eq!(net, device, "{name}, message {number}");
        }
    }
    assert!(played >= 2 && in_force > 4, "{played} rounds, rules came into force {in_force} times");
}

fn on_the_net(kind: Kind, commands: &[Value]) -> Vec<Value> {
    let mut shell = Shell::open_for(kind);
    let page = shell.page("Kari", "homes");
    let mut turn = 1;
    for (id, command) in (1..).zip(commands) {
        // Nobody is that quick: time goes on.
        shell.now += 1000;
        shell.say(page, &message(id, turn, command));
        turn = shell.view(page)["turn"].as_u64().unwrap_or(turn);
        shell.accepted(page, json!({"id": 1_000_000 + id, "do": "seen", "args": {"revision": shell.table.revision()}}));
    }
    shell.inbox[&page].iter().filter_map(plain).collect()
}

fn on_a_device(kind: Kind, commands: &[Value]) -> Vec<Value> {
    let mut local = Local::open(kind, Name::parse("Kari").unwrap(), 1);
    let mut heard: Vec<Value> = Vec::new();
    let hello = json!({"id": 0, "do": "hello", "args": {"tab": "homes", "protocol": 1}});
    let mut turn = 1;
    for command in std::iter::once(hello).chain((1..).zip(commands).map(|(id, command)| message(id, 0, command))) {
        let mut command = command;
        command["turn"] = json!(turn);
        for effect in local.handle(local::Input::Message(&command.to_string()), 1) {
            if let local::Effect::Send(text) = effect {
                heard.push(serde_json::from_str(&text).unwrap());
            }
        }
        turn = local.round().map_or(turn, crate::round::Round::turn);
    }
    heard.iter().filter_map(plain).collect()
}

fn message(id: u64, turn: u64, command: &Value) -> Value {
    json!({"id": id, "do": command["do"], "turn": turn, "args": command["args"]})
}

/// Without times, the name of the table, and what only one home tells.
fn plain(message: &Value) -> Option<Value> {
    let mut message = message.clone();
    let is_own = message["t"] == "local" || message["id"].as_u64().is_some_and(|id| id >= 1_000_000);
    for list in ["events", "log"] {
        for entry in message[list].as_array_mut().into_iter().flatten() {
            entry["at"] = json!(0);
        }
    }
    if let Some(table) = message.get_mut("table") {
        table["code"] = Value::Null;
    }
    (!is_own).then_some(message)
}
