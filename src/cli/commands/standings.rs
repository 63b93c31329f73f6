//! `crowns standings`: the ranking of players.

use crate::cli::args::as_of::AsOfArg;
use crate::cli::args::lookup;
use crate::cli::args::ranking::{RankedStandings, RankingArgs};
use crate::cli::args::selection::SelectionArgs;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::league::Standings;
use crate::render::report::{Report, StandingsReport};
use crate::render::{self, StandingsPage};
use crate::store::Reader;
use crate::words::RequestError;

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
    selection: SelectionArgs,

    #[command(flatten)]
    ranking: RankingArgs,

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

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let store = context.to_read()?;
    let reader = args.as_of.read(&store, context)?;
    let selection = args.selection.find(&reader)?;
    let ranked = RankedStandings::count(&reader, &selection, &args.ranking)?;
    let page = ranked.page(&selection);
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
        return Err(RequestError::NotInStandings(player.name).into());
    };
    let games = counted.games(player.id);
    let numbers = reader.names_of([], games.iter().map(|(game, _)| game.game))?;
    Ok(match args.json {
        true => render::json::explanation(page, standing, &games, &numbers),
        false => render::explained(page, standing, &games, &numbers, context.style),
    })
}
