//! The rows of `games`: all that listings and standings read, a row a game.

use chrono::NaiveDate;
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, params};
use uuid::Uuid;

use super::checked::{self, RowSet};
use super::fold;
use super::holders::Holders;
use super::seats::{self, SeatRow};
use crate::game::{GameState, Scoresheet};
use crate::store::db::error::StoreError;
use crate::store::journal::totals::ControlTotals;

/// A game as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct GameRow {
    pub(in crate::store) date: NaiveDate,
    /// In milliseconds of UTC.
    pub(in crate::store) started: i64,
    pub(in crate::store) id: Uuid,
    pub(in crate::store) number: u32,
    pub(in crate::store) state: GameState,
    pub(in crate::store) short: bool,
    /// In milliseconds of UTC, of a finished game.
    pub(in crate::store) ended: Option<i64>,
    pub(in crate::store) league: Option<Uuid>,
    /// How many are scored.
    pub(in crate::store) rounds: u32,
    /// How many rounds are scored twice and differently.
    pub(in crate::store) conflicts: u32,
    /// Those that it is folded from, see [`ControlTotals::add_event`].
    pub(in crate::store) events: ControlTotals,
    pub(in crate::store) seats: Vec<SeatRow>,
    /// The name of its ruleset.
    pub(in crate::store) ruleset: String,
    pub(in crate::store) venue: Option<String>,
    pub(in crate::store) note: Option<String>,
}

const COLUMNS: &str = "date, started, id, number, state, short, ended, league, rounds, conflicts,
    events, events_sum, seats, ruleset, place, note, crc";

/// The index of the checksum.
const CRC: usize = 16;

/// Which rows to go through, and in which order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) enum Order {
    OldestFirst,
    NewestFirst,
}

impl GameRow {
    pub(in crate::store) fn of(
        players: &Holders<'_>,
        sheet: &Scoresheet,
        number: u32,
        events: ControlTotals,
    ) -> Result<Self, StoreError> {
        let results = fold::results(players, sheet)?.into_iter();
        let seats = sheet.seats.iter().zip(results);
        Ok(Self {
            date: sheet.date,
            started: sheet.started.timestamp_millis(),
            id: sheet.id.0,
            number,
            state: sheet.state(),
            short: sheet.is_short(),
            ended: sheet.ended.map(|ended| ended.timestamp_millis()),
            league: sheet.league.as_ref().map(|league| league.uuid.0),
            rounds: sheet.played.len() as u32,
            conflicts: sheet.conflicts.len() as u32,
            events,
            seats: seats
                .map(|(seat, result)| SeatRow {
                    player: seat.player,
                    result,
                })
                .collect(),
            ruleset: sheet.ruleset.name().to_owned(),
            venue: sheet.venue.clone(),
            note: sheet.note.clone(),
        })
    }

    /// Reads a row and returns it with its checksum.
    fn read(row: &Row<'_>) -> Result<(Self, u32), StoreError> {
        let crc = checked::check(row, CRC)?;
        let date = row.get_ref(0)?.as_str().ok();
        let game = Self {
            date: date
                .and_then(|date| date.parse().ok())
                .ok_or(StoreError::Inconsistent)?,
            started: row.get(1)?,
            id: row.get(2)?,
            number: row.get(3)?,
            state: (row.get_ref(4)?.as_str().ok())
                .and_then(|name| name.parse().ok())
                .ok_or(StoreError::Inconsistent)?,
            short: row.get(5)?,
            ended: row.get(6)?,
            league: row.get(7)?,
            rounds: row.get(8)?,
            conflicts: row.get(9)?,
            events: ControlTotals {
                count: row.get(10)?,
                sum: row.get(11)?,
            },
            seats: seats::read(row.get_ref(12)?.as_blob().unwrap_or_default())?,
            ruleset: row.get(13)?,
            venue: row.get(14)?,
            note: row.get(15)?,
        };
        Ok((game, crc))
    }

