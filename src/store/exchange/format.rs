//! The format of an exported journal: lines of JSON, the first of which is a header.
//!
//! ```text
//! {"crowns":"journal","version":1,"device":…,"made":…,"lines":2,"checksum":"crc32:…","crc":"…"}
//! {"id":…,"command":…,"time":…,"device":…,"kind":"player","aggregate":…,"event":{…},"crc":"…"}
//! {"id":…,…}
//! ```
//!
//! `crc` is the CRC-32 of everything before its comma in the line, and shows which line was
//! altered; `checksum` is that of all lines after the first, each with its line feed, and shows
//! lines that are missing, duplicate or reordered. They guard against damage, not against forgery.

use std::io;

use chrono::{DateTime, Utc};
use crc32fast::Hasher;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use uuid::Uuid;

use crate::game::AggregateKind;
use crate::store::db::{LineError, Result, StoreError};
use crate::store::journal::line::JournalLine;

/// The newest version of the format that this program reads.
///
/// A file is of the oldest version that has all of its events, so that earlier
/// programs read what they know, and ask for an upgrade where they do not.
pub const EXPORT_VERSION: u32 = 2;

/// The most bytes of one line; the longest that is written has a few thousand.
pub(super) const MAX_BYTES: usize = 1 << 20;

/// Returns the oldest version of the format that has such a line.
pub(crate) fn version(line: &JournalLine) -> u32 {
    use AggregateKind::{Command, Game, League, Player, Ruleset, Solitaire, Tournament};
    match line.kind.parse() {
        Ok(Game | Player | League | Ruleset | Command) => 1,
        Ok(Solitaire | Tournament) => 2,
        Err(_) => EXPORT_VERSION,
    }
}

/// Writes a line of the journal, with its line feed.
pub(crate) fn encode(line: &JournalLine) -> Result<String> {
    let object = serde_json::to_string(line).map_err(|why| line.unreadable(why))?;
    Ok(sealed(object))
}

/// Reads a line without its line feed.
#[cfg(feature = "postgres")]
pub(crate) fn decode(line: &str) -> Result<JournalLine, LineError> {
    let mut line = line.as_bytes().to_vec();
    let object = unsealed(&mut line).ok_or(LineError::Changed)?;
    serde_json::from_str(object).map_err(LineError::Unreadable)
}

/// Adds the checksum of an object in JSON as its last field.
pub(super) fn sealed(mut object: String) -> String {
    object.pop();
    let crc = crc32fast::hash(object.as_bytes());
    object + &format!(",\"crc\":\"{crc:08x}\"}}\n")
}

/// Removes the checksum of an object; `None` if it does not match or there is none.
pub(super) fn unsealed(line: &mut Vec<u8>) -> Option<&str> {
    const SEAL: usize = r#","crc":"00000000"}"#.len();
    let (object, seal) = line.split_at_checked(line.len().checked_sub(SEAL)?)?;
    let crc = format!(",\"crc\":\"{:08x}\"}}", crc32fast::hash(object));
    if seal != crc.as_bytes() {
        return None;
    }
    line.truncate(line.len() - SEAL);
    line.push(b'}');
    std::str::from_utf8(line).ok()
}

pub(super) fn checksum(sum: Hasher) -> String {
    format!("crc32:{:08x}", sum.finalize())
}

/// The first line of an export.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExportHeader {
    /// `journal`.
    crowns: String,
    pub version: u32,
    /// The device that wrote it; `None` if that has no id yet.
    pub device: Option<Uuid>,
    pub made: DateTime<Utc>,
    /// How many lines follow.
    pub lines: u64,
    /// The checksum of the lines that follow: `crc32:1a2b3c4d`.
    pub checksum: String,
}

impl ExportHeader {
    pub(in crate::store) fn new(
        version: u32,
        device: Option<Uuid>,
        made: DateTime<Utc>,
        lines: u64,
        sum: Hasher,
    ) -> Self {
        Self { crowns: "journal".to_owned(), version, device, made, lines, checksum: checksum(sum) }
    }

    pub(in crate::store) fn write(&self) -> String {
        sealed(serde_json::to_string(self).expect("a header is plain data"))
    }

