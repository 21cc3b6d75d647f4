//! Passwords, tickets, and who may watch.

use serde_json::{Value, json};

use super::shell::{CODE, Shell};
use crate::code::TableCode;
use crate::effect::{CallId, ConnectionId, close};
use crate::limits::{PASSWORD_SPAN, TICKET_LIFE};
use crate::member::{Device, MemberId};
use crate::table::Input;

fn device(name: &str) -> Device {
    Device::of(TableCode::parse(CODE).unwrap(), name)
}

fn password(text: &str) -> crate::secret::Typed {
    serde_json::from_value(json!(text)).unwrap()
}

fn recover(shell: &mut Shell, call: u32, at: &str, name: &str, typed: &str) {
    let input = Input::Recover { call: CallId(call), device: device(at), name, password: password(typed) };
    shell.input(input);
}

fn claim(shell: &mut Shell, call: u32, at: &str, ticket: &str) -> Result<MemberId, &'static str> {
    shell.input(Input::Claim { call: CallId(call), device: device(at), ticket });
    shell.replies[&CallId(call)]
}

/// Kari and Ola, who has set a password.
fn with_password() -> (Shell, ConnectionId, ConnectionId) {
    let (mut shell, kari, ola) = Shell::of_two();
    shell.input(Input::Message {
        connection: ola,
        text: &json!({"id": 5, "do": "set_password", "args": {"password": "hemmelig"}}).to_string(),
    });
    shell.hand_back();
    assert_eq!(shell.last(ola)["you"]["password"], true);
    (shell, kari, ola)
}

#[test]
fn a_password_binds_another_device_and_closes_the_old_one() {
    let (mut shell, kari, ola) = with_password();
    shell.sleep();
    recover(&mut shell, 1, "phone", "ola", "hemmelig");
    assert!(shell.replies.is_empty(), "it takes its time");
    shell.hand_back();
    assert_eq!(shell.replies[&CallId(1)], Ok(MemberId(1)));
    assert_eq!(shell.closed[&ola], close::MOVED);
    assert_eq!(shell.latest(kari, "events")["events"][0]["kind"], "recovered");
    let phone = shell.connect(Some("phone"));
    shell.accepted(phone, json!({"id": 1, "do": "hello", "args": {"tab": "p", "protocol": 1}}));
    assert_eq!(shell.latest(phone, "table")["you"]["seats"], json!([1]));
}

#[test]
fn tries_count_before_they_are_judged_and_are_stored() {
    let (mut shell, ..) = with_password();
    for call in 0..100 {
        recover(&mut shell, call, "thief", "Ola", "gjett");
        if call % 10 == 9 {
            shell.sleep();
        }
    }
    assert_eq!(shell.hashed.len(), 5);
    assert_eq!(shell.replies.values().filter(|reply| **reply == Err("too_many_tries")).count(), 95);
    while !shell.hashed.is_empty() {
        shell.hand_back();
    }
    assert_eq!(shell.replies.values().filter(|reply| **reply == Err("wrong_password")).count(), 5);
    recover(&mut shell, 200, "phone", "Ola", "hemmelig");
    assert_eq!(shell.replies[&CallId(200)], Err("too_many_tries"));
    shell.now += PASSWORD_SPAN;
    recover(&mut shell, 201, "phone", "Ola", "hemmelig");
    shell.hand_back();
    assert_eq!(shell.replies[&CallId(201)], Ok(MemberId(1)));
}

#[test]
fn a_name_that_does_not_exist_is_hashed_like_any() {
    let (mut shell, ..) = with_password();
    let before = shell.stored.clone();
    for (call, name) in [(1, "Nobody"), (2, "\u{202e}"), (3, "Kari")] {
        recover(&mut shell, call, "thief", name, "hemmelig");
        assert_eq!(shell.hashed.len(), 1);
        shell.hand_back();
        assert_eq!(shell.replies[&CallId(call)], Err("wrong_password"));
    }
    assert_eq!(shell.stored.revision, before.revision);
}

