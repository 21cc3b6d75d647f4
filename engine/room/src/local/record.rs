//! A round with the turns that were taken back, so that they can be made again.

use rules::game::Command;
use rules::house::HouseRules;
use rules::outcome::Outcome;
use rules::seat::Seat;
use serde_json::Value;

use crate::history::Turn;
use crate::refusal::Refusal;
use crate::round::{Effects, Input, Round, Think};

/// A round and what was taken back of it. It keeps all its turns.
#[derive(Clone, Debug)]
pub(super) struct Record {
    round: Round,
    /// The turns that were taken back, the next one last.
    undone: Vec<Turn>,
}

impl Record {
    pub fn begin(round: Round) -> Self {
        Self { round, undone: Vec::new() }
    }

    /// The round that `end` was when it had had `played` turns. `None` if it has not had as many.
    pub fn restore(end: Round, played: usize, turn: u64) -> Option<Self> {
        let mut record = Self::begin(end);
        if played > record.round.history().len() {
            return None;
        }
        if played < record.round.history().len() {
            record.go_to(played)?;
        }
        record.round = record.round.counted_from(turn);
        Some(record)
    }

    pub fn round(&self) -> &Round {
        &self.round
    }

    /// Turns that have been played, and behind them those that were taken back.
    pub fn turns(&self) -> impl Iterator<Item = &Turn> {
        self.round.history().turns().chain(self.undone.iter().rev())
    }

    /// How many of them have been played.
    pub fn played(&self) -> usize {
        self.round.history().len()
    }

    /// Whether something has been done in it.
    pub fn is_begun(&self) -> bool {
        self.played() > 0 || self.round.is_mid_turn()
    }

    pub fn play(&mut self, seat: Seat, turn: u64, args: &Value) -> Result<Effects, Refusal> {
        let played = self.played();
        let events = self.round.handle(Input::Play { seat, turn, args })?;
        self.forget_undone(played);
        Ok(events)
    }

    pub fn play_bot(&mut self, think: &Think, command: &Command) -> Result<Effects, Refusal> {
        let played = self.played();
        let events = self.round.handle(Input::PlayBot { seat: think.seat, turn: think.turn, command })?;
        self.forget_undone(played);
        Ok(events)
    }

    /// Puts rules in force, where a turn has just ended.
    pub fn put_in_force(&mut self, rules: &HouseRules) -> Option<Effects> {
        self.round.put_in_force(rules)
    }

    /// Ends the round, which has no winner. What was taken back of it is gone.
    pub fn end(&mut self, reason: &'static str) -> Result<Outcome, Refusal> {
        let outcome = self.round.end(Vec::new(), reason)?;
        self.undone.clear();
        Ok(outcome)
    }

    pub fn can_undo(&self) -> bool {
        self.round.is_mid_turn() || self.last_of_person().is_some()
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Goes back to where the person last had a whole turn before them. Returns how many whole turns that
    /// takes back; `None` when there is nothing to be taken back.
    pub fn undo(&mut self) -> Option<usize> {
        let to = if self.round.is_mid_turn() { self.played() } else { self.last_of_person()? };
        self.go_to(to)
    }

    /// Goes on to where the person next had a whole turn before them, or to the end of what was taken back.
    /// Returns how many turns that makes again.
    pub fn redo(&mut self) -> Option<usize> {
        let mut round = self.round.clone();
        let mut left = self.undone.clone();
        round.go_on(left.pop()?)?;
        while let Some(turn) = left.pop_if(|turn| !is_persons(&self.round, turn)) {
            round.go_on(turn)?;
        }
        let turns = self.undone.len() - left.len();
        // However many turns it is, pages see one change.
        self.round = round.counted_from(self.round.turn() + 1);
        self.undone = left;
        Some(turns)
    }

    fn go_to(&mut self, to: usize) -> Option<usize> {
        let undone = self.round.go_back(to)?;
        let turns = undone.len();
        self.undone.extend(undone.into_iter().rev());
        Some(turns)
    }

    fn last_of_person(&self) -> Option<usize> {
        self.round.history().turns().rposition(|turn| is_persons(&self.round, turn))
    }

    /// Once another turn has been played, those that were taken back are gone.
    fn forget_undone(&mut self, played: usize) {
        if self.played() > played {
            self.undone.clear();
        }
    }
}

fn is_persons(round: &Round, turn: &Turn) -> bool {
    round.seats().get(turn.seat.index()).is_some_and(|sitter| sitter.member().is_some())
}
