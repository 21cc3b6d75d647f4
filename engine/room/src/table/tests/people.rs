//! Hosts, leaving, absence and the life of a table, with time as an argument.

use serde_json::{Value, json};

use super::shell::Shell;
use crate::effect::{ConnectionId, close};
use crate::limits::Limits;
use crate::table::Input;

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

fn ask(id: u64, what: &str, args: Value) -> Value {
    json!({"id": id, "do": what, "args": args})
}

fn host(shell: &Shell, page: ConnectionId) -> Value {
    let told = shell.inbox[&page].iter().rev().find_map(|message| message.get("table"));
    told.unwrap()["host"].clone()
}

/// A round of Kari, the host, and Ola, with Per watching.
fn round() -> (Shell, ConnectionId, ConnectionId, ConnectionId) {
    let (mut shell, kari, ola) = Shell::of_two();
    let per = shell.page("Per", "p");
    shell.accepted(kari, ask(2, "start", json!({})));
    (shell, kari, ola, per)
}

#[test]
fn the_host_gives_the_role_away_and_both_are_told() {
    let (mut shell, kari, ola) = Shell::of_two();
    assert_eq!(shell.refused(ola, ask(2, "give_host", json!({"member": 1}))), "not_host");
    assert_eq!(shell.refused(kari, ask(2, "give_host", json!({"member": 7}))), "no_such_member");
    assert_eq!(shell.refused(kari, ask(3, "give_host", json!({}))), "bad_message");
    shell.accepted(kari, ask(4, "give_host", json!({"member": 1})));
    assert_eq!(shell.latest(kari, "table")["you"]["host"], false);
    assert_eq!(shell.latest(ola, "table")["you"]["host"], true);
    assert_eq!(shell.kinds().last().unwrap(), "host_is");
    assert_eq!(shell.refused(kari, ask(5, "seat_bot", json!({"seat": 2, "level": "six"}))), "not_host");
    shell.sleep();
    shell.accepted(ola, ask(3, "seat_bot", json!({"seat": 2, "level": "six"})));
}

#[test]
fn a_reload_is_no_absence_and_adds_nothing() {
    let (mut shell, kari, _, _) = round();
    let revision = shell.table.revision();
    for time in 0..5 {
        let ola =
            *shell.sockets.iter().find(|(_, socket)| socket.tab.as_ref().is_some_and(|t| t.as_str() == "o")).unwrap().0;
        shell.close(ola);
        shell.now += 9_000;
        if time % 2 == 0 {
            shell.sleep();
        }
        shell.page("Ola", "o");
        shell.input(Input::Alarm);
    }
    assert_eq!(shell.table.revision(), revision);
    assert!(shell.inbox[&kari].iter().all(|message| !message.to_string().contains("\"away\":1")));
}

#[test]
fn who_is_gone_for_ten_seconds_is_away_and_is_here_again_at_once() {
    for asleep in [false, true] {
        let (mut shell, kari, ola, _) = round();
        let revision = shell.table.revision();
        shell.close(ola);
        let gone = shell.now;
        if asleep {
            // Nobody knows any more when it was; the count begins anew.
            shell.sleep();
            shell.input(Input::Alarm);
        }
        let soon = shell.now + 11_000;
        shell.until(soon);
        assert_eq!(shell.table.revision(), revision + 1);
        let told = shell.latest(kari, "events");
        assert_eq!(told["events"], json!([]), "it does not stand in the log");
        let away = told["table"]["members"][1]["away"].as_u64().unwrap();
        assert!((gone..=gone + 2).contains(&away), "{away} {gone}");
        shell.sleep();
        let ola = shell.page("Ola", "o2");
        assert_eq!(shell.latest(kari, "events")["table"]["members"][1]["away"], Value::Null);
        assert_eq!(shell.latest(ola, "table")["table"]["members"][1]["away"], Value::Null);
        assert_eq!(shell.table.revision(), revision + 2);
    }
}

