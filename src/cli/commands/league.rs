//! `crowns league`: leagues, their settings and seasons.

use clap::Subcommand;

use crate::cli::args::parse::day;
use crate::cli::args::round::{RULESETS, named_ruleset};
use crate::cli::args::selection::find_season;
use crate::cli::args::{lookup, retirement};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::game::{LeagueId, LeagueTerms, Name, RankingMethod, Season, UnknownMethod};
use crate::render;
use crate::store::{StoredLeague, Writer};
use crate::words::RequestError;

/// Manage leagues: their rules, ranking and seasons
///
/// Games belong to a league if started with `crowns new --league NAME`, or moved
/// there with `crowns game move`.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    /// Write JSON
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    what: LeagueCommand,
}

#[derive(Debug, Subcommand)]
enum LeagueCommand {
    /// Add a league
    Add {
        /// Name, 1 to 40 characters, unique among leagues
        #[arg(value_name = "NAME")]
        name: String,

        #[command(flatten)]
        terms: LeagueTermsArgs,
    },
    /// List leagues
    List,
    /// Show the settings and seasons of a league
    Show {
        /// League
        #[arg(value_name = "LEAGUE")]
        name: String,
    },
    /// Change settings of a league; those not given stay as they are
    Edit {
        /// League
        #[arg(value_name = "LEAGUE")]
        name: String,

        /// New name
        #[arg(long, value_name = "NAME")]
        rename: Option<String>,

        #[command(flatten)]
        terms: LeagueTermsArgs,

        /// Drop a season; its games stay in the league
        #[arg(long, value_name = "NAME")]
        drop_season: Vec<String>,
    },
    /// Retire a league; its games and standings stay
    Retire {
        /// League
        #[arg(value_name = "LEAGUE")]
        name: String,
    },
    /// Bring a retired league back
    Return {
        /// League
        #[arg(value_name = "LEAGUE")]
        name: String,
    },
}

/// The settings of a league as options.
#[derive(Debug, clap::Args)]
struct LeagueTermsArgs {
    /// Ruleset of its games
    #[arg(long, value_name = "NAME", value_parser = RULESETS, hide_possible_values = true)]
    rules: Option<String>,

    /// Ranking method: beaten, average, per-round, points, wins, total or rating
    #[arg(long, value_name = "METHOD")]
    by: Option<RankingMethod>,

    /// Number of games a player must have played to be ranked
    #[arg(long, value_name = "N")]
    min_games: Option<u32>,

    /// Number of each player's worst games to leave out
    #[arg(long, value_name = "N")]
    drop_worst: Option<u32>,

    /// Methods that break ties, such as wins,average; `none` for shared places
    #[arg(long, value_name = "METHOD,...", value_parser = tie_break)]
    tie_break: Option<TieBreak>,

    /// Season to add or change, such as Autumn=2026-09-01..2026-12-31; may be repeated
    #[arg(long, value_name = "NAME=FROM..UNTIL", value_parser = season)]
    season: Vec<Season>,
}

/// Methods to apply in turn; a type of its own, so that clap sees one value.
#[derive(Debug, Clone)]
struct TieBreak(Vec<RankingMethod>);

fn tie_break(text: &str) -> Result<TieBreak, UnknownMethod> {
    if text.trim().eq_ignore_ascii_case("none") {
        return Ok(TieBreak(Vec::new()));
    }
    let methods = text.split(',').map(str::parse);
    Ok(TieBreak(methods.collect::<Result<_, _>>()?))
}

fn season(text: &str) -> Result<Season, String> {
    const RULE: &str = "a season must be NAME=FROM..UNTIL, such as Autumn=2026-09-01..2026-12-31";
    let Some((name, days)) = text.rsplit_once('=') else {
        return Err(RULE.to_owned());
    };
    let Some((from, until)) = days.split_once("..") else {
        return Err(RULE.to_owned());
    };
    let (from, until) = (day(from)?, day(until)?);
    let name = Name::new(name)
        .map_err(|error| error.to_string())?
        .to_string();
    if from > until {
        return Err(format!(
            "season `{name}` ends on {until}, before it starts on {from}"
        ));
    }
    Ok(Season { name, from, until })
}

