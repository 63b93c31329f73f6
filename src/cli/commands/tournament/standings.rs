//! `crowns tournament standings`.

use crate::cli::args::json::JsonArg;
use crate::cli::args::tournament::{TournamentArg, warnings};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::messages::warn;
use crate::game::RankingMethod;
use crate::render::{self, Progress, TournamentPage};
use crate::store::StoredTournament;
use crate::tournament::TournamentStandings;

/// Rank the players by the tables that have finished
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    by: ByArg,

    #[command(flatten)]
    tournament: TournamentArg,
}

/// `--by METHOD`.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(super) struct ByArg {
    /// Ranking method: beaten, points, average (or mean) or total
    #[arg(long, value_name = "METHOD", value_parser = method)]
    pub(super) by: Option<RankingMethod>,
}

/// Parses a method that ranks tournaments.
fn method(text: &str) -> Result<RankingMethod, &'static str> {
    match text {
        "beaten" => Ok(RankingMethod::Beaten),
        "points" => Ok(RankingMethod::Points),
        "average" | "mean" => Ok(RankingMethod::Average),
        "total" => Ok(RankingMethod::Total),
        _ => Err("a tournament is ranked by beaten, points, average or total"),
    }
}

pub(super) fn run(args: &Args, json: JsonArg, context: &Context) -> Result<Outcome> {
    let stored = args.tournament.find(&context.open_to_show()?.read()?)?;
    let standings = stored.standings(args.by.by.unwrap_or(stored.tournament.start.by));
    for warning in warnings(&stored, context.style.words()) {
        warn(&warning);
    }
    json.print(
        || render::json::tournament_standings(&stored, &standings),
        || render::tournament_standings(&page(&stored, &standings), context.style),
    )
}

/// Returns standings with how far the game is that was started last.
fn page<'a>(
    stored: &'a StoredTournament,
    standings: &'a TournamentStandings,
) -> TournamentPage<'a> {
    let last = stored.tournament.final_game();
    let progress = stored.current().map(|game| Progress {
        game: (game.number < last).then_some(game.number),
        finished: game.finished(),
        tables: game.tables.len(),
    });
    TournamentPage {
        name: &stored.tournament.start.name,
        progress,
        standings,
    }
}
