//! The rows of `solitaire`: what its list and statistics read, a row a game.

use rusqlite::types::Value;
use rusqlite::{Connection, Row};
use uuid::Uuid;

use super::checked::{self, RowSet};
use crate::game::{Solitaire, SolitaireOrigin, SolitaireState};
use crate::store::db::error::StoreError;
use crate::store::journal::totals::ControlTotals;

/// A game of solitaire as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct SolitaireRow {
    pub(in crate::store) id: Uuid,
    /// In milliseconds of UTC.
    pub(in crate::store) started: i64,
    /// In milliseconds of UTC, of a game that is over.
    pub(in crate::store) ended: Option<i64>,
    pub(in crate::store) origin: SolitaireOrigin,
    pub(in crate::store) state: SolitaireState,
    /// How many piles are turned over.
    pub(in crate::store) closed: u8,
    /// Of the open piles, if they were counted.
    pub(in crate::store) points: Option<u16>,
    /// Those that it is folded from, see [`ControlTotals::add_event`].
    pub(in crate::store) events: ControlTotals,
}

const COLUMNS: &str = "id, started, ended, origin, state, closed, points, events, events_sum, crc";

/// The index of the checksum.
const CRC: usize = 9;

impl SolitaireRow {
    pub(in crate::store) fn of(game: &Solitaire, events: ControlTotals) -> Self {
        Self {
            id: game.id.0,
            started: game.started.timestamp_millis(),
            ended: game.ended.map(|ended| ended.timestamp_millis()),
            origin: game.origin(),
            state: game.state,
            closed: game.score.closed,
            points: game.score.left,
            events,
        }
    }

    /// Returns all rows, by id.
    ///
    /// # Errors
    ///
    /// [`StoreError::Inconsistent`] if one was altered or is missing.
    pub(in crate::store) fn all(connection: &Connection) -> Result<Vec<Self>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM solitaire ORDER BY id");
        let mut select = connection.prepare_cached(&sql)?;
        let mut rows = select.query([])?;
        let (mut found, mut totals) = (Vec::<Self>::new(), ControlTotals::default());
        while let Some(row) = rows.next()? {
            totals.add(checked::check(row, CRC)?);
            let game = Self::read(row)?;
            // Damaged pages can lead around in a circle.
            if found.last().is_some_and(|last| last.id >= game.id) {
                return Err(StoreError::Inconsistent);
            }
            found.push(game);
        }
        RowSet::Solitaire.compare(connection, totals)?;
        Ok(found)
    }

    fn read(row: &Row<'_>) -> Result<Self, StoreError> {
        let name = |column: usize| -> Result<String, StoreError> {
            row.get(column).map_err(|_| StoreError::Inconsistent)
        };
        Ok(Self {
            id: row.get(0)?,
            started: row.get(1)?,
            ended: row.get(2)?,
            origin: name(3)?.parse().map_err(|_| StoreError::Inconsistent)?,
            state: name(4)?.parse().map_err(|_| StoreError::Inconsistent)?,
            closed: row.get(5)?,
            points: row.get(6)?,
            events: ControlTotals {
                count: row.get(7)?,
                sum: row.get(8)?,
            },
        })
    }

    /// Replaces the row of its game.
    pub(super) fn put(&self, connection: &Connection) -> Result<(), StoreError> {
        let values: [Value; CRC] = [
            Value::Blob(self.id.as_bytes().to_vec()),
            self.started.into(),
            self.ended.into(),
            Value::Text(self.origin.name().to_owned()),
            Value::Text(self.state.name().to_owned()),
            self.closed.into(),
            self.points.into(),
            self.events.count.cast_signed().into(),
            self.events.sum.into(),
        ];
        RowSet::Solitaire.replace(connection, self.id, Some(&values))
    }
}
