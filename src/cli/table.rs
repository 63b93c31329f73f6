//! The arguments that say which round is played, and by which rules.

use anyhow::Result;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::cards::Rank;
use crate::rules::{PRESETS, Round, Ruleset};

/// The round and the rules at the table.
#[derive(Debug, clap::Args)]
pub(super) struct Table {
    #[command(flatten)]
    round: WhichRound,

    /// Ruleset to play by
    #[arg(long, value_name = "NAME", default_value = "official", ignore_case = true,
          value_parser = PossibleValuesParser::new(PRESETS))]
    rules: String,

    /// Vary one knob of the ruleset; may be repeated
    #[arg(long = "rule", value_name = "KNOB=VALUE")]
    knobs: Vec<String>,
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct WhichRound {
    /// Round, by its number
    #[arg(long, value_name = "1..11", hide_possible_values = true, value_parser = rounds())]
    round: Option<Round>,

    /// Round, by its wild rank
    #[arg(long, value_name = "3..10|J|Q|K", hide_possible_values = true, ignore_case = true,
          value_parser = wilds())]
    wild: Option<Round>,
}

impl Table {
    /// Returns the round that is played.
    pub(super) fn round(&self) -> Round {
        self.round
            .round
            .or(self.round.wild)
            .expect("the command line asks for one of the two")
    }

    /// Returns the rules that are played by.
    pub(super) fn ruleset(&self) -> Result<Ruleset> {
        let preset = Ruleset::named(&self.rules)?;
        Ok(preset.with(self.knobs.iter().map(String::as_str))?)
    }
}

fn rounds() -> impl TypedValueParser<Value = Round> {
    const NUMBERS: [&str; 11] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];
    PossibleValuesParser::new(NUMBERS).try_map(|text| {
        text.parse()
            .ok()
            .and_then(Round::new)
            .ok_or("no such round")
    })
}

fn wilds() -> impl TypedValueParser<Value = Round> {
    let ranks = Round::all().map(|round| round.wild().text());
    PossibleValuesParser::new(ranks).try_map(|text| {
        let rank = Rank::ALL
            .into_iter()
            .find(|rank| rank.text().eq_ignore_ascii_case(&text));
        rank.and_then(Round::of_wild).ok_or("no such wild rank")
    })
}