#[test]
fn a_password_that_is_set_anew_in_between_is_not_passed_by() {
    let (mut shell, _, ola) = with_password();
    recover(&mut shell, 1, "thief", "Ola", "hemmelig");
    let early = shell.hashed.remove(0);
    shell.input(Input::Message {
        connection: ola,
        text: &json!({"id": 6, "do": "set_password", "args": {"password": "en annen"}}).to_string(),
    });
    shell.hand_back();
    shell.input(Input::Hashed { purpose: early.0, salt: early.1, hash: early.2 });
    assert_eq!(shell.replies[&CallId(1)], Err("wrong_password"));
}

#[test]
fn a_ticket_is_told_once_and_good_once() {
    let (mut shell, kari, ola) = Shell::of_two();
    let make = json!({"id": 5, "do": "make_ticket"});
    let ticket = shell.accepted(ola, make.clone())["ticket"].as_str().unwrap().to_owned();
    assert_eq!(shell.accepted(ola, make).get("ticket"), None, "a repeat brings none");
    let stored = format!("{:?}{:?}", shell.stored, shell.journal);
    assert!(!stored.contains(&ticket));
    shell.sleep();
    assert_eq!(claim(&mut shell, 1, "Kari", &ticket), Err("already_member"));
    assert_eq!(claim(&mut shell, 2, "Ola", &ticket), Ok(MemberId(1)), "their own device changes nothing");
    assert_eq!(claim(&mut shell, 3, "phone", &ticket), Ok(MemberId(1)));
    assert_eq!(shell.closed[&ola], close::MOVED);
    assert_eq!(shell.latest(kari, "events")["events"][0]["kind"], "moved");
    assert_eq!(claim(&mut shell, 4, "thief", &ticket), Err("wrong_ticket"));
    let late = shell.accepted(kari, json!({"id": 5, "do": "make_ticket"}))["ticket"].as_str().unwrap().to_owned();
    shell.now += TICKET_LIFE;
    assert_eq!(claim(&mut shell, 5, "thief", &late), Err("wrong_ticket"));
}

#[test]
fn who_may_not_watch_is_told_nothing_of_the_round() {
    let (mut shell, kari, ola) = Shell::of_two();
    shell.accepted(kari, json!({"id": 2, "do": "start"}));
    let (watcher, per) = (shell.spectator(), shell.page("Per", "p"));
    let siri = shell.page("Siri", "s");
    shell.accepted(siri, json!({"id": 1, "do": "stand"}));
    let named = json!({"id": 3, "do": "set_watch", "args": {"watch": "named", "names": ["siri", "SIRI"]}});
    shell.accepted(kari, named);
    assert_eq!(shell.closed.keys().collect::<Vec<_>>(), [&watcher], "Per waits, and Siri is named");
    assert_eq!(shell.latest(kari, "events")["table"]["names"], json!(["siri"]));
    assert_eq!(shell.latest(per, "table")["you"]["sees"], false);
    shell.accepted(kari, json!({"id": 4, "do": "set_watch", "args": {"watch": "nobody"}}));
    assert_eq!(shell.closed[&siri], close::SHUT_OUT);
    assert_eq!(shell.latest(siri, "no")["code"], "may_not_watch");
    shell.play_first(&[kari, ola], 5).unwrap();
    shell.sleep();
    shell.play_first(&[kari, ola], 6).unwrap();
    let told = shell.latest(per, "events");
    assert_eq!((&told["view"], &told["events"]), (&Value::Null, &json!([])));
    assert_eq!(shell.last(per)["revision"], shell.table.revision(), "revisions have no gaps for them either");
    for (at, may) in [("Kari", true), ("Ola", true), ("Per", false), ("nobody", false)] {
        assert_eq!(shell.table.may_read(Some(&device(at))).is_ok(), may, "{at}");
    }
    assert!(shell.table.may_read(None).is_err());
}
