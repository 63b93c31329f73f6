//! `crowns join` and `crowns leave`: players who sit down at a game that has begun, and who go.

use std::slice;

use crate::cli::args::input;
use crate::cli::args::lookup::GameArg;
use crate::cli::args::members::{NewPlayerArgs, note_new_players};
use crate::cli::prelude::*;
use crate::game::{GameState, same_name, stock_note};

/// Add a player to a game in progress, or bring one back
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Player who joins, in the last seat, or returns to their old one
    #[arg(value_name = "PLAYER")]
    name: String,

    /// Total to start with [default: the highest total so far, or the one that the
    /// player left with if that is higher or they missed no round]; corrects the
    /// total of a player who joined late
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true,
          value_parser = input::total)]
    score: Option<i32>,

    #[command(flatten)]
    game: GameArg,

    #[command(flatten)]
    new_players: NewPlayerArgs,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let score = args.score(context)?;
    let (sheet, seat, reason, players) =
        context.open_existing()?.command(context.now()?, |tx| {
            let sheet = args.game.sheet(tx)?;
            let players = args.new_players.find_or_add(tx, slice::from_ref(&args.name))?;
            let player = &players[0];
            let (event, reason) = sheet.join(player.id, &player.name, score)?;
            let sheet = tx.record(sheet.id, &event)?;
            let seat = sheet.seat_of(player.id).expect("the player just joined");
            Ok::<_, Failure>((sheet, seat, reason, players))
        })?;
    note_new_players(&players, context.style.words());
    let seated = sheet.seats.iter().filter(|seat| !seat.is_left()).count();
    if let Some(stock) = stock_note(seated, &sheet.ruleset) {
        note(context.style.words().stock_note(stock));
    }
    args.json.print(
        || render::json::scoresheet(&sheet),
        || render::joined(&sheet, seat, reason, context.style),
    )
}

impl Args {
    /// Returns the total to start with if one is given. On a terminal, asks for that of
    /// a late-comer and of who returns after a missed round.
    fn score(&self, context: &Context) -> Result<Option<i32>> {
        if self.score.is_some() || self.json.json {
            return Ok(self.score);
        }
        let Some(mut terminal) = Terminal::find()? else { return Ok(None) };
        // The reader must be gone before the answer comes: it keeps others waiting.
        let sheet = self.game.sheet(&context.open_read_only()?.read()?)?;
        let mut seats = sheet.seats.iter();
        let seat = seats.position(|seat| same_name(seat.name(), &self.name));
        let is_settled =
            seat.is_some_and(|seat| !sheet.seats[seat].is_left() || sheet.missed_none(seat));
        if is_settled || sheet.played.is_empty() || sheet.state() != GameState::Open {
            return Ok(None);
        }
        let words = context.style.words();
        let (total, reason) = sheet.default_start(seat);
        let name = render::shown(&self.name);
        let answer = terminal.ask(&Question {
            label: &words.join_total_label(&name, total, reason),
            help: &words.join_total_help(&name, total, reason),
            check: &|answer| match answer {
                "" => Ok(()),
                answer => input::total(answer).map(drop).map_err(|_| words.no_total(answer)),
            },
        })?;
        Ok(input::total(&answer).ok())
    }
}

/// Let a player leave a game before it ends
///
/// The others play on; a player who left has no final place.
#[derive(Debug, clap::Args)]
pub(crate) struct LeaveArgs {
    /// Player who leaves
    #[arg(value_name = "PLAYER")]
    name: String,

    #[command(flatten)]
    game: GameArg,

    #[command(flatten)]
    json: JsonArg,
}

pub(crate) fn leave(args: &LeaveArgs, context: &Context) -> Result<Outcome> {
    let (sheet, seat) = context.open_existing()?.command(context.now()?, |tx| {
        let sheet = args.game.sheet(tx)?;
        let seat = sheet.find_seat(&args.name)?;
        let sheet = tx.record(sheet.id, &sheet.leave(seat)?)?;
        Ok::<_, Failure>((sheet, seat))
    })?;
    args.json
        .print(|| render::json::scoresheet(&sheet), || render::left(&sheet, seat, context.style))
}
