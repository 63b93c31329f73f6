//! `crowns standings`: the ranking of players.

use crate::cli::args::ranking::{RankedStandings, RankingArgs, TopArg};
use crate::cli::args::selection::SelectionArgs;
use crate::cli::args::time::AsOfArg;
use crate::cli::prelude::*;
use crate::render::Explanation;
use crate::render::report::{Report, StandingsReport};

/// Show the standings of a league or of all games
///
/// A finished game counts if at least two players stayed to the end, and only
/// for those players. The ranking follows the settings of the league unless
/// options change them.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns standings
  crowns standings Tuesday
  crowns standings 2024
  crowns standings --league Tuesday --season Autumn
  crowns standings --by rating --min-games 5 --top 10
  crowns standings --explain Ann

Columns, as many as fit:
  #        Place, then the change of place since before the last day of play
  games    Games that count
  wins     Games won; 5/2 means five, two of them shared
  beaten   Share of opponents beaten, where a tie counts half
  average  Average of the final totals
  round    Average points per round
  out      Share of rounds in which the player went out
  best     Lowest final total
  worst    Highest final total
  total    Sum of the final totals
  points   Average points for places, 100 for the first and 0 for the last
  rating   Skill rating, a cautious estimate
  trend    The ranking figure after each of the last days of play, higher is
           better")]
pub(crate) struct Args {
    #[command(flatten)]
    selection: SelectionArgs,

    #[command(flatten)]
    ranking: RankingArgs,

    #[command(flatten)]
    top: TopArg,

    #[command(flatten)]
    as_of: AsOfArg,

    /// Show how the figures of this player add up, game by game
    #[arg(long, value_name = "PLAYER")]
    explain: Option<String>,

    #[command(flatten)]
    json: JsonArg,

    /// Write CSV, for a spreadsheet
    #[arg(long, conflicts_with_all = ["explain", "json"])]
    csv: bool,

    /// Write Markdown
    #[arg(long, conflicts_with_all = ["explain", "json", "csv"])]
    md: bool,
}

pub(crate) fn run(mut args: Args, context: &Context) -> Result<Outcome> {
    let style = context.style;
    args.ranking = args.ranking.with_said(&mut args.selection);
    let store = args.as_of.open(context)?;
    let reader = args.as_of.read(&store, context)?;
    let selection = args.selection.find(&reader, context, 0)?;
    let ranked = RankedStandings::count(&reader, &selection, &args.ranking)?;
    let page = ranked.page(&selection);
    if let Some(name) = &args.explain {
        let player = lookup::player(&reader, name)?;
        let mut standings = page.standings.iter();
        let standing = standings.find(|standing| standing.player.uuid == player.id);
        let standing = standing.ok_or(RequestError::NotInStandings(player.name))?;
        let explanation = Explanation {
            selection: page.selection,
            ranking: page.ranking,
            players: page.standings.len(),
            standing,
            games: ranked.counted.games(player.id),
        };
        return context.print(
            || render::json::line(&explanation),
            |_| render::explained(&explanation, style),
        );
    }
    let page = ranked.top(args.top, &selection);
    context.print(
        || render::json::line(page),
        |_| {
            if args.csv {
                StandingsReport { page }.csv()
            } else if args.md {
                StandingsReport { page }.markdown(style.language)
            } else {
                render::standings(&page, style)
            }
        },
    )
}
