//! Positions as text, in the FEN of draughts: `B:W18,24,K31:B1,K7`.
//!
//! Read leniently, as real files have it: ranges (`B1-12`), spaces, small letters, a dot at the end, empty lists, either
//! side first. A man on the row where it becomes a king is read as a king, since it can't be anything else;
//! public collections have a few. Written strictly: White first, squares by number, no ranges.

use std::fmt::Write;

use super::position::Position;
use super::square::{Side, Square};
use crate::refusal::{Code, Refusal};

/// A FEN has no side to move, or not just one list for each side. Detail: `token`.
pub const BAD_FEN: Code = Code::new("bad_fen");
/// A FEN has a piece that is none: not `K` and a number from 1 to 32. Detail: `token`.
pub const BAD_FEN_SQUARE: Code = Code::new("bad_fen_square");
/// A FEN has two pieces on one square. Detail: `square`.
pub const FEN_SQUARE_TWICE: Code = Code::new("fen_square_twice");
/// A FEN has more than twelve pieces of a side. Detail: `square`, the one too many.
pub const FEN_TOO_MANY: Code = Code::new("fen_too_many");

/// Reads a FEN. Refuses with `bad_fen`, `bad_fen_square`, `fen_square_twice`, `fen_too_many`.
pub fn read_fen(text: &str) -> Result<Position, Refusal> {
    let trimmed = text.trim().trim_end_matches(|c: char| c == '.' || c.is_whitespace());
    let bad = |token: &str| BAD_FEN.with("token", short(token));
    let mut fields = trimmed.split(':').map(str::trim);
    let to_move = fields.next().and_then(side).ok_or_else(|| bad(trimmed))?;
    let mut position = Position { pieces: [0; 2], kings: 0, to_move };
    let mut seen = [false; 2];
    for field in fields {
        let rest = field.get(1..).unwrap_or("");
        let side = field.get(..1).and_then(side).ok_or_else(|| bad(field))?;
        if std::mem::replace(&mut seen[side.index()], true) {
            return Err(bad(field));
        }
        if rest.trim().is_empty() {
            continue;
        }
        for token in rest.split(',').map(str::trim) {
            position = add(position, side, token)?;
        }
    }
    if seen == [true; 2] { Ok(position) } else { Err(bad(trimmed)) }
}

/// Writes a FEN.
pub fn write_fen(position: &Position) -> String {
    let letter = |side| if side == Side::Black { 'B' } else { 'W' };
    let mut text = String::from(letter(position.to_move));
    for side in [Side::White, Side::Black] {
        text.push(':');
        text.push(letter(side));
        let mut comma = "";
        for square in Square::all() {
            if let Some((whose, king)) = position.at(square)
                && whose == side
            {
                // Writing to a string can't fail.
                let _ = write!(text, "{comma}{}{square}", if king { "K" } else { "" });
                comma = ",";
            }
        }
    }
    text
}

fn side(text: &str) -> Option<Side> {
    match text {
        "B" | "b" => Some(Side::Black),
        "W" | "w" => Some(Side::White),
        _ => None,
    }
}

/// Adds what a token of a list says: `18`, `K7`, `1-12`, `K1-4`.
fn add(mut position: Position, side: Side, token: &str) -> Result<Position, Refusal> {
    let bad = || BAD_FEN_SQUARE.with("token", short(token));
    let (king, numbers) = match token.strip_prefix(['K', 'k']) {
        Some(numbers) => (true, numbers),
        None => (false, token),
    };
    let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
    let (first, last) = (number(first).ok_or_else(bad)?, number(last).ok_or_else(bad)?);
    if first > last {
        return Err(bad());
    }
    for square in Square::all().filter(|square| (first..=last).contains(square)) {
        if position.at(square).is_some() {
            return Err(FEN_SQUARE_TWICE.with("square", square.number()));
        }
        let king = king || side.king_row() & square.bit() != 0;
        position = position.with(square, side, king).ok_or_else(|| FEN_TOO_MANY.with("square", square.number()))?;
    }
    Ok(position)
}

fn number(text: &str) -> Option<Square> {
    let text = text.trim();
    let digits = (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits).and_then(Square::new)
}

/// A refusal is shown and stored: what it quotes is short.
fn short(token: &str) -> String {
    token.chars().take(64).collect()
}
