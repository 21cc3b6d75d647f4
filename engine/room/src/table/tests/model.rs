//! A second, simple telling of a table's rules of conduct, beside the table in random play: with people who come and
//! go, repeats, sleeps, jumps in time and writes that fail. It predicts for each command whether it is accepted, or
//! with which code it is refused, and what everybody sees afterwards.

mod telling;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use self::telling::{Model, SEATS, Who};
use super::shell::Shell;
use crate::effect::ConnectionId;

const NAMES: [&str; 5] = ["Kari", "Ola", "Aino", "Per", "Liv"];
const LEVELS: [&str; 3] = ["four", "six", "eight"];
/// A member is away for others to act upon from then on, in milliseconds.
const AWAY_LONG: u64 = 120_000;

/// The table, the model, and the pages of five devices.
struct World {
    shell: Shell,
    model: Model,
    pages: [Option<ConnectionId>; 5],
    /// Sees everything and does nothing.
    watcher: ConnectionId,
    id: u64,
    /// What was said last: by which member, over which socket, and the answer.
    last: Option<(Option<u64>, ConnectionId, Value, Value)>,
    random: ChaCha8Rng,
    done: std::collections::BTreeMap<String, u64>,
}

impl World {
    fn new(seed: u64) -> Self {
        let mut shell = Shell::open();
        let watcher = shell.spectator();
        let random = ChaCha8Rng::seed_from_u64(seed);
        let mut world = Self {
            shell,
            model: Model::opened(),
            pages: [None; 5],
            watcher,
            id: 0,
            last: None,
            random,
            done: Default::default(),
        };
        world.come(0);
        world
    }

    fn below(&mut self, below: u64) -> u64 {
        self.random.random_range(..below)
    }

    /// A page of a device comes back, or joins.
    fn come(&mut self, device: usize) {
        if self.pages[device].is_none() {
            self.pages[device] = Some(self.shell.connect(Some(NAMES[device])));
        }
        let Some(page) = self.pages[device] else { return };
        let member = self.model.member_of(device);
        self.id += 1;
        let hello = json!({"tab": NAMES[device], "protocol": 1, "name": NAMES[device]});
        self.shell.accepted(page, json!({"id": self.id, "do": "hello", "args": hello}));
        match member {
            Some(member) => {
                // Bots that played for them stop at once.
                let seats = self.model.round.iter_mut().filter(|round| !round.is_over).flat_map(|r| &mut r.seats);
                seats.for_each(|(who, stands_in)| {
                    if matches!(who, Who::Person { member: sitter, .. } if *sitter == member) {
                        *stands_in = false;
                    }
                });
            }
            None => {
                let member = self.model.next_member;
                self.model.next_member += 1;
                self.model.members.push((member, device));
                self.model.host = self.model.host.or(Some(member));
                if self.model.is_playing() {
                    self.model.waiting.push(member);
                }
            }
        }
    }

    fn leave_page(&mut self, device: usize) {
        if let Some(page) = self.pages[device].take() {
            self.shell.close(page);
        }
    }

    fn here(&self) -> Vec<u64> {
        (0..NAMES.len()).filter(|d| self.pages[*d].is_some()).filter_map(|d| self.model.member_of(d)).collect()
    }

    /// Members who have been away for long, as everybody sees it.
    fn away_long(&mut self) -> Vec<u64> {
        let now = self.shell.now + 1;
        let members = self.table()["members"].as_array().cloned().unwrap_or_default();
        let is_long = |member: &&Value| member["away"].as_u64().is_some_and(|since| now - since >= AWAY_LONG);
        members.iter().filter(is_long).filter_map(|member| member["id"].as_u64()).collect()
    }

    fn table(&mut self) -> Value {
        self.look()["table"].clone()
    }

    /// The whole state as a spectator is told it.
    fn look(&mut self) -> Value {
        self.shell.accepted(self.watcher, json!({"id": 0, "do": "hello", "args": {"tab": "watching", "protocol": 1}}));
        self.shell.latest(self.watcher, "table")
    }

