//! Rebuilds the projections from the journal: to repair or compare them, or
//! to read the database as of a time.

use super::holders::Holders;
use super::{checked, commands, project};
use crate::game::Scoresheet;
use crate::store::db::error::StoreError;
use crate::store::db::progress::{Progress, silent};
use crate::store::journal::line::AggregateKind;
use rusqlite::{Connection, OptionalExtension, ToSql, Transaction, TransactionBehavior, params};
use uuid::Uuid;

/// A projection that differs from the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProjectionMismatch {
    /// The table.
    pub table: &'static str,
    /// Rows that should be there and are not.
    pub missing: u64,
    /// Rows that are there and should not be.
    pub surplus: u64,
}

/// All projections, those that others refer to first.
const TABLES: [&str; 10] = [
    "commands",
    "numbers",
    "players",
    "leagues",
    "rulesets",
    "solitaire",
    "tournaments",
    "games",
    "seats",
    "projection_totals",
];

/// Rebuilds all projections where any differs from the journal.
pub(in crate::store) fn repair(connection: &mut Connection) -> Result<(), StoreError> {
    if differences(connection, &mut silent, &mut unseen)?.is_empty() {
        return Ok(());
    }
    rebuild_all(connection)
}

pub(in crate::store) fn rebuild_all(connection: &mut Connection) -> Result<(), StoreError> {
    let tx = Transaction::new(connection, TransactionBehavior::Immediate)?;
    rebuild(&tx)?;
    tx.commit().map_err(StoreError::of_commit)
}

/// Compares all projections with the journal; calls `sheets` with every game
/// that is folded for that, without names.
pub(in crate::store) fn differences(
    connection: &mut Connection,
    step: Progress<'_>,
    sheets: Sheets<'_>,
) -> Result<Vec<ProjectionMismatch>, StoreError> {
    let tx = Transaction::new(connection, TransactionBehavior::Deferred)?;
    overlay(&tx, &LOOKED_UP)?;
    replay(&tx, step, sheets)?;
    let mut differences = Vec::new();
    for table in TABLES {
        let difference = ProjectionMismatch {
            table,
            missing: count_except(&tx, "temp", "main", table)?,
            surplus: count_except(&tx, "main", "temp", table)?,
        };
        if difference.missing + difference.surplus > 0 {
            differences.push(difference);
        }
    }
    // The temporary tables go with the transaction.
    Ok(differences)
}

/// Deletes all projections and rebuilds them, in the transaction of its
/// caller.
pub(in crate::store) fn rebuild(tx: &Transaction<'_>) -> Result<(), StoreError> {
    for table in TABLES.iter().rev() {
        tx.execute(&format!("DELETE FROM {table}"), [])?;
    }
    replay(tx, &mut silent, &mut unseen)
}

/// Called with each folded game, and the connection to read its names from.
pub(in crate::store) type Sheets<'a> =
    &'a mut dyn FnMut(&Connection, Scoresheet) -> Result<(), StoreError>;

/// Ignores the game.
pub(in crate::store) fn unseen(_: &Connection, _: Scoresheet) -> Result<(), StoreError> {
    Ok(())
}

/// Fills empty projections.
pub(in crate::store) fn replay(
    connection: &Connection,
    step: Progress<'_>,
    sheets: Sheets<'_>,
) -> Result<(), StoreError> {
    checked::start_totals(connection)?;
    commands::enter_all(connection)?;
    number_all_games(connection)?;
    for kind in [
        AggregateKind::Player,
        AggregateKind::League,
        AggregateKind::Ruleset,
        AggregateKind::Solitaire,
        AggregateKind::Tournament,
        AggregateKind::Game,
    ] {
        let mut select = connection
            .prepare("SELECT DISTINCT aggregate FROM journal WHERE aggregate_kind = ?1")?;
        let ids = select.query_map([kind.name()], |row| row.get(0))?;
        let ids = ids.collect::<Result<Vec<Uuid>, _>>()?;
        let players = Holders::new(connection);
        for (done, &id) in (1..).zip(&ids) {
            match kind {
                AggregateKind::Game => {
                    if let Some(sheet) = project::game(&players, id)? {
                        sheets(connection, sheet)?;
                    }
                }
                // No seats are there yet.
                AggregateKind::Player => project::player(connection, id)?,
                _ => project::project(connection, kind, id)?,
            }
            step(done, ids.len() as u64);
        }
    }
    Ok(())
}

