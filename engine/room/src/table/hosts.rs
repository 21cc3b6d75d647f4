//! Leaving and removing, the host's role, and bots that stand in for who is away.

use rules::seat::Seat;

use super::Table;
use super::change::Change;
use crate::conduct::Conduct;
use crate::effect::{ConnectionId, Effect, close};
use crate::log::{Actor, Sitter, TableEvent, What};
use crate::member::{Holder, Level, MemberId};
use crate::refusal::{
    HOST_IS_HERE, NO_ROUND, NO_SUCH_MEMBER, NOT_AWAY, NOT_HOST, NOT_YOUR_SEAT, NOT_YOURSELF, Refusal,
};
use crate::stored::PartName;
use crate::terms::OnLeave;

impl Table {
    /// Carries out a command about people.
    pub(super) fn conduct(&mut self, member: MemberId, conduct: Conduct, now: u64) -> Result<Option<Change>, Refusal> {
        match conduct {
            Conduct::Leave => Ok(Some(self.leave(member))),
            Conduct::GiveHost(to) => self.give_host(member, to),
            Conduct::TakeHost => self.take_host(member, now),
            Conduct::Remove(whom) => self.remove(member, whom).map(Some),
            Conduct::StandIn(seat) => self.stand_in(member, seat, now),
            Conduct::SetWatch(watch) => self.set_watch(member, watch),
            Conduct::React(with) => Ok(Some(self.react(member, with))),
            // Both are taken care of before a command comes here.
            Conduct::MakeTicket | Conduct::SetPassword(_) => Ok(None),
        }
    }

    /// The entry that says who the host is now.
    pub(super) fn host_is(&self, member: MemberId) -> Option<(Actor, What)> {
        let name = self.members.get(member)?.name.clone();
        Some((Actor::default(), What::Table(TableEvent::HostIs { member, name })))
    }

    fn leave(&mut self, member: MemberId) -> Change {
        let actor = self.actor(member);
        let pages = self.pages_of(member);
        let (seats, by, mut entries) = self.take_out(member, &actor);
        entries.push((actor, What::Table(TableEvent::Left { seats, by })));
        let mut change = self.parted(entries, by, pages);
        change.shuts_out = true;
        change
    }

    fn remove(&mut self, host: MemberId, whom: MemberId) -> Result<Change, Refusal> {
        self.must_be_host(host)?;
        if whom == host {
            return Err(NOT_YOURSELF.into());
        }
        let name = self.members.get(whom).ok_or(NO_SUCH_MEMBER)?.name.clone();
        let actor = self.actor(host);
        let pages = self.pages_of(whom);
        let (seats, by, mut entries) = self.take_out(whom, &actor);
        entries.push((actor, What::Table(TableEvent::Removed { member: whom, name, seats, by })));
        let mut change = self.parted(entries, by, Vec::new());
        for connection in pages {
            self.disconnect(connection);
            change.effects.push(Effect::Close { connection, code: close::SHUT_OUT, reason: "removed" });
        }
        Ok(change)
    }

    /// Ends a membership: the seats, the place among those who wait, the role of the host. Returns the seats of the
    /// round that runs, what becomes of them, and what happened in it.
    fn take_out(&mut self, member: MemberId, actor: &Actor) -> (Vec<Seat>, Option<OnLeave>, Vec<(Actor, What)>) {
        let mut entries = Vec::new();
        let mut seats = Vec::new();
        let mut by = None;
        if self.is_playing()
            && let Some(round) = &mut self.round
        {
            let own = |(sitter, index): (&Sitter, u8)| Seat::new(index).filter(|_| sitter.member() == Some(member));
            seats = round.seats().iter().zip(0..).filter_map(own).collect();
            for &seat in &seats {
                let dropped = round.drop_turn(seat).into_iter();
                entries.extend(dropped.map(|event| (Actor { seat: Some(seat), ..actor.clone() }, What::Game(event))));
                let level = Level::standing_in(round.kind());
                round.seat_bot(seat, level.clone());
                self.lobby.replace(seat, Some(Holder::Bot(level)));
                by = Some(OnLeave::Bot);
            }
        } else {
            for seat in self.lobby.seats_of(member) {
                self.lobby.replace(seat, None);
            }
        }
        self.waiting.retain(|other| *other != member);
        for connection in self.connections.values_mut().filter(|connection| connection.member == Some(member)) {
            connection.member = None;
        }
        self.members.remove(member);
        self.presence.forget(member);
        (seats, by, entries)
    }

