//! A table on the net: members, seats, house rules and log around a round.
//!
//! [`Table::handle`] takes what came in and the time, and returns what is to be done. On a refusal
//! nothing has changed but that the answer is kept for a repeat. The table in memory never runs ahead of
//! what is stored: [`Effect::Persist`] comes before every message that tells of it, and when it fails the
//! shell drops the table.
//!
//! * here: what a table is, how it is opened, stored and restored, and how a message is taken in;
//! * [`people`]: who is at the other end of a socket, `hello`;
//! * [`seats`]: sitting, standing, house rules, the start;
//! * [`course`]: the game, the lock on the rules, the end of a round, and what follows from a change of it;
//! * [`offers`]: what players are asked, and answer;
//! * [`change`]: how a change is logged, stored and told;
//! * [`answers`] for repeats.

mod answers;
mod change;
mod course;
mod offers;
mod people;
mod seats;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use rules::game::{Command as GameCommand, Kind};
use serde::de::DeserializeOwned;

pub use self::answers::Given;
use self::answers::{Answers, Known};
use self::change::Change;
use self::people::{Connection, Members};
use crate::code::TableCode;
use crate::effect::{Answered, Attachment, ConnectionId, Effect};
use crate::limits::{self, Limits};
use crate::lobby::Lobby;
use crate::log::{Actor, TableEvent, What};
use crate::member::{Device, Holder, MemberId, Name, Tab};
use crate::refusal::{BAD_MESSAGE, ID_REUSED, NO_ROUND, NOT_MEMBER, Refusal, SAY_HELLO, TOO_LARGE};
use crate::round::{self, Round, Think};
use crate::stored::{MembersPart, PartName, RoundPart, Stored, TablePart, Unreadable, VERSION};
use crate::terms::Terms;
use crate::wire::{self, Command, Message, Phase, PlayerInfo, Request, TableInfo};

/// What comes in to a table.
#[derive(Clone, Debug)]
pub enum Input<'a> {
    /// A socket was accepted.
    Connected {
        /// Its number.
        connection: ConnectionId,
        /// The device at its other end, if it has a cookie.
        device: Option<Device>,
    },
    /// A text came over a socket.
    Message {
        /// From this one.
        connection: ConnectionId,
        /// As it came.
        text: &'a str,
    },
    /// The time of [`Effect::SetAlarm`] has come. It may come late, twice, or for a state that is gone.
    Alarm,
    /// What [`Effect::Think`] asked for; `None` where nothing was found.
    Thought {
        /// As it was asked.
        think: Think,
        /// The bot's turn, whole.
        command: Option<GameCommand>,
    },
    /// A socket is gone.
    Closed {
        /// This one.
        connection: ConnectionId,
    },
}

/// A table: one room, named by its code.
#[derive(Clone, Debug)]
pub struct Table {
    code: TableCode,
    host: MemberId,
    members: Members,
    lobby: Lobby,
    waiting: Vec<MemberId>,
    round_since: u64,
    round: Option<Round>,
    revision: u64,
    row: u64,
    connections: BTreeMap<ConnectionId, Connection>,
    answers: Answers,
    /// When the alarm rings that was set last; forgotten in sleep, which costs one alarm too many.
    alarm_at: u64,
    limits: Limits,
    terms: Terms,
}

impl Table {
    /// Opens a table with the person at `device` as its host. The effects store it.
    pub fn open(code: TableCode, game: Kind, device: Device, name: Name, now: u64) -> (Self, Vec<Effect>) {
        let mut members = Members::default();
        let host = members.add(name, device);
        let mut table = Self {
            code,
            host,
            members,
            lobby: Lobby::new(game),
            waiting: Vec::new(),
            round_since: 0,
            round: None,
            revision: 0,
            row: 0,
            connections: BTreeMap::new(),
            answers: Answers::default(),
            alarm_at: 0,
            limits: Limits::default(),
            terms: Terms::default(),
        };
        let actor = table.actor(host);
        let opened = vec![
            (actor.clone(), What::Table(TableEvent::Opened { game })),
            (actor, What::Table(TableEvent::Joined {})),
        ];
        let change = Change { parts: vec![PartName::Table, PartName::Members], shows_table: true, entries: opened };
        let effects = table.commit(change, None, &[], now);
        (table, effects)
    }