/// Numbers all games again. A table gets the numbers from before.
pub(in crate::store) fn renumber(connection: &Connection, were: &str) -> Result<(), StoreError> {
    connection.execute_batch(&format!(
        "INSERT INTO {were} (game, number) SELECT game, number FROM numbers;
         DELETE FROM numbers;"
    ))?;
    number_all_games(connection)
}

/// Numbers the games again that were started at a time or later, as [`renumber`]
/// does: those before them have the numbers that they had then, unless one that
/// was undone gave its number away since.
pub(in crate::store) fn renumber_since(
    connection: &Connection,
    (time, id): (i64, Uuid),
    were: &str,
) -> Result<(), StoreError> {
    let gave_away = format!(
        "SELECT 1 FROM commands AS u CROSS JOIN journal AS j ON j.command = u.target
         CROSS JOIN numbers AS n ON n.game = j.aggregate
         WHERE u.role = 'undo' AND {STARTED} AND n.number <> j.event ->> 'number'
             AND (j.time, j.id) < (?1, ?2)"
    );
    if connection.prepare(&gave_away)?.exists(params![time, id])? {
        return renumber(connection, were);
    }
    let since = format!(
        "FROM journal AS j INDEXED BY journal_by_time
         WHERE (j.time, j.id) >= (?1, ?2) AND {STARTED}"
    );
    // A game that claims to have been started twice is numbered by the first.
    let save = format!(
        "INSERT OR IGNORE INTO {were} (game, number)
         SELECT n.game, n.number FROM (SELECT j.aggregate AS game {since}) AS s
         CROSS JOIN numbers AS n ON n.game = s.game
         WHERE NOT EXISTS (SELECT 1 FROM journal AS j WHERE j.aggregate = s.game
             AND (j.time, j.id) < (?1, ?2) AND {STARTED})"
    );
    connection.execute(&save, params![time, id])?;
    let forget = format!("DELETE FROM numbers WHERE game IN (SELECT game FROM {were})");
    connection.execute(&forget, [])?;
    let starts =
        format!("SELECT j.aggregate, j.event ->> 'number', j.time {since} ORDER BY j.time, j.id");
    number_those(connection, &starts, params![time, id])
}

/// The condition for a row `j` to start a game. Most rows score a round and are
/// told by how they begin, without reading their JSON.
pub(in crate::store) const STARTED: &str = "j.aggregate_kind = 'game'
    AND substr(j.event, 1, 23) <> '{\"kind\":\"round_scored\",'
    AND j.event ->> 'kind' = 'game_started'";

/// Returns the time and id of the last event that started a game.
pub(in crate::store) fn last_start(
    connection: &Connection,
) -> Result<Option<(i64, Uuid)>, StoreError> {
    // The planner would sort all rows to find one of the last.
    let sql = format!(
        "SELECT j.time, j.id FROM journal AS j INDEXED BY journal_by_time WHERE {STARTED}
         ORDER BY j.time DESC, j.id DESC LIMIT 1"
    );
    let last = connection.query_row(&sql, [], |row| Ok((row.get(0)?, row.get(1)?)));
    Ok(last.optional()?)
}

fn number_all_games(connection: &Connection) -> Result<(), StoreError> {
    let starts = format!(
        "SELECT j.aggregate, j.event ->> 'number', j.time FROM journal AS j
         WHERE {STARTED} ORDER BY j.time, j.id"
    );
    number_games(connection, &starts)
}

/// Assigns a number to each game that a query selects with the number that it was
/// started under and the time, in the order of their starts. See [`number_game`].
pub(in crate::store) fn number_games(
    connection: &Connection,
    starts: &str,
) -> Result<(), StoreError> {
    number_those(connection, starts, &[])
}

