//! Offers: a draw, turns that are taken back, a bot's seat.

use serde_json::{Value, json};

use super::shell::Shell;
use crate::effect::ConnectionId;

/// Kari, Ola and a bot in a round; Per and Siri have come since and wait.
struct Evening {
    shell: Shell,
    kari: ConnectionId,
    ola: ConnectionId,
    per: ConnectionId,
    id: u64,
}

impl Evening {
    fn begin() -> Self {
        let (mut shell, kari, ola) = Shell::of_two();
        shell.accepted(kari, json!({"id": 2, "do": "seat_bot", "args": {"seat": 2, "level": "four"}}));
        shell.accepted(kari, json!({"id": 3, "do": "start"}));
        let per = shell.page("Per", "p");
        Self { shell, kari, ola, per, id: 10 }
    }

    fn message(&mut self, what: &str, args: Value) -> Value {
        self.id += 1;
        json!({"id": self.id, "do": what, "args": args})
    }

    fn accepted(&mut self, who: ConnectionId, what: &str, args: Value) {
        let message = self.message(what, args);
        self.shell.accepted(who, message);
    }

    fn refused(&mut self, who: ConnectionId, what: &str, args: Value) -> String {
        let message = self.message(what, args);
        self.shell.refused(who, message)
    }

    fn play(&mut self) {
        self.id += 1;
        let pages = [self.kari, self.ola];
        assert!(self.shell.play_first(&pages, self.id).is_some() || self.shell.ring());
    }

    fn table(&self) -> Value {
        let told = self.shell.inbox[&self.kari].iter().rev().find(|message| message.get("table").is_some());
        told.unwrap()["table"].clone()
    }

    /// Kind and data of the newest log entries.
    fn newest<const N: usize>(&self) -> [(String, Value); N] {
        let log = self.shell.log();
        let entry = |text: &String| {
            let entry: Value = serde_json::from_str(text).unwrap();
            (entry["kind"].as_str().unwrap().to_owned(), entry["data"].clone())
        };
        let newest: Vec<_> = log[log.len() - N..].iter().map(entry).collect();
        newest.try_into().unwrap()
    }

    /// What all see, but for the turn.
    fn position(&self) -> Value {
        let mut view = self.shell.snapshot().1["view"].clone();
        view.as_object_mut().unwrap().remove("turn");
        view
    }

    fn turn(&self) -> u64 {
        self.shell.table.round().unwrap().turn()
    }
}

#[test]
fn a_draw_is_offered_and_the_other_person_agrees_while_bots_do_so_by_themselves() {
    let mut evening = Evening::begin();
    let (kari, ola, per) = (evening.kari, evening.ola, evening.per);
    assert_eq!(evening.refused(per, "offer", json!({"what": "draw"})), "not_your_seat");
    assert_eq!(evening.refused(kari, "offer", json!({"what": "cake"})), "bad_message");
    evening.accepted(ola, "offer", json!({"what": "draw"}));
    let offer = json!({"id": 1, "what": "draw", "seat": 1, "member": 1, "yes": [], "wait": [0]});
    assert_eq!(evening.table()["offer"], offer);
    assert_eq!(evening.newest(), [("offered".into(), json!({"offer": 1, "what": "draw"}))]);
    evening.shell.sleep();
    assert_eq!(evening.refused(kari, "offer", json!({"what": "draw"})), "offer_stands");
    assert_eq!(evening.refused(ola, "answer", json!({"offer": 1, "yes": true})), "no_such_offer");
    assert_eq!(evening.refused(per, "answer", json!({"offer": 1, "yes": true})), "no_such_offer");
    assert_eq!(evening.refused(kari, "answer", json!({"offer": 2, "yes": true})), "no_such_offer");
    assert_eq!(evening.refused(kari, "withdraw", json!({"offer": 1})), "no_such_offer");
    evening.accepted(kari, "answer", json!({"offer": 1, "yes": true}));
    let over = json!({"places": [[0, 1, 2]], "reason": "agreed"});
    assert_eq!(
        evening.newest(),
        [("answered".into(), json!({"offer": 1, "yes": true})), ("over".into(), over.clone())]
    );
    assert_eq!((&evening.table()["offer"], &evening.table()["phase"]), (&Value::Null, &json!("over")));
    assert_eq!(evening.position()["result"], over);
    assert_eq!(evening.position()["to_move"], Value::Null);
    assert_eq!(evening.refused(kari, "offer", json!({"what": "draw"})), "no_round");
    evening.shell.sleep();
    assert_eq!(evening.position()["result"], over);
    evening.accepted(kari, "start", json!({}));
}

