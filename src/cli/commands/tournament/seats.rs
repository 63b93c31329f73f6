//! `crowns tournament seat`, `late`, `leave` and `swap`: games start, and players come, go
//! and change places.

use std::{iter, slice};

use super::{change, print_change, print_reseated};
use crate::cli::args::tournament::{TablesArg, TournamentArg, find_entrant};
use crate::cli::commands::games::tournaments_on;
use crate::cli::prelude::*;
use crate::game::{PlayError, PlayerId, TournamentEvent};
use crate::tournament::{Schedule, TableStatus, TournamentGame};

/// Start a game at all tables
///
/// If tables of the game that was started last are missing, it starts these.
/// Each table becomes an ordinary game. Run it on one device, and export or sync
/// to the others; run on several, it starts the same games.
#[derive(Debug, clap::Args)]
pub(super) struct SeatArgs {
    /// Game of the tournament [default: the next]
    game: Option<u8>,

    #[command(flatten)]
    pub(super) tournament: TournamentArg,
}

pub(super) fn seat(args: &SeatArgs, context: &Context) -> Result<Outcome> {
    let date = context.today()?;
    let (_, stored, game) =
        change(context.open_existing()?, &args.tournament, context, |tx, stored| {
            let game = startable(stored, args.game)?;
            if !stored.tournament.is_seated(game) && game == stored.next() {
                seat_from(tx, stored, game, None)?;
            }
            tx.start_tables(stored.tournament.id, game, date)?;
            Ok(game)
        })?;
    for earlier in stored.games.iter().filter(|one| stored.is_last && one.number < game) {
        match earlier.tables.iter().filter(|table| !table.is_over() && !table.is_deleted).count() {
            0 => {}
            tables => note(&context.words().still_playing(earlier.number, tables)),
        }
    }
    print_change(&stored, &[], game, context)
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

/// Returns the game that is to be started: the one that is named, or the last of which
/// a table is missing, or the next.
fn startable(stored: &StoredTournament, game: Option<u8>) -> Result<u8> {
    let (next, games) = (stored.next(), stored.tournament.start.games);
    let is_missing = |game: &&TournamentGame| {
        let mut tables = game.tables.iter();
        game.number <= games && tables.any(|table| stored.is_missing(game.number, table))
    };
    let begun = stored.current().filter(is_missing).map(|game| game.number);
    let game = game.or(begun).unwrap_or(next);
    if !(1..=games).contains(&game) {
        return Err(match game == next {
            true => all_started(stored),
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

fn all_started(stored: &StoredTournament) -> TournamentError {
    let has_final = stored.tournament.start.cut.is_some() && !stored.final_has_begun();
    TournamentError::AllStarted { has_final }
}

/// Let a player in late, or back in
///
/// The player gets a free seat at a table that has not scored a round, and later
/// games are reseated. Tables that have scored a round keep their seats.
#[derive(Debug, clap::Args)]
pub(super) struct LateArgs {
    /// Player who arrives late or returns; a new name is added as a new player
    player: String,

    #[command(flatten)]
    new_players: NewPlayerArgs,

    #[command(flatten)]
    tables: TablesArg,

    #[command(flatten)]
    pub(super) tournament: TournamentArg,
}

pub(super) fn late(args: &LateArgs, context: &Context) -> Result<Outcome> {
    let date = context.today()?;
    let (before, stored, (players, is_back, other, game)) =
        change(context.open_existing()?, &args.tournament, context, |tx, stored| {
            let id = stored.tournament.id;
            let players = args.new_players.find_or_add(tx, slice::from_ref(&args.player))?;
            let player = player_id(stored, players[0].id)?;
            let chair = chair(stored, player);
            let final_game = stored.tournament.final_game();
            let from_game = chair.as_ref().map_or(stored.next(), |&(game, _)| game).min(final_game);
            let is_back = from_game == final_game;
            let mut entrants = stored.tournament.entrants.iter();
            let comes_back = entrants.any(|one| one.player == player) && !stored.final_has_begun();
            if is_back && !comes_back {
                return Err(all_started(stored).into());
            }
            tx.record_tournament(id, &TournamentEvent::TournamentJoined { player, from_game })?;
            if let Some((game, event)) = chair {
                tx.seat_tables(id, game, &event, date)?;
            }
            let joined = tx.known_tournament(id)?;
            seat_from(tx, &joined, joined.next(), args.tables.tables)?;
            let mut others = tournaments_on(tx, &tx.open_games()?, context)?.into_iter();
            let plays = |other: &StoredTournament| {
                let mut playing = other.players();
                other.tournament.id != id && playing.any(|(_, one)| one.uuid == players[0].id)
            };
            let other = others.find(plays);
            Ok((players, is_back, other, from_game))
        })?;
    let words = context.words();
    note_new_players(&players, words);
    if let Some(other) = other {
        let other = shown(&other.tournament.start.name);
        note(&words.also_plays_in(&shown(&players[0].name), &other));
    }
    let table = stored.table_of(players[0].id, game).map(|table| table.table);
    let name = shown(&players[0].name);
    let done = if is_back { words.is_back(&name) } else { words.came_late(&name, game, table) };
    print_reseated(&before, &stored, vec![done], game.min(stored.tournament.start.games), context)
}

/// Returns the player as the events of the tournament name them, who must have left
/// or lost their seat.
fn player_id(stored: &StoredTournament, player: PlayerId) -> Result<PlayerId, TournamentError> {
    let has_lost =
        || stored.lost_seats().into_iter().any(|(counts_for, _)| counts_for.uuid == player);
    match stored.entrant(player) {
        None => Ok(player),
        Some((entrant, _)) if entrant.left_before_game.is_some() || has_lost() => {
            Ok(entrant.player)
        }
        Some((_, counts_for)) => Err(TournamentError::AlreadyIn(counts_for.name.to_string())),
    }
}

/// Finds an empty chair for a player in the game that was started last.
fn chair(stored: &StoredTournament, player: PlayerId) -> Option<(u8, TournamentEvent)> {
    let current = stored.current().filter(|game| game.number <= stored.tournament.start.games)?;
    let game = current.number;
    let is_open = |table| current.table(table).is_some_and(TableStatus::can_be_reseated);
    let schedule = Schedule::new(&stored.tournament, game);
    Some((game, schedule.add(game, player, is_open).ok()?))
}

/// Let a player leave the tournament
///
/// A table that has not scored a round plays without the player. At one that has,
/// the player leaves the game and the others play on. Later games are reseated.
#[derive(Debug, clap::Args)]
pub(super) struct LeaveArgs {
    /// Player who leaves
    player: String,

    #[command(flatten)]
    tables: TablesArg,

    #[command(flatten)]
    pub(super) tournament: TournamentArg,
}

pub(super) fn leave(args: &LeaveArgs, context: &Context) -> Result<Outcome> {
    let date = context.today()?;
    let (before, stored, (name, from_game, abandoned)) =
        change(context.open_existing()?, &args.tournament, context, |tx, stored| {
            let id = stored.tournament.id;
            let (entrant, player) = find_entrant(stored, &args.player)?;
            let mut still_seated = stored.still_seated().into_iter();
            let has_seat = still_seated.any(|(seated, ..)| seated.uuid == player.uuid);
            if entrant.left_before_game.is_some() && !has_seat {
                let (name, can_return) = (player.name.to_string(), !stored.final_has_begun());
                return Err(TournamentError::AlreadyLeft { name, can_return }.into());
            }
            let vacated = vacated(stored, entrant.player, player.uuid);
            let game = vacated.as_ref().map(|&(game, _)| game);
            let from_game = game.unwrap_or(stored.next());
            let left = TournamentEvent::TournamentLeft { player: entrant.player, from_game };
            tx.record_tournament(id, &left)?;
            let abandoned = leave_tables(tx, stored, player.uuid, game)?;
            if let Some((game, event)) = vacated {
                tx.seat_tables(id, game, &event, date)?;
            }
            let left = tx.known_tournament(id)?;
            seat_from(tx, &left, left.next(), args.tables.tables)?;
            Ok((shown(&player.name), from_game, abandoned))
        })?;
    let words = context.words();
    let abandoned = abandoned.into_iter().map(|(game, table)| words.table_abandoned(game, table));
    let to_play = (from_game <= stored.tournament.start.games).then_some(from_game);
    let done = iter::once(words.has_left_tournament(&name, to_play)).chain(abandoned);
    let game = stored.current().map_or(1, |game| game.number);
    print_reseated(&before, &stored, done.collect(), game, context)
}

/// Returns the game that was started last without the player, if the table has
/// not begun and the others can play on.
fn vacated(
    stored: &StoredTournament,
    entrant: PlayerId,
    player: PlayerId,
) -> Option<(u8, TournamentEvent)> {
    let current = stored.current().filter(|game| game.number <= stored.tournament.start.games)?;
    let game = current.number;
    stored.table_of(player, game).filter(|table| table.can_be_reseated())?;
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

/// Let two players swap seats in a game
///
/// Their tables must not have scored a round.
#[derive(Debug, clap::Args)]
pub(super) struct SwapArgs {
    /// One player
    #[arg(value_name = "PLAYER")]
    one: String,

    /// The other
    #[arg(value_name = "PLAYER")]
    other: String,

    /// Game of the tournament [default: the first in which neither table has scored a round]
    #[arg(long = "in", value_name = "GAME")]
    game: Option<u8>,

    #[command(flatten)]
    pub(super) tournament: TournamentArg,
}

pub(super) fn swap(args: &SwapArgs, context: &Context) -> Result<Outcome> {
    let date = context.today()?;
    let (before, stored, (names, game)) =
        change(context.open_existing()?, &args.tournament, context, |tx, stored| {
            let found = [find_entrant(stored, &args.one)?, find_entrant(stored, &args.other)?];
            let players = found.map(|(_, player)| player);
            if players[0].uuid == players[1].uuid {
                return Err(TournamentError::SwapItself(players[0].name.to_string()).into());
            }
            let game = args.game.map_or_else(|| first_open(stored, players), Ok)?;
            must_be_open(stored, game, players)?;
            let entrants = found.map(|(entrant, _)| entrant.player);
            let event = stored.tournament.swap(game, entrants);
            tx.seat_tables(stored.tournament.id, game, &event, date)?;
            Ok((players.map(|player| shown(&player.name)), game))
        })?;
    let done = context.words().swapped([&names[0], &names[1]], game);
    print_reseated(&before, &stored, vec![done], game, context)
}

/// Returns the first game in which neither table has begun.
fn first_open(stored: &StoredTournament, players: [&PlayerRef; 2]) -> Result<u8, TournamentError> {
    let mut games = stored.games.iter().map(|game| game.number);
    let is_open = |&game: &u8| must_be_open(stored, game, players).is_ok();
    games.find(is_open).ok_or_else(|| {
        match must_be_open(stored, stored.current().map_or(1, |game| game.number), players) {
            Err(error @ TournamentError::NoSeat { .. }) => error,
            _ => TournamentError::AllBegun(players.map(|player| player.name.to_string())),
        }
    })
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
            return Err(TournamentError::Begun { game, table: table.table });
        }
    }
    Ok(())
}
