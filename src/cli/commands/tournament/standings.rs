//! `crowns tournament standings`.

use crate::cli::args::tournament::{TournamentArg, TournamentByArg, tournament_page, warnings};
use crate::cli::prelude::*;

/// Rank the players by the tables that have finished
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    by: TournamentByArg,

    #[command(flatten)]
    tournament: TournamentArg,
}

pub(super) fn run(args: &Args, json: JsonArg, context: &Context) -> Result<Outcome> {
    let stored = args.tournament.find(&context.open_to_show()?.read()?)?;
    let standings = args.by.standings(&stored);
    for warning in warnings(&stored, context.style.words()) {
        warn(&warning);
    }
    json.print(
        || render::json::tournament_standings(&stored, &standings),
        || render::tournament_standings(&tournament_page(&stored, &standings), context.style),
    )
}
