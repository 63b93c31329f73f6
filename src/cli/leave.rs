//! `crowns leave`: a player gets up before the end.

use anyhow::{Context, Result};

use super::desk::Desk;
use super::which::{self, WhichGame};
use super::{Answer, print};
use crate::render;

/// Let a player get up before the game ends
///
/// The other players go on; who left has no place in the end.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Player who gets up
    #[arg(value_name = "PLAYER")]
    name: String,

    #[command(flatten)]
    which: WhichGame,
}

pub(super) fn run(args: &Args, desk: &Desk) -> Result<Answer> {
    let (sheet, seat) = desk.store()?.command(desk.now()?, |tx| {
        let sheet = args.which.sheet(tx)?;
        let seat = which::seat(&sheet, &args.name)?;
        tx.record(sheet.id, &sheet.leave(seat)?)?;
        let sheet = tx
            .game(sheet.id)?
            .context("the game is not there any more")?;
        anyhow::Ok((sheet, seat))
    })?;
    print(&render::left(&sheet, seat, desk.look))?;
    Ok(Answer::Yes)
}
