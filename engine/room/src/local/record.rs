//! A round with all its turns, so that they can be taken back and made again.

use rules::game::Command;
use rules::house::HouseRules;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::log::Sitter;
use crate::refusal::Refusal;
use crate::round::{Effects, Input, Round, Think};

/// A whole turn, as it was played. A position is found by playing the turns before it again: that takes less
/// time than anybody notices, and room only for what was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Turn {
    seat: Seat,
    /// A bot has one, its turn as a whole.
    commands: Vec<Value>,
}

/// A round and how it came about.
#[derive(Clone, Debug)]
pub(super) struct Record {
    begin: Round,
    round: Round,
    /// The rules under which it began.
    rules: HouseRules,
    /// Turns that have been played, and behind them those that were taken back.
    turns: Vec<Turn>,
    /// How many of them have been played.
    played: usize,
    /// The commands of a turn that is not over.
    under_way: Vec<Value>,
}

impl Record {
    pub fn begin(round: Round, rules: HouseRules) -> Self {
        Self { begin: round.clone(), round, rules, turns: Vec::new(), played: 0, under_way: Vec::new() }
    }

    /// The round that `begin` becomes by the first `played` of `turns`; `None` when they can't be played.
    pub fn restore(begin: Round, rules: HouseRules, turns: Vec<Turn>, played: usize, turn: u64) -> Option<Self> {
        // Those that were taken back have to be playable as well.
        let end = replay(&begin, &turns)?;
        let round = if played == turns.len() { end } else { replay(&begin, turns.get(..played)?)? };
        Some(Self { begin, round: round.counted_from(turn), rules, turns, played, under_way: Vec::new() })
    }

    pub fn round(&self) -> &Round {
        &self.round
    }

    pub fn rules(&self) -> &HouseRules {
        &self.rules
    }

    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    pub fn played(&self) -> usize {
        self.played
    }

    /// Whether something has been done in it.
    pub fn is_begun(&self) -> bool {
        self.played > 0 || !self.under_way.is_empty()
    }

    pub fn play(&mut self, seat: Seat, turn: u64, args: Value) -> Result<Effects, Refusal> {
        let events = self.round.handle(Input::Play { seat, turn, args: &args })?;
        self.under_way.push(args);
        if !self.round.is_mid_turn() {
            let commands = std::mem::take(&mut self.under_way);
            // Where nothing is logged, what was begun has been withdrawn.
            if events.iter().any(rules::game::Event::is_logged) {
                self.add(Turn { seat, commands });
            }
        }
        Ok(events)
    }

    pub fn play_bot(&mut self, think: &Think, command: &Command) -> Result<Effects, Refusal> {
        let events = self.round.handle(Input::PlayBot { seat: think.seat, turn: think.turn, command })?;
        // Commands have string keys, and no number that JSON lacks.
        let args = serde_json::to_value(command).unwrap_or_default();
        self.add(Turn { seat: think.seat, commands: vec![args] });
        Ok(events)
    }

    pub fn can_undo(&self) -> bool {
        !self.under_way.is_empty() || self.before(self.played).is_some()
    }

    pub fn can_redo(&self) -> bool {
        self.played < self.turns.len()
    }

    /// Goes back to where the person last had a whole turn before them. Returns how many whole turns that
    /// takes back; `None` when there is nothing to be taken back.
    pub fn undo(&mut self) -> Option<usize> {
        let to = if self.under_way.is_empty() { self.before(self.played)? } else { self.played };
        self.go_to(to)
    }

    /// Goes on to where the person next had a whole turn before them, or to the end of what was taken back.
    pub fn redo(&mut self) -> Option<usize> {
        if !self.can_redo() {
            return None;
        }
        let next = self.turns.iter().enumerate().skip(self.played + 1).find(|(_, turn)| self.is_persons(turn));
        self.go_to(next.map_or(self.turns.len(), |(index, _)| index))
    }

    fn go_to(&mut self, to: usize) -> Option<usize> {
        let turn = self.round.turn() + 1;
        let round = replay(&self.begin, self.turns.get(..to)?)?;
        self.round = round.counted_from(turn);
        self.under_way.clear();
        Some(std::mem::replace(&mut self.played, to).abs_diff(to))
    }

    /// A turn of a person's that was played before the turn `index`.
    fn before(&self, index: usize) -> Option<usize> {
        self.turns[..index].iter().rposition(|turn| self.is_persons(turn))
    }

    fn is_persons(&self, turn: &Turn) -> bool {
        self.round.seats().get(turn.seat.index()).is_some_and(|sitter| sitter.member().is_some())
    }

    fn add(&mut self, turn: Turn) {
        self.turns.truncate(self.played);
        self.turns.push(turn);
        self.played = self.turns.len();
    }
}

/// What `round` becomes by `turns`; `None` when they can't be played.
fn replay(round: &Round, turns: &[Turn]) -> Option<Round> {
    let mut round = round.clone();
    for Turn { seat, commands } in turns {
        let is_bot = matches!(round.seats().get(seat.index())?, Sitter::Bot { .. });
        for args in commands {
            let turn = round.turn();
            let done = if is_bot {
                let command = round.kind().command(args).ok()?;
                round.handle(Input::PlayBot { seat: *seat, turn, command: &command })
            } else {
                round.handle(Input::Play { seat: *seat, turn, args })
            };
            done.ok()?;
        }
        if round.is_mid_turn() {
            return None;
        }
    }
    Some(round)
}
