//! The rows of `tournaments`: what their list reads, a row each.

use chrono::NaiveDate;
use rusqlite::types::Value;
use rusqlite::{Connection, Row};
use uuid::Uuid;

use super::checked::{self, RowSet};
use crate::game::Tournament;
use crate::store::db::error::StoreError;
use crate::store::journal::totals::ControlTotals;

/// A tournament as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct TournamentRow {
    pub(in crate::store) id: Uuid,
    pub(in crate::store) name: String,
    pub(in crate::store) date: NaiveDate,
    /// In milliseconds of UTC.
    pub(in crate::store) created: i64,
    /// How many there are without the final.
    pub(in crate::store) games: u8,
    /// How many have not left.
    pub(in crate::store) players: u32,
    /// Those that it is folded from, see [`ControlTotals::add_event`].
    pub(in crate::store) events: ControlTotals,
}

const COLUMNS: &str = "id, name, date, created, games, players, events, events_sum, crc";

/// The index of the checksum.
const CRC: usize = 8;

impl TournamentRow {
    pub(in crate::store) fn of(tournament: &Tournament, events: ControlTotals) -> Self {
        let entrants = tournament.entrants.iter();
        let players = entrants.filter(|one| one.left_before_game.is_none());
        Self {
            id: tournament.id.0,
            name: tournament.start.name.clone(),
            date: tournament.start.date,
            created: tournament.created.timestamp_millis(),
            games: tournament.start.games,
            players: players.count() as u32,
            events,
        }
    }

    /// Returns the row of a tournament; `None` if there is none, or it was lost:
    /// [`TournamentRow::all`] tells.
    ///
    /// # Errors
    ///
    /// [`StoreError::Inconsistent`] if it was altered.
    pub(in crate::store) fn find(
        connection: &Connection,
        id: Uuid,
    ) -> Result<Option<Self>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM tournaments WHERE id = ?1");
        let mut select = connection.prepare_cached(&sql)?;
        let mut rows = select.query([id])?;
        match rows.next()? {
            Some(row) => Self::read(row).map(|(found, _)| Some(found)),
            None => Ok(None),
        }
    }

    /// Returns all rows, by id.
    ///
    /// # Errors
    ///
    /// [`StoreError::Inconsistent`] if one was altered or is missing.
    pub(in crate::store) fn all(connection: &Connection) -> Result<Vec<Self>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM tournaments ORDER BY id");
        let mut select = connection.prepare_cached(&sql)?;
        let mut rows = select.query([])?;
        let (mut found, mut totals) = (Vec::<Self>::new(), ControlTotals::default());
        while let Some(row) = rows.next()? {
            let (tournament, crc) = Self::read(row)?;
            // Damaged pages can lead around in a circle.
            if found.last().is_some_and(|last| last.id >= tournament.id) {
                return Err(StoreError::Inconsistent);
            }
            totals.add(crc);
            found.push(tournament);
        }
        RowSet::Tournaments.compare(connection, totals)?;
        Ok(found)
    }

    fn read(row: &Row<'_>) -> Result<(Self, u32), StoreError> {
        let crc = checked::check(row, CRC)?;
        let date: String = row.get(2)?;
        let tournament = Self {
            id: row.get(0)?,
            name: row.get(1)?,
            date: date.parse().map_err(|_| StoreError::Inconsistent)?,
            created: row.get(3)?,
            games: row.get(4)?,
            players: row.get(5)?,
            events: ControlTotals {
                count: row.get(6)?,
                sum: row.get(7)?,
            },
        };
        Ok((tournament, crc))
    }

    /// Replaces the row of its tournament.
    pub(super) fn put(&self, connection: &Connection) -> Result<(), StoreError> {
        let values: [Value; CRC] = [
            Value::Blob(self.id.as_bytes().to_vec()),
            Value::Text(self.name.clone()),
            Value::Text(self.date.to_string()),
            self.created.into(),
            self.games.into(),
            self.players.into(),
            self.events.count.cast_signed().into(),
            self.events.sum.into(),
        ];
        RowSet::Tournaments.replace(connection, self.id, Some(&values))
    }
}
