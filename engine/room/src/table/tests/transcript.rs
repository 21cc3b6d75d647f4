//! A whole round of each game as it goes over the wire, kept in `tests/data/transcripts/`. A change of any message
//! shows as a difference there: if it was meant, run the test with `BLESS=1` and read what it wrote.

use std::fmt::Write as _;
use std::path::Path;

use rules::game::Kind;
use serde_json::{Value, json};

use super::shell::Shell;

#[test]
fn a_round_of_each_game_goes_over_the_wire_as_it_was_recorded() {
    for &kind in Kind::ALL {
        check(kind, &play(kind));
    }
}

fn check(kind: Kind, played: &str) {
    let name = json!(kind);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/transcripts");
    let file = folder.join(format!("{}.jsonl", name.as_str().unwrap()));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, played).unwrap();
    }
    let recorded = std::fs::read_to_string(&file).unwrap();
    for (number, (now, then)) in played.lines().zip(recorded.lines()).enumerate() {
        assert_eq!(now, then, "{name}, line {}", number + 1);
    }
    assert_eq!(played.lines().count(), recorded.lines().count());
}

/// Two who play from `legal` alone, to the end of a round: Chinese checkers as whole turns, with one who watches, and
/// its capturing kin hop by hop; and draughts.
fn play(kind: Kind) -> String {
    let (mut shell, kari, ola) = Shell::of_two_at(kind);
    let mut pages = vec![("kari", kari), ("ola", ola)];
    if kind == Kind::ChineseCheckers {
        pages.push(("watcher", shell.spectator()));
        shell.accepted(kari, json!({"id": 2, "do": "set_rule", "args": {"rule": "stepwise", "value": false}}));
    }
    shell.accepted(kari, json!({"id": 3, "do": "start"}));
    for id in 4..1000 {
        let Some((_, mover)) = pages.iter().find(|(_, page)| !legal(&shell, *page).is_empty()) else { break };
        let (view, legal) = (shell.view(*mover), legal(&shell, *mover));
        let command = match kind {
            Kind::ChineseCheckers => furthest(&view, &legal),
            Kind::CaptureCheckers | Kind::Draughts => any(&view, &legal),
        };
        let turn = shell.view(*mover)["turn"].clone();
        shell.accepted(*mover, json!({"id": id, "do": "play", "turn": turn, "args": command}));
        for (_, page) in pages.iter().copied() {
            shell
                .accepted(page, json!({"id": 10_000 + id, "do": "seen", "args": {"revision": shell.table.revision()}}));
        }
    }
    assert_ne!(shell.view(kari)["result"], Value::Null, "the round came to its end");
    let mut text = String::new();
    for (name, page) in pages {
        for message in &shell.inbox[&page] {
            // Acknowledgements of `seen` say nothing.
            if message["id"].as_u64().is_none_or(|id| id < 10_000) {
                writeln!(text, "{}", json!({"to": name, "message": message})).unwrap();
            }
        }
    }
    text
}

fn legal(shell: &Shell, page: crate::effect::ConnectionId) -> Vec<Value> {
    shell.view(page)["legal"].as_array().cloned().unwrap_or_default()
}

/// Any command, never the same for long.
fn any(view: &Value, legal: &[Value]) -> Value {
    legal[view["turn"].as_u64().unwrap() as usize * 7 % legal.len()].clone()
}

/// The command that brings a piece most rows towards its goal; on a tie the first one, but not always, or two who stand
/// in each other's way would shuffle for ever.
fn furthest(view: &Value, legal: &[Value]) -> Value {
    let down = view["homes"][view["to_move"].as_u64().unwrap() as usize] == 0;
    let row = |hole: &Value| i64::from(hole.as_str().unwrap().as_bytes()[0]);
    let gain = |command: &Value| {
        let holes = command.as_object().unwrap().values().next().unwrap().as_array().unwrap();
        let rows = row(holes.last().unwrap()) - row(&holes[0]);
        if down { rows } else { -rows }
    };
    let turn = view["turn"].as_u64().unwrap() as usize;
    if turn.is_multiple_of(7) {
        return legal[turn % legal.len()].clone();
    }
    let best = legal.iter().map(gain).max().unwrap();
    legal.iter().find(|command| gain(command) == best).unwrap().clone()
}