#[test]
fn one_no_ends_an_offer_and_who_made_it_may_withdraw_it() {
    let mut evening = Evening::begin();
    let (kari, ola) = (evening.kari, evening.ola);
    let before = evening.position();
    evening.accepted(kari, "offer", json!({"what": "draw"}));
    evening.accepted(ola, "answer", json!({"offer": 1, "yes": false}));
    assert_eq!(evening.newest(), [("answered".into(), json!({"offer": 1, "yes": false}))]);
    assert_eq!(evening.table()["offer"], Value::Null);
    evening.accepted(kari, "offer", json!({"what": "draw"}));
    evening.accepted(kari, "withdraw", json!({"offer": 2}));
    assert_eq!(evening.newest(), [("withdrawn".into(), json!({"offer": 2}))]);
    assert_eq!(evening.refused(ola, "answer", json!({"offer": 2, "yes": true})), "no_such_offer");
    assert_eq!(evening.position(), before);
}

#[test]
fn an_offer_lapses_with_the_next_play_of_a_person_and_of_a_bot() {
    let mut evening = Evening::begin();
    let (kari, ola) = (evening.kari, evening.ola);
    for id in 1..=3 {
        evening.accepted(kari, "offer", json!({"what": "draw"}));
        assert_eq!(evening.table()["offer"]["id"], id);
        let entries = evening.shell.log().len();
        evening.play();
        assert_eq!(evening.table()["offer"], Value::Null);
        assert_eq!(evening.shell.log().len(), entries + 1, "that it lapsed is no entry of the log");
        assert_eq!(evening.refused(ola, "answer", json!({"offer": id, "yes": true})), "no_such_offer");
    }
}

#[test]
fn turns_are_taken_back_to_where_a_seat_had_a_whole_one_before_it() {
    let mut evening = Evening::begin();
    let (kari, ola) = (evening.kari, evening.ola);
    let start = evening.turn();
    let take_back = |to: u64| json!({"what": "take_back", "to_turn": to});
    for nothing in [0, start, start + 1] {
        assert_eq!(evening.refused(kari, "offer", take_back(nothing)), "nothing_to_undo", "{nothing}");
    }
    assert_eq!(evening.refused(kari, "offer", json!({"what": "take_back"})), "bad_message");
    let (first, number) = (evening.position(), evening.turn());
    (0..3).for_each(|_| evening.play());
    let (second, later) = (evening.position(), evening.turn());
    (0..2).for_each(|_| evening.play());
    let now = evening.turn();
    evening.accepted(ola, "offer", take_back(later));
    let offered = json!({"offer": 1, "what": "take_back", "to_turn": later});
    assert_eq!(evening.newest(), [("offered".into(), offered)]);
    evening.shell.sleep();
    evening.accepted(kari, "answer", json!({"offer": 1, "yes": true}));
    assert_eq!(evening.position(), second);
    assert_eq!(evening.newest::<1>(), [("taken_back".into(), json!({"turns": 2}))]);
    assert!(evening.turn() > now, "a page can tell it from the first time");
    assert_eq!(evening.refused(kari, "offer", take_back(later + 1)), "nothing_to_undo", "that turn is gone");
    evening.shell.sleep();
    evening.accepted(kari, "offer", take_back(number));
    evening.accepted(ola, "answer", json!({"offer": 2, "yes": true}));
    assert_eq!(evening.position(), first);
    assert!(evening.shell.view(kari)["legal"].as_array().unwrap().len() > 1, "and it can be played on");
    evening.play();
}

