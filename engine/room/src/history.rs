//! The whole turns of a round, so that they can be taken back: a position to begin with, and what was played
//! since. A position in between is found by playing the turns again: that takes less time than anybody
//! notices, and room only for what was done.

use std::collections::{BTreeMap, VecDeque};

use rules::game::Game;
use rules::house::{HouseRules, RuleValue};
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A whole turn, as one command, also where it was played in parts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub seat: Seat,
    /// As a bot would play it.
    play: Value,
    /// The house rules that came into force when it had ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<BTreeMap<String, RuleValue>>,
}

impl Turn {
    /// Plays it in `game`; `None` where it can't be played.
    fn play(&self, game: &mut Game) -> Option<()> {
        let command = game.kind().command(&self.play).ok()?;
        game.play_bot(self.seat, &command).ok()?;
        if let Some(rules) = self.rules(game) {
            game.set_rules(&rules).ok()?;
        }
        (!game.is_mid_turn()).then_some(())
    }

    fn rules(&self, game: &Game) -> Option<HouseRules> {
        self.rules.clone().map(|rules| HouseRules::restore(game.kind().house_rules(), rules))
    }
}

/// From the first number, and below the second.
type Span = (u64, u64);

/// The turns of a round, from a position between turns.
#[derive(Clone, Debug)]
pub(crate) struct History {
    /// `None` in a turn that began before anything was kept.
    base: Option<Game>,
    /// The house rules in force in `base`.
    rules: HouseRules,
    /// Each with what the round counted when its seat had it before them, and when it had ended.
    turns: VecDeque<(Span, Turn)>,
}

/// [`History`] in storage.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct StoredHistory {
    base: Option<Game>,
    rules: BTreeMap<String, RuleValue>,
    turns: Vec<(Span, Turn)>,
}

impl History {
    /// That of a round which stands at `game`, and of which nothing else is known.
    pub fn begin(game: &Game, rules: HouseRules) -> Self {
        Self { base: (!game.is_mid_turn()).then(|| game.clone()), rules, turns: VecDeque::new() }
    }

    pub fn restore(stored: StoredHistory, game: &Game) -> Self {
        let rules = HouseRules::restore(game.kind().house_rules(), stored.rules);
        Self { base: stored.base, rules, turns: stored.turns.into() }
    }

    pub fn stored(&self) -> StoredHistory {
        StoredHistory {
            base: self.base.clone(),
            rules: owned(&self.rules),
            turns: self.turns.iter().cloned().collect(),
        }
    }

    /// How many turns can be taken back.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    pub fn turns(&self) -> impl DoubleEndedIterator<Item = &Turn> + ExactSizeIterator {
        self.turns.iter().map(|(_, turn)| turn)
    }

    /// The house rules in force.
    pub fn rules(&self, game: &Game) -> HouseRules {
        let last = self.turns().rev().find_map(|turn| turn.rules(game));
        last.unwrap_or_else(|| self.rules.clone())
    }

    /// The house rules that were in force before the first turn.
    pub fn first_rules(&self) -> &HouseRules {
        &self.rules
    }

    /// A turn has ended, and `game` is what it came to. One that can't be told in one command, such as one that
    /// showed what was hidden, is not taken back, nor is any before it.
    pub fn add(&mut self, span: Span, seat: Seat, play: Option<Value>, game: &Game) {
        match play {
            Some(play) if self.base.is_some() => self.turns.push_back((span, Turn { seat, play, rules: None })),
            _ => *self = Self::begin(game, self.rules(game)),
        }
    }

    /// Other rules have come into force between two turns, and `game` is what that came to.
    pub fn rules_changed(&mut self, rules: &HouseRules, game: &Game) {
        match self.turns.back_mut() {
            Some((_, turn)) => turn.rules = Some(owned(rules)),
            None => *self = Self::begin(game, rules.clone()),
        }
    }

    /// Keeps the newest `most` turns; those before them are no longer taken back.
    pub fn keep(&mut self, most: usize) {
        while self.turns.len() > most
            && let Some((_, turn)) = self.turns.pop_front()
        {
            if let Some(rules) = self.base.as_ref().and_then(|base| turn.rules(base)) {
                self.rules = rules;
            }
            let played = self.base.as_mut().and_then(|base| turn.play(base));
            if played.is_none() {
                // Kept by a release under which it could be played: what follows can't be played either.
                self.base = None;
                self.turns.clear();
            }
        }
    }

    /// The turn during which the round counted `number`; `None` for one that is not kept.
    pub fn find(&self, number: u64) -> Option<usize> {
        self.turns.iter().position(|((first, end), _)| (*first..*end).contains(&number))
    }

    /// The position before the turn `index`, or where the last one led to.
    pub fn position(&self, index: usize) -> Option<Game> {
        let mut game = self.base.clone()?;
        for (_, turn) in self.turns.iter().take(index) {
            turn.play(&mut game)?;
        }
        Some(game)
    }

    /// Forgets the turns from `index` on, and returns them.
    pub fn cut(&mut self, index: usize) -> Vec<Turn> {
        let kept = index.min(self.turns.len());
        self.turns.split_off(kept).into_iter().map(|(_, turn)| turn).collect()
    }

    /// Plays a turn that was cut off again.
    pub fn again(&mut self, span: Span, turn: Turn, game: &mut Game) -> Option<()> {
        let mut after = game.clone();
        turn.play(&mut after)?;
        *game = after;
        self.turns.push_back((span, turn));
        Some(())
    }
}

