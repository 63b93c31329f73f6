//! `crowns rules`: rulings by topic, and rulesets.

mod rulesets;
mod rulings;

use std::ffi::OsString;

use clap::Subcommand;

use self::rulesets::RulesetCommand;
use self::rulings::{TOPICS, answer, find, style, topics};
use crate::cli::prelude::*;
use crate::messages::Language;

/// Look up a rule, or manage rulesets
///
/// Without a topic, lists all topics. Any other words are a question: the topic
/// that answers it is shown, or up to five that may, the likeliest first.
#[derive(Debug, clap::Args)]
#[command(
    disable_help_subcommand = true,
    override_usage = "crowns rules [TOPIC]...\n       crowns rules --find <WORD>...\n       \
                      crowns rules list\n       crowns rules show <RULESET> [--rule <RULE=VALUE>]...\n       \
                      crowns rules add <NAME> [--from <RULESET>] [--rule <RULE=VALUE>]...\n       \
                      crowns rules retire <RULESET>"
)]
pub(crate) struct Args {
    /// Topic, or a question, such as `who deals`
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

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let (json, style) = (args.json, style(context));
    match args.rulesets {
        Some(command) => command.run(json, context),
        None if !args.find.is_empty() => find(&args.find.join(" "), json, style),
        None if args.topic.is_empty() => topics(json, style),
        None => answer(&args.topic.join(" "), json, style),
    }
}

/// Turns arguments that a subcommand does not take into a search, as for `rules
/// add to others`; `None` if they are about rulesets all the same: the words after
/// the subcommand are in no ruling, or there are options.
pub(crate) fn as_search(args: &[OsString]) -> Option<Vec<OsString>> {
    let rules = args.iter().position(|arg| arg == "rules")?;
    let (before, words) = args.split_at(rules + 1);
    let (options, words): (Vec<_>, Vec<_>) = words.iter().partition(|arg| is_flag(arg));
    let words: Option<Vec<_>> = words.into_iter().map(|word| word.to_str()).collect();
    let words = words?;
    let (subcommand, rest) = words.split_first()?;
    let is_search = RulesetCommand::has_subcommand(subcommand)
        && !rest.iter().any(|word| word.starts_with('-'))
        && Language::default().words().rulings().know(&rest.join(" "));
    is_search.then(|| {
        let words = words.iter().map(OsString::from);
        before.iter().chain(options).cloned().chain(["--".into()]).chain(words).collect()
    })
}

/// Returns `true` for the options that may stand among the words of a search.
fn is_flag(arg: &OsString) -> bool {
    ["--json", "--ascii", "--no-pager"].iter().any(|flag| arg == flag)
}
