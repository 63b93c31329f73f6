//! `crowns tournament swap`: two players change places.

use super::change::print_reseated;
use crate::cli::args::tournament::{TournamentArg, find_player};
use crate::cli::prelude::*;
use crate::game::PlayerRef;
use crate::messages::TournamentError;
use crate::render::shown;
use crate::tournament::StoredTournament;

/// Let two players change places in a game
///
/// Their tables must not have begun.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// One player
    #[arg(value_name = "PLAYER")]
    one: String,

    /// The other
    #[arg(value_name = "PLAYER")]
    other: String,

    /// Game of the tournament [default: the first in which neither table has
    /// begun]
    #[arg(long = "in", value_name = "GAME")]
    game: Option<u8>,

    #[command(flatten)]
    tournament: TournamentArg,
}

pub(super) fn run(args: &Args, json: JsonArg, context: &Context) -> Result<Outcome> {
    let date = context.today()?;
    let (before, stored, names, game) = context.open_existing()?.command(context.now()?, |tx| {
        let stored = args.tournament.find(tx)?;
        let all: Vec<_> = stored.entrants.iter().collect();
        let at = [find_player(&all, &args.one)?, find_player(&all, &args.other)?];
        let players = at.map(|at| all[at]);
        if at[0] == at[1] {
            return Err(TournamentError::SwapItself(players[0].name.to_string()).into());
        }
        let game = match args.game {
            Some(game) => game,
            None => first_open(&stored, players),
        };
        must_be_open(&stored, game, players)?;
        let entrants = at.map(|at| stored.tournament.entrants[at].player);
        let event = stored.tournament.swap(game, entrants);
        let id = stored.tournament.id;
        tx.seat_tables(id, game, &event, date)?;
        let names = players.map(|player| shown(&player.name));
        Ok::<_, Failure>((stored, tx.known_tournament(id)?, names, game))
    })?;
    let done = context.style.words().swapped([&names[0], &names[1]], game);
    print_reseated(&before, &stored, vec![done], game, json, context)
}

/// Returns the first game in which neither table has begun; the next if there is
/// none.
fn first_open(stored: &StoredTournament, players: [&PlayerRef; 2]) -> u8 {
    let mut games = stored.games.iter().map(|game| game.number);
    let is_open = |&game: &u8| must_be_open(stored, game, players).is_ok();
    games.find(is_open).unwrap_or(stored.next())
}

fn must_be_open(
    stored: &StoredTournament,
    game: u8,
    players: [&PlayerRef; 2],
) -> Result<(), TournamentError> {
    for player in players {
        let table = stored.table_of(player.uuid, game);
        let table =
            table.ok_or_else(|| TournamentError::NoSeat { name: player.name.to_string(), game })?;
        if !table.can_be_reseated() {
            let table = table.table;
            return Err(TournamentError::Begun { game, table });
        }
    }
    Ok(())
}
