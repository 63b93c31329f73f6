//! Projected rows with a checksum, and the control totals of the sets that
//! queries read as a whole.
//!
//! The checksum of a row tells that it was altered, the total of its set that
//! one is missing. Both guard against damage, not against forgery.

use crc32fast::Hasher;
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};
use uuid::Uuid;

use crate::store::db::error::StoreError;
use crate::store::journal::totals::ControlTotals;

/// Rows that are read as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) enum RowSet {
    Games,
    /// The open ones of the games.
    Open,
    Players,
    Leagues,
    Rulesets,
    Solitaire,
    Tournaments,
}

impl RowSet {
    const ALL: [Self; 7] = [
        Self::Games,
        Self::Open,
        Self::Players,
        Self::Leagues,
        Self::Rulesets,
        Self::Solitaire,
        Self::Tournaments,
    ];

    /// Returns the name of its total, and of its table unless it is a part of
    /// one.
    pub(in crate::store) const fn name(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Open => "open",
            Self::Players => "players",
            Self::Leagues => "leagues",
            Self::Rulesets => "rulesets",
            Self::Solitaire => "solitaire",
            Self::Tournaments => "tournaments",
        }
    }

    /// Compares the total of all rows that were read with the stored one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Inconsistent`] if they differ.
    pub(in crate::store) fn compare(
        self,
        connection: &Connection,
        found: ControlTotals,
    ) -> Result<(), StoreError> {
        let mut select = connection
            .prepare_cached("SELECT count, sum FROM projection_totals WHERE name = ?1")?;
        let stored = select.query_row([self.name()], |row| {
            Ok(ControlTotals {
                count: row.get(0)?,
                sum: row.get(1)?,
            })
        });
        match stored.optional()? {
            Some(stored) if stored == found => Ok(()),
            _ => Err(StoreError::Inconsistent),
        }
    }

    /// Adds a row to the total, and takes one away.
    pub(in crate::store) fn change(
        self,
        connection: &Connection,
        removed: Option<u32>,
        added: Option<u32>,
    ) -> Result<(), StoreError> {
        if removed == added {
            return Ok(());
        }
        let count = i64::from(added.is_some()) - i64::from(removed.is_some());
        let sum = i64::from(added.unwrap_or_default()) - i64::from(removed.unwrap_or_default());
        connection
            .prepare_cached(
                "UPDATE projection_totals SET count = count + ?2, sum = sum + ?3 WHERE name = ?1",
            )?
            .execute(params![self.name(), count, sum])?;
        Ok(())
    }

    /// Replaces a row of a table whose first column is its key `id` and whose
    /// last is its checksum, which `values` leave out; `None` deletes it.
    pub(in crate::store) fn replace(
        self,
        connection: &Connection,
        id: Uuid,
        values: Option<&[Value]>,
    ) -> Result<(), StoreError> {
        let delete = format!("DELETE FROM {} WHERE id = ?1 RETURNING crc", self.name());
        let removed = connection
            .prepare_cached(&delete)?
            .query_row([id], |row| row.get(0))
            .optional()?;
        let added = match values {
            Some(values) => Some(insert(connection, self.name(), values)?),
            None => None,
        };
        self.change(connection, removed, added)
    }
}

/// Inserts a row with its checksum, which it returns.
pub(in crate::store) fn insert(
    connection: &Connection,
    table: &str,
    values: &[Value],
) -> Result<u32, StoreError> {
    let crc = checksum(values.iter().map(ValueRef::from));
    let places = "?, ".repeat(values.len());
    let crc_value = Value::from(crc);
    connection
        .prepare_cached(&format!("INSERT INTO {table} VALUES ({places}?)"))?
        .execute(params_from_iter(values.iter().chain([&crc_value])))?;
    Ok(crc)
}

/// Starts with empty totals.
pub(in crate::store) fn start_totals(connection: &Connection) -> Result<(), StoreError> {
    let mut insert =
        connection.prepare("INSERT INTO projection_totals (name, count, sum) VALUES (?1, 0, 0)")?;
    for set in RowSet::ALL {
        insert.execute([set.name()])?;
    }
    Ok(())
}

/// Returns the checksum of a row whose checksum is in the column after so many.
///
/// # Errors
///
/// [`StoreError::Inconsistent`] if it does not match.
pub(in crate::store) fn check(row: &Row<'_>, columns: usize) -> Result<u32, StoreError> {
    let mut values = Vec::with_capacity(columns);
    for column in 0..columns {
        values.push(row.get_ref(column)?);
    }
    let crc = checksum(values);
    match row.get_ref(columns)? {
        ValueRef::Integer(stored) if stored == i64::from(crc) => Ok(crc),
        _ => Err(StoreError::Inconsistent),
    }
}

/// Returns the CRC-32 of values: each a letter for its type, its length where
/// that varies, and its bytes; numbers big-endian.
pub(super) fn checksum<'a>(values: impl IntoIterator<Item = ValueRef<'a>>) -> u32 {
    let mut bytes = Vec::with_capacity(1024);
    for value in values {
        let (letter, text) = match value {
            ValueRef::Null => {
                bytes.push(b'n');
                continue;
            }
            ValueRef::Integer(number) => {
                bytes.push(b'i');
                bytes.extend(number.to_be_bytes());
                continue;
            }
            ValueRef::Real(number) => {
                bytes.push(b'r');
                bytes.extend(number.to_be_bytes());
                continue;
            }
            ValueRef::Text(text) => (b't', text),
            ValueRef::Blob(blob) => (b'b', blob),
        };
        bytes.push(letter);
        bytes.extend((text.len() as u64).to_be_bytes());
        bytes.extend(text);
    }
    let mut hasher = Hasher::new();
    hasher.update(&bytes);
    hasher.finalize()
}
