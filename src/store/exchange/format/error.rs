//! Why a file cannot be imported.

use std::io;

use serde::Serialize;
use thiserror::Error;

use super::line::{EXPORT_VERSION, MAX_BYTES};
use crate::store::db::error::{LineError, Result, StoreError};

/// Why a file is not an export that can be imported.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum ParseExportError {
    #[error("it is empty")]
    Empty,
    #[error("it is a crowns database, not an export")]
    Database,
    #[error("it is a table that crowns wrote for spreadsheets, not an export")]
    Table,
    #[error("line 1 is not the header of a crowns export")]
    NoHeader,
    #[error("line 1 was altered (checksum mismatch)")]
    HeaderChanged,
    #[error("its format has version {found}; this crowns reads versions up to {EXPORT_VERSION}")]
    Newer { found: u32 },
    #[error("it is cut off in line {line} of {of}")]
    CutOff { line: u64, of: u64 },
    #[error("it ends after line {line} of {of}, the rest is missing")]
    Short { line: u64, of: u64 },
    #[error("it continues after line {of}, where it should end")]
    Long { of: u64 },
    #[error("its lines were altered, removed or reordered (checksum mismatch)")]
    Checksum,
    #[error("line {line}: {why}")]
    Line { line: u64, why: LineError },
    #[error("line {line} has more than {} MiB", MAX_BYTES >> 20)]
    TooLong { line: u64 },
    #[error("it is not a regular file")]
    NotFile,
    #[error("it is larger than a segment can be")]
    TooLarge,
    #[error("it cannot be read: {0}")]
    Read(#[from] io::Error),
    #[error(transparent)]
    Store(StoreError),
}

impl ParseExportError {
    /// Returns `true` if the lines after this one can be read.
    pub(super) fn is_of_line(&self) -> bool {
        matches!(self, Self::Line { .. } | Self::TooLong { .. } | Self::CutOff { .. })
    }
}

/// A line that was left out of an import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RefusedLine {
    /// Its number in the file.
    pub line: u64,
    /// Why it was refused.
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

impl TryFrom<StoreError> for RefusedLine {
    type Error = StoreError;

    fn try_from(error: StoreError) -> Result<Self> {
        match error {
            StoreError::Line { nth, why } => Ok(Self { line: nth, why: why.to_string() }),
            error => Err(error),
        }
    }
}

impl From<StoreError> for ParseExportError {
    fn from(error: StoreError) -> Self {
        match error {
            // The first line of the file is the header.
            StoreError::Line { nth, why } => Self::Line { line: nth + 1, why },
            error => Self::Store(error),
        }
    }
}

#[cfg(test)]
error_samples! { ParseExportError {
    Empty, Database, Table, NoHeader, HeaderChanged,
    Newer { found: 9 },
    CutOff { line: 7, of: 9 },
    Short { line: 7, of: 9 },
    Long { of: 9 },
    Checksum,
    Line { line: 7, why: LineError::Changed },
    TooLong { line: 7 },
    NotFile, TooLarge, Read(io::Error::other("the disk is gone")), Store(StoreError::Damaged),
} }
