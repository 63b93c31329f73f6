//! `crowns board`: the scoresheet.

use crate::cli::args::as_of::AsOf;
use crate::cli::args::lookup::{self, WhichGame};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::render;

/// Show the scoresheet of a game
///
/// A row is a round, with its wild; under each player stand the points and
/// the running total.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    which: WhichGame,

    /// Draw the running totals as lines too, the fewest points on top
    #[arg(long, conflicts_with = "json")]
    chart: bool,

    #[command(flatten)]
    as_of: AsOf,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let store = context.to_read()?;
    let reader = args.as_of.read(&store, context)?;
    let sheet = args.which.sheet_if_any(&reader)?;
    let sheet = sheet.ok_or_else(|| args.as_of.no_open_game())?;
    lookup::compare(&reader, &sheet)?;
    print(&match args.json {
        true => render::json::scoresheet(&sheet),
        false if args.chart => render::scoresheet_and_chart(&sheet, context.look),
        false => render::scoresheet(&sheet, context.look),
    })?;
    Ok(Outcome::Yes)
}
