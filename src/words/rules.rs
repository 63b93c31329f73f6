use crate::rules::RulesetError;
use crate::rules::rulings::RulingNotFound;

/// Rulesets, knobs and rulings.
pub trait RulesWords {
    /// Returns what is wrong with the choice of a ruleset.
    fn ruleset_error(&self, error: &RulesetError) -> String;

    /// Returns that a topic names no ruling, or more than one.
    fn ruling_not_found(&self, error: &RulingNotFound) -> String;
}
