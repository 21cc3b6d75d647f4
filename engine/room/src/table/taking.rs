//! How a message is taken in and answered, and how what was played becomes a change.

use rules::game::Command as GameCommand;

use super::Table;
use super::answers::{self, Given, Known};
use super::change::Change;
use crate::conduct::Conduct;
use crate::effect::{Answered, Asked, ConnectionId, Effect, Hashing, Purpose};
use crate::log::{Actor, What};
use crate::member::MemberId;
use crate::refusal::{ID_REUSED, NO_ROUND, NOT_MEMBER, Refusal, SAY_HELLO};
use crate::round::{self, Think};
use crate::stored::PartName;
use crate::wire::{self, Command, Message, Request};

impl Table {
    pub(super) fn message(&mut self, connection: ConnectionId, text: &str, now: u64) -> Vec<Effect> {
        let request = match Request::parse(text) {
            Ok(request) => request,
            Err(refusal) => return refuse(connection, None, &refusal),
        };
        if let Some(effects) = self.too_fast(connection, request.id, now) {
            return effects;
        }
        let mut effects = self.is_heard(connection, now);
        effects.extend(self.command(connection, &request, now));
        effects
    }

    pub(super) fn command(&mut self, connection: ConnectionId, request: &Request, now: u64) -> Vec<Effect> {
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
    pub(super) fn conclude(
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
    pub(super) fn run(&mut self, member: MemberId, command: Command, now: u64) -> Result<Option<Change>, Refusal> {
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

    pub(super) fn play(&mut self, member: MemberId, turn: u64, args: &serde_json::Value) -> Result<Change, Refusal> {
        let actor = self.actor(member);
        let round = self.round.as_mut().ok_or(NO_ROUND)?;
        let seat = round.seat_for(member, turn)?;
        let events = round.handle(round::Input::Play { seat, turn, args })?;
        Ok(self.played(Actor { seat: Some(seat), ..actor }, events))
    }

    /// The change that `events` of the round are. Its end is shown by the table too.
    pub(super) fn played(&self, actor: Actor, events: round::Effects) -> Change {
        let entries = events.into_iter().map(|event| (actor.clone(), What::Game(event))).collect();
        Change { parts: vec![PartName::Round], shows_table: !self.is_playing(), entries, ..Change::default() }
    }

    pub(super) fn thought(&mut self, think: &Think, command: Option<&GameCommand>, now: u64) -> Vec<Effect> {
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

    pub(super) fn ok(&self, connection: ConnectionId, id: u64) -> Effect {
        Effect::Send {
            to: vec![connection],
            text: wire::text(&Message::Ok { id, revision: self.revision, ticket: None }),
        }
    }
}

pub(super) fn refuse(connection: ConnectionId, id: Option<u64>, refusal: &Refusal) -> Vec<Effect> {
    vec![Effect::Send { to: vec![connection], text: wire::text(&Message::No { id, refusal }) }]
}
