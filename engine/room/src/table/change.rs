//! How a change is logged, stored and told.

use serde_json::value::RawValue;

use super::Table;
use crate::effect::{Answered, ConnectionId, Effect, JournalRow, Write, close};
use crate::limits;
use crate::log::{Actor, Entry, What};
use crate::member::MemberId;
use crate::round::Round;
use crate::stored::{PartName, RoundPart, TablePart, VERSION};
use crate::wire::{self, MemberState, Message, TableState, TermsState, You};

/// What a command changed; nothing at all by default.
#[derive(Debug, Default)]
pub(super) struct Change {
    /// The stored parts that are no longer what they were.
    pub parts: Vec<PartName>,
    /// Whether something that pages show of the table, besides the round, has changed.
    pub shows_table: bool,
    /// What happened, in its order.
    pub entries: Vec<(Actor, What)>,
    /// Pages that are told the whole state, since what they may do has changed.
    pub welcome: Vec<ConnectionId>,
    /// It is stored, and nobody has to know: it has no revision.
    pub is_silent: bool,
    /// It may be that some may no longer watch.
    pub shuts_out: bool,
    /// What is to be done after it was told.
    pub effects: Vec<Effect>,
    /// A reaction, which is told and not stored.
    pub passing: Option<(MemberId, u8)>,
}

impl Change {
    /// Whether it is a change of what can be seen, and has a revision.
    pub fn counts(&self) -> bool {
        !self.parts.is_empty() && !self.is_silent
    }
}

impl Table {
    /// Gives the change a revision, stores it together with the command that made it, and tells all pages.
    /// A change without parts has no revision: only the answer is kept.
    pub(super) fn commit(&mut self, mut change: Change, command: Option<Answered>, now: u64) -> Vec<Effect> {
        if !change.is_silent {
            self.follow(&mut change);
        }
        let is_change = change.counts();
        if is_change {
            self.revision += 1;
            self.count_seated();
        }
        self.row += 1;
        let entry = |(actor, what)| Entry::new(self.revision, now, actor, what);
        let entries: Vec<Entry> = change.entries.into_iter().map(entry).collect();
        let texts: Vec<_> = entries.iter().map(wire::raw).collect();
        let mut writes: Vec<Write> = change.parts.iter().filter_map(|part| self.part(*part)).collect();
        writes.push(Write::Journal(JournalRow {
            number: self.row,
            revision: is_change.then_some(self.revision),
            entries: lines(&entries, &texts),
            command,
        }));
        if self.row.is_multiple_of(limits::PRUNE_EVERY) {
            let before_revision = if self.is_playing() { self.round_since } else { self.revision };
            let before_plain = self.row.saturating_sub(limits::PLAIN_ROWS);
            writes.push(Write::Prune { before_revision, before_plain });
        }
        let mut effects = vec![Effect::Persist(writes)];
        if is_change {
            effects.extend(self.tell(&wire::raw_list(&texts), change.shows_table, &change.welcome));
            effects.extend(change.effects);
            effects.extend(self.alarm(now));
        }
        effects
    }

    /// The whole state for one page; the shell adds the log.
    pub(super) fn welcome(&mut self, to: ConnectionId) -> Effect {
        let told = self.standing(to);
        let member = self.connections.get_mut(&to).and_then(|connection| {
            connection.told = told;
            connection.member
        });
        let you = You {
            member,
            seats: member.map_or_else(Vec::new, |member| self.lobby.seats_of(member)),
            host: told.host,
            password: member.and_then(|member| self.members.get(member)).is_some_and(|m| m.secrets.has_password()),
            sees: told.sees,
        };
        let table = wire::raw(&self.state());
        if !told.sees {
            let message = Message::Table { revision: self.revision, you, table: &table, view: None };
            return Effect::Send { to: vec![to], text: wire::with_log(&wire::without_log(&message), "[]") };
        }
        let is_mover = member.is_some() && member == self.mover();
        let (plain, movers) = self.views(is_mover);
        let view = if is_mover { movers } else { plain };
        let message = Message::Table { revision: self.revision, you, table: &table, view: view.as_deref() };
        Effect::Welcome { to, head: wire::without_log(&message) }
    }