#[test]
fn with_no_other_person_it_is_agreed_at_once_and_a_chain_goes_back_too() {
    let mut shell = Shell::open();
    let kari = shell.page("Kari", "k");
    shell.accepted(kari, json!({"id": 1, "do": "sit"}));
    shell.accepted(kari, json!({"id": 2, "do": "seat_bot", "args": {"seat": 1, "level": "four"}}));
    shell.accepted(kari, json!({"id": 3, "do": "start"}));
    let before = shell.view(kari);
    let hop = json!({"hop": ["C1", "E5"]});
    shell.accepted(kari, json!({"id": 4, "do": "play", "turn": before["turn"], "args": hop}));
    let offer = |id: u64, to: &Value| json!({"id": id, "do": "offer", "args": {"what": "take_back", "to_turn": to}});
    shell.accepted(kari, offer(5, &before["turn"]));
    assert_eq!(shell.kinds()[shell.kinds().len() - 2..], ["offered", "taken_back"]);
    let mut after = shell.view(kari);
    after["turn"] = before["turn"].clone();
    assert_eq!(after, before);
    assert_eq!(shell.latest(kari, "events")["table"]["offer"], Value::Null);
    shell.accepted(kari, json!({"id": 6, "do": "offer", "args": {"what": "draw"}}));
    assert_eq!(shell.view(kari)["result"], json!({"places": [[0, 1]], "reason": "agreed"}));
}

#[test]
fn who_waits_may_be_offered_a_bots_seat_and_takes_it_over() {
    let mut evening = Evening::begin();
    let (kari, ola, per) = (evening.kari, evening.ola, evening.per);
    let seat = |seat: u64, member: u64| json!({"seat": seat, "member": member});
    assert_eq!(evening.refused(ola, "offer_seat", seat(2, 2)), "not_host");
    assert_eq!(evening.refused(kari, "offer_seat", seat(1, 2)), "not_a_bot");
    assert_eq!(evening.refused(kari, "offer_seat", seat(3, 2)), "no_such_seat");
    assert_eq!(evening.refused(kari, "offer_seat", seat(2, 1)), "not_waiting");
    assert_eq!(evening.refused(kari, "offer_seat", seat(2, 9)), "not_waiting");
    evening.accepted(kari, "offer_seat", seat(2, 2));
    assert_eq!(evening.newest(), [("seat_offered".into(), json!({"seat": 2, "member": 2, "name": "Per"}))]);
    assert_eq!(evening.table()["seat_offers"], json!([{"id": 1, "seat": 2, "member": 2}]));
    assert_eq!(evening.refused(ola, "answer", json!({"offer": 1, "yes": true})), "no_such_offer");
    evening.play();
    evening.shell.sleep();
    evening.accepted(per, "answer", json!({"offer": 1, "yes": false}));
    assert_eq!(evening.table()["seat_offers"], json!([]));
    evening.accepted(kari, "offer_seat", seat(2, 2));
    evening.accepted(per, "answer", json!({"offer": 2, "yes": true}));
    let [_, (kind, data)] = evening.newest();
    assert_eq!((kind.as_str(), data), ("took_over", json!({"seat": 2, "from": {"bot": "four"}})));
    assert_eq!(evening.position()["seats"][2], json!({"member": 2, "name": "Per", "guard": 0}));
    assert_eq!(evening.table()["seats"][2]["member"], 2);
    assert_eq!(evening.table()["members"][2]["waiting"], false);
    evening.play();
    assert!(!evening.shell.view(per)["legal"].as_array().unwrap().is_empty(), "it is Per's turn");
}

#[test]
fn a_seat_that_was_offered_is_gone_when_who_waited_does_so_no_longer_and_when_the_round_is_over() {
    let mut evening = Evening::begin();
    let (kari, per) = (evening.kari, evening.per);
    let seat = json!({"seat": 2, "member": 2});
    evening.accepted(kari, "offer_seat", seat.clone());
    evening.accepted(per, "stand", json!({}));
    assert_eq!(evening.table()["seat_offers"], json!([]));
    assert_eq!(evening.refused(per, "answer", json!({"offer": 1, "yes": true})), "no_such_offer");
    evening.accepted(per, "sit", json!({}));
    evening.accepted(kari, "offer_seat", seat);
    evening.accepted(kari, "end_round", json!({}));
    assert_eq!(evening.table()["seat_offers"], json!([]));
    assert_eq!(evening.refused(per, "answer", json!({"offer": 2, "yes": true})), "no_such_offer");
}
