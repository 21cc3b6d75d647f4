//! The house rules of this game, as a type.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::house::{HouseRules, RuleSpec};
use crate::star::Hops;

/// The house rules and their defaults, in the order in which pages list them.
pub const HOUSE_RULES: &[RuleSpec] = &[RuleSpec::switch("stepwise", true), RuleSpec::switch("long_hops", false)];

/// The house rules in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "CaptureCheckersRules")]
pub struct RulesInForce {
    /// Chains are played hop by hop; otherwise as a whole.
    pub stepwise: bool,
    /// A hop may go over a piece further off, which is captured.
    pub long_hops: bool,
}

impl RulesInForce {
    /// How far a hop may go.
    pub const fn hops(&self) -> Hops {
        if self.long_hops { Hops::Long } else { Hops::Short }
    }
}

impl Default for RulesInForce {
    fn default() -> Self {
        Self::from(&HouseRules::defaults(HOUSE_RULES))
    }
}

impl From<&HouseRules> for RulesInForce {
    fn from(rules: &HouseRules) -> Self {
        Self { stepwise: rules.is_on("stepwise"), long_hops: rules.is_on("long_hops") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::RuleValue;

    #[test]
    fn each_house_rule_reaches_the_type_under_its_own_name() {
        for spec in HOUSE_RULES {
            let mut rules = HouseRules::defaults(HOUSE_RULES);
            let on = rules.is_on(spec.key);
            rules.set(spec.key, RuleValue::Switch(!on)).unwrap();
            let typed = serde_json::to_value(RulesInForce::from(&rules)).unwrap();
            assert_eq!(typed, serde_json::to_value(&rules).unwrap());
            assert_eq!(typed[spec.key], !on);
        }
    }
}
