//! A segment: a file in the format of an export that is written once, whole,
//! and never changed.

use std::io::Read;
use std::ops::RangeInclusive;
use std::path::Path;

use chrono::{DateTime, Utc};
use crc32fast::Hasher;
use rusqlite::{Connection, params};
use serde::Deserialize;
use uuid::Uuid;

use super::name::{FileSum, regular_file};
use crate::store::db::error::Result;
use crate::store::exchange::export::is_start_out_of_bounds;
use crate::store::exchange::format::line::{ExportHeader, ParseExportError, encode, version};
use crate::store::exchange::format::read::ExportReader;
use crate::store::journal::line::{JournalLine, LINE};

/// The most bytes of a segment, but for one of a single longer line.
const MAX_BYTES: usize = 1_000_000;

/// More than a header has.
const HEADER_BYTES: usize = 512;

/// The most bytes that are read: a header and the longest line fit.
const MAX_READ: u64 = 4 << 20;

/// Rows of the journal as the lines of a segment.
#[derive(Debug)]
pub(super) struct Lines {
    text: String,
    /// The oldest version of the format that has all of them.
    version: u32,
    pub(super) count: u64,
    /// Events that other devices would refuse.
    pub(super) left_out: u64,
    pub(super) rows: RangeInclusive<i64>,
}

impl Lines {
    /// Reads as many of some rows as a segment holds. Those of a time that is
    /// not believed are in other segments than those before and after them:
    /// devices that pass them over need not wait for the rest.
    pub(super) fn next(
        connection: &Connection,
        rows: &RangeInclusive<i64>,
        believed: i64,
    ) -> Result<Self> {
        Self::read(connection, rows, MAX_BYTES - HEADER_BYTES, Some(believed))
    }

    pub(super) fn all(connection: &Connection, rows: &RangeInclusive<i64>) -> Result<Self> {
        Self::read(connection, rows, usize::MAX, None)
    }

    fn read(
        connection: &Connection,
        rows: &RangeInclusive<i64>,
        most: usize,
        believed: Option<i64>,
    ) -> Result<Self> {
        let mut lines = Self {
            text: String::new(),
            version: 1,
            count: 0,
            left_out: 0,
            rows: *rows.start()..=rows.start() - 1,
        };
        let mut select = connection.prepare_cached(&format!(
            "SELECT {LINE} FROM main.journal AS j WHERE j.rowid BETWEEN ?1 AND ?2 ORDER BY j.rowid"
        ))?;
        let mut found = select.query(params![rows.start(), rows.end()])?;
        let mut were_believed = None;
        while let Some(row) = found.next()? {
            let line = JournalLine::of_row(row)?;
            let is_believed = believed.map(|believed| line.time <= believed);
            if *were_believed.get_or_insert(is_believed) != is_believed {
                break;
            }
            if is_start_out_of_bounds(&line) {
                lines.left_out += 1;
            } else {
                let text = encode(&line)?;
                if lines.count > 0 && lines.text.len() + text.len() > most {
                    break;
                }
                lines.text += &text;
                lines.version = lines.version.max(version(&line));
                lines.count += 1;
            }
            lines.rows = *rows.start()..=lines.rows.end() + 1;
        }
        Ok(lines)
    }

    /// Returns the ids of the events, their devices and the lines.
    #[cfg(feature = "postgres")]
    pub(super) fn columns(&self) -> (Vec<Uuid>, Vec<Uuid>, Vec<String>) {
        let mut columns = (Vec::new(), Vec::new(), Vec::new());
        for line in self.text.lines() {
            let head: LineHead = serde_json::from_str(line).expect("it was just written");
            columns.0.push(head.id);
            columns.1.push(head.device);
            columns.2.push(line.to_owned());
        }
        columns
    }

    pub(super) fn segment(&self, device: Uuid, made: DateTime<Utc>) -> Vec<u8> {
        let mut sum = Hasher::new();
        sum.update(self.text.as_bytes());
        let header = ExportHeader::new(self.version, Some(device), made, self.count, sum);
        (header.write() + &self.text).into_bytes()
    }
}

/// Which event a line has, and when and where it was written.
#[derive(Deserialize)]
struct LineHead {
    #[cfg(feature = "postgres")]
    id: Uuid,
    time: i64,
    device: Uuid,
}

#[derive(Debug)]
pub(super) struct Segment {
    bytes: Vec<u8>,
    pub(super) header: ExportHeader,
}

impl Segment {
    /// Reads a file and checks all of its lines.
    pub(super) fn read(path: &Path) -> Result<Self, ParseExportError> {
        let file = regular_file(path)?.ok_or(ParseExportError::NotFile)?;
        let mut bytes = Vec::new();
        file.take(MAX_READ + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > MAX_READ {
            return Err(ParseExportError::TooLarge);
        }
        let lines = ExportReader::open(&bytes[..])?;
        let header = lines.header().clone();
        lines.check()?;
        // An export whose last line has no end is whole; a segment is written with one.
        if !bytes.ends_with(b"\n") {
            return Err(ParseExportError::CutOff { line: header.lines, of: header.lines });
        }
        Ok(Self { bytes, header })
    }

    pub(super) fn sum(&self) -> FileSum {
        FileSum::of(&self.bytes)
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the time of the last event that a device has written itself, in
    /// milliseconds of UTC.
    pub(super) fn last_time(&self, device: Uuid) -> Option<i64> {
        let last = self.bytes.trim_ascii_end().rsplit(|&byte| byte == b'\n').next()?;
        let line: LineHead = serde_json::from_slice(last).ok()?;
        (line.device == device).then_some(line.time)
    }

    pub(super) fn lines(&self) -> Result<ExportReader<&[u8]>, ParseExportError> {
        ExportReader::open(&self.bytes[..])
    }
}