#[test]
fn a_half_open_socket_is_found_by_the_time_of_its_last_ping() {
    let (mut shell, kari, ola, _) = round();
    let last = shell.now;
    shell.input(Input::Heard(&[(kari, last), (ola, last)]));
    let mut now = last;
    while now < last + 44_000 {
        now += 11_000;
        shell.until(now);
        shell.input(Input::Heard(&[(kari, now)]));
    }
    shell.until(last + 46_000);
    let told = shell.latest(kari, "events");
    assert_eq!(told["table"]["members"][1]["away"], last, "since when nothing was heard");
    assert_eq!(told["table"]["members"][0]["away"], Value::Null);
    // Anything that is heard brings them back: a message, or a ping that is answered.
    shell.accepted(ola, ask(9, "seen", json!({"revision": 1})));
    assert_eq!(shell.latest(kari, "events")["table"]["members"][1]["away"], Value::Null);
    shell.until(last + 2 * MINUTE);
    assert_ne!(shell.latest(ola, "events")["table"]["members"][0]["away"], Value::Null);
    let now = shell.now;
    shell.input(Input::Heard(&[(kari, now), (ola, now)]));
    shell.input(Input::Alarm);
    assert_eq!(shell.latest(ola, "events")["table"]["members"][0]["away"], Value::Null);
}

#[test]
fn a_bot_stands_in_after_two_minutes_and_stops_when_they_are_back() {
    let (mut shell, kari, ola, per) = round();
    let stand_in = |id: u64| ask(id, "stand_in", json!({"seat": 1}));
    assert_eq!(shell.refused(kari, stand_in(3)), "not_away");
    shell.close(ola);
    let gone = shell.now;
    shell.until(gone + 2 * MINUTE - 9);
    assert_eq!(shell.refused(kari, stand_in(4)), "not_away");
    assert_eq!(shell.refused(per, stand_in(5)), "not_host");
    shell.until(gone + 2 * MINUTE);
    for seat in [0, 2, 5] {
        assert_eq!(shell.refused(kari, ask(10 + seat, "stand_in", json!({"seat": seat}))), "not_away");
    }
    shell.accepted(kari, stand_in(6));
    assert_eq!(shell.view(kari)["seats"][1]["stand_in"], "eight");
    let revision = shell.table.revision();
    shell.accepted(kari, stand_in(7));
    assert_eq!(shell.table.revision(), revision, "it is so already");
    shell.play_first(&[kari], 8).unwrap();
    shell.sleep();
    assert!(shell.ring());
    assert_eq!(shell.latest(kari, "events")["events"][0]["actor"], json!({"bot": "eight", "seat": 1}));
    let ola = shell.page("Ola", "o");
    assert_eq!(shell.view(kari)["seats"][1].get("stand_in"), None);
    assert_eq!(shell.kinds().last().unwrap(), "back");
    shell.play_first(&[kari], 9).unwrap();
    assert!(!shell.view(ola)["legal"].as_array().unwrap().is_empty(), "they play for themselves");
}

#[test]
fn players_act_when_the_host_is_away_for_two_minutes() {
    let (mut shell, kari, ola, per) = round();
    assert_eq!(shell.refused(ola, ask(2, "take_host", json!({}))), "host_is_here");
    shell.close(kari);
    let gone = shell.now;
    shell.until(gone + 2 * MINUTE - 9);
    assert_eq!(shell.refused(ola, ask(3, "take_host", json!({}))), "host_is_here");
    assert_eq!(shell.refused(ola, ask(4, "stand_in", json!({"seat": 0}))), "not_host");
    shell.until(gone + 2 * MINUTE);
    assert_eq!(shell.refused(per, ask(1, "take_host", json!({}))), "not_your_seat");
    assert_eq!(shell.refused(per, ask(2, "stand_in", json!({"seat": 0}))), "not_host");
    shell.sleep();
    shell.accepted(ola, ask(5, "stand_in", json!({"seat": 0})));
    shell.accepted(ola, ask(6, "take_host", json!({})));
    assert_eq!(host(&shell, per), 1);
    let kari = shell.page("Kari", "k");
    assert_eq!(shell.latest(kari, "table")["you"]["host"], false);
}

