//! What players are asked, and answer: a draw, turns that are taken back, a bot's seat.
//!
//! One offer stands at a time. It is for all people of the round: bots agree, and so do those that stand in for
//! somebody who is away. It lapses when the position or the people are no longer those that it was made to.

use rules::seat::Seat;

use super::Table;
use super::change::Change;
use crate::log::{Actor, Sitter, TableEvent, What};
use crate::member::{Holder, MemberId};
use crate::refusal::{
    NO_DRAWS, NO_ROUND, NO_SUCH_OFFER, NO_SUCH_SEAT, NOT_A_BOT, NOT_WAITING, NOT_YOUR_SEAT, NOTHING_TO_UNDO,
    OFFER_STANDS, Refusal,
};
use crate::round::{AGREED, Round};
use crate::stored::PartName;
use crate::terms::{Offer, Proposal, SeatOffer};

impl Table {
    /// Asks the others in the round; where there are none, it is agreed upon at once.
    pub(super) fn offer(&mut self, member: MemberId, what: Proposal) -> Result<Change, Refusal> {
        let round = self.running()?;
        let seat = seat_of(round, member).ok_or(NOT_YOUR_SEAT)?;
        if self.terms.offer.is_some() {
            return Err(OFFER_STANDS.into());
        }
        match what {
            Proposal::Draw if !round.kind().may_draw() => return Err(NO_DRAWS.into()),
            Proposal::TakeBack { to_turn } if round.turn_at(to_turn).is_none() => return Err(NOTHING_TO_UNDO.into()),
            _ => {}
        }
        let turn = round.turn();
        let wait: Vec<MemberId> = people(round).into_iter().filter(|other| *other != member).collect();
        // From here on nothing is refused.
        let offer = Offer { id: self.terms.next_offer(), what, seat, member, yes: Vec::new(), wait };
        let actor = Actor { seat: Some(seat), ..self.actor(member) };
        let offered = TableEvent::Offered { offer: offer.id, what };
        let mut change = Change {
            parts: vec![PartName::Table],
            shows_table: true,
            entries: vec![(actor, What::Table(offered))],
            ..Change::default()
        };
        if offer.wait.is_empty() {
            self.agree(what, &mut change);
        } else {
            self.terms.offer = Some((turn, offer));
        }
        Ok(change)
    }

    /// Takes an offer of the member's back.
    pub(super) fn withdraw(&mut self, member: MemberId, id: u64) -> Result<Option<Change>, Refusal> {
        match &self.terms.offer {
            Some((_, offer)) if offer.id == id && offer.member == member => {}
            _ => return Err(NO_SUCH_OFFER.into()),
        }
        self.terms.offer = None;
        Ok(self.change(member, [TableEvent::Withdrawn { offer: id }]))
    }

    /// Answers an offer that the member was made.
    pub(super) fn answer_offer(&mut self, member: MemberId, id: u64, yes: bool) -> Result<Option<Change>, Refusal> {
        if self.terms.seat_offers.iter().any(|offer| offer.id == id && offer.member == member) {
            return self.answer_seat(member, id, yes).map(Some);
        }
        let Some((_, offer)) = self.terms.offer.as_mut().filter(|(_, offer)| offer.id == id) else {
            return Err(NO_SUCH_OFFER.into());
        };
        if yes && offer.yes.contains(&member) {
            return Ok(None);
        }
        if !offer.wait.contains(&member) {
            return Err(NO_SUCH_OFFER.into());
        }
        offer.wait.retain(|other| *other != member);
        offer.yes.push(member);
        let (what, is_answered) = (offer.what, !yes || offer.wait.is_empty());
        let mut change = self.change(member, [TableEvent::Answered { offer: id, yes }]);
        if is_answered {
            self.terms.offer = None;
        }
        if let Some(change) = change.as_mut().filter(|_| yes && is_answered) {
            self.agree(what, change);
        }
        Ok(change)
    }

    /// Does what all have agreed on. It could be done when it was proposed, and nothing was played since.
    fn agree(&mut self, what: Proposal, change: &mut Change) {
        let Some(round) = &mut self.round else { return };
        let event = match what {
            Proposal::Draw => {
                let seats = (0..).zip(round.seats()).filter_map(|(index, _)| Seat::new(index)).collect();
                round.end(vec![seats], AGREED).ok().map(TableEvent::Over)
            }
            Proposal::TakeBack { to_turn } => {
                let taken = round.turn_at(to_turn).and_then(|index| round.go_back(index));
                taken.map(|turns| TableEvent::TakenBack { turns: turns.len() })
            }
        };
        change.entries.extend(event.map(|event| (Actor::default(), What::Table(event))));
        change.parts.push(PartName::Round);
    }

