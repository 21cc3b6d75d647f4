//! Sitting, standing, house rules, the start of a round: who may do what of it, and when.

use rules::house::RuleValue;
use rules::seat::Seat;

use super::Table;
use super::change::Change;
use crate::log::{TableEvent, What};
use crate::member::{GuardLevel, MemberId};
use crate::refusal::{NOT_HOST, ROUND_RUNNING, RULES_LOCKED, Refusal};
use crate::stored::PartName;

impl Table {
    /// Takes `seat`, or the first free one; while a round runs, waits for the next.
    pub(super) fn sit(&mut self, member: MemberId, seat: Option<Seat>) -> Result<Option<Change>, Refusal> {
        if self.is_playing() {
            return self.wait(member, seat);
        }
        let event = self.lobby.sit(member, seat)?;
        if event.is_some() {
            self.waiting.retain(|other| *other != member);
        }
        Ok(self.change(member, event))
    }

    /// Gives up `seat`, or all of the member's, and no longer waits.
    pub(super) fn stand(&mut self, member: MemberId, seat: Option<Seat>) -> Result<Option<Change>, Refusal> {
        if self.waiting.contains(&member) && seat.is_none() {
            self.waiting.retain(|other| *other != member);
            return Ok(self.change(member, [TableEvent::WaitsNoLonger {}]));
        }
        let seats = self.lobby.own(member, seat)?;
        self.must_not_play()?;
        let events = self.lobby.stand(&seats);
        Ok(self.change(member, events))
    }

    /// Chooses how much the guard of the member's seats helps in the next round.
    pub(super) fn set_guard(
        &mut self,
        member: MemberId,
        seat: Option<Seat>,
        level: u64,
    ) -> Result<Option<Change>, Refusal> {
        let level = GuardLevel::parse(self.lobby.game(), level)?;
        let seats = self.lobby.own(member, seat)?;
        self.must_not_play()?;
        let events = self.lobby.set_guard(&seats, level);
        Ok(self.change(member, events))
    }

    /// Puts a bot on a free seat, or gives the one that sits there another level.
    pub(super) fn seat_bot(&mut self, host: MemberId, seat: Seat, level: &str) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        self.must_not_play()?;
        let event = self.lobby.seat_bot(seat, level)?;
        Ok(self.change(host, event))
    }

    /// Frees a seat: a bot is gone, a member watches.
    pub(super) fn unseat(&mut self, host: MemberId, seat: Seat) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        self.must_not_play()?;
        let holder = self.lobby.unseat(seat)?;
        let sitter = self.members.sitter(&holder);
        Ok(self.change(host, sitter.map(|sitter| TableEvent::Unseated { seat, sitter })))
    }

    /// Sets a house rule of the next round, or of the one that runs from its next turn on.
    pub(super) fn set_rule(&mut self, host: MemberId, rule: &str, value: RuleValue) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        if self.terms.locked {
            return Err(RULES_LOCKED.into());
        }
        let event = self.lobby.set_rule(rule, value)?;
        Ok(self.change(host, event))
    }

    /// Deals a round.
    pub(super) fn start(&mut self, host: MemberId) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        self.must_not_play()?;
        let turn = self.last_turn() + 1;
        let members = &self.members;
        let (round, started) = self.lobby.deal(&mut self.waiting, turn, |holder| members.sitter(holder))?;
        self.round = Some(round);
        self.round_since = self.revision + 1;
        let mut change = self.change(host, [started]);
        if let Some(change) = &mut change {
            change.parts.push(PartName::Round);
        }
        Ok(change)
    }

    pub(super) fn must_be_host(&self, member: MemberId) -> Result<(), Refusal> {
        if Some(member) == self.host { Ok(()) } else { Err(NOT_HOST.into()) }
    }

    pub(super) fn must_not_play(&self) -> Result<(), Refusal> {
        if self.is_playing() { Err(ROUND_RUNNING.into()) } else { Ok(()) }
    }

    /// Who takes no part in the round that runs waits for the next; who plays already has a seat there.
    fn wait(&mut self, member: MemberId, seat: Option<Seat>) -> Result<Option<Change>, Refusal> {
        if seat.is_some() || !self.lobby.seats_of(member).is_empty() {
            return Err(ROUND_RUNNING.into());
        }
        if self.waiting.contains(&member) {
            return Ok(None);
        }
        self.waiting.push(member);
        Ok(self.change(member, [TableEvent::Waits {}]))
    }

    /// A change of the table by `member`; none without an event.
    pub(super) fn change(&self, member: MemberId, events: impl IntoIterator<Item = TableEvent>) -> Option<Change> {
        let entries: Vec<_> = events.into_iter().map(|event| (self.actor(member), What::Table(event))).collect();
        (!entries.is_empty()).then(|| Change {
            parts: vec![PartName::Table],
            shows_table: true,
            entries,
            ..Change::default()
        })
    }
}
