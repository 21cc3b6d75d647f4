//! What a table leaves in storage, and how it comes back.
//!
//! A table is stored in parts, so that a turn writes only the round, and in a journal with a row for
//! each command that was answered. Revision and row numbers are those of the newest rows.

use std::collections::BTreeMap;

use rules::game::Kind;
use rules::house::RuleValue;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::code::TableCode;
use crate::member::{Holder, Member, MemberId};
use crate::round::StoredRound;
use crate::terms::Terms;
use crate::watch::Watch;

/// The version of the stored form. A higher one is not read: an older build has nothing to say about it.
pub const VERSION: u32 = 1;

/// The parts of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PartName {
    /// Game, host, seats, house rules: what changes between rounds.
    Table,
    /// Everybody who has joined.
    Members,
    /// The round, as it stands.
    Round,
}

impl PartName {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Table, Self::Members, Self::Round];

    /// The key of its row.
    pub const fn key(self) -> u8 {
        match self {
            Self::Table => 0,
            Self::Members => 1,
            Self::Round => 2,
        }
    }
}

/// The stored parts, as the shell reads them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stored {
    /// JSON by part.
    pub parts: BTreeMap<PartName, String>,
    /// The highest revision in the journal.
    pub revision: u64,
    /// The number of the newest row of the journal.
    pub row: u64,
}

/// Why stored parts could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// There is no table here.
    Missing,
    /// It was stored by a newer build.
    Newer(u32),
    /// The JSON is not what this build writes.
    Broken(String),
}

/// [`PartName::Table`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct TablePart {
    pub version: u32,
    pub code: TableCode,
    #[serde(flatten)]
    pub lobby: LobbyPart,
    pub host: Option<MemberId>,
    #[serde(flatten)]
    pub watch: Watch,
    pub waiting: Vec<MemberId>,
    /// Who has seats, in the order in which they sat down.
    #[serde(default)]
    pub seated: Vec<MemberId>,
    /// The first revision of the newest round.
    pub round_since: u64,
    #[serde(default)]
    pub terms: Terms,
}

/// What is settled between rounds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct LobbyPart {
    pub game: Kind,
    pub seats: Vec<Option<Holder>>,
    pub rules: BTreeMap<String, RuleValue>,
    pub rounds: u32,
    /// The seat that moved first in the newest round.
    pub starter: Option<Seat>,
}

/// [`PartName::Members`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct MembersPart {
    pub next: u32,
    pub members: Vec<Member>,
    /// Since when nobody has been connected, where that is so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<u64>,
}

/// [`PartName::Round`].
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct RoundPart {
    /// `None` where the round went with its game.
    pub round: Option<StoredRound>,
}
