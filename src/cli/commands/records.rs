//! `crowns records`: the records of all games.

use crate::cli::args::selection::{Selection, SelectionArgs};
use crate::cli::prelude::*;
use crate::league::Records;
use crate::render::shown;

/// Show the records: best and worst totals, biggest wins, streaks
///
/// Counts the games that at least two players finished; records need ten of
/// them. With a player, shows the records that the player holds.
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
    let selection = args.selection.find(&reader, context, 1)?;
    let Selection { filter, choice, .. } = selection;
    let mut records = Records::default();
    reader.results(&filter, |game| records.add(game))?;
    let counted = records.games();
    let mut records = records.finish();
    if let [player] = selection.players.as_slice() {
        records.retain(|record| record.is_of(player.id));
        if records.is_empty() && !args.json {
            note(&context.style.words().holds_no_record(&shown(&player.name)));
            return Ok(Outcome::Yes);
        }
    }
    print(match args.json {
        true => render::json::records(&records, counted, &choice),
        false => render::records(&records, counted, &choice, context.style),
    })?;
    Ok(Outcome::Yes)
}
