//! `crowns board`: the scoresheet.

use anyhow::Result;

use super::as_of::AsOf;
use super::desk::Desk;
use super::which::{self, WhichGame};
use super::{Answer, print};
use crate::render;

/// Show the scoresheet of a game
///
/// A row is a round, with its wild; under each player stand the points and
/// the running total.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
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

pub(super) fn run(args: &Args, desk: &Desk) -> Result<Answer> {
    let Some(store) = desk.to_read()? else {
        return Err(args.which.of_nothing().into());
    };
    let reader = args.as_of.read(&store, desk)?;
    let sheet = args.which.sheet(&reader);
    let sheet = sheet.map_err(|error| args.as_of.past(error))?;
    which::compare(&reader, &sheet)?;
    print(&match args.json {
        true => render::board_json(&sheet),
        false if args.chart => render::scoresheet_and_chart(&sheet, desk.look),
        false => render::scoresheet(&sheet, desk.look),
    })?;
    Ok(Answer::Yes)
}
