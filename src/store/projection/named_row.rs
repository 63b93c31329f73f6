//! The rows of `players`, `leagues` and `rulesets`: what has a name.

use rusqlite::types::Value;
use rusqlite::{Connection, Row};
use uuid::Uuid;

use super::checked::{self, RowSet};
use crate::game::name_key;
use crate::store::db::error::StoreError;
use crate::store::journal::totals::ControlTotals;

/// A player as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct PlayerRow {
    pub(in crate::store) id: Uuid,
    pub(in crate::store) name: String,
    pub(in crate::store) retired: bool,
    pub(in crate::store) merged_into: Option<Uuid>,
}

/// A league or a custom ruleset as stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) struct NamedRow {
    pub(in crate::store) id: Uuid,
    pub(in crate::store) name: String,
    pub(in crate::store) retired: bool,
    /// Those that it is folded from, see [`ControlTotals::add_event`].
    pub(in crate::store) events: ControlTotals,
}

impl PlayerRow {
    const COLUMNS: &str = "id, name, key, retired, merged_into, crc";

    /// Returns the row of a player; `None` if there is none, or it was lost:
    /// [`PlayerRow::all`] tells.
    ///
    /// # Errors
    ///
    /// [`StoreError::Inconsistent`] if it was altered.
    pub(in crate::store) fn find(
        connection: &Connection,
        id: Uuid,
    ) -> Result<Option<Self>, StoreError> {
        find(connection, RowSet::Players, Self::COLUMNS, id, Self::read)
    }

    /// Returns all rows, by id.
    ///
    /// # Errors
    ///
    /// [`StoreError::Inconsistent`] if one was altered or is missing.
    pub(in crate::store) fn all(connection: &Connection) -> Result<Vec<Self>, StoreError> {
        all(connection, RowSet::Players, Self::COLUMNS, Self::read)
    }

    fn read(row: &Row<'_>) -> Result<(Self, u32), StoreError> {
        let crc = checked::check(row, 5)?;
        let player = Self {
            id: row.get(0)?,
            name: row.get(1)?,
            retired: row.get(3)?,
            merged_into: row.get(4)?,
        };
        Ok((player, crc))
    }

    /// Replaces the row of its player.
    pub(super) fn put(&self, connection: &Connection) -> Result<(), StoreError> {
        let merged_into = self.merged_into.as_ref().map_or(Value::Null, blob);
        let [id, name, key, retired] = begin(&self.id, &self.name, self.retired);
        RowSet::Players.replace(
            connection,
            self.id,
            Some(&[id, name, key, retired, merged_into]),
        )
    }
}

impl NamedRow {
    const COLUMNS: &str = "id, name, key, retired, events, events_sum, crc";

    /// Returns the row of a league or ruleset, as [`PlayerRow::find`] does.
    pub(in crate::store) fn find(
        connection: &Connection,
        set: RowSet,
        id: Uuid,
    ) -> Result<Option<Self>, StoreError> {
        find(connection, set, Self::COLUMNS, id, Self::read)
    }

    /// Returns all rows, by id, as [`PlayerRow::all`] does.
    pub(in crate::store) fn all(
        connection: &Connection,
        set: RowSet,
    ) -> Result<Vec<Self>, StoreError> {
        all(connection, set, Self::COLUMNS, Self::read)
    }

    fn read(row: &Row<'_>) -> Result<(Self, u32), StoreError> {
        let crc = checked::check(row, 6)?;
        let named = Self {
            id: row.get(0)?,
            name: row.get(1)?,
            retired: row.get(3)?,
            events: ControlTotals {
                count: row.get(4)?,
                sum: row.get(5)?,
            },
        };
        Ok((named, crc))
    }

    /// Replaces the row of its league or ruleset.
    pub(super) fn put(&self, connection: &Connection, set: RowSet) -> Result<(), StoreError> {
        let [id, name, key, retired] = begin(&self.id, &self.name, self.retired);
        let count = self.events.count.cast_signed().into();
        let sum = self.events.sum.into();
        set.replace(
            connection,
            self.id,
            Some(&[id, name, key, retired, count, sum]),
        )
    }
}

fn find<T>(
    connection: &Connection,
    set: RowSet,
    columns: &str,
    id: Uuid,
    read: fn(&Row<'_>) -> Result<(T, u32), StoreError>,
) -> Result<Option<T>, StoreError> {
    let sql = format!("SELECT {columns} FROM {} WHERE id = ?1", set.name());
    let mut select = connection.prepare_cached(&sql)?;
    let mut rows = select.query([id])?;
    match rows.next()? {
        Some(row) => read(row).map(|(found, _)| Some(found)),
        None => Ok(None),
    }
}

fn all<T>(
    connection: &Connection,
    set: RowSet,
    columns: &str,
    read: fn(&Row<'_>) -> Result<(T, u32), StoreError>,
) -> Result<Vec<T>, StoreError> {
    let sql = format!(
        "SELECT {columns} FROM {} NOT INDEXED ORDER BY id",
        set.name()
    );
    let mut select = connection.prepare_cached(&sql)?;
    let mut rows = select.query([])?;
    let (mut found, mut totals) = (Vec::new(), ControlTotals::default());
    let mut last: Option<Uuid> = None;
    while let Some(row) = rows.next()? {
        let (one, crc) = read(row)?;
        let id = Some(row.get(0)?);
        if last >= id {
            return Err(StoreError::Inconsistent);
        }
        last = id;
        totals.add(crc);
        found.push(one);
    }
    set.compare(connection, totals)?;
    Ok(found)
}

fn begin(id: &Uuid, name: &str, retired: bool) -> [Value; 4] {
    [
        blob(id),
        Value::Text(name.to_owned()),
        Value::Text(name_key(name)),
        retired.into(),
    ]
}

fn blob(id: &Uuid) -> Value {
    Value::Blob(id.as_bytes().to_vec())
}
