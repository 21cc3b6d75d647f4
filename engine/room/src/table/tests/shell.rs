//! A shell in memory: storage, sockets, and what they were sent.

use std::collections::BTreeMap;

use rules::game::Kind;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::code::TableCode;
use crate::effect::{Attachment, CallId, ConnectionId, Effect, Hashing, JournalRow, Purpose, Write};
use crate::limits::Limits;
use crate::member::{Device, MemberId, Name};
use crate::secret::{Hash, Salt};
use crate::stored::Stored;
use crate::table::{Given, Input, Table};
use crate::wire;

pub const CODE: &str = "7KQ2M";

/// A shell that keeps everything in memory: storage, sockets and what they were sent.
pub struct Shell {
    pub table: Table,
    pub stored: Stored,
    pub journal: Vec<JournalRow>,
    pub sockets: BTreeMap<ConnectionId, Attachment>,
    pub inbox: BTreeMap<ConnectionId, Vec<Value>>,
    pub closed: BTreeMap<ConnectionId, u16>,
    pub now: u64,
    /// When the table wants to be woken up.
    pub alarm: Option<u64>,
    /// Hashes that were asked for and are not handed back yet.
    pub hashed: Vec<(Purpose, Salt, Hash)>,
    pub replies: BTreeMap<CallId, Result<MemberId, &'static str>>,
    pub is_forgotten: bool,
    drawn: u8,
}

impl Shell {
    /// A table whose host, Kari, has opened it.
    pub fn open() -> Self {
        Self::open_for(Kind::ALL[0])
    }

    pub fn open_for(kind: Kind) -> Self {
        let code = TableCode::parse(CODE).unwrap();
        let host = Device::of(code, "Kari");
        let (table, effects) = Table::open(code, kind, host, Name::parse("Kari").unwrap(), 1);
        let mut shell = Self {
            table,
            stored: Stored::default(),
            journal: Vec::new(),
            sockets: BTreeMap::new(),
            inbox: BTreeMap::new(),
            closed: BTreeMap::new(),
            now: 1,
            alarm: None,
            hashed: Vec::new(),
            replies: BTreeMap::new(),
            is_forgotten: false,
            drawn: 0,
        };
        shell.table = shell.table.under(unhurried());
        shell.carry_out(effects);
        shell
    }

    /// Kari and Ola in seats 0 and 1, each with a page that has said hello.
    pub fn of_two() -> (Self, ConnectionId, ConnectionId) {
        Self::of_two_at(Kind::ALL[0])
    }

    /// The same at a table for this game.
    pub fn of_two_at(kind: Kind) -> (Self, ConnectionId, ConnectionId) {
        let mut shell = Self::open_for(kind);
        let kari = shell.page("Kari", "k");
        let ola = shell.page("Ola", "o");
        shell.accepted(kari, json!({"id": 1, "do": "sit"}));
        shell.accepted(ola, json!({"id": 1, "do": "sit"}));
        (shell, kari, ola)
    }

    pub fn connect(&mut self, token: Option<&str>) -> ConnectionId {
        let connection = ConnectionId(self.sockets.keys().next_back().map_or(0, |last| last.0 + 1));
        let code = TableCode::parse(CODE).unwrap();
        self.input(Input::Connected { connection, device: token.map(|token| Device::of(code, token)) });
        connection
    }

    /// A page on the device of `name`, which says hello under that name.
    pub fn page(&mut self, name: &str, tab: &str) -> ConnectionId {
        let connection = self.connect(Some(name));
        self.accepted(connection, json!({"id": 0, "do": "hello", "args": {"tab": tab, "protocol": 1, "name": name}}));
        connection
    }

    pub fn spectator(&mut self) -> ConnectionId {
        let connection = self.connect(None);
        self.accepted(connection, json!({"id": 0, "do": "hello", "args": {"tab": "watching", "protocol": 1}}));
        connection
    }

    pub fn input(&mut self, input: Input<'_>) {
        self.now += 1;
        let effects = self.table.handle(input, self.now);
        self.carry_out(effects);
    }

    /// The sockets of that page go, without a word.
    pub fn close(&mut self, connection: ConnectionId) {
        self.sockets.remove(&connection);
        self.input(Input::Closed { connection });
    }

    /// Lets the next hash be ready that was asked for.
    pub fn hand_back(&mut self) {
        let (purpose, salt, hash) = self.hashed.remove(0);
        self.input(Input::Hashed { purpose, salt, hash });
    }

    /// Rings all alarms until `now`.
    pub fn until(&mut self, now: u64) {
        while self.alarm.is_some_and(|at| at <= now) && !self.is_forgotten {
            self.ring();
        }
        self.now = self.now.max(now);
    }

    /// Lets the time of the alarm come, if one is set.
    pub fn ring(&mut self) -> bool {
        let Some(at) = self.alarm.take() else { return false };
        self.now = self.now.max(at);
        self.input(Input::Alarm);
        true
    }

    pub fn say(&mut self, connection: ConnectionId, message: &Value) -> Value {
        if let Some(page) = self.table.lacks_answers(connection) {
            let commands = self.journal.iter().filter_map(|row| row.command.as_ref());
            let own = commands.filter(|command| command.member == page.0 && command.tab == page.1);
            let given = own.map(|command| Given {
                id: command.id,
                content: command.content.clone(),
                answer: command.answer.clone(),
            });
            self.table.load_answers(page.clone(), given.collect());
        }
        self.input(Input::Message { connection, text: &message.to_string() });
        self.inbox[&connection].last().unwrap().clone()
    }

