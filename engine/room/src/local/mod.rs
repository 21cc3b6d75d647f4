//! A table on one device: one person, who may hold several seats, and bots, around a [`Round`].
//!
//! It has no network, no other members and no clock of its own, and speaks the messages of a table on the
//! net, so that a page does not know the one from the other: the same commands get the same answers. What
//! only one device can do comes besides: turns are taken back and made again, bots are told to wait, a round
//! is given up, and all of it is kept in one text ([`saved`]) after each whole turn.

mod record;
mod saved;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use rules::game::{Command as GameCommand, Event, Kind};
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

use self::record::Record;
use crate::course::Course;
use crate::limits;
use crate::lobby::Lobby;
use crate::log::{Actor, Entry, Sitter, TableEvent, What};
use crate::member::{GuardLevel, Holder, MemberId, Name};
use crate::refusal::{NO_ROUND, NOTHING_TO_REDO, NOTHING_TO_UNDO, ROUND_RUNNING, Refusal, TOO_OLD, UNKNOWN_COMMAND};
use crate::round::{ENDED, Round, Think};
use crate::terms::Terms;
use crate::watch::WatchState;
use crate::wire::{self, Command, MemberState, Message, Phase, Request, TableState, TermsState, You};

/// The one person at a table on one device.
const PERSON: MemberId = MemberId(0);

/// What comes in to it.
#[derive(Clone, Debug)]
pub enum Input<'a> {
    /// A message of the page.
    Message(&'a str),
    /// The time of [`Effect::SetAlarm`] has come.
    Alarm,
    /// What [`Effect::Think`] asked for; `None` where nothing was found.
    Thought {
        /// As it was asked.
        think: Think,
        /// The bot's turn, whole.
        command: Option<GameCommand>,
    },
}

/// What it wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Send this to the page.
    Send(String),
    /// Keep this, from which [`Local::restore`] makes the table again.
    Save(String),
    /// Wake it up at that time, in milliseconds since 1970; it replaces an earlier one.
    SetAlarm(u64),
    /// Find the turn of a bot, and hand it back with [`Input::Thought`].
    Think(Think),
}

/// What a page can do at a table on one device that it can't do on the net; sent when it changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "LocalState")]
pub struct Abilities {
    /// Whether there is a turn of a person's to be taken back.
    pub undo: bool,
    /// Whether there is one that was taken back.
    pub redo: bool,
    /// Whether bots wait until they are told to go on.
    pub paused: bool,
    /// Whether a round has begun that would be lost if the board were cleared.
    pub begun: bool,
}

/// The message with [`Abilities`].
#[derive(Debug, Serialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(rename = "LocalMessage")]
pub enum LocalMessage {
    /// What can be done now.
    Local(Abilities),
}

/// A table on one device.
#[derive(Clone, Debug)]
pub struct Local {
    name: Name,
    lobby: Lobby,
    revision: u64,
    record: Option<Record>,
    /// The turns of rounds that were given up are counted as well.
    last_turn: u64,
    /// The newest [`limits::LOG_TAIL`] entries.
    log: VecDeque<Box<RawValue>>,
    paused: bool,
    told: Abilities,
}

/// What a command changed.
struct Change {
    entries: Vec<(Actor, What)>,
    shows_table: bool,
}

impl Local {
    /// A new one, for a person of that name.
    pub fn open(game: Kind, name: Name, now: u64) -> Self {
        let mut local = Self {
            name,
            lobby: Lobby::new(game),
            revision: 0,
            record: None,
            last_turn: 0,
            log: VecDeque::new(),
            paused: false,
            told: Abilities::default(),
        };
        let opened = local.by_person([TableEvent::Opened { game }, TableEvent::Joined {}]);
        local.commit(opened, now);
        local
    }

    /// Which game is played at it.
    pub fn game(&self) -> Kind {
        self.lobby.game()
    }

