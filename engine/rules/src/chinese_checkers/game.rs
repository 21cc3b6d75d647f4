//! A round, as a machine that takes commands and returns events.

use serde::{Deserialize, Serialize};

use super::chain::Chain;
use super::command::*;
use super::event::{Event, Turn};
use super::in_force::RulesInForce;
use super::position::Position;
use super::snapshot::Snapshot;
use super::view::{ChainView, View};
use super::{GOAL, NO_MOVES, QUIET_TURNS, STALLED, Win, homes};
use crate::outcome::Outcome;
use crate::refusal::{self, Refusal};
use crate::seat::Seat;
use crate::star::{Hole, HoleSet, Point};

/// A round. Serialised it is a snapshot; what does not fit together is refused when it is read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Snapshot", into = "Snapshot")]
pub struct Game {
    /// The home of each seat.
    pub(super) homes: &'static [Point],
    pub(super) position: Position,
    pub(super) rules: RulesInForce,
    pub(super) stage: Stage,
    /// The seats that are home, first place first.
    pub(super) home: Vec<Seat>,
    pub(super) progress: Progress,
    pub(super) last: Option<Turn>,
}

/// How far the round is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stage {
    /// `to_move` is not home, and had a turn when its turn began.
    Running {
        to_move: Seat,
        phase: Phase,
    },
    Over(Outcome),
}

/// How far the turn is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    Idle,
    /// In the position the piece is where it has hopped to.
    Chain(Chain),
}

/// What tells that nobody gets on.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Progress {
    /// The least distance to its goal that each seat has had.
    pub lows: Vec<u32>,
    /// The turns since anybody had a new low, those that were passed over included.
    pub quiet: u32,
}

impl Game {
    /// A round that begins with `position`: ten pieces for each home of a number of players, and none
    /// elsewhere. `None` if it is not so, or there is no seat `to_move`. If `to_move` has no turn, the
    /// next seat that has one begins; if none has, the round is over.
    pub fn from_position(position: Position, to_move: Seat, rules: RulesInForce) -> Option<Self> {
        let seated = Point::ALL.into_iter().filter(|&home| !position.pieces(home).is_empty());
        let seated: Vec<Point> = seated.collect();
        let homes = homes(seated.len() as u8)?;
        let fits = seated == homes && homes.iter().all(|&home| position.pieces(home).len() == 10);
        (fits && to_move.index() < homes.len()).then(|| Self::begin(homes, position, to_move, rules))
    }

    pub(super) fn begin(homes: &'static [Point], position: Position, to_move: Seat, rules: RulesInForce) -> Self {
        let lows = homes.iter().map(|&home| distance(&position, home)).collect();
        let mut game = Self {
            homes,
            position,
            rules,
            stage: Stage::Running { to_move, phase: Phase::Idle },
            home: Vec::new(),
            progress: Progress { lows, quiet: 0 },
            last: None,
        };
        game.give_turn(to_move, &mut Vec::new());
        game
    }

    /// The pieces as they stand, in mid-chain with the piece where it has hopped to.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The house rules in force.
    pub fn rules(&self) -> &RulesInForce {
        &self.rules
    }

