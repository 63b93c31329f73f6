//! `crowns records`: the records of all games.

use crate::cli::args::selection::{Selection, SelectionArgs};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::league::{RecordHolder, Records};
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
    let store = context.to_read()?;
    let reader = store.read()?;
    let Selection { filter, choice, .. } = args.selection.find(&reader)?;
    let mut records = Records::default();
    reader.results(&filter, |game| records.add(game))?;
    let counted = records.games();
    let records = records.finish();
    // Of many who share a record the text shows a few.
    let most = if args.json {
        usize::MAX
    } else {
        render::HOLDERS
    };
    let holders = || {
        let records = records.iter();
        records.flat_map(|(_, record)| record.holders.iter().take(most))
    };
    let players = |holder: &RecordHolder| [&[holder.player], &holder.seconds[..]].concat();
    let games = |holder: &RecordHolder| [holder.first.game, holder.last.game];
    let names = reader.names_of(holders().flat_map(players), holders().flat_map(games))?;
    print(match args.json {
        true => render::json::records(&records, counted, &choice, &names),
        false => render::records(&records, counted, &choice, &names, context.style),
    })?;
    Ok(Outcome::Yes)
}