    /// Rebuilds a table from its storage and the sockets that stayed open while it slept.
    pub fn restore(stored: &Stored, sockets: Vec<Attachment>) -> Result<Self, Unreadable> {
        let part: TablePart = match stored.parts.get(&PartName::Table) {
            None => return Err(Unreadable::Missing),
            Some(json) => read_part(json)?,
        };
        let members: MembersPart = match stored.parts.get(&PartName::Members) {
            None => return Err(Unreadable::Broken("no members".into())),
            Some(json) => read_part(json)?,
        };
        let round = match stored.parts.get(&PartName::Round) {
            None => None,
            Some(json) => read_part::<RoundPart>(json)?.round,
        };
        let members = Members::restore(members);
        let lobby = Lobby::restore(part.lobby);
        let round = round.map(|round| Round::restore(round, lobby.rules()));
        let revision = stored.revision;
        let connections = sockets
            .into_iter()
            .map(|socket| (socket.connection, Connection::restore(socket, &members, revision)))
            .collect();
        Ok(Self {
            code: part.code,
            host: part.host,
            members,
            lobby,
            waiting: part.waiting,
            round_since: part.round_since,
            round,
            revision,
            row: stored.row,
            connections,
            answers: Answers::default(),
            alarm_at: 0,
            limits: Limits::default(),
            terms: part.terms,
        })
    }

    /// The same under other limits, for tests and benches.
    pub fn under(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Takes in `input` at `now`, in milliseconds since 1970.
    pub fn handle(&mut self, input: Input<'_>, now: u64) -> Vec<Effect> {
        match input {
            Input::Connected { connection, device } => self.connected(connection, device),
            Input::Message { connection, text } => self.message(connection, text, now),
            Input::Closed { connection } => {
                self.disconnect(connection);
                Vec::new()
            }
            Input::Alarm => {
                self.alarm_at = 0;
                self.think().map(Effect::Think).into_iter().collect()
            }
            Input::Thought { think, command } => self.thought(&think, command.as_ref(), now),
        }
    }

    /// The page behind a socket whose earlier answers are still in storage only. The shell hands them to
    /// [`Self::load_answers`] before it handles the next message of that socket.
    pub fn lacks_answers(&self, connection: ConnectionId) -> Option<(MemberId, Tab)> {
        let page = self.connections.get(&connection)?.page()?;
        (!self.answers.has(&page)).then_some(page)
    }

    /// Takes the newest stored answers of a page, oldest first.
    pub fn load_answers(&mut self, page: (MemberId, Tab), given: Vec<Given>) {
        self.answers.load(page, given);
    }

    /// What anyone may know of it.
    pub fn info(&self) -> TableInfo {
        let players = self.lobby.taken().map(|(seat, holder)| match holder {
            Holder::Person { member, .. } => {
                PlayerInfo { seat, name: self.members.get(*member).map(|member| member.name.clone()), bot: None }
            }
            Holder::Bot(level) => PlayerInfo { seat, name: None, bot: Some(level.clone()) },
        });
        TableInfo {
            code: self.code,
            game: self.lobby.game(),
            phase: self.phase(),
            players: players.collect(),
            watch: "everyone",
            revision: self.revision,
        }
    }

    /// Whether it has as many sockets as it may. The shell asks before it accepts one: a socket that
    /// hibernates and is closed at once would stay half open.
    pub fn is_full(&self) -> bool {
        self.connections.len() >= limits::SOCKETS
    }

    /// The number of the last change.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The round that runs, or the last one.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    fn phase(&self) -> Phase {
        Phase::of(self.round.as_ref())
    }

    fn is_playing(&self) -> bool {
        self.phase() == Phase::Playing
    }

    fn connected(&mut self, connection: ConnectionId, device: Option<Device>) -> Vec<Effect> {
        let attachment = Attachment { connection, device, tab: None };
        self.connections.insert(connection, Connection::restore(attachment.clone(), &self.members, self.revision));
        vec![Effect::Attach(attachment)]
    }

    fn message(&mut self, connection: ConnectionId, text: &str, now: u64) -> Vec<Effect> {
        if text.len() > limits::MESSAGE_BYTES {
            return refuse(connection, None, &TOO_LARGE.with("most", limits::MESSAGE_BYTES));
        }
        let request = match serde_json::from_str::<Request>(text) {
            Ok(request) if request.id <= limits::MAX_ID => request,
            _ => return refuse(connection, None, &BAD_MESSAGE.into()),
        };
        let command = request.command();
        if let Ok(Command::Hello(hello)) = command {
            return self
                .hello(connection, request.id, hello, now)
                .unwrap_or_else(|refusal| refuse(connection, Some(request.id), &refusal));
        }
        let Some(from) = self.connections.get_mut(&connection).filter(|from| from.tab.is_some()) else {
            return refuse(connection, Some(request.id), &SAY_HELLO.into());
        };
        if let Ok(Command::Seen(revision)) = command {
            from.seen = from.seen.max(revision.min(self.revision));
            return vec![self.ok(connection, request.id)];
        }
        let Some(page) = from.page() else {
            return refuse(connection, Some(request.id), &NOT_MEMBER.into());
        };
        let content = answers::content(&request);
        match self.answers.find(&page, request.id, &content) {
            Known::Repeat(answer) => return vec![Effect::Send { to: vec![connection], text: answer }],
            Known::Reused => return refuse(connection, Some(request.id), &ID_REUSED.into()),
            Known::New => {}
        }
        let (change, answer) = match command.and_then(|command| self.run(page.0, command)) {
            Ok(change) => {
                let revision = self.revision + u64::from(change.is_some());
                (change, wire::text(&Message::Ok { id: request.id, revision }))
            }
            Err(refusal) => (None, wire::text(&Message::No { id: Some(request.id), refusal: &refusal })),
        };
        let (member, tab) = page.clone();
        let command = Answered { member, tab, id: request.id, content: content.clone(), answer: answer.clone() };
        let mut effects = self.commit(change.unwrap_or_default(), Some(command), &[], now);
        self.answers.keep(page, Given { id: request.id, content, answer: answer.clone() });
        effects.push(Effect::Send { to: vec![connection], text: answer });
        effects
    }

