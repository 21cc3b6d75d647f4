//! The guard and the bots of Chinese checkers against a second telling of them, which is slow and follows
//! the words of the rules one by one.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::collections::{BTreeSet, VecDeque};

use common::*;
use proptest::prelude::*;
use rules::chinese_checkers::{Asks, Command, Game, RulesInForce, asks};
use rules::game::Rules;
use rules::seat::Seat;
use rules::star::{Direction, Hole, Point};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_guard_asks_when_its_words_say_so(game in any_round()) {
        let telling = Telling::of(&game);
        let whole = with_rules(&game, RulesInForce { stepwise: false, ..*game.rules() });
        let stepwise = with_rules(&game, RulesInForce { stepwise: true, ..*game.rules() });
        let mover = game.to_move().unwrap();
        for command in legal(&whole) {
            let (from, to) = ends(&command);
            let expected = telling.asks(from, to);
            prop_assert_eq!(asks(&whole.view(), mover, &command), expected, "{} {}", from, to);
            let is_step = matches!(command, Command::Step(_));
            prop_assert_eq!(asks(&stepwise.view(), mover, &command), expected.filter(|_| is_step));
        }
        for command in legal(&stepwise) {
            if !matches!(command, Command::Step(_)) {
                prop_assert_eq!(asks(&stepwise.view(), mover, &command), None);
            }
        }
    }

    #[test]
    fn the_bots_choose_among_the_turns_that_their_words_say(game in any_round()) {
        let telling = Telling::of(&game);
        prop_assert_eq!(choices(&game, "eight", None), telling.eight());
        prop_assert_eq!(choices(&game, "six", None), telling.six());
        prop_assert_eq!(choices(&game, "four", Some(0)), telling.turns.iter().copied().collect());
        prop_assert_eq!(choices(&game, "four", Some(1)), telling.four());
    }

    #[test]
    fn a_bot_s_turn_is_one_whole_turn_by_a_shortest_path(game in any_round(), draw in any::<u32>()) {
        let whole = with_rules(&game, RulesInForce { stepwise: false, ..*game.rules() });
        let stepwise = with_rules(&game, RulesInForce { stepwise: true, ..*game.rules() });
        let mover = game.to_move().unwrap();
        for level in Game::LEVELS {
            let pick = |game: &Game| Game::bot(&game.view(), mover, level, &mut |below| draw % below.max(1)).unwrap();
            let command = pick(&whole);
            prop_assert!(legal(&whole).contains(&command), "{:?}", command);
            prop_assert_eq!(&pick(&stepwise), &command);
            let (mut by_hops, mut as_whole) = (stepwise.clone(), whole.clone());
            let events = by_hops.apply_whole(mover, &command).unwrap();
            prop_assert_eq!(&kinds(&events)[0], "turn");
            prop_assert_eq!(events, as_whole.apply(mover, &command).unwrap());
            prop_assert_eq!(by_hops.position(), as_whole.position());
        }
    }
}

#[test]
fn a_part_of_a_turn_is_no_turn_of_a_bot() {
    let mut game = start(2, "{}");
    refuses(&mut game, "hop C1 E5", "whole_chain");
    refuses(&mut game, "chain C1 G5", "nothing_to_hop");
    refuses(&mut game, "step C1 E5", "not_adjacent");
    refuses(&mut game, "pass_on", "whole_chain");
    play(&mut game, "hop C1 E5").unwrap();
    for command in ["hop E5 C1", "pass_on", "back"] {
        refuses(&mut game, command, "whole_chain");
    }
    refuses(&mut game, "chain C1 E5", "hop_by_hop");
    assert_eq!(game.apply_whole(seat(1), &read("pass_on")).unwrap_err().code.as_str(), "not_your_turn");
}

#[test]
fn draws_out_of_bounds_give_no_turn_and_no_panic() {
    let game = start(2, "{}");
    for level in Game::LEVELS {
        assert_eq!(Game::bot(&game.view(), seat(0), level, &mut |_| u32::MAX), None);
    }
    let game = round(
        &["A1 N1 N2 N3 N4 O1 O2 O3 P1 P2", "Q1 B1 B2 C1 C2 C3 D1 D2 D3 D4"],
        0,
        r#"{"win":"own","stay_home":true}"#,
    );
    for level in Game::LEVELS {
        assert_eq!(Game::bot(&game.view(), seat(0), level, &mut |_| 0), None, "the round is over");
    }
}

