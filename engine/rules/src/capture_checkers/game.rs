//! A round, as a machine that takes commands and returns events.

use serde::{Deserialize, Serialize};

use super::NO_HOPS;
use super::chain::Chain;
use super::command::*;
use super::event::{Event, Turn};
use super::in_force::RulesInForce;
use super::position::{Hop, PIECES, Position};
use super::snapshot::Snapshot;
use super::view::{ChainView, View};
use crate::outcome::Outcome;
use crate::refusal::{self, Refusal};
use crate::seat::{MAX_SEATS, Seat};
use crate::star::Hole;

/// A round. Serialised it is a snapshot; what does not fit together is refused when it is read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Snapshot", into = "Snapshot")]
pub struct Game {
    pub(super) position: Position,
    /// How many pieces each seat has captured, in turn order; with those on the board they are sixty.
    pub(super) captures: Vec<u8>,
    pub(super) rules: RulesInForce,
    pub(super) stage: Stage,
    pub(super) last: Option<Turn>,
}

/// How far the round is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stage {
    /// There is a hop on the board.
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
    /// In the position the piece is where it has hopped to, what it has captured is gone and counted, and
    /// it has a further hop.
    Chain(Chain),
}

impl Game {
    /// A round that goes on from `position`, with what each seat has captured. `None` if that is not sixty
    /// pieces in all, for two to six seats, of which `to_move` is one. If there is no hop the round is over.
    pub fn from_position(position: Position, captures: &[u8], to_move: Seat, rules: RulesInForce) -> Option<Self> {
        let fits = are_all(&position, captures) && to_move.index() < captures.len();
        fits.then(|| Self::begin(position, captures.to_vec(), to_move, rules))
    }

    pub(super) fn begin(position: Position, captures: Vec<u8>, to_move: Seat, rules: RulesInForce) -> Self {
        let stage = Stage::Running { to_move, phase: Phase::Idle };
        let mut game = Self { position, captures, rules, stage, last: None };
        game.give_turn(to_move, &mut Vec::new());
        game
    }

    /// The pieces as they stand, in mid-chain with the piece where it has hopped to.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many pieces each seat has captured, in turn order.
    pub fn captures(&self) -> &[u8] {
        &self.captures
    }

