//! `crowns rules`: rulings by topic, and rulesets.

use std::ffi::OsString;

use crate::cards::parse_cards;
use crate::cli::args::rules::{RULESETS, SuggestedValues, named_ruleset, open_game};
use crate::cli::prelude::*;
use crate::rules::Rule;
use crate::rules::rulings::{Answer, Ruling};

/// Look up a rule, or manage rulesets
///
/// Without a topic, lists all topics. Any other words are a question: the topic that answers it is
/// shown, or up to five that may answer it, the most likely first.
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
    match args.rulesets {
        Some(RulesetCommand::List) => list_rulesets(context),
        Some(RulesetCommand::Show { name, varied }) => show(context, &name, &varied),
        Some(RulesetCommand::Add { name, from, varied }) => add(context, &name, &from, &varied),
        Some(RulesetCommand::Retire { name }) => retire(context, &name),
        None if !args.find.is_empty() => find(&args.find.join(" "), context),
        None if args.topic.is_empty() => topics(context),
        None => answer(&args.topic.join(" "), context),
    }
}

/// Turns arguments that a subcommand does not take into a search, as for `rules
/// add to others`; `None` if they are about rulesets all the same: the words after
/// the subcommand are in no ruling, or there are options.
pub(crate) fn as_search(args: &[OsString]) -> Option<Vec<OsString>> {
    let (before, words) = args.split_at(args.iter().position(|arg| arg == "rules")? + 1);
    // These may stand among the words of a search.
    let is_flag =
        |arg: &&OsString| ["--json", "--ascii", "--no-pager"].iter().any(|flag| *arg == flag);
    let (options, words): (Vec<_>, Vec<_>) = words.iter().partition(is_flag);
    let words = words.into_iter().map(|word| word.to_str()).collect::<Option<Vec<_>>>()?;
    let (subcommand, rest) = words.split_first()?;
    let is_search = RulesetCommand::has_subcommand(subcommand)
        && !rest.iter().any(|word| word.starts_with('-'))
        && Language::default().words().rulings().know(&rest.join(" "));
    is_search.then(|| {
        let words = words.iter().map(OsString::from);
        before.iter().chain(options).cloned().chain(["--".into()]).chain(words).collect()
    })
}

/// Completes topics; whether one exists is checked later, with better errors.
const TOPICS: SuggestedValues = SuggestedValues {
    values: || {
        let rulings = Language::default().words().rulings().all();
        rulings.map(|one| PossibleValue::new(&one.topic).help(&one.question)).collect()
    },
    read: |text| Ok(text.to_owned()),
};

/// Returns the style of rulings: those in JSON too are in the language that was asked for.
fn style(context: &Context) -> TextStyle {
    TextStyle { language: context.lang.unwrap_or(context.style.language), ..context.style }
}

fn topics(context: &Context) -> Result<Outcome> {
    let style = style(context);
    let rulings = style.words().rulings();
    context.print(|| json::topics(rulings.all()), |_| render::topics(rulings, style))
}

fn answer(question: &str, context: &Context) -> Result<Outcome> {
    let style = style(context);
    let rulings = style.words().rulings();
    if let Some(compared) = compared(question, context) {
        return context.print(
            || compared.iter().map(json::ruleset).collect(),
            |_| {
                let shown = compared.iter().map(|rules| render::ruleset(rules, style));
                shown.collect::<Vec<_>>().join("\n")
            },
        );
    }
    let answer = style.words().answer_to(question).map_err(|error| {
        let cards = question.trim_end_matches('?');
        let are_cards =
            parse_cards(cards, Ruleset::official().deck()).is_ok_and(|cards| !cards.is_empty());
        let judge = || style.words().to_judge(Command::new("judge").arg(cards));
        Failure::from(error).hint(are_cards.then(judge))
    })?;
    let outcome = context.print(
        || json::answer(rulings, &answer),
        |_| {
            let sheet = open_game(context);
            render::rounds_asked(sheet.as_ref(), question, &answer, style)
                + &render::answer(rulings, &answer, style)
        },
    )?;
    tell_of_table(question, &answer, context);
    Ok(outcome)
}

/// Returns the rulesets that are to be compared: `compare house and texas`.
fn compared(question: &str, context: &Context) -> Option<Vec<Ruleset>> {
    let names = question.split_whitespace();
    let (first, names) = (names.clone().next()?, names.skip(1));
    let names = names.filter(|name| !["and", "with", "to", "vs", "the"].contains(name));
    let rulesets =
        || names.map(|name| named_ruleset(name, context).ok()).collect::<Option<Vec<_>>>();
    (first == "compare").then(rulesets)?.filter(|rulesets| !rulesets.is_empty())
}

