//! How a round is stored, and the checks when it is read.

use serde::{Deserialize, Serialize};

use super::PLAYERS;
use super::event::Played;
use super::fen::{read_fen, write_fen};
use super::game::Game;
use super::in_force::RulesInForce;
use super::quiet::Quiet;
use super::square::{Square, set_of};
use super::turn::jumped_over;
use crate::outcome::Outcome;
use crate::seat::Seat;

/// A round as it is stored. Whoever reads one gets a round that can be played on, or an error: nothing
/// that has been stored can make the game panic or wait for a seat that can't move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Snapshot {
    fen: String,
    quiet: Vec<[Square; 2]>,
    black: Seat,
    rules: RulesInForce,
    outcome: Option<Outcome>,
    last: Option<Played>,
}

impl From<Game> for Snapshot {
    fn from(game: Game) -> Self {
        Self {
            fen: write_fen(&game.position),
            quiet: game.quiet.moves().to_vec(),
            black: game.black,
            rules: game.rules,
            outcome: game.outcome,
            last: game.last,
        }
    }
}

impl TryFrom<Snapshot> for Game {
    type Error = &'static str;

    fn try_from(stored: Snapshot) -> Result<Self, &'static str> {
        let Snapshot { fen, quiet: moves, black, rules, outcome, last } = stored;
        let position = read_fen(&fen).map_err(|_| "the position is none")?;
        let quiet = Quiet::leading_to(&position, &moves);
        if quiet.moves() != moves {
            return Err("the moves without progress don't lead to the position");
        }
        if black.index() >= PLAYERS {
            return Err("there are two seats");
        }
        if outcome.as_ref().is_some_and(|outcome| !outcome.is_of(PLAYERS)) {
            return Err("the places are no lists of seats");
        }
        let game = Self { position, quiet, black, rules, outcome, last };
        if game.outcome.is_none() {
            let is_drawn = rules.auto_draw && game.quiet.draw(&game.position).is_some();
            if is_drawn || !game.position.has_turns() {
                return Err("the round should be over");
            }
        }
        if game.last.as_ref().is_some_and(|last| !game.can_have_played(last)) {
            return Err("the last turn is none");
        }
        Ok(game)
    }
}

impl Game {
    /// Whether `last` can have led to the position, as far as pages need it.
    fn can_have_played(&self, last: &Played) -> bool {
        let mover = self.position.to_move().other();
        let (Some(captured), &[from, .., to]) = (jumped_over(&last.path), last.path.as_slice()) else { return false };
        let gone = set_of(&captured) | if from == to { 0 } else { from.bit() };
        let crowned = !last.crowned || mover.king_row() & to.bit() != 0;
        last.seat == self.seat_of(mover)
            && last.captured == captured
            && self.position.occupied() & gone == 0
            && self.position.at(to).is_some_and(|(whose, king)| whose == mover && (king || !last.crowned))
            && crowned
    }
}
