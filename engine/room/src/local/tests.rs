//! A table on one device, with time and chance as arguments.

use proptest::prelude::*;
use rules::game::Kind;
use serde_json::{Value, json};

use super::{Effect, Input, Local};
use crate::member::Name;
use crate::stored::Unreadable;

/// A page and its worker in one: what was sent, what is kept, when the alarm rings.
struct Device {
    local: Local,
    inbox: Vec<Value>,
    saved: Option<String>,
    alarm: Option<u64>,
    now: u64,
    id: u64,
}

impl Device {
    fn open(game: Kind) -> Self {
        let local = Local::open(game, Name::parse("Kari").unwrap(), 1);
        Self::of(local)
    }

    fn of(local: Local) -> Self {
        let mut device = Self { local, inbox: Vec::new(), saved: None, alarm: None, now: 1, id: 0 };
        device.accepted("hello", json!({"tab": "t", "protocol": 1}));
        device
    }

    /// One person and a bot, in a round.
    fn against_a_bot(rules: &[(&str, Value)]) -> Self {
        let mut device = Self::open(Kind::ALL[0]);
        device.accepted("sit", json!({"seat": 0}));
        device.accepted("seat_bot", json!({"seat": 1, "level": "six"}));
        for (rule, value) in rules {
            device.accepted("set_rule", json!({"rule": rule, "value": value}));
        }
        device.accepted("start", json!({}));
        device
    }

    fn input(&mut self, input: Input<'_>) {
        self.now += 1;
        for effect in self.local.handle(input, self.now) {
            match effect {
                Effect::Send(text) => self.inbox.push(serde_json::from_str(&text).unwrap()),
                Effect::Save(text) => self.saved = Some(text),
                Effect::SetAlarm(at) => self.alarm = Some(at),
                Effect::Think(think) => {
                    let view = self.local.round().unwrap().view();
                    let command = view.bot(think.seat, think.level.as_str(), &mut |_| 0);
                    assert!(command.is_some());
                    self.input(Input::Thought { think, command });
                }
            }
        }
    }

    fn say(&mut self, what: &str, args: Value, turn: Option<u64>) -> Value {
        self.id += 1;
        let message = json!({"id": self.id, "do": what, "turn": turn, "args": args}).to_string();
        self.input(Input::Message(&message));
        self.inbox.iter().rev().find(|message| message["id"] == self.id).unwrap().clone()
    }

    fn accepted(&mut self, what: &str, args: Value) {
        let answer = self.say(what, args, None);
        assert_eq!(answer["t"], "ok", "{what}: {answer}");
    }

    fn refused(&mut self, what: &str, args: Value) -> String {
        let answer = self.say(what, args, None);
        assert_eq!(answer["t"], "no", "{what}: {answer}");
        answer["code"].as_str().unwrap().to_owned()
    }

    fn play(&mut self, command: &Value) {
        let turn = self.view()["turn"].as_u64();
        let answer = self.say("play", command.clone(), turn);
        assert_eq!(answer["t"], "ok", "{command}: {answer}");
    }

    /// Plays the `number`th of the legal commands, in a circle.
    fn play_any(&mut self, number: usize) {
        let legal = self.view()["legal"].as_array().unwrap().clone();
        self.play(&legal[number % legal.len()]);
    }

    /// Lets bots play until a person is to move or the round is over.
    fn ring(&mut self) {
        while let Some(at) = self.alarm.take() {
            self.now = at;
            self.input(Input::Alarm);
        }
    }

    fn view(&self) -> Value {
        self.inbox.iter().rev().find(|message| message.get("view").is_some()).unwrap()["view"].clone()
    }

    /// The position without what counts.
    fn position(&self) -> Value {
        let mut view = self.view();
        if let Some(view) = view.as_object_mut() {
            view.remove("turn");
        }
        view
    }

    fn abilities(&self) -> Value {
        self.inbox.iter().rev().find(|message| message["t"] == "local").unwrap().clone()
    }

    /// What a page would find that opens the table from what was kept.
    fn reopened(&self) -> Self {
        Self::of(Local::restore(self.saved.as_ref().unwrap()).unwrap())
    }
}

