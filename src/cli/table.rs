//! The arguments that say which round is played, and by which rules.

use std::ffi::OsStr;

use anyhow::Result;
use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, Command};

use crate::rules::{PRESETS, Round, Ruleset};

/// The round and the rules at the table.
#[derive(Debug, clap::Args)]
pub(super) struct Table {
    #[command(flatten)]
    round: WhichRound,

    /// The ruleset to play by
    #[arg(long, value_name = "NAME", default_value = "official", ignore_case = true,
          value_parser = PossibleValuesParser::new(PRESETS))]
    rules: String,

    /// Vary one knob of the ruleset, such as min_naturals=1; may be repeated
    #[arg(long = "rule", value_name = "KNOB=VALUE")]
    knobs: Vec<String>,
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct WhichRound {
    /// The round, by its number
    #[arg(long, value_name = "1..11", hide_possible_values = true, value_parser = BY_NUMBER)]
    round: Option<Round>,

    /// The round, by its wild rank
    #[arg(long, value_name = "3..10|J|Q|K", hide_possible_values = true, value_parser = BY_WILD)]
    wild: Option<Round>,
}

impl Table {
    /// Says whether a round was given; only a batch does without.
    pub(super) fn has_round(&self) -> bool {
        self.round.round.or(self.round.wild).is_some()
    }

    /// Returns the round that is played.
    ///
    /// # Panics
    ///
    /// Where the verb lets it be left out, and it was.
    pub(super) fn round(&self) -> Round {
        let given = self.round.round.or(self.round.wild);
        given.expect("the command line asks for one of the two")
    }

    /// Returns the rules that are played by.
    pub(super) fn ruleset(&self) -> Result<Ruleset> {
        let preset = Ruleset::named(&self.rules)?;
        Ok(preset.with(self.knobs.iter().map(String::as_str))?)
    }
}

/// Reads a round by what it is called, and completes with all such names.
///
/// The parser of possible values alone would guess that `12` was to be `1`.
#[derive(Debug, Clone, Copy)]
struct Named {
    name: fn(Round) -> &'static str,
    rule: &'static str,
}

const BY_NUMBER: Named = Named {
    name: |round| NUMBERS[usize::from(round.number()) - 1],
    rule: "rounds are 1 to 11",
};

const BY_WILD: Named = Named {
    name: |round| round.wild().text(),
    rule: "wilds are 3–10, J, Q, K",
};

const NUMBERS: [&str; 11] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];

impl TypedValueParser for Named {
    type Value = Round;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Round, clap::Error> {
        let Self { name, rule } = *self;
        let read = move |text: String| {
            Round::all()
                .find(|&round| name(round).eq_ignore_ascii_case(text.trim()))
                .ok_or(rule)
        };
        let parser = StringValueParser::new().try_map(read);
        parser.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = Round::all().map(|round| PossibleValue::new((self.name)(round)));
        Some(Box::new(names))
    }
}
