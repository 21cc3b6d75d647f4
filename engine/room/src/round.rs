//! One game from deal to result: its seats, its turn counter and its state. It has two homes, a table on
//! the net and a browser's worker, and knows neither: no device, no network, no clock.

use rules::game::{Command, Event, Game, Kind, Setup, View};
use rules::house::HouseRules;
use rules::outcome::Outcome;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::history::{History, StoredHistory, Turn};
use crate::log::Sitter;
use crate::member::{GuardLevel, Level, MemberId, Name};
use crate::refusal::{NO_ROUND, NOT_YOUR_TURN, Refusal, STALE};

/// Reason of an outcome: the host ended it.
pub const ENDED: &str = "ended";
/// Reason of an outcome: all agreed on a draw.
pub const AGREED: &str = "agreed";

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
#[derive(Clone, Debug)]
pub struct Round {
    number: u32,
    turn: u64,
    /// The number that the turn under way had before anything of it was played.
    turn_since: u64,
    starter: Seat,
    seats: Vec<Sitter>,
    game: Game,
    /// How it ended, where it was not the game that ended it.
    ended: Option<Outcome>,
    history: History,
    /// Whether a turn has ended since it was last seen to the rules.
    has_turn_ended: bool,
}

/// A round in storage.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct StoredRound {
    number: u32,
    turn: u64,
    #[serde(default)]
    turn_since: Option<u64>,
    starter: Seat,
    seats: Vec<Sitter>,
    game: Game,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<Outcome>,
    #[serde(default)]
    history: Option<StoredHistory>,
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
        let game = Game::start(kind, &Setup { players, starter, rules: rules.clone() })?;
        let history = History::begin(&game, rules);
        Ok(Self { number, turn, turn_since: turn, starter, seats, game, ended: None, history, has_turn_ended: false })
    }

    /// The round that was stored. `rules` are in force where that was not stored: the first release let nobody
    /// change them during a round, and kept no turns.
    pub(crate) fn restore(stored: StoredRound, rules: &HouseRules) -> Self {
        let StoredRound { number, turn, turn_since, starter, seats, game, ended, history } = stored;
        let history = match history {
            Some(history) => History::restore(history, &game),
            None => History::begin(&game, rules.clone()),
        };
        Self {
            number,
            turn,
            turn_since: turn_since.unwrap_or(turn),
            starter,
            seats,
            game,
            ended,
            history,
            has_turn_ended: false,
        }
    }

    /// As it is stored.
    pub(crate) fn stored(&self) -> StoredRound {
        StoredRound {
            number: self.number,
            turn: self.turn,
            turn_since: Some(self.turn_since),
            starter: self.starter,
            seats: self.seats.clone(),
            game: self.game.clone(),
            ended: self.ended.clone(),
            history: Some(self.history.stored()),
        }
    }

    /// Carries out `input`. Refuses with `no_round` when it is over, with `stale` when the turn has
    /// passed, and with the game's own codes; then the round is as it was.
    pub fn handle(&mut self, input: Input<'_>) -> Result<Effects, Refusal> {
        let (Input::Play { seat, turn, .. } | Input::PlayBot { seat, turn, .. }) = input;
        if self.outcome().is_some() {
            return Err(NO_ROUND.into());
        }
        if turn != self.turn {
            return Err(STALE.with("turn", self.turn));
        }
        let events = match input {
            Input::Play { args, .. } => self.game.play(seat, args)?,
            Input::PlayBot { command, .. } => self.game.play_bot(seat, command)?,
        };
        self.count(seat, &events);
        Ok(events)
    }

    /// The position has changed by `events` of a turn of `seat`.
    fn count(&mut self, seat: Seat, events: &[Event]) {
        self.turn += 1;
        // Where nothing is logged, what was begun has been withdrawn.
        if !self.game.is_mid_turn() && events.iter().any(Event::is_logged) {
            // Commands have string keys, and no number that JSON lacks.
            let play = events.iter().find_map(Event::turn).and_then(|turn| serde_json::to_value(turn).ok());
            self.history.add((self.turn_since, self.turn), seat, play, &self.game);
            self.has_turn_ended = true;
            self.turn_since = self.turn;
        }
    }

    /// Puts `rules` in force where a turn has just ended; nothing happens where they are, or when it is over.
    /// Returns what follows from them. So a turn that somebody had before them goes by the rules that they saw.
    pub fn put_in_force(&mut self, rules: &HouseRules) -> Option<Effects> {
        if !std::mem::take(&mut self.has_turn_ended) || self.outcome().is_some() || self.rules() == *rules {
            return None;
        }
        let events = self.game.set_rules(rules).ok()?;
        self.history.rules_changed(rules, &self.game);
        self.turn += 1;
        self.turn_since = self.turn;
        Some(events)
    }

    /// The house rules in force.
    pub fn rules(&self) -> HouseRules {
        self.history.rules(&self.game)
    }

    /// Keeps the newest `most` turns: those before them are not taken back any more.
    pub(crate) fn keep(&mut self, most: usize) {
        self.history.keep(most);
    }

    /// The whole turns that can be taken back, oldest first.
    pub(crate) fn history(&self) -> &History {
        &self.history
    }

    /// The index in [`Self::history`] of the turn during which it counted `number`, which is what was played of the
    /// turn under way where that is it. `None` where there is nothing of it to be taken back.
    pub(crate) fn turn_at(&self, number: u64) -> Option<usize> {
        match number {
            number if number > self.turn => None,
            number if number >= self.turn_since => self.is_mid_turn().then_some(self.history.len()),
            number => self.history.find(number),
        }
    }

    /// Goes back to before the turn `index` of [`Self::history`], with the rules that were in force then. Returns the
    /// turns from there on; `None` when that can't be.
    pub(crate) fn go_back(&mut self, index: usize) -> Option<Vec<Turn>> {
        self.game = self.history.position(index)?;
        self.ended = None;
        self.has_turn_ended = false;
        self.turn += 1;
        self.turn_since = self.turn;
        Some(self.history.cut(index))
    }

    /// Plays a turn of [`Self::go_back`] again; `None` when that can't be.
    pub(crate) fn go_on(&mut self, turn: Turn) -> Option<()> {
        self.history.again((self.turn_since, self.turn + 1), turn, &mut self.game)?;
        self.turn += 1;
        self.turn_since = self.turn;
        Some(())
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
        let events = self.game.drop_turn();
        self.count(seat, &events);
        events
    }

    /// Ends it from outside of the game: given up, or agreed upon. What was played of the turn under way goes
    /// back. Refuses with `no_round` when it is over.
    pub fn end(&mut self, places: Vec<Vec<Seat>>, reason: &'static str) -> Result<Outcome, Refusal> {
        if self.outcome().is_some() {
            return Err(NO_ROUND.into());
        }
        if self.is_mid_turn()
            && let Some(game) = self.history.position(self.history.len())
        {
            self.game = game;
            self.turn += 1;
        }
        let outcome = Outcome { places, reason: reason.into() };
        self.ended = Some(outcome.clone());
        Ok(outcome)
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
        Self { turn, turn_since: turn, ..self }
    }

    /// How it ended; `None` while it runs.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.ended.as_ref().or_else(|| self.game.outcome())
    }

    /// Whether it was ended from outside of the game.
    pub(crate) fn is_ended(&self) -> bool {
        self.ended.is_some()
    }

    /// What everybody may know of the game.
    pub fn view(&self) -> View {
        self.game.view()
    }
}