    /// Returns the row of a game; `None` if no index leads to one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Inconsistent`] if it was altered.
    pub(in crate::store) fn find(
        connection: &Connection,
        id: Uuid,
    ) -> Result<Option<Self>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM games WHERE id = ?1");
        let mut select = connection.prepare_cached(&sql)?;
        let mut rows = select.query([id])?;
        match rows.next()? {
            Some(row) => Self::read(row).map(|(game, _)| Some(game)),
            None => Ok(None),
        }
    }

    /// Calls `each` with every game, in the order of days and starts.
    ///
    /// # Errors
    ///
    /// That of `each`; [`StoreError::Inconsistent`] if one was altered, is
    /// missing or in the wrong place, which is known for certain at the end.
    pub(in crate::store) fn each<E: From<StoreError>>(
        connection: &Connection,
        order: Order,
        mut each: impl FnMut(Self) -> Result<(), E>,
    ) -> Result<(), E> {
        let direction = match order {
            Order::OldestFirst => "",
            Order::NewestFirst => "DESC",
        };
        let sql = format!(
            "SELECT {COLUMNS} FROM games NOT INDEXED
             ORDER BY date {direction}, started {direction}, id {direction}"
        );
        let of_file = |error: rusqlite::Error| StoreError::from(error);
        let mut select = connection.prepare_cached(&sql).map_err(of_file)?;
        let mut rows = select.query([]).map_err(of_file)?;
        let mut totals = ControlTotals::default();
        let mut last = None;
        while let Some(row) = rows.next().map_err(of_file)? {
            let (game, crc) = Self::read(row)?;
            let key = Some((game.date, game.started, game.id));
            let is_next = match order {
                Order::OldestFirst => last < key,
                Order::NewestFirst => last.is_none() || last > key,
            };
            // Damaged pages can lead around in a circle.
            if !is_next {
                return Err(StoreError::Inconsistent.into());
            }
            last = key;
            totals.add(crc);
            each(game)?;
        }
        Ok(RowSet::Games.compare(connection, totals)?)
    }

    /// Returns the games of a day, the latest started first; whether one is
    /// missing is not known.
    ///
    /// # Errors
    ///
    /// [`StoreError::Inconsistent`] if one was altered.
    pub(in crate::store) fn on(
        connection: &Connection,
        date: NaiveDate,
    ) -> Result<Vec<Self>, StoreError> {
        let sql =
            format!("SELECT {COLUMNS} FROM games WHERE date = ?1 ORDER BY started DESC, id DESC");
        let mut select = connection.prepare_cached(&sql)?;
        let mut rows = select.query([date.to_string()])?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            games.push(Self::read(row)?.0);
        }
        Ok(games)
    }

    /// Returns the open games, the latest started first.
    ///
    /// # Errors
    ///
    /// [`StoreError::Inconsistent`] if one was altered or is missing.
    pub(in crate::store) fn open(connection: &Connection) -> Result<Vec<Self>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM games INDEXED BY games_open WHERE state = 'open'
             ORDER BY started DESC, id DESC"
        );
        let mut select = connection.prepare_cached(&sql)?;
        let mut rows = select.query([])?;
        let (mut games, mut totals) = (Vec::<Self>::new(), ControlTotals::default());
        while let Some(row) = rows.next()? {
            let (game, crc) = Self::read(row)?;
            let key = |game: &Self| (game.started, game.id);
            if games.last().is_some_and(|last| key(last) <= key(&game)) {
                return Err(StoreError::Inconsistent);
            }
            totals.add(crc);
            games.push(game);
        }
        RowSet::Open.compare(connection, totals)?;
        Ok(games)
    }

    /// Replaces the row of its game.
    pub(super) fn put(&self, connection: &Connection) -> Result<(), StoreError> {
        let removed = remove(connection, self.id)?;
        let crc = checked::insert(connection, "games", &self.values())?;
        RowSet::Games.change(connection, removed.map(|(crc, _)| crc), Some(crc))?;
        let was_open = removed.filter(|&(_, open)| open).map(|(crc, _)| crc);
        let is_open = (self.state == GameState::Open).then_some(crc);
        RowSet::Open.change(connection, was_open, is_open)
    }

    /// Replaces the number in the row of its game, whose seats stay.
    pub(super) fn put_number(&self, connection: &Connection) -> Result<(), StoreError> {
        let old: u32 = connection
            .prepare_cached("SELECT crc FROM games WHERE id = ?1")?
            .query_row([self.id], |row| row.get(0))?;
        let crc = checked::checksum(self.values().iter().map(ValueRef::from));
        connection
            .prepare_cached("UPDATE games SET number = ?2, crc = ?3 WHERE id = ?1")?
            .execute(params![self.id, self.number, crc])?;
        RowSet::Games.change(connection, Some(old), Some(crc))?;
        let is_open = self.state == GameState::Open;
        RowSet::Open.change(connection, is_open.then_some(old), is_open.then_some(crc))
    }

    fn values(&self) -> [Value; CRC] {
        let blob = |id: &Uuid| Value::Blob(id.as_bytes().to_vec());
        let text = |text: &Option<String>| text.clone().map_or(Value::Null, Value::Text);
        [
            Value::Text(self.date.to_string()),
            self.started.into(),
            blob(&self.id),
            self.number.into(),
            Value::Text(self.state.name().to_owned()),
            self.short.into(),
            self.ended.into(),
            self.league.as_ref().map_or(Value::Null, blob),
            self.rounds.into(),
            self.conflicts.into(),
            self.events.count.cast_signed().into(),
            self.events.sum.into(),
            Value::Blob(seats::write(&self.seats)),
            Value::Text(self.ruleset.clone()),
            text(&self.venue),
            text(&self.note),
        ]
    }
}

/// Deletes the row of a game.
pub(super) fn delete(connection: &Connection, id: Uuid) -> Result<(), StoreError> {
    let Some((crc, was_open)) = remove(connection, id)? else {
        return Ok(());
    };
    RowSet::Games.change(connection, Some(crc), None)?;
    RowSet::Open.change(connection, was_open.then_some(crc), None)
}

/// Deletes a row without changing totals. Returns its checksum and whether the
/// game was open.
fn remove(connection: &Connection, id: Uuid) -> Result<Option<(u32, bool)>, StoreError> {
    let mut delete = connection
        .prepare_cached("DELETE FROM games WHERE id = ?1 RETURNING crc, state = 'open'")?;
    let removed = delete.query_row([id], |row| Ok((row.get(0)?, row.get(1)?)));
    Ok(removed.optional()?)
}
