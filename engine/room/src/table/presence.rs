//! Who is here and who is away, and what the table wakes up for.
//!
//! There is one alarm, at the earliest of all that the table has to do by itself. It may come late, twice, or for a
//! state that is gone: when it comes, the table looks at what is due by then, and sets the next one.

use std::collections::BTreeMap;

use super::Table;
use super::change::Change;
use crate::effect::{ConnectionId, Effect, Write};
use crate::limits::{self, Limits};
use crate::log::{Actor, TableEvent, What};
use crate::member::MemberId;
use crate::refusal::TOO_FAST;
use crate::round::Think;
use crate::stored::PartName;

/// What is only known while the table is awake, and found anew after a sleep.
#[derive(Clone, Debug, Default)]
pub(super) struct Presence {
    /// Since when members have no socket who are not away yet.
    gone: BTreeMap<MemberId, u64>,
    /// Since when there is no socket at all.
    empty_since: Option<u64>,
    /// When half-open sockets are looked for next.
    look_at: Option<u64>,
    /// The turn of the bot that is to move, and when it plays.
    bot: Option<(u64, u64)>,
    /// When the alarm rings that was set last; unknown after a sleep, which costs one alarm too many.
    alarm_at: u64,
}

impl Presence {
    pub fn forget(&mut self, member: MemberId) {
        self.gone.remove(&member);
    }
}

impl Table {
    /// Whether a message asks for what only the absent have to bear, so that the shell has to tell first when
    /// sockets were last heard ([`super::Input::Heard`]).
    pub fn asks_who_is_here(text: &str) -> bool {
        text.contains("stand_in") || text.contains("take_host")
    }

    /// Takes in when pings were last answered.
    pub(super) fn heard(&mut self, sockets: &[(ConnectionId, u64)]) {
        for (id, at) in sockets {
            if let Some(connection) = self.connections.get_mut(id) {
                connection.pings = true;
                connection.heard = connection.heard.max(*at);
            }
        }
    }

    /// A message came: whoever was thought to be gone is not.
    pub(super) fn is_heard(&mut self, connection: ConnectionId, now: u64) -> Vec<Effect> {
        let Some(from) = self.connections.get_mut(&connection) else { return Vec::new() };
        from.heard = now;
        from.is_silent = false;
        if from.tab.is_some() { self.come_back(connection, now) } else { Vec::new() }
    }

    /// Who is at the other end of `connection` is here again, if they were away: bots that played for them stop.
    pub(super) fn come_back(&mut self, connection: ConnectionId, now: u64) -> Vec<Effect> {
        let member = self.connections.get(&connection).and_then(|connection| connection.member);
        let Some(member) = member.filter(|member| self.members.get(*member).is_some_and(|m| m.away.is_some())) else {
            return Vec::new();
        };
        let change = self.mark(&[(member, None)]);
        self.commit(change, None, now)
    }

    /// Whether a member has a page open from which something is heard.
    pub(super) fn is_here(&self, member: MemberId) -> bool {
        self.connections.values().any(|page| page.member == Some(member) && page.tab.is_some() && !page.is_silent)
    }

    /// How long a member has been away.
    pub(super) fn away_for(&self, member: MemberId, now: u64) -> Option<u64> {
        Some(now.saturating_sub(self.members.get(member)?.away?))
    }

    /// Starts to count for those whose last socket is gone, and stops for those who are here.
    pub(super) fn note_who_is_gone(&mut self, now: u64) {
        let absent: Vec<MemberId> =
            self.members.iter().filter(|m| m.away.is_none() && !self.is_here(m.id)).map(|m| m.id).collect();
        self.presence.gone.retain(|member, _| absent.contains(member));
        for member in absent {
            self.presence.gone.entry(member).or_insert(now);
        }
        self.presence.empty_since = match self.presence.empty_since {
            _ if !self.connections.is_empty() => None,
            since => since.or(Some(now)),
        };
    }