fn refuses(game: &mut Game, command: &str, code: &str) {
    let before = game.clone();
    assert_eq!(game.apply_whole(seat(0), &read(command)).unwrap_err().code.as_str(), code, "{command}");
    assert_eq!(*game, before);
}

fn ends(command: &Command) -> (Hole, Hole) {
    match command {
        Command::Step([from, to]) => (*from, *to),
        Command::Chain(path) => (path[0], path[path.len() - 1]),
        other => panic!("{other:?} is no whole turn"),
    }
}

/// All turns that a level can choose: the last draw takes each of its values, after `first` if there are two.
fn choices(game: &Game, level: &str, first: Option<u32>) -> BTreeSet<(Hole, Hole)> {
    let mut chosen = BTreeSet::new();
    let (mut next, mut count) = (0, 1);
    while next < count {
        let mut draws = 0;
        let mut random = |below: u32| {
            draws += 1;
            match first {
                Some(value) if draws == 1 => {
                    assert_eq!(below, 2, "one half");
                    value
                }
                _ => {
                    count = below;
                    next
                }
            }
        };
        let command = Game::bot(&game.view(), game.to_move().unwrap(), level, &mut random).unwrap();
        assert_eq!(draws, if first.is_some() { 2 } else { 1 });
        assert!(chosen.insert(ends(&command)), "each turn is as likely as any other");
        next += 1;
    }
    chosen
}

type Pieces = BTreeSet<Hole>;

/// A position as the second telling sees it: plain sets, every question answered by walking.
struct Telling {
    goal: Point,
    own: Pieces,
    all: Pieces,
    long: bool,
    turns: Vec<(Hole, Hole)>,
    steps_to_apex: Vec<u32>,
}

impl Telling {
    fn of(game: &Game) -> Self {
        let mover: Seat = game.to_move().unwrap();
        let home = game.homes()[mover.index()];
        let whole = with_rules(game, RulesInForce { stepwise: false, ..*game.rules() });
        let goal = home.opposite();
        Self {
            goal,
            own: game.position().pieces(home).iter().collect(),
            all: game.position().occupied().iter().collect(),
            long: game.rules().long_hops,
            turns: legal(&whole).iter().map(ends).collect(),
            steps_to_apex: walk(&[goal.apex()]),
        }
    }

    fn distance(&self, hole: Hole) -> i64 {
        i64::from(self.steps_to_apex[hole.index()])
    }

    fn is_in_goal(&self, hole: Hole) -> bool {
        hole.point() == Some(self.goal)
    }

    fn is_forward(&self, (from, to): (Hole, Hole)) -> bool {
        self.distance(to) < self.distance(from) || (self.is_in_goal(to) && !self.is_in_goal(from))
    }

    fn asks(&self, from: Hole, to: Hole) -> Option<Asks> {
        if self.turns.len() == 1 {
            return None;
        }
        if self.is_in_goal(from) && !self.is_in_goal(to) {
            return Some(Asks::LeavesGoal);
        }
        let ends_farther = !self.is_in_goal(to) && self.distance(to) > self.distance(from);
        let another_ends_nearer =
            self.turns.iter().any(|&(from, to)| self.is_in_goal(to) || self.distance(to) < self.distance(from));
        (ends_farther && another_ends_nearer && !self.opens_a_hop(from, to)).then_some(Asks::Backwards)
    }

    fn opens_a_hop(&self, from: Hole, to: Hole) -> bool {
        let moved = |pieces: &Pieces| {
            let mut pieces = pieces.clone();
            pieces.remove(&from);
            pieces.insert(to);
            pieces
        };
        let before = self.pairs(&self.own, &self.all);
        let after = self.pairs(&moved(&self.own), &moved(&self.all));
        let mut in_this_turn = self.chain_ends(from);
        in_this_turn.insert(from);
        in_this_turn.extend(from.neighbours().iter().filter(|hole| !self.all.contains(hole)));
        after.iter().any(|pair| !(before.contains(pair) || (pair.0 == to && in_this_turn.contains(&pair.1))))
    }

