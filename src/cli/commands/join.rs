//! `crowns join`: a player sits down late.

use std::slice;

use crate::cli::args::lookup::WhichGame;
use crate::cli::args::new_players::{Newcomers, welcome};
use crate::cli::args::parse;
use crate::cli::commands::new::STOCK;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages::note;
use crate::cli::ui::terminal::print;
use crate::game::stock_runs_short;
use crate::render;

/// Let a player sit down late, or come back
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Player who sits down, in the last seat or the one left before
    #[arg(value_name = "PLAYER")]
    name: String,

    /// Total to start from, else the highest total so far
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true,
          value_parser = parse::total)]
    score: Option<i32>,

    #[command(flatten)]
    which: WhichGame,

    #[command(flatten)]
    newcomers: Newcomers,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let (sheet, seat, sitters) = context.existing_store()?.command(context.now()?, |tx| {
        let sheet = args.which.sheet(tx)?;
        let sitters = args.newcomers.seat(tx, slice::from_ref(&args.name))?;
        let sitter = &sitters[0];
        let event = sheet.join(sitter.id, &sitter.name, args.score)?;
        let sheet = tx.record(sheet.id, &event)?;
        let seat = sheet.seat_of(sitter.id).expect("the player just joined");
        Ok::<_, Failure>((sheet, seat, sitters))
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
    print(render::joined(&sheet, seat, why, context.look))?;
    Ok(Outcome::Yes)
}
