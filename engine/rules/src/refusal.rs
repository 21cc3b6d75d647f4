//! Why a command was not carried out: a stable code that names the rule, and what it was about.

use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;

/// A stable code. Clients word it; it never changes its meaning once it was released.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(type = "string")]
pub struct Code(&'static str);

impl Code {
    /// A code is declared once, as a constant next to the rule that it names.
    pub const fn new(code: &'static str) -> Self {
        Self(code)
    }

    /// As on the wire.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

/// It is another seat's turn, or nobody's.
pub const NOT_YOUR_TURN: Code = Code::new("not_your_turn");
/// The game knows no command of that name.
pub const UNKNOWN_COMMAND: Code = Code::new("unknown_command");
/// What was sent does not have the shape that its name asks for.
pub const BAD_MESSAGE: Code = Code::new("bad_message");
/// The game has no house rule of that name.
pub const NO_SUCH_RULE: Code = Code::new("no_such_rule");
/// The house rule has no such value.
pub const NO_SUCH_VALUE: Code = Code::new("no_such_value");
/// The game can't be played by that many.
pub const WRONG_NUMBER_OF_PLAYERS: Code = Code::new("wrong_number_of_players");

/// A command that was refused. Whoever returns one has left the state as it was.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Refusal {
    /// Which rule stands against it.
    pub code: Code,
    /// What it was about, for wording and for debugging; holds nothing hidden.
    #[serde(skip_serializing_if = "Map::is_empty")]
    #[ts(type = "Record<string, unknown>", optional)]
    pub detail: Map<String, Value>,
}

impl Refusal {
    /// Adds one detail.
    #[must_use]
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.detail.insert(key.to_owned(), value.into());
        self
    }
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Self { code, detail: Map::new() }
    }
}

impl Code {
    /// A refusal with this code and one detail.
    pub fn with(self, key: &str, value: impl Into<Value>) -> Refusal {
        Refusal::from(self).with(key, value)
    }
}