    /// Three texts at most: one for all who see the same, one for the pages of who is to move, since only they are
    /// told what is legal, and one for those from whom the round is kept. Pages in `welcome`, and all whose standing
    /// has changed, are told the whole state instead.
    fn tell(&mut self, events: &RawValue, shows_table: bool, welcome: &[ConnectionId]) -> Vec<Effect> {
        let mut effects = self.drop_slow();
        let mover = self.mover();
        let mut to_others = Vec::new();
        let mut to_mover = Vec::new();
        let mut to_blind = Vec::new();
        let mut to_all = Vec::new();
        for (id, connection) in &self.connections {
            if connection.tab.is_none() {
                continue;
            }
            let is_mover = connection.member.is_some() && connection.member == mover;
            let standing = self.standing_of(connection);
            if standing != connection.told || welcome.contains(id) {
                to_all.push(*id);
            } else if !standing.sees {
                to_blind.push(*id);
            } else if is_mover {
                to_mover.push(*id);
            } else {
                to_others.push(*id);
            }
        }
        let (plain, movers) = self.views(!to_mover.is_empty());
        let table = shows_table.then(|| wire::raw(&self.state()));
        let nothing = wire::raw_list(&[]);
        for (to, events, view) in [(to_mover, events, movers), (to_others, events, plain), (to_blind, &nothing, None)] {
            if !to.is_empty() {
                let (view, table) = (view.as_deref(), table.as_deref());
                let text = wire::text(&Message::Events { revision: self.revision, events, view, table });
                effects.push(Effect::Send { to, text });
            }
        }
        effects.extend(to_all.into_iter().map(|connection| self.welcome(connection)));
        effects
    }

    /// The round as all see it, and with the legal commands where `with_legal`.
    fn views(&self, with_legal: bool) -> (Option<Box<RawValue>>, Option<Box<RawValue>>) {
        let Some(round) = &self.round else { return (None, None) };
        let (plain, movers) = wire::round_texts(round, round.to_move().filter(|_| with_legal));
        (Some(plain), movers)
    }

    /// The member whose seat is to move.
    fn mover(&self) -> Option<MemberId> {
        let round = self.round.as_ref()?;
        round.seats().get(round.to_move()?.index())?.member()
    }

    fn state(&self) -> TableState {
        let member = |member: &crate::member::Member| MemberState {
            id: member.id,
            name: member.name.clone(),
            waiting: self.waiting.contains(&member.id),
            away: member.away,
        };
        TableState {
            code: Some(self.code),
            game: self.lobby.game(),
            phase: self.phase(),
            host: self.host,
            watch: self.watch.clone().into(),
            members: self.members.iter().map(member).collect(),
            seats: self.lobby.states(),
            rules: self.lobby.rules().values().clone(),
            terms: TermsState::of(self.lobby.game(), &self.terms),
        }
    }

    fn part(&self, name: PartName) -> Option<Write> {
        let json = match name {
            PartName::Table => wire::raw(&TablePart {
                version: VERSION,
                code: self.code,
                lobby: self.lobby.part(),
                host: self.host,
                watch: self.watch.clone(),
                waiting: self.waiting.clone(),
                seated: self.seated.clone(),
                round_since: self.round_since,
                terms: self.terms.clone(),
            }),
            PartName::Members => wire::raw(&self.members.part()),
            PartName::Round => wire::raw(&RoundPart { round: self.round.as_ref().map(Round::stored) }),
        };
        Some(Write::Part(name, json.get().to_owned()))
    }

    /// Closes the sockets that have fallen too far behind: they take memory and get nowhere.
    fn drop_slow(&mut self) -> Vec<Effect> {
        let is_slow = |seen: u64| self.revision.saturating_sub(seen) >= limits::UNSEEN_REVISIONS;
        let slow: Vec<_> =
            self.connections.iter().filter(|(_, to)| to.tab.is_some() && is_slow(to.seen)).map(|(id, _)| *id).collect();
        let closed = |connection: &ConnectionId| Effect::Close {
            connection: *connection,
            code: close::TOO_SLOW,
            reason: "too_slow",
        };
        let effects = slow.iter().map(closed).collect();
        for connection in slow {
            self.disconnect(connection);
        }
        effects
    }
}

/// The entries that stand in the log, one a line. JSON has no line breaks of its own.
fn lines(entries: &[Entry], texts: &[Box<RawValue>]) -> String {
    let logged = entries.iter().zip(texts).filter(|(entry, _)| !entry.transient);
    logged.map(|(_, text)| text.get()).collect::<Vec<_>>().join("\n")
}