    /// Takes in `input` at `now`, in milliseconds since 1970.
    pub fn handle(&mut self, input: Input<'_>, now: u64) -> Vec<Effect> {
        match input {
            Input::Message(text) => self.message(text, now),
            Input::Alarm => self.think().map(Effect::Think).into_iter().collect(),
            Input::Thought { think, command } => self.thought(&think, command.as_ref(), now),
        }
    }

    /// The round that runs, or the last one.
    pub fn round(&self) -> Option<&Round> {
        self.record.as_ref().map(Record::round)
    }

    fn message(&mut self, text: &str, now: u64) -> Vec<Effect> {
        let request = match Request::parse(text) {
            Ok(request) => request,
            Err(refusal) => return refuse(None, &refusal),
        };
        match self.run(&request, now) {
            Ok(mut effects) => {
                let answer = Message::Ok { id: request.id, revision: self.revision, ticket: None };
                effects.push(Effect::Send(wire::text(&answer)));
                effects
            }
            Err(refusal) => refuse(Some(request.id), &refusal),
        }
    }

    /// Carries out a command. On a refusal nothing has changed.
    fn run(&mut self, request: &Request, now: u64) -> Result<Vec<Effect>, Refusal> {
        let change = match request.name.as_str() {
            "undo" => self.undo()?,
            "redo" => self.redo()?,
            "pause" => return Ok(self.pause(request.read::<PauseArgs>()?.paused, now)),
            "clear" => self.clear(),
            _ => match request.command()? {
                Command::Hello(hello) if hello.protocol != limits::PROTOCOL => {
                    return Err(TOO_OLD.with("protocol", limits::PROTOCOL));
                }
                Command::Hello(_) => return Ok(self.welcome(now)),
                Command::Seen(_) => None,
                Command::Play { turn, args } => Some(self.play(turn, args)?),
                Command::Course(Course::EndRound) => Some(self.end_round()?),
                // Of an undo nobody has to be asked, and nobody else is here.
                Command::Course(_) => return Err(UNKNOWN_COMMAND.with("command", request.name.as_str())),
                at_any_time @ Command::SetRule { .. } => self.settle(at_any_time)?,
                before_a_round => {
                    if self.phase() == Phase::Playing {
                        return Err(ROUND_RUNNING.into());
                    }
                    self.settle(before_a_round)?
                }
            },
        };
        Ok(change.map_or_else(Vec::new, |change| self.commit(Some(change), now)))
    }

    /// Seats, house rules, the start.
    fn settle(&mut self, command: Command) -> Result<Option<Change>, Refusal> {
        let events: Vec<TableEvent> = match command {
            Command::Sit(seat) => self.lobby.sit(PERSON, seat)?.into_iter().collect(),
            Command::Stand(seat) => {
                let seats = self.lobby.own(PERSON, seat)?;
                self.lobby.stand(&seats)
            }
            Command::SetGuard { seat, level } => {
                let level = GuardLevel::parse(self.lobby.game(), level)?;
                let seats = self.lobby.own(PERSON, seat)?;
                self.lobby.set_guard(&seats, level)
            }
            Command::SeatBot { seat, level } => self.lobby.seat_bot(seat, &level)?.into_iter().collect(),
            Command::Unseat(seat) => {
                let holder = self.lobby.unseat(seat)?;
                vec![TableEvent::Unseated { seat, sitter: sitter(&self.name, &holder) }]
            }
            Command::SetRule { rule, value } => self.lobby.set_rule(&rule, value)?.into_iter().collect(),
            Command::Start => vec![self.start()?],
            // There is one person, who is here.
            Command::Conduct(_) => return Err(UNKNOWN_COMMAND.into()),
            // These are none of what is settled before a round.
            Command::Hello(_) | Command::Seen(_) | Command::Play { .. } | Command::Course(_) => Vec::new(),
        };
        Ok(self.by_person(events))
    }

    fn start(&mut self) -> Result<TableEvent, Refusal> {
        let turn = self.round().map_or(self.last_turn, Round::turn) + 1;
        let name = &self.name;
        let (round, started) = self.lobby.deal(&mut Vec::new(), turn, |holder| Some(sitter(name, holder)))?;
        self.record = Some(Record::begin(round));
        self.paused = false;
        Ok(started)
    }

