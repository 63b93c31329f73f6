//! `crowns league`: leagues, what their players agreed on, and seasons.

use anyhow::{Result, bail};
use clap::Subcommand;

use super::desk::Desk;
use super::span::season_of;
use super::table::{RULESETS, named_ruleset};
use super::typed::day;
use super::which::{self, Unclear};
use super::{Answer, print};
use crate::game::{LeagueId, LeagueSettings, Name, RankingMethod, Season};
use crate::render;
use crate::store::{StoredLeague, Writer};

/// Keep leagues: their rules, how they rank, and their seasons
///
/// Games are filed under a league by `crowns new --league NAME`, or later by
/// `crowns game move`.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(super) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Start a league
    Add {
        /// Name of 1 to 40 characters that no league has
        #[arg(value_name = "NAME")]
        name: String,

        #[command(flatten)]
        terms: Agreement,
    },
    /// List the leagues
    List {
        /// Write JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a league: what was agreed on, and its seasons
    Show {
        /// League to show
        #[arg(value_name = "LEAGUE")]
        name: String,

        /// Write JSON
        #[arg(long)]
        json: bool,
    },
    /// Change what was agreed on; what is not named stays
    Edit {
        /// League to change
        #[arg(value_name = "LEAGUE")]
        name: String,

        /// The new name
        #[arg(long, value_name = "NAME")]
        rename: Option<String>,

        #[command(flatten)]
        terms: Agreement,

        /// Drop a season; its games stay in the league
        #[arg(long, value_name = "NAME")]
        drop_season: Vec<String>,
    },
    /// Take a league out of use; its games and standings stay
    Retire {
        /// League to retire
        #[arg(value_name = "LEAGUE")]
        name: String,
    },
    /// Bring a retired league back
    Return {
        /// League to bring back
        #[arg(value_name = "LEAGUE")]
        name: String,
    },
}

/// What the players of a league agree on.
#[derive(Debug, clap::Args)]
struct Agreement {
    /// Rules that its games are started with
    #[arg(long, value_name = "NAME", value_parser = RULESETS, hide_possible_values = true)]
    rules: Option<String>,

    /// How to rank: beaten, average, per-round, points, wins, total or rating
    #[arg(long, value_name = "METHOD")]
    by: Option<RankingMethod>,

    /// Games that a player must have played to have a place
    #[arg(long, value_name = "N")]
    min_games: Option<u32>,

    /// How many of each player's worst games are left out
    #[arg(long, value_name = "N")]
    drop_worst: Option<u32>,

    /// What breaks ties, such as wins,average; none to share places
    #[arg(long, value_name = "METHOD,...", value_parser = tie_break)]
    tie_break: Option<TieBreak>,

    /// A season, such as Autumn=2026-09-01..2026-12-31; may be repeated
    #[arg(long, value_name = "NAME=FROM..UNTIL", value_parser = season)]
    season: Vec<Season>,
}

/// Methods in turn; a type of its own, so that they are one value to clap.
#[derive(Debug, Clone)]
struct TieBreak(Vec<RankingMethod>);

fn tie_break(text: &str) -> Result<TieBreak> {
    if text.trim().eq_ignore_ascii_case("none") {
        return Ok(TieBreak(Vec::new()));
    }
    let methods = text.split(',').map(str::parse);
    Ok(TieBreak(methods.collect::<Result<_, _>>()?))
}

fn season(text: &str) -> Result<Season> {
    const RULE: &str = "a season is NAME=FROM..UNTIL, such as Autumn=2026-09-01..2026-12-31";
    let Some((name, days)) = text.rsplit_once('=') else {
        bail!(RULE);
    };
    let Some((from, until)) = days.split_once("..") else {
        bail!(RULE);
    };
    let read = |text| day(text).map_err(anyhow::Error::msg);
    let (from, until) = (read(from)?, read(until)?);
    let name = Name::new(name)?.to_string();
    if from > until {
        bail!("season `{name}` ends on {until}, before it starts on {from}");
    }
    Ok(Season { name, from, until })
}

