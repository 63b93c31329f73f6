//! `crowns rules`: the rulings by topic, and the rulesets.

use anyhow::Result;
use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command, Subcommand};

use super::{Answer, print, say};
use crate::render::{self, Look};
use crate::rules::rulings::{self, NoRuling, Ruling};
use crate::rules::{PRESETS, Ruleset};

/// Settle an argument: the rulings people ask for, and the rulesets
///
/// Without a topic it lists them all. The beginning of a topic is enough where
/// no other topic begins the same.
#[derive(Debug, clap::Args)]
#[command(
    disable_help_subcommand = true,
    override_usage = "crowns rules [TOPIC]\n       crowns rules --find <WORD>...\n       \
                      crowns rules list\n       crowns rules show <NAME> [--rule <KNOB=VALUE>]..."
)]
pub(super) struct Args {
    /// Topic to answer, such as ties
    #[arg(value_name = "TOPIC", value_parser = Topics, hide_possible_values = true,
          conflicts_with = "find")]
    topic: Vec<String>,

    /// List the topics whose text has these words
    #[arg(long, value_name = "WORD", num_args = 1..)]
    find: Vec<String>,

    /// Print JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    rulesets: Option<Rulesets>,
}

#[derive(Debug, Subcommand)]
enum Rulesets {
    /// List the rulesets
    List,
    /// Show a ruleset, every knob beside its official value
    Show {
        /// Ruleset to show
        #[arg(value_name = "NAME", ignore_case = true,
              value_parser = PossibleValuesParser::new(PRESETS))]
        name: String,

        /// Vary one knob of the ruleset, such as min_naturals=1; may be repeated
        #[arg(long = "rule", value_name = "KNOB=VALUE")]
        knobs: Vec<String>,
    },
}

pub(super) fn run(args: Args, look: Look) -> Result<Answer> {
    let json = args.json;
    let text = match args.rulesets {
        Some(Rulesets::List) if json => render::rulesets_json(),
        Some(Rulesets::List) => render::rulesets(look),
        Some(Rulesets::Show { name, knobs }) => {
            let rules = Ruleset::named(&name)?.with(knobs.iter().map(String::as_str))?;
            match json {
                true => render::ruleset_json(&rules),
                false => render::ruleset(&rules, look),
            }
        }
        None if !args.find.is_empty() => return find(&args.find.join(" "), json, look),
        None => answer(&args.topic.join(" "), json, look)?,
    };
    print(text)?;
    Ok(Answer::Yes)
}

fn answer(topic: &str, json: bool, look: Look) -> Result<String, NoRuling> {
    if topic.is_empty() {
        return Ok(match json {
            true => render::topics_json(rulings::all()),
            false => render::topics(look),
        });
    }
    let ruling = rulings::named(topic)?;
    Ok(match json {
        true => render::ruling_json(ruling),
        false => render::ruling(ruling, look),
    })
}

fn find(query: &str, json: bool, look: Look) -> Result<Answer> {
    let found: Vec<&Ruling> = rulings::mentioning(query).collect();
    if json {
        print(render::topics_json(found.iter().copied()))?;
    } else if found.is_empty() {
        say(&format!("no topic mentions `{}`\n", query.escape_debug()));
    } else {
        print(render::found(query, &found, look))?;
    }
    Ok(Answer::of(!found.is_empty()))
}

/// Completes topics, but leaves it to the rulings to judge what was typed.
#[derive(Debug, Clone)]
struct Topics;

impl TypedValueParser for Topics {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let topics = rulings::all();
        Some(Box::new(topics.map(|ruling| {
            PossibleValue::new(ruling.slug).help(ruling.question)
        })))
    }
}
