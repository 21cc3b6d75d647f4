//! The house rules of this game, as types.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::house::{HouseRules, RuleSpec};
use crate::star::Hops;

/// The house rules and their defaults, in the order in which pages list them.
pub const HOUSE_RULES: &[RuleSpec] = &[
    RuleSpec::switch("stepwise", true),
    RuleSpec::switch("long_hops", false),
    RuleSpec::choice("foreign_points", &["transit", "open"], "transit"),
    RuleSpec::switch("stay_home", false),
    RuleSpec::choice("win", &["filled", "own"], "filled"),
    RuleSpec::switch("play_on", false),
];

/// The house rules in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "ChineseCheckersRules")]
pub struct RulesInForce {
    /// Chains are played hop by hop; otherwise as a whole.
    pub stepwise: bool,
    /// A hop may go over a piece further off.
    pub long_hops: bool,
    /// What points that are neither home nor goal are for.
    pub foreign_points: ForeignPoints,
    /// A piece that ended a turn in its goal may not end a later one outside of it.
    pub stay_home: bool,
    /// When a seat is home.
    pub win: Win,
    /// The round goes on for the places after the first seat is home.
    pub play_on: bool,
}

/// What points that are neither home nor goal are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ForeignPoints {
    /// Pieces hop through them, and are elsewhere at the end of the turn.
    Transit,
    /// Pieces may stay there.
    Open,
}

/// When a seat is home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Win {
    /// All holes of its goal are filled, and at least one piece there is its own.
    Filled,
    /// All holes of its goal are filled with its own pieces.
    Own,
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
        Self {
            stepwise: rules.is_on("stepwise"),
            long_hops: rules.is_on("long_hops"),
            foreign_points: if rules.is_choice("foreign_points", "open") {
                ForeignPoints::Open
            } else {
                ForeignPoints::Transit
            },
            stay_home: rules.is_on("stay_home"),
            win: if rules.is_choice("win", "own") { Win::Own } else { Win::Filled },
            play_on: rules.is_on("play_on"),
        }
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
            let other = match rules.get(spec.key) {
                Some(RuleValue::Switch(on)) => RuleValue::Switch(!on),
                Some(RuleValue::Choice(name)) if name == "transit" => RuleValue::Choice("open".into()),
                _ => RuleValue::Choice("own".into()),
            };
            rules.set(spec.key, other.clone()).unwrap();
            let typed = serde_json::to_value(RulesInForce::from(&rules)).unwrap();
            assert_eq!(typed, serde_json::to_value(&rules).unwrap());
            assert_eq!(typed[spec.key], serde_json::to_value(other).unwrap());
        }
    }
}
