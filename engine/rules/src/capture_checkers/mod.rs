//! Capture Chinese checkers on the [star](crate::star), for two to six.
//!
//! Sixty pieces fill the hexagon but for its centre, and belong to nobody. A turn is one or more hops of
//! any one piece; what it hops over leaves the board and counts for the player. When no hop is left, most
//! captures win. The game is played in many homes and has no book of rules; where one could decide
//! otherwise, this is what holds here, and why:
//!
//! * *Are there steps?* No, and no passes: whoever is to move can play every piece, and there is a hop as
//!   long as the round runs.
//! * *Are the points part of the board?* Yes. They begin empty, and pieces may be hopped into them and
//!   out of them.
//! * *When is a piece gone?* At once, hop by hop: it can't be hopped twice in a chain, and its hole is free
//!   for the rest of the chain.
//! * *Must a chain go on?* No, it may stop after any hop. It may also end where it began, since then as
//!   well the board has changed. It can't be taken back, for what was captured is gone.
//! * *How is a chain played?* `stepwise`: hop by hop, passed on by the player; the turn ends by itself when
//!   its piece has no further hop. Or as a whole, with its full path. Both reach the same ends with the same
//!   captured sets.
//! * *How long is a hop?* Over the next piece, or with `long_hops` over one that is further off, as far
//!   behind it as it was before; that piece is captured.
//! * *Who wins?* Places go by captures, and seats with as many share a place ([`NO_HOPS`]).
//!
//! Chains are enumerated by their end and captured set, never by path, and always with a limit: see
//! [`Chains`], [`choices`] and the bots' [`Level`].
//!
//! A round is a [`Game`]. What can be done on the board alone is in [`Position`]; [`perft`] counts it.

mod bots;
mod chain;
mod chains;
mod command;
mod event;
mod game;
mod in_force;
mod legal;
mod perft;
mod position;
mod replies;
mod snapshot;
mod view;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

pub use crate::bot::{LEVELS, Level};
pub use bots::{OWN_HOPS, REPLY_HOPS};
pub use chain::Chain;
pub use chains::Chains;
pub use command::*;
pub use event::{Event, Turn};
pub use game::Game;
pub use in_force::{HOUSE_RULES, RulesInForce};
pub use legal::{Choices, EndChoices, MOST_CHOICES, MOST_LISTED, SEARCHED_HOPS, choices};
pub use perft::{By, perft};
pub use position::{Hop, PIECES, Position};
pub use view::{ChainView, View};

use crate::game::{Random, Rules, Setup};
use crate::house::{HouseRules, RuleSpec};
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::star::{self, Board, Hole};

/// Reason of an outcome: no piece can hop.
pub const NO_HOPS: &str = "no_hops";

impl Rules for Game {
    type Command = Command;
    type Event = Event;
    type View = View;
    type Ground = Ground;
    type Choices = Choices;

    const PLAYERS: &'static [u8] = &[2, 3, 4, 5, 6];
    const HOUSE_RULES: &'static [RuleSpec] = HOUSE_RULES;
    const LEVELS: &'static [&'static str] = LEVELS;
    const STAND_IN: &'static str = "eight";

    fn ground() -> Ground {
        Ground { board: star::board() }
    }

    fn start(setup: &Setup) -> Self {
        let captures = vec![0; setup.players.into()];
        Self::begin(Position::start(), captures, setup.starter, RulesInForce::from(&setup.rules))
    }

    fn to_move(&self) -> Option<Seat> {
        self.seat_to_move()
    }

    fn is_mid_turn(&self) -> bool {
        self.is_in_chain()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.ending()
    }

    fn parse(args: &Value) -> Result<Command, Refusal> {
        Command::parse(args)
    }

    fn apply(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.apply_command(seat, command)
    }

    fn apply_whole(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.apply_whole_turn(seat, command)
    }

    fn bot(view: &View, seat: Seat, level: &str, random: &mut Random<'_>) -> Option<Command> {
        bots::turn(view, seat, Level::named(level)?, random)
    }

    fn turn_of(event: &Event) -> Option<Command> {
        match event {
            Event::Turn(turn) => Some(Command::Chain(turn.path.clone())),
            _ => None,
        }
    }

    fn set_rules(&mut self, rules: &HouseRules) -> Result<Vec<Event>, Refusal> {
        self.change_rules(RulesInForce::from(rules))
    }

    fn drop_turn(&mut self) -> Vec<Event> {
        self.drop_chain()
    }

    fn view(&self) -> View {
        self.show()
    }

    fn legal(view: &View, seat: Seat) -> Vec<Command> {
        legal::legal(view, seat)
    }

    /// `chosen` is a list of holes: that of a piece, and the stops of its chain.
    fn choices(view: &View, chosen: &Value) -> Option<Choices> {
        choices(view, &Vec::<Hole>::deserialize(chosen).ok()?)
    }
}

/// What a page needs to draw the game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "CaptureCheckersGround")]
pub struct Ground {
    /// The holes.
    pub board: Board,
}
