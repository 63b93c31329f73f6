//! The segments in a place that were written or read.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, params};
use uuid::Uuid;

use super::name::{FileSum, SegmentId};
use super::target::Target;
use crate::store::db::error::Result;
use crate::store::db::sql::Sql;
use crate::store::journal::line::to_time;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) segment: SegmentId,
    pub(super) made: DateTime<Utc>,
    /// `None` until the file is known to be there.
    pub(super) sum: Option<FileSum>,
    pub(super) rows: RangeInclusive<i64>,
}

/// Returns the number that no segment of a device has, wherever it was written.
pub(super) fn next_number(connection: &Connection, device: Uuid) -> Result<u64> {
    let sql = "SELECT coalesce(max(number), 0) + 1 FROM sync_segments WHERE device = ?1";
    connection.value(sql, [device])
}

impl Target {
    /// Returns `true` if anything was written or read.
    pub(super) fn has_exchanged(self, connection: &Connection) -> Result<bool> {
        connection.has("SELECT 1 FROM sync_segments WHERE target = ?1", [self.0])
    }

    /// Returns the numbers of the segments of a device that are remembered.
    pub(super) fn known(self, connection: &Connection, device: Uuid) -> Result<BTreeSet<u64>> {
        let sql =
            "SELECT number FROM sync_segments WHERE target = ?1 AND device = ?2 ORDER BY number";
        connection.list(sql, params![self.0, device], |row| row.get(0))
    }

    /// Returns the size and checksum of a segment if it is known to be there.
    pub(super) fn sum(
        self,
        connection: &Connection,
        segment: &SegmentId,
    ) -> Result<Option<FileSum>> {
        let sql = "SELECT size, crc, head FROM sync_segments
                   WHERE target = ?1 AND device = ?2 AND number = ?3";
        let segment = params![self.0, segment.device, segment.number];
        Ok(connection.find(sql, segment, sum_of)?.flatten())
    }

    pub(super) fn segments(self, connection: &Connection) -> Result<Vec<(SegmentId, FileSum)>> {
        let sql = "SELECT size, crc, head, device, number FROM sync_segments
                   WHERE target = ?1 AND size IS NOT NULL ORDER BY device, number";
        let all: Vec<_> = connection.list(sql, [self.0], |row| {
            let id = SegmentId { device: row.get(3)?, number: row.get(4)? };
            Ok(sum_of(row)?.map(|sum| (id, sum)))
        })?;
        Ok(all.into_iter().flatten().collect())
    }

    /// Returns the devices whose segments were written here.
    pub(super) fn writers(self, connection: &Connection) -> Result<Vec<Uuid>> {
        let sql = "SELECT DISTINCT device FROM sync_segments
                   WHERE target = ?1 AND first_row IS NOT NULL";
        connection.list(sql, [self.0], |row| row.get(0))
    }

    pub(super) fn written(self, connection: &Connection, device: Uuid) -> Result<Vec<Written>> {
        let sql = "SELECT size, crc, head, first_row, last_row, number, made FROM sync_segments
                   WHERE target = ?1 AND device = ?2 AND first_row IS NOT NULL ORDER BY number";
        connection.list(sql, params![self.0, device], |row| {
            Ok(Written {
                segment: SegmentId { device, number: row.get(5)? },
                made: to_time(row.get(6)?),
                sum: sum_of(row)?,
                rows: row.get(3)?..=row.get(4)?,
            })
        })
    }

    pub(super) fn plan(self, connection: &Connection, new: &Written) -> Result<()> {
        let sql = "INSERT INTO sync_segments (target, device, number, first_row, last_row, made)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let (SegmentId { device, number }, rows) = (new.segment, &new.rows);
        let made = new.made.timestamp_millis();
        connection.run(sql, params![self.0, device, number, rows.start(), rows.end(), made])?;
        self.set_sent(connection, *new.rows.end())
    }

    /// Remembers a segment that is there, whoever wrote it.
    pub(super) fn remember(
        self,
        connection: &Connection,
        segment: &SegmentId,
        sum: FileSum,
    ) -> Result<()> {
        let sql = "INSERT INTO sync_segments (target, device, number, size, crc, head)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                   ON CONFLICT DO UPDATE
                       SET size = excluded.size, crc = excluded.crc, head = excluded.head";
        let (SegmentId { device, number }, FileSum { size, crc, head }) = (segment, sum);
        connection.run(sql, params![self.0, device, number, size, crc, head]).map(drop)
    }

    /// Forgets segments that were written here: their rows are to be sent
    /// again, and what is there now in their place is read.
    pub(super) fn send_again(self, connection: &Connection, gone: &[Written]) -> Result<()> {
        let Some(first) = gone.iter().map(|gone| *gone.rows.start()).min() else {
            return Ok(());
        };
        let delete = "DELETE FROM sync_segments WHERE target = ?1 AND device = ?2 AND number = ?3";
        for Written { segment, .. } in gone {
            connection.run(delete, params![self.0, segment.device, segment.number])?;
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

    /// Forgets what was there but for what was written here: the place was
    /// emptied, and everything is sent again.
    pub(super) fn send_all(self, connection: &Connection) -> Result<()> {
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
    pub(super) fn take_over(self, connection: &Connection, other: Self) -> Result<()> {
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
}

fn sum_of(row: &rusqlite::Row<'_>) -> rusqlite::Result<Option<FileSum>> {
    let Some(size) = row.get(0)? else {
        return Ok(None);
    };
    let (crc, head) = (row.get(1)?, row.get(2)?);
    Ok(Some(FileSum { size, crc, head }))
}
