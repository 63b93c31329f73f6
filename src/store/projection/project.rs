//! Writes the rows of an aggregate, which listings and lookups read.
//!
//! Tables go by their bare names here, so that [`super::rebuild`] can shadow
//! them with temporary ones.

use std::collections::HashSet;

use rusqlite::{Connection, params};
use uuid::Uuid;

use super::fold::{self, fold_game, fold_league, fold_ruleset};
use super::holders::Holders;
use super::seat_row::{self, state_name};
use crate::game::{Membership, PlayerEvent, PlayerProfile, Scoresheet, name_key};
use crate::store::db::error::StoreError;
use crate::store::journal::line::AggregateKind;
use crate::store::journal::rows;

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
        // Undo and redo project what their command touched.
        AggregateKind::Command => Ok(()),
    }
}

/// Updates the rows of a game, and returns its folded sheet.
pub(in crate::store) fn game(
    players: &Holders<'_>,
    id: Uuid,
) -> Result<Option<Scoresheet>, StoreError> {
    let sheet = fold_game(players.connection(), id)?;
    put_game(players, id, sheet.as_ref())?;
    Ok(sheet)
}

/// Replaces the rows of a game by those of its sheet, or deletes them if
/// there is no sheet.
pub(in crate::store) fn put_game(
    players: &Holders<'_>,
    id: Uuid,
    sheet: Option<&Scoresheet>,
) -> Result<(), StoreError> {
    let connection = players.connection();
    connection
        .prepare_cached("DELETE FROM games WHERE id = ?1")?
        .execute([id])?;
    let Some(sheet) = sheet else {
        return Ok(());
    };
    connection
        .prepare_cached(
            "INSERT INTO games (id, state, short, ruleset, league, date, place, note, rounds,
                                conflicts, started, ended, changed)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
        )?
        .execute(params![
            id,
            state_name(sheet.state()),
            sheet.is_short(),
            sheet.ruleset.name(),
            sheet.league.as_ref().map(|league| league.uuid.0),
            sheet.date.to_string(),
            sheet.venue,
            sheet.note,
            sheet.played.len(),
            sheet.conflicts.len(),
            sheet.started.timestamp_millis(),
            sheet.ended.map(|ended| ended.timestamp_millis()),
            sheet.changed.timestamp_millis(),
        ])?;
    seats(players, id, sheet)
}

fn seats(players: &Holders<'_>, id: Uuid, sheet: &Scoresheet) -> Result<(), StoreError> {
    let mut insert = players.connection().prepare_cached(
        "INSERT INTO seats (game, seat, player, holder, total, place, won, out, scores, crc)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?;
    let results = fold::results(players, sheet)?;
    for (number, (seat, result)) in (0..).zip(sheet.seats.iter().zip(results)) {
        let scores = seat_row::write_scores(&result.scores);
        insert.execute(params![
            id,
            number,
            seat.player.0,
            result.player.0,
            result.total,
            result.place,
            result.won,
            result.out,
            scores,
            seat_row::checksum(id, number, &result, &scores),
        ])?;
    }
    Ok(())
}

/// Updates the row of a player, and no seats.
pub(in crate::store) fn player(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let events = rows::events(connection, AggregateKind::Player, id, PlayerEvent::read)?;
    let Some(person) = PlayerProfile::fold(events) else {
        connection
            .prepare_cached("DELETE FROM players WHERE id = ?1")?
            .execute([id])?;
        return Ok(());
    };
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO players (id, name, key, retired, merged_into)
             VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            id,
            person.name,
            name_key(&person.name),
            person.membership == Membership::Retired,
            person.merged_into.map(|into| into.0),
        ])?;
    Ok(())
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
    let league = fold_league(connection, id)?;
    let kept = league.map(|league| (league.name, league.membership));
    named(connection, "leagues", id, kept)
}

fn ruleset(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let custom = fold_ruleset(connection, id)?;
    let kept = custom.map(|custom| (custom.ruleset.name().to_owned(), custom.membership));
    named(connection, "rulesets", id, kept)
}

fn named(
    connection: &Connection,
    table: &str,
    id: Uuid,
    kept: Option<(String, Membership)>,
) -> Result<(), StoreError> {
    let Some((name, membership)) = kept else {
        let delete = format!("DELETE FROM {table} WHERE id = ?1");
        connection.prepare_cached(&delete)?.execute([id])?;
        return Ok(());
    };
    let insert =
        format!("INSERT OR REPLACE INTO {table} (id, name, key, retired) VALUES (?1, ?2, ?3, ?4)");
    let retired = membership == Membership::Retired;
    connection
        .prepare_cached(&insert)?
        .execute(params![id, name, name_key(&name), retired])?;
    Ok(())
}
