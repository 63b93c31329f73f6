use super::Hint;
use crate::rules::rulings::{Claim, RulingNotFound, Rulings};
use crate::rules::{Knob, Round, Ruleset, RulesetError};

/// Rulesets, knobs and rulings.
pub trait RulesWords {
    /// Returns the rulings, read when they are first asked for.
    fn rulings(&self) -> &'static Rulings;

    /// Names a ruleset: `official rules with tie=most-out`.
    fn ruleset(&self, ruleset: &Ruleset) -> String;

    /// Returns what is wrong with the choice of a ruleset.
    fn ruleset_error(&self, error: &RulesetError) -> String;

    /// Returns how to choose a ruleset instead.
    fn ruleset_error_hint(&self, error: &RulesetError) -> Option<Hint>;

    /// Returns how a ruleset differs from the official rules.
    fn differences(&self, ruleset: &Ruleset) -> String;

    /// Returns that a custom ruleset was added, and how to play by it.
    fn ruleset_added(&self, ruleset: &Ruleset) -> [String; 2];

    /// Returns that a custom ruleset is retired, and how to bring it back.
    fn ruleset_retired(&self, name: &str) -> String;

    /// Returns how to see all knobs of a ruleset.
    fn how_to_show_knobs(&self) -> &'static str;

    /// Heads a column of the knobs.
    fn knob_column(&self, column: KnobColumn) -> &'static str;

    /// Returns what a knob decides.
    fn knob_meaning(&self, knob: Knob) -> &'static str;

    /// Returns the values that a knob takes.
    fn knob_allowed(&self, knob: Knob) -> &'static str;

    /// Explains the mark of the knobs that differ from the official rules, if
    /// any does.
    fn knobs_note(&self, any_differs: bool) -> &'static str;

    /// Returns how to read and search the rulings.
    fn how_to_read_rulings(&self) -> &'static str;

    /// Heads a part of a ruling.
    fn ruling_part(&self, part: RulingPart) -> &'static str;

    /// Returns the named sources of a ruling, and that they do not say
    /// everything if they do not.
    fn ruling_sources(&self, named: &[&str], silent: Option<&str>) -> String;

    /// Returns the round of an example, and the settings it is played with.
    fn example_round(&self, round: Round, settings: &[String]) -> String;

    /// Returns what an example shows about its cards.
    fn claim(&self, claim: Claim) -> String;

    /// Returns that a topic names no ruling, or more than one.
    fn ruling_not_found(&self, error: &RulingNotFound) -> String;

    /// Returns how to find a topic.
    fn ruling_not_found_hint(&self, error: &RulingNotFound) -> Option<Hint>;

    /// Returns that no topic mentions what was searched for.
    fn no_topic_mentions(&self, query: &str) -> String;
}

/// A column of the knobs of a ruleset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KnobColumn {
    /// The name, after a mark.
    Knob,
    /// The value.
    Value,
    /// The value in the official rules.
    Official,
    /// The meaning.
    Decides,
}

/// A part of a ruling after its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulingPart {
    /// Customs of some tables.
    Customs,
    /// The knobs that change it.
    Variations,
    /// Examples.
    Examples,
}
