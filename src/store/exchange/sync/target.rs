//! The places that this database exchanges with, and which rows of the journal
//! are in them.

use std::ops::RangeInclusive;

use rusqlite::Connection;

use crate::store::db::error::Result;
use crate::store::db::sql::Sql;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Target(pub(super) i64);

pub(crate) fn last_target(connection: &Connection) -> Result<Option<String>> {
    let sql = "SELECT target FROM sync_targets ORDER BY used DESC, id DESC LIMIT 1";
    connection.find(sql, [], |row| row.get(0))
}

impl Target {
    /// Returns the place of a name, which is now the one that was used last.
    pub(super) fn of(connection: &Connection, name: &str) -> Result<Self> {
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

    pub(super) fn find_last(connection: &Connection, name: &str) -> Result<Option<Self>> {
        let last = last_target(connection)?;
        if last.is_some_and(|last| last == name) { Self::find(connection, name) } else { Ok(None) }
    }

    pub(super) fn find(connection: &Connection, name: &str) -> Result<Option<Self>> {
        let sql = "SELECT id FROM sync_targets WHERE target = ?1";
        connection.find(sql, [name], |row| Ok(Self(row.get(0)?)))
    }

    /// Returns all other places, the last used first.
    pub(super) fn others(self, connection: &Connection) -> Result<Vec<Self>> {
        let sql = "SELECT id FROM sync_targets WHERE id <> ?1 ORDER BY used DESC";
        connection.list(sql, [self.0], |row| Ok(Self(row.get(0)?)))
    }

    /// Returns `true` if the journal has rows and nothing was exchanged yet.
    pub(super) fn is_new(self, connection: &Connection) -> Result<bool> {
        let sql = "SELECT sent = 0 AND position = 0 AND EXISTS (SELECT 1 FROM journal)
                       AND NOT EXISTS (SELECT 1 FROM sync_segments WHERE target = id)
                   FROM sync_targets WHERE id = ?1";
        connection.value(sql, [self.0])
    }

    /// Returns the last row up to which every one is there.
    pub(super) fn sent(self, connection: &Connection) -> Result<i64> {
        connection.value("SELECT sent FROM sync_targets WHERE id = ?1", [self.0])
    }

    /// Remembers that all rows up to one are there.
    pub(super) fn set_sent(self, connection: &Connection, row: i64) -> Result<()> {
        let sql = "UPDATE sync_targets SET sent = ?2 WHERE id = ?1";
        connection.run(sql, [self.0, row]).map(drop)
    }

    /// Remembers that rows are there: they came from there.
    pub(super) fn add_received(
        self,
        connection: &Connection,
        rows: &[RangeInclusive<i64>],
    ) -> Result<()> {
        let sent = self.sent(connection)?;
        let insert = "INSERT INTO sync_received (target, first_row, last_row) VALUES (?1, ?2, ?3)
                      ON CONFLICT DO UPDATE SET last_row = max(last_row, excluded.last_row)";
        for rows in rows.iter().filter(|rows| *rows.end() > sent) {
            connection.run(insert, [self.0, *rows.start(), *rows.end()])?;
        }
        self.advance(connection).map(drop)
    }

    /// Returns the next rows that are not there yet, as many as follow each
    /// other; `None` if all are.
    pub(super) fn unsent(self, connection: &Connection) -> Result<Option<RangeInclusive<i64>>> {
        let sent = self.advance(connection)?;
        let last = "SELECT min(coalesce((SELECT min(first_row) - 1 FROM sync_received
                                         WHERE target = ?1), 9223372036854775807),
                               (SELECT coalesce(max(rowid), 0) FROM journal))";
        let last = connection.value(last, [self.0])?;
        Ok((sent < last).then_some(sent + 1..=last))
    }

    /// Returns `true` if rows were appended to the journal since the last one
    /// that is there.
    pub(super) fn is_behind(self, connection: &Connection) -> Result<bool> {
        let sql = "SELECT coalesce(max(rowid), 0) > ?1 FROM journal";
        connection.value(sql, [self.sent(connection)?])
    }

    /// Counts received rows that follow the last one sent as sent.
    pub(super) fn advance(self, connection: &Connection) -> Result<i64> {
        let mut sent = self.sent(connection)?;
        let before = sent;
        let next = "SELECT max(last_row) FROM sync_received
                    WHERE target = ?1 AND first_row <= ?2 + 1 AND last_row > ?2";
        while let Some(last) = connection.value(next, [self.0, sent])? {
            sent = last;
        }
        if sent > before {
            self.set_sent(connection, sent)?;
            let past = "DELETE FROM sync_received WHERE target = ?1 AND last_row <= ?2";
            connection.run(past, [self.0, sent])?;
        }
        Ok(sent)
    }
}

/// What was read of a server.
#[cfg(feature = "postgres")]
impl Target {
    /// Returns the transaction of a server that was read up to.
    pub(super) fn position(self, connection: &Connection) -> Result<i64> {
        connection.value("SELECT position FROM sync_targets WHERE id = ?1", [self.0])
    }

    pub(super) fn set_position(self, connection: &Connection, position: i64) -> Result<()> {
        let sql = "UPDATE sync_targets SET position = ?2 WHERE id = ?1";
        connection.run(sql, [self.0, position]).map(drop)
    }

    pub(super) fn refused(self, connection: &Connection) -> Result<Vec<i64>> {
        let sql = "SELECT sequence FROM sync_refused WHERE target = ?1 ORDER BY 1";
        connection.list(sql, [self.0], |row| row.get(0))
    }

    /// Remembers which of some events of a server were refused.
    pub(super) fn set_refused(
        self,
        connection: &Connection,
        all: &[i64],
        refused: &[i64],
    ) -> Result<()> {
        let delete = "DELETE FROM sync_refused WHERE target = ?1 AND sequence = ?2";
        for sequence in all {
            connection.run(delete, [self.0, *sequence])?;
        }
        let insert = "INSERT INTO sync_refused (target, sequence) VALUES (?1, ?2)";
        for sequence in refused {
            connection.run(insert, [self.0, *sequence])?;
        }
        Ok(())
    }
}