#[test]
fn it_speaks_as_a_table_on_the_net_does() {
    let mut device = Device::open(Kind::ALL[0]);
    let table = &device.inbox[0];
    assert_eq!(table["t"], "table");
    assert_eq!(table["you"], json!({"member": 0, "seats": [], "host": true, "password": false, "sees": true}));
    assert_eq!(table["table"]["code"], Value::Null);
    assert_eq!(device.inbox[1], json!({"t": "local", "undo": false, "redo": false, "paused": false, "begun": false}));
    assert_eq!(device.refused("start", json!({})), "wrong_number_of_players");
    assert_eq!(device.refused("nonsense", json!({})), "unknown_command");
    assert_eq!(device.refused("play", json!({})), "bad_message");
    device.accepted("sit", json!({}));
    device.accepted("sit", json!({}));
    device.accepted("set_guard", json!({"level": 1, "seat": 1}));
    device.accepted("start", json!({}));
    assert_eq!(device.view()["seats"][1], json!({"member": 0, "name": "Kari", "guard": 1}));
    assert_eq!(device.refused("sit", json!({})), "round_running");
    let legal = device.view()["legal"].as_array().unwrap().len();
    assert_eq!(legal, 14);
    let stale = device.say("play", json!({"step": ["D1", "E5"]}), Some(9));
    assert_eq!(stale["code"], "stale");
    device.play(&json!({"step": ["D1", "E5"]}));
    assert_eq!(device.view()["legal"].as_array().unwrap().len(), 14, "the other seat is the person's as well");
}

#[test]
fn an_undo_takes_the_bots_reply_along_and_a_redo_brings_both_back() {
    let mut device = Device::against_a_bot(&[]);
    assert_eq!(device.refused("undo", json!({})), "nothing_to_undo");
    let before = device.position();
    device.play(&json!({"step": ["D1", "E5"]}));
    device.ring();
    let after = device.position();
    assert_ne!(before, after);
    assert_eq!(device.abilities()["undo"], true);
    let turn = device.view()["turn"].as_u64().unwrap();
    device.accepted("undo", json!({}));
    assert_eq!(device.position(), before);
    assert_eq!(device.view()["turn"].as_u64(), Some(turn + 1), "a page can tell it from the first time");
    assert_eq!(
        device.inbox.iter().rev().find(|m| m["t"] == "events").unwrap()["events"][0]["data"],
        json!({"turns": 2})
    );
    assert_eq!(device.refused("undo", json!({})), "nothing_to_undo");
    device.accepted("redo", json!({}));
    assert_eq!(device.position(), after);
    assert_eq!(device.refused("redo", json!({})), "nothing_to_redo");
    device.accepted("undo", json!({}));
    device.play(&json!({"step": ["D4", "E8"]}));
    assert_eq!(device.refused("redo", json!({})), "nothing_to_redo");
}

#[test]
fn a_chain_that_has_begun_is_undone_to_its_beginning_and_is_not_kept() {
    let mut device = Device::against_a_bot(&[]);
    let (before, kept) = (device.position(), device.saved.clone());
    device.play(&json!({"hop": ["C1", "E5"]}));
    assert_eq!(device.saved, kept, "only whole turns are kept");
    assert_eq!(device.reopened().position(), before);
    device.accepted("undo", json!({}));
    assert_eq!(device.position(), before);
    device.play(&json!({"hop": ["C1", "E5"]}));
    device.play(&json!({"back": {}}));
    assert_eq!(device.position(), before);
    assert_eq!(device.refused("undo", json!({})), "nothing_to_undo");
    device.play(&json!({"hop": ["C1", "E5"]}));
    device.play(&json!({"pass_on": {}}));
    assert_ne!(device.saved, kept);
}

#[test]
fn two_people_on_one_device_take_back_one_turn_at_a_time() {
    let mut device = Device::open(Kind::ALL[0]);
    device.accepted("sit", json!({}));
    device.accepted("sit", json!({}));
    device.accepted("set_rule", json!({"rule": "stepwise", "value": false}));
    device.accepted("start", json!({}));
    let mut positions = vec![device.position()];
    for number in 0..6 {
        device.play_any(number * 5);
        positions.push(device.position());
    }
    for expected in positions.iter().rev().skip(1) {
        device.accepted("undo", json!({}));
        assert_eq!(&device.position(), expected);
    }
    for expected in &positions[1..] {
        device.accepted("redo", json!({}));
        assert_eq!(&device.position(), expected);
    }
}

#[test]
fn bots_wait_while_it_is_paused() {
    let mut device = Device::against_a_bot(&[]);
    device.accepted("pause", json!({"paused": true}));
    assert_eq!(device.abilities()["paused"], true);
    device.play(&json!({"step": ["D1", "E5"]}));
    assert_eq!(device.alarm, None);
    device.input(Input::Alarm);
    assert_eq!(device.view()["to_move"], 1, "an alarm that was set before has nothing to do");
    device.accepted("pause", json!({"paused": false}));
    device.ring();
    assert_eq!(device.view()["to_move"], 0);
    assert_eq!(device.refused("pause", json!({})), "bad_message");
}

