//! What a seat may want, and the refusals of this game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::game::parse_named;
use crate::refusal::{Code, Refusal};
use crate::star::Hole;
pub use crate::star::command::{
    BAD_PATH, CHAIN_UNDER_WAY, HOP_BY_HOP, NO_CHAIN, NO_SUCH_HOLE, NOTHING_TO_HOP, OCCUPIED, OTHER_PIECE_IN_CHAIN,
    WHOLE_CHAIN,
};
use crate::star::command::{read_pair, read_path};

/// The hole where the piece should be has none of the seat's. Detail: `hole`.
pub const NOT_YOUR_PIECE: Code = Code::new("not_your_piece");
/// A step goes to a neighbouring hole. Detail: `from`, `to`.
pub const NOT_ADJACENT: Code = Code::new("not_adjacent");
/// A piece that has hopped may not step in the same turn. Detail: `hole`, where the piece is.
pub const STEP_IN_CHAIN: Code = Code::new("step_in_chain");
/// A turn can't end where it began, for nothing has moved. Detail: `hole`, if one was named.
pub const ENDS_WHERE_IT_BEGAN: Code = Code::new("ends_where_it_began");
/// A turn may not end in a point that is neither home nor goal. Detail: `hole`.
pub const FOREIGN_POINT: Code = Code::new("foreign_point");
/// A piece in its goal may not end a turn outside of it. Detail: `hole`.
pub const LEAVES_GOAL: Code = Code::new("leaves_goal");

/// The most holes in a path that is sent. A shortest path never has more than 37 holes, the size of
/// the largest class that a piece can hop around in; the rest is for people who like detours.
pub const MAX_PATH: usize = 256;

/// What a seat may want. On the wire an object with one key: `{"step":["E5","E6"]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ChineseCheckersCommand", concrete(H = Hole))]
pub enum Command<H = Hole> {
    /// One step from a hole to a neighbour. Ends the turn.
    Step([H; 2]),
    /// One hop, where chains are played hop by hop.
    Hop([H; 2]),
    /// A whole chain, where chains are played as a whole: all holes from the origin to the end, or the
    /// origin and the end only, and the engine finds the way between them.
    Chain(Vec<H>),
    /// Ends a chain that is played hop by hop, and the turn.
    PassOn {},
    /// Takes a chain that is played hop by hop back to where it began.
    Back {},
}

impl Command {
    /// Reads a command from the wire. Refuses with `bad_message`, `unknown_command`, `no_such_hole`.
    pub fn parse(args: &Value) -> Result<Self, Refusal> {
        const KNOWN: &[&str] = &["step", "hop", "chain", "pass_on", "back"];
        Ok(match parse_named::<Command<String>>(args, KNOWN)? {
            Command::Step(pair) => Self::Step(read_pair(&pair)?),
            Command::Hop(pair) => Self::Hop(read_pair(&pair)?),
            Command::Chain(path) => Self::Chain(read_path(&path, MAX_PATH)?),
            Command::PassOn {} => Self::PassOn {},
            Command::Back {} => Self::Back {},
        })
    }
}