    fn play(&mut self, turn: u64, args: serde_json::Value) -> Result<Change, Refusal> {
        let record = self.record.as_mut().ok_or(NO_ROUND)?;
        let seat = record.round().seat_for(PERSON, turn)?;
        let events = record.play(seat, turn, &args)?;
        Ok(self.played(Actor { seat: Some(seat), ..self.person() }, events))
    }

    fn end_round(&mut self) -> Result<Change, Refusal> {
        let outcome = self.record.as_mut().ok_or(NO_ROUND)?.end(ENDED)?;
        Ok(self.shown([TableEvent::Over(outcome)]))
    }

    fn undo(&mut self) -> Result<Option<Change>, Refusal> {
        let turns = self.record.as_mut().and_then(Record::undo).ok_or(NOTHING_TO_UNDO)?;
        // Of a turn that has only begun nobody need hear.
        let entries: Vec<_> = (turns > 0).then_some(TableEvent::TakenBack { turns }).into_iter().collect();
        Ok(Some(self.shown(entries)))
    }

    fn redo(&mut self) -> Result<Option<Change>, Refusal> {
        let turns = self.record.as_mut().and_then(Record::redo).ok_or(NOTHING_TO_REDO)?;
        Ok(Some(self.shown(vec![TableEvent::MadeAgain { turns }])))
    }

    /// Gives the round up, so that seats and rules can be chosen again.
    fn clear(&mut self) -> Option<Change> {
        self.last_turn = self.record.take()?.round().turn();
        self.paused = false;
        Some(self.shown(Vec::new()))
    }

    fn pause(&mut self, paused: bool, now: u64) -> Vec<Effect> {
        self.paused = paused;
        let mut effects: Vec<_> = self.abilities_changed().into_iter().collect();
        effects.extend(self.keep());
        effects.extend(self.alarm(now));
        effects
    }

    fn thought(&mut self, think: &Think, command: Option<&GameCommand>, now: u64) -> Vec<Effect> {
        let (Some(record), Some(command)) = (self.record.as_mut(), command) else { return Vec::new() };
        // The turn may have been taken back, or the round given up, while it was thought about.
        if self.paused || record.round().think().as_ref() != Some(think) {
            return Vec::new();
        }
        let Ok(events) = record.play_bot(think, command) else { return Vec::new() };
        let actor = Actor { bot: Some(think.level.clone()), seat: Some(think.seat), ..Actor::default() };
        let change = self.played(actor, events);
        self.commit(Some(change), now)
    }

    fn played(&mut self, actor: Actor, events: Vec<Event>) -> Change {
        let mut entries: Vec<_> = events.into_iter().map(|event| (actor.clone(), What::Game(event))).collect();
        let rules = self.lobby.rules();
        if let Some(events) = self.record.as_mut().and_then(|record| record.put_in_force(rules)) {
            let rules = rules.values().clone();
            entries.push((Actor::default(), What::Table(TableEvent::RulesInForce { rules })));
            entries.extend(events.into_iter().map(|event| (Actor::default(), What::Game(event))));
        }
        Change { entries, shows_table: self.phase() != Phase::Playing }
    }

    /// A change that the person made; none without an event.
    fn by_person(&self, events: impl IntoIterator<Item = TableEvent>) -> Option<Change> {
        let change = self.shown(events);
        (!change.entries.is_empty()).then_some(change)
    }

    fn shown(&self, events: impl IntoIterator<Item = TableEvent>) -> Change {
        let entries = events.into_iter().map(|event| (self.person(), What::Table(event))).collect();
        Change { entries, shows_table: true }
    }