    /// The home of each seat, in turn order.
    pub fn homes(&self) -> &'static [Point] {
        self.homes
    }

    pub(super) fn seat_to_move(&self) -> Option<Seat> {
        match self.stage {
            Stage::Running { to_move, .. } => Some(to_move),
            Stage::Over(_) => None,
        }
    }

    pub(super) fn is_in_chain(&self) -> bool {
        matches!(self.stage, Stage::Running { phase: Phase::Chain(_), .. })
    }

    pub(super) fn ending(&self) -> Option<&Outcome> {
        match &self.stage {
            Stage::Running { .. } => None,
            Stage::Over(outcome) => Some(outcome),
        }
    }

    pub(super) fn change_rules(&mut self, rules: RulesInForce) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        match self.stage {
            Stage::Over(_) => {}
            Stage::Running { phase: Phase::Chain(_), .. } => return Err(CHAIN_UNDER_WAY.into()),
            Stage::Running { to_move, phase: Phase::Idle } => {
                self.rules = rules;
                if !rules.play_on && !self.home.is_empty() {
                    self.finish(GOAL, &mut events);
                } else {
                    self.give_turn(to_move, &mut events);
                }
            }
        }
        Ok(events)
    }

    /// A chain that nobody goes on with goes back to where it began: its hops have changed nothing else.
    pub(super) fn drop_chain(&mut self) -> Vec<Event> {
        match &self.stage {
            Stage::Running { to_move, phase: Phase::Chain(chain) } => {
                let (seat, origin, at) = (*to_move, chain.origin(), chain.at());
                vec![self.put_back(seat, at, origin)]
            }
            _ => Vec::new(),
        }
    }

    fn put_back(&mut self, seat: Seat, at: Hole, origin: Hole) -> Event {
        self.position.relocate(self.home_of(seat), at, origin);
        self.stage = Stage::Running { to_move: seat, phase: Phase::Idle };
        Event::Returned { seat, origin }
    }

    pub(super) fn home_of(&self, seat: Seat) -> Point {
        self.homes[seat.index()]
    }

    /// The seats that are not home, in turn order from `first` on.
    pub(super) fn active_from(&self, first: Seat) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::first(self.players()).collect();
        seats.rotate_left(first.index());
        seats.retain(|seat| !self.home.contains(seat));
        seats
    }

    fn players(&self) -> u8 {
        self.homes.len() as u8
    }

    pub(super) fn apply_command(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        let Stage::Running { to_move, phase } = &self.stage else { return Err(refusal::NOT_YOUR_TURN.into()) };
        if *to_move != seat {
            return Err(refusal::NOT_YOUR_TURN.with("to_move", u8::from(*to_move)));
        }
        match phase {
            Phase::Idle => self.apply_idle(seat, command),
            Phase::Chain(chain) => {
                let chain = chain.clone();
                self.apply_in_chain(seat, chain, command)
            }
        }
    }

    fn apply_idle(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        match command {
            &Command::Step([from, to]) => {
                self.check_piece(seat, from)?;
                self.check_free(from, to)?;
                if !from.neighbours().contains(to) {
                    return Err(NOT_ADJACENT.with("from", name(from)).with("to", name(to)));
                }
                self.check_end(seat, from, to)?;
                self.position.relocate(self.home_of(seat), from, to);
                Ok(self.end_turn(Turn { seat, path: vec![from, to], hops: false }))
            }
            Command::Hop(_) if !self.rules.stepwise => Err(WHOLE_CHAIN.into()),
            &Command::Hop([from, to]) => {
                self.check_piece(seat, from)?;
                self.check_hop(&self.position, from, to)?;
                Ok(self.hop(seat, from, to, Chain::begin(from, to)))
            }
            Command::Chain(_) if self.rules.stepwise => Err(HOP_BY_HOP.into()),
            Command::Chain(path) => self.play_chain(seat, path),
            Command::PassOn {} => Err(ENDS_WHERE_IT_BEGAN.into()),
            Command::Back {} => Err(NO_CHAIN.into()),
        }
    }

    /// A bot's turn, which is whole also where people hop by hop; a part of one is refused.
    pub(super) fn apply_whole_turn(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        match (&self.stage, command) {
            (Stage::Running { to_move, phase: Phase::Idle }, Command::Chain(path)) if *to_move == seat => {
                self.play_chain(seat, path)
            }
            (Stage::Running { to_move, .. }, Command::Hop(_) | Command::PassOn {} | Command::Back {})
                if *to_move == seat =>
            {
                Err(WHOLE_CHAIN.into())
            }
            _ => self.apply_command(seat, command),
        }
    }

    fn play_chain(&mut self, seat: Seat, path: &[Hole]) -> Result<Vec<Event>, Refusal> {
        let chain = self.whole_chain(seat, path)?;
        self.check_end(seat, chain.origin(), chain.at())?;
        self.position.relocate(self.home_of(seat), chain.origin(), chain.at());
        Ok(self.end_turn(Turn { seat, path: chain.path(), hops: true }))
    }

    fn apply_in_chain(&mut self, seat: Seat, chain: Chain, command: &Command) -> Result<Vec<Event>, Refusal> {
        let (origin, at) = (chain.origin(), chain.at());
        match command {
            Command::Step([from, _]) | Command::Hop([from, _]) if *from != at => {
                self.check_piece(seat, *from)?;
                Err(OTHER_PIECE_IN_CHAIN.with("hole", name(at)))
            }
            Command::Step(_) => Err(STEP_IN_CHAIN.with("hole", name(at))),
            &Command::Hop([_, to]) => {
                self.check_hop(&self.position, at, to)?;
                Ok(self.hop(seat, at, to, chain.hop(to)))
            }
            Command::Chain(_) => Err(HOP_BY_HOP.into()),
            Command::PassOn {} => {
                self.check_end(seat, origin, at)?;
                Ok(self.end_turn(Turn { seat, path: chain.path(), hops: true }))
            }
            Command::Back {} => Ok(vec![self.put_back(seat, at, origin)]),
        }
    }

    /// One hop of a chain; `after` is the chain with it, or `None` if the piece is back at its origin,
    /// which then is `to`.
    fn hop(&mut self, seat: Seat, from: Hole, to: Hole, after: Option<Chain>) -> Vec<Event> {
        self.position.relocate(self.home_of(seat), from, to);
        let mut events = vec![Event::Hopped { seat, from, to }];
        let phase = match after {
            Some(chain) => Phase::Chain(chain),
            None => {
                events.push(Event::Returned { seat, origin: to });
                Phase::Idle
            }
        };
        self.stage = Stage::Running { to_move: seat, phase };
        events
    }

    fn check_piece(&self, seat: Seat, from: Hole) -> Result<(), Refusal> {
        let is_own = self.position.pieces(self.home_of(seat)).contains(from);
        if is_own { Ok(()) } else { Err(NOT_YOUR_PIECE.with("hole", name(from))) }
    }

    fn check_free(&self, from: Hole, to: Hole) -> Result<(), Refusal> {
        if from == to {
            Err(ENDS_WHERE_IT_BEGAN.with("hole", name(to)))
        } else if self.position.occupied().contains(to) {
            Err(OCCUPIED.with("hole", name(to)))
        } else {
            Ok(())
        }
    }

    /// Whether a piece that stands on `from` in `position` can hop to `to`.
    fn check_hop(&self, position: &Position, from: Hole, to: Hole) -> Result<(), Refusal> {
        if from != to && position.occupied().contains(to) {
            return Err(OCCUPIED.with("hole", name(to)));
        }
        if position.occupancy().hops(from, self.rules.hops()).contains(to) {
            Ok(())
        } else {
            Err(NOTHING_TO_HOP.with("from", name(from)).with("to", name(to)))
        }
    }

    /// Whether a turn of the piece that stood on `origin` may end in `to`.
    fn check_end(&self, seat: Seat, origin: Hole, to: Hole) -> Result<(), Refusal> {
        let home = self.home_of(seat);
        if Position::allowed_ends(home, origin, &self.rules).contains(to) {
            return Ok(());
        }
        let goal = home.opposite().holes();
        let leaves = self.rules.stay_home && goal.contains(origin) && !goal.contains(to);
        Err(if leaves { LEAVES_GOAL } else { FOREIGN_POINT }.with("hole", name(to)))
    }

    /// The chain along `path`; if that has only two holes which are not one hop apart, the best chain
    /// between them.
    fn whole_chain(&self, seat: Seat, path: &[Hole]) -> Result<Chain, Refusal> {
        let bad_path = || BAD_PATH.with("holes", path.len());
        let (&[origin, ..], &[.., end]) = (path, path) else { return Err(bad_path()) };
        if !(2..=MAX_PATH).contains(&path.len()) {
            return Err(bad_path());
        }
        self.check_piece(seat, origin)?;
        self.check_free(origin, end)?;
        if path.len() == 2
            && let Some(best) = self.position.occupancy().chains(origin, self.rules.hops()).path(end)
        {
            return Chain::along(&best).ok_or_else(bad_path);
        }
        // The piece has left its hole while it hops. It stands wherever the last hop has led it.
        let mut position = self.position;
        for hop in path.windows(2) {
            self.check_hop(&position, hop[0], hop[1])?;
            position.relocate(self.home_of(seat), hop[0], hop[1]);
        }
        Chain::along(path).ok_or_else(|| ENDS_WHERE_IT_BEGAN.with("hole", name(end)))
    }

    /// What follows when a turn has ended and the piece is where it went.
    fn end_turn(&mut self, turn: Turn) -> Vec<Event> {
        let seat = turn.seat;
        self.last = Some(turn.clone());
        let mut events = vec![Event::Turn(turn)];
        let distance = distance(&self.position, self.home_of(seat));
        let low = &mut self.progress.lows[seat.index()];
        if distance < *low {
            *low = distance;
            self.progress.quiet = 0;
        } else {
            self.progress.quiet = self.progress.quiet.saturating_add(1);
        }
        self.judge(seat, &mut events);
        if matches!(self.stage, Stage::Running { .. }) {
            self.give_turn(seat.next(self.players()), &mut events);
        }
        events
    }

    /// Sees who is home after a turn of `mover`, who comes first.
    fn judge(&mut self, mover: Seat, events: &mut Vec<Event>) {
        for seat in self.active_from(mover) {
            if self.has_filled_goal(seat) && (self.rules.play_on || self.home.is_empty()) {
                self.home.push(seat);
                events.push(Event::Home { seat, place: self.home.len() as u8 });
            }
        }
        let left = self.homes.len() - self.home.len();
        if left <= 1 || !(self.home.is_empty() || self.rules.play_on) {
            self.finish(GOAL, events);
        }
    }

    fn has_filled_goal(&self, seat: Seat) -> bool {
        let home = self.home_of(seat);
        let goal = home.opposite().holes();
        let own = self.position.pieces(home) & goal;
        match self.rules.win {
            Win::Own => own == goal,
            Win::Filled => !own.is_empty() && goal.is_subset(self.position.occupied()),
        }
    }

    /// Lets the first seat move, from `first` on, that has a turn.
    fn give_turn(&mut self, first: Seat, events: &mut Vec<Event>) {
        let active = self.active_from(first);
        let has_turn = |seat: &Seat| self.position.has_turn(self.home_of(*seat), &self.rules);
        let Some(skipped) = active.iter().position(has_turn) else { return self.finish(NO_MOVES, events) };
        for &seat in &active[..skipped] {
            events.push(Event::PassedOver { seat });
            self.progress.quiet = self.progress.quiet.saturating_add(1);
        }
        self.stage = Stage::Running { to_move: active[skipped], phase: Phase::Idle };
        if self.progress.quiet >= QUIET_TURNS * active.len() as u32 {
            self.finish(STALLED, events);
        }
    }

    /// Ends the round: those who are home have their places, all others share the next one.
    fn finish(&mut self, reason: &'static str, events: &mut Vec<Event>) {
        let mut places: Vec<Vec<Seat>> = self.home.iter().map(|&seat| vec![seat]).collect();
        let rest: Vec<Seat> = Seat::first(self.players()).filter(|seat| !self.home.contains(seat)).collect();
        if !rest.is_empty() {
            places.push(rest);
        }
        let outcome = Outcome { places, reason: reason.into() };
        events.push(Event::Over(outcome.clone()));
        self.stage = Stage::Over(outcome);
    }

    pub(super) fn show(&self) -> View {
        let (to_move, chain) = match &self.stage {
            Stage::Over(_) => (None, None),
            Stage::Running { to_move, phase: Phase::Idle } => (Some(*to_move), None),
            Stage::Running { to_move, phase: Phase::Chain(chain) } => (Some(*to_move), Some(chain)),
        };
        View {
            homes: self.homes,
            pieces: self.pieces_by_seat(),
            chain: chain.map(|chain| ChainView { origin: chain.origin(), at: chain.at(), path: chain.path() }),
            last: self.last.clone(),
            home: self.home.clone(),
            rules: self.rules,
            to_move,
        }
    }

    pub(super) fn pieces_by_seat(&self) -> Vec<HoleSet> {
        self.homes.iter().map(|&home| self.position.pieces(home)).collect()
    }
}

/// The sum of the distances of all pieces of `home` to the apex of their goal.
pub(super) fn distance(position: &Position, home: Point) -> u32 {
    let goal = home.opposite();
    position.pieces(home).iter().map(|hole| u32::from(goal.distance(hole))).sum()
}

fn name(hole: Hole) -> String {
    hole.to_string()
}
