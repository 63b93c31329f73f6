//! `crowns tournament late`: a player comes late, or comes back.

use std::slice;

use super::change::print_reseated;
use super::seat::seat_from;
use crate::cli::args::new_players::{NewPlayerArgs, note_new_players};
use crate::cli::args::tournament::{TablesArg, TournamentArg};
use crate::cli::prelude::*;
use crate::game::{PlayerId, TournamentEvent};
use crate::messages::TournamentError;
use crate::render::shown;
use crate::tournament::{Schedule, StoredTournament};

/// Let a player in late, or back in
///
/// Takes an empty chair at a table that has not begun; games to come are seated
/// again. Tables that have begun stay as they are.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Player who comes late; a new name is added as a new player
    #[arg(value_name = "PLAYER")]
    name: String,

    #[command(flatten)]
    new_players: NewPlayerArgs,

    #[command(flatten)]
    tables: TablesArg,

    #[command(flatten)]
    tournament: TournamentArg,
}

pub(super) fn run(args: &Args, json: JsonArg, context: &Context) -> Result<Outcome> {
    let date = context.today()?;
    let (before, stored, players) = context.open_existing()?.command(context.now()?, |tx| {
        let stored = args.tournament.find(tx)?;
        let id = stored.tournament.id;
        let players = args.new_players.find_or_add(tx, slice::from_ref(&args.name))?;
        let player = player_id(&stored, players[0].id)?;
        let chair = chair(&stored, player);
        let from_game = chair.as_ref().map_or(stored.next(), |&(game, _)| game);
        if from_game > stored.tournament.start.games {
            return Err(TournamentError::AllStarted.into());
        }
        let joined = TournamentEvent::TournamentJoined { player, from_game };
        tx.record_tournament(id, &joined)?;
        if let Some((game, event)) = chair {
            tx.seat_tables(id, game, &event, date)?;
        }
        let joined = tx.known_tournament(id)?;
        seat_from(tx, &joined, joined.next(), args.tables.tables)?;
        Ok::<_, Failure>((stored, tx.known_tournament(id)?, players))
    })?;
    let words = context.style.words();
    note_new_players(&players, words);
    let game = stored.current().map_or(1, |game| game.number);
    let player = players[0].id;
    let table = stored.table_of(player, game).map(|table| table.table);
    let game = table.map_or(stored.next(), |_| game);
    let table = stored.table_of(player, game).map(|table| table.table);
    let done = words.came_late(&shown(&players[0].name), game, table);
    print_reseated(&before, &stored, vec![done], game, json, context)
}

/// Returns the player as the events of the tournament name them.
///
/// # Errors
///
/// [`TournamentError::AlreadyIn`] if the player has not left, nor lost their seat.
fn player_id(stored: &StoredTournament, player: PlayerId) -> Result<PlayerId, TournamentError> {
    let all = stored.tournament.entrants.iter().zip(&stored.entrants);
    let mut known = all.filter(|(_, counts_for)| counts_for.uuid == player);
    let has_lost = || {
        let mut lost = stored.lost_seats().into_iter();
        lost.any(|(counts_for, _)| counts_for.uuid == player)
    };
    match known.next() {
        None => Ok(player),
        Some((entrant, _)) if entrant.left_before_game.is_some() || has_lost() => {
            Ok(entrant.player)
        }
        Some((_, counts_for)) => Err(TournamentError::AlreadyIn(counts_for.name.to_string())),
    }
}

/// Finds an empty chair for a player in the game that was started last.
fn chair(stored: &StoredTournament, player: PlayerId) -> Option<(u8, TournamentEvent)> {
    let current = stored.current()?;
    let game = current.number;
    if game > stored.tournament.start.games {
        return None;
    }
    let is_open = |table| current.table(table).is_some_and(|table| table.can_be_reseated());
    let schedule = Schedule::new(&stored.tournament, game);
    Some((game, schedule.add(game, player, is_open).ok()?))
}
