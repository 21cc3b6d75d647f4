//! The course of a table's rounds: the game, the lock on the house rules, the end of a round, and what follows
//! from a change of the round.

use rules::game::Kind;

use super::Table;
use super::change::Change;
use crate::course::Course;
use crate::log::{Actor, TableEvent, What};
use crate::member::MemberId;
use crate::refusal::{NO_PASSING, NO_ROUND, RULES_LOCKED, Refusal};
use crate::round::{ENDED, Round};
use crate::stored::PartName;
use crate::terms::{OnLeave, Terms};

impl Table {
    /// Carries out a command about the course of a round.
    pub(super) fn take_course(&mut self, member: MemberId, course: Course) -> Result<Option<Change>, Refusal> {
        match course {
            Course::LockRules(locked) => self.lock_rules(member, locked),
            Course::SetGame(game) => self.set_game(member, game),
            Course::SetOnLeave(on_leave) => self.set_on_leave(member, on_leave),
            Course::EndRound => self.end_round(member).map(Some),
            Course::OfferSeat { seat, member: to } => self.offer_seat(member, seat, to),
            Course::Offer(what) => self.offer(member, what).map(Some),
            Course::Withdraw(offer) => self.withdraw(member, offer),
            Course::Answer { offer, yes } => self.answer_offer(member, offer, yes),
        }
    }

    fn lock_rules(&mut self, host: MemberId, locked: bool) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        if self.terms.locked == locked {
            return Ok(None);
        }
        if !locked && self.is_playing() {
            return Err(RULES_LOCKED.into());
        }
        self.terms.locked = locked;
        let event = if locked { TableEvent::RulesLocked {} } else { TableEvent::RulesUnlocked {} };
        Ok(self.change(host, [event]))
    }

    /// Another game begins with its own defaults, and keeps seats as far as it has them.
    fn set_game(&mut self, host: MemberId, game: Kind) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        self.must_not_play()?;
        let old = self.lobby.game();
        if old == game {
            return Ok(None);
        }
        for member in self.lobby.set_game(game) {
            if !self.waiting.contains(&member) {
                self.waiting.push(member);
            }
        }
        let last_turn = self.last_turn();
        let terms = std::mem::take(&mut self.terms);
        let on_leave = if game.may_pass() { terms.on_leave } else { OnLeave::Bot };
        self.terms = Terms { locked: false, on_leave, last_turn, ..terms };
        self.round = None;
        let mut change = self.change(host, [TableEvent::GameChanged { old, new: game }]);
        if let Some(change) = &mut change {
            change.parts.push(PartName::Round);
        }
        Ok(change)
    }

    fn set_on_leave(&mut self, host: MemberId, on_leave: OnLeave) -> Result<Option<Change>, Refusal> {
        self.must_be_host(host)?;
        if on_leave == OnLeave::Pass && !self.lobby.game().may_pass() {
            return Err(NO_PASSING.into());
        }
        if self.terms.on_leave == on_leave {
            return Ok(None);
        }
        self.terms.on_leave = on_leave;
        Ok(self.change(host, [TableEvent::OnLeaveChanged { on_leave }]))
    }

    fn end_round(&mut self, host: MemberId) -> Result<Change, Refusal> {
        self.must_be_host(host)?;
        let outcome = self.round.as_mut().ok_or(NO_ROUND)?.end(Vec::new(), ENDED)?;
        let entries = vec![(self.actor(host), What::Table(TableEvent::Over(outcome)))];
        Ok(Change { parts: vec![PartName::Round], shows_table: true, entries, ..Change::default() })
    }

    /// The last turn that was counted, over all rounds.
    pub(super) fn last_turn(&self) -> u64 {
        self.round.as_ref().map_or(self.terms.last_turn, Round::turn)
    }

    /// What follows from a change: house rules that were changed come into force when a turn has ended, and
    /// offers lapse whose time is over.
    pub(super) fn follow(&mut self, change: &mut Change) {
        if change.parts.is_empty() {
            return;
        }
        if let Some(round) = &mut self.round {
            if let Some(events) = round.put_in_force(self.lobby.rules()) {
                let rules = self.lobby.rules().values().clone();
                change.entries.push((Actor::default(), What::Table(TableEvent::RulesInForce { rules })));
                change.entries.extend(events.into_iter().map(|event| (Actor::default(), What::Game(event))));
                change.shows_table |= round.outcome().is_some();
            }
            round.keep(crate::limits::TURNS_KEPT);
        }
        if self.drop_offers() {
            change.shows_table = true;
            if !change.parts.contains(&PartName::Table) {
                change.parts.push(PartName::Table);
            }
        }
    }
}
