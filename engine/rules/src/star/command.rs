//! What the commands of the games on the star share: reading holes, and refusals that mean the same.

use super::Hole;
use crate::refusal::{Code, Refusal};

/// No hole of the star has this name. Detail: `hole`, what was sent.
pub const NO_SUCH_HOLE: Code = Code::new("no_such_hole");
/// There is a piece where the piece should go. Detail: `hole`.
pub const OCCUPIED: Code = Code::new("occupied");
/// There is no hop from the one to the other. Detail: `from`, `to`.
pub const NOTHING_TO_HOP: Code = Code::new("nothing_to_hop");
/// Another piece is in the middle of its chain. Detail: `hole`, where that piece is.
pub const OTHER_PIECE_IN_CHAIN: Code = Code::new("other_piece_in_chain");
/// A whole chain was sent where chains are played hop by hop.
pub const HOP_BY_HOP: Code = Code::new("hop_by_hop");
/// A part of a chain was sent where chains are played as a whole.
pub const WHOLE_CHAIN: Code = Code::new("whole_chain");
/// There is no chain under way that could be passed on or taken back.
pub const NO_CHAIN: Code = Code::new("no_chain");
/// A path has at least two holes, and no more than the game allows. Detail: `holes`, how many were sent.
pub const BAD_PATH: Code = Code::new("bad_path");
/// The house rules can't change while a chain is under way.
pub const CHAIN_UNDER_WAY: Code = Code::new("chain_under_way");

/// A detail is sent back no longer than this, in characters.
const LONGEST_DETAIL: usize = 16;

/// Reads the name of a hole. Refuses with `no_such_hole`.
pub fn read_hole(name: &str) -> Result<Hole, Refusal> {
    name.parse().map_err(|_| NO_SUCH_HOLE.with("hole", name.chars().take(LONGEST_DETAIL).collect::<String>()))
}

/// Reads the names of two holes. Refuses with `no_such_hole`.
pub fn read_pair([from, to]: &[String; 2]) -> Result<[Hole; 2], Refusal> {
    Ok([read_hole(from)?, read_hole(to)?])
}

/// Reads the names of the holes of a path. Refuses with `bad_path` when there are more than `most`, and
/// with `no_such_hole`.
pub fn read_path(names: &[String], most: usize) -> Result<Vec<Hole>, Refusal> {
    if names.len() > most {
        return Err(BAD_PATH.with("holes", names.len()));
    }
    names.iter().map(|name| read_hole(name)).collect()
}