/// Notes what a question may be about at this table: a custom ruleset of the name, and the
/// rules of the open game where they change the answer.
fn tell_of_table(question: &str, answer: &Answer<'_>, context: &Context) {
    let words = context.words();
    let Ok(true) = context.exists() else { return };
    let Ok(store) = context.open_read_only() else { return };
    let Ok(reader) = store.read() else { return };
    if let Ok(Some(custom)) = reader.ruleset(question.trim()) {
        let command = Command::new("rules show").arg(custom.rules.name()).line(None);
        note(&words.is_ruleset(custom.rules.name(), &command));
    }
    let Some(sheet) = open_game(context) else { return };
    let varied = answer.matches().iter().flat_map(|found| &found.ruling.varied_by);
    let settings = varied.flat_map(|varied| &varied.settings);
    let mut rules = settings.filter_map(|setting| setting.split('=').next());
    let differing: Vec<_> = Rule::differing(&sheet.ruleset).map(Rule::name).collect();
    if rules.any(|rule| differing.contains(&rule)) {
        note(&words.game_is_played_by(sheet.number, &words.ruleset(&sheet.ruleset)));
    }
}

fn find(query: &str, context: &Context) -> Result<Outcome> {
    let style = style(context);
    let found: Vec<&Ruling> = style.words().rulings().mentioning(query).collect();
    if found.is_empty() && !context.json {
        terminal::tell_line(&style.words().no_topic_mentions(&query.escape_debug().to_string()));
        return Ok(Outcome::No);
    }
    context.print(
        || json::topics(found.iter().copied()),
        |_| render::found(found.iter().copied(), style),
    )?;
    Ok(Outcome::from_yes(!found.is_empty()))
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
        varied: Vec<String>,
    },
    /// Add a custom ruleset
    ///
    /// A game keeps a copy of the rules it was started with.
    #[command(after_help = "\
Examples:
  crowns rules add kitchen --rule min_naturals=2
  crowns rules add cabin --from texas --rule tie=most-out")]
    Add {
        /// Name of the new ruleset
        name: String,

        /// Ruleset to start from [default: official]
        #[arg(long, value_name = "RULESET", default_value = "official",
              hide_default_value = true, value_parser = RULESETS, hide_possible_values = true)]
        from: String,

        /// Set a rule, one of those that `crowns rules show official`
        /// lists, such as min_naturals=2; may be repeated
        #[arg(long = "rule", value_name = "RULE=VALUE")]
        varied: Vec<String>,
    },
    /// Retire a custom ruleset; games played by it stay, and its name can be used again
    Retire {
        /// Ruleset
        #[arg(value_name = "RULESET")]
        name: String,
    },
}

fn list_rulesets(context: &Context) -> Result<Outcome> {
    let custom = context.open_read_only()?.read()?.rulesets()?;
    let custom = custom.into_iter().filter(|stored| !stored.retired);
    let custom: Vec<_> = custom.map(|stored| stored.rules).collect();
    context.print(|| json::rulesets(&custom), |style| render::rulesets(&custom, style))
}

/// Shows a ruleset, or answers what only begins like one, such as `show cards`.
fn show(context: &Context, name: &str, varied: &[String]) -> Result<Outcome> {
    let style = style(context);
    let rules = match named_ruleset(name, context) {
        Err(_) if varied.is_empty() && style.words().rulings().know(name) => {
            return answer(name, context);
        }
        rules => rules?.with(varied.iter().map(String::as_str))?,
    };
    context.print(|| json::ruleset(&rules), |_| render::ruleset(&rules, style))
}

fn add(context: &Context, name: &str, from: &str, varied: &[String]) -> Result<Outcome> {
    let name = Name::new(name)?;
    if name.as_str().contains(',') {
        return Err(RequestError::RulesetComma.into());
    }
    let rules = named_ruleset(from, context)?.with(varied.iter().map(String::as_str))?;
    let (rules, now) = (rules.renamed(name.as_str()), context.now()?);
    context.open()?.command(now, |tx| tx.add_ruleset(&name, &rules))?;
    context.print(|| json::ruleset(&rules), |style| render::ruleset_added(&rules, style))
}

fn retire(context: &Context, name: &str) -> Result<Outcome> {
    if let Ok(preset) = Ruleset::named(name.trim()) {
        return Err(RequestError::BuiltInRuleset(preset.name().to_owned()).into());
    }
    let retired = context.open_existing()?.command(context.now()?, |tx| {
        let Some(stored) = tx.ruleset(name.trim())? else { return lookup::ruleset(tx, name) };
        tx.retire_ruleset(stored.id)?;
        Ok(stored.rules)
    })?;
    context.print(
        || json::ruleset(&retired),
        |style| style.words().ruleset_retired(retired.name()) + "\n",
    )
}
