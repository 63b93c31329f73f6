//! `crowns tournament seat`: the games of all tables start.

use super::change::print_change;
use crate::cli::args::tournament::TournamentArg;
use crate::cli::prelude::*;
use crate::messages::TournamentError;
use crate::store::Writer;
use crate::tournament::{Schedule, StoredTournament, TableStatus};

/// Start a game at all tables
///
/// Each table becomes an ordinary game. Run it on one device, and export or sync
/// to the others; run on several, it starts the same games.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Game of the tournament [default: the next]
    #[arg(value_name = "GAME")]
    game: Option<u8>,

    #[command(flatten)]
    tournament: TournamentArg,
}

pub(super) fn run(args: &Args, json: JsonArg, context: &Context) -> Result<Outcome> {
    let date = context.today()?;
    let (stored, game) = context.open_existing()?.command(context.now()?, |tx| {
        let stored = args.tournament.find(tx)?;
        let game = startable(&stored, args.game)?;
        if !stored.tournament.is_seated(game) && game == stored.next() {
            seat_from(tx, &stored, game, None)?;
        }
        tx.start_tables(stored.tournament.id, game, date)?;
        let stored = tx.known_tournament(stored.tournament.id)?;
        Ok::<_, Failure>((stored, game))
    })?;
    let before = stored.games.iter().filter(|one| one.number < game);
    for earlier in before {
        let open = earlier.tables.iter().filter(|table| table.is_open());
        match open.count() {
            0 => {}
            tables => note(&context.style.words().still_playing(earlier.number, tables)),
        }
    }
    print_change(&stored, &[], game, json, context)
}

/// Seats all games from one on again, for those who play now, at as many tables
/// as before or as are named.
pub(super) fn seat_from(
    tx: &mut Writer<'_>,
    stored: &StoredTournament,
    game: u8,
    tables: Option<u16>,
) -> Result<()> {
    if game > stored.tournament.start.games {
        return Ok(());
    }
    for event in Schedule::new(&stored.tournament, game).seat(tables)? {
        tx.record_tournament(stored.tournament.id, &event)?;
    }
    Ok(())
}

/// Returns the game that is to be started: the next, or one of which a table is
/// not started.
fn startable(stored: &StoredTournament, game: Option<u8>) -> Result<u8> {
    let (next, games) = (stored.next(), stored.tournament.start.games);
    let game = game.unwrap_or(next);
    if !(1..=games).contains(&game) {
        return Err(match game == next {
            true => TournamentError::AllStarted,
            false => TournamentError::NoGame { game, games },
        }
        .into());
    }
    if game > next {
        return Err(TournamentError::NotNext { game, next }.into());
    }
    let is_started = |table: &TableStatus| table.game.is_some();
    let mut tables = stored.game(game).into_iter().flat_map(|game| &game.tables);
    if game < next && tables.all(is_started) {
        return Err(TournamentError::Started(game).into());
    }
    Ok(game)
}
