//! `crowns records`: the best, the worst and the longest of all games.

use crate::cli::args::selection::{Found, Span};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;
use crate::league::{RecordHolder, Records};
use crate::render;

/// Show the records: the best, the worst and the longest of all games
///
/// Games count that at least two players played to the end; records need ten.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    span: Span,

    /// Write JSON, with all who share a record
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let store = context.to_read()?;
    let reader = store.read()?;
    let Found { filter, choice, .. } = args.span.find(&reader)?;
    let mut records = Records::default();
    reader.results(&filter, |game| records.add(game))?;
    let counted = records.games();
    let records = records.finish();
    // Many may share a record, few of them are shown.
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
        false => render::records(&records, counted, &choice, &names, context.look),
    })?;
    Ok(Outcome::Yes)
}
