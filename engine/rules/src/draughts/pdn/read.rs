//! Reading games, one after the other.

use super::line::Open;
use super::text::{Placed, Text, Token, tidy};
use super::*;
use crate::draughts::fen::read_fen;
use crate::draughts::game::why_not;
use crate::draughts::square::Square;

/// Reads the games of a text one by one, as an iterator: only the present one is in memory.
pub struct Reader<'a> {
    text: Text<'a>,
    ahead: Option<Placed>,
    /// How many games have been read.
    games: usize,
    lines: Lines<'a>,
}

/// All games of a text.
pub fn read(bytes: &[u8]) -> Vec<Reading> {
    Reader::new(bytes).collect()
}

impl<'a> Reader<'a> {
    /// A reader of a file's content.
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut text = Text::new(bytes);
        let ahead = text.next();
        Self { text, ahead, games: 0, lines: Lines { bytes, at: 0, line: 1 } }
    }

    fn take(&mut self) -> Option<Placed> {
        std::mem::replace(&mut self.ahead, self.text.next())
    }
}

impl Iterator for Reader<'_> {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        self.ahead.as_ref()?;
        self.games += 1;
        let mut game = Gathered::new(self.games);
        while let Some(placed) = &self.ahead {
            if game.is_over || game.is_new_game(placed) {
                break;
            }
            let placed = self.take()?;
            let place = Place { line: self.lines.of(placed.begin), token: self.text.shown(&placed) };
            game.add(placed.token, place);
        }
        let end = Place { line: self.lines.line, token: String::new() };
        Some(game.finish(end))
    }
}

/// Where lines are, for places that come in order.
struct Lines<'a> {
    bytes: &'a [u8],
    at: usize,
    line: usize,
}

impl Lines<'_> {
    fn of(&mut self, at: usize) -> usize {
        let between = self.bytes.get(self.at..at).unwrap_or_default();
        self.line += between.iter().filter(|&&byte| byte == b'\n').count();
        self.at = at;
        self.line
    }
}

struct Place {
    line: usize,
    token: String,
}

/// A game that is being read.
struct Gathered {
    reading: Reading,
    /// The game's own line and the variations that are open; none before the first token after the tags.
    open: Vec<Open>,
    /// Variations that are left out, and the brackets in them.
    skipped: usize,
    result: Option<GameResult>,
    words: Vec<String>,
    is_over: bool,
}

impl Gathered {
    fn new(number: usize) -> Self {
        let game = Record::new(Position::START);
        let reading = Reading { number, game, faults: Vec::new(), warnings: Vec::new() };
        Self { reading, open: Vec::new(), skipped: 0, result: None, words: Vec::new(), is_over: false }
    }

    /// Whether a tag belongs to the next game: after moves, or after an empty line where this one has had a tag
    /// of that name already.
    fn is_new_game(&self, placed: &Placed) -> bool {
        let Token::Tag { name, .. } = &placed.token else { return false };
        let again = self.reading.game.tags.iter().any(|(tag, _)| tag.eq_ignore_ascii_case(name));
        !self.open.is_empty() || placed.after_gap && again
    }

    fn add(&mut self, token: Token, place: Place) {
        if let Token::Tag { name, value } = token {
            // Faults in tags are found when all of them are there, but this is where they are.
            self.check_tag(&name, &value, place);
            self.reading.game.tags.push((name, value));
            return;
        }
        if self.open.is_empty() {
            self.begin();
        }
        if let Token::Word(word) = token {
            if self.words.is_empty() {
                let warning = self.told(place, PDN_WORDS.into());
                self.reading.warnings.push(warning);
            }
            self.words.push(word);
            return;
        }
        self.end_words();
        match token {
            Token::Open => self.begin_variation(place),
            Token::Close => self.end_variation(place),
            Token::Result(result) if self.open.len() == 1 && self.skipped == 0 => {
                self.result = Some(result);
                self.is_over = true;
            }
            Token::Unclosed(text) => {
                self.comment(text);
                self.fault(place, PDN_UNBALANCED.into());
            }
            Token::Comment(text) => self.comment(text),
            Token::Nag(nag) => self.note(|noted| noted.nags.push(nag)),
            Token::Strength(strength) => self.note(|noted| noted.strength = strength),
            Token::Squares(numbers) => self.play(&numbers, place),
            Token::BadSquares => self.broken_move(place, PDN_BAD_MOVE.into()),
            // A result in a variation says nothing about the game.
            Token::Result(_) | Token::Tag { .. } | Token::Word(_) => {}
        }
    }

    fn check_tag(&mut self, name: &str, value: &str, place: Place) {
        let is_first = self.tag(name).is_none();
        if name.eq_ignore_ascii_case("GameType") && !value.trim().is_empty() {
            let kind = value.split(',').next().unwrap_or("").trim();
            if kind != "21" {
                self.fault(Place { token: shortened(value), ..place }, PDN_GAME_TYPE.into());
            }
        } else if name.eq_ignore_ascii_case("FEN") && is_first {
            match read_fen(value) {
                Ok(position) => self.reading.game.start = position,
                Err(refusal) => {
                    let reason = because(PDN_BAD_FEN, refusal);
                    self.fault(Place { token: shortened(value), ..place }, reason);
                }
            }
        }
    }

    fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.reading.game.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name));
        tag.map(|(_, value)| value.as_str())
    }

    /// All tags have been read. Where they are faulty no move can be.
    fn begin(&mut self) {
        let mut open = Open::new(self.reading.game.start, 0);
        open.broken = !self.reading.faults.is_empty();
        self.open.push(open);
    }

    /// The line that is being read, if it is not left out.
    fn line(&mut self) -> Option<&mut Open> {
        self.open.last_mut().filter(|open| self.skipped == 0 && !open.broken)
    }

    fn note(&mut self, write: impl FnOnce(&mut Noted)) {
        if let Some(noted) = self.line().and_then(Open::last) {
            write(noted);
        }
    }

    fn comment(&mut self, text: String) {
        if let Some(line) = self.line()
            && !text.is_empty()
        {
            line.comments().push(text);
        }
    }

    fn end_words(&mut self) {
        if !self.words.is_empty() {
            let words = std::mem::take(&mut self.words).join(" ");
            self.comment(tidy(&words));
        }
    }

    fn begin_variation(&mut self, place: Place) {
        let variation = self.open.last().and_then(Open::variation);
        match variation {
            _ if self.skipped > 0 => self.skipped += 1,
            Some(variation) if self.open.len() <= MOST_NESTED => self.open.push(variation),
            Some(_) => {
                self.skipped = 1;
                self.fault(place, PDN_TOO_DEEP.into());
            }
            // Nothing has been played that it could vary.
            None => {
                self.skipped = 1;
                self.fault(place, PDN_UNBALANCED.into());
            }
        }
    }

    fn end_variation(&mut self, place: Place) {
        if self.skipped > 0 {
            self.skipped -= 1;
        } else if self.open.len() > 1 {
            self.close_variation();
        } else {
            self.fault(place, PDN_UNBALANCED.into());
        }
    }

    fn close_variation(&mut self) {
        let Some(variation) = self.open.pop() else { return };
        let line = variation.close();
        if let Some(noted) = self.line().and_then(Open::last)
            && line != Line::default()
        {
            noted.variations.push(line);
        }
    }

    fn play(&mut self, numbers: &[u8], place: Place) {
        let Some(line) = self.line() else { return };
        let path: Option<Vec<Square>> = numbers.iter().copied().map(Square::new).collect();
        match path.ok_or_else(|| PDN_BAD_MOVE.into()).and_then(|path| find(&line.now, &path)) {
            Ok(turn) => line.play(turn.into()),
            Err(reason) => self.broken_move(place, reason),
        }
    }

    fn broken_move(&mut self, place: Place, reason: Refusal) {
        if self.line().is_some() {
            self.fault(place, reason);
            if let Some(open) = self.open.last_mut() {
                open.broken = true;
            }
        }
    }

    fn fault(&mut self, place: Place, reason: Refusal) {
        let fault = self.told(place, reason);
        self.reading.faults.push(fault);
    }

    fn told(&self, place: Place, reason: Refusal) -> Fault {
        let Place { line, token } = place;
        let (number, side) = match self.open.last() {
            Some(open) => (open.number(), open.now.to_move()),
            None => (0, self.reading.game.start.to_move()),
        };
        Fault { game: self.reading.number, number, side, line, token, reason }
    }

    fn finish(mut self, end: Place) -> Reading {
        self.end_words();
        if self.open.len() > 1 || self.skipped > 0 {
            self.fault(end, PDN_UNBALANCED.into());
        }
        self.skipped = 0;
        while self.open.len() > 1 {
            self.close_variation();
        }
        if let Some(open) = self.open.pop() {
            self.reading.game.line = open.close();
        }
        let by_tag = self.tag("Result").map(str::trim).and_then(GameResult::parse);
        let known = by_tag.filter(|&result| result != GameResult::Unknown);
        self.reading.game.result = known.or(self.result).unwrap_or_default();
        let implied = |name: &str| IMPLIED.iter().any(|tag| tag.eq_ignore_ascii_case(name));
        self.reading.game.tags.retain(|(name, _)| !implied(name));
        self.reading
    }
}

/// Tags that follow from the rest of a [`Record`].
const IMPLIED: [&str; 4] = ["Result", "GameType", "FEN", "SetUp"];

/// The turn that `path` means: itself, or one with the same ends that passes over its squares in order.
fn find(position: &Position, path: &[Square]) -> Result<Turn, Refusal> {
    let turns = position.turns();
    if let Some(turn) = turns.iter().find(|turn| turn.path() == path) {
        return Ok(turn.clone());
    }
    let meant: Vec<&Turn> = turns.iter().filter(|turn| passes_over(turn.path(), path)).collect();
    let Some((first, others)) = meant.split_first() else {
        return Err(because(PDN_ILLEGAL_MOVE, why_not(position, path)));
    };
    // Ways that leave the same on the board are one reading.
    if others.iter().all(|other| position.play(other) == position.play(first)) {
        return Ok((*first).clone());
    }
    let readings: Vec<String> = meant.iter().map(ToString::to_string).collect();
    Err(PDN_AMBIGUOUS_MOVE.with("readings", readings))
}

fn passes_over(whole: &[Square], path: &[Square]) -> bool {
    let mut squares = whole.iter();
    whole.first() == path.first()
        && whole.last() == path.last()
        && path.iter().all(|square| squares.by_ref().any(|passed| passed == square))
}

fn because(code: Code, refusal: Refusal) -> Refusal {
    let mut reason = code.with("because", refusal.code.as_str());
    reason.detail.extend(refusal.detail);
    reason
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
