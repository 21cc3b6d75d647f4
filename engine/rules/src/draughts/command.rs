//! What a seat may want, and the refusals of this game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::square::Square;
use super::turn::MAX_PATH;
use crate::game::parse_named;
use crate::refusal::{Code, Refusal};

/// A path has at least two squares, and no more than [`MAX_PATH`]. Detail: `squares`, how many were sent.
pub const BAD_PATH: Code = Code::new("bad_path");
/// There is a piece where the piece should go. Detail: `square`.
pub const OCCUPIED: Code = Code::new("occupied");
/// There is no square of that number. Detail: `square`.
pub const NO_SUCH_SQUARE: Code = Code::new("no_such_square");
/// There is no piece where the turn begins. Detail: `square`.
pub const NO_PIECE: Code = Code::new("no_piece");
/// The piece where the turn begins is the opponent's. Detail: `square`.
pub const NOT_YOUR_PIECE: Code = Code::new("not_your_piece");
/// There is a capture, and this is none. Detail: `squares`, the pieces that can capture.
pub const MUST_CAPTURE: Code = Code::new("must_capture");
/// The piece captures further from where this ends. Detail: `square`, that place.
pub const CAPTURE_GOES_ON: Code = Code::new("capture_goes_on");
/// A man goes forward only. Detail: `square`, where the turn begins.
pub const MAN_GOES_FORWARD: Code = Code::new("man_goes_forward");
/// The piece can't go so. Detail: `from`, `to`.
pub const NO_SUCH_MOVE: Code = Code::new("no_such_move");
/// There is no draw to claim: draws are automatic, or there is no reason for one.
pub const NO_DRAW: Code = Code::new("no_draw");

/// What a seat may want. On the wire an object with one key: `{"move":[9,18,25]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DraughtsCommand", concrete(S = Square))]
pub enum Command<S = Square> {
    /// A whole turn: all squares from the first to the last.
    Move(Vec<S>),
    /// Gives the game up. Either seat may, at any time.
    Resign {},
    /// Claims a draw of one's own on one's turn, where draws are not automatic.
    ClaimDraw {},
}

impl Command {
    /// Reads a command from the wire. Refuses with `bad_message`, `unknown_command`, `no_such_square`,
    /// `bad_path`.
    pub fn parse(args: &Value) -> Result<Self, Refusal> {
        const KNOWN: &[&str] = &["move", "resign", "claim_draw"];
        Ok(match parse_named::<Command<u32>>(args, KNOWN)? {
            Command::Move(path) => Self::Move(read_path(&path)?),
            Command::Resign {} => Self::Resign {},
            Command::ClaimDraw {} => Self::ClaimDraw {},
        })
    }
}

fn read_path(path: &[u32]) -> Result<Vec<Square>, Refusal> {
    if !(2..=MAX_PATH).contains(&path.len()) {
        return Err(BAD_PATH.with("squares", path.len()));
    }
    let read = |&number: &u32| u8::try_from(number).ok().and_then(Square::new).ok_or(number);
    path.iter().map(read).collect::<Result<_, _>>().map_err(|number| NO_SUCH_SQUARE.with("square", number))
}
