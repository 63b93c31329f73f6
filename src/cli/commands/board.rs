//! `crowns board`: the scoresheet of a game.

use crate::cli::args::as_of::AsOfArg;
use crate::cli::args::lookup::{self, GameArg};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::render;

/// Show the scoresheet of a game
///
/// Each row is a round, with its wild; each player has a column with the points
/// and the running total.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArg,

    /// Draw a chart of the running totals too; fewer points are higher
    #[arg(long, conflicts_with = "json")]
    chart: bool,

    #[command(flatten)]
    as_of: AsOfArg,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let store = context.to_read()?;
    let reader = args.as_of.read(&store, context)?;
    let sheet = args.game.sheet_if_any(&reader)?;
    let sheet = sheet.ok_or_else(|| args.as_of.no_open_game())?;
    lookup::compare(&reader, &sheet, context.style.words())?;
    print(&match args.json {
        true => render::json::scoresheet(&sheet),
        false if args.chart => render::scoresheet_and_chart(&sheet, context.style),
        false => render::scoresheet(&sheet, context.style),
    })?;
    Ok(Outcome::Yes)
}
