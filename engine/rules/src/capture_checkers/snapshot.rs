//! How a round is stored, and the checks when it is read.

use serde::{Deserialize, Serialize};

use super::chain::Chain;
use super::event::Turn;
use super::game::{Game, Phase, Stage, are_all};
use super::in_force::RulesInForce;
use super::position::Position;
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::star::{Hole, HoleSet};

/// A round as it is stored. Whoever reads one gets a round that can be played on, or an error: nothing
/// that has been stored can make the game panic or wait for a seat that can't move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Snapshot {
    /// In mid-chain with the piece where it has hopped to, and without what it has captured.
    pieces: HoleSet,
    captures: Vec<u8>,
    rules: RulesInForce,
    stage: StoredStage,
    last: Option<Turn>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredStage {
    Running {
        to_move: Seat,
        /// The path of the chain that is under way; what it has captured follows from that.
        chain: Option<Vec<Hole>>,
    },
    Over(Outcome),
}

impl From<Game> for Snapshot {
    fn from(game: Game) -> Self {
        Self {
            pieces: game.position.pieces(),
            captures: game.captures,
            rules: game.rules,
            stage: match game.stage {
                Stage::Running { to_move, phase: Phase::Idle } => StoredStage::Running { to_move, chain: None },
                Stage::Running { to_move, phase: Phase::Chain(chain) } => {
                    StoredStage::Running { to_move, chain: Some(chain.path().to_vec()) }
                }
                Stage::Over(outcome) => StoredStage::Over(outcome),
            },
            last: game.last,
        }
    }
}

impl TryFrom<Snapshot> for Game {
    type Error = &'static str;

    fn try_from(stored: Snapshot) -> Result<Self, &'static str> {
        let Snapshot { pieces, captures, rules, stage, last } = stored;
        let position = Position::new(pieces);
        if !are_all(&position, &captures) {
            return Err("there are two to six seats, and sixty pieces with those captured");
        }
        if let Some(last) = &last {
            let chain = Chain::along(&last.path).ok_or("the last turn is none")?;
            if last.seat.index() >= captures.len() || *last != Turn::new(last.seat, &chain) {
                return Err("the last turn is none");
            }
        }
        let stage = match stage {
            StoredStage::Running { to_move, chain } => {
                let captured = *captures.get(to_move.index()).ok_or("the seat to move does not play")?;
                Stage::Running { to_move, phase: phase(&position, chain, captured, &rules)? }
            }
            StoredStage::Over(outcome) if outcome.is_of(captures.len()) => Stage::Over(outcome),
            StoredStage::Over(_) => return Err("the places are no lists of seats"),
        };
        Ok(Self { position, captures, rules, stage, last })
    }
}

/// `captured` is how many pieces the seat to move has captured.
fn phase(
    position: &Position,
    path: Option<Vec<Hole>>,
    captured: u8,
    rules: &RulesInForce,
) -> Result<Phase, &'static str> {
    let Some(path) = path else {
        return if position.count_hops(rules.hops()) > 0 { Ok(Phase::Idle) } else { Err("the round should be over") };
    };
    if !rules.stepwise {
        return Err("a chain is under way that is played as a whole");
    }
    let chain = Chain::along(&path).ok_or("a chain is no path")?;
    let gone: HoleSet = chain.captured().iter().copied().collect();
    // The piece itself may be where one was that it has captured.
    let fits = position.pieces().contains(chain.at())
        && position.pieces().without(chain.at()).is_disjoint(gone)
        && (chain.origin() == chain.at() || !position.pieces().contains(chain.origin()));
    if !fits || usize::from(captured) < gone.len() {
        return Err("a chain does not fit the pieces");
    }
    // Where the turn began.
    let began = Position::new((position.pieces().without(chain.at()) | gone).with(chain.origin()));
    if chain.play(&began, rules.hops()) != Some(*position) {
        return Err("a chain is not made of hops");
    }
    if position.hops(chain.at(), rules.hops()).next().is_none() {
        return Err("the turn should be over");
    }
    Ok(Phase::Chain(chain))
}