#[test]
fn who_leaves_for_good_is_replaced_by_a_bot_and_is_no_member() {
    let (mut shell, kari, ola, _) = round();
    shell.play_first(&[kari], 3).unwrap();
    shell.accepted(ola, ask(2, "leave", json!({})));
    let told = shell.latest(kari, "events");
    assert_eq!(told["events"][0]["kind"], "left");
    assert_eq!(told["events"][0]["data"], json!({"seats": [1], "by": "bot"}));
    assert_eq!(told["view"]["seats"][1], json!({"bot": "eight"}));
    assert_eq!(told["table"]["seats"][1], json!({"bot": "eight"}));
    assert_eq!(shell.latest(ola, "table")["you"]["member"], Value::Null);
    assert!(shell.ring(), "the bot goes on");
    assert_eq!(shell.latest(kari, "events")["events"][0]["actor"]["bot"], "eight");
    let view = shell.view(ola);
    for command in [ask(3, "leave", json!({})), ask(4, "sit", json!({})), ask(5, "make_ticket", json!({}))] {
        assert_eq!(shell.refused(ola, command), "not_member");
    }
    let play = json!({"id": 6, "do": "play", "turn": view["turn"], "args": {"step": ["A1", "B1"]}});
    assert_eq!(shell.refused(ola, play), "not_member");
    // The device may come back as a newcomer, under the same name.
    let again = shell.page("Ola", "o");
    assert_eq!(shell.latest(again, "table")["you"]["member"], 3);
    assert_eq!(shell.latest(again, "table")["you"]["seats"], json!([]));
}

#[test]
fn a_chain_that_its_player_leaves_goes_back() {
    let (mut shell, kari, ola, _) = round();
    let mut id = 3;
    // Until somebody may hop.
    let mover = loop {
        let mover =
            *[kari, ola].iter().find(|page| !shell.view(**page)["legal"].as_array().unwrap().is_empty()).unwrap();
        let view = shell.view(mover);
        let legal = view["legal"].as_array().unwrap();
        id += 1;
        match legal.iter().find(|command| command.get("hop").is_some()) {
            Some(hop) => {
                shell.accepted(mover, json!({"id": id, "do": "play", "turn": view["turn"], "args": hop}));
                break mover;
            }
            None => shell.play_first(&[mover], id).unwrap(),
        };
    };
    let before = shell.view(mover);
    assert_ne!(before["chain"], Value::Null);
    shell.accepted(mover, ask(id + 1, "leave", json!({})));
    let after = shell.view(if mover == kari { ola } else { kari });
    assert_eq!(after["chain"], Value::Null);
    assert!(after["turn"].as_u64() > before["turn"].as_u64());
    assert_eq!(after["to_move"], before["to_move"], "the bot has the whole turn before it");
}

#[test]
fn a_host_who_leaves_hands_over_to_who_has_sat_longest_and_is_here() {
    let (mut shell, kari, ola) = Shell::of_two();
    let per = shell.page("Per", "p");
    shell.accepted(per, ask(1, "sit", json!({})));
    shell.close(ola);
    shell.now += 5_000;
    shell.sleep();
    shell.accepted(kari, ask(2, "leave", json!({})));
    assert_eq!(host(&shell, per), 2, "Ola has sat longer and is not here");
    assert_eq!(shell.latest(per, "table")["you"]["host"], true);
    assert_eq!(shell.kinds()[shell.kinds().len() - 2..], ["left", "host_is"]);
    shell.accepted(per, ask(2, "leave", json!({})));
    assert_eq!(host(&shell, kari), 1, "nobody else is left, here or not");
    let ola = shell.page("Ola", "o");
    shell.accepted(ola, ask(5, "leave", json!({})));
    assert_eq!(host(&shell, ola), Value::Null);
    shell.sleep();
    let siri = shell.page("Siri", "s");
    assert_eq!(shell.latest(siri, "table")["you"]["host"], true, "whoever comes next");
    shell.accepted(siri, ask(1, "sit", json!({})));
}

#[test]
fn the_host_removes_a_member() {
    let (mut shell, kari, ola, per) = round();
    assert_eq!(shell.refused(ola, ask(2, "remove", json!({"member": 0}))), "not_host");
    assert_eq!(shell.refused(kari, ask(3, "remove", json!({"member": 0}))), "not_yourself");
    assert_eq!(shell.refused(kari, ask(4, "remove", json!({"member": 9}))), "no_such_member");
    shell.accepted(kari, ask(5, "remove", json!({"member": 1})));
    assert_eq!(shell.closed[&ola], close::SHUT_OUT);
    let told = shell.latest(per, "events");
    assert_eq!(told["events"][0]["kind"], "removed");
    assert_eq!(told["events"][0]["data"], json!({"member": 1, "name": "Ola", "seats": [1], "by": "bot"}));
    assert_eq!(told["table"]["members"].as_array().unwrap().len(), 2);
    shell.accepted(kari, ask(6, "remove", json!({"member": 2})));
    assert_eq!(shell.closed[&per], close::SHUT_OUT);
    let again = shell.page("Ola", "o");
    assert_eq!(shell.latest(again, "table")["you"]["member"], 3);
}