    /// Gives the change a revision, tells it and keeps it.
    fn commit(&mut self, change: Option<Change>, now: u64) -> Vec<Effect> {
        let Some(Change { entries, shows_table }) = change else { return Vec::new() };
        self.revision += 1;
        let entries: Vec<Entry> =
            entries.into_iter().map(|(actor, what)| Entry::new(self.revision, now, actor, what)).collect();
        let texts: Vec<_> = entries.iter().map(wire::raw).collect();
        let view = self.view();
        let table = shows_table.then(|| wire::raw(&self.state()));
        let message = wire::text(&Message::Events {
            revision: self.revision,
            events: &wire::raw_list(&texts),
            view: view.as_deref(),
            table: table.as_deref(),
        });
        let logged = entries.iter().zip(texts).filter(|(entry, _)| !entry.transient);
        self.log.extend(logged.map(|(_, text)| text));
        self.log.drain(..self.log.len().saturating_sub(limits::LOG_TAIL));
        let mut effects = vec![Effect::Send(message)];
        effects.extend(self.abilities_changed());
        effects.extend(self.keep());
        effects.extend(self.alarm(now));
        effects
    }

    fn welcome(&mut self, now: u64) -> Vec<Effect> {
        let you =
            You { member: Some(PERSON), seats: self.lobby.seats_of(PERSON), host: true, password: false, sees: true };
        let (table, view) = (wire::raw(&self.state()), self.view());
        let message = Message::Table { revision: self.revision, you, table: &table, view: view.as_deref() };
        let log: Vec<_> = self.log.iter().cloned().collect();
        let mut effects = vec![Effect::Send(wire::with_log(&wire::without_log(&message), wire::raw_list(&log).get()))];
        self.told = self.abilities();
        effects.push(Effect::Send(wire::text(&LocalMessage::Local(self.told))));
        effects.extend(self.alarm(now));
        effects
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            undo: self.record.as_ref().is_some_and(Record::can_undo),
            redo: self.record.as_ref().is_some_and(Record::can_redo),
            paused: self.paused,
            begun: self.phase() == Phase::Playing && self.record.as_ref().is_some_and(Record::is_begun),
        }
    }

    fn abilities_changed(&mut self) -> Option<Effect> {
        let now = self.abilities();
        let changed = now != self.told;
        self.told = now;
        changed.then(|| Effect::Send(wire::text(&LocalMessage::Local(now))))
    }

    /// Between turns: one that has only begun is not kept.
    fn keep(&self) -> Option<Effect> {
        let is_mid_turn = self.round().is_some_and(Round::is_mid_turn);
        (!is_mid_turn).then(|| Effect::Save(self.saved()))
    }

    fn think(&self) -> Option<Think> {
        self.round().filter(|_| !self.paused)?.think()
    }

    fn alarm(&self, now: u64) -> Option<Effect> {
        self.think().map(|_| Effect::SetAlarm(now + limits::BOT_PAUSE))
    }

    /// The round, with the legal commands where the person is to move.
    fn view(&self) -> Option<Box<RawValue>> {
        let round = self.round()?;
        let mover = round.to_move().filter(|seat| round.seats()[seat.index()].member().is_some());
        let (plain, movers) = wire::round_texts(round, mover);
        Some(movers.unwrap_or(plain))
    }

    fn state(&self) -> TableState {
        TableState {
            code: None,
            game: self.lobby.game(),
            phase: self.phase(),
            host: Some(PERSON),
            watch: WatchState::default(),
            members: vec![MemberState { id: PERSON, name: self.name.clone(), waiting: false, away: None }],
            seats: self.lobby.states(),
            rules: self.lobby.rules().values().clone(),
            terms: TermsState::of(self.lobby.game(), &Terms::default()),
        }
    }

    fn phase(&self) -> Phase {
        Phase::of(self.round())
    }

    fn person(&self) -> Actor {
        Actor { member: Some(PERSON), name: Some(self.name.clone()), ..Actor::default() }
    }
}

#[derive(serde::Deserialize)]
struct PauseArgs {
    paused: bool,
}

fn sitter(name: &Name, holder: &Holder) -> Sitter {
    match holder {
        Holder::Bot(level) => Sitter::Bot { bot: level.clone() },
        Holder::Person { member, guard } => Sitter::person(*member, name.clone(), *guard),
    }
}

fn refuse(id: Option<u64>, refusal: &Refusal) -> Vec<Effect> {
    vec![Effect::Send(wire::text(&Message::No { id, refusal }))]
}
