//! `--rules` and `--rule`: a ruleset, and the rules that differ from it.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command};

use crate::cli::args::lookup;
use crate::cli::context::Context;
use crate::cli::ui::failure::Result;
use crate::rules::{PRESETS, Ruleset};

/// `--rules` and `--rule`.
#[derive(Debug, clap::Args)]
pub(crate) struct RulesetArgs {
    /// Ruleset, built in or custom [default: official]
    #[arg(
        id = "rules",
        long = "rules",
        value_name = "RULESET",
        value_parser = RULESETS,
        hide_possible_values = true
    )]
    pub(crate) name: Option<String>,

    /// Set a rule, one of those that `crowns rules show official` lists,
    /// such as min_naturals=1; may be repeated
    #[arg(long = "rule", value_name = "RULE=VALUE")]
    pub(crate) varied: Vec<String>,
}

impl RulesetArgs {
    /// Returns the ruleset of the arguments, that of the settings without any.
    pub(crate) fn ruleset(&self, context: &Context) -> Result<Ruleset> {
        self.vary(&match &self.name {
            Some(name) => named_ruleset(name, context)?,
            None => context.settings.ruleset(|name| named_ruleset(name, context))?,
        })
    }

    /// Returns a ruleset with the rules of the arguments.
    pub(crate) fn vary(&self, rules: &Ruleset) -> Result<Ruleset> {
        Ok(rules.with(self.varied.iter().map(String::as_str))?)
    }
}

/// Returns a ruleset by its name. The database is opened only for one that is
/// not built in.
pub(crate) fn named_ruleset(name: &str, context: &Context) -> Result<Ruleset> {
    if let Ok(preset) = Ruleset::named(name.trim()) {
        return Ok(preset);
    }
    lookup::ruleset(&context.open_read_only()?.read()?, name)
}

/// Completes the rulesets that are built in; custom ones are looked up later.
pub(crate) const RULESETS: SuggestedValues =
    SuggestedValues(|| PRESETS.map(PossibleValue::new).into());

/// Takes any text, and suggests some for completion.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SuggestedValues(pub(crate) fn() -> Vec<PossibleValue>);

impl TypedValueParser for SuggestedValues {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.0)().into_iter()))
    }
}
