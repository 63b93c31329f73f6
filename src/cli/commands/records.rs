//! `crowns records`: the records of all games.

use crate::cli::args::selection::{Selection, SelectionArgs};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::league::Records;
use crate::render;

/// Show the records: best and worst totals, biggest wins, streaks
///
/// Counts the games that at least two players finished; records need ten of
/// them.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    selection: SelectionArgs,

    /// Write JSON, with every holder of a shared record
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let store = context.open_to_show()?;
    let reader = store.read()?;
    let Selection { filter, choice, .. } = args.selection.find(&reader, context)?;
    let mut records = Records::default();
    reader.results(&filter, |game| records.add(game))?;
    let counted = records.games();
    let records = records.finish();
    print(match args.json {
        true => render::json::records(&records, counted, &choice),
        false => render::records(&records, counted, &choice, context.style),
    })?;
    Ok(Outcome::Yes)
}
