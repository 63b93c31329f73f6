//! `crowns rules`: the rulings by topic, and the rulesets.

use anyhow::{Result, bail};
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command, Subcommand};

use super::desk::Desk;
use super::table::{RULESETS, named_ruleset};
use super::which::{self, Unclear};
use super::{Answer, say};
use crate::game::Name;
use crate::render::{self, TextStyle};
use crate::rules::Ruleset;
use crate::rules::rulings::{self, Ruling};

/// Settle an argument: the rulings people ask for, and the rulesets
///
/// Without a topic it lists them all. The beginning of a topic is enough where
/// no other topic begins the same.
#[derive(Debug, clap::Args)]
#[command(
    disable_help_subcommand = true,
    override_usage = "crowns rules [TOPIC]\n       crowns rules --find <WORD>...\n       \
                      crowns rules list\n       crowns rules show <NAME> [--rule <KNOB=VALUE>]...\n       \
                      crowns rules add <NAME> [--from <NAME>] [--rule <KNOB=VALUE>]...\n       \
                      crowns rules retire <NAME>"
)]
pub(super) struct Args {
    /// Topic to answer, such as ties
    #[arg(value_name = "TOPIC", value_parser = Topics, hide_possible_values = true,
          conflicts_with = "find")]
    topic: Vec<String>,

    /// List the topics whose text has these words
    #[arg(long, value_name = "WORD", num_args = 1..)]
    find: Vec<String>,

    /// Write JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    rulesets: Option<Rulesets>,
}

#[derive(Debug, Subcommand)]
enum Rulesets {
    /// List the rulesets, built in and of the house
    List,
    /// Show a ruleset, every knob beside its official value
    Show {
        /// Ruleset to show
        #[arg(value_name = "NAME", value_parser = RULESETS, hide_possible_values = true)]
        name: String,

        /// Vary one knob of the ruleset, such as min_naturals=1; may be repeated
        #[arg(long = "rule", value_name = "KNOB=VALUE")]
        knobs: Vec<String>,
    },
    /// Keep a ruleset of the house under a name
    ///
    /// A game keeps a copy of the rules that it was started with.
    Add {
        /// What to call it
        #[arg(value_name = "NAME")]
        name: String,

        /// Ruleset to start from
        #[arg(long, value_name = "NAME", default_value = "official",
              value_parser = RULESETS, hide_possible_values = true)]
        from: String,

        /// What to vary, such as min_naturals=2; may be repeated
        #[arg(long = "rule", value_name = "KNOB=VALUE")]
        knobs: Vec<String>,
    },
    /// Take a ruleset of the house out of use; games played by it stay as they
    /// are, and its name is free again
    Retire {
        /// Ruleset to retire
        #[arg(value_name = "NAME")]
        name: String,
    },
}

pub(super) fn run(args: Args, desk: &Desk) -> Result<Answer> {
    let (json, look) = (args.json, desk.look);
    match args.rulesets {
        Some(Rulesets::List) => list(desk, json),
        Some(Rulesets::Show { name, knobs }) => {
            let rules = named_ruleset(&name, desk)?.with(knobs.iter().map(String::as_str))?;
            answered(&match json {
                true => render::ruleset_json(&rules),
                false => render::ruleset(&rules, look),
            })
        }
        Some(Rulesets::Add { name, from, knobs }) => add(desk, &name, &from, &knobs, json),
        Some(Rulesets::Retire { name }) => retire(desk, &name),
        None if !args.find.is_empty() => find(&args.find.join(" "), json, look),
        None => answer(&args.topic.join(" "), json, look),
    }
}

fn list(desk: &Desk, json: bool) -> Result<Answer> {
    let house = match desk.to_read()? {
        Some(store) => store.read()?.rulesets()?,
        None => Vec::new(),
    };
    let house = house.into_iter().filter(|kept| !kept.retired);
    let house: Vec<_> = house.map(|kept| kept.rules).collect();
    answered(&match json {
        true => render::rulesets_json(&house),
        false => render::rulesets(&house, desk.look),
    })
}

fn add(desk: &Desk, name: &str, from: &str, knobs: &[String], json: bool) -> Result<Answer> {
    let name = Name::new(name)?;
    if name.as_str().contains(',') {
        bail!("a ruleset has no comma in its name, one sets off the knobs that are varied");
    }
    let rules = named_ruleset(from, desk)?.with(knobs.iter().map(String::as_str))?;
    let rules = rules.renamed(name.as_str());
    let now = desk.now()?;
    desk.store()?
        .command(now, |tx| tx.add_ruleset(&name, &rules))?;
    answered(&match json {
        true => render::ruleset_json(&rules),
        false => render::ruleset_added(&rules, desk.look),
    })
}

fn retire(desk: &Desk, name: &str) -> Result<Answer> {
    if let Ok(preset) = Ruleset::named(name.trim()) {
        bail!("`{}` is built in", preset.name());
    }
    let Some(mut store) = desk.existing_store()? else {
        return Err(Unclear::no_ruleset(name, Vec::new()).into());
    };
    let retired = store.command(desk.now()?, |tx| -> Result<String> {
        let house = tx.ruleset(name.trim())?;
        let Some(kept) = house else {
            which::ruleset(tx, name)?;
            bail!("`{name}` is no ruleset of the house");
        };
        tx.retire_ruleset(kept.id)?;
        Ok(kept.rules.name().to_owned())
    })?;
    answered(&format!(
        "Ruleset {retired} is retired, `crowns undo` brings it back\n"
    ))
}

fn answer(topic: &str, json: bool, look: TextStyle) -> Result<Answer> {
    if topic.is_empty() {
        return answered(&match json {
            true => render::topics_json(rulings::all()),
            false => render::topics(look),
        });
    }
    let ruling = rulings::named(topic)?;
    answered(&match json {
        true => render::ruling_json(ruling),
        false => render::ruling(ruling, look),
    })
}

fn find(query: &str, json: bool, look: TextStyle) -> Result<Answer> {
    let found: Vec<&Ruling> = rulings::mentioning(query).collect();
    if json {
        answered(&render::topics_json(found.iter().copied()))?;
    } else if found.is_empty() {
        say(&format!("no topic mentions `{}`\n", query.escape_debug()));
    } else {
        answered(&render::found(query, &found, look))?;
    }
    Ok(match found.is_empty() {
        true => Answer::No,
        false => Answer::Yes,
    })
}

/// Prints the answer, which is the whole of what was asked.
fn answered(text: &str) -> Result<Answer> {
    super::print(text)?;
    Ok(Answer::Yes)
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