    /// Finds half-open sockets, marks who is away and who is not.
    pub(super) fn look(&mut self, now: u64) -> Vec<Effect> {
        for connection in self.connections.values_mut() {
            connection.is_silent = connection.pings && now.saturating_sub(connection.heard) >= self.limits.silence;
        }
        self.note_who_is_gone(now);
        let mut marks = Vec::new();
        for member in self.members.iter() {
            let silent = self.connections.values().filter(|page| page.member == Some(member.id) && page.tab.is_some());
            let last_heard = silent.map(|page| page.heard).max();
            let gone = self.presence.gone.get(&member.id).map(|since| last_heard.unwrap_or(*since));
            match (gone, member.away) {
                (Some(since), None) if now.saturating_sub(since) >= self.limits.away_after => {
                    marks.push((member.id, Some(since)));
                }
                (None, Some(_)) if self.is_here(member.id) => marks.push((member.id, None)),
                _ => {}
            }
        }
        if marks.is_empty() {
            return Vec::new();
        }
        let change = self.mark(&marks);
        self.commit(change, None, now)
    }

    /// Marks members as away since a time, or as here. Bots that play for those who are back stop at once.
    fn mark(&mut self, marks: &[(MemberId, Option<u64>)]) -> Change {
        let mut change = Change { parts: vec![PartName::Members], shows_table: true, ..Change::default() };
        for (id, away) in marks {
            if let Some(member) = self.members.get_mut(*id) {
                member.away = *away;
            }
            self.presence.forget(*id);
            if away.is_some() || !self.is_playing() {
                continue;
            }
            let seats = self.round.as_mut().map(|round| round.back(*id)).unwrap_or_default();
            if !seats.is_empty() && !change.parts.contains(&PartName::Round) {
                change.parts.push(PartName::Round);
            }
            let actor = self.actor(*id);
            let back = |seat| (Actor { seat: Some(seat), ..actor.clone() }, What::Table(TableEvent::Back { seat }));
            change.entries.extend(seats.into_iter().map(back));
        }
        change
    }

    /// The alarm rang. Whatever is due is done; nothing that is not.
    pub(super) fn alarm_rang(&mut self, now: u64) -> Vec<Effect> {
        self.presence.alarm_at = 0;
        if self.connections.is_empty() && self.members.quiet.is_some_and(|since| now >= since + self.limits.life) {
            return vec![Effect::Forget];
        }
        let mut effects = self.look(now);
        self.presence.look_at = None;
        effects.extend(self.drop_absent(now));
        effects.extend(self.fall_quiet(now));
        match self.think() {
            // After a sleep nobody knows when it was due: it was the alarm's reason, or nearly.
            Some(think) if self.presence.bot.is_none_or(|(turn, at)| turn != think.turn || at <= now) => {
                // What is set now is the alarm after the bot's turn, and comes with its change.
                effects.push(Effect::Think(think));
            }
            _ => effects.extend(self.alarm(now)),
        }
        effects
    }

    /// Nothing came of a thought: the next one must not follow at once, and for ever.
    pub(super) fn think_again_later(&mut self, think: &Think, now: u64) -> Option<Effect> {
        self.presence.bot = Some((think.turn, now + self.limits.silence));
        self.alarm(now)
    }

    /// The alarm, where it has to be set anew. An earlier one that stands is left alone: whoever keeps coming and going
    /// must not keep a bot from its turn.
    pub(super) fn alarm(&mut self, now: u64) -> Option<Effect> {
        let due = self.due(now);
        if self.presence.alarm_at > now && self.presence.alarm_at <= due {
            return None;
        }
        self.presence.alarm_at = due;
        Some(Effect::SetAlarm(due))
    }

