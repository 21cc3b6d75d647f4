//! A round, as a machine that takes commands and returns events.

use serde::{Deserialize, Serialize};

use super::command::*;
use super::event::{Event, Played};
use super::in_force::RulesInForce;
use super::position::Position;
use super::quiet::Quiet;
use super::snapshot::Snapshot;
use super::square::{Side, Square};
use super::turn::Turn;
use super::view::View;
use super::{BLOCKED, NO_PIECES, PLAYERS, RESIGNED};
use crate::outcome::Outcome;
use crate::refusal::{self, Refusal};
use crate::seat::Seat;

/// A round. Serialised it is a snapshot; what does not fit together is refused when it is read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Snapshot", into = "Snapshot")]
pub struct Game {
    pub(super) position: Position,
    pub(super) quiet: Quiet,
    /// The seat that has the darker side; one of the first two.
    pub(super) black: Seat,
    pub(super) rules: RulesInForce,
    /// Not while the side to move has a turn and no automatic draw is due.
    pub(super) outcome: Option<Outcome>,
    pub(super) last: Option<Played>,
}

impl Game {
    /// A round that goes on from `position`, where `black` has the darker side. `None` if that seat is none of
    /// the two. The round is over if the side to move has no turn.
    pub fn from_position(position: Position, black: Seat, rules: RulesInForce) -> Option<Self> {
        (black.index() < PLAYERS).then(|| Self::begin(position, black, rules))
    }

    pub(super) fn begin(position: Position, black: Seat, rules: RulesInForce) -> Self {
        let mut game = Self { position, quiet: Quiet::default(), black, rules, outcome: None, last: None };
        game.judge(&mut Vec::new());
        game
    }

    /// The pieces, and the side to move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The house rules in force.
    pub fn rules(&self) -> &RulesInForce {
        &self.rules
    }

    /// The seat that has `side`.
    pub fn seat_of(&self, side: Side) -> Seat {
        match side {
            Side::Black => self.black,
            Side::White => self.black.next(PLAYERS as u8),
        }
    }

    /// How many turns in a row have captured nothing and moved no man, up to 80.
    pub fn quiet_turns(&self) -> usize {
        self.quiet.moves().len()
    }

    pub(super) fn seat_to_move(&self) -> Option<Seat> {
        self.outcome.is_none().then(|| self.seat_of(self.position.to_move()))
    }

    pub(super) fn apply_command(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        let to_move = self.seat_to_move().ok_or(refusal::NOT_YOUR_TURN)?;
        let resigns = matches!(command, Command::Resign {}) && seat.index() < PLAYERS;
        if seat != to_move && !resigns {
            return Err(refusal::NOT_YOUR_TURN.with("to_move", u8::from(to_move)));
        }
        match command {
            Command::Move(path) => {
                let turn = find(&self.position, path)?;
                Ok(self.play(seat, &turn))
            }
            Command::Resign {} => {
                let winner = seat.next(PLAYERS as u8);
                let over = self.end(vec![vec![winner], vec![seat]], RESIGNED);
                Ok(vec![Event::Resigned { seat }, over])
            }
            Command::ClaimDraw {} => {
                let reason = self.claim().ok_or(NO_DRAW)?;
                Ok(vec![Event::DrawClaimed { seat }, self.draw(reason)])
            }
        }
    }

    pub(super) fn change_rules(&mut self, rules: RulesInForce) -> Vec<Event> {
        let mut events = Vec::new();
        if self.outcome.is_none() {
            self.rules = rules;
            self.judge(&mut events);
        }
        events
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Vec<Event> {
        self.quiet.note(&self.position, turn);
        self.position = self.position.play(turn);
        let played = Played::new(seat, turn);
        self.last = Some(played.clone());
        let mut events = vec![Event::Turn(played)];
        self.judge(&mut events);
        events
    }

    /// Ends the round if the side to move has no turn, or an automatic draw is due.
    fn judge(&mut self, events: &mut Vec<Event>) {
        let side = self.position.to_move();
        if !self.position.has_turns() {
            let reason = if self.position.count(side) == 0 { NO_PIECES } else { BLOCKED };
            let places = [side.other(), side].map(|side| vec![self.seat_of(side)]);
            events.push(self.end(places.into(), reason));
        } else if self.rules.auto_draw
            && let Some(reason) = self.quiet.draw(&self.position)
        {
            events.push(self.draw(reason));
        }
    }

    /// Why whoever is to move can claim a draw.
    fn claim(&self) -> Option<&'static str> {
        let runs = self.outcome.is_none() && !self.rules.auto_draw;
        if runs { self.quiet.draw(&self.position) } else { None }
    }

    fn draw(&mut self, reason: &'static str) -> Event {
        self.end(vec![Seat::first(PLAYERS as u8).collect()], reason)
    }

    fn end(&mut self, places: Vec<Vec<Seat>>, reason: &'static str) -> Event {
        let outcome = Outcome { places, reason: reason.into() };
        self.outcome = Some(outcome.clone());
        Event::Over(outcome)
    }

    pub(super) fn show(&self) -> View {
        let runs = self.outcome.is_none();
        View {
            black: self.position.army(Side::Black).into(),
            white: self.position.army(Side::White).into(),
            black_seat: self.black,
            side: self.position.to_move(),
            capturing: if runs { self.position.capturing() } else { Vec::new() },
            quiet: self.quiet.moves().to_vec(),
            claim: self.claim().map(str::to_owned),
            last: self.last.clone(),
            rules: self.rules,
            to_move: self.seat_to_move(),
        }
    }
}

/// The legal turn with this path, or what speaks against it.
fn find(position: &Position, path: &[Square]) -> Result<Turn, Refusal> {
    position.turns().into_iter().find(|turn| turn.path() == path).ok_or_else(|| why_not(position, path))
}

/// What speaks against a path that is no legal turn.
pub(super) fn why_not(position: &Position, path: &[Square]) -> Refusal {
    let (&[from, to, ..], &[.., last]) = (path, path) else { return BAD_PATH.with("squares", path.len()) };
    let side = position.to_move();
    let is_king = match position.at(from) {
        None => return NO_PIECE.with("square", from.number()),
        Some((whose, _)) if whose != side => return NOT_YOUR_PIECE.with("square", from.number()),
        Some((_, king)) => king,
    };
    if position.turns().iter().any(|turn| turn.path().starts_with(path)) {
        return CAPTURE_GOES_ON.with("square", last.number());
    }
    let capturing: Vec<u8> = position.capturing().into_iter().map(Square::number).collect();
    let jumps = from.row().abs_diff(to.row()) == 2;
    if !capturing.is_empty() && (!jumps || !capturing.contains(&from.number())) {
        return MUST_CAPTURE.with("squares", capturing);
    }
    if capturing.is_empty() && from != to && position.at(to).is_some() {
        return OCCUPIED.with("square", to.number());
    }
    let forward = if side == Side::Black { to.row() > from.row() } else { to.row() < from.row() };
    let near = from.row().abs_diff(to.row()) <= 2 && from.column().abs_diff(to.column()) <= 2 && from != to;
    if !is_king && near && !forward {
        return MAN_GOES_FORWARD.with("square", from.number());
    }
    NO_SUCH_MOVE.with("from", from.number()).with("to", last.number())
}
