//! What was read of a server.

use rusqlite::{Connection, params};

use super::target::Target;
use crate::store::db::error::StoreError;

impl Target {
    /// Returns the transaction of a server that was read up to.
    pub(super) fn position(self, connection: &Connection) -> Result<i64, StoreError> {
        let mut select =
            connection.prepare_cached("SELECT position FROM sync_targets WHERE id = ?1")?;
        Ok(select.query_row([self.0], |row| row.get(0))?)
    }

    pub(super) fn set_position(
        self,
        connection: &Connection,
        position: i64,
    ) -> Result<(), StoreError> {
        let mut update =
            connection.prepare_cached("UPDATE sync_targets SET position = ?2 WHERE id = ?1")?;
        update.execute(params![self.0, position])?;
        Ok(())
    }

    /// Returns the events of a server that were refused.
    pub(super) fn refused(self, connection: &Connection) -> Result<Vec<i64>, StoreError> {
        let mut select = connection
            .prepare_cached("SELECT sequence FROM sync_refused WHERE target = ?1 ORDER BY 1")?;
        let refused = select.query_map([self.0], |row| row.get(0))?;
        Ok(refused.collect::<Result<_, _>>()?)
    }

    /// Remembers which of some events of a server were refused.
    pub(super) fn set_refused(
        self,
        connection: &Connection,
        all: &[i64],
        refused: &[i64],
    ) -> Result<(), StoreError> {
        let mut delete = connection
            .prepare_cached("DELETE FROM sync_refused WHERE target = ?1 AND sequence = ?2")?;
        for sequence in all {
            delete.execute(params![self.0, sequence])?;
        }
        let mut insert = connection
            .prepare_cached("INSERT INTO sync_refused (target, sequence) VALUES (?1, ?2)")?;
        for sequence in refused {
            insert.execute(params![self.0, sequence])?;
        }
        Ok(())
    }
}
