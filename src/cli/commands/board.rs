//! `crowns board`: the scoresheet of a game.

use crate::cli::args::as_of::AsOfArg;
use crate::cli::args::lookup::GamePosition;
use crate::cli::prelude::*;

/// Show the scoresheet of a game
///
/// Each row is a round, with its wild; each player has a column with the points
/// and the running total.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GamePosition,

    /// Draw a chart of the running totals too; fewer points are higher
    #[arg(long, conflicts_with = "json")]
    chart: bool,

    #[command(flatten)]
    as_of: AsOfArg,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let store = args.as_of.open(context)?;
    let reader = args.as_of.read(&store, context)?;
    let (now, words) = (context.now()?, context.style.words());
    let game = args.game.clone().into_option();
    let sheet = match args.as_of.is_given() {
        true => game.sheet_if_any(&reader)?,
        false => game.sheet_or_finished(&reader, now, words)?,
    };
    let sheet = sheet.ok_or_else(|| args.as_of.no_open_game())?;
    let text = if args.chart { render::scoresheet_and_chart } else { render::scoresheet };
    args.json.print(|| render::json::scoresheet(&sheet), || text(&sheet, context.style))
}
