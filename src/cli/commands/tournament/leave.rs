//! `crowns tournament leave`: a player leaves the tournament.

use std::iter;

use super::change::print_reseated;
use super::seat::seat_from;
use crate::cli::args::tournament::{TablesArg, TournamentArg, find_player};
use crate::cli::prelude::*;
use crate::game::{PlayError, PlayerId, TournamentEvent};
use crate::messages::TournamentError;
use crate::render::shown;
use crate::store::Writer;
use crate::tournament::{Schedule, StoredTournament, TableStatus};

/// Let a player leave the tournament
///
/// A table that has not begun plays without the player; at one that has, they
/// leave the game, and the others go on. Games to come are seated again.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Player who leaves
    #[arg(value_name = "PLAYER")]
    name: String,

    #[command(flatten)]
    tables: TablesArg,

    #[command(flatten)]
    tournament: TournamentArg,
}

pub(super) fn run(args: &Args, json: JsonArg, context: &Context) -> Result<Outcome> {
    let date = context.today()?;
    let (before, stored, name, from_game, abandoned) =
        context.open_existing()?.command(context.now()?, |tx| {
            let stored = args.tournament.find(tx)?;
            let id = stored.tournament.id;
            let all: Vec<_> = stored.entrants.iter().collect();
            let at = find_player(&all, &args.name)?;
            let (entrant, player) = (stored.tournament.entrants[at], all[at]);
            let mut still_seated = stored.still_seated().into_iter();
            let has_seat = still_seated.any(|(seated, ..)| seated.uuid == player.uuid);
            if entrant.left_before_game.is_some() && !has_seat {
                return Err(TournamentError::AlreadyLeft(player.name.to_string()).into());
            }
            let vacated = vacated(&stored, entrant.player, player.uuid);
            let from_game = vacated.as_ref().map_or(stored.next(), |&(game, _)| game);
            let left = TournamentEvent::TournamentLeft { player: entrant.player, from_game };
            tx.record_tournament(id, &left)?;
            let abandoned =
                leave_tables(tx, &stored, player.uuid, vacated.as_ref().map(|&(game, _)| game))?;
            if let Some((game, event)) = vacated {
                tx.seat_tables(id, game, &event, date)?;
            }
            let left = tx.known_tournament(id)?;
            seat_from(tx, &left, left.next(), args.tables.tables)?;
            let name = shown(&player.name);
            let after = tx.known_tournament(id)?;
            Ok::<_, Failure>((stored, after, name, from_game, abandoned))
        })?;
    let words = context.style.words();
    let abandoned = abandoned.into_iter().map(|(game, table)| words.table_abandoned(game, table));
    let done = iter::once(words.has_left_tournament(&name, from_game)).chain(abandoned);
    let game = stored.current().map_or(1, |game| game.number);
    print_reseated(&before, &stored, done.collect(), game, json, context)
}

/// Returns the game that was started last without the player, if the table has
/// not begun and the others can play on.
fn vacated(
    stored: &StoredTournament,
    entrant: PlayerId,
    player: PlayerId,
) -> Option<(u8, TournamentEvent)> {
    let current = stored.current()?;
    let game = current.number;
    let table = stored.table_of(player, game)?;
    if game > stored.tournament.start.games || !table.can_be_reseated() {
        return None;
    }
    let is_open = |table| current.table(table).is_some_and(TableStatus::can_be_reseated);
    let schedule = Schedule::new(&stored.tournament, game);
    Some((game, schedule.remove(game, entrant, is_open).ok()?))
}

/// Lets a player leave the tables where they play, if the games can go on,
/// except for the game that is seated without them. A table that nobody is left at
/// is abandoned; returns its game and number.
fn leave_tables(
    tx: &mut Writer<'_>,
    stored: &StoredTournament,
    player: PlayerId,
    except: Option<u8>,
) -> Result<Vec<(u8, u16)>> {
    let mut abandoned = Vec::new();
    let games = stored.games.iter().map(|game| game.number).filter(|&game| Some(game) != except);
    let tables = games.filter_map(|game| Some((game, stored.table_of(player, game)?)));
    for (game, table) in tables.filter(|(_, table)| table.is_open()) {
        let sheet = tx.game(table.id)?;
        let seat = sheet.as_ref().and_then(|sheet| Some((sheet, sheet.seat_of(player)?)));
        let Some((sheet, seat)) = seat else { continue };
        let event = match sheet.leave(seat) {
            Err(PlayError::LastPlayer { .. }) => {
                abandoned.push((game, table.table));
                sheet.abandon(None)
            }
            left => left,
        };
        // Who shares a place stays until the tie is broken.
        if let Ok(event) = event {
            tx.record(table.id, &event)?;
        }
    }
    Ok(abandoned)
}