    /// The pairs (hole, landing) of all single hops of `own`.
    fn pairs(&self, own: &Pieces, all: &Pieces) -> BTreeSet<(Hole, Hole)> {
        own.iter().flat_map(|&hole| landings(hole, all, self.long).into_iter().map(move |to| (hole, to))).collect()
    }

    fn chain_ends(&self, from: Hole) -> Pieces {
        let mut all = self.all.clone();
        all.remove(&from);
        let mut seen = Pieces::new();
        let mut open = vec![from];
        while let Some(hole) = open.pop() {
            for to in landings(hole, &all, self.long) {
                if seen.insert(to) {
                    open.push(to);
                }
            }
        }
        seen
    }

    fn four(&self) -> BTreeSet<(Hole, Hole)> {
        first_of(vec![self.some(|turn| self.is_forward(turn)), self.some(|_| true)])
    }

    fn six(&self) -> BTreeSet<(Hole, Hole)> {
        let is_quiet = |(from, to)| self.asks(from, to).is_none();
        first_of(vec![
            self.some(|turn| self.is_forward(turn) && is_quiet(turn)),
            self.some(is_quiet),
            self.some(|_| true),
        ])
    }

    fn eight(&self) -> BTreeSet<(Hole, Hole)> {
        let free: Vec<Hole> = self.goal.holes().iter().filter(|hole| !self.all.contains(hole)).collect();
        let to_free = walk(&free);
        let gain = |&(from, to): &(Hole, Hole)| self.distance(from) - self.distance(to);
        let mut best = self.turns.clone();
        keep_least(&mut best, |turn| -gain(turn));
        keep_least(&mut best, |(_, to)| i64::from(to_free[to.index()]));
        keep_least(&mut best, |(from, _)| -self.distance(*from));
        best.into_iter().collect()
    }

    fn some(&self, wanted: impl Fn((Hole, Hole)) -> bool) -> BTreeSet<(Hole, Hole)> {
        self.turns.iter().copied().filter(|&turn| wanted(turn)).collect()
    }
}

fn first_of(sets: Vec<BTreeSet<(Hole, Hole)>>) -> BTreeSet<(Hole, Hole)> {
    sets.into_iter().find(|set| !set.is_empty()).unwrap()
}

fn keep_least(turns: &mut Vec<(Hole, Hole)>, cost: impl Fn(&(Hole, Hole)) -> i64) {
    let least = turns.iter().map(&cost).min().unwrap();
    turns.retain(|turn| cost(turn) == least);
}

/// Steps from the nearest of `starts` to each hole, pieces ignored.
fn walk(starts: &[Hole]) -> Vec<u32> {
    let mut steps = vec![u32::MAX; 121];
    let mut queue: VecDeque<Hole> = starts.iter().copied().collect();
    starts.iter().for_each(|hole| steps[hole.index()] = 0);
    while let Some(hole) = queue.pop_front() {
        for next in Direction::ALL.into_iter().filter_map(|direction| hole.neighbour(direction)) {
            if steps[next.index()] == u32::MAX {
                steps[next.index()] = steps[hole.index()] + 1;
                queue.push_back(next);
            }
        }
    }
    steps
}

/// Where one hop of a piece on `from` lands.
fn landings(from: Hole, all: &Pieces, long: bool) -> Vec<Hole> {
    let mut found = Vec::new();
    for direction in Direction::ALL {
        let line: Vec<Hole> =
            std::iter::successors(from.neighbour(direction), |hole| hole.neighbour(direction)).collect();
        let Some(over) = line.iter().position(|hole| all.contains(hole)) else { continue };
        let behind = line.get(over + 1..=2 * over + 1).unwrap_or(&[]);
        if (over == 0 || long) && behind.len() == over + 1 && behind.iter().all(|hole| !all.contains(hole)) {
            found.push(behind[over]);
        }
    }
    found
}
