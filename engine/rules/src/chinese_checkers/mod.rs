//! Chinese checkers.

mod command;
mod event;
mod in_force;
mod view;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use command::*;
pub use event::{Event, Turn};
pub use in_force::{ForeignPoints, HOUSE_RULES, RulesInForce, Win};
pub use view::{ChainView, View};

use crate::game::{Rules, Setup};
use crate::house::RuleSpec;
use crate::outcome::Outcome;
use crate::refusal::{self, Refusal};
use crate::seat::Seat;

/// A round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Game {
    rules: RulesInForce,
}

impl Rules for Game {
    type Command = Command;
    type Event = Event;
    type View = View;

    const PLAYERS: &'static [u8] = &[2, 3, 4, 5, 6];
    const HOUSE_RULES: &'static [RuleSpec] = HOUSE_RULES;

    fn start(setup: &Setup) -> Self {
        Self { rules: RulesInForce::from(&setup.rules) }
    }

    fn to_move(&self) -> Option<Seat> {
        Seat::new(0)
    }

    fn outcome(&self) -> Option<&Outcome> {
        None
    }

    fn parse(args: &Value) -> Result<Command, Refusal> {
        Command::parse(args)
    }

    fn apply(&mut self, _: Seat, _: &Command) -> Result<Vec<Event>, Refusal> {
        Err(refusal::NOT_YOUR_TURN.into())
    }

    fn view(&self) -> View {
        View { homes: &[], pieces: vec![], chain: None, last: None, home: vec![], rules: self.rules, to_move: None }
    }

    fn legal(_: &View, _: Seat) -> Vec<Command> {
        vec![]
    }
}
