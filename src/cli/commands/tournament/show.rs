//! `crowns tournament show` and `quality`: the tables of a game, and how good
//! the seats are.

use crate::cli::args::tournament::{TournamentArg, warnings};
use crate::cli::prelude::*;
use crate::messages::TournamentError;
use crate::seating::SeatingQuality;
use crate::tournament::{Schedule, StoredTournament, TournamentGame};

/// Show the tables of a game, and how far they are
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {
    /// Game of the tournament [default: the last that was started]
    #[arg(value_name = "GAME")]
    game: Option<u8>,

    #[command(flatten)]
    tournament: TournamentArg,
}

pub(super) fn run(args: &Args, json: JsonArg, context: &Context) -> Result<Outcome> {
    let stored = args.tournament.find(&context.open_to_show()?.read()?)?;
    let game = match args.game {
        Some(game) => game_named(&stored, game)?.number,
        None => stored.current().map_or(1, |game| game.number),
    };
    for warning in warnings(&stored, context.style.words()) {
        warn(&warning);
    }
    json.print(
        || render::json::tournament(&stored, quality_of(&stored)),
        || render::tournament(&stored, game, quality_of(&stored), context.style),
    )
}

pub(super) fn game_named(stored: &StoredTournament, game: u8) -> Result<&TournamentGame> {
    let games = stored.tournament.start.games;
    let none = TournamentError::NoGame { game, games };
    Ok(stored.game(game).ok_or(none)?)
}

pub(super) fn quality(
    tournament: &TournamentArg,
    json: JsonArg,
    context: &Context,
) -> Result<Outcome> {
    let stored = tournament.find(&context.open_to_show()?.read()?)?;
    let quality = quality_of(&stored);
    json.print(
        || render::json::tournament(&stored, quality),
        || render::seating_quality(&stored, quality, context.style),
    )
}

/// Judges the seats of all games but the final.
pub(super) fn quality_of(stored: &StoredTournament) -> SeatingQuality {
    Schedule::new(&stored.tournament, 1).quality()
}
