//! `crowns rules`: rulings by topic, and rulesets.

use clap::Subcommand;
use clap::builder::PossibleValue;

use crate::cli::args::json::JsonArg;
use crate::cli::args::lookup;
use crate::cli::args::ruleset::{RULESETS, SuggestedValues, named_ruleset};
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
/// Without a topic, lists all topics. Other words than a topic find the topics
/// that they are about: one is shown, several are listed.
#[derive(Debug, clap::Args)]
#[command(
    disable_help_subcommand = true,
    override_usage = "crowns rules [TOPIC]...\n       crowns rules --find <WORD>...\n       \
                      crowns rules list\n       crowns rules show <RULESET> [--rule <RULE=VALUE>]...\n       \
                      crowns rules add <NAME> [--from <RULESET>] [--rule <RULE=VALUE>]...\n       \
                      crowns rules retire <RULESET>"
)]
pub(crate) struct Args {
    /// Topic or other words, such as ties or who deals
    #[arg(value_name = "TOPIC", value_parser = TOPICS, hide_possible_values = true,
          conflicts_with = "find")]
    topic: Vec<String>,

    /// List the topics that mention these words
    #[arg(long, value_name = "WORD", num_args = 1..)]
    find: Vec<String>,

    #[command(flatten)]
    json: JsonArg,

    #[command(subcommand)]
    rulesets: Option<RulesetCommand>,
}

#[derive(Debug, Subcommand)]
enum RulesetCommand {
    /// List rulesets, built in and custom
    List,
    /// Show a ruleset: every rule beside its official value
    Show {
        /// Ruleset
        #[arg(value_name = "RULESET", value_parser = RULESETS, hide_possible_values = true)]
        name: String,

        /// Set a rule, such as min_naturals=1; may be repeated
        #[arg(long = "rule", value_name = "RULE=VALUE")]
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
        #[arg(long, value_name = "RULESET", default_value = "official",
              value_parser = RULESETS, hide_possible_values = true)]
        from: String,

        /// Set a rule, one of those that `crowns rules show official`
        /// lists, such as min_naturals=2; may be repeated
        #[arg(long = "rule", value_name = "RULE=VALUE")]
        knobs: Vec<String>,
    },
    /// Retire a custom ruleset; games played by it stay, its name can be used
    /// again
    Retire {
        /// Ruleset
        #[arg(value_name = "RULESET")]
        name: String,
    },
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let (json, style) = (args.json, context.style);
    match args.rulesets {
        Some(RulesetCommand::List) => list(context, json),
        Some(RulesetCommand::Show { name, knobs }) => {
            let rules = named_ruleset(&name, context)?.with(knobs.iter().map(String::as_str))?;
            json.print(
                || render::json::ruleset(&rules),
                || render::ruleset(&rules, style),
            )
        }
        Some(RulesetCommand::Add { name, from, knobs }) => add(context, &name, &from, &knobs, json),
        Some(RulesetCommand::Retire { name }) => retire(context, &name, json),
        None if !args.find.is_empty() => find(&args.find.join(" "), json, style),
        None if args.topic.is_empty() => topics(json, style),
        None => ruling(&args.topic.join(" "), json, style),
    }
}

fn list(context: &Context, json: JsonArg) -> Result<Outcome> {
    let custom = context.open_read_only()?.read()?.rulesets()?;
    let custom = custom.into_iter().filter(|stored| !stored.retired);
    let custom: Vec<_> = custom.map(|stored| stored.rules).collect();
    json.print(
        || render::json::rulesets(&custom),
        || render::rulesets(&custom, context.style),
    )
}

fn add(
    context: &Context,
    name: &str,
    from: &str,
    knobs: &[String],
    json: JsonArg,
) -> Result<Outcome> {
    let name = Name::new(name)?;
    if name.as_str().contains(',') {
        return Err(RequestError::RulesetComma.into());
    }
    let rules = named_ruleset(from, context)?.with(knobs.iter().map(String::as_str))?;
    let rules = rules.renamed(name.as_str());
    let now = context.now()?;
    context
        .open()?
        .command(now, |tx| tx.add_ruleset(&name, &rules))?;
    json.print(
        || render::json::ruleset(&rules),
        || render::ruleset_added(&rules, context.style),
    )
}

fn retire(context: &Context, name: &str, json: JsonArg) -> Result<Outcome> {
    if let Ok(preset) = Ruleset::named(name.trim()) {
        return Err(RequestError::BuiltInRuleset(preset.name().to_owned()).into());
    }
    let retired = context.open_existing()?.command(context.now()?, |tx| {
        let Some(stored) = tx.ruleset(name.trim())? else {
            return lookup::ruleset(tx, name);
        };
        tx.retire_ruleset(stored.id)?;
        Ok(stored.rules)
    })?;
    json.print(
        || render::json::ruleset(&retired),
        || context.style.words().ruleset_retired(retired.name()) + "\n",
    )
}

fn topics(json: JsonArg, style: TextStyle) -> Result<Outcome> {
    let rulings = style.words().rulings();
    json.print(
        || render::json::topics(rulings.all()),
        || render::topics(rulings, style),
    )
}

fn ruling(words: &str, json: JsonArg, style: TextStyle) -> Result<Outcome> {
    let rulings = style.words().rulings();
    match rulings.asked_for(words)?.as_slice() {
        [one] => json.print(
            || render::json::ruling(rulings, one),
            || render::ruling(rulings, one, style),
        ),
        several => json.print(
            || render::json::topics(several.iter().copied()),
            || render::found(words, rulings, several, style),
        ),
    }
}

fn find(query: &str, json: JsonArg, style: TextStyle) -> Result<Outcome> {
    let rulings = style.words().rulings();
    let found: Vec<&Ruling> = rulings.mentioning(query).collect();
    if found.is_empty() && !json.json {
        let query = query.escape_debug().to_string();
        messages::print_line(&style.words().no_topic_mentions(&query));
        return Ok(Outcome::No);
    }
    json.print(
        || render::json::topics(found.iter().copied()),
        || render::found(query, rulings, &found, style),
    )?;
    Ok(Outcome::of(!found.is_empty()))
}

/// Completes topics; whether one exists is checked later, with better errors.
const TOPICS: SuggestedValues = SuggestedValues(|| {
    let rulings = Language::default().words().rulings().all();
    let value = |ruling: &'static Ruling| PossibleValue::new(&ruling.topic).help(&ruling.question);
    rulings.map(value).collect()
});
