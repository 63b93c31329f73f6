//! `crowns join`: a player sits down late.

use std::slice;

use anyhow::{Context, Result};

use super::complain::note;
use super::desk::Desk;
use super::new::STOCK;
use super::newcomers::{Newcomers, welcome};
use super::which::WhichGame;
use super::{Answer, print, typed};
use crate::game::stock_runs_short;
use crate::render;

/// Let a player sit down late, or come back
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Player who sits down, in the last seat or the one left before
    #[arg(value_name = "PLAYER")]
    name: String,

    /// Total to start from, else the highest total so far
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true,
          value_parser = typed::total)]
    score: Option<i32>,

    #[command(flatten)]
    which: WhichGame,

    #[command(flatten)]
    newcomers: Newcomers,
}

pub(super) fn run(args: &Args, desk: &Desk) -> Result<Answer> {
    let (sheet, seat, sitters) = desk.store()?.command(desk.now()?, |tx| {
        let sheet = args.which.sheet(tx)?;
        let sitters = args.newcomers.seat(tx, slice::from_ref(&args.name))?;
        let sitter = &sitters[0];
        let event = sheet.join(sitter.id, &sitter.name, args.score)?;
        tx.record(sheet.id, &event)?;
        let sheet = tx
            .game(sheet.id)?
            .context("the game is not there any more")?;
        let seat = sheet.seat_of(sitter.id).context("the seat was not taken")?;
        anyhow::Ok((sheet, seat, sitters))
    })?;
    welcome(&sitters);
    let seated = sheet.seats.iter().filter(|seat| !seat.is_left()).count();
    if stock_runs_short(seated, &sheet.ruleset) {
        note(STOCK);
    }
    let why = match args.score {
        None if !sheet.played.is_empty() => ", the highest total so far",
        _ => "",
    };
    print(&render::joined(&sheet, seat, why, desk.look))?;
    Ok(Answer::Yes)
}
