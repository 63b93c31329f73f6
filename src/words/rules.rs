use crate::rules::rulings::{RulingNotFound, Rulings};
use crate::rules::{Ruleset, RulesetError};

/// Rulesets, knobs and rulings.
pub trait RulesWords {
    /// Returns the rulings, read when they are first asked for.
    fn rulings(&self) -> &'static Rulings;

    /// Names a ruleset: `official rules with tie=most-out`.
    fn ruleset(&self, ruleset: &Ruleset) -> String;

    /// Returns what is wrong with the choice of a ruleset.
    fn ruleset_error(&self, error: &RulesetError) -> String;

    /// Returns that a topic names no ruling, or more than one.
    fn ruling_not_found(&self, error: &RulingNotFound) -> String;
}
