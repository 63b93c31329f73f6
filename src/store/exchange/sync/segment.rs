//! Segments: files in the format of an export that are written once, whole, and
//! never changed; their names, and the sums that tell their files apart.

use std::fs::{self, File};
use std::io::{self, Read};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use crc32fast::Hasher;
use rusqlite::{Connection, params};
use serde::Deserialize;
use uuid::Uuid;

use crate::store::db::Result;
use crate::store::db::atomic_file::{Access, AtomicFile, Overwrite, folder_of, sync_folder};
use crate::store::exchange::export::is_start_out_of_bounds;
use crate::store::exchange::format::{ExportHeader, ParseExportError, encode, version};
use crate::store::exchange::reader::ExportReader;
use crate::store::journal::line::{JournalLine, LINE};

/// The directory in the one that is shared.
pub(super) const JOURNAL: &str = "crowns-journal";

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SegmentId {
    pub(super) device: Uuid,
    pub(super) number: u64,
}

impl SegmentId {
    pub(super) fn path(&self) -> PathBuf {
        Path::new(&self.device.to_string()).join(self.file())
    }

    pub(super) fn file(&self) -> String {
        format!("{:06}.jsonl", self.number)
    }

    /// Returns the number in the name of a file; `None` if no segment is called so.
    pub(super) fn number_in(name: &str) -> Option<u64> {
        let number = name.strip_suffix(".jsonl")?.parse().ok()?;
        (format!("{number:06}.jsonl") == name && number > 0).then_some(number)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FileSum {
    /// In bytes.
    pub(super) size: u64,
    /// The CRC-32 of all.
    pub(super) crc: u32,
    /// The CRC-32 of the first line, which has a checksum of the others.
    pub(super) head: u32,
}

impl FileSum {
    pub(super) fn of(bytes: &[u8]) -> Self {
        Self { size: bytes.len() as u64, crc: crc32fast::hash(bytes), head: head_of(bytes) }
    }

    /// Returns `true` if a file has this size and first line. It may be damaged
    /// all the same, but it is no other segment.
    pub(super) fn seems_to_be(self, path: &Path) -> bool {
        const MAX_HEAD: u64 = 1024;
        (self.read(path, MAX_HEAD)).is_some_and(|head| head_of(&head) == self.head)
    }

    /// Returns `true` if a file has exactly these bytes.
    pub(super) fn is_of(self, path: &Path) -> bool {
        (self.read(path, self.size)).is_some_and(|bytes| Self::of(&bytes) == self)
    }

    /// Reads the beginning of a file of this size; `None` if it is another one.
    fn read(self, path: &Path, most: u64) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let file = regular_file(path).ok()??;
        if file.metadata().ok()?.len() != self.size {
            return None;
        }
        file.take(most).read_to_end(&mut bytes).ok()?;
        Some(bytes)
    }
}

/// Opens a file; `None` if it is something else. Opening a pipe would wait for
/// whoever writes to it.
pub(super) fn regular_file(path: &Path) -> io::Result<Option<File>> {
    fs::symlink_metadata(path)?.is_file().then(|| File::open(path)).transpose()
}

/// Writes a file whole or not at all. One that is there and not whole is replaced.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = folder_of(path);
    if !folder.try_exists()? {
        fs::create_dir_all(folder)?;
        sync_folder(folder);
    }
    // A link that leads nowhere is there, too.
    let overwrite = match fs::symlink_metadata(path).is_ok() {
        true => Overwrite::Allowed,
        false => Overwrite::Never,
    };
    AtomicFile::write(path, Access::Shared, bytes, overwrite)
}

fn head_of(bytes: &[u8]) -> u32 {
    let end = bytes.iter().position(|&byte| byte == b'\n');
    crc32fast::hash(&bytes[..end.unwrap_or(bytes.len())])
}

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
    /// Reads some rows; where it is said up to when times are believed, as many as a segment
    /// holds. Those of a time that is not believed are in other segments than those
    /// before and after them: devices that pass them over need not wait for the rest.
    pub(super) fn read(
        connection: &Connection,
        rows: &RangeInclusive<i64>,
        believed: Option<i64>,
    ) -> Result<Self> {
        let most = if believed.is_some() { MAX_BYTES - HEADER_BYTES } else { usize::MAX };
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
        let columns = |line: &str| {
            let head: LineHead = serde_json::from_str(line).expect("it was just written");
            (head.id, head.device, line.to_owned())
        };
        self.text.lines().map(columns).collect()
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
    pub(super) bytes: Vec<u8>,
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

    /// Returns the time of the last event that a device has written itself, in milliseconds of UTC.
    pub(super) fn last_time(&self, device: Uuid) -> Option<i64> {
        let last = self.bytes.trim_ascii_end().rsplit(|&byte| byte == b'\n').next()?;
        let line: LineHead = serde_json::from_slice(last).ok()?;
        (line.device == device).then_some(line.time)
    }

    pub(super) fn lines(&self) -> Result<ExportReader<&[u8]>, ParseExportError> {
        ExportReader::open(&self.bytes[..])
    }
}
