//! What a command has changed about a tournament.

use super::show::quality_of;
use crate::cli::args::tournament::warnings;
use crate::cli::prelude::*;
use crate::tournament::StoredTournament;

/// Prints what a command has done and which games it seated again, then a game of
/// the tournament as it is now.
pub(super) fn print_reseated(
    before: &StoredTournament,
    stored: &StoredTournament,
    mut done: Vec<String>,
    game: u8,
    json: JsonArg,
    context: &Context,
) -> Result<Outcome> {
    let reseated = stored.reseated_since(before).into_iter();
    let reseated: Vec<_> = reseated.map(|game| game.to_string()).collect();
    if !reseated.is_empty() {
        done.push(context.style.words().games_reseated(&reseated));
    }
    print_change(stored, &done, game, json, context)
}

/// Prints what a command has done, then a game of the tournament as it is now.
pub(super) fn print_change(
    stored: &StoredTournament,
    done: &[String],
    game: u8,
    json: JsonArg,
    context: &Context,
) -> Result<Outcome> {
    for warning in warnings(stored, context.style.words()) {
        warn(&warning);
    }
    json.print(
        || render::json::tournament(stored, quality_of(stored)),
        || render::tournament_change(stored, done, game, context.style),
    )
}
