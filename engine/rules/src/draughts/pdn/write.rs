//! Writing games.

use std::fmt::Write;

use super::text::tidy;
use super::{GameResult, Line, Noted, Record};
use crate::draughts::fen::write_fen;
use crate::draughts::position::Position;
use crate::draughts::square::Side;

/// Lines of moves are no longer, where no word of theirs is.
const WIDTH: usize = 79;

/// A game in PDN: its tags, the moves with all landings, and its result; it ends with an empty line, so that games can
/// be written one after the other.
pub fn write(game: &Record) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace(['\r', '\n'], " ").replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a string can't fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    for (name, value) in &game.tags {
        tag(name, value);
    }
    tag("Result", game.result.as_str());
    tag("GameType", "21");
    if game.start != Position::START {
        tag("SetUp", "1");
        tag("FEN", &write_fen(&game.start));
    }
    let mut words = Words::default();
    words.line(&game.line, 0, game.start.to_move());
    words.add(game.result.as_str());
    text.push('\n');
    text.push_str(&words.text);
    text.push_str("\n\n");
    text
}

/// Words with spaces or line ends between them.
#[derive(Default)]
struct Words {
    text: String,
    /// How long the last line is.
    width: usize,
    /// Whether a bracket was opened that the next word follows at once.
    opened: bool,
}

impl Words {
    fn add(&mut self, word: &str) {
        let length = word.chars().count();
        if self.width > 0 && !self.opened && self.width + 1 + length > WIDTH {
            self.text.push('\n');
            self.width = 0;
        } else if self.width > 0 && !self.opened {
            self.text.push(' ');
            self.width += 1;
        }
        self.opened = false;
        self.text.push_str(word);
        self.width += length;
    }

    fn variation(&mut self, variation: &Line, played: usize, side: Side) {
        self.add("(");
        self.opened = true;
        self.line(variation, played, side);
        self.opened = false;
        self.text.push(')');
        self.width += 1;
    }

    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            // A comment may be longer than a line; it is broken between words, where reading joins it again.
            let comment = format!("{{{}}}", tidy(comment));
            comment.split(' ').for_each(|word| self.add(word));
        }
    }

    /// A line that begins after `played` moves, where `side` is to move.
    fn line(&mut self, line: &Line, played: usize, side: Side) {
        self.comments(&line.comments);
        let mut number_is_due = true;
        let (mut played, mut side) = (played, side);
        for noted in &line.moves {
            // Where White begins, as in a position of its own, Black's move is left out.
            let number = played / 2 + 1;
            match side {
                Side::Black => self.add(&format!("{number}.")),
                Side::White if number_is_due => self.add(&format!("{number}...")),
                Side::White => {}
            }
            self.noted(noted);
            for variation in &noted.variations {
                self.variation(variation, played, side);
            }
            number_is_due = !noted.comments.is_empty() || !noted.variations.is_empty();
            played += 1;
            side = side.other();
        }
    }

    fn noted(&mut self, noted: &Noted) {
        self.add(&format!("{}{}", noted.turn, noted.strength));
        for nag in &noted.nags {
            self.add(&format!("${nag}"));
        }
        self.comments(&noted.comments);
    }
}

impl GameResult {
    /// The result of a game that `winner` has won; a draw without one.
    pub const fn of(winner: Option<Side>) -> Self {
        match winner {
            Some(Side::Black) => Self::BlackWins,
            Some(Side::White) => Self::WhiteWins,
            None => Self::Draw,
        }
    }
}