    /// Offers a bot's seat to a member who waits.
    pub(super) fn offer_seat(
        &mut self,
        host: MemberId,
        seat: Seat,
        member: MemberId,
    ) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        match self.running()?.seats().get(seat.index()) {
            None => return Err(NO_SUCH_SEAT.with("seat", u8::from(seat))),
            Some(Sitter::Person { .. }) => return Err(NOT_A_BOT.into()),
            Some(Sitter::Bot { .. }) => {}
        }
        let name = self.members.get(member).map(|member| member.name.clone());
        let Some(name) = name.filter(|_| self.waiting.contains(&member)) else { return Err(NOT_WAITING.into()) };
        if self.terms.seat_offers.iter().any(|offer| offer.seat == seat && offer.member == member) {
            return Ok(None);
        }
        // One at a time: another seat takes the place of the first.
        self.terms.seat_offers.retain(|offer| offer.member != member);
        let id = self.terms.next_offer();
        self.terms.seat_offers.push(SeatOffer { id, seat, member });
        Ok(self.change(host, [TableEvent::SeatOffered { seat, member, name }]))
    }

    fn answer_seat(&mut self, member: MemberId, id: u64, yes: bool) -> Result<Change, Refusal> {
        let found = self.terms.seat_offers.iter().position(|offer| offer.id == id).ok_or(NO_SUCH_OFFER)?;
        let name = self.members.get(member).ok_or(NO_SUCH_OFFER)?.name.clone();
        let actor = self.actor(member);
        let round = self.round.as_mut().ok_or(NO_ROUND)?;
        let SeatOffer { seat, .. } = self.terms.seat_offers.remove(found);
        let mut entries = vec![(actor.clone(), What::Table(TableEvent::Answered { offer: id, yes }))];
        let mut parts = vec![PartName::Table];
        if yes && let Some(from) = round.seats().get(seat.index()).cloned() {
            round.seat_person(seat, member, name);
            self.lobby.replace(seat, Some(Holder::person(member)));
            self.waiting.retain(|other| *other != member);
            entries.push((actor, What::Table(TableEvent::TookOver { seat, from })));
            parts.push(PartName::Round);
        }
        Ok(Change { parts, shows_table: true, entries, ..Change::default() })
    }

    /// Drops offers whose time is over. Returns whether there were any.
    pub(super) fn drop_offers(&mut self) -> bool {
        let round = self.round.as_ref().filter(|round| round.outcome().is_none());
        let stands = |turn: u64, offer: &Offer| {
            let mut asked: Vec<MemberId> = offer.yes.iter().chain(&offer.wait).copied().collect();
            asked.push(offer.member);
            asked.sort_unstable();
            round.is_some_and(|round| round.turn() == turn && people(round) == asked)
        };
        let lapsed = self.terms.offer.take_if(|(turn, offer)| !stands(*turn, offer)).is_some();
        let is_bot = |seat: Seat| {
            round.and_then(|round| round.seats().get(seat.index())).is_some_and(|sitter| sitter.member().is_none())
        };
        let before = self.terms.seat_offers.len();
        let waiting = &self.waiting;
        self.terms.seat_offers.retain(|offer| is_bot(offer.seat) && waiting.contains(&offer.member));
        lapsed || self.terms.seat_offers.len() < before
    }

    fn running(&self) -> Result<&Round, Refusal> {
        self.round.as_ref().filter(|round| round.outcome().is_none()).ok_or_else(|| NO_ROUND.into())
    }
}

/// The people who play for themselves, in the order of their numbers.
fn people(round: &Round) -> Vec<MemberId> {
    let playing = round.seats().iter().filter(|sitter| sitter.bot().is_none());
    let mut people: Vec<MemberId> = playing.filter_map(Sitter::member).collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// The seat for which a member speaks: the one to move if they have it, or else their first one.
fn seat_of(round: &Round, member: MemberId) -> Option<Seat> {
    let own = (0..).zip(round.seats()).filter(|(_, sitter)| sitter.bot().is_none() && sitter.member() == Some(member));
    let own: Vec<Seat> = own.filter_map(|(index, _)| Seat::new(index)).collect();
    round.to_move().filter(|seat| own.contains(seat)).or_else(|| own.first().copied())
}
