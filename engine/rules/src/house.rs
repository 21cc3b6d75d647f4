//! House rules: the options of a game, which the host chooses.
//!
//! Each game lists its rules with their defaults ([`RuleSpec`]); a table keeps one value for each
//! ([`HouseRules`]); the game turns these into a type of its own when they come into force.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::refusal::{self, Refusal};

/// One house rule of a game. Its sentence for people is in the locale files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RuleSpec {
    /// Its name on the wire and in the locale files.
    pub key: &'static str,
    /// Its values.
    #[serde(flatten)]
    pub kind: RuleKind,
}

/// What values a house rule can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RuleKind {
    /// On or off.
    Switch {
        /// The value at a new table.
        default: bool,
    },
    /// One of a few.
    Choice {
        /// All of them, on the wire and in the locale files.
        options: &'static [&'static str],
        /// The value at a new table, one of `options`.
        default: &'static str,
    },
}

/// The value of a house rule: `true`, `false`, or the name of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum RuleValue {
    /// Of a rule that is on or off.
    Switch(bool),
    /// Of a rule with a choice.
    Choice(String),
}

impl RuleSpec {
    /// A rule that is on or off.
    pub const fn switch(key: &'static str, default: bool) -> Self {
        Self { key, kind: RuleKind::Switch { default } }
    }

    /// A rule with a choice; `default` is one of `options`.
    pub const fn choice(key: &'static str, options: &'static [&'static str], default: &'static str) -> Self {
        Self { key, kind: RuleKind::Choice { options, default } }
    }

    /// The value at a new table.
    pub fn default_value(&self) -> RuleValue {
        match self.kind {
            RuleKind::Switch { default } => RuleValue::Switch(default),
            RuleKind::Choice { default, .. } => RuleValue::Choice(default.to_owned()),
        }
    }

    fn allows(&self, value: &RuleValue) -> bool {
        match (self.kind, value) {
            (RuleKind::Switch { .. }, RuleValue::Switch(_)) => true,
            (RuleKind::Choice { options, .. }, RuleValue::Choice(name)) => options.contains(&name.as_str()),
            _ => false,
        }
    }
}

/// A value for each house rule of one game: complete, and each value is one that the rule has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(transparent)]
pub struct HouseRules {
    values: BTreeMap<&'static str, RuleValue>,
    #[serde(skip)]
    #[ts(skip)]
    specs: &'static [RuleSpec],
}

impl HouseRules {
    /// The defaults of a game with the rules `specs`.
    pub fn defaults(specs: &'static [RuleSpec]) -> Self {
        Self { values: specs.iter().map(|spec| (spec.key, spec.default_value())).collect(), specs }
    }

    /// The defaults, but for the `stored` values that the game still knows. A table that was stored
    /// by an older release loads with the defaults of rules that came later.
    pub fn restore(specs: &'static [RuleSpec], stored: BTreeMap<String, RuleValue>) -> Self {
        let mut rules = Self::defaults(specs);
        for (key, value) in stored {
            // A value that is no longer known is dropped: the default holds.
            let _ = rules.set(&key, value);
        }
        rules
    }

    /// Sets one rule and returns its old value. Refuses with `no_such_rule` or `no_such_value`.
    pub fn set(&mut self, key: &str, value: RuleValue) -> Result<RuleValue, Refusal> {
        let spec =
            self.specs.iter().find(|spec| spec.key == key).ok_or_else(|| refusal::NO_SUCH_RULE.with("rule", key))?;
        if !spec.allows(&value) {
            return Err(refusal::NO_SUCH_VALUE.with("rule", key));
        }
        let old = self.values.insert(spec.key, value);
        Ok(old.unwrap_or_else(|| spec.default_value()))
    }

    /// The value of `key`, or `None` if the game has no such rule.
    pub fn get(&self, key: &str) -> Option<&RuleValue> {
        self.values.get(key)
    }

    /// All values, by key.
    pub fn values(&self) -> &BTreeMap<&'static str, RuleValue> {
        &self.values
    }

    /// Whether the switch `key` is on; `false` for a rule that is none.
    pub fn is_on(&self, key: &str) -> bool {
        self.get(key) == Some(&RuleValue::Switch(true))
    }

    /// Whether the choice `key` stands at `option`.
    pub fn is_choice(&self, key: &str, option: &str) -> bool {
        matches!(self.get(key), Some(RuleValue::Choice(name)) if name == option)
    }

    /// The rules of the game, in the order in which it lists them.
    pub fn specs(&self) -> &'static [RuleSpec] {
        self.specs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[RuleSpec] = &[RuleSpec::switch("long", false), RuleSpec::choice("win", &["all", "own"], "all")];

    #[test]
    fn a_value_is_kept_only_if_the_rule_has_it() {
        let mut rules = HouseRules::defaults(SPECS);
        assert_eq!(rules.set("long", RuleValue::Switch(true)), Ok(RuleValue::Switch(false)));
        assert!(rules.is_on("long"));
        let before = rules.clone();
        assert_eq!(rules.set("win", RuleValue::Switch(true)).unwrap_err().code, refusal::NO_SUCH_VALUE);
        assert_eq!(rules.set("win", RuleValue::Choice("none".into())).unwrap_err().code, refusal::NO_SUCH_VALUE);
        assert_eq!(rules.set("short", RuleValue::Switch(true)).unwrap_err().code, refusal::NO_SUCH_RULE);
        assert_eq!(rules, before);
    }

    #[test]
    fn a_stored_value_that_is_no_longer_known_falls_back_to_the_default() {
        let stored = serde_json::from_str(r#"{"win":"own","long":"far","gone":true}"#).unwrap();
        let rules = HouseRules::restore(SPECS, stored);
        assert!(rules.is_choice("win", "own"));
        assert!(!rules.is_on("long"));
        assert_eq!(rules.get("gone"), None);
    }
}
