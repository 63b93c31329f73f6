//! `crowns leave`: a player leaves a game before its end.

use crate::cli::args::lookup::GameArg;
use crate::cli::prelude::*;

/// Let a player leave a game before it ends
///
/// The others play on; a player who left has no final place.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Player who leaves
    #[arg(value_name = "PLAYER")]
    name: String,

    #[command(flatten)]
    game: GameArg,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let (sheet, seat) = context.open_existing()?.command(context.now()?, |tx| {
        let sheet = args.game.sheet(tx)?;
        let seat = sheet.find_seat(&args.name)?;
        let sheet = tx.record(sheet.id, &sheet.leave(seat)?)?;
        Ok::<_, Failure>((sheet, seat))
    })?;
    args.json
        .print(|| render::json::scoresheet(&sheet), || render::left(&sheet, seat, context.style))
}
