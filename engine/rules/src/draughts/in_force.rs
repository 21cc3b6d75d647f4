//! The house rules of this game, as a type.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::house::{HouseRules, RuleSpec};

/// The house rules and their defaults, in the order in which pages list them. Who has the first move, and so the
/// darker pieces, is for whoever starts a round to say: see [`Setup::starter`](crate::game::Setup::starter).
pub const HOUSE_RULES: &[RuleSpec] =
    &[RuleSpec::choice("first_move", &["rotate", "host", "random"], "rotate"), RuleSpec::switch("auto_draw", true)];

/// The house rules that a round goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "DraughtsRules")]
pub struct RulesInForce {
    /// Repetition and forty turns without progress end the round; otherwise a draw has to be claimed.
    pub auto_draw: bool,
}

impl Default for RulesInForce {
    fn default() -> Self {
        Self::from(&HouseRules::defaults(HOUSE_RULES))
    }
}

impl From<&HouseRules> for RulesInForce {
    fn from(rules: &HouseRules) -> Self {
        Self { auto_draw: rules.is_on("auto_draw") }
    }
}
