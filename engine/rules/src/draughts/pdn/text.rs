//! A PDN text in tokens. It works on bytes, since what is neither UTF-8 nor Latin-1 is still a file.

use super::GameResult;

/// A piece of the text.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    Tag {
        name: String,
        value: String,
    },
    Comment(String),
    /// A comment that does not end.
    Unclosed(String),
    Nag(u16),
    Strength(String),
    /// The numbers of the squares, as they are written.
    Squares(Vec<u8>),
    /// What begins like a move and is none.
    BadSquares,
    Result(GameResult),
    Open,
    Close,
    Word(String),
}

/// A token with its place.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Placed {
    pub token: Token,
    pub begin: usize,
    pub end: usize,
    /// Whether there was an empty line before it.
    pub after_gap: bool,
}

pub(super) struct Text<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Text<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: if bytes.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 } }
    }

    pub(super) fn shown(&self, placed: &Placed) -> String {
        decode(self.bytes.get(placed.begin..placed.end).unwrap_or_default()).chars().take(40).collect()
    }

    /// The next token that is no move number.
    pub(super) fn next(&mut self) -> Option<Placed> {
        let mut newlines = 0;
        loop {
            let byte = *self.bytes.get(self.at)?;
            let line_begins = self.at == 0 || self.bytes[self.at - 1] == b'\n';
            if byte == b'%' && line_begins {
                self.skip_until(|byte| byte == b'\n');
            } else if byte.is_ascii_whitespace() || byte == b'.' || byte == 0 {
                newlines += u32::from(byte == b'\n');
                self.at += 1;
            } else {
                let begin = self.at;
                if let Some(token) = self.token(byte) {
                    return Some(Placed { token, begin, end: self.at, after_gap: newlines > 1 });
                }
                newlines = 0;
            }
        }
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn skip_until(&mut self, stop: impl Fn(u8) -> bool) -> &'a [u8] {
        let rest = &self.bytes[self.at..];
        let length = rest.iter().position(|&byte| stop(byte)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn token(&mut self, byte: u8) -> Option<Token> {
        match byte {
            b'[' => Some(self.tag().unwrap_or_else(|| self.word())),
            b'{' => {
                self.at += 1;
                let text = comment(self.skip_until(|byte| byte == b'}'));
                if self.at >= self.bytes.len() {
                    return Some(Token::Unclosed(text));
                }
                self.at += 1;
                Some(Token::Comment(text))
            }
            b';' => {
                self.at += 1;
                Some(Token::Comment(comment(self.skip_until(|byte| byte == b'\n'))))
            }
            b'(' => Some(self.bracketed_strength().unwrap_or_else(|| {
                self.at += 1;
                Token::Open
            })),
            b')' => {
                self.at += 1;
                Some(Token::Close)
            }
            b'$' => {
                self.at += 1;
                let digits = self.skip_until(|byte| !byte.is_ascii_digit());
                Some(match decode(digits).parse() {
                    Ok(number) => Token::Nag(number),
                    Err(_) => Token::Word(format!("${}", decode(digits))),
                })
            }
            b'!' | b'?' => Some(Token::Strength(decode(self.skip_until(|byte| !matches!(byte, b'!' | b'?'))))),
            b'*' => Some(self.star()),
            b'0'..=b'9' => self.number(),
            _ => Some(self.word()),
        }
    }

    /// `[Name "value"]`. Inside of the value a quote is escaped, or not the last one before the bracket.
    fn tag(&mut self) -> Option<Token> {
        let begin = self.at;
        let token = self.read_tag();
        if token.is_none() {
            self.at = begin;
        }
        token
    }

    fn read_tag(&mut self) -> Option<Token> {
        self.at += 1;
        self.skip_until(|byte| byte != b' ' && byte != b'\t');
        let name = self.skip_until(|byte| !byte.is_ascii_alphanumeric() && byte != b'_');
        self.skip_until(|byte| byte != b' ' && byte != b'\t');
        if name.is_empty() || self.peek(0) != b'"' {
            return None;
        }
        self.at += 1;
        let mut value = Vec::new();
        loop {
            match self.peek(0) {
                b'\\' if matches!(self.peek(1), b'"' | b'\\') => {
                    value.push(self.peek(1));
                    self.at += 2;
                }
                b'"' if self.ends_tag() => break,
                b'\n' | b'\r' => break,
                0 if self.at >= self.bytes.len() => break,
                byte => {
                    value.push(byte);
                    self.at += 1;
                }
            }
        }
        Some(Token::Tag { name: decode(name), value: decode(&value) })
    }

    /// Whether the quote here is followed by the end of the tag or of the line; goes there if so.
    fn ends_tag(&mut self) -> bool {
        let rest = &self.bytes[self.at + 1..];
        let blanks = rest.iter().take_while(|&&byte| byte == b' ' || byte == b'\t').count();
        let last = rest.get(blanks);
        let ends = matches!(last, None | Some(b']' | b'\n' | b'\r'));
        if ends {
            self.at += 1 + blanks + usize::from(last == Some(&b']'));
        }
        ends
    }

    /// `(!)` and the like are a judgement in brackets, and no variation.
    fn bracketed_strength(&mut self) -> Option<Token> {
        let rest = &self.bytes[self.at + 1..];
        let length = rest.iter().take_while(|&&byte| matches!(byte, b'!' | b'?')).count();
        let is_one = length > 0 && rest.get(length) == Some(&b')');
        is_one.then(|| {
            self.at += length + 2;
            Token::Strength(format!("({})", decode(&rest[..length])))
        })
    }

    /// A star at a move is a judgement, as old files have it; otherwise, and at the end of a game, it is a result.
    fn star(&mut self) -> Token {
        let at_a_move = self.at > 0 && self.bytes[self.at - 1].is_ascii_digit();
        self.at += 1;
        let next = self.bytes[self.at..].iter().find(|byte| !byte.is_ascii_whitespace());
        if at_a_move && !matches!(next, None | Some(b'[')) {
            Token::Strength("*".to_owned())
        } else {
            Token::Result(GameResult::Unknown)
        }
    }

    /// Moves, results and move numbers all begin with a digit: the whole run of characters tells. `None` for a
    /// move number.
    fn number(&mut self) -> Option<Token> {
        // Real files have a sentence right behind a move; it begins with a capital.
        let goes_on =
            |byte: u8| byte.is_ascii_digit() || byte.is_ascii_lowercase() || matches!(byte, b'X' | b'-' | b':' | b'/');
        let run = self.skip_until(|byte| !goes_on(byte));
        if run.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let text = decode(run);
        if let Some(result) = GameResult::parse(&text) {
            return Some(Token::Result(result));
        }
        let mut parts = text.split(['-', 'x', 'X', ':']);
        let looks_like_a_move = |parts: &[&str]| {
            parts.len() > 1 && parts.iter().take(2).all(|part| part.starts_with(|first: char| first.is_ascii_digit()))
        };
        if let Some(numbers) = parts.clone().map(|part| part.parse().ok()).collect::<Option<Vec<u8>>>()
            && numbers.len() > 1
        {
            return Some(Token::Squares(numbers));
        }
        let both: Vec<&str> = parts.by_ref().take(2).collect();
        Some(if looks_like_a_move(&both) { Token::BadSquares } else { Token::Word(text) })
    }

    fn word(&mut self) -> Token {
        let begin = self.at;
        self.at += 1;
        self.skip_until(|byte| byte.is_ascii_whitespace() || matches!(byte, b'{' | b'}' | b'(' | b')' | b';' | b'['));
        Token::Word(decode(&self.bytes[begin..self.at]))
    }
}

/// UTF-8, or else Latin-1.
fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// A comment on one line, that can be written between braces.
fn comment(bytes: &[u8]) -> String {
    tidy(&decode(bytes))
}

/// Text with single spaces and without the brace that ends a comment.
pub(super) fn tidy(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace('}', ")")
}