    /// A command of a device's page, and what the model says of it. The host has more to say than others.
    fn command(&mut self, device: usize) {
        let hosts = self.model.members.iter().find(|(id, _)| Some(*id) == self.model.host).map(|(_, device)| *device);
        let device = hosts.filter(|_| self.below(3) == 0).unwrap_or(device);
        if self.pages[device].is_none() {
            return self.come(device);
        }
        let Some(page) = self.pages[device] else { return };
        let seat = self.below(8);
        let some_seat = (self.below(2) == 0).then_some(seat);
        let number = self.below(6);
        let flag = self.below(2) == 0;
        let offer = self.model.offers.saturating_sub(self.below(2));
        let level = LEVELS[self.below(3) as usize];
        let away_long = self.away_long();
        let left_seat = away_long.first().and_then(|member| self.model.seats_of(*member).first().copied());
        let seat = left_seat.filter(|_| self.below(2) == 0).map_or(seat, |seat| seat as u64);
        let is_host_gone = self.model.host.is_none_or(|host| away_long.contains(&host));
        let here = self.here();
        let what = [
            "sit",
            "sit",
            "stand",
            "seat_bot",
            "unseat",
            "set_guard",
            "set_rule",
            "lock_rules",
            "start",
            "start",
            "start",
            "end_round",
            "give_host",
            "take_host",
            "stand_in",
            "remove",
            "leave",
            "offer",
            "withdraw",
            "answer",
            "answer",
            "play",
            "play",
            "play",
            "play",
            "play",
        ][self.below(26) as usize];
        // A round has to last for anything to happen in it.
        let what = match what {
            "leave" | "remove" | "end_round" if self.below(4) > 0 => "offer",
            "unseat" | "stand" if self.below(3) > 0 => "sit",
            what => what,
        };
        let view = self.shell.view(page);
        let turn = view["turn"].as_u64().unwrap_or(0);
        let (args, turn) = match what {
            "sit" | "stand" => (json!({"seat": some_seat}), None),
            "seat_bot" => (json!({"seat": seat, "level": level}), None),
            "unseat" | "stand_in" => (json!({"seat": seat}), None),
            "set_guard" => (json!({"seat": some_seat, "level": number % 3}), None),
            "set_rule" => (json!({"rule": "long_hops", "value": flag}), None),
            "lock_rules" => (json!({"locked": flag}), None),
            "give_host" | "remove" => (json!({"member": number}), None),
            "offer" => (json!({"what": "draw"}), None),
            "withdraw" => (json!({"offer": offer}), None),
            "answer" => (json!({"offer": offer, "yes": flag}), None),
            "play" => {
                let legal = view["legal"].as_array().cloned().unwrap_or_default();
                let any = self.below(legal.len().max(1) as u64) as usize;
                (legal.get(any).cloned().unwrap_or(json!({"pass_on": {}})), Some(turn))
            }
            _ => (json!({}), None),
        };
        self.id += 1;
        let message = json!({"id": self.id, "do": what, "turn": turn, "args": args});
        let mut model = self.model.clone();
        let expected = match self.model.member_of(device) {
            None => Err("not_member"),
            // No game has a seat of that number, whoever asks.
            Some(_) if args["seat"].as_u64().is_some_and(|seat| seat >= SEATS as u64) => Err("no_such_seat"),
            Some(member) => match what {
                "sit" => model.sit(member, some_seat),
                "stand" => model.stand(member, some_seat),
                "seat_bot" => model.seat_bot(member, seat, level),
                "unseat" => model.unseat(member, seat),
                "set_guard" => model.set_guard(member, some_seat, number % 3),
                "set_rule" => model.set_rule(member, flag),
                "lock_rules" => model.lock(member, flag),
                "start" => model.start(member),
                "end_round" => model.end_round(member),
                "give_host" => model.give_host(member, number),
                "take_host" => model.take_host(member, is_host_gone),
                "stand_in" => model.stand_in(member, seat, is_host_gone, &away_long),
                "remove" => model.remove(member, number, &here),
                "leave" => {
                    model.take_out(member, &here);
                    Ok(())
                }
                "offer" => model.offer(member),
                "withdraw" => model.withdraw(member, offer),
                "answer" => model.answer(member, offer, flag),
                _ => return self.play(page, member, &view, message),
            },
        };
        if self.below(12) == 0 && expected.is_ok() {
            return self.fails(page, &message);
        }
        let answer = self.shell.say(page, &message);
        let told = if answer["t"] == "ok" { Ok(()) } else { Err(answer["code"].as_str().unwrap()) };
        assert_eq!(told, expected, "{message} of {}", NAMES[device]);
        *self.done.entry(format!("{what} {}", told.err().unwrap_or("ok"))).or_default() += 1;
        if expected.is_ok() {
            model.follow();
            self.model = model;
            if what == "remove" {
                // Their sockets are closed.
                for page in &mut self.pages {
                    *page = page.filter(|page| self.shell.sockets.contains_key(page));
                }
            }
        }
        if what != "leave" {
            self.last = Some((self.model.member_of(device), page, message, answer));
        }
    }

