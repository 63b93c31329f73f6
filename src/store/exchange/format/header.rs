//! The first line of an export.

use chrono::{DateTime, Utc};
use crc32fast::Hasher;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::error::ParseExportError;
use super::line::{EXPORT_VERSION, checksum, sealed, unsealed};

/// The first line of an export.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExportHeader {
    /// `journal`.
    crowns: String,
    /// The version of the format.
    pub version: u32,
    /// The device that wrote it; `None` if that has no id yet.
    pub device: Option<Uuid>,
    /// When it was written.
    pub made: DateTime<Utc>,
    /// How many lines follow.
    pub lines: u64,
    /// The checksum of the lines that follow: `crc32:1a2b3c4d`.
    pub checksum: String,
}

impl ExportHeader {
    /// The header of lines of a version, a count and a sum.
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

/// Returns `true` if a line is the first one of a table that this program
/// writes for spreadsheets.
pub(crate) fn is_table(line: &[u8]) -> bool {
    line.starts_with(b"game,uuid,") || line.starts_with(b"place,player,games,counted,")
}
