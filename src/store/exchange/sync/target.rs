//! The places that this database exchanges with.

use rusqlite::{Connection, OptionalExtension};

use crate::store::db::error::StoreError;

/// A remembered place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Target(pub(super) i64);

/// Returns the place that was used last.
pub(in crate::store) fn last_target(connection: &Connection) -> Result<Option<String>, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT target FROM sync_targets ORDER BY used DESC, id DESC LIMIT 1")?;
    Ok(select.query_row([], |row| row.get(0)).optional()?)
}

impl Target {
    /// Returns the place of a name, which is now the one that was used last.
    pub(super) fn of(connection: &Connection, name: &str) -> Result<Self, StoreError> {
        let id = connection.query_row(
            "INSERT INTO sync_targets (target, used, sent, position)
             SELECT ?1, coalesce(max(used), 0) + 1, 0, 0 FROM sync_targets WHERE true
             ON CONFLICT (target) DO UPDATE SET used = excluded.used
             RETURNING id",
            [name],
            |row| row.get(0),
        )?;
        Ok(Self(id))
    }

    /// Returns the place of a name if it is the one that was used last.
    pub(super) fn find_last(
        connection: &Connection,
        name: &str,
    ) -> Result<Option<Self>, StoreError> {
        let last = last_target(connection)?;
        match last.is_some_and(|last| last == name) {
            true => Self::find(connection, name),
            false => Ok(None),
        }
    }

    /// Returns the place of a name if it is remembered.
    pub(super) fn find(connection: &Connection, name: &str) -> Result<Option<Self>, StoreError> {
        let mut select = connection.prepare("SELECT id FROM sync_targets WHERE target = ?1")?;
        let id = select.query_row([name], |row| row.get(0)).optional()?;
        Ok(id.map(Self))
    }

    /// Returns all other places, the last used first.
    pub(super) fn others(self, connection: &Connection) -> Result<Vec<Self>, StoreError> {
        let mut select =
            connection.prepare("SELECT id FROM sync_targets WHERE id <> ?1 ORDER BY used DESC")?;
        let others = select.query_map([self.0], |row| Ok(Self(row.get(0)?)))?;
        Ok(others.collect::<Result<_, _>>()?)
    }
}
