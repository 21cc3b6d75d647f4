//! What a seat may want, and the refusals of this game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::game::parse_named;
use crate::refusal::{Code, Refusal};
use crate::star::Hole;

/// No hole of the star has this name. Detail: `hole`, what was sent.
pub const NO_SUCH_HOLE: Code = Code::new("no_such_hole");
/// The hole where the piece should be has none of the seat's. Detail: `hole`.
pub const NOT_YOUR_PIECE: Code = Code::new("not_your_piece");
/// There is a piece where the piece should go. Detail: `hole`.
pub const OCCUPIED: Code = Code::new("occupied");
/// A step goes to a neighbouring hole. Detail: `from`, `to`.
pub const NOT_ADJACENT: Code = Code::new("not_adjacent");
/// There is no hop from the one to the other. Detail: `from`, `to`.
pub const NOTHING_TO_HOP: Code = Code::new("nothing_to_hop");
/// Another piece is in the middle of its chain. Detail: `hole`, where that piece is.
pub const OTHER_PIECE_IN_CHAIN: Code = Code::new("other_piece_in_chain");
/// A piece that has hopped may not step in the same turn. Detail: `hole`, where the piece is.
pub const STEP_IN_CHAIN: Code = Code::new("step_in_chain");
/// A turn can't end where it began, for nothing has moved. Detail: `hole`, if one was named.
pub const ENDS_WHERE_IT_BEGAN: Code = Code::new("ends_where_it_began");
/// A turn may not end in a point that is neither home nor goal. Detail: `hole`.
pub const FOREIGN_POINT: Code = Code::new("foreign_point");
/// A piece in its goal may not end a turn outside of it. Detail: `hole`.
pub const LEAVES_GOAL: Code = Code::new("leaves_goal");
/// A whole chain was sent where chains are played hop by hop.
pub const HOP_BY_HOP: Code = Code::new("hop_by_hop");
/// A part of a chain was sent where chains are played as a whole.
pub const WHOLE_CHAIN: Code = Code::new("whole_chain");
/// There is no chain that could be taken back.
pub const NO_CHAIN: Code = Code::new("no_chain");
/// A path has from two to [`MAX_PATH`] holes. Detail: `holes`, how many were sent.
pub const BAD_PATH: Code = Code::new("bad_path");
/// The house rules can't change while a chain is under way.
pub const CHAIN_UNDER_WAY: Code = Code::new("chain_under_way");

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
            Command::Step([from, to]) => Self::Step([hole(&from)?, hole(&to)?]),
            Command::Hop([from, to]) => Self::Hop([hole(&from)?, hole(&to)?]),
            Command::Chain(path) if path.len() > MAX_PATH => return Err(BAD_PATH.with("holes", path.len())),
            Command::Chain(path) => Self::Chain(path.iter().map(|name| hole(name)).collect::<Result<_, _>>()?),
            Command::PassOn {} => Self::PassOn {},
            Command::Back {} => Self::Back {},
        })
    }
}

/// A detail is sent back no longer than this, in characters.
const LONGEST_DETAIL: usize = 16;

fn hole(name: &str) -> Result<Hole, Refusal> {
    name.parse().map_err(|_| NO_SUCH_HOLE.with("hole", name.chars().take(LONGEST_DETAIL).collect::<String>()))
}