fn number_those(
    connection: &Connection,
    starts: &str,
    values: &[&dyn ToSql],
) -> Result<(), StoreError> {
    let mut select = connection.prepare(starts)?;
    let games = select.query_map(values, |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    for game in games {
        let (game, number, time): (Uuid, i64, i64) = game?;
        number_game(connection, game, number, time)?;
    }
    Ok(())
}

/// Assigns to a game that was started at a time the number that it was started
/// under, or the next free one if that is taken. One that was undone then gives
/// its number away.
pub(in crate::store) fn number_game(
    connection: &Connection,
    game: Uuid,
    number: i64,
    time: i64,
) -> Result<(), StoreError> {
    let mut insert = connection
        .prepare_cached("INSERT OR IGNORE INTO numbers (game, number) VALUES (?1, ?2)")?;
    let mut is_numbered = connection.prepare_cached("SELECT 1 FROM numbers WHERE game = ?1")?;
    if insert.execute(params![game, number])? > 0 || is_numbered.exists([game])? {
        return Ok(());
    }
    let next: i64 = connection
        .prepare_cached("SELECT max(number) + 1 FROM numbers")?
        .query_row([], |row| row.get(0))?;
    let given_away = connection
        .prepare_cached(&format!(
            "UPDATE numbers SET number = ?2 WHERE number = ?1 AND EXISTS (
                 SELECT 1 FROM journal AS j JOIN commands AS u ON u.target = j.command
                 WHERE j.aggregate = numbers.game AND {STARTED}
                     AND u.role = 'undo' AND u.time < ?3 AND NOT EXISTS (
                         SELECT 1 FROM commands AS r
                         WHERE r.target = u.id AND r.role = 'redo' AND r.time < ?3))"
        ))?
        .execute(params![number, next, time])?;
    let number = if given_away > 0 { number } else { next };
    insert.execute(params![game, number])?;
    Ok(())
}

/// The indexes that [`replay`] looks rows up by.
const LOOKED_UP: Indexes =
    Indexes::Only(&["commands_by_target", "players_by_merge", "seats_by_player"]);

/// Which indexes temporary tables get.
pub(in crate::store) enum Indexes {
    All,
    /// Those of these names; each costs as much as the rows that it is of.
    Only(&'static [&'static str]),
}

/// Creates empty temporary tables over the projections, in place of those that
/// may be there.
pub(in crate::store) fn overlay(
    connection: &Connection,
    indexes: &Indexes,
) -> Result<(), StoreError> {
    for table in TABLES.iter().rev() {
        connection.execute_batch(&format!("DROP TABLE IF EXISTS temp.{table}"))?;
    }
    let mut select = connection.prepare(
        "SELECT type, name, sql FROM main.sqlite_schema
         WHERE tbl_name = ?1 AND type IN ('table', 'index') AND sql IS NOT NULL
         ORDER BY type = 'index'",
    )?;
    for table in TABLES {
        let made = select.query_map([table], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        for made in made {
            let (what, name, sql): (String, String, String) = made?;
            let sql = match (what.as_str(), indexes) {
                ("table", _) => sql.replacen("CREATE TABLE ", "CREATE TEMP TABLE ", 1),
                (_, Indexes::Only(names)) if !names.contains(&name.as_str()) => continue,
                _ => sql.replacen("CREATE INDEX ", "CREATE INDEX temp.", 1),
            };
            connection.execute_batch(&sql)?;
        }
    }
    Ok(())
}

/// Counts the rows of one table that the other has not.
fn count_except(
    connection: &Connection,
    these: &str,
    those: &str,
    table: &str,
) -> Result<u64, StoreError> {
    // Found by their key; EXCEPT would copy and sort both tables.
    let mut columns = connection.prepare("SELECT name FROM pragma_table_info(?1, ?2)")?;
    let same = columns
        .query_map([table, these], |row| row.get(0))?
        .map(|name| name.map(|name: String| format!("b.{name} IS a.{name}")))
        .collect::<Result<Vec<_>, _>>()?
        .join(" AND ");
    let sql = format!(
        "SELECT count(*) FROM {these}.{table} AS a
         WHERE NOT EXISTS (SELECT 1 FROM {those}.{table} AS b WHERE {same})"
    );
    Ok(connection.query_row(&sql, [], |row| row.get(0))?)
}