    pub(super) fn read(line: &[u8]) -> Result<Self, ParseExportError> {
        #[derive(Deserialize)]
        struct Any {
            crowns: String,
            version: u32,
        }
        if line.starts_with(b"SQLite format 3\0") {
            return Err(ParseExportError::Database);
        }
        if line.starts_with(b"\xff\xfe") || line.starts_with(b"\xfe\xff") {
            return Err(ParseExportError::Utf16);
        }
        if line.starts_with(b"PK\x03\x04") || line.starts_with(b"\xd0\xcf\x11\xe0") {
            return Err(ParseExportError::Workbook);
        }
        let any: Any = serde_json::from_slice(line).map_err(|_| match is_table(line) {
            true => ParseExportError::Table,
            false => ParseExportError::NoHeader,
        })?;
        if any.crowns != "journal" {
            return Err(ParseExportError::NoHeader);
        }
        // Nothing else is known of a newer version, not even its checksum.
        if any.version > EXPORT_VERSION {
            let found = any.version;
            return Err(ParseExportError::Newer { found });
        }
        let mut line = line.to_owned();
        let object = unsealed(&mut line).ok_or(ParseExportError::HeaderChanged)?;
        serde_json::from_str(object).map_err(|_| ParseExportError::NoHeader)
    }
}

/// Returns `true` if a line is the first one of a table that this program writes for spreadsheets.
pub(crate) fn is_table(line: &[u8]) -> bool {
    line.starts_with(b"game,uuid,") || line.starts_with(b"place,player,games,counted,")
}

sampled! {
    /// Why a file is not an export that can be imported.
    #[derive(Debug, Error)]
    pub enum ParseExportError {
        #[error("it is empty")]
        Empty;
        #[error("it is a crowns database, not an export")]
        Database;
        #[error("it is a CSV table written by `crowns export --csv`, not an export")]
        Table;
        #[error("it is a workbook or an archive, not an export")]
        Workbook;
        #[error("it is UTF-16 text, as `>` writes it in PowerShell")]
        Utf16;
        #[error("line 1 is not the header of a crowns export")]
        NoHeader;
        #[error("line 1 was altered (checksum mismatch)")]
        HeaderChanged;
        #[error("its format version is {found}; this version of crowns reads up to {EXPORT_VERSION}")]
        Newer { found: u32 }, for { found: 9 };
        #[error("it is cut off on line {line} of {of}")]
        CutOff { line: u64, of: u64 }, for { line: 7, of: 9 };
        #[error("it ends after line {line} of {of}; the rest is missing")]
        Short { line: u64, of: u64 }, for { line: 7, of: 9 };
        #[error("it continues after line {of}, where it should end")]
        Long { of: u64 }, for { of: 9 };
        #[error("its lines were altered, removed or reordered (checksum mismatch)")]
        Checksum;
        #[error("line {line}: {why}")]
        Line { line: u64, why: LineError }, for { line: 7, why: LineError::Changed };
        #[error("line {line} has more than {} MiB", MAX_BYTES >> 20)]
        TooLong { line: u64 }, for { line: 7 };
        #[error("it is not a regular file")]
        NotFile;
        #[error("it is larger than a segment can be")]
        TooLarge;
        #[error("it cannot be read: {0}")]
        Read(#[from] io::Error), for (io::Error::other("the disk is gone"));
        #[error(transparent)]
        Store(#[from] StoreError), for (StoreError::Damaged);
    }
}

impl ParseExportError {
    /// Returns `true` if the lines after this one can be read.
    pub(super) fn is_of_line(&self) -> bool {
        matches!(self, Self::Line { .. } | Self::TooLong { .. } | Self::CutOff { .. })
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RefusedLine {
    pub line: u64,
    pub why: String,
}

impl TryFrom<ParseExportError> for RefusedLine {
    type Error = ParseExportError;

    fn try_from(error: ParseExportError) -> Result<Self, ParseExportError> {
        match error {
            ParseExportError::Line { line, why } => Ok(Self { line, why: why.to_string() }),
            ParseExportError::TooLong { line }
            | ParseExportError::CutOff { line, .. }
            | ParseExportError::Short { line, .. } => Ok(Self { line, why: error.to_string() }),
            error => Err(error),
        }
    }
}
