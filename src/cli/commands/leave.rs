//! `crowns leave`: a player leaves a game before its end.

use crate::cli::args::lookup::{self, GameArg};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::terminal::print;
use crate::render;

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

    /// Write JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let (sheet, seat) = context.existing_store()?.command(context.now()?, |tx| {
        let sheet = args.game.sheet(tx)?;
        let seat = lookup::seat(&sheet, &args.name)?;
        let sheet = tx.record(sheet.id, &sheet.leave(seat)?)?;
        Ok::<_, Failure>((sheet, seat))
    })?;
    print(&match args.json {
        true => render::json::scoresheet(&sheet),
        false => render::left(&sheet, seat, context.style),
    })?;
    Ok(Outcome::Yes)
}
