//! People at a table, the devices that they hold in their hands, and the pages that they have open.

use std::fmt::Write;

use rules::game::Kind;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use ts_rs::TS;

use crate::code::TableCode;
use crate::limits;
use crate::refusal::{BAD_NAME, NO_SUCH_LEVEL, Refusal};
use crate::secret::Secrets;

/// A member of one table, counted from 0 in the order in which they came; never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct MemberId(pub u32);

/// What a table keeps of a device's cookie: a hash, salted with the table's code, so that neither the
/// cookie nor the same person at another table can be found from it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Device(String);

impl Device {
    /// The device with this cookie, as the table `code` knows it.
    pub fn of(code: TableCode, token: &str) -> Self {
        let hash = Sha256::new().chain_update(code.as_str()).chain_update(b":").chain_update(token).finalize();
        Self(hex(&hash))
    }
}

/// The token of a device's cookie from 256 random bits.
pub fn random_token(entropy: &[u8; 32]) -> String {
    hex(entropy)
}

/// The string by which an open page names itself: 1 to [`limits::TAB_CHARS`] letters, digits, `-` or `_`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tab(String);

impl Tab {
    /// As it was sent.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Tab {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let fits = !text.is_empty() && text.len() <= limits::TAB_CHARS;
        let plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
        if fits && plain { Ok(Self(text)) } else { Err("not a tab") }
    }
}

impl From<Tab> for String {
    fn from(tab: Tab) -> String {
        tab.0
    }
}

/// A name that somebody typed: 1 to [`limits::NAME_CHARS`] characters, all of which can be seen. It
/// proves nothing about who they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Name(String);

impl Name {
    /// Trims `typed` and folds white space inside it to single spaces, then checks it. Refuses with
    /// `bad_name`: control characters, and those that turn the direction of the text around or take
    /// no room, could make a name look like another one or garble the page around it.
    pub fn parse(typed: &str) -> Result<Self, Refusal> {
        if typed.chars().any(|c| c.is_control() || is_invisible(c)) {
            return Err(BAD_NAME.into());
        }
        let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = name.chars().count();
        let only_joins = name.chars().all(|c| matches!(c, '\u{200d}' | '\u{fe00}'..='\u{fe0f}'));
        if only_joins || length > limits::NAME_CHARS {
            return Err(BAD_NAME.with("length", length));
        }
        Ok(Self(name))
    }

    /// As it was typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether both are the same name without regard to case.
    pub fn is_same(&self, other: &Self) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }
}

/// The level of a bot, one of those of its game; its name on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Level(String);

impl Level {
    /// The level of that name. Refuses with `no_such_level`.
    pub fn parse(game: Kind, name: &str) -> Result<Self, Refusal> {
        let known = game.levels().iter().find(|level| **level == name);
        known.map(|level| Self((*level).to_owned())).ok_or_else(|| NO_SUCH_LEVEL.into())
    }

    /// The level of the bot that plays for people of `game` who are away or have left.
    pub(crate) fn standing_in(game: Kind) -> Self {
        Self(game.stand_in().to_owned())
    }

    /// As on the wire.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// How much the guard of a seat helps: 0 is not at all. It judges in the page alone; a table knows its level
/// and nothing of what it says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct GuardLevel(u8);

impl GuardLevel {
    /// No help.
    pub const OFF: Self = Self(0);

    /// One of the levels that the game has. Refuses with `no_such_level`.
    pub fn parse(game: Kind, level: u64) -> Result<Self, Refusal> {
        let known = u8::try_from(level).ok().filter(|level| *level <= game.guard());
        known.map(Self).ok_or_else(|| NO_SUCH_LEVEL.into())
    }
}

impl From<GuardLevel> for u64 {
    fn from(level: GuardLevel) -> Self {
        level.0.into()
    }
}

/// Who has a seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredHolder", into = "StoredHolder")]
pub enum Holder {
    /// A person.
    Person {
        /// Who it is.
        member: MemberId,
        /// Chosen by them for this seat; a seat that changes hands starts without.
        guard: GuardLevel,
    },
    /// A bot of that level.
    Bot(Level),
}

impl Holder {
    /// A person who has just sat down.
    pub fn person(member: MemberId) -> Self {
        Self::Person { member, guard: GuardLevel::OFF }
    }

