//! A table on the net: members, seats, house rules and log around a round.
//!
//! [`Table::handle`] takes what came in and the time, and returns what is to be done. On a refusal
//! nothing has changed but that the answer is kept for a repeat. The table in memory never runs ahead of
//! what is stored: [`Effect::Persist`] comes before every message that tells of it, and when it fails the
//! shell drops the table.
//!
//! * here: what a table is, how it is opened, stored and restored, and how a message is taken in;
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
#[cfg(test)]
mod tests;
mod watching;
mod ways_back;

use std::collections::BTreeMap;

use rules::game::{Command as GameCommand, Kind};
use serde::de::DeserializeOwned;

pub use self::answers::Given;
use self::answers::{Answers, Known};
use self::change::Change;
use self::people::{Connection, Members};
use self::presence::Presence;
use crate::code::TableCode;
use crate::conduct::Conduct;
use crate::effect::{Answered, Asked, Attachment, CallId, ConnectionId, Effect, Hashing, Purpose};
use crate::limits::{self, Limits};
use crate::lobby::Lobby;
use crate::log::{Actor, TableEvent, What};
use crate::member::{Device, Holder, MemberId, Name, Tab};
use crate::refusal::{BAD_MESSAGE, ID_REUSED, NO_ROUND, NOT_MEMBER, Refusal, SAY_HELLO, TOO_LARGE};
use crate::round::{self, Round, Think};
use crate::secret::{Hash, Salt, Typed};
use crate::stored::{MembersPart, PartName, RoundPart, Stored, TablePart, Unreadable, VERSION};
use crate::terms::Terms;
use crate::watch::Watch;
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

    fn message(&mut self, connection: ConnectionId, text: &str, now: u64) -> Vec<Effect> {
        if text.len() > limits::MESSAGE_BYTES {
            return refuse(connection, None, &TOO_LARGE.with("most", limits::MESSAGE_BYTES));
        }
        let request = match serde_json::from_str::<Request>(text) {
            Ok(request) if request.id <= limits::MAX_ID => request,
            _ => return refuse(connection, None, &BAD_MESSAGE.into()),
        };
        if let Some(effects) = self.too_fast(connection, request.id, now) {
            return effects;
        }
        let mut effects = self.is_heard(connection, now);
        effects.extend(self.command(connection, &request, now));
        effects
    }

    fn command(&mut self, connection: ConnectionId, request: &Request, now: u64) -> Vec<Effect> {
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
        let content = answers::content(request);
        match self.answers.find(&page, request.id, &content) {
            Known::Repeat(answer) => return vec![Effect::Send { to: vec![connection], text: answer }],
            Known::Reused => return refuse(connection, Some(request.id), &ID_REUSED.into()),
            Known::New => {}
        }
        let (member, tab) = page;
        let asked = Asked { connection, member, tab, id: request.id, content };
        match command {
            // These wait for what only the shell can bring.
            Ok(Command::Conduct(Conduct::SetPassword(password))) => {
                vec![Effect::Hash(Hashing { purpose: Purpose::Set(asked), password, salt: None })]
            }
            Ok(Command::Conduct(Conduct::MakeTicket)) => vec![Effect::Draw(asked)],
            command => {
                let outcome = command.and_then(|command| self.run(asked.member, command, now));
                self.conclude(asked, outcome, None, now)
            }
        }
    }

    /// Stores what came of a command, tells of it, and answers it. The ticket, if there is one, is told and not kept.
    fn conclude(
        &mut self,
        asked: Asked,
        outcome: Result<Option<Change>, Refusal>,
        ticket: Option<String>,
        now: u64,
    ) -> Vec<Effect> {
        let Asked { connection, member, tab, id, content } = asked;
        let (change, answer) = match outcome {
            Ok(change) => {
                let counts = change.as_ref().is_some_and(Change::counts);
                (change, Ok(self.revision + u64::from(counts)))
            }
            Err(refusal) => (None, Err(refusal)),
        };
        let text = |ticket: Option<String>| match &answer {
            Ok(revision) => wire::text(&Message::Ok { id, revision: *revision, ticket }),
            Err(refusal) => wire::text(&Message::No { id: Some(id), refusal }),
        };
        let kept = text(None);
        let page = (member, tab.clone());
        let command = Answered { member, tab, id, content: content.clone(), answer: kept.clone() };
        let change = change.unwrap_or_default();
        let passing = change.passing;
        let shuts_out = change.shuts_out;
        let mut effects = self.commit(change, Some(command), now);
        if self.members.get(member).is_some() {
            self.answers.keep(page, Given { id, content, answer: kept.clone() });
        }
        effects.extend(self.tell_in_passing(passing));
        effects.push(Effect::Send { to: vec![connection], text: ticket.map_or(kept, |ticket| text(Some(ticket))) });
        if shuts_out {
            effects.extend(self.shut_out());
        }
        effects
    }

    /// Carries out a command of a member: the change, or `None` where all was so already. On a refusal
    /// the table is as it was.
    fn run(&mut self, member: MemberId, command: Command, now: u64) -> Result<Option<Change>, Refusal> {
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
            Command::Conduct(conduct) => self.conduct(member, conduct, now),
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

    fn thought(&mut self, think: &Think, command: Option<&GameCommand>, now: u64) -> Vec<Effect> {
        let played = match (self.round.as_mut(), command) {
            (Some(round), Some(command)) if round.think().as_ref() == Some(think) => {
                round.handle(round::Input::PlayBot { seat: think.seat, turn: think.turn, command }).ok()
            }
            // Another thought was quicker, or the round is gone.
            _ => None,
        };
        let Some(events) = played else { return self.think_again_later(think, now).into_iter().collect() };
        let actor = Actor { bot: Some(think.level.clone()), seat: Some(think.seat), ..Actor::default() };
        let change = self.played(actor, events);
        self.commit(change, None, now)
    }

    fn ok(&self, connection: ConnectionId, id: u64) -> Effect {
        Effect::Send {
            to: vec![connection],
            text: wire::text(&Message::Ok { id, revision: self.revision, ticket: None }),
        }
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
