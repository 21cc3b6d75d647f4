//! What a table does around the turns of a round.

use rules::game::Kind;
use serde_json::{Value, json};

use super::shell::Shell;
use crate::effect::ConnectionId;
use crate::limits;
use crate::stored::PartName;

/// Any legal command of whoever is to move at `page`, and long chains where there are some.
fn play_any(shell: &mut Shell, page: ConnectionId, id: u64) {
    let view = shell.view(page);
    let legal = view["legal"].as_array().unwrap();
    let hops: Vec<_> = legal.iter().filter(|command| command.get("hop").is_some()).collect();
    let pass_on = legal.iter().find(|command| id.is_multiple_of(4) && command.get("pass_on").is_some());
    let pick = pass_on.unwrap_or_else(|| match hops.len() {
        0 => &legal[id as usize * 7 % legal.len()],
        count => hops[id as usize * 3 % count],
    });
    shell.accepted(page, json!({"id": id, "do": "play", "turn": view["turn"], "args": pick}));
}

fn seen(shell: &mut Shell, page: ConnectionId, id: u64) {
    shell.accepted(page, json!({"id": 100_000 + id, "do": "seen", "args": {"revision": shell.table.revision()}}));
}

#[test]
fn a_change_of_a_long_round_of_six_writes_at_most_four_kibibytes() {
    for &kind in Kind::ALL {
        let (mut shell, kari, _) = Shell::of_two_at(kind);
        for id in 2..6 {
            shell.accepted(kari, json!({"id": id, "do": "sit"}));
        }
        let ola = shell.page("Ola", "o");
        shell.accepted(kari, json!({"id": 6, "do": "start"}));
        let mut most = 0;
        for id in 7..400 {
            let turns = shell.kinds().iter().filter(|kind| *kind == "turn").count();
            if turns >= 60 || shell.view(kari)["result"] != Value::Null {
                break;
            }
            let is_karis = !shell.view(kari)["legal"].as_array().unwrap().is_empty();
            play_any(&mut shell, if is_karis { kari } else { ola }, id);
            seen(&mut shell, kari, id);
            seen(&mut shell, ola, id);
            let row = shell.journal.last().unwrap();
            let command = row.command.as_ref().map_or(0, |command| command.answer.len() + command.content.len() + 64);
            let bytes = shell.stored.parts[&PartName::Round].len() + row.entries.len() + command;
            most = most.max(bytes);
        }
        let is_over = shell.view(kari)["result"] != Value::Null;
        let turns = shell.kinds().iter().filter(|kind| *kind == "turn").count();
        assert!(is_over || turns > limits::TURNS_KEPT, "{kind:?}");
        assert!(most <= 4096, "{kind:?}: {most}");
    }
}