    /// What of a turn is the game's own business is not told again here: that it is the sender's turn is.
    fn play(&mut self, page: ConnectionId, member: u64, view: &Value, message: Value) {
        let legal = view["legal"].as_array().is_some_and(|legal| !legal.is_empty());
        let mover = view["to_move"].as_u64().filter(|_| self.model.is_playing());
        let sits = |seat: u64| {
            let round = self.model.round.as_ref()?;
            match round.seats.get(seat as usize)? {
                (Who::Person { member, .. }, false) => Some(*member),
                _ => None,
            }
        };
        let expected = match mover {
            None => Err("no_round"),
            Some(seat) if sits(seat) != Some(member) => Err("not_your_turn"),
            Some(_) => Ok(()),
        };
        assert_eq!(legal, expected.is_ok(), "{view}");
        let answer = self.shell.say(page, &message);
        let told = if answer["t"] == "ok" { Ok(()) } else { Err(answer["code"].as_str().unwrap()) };
        // A seat for which a bot stands in may be its member's, who is back by then: only the position counts.
        assert_eq!(told, expected, "{message}");
        *self.done.entry(format!("play {}", told.err().unwrap_or("ok"))).or_default() += 1;
        if told.is_ok() {
            self.model.offer = None;
            let events = self.shell.latest(self.watcher, "events")["events"].clone();
            let is_turn = events.as_array().is_some_and(|events| events.iter().any(|event| event["kind"] == "turn"));
            let view = self.look()["view"].clone();
            if let Some(round) = &mut self.model.round {
                round.is_over = !view["result"].is_null();
            }
            if is_turn && view["result"].is_null() {
                assert_eq!(view["rules"]["long_hops"], json!(self.model.long_hops), "in force when a turn has ended");
            }
        }
        self.last = Some((Some(member), page, message, answer));
    }

    /// The write fails: the table is dropped, all sockets are closed, and everything is as it was.
    fn fails(&mut self, page: ConnectionId, message: &Value) {
        let (stored, journal) = (self.shell.stored.clone(), self.shell.journal.clone());
        let sockets = std::mem::take(&mut self.shell.sockets);
        self.shell.sockets = sockets.clone();
        let _ = self.shell.say(page, message);
        (self.shell.stored, self.shell.journal) = (stored, journal);
        self.shell.sockets.clear();
        // Nobody was told of what was not stored, and new sockets are numbered from the beginning.
        self.shell.inbox.clear();
        self.shell.sleep();
        self.last = None;
        for device in 0..NAMES.len() {
            if self.pages[device].take().is_some() {
                self.come(device);
            }
        }
        self.watcher = self.shell.spectator();
        *self.done.entry("write fails".into()).or_default() += 1;
    }

    fn repeat(&mut self) {
        let Some((member, page, message, answer)) = self.last.clone() else { return };
        // Somebody who has left is somebody else when they come again.
        let device = self.pages.iter().position(|other| *other == Some(page));
        if device.is_some_and(|device| self.model.member_of(device) == member) {
            let revision = self.shell.table.revision();
            assert_eq!(self.shell.say(page, &message), answer, "{message} again");
            assert_eq!(self.shell.table.revision(), revision);
        }
    }

    fn step(&mut self) {
        match self.below(20) {
            0 => self.shell.sleep(),
            1 => self.repeat(),
            2 => {
                let jump = [1_000, 11_000, 70_000, 400_000][self.below(4) as usize];
                // A bot that is to move would play on, and what it plays is chance.
                let is_bots = self.model.is_playing() && self.bot_is_to_move();
                if !is_bots {
                    let until = self.shell.now + jump;
                    self.shell.until(until);
                }
            }
            3 => {
                let device = self.below(5) as usize;
                self.leave_page(device);
            }
            _ => {
                let device = self.below(5) as usize;
                self.command(device);
            }
        }
        self.model.follow();
        self.compare();
    }