#[test]
fn old_spectators_are_dropped_after_a_day_and_the_host_and_who_sits_are_not() {
    let (mut shell, kari, ola) = Shell::of_two();
    let per = shell.page("Per", "p");
    let siri = shell.page("Siri", "s");
    shell.accepted(kari, ask(2, "stand", json!({})));
    for page in [kari, ola, per] {
        shell.close(page);
    }
    let gone = shell.now;
    shell.until(gone + DAY - 10);
    assert_eq!(shell.latest(siri, "events")["table"]["members"].as_array().unwrap().len(), 4);
    let log = shell.log().len();
    shell.until(gone + DAY + MINUTE);
    let members: Vec<_> = shell.latest(siri, "events")["table"]["members"]
        .as_array()
        .unwrap()
        .iter()
        .map(|member| member["name"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(members, ["Kari", "Ola", "Siri"]);
    assert_eq!(shell.log().len(), log, "nothing of it stands in the log");
}

#[test]
fn a_table_without_a_connection_for_thirty_days_is_forgotten() {
    let (mut shell, kari, ola, per) = round();
    // As long as somebody is connected it lives, however long nothing is said.
    shell.until(40 * DAY);
    for page in [kari, ola, per] {
        shell.close(page);
    }
    let quiet = shell.now;
    shell.until(quiet + 29 * DAY);
    shell.sleep();
    let look = shell.connect(None);
    shell.close(look);
    let quiet = shell.now;
    shell.sleep();
    shell.input(Input::Alarm);
    shell.until(quiet + 30 * DAY - 1);
    assert!(!shell.is_forgotten, "a look counts");
    shell.until(quiet + 30 * DAY + 2 * MINUTE);
    assert!(shell.is_forgotten);
}

#[test]
fn a_table_that_nobody_ever_came_to_is_forgotten_too() {
    let mut shell = Shell::open();
    shell.sleep();
    shell.until(31 * DAY);
    assert!(shell.is_forgotten);
}

#[test]
fn too_many_messages_are_refused_and_a_flood_closes_the_socket() {
    let (mut shell, kari, ola) = Shell::of_two();
    shell.table = shell.table.clone().under(Limits::default());
    shell.now += 20_000;
    let sit = |id: u64, seat: u64| ask(id, "sit", json!({"seat": seat % 2 * 3}));
    for id in 0..20 {
        shell.say(kari, &sit(100 + id, id));
    }
    let before = shell.snapshot();
    for id in 20..59 {
        assert_eq!(shell.say(kari, &sit(100 + id, 5))["code"], "too_fast");
        assert_eq!(shell.snapshot(), before);
    }
    shell.accepted(ola, ask(40, "stand", json!({})));
    assert!(shell.closed.is_empty());
    shell.say(kari, &sit(159, 5));
    assert_eq!(shell.closed[&kari], close::TOO_FAST);
    let kari = shell.page("Kari", "k");
    shell.accepted(kari, sit(120, 5));
    shell.now += 10_000;
    for id in 0..20 {
        assert_ne!(shell.say(kari, &sit(200 + id, id))["code"], "too_fast");
    }
}

#[test]
fn a_reaction_is_shown_to_all_and_kept_nowhere() {
    let (mut shell, kari, ola, per) = round();
    let (revision, log) = (shell.table.revision(), shell.log());
    shell.accepted(ola, ask(2, "react", json!({"with": 5})));
    for page in [kari, ola, per] {
        assert_eq!(shell.latest(page, "reaction"), json!({"t": "reaction", "member": 1, "with": 5}));
    }
    assert_eq!((shell.table.revision(), shell.log()), (revision, log));
    for (id, with) in (3..).zip([json!(6), json!(-1), json!(256), json!("5"), Value::Null]) {
        assert_eq!(shell.refused(ola, ask(id, "react", json!({"with": with}))), "bad_message");
    }
}
