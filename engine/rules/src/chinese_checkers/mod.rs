//! Chinese checkers on the [star](crate::star), for two to six.
//!
//! The rules are those that sets of the game and its clubs agree on: bring your ten pieces into the
//! opposite point, by single steps or by chains of hops over single pieces of any colour; nothing is
//! captured, and nobody has to hop. Where sources differ, this is what holds here, and why:
//!
//! * *Which goal?* The point across, for every number of players.
//! * *Who sits where?* Two across from each other, three in every second point, four in two opposite
//!   pairs, five in all points but one, which is uneven: the seat across from the gap has a goal that
//!   nobody leaves. Turns go clockwise.
//! * *Where may a turn end?* `foreign_points`: a point that is neither home nor goal may be hopped
//!   through (`transit`), or also stayed in (`open`). One's own home may always be stayed in.
//! * *May a piece leave the goal?* Yes, unless `stay_home` is on; then a piece that stood in its goal
//!   when the turn began ends the turn in it. It may hop out and back in within the turn.
//! * *When is a seat home?* `filled`: all ten holes of the goal have a piece and one of them at least is
//!   the seat's own, so that an opponent who stays at home blocks nothing. `own`: all ten are its own.
//!   It is judged at the end of each turn, for the seat that moved and then for the others in turn order.
//! * *How is a chain played?* `stepwise`: hop by hop, passed on by the player; or as a whole. Both reach
//!   the same holes. Hop by hop neither [`View`] nor the legal commands show more than the next hop.
//! * *How long is a hop?* Over the next piece, or with `long_hops` over one that is further off, as far
//!   behind it as it was before.
//! * *What if a seat can't move?* It is passed over; if no seat can, the round is a draw ([`NO_MOVES`]).
//! * *What if nobody wants to?* When for [`QUIET_TURNS`] turns of each seat that still plays nobody has
//!   come nearer to the goal than ever before, the round ends without a winner ([`STALLED`]). Distance
//!   is the sum of [`Point::distance`](crate::star::Point::distance) over the seat's pieces.
//!
//! Bots and the guard look no further than the turn itself; see [`Level`] and [`asks`].
//!
//! A round is a [`Game`]. What can be done on the board alone is in [`Position`]; [`perft`] counts it.

mod bots;
mod chain;
mod command;
mod event;
mod game;
mod guard;
mod in_force;
mod legal;
mod perft;
mod position;
mod snapshot;
mod turns;
mod view;

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

pub use crate::bot::{LEVELS, Level};
pub use command::*;
pub use event::{Event, Turn};
pub use game::Game;
pub use guard::{Asks, asks};
pub use in_force::{ForeignPoints, HOUSE_RULES, RulesInForce, Win};
pub use perft::perft;
pub use position::Position;
pub use view::{ChainView, View};

use crate::game::{Random, Rules, Setup};
use crate::house::{HouseRules, RuleSpec};
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::star::{self, Board, Point};

/// Reason of an outcome: a seat is home, or with `play_on` all but one.
pub const GOAL: &str = "goal";
/// Reason of an outcome: no seat has a turn.
pub const NO_MOVES: &str = "no_moves";
/// Reason of an outcome: for [`QUIET_TURNS`] turns of each seat nobody has come on.
pub const STALLED: &str = "stalled";
/// After how many turns of each seat without progress a round is over.
pub const QUIET_TURNS: u32 = 100;

impl Rules for Game {
    type Command = Command;
    type Event = Event;
    type View = View;
    type Ground = Ground;
    type Choices = ();

    const PLAYERS: &'static [u8] = &[2, 3, 4, 5, 6];
    const HOUSE_RULES: &'static [RuleSpec] = HOUSE_RULES;
    const LEVELS: &'static [&'static str] = LEVELS;
    const STAND_IN: &'static str = "eight";
    const GUARD: u8 = 1;

    fn ground() -> Ground {
        let homes = Self::PLAYERS.iter().filter_map(|&players| homes(players)).collect();
        Ground { board: star::board(), homes }
    }

    fn start(setup: &Setup) -> Self {
        let homes = homes(setup.players).unwrap_or(&[]);
        Self::begin(homes, Position::start(homes), setup.starter, RulesInForce::from(&setup.rules))
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
            Event::Turn(Turn { path, hops: true, .. }) => Some(Command::Chain(path.clone())),
            Event::Turn(Turn { path, .. }) => path.as_slice().try_into().ok().map(Command::Step),
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

    fn asks(view: &View, seat: Seat, command: &Command) -> Option<&'static str> {
        asks(view, seat, command).map(Asks::code)
    }
}

/// What a page needs to draw the game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ChineseCheckersGround")]
pub struct Ground {
    /// The holes.
    pub board: Board,
    /// The homes of the seats, one list for each of [`Rules::PLAYERS`].
    #[ts(type = "Array<Array<number>>")]
    pub homes: Vec<&'static [Point]>,
}

/// The homes of the seats by number of players, in turn order, which is clockwise; `None` for a number
/// that can't play.
pub fn homes(players: u8) -> Option<&'static [Point]> {
    const P: [Point; 6] = Point::ALL;
    match players {
        2 => Some(&[P[0], P[3]]),
        3 => Some(&[P[0], P[2], P[4]]),
        4 => Some(&[P[0], P[1], P[3], P[4]]),
        5 => Some(&[P[0], P[1], P[2], P[3], P[4]]),
        6 => Some(&P),
        _ => None,
    }
}