#[test]
fn a_board_that_is_cleared_goes_back_to_the_choice_of_seats() {
    let mut device = Device::against_a_bot(&[]);
    device.play(&json!({"step": ["D1", "E5"]}));
    assert_eq!(device.abilities()["begun"], true);
    let turn = device.view()["turn"].as_u64().unwrap();
    device.accepted("clear", json!({}));
    assert_eq!(device.view(), Value::Null);
    assert_eq!(device.abilities()["begun"], false);
    device.ring();
    assert_eq!(device.view(), Value::Null, "the bot has nothing to do any more");
    device.accepted("start", json!({}));
    assert_eq!(device.view()["round"], 2);
    assert!(device.view()["turn"].as_u64().unwrap() > turn);
}

#[test]
fn what_was_kept_comes_back_with_what_was_taken_back() {
    let mut device = Device::against_a_bot(&[("stepwise", json!(false))]);
    for number in 0..8 {
        device.play_any(number * 3);
        device.ring();
    }
    for _ in 0..3 {
        device.accepted("undo", json!({}));
    }
    let mut again = device.reopened();
    assert_eq!(again.view(), device.view());
    assert_eq!(again.abilities(), device.abilities());
    let logs = |device: &Device| device.local.saved();
    assert_eq!(logs(&again), logs(&device));
    for _ in 0..3 {
        again.accepted("redo", json!({}));
        device.accepted("redo", json!({}));
    }
    assert_eq!(again.position(), device.position());
    assert_eq!(again.alarm.is_some(), again.view()["to_move"] == 1);
}

#[test]
fn a_round_to_its_end_may_be_taken_back_and_another_one_follows() {
    let mut device = Device::open(Kind::ALL[0]);
    device.accepted("seat_bot", json!({"seat": 0, "level": "eight"}));
    device.accepted("seat_bot", json!({"seat": 1, "level": "eight"}));
    device.accepted("start", json!({}));
    device.ring();
    assert_ne!(device.view()["result"], Value::Null);
    assert_eq!(device.refused("undo", json!({})), "nothing_to_undo");
    assert_eq!(device.reopened().view(), device.view());
    device.accepted("start", json!({}));
    assert_eq!((&device.view()["round"], &device.view()["to_move"]), (&json!(2), &json!(1)));
}

#[test]
fn a_rule_that_is_changed_during_a_round_comes_into_force_after_the_turn_and_is_undone_with_it() {
    let mut device = Device::against_a_bot(&[]);
    device.play(&json!({"hop": ["C1", "E5"]}));
    device.accepted("set_rule", json!({"rule": "long_hops", "value": true}));
    assert_eq!(device.view()["rules"]["long_hops"], false);
    device.play(&json!({"pass_on": {}}));
    assert_eq!(device.view()["rules"]["long_hops"], true);
    let events = device.inbox.iter().rev().find(|message| message["t"] == "events").unwrap()["events"].clone();
    assert_eq!((&events[1]["kind"], &events[1]["actor"]), (&json!("rules_in_force"), &json!({})));
    device.ring();
    let after = device.position();
    assert_eq!(device.reopened().view(), device.view());
    device.accepted("undo", json!({}));
    assert_eq!(device.view()["rules"]["long_hops"], false, "the turn goes by the rules that it had");
    assert_eq!(device.reopened().view(), device.view());
    device.accepted("redo", json!({}));
    assert_eq!(device.position(), after);
    device.accepted("undo", json!({}));
    device.play(&json!({"step": ["D1", "E5"]}));
    assert_eq!(device.view()["rules"]["long_hops"], true);
}

#[test]
fn a_round_that_the_person_ends_has_no_winner_and_comes_back_so() {
    let mut device = Device::against_a_bot(&[]);
    assert_eq!(device.refused("lock_rules", json!({"locked": true})), "unknown_command");
    device.play(&json!({"step": ["D1", "E5"]}));
    device.ring();
    device.play(&json!({"hop": ["C1", "E7"]}));
    device.accepted("end_round", json!({}));
    let view = device.view();
    assert_eq!((&view["result"], &view["chain"]), (&json!({"places": [], "reason": "ended"}), &Value::Null));
    assert_eq!(device.refused("end_round", json!({})), "no_round");
    assert_eq!(device.reopened().view(), view);
    device.accepted("undo", json!({}));
    assert_eq!(device.view()["result"], Value::Null, "an end is taken back like all else on one device");
    device.play(&json!({"step": ["D1", "E5"]}));
}

