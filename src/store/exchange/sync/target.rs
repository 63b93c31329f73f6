//! The places that this database exchanges with, which rows of the journal are in
//! them, and the segments there that were written or read.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, Row, params};
use uuid::Uuid;

use super::segment::{FileSum, SegmentId};
use crate::store::db::{Result, Sql};
use crate::store::journal::line::to_time;

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

    /// Returns the place of a name if it was used last.
    pub(super) fn find_last(connection: &Connection, name: &str) -> Result<Option<Self>> {
        let last = last_target(connection)?.filter(|last| last == name);
        last.map_or(Ok(None), |name| Self::find(connection, &name))
    }

    pub(super) fn find(connection: &Connection, name: &str) -> Result<Option<Self>> {
        let sql = "SELECT id FROM sync_targets WHERE target = ?1";
        connection.find(sql, [name], |row| row.get(0).map(Self))
    }

    /// Returns all other places, the last used first.
    pub(super) fn others(self, connection: &Connection) -> Result<Vec<Self>> {
        let sql = "SELECT id FROM sync_targets WHERE id <> ?1 ORDER BY used DESC";
        connection.list(sql, [self.0], |row| row.get(0).map(Self))
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

    /// Returns `true` if rows were appended to the journal since the last one that is there.
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
    /// Returns the segments that are remembered, with the sums of those known to be there.
    pub(super) fn segments(
        self,
        connection: &Connection,
    ) -> Result<BTreeMap<SegmentId, Option<FileSum>>> {
        let sql = "SELECT device, number, size, crc, head FROM sync_segments WHERE target = ?1";
        connection.list(sql, [self.0], |row| Ok((id_of(row)?, sum_of(row)?)))
    }

    /// Returns the segments that were written here, by device and number.
    pub(super) fn written(self, connection: &Connection) -> Result<Vec<Written>> {
        let sql = "SELECT device, number, size, crc, head, first_row, last_row, made
                   FROM sync_segments WHERE target = ?1 AND first_row IS NOT NULL
                   ORDER BY device, number";
        connection.list(sql, [self.0], |row| {
            Ok(Written {
                segment: id_of(row)?,
                made: to_time(row.get(7)?),
                sum: sum_of(row)?,
                rows: row.get(5)?..=row.get(6)?,
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
        let Some(first) = gone.iter().map(|gone| *gone.rows.start()).min() else { return Ok(()) };
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
        for sql in [
            "DELETE FROM sync_received WHERE target = ?1",
            "INSERT INTO sync_received (target, first_row, last_row)
             SELECT target, first_row, last_row FROM sync_segments
             WHERE target = ?1 AND first_row IS NOT NULL",
            "DELETE FROM sync_segments WHERE target = ?1 AND first_row IS NULL",
        ] {
            connection.run(sql, [self.0])?;
        }
        self.set_sent(connection, 0)
    }

    /// Takes over what is remembered of another place: it has moved here.
    pub(super) fn take_over(self, connection: &Connection, other: Self) -> Result<()> {
        for table in ["sync_received", "sync_segments"] {
            connection.run(&format!("DELETE FROM {table} WHERE target = ?1"), [self.0])?;
        }
        for sql in [
            "INSERT INTO sync_received (target, first_row, last_row)
             SELECT ?1, first_row, last_row FROM sync_received WHERE target = ?2",
            "INSERT INTO sync_segments
                 (target, device, number, size, crc, head, first_row, last_row, made)
             SELECT ?1, device, number, size, crc, head, first_row, last_row, made
             FROM sync_segments WHERE target = ?2",
            "UPDATE sync_targets SET sent = (SELECT sent FROM sync_targets WHERE id = ?2)
             WHERE id = ?1",
        ] {
            connection.run(sql, [self.0, other.0])?;
        }
        Ok(())
    }
}

fn id_of(row: &Row<'_>) -> rusqlite::Result<SegmentId> {
    Ok(SegmentId { device: row.get(0)?, number: row.get(1)? })
}

fn sum_of(row: &Row<'_>) -> rusqlite::Result<Option<FileSum>> {
    let Some(size) = row.get(2)? else { return Ok(None) };
    let (crc, head) = (row.get(3)?, row.get(4)?);
    Ok(Some(FileSum { size, crc, head }))
}
