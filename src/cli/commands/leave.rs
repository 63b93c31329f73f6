//! `crowns leave`: a player gets up before the end.

use crate::cli::args::lookup::{self, WhichGame};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::terminal::print;
use crate::render;

/// Let a player get up before the game ends
///
/// The other players go on; who left has no place in the end.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Player who gets up
    #[arg(value_name = "PLAYER")]
    name: String,

    #[command(flatten)]
    which: WhichGame,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let (sheet, seat) = context.existing_store()?.command(context.now()?, |tx| {
        let sheet = args.which.sheet(tx)?;
        let seat = lookup::seat(&sheet, &args.name)?;
        let sheet = tx.record(sheet.id, &sheet.leave(seat)?)?;
        Ok::<_, Failure>((sheet, seat))
    })?;
    print(render::left(&sheet, seat, context.look))?;
    Ok(Outcome::Yes)
}
