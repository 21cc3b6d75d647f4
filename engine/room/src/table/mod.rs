//! A table on the net: members, seats, house rules and log around a round.
//!
//! [`Table::handle`] takes what came in and the time, and returns what is to be done. On a refusal
//! nothing has changed but that the answer is kept for a repeat. The table in memory never runs ahead of
//! what is stored: [`Effect::Persist`] comes before every message that tells of it, and when it fails the
//! shell drops the table.
//!
//! * here: what a table is, how it is opened, stored and restored;
//! * [`taking`]: how a message is taken in and answered;
//! * [`people`]: who is at the other end of a socket, `hello`;
//! * [`presence`]: who is here, who is away, and what the table wakes up for;
//! * [`hosts`]: leaving, removing, the host's role, stand-ins;
//! * [`watching`]: who sees the round, and who is shut out;
//! * [`ways_back`]: passwords and tickets;
//! * [`seats`]: sitting, standing, house rules, the start;
//! * [`course`]: the game, the lock on the rules, the end of a round, and what follows from a change of it;
//! * [`offers`]: what players are asked, and answer;
//! * [`change`]: how a change is logged, stored and told;
//! * [`answers`] for repeats.

mod answers;
mod change;
mod course;
mod hosts;
mod offers;
mod people;
mod presence;
mod seats;
mod taking;
#[cfg(test)]
mod tests;
mod watching;
mod ways_back;

use std::collections::BTreeMap;

use rules::game::{Command as GameCommand, Kind};
use serde::de::DeserializeOwned;

use self::answers::Answers;
pub use self::answers::Given;
use self::change::Change;
use self::people::{Connection, Members};
use self::presence::Presence;
use crate::code::TableCode;
use crate::effect::{Asked, Attachment, CallId, ConnectionId, Effect, Purpose};
use crate::limits::{self, Limits};
use crate::lobby::Lobby;
use crate::log::{TableEvent, What};
use crate::member::{Device, Holder, MemberId, Name, Tab};
use crate::round::{Round, Think};
use crate::secret::{Hash, Salt, Typed};
use crate::stored::{MembersPart, PartName, RoundPart, Stored, TablePart, Unreadable, VERSION};
use crate::terms::Terms;
use crate::watch::Watch;
use crate::wire::{Phase, PlayerInfo, TableInfo};

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
    /// When pings of these sockets were last answered, of all for which there was one. The shell tells before every
    /// alarm, and before messages of which [`Table::asks_who_is_here`].
    Heard(&'a [(ConnectionId, u64)]),
    /// What [`Effect::Hash`] asked for.
    Hashed {
        /// What it was for.
        purpose: Purpose,
        /// With which salt.
        salt: Salt,
        /// The hash.
        hash: Hash,
    },
    /// What [`Effect::Draw`] asked for.
    Drawn {
        /// As it was asked.
        asked: Asked,
        /// The random bits.
        entropy: [u8; 32],
    },
    /// Somebody at `device` wants to come back by name and password, over HTTP. Answered by [`Effect::Reply`].
    Recover {
        /// The call.
        call: CallId,
        /// Where they are.
        device: Device,
        /// As it was typed.
        name: &'a str,
        /// As it was typed.
        password: Typed,
    },
    /// Somebody at `device` has a ticket. Answered by [`Effect::Reply`].
    Claim {
        /// The call.
        call: CallId,
        /// Where they are.
        device: Device,
        /// As it came.
        ticket: &'a str,
    },
}

/// A table: one room, named by its code.
#[derive(Clone, Debug)]
pub struct Table {
    code: TableCode,
    host: Option<MemberId>,
    watch: Watch,
    members: Members,
    lobby: Lobby,
    waiting: Vec<MemberId>,
    /// Who has seats, in the order in which they sat down.
    seated: Vec<MemberId>,
    round_since: u64,
    round: Option<Round>,
    revision: u64,
    row: u64,
    connections: BTreeMap<ConnectionId, Connection>,
    answers: Answers,
    presence: Presence,
    limits: Limits,
    terms: Terms,
}

impl Table {
    /// Opens a table with the person at `device` as its host. The effects store it.
    pub fn open(code: TableCode, game: Kind, device: Device, name: Name, now: u64) -> (Self, Vec<Effect>) {
        let mut members = Members::default();
        members.quiet = Some(now);
        let host = members.add(name, device);
        let mut table = Self {
            code,
            host: Some(host),
            watch: Watch::Everyone,
            members,
            lobby: Lobby::new(game),
            waiting: Vec::new(),
            seated: Vec::new(),
            round_since: 0,
            round: None,
            revision: 0,
            row: 0,
            connections: BTreeMap::new(),
            answers: Answers::default(),
            presence: Presence::default(),
            limits: Limits::default(),
            terms: Terms::default(),
        };
        let actor = table.actor(host);
        let opened = vec![
            (actor.clone(), What::Table(TableEvent::Opened { game })),
            (actor, What::Table(TableEvent::Joined {})),
        ];
        let change = Change {
            parts: vec![PartName::Table, PartName::Members],
            shows_table: true,
            entries: opened,
            ..Change::default()
        };
        let effects = table.commit(change, None, now);
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
        let mut table = Self {
            code: part.code,
            host: part.host,
            watch: part.watch,
            members,
            lobby,
            waiting: part.waiting,
            seated: part.seated,
            round_since: part.round_since,
            round,
            revision,
            row: stored.row,
            connections,
            answers: Answers::default(),
            presence: Presence::default(),
            limits: Limits::default(),
            terms: part.terms,
        };
        table.count_seated();
        table.know_what_was_told();
        Ok(table)
    }

    /// The same under other limits, for tests and benches.
    pub fn under(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Takes in `input` at `now`, in milliseconds since 1970.
    pub fn handle(&mut self, input: Input<'_>, now: u64) -> Vec<Effect> {
        match input {
            Input::Connected { connection, device } => self.connected(connection, device, now),
            Input::Message { connection, text } => self.message(connection, text, now),
            Input::Closed { connection } => {
                self.disconnect(connection);
                self.note_who_is_gone(now);
                self.alarm(now).into_iter().collect()
            }
            Input::Heard(sockets) => {
                self.heard(sockets);
                Vec::new()
            }
            Input::Alarm => self.alarm_rang(now),
            Input::Hashed { purpose: Purpose::Set(asked), salt, hash } => self.password_set(asked, salt, hash, now),
            Input::Hashed { purpose: Purpose::Recover { call, member, device }, salt, hash } => {
                self.recovered(call, member, device, salt, &hash, now)
            }
            Input::Drawn { asked, entropy } => self.ticket_made(asked, &entropy, now),
            Input::Recover { call, device, name, password } => self.recover(call, device, name, password, now),
            Input::Claim { call, device, ticket } => self.claim(call, device, ticket, now),
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
            watch: self.watch.as_str(),
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

    fn connected(&mut self, connection: ConnectionId, device: Option<Device>, now: u64) -> Vec<Effect> {
        let attachment = Attachment { connection, device, tab: None };
        self.connections.insert(connection, Connection::restore(attachment.clone(), &self.members, self.revision));
        let mut effects = self.no_longer_quiet();
        effects.push(Effect::Attach(attachment));
        effects.extend(self.alarm(now));
        effects
    }
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