    pub fn accepted(&mut self, connection: ConnectionId, message: Value) -> Value {
        let answer = self.say(connection, &message);
        assert_eq!(answer["t"], "ok", "{message} was answered {answer}");
        answer
    }

    /// The code of the refusal; the table has to be as it was.
    pub fn refused(&mut self, connection: ConnectionId, message: Value) -> String {
        let before = self.snapshot();
        let answer = self.say(connection, &message);
        assert_eq!(answer["t"], "no", "{message} was answered {answer}");
        assert_eq!(self.snapshot(), before, "{message}");
        answer["code"].as_str().unwrap().to_owned()
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Persist(writes) => writes.into_iter().for_each(|write| self.store(write)),
                Effect::Send { to, text } => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    to.into_iter()
                        .for_each(|connection| self.inbox.entry(connection).or_default().push(message.clone()));
                }
                Effect::Welcome { to, head } => {
                    let text = wire::with_log(&head, &format!("[{}]", self.log().join(",")));
                    self.inbox.entry(to).or_default().push(serde_json::from_str(&text).unwrap());
                }
                Effect::SetAlarm(at) => self.alarm = Some(at),
                Effect::Think(think) => {
                    let view = self.table.round().unwrap().view();
                    let command = view.bot(think.seat, think.level.as_str(), &mut |_| 0);
                    let effects = self.table.handle(Input::Thought { think, command }, self.now);
                    self.carry_out(effects);
                }
                Effect::Attach(attachment) => {
                    self.sockets.insert(attachment.connection, attachment);
                }
                Effect::Hash(Hashing { purpose, password, salt }) => {
                    // Slow enough for a test.
                    let salt = salt.unwrap_or(Salt([self.drawn; 16]));
                    self.drawn += 1;
                    let hash = Sha256::new().chain_update(salt.0).chain_update(password.as_str()).finalize();
                    self.hashed.push((purpose, salt, Hash(hash.into())));
                }
                Effect::Draw(asked) => {
                    self.drawn += 1;
                    let effects = self.table.handle(Input::Drawn { asked, entropy: [self.drawn; 32] }, self.now);
                    self.carry_out(effects);
                }
                Effect::Reply { call, answer } => {
                    self.replies.insert(call, answer.map_err(|refusal| refusal.code.as_str()));
                }
                Effect::Forget => {
                    self.alarm = None;
                    self.is_forgotten = true;
                }
                Effect::Close { connection, code, .. } => {
                    self.sockets.remove(&connection);
                    self.closed.insert(connection, code);
                }
            }
        }
    }

    fn store(&mut self, write: Write) {
        match write {
            Write::Part(name, json) => {
                self.stored.parts.insert(name, json);
            }
            Write::Journal(row) => {
                self.stored.revision = row.revision.unwrap_or(self.stored.revision);
                self.stored.row = row.number;
                self.journal.push(row);
            }
            Write::Prune { .. } => {}
        }
    }

    pub fn log(&self) -> Vec<String> {
        self.journal.iter().flat_map(|row| row.entries.lines().map(str::to_owned)).collect()
    }

    pub fn kinds(&self) -> Vec<String> {
        let kind = |entry: &String| serde_json::from_str::<Value>(entry).unwrap()["kind"].as_str().unwrap().to_owned();
        self.log().iter().map(kind).collect()
    }

    /// The object was put out of memory; sockets stayed open.
    pub fn sleep(&mut self) {
        let limits = self.table.limits;
        self.table = Table::restore(&self.stored, self.sockets.values().cloned().collect()).unwrap().under(limits);
    }

    /// All that pages can see, and all that is stored but for kept answers.
    pub fn snapshot(&self) -> (u64, Value, Vec<String>) {
        let view = self.table.round().map(|round| wire::round_texts(round, None).0);
        let seen =
            json!({"info": self.table.info(), "view": view, "parts": self.stored.parts.values().collect::<Vec<_>>()});
        (self.table.revision(), seen, self.log())
    }

    pub fn last(&self, connection: ConnectionId) -> &Value {
        self.inbox[&connection].last().unwrap()
    }

    /// The newest message of that sort.
    pub fn latest(&self, connection: ConnectionId, sort: &str) -> Value {
        self.inbox[&connection].iter().rev().find(|message| message["t"] == sort).cloned().unwrap_or_default()
    }

    pub fn view(&self, connection: ConnectionId) -> Value {
        let shows = |message: &&Value| message.get("view").is_some_and(|view| !view.is_null());
        self.inbox[&connection].iter().rev().find(shows).map(|message| message["view"].clone()).unwrap_or_default()
    }

    /// Plays the first step of whoever is to move among `pages`: it ends the turn.
    pub fn play_first(&mut self, pages: &[ConnectionId], id: u64) -> Option<ConnectionId> {
        let mover = *pages.iter().find(|page| !self.view(**page)["legal"].as_array().unwrap().is_empty())?;
        let view = self.view(mover);
        let step = view["legal"].as_array()?.iter().find(|command| command.get("step").is_some())?;
        self.accepted(mover, json!({"id": id, "do": "play", "turn": view["turn"], "args": step}));
        Some(mover)
    }
}

/// A test says more in a millisecond than anybody in a minute.
pub fn unhurried() -> Limits {
    Limits { messages: usize::MAX, flood: usize::MAX, ..Limits::default() }
}
