//! What this database remembers of a place that it exchanges with.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, params};
use uuid::Uuid;

use super::name::{FileSum, SegmentId};
use crate::store::db::error::StoreError;
use crate::store::journal::line::to_time;

/// A remembered place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Target(pub(super) i64);

/// Returns the number that no segment of a device has, wherever it was written.
pub(super) fn next_number(connection: &Connection, device: Uuid) -> Result<u64, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT coalesce(max(number), 0) + 1 FROM sync_segments WHERE device = ?1",
    )?;
    Ok(select.query_row([device], |row| row.get(0))?)
}

/// A segment that was written, or is about to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) segment: SegmentId,
    pub(super) made: DateTime<Utc>,
    /// `None` until the file is known to be there.
    pub(super) sum: Option<FileSum>,
    /// The rows of the journal that it holds.
    pub(super) rows: RangeInclusive<i64>,
}

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

    /// Forgets what was there but for what was written here: the place was
    /// emptied, and everything is sent again.
    pub(super) fn send_all(self, connection: &Connection) -> Result<(), StoreError> {
        connection.execute("DELETE FROM sync_received WHERE target = ?1", [self.0])?;
        connection.execute(
            "INSERT INTO sync_received (target, first_row, last_row)
             SELECT target, first_row, last_row FROM sync_segments
             WHERE target = ?1 AND first_row IS NOT NULL",
            [self.0],
        )?;
        connection.execute(
            "DELETE FROM sync_segments WHERE target = ?1 AND first_row IS NULL",
            [self.0],
        )?;
        self.set_sent(connection, 0)
    }

    /// Takes over what is remembered of another place: it has moved here.
    pub(super) fn take_over(self, connection: &Connection, other: Self) -> Result<(), StoreError> {
        let ids = params![self.0, other.0];
        for table in ["sync_received", "sync_segments"] {
            connection.execute(&format!("DELETE FROM {table} WHERE target = ?1"), [self.0])?;
        }
        connection.execute(
            "INSERT INTO sync_received (target, first_row, last_row)
             SELECT ?1, first_row, last_row FROM sync_received WHERE target = ?2",
            ids,
        )?;
        connection.execute(
            "INSERT INTO sync_segments (target, device, number, size, crc, head, first_row, last_row, made)
             SELECT ?1, device, number, size, crc, head, first_row, last_row, made
             FROM sync_segments WHERE target = ?2",
            ids,
        )?;
        connection.execute(
            "UPDATE sync_targets SET sent = (SELECT sent FROM sync_targets WHERE id = ?2)
             WHERE id = ?1",
            ids,
        )?;
        Ok(())
    }

    fn sent(self, connection: &Connection) -> Result<i64, StoreError> {
        let mut select =
            connection.prepare_cached("SELECT sent FROM sync_targets WHERE id = ?1")?;
        Ok(select.query_row([self.0], |row| row.get(0))?)
    }

    /// Remembers that all rows up to one are there.
    pub(super) fn set_sent(self, connection: &Connection, row: i64) -> Result<(), StoreError> {
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
    ) -> Result<(), StoreError> {
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
    pub(super) fn unsent(
        self,
        connection: &Connection,
    ) -> Result<Option<RangeInclusive<i64>>, StoreError> {
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
    pub(super) fn is_behind(self, connection: &Connection) -> Result<bool, StoreError> {
        let mut select =
            connection.prepare_cached("SELECT coalesce(max(rowid), 0) > ?1 FROM journal")?;
        Ok(select.query_row([self.sent(connection)?], |row| row.get(0))?)
    }

    /// Returns `true` if anything was written or read.
    pub(super) fn has_exchanged(self, connection: &Connection) -> Result<bool, StoreError> {
        let mut select = connection.prepare("SELECT 1 FROM sync_segments WHERE target = ?1")?;
        Ok(select.exists([self.0])?)
    }

    /// Returns the transaction of a server that was read up to.
    #[cfg(feature = "postgres")]
    pub(super) fn position(self, connection: &Connection) -> Result<i64, StoreError> {
        let mut select =
            connection.prepare_cached("SELECT position FROM sync_targets WHERE id = ?1")?;
        Ok(select.query_row([self.0], |row| row.get(0))?)
    }

    #[cfg(feature = "postgres")]
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
    #[cfg(feature = "postgres")]
    pub(super) fn refused(self, connection: &Connection) -> Result<Vec<i64>, StoreError> {
        let mut select = connection
            .prepare_cached("SELECT sequence FROM sync_refused WHERE target = ?1 ORDER BY 1")?;
        let refused = select.query_map([self.0], |row| row.get(0))?;
        Ok(refused.collect::<Result<_, _>>()?)
    }

    /// Remembers which of some events of a server were refused.
    #[cfg(feature = "postgres")]
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

    /// Counts received rows that follow the last one sent as sent.
    fn advance(self, connection: &Connection) -> Result<i64, StoreError> {
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

    /// Returns the numbers of the segments of a device that are remembered.
    pub(super) fn known(
        self,
        connection: &Connection,
        device: Uuid,
    ) -> Result<BTreeSet<u64>, StoreError> {
        let mut select = connection.prepare_cached(
            "SELECT number FROM sync_segments WHERE target = ?1 AND device = ?2 ORDER BY number",
        )?;
        let numbers = select.query_map(params![self.0, device], |row| row.get(0))?;
        Ok(numbers.collect::<Result<_, _>>()?)
    }

    /// Returns the size and checksum of a segment if it is known to be there.
    pub(super) fn sum(
        self,
        connection: &Connection,
        segment: &SegmentId,
    ) -> Result<Option<FileSum>, StoreError> {
        let mut select = connection.prepare_cached(
            "SELECT size, crc, head FROM sync_segments
             WHERE target = ?1 AND device = ?2 AND number = ?3",
        )?;
        let sum = select.query_row(params![self.0, segment.device, segment.number], sum_of);
        Ok(sum.optional()?.flatten())
    }

    /// Returns all remembered segments with their sizes and checksums.
    pub(super) fn segments(
        self,
        connection: &Connection,
    ) -> Result<Vec<(SegmentId, FileSum)>, StoreError> {
        let mut select = connection.prepare(
            "SELECT size, crc, head, device, number FROM sync_segments
             WHERE target = ?1 AND size IS NOT NULL ORDER BY device, number",
        )?;
        let all = select.query_map([self.0], |row| {
            let id = SegmentId {
                device: row.get(3)?,
                number: row.get(4)?,
            };
            Ok(sum_of(row)?.map(|sum| (id, sum)))
        })?;
        Ok(all
            .filter_map(Result::transpose)
            .collect::<Result<_, _>>()?)
    }

    /// Returns the devices whose segments were written here.
    pub(super) fn writers(self, connection: &Connection) -> Result<Vec<Uuid>, StoreError> {
        let mut select = connection.prepare(
            "SELECT DISTINCT device FROM sync_segments
             WHERE target = ?1 AND first_row IS NOT NULL",
        )?;
        let writers = select.query_map([self.0], |row| row.get(0))?;
        Ok(writers.collect::<Result<_, _>>()?)
    }

    /// Returns the segments that were written here as a device.
    pub(super) fn written(
        self,
        connection: &Connection,
        device: Uuid,
    ) -> Result<Vec<Written>, StoreError> {
        let mut select = connection.prepare(
            "SELECT size, crc, head, first_row, last_row, number, made FROM sync_segments
             WHERE target = ?1 AND device = ?2 AND first_row IS NOT NULL ORDER BY number",
        )?;
        let written = select.query_map(params![self.0, device], |row| {
            Ok(Written {
                segment: SegmentId {
                    device,
                    number: row.get(5)?,
                },
                made: to_time(row.get(6)?),
                sum: sum_of(row)?,
                rows: row.get(3)?..=row.get(4)?,
            })
        })?;
        Ok(written.collect::<Result<_, _>>()?)
    }

    /// Remembers that a segment is about to be written.
    pub(super) fn plan(self, connection: &Connection, new: &Written) -> Result<(), StoreError> {
        connection
            .prepare_cached(
                "INSERT INTO sync_segments (target, device, number, first_row, last_row, made)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![
                self.0,
                new.segment.device,
                new.segment.number,
                new.rows.start(),
                new.rows.end(),
                new.made.timestamp_millis(),
            ])?;
        self.set_sent(connection, *new.rows.end())
    }

    /// Remembers a segment that is there, whoever wrote it.
    pub(super) fn remember(
        self,
        connection: &Connection,
        segment: &SegmentId,
        sum: FileSum,
    ) -> Result<(), StoreError> {
        connection
            .prepare_cached(
                "INSERT INTO sync_segments (target, device, number, size, crc, head)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT DO UPDATE
                     SET size = excluded.size, crc = excluded.crc, head = excluded.head",
            )?
            .execute(params![
                self.0,
                segment.device,
                segment.number,
                sum.size,
                sum.crc,
                sum.head,
            ])?;
        Ok(())
    }

    /// Forgets segments that were written here: their rows are to be sent
    /// again, and what is there now in their place is read.
    pub(super) fn send_again(
        self,
        connection: &Connection,
        gone: &[Written],
    ) -> Result<(), StoreError> {
        let Some(first) = gone.iter().map(|gone| *gone.rows.start()).min() else {
            return Ok(());
        };
        let mut delete = connection.prepare_cached(
            "DELETE FROM sync_segments WHERE target = ?1 AND device = ?2 AND number = ?3",
        )?;
        for gone in gone {
            delete.execute(params![self.0, gone.segment.device, gone.segment.number])?;
        }
        let sent = self.advance(connection)?;
        self.set_sent(connection, sent.min(first - 1))?;
        // The rows between those that are gone are there still.
        let mut gone: Vec<_> = gone.iter().map(|gone| gone.rows.clone()).collect();
        gone.sort_by_key(|rows| *rows.start());
        let mut there = Vec::new();
        let mut next = first;
        for rows in gone {
            there.push(next..=rows.start() - 1);
            next = next.max(rows.end() + 1);
        }
        there.push(next..=sent);
        there.retain(|rows| !rows.is_empty());
        self.add_received(connection, &there)
    }
}

fn sum_of(row: &rusqlite::Row<'_>) -> rusqlite::Result<Option<FileSum>> {
    let Some(size) = row.get(0)? else {
        return Ok(None);
    };
    let (crc, head) = (row.get(1)?, row.get(2)?);
    Ok(Some(FileSum { size, crc, head }))
}
