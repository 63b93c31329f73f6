//! `crowns standings`: the ranking of players.

use std::collections::HashMap;

use crate::cli::args::as_of::AsOfArg;
use crate::cli::args::lookup;
use crate::cli::args::selection::{Selection, SelectionArgs};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Result, fail};
use crate::cli::ui::terminal::print;
use crate::game::{PlayerId, RankingMethod};
use crate::league::{Ranking, Standing, Standings};
use crate::render::report::{Report, StandingsReport};
use crate::render::{self, StandingsPage};
use crate::store::Reader;

/// Show the standings of a league or of all games
///
/// A finished game counts if at least two players stayed to the end, and only
/// for those players. The ranking follows the settings of the league unless
/// options change them.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns standings
  crowns standings --league Tuesday --season Autumn
  crowns standings --by rating --min-games 5
  crowns standings --explain Ann")]
pub(crate) struct Args {
    #[command(flatten)]
    span: SelectionArgs,

    #[command(flatten)]
    agreed: RankingArgs,

    #[command(flatten)]
    as_of: AsOfArg,

    /// Show how the figures of this player add up, game by game
    #[arg(long, value_name = "NAME")]
    explain: Option<String>,

    /// Write JSON
    #[arg(long)]
    json: bool,

    /// Write CSV, for a spreadsheet
    #[arg(long, conflicts_with_all = ["explain", "json"])]
    csv: bool,

    /// Write Markdown
    #[arg(long, conflicts_with_all = ["explain", "json", "csv"])]
    md: bool,
}

/// Options that replace the settings of the league.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct RankingArgs {
    /// Ranking method: beaten, average, per-round, points, wins, total or rating
    #[arg(long, value_name = "METHOD")]
    by: Option<RankingMethod>,

    /// Number of games a player must have played to be ranked
    #[arg(long, value_name = "N")]
    min_games: Option<usize>,

    /// Number of each player's worst games to leave out
    #[arg(long, value_name = "N")]
    drop_worst: Option<usize>,
}

impl RankingArgs {
    /// Returns the ranking: the options, else the settings of the league.
    pub(crate) fn ranking(&self, found: &Selection) -> Result<Ranking> {
        let terms = found.league.as_ref().map(|league| league.terms.clone());
        let agreed = Ranking::of(&terms.unwrap_or_default());
        let ranking = Ranking {
            by: self.by.unwrap_or(agreed.by),
            min_games: self.min_games.unwrap_or(agreed.min_games),
            drop_worst: self.drop_worst.unwrap_or(agreed.drop_worst),
            tie_break: agreed.tie_break,
        };
        if ranking.by == RankingMethod::Rating && self.drop_worst.is_some_and(|worst| worst > 0) {
            fail!("a rating counts all games and cannot be used with `--drop-worst`");
        }
        Ok(ranking)
    }
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let store = context.to_read()?;
    let reader = args.as_of.read(&store, context)?;
    let found = args.span.find(&reader)?;
    let ranked = Ranked::count(&reader, &found, &args.agreed)?;
    let page = ranked.page(&found);
    print(&match &args.explain {
        Some(name) => explain(&page, &ranked.counted, name, &reader, &args, context)?,
        None if args.json => render::json::standings(&page),
        None if args.csv => StandingsReport { page }.csv(),
        None if args.md => StandingsReport { page }.markdown(context.style.language),
        None => render::standings(&page, context.style),
    })?;
    Ok(Outcome::Yes)
}

fn explain(
    page: &StandingsPage<'_>,
    counted: &Standings,
    name: &str,
    reader: &Reader<'_>,
    args: &Args,
    context: &Context,
) -> Result<String> {
    let player = lookup::player(reader, name)?;
    let mut standings = page.standings.iter();
    let Some(standing) = standings.find(|standing| standing.player == player.id) else {
        fail!(
            "{} has finished none of the games that count here",
            player.name
        );
    };
    let games = counted.games(player.id);
    let numbers = reader.names_of([], games.iter().map(|(game, _)| game.game))?;
    Ok(match args.json {
        true => render::json::explanation(page, standing, &games, &numbers),
        false => render::explained(page, standing, &games, &numbers, context.style),
    })
}

/// Standings with what is needed to write them.
pub(crate) struct Ranked {
    ranking: Ranking,
    counted: Standings,
    pub(crate) standings: Vec<Standing>,
    names: HashMap<PlayerId, String>,
}

impl Ranked {
    /// Adds up the games that count.
    pub(crate) fn count(
        reader: &Reader<'_>,
        found: &Selection,
        agreed: &RankingArgs,
    ) -> Result<Self> {
        let ranking = agreed.ranking(found)?;
        let mut counted = Standings::new(ranking.clone());
        reader.results(&found.filter, |game| counted.add(game))?;
        let names = names(reader)?;
        Ok(Self {
            ranking,
            standings: counted.rank(),
            counted,
            names,
        })
    }

    pub(crate) fn page<'a>(&'a self, found: &'a Selection) -> StandingsPage<'a> {
        StandingsPage {
            choice: &found.choice,
            ranking: &self.ranking,
            standings: &self.standings,
            names: &self.names,
        }
    }
}

/// Returns the names of all players.
fn names(reader: &Reader<'_>) -> Result<HashMap<PlayerId, String>> {
    let players = reader.players()?.into_iter();
    Ok(players.map(|player| (player.id, player.name)).collect())
}