    /// Carries out a command of a member: the change, or `None` where all was so already. On a refusal
    /// the table is as it was.
    fn run(&mut self, member: MemberId, command: Command) -> Result<Option<Change>, Refusal> {
        match command {
            Command::Sit(seat) => self.sit(member, seat),
            Command::Stand(seat) => self.stand(member, seat),
            Command::SeatBot { seat, level } => self.seat_bot(member, seat, &level),
            Command::Unseat(seat) => self.unseat(member, seat),
            Command::SetGuard { seat, level } => self.set_guard(member, seat, level),
            Command::SetRule { rule, value } => self.set_rule(member, &rule, value),
            Command::Start => self.start(member),
            Command::Course(course) => self.take_course(member, course),
            Command::Play { turn, args } => self.play(member, turn, &args).map(Some),
            // Both are answered before a command comes here.
            Command::Hello(_) | Command::Seen(_) => Ok(None),
        }
    }

    fn play(&mut self, member: MemberId, turn: u64, args: &serde_json::Value) -> Result<Change, Refusal> {
        let actor = self.actor(member);
        let round = self.round.as_mut().ok_or(NO_ROUND)?;
        let seat = round.seat_for(member, turn)?;
        let events = round.handle(round::Input::Play { seat, turn, args })?;
        Ok(self.played(Actor { seat: Some(seat), ..actor }, events))
    }

    /// The change that `events` of the round are. Its end is shown by the table too.
    fn played(&self, actor: Actor, events: round::Effects) -> Change {
        let entries = events.into_iter().map(|event| (actor.clone(), What::Game(event))).collect();
        Change { parts: vec![PartName::Round], shows_table: !self.is_playing(), entries, ..Change::default() }
    }

    /// What a bot has to think out, as long as somebody is here to see it: with nobody connected the table
    /// sleeps.
    fn think(&self) -> Option<Think> {
        let is_watched = self.connections.values().any(|connection| connection.tab.is_some());
        self.round.as_ref().filter(|_| is_watched)?.think()
    }

    /// The alarm for the bot that is to move, if one is and none is set. An alarm that stands is left alone:
    /// whoever keeps coming and going must not keep a bot from its turn.
    fn alarm(&mut self, now: u64) -> Option<Effect> {
        self.think().filter(|_| self.alarm_at <= now)?;
        self.alarm_at = now + self.limits.bot_pause;
        Some(Effect::SetAlarm(self.alarm_at))
    }

    fn thought(&mut self, think: &Think, command: Option<&GameCommand>, now: u64) -> Vec<Effect> {
        // Another thought was quicker, or the round is gone.
        let (Some(round), Some(command)) = (self.round.as_mut(), command) else { return Vec::new() };
        if round.think().as_ref() != Some(think) {
            return Vec::new();
        }
        let Ok(events) = round.handle(round::Input::PlayBot { seat: think.seat, turn: think.turn, command }) else {
            return Vec::new();
        };
        let actor = Actor { bot: Some(think.level.clone()), seat: Some(think.seat), ..Actor::default() };
        let change = self.played(actor, events);
        self.commit(change, None, &[], now)
    }

    fn ok(&self, connection: ConnectionId, id: u64) -> Effect {
        Effect::Send { to: vec![connection], text: wire::text(&Message::Ok { id, revision: self.revision }) }
    }
}

fn refuse(connection: ConnectionId, id: Option<u64>, refusal: &Refusal) -> Vec<Effect> {
    vec![Effect::Send { to: vec![connection], text: wire::text(&Message::No { id, refusal }) }]
}

fn read_part<T: DeserializeOwned>(json: &str) -> Result<T, Unreadable> {
    #[derive(serde::Deserialize)]
    struct Versioned {
        #[serde(default = "present")]
        version: u32,
    }
    fn present() -> u32 {
        VERSION
    }
    let broken = |error: serde_json::Error| Unreadable::Broken(error.to_string());
    let Versioned { version } = serde_json::from_str(json).map_err(broken)?;
    if version > VERSION {
        return Err(Unreadable::Newer(version));
    }
    serde_json::from_str(json).map_err(broken)
}
