//! How a round is stored, and the checks when it is read.

use serde::{Deserialize, Serialize};

use super::chain::Chain;
use super::event::Turn;
use super::game::{Game, Phase, Progress, Stage};
use super::homes;
use super::in_force::RulesInForce;
use super::position::Position;
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::star::{Hole, HoleSet, Point};

/// A round as it is stored. Whoever reads one gets a round that can be played on, or an error: nothing
/// that has been stored can make the game panic or wait for a seat that can't move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Snapshot {
    /// The pieces of each seat, in mid-chain with the piece where it has hopped to.
    pieces: Vec<HoleSet>,
    rules: RulesInForce,
    stage: StoredStage,
    home: Vec<Seat>,
    lows: Vec<u32>,
    quiet: u32,
    last: Option<Turn>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredStage {
    Running {
        to_move: Seat,
        /// The path of the chain that is under way.
        chain: Option<Vec<Hole>>,
    },
    Over(Outcome),
}

impl From<Game> for Snapshot {
    fn from(game: Game) -> Self {
        Self {
            pieces: game.pieces_by_seat(),
            rules: game.rules,
            stage: match game.stage {
                Stage::Running { to_move, phase: Phase::Idle } => StoredStage::Running { to_move, chain: None },
                Stage::Running { to_move, phase: Phase::Chain(chain) } => {
                    StoredStage::Running { to_move, chain: Some(chain.path()) }
                }
                Stage::Over(outcome) => StoredStage::Over(outcome),
            },
            home: game.home,
            lows: game.progress.lows,
            quiet: game.progress.quiet,
            last: game.last,
        }
    }
}

impl TryFrom<Snapshot> for Game {
    type Error = &'static str;

    fn try_from(stored: Snapshot) -> Result<Self, &'static str> {
        let homes = homes_of(&stored.pieces).ok_or("there are two to six seats")?;
        let position = position(&stored.pieces)?;
        let is_seat = |seat: Seat| seat.index() < homes.len();
        if !all_different(&stored.home) || !stored.home.iter().all(|&seat| is_seat(seat)) {
            return Err("the seats that are home are no list of seats");
        }
        if stored.lows.len() != homes.len() {
            return Err("there is one low for each seat");
        }
        if let Some(last) = &stored.last
            && !(is_seat(last.seat) && last.path.len() >= 2 && all_different(&last.path))
        {
            return Err("the last turn is none");
        }
        let mut game = Self {
            homes,
            position,
            rules: stored.rules,
            stage: Stage::Over(Outcome { places: Vec::new(), reason: "".into() }),
            home: stored.home,
            progress: Progress { lows: stored.lows, quiet: stored.quiet },
            last: stored.last,
        };
        game.stage = match stored.stage {
            StoredStage::Running { to_move, chain } => running(&game, to_move, chain)?,
            StoredStage::Over(outcome) => {
                if !outcome.is_of(homes.len()) {
                    return Err("the places are no lists of seats");
                }
                Stage::Over(outcome)
            }
        };
        Ok(game)
    }
}

fn homes_of(by_seat: &[HoleSet]) -> Option<&'static [Point]> {
    u8::try_from(by_seat.len()).ok().and_then(homes)
}

fn position(by_seat: &[HoleSet]) -> Result<Position, &'static str> {
    let mut pieces = [HoleSet::EMPTY; 6];
    for (home, set) in homes_of(by_seat).into_iter().flatten().zip(by_seat) {
        if set.len() != 10 {
            return Err("a seat has ten pieces");
        }
        pieces[home.index()] = *set;
    }
    Position::new(pieces).ok_or("two pieces are in one hole")
}

fn running(game: &Game, to_move: Seat, chain: Option<Vec<Hole>>) -> Result<Stage, &'static str> {
    if to_move.index() >= game.homes.len() || game.home.contains(&to_move) {
        return Err("the seat to move does not play");
    }
    if game.homes.len() - game.home.len() < 2 || !(game.rules.play_on || game.home.is_empty()) {
        return Err("the round should be over");
    }
    let home = game.home_of(to_move);
    // Where the turn began.
    let mut position = game.position;
    let phase = match chain {
        None => Phase::Idle,
        Some(_) if !game.rules.stepwise => return Err("a chain is under way that is played as a whole"),
        Some(path) => {
            let chain = Chain::along(&path).filter(|chain| chain.path() == path).ok_or("a chain is no path")?;
            let is_free = |hole: &Hole| !position.occupied().contains(*hole);
            if !position.pieces(home).contains(chain.at()) || !path[..path.len() - 1].iter().all(is_free) {
                return Err("a chain does not fit the pieces");
            }
            position.relocate(home, chain.at(), chain.origin());
            let mut hopping = position;
            for hop in path.windows(2) {
                if !hopping.occupancy().hops(hop[0], game.rules.hops()).contains(hop[1]) {
                    return Err("a chain is not made of hops");
                }
                hopping.relocate(home, hop[0], hop[1]);
            }
            Phase::Chain(chain)
        }
    };
    if position.has_turn(home, &game.rules) {
        Ok(Stage::Running { to_move, phase })
    } else {
        Err("the seat to move has no turn")
    }
}

fn all_different<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(i, item)| !items[..i].contains(item))
}