    /// The earliest time at which the table has something to do by itself.
    fn due(&mut self, now: u64) -> u64 {
        let limits = self.limits;
        self.presence.bot = self.think().map(|think| match self.presence.bot {
            Some((turn, at)) if turn == think.turn => (turn, at),
            _ => (think.turn, now + limits.bot_pause),
        });
        let looks = self.is_playing() && self.is_watched();
        self.presence.look_at = looks.then(|| self.presence.look_at.unwrap_or(now + limits.silence));
        let life = match self.members.quiet {
            Some(since) if self.connections.is_empty() => since + limits.life,
            _ => self.presence.empty_since.map_or(now + limits.life, |since| since + limits.away_after),
        };
        let away = self.presence.gone.values().map(|since| since + limits.away_after);
        let dropped = self.members.iter().filter(|m| self.may_be_dropped(m.id)).filter_map(|m| m.away);
        let dropped = dropped.map(|since| since + limits.drop_after);
        let look = self.presence.look_at;
        let bot = self.presence.bot.map(|(_, at)| at);
        let due = away.chain(dropped).chain(look).chain(bot).fold(life, u64::min);
        due.max(now + 1)
    }

    /// What a bot has to think out, as long as somebody is here to see it: with nobody connected the table sleeps.
    pub(super) fn think(&self) -> Option<Think> {
        self.round.as_ref().filter(|_| self.is_watched())?.think()
    }

    fn is_watched(&self) -> bool {
        self.connections.values().any(|connection| connection.tab.is_some())
    }

    /// Old spectators must not fill the table. The host stays: the table is theirs, however long they sleep.
    fn may_be_dropped(&self, member: MemberId) -> bool {
        self.host != Some(member) && self.lobby.seats_of(member).is_empty()
    }

    fn drop_absent(&mut self, now: u64) -> Vec<Effect> {
        let is_old = |since: u64| now.saturating_sub(since) >= self.limits.drop_after;
        let old = self.members.iter().filter(|m| m.away.is_some_and(is_old) && self.may_be_dropped(m.id));
        let old: Vec<MemberId> = old.map(|m| m.id).collect();
        if old.is_empty() {
            return Vec::new();
        }
        for member in old {
            self.members.remove(member);
            self.waiting.retain(|other| *other != member);
        }
        let parts = vec![PartName::Table, PartName::Members];
        self.commit(Change { parts, shows_table: true, ..Change::default() }, None, now)
    }

    /// Nobody is connected, and nobody was only loading the page anew: from then on the table's life is counted.
    fn fall_quiet(&mut self, now: u64) -> Option<Effect> {
        let since = self.presence.empty_since.filter(|since| now.saturating_sub(*since) >= self.limits.away_after)?;
        if self.members.quiet.is_some() {
            return None;
        }
        self.members.quiet = Some(since);
        self.silently()
    }

    /// Somebody is connected: the count of the table's life ends.
    pub(super) fn no_longer_quiet(&mut self) -> Vec<Effect> {
        self.presence.empty_since = None;
        match self.members.quiet.take() {
            Some(_) => self.silently().into_iter().collect(),
            None => Vec::new(),
        }
    }

    /// Stores the members, without a change that anybody has to know of.
    pub(super) fn silently(&self) -> Option<Effect> {
        Some(Effect::Persist(vec![Write::Part(PartName::Members, crate::wire::raw(&self.members.part()).get().into())]))
    }

    /// Counts the messages of a socket. More than hands can send are refused, and a flood closes it.
    pub(super) fn too_fast(&mut self, connection: ConnectionId, id: u64, now: u64) -> Option<Vec<Effect>> {
        let Limits { messages, flood, .. } = self.limits;
        let from = self.connections.get_mut(&connection)?;
        while from.recent.front().is_some_and(|at| at + limits::RATE_SPAN <= now) {
            from.recent.pop_front();
        }
        from.recent.push_back(now);
        let count = from.recent.len();
        if count <= messages {
            return None;
        }
        let mut effects = super::taking::refuse(connection, Some(id), &TOO_FAST.with("most", messages));
        if count >= flood {
            self.disconnect(connection);
            self.note_who_is_gone(now);
            effects.push(Effect::Close { connection, code: crate::effect::close::TOO_FAST, reason: "too_fast" });
            effects.extend(self.alarm(now));
        }
        Some(effects)
    }
}