    fn parted(&mut self, entries: Vec<(Actor, What)>, by: Option<OnLeave>, welcome: Vec<ConnectionId>) -> Change {
        let mut change = Change {
            parts: vec![PartName::Table, PartName::Members],
            shows_table: true,
            entries,
            welcome,
            ..Change::default()
        };
        if by.is_some() {
            change.parts.push(PartName::Round);
        }
        change.entries.extend(self.hand_over());
        change
    }

    /// Finds a new host where the old one is no member any more: who has sat longest and is here, else who is here,
    /// else who has sat longest, else whoever came first.
    fn hand_over(&mut self) -> Option<(Actor, What)> {
        if self.host.is_some_and(|host| self.members.get(host).is_some()) {
            return None;
        }
        self.count_seated();
        let by_seat = self.seated.iter().copied();
        let all: Vec<MemberId> = by_seat.chain(self.members.iter().map(|member| member.id)).collect();
        self.host = all.iter().find(|member| self.is_here(**member)).or(all.first()).copied();
        self.host_is(self.host?)
    }

    fn give_host(&mut self, host: MemberId, to: MemberId) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        if self.members.get(to).is_none() {
            return Err(NO_SUCH_MEMBER.into());
        }
        Ok(self.make_host(host, to))
    }

    fn take_host(&mut self, member: MemberId, now: u64) -> Result<Option<Change>, Refusal> {
        if self.lobby.seats_of(member).is_empty() {
            return Err(NOT_YOUR_SEAT.into());
        }
        if self.host != Some(member) && !self.is_host_gone(now) {
            return Err(HOST_IS_HERE.into());
        }
        Ok(self.make_host(member, member))
    }

    fn make_host(&mut self, actor: MemberId, host: MemberId) -> Option<Change> {
        if self.host == Some(host) {
            return None;
        }
        self.host = Some(host);
        let name = self.members.get(host)?.name.clone();
        self.change(actor, [TableEvent::HostIs { member: host, name }])
    }

    fn stand_in(&mut self, member: MemberId, seat: Seat, now: u64) -> Result<Option<Change>, Refusal> {
        let is_player = !self.lobby.seats_of(member).is_empty();
        if Some(member) != self.host && !(is_player && self.is_host_gone(now)) {
            return Err(NOT_HOST.into());
        }
        if !self.is_playing() {
            return Err(NO_ROUND.into());
        }
        let actor = self.actor(member);
        let away = |member: MemberId| self.away_for(member, now).is_some_and(|time| time >= self.limits.away_long);
        match self.round.as_ref().and_then(|round| round.seats().get(seat.index())) {
            Some(Sitter::Person { stand_in: Some(_), .. }) => return Ok(None),
            Some(Sitter::Person { member, .. }) if away(*member) => {}
            _ => return Err(NOT_AWAY.into()),
        }
        let round = self.round.as_mut().ok_or(NO_ROUND)?;
        let level = Level::standing_in(round.kind());
        let dropped = round.drop_turn(seat).into_iter();
        let mut entries: Vec<_> =
            dropped.map(|event| (Actor { seat: Some(seat), ..actor.clone() }, What::Game(event))).collect();
        round.stand_in(seat, level.clone());
        entries.push((actor, What::Table(TableEvent::StoodIn { seat, level })));
        Ok(Some(Change { parts: vec![PartName::Round], shows_table: false, entries, ..Change::default() }))
    }

    /// Whether the host has been away for so long that others may act, or there is none.
    fn is_host_gone(&self, now: u64) -> bool {
        self.host.is_none_or(|host| self.away_for(host, now).is_some_and(|time| time >= self.limits.away_long))
    }

    /// The pages of a member that have said hello.
    pub(super) fn pages_of(&self, member: MemberId) -> Vec<ConnectionId> {
        let own = self.connections.iter().filter(|(_, page)| page.member == Some(member) && page.tab.is_some());
        own.map(|(id, _)| *id).collect()
    }
}
