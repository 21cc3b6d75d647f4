//! English draughts (checkers on 64 squares), for two.
//!
//! Twelve men each on the dark squares of an 8×8 board. The rules are those of the World Checkers and Draughts
//! Federation (WCDF, *Rules of draughts (checkers)*). What is easily taken for otherwise, and what that book
//! leaves to a referee:
//!
//! * *Which way does a man capture?* Forward, also in the middle of a capture. Kings move and capture one square in
//!   all four directions; they don't fly.
//! * *Has one to capture?* Yes, but any of the captures, not the largest; and then to its end.
//! * *What can be jumped over?* Opponents, each once in a turn. Whether they leave at once or at the end can't be told
//!   apart: a capturing piece lands on squares of every other row, and what it jumps over stands on the rows
//!   between. The square where the capture began is free, so that a king may end there.
//! * *A man that reaches the far row* is a king, and its turn is over, also where a king could capture further.
//! * *No move?* Whoever is to move has lost, with pieces ([`BLOCKED`]) or without ([`NO_PIECES`]). Nobody passes.
//! * *Draws* are the same position with the same side to move for the third time ([`REPETITION`]), and forty turns of
//!   each side without a capture or a move of a man ([`FORTY_TURNS`]). In tournaments a referee decides on claims;
//!   here they come by themselves with `auto_draw`, and are claimed without it. Who has no move has lost, also where
//!   a draw would be due. A draw by agreement is not a matter of these rules.
//! * *What is a turn?* A whole path. Two captures with the same ends may capture different pieces, and two with the
//!   same pieces are two turns ([`perft`]) that leave the same ([`perft_merged`]).
//!
//! The side that moves first is black on the wire and in PDN, whatever its colour on a page: squares 1 to 12.
//!
//! A round is a [`Game`]. What can be done on the board alone is in [`Position`]; [`read_fen`] and [`write_fen`] are its
//! text. [`pdn`] reads and writes whole games, and [`search`] looks for good
//! turns.

mod bots;
mod command;
mod event;
mod fen;
mod game;
mod in_force;
mod legal;
mod moves;
pub mod pdn;
mod perft;
mod position;
mod quiet;
pub mod search;
mod snapshot;
mod square;
mod turn;
mod view;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

pub use bots::{LEVELS, Level, MOST_NODES, NODES, think};
pub use command::*;
pub use event::{Event, Played};
pub use fen::{BAD_FEN, BAD_FEN_SQUARE, FEN_SQUARE_TWICE, FEN_TOO_MANY, read_fen, write_fen};
pub use game::Game;
pub use in_force::{HOUSE_RULES, RulesInForce};
pub use legal::{Choices, choices};
pub use perft::{perft, perft_merged};
pub use position::{Army, MEN, Position};
pub use quiet::{QUIET_TURNS, REPETITIONS};
pub use square::{SQUARES, Side, Square};
pub use turn::{MAX_PATH, Turn};
pub use view::{Pieces, View};

use crate::game::{Random, Rules, Setup};
use crate::house::{HouseRules, RuleSpec};
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// Reason of an outcome: the side to move has pieces, but no move.
pub const BLOCKED: &str = "blocked";
/// Reason of an outcome: the side to move has no piece left.
pub const NO_PIECES: &str = "no_pieces";
/// Reason of an outcome: a seat gave up.
pub const RESIGNED: &str = "resigned";
/// Reason of a draw: the same position stood for the third time.
pub const REPETITION: &str = "repetition";
/// Reason of a draw: forty turns of each side without a capture or a move of a man.
pub const FORTY_TURNS: &str = "forty_turns";

/// How many seats play.
const PLAYERS: usize = 2;

impl Rules for Game {
    type Command = Command;
    type Event = Event;
    type View = View;
    type Ground = Ground;
    type Choices = Choices;

    const PLAYERS: &'static [u8] = &[PLAYERS as u8];
    const HOUSE_RULES: &'static [RuleSpec] = HOUSE_RULES;
    const LEVELS: &'static [&'static str] = LEVELS;
    const STAND_IN: &'static str = "medium";

    fn ground() -> Ground {
        let place = |at: Square| Place { at, row: at.row(), column: at.column() };
        Ground { squares: Square::all().map(place).collect() }
    }

    fn start(setup: &Setup) -> Self {
        Self::begin(Position::START, setup.starter, RulesInForce::from(&setup.rules))
    }

    fn to_move(&self) -> Option<Seat> {
        self.seat_to_move()
    }

    /// A turn is one command.
    fn is_mid_turn(&self) -> bool {
        false
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn parse(args: &Value) -> Result<Command, Refusal> {
        Command::parse(args)
    }

    fn apply(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.apply_command(seat, command)
    }

    fn apply_whole(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.apply_command(seat, command)
    }

    fn turn_of(event: &Event) -> Option<Command> {
        match event {
            Event::Turn(played) => Some(Command::Move(played.path.clone())),
            _ => None,
        }
    }

    fn set_rules(&mut self, rules: &HouseRules) -> Result<Vec<Event>, Refusal> {
        Ok(self.change_rules(RulesInForce::from(rules)))
    }

    fn drop_turn(&mut self) -> Vec<Event> {
        Vec::new()
    }

    fn view(&self) -> View {
        self.show()
    }

    fn bot(view: &View, seat: Seat, level: &str, random: &mut Random<'_>) -> Option<Command> {
        think(view, seat, Level::named(level)?, NODES, random)
    }

    fn legal(view: &View, seat: Seat) -> Vec<Command> {
        legal::legal(view, seat)
    }

    /// `chosen` is a list of squares: that of a piece, and the landings of its turn.
    fn choices(view: &View, chosen: &Value) -> Option<Choices> {
        choices(view, &Vec::<Square>::deserialize(chosen).ok()?)
    }
}

/// What a page needs to draw the game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "DraughtsGround")]
pub struct Ground {
    /// The dark squares, by number.
    pub squares: Vec<Place>,
}

/// A dark square.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "DraughtsSquare")]
pub struct Place {
    /// Its number.
    pub at: Square,
    /// 0 to 7 from the top as White sees it.
    pub row: u8,
    /// 0 to 7 from the left as White sees it.
    pub column: u8,
}