/// The values with keys of their own, as they are stored.
pub(crate) fn owned(rules: &HouseRules) -> BTreeMap<String, RuleValue> {
    rules.values().iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect()
}

#[cfg(test)]
mod tests {
    use rules::game::Kind;
    use rules::house::RuleKind;
    use serde_json::json;

    use super::*;
    use crate::log::Sitter;
    use crate::member::{GuardLevel, MemberId, Name};
    use crate::round::{Input, Round};

    /// Turns that were played hop by hop, rules that came into force in between, and turns that are no longer
    /// kept: each position comes back as it was, with the rules that were in force.
    #[test]
    fn each_whole_turn_that_is_kept_leads_back_to_the_position_before_it() {
        for &kind in Kind::ALL {
            let mut rules = HouseRules::defaults(kind.house_rules());
            let switch = kind.house_rules().iter().find(|rule| matches!(rule.kind, RuleKind::Switch { .. }));
            let players = kind.players().iter().copied().find(|players| *players > 2).unwrap_or(2);
            let sitter = Sitter::person(MemberId(0), Name::parse("Kari").unwrap(), GuardLevel::OFF);
            let mut round = Round::start(kind, 1, 1, vec![sitter; players.into()], Seat::FIRST, rules.clone()).unwrap();
            let mut positions = Vec::new();
            for number in 0..120 {
                let Some(seat) = round.to_move() else { break };
                if !round.is_mid_turn() {
                    positions.push((round.view(), round.rules()));
                }
                let legal = round.view().legal(seat);
                let args = json!(legal[number * 7 % legal.len()]);
                round.handle(Input::Play { seat, turn: round.turn(), args: &args }).unwrap();
                if let Some(switch) = switch.filter(|_| number % 9 == 8) {
                    rules.set(switch.key, RuleValue::Switch(!rules.is_on(switch.key))).unwrap();
                }
                round.put_in_force(&rules);
                round.keep(12);
            }
            let kept = round.history().len();
            assert_eq!(kept, 12, "{kind:?}");
            if !round.is_mid_turn() && round.outcome().is_none() {
                positions.push((round.view(), round.rules()));
            }
            // A chain that was withdrawn is no turn: the same position stands there twice.
            positions.dedup();
            let last = positions.len() - kept - usize::from(!round.is_mid_turn() && round.outcome().is_none());
            for index in (0..kept).rev() {
                let mut back = round.clone();
                assert_eq!(back.go_back(index).unwrap().len(), kept - index);
                assert_eq!((back.view(), back.rules()), positions[last + index], "{kind:?} {index}");
                assert!(back.turn() > round.turn());
            }
        }
    }
}