impl LeagueTermsArgs {
    fn terms(&self, context: &Context) -> Result<LeagueTerms> {
        let ruleset = self.rules.as_deref();
        let ruleset = ruleset.map(|name| named_ruleset(name, context));
        Ok(LeagueTerms {
            ruleset: ruleset.transpose()?,
            by: self.by,
            min_games: self.min_games,
            drop_worst: self.drop_worst,
            tie_break: self.tie_break.clone().map(|TieBreak(methods)| methods),
        })
    }

    fn set_seasons(&self, tx: &mut Writer<'_>, league: LeagueId) -> Result<()> {
        for season in &self.season {
            tx.set_season(league, season.clone())?;
        }
        Ok(())
    }
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let changed = match args.what {
        LeagueCommand::List => return list(args.json, context),
        LeagueCommand::Show { name } => return show(&name, args.json, context),
        LeagueCommand::Add { name, terms } => add(&name, &terms, context)?,
        LeagueCommand::Edit {
            name,
            rename,
            terms,
            drop_season,
        } => edit(&name, rename.as_deref(), &terms, &drop_season, context)?,
        LeagueCommand::Retire { name } => retire(&name, true, context)?,
        LeagueCommand::Return { name } => retire(&name, false, context)?,
    };
    print(&match args.json {
        true => render::json::league(&changed.league, changed.games),
        false => render::league(&changed.league, None, context.style),
    })?;
    Ok(Outcome::Yes)
}

/// A league after a change, with the number of its games.
struct Changed {
    league: StoredLeague,
    games: usize,
}

fn add(name: &str, agreement: &LeagueTermsArgs, context: &Context) -> Result<Changed> {
    let name = Name::new(name)?;
    let terms = agreement.terms(context)?;
    context.store()?.command(context.now()?, |tx| -> Result<_> {
        let id = tx.add_league(&name, terms)?;
        agreement.set_seasons(tx, id)?;
        changed(tx, id)
    })
}

fn list(json: bool, context: &Context) -> Result<Outcome> {
    let leagues = context.to_read()?.read()?.leagues()?;
    print(&match json {
        true => render::json::leagues(&leagues),
        false => render::leagues(&leagues, context.style),
    })?;
    Ok(Outcome::Yes)
}

fn show(name: &str, json: bool, context: &Context) -> Result<Outcome> {
    let store = context.to_read()?;
    let reader = store.read()?;
    let league = lookup::league(&reader, name)?;
    let games = reader.games_of_league(league.id)?;
    print(&match json {
        true => render::json::league(&league, games),
        false => render::league(&league, Some(games), context.style),
    })?;
    Ok(Outcome::Yes)
}

fn edit(
    name: &str,
    rename: Option<&str>,
    agreement: &LeagueTermsArgs,
    dropped: &[String],
    context: &Context,
) -> Result<Changed> {
    let terms = agreement.terms(context)?;
    let rename = rename.map(Name::new).transpose()?;
    let nothing = rename.is_none() && terms.is_empty() && dropped.is_empty();
    if nothing && agreement.season.is_empty() {
        return Err(RequestError::NothingToChange.into());
    }
    context
        .existing_store()?
        .command(context.now()?, |tx| -> Result<_> {
            let league = lookup::league(tx, name)?;
            if let Some(name) = &rename {
                tx.rename_league(league.id, name)?;
            }
            if !terms.is_empty() {
                tx.change_terms(league.id, terms)?;
            }
            for name in dropped {
                tx.drop_season(league.id, find_season(&league, name)?)?;
            }
            agreement.set_seasons(tx, league.id)?;
            changed(tx, league.id)
        })
}

fn retire(name: &str, retire: bool, context: &Context) -> Result<Changed> {
    context
        .existing_store()?
        .command(context.now()?, |tx| -> Result<_> {
            let league = lookup::league(tx, name)?;
            retirement::check(&league.name, league.retired, retire)?;
            match retire {
                true => tx.retire_league(league.id)?,
                false => tx.return_league(league.id)?,
            }
            changed(tx, league.id)
        })
}

fn changed(tx: &Writer<'_>, id: LeagueId) -> Result<Changed> {
    let league = tx.league_of_id(id)?;
    Ok(Changed {
        league: league.expect("this command wrote it"),
        games: tx.games_of_league(id)?,
    })
}
