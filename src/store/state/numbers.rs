//! The numbers that games are called by: folded from their starts and from what
//! was undone then, so that all devices give the same.

use std::collections::HashMap;

use rusqlite::{Connection, params};
use uuid::Uuid;

use super::game_cache;
use super::game_row::CachedRow;
use super::revocations::Revocations;
use crate::game::LAST_NUMBER;
use crate::store::db::{Result, Sql};

/// The condition for a row `j` to start a game. Most rows score a round and are
/// told by how they begin, without reading their JSON.
const STARTED: &str = "j.aggregate_kind = 'game'
    AND substr(j.event, 1, 23) <> '{\"kind\":\"round_scored\",'
    AND j.event ->> 'kind' = 'game_started'";

/// Returns `true` if the event that starts a game is there, of a command where one is named.
pub(crate) fn has_start(
    connection: &Connection,
    game: Uuid,
    command: Option<Uuid>,
) -> Result<bool> {
    let start = "SELECT 1 FROM journal AS j WHERE j.aggregate = ?1";
    let of_command = "(?2 IS NULL OR j.command = ?2)";
    connection.has(&format!("{start} AND {of_command} AND {STARTED}"), params![game, command])
}

pub(crate) fn start_commands(connection: &Connection, game: Uuid) -> Result<Vec<Uuid>> {
    let sql = format!("SELECT j.command FROM journal AS j WHERE j.aggregate = ?1 AND {STARTED}");
    connection.list(&sql, [game], |row| row.get(0))
}

/// A game that was started under a number.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Start {
    pub(crate) game: Uuid,
    /// In milliseconds of UTC.
    pub(crate) time: i64,
    /// Of the event.
    pub(crate) id: Uuid,
    pub(crate) number: u32,
}

/// Returns the numbers of all games that were started, of undone ones too.
///
/// In the order of their starts each gets the number that it was started under, or the next free
/// one if that is taken. One that was undone then gives its number away.
pub(crate) fn all(
    connection: &Connection,
    revocations: &Revocations,
) -> Result<HashMap<Uuid, u32>> {
    let sql = format!(
        "SELECT j.aggregate, j.time, j.id, j.event ->> 'number', j.command FROM journal AS j
         WHERE {STARTED} ORDER BY j.time, j.id"
    );
    let mut starts = Vec::new();
    let mut commands: HashMap<Uuid, Vec<Uuid>> = HashMap::new();
    connection.each(&sql, [], |row| -> Result<()> {
        let start =
            Start { game: row.get(0)?, time: row.get(1)?, id: row.get(2)?, number: row.get(3)? };
        commands.entry(start.game).or_default().push(row.get(4)?);
        starts.push(start);
        Ok(())
    })?;
    let (mut games, mut numbers) = (HashMap::new(), HashMap::new());
    let mut last = 0;
    for start in starts {
        if numbers.contains_key(&start.game) {
            continue;
        }
        let number = match games.get(&start.number).copied() {
            None => start.number,
            Some(holder) => {
                last += 1;
                let mut of_holder = commands[&holder].iter();
                match of_holder.any(|&command| revocations.was_undone(command, start.time)) {
                    true => {
                        numbers.insert(holder, last);
                        games.insert(last, holder);
                        start.number
                    }
                    false => last,
                }
            }
        };
        last = last.max(number);
        numbers.insert(start.game, number);
        games.insert(number, start.game);
    }
    Ok(numbers)
}

/// Returns the number of a game that is started last of all, by what the cache
/// holds of the others, as [`all`] does. It is started under a number, at a time in milliseconds of UTC.
pub(crate) fn assign(
    connection: &Connection,
    revocations: &Revocations,
    game: Uuid,
    number: u32,
    time: i64,
) -> Result<u32> {
    if let Some(row) = game_cache::find(connection, game)? {
        return Ok(row.number);
    }
    let Some(holder) = game_cache::find_number(connection, number)? else {
        return Ok(number);
    };
    let next = connection.value("SELECT max(number) + 1 FROM game_cache", [])?;
    let mut starts = start_commands(connection, holder.id)?.into_iter();
    if starts.any(|command| revocations.was_undone(command, time)) {
        game_cache::put(connection, &CachedRow { number: next, ..holder })?;
        return Ok(number);
    }
    Ok(next)
}

/// Returns the number that the next game will have: after the highest of those
/// that were not undone, or the lowest that is free if that is the last.
pub(crate) fn next(connection: &Connection) -> Result<u32> {
    let highest = "SELECT number FROM game_cache WHERE number <= ?1 AND state IS NOT NULL
                   ORDER BY number DESC LIMIT 1";
    let last: Option<u32> = connection.find(highest, [LAST_NUMBER], |row| row.get(0))?;
    let last = last.unwrap_or_default();
    if last < LAST_NUMBER {
        return Ok(last + 1);
    }
    let free = "SELECT min(n.number) + 1
                FROM (SELECT 0 AS number UNION ALL SELECT number FROM game_cache) AS n
                WHERE NOT EXISTS (SELECT 1 FROM game_cache AS next WHERE next.number = n.number + 1)";
    connection.value(free, [])
}

/// Returns the time and id of the last event that started a game.
pub(crate) fn last_start(connection: &Connection) -> Result<Option<(i64, Uuid)>> {
    // The planner would sort all rows to find one of the last.
    let sql = format!(
        "SELECT j.time, j.id FROM journal AS j INDEXED BY journal_by_time WHERE {STARTED}
         ORDER BY j.time DESC, j.id DESC LIMIT 1"
    );
    connection.find(&sql, [], |row| row.try_into())
}
