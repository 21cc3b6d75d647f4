//! Sitting, standing, house rules, the start of a round: what happens between rounds.

use rules::house::RuleValue;
use rules::seat::Seat;

use super::Table;
use super::change::Change;
use crate::log::{Sitter, TableEvent, What};
use crate::member::{Holder, Level, MemberId};
use crate::refusal::{
    NO_FREE_SEAT, NO_SUCH_SEAT, NOBODY_SITS_THERE, NOT_HOST, NOT_YOUR_SEAT, ROUND_RUNNING, Refusal, SEAT_TAKEN,
};
use crate::round::Round;
use crate::stored::PartName;

impl Table {
    /// Takes `seat`, or the first free one; while a round runs, waits for the next.
    pub(super) fn sit(&mut self, member: MemberId, seat: Option<Seat>) -> Result<Option<Change>, Refusal> {
        if self.is_playing() {
            return self.wait(member, seat);
        }
        let seat = match seat {
            Some(seat) => seat,
            None => self.free_seats().next().ok_or(NO_FREE_SEAT)?,
        };
        match self.seats.get_mut(seat.index()) {
            None => return Err(NO_SUCH_SEAT.with("seat", u8::from(seat))),
            Some(Some(Holder::Member(holder))) if *holder == member => return Ok(None),
            Some(Some(_)) => return Err(SEAT_TAKEN.with("seat", u8::from(seat))),
            Some(free) => *free = Some(Holder::Member(member)),
        }
        self.waiting.retain(|other| *other != member);
        Ok(Some(self.change(member, TableEvent::Sat { seat })))
    }

    /// Gives up `seat`, or all of the member's, and no longer waits.
    pub(super) fn stand(&mut self, member: MemberId, seat: Option<Seat>) -> Result<Option<Change>, Refusal> {
        if self.waiting.contains(&member) && seat.is_none() {
            self.waiting.retain(|other| *other != member);
            return Ok(Some(self.change(member, TableEvent::WaitsNoLonger {})));
        }
        let held: Vec<Seat> = self.seats_of(member);
        let given_up: Vec<Seat> = match seat {
            None => held,
            Some(seat) if held.contains(&seat) => vec![seat],
            Some(seat) if seat.index() >= self.seats.len() => return Err(NO_SUCH_SEAT.with("seat", u8::from(seat))),
            Some(seat) => return Err(NOT_YOUR_SEAT.with("seat", u8::from(seat))),
        };
        if given_up.is_empty() {
            return Err(NOT_YOUR_SEAT.into());
        }
        if self.is_playing() {
            return Err(ROUND_RUNNING.into());
        }
        let mut change = Change { parts: vec![PartName::Table], shows_table: true, entries: Vec::new() };
        for seat in given_up {
            if let Some(holder) = self.seats.get_mut(seat.index()) {
                *holder = None;
            }
            change.entries.push((self.actor(member), What::Table(TableEvent::Stood { seat })));
        }
        Ok(Some(change))
    }

