//! Games as text, in PDN 3.0 for game type 21, English draughts.
//!
//! Read leniently, since real files are so, and written strictly. What is read:
//!
//! * Tags, comments `{…}` and `;…`, lines that begin with `%`, NAGs, move strengths (`!?`, `(!)`, `*` at a move),
//!   variations, move numbers of any spacing, results. Text is UTF-8, or else Latin-1.
//! * Moves with all landings, or with the first and the last square alone where that leaves one reading. A path that
//!   is written in full is that path, also where a longer one has the same ends. `x`, `-` and `:` are the same.
//! * Words between moves: they become comments, and the game gets a [`Warning`].
//! * A game without an end before the next tags; two tags of a name; `Setup`; a FEN with a dot.
//!
//! In files of this game `1-0` says that Black, who moves first, has won. The tag `Result` counts, unless it is
//! missing or `*`. What can't be read or played is a [`Fault`]: the moves before it are kept, the rest of that line of
//! moves is left out, and the next game is read as if nothing had been.

mod line;
mod read;
mod text;
mod write;

use std::fmt;

use serde::Serialize;

pub use read::{Reader, read};
pub use write::write;

use super::position::Position;
use super::square::Side;
use super::turn::Turn;
use crate::refusal::{Code, Refusal};

/// A fault: the move is not legal where it stands. Detail: the refusal's, and its code as `because`.
pub const PDN_ILLEGAL_MOVE: Code = Code::new("pdn_illegal_move");
/// A fault: a short capture has several readings. Detail: `readings`, two of them or more.
pub const PDN_AMBIGUOUS_MOVE: Code = Code::new("pdn_ambiguous_move");
/// A fault: it looks like a move, but its squares can't be read.
pub const PDN_BAD_MOVE: Code = Code::new("pdn_bad_move");
/// A fault: the tag `FEN` has no position. Detail: the refusal's, and its code as `because`.
pub const PDN_BAD_FEN: Code = Code::new("pdn_bad_fen");
/// A fault: a game of another type, such as 20, international draughts.
pub const PDN_GAME_TYPE: Code = Code::new("pdn_game_type");
/// A fault: a comment or a variation does not end, or ends without having begun.
pub const PDN_UNBALANCED: Code = Code::new("pdn_unbalanced");
/// A fault: variations in variations, more than [`MOST_NESTED`] of them.
pub const PDN_TOO_DEEP: Code = Code::new("pdn_too_deep");
/// A warning: words between the moves. They are kept as a comment.
pub const PDN_WORDS: Code = Code::new("pdn_words");

/// Variations are nested no deeper.
pub const MOST_NESTED: usize = 32;

/// A game that was read, as far as it could be.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// Which game of the file, from 1.
    pub number: usize,
    /// What was understood.
    pub game: Record,
    /// What could not be read or played; empty for a good game.
    pub faults: Vec<Fault>,
    /// What was read though it should not be there.
    pub warnings: Vec<Warning>,
}

/// A game as it is written down.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Tags in their order, but for `Result`, `GameType`, `FEN` and `SetUp`, which follow from the rest.
    pub tags: Vec<(String, String)>,
    /// Where it begins.
    pub start: Position,
    /// Its moves.
    pub line: Line,
    /// How it ended.
    pub result: GameResult,
}

/// Moves that follow each other: of a game, or of a variation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<Noted>,
}

/// A move and what is noted about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Noted {
    /// The move.
    pub turn: Turn,
    /// A judgement such as `!?`; empty where there is none.
    pub strength: String,
    /// Numbers of NAGs.
    pub nags: Vec<u16>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// What could have been played in its place.
    pub variations: Vec<Line>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// `1-0`.
    BlackWins,
    /// `0-1`.
    WhiteWins,
    /// `1/2-1/2`.
    Draw,
    /// `*`.
    #[default]
    Unknown,
}

/// What could not be read, and where.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fault {
    /// Which game of the file, from 1.
    pub game: usize,
    /// The number of the move, counted from 1 where the game begins; 0 before the first move.
    pub number: usize,
    /// The side whose move it would have been.
    pub side: Side,
    /// The line of the file, from 1.
    pub line: usize,
    /// What stands there, shortened.
    pub token: String,
    /// Why it was not read.
    pub reason: Refusal,
}

/// What was read though it should not be there. It has the same fields as a fault.
pub type Warning = Fault;

impl GameResult {
    /// As in PDN.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BlackWins => "1-0",
            Self::WhiteWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// Reads a result. Those of other ways of counting points are understood as well.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "1-0" | "2-0" => Some(Self::BlackWins),
            "0-1" | "0-2" => Some(Self::WhiteWins),
            "1/2-1/2" | "1-1" => Some(Self::Draw),
            "*" => Some(Self::Unknown),
            _ => None,
        }
    }
}

impl Record {
    /// A game from the start without tags or moves.
    pub fn new(start: Position) -> Self {
        Self { tags: Vec::new(), start, line: Line::default(), result: GameResult::Unknown }
    }

    /// The value of the first tag of that name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }
}

impl From<Turn> for Noted {
    fn from(turn: Turn) -> Self {
        Self { turn, strength: String::new(), nags: Vec::new(), comments: Vec::new(), variations: Vec::new() }
    }
}

/// `game 541, line 4200, move 62, black, 32-28: pdn_illegal_move {"because":"not_your_piece"}`.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.side == Side::Black { "black" } else { "white" };
        let Self { game, number, line, token, reason, .. } = self;
        write!(f, "game {game}, line {line}, move {number}, {side}, {token}: {}", reason.code.as_str())?;
        if reason.detail.is_empty() {
            return Ok(());
        }
        write!(f, " {}", serde_json::Value::from(reason.detail.clone()))
    }
}
