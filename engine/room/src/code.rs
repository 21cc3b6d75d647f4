//! The code of a table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Letters and digits of a code: none that is easily taken for another.
pub const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/// Characters of a code.
pub const LENGTH: usize = 5;

/// The name of a table: five characters of [`ALPHABET`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableCode([u8; LENGTH]);

impl TableCode {
    /// Reads a code as people type it: without regard to case, spaces and dashes.
    pub fn parse(text: &str) -> Option<Self> {
        let mut code = [0; LENGTH];
        let mut length = 0;
        for character in text.chars().filter(|c| !c.is_whitespace() && *c != '-') {
            let byte = u8::try_from(character).ok()?.to_ascii_uppercase();
            if !ALPHABET.contains(&byte) {
                return None;
            }
            *code.get_mut(length)? = byte;
            length += 1;
        }
        (length == LENGTH).then_some(Self(code))
    }

    /// A code from random bytes, each code as likely as any other; `None` if there are too few bytes
    /// below the largest multiple of the alphabet's length. 16 bytes fail once in some billions.
    pub fn from_entropy(bytes: &[u8]) -> Option<Self> {
        const FAIR: u8 = (256 / ALPHABET.len() * ALPHABET.len()) as u8;
        let mut drawn =
            bytes.iter().filter(|byte| **byte < FAIR).map(|byte| ALPHABET[usize::from(*byte) % ALPHABET.len()]);
        let mut code = [0; LENGTH];
        for place in &mut code {
            *place = drawn.next()?;
        }
        Some(Self(code))
    }

    /// As in links.
    pub fn as_str(&self) -> &str {
        // Only bytes of the alphabet are ever stored, all of them ASCII.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl TryFrom<String> for TableCode {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::parse(&text).ok_or("not a table code")
    }
}

impl From<TableCode> for String {
    fn from(code: TableCode) -> String {
        code.as_str().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        for typed in ["7KQ2M", "7kq2m", " 7k-q2 m ", "7KQ\u{2003}2M"] {
            assert_eq!(TableCode::parse(typed).unwrap().as_str(), "7KQ2M");
        }
    }

    #[test]
    fn what_is_no_code_is_none() {
        for typed in ["", "7KQ2", "7KQ2MM", "7KQ20", "7KQ2I", "7KQ2Ø", "７KQ2M"] {
            assert_eq!(TableCode::parse(typed), None, "{typed:?}");
        }
    }

    #[test]
    fn entropy_gives_each_letter_alike_often() {
        let mut counts = [0u32; ALPHABET.len()];
        for byte in 0..=255u8 {
            if let Some(code) = TableCode::from_entropy(&[byte; LENGTH]) {
                let first = code.as_str().as_bytes()[0];
                counts[ALPHABET.iter().position(|letter| *letter == first).unwrap()] += 1;
            }
        }
        assert_eq!(counts, [8; ALPHABET.len()]);
        assert_eq!(TableCode::from_entropy(&[255; 16]), None);
        assert_eq!(TableCode::from_entropy(&[0; 4]), None);
    }
}
