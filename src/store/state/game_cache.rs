//! The table `game_cache`, and the line that says what it is true for.

use std::cmp::Reverse;

use chrono::{Datelike, NaiveDate};
use rusqlite::{Connection, Params, ToSql, params};
use uuid::Uuid;

use super::game_row::{COLUMNS, CRC, CachedRow, GameRow};
use super::players::Players;
use crate::store::db::{Result, Sql, StoreError, consistent, rising};
use crate::store::journal::totals::RowDigest;

/// The version of the fold by which the rows are made. It is added to the totals of
/// the journal that they are true for, so that those of another do not fit.
const FOLD: i64 = 3;

/// What the cache is true for, and what it holds in all.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct CacheEnd {
    /// The control totals of the journal.
    pub(super) journal: RowDigest,
    pub(super) rows: RowDigest,
    /// Those of open games.
    pub(super) open: RowDigest,
}

impl CacheEnd {
    pub(super) fn add(&mut self, crc: u32, is_open: bool) {
        self.rows.add(crc);
        if is_open {
            self.open.add(crc);
        }
    }

    fn remove(&mut self, crc: u32, was_open: bool) {
        self.rows.remove(crc);
        if was_open {
            self.open.remove(crc);
        }
    }

    pub(super) fn read(connection: &Connection) -> Result<Option<Self>> {
        let sql = "SELECT events, events_sum, rows, rows_sum, open, open_sum FROM game_cache_end";
        connection.find(sql, [], |row| -> rusqlite::Result<Self> {
            let totals = |first: usize| -> rusqlite::Result<RowDigest> {
                Ok(RowDigest { count: row.get(first)?, sum: row.get(first + 1)? })
            };
            let mut journal = totals(0)?;
            journal.sum -= FOLD;
            Ok(Self { journal, rows: totals(2)?, open: totals(4)? })
        })
    }

    pub(super) fn write(&self, connection: &Connection) -> Result<()> {
        connection.execute("DELETE FROM game_cache_end", [])?;
        connection.execute(
            "INSERT INTO game_cache_end (events, events_sum, rows, rows_sum, open, open_sum)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![
                self.journal.count.cast_signed(),
                self.journal.sum + FOLD,
                self.rows.count.cast_signed(),
                self.rows.sum,
                self.open.count.cast_signed(),
                self.open.sum,
            ],
        )?;
        Ok(())
    }
}

/// Returns `true` if the cache is of the journal as it ends now.
pub(crate) fn is_current(connection: &Connection) -> Result<bool> {
    let journal = RowDigest::stored(connection)?;
    let end = CacheEnd::read(connection)?;
    Ok(end.is_some_and(|end| Some(end.journal) == journal))
}

/// Notes that the cache is of the journal as it ends now.
pub(crate) fn set_current(connection: &Connection) -> Result<()> {
    let sql = "UPDATE game_cache_end SET (events, events_sum) =
                   (SELECT count, sum + ?1 FROM control_totals WHERE name = 'journal')";
    connection.run(sql, [FOLD]).map(drop)
}

pub(crate) fn put(connection: &Connection, row: &CachedRow) -> Result<()> {
    let mut end = CacheEnd::read(connection)?.ok_or(StoreError::Inconsistent)?;
    if let Some((crc, was_open)) = CachedRow::delete(connection, row.id)? {
        end.remove(crc, was_open);
    }
    end.add(row.insert(connection)?, row.is_open());
    end.write(connection)
}

/// Which rows to go through, and in which order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    OldestFirst,
    NewestFirst,
}

/// Calls `each` with the rows of the cache, those of a condition or in an order, and with the
/// checksum of each.
fn rows<E: From<StoreError>>(
    connection: &Connection,
    rest: &str,
    params: impl Params,
    mut each: impl FnMut(CachedRow, u32) -> Result<(), E>,
) -> Result<(), E> {
    let sql = format!("SELECT {COLUMNS} FROM game_cache {rest}");
    connection.each(&sql, params, |row| {
        each(CachedRow::of_row(row)?, row.get(CRC).map_err(StoreError::from)?)
    })
}

/// Checks every row, and that none is missing.
pub(crate) fn verify(connection: &Connection) -> Result<()> {
    let (mut found, mut check_order) = (CacheEnd::default(), rising());
    rows(connection, "NOT INDEXED ORDER BY day, started, game", [], |row, crc| {
        found.add(crc, row.is_open());
        check_order((row.day, row.started, row.id))
    })?;
    let end = CacheEnd::read(connection)?;
    consistent(end.is_some_and(|end| (end.rows, end.open) == (found.rows, found.open)))
}

/// Calls `each` with every game that counts, in the order of days and starts, after [`verify`].
pub(crate) fn each<E: From<StoreError>>(
    connection: &Connection,
    players: &Players,
    order: Order,
    mut each: impl FnMut(GameRow) -> Result<(), E>,
) -> Result<(), E> {
    let direction = match order {
        Order::OldestFirst => "",
        Order::NewestFirst => "DESC",
    };
    let order = format!("day {direction}, started {direction}, game {direction}");
    rows(connection, &format!("NOT INDEXED ORDER BY {order}"), [], |row, _| {
        row.game(players)?.map_or(Ok(()), &mut each)
    })
}

/// Returns the games of a day, the latest started first; whether one is missing is not known.
pub(crate) fn on(connection: &Connection, date: NaiveDate) -> Result<Vec<CachedRow>> {
    let mut games = Vec::new();
    let of_day = "WHERE day = ?1 ORDER BY started DESC, game DESC";
    rows(connection, of_day, [date.num_days_from_ce()], |row, _| {
        games.push(row);
        Ok::<_, StoreError>(())
    })?;
    Ok(games)
}

/// Returns the open games, the latest started first.
pub(crate) fn open(connection: &Connection, players: &Players) -> Result<Vec<GameRow>> {
    let (mut games, mut totals) = (Vec::new(), RowDigest::default());
    let mut check_order = rising();
    let open = "INDEXED BY game_cache_open WHERE state = 'open' ORDER BY started DESC, game DESC";
    rows(connection, open, [], |row, crc| {
        check_order(Reverse((row.started, row.id)))?;
        totals.add(crc);
        games.extend(row.game(players)?);
        Ok::<_, StoreError>(())
    })?;
    let end = CacheEnd::read(connection)?;
    consistent(end.is_some_and(|end| end.open == totals))?;
    Ok(games)
}

pub(crate) fn find(connection: &Connection, id: Uuid) -> Result<Option<CachedRow>> {
    find_by(connection, "game", id)
}

pub(crate) fn find_number(connection: &Connection, number: u32) -> Result<Option<CachedRow>> {
    find_by(connection, "number", number)
}

fn find_by(connection: &Connection, column: &str, value: impl ToSql) -> Result<Option<CachedRow>> {
    let sql = format!("SELECT {COLUMNS} FROM game_cache WHERE {column} = ?1");
    connection.find(&sql, [value], CachedRow::of_row)
}