impl Agreement {
    fn terms(&self, desk: &Desk) -> Result<LeagueSettings> {
        let ruleset = self.rules.as_deref();
        let ruleset = ruleset.map(|name| named_ruleset(name, desk));
        Ok(LeagueSettings {
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

pub(super) fn run(args: Args, desk: &Desk) -> Result<Answer> {
    let text = match args.what {
        What::Add { name, terms } => add(&name, &terms, desk)?,
        What::List { json } => list(json, desk)?,
        What::Show { name, json } => show(&name, json, desk)?,
        What::Edit {
            name,
            rename,
            terms,
            drop_season,
        } => edit(&name, rename.as_deref(), &terms, &drop_season, desk)?,
        What::Retire { name } => retire(&name, true, desk)?,
        What::Return { name } => retire(&name, false, desk)?,
    };
    print(&text)?;
    Ok(Answer::Yes)
}

fn add(name: &str, agreement: &Agreement, desk: &Desk) -> Result<String> {
    let name = Name::new(name)?;
    let terms = agreement.terms(desk)?;
    let league = desk.store()?.command(desk.now()?, |tx| -> Result<_> {
        let id = tx.add_league(&name, terms)?;
        agreement.set_seasons(tx, id)?;
        kept(tx, id)
    })?;
    Ok(render::league(&league, None, desk.look))
}

fn list(json: bool, desk: &Desk) -> Result<String> {
    let leagues = match desk.to_read()? {
        Some(store) => store.read()?.leagues()?,
        None => Vec::new(),
    };
    Ok(match json {
        true => render::leagues_json(&leagues),
        false => render::leagues(&leagues, desk.look),
    })
}

fn show(name: &str, json: bool, desk: &Desk) -> Result<String> {
    let Some(store) = desk.to_read()? else {
        return Err(Unclear::no_league(name).into());
    };
    let reader = store.read()?;
    let league = which::league(&reader, name)?;
    let games = reader.games_of_league(league.id)?;
    Ok(match json {
        true => render::league_json(&league, games),
        false => render::league(&league, Some(games), desk.look),
    })
}

fn edit(
    name: &str,
    rename: Option<&str>,
    agreement: &Agreement,
    dropped: &[String],
    desk: &Desk,
) -> Result<String> {
    let terms = agreement.terms(desk)?;
    let rename = rename.map(Name::new).transpose()?;
    let nothing = rename.is_none() && terms.is_empty() && dropped.is_empty();
    if nothing && agreement.season.is_empty() {
        bail!("nothing to change was said; `crowns help league edit` lists what can be");
    }
    let Some(mut store) = desk.existing_store()? else {
        return Err(Unclear::no_league(name).into());
    };
    let league = store.command(desk.now()?, |tx| -> Result<_> {
        let league = which::league(tx, name)?;
        if let Some(name) = &rename {
            tx.rename_league(league.id, name)?;
        }
        if !terms.is_empty() {
            tx.change_terms(league.id, terms)?;
        }
        for typed in dropped {
            tx.drop_season(league.id, season_of(&league, typed)?)?;
        }
        agreement.set_seasons(tx, league.id)?;
        kept(tx, league.id)
    })?;
    Ok(render::league(&league, None, desk.look))
}

fn retire(name: &str, away: bool, desk: &Desk) -> Result<String> {
    let Some(mut store) = desk.existing_store()? else {
        return Err(Unclear::no_league(name).into());
    };
    let league = store.command(desk.now()?, |tx| -> Result<_> {
        let league = which::league(tx, name)?;
        match (away, league.retired) {
            (true, true) => bail!("league {} is retired already", league.name),
            (false, false) => bail!("league {} is not retired", league.name),
            (true, false) => tx.retire_league(league.id)?,
            (false, true) => tx.return_league(league.id)?,
        }
        kept(tx, league.id)
    })?;
    Ok(render::league(&league, None, desk.look))
}

fn kept(tx: &Writer<'_>, id: LeagueId) -> Result<StoredLeague> {
    let league = tx.league_of_id(id)?;
    Ok(league.expect("it was written by this command"))
}