    /// Puts a bot on a free seat, or gives the one that sits there another level.
    pub(super) fn seat_bot(&mut self, host: MemberId, seat: Seat, level: &str) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        let level = Level::parse(self.game, level)?;
        if self.is_playing() {
            return Err(ROUND_RUNNING.into());
        }
        match self.seats.get_mut(seat.index()) {
            None => return Err(NO_SUCH_SEAT.with("seat", u8::from(seat))),
            Some(Some(Holder::Member(_))) => return Err(SEAT_TAKEN.with("seat", u8::from(seat))),
            Some(Some(Holder::Bot(same))) if *same == level => return Ok(None),
            Some(place) => *place = Some(Holder::Bot(level.clone())),
        }
        Ok(Some(self.change(host, TableEvent::BotSeated { seat, level })))
    }

    /// Frees a seat: a bot is gone, a member watches.
    pub(super) fn unseat(&mut self, host: MemberId, seat: Seat) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        if self.is_playing() {
            return Err(ROUND_RUNNING.into());
        }
        let Some(place) = self.seats.get_mut(seat.index()) else {
            return Err(NO_SUCH_SEAT.with("seat", u8::from(seat)));
        };
        let holder = place.take().ok_or_else(|| NOBODY_SITS_THERE.with("seat", u8::from(seat)))?;
        let sitter = self.sitter(&holder);
        Ok(sitter.map(|sitter| self.change(host, TableEvent::Unseated { seat, sitter })))
    }

    /// Sets a house rule of the next round.
    pub(super) fn set_rule(
        &mut self,
        member: MemberId,
        rule: &str,
        value: RuleValue,
    ) -> Result<Option<Change>, Refusal> {
        self.must_be_host(member)?;
        if self.is_playing() {
            return Err(ROUND_RUNNING.into());
        }
        let old = self.rules.set(rule, value.clone())?;
        if old == value {
            return Ok(None);
        }
        Ok(Some(self.change(member, TableEvent::RuleChanged { rule: rule.to_owned(), old, new: value })))
    }

    /// Deals a round: who waits is given a free seat, occupied seats move together, the seat after the
    /// last starter begins.
    pub(super) fn start(&mut self, member: MemberId) -> Result<Change, Refusal> {
        self.must_be_host(member)?;
        if self.is_playing() {
            return Err(ROUND_RUNNING.into());
        }
        let (seats, waiting) = self.dealt();
        let sitters: Vec<Sitter> = seats.iter().flatten().filter_map(|holder| self.sitter(holder)).collect();
        let players = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
        let starter = match self.starter {
            Some(last) => last.next(players),
            None => Seat::FIRST,
        };
        let number = self.rounds + 1;
        let turn = self.round.as_ref().map_or(1, |round| round.turn() + 1);
        let round = Round::start(self.game, number, turn, sitters.clone(), starter, self.rules.clone())?;
        // From here on nothing is refused.
        let rules = self.rules.values().clone();
        self.round = Some(round);
        self.rounds = number;
        self.starter = Some(starter);
        self.round_since = self.revision + 1;
        self.seats = seats;
        self.waiting = waiting;
        let started = TableEvent::Started { round: number, starter, seats: sitters, rules };
        let mut change = self.change(member, started);
        change.parts.push(PartName::Round);
        Ok(change)
    }

    pub(super) fn must_be_host(&self, member: MemberId) -> Result<(), Refusal> {
        if member == self.host { Ok(()) } else { Err(NOT_HOST.into()) }
    }

    pub(super) fn seats_of(&self, member: MemberId) -> Vec<Seat> {
        let own = self.taken_seats().filter(|(_, holder)| **holder == Holder::Member(member));
        own.map(|(seat, _)| seat).collect()
    }

    pub(super) fn taken_seats(&self) -> impl Iterator<Item = (Seat, &Holder)> {
        all_seats(&self.seats).filter_map(|(seat, holder)| Some((seat, holder.as_ref()?)))
    }

    fn free_seats(&self) -> impl Iterator<Item = Seat> {
        all_seats(&self.seats).filter(|(_, holder)| holder.is_none()).map(|(seat, _)| seat)
    }

    /// Who takes no part in the round that runs waits for the next; who plays already has a seat there.
    fn wait(&mut self, member: MemberId, seat: Option<Seat>) -> Result<Option<Change>, Refusal> {
        if seat.is_some() || !self.seats_of(member).is_empty() {
            return Err(ROUND_RUNNING.into());
        }
        if self.waiting.contains(&member) {
            return Ok(None);
        }
        self.waiting.push(member);
        Ok(Some(self.change(member, TableEvent::Waits {})))
    }

    /// The seats of the next round, moved together, and who still waits after it was dealt.
    fn dealt(&self) -> (Vec<Option<Holder>>, Vec<MemberId>) {
        let free = self.free_seats().count();
        let (dealt_in, rest) = self.waiting.split_at(free.min(self.waiting.len()));
        let mut newcomers = dealt_in.iter();
        let filled =
            self.seats.iter().map(|holder| holder.clone().or_else(|| newcomers.next().copied().map(Holder::Member)));
        let mut seats: Vec<_> = filled.flatten().map(Some).collect();
        seats.resize(self.seats.len(), None);
        (seats, rest.to_vec())
    }

    fn sitter(&self, holder: &Holder) -> Option<Sitter> {
        match holder {
            Holder::Bot(level) => Some(Sitter::Bot { bot: level.clone() }),
            Holder::Member(member) => {
                let name = self.members.get(*member)?.name.clone();
                Some(Sitter::Person { member: *member, name })
            }
        }
    }

    /// A change of the table by `member`, with one entry.
    fn change(&self, member: MemberId, event: TableEvent) -> Change {
        Change {
            parts: vec![PartName::Table],
            shows_table: true,
            entries: vec![(self.actor(member), What::Table(event))],
        }
    }
}

fn all_seats(seats: &[Option<Holder>]) -> impl Iterator<Item = (Seat, &Option<Holder>)> {
    seats.iter().zip(0..).filter_map(|(holder, index)| Some((Seat::new(index)?, holder)))
}