    fn bot_is_to_move(&mut self) -> bool {
        let seat = self.look()["view"]["to_move"].as_u64();
        let round = self.model.round.as_ref();
        seat.and_then(|seat| round?.seats.get(seat as usize))
            .is_some_and(|(who, stands_in)| *stands_in || matches!(who, Who::Bot(_)))
    }

    /// What a spectator sees is what the model says.
    fn compare(&mut self) {
        let seen = self.look();
        let (table, view) = (&seen["table"], &seen["view"]);
        let model = &self.model;
        let who = |who: &Who| match who {
            Who::Person { member, guard } => json!({"member": member, "guard": guard}),
            Who::Bot(level) => json!({"bot": level}),
        };
        assert_eq!(table["host"], json!(model.host));
        assert_eq!(table["locked"], json!(model.locked));
        assert_eq!(table["rules"]["long_hops"], json!(model.long_hops));
        assert_eq!(table["seats"], json!(model.seats.iter().map(|seat| seat.as_ref().map(who)).collect::<Vec<_>>()));
        let members = table["members"].as_array().unwrap();
        let ids: Vec<_> = members.iter().map(|member| member["id"].as_u64().unwrap()).collect();
        assert_eq!(ids, model.members.iter().map(|(id, _)| *id).collect::<Vec<_>>());
        for member in members {
            let id = member["id"].as_u64().unwrap();
            assert_eq!(member["waiting"], json!(model.waiting.contains(&id)));
            let is_here = self.here().contains(&id);
            assert!(!is_here || member["away"].is_null(), "who is here is not away: {member}");
        }
        let phase = match &model.round {
            None => "lobby",
            Some(round) if round.is_over => "over",
            Some(_) => "playing",
        };
        assert_eq!(table["phase"], phase);
        let offer = model.offer.as_ref().map(|offer| (offer.id, offer.yes.clone(), offer.wait.clone()));
        let shown = table["offer"].as_object().map(|offer| {
            let list = |key: &str| offer[key].as_array().unwrap().iter().map(|id| id.as_u64().unwrap()).collect();
            (offer["id"].as_u64().unwrap(), list("yes"), list("wait"))
        });
        assert_eq!(shown, offer);
        if let Some(round) = &model.round {
            let seats = view["seats"].as_array().unwrap();
            assert_eq!(seats.len(), round.seats.len());
            for (seat, (sitter, stands_in)) in seats.iter().zip(&round.seats) {
                match sitter {
                    Who::Bot(level) => assert_eq!(seat["bot"], *level),
                    Who::Person { member, guard } => {
                        assert_eq!((&seat["member"], &seat["guard"]), (&json!(member), &json!(guard)));
                        assert_eq!(seat.get("stand_in").is_some(), *stands_in, "{seat}");
                    }
                }
            }
        }
    }
}

/// More inputs than anybody has patience for: `MODEL_INPUTS=100000 cargo test -p room model`.
#[test]
fn a_table_does_what_the_model_of_its_conduct_says() {
    let inputs = std::env::var("MODEL_INPUTS").ok().and_then(|text| text.parse().ok()).unwrap_or(4_000_u64);
    let mut done = std::collections::BTreeMap::<String, u64>::new();
    let (each, mut left, mut seed) = (160, inputs, 0);
    while left > 0 {
        let mut world = World::new(seed);
        for _ in 0..each.min(left) {
            world.step();
        }
        world.done.into_iter().for_each(|(what, count)| *done.entry(what).or_default() += count);
        left = left.saturating_sub(each);
        seed += 1;
    }
    for what in [
        "play ok",
        "play not_your_turn",
        "play no_round",
        "sit ok",
        "stand ok",
        "seat_bot ok",
        "unseat ok",
        "set_guard ok",
        "set_rule ok",
        "set_rule rules_locked",
        "lock_rules ok",
        "lock_rules rules_locked",
        "start ok",
        "end_round ok",
        "give_host ok",
        "remove ok",
        "leave ok",
        "offer ok",
        "offer offer_stands",
        "answer ok",
        "withdraw ok",
        "take_host host_is_here",
        "take_host ok",
        "stand_in not_away",
        "write fails",
    ] {
        assert!(done.contains_key(what), "{what} never came about: {done:?}");
    }
}
