//! What a seat may want, and the refusals of this game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::position::PIECES;
use crate::game::parse_named;
use crate::refusal::{Code, Refusal};
use crate::star::Hole;
pub use crate::star::command::{
    BAD_PATH, CHAIN_UNDER_WAY, HOP_BY_HOP, NO_CHAIN, NO_SUCH_HOLE, NOTHING_TO_HOP, OCCUPIED, OTHER_PIECE_IN_CHAIN,
    WHOLE_CHAIN,
};
use crate::star::command::{read_pair, read_path};

/// There is no piece where one should be. Detail: `hole`.
pub const NO_PIECE: Code = Code::new("no_piece");

/// The most holes in a path that is sent. A chain that captures all pieces but its own has as many.
pub const MAX_PATH: usize = PIECES;

/// What a seat may want. On the wire an object with one key: `{"hop":["G5","I5"]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "CaptureCheckersCommand", concrete(H = Hole))]
pub enum Command<H = Hole> {
    /// One hop, where chains are played hop by hop.
    Hop([H; 2]),
    /// A whole chain, where chains are played as a whole: all holes from the origin to the end.
    Chain(Vec<H>),
    /// Ends a chain that is played hop by hop, and the turn.
    PassOn {},
}

impl Command {
    /// Reads a command from the wire. Refuses with `bad_message`, `unknown_command`, `no_such_hole`,
    /// `bad_path`.
    pub fn parse(args: &Value) -> Result<Self, Refusal> {
        const KNOWN: &[&str] = &["hop", "chain", "pass_on"];
        Ok(match parse_named::<Command<String>>(args, KNOWN)? {
            Command::Hop(pair) => Self::Hop(read_pair(&pair)?),
            Command::Chain(path) => Self::Chain(read_path(&path, MAX_PATH)?),
            Command::PassOn {} => Self::PassOn {},
        })
    }
}
