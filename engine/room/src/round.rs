//! One game from deal to result: its seats, its turn counter and its state. It has two homes, a table on
//! the net and a browser's worker, and knows neither: no device, no network, no clock.

use rules::game::{Command, Event, Game, Kind, Setup, View};
use rules::house::HouseRules;
use rules::outcome::Outcome;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::log::Sitter;
use crate::member::{GuardLevel, Level, MemberId, Name};
use crate::refusal::{NO_ROUND, NOT_YOUR_TURN, Refusal, STALE};

/// What a round can be asked.
#[derive(Clone, Copy, Debug)]
pub enum Input<'a> {
    /// A command of the game's.
    Play {
        /// For this seat, whose holder the sender was found to be.
        seat: Seat,
        /// The turn that its sender saw.
        turn: u64,
        /// The command as it came.
        args: &'a Value,
    },
    /// The turn that a bot was found to play.
    PlayBot {
        /// For this seat.
        seat: Seat,
        /// The turn that it saw.
        turn: u64,
        /// Its turn, whole.
        command: &'a Command,
    },
}

/// A bot is to move: what its home has to think out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Think {
    /// The bot's seat.
    pub seat: Seat,
    /// How it plays.
    pub level: Level,
    /// The turn that it would play in.
    pub turn: u64,
}

/// What a round answers with: the events that its home logs, stores and shows.
pub type Effects = Vec<Event>;

/// One game from deal to result.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Round {
    number: u32,
    turn: u64,
    starter: Seat,
    seats: Vec<Sitter>,
    game: Game,
    /// How it ended, where it was not the game that ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<Outcome>,
}

impl Round {
    /// Deals a round. `number` counts the table's rounds from 1, `turn` is the number of the first
    /// turn, above those of earlier rounds. Refuses with `wrong_number_of_players`.
    pub fn start(
        kind: Kind,
        number: u32,
        turn: u64,
        seats: Vec<Sitter>,
        starter: Seat,
        rules: HouseRules,
    ) -> Result<Self, Refusal> {
        // No game has more seats than fit, and `Game::start` refuses what does not.
        let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let game = Game::start(kind, &Setup { players, starter, rules })?;
        Ok(Self { number, turn, starter, seats, game, ended: None })
    }

    /// Carries out `input`. Refuses with `no_round` when it is over, with `stale` when the turn has
    /// passed, and with the game's own codes; then the round is as it was.
    pub fn handle(&mut self, input: Input<'_>) -> Result<Effects, Refusal> {
        let (Input::Play { turn, .. } | Input::PlayBot { turn, .. }) = input;
        if self.outcome().is_some() {
            return Err(NO_ROUND.into());
        }
        if turn != self.turn {
            return Err(STALE.with("turn", self.turn));
        }
        let events = match input {
            Input::Play { seat, args, .. } => self.game.play(seat, args)?,
            Input::PlayBot { seat, command, .. } => self.game.play_bot(seat, command)?,
        };
        self.turn += 1;
        Ok(events)
    }

    /// The seat for which `member` may play in `turn`. Refuses with `no_round` when it is over, and otherwise
    /// with `not_your_turn`, or with `stale` where the turn has passed: that is what two pages of one
    /// member, or a repeat under another id, run into.
    pub fn seat_for(&self, member: MemberId, turn: u64) -> Result<Seat, Refusal> {
        let seat = self.to_move().ok_or(NO_ROUND)?;
        match self.seats.get(seat.index()).and_then(Sitter::member) {
            Some(mover) if mover == member => Ok(seat),
            _ if turn == self.turn => Err(NOT_YOUR_TURN.into()),
            _ => Err(STALE.with("turn", self.turn)),
        }
    }

    /// What has to be thought out before the round can go on; `None` while a person is to move.
    pub fn think(&self) -> Option<Think> {
        let seat = self.to_move()?;
        let level = self.seats.get(seat.index())?.bot()?.clone();
        Some(Think { seat, level, turn: self.turn })
    }

    /// Lets a bot play for the person of `seat`, until [`Self::back`]. A turn that they have begun is to be
    /// dropped first ([`Self::drop_turn`]): a bot plays whole ones.
    pub fn stand_in(&mut self, seat: Seat, level: Level) {
        if let Some(Sitter::Person { stand_in, .. }) = self.seats.get_mut(seat.index()) {
            *stand_in = Some(level);
        }
    }

    /// Ends all that bots do for `member`, who plays for themselves again. Returns the seats.
    pub fn back(&mut self, member: MemberId) -> Vec<Seat> {
        let seats = self.seats.iter_mut().zip(0..).filter_map(|(sitter, index)| match sitter {
            Sitter::Person { member: who, stand_in, .. } if *who == member => {
                stand_in.take()?;
                Seat::new(index)
            }
            _ => None,
        });
        seats.collect()
    }

    /// Gives `seat` to a bot for good. A turn that its person has begun is to be dropped first.
    pub fn seat_bot(&mut self, seat: Seat, level: Level) {
        self.seat(seat, Sitter::Bot { bot: level });
    }

    /// Gives `seat` to a person, without a guard.
    pub fn seat_person(&mut self, seat: Seat, member: MemberId, name: Name) {
        self.seat(seat, Sitter::person(member, name, GuardLevel::OFF));
    }

    fn seat(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = sitter;
        }
    }

    /// Ends the turn that `seat` has begun and won't go on with, as the game's rules say. Nothing happens
    /// where it has begun none.
    pub fn drop_turn(&mut self, seat: Seat) -> Effects {
        if self.to_move() != Some(seat) || !self.is_mid_turn() {
            return Vec::new();
        }
        self.turn += 1;
        self.game.drop_turn()
    }

    /// Ends it from outside of the game: given up, or agreed upon. Nothing happens where it is over.
    pub fn end(&mut self, places: Vec<Vec<Seat>>, reason: &'static str) -> Option<&Outcome> {
        if self.outcome().is_none() {
            self.ended = Some(Outcome { places, reason: reason.into() });
            return self.ended.as_ref();
        }
        None
    }

    /// Which game it is.
    pub fn kind(&self) -> Kind {
        self.game.kind()
    }

    /// Its number at its table, from 1.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Grows with each change of the position or of the rules in force.
    pub fn turn(&self) -> u64 {
        self.turn
    }

    /// Who moved first.
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// Who sits where, by seat.
    pub fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    /// The seat whose command is awaited; `None` once it is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.game.to_move().filter(|_| self.ended.is_none())
    }

    /// Whether a turn has begun that is not over.
    pub fn is_mid_turn(&self) -> bool {
        self.ended.is_none() && self.game.is_mid_turn()
    }

    /// The same with other turns counted before: a position that was there before is shown again, and pages
    /// must not take it for the one that they know by that number.
    pub(crate) fn counted_from(self, turn: u64) -> Self {
        Self { turn, ..self }
    }

    /// How it ended; `None` while it runs.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.ended.as_ref().or_else(|| self.game.outcome())
    }

    /// What everybody may know of the game.
    pub fn view(&self) -> View {
        self.game.view()
    }
}