    /// The house rules in force.
    pub fn rules(&self) -> &RulesInForce {
        &self.rules
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
                self.give_turn(to_move, &mut events);
            }
        }
        Ok(events)
    }

    /// A chain that nobody goes on with is passed on: what it has captured stays captured.
    pub(super) fn drop_chain(&mut self) -> Vec<Event> {
        match &self.stage {
            Stage::Running { to_move, phase: Phase::Chain(chain) } => {
                let (seat, chain) = (*to_move, chain.clone());
                self.end_turn(seat, &chain)
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn apply_command(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        match self.phase_of(seat)? {
            Phase::Idle => self.apply_idle(seat, command),
            Phase::Chain(chain) => {
                let chain = chain.clone();
                self.apply_in_chain(seat, chain, command)
            }
        }
    }

    /// A bot's turn, which is whole also where people hop by hop; a part of one is refused.
    pub(super) fn apply_whole_turn(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        match (self.phase_of(seat)?, command) {
            (Phase::Idle, Command::Chain(path)) => self.play_chain(seat, path),
            (Phase::Chain(_), Command::Chain(_)) => Err(HOP_BY_HOP.into()),
            (_, Command::Hop(_) | Command::PassOn {}) => Err(WHOLE_CHAIN.into()),
        }
    }

    fn phase_of(&self, seat: Seat) -> Result<&Phase, Refusal> {
        match &self.stage {
            Stage::Running { to_move, phase } if *to_move == seat => Ok(phase),
            Stage::Running { to_move, .. } => Err(refusal::NOT_YOUR_TURN.with("to_move", u8::from(*to_move))),
            Stage::Over(_) => Err(refusal::NOT_YOUR_TURN.into()),
        }
    }

    fn apply_idle(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        match command {
            Command::Hop(_) if !self.rules.stepwise => Err(WHOLE_CHAIN.into()),
            &Command::Hop([from, to]) => {
                self.check_piece(from)?;
                let hop = self.check_hop(&self.position, from, to)?;
                Ok(self.hop(seat, hop, Chain::begin(hop)))
            }
            Command::Chain(_) if self.rules.stepwise => Err(HOP_BY_HOP.into()),
            Command::Chain(path) => self.play_chain(seat, path),
            Command::PassOn {} => Err(NO_CHAIN.into()),
        }
    }

    fn apply_in_chain(&mut self, seat: Seat, mut chain: Chain, command: &Command) -> Result<Vec<Event>, Refusal> {
        let at = chain.at();
        match command {
            Command::Hop([from, _]) if *from != at => {
                self.check_piece(*from)?;
                Err(OTHER_PIECE_IN_CHAIN.with("hole", name(at)))
            }
            &Command::Hop([_, to]) => {
                let hop = self.check_hop(&self.position, at, to)?;
                chain.push(hop);
                Ok(self.hop(seat, hop, chain))
            }
            Command::Chain(_) => Err(HOP_BY_HOP.into()),
            Command::PassOn {} => Ok(self.end_turn(seat, &chain)),
        }
    }

    /// One hop, the last one of `chain`. The turn ends by itself when the piece has no further hop.
    fn hop(&mut self, seat: Seat, hop: Hop, chain: Chain) -> Vec<Event> {
        self.position.toggle(hop);
        self.captures[seat.index()] += 1;
        let mut events = vec![Event::Hopped { seat, from: hop.from, to: hop.to, captured: hop.over }];
        if self.position.hops(hop.to, self.rules.hops()).next().is_some() {
            self.stage = Stage::Running { to_move: seat, phase: Phase::Chain(chain) };
        } else {
            events.extend(self.end_turn(seat, &chain));
        }
        events
    }

    fn play_chain(&mut self, seat: Seat, path: &[Hole]) -> Result<Vec<Event>, Refusal> {
        let bad_path = || BAD_PATH.with("holes", path.len());
        let (2..=MAX_PATH, &[origin, ..]) = (path.len(), path) else { return Err(bad_path()) };
        self.check_piece(origin)?;
        let mut position = self.position;
        for ends in path.windows(2) {
            let hop = self.check_hop(&position, ends[0], ends[1])?;
            position.toggle(hop);
        }
        // It has hops, and none over a piece that is gone.
        let chain = Chain::along(path).ok_or_else(bad_path)?;
        self.position = position;
        self.captures[seat.index()] += chain.captured().len() as u8;
        Ok(self.end_turn(seat, &chain))
    }

    fn check_piece(&self, from: Hole) -> Result<(), Refusal> {
        if self.position.pieces().contains(from) { Ok(()) } else { Err(NO_PIECE.with("hole", name(from))) }
    }

    /// The hop of a piece that stands on `from` in `position` to `to`.
    fn check_hop(&self, position: &Position, from: Hole, to: Hole) -> Result<Hop, Refusal> {
        if from != to && position.pieces().contains(to) {
            return Err(OCCUPIED.with("hole", name(to)));
        }
        Hop::between(from, to)
            .filter(|&hop| position.allows(hop, self.rules.hops()))
            .ok_or_else(|| NOTHING_TO_HOP.with("from", name(from)).with("to", name(to)))
    }

    /// What follows when a turn has ended, and the pieces are where it left them.
    fn end_turn(&mut self, seat: Seat, chain: &Chain) -> Vec<Event> {
        let turn = Turn::new(seat, chain);
        self.last = Some(turn.clone());
        let mut events = vec![Event::Turn(turn)];
        self.give_turn(seat.next(self.captures.len() as u8), &mut events);
        events
    }

    /// Lets `seat` move, which can play every piece; if no piece has a hop, the round is over.
    fn give_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.stage = if self.position.count_hops(self.rules.hops()) > 0 {
            Stage::Running { to_move: seat, phase: Phase::Idle }
        } else {
            let outcome = Outcome { places: places(&self.captures), reason: NO_HOPS.into() };
            events.push(Event::Over(outcome.clone()));
            Stage::Over(outcome)
        };
    }

    pub(super) fn show(&self) -> View {
        let (to_move, chain) = match &self.stage {
            Stage::Over(_) => (None, None),
            Stage::Running { to_move, phase: Phase::Idle } => (Some(*to_move), None),
            Stage::Running { to_move, phase: Phase::Chain(chain) } => (Some(*to_move), Some(ChainView::from(chain))),
        };
        View {
            pieces: self.position.pieces(),
            captures: self.captures.clone(),
            chain,
            last: self.last.clone(),
            rules: self.rules,
            to_move,
        }
    }
}

/// Whether two to six seats have captured all pieces that are not on the board.
pub(super) fn are_all(position: &Position, captures: &[u8]) -> bool {
    let captured: usize = captures.iter().copied().map(usize::from).sum();
    (2..=usize::from(MAX_SEATS)).contains(&captures.len()) && captured + position.pieces().len() == PIECES
}

/// The seats by what they have captured, most first; those with as many share a place.
fn places(captures: &[u8]) -> Vec<Vec<Seat>> {
    let mut counts = captures.to_vec();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts.dedup();
    let with = |count| Seat::first(captures.len() as u8).filter(|seat| captures[seat.index()] == count).collect();
    counts.into_iter().map(with).collect()
}

fn name(hole: Hole) -> String {
    hole.to_string()
}
