//! `crowns rules`: rulings by topic, and rulesets.

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command, Subcommand};

use crate::cli::args::lookup;
use crate::cli::args::round::{RULESETS, named_ruleset};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::messages;
use crate::game::Name;
use crate::render::{self, TextStyle};
use crate::rules::Ruleset;
use crate::rules::rulings::Ruling;
use crate::words::{Language, RequestError};

/// Look up a rule, or manage rulesets
///
/// Without a topic, lists all topics. The start of a topic is enough if it is
/// unambiguous.
#[derive(Debug, clap::Args)]
#[command(
    disable_help_subcommand = true,
    override_usage = "crowns rules [TOPIC]\n       crowns rules --find <WORD>...\n       \
                      crowns rules list\n       crowns rules show <NAME> [--rule <KNOB=VALUE>]...\n       \
                      crowns rules add <NAME> [--from <NAME>] [--rule <KNOB=VALUE>]...\n       \
                      crowns rules retire <NAME>"
)]
pub(crate) struct Args {
    /// Topic, such as ties
    #[arg(value_name = "TOPIC", value_parser = TopicParser, hide_possible_values = true,
          conflicts_with = "find")]
    topic: Vec<String>,

    /// List the topics that mention these words
    #[arg(long, value_name = "WORD", num_args = 1..)]
    find: Vec<String>,

    /// Write JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    rulesets: Option<RulesetCommand>,
}

#[derive(Debug, Subcommand)]
enum RulesetCommand {
    /// List rulesets, built in and custom
    List,
    /// Show a ruleset: every knob beside its official value
    Show {
        /// Ruleset
        #[arg(value_name = "NAME", value_parser = RULESETS, hide_possible_values = true)]
        name: String,

        /// Change a knob of the ruleset, such as min_naturals=1; may be repeated
        #[arg(long = "rule", value_name = "KNOB=VALUE")]
        knobs: Vec<String>,
    },
    /// Add a custom ruleset
    ///
    /// A game keeps a copy of the rules it was started with.
    Add {
        /// Name of the new ruleset
        #[arg(value_name = "NAME")]
        name: String,

        /// Ruleset to start from
        #[arg(long, value_name = "NAME", default_value = "official",
              value_parser = RULESETS, hide_possible_values = true)]
        from: String,

        /// Knob to change, such as min_naturals=2; may be repeated
        #[arg(long = "rule", value_name = "KNOB=VALUE")]
        knobs: Vec<String>,
    },
    /// Retire a custom ruleset; games played by it stay, its name can be used
    /// again
    Retire {
        /// Ruleset
        #[arg(value_name = "NAME")]
        name: String,
    },
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let (json, style) = (args.json, context.style);
    match args.rulesets {
        Some(RulesetCommand::List) => list(context, json),
        Some(RulesetCommand::Show { name, knobs }) => {
            let rules = named_ruleset(&name, context)?.with(knobs.iter().map(String::as_str))?;
            answered(&match json {
                true => render::json::ruleset(&rules),
                false => render::ruleset(&rules, style),
            })
        }
        Some(RulesetCommand::Add { name, from, knobs }) => add(context, &name, &from, &knobs, json),
        Some(RulesetCommand::Retire { name }) => retire(context, &name, json),
        None if !args.find.is_empty() => find(&args.find.join(" "), json, style),
        None => answer(&args.topic.join(" "), json, style),
    }
}

fn list(context: &Context, json: bool) -> Result<Outcome> {
    let house = context.to_read()?.read()?.rulesets()?;
    let house = house.into_iter().filter(|kept| !kept.retired);
    let house: Vec<_> = house.map(|kept| kept.rules).collect();
    answered(&match json {
        true => render::json::rulesets(&house),
        false => render::rulesets(&house, context.style),
    })
}

fn add(context: &Context, name: &str, from: &str, knobs: &[String], json: bool) -> Result<Outcome> {
    let name = Name::new(name)?;
    if name.as_str().contains(',') {
        return Err(RequestError::RulesetComma.into());
    }
    let rules = named_ruleset(from, context)?.with(knobs.iter().map(String::as_str))?;
    let rules = rules.renamed(name.as_str());
    let now = context.now()?;
    context
        .store()?
        .command(now, |tx| tx.add_ruleset(&name, &rules))?;
    answered(&match json {
        true => render::json::ruleset(&rules),
        false => render::ruleset_added(&rules, context.style),
    })
}

fn retire(context: &Context, name: &str, json: bool) -> Result<Outcome> {
    if let Ok(preset) = Ruleset::named(name.trim()) {
        return Err(RequestError::BuiltInRuleset(preset.name().to_owned()).into());
    }
    let retired = context
        .existing_store()?
        .command(context.now()?, |tx| -> Result<Ruleset> {
            let Some(stored) = tx.ruleset(name.trim())? else {
                return lookup::ruleset(tx, name);
            };
            tx.retire_ruleset(stored.id)?;
            Ok(stored.rules)
        })?;
    answered(&match json {
        true => render::json::ruleset(&retired),
        false => context.style.words().ruleset_retired(retired.name()) + "\n",
    })
}

fn answer(topic: &str, json: bool, style: TextStyle) -> Result<Outcome> {
    let rulings = style.words().rulings();
    if topic.is_empty() {
        return answered(&match json {
            true => render::json::topics(rulings.all()),
            false => render::topics(rulings, style),
        });
    }
    let ruling = rulings.named(topic)?;
    answered(&match json {
        true => render::json::ruling(rulings, ruling),
        false => render::ruling(rulings, ruling, style),
    })
}

fn find(query: &str, json: bool, style: TextStyle) -> Result<Outcome> {
    let rulings = style.words().rulings();
    let found: Vec<&Ruling> = rulings.mentioning(query).collect();
    if json {
        answered(&render::json::topics(found.iter().copied()))?;
    } else if found.is_empty() {
        let query = query.escape_debug().to_string();
        messages::print(&(style.words().no_topic_mentions(&query) + "\n"));
    } else {
        answered(&render::found(query, rulings, &found, style))?;
    }
    Ok(match found.is_empty() {
        true => Outcome::No,
        false => Outcome::Yes,
    })
}

/// Prints the answer to a question.
fn answered(text: &str) -> Result<Outcome> {
    crate::cli::ui::terminal::print(text)?;
    Ok(Outcome::Yes)
}

/// Completes topics; whether one exists is checked later, with better errors.
#[derive(Debug, Clone)]
struct TopicParser;

impl TypedValueParser for TopicParser {
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
        let topics = Language::default().words().rulings().all();
        Some(Box::new(topics.map(|ruling| {
            PossibleValue::new(&ruling.topic).help(&ruling.question)
        })))
    }
}
