//! `crowns league`: leagues, their settings and seasons.

use std::str::FromStr;

use crate::cli::args::members::{self, NewLeagueArgs};
use crate::cli::args::rules::{RULESETS, named_ruleset};
use crate::cli::args::selection::find_season;
use crate::cli::prelude::*;
use crate::cli::settings::LanguageParser;
use crate::game::{InvalidDay, LeagueId, LeagueTerms, Season, UnknownMethod};

/// Manage leagues: their rules, ranking and seasons
///
/// Games belong to a league if started with `crowns new --league NAME`, or moved
/// there with `crowns game move`.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(flatten)]
    json: JsonArg,

    #[command(subcommand)]
    command: LeagueCommand,
}

#[derive(Debug, Subcommand)]
enum LeagueCommand {
    /// Add a league
    #[command(after_help = "\
Examples:
  crowns league add Tuesday --by points --min-games 3
  crowns league add Tuesday --season Autumn=2026-09-01..2026-12-31")]
    Add {
        /// Name, 1 to 40 characters, unique among leagues
        name: String,

        #[command(flatten)]
        terms: TermsArgs,

        #[command(flatten)]
        new_league: NewLeagueArgs,
    },
    /// List leagues
    List,
    /// Show the settings and seasons of a league
    Show(LeagueArg),
    /// Change settings of a league; those not given stay as they are
    Edit(EditArgs),
    /// Retire a league; its games and standings stay
    Retire(LeagueArg),
    /// Bring a retired league back
    Return(LeagueArg),
}

/// `crowns league edit`.
#[derive(Debug, clap::Args)]
struct EditArgs {
    /// League
    league: String,

    /// New name
    #[arg(long, value_name = "NAME")]
    rename: Option<String>,

    #[command(flatten)]
    terms: TermsArgs,

    /// Drop a season; its games stay in the league
    #[arg(long, value_name = "SEASON")]
    drop_season: Vec<String>,
}

#[derive(Debug, clap::Args)]
struct LeagueArg {
    /// League
    league: String,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let (league, games) = match args.command {
        LeagueCommand::List => return list(context),
        LeagueCommand::Show(LeagueArg { league }) => return show(&league, context),
        LeagueCommand::Add { name, terms, new_league } => add(&name, &terms, new_league, context)?,
        LeagueCommand::Edit(edit) => edit.run(context)?,
        LeagueCommand::Retire(LeagueArg { league }) => retire(&league, true, context)?,
        LeagueCommand::Return(LeagueArg { league }) => retire(&league, false, context)?,
    };
    context.print(|| json::league(&league, games), |style| render::league(&league, None, style))
}

fn list(context: &Context) -> Result<Outcome> {
    let leagues = context.open_to_show()?.read()?.leagues()?;
    context.print(|| json::leagues(&leagues), |style| render::leagues(&leagues, style))
}

fn show(name: &str, context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let league =
        lookup::league(&reader, name).map_err(|error| match other_command(&reader, name) {
            Some(command) => error.hint(context.words().run_for(true, command, &[])),
            None => error,
        })?;
    let games = reader.games_of_league(league.id)?;
    context
        .print(|| json::league(&league, games), |style| render::league(&league, Some(games), style))
}

/// Returns the command for what is typed like one after `league`: `rename Tue Tuesday`.
fn other_command(reader: &Reader<'_>, text: &str) -> Option<Command> {
    let words: Vec<_> = text.split_whitespace().map(str::to_owned).collect();
    let (word, names) = words.split_first()?;
    let (league, rest) =
        lookup::of_words(reader, names.first()?, &names[1..], lookup::league).ok()?;
    match word.to_lowercase().as_str() {
        "rename" => {
            let is_to = rest.first().is_some_and(|word| ["to", "as"].contains(&word.as_str()));
            let name = rest[usize::from(is_to)..].join(" ");
            let name = if name.is_empty() { "NAME".to_owned() } else { name };
            Some(Command::new("league edit").arg(&league.name).option("--rename", name))
        }
        "delete" | "remove" | "del" | "rm" | "drop" | "archive" | "close" | "end" => {
            Some(Command::new("league retire").arg(&league.name))
        }
        _ => None,
    }
}

fn add(
    name: &str,
    given: &TermsArgs,
    new_league: NewLeagueArgs,
    context: &Context,
) -> Result<(League, usize)> {
    let name = Name::new(name)?;
    let terms = given.read(context)?;
    must_drop_none(&terms)?;
    context.open()?.command(context.now()?, |tx| {
        let id = tx.add_new_league(&name, terms, new_league.new_league)?;
        given.set_seasons(tx, id, context)?;
        changed(tx, id)
    })
}

