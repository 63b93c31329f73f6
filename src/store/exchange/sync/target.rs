//! The places that this database exchanges with, and which rows of the journal
//! are in them.

use std::ops::RangeInclusive;

use rusqlite::{Connection, OptionalExtension, params};

use crate::store::db::error::Result;

/// A remembered place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Target(pub(super) i64);

/// Returns the place that was used last.
pub(crate) fn last_target(connection: &Connection) -> Result<Option<String>> {
    let mut select = connection
        .prepare_cached("SELECT target FROM sync_targets ORDER BY used DESC, id DESC LIMIT 1")?;
    Ok(select.query_row([], |row| row.get(0)).optional()?)
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

    /// Returns the place of a name if it is the one that was used last.
    pub(super) fn find_last(connection: &Connection, name: &str) -> Result<Option<Self>> {
        let last = last_target(connection)?;
        match last.is_some_and(|last| last == name) {
            true => Self::find(connection, name),
            false => Ok(None),
        }
    }

    /// Returns the place of a name if it is remembered.
    pub(super) fn find(connection: &Connection, name: &str) -> Result<Option<Self>> {
        let mut select = connection.prepare("SELECT id FROM sync_targets WHERE target = ?1")?;
        let id = select.query_row([name], |row| row.get(0)).optional()?;
        Ok(id.map(Self))
    }

    /// Returns all other places, the last used first.
    pub(super) fn others(self, connection: &Connection) -> Result<Vec<Self>> {
        let mut select =
            connection.prepare("SELECT id FROM sync_targets WHERE id <> ?1 ORDER BY used DESC")?;
        let others = select.query_map([self.0], |row| Ok(Self(row.get(0)?)))?;
        Ok(others.collect::<Result<_, _>>()?)
    }

    /// Returns `true` if the journal has rows and nothing was exchanged yet.
    pub(super) fn is_new(self, connection: &Connection) -> Result<bool> {
        let mut select = connection.prepare(
            "SELECT sent = 0 AND position = 0 AND EXISTS (SELECT 1 FROM journal)
                 AND NOT EXISTS (SELECT 1 FROM sync_segments WHERE target = id)
             FROM sync_targets WHERE id = ?1",
        )?;
        Ok(select.query_row([self.0], |row| row.get(0))?)
    }

    /// Returns the last row up to which every one is there.
    pub(super) fn sent(self, connection: &Connection) -> Result<i64> {
        let mut select =
            connection.prepare_cached("SELECT sent FROM sync_targets WHERE id = ?1")?;
        Ok(select.query_row([self.0], |row| row.get(0))?)
    }

    /// Remembers that all rows up to one are there.
    pub(super) fn set_sent(self, connection: &Connection, row: i64) -> Result<()> {
        let mut update =
            connection.prepare_cached("UPDATE sync_targets SET sent = ?2 WHERE id = ?1")?;
        update.execute(params![self.0, row])?;
        Ok(())
    }

    /// Remembers that rows are there: they came from there.
    pub(super) fn add_received(
        self,
        connection: &Connection,
        rows: &[RangeInclusive<i64>],
    ) -> Result<()> {
        let sent = self.sent(connection)?;
        let mut insert = connection.prepare_cached(
            "INSERT INTO sync_received (target, first_row, last_row) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET last_row = max(last_row, excluded.last_row)",
        )?;
        for rows in rows.iter().filter(|rows| *rows.end() > sent) {
            insert.execute(params![self.0, rows.start(), rows.end()])?;
        }
        drop(insert);
        self.advance(connection).map(drop)
    }

    /// Returns the next rows that are not there yet, as many as follow each
    /// other; `None` if all are.
    pub(super) fn unsent(self, connection: &Connection) -> Result<Option<RangeInclusive<i64>>> {
        let sent = self.advance(connection)?;
        let mut last = connection.prepare_cached(
            "SELECT min(coalesce((SELECT min(first_row) - 1 FROM sync_received WHERE target = ?1),
                                 9223372036854775807),
                        (SELECT coalesce(max(rowid), 0) FROM journal))",
        )?;
        let last = last.query_row([self.0], |row| row.get(0))?;
        Ok((sent < last).then_some(sent + 1..=last))
    }

    /// Returns `true` if rows were appended to the journal since the last one
    /// that is there.
    pub(super) fn is_behind(self, connection: &Connection) -> Result<bool> {
        let mut select =
            connection.prepare_cached("SELECT coalesce(max(rowid), 0) > ?1 FROM journal")?;
        Ok(select.query_row([self.sent(connection)?], |row| row.get(0))?)
    }

    /// Counts received rows that follow the last one sent as sent.
    pub(super) fn advance(self, connection: &Connection) -> Result<i64> {
        let mut sent = self.sent(connection)?;
        let before = sent;
        let mut next = connection.prepare_cached(
            "SELECT max(last_row) FROM sync_received
             WHERE target = ?1 AND first_row <= ?2 + 1 AND last_row > ?2",
        )?;
        while let Some(last) =
            next.query_row(params![self.0, sent], |row| row.get::<_, Option<i64>>(0))?
        {
            sent = last;
        }
        drop(next);
        if sent > before {
            self.set_sent(connection, sent)?;
            connection
                .prepare_cached("DELETE FROM sync_received WHERE target = ?1 AND last_row <= ?2")?
                .execute(params![self.0, sent])?;
        }
        Ok(sent)
    }
}

/// What was read of a server.
#[cfg(feature = "postgres")]
impl Target {
    /// Returns the transaction of a server that was read up to.
    pub(super) fn position(self, connection: &Connection) -> Result<i64> {
        let mut select =
            connection.prepare_cached("SELECT position FROM sync_targets WHERE id = ?1")?;
        Ok(select.query_row([self.0], |row| row.get(0))?)
    }

    pub(super) fn set_position(self, connection: &Connection, position: i64) -> Result<()> {
        let mut update =
            connection.prepare_cached("UPDATE sync_targets SET position = ?2 WHERE id = ?1")?;
        update.execute(params![self.0, position])?;
        Ok(())
    }

    /// Returns the events of a server that were refused.
    pub(super) fn refused(self, connection: &Connection) -> Result<Vec<i64>> {
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
    ) -> Result<()> {
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
