//! Who may watch a table without playing.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::member::Name;

/// Who may see the round and the log without a seat. Names are an agreement and no barrier: anyone can type one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WatchState", into = "WatchState")]
pub enum Watch {
    /// Whoever has the code.
    #[default]
    Everyone,
    /// Members with these names.
    Named(Vec<Name>),
    /// Nobody.
    Nobody,
}

impl Watch {
    /// Its name on the wire.
    pub const fn as_str(&self) -> &'static str {
        match self {
            Self::Everyone => "everyone",
            Self::Named(_) => "named",
            Self::Nobody => "nobody",
        }
    }

    /// Whether somebody of that name may watch; `None` where they have none.
    pub fn admits(&self, name: Option<&Name>) -> bool {
        match self {
            Self::Everyone => true,
            Self::Named(names) => name.is_some_and(|name| names.iter().any(|listed| listed.is_same(name))),
            Self::Nobody => false,
        }
    }
}

/// As it is stored and sent: two fields of what it belongs to. What was stored before there was a choice has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct WatchState {
    /// Whom it is.
    #[serde(default)]
    pub watch: Whom,
    /// The names on the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub names: Option<Vec<Name>>,
}

/// Who may watch, in a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// Whoever has the code.
    #[default]
    Everyone,
    /// Members with certain names.
    Named,
    /// Nobody.
    Nobody,
}

impl From<WatchState> for Watch {
    fn from(flat: WatchState) -> Self {
        match flat.watch {
            Whom::Everyone => Self::Everyone,
            Whom::Named => Self::Named(flat.names.unwrap_or_default()),
            Whom::Nobody => Self::Nobody,
        }
    }
}

impl From<Watch> for WatchState {
    fn from(watch: Watch) -> Self {
        match watch {
            Watch::Everyone => Self { watch: Whom::Everyone, names: None },
            Watch::Named(names) => Self { watch: Whom::Named, names: Some(names) },
            Watch::Nobody => Self { watch: Whom::Nobody, names: None },
        }
    }
}