impl EditArgs {
    fn run(&self, context: &Context) -> Result<(League, usize)> {
        let terms = self.terms.read(context)?;
        let rename = self.rename.as_deref().map(Name::new).transpose()?;
        let drops_or_sets = !(self.drop_season.is_empty() && self.terms.season.is_empty());
        if rename.is_none() && terms.is_empty() && !drops_or_sets {
            return Err(RequestError::NothingToChange.into());
        }
        context.open_existing()?.command(context.now()?, |tx| {
            let league = lookup::league(tx, &self.league)?;
            if let Some(name) = &rename {
                tx.rename_league(league.id, name)?;
            }
            if terms.by.is_some() || terms.drop_worst.is_some() {
                must_drop_none(&league.terms.changed(&terms))?;
            }
            if !terms.is_empty() {
                tx.change_terms(league.id, terms)?;
            }
            for name in &self.drop_season {
                tx.drop_season(league.id, find_season(&league, name)?)?;
            }
            self.terms.set_seasons(tx, league.id, context)?;
            changed(tx, league.id)
        })
    }
}

fn retire(name: &str, retire: bool, context: &Context) -> Result<(League, usize)> {
    context.open_existing()?.command(context.now()?, |tx| {
        let league = lookup::league(tx, name)?;
        members::check_retired(&league.name, league.retired, retire)?;
        tx.set_league_retired(league.id, retire)?;
        changed(tx, league.id)
    })
}

/// Returns a league after a change, with the number of its games.
fn changed(tx: &Writer<'_>, id: LeagueId) -> Result<(League, usize)> {
    Ok((tx.league_of_id(id)?.expect("this command wrote it"), tx.games_of_league(id)?))
}

/// Refuses terms that leave games out of a rating, which counts all.
fn must_drop_none(terms: &LeagueTerms) -> Result<(), RequestError> {
    let drops = terms.drop_worst.is_some_and(|worst| worst > 0);
    match terms.by {
        Some(RankingMethod::Rating) if drops => Err(RequestError::RatingDropsNone),
        _ => Ok(()),
    }
}

/// The settings of a league as options.
#[derive(Debug, clap::Args)]
struct TermsArgs {
    /// Ruleset of its games
    #[arg(long, value_name = "RULESET", value_parser = RULESETS, hide_possible_values = true)]
    rules: Option<String>,

    #[command(flatten)]
    ranking: RankingArgs,

    /// Methods that break ties, such as wins,average; `none` for shared places
    #[arg(long, value_name = "METHOD,...")]
    tie_break: Option<String>,

    /// Language of its reports, unless `--lang` is given: en, da, sv, nb, fi or is
    #[arg(long, value_name = "LANG", value_parser = LanguageParser, hide_possible_values = true)]
    report_lang: Option<Language>,

    /// Season to add or change, such as Autumn=2026-09-01..2026-12-31; may be repeated
    #[arg(long, value_name = "NAME=FROM..UNTIL")]
    season: Vec<SeasonArg>,
}

impl TermsArgs {
    fn read(&self, context: &Context) -> Result<LeagueTerms> {
        Ok(LeagueTerms {
            ruleset: self.rules.as_deref().map(|name| named_ruleset(name, context)).transpose()?,
            by: self.ranking.by.as_deref().map(str::parse).transpose()?,
            min_games: self.ranking.min_games,
            drop_worst: self.ranking.drop_worst,
            tie_break: self.tie_break.as_deref().map(tie_break).transpose()?,
            language: self.report_lang.map(|language| language.tag().to_owned()),
        })
    }

    fn set_seasons(&self, tx: &mut Writer<'_>, league: LeagueId, context: &Context) -> Result<()> {
        for season in &self.season {
            tx.set_season(league, season.season(context)?)?;
        }
        Ok(())
    }
}

/// Reads methods to apply in turn, each once; `none` is not one.
fn tie_break(text: &str) -> Result<Vec<RankingMethod>, UnknownMethod> {
    let mut methods = Vec::new();
    if text.trim().eq_ignore_ascii_case("none") {
        return Ok(methods);
    }
    for method in text.split(',') {
        let method = method.parse()?;
        if !methods.contains(&method) {
            methods.push(method);
        }
    }
    Ok(methods)
}

/// A season as it was typed.
#[derive(Debug, Clone)]
struct SeasonArg {
    name: Name,
    from: DayArg,
    until: DayArg,
}

impl FromStr for SeasonArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        const RULE: &str =
            "a season must be NAME=FROM..UNTIL, such as Autumn=2026-09-01..2026-12-31";
        let (name, days) = text.rsplit_once('=').ok_or(RULE)?;
        let (from, until) = days.split_once("..").ok_or(RULE)?;
        let day = |text: &str| text.parse().map_err(|error: InvalidDay| error.to_string());
        Ok(Self {
            name: Name::new(name).map_err(|error| error.to_string())?,
            from: day(from)?,
            until: day(until)?,
        })
    }
}

impl SeasonArg {
    fn season(&self, context: &Context) -> Result<Season> {
        let (from, until) = (self.from.first(context)?, self.until.last(context)?);
        let season = Season { name: self.name.to_string(), from, until };
        if from > until { Err(RequestError::SeasonEndsFirst(season).into()) } else { Ok(season) }
    }
}