    /// The same at another game: without a guard, and with a level that it has. `None` where it has no bots.
    pub fn at(self, game: Kind) -> Option<Self> {
        let levels = game.levels();
        match self {
            Self::Person { member, .. } => Some(Self::person(member)),
            Self::Bot(level) if levels.contains(&level.as_str()) => Some(Self::Bot(level)),
            Self::Bot(_) => levels.get(levels.len() / 2).map(|level| Self::Bot(Level((*level).to_owned()))),
        }
    }

    /// The member, if it is a person.
    pub fn member(&self) -> Option<MemberId> {
        match self {
            Self::Person { member, .. } => Some(*member),
            Self::Bot(_) => None,
        }
    }
}

/// A holder as it is stored: the member's number, with the guard where it is on, or the level's name.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum StoredHolder {
    Member(MemberId),
    Guarded { member: MemberId, guard: GuardLevel },
    Bot(Level),
}

impl From<StoredHolder> for Holder {
    fn from(stored: StoredHolder) -> Self {
        match stored {
            StoredHolder::Member(member) => Self::person(member),
            StoredHolder::Guarded { member, guard } => Self::Person { member, guard },
            StoredHolder::Bot(level) => Self::Bot(level),
        }
    }
}

impl From<Holder> for StoredHolder {
    fn from(holder: Holder) -> Self {
        match holder {
            Holder::Person { member, guard: GuardLevel::OFF } => Self::Member(member),
            Holder::Person { member, guard } => Self::Guarded { member, guard },
            Holder::Bot(level) => Self::Bot(level),
        }
    }
}

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// Their number.
    pub id: MemberId,
    /// What they typed.
    pub name: Name,
    /// The device that they came with, or moved to.
    pub device: Device,
    /// When they were last heard of, where they are away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<u64>,
    /// The ways back from another device.
    #[serde(default, skip_serializing_if = "Secrets::is_none")]
    pub secrets: Secrets,
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a string can't fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bidirectional controls, and characters that take no room. The joiner U+200D stays: emoji need it.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' | '\u{200b}'
        | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_can_be_seen_of_what_was_typed() {
        assert_eq!(
            Name::parse("  Kari \t Nordmann ").map(|name| name.0),
            Err(BAD_NAME.into()),
            "a tab is a control character"
        );
        assert_eq!(Name::parse("  Kari   Nordmann ").unwrap().as_str(), "Kari Nordmann");
        assert_eq!(Name::parse("<b>Åse</b>").unwrap().as_str(), "<b>Åse</b>");
        assert_eq!(Name::parse("👩‍👧").unwrap().as_str(), "👩‍👧");
        assert_eq!(Name::parse("ÅÅÅÅÅÅÅÅÅÅÅÅÅÅÅÅÅÅÅÅÅÅÅÅ").unwrap().as_str().chars().count(), 24);
    }

    #[test]
    fn a_name_that_can_not_be_seen_is_refused() {
        for typed in [
            "",
            "   ",
            "1234567890123456789012345",
            "a\u{202e}b",
            "\u{200b}",
            "a\nb",
            "a\u{0}b",
            "\u{2066}x",
            "\u{3164}",
            "\u{200d}",
        ] {
            assert_eq!(Name::parse(typed).unwrap_err().code, BAD_NAME, "{typed:?}");
        }
    }

    #[test]
    fn names_are_compared_without_case() {
        assert!(Name::parse("ÅSE").unwrap().is_same(&Name::parse("åse").unwrap()));
        assert!(!Name::parse("Ase").unwrap().is_same(&Name::parse("åse").unwrap()));
    }

    #[test]
    fn the_same_cookie_is_another_device_at_another_table() {
        let (one, two) = (TableCode::parse("AAAAA").unwrap(), TableCode::parse("BBBBB").unwrap());
        assert_eq!(Device::of(one, "token"), Device::of(one, "token"));
        assert_ne!(Device::of(one, "token"), Device::of(two, "token"));
        assert_ne!(Device::of(one, "token"), Device::of(one, "other"));
    }

    #[test]
    fn a_tab_is_short_and_plain() {
        assert!(Tab::try_from("a-Z_9".to_owned()).is_ok());
        for text in ["", "a b", "æ", &"x".repeat(65)] {
            assert!(Tab::try_from(text.to_owned()).is_err(), "{text:?}");
        }
    }
}
