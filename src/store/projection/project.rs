//! Writes the rows of an aggregate, which listings and lookups read.
//!
//! Tables go by their bare names here, so that [`super::rebuild`] can shadow
//! them with temporary ones.

use std::collections::HashSet;

use rusqlite::{Connection, OptionalExtension, params};
use uuid::Uuid;

use super::checked::RowSet;
use super::fold::{fold_game, fold_league, fold_ruleset, fold_solitaire, fold_tournament};
use super::game_row::{self, GameRow};
use super::holders::Holders;
use super::named_row::{NamedRow, PlayerRow};
use super::solitaire_row::SolitaireRow;
use super::tournament_row::TournamentRow;
use crate::game::{Membership, PlayerEvent, PlayerProfile, Scoresheet};
use crate::store::db::error::StoreError;
use crate::store::journal::line::AggregateKind;
use crate::store::journal::rows;
use crate::store::journal::totals::ControlTotals;

/// Updates the rows of an aggregate.
pub(in crate::store) fn project(
    connection: &Connection,
    kind: AggregateKind,
    id: Uuid,
) -> Result<(), StoreError> {
    match kind {
        AggregateKind::Game => game(&Holders::new(connection), id).map(drop),
        AggregateKind::Player => {
            player(connection, id)?;
            hold_seats(connection, vec![id])
        }
        AggregateKind::League => league(connection, id),
        AggregateKind::Ruleset => ruleset(connection, id),
        AggregateKind::Solitaire => solitaire(connection, id),
        AggregateKind::Tournament => tournament(connection, id),
        // Undo and redo project what their command touched.
        AggregateKind::Command => Ok(()),
    }
}

/// Updates the rows of a game, and returns its folded sheet.
pub(in crate::store) fn game(
    players: &Holders<'_>,
    id: Uuid,
) -> Result<Option<Scoresheet>, StoreError> {
    let (sheet, events) = fold_game(players.connection(), id)?;
    match &sheet {
        Some(sheet) => put(players, sheet, events)?,
        None => game_row::delete(players.connection(), id)?,
    }
    Ok(sheet)
}

/// Replaces the rows of a game by those of its sheet.
pub(in crate::store) fn put_game(
    players: &Holders<'_>,
    sheet: &Scoresheet,
) -> Result<(), StoreError> {
    let events = rows::totals_of(players.connection(), AggregateKind::Game, sheet.id.0)?;
    put(players, sheet, events)
}

fn put(players: &Holders<'_>, sheet: &Scoresheet, events: ControlTotals) -> Result<(), StoreError> {
    let connection = players.connection();
    let mut number = connection.prepare_cached("SELECT number FROM numbers WHERE game = ?1")?;
    let number = number
        .query_row([sheet.id.0], |row| row.get(0))
        .optional()?;
    let row = GameRow::of(players, sheet, number.unwrap_or(sheet.number), events)?;
    row.put(connection)?;
    let mut insert = connection
        .prepare_cached("INSERT INTO seats (game, seat, player, holder) VALUES (?1, ?2, ?3, ?4)")?;
    for (nth, seat) in (0..).zip(&row.seats) {
        insert.execute(params![row.id, nth, seat.player.0, seat.result.player.0])?;
    }
    Ok(())
}

/// Gives a game another number.
pub(in crate::store) fn renumber(
    connection: &Connection,
    id: Uuid,
    number: u32,
) -> Result<(), StoreError> {
    match GameRow::find(connection, id)? {
        Some(row) => GameRow { number, ..row }.put_number(connection),
        None => Ok(()),
    }
}

/// Updates the row of a player, and no seats.
pub(in crate::store) fn player(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let kind = AggregateKind::Player;
    let begins = |event: &_| matches!(event, PlayerEvent::PlayerAdded { .. });
    let (events, _) = rows::events(connection, kind, id, PlayerEvent::read, begins)?;
    match PlayerProfile::fold(events) {
        Some(player) => PlayerRow {
            id,
            name: player.name,
            retired: player.membership == Membership::Retired,
            merged_into: player.merged_into.map(|into| into.0),
        }
        .put(connection),
        None => RowSet::Players.replace(connection, id, None),
    }
}

/// Assigns the seats of players, and of all players merged into them, to the
/// players that they count for now.
pub(in crate::store) fn hold_seats(
    connection: &Connection,
    mut touched: Vec<Uuid>,
) -> Result<(), StoreError> {
    let players = Holders::new(connection);
    let mut merged = connection.prepare_cached("SELECT id FROM players WHERE merged_into = ?1")?;
    let mut games = connection
        .prepare_cached("SELECT DISTINCT game FROM seats WHERE player = ?1 AND holder <> ?2")?;
    let mut seen: HashSet<_> = touched.iter().copied().collect();
    while let Some(player) = touched.pop() {
        let held = games.query_map([player, players.of(player)?], |row| row.get(0))?;
        for held in held.collect::<Result<Vec<_>, _>>()? {
            game(&players, held)?;
        }
        for other in merged.query_map([player], |row| row.get(0))? {
            let other = other?;
            if seen.insert(other) {
                touched.push(other);
            }
        }
    }
    Ok(())
}

fn league(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let (league, events) = fold_league(connection, id)?;
    let stored = league.map(|league| (league.name, league.membership));
    named(connection, RowSet::Leagues, id, stored, events)
}

fn ruleset(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let (custom, events) = fold_ruleset(connection, id)?;
    let stored = custom.map(|custom| (custom.ruleset.name().to_owned(), custom.membership));
    named(connection, RowSet::Rulesets, id, stored, events)
}

fn solitaire(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let (game, events) = fold_solitaire(connection, id)?;
    match game {
        Some(game) => SolitaireRow::of(&game, events).put(connection),
        None => RowSet::Solitaire.replace(connection, id, None),
    }
}

fn tournament(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let (tournament, events) = fold_tournament(connection, id)?;
    match tournament {
        Some(tournament) => TournamentRow::of(&tournament, events).put(connection),
        None => RowSet::Tournaments.replace(connection, id, None),
    }
}

fn named(
    connection: &Connection,
    set: RowSet,
    id: Uuid,
    stored: Option<(String, Membership)>,
    events: ControlTotals,
) -> Result<(), StoreError> {
    let Some((name, membership)) = stored else {
        return set.replace(connection, id, None);
    };
    let retired = membership == Membership::Retired;
    let row = NamedRow {
        id,
        name,
        retired,
        events,
    };
    row.put(connection, set)
}