#[test]
fn what_the_first_release_kept_comes_back_with_what_was_taken_back() {
    let mut restored = 0;
    for kind in Kind::ALL {
        let name = format!("../../tests/data/stored/local-{}-1.json", json!(kind).as_str().unwrap());
        let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        // Games that came later have none.
        let Ok(text) = std::fs::read_to_string(file) else { continue };
        let file: Value = serde_json::from_str(&text).unwrap();
        restored += 1;
        let mut device = Device::of(Local::restore(&file["saved"].to_string()).unwrap());
        assert_eq!(device.view(), file["view"], "{kind:?}");
        device.accepted("redo", json!({}));
        assert_eq!(device.reopened().view(), device.view(), "{kind:?}");
    }
    assert!(restored >= 2);
}

#[test]
fn what_was_not_played_is_not_restored() {
    let mut device = Device::against_a_bot(&[]);
    device.play(&json!({"step": ["D1", "E5"]}));
    device.ring();
    let saved = device.saved.clone().unwrap();
    assert!(Local::restore(&saved).is_ok());
    let with = |change: fn(&mut Value)| {
        let mut value: Value = serde_json::from_str(&saved).unwrap();
        change(&mut value);
        Local::restore(&value.to_string()).err()
    };
    assert_eq!(with(|saved| saved["version"] = json!(3)), Some(Unreadable::Newer(3)));
    let broken: [fn(&mut Value); 9] = [
        |saved| saved["round"]["turns"][0]["play"] = json!({"step": ["A1", "Q1"]}),
        |saved| saved["round"]["turns"][0]["seat"] = json!(1),
        |saved| saved["round"]["turns"][0]["seat"] = json!(250),
        |saved| saved["round"]["turns"][0] = json!({"seat": 0, "commands": []}),
        |saved| saved["round"]["played"] = json!(99),
        |saved| saved["round"]["seats"] = json!([]),
        |saved| saved["round"]["seats"][1]["bot"] = json!("ninety"),
        |saved| saved["lobby"]["seats"][0] = json!(7),
        |saved| saved["revision"] = json!(u64::MAX),
    ];
    for (number, change) in broken.into_iter().enumerate() {
        assert!(matches!(with(change), Some(Unreadable::Broken(_))), "{number}");
    }
    for text in ["", "{}", "null", "[1]", r#"{"version":1}"#] {
        assert!(Local::restore(text).is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Whatever a page does in whatever order: nothing panics, what is kept comes back as it was, and redo
    /// after undo is nothing at all.
    #[test]
    fn any_order_of_commands_is_taken(game in 0..Kind::ALL.len(), does in prop::collection::vec((0..11u8, 0..60usize), 1..60)) {
        let mut device = Device::open(Kind::ALL[game]);
        device.accepted("sit", json!({}));
        let level = Kind::ALL[game].levels()[0];
        device.accepted("seat_bot", json!({"seat": 1, "level": level}));
        // Where there is room for a third.
        device.say("sit", json!({}), None);
        device.accepted("start", json!({}));
        for (what, number) in does {
            match what {
                0..=3 if !device.view()["legal"].as_array().is_none_or(Vec::is_empty) => device.play_any(number),
                4 => device.ring(),
                5 => {
                    let before = device.position();
                    // An end that is taken back is not made again.
                    let ended = before["result"]["reason"] == "ended";
                    let whole = !ended && !device.local.round().is_some_and(crate::round::Round::is_mid_turn);
                    if device.say("undo", json!({}), None)["t"] == "ok" && whole {
                        // The bots' turns behind the person's are brought back too, one person's turn at a time.
                        while device.position() != before {
                            device.accepted("redo", json!({}));
                        }
                        device.accepted("undo", json!({}));
                    }
                }
                6 => drop(device.say("redo", json!({}), None)),
                7 => drop(device.say("pause", json!({"paused": number % 2 == 0}), None)),
                9 => drop(device.say("set_rule", json!({"rule": "long_hops", "value": number % 2 == 0}), None)),
                10 if number == 1 => drop(device.say("end_round", json!({}), None)),
                8 if number == 0 => drop(device.say("clear", json!({}), None)),
                _ => drop(device.say("start", json!({}), None)),
            }
            if device.local.round().is_some_and(|round| !round.is_mid_turn()) {
                prop_assert_eq!(device.saved.clone().unwrap(), device.local.saved());
                prop_assert_eq!(device.reopened().view(), device.view());
            }
        }
    }
}
