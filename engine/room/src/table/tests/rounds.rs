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
        for id in 2..u64::from(*kind.players().last().unwrap()) {
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

/// The games whose turns are played in parts.
fn played_hop_by_hop() -> impl Iterator<Item = Kind> {
    let is_stepwise = |kind: &Kind| kind.house_rules().iter().any(|rule| rule.key == "stepwise");
    Kind::ALL.iter().copied().filter(is_stepwise)
}

fn rule(id: u64, rule: &str, value: bool) -> Value {
    json!({"id": id, "do": "set_rule", "args": {"rule": rule, "value": value}})
}

fn kinds_of_last_event(shell: &Shell, page: ConnectionId) -> Vec<String> {
    let events = shell.latest(page, "events")["events"].clone();
    events.as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_rule_that_is_changed_during_a_round_comes_into_force_when_the_turn_under_way_has_ended() {
    for kind in played_hop_by_hop() {
        let (mut shell, kari, ola) = Shell::of_two_at(kind);
        shell.accepted(kari, json!({"id": 2, "do": "start"}));
        assert_eq!(shell.refused(ola, rule(2, "long_hops", true)), "not_host");
        let before = shell.view(kari);
        shell.accepted(kari, rule(3, "long_hops", true));
        let told = shell.latest(ola, "events");
        assert_eq!(
            (&told["events"][0]["kind"], &told["table"]["rules"]["long_hops"]),
            (&json!("rule_changed"), &json!(true))
        );
        assert_eq!(shell.view(kari), before, "the turn that somebody has before them goes by the old rules");
        let hop =
            before["legal"].as_array().unwrap().iter().find(|command| command.get("hop").is_some()).unwrap().clone();
        shell.accepted(kari, json!({"id": 4, "do": "play", "turn": before["turn"], "args": hop}));
        shell.sleep();
        if !shell.view(kari)["chain"].is_null() {
            assert_eq!(shell.view(kari)["rules"]["long_hops"], false, "nor in the middle of a chain");
            let turn = shell.view(kari)["turn"].clone();
            shell.accepted(kari, json!({"id": 5, "do": "play", "turn": turn, "args": {"pass_on": {}}}));
        }
        assert_eq!(kinds_of_last_event(&shell, ola).last().unwrap(), "rules_in_force");
        let told = shell.latest(ola, "events");
        let entry = told["events"].as_array().unwrap().last().unwrap();
        assert_eq!((&entry["actor"], &entry["data"]["rules"]["long_hops"]), (&json!({}), &json!(true)));
        assert_eq!(told["view"]["rules"]["long_hops"], true);
        assert_eq!(told["view"]["turn"].as_u64(), Some(shell.table.round().unwrap().turn()));
        let turn = shell.view(ola)["turn"].clone();
        shell.sleep();
        let step = shell.view(ola)["legal"][0].clone();
        shell.accepted(ola, json!({"id": 6, "do": "play", "turn": turn, "args": step}));
        assert!(!kinds_of_last_event(&shell, kari).contains(&"rules_in_force".to_owned()), "once is enough");
    }
}

#[test]
fn a_chain_that_goes_back_ends_no_turn_and_puts_no_rule_in_force() {
    let (mut shell, kari, _) = Shell::of_two();
    shell.accepted(kari, json!({"id": 2, "do": "start"}));
    let turn = shell.view(kari)["turn"].clone();
    shell.accepted(kari, json!({"id": 3, "do": "play", "turn": turn, "args": {"hop": ["C1", "E5"]}}));
    shell.accepted(kari, rule(4, "stay_home", true));
    let turn = shell.view(kari)["turn"].clone();
    shell.accepted(kari, json!({"id": 5, "do": "play", "turn": turn, "args": {"back": {}}}));
    assert_eq!(shell.view(kari)["rules"]["stay_home"], false);
    shell.accepted(kari, rule(6, "stay_home", false));
    let turn = shell.view(kari)["turn"].clone();
    shell.accepted(kari, json!({"id": 7, "do": "play", "turn": turn, "args": {"step": ["D1", "E5"]}}));
    assert!(!shell.kinds().contains(&"rules_in_force".to_owned()), "it was changed back before it came into force");
}

#[test]
fn rules_that_are_locked_are_changed_by_nobody_and_in_a_round_they_stay_locked() {
    let (mut shell, kari, ola) = Shell::of_two();
    let lock = |id: u64, locked: bool| json!({"id": id, "do": "lock_rules", "args": {"locked": locked}});
    assert_eq!(shell.refused(ola, lock(2, true)), "not_host");
    shell.accepted(kari, lock(2, true));
    assert_eq!(shell.latest(ola, "events")["table"]["locked"], true);
    assert_eq!(shell.refused(kari, rule(3, "long_hops", true)), "rules_locked");
    shell.accepted(kari, lock(4, false));
    shell.accepted(kari, rule(5, "long_hops", true));
    shell.accepted(kari, json!({"id": 6, "do": "start"}));
    shell.accepted(kari, lock(7, true));
    let revision = shell.table.revision();
    shell.accepted(kari, lock(8, true));
    assert_eq!(shell.table.revision(), revision);
    shell.sleep();
    assert_eq!(shell.refused(kari, lock(9, false)), "rules_locked");
    assert_eq!(shell.refused(kari, rule(10, "long_hops", false)), "rules_locked");
    shell.accepted(kari, json!({"id": 11, "do": "end_round"}));
    assert_eq!(shell.refused(kari, rule(12, "long_hops", false)), "rules_locked", "it stays until it is taken back");
    shell.accepted(kari, lock(13, false));
    shell.accepted(kari, rule(14, "long_hops", false));
    let kinds = shell.kinds();
    assert_eq!(kinds.iter().filter(|kind| kind.starts_with("rules_")).count(), 4);
}

#[test]
fn the_host_ends_a_round_which_has_no_winner_and_a_chain_under_way_goes_back() {
    for kind in played_hop_by_hop() {
        let (mut shell, kari, ola) = Shell::of_two_at(kind);
        assert_eq!(shell.refused(kari, json!({"id": 2, "do": "end_round"})), "no_round");
        shell.accepted(kari, json!({"id": 3, "do": "start"}));
        let before = shell.view(ola);
        let view = shell.view(kari);
        let legal = view["legal"].as_array().unwrap();
        let hop = legal.iter().find(|command| command.get("hop").is_some()).unwrap();
        shell.accepted(kari, json!({"id": 4, "do": "play", "turn": view["turn"], "args": hop}));
        let was_mid_turn = shell.table.round().unwrap().is_mid_turn();
        assert_eq!(shell.refused(ola, json!({"id": 2, "do": "end_round"})), "not_host");
        shell.accepted(kari, json!({"id": 5, "do": "end_round"}));
        let told = shell.latest(ola, "events");
        assert_eq!(told["events"][0]["kind"], "over");
        assert_eq!(told["events"][0]["actor"], json!({"member": 0, "name": "Kari"}));
        assert_eq!(told["view"]["result"], json!({"places": [], "reason": "ended"}));
        assert_eq!(told["table"]["phase"], "over");
        if was_mid_turn {
            assert_eq!((&told["view"]["pieces"], &told["view"]["chain"]), (&before["pieces"], &Value::Null));
        }
        shell.sleep();
        assert_eq!(shell.refused(kari, json!({"id": 6, "do": "play", "turn": 3, "args": {"pass_on": {}}})), "no_round");
        assert_eq!(shell.refused(kari, json!({"id": 7, "do": "end_round"})), "no_round");
        let turn = shell.table.round().unwrap().turn();
        shell.accepted(kari, json!({"id": 8, "do": "start"}));
        assert_eq!((&shell.view(kari)["round"], &shell.view(kari)["to_move"]), (&json!(2), &json!(1)));
        assert!(shell.table.round().unwrap().turn() > turn);
    }
}

#[test]
fn another_game_keeps_who_sits_there_and_begins_with_its_own_rules() {
    let (mut shell, kari, ola) = Shell::of_two();
    let game = |id: u64, game: &str| json!({"id": id, "do": "set_game", "args": {"game": game}});
    shell.accepted(kari, json!({"id": 2, "do": "set_guard", "args": {"level": 1}}));
    shell.accepted(kari, json!({"id": 3, "do": "seat_bot", "args": {"seat": 2, "level": "eight"}}));
    shell.accepted(kari, rule(4, "long_hops", true));
    shell.accepted(kari, json!({"id": 5, "do": "lock_rules", "args": {"locked": true}}));
    shell.accepted(kari, json!({"id": 6, "do": "start"}));
    assert_eq!(shell.refused(kari, game(7, "capture_checkers")), "round_running");
    let turn = shell.table.round().unwrap().turn();
    shell.accepted(kari, json!({"id": 8, "do": "end_round"}));
    assert_eq!(shell.refused(ola, game(2, "capture_checkers")), "not_host");
    assert_eq!(shell.refused(kari, game(9, "tiddlywinks")), "no_such_game");
    shell.accepted(kari, game(10, "capture_checkers"));
    let told = shell.latest(ola, "events");
    let data = json!({"old": "chinese_checkers", "new": "capture_checkers"});
    assert_eq!((&told["events"][0]["kind"], &told["events"][0]["data"]), (&json!("game_changed"), &data));
    assert_eq!(told["view"], Value::Null);
    let table = &told["table"];
    assert_eq!(
        table["seats"].as_array().unwrap()[..3],
        [json!({"member": 0, "guard": 0}), json!({"member": 1, "guard": 0}), json!({"bot": "eight"})]
    );
    assert_eq!((&table["phase"], &table["locked"]), (&json!("lobby"), &json!(false)));
    assert_eq!(table["rules"], json!({"stepwise": true, "long_hops": false}));
    shell.sleep();
    assert!(shell.table.round().is_none(), "the round of the other game does not come back");
    shell.accepted(kari, json!({"id": 11, "do": "start"}));
    assert_eq!(shell.view(kari)["game"], "capture_checkers");
    assert!(shell.table.round().unwrap().turn() > turn, "turns count over all rounds");
    assert_eq!(shell.view(kari)["round"], 2);
}

#[test]
fn who_leaves_can_be_passed_over_only_where_the_game_allows_it() {
    let (mut shell, kari, ola) = Shell::of_two();
    let set = |id: u64, on_leave: &str| json!({"id": id, "do": "set_on_leave", "args": {"on_leave": on_leave}});
    let table = shell.latest(ola, "table")["table"].clone();
    assert_eq!((&table["on_leave"], &table["may_pass"]), (&json!("bot"), &json!(false)));
    assert_eq!(shell.refused(ola, set(2, "bot")), "not_host");
    assert_eq!(shell.refused(kari, set(2, "pass")), "no_passing");
    assert_eq!(shell.refused(kari, set(3, "vanish")), "bad_message");
    let revision = shell.table.revision();
    shell.accepted(kari, set(4, "bot"));
    assert_eq!(shell.table.revision(), revision, "it was so already");
}
