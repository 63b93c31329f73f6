//! The format of an exported journal: lines of JSON, the first of which is a
//! header.
//!
//! ```text
//! {"crowns":"journal","version":1,"device":…,"made":…,"lines":2,"checksum":"crc32:…","crc":"…"}
//! {"id":…,"command":…,"time":…,"device":…,"kind":"player","aggregate":…,"event":{…},"crc":"…"}
//! {"id":…,…}
//! ```
//!
//! `crc` is the CRC-32 of everything before its comma in the line, and shows
//! which line was altered; `checksum` is that of all lines after the first,
//! each with its line feed, and shows lines that are missing, duplicate or
//! reordered. They guard against damage, not against forgery.

use std::io::{self, BufRead, Read};

use crate::store::db::error::{LineError, StoreError};
use crate::store::journal::line::JournalLine;
use chrono::{DateTime, Utc};
use crc32fast::Hasher;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use thiserror::Error;
use uuid::Uuid;

/// The version of the format that this program writes.
pub const EXPORT_VERSION: u32 = 1;

/// The first line.
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

/// Why a file is not an export that can be imported.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum ParseExportError {
    #[error("it is empty")]
    Empty,
    #[error("it is a crowns database, not an export")]
    Database,
    #[error("line 1 is not the header of a crowns export")]
    NoHeader,
    #[error("line 1 was altered (checksum mismatch)")]
    HeaderChanged,
    #[error("its format has version {found}, this crowns knows versions up to {EXPORT_VERSION}")]
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
    #[error("line {line} has more than {} MiB", MOST_BYTES >> 20)]
    TooLong { line: u64 },
    #[error("it cannot be read: {0}")]
    Read(#[from] io::Error),
    #[error(transparent)]
    Store(StoreError),
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

/// The most bytes of one line; the longest that is written has a few
/// thousand.
const MOST_BYTES: usize = 1 << 20;

/// A line of the journal in the order in which it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Shape<'a> {
    id: Uuid,
    command: Uuid,
    time: i64,
    device: Uuid,
    kind: String,
    aggregate: Uuid,
    #[serde(borrow)]
    event: &'a RawValue,
}

/// Writes the first line for lines of a count and a sum.
pub(in crate::store) fn head(
    device: Option<Uuid>,
    made: DateTime<Utc>,
    lines: u64,
    sum: Hasher,
) -> String {
    let shape = ExportHeader {
        crowns: "journal".to_owned(),
        version: EXPORT_VERSION,
        device,
        made,
        lines,
        checksum: checksum(sum),
    };
    sealed(serde_json::to_string(&shape).expect("a header is plain data"))
}

/// Writes a line of the journal, with its line feed.
pub(in crate::store) fn encode(line: &JournalLine) -> Result<String, StoreError> {
    let event: &RawValue = serde_json::from_str(&line.event).map_err(|why| line.unreadable(why))?;
    let shape = Shape {
        id: line.id,
        command: line.command,
        time: line.time,
        device: line.device,
        kind: line.kind.clone(),
        aggregate: line.aggregate,
        event,
    };
    Ok(sealed(
        serde_json::to_string(&shape).expect("a line is plain data"),
    ))
}

fn decode(text: &str) -> Result<JournalLine, serde_json::Error> {
    let shape: Shape<'_> = serde_json::from_str(text)?;
    Ok(JournalLine {
        id: shape.id,
        command: shape.command,
        time: shape.time,
        device: shape.device,
        kind: shape.kind,
        aggregate: shape.aggregate,
        event: shape.event.get().to_owned(),
    })
}

/// Adds the checksum of an object in JSON as its last field.
fn sealed(mut object: String) -> String {
    object.pop();
    let crc = crc32fast::hash(object.as_bytes());
    object + &format!(",\"crc\":\"{crc:08x}\"}}\n")
}

/// Removes the checksum of an object; `None` if it does not match or there is
/// none.
fn unsealed(line: &mut Vec<u8>) -> Option<&str> {
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

fn checksum(sum: Hasher) -> String {
    format!("crc32:{:08x}", sum.finalize())
}

/// The lines of an exported journal, checked one by one as they are read, and
/// as a whole at their end.
#[derive(Debug)]
pub struct ExportReader<R> {
    input: R,
    header: ExportHeader,
    /// How many lines were read, the header not counted.
    read: u64,
    sum: Hasher,
    ended: bool,
    /// The line that was read last.
    line: Vec<u8>,
}

impl<R: BufRead> ExportReader<R> {
    /// Reads the first line.
    ///
    /// # Errors
    ///
    /// [`ParseExportError`] if it is not that of an export, or of a newer one.
    pub fn open(mut input: R) -> Result<Self, ParseExportError> {
        let mut line = Vec::new();
        if !next(&mut input, &mut line, 1)? {
            return Err(ParseExportError::Empty);
        }
        let start = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&line);
        Ok(Self {
            header: header(start.trim_ascii_end())?,
            input,
            read: 0,
            sum: Hasher::new(),
            ended: false,
            line,
        })
    }

    /// Returns the header.
    pub fn header(&self) -> &ExportHeader {
        &self.header
    }

    /// Reads all lines and checks their checksums. Their events are checked
    /// when they are merged.
    ///
    /// # Errors
    ///
    /// [`ParseExportError`] with the first thing that is wrong.
    pub fn check(mut self) -> Result<(), ParseExportError> {
        while self.sealed_line()?.is_some() {}
        Ok(())
    }

    fn line(&mut self) -> Result<Option<JournalLine>, ParseExportError> {
        let line = self.read + 2;
        let Some(object) = self.sealed_line()? else {
            return Ok(None);
        };
        decode(object).map(Some).map_err(|why| {
            let why = LineError::Unreadable(why);
            ParseExportError::Line { line, why }
        })
    }

    /// Reads a line and checks its checksum.
    fn sealed_line(&mut self) -> Result<Option<&str>, ParseExportError> {
        let (line, of) = (self.read + 2, self.header.lines + 1);
        if !next(&mut self.input, &mut self.line, line)? {
            return self.finish().map(|()| None);
        }
        let is_ended = self.line.ends_with(b"\n");
        self.line.truncate(self.line.trim_ascii_end().len());
        if self.line.is_empty() {
            // Editors and mail end a text with empty lines.
            return match rest_is_blank(&mut self.input)? {
                true => self.finish().map(|()| None),
                false => Err(changed(line)),
            };
        }
        if self.read == self.header.lines {
            return Err(ParseExportError::Long { of });
        }
        self.sum.update(&self.line);
        self.sum.update(b"\n");
        self.read += 1;
        match unsealed(&mut self.line) {
            Some(object) => Ok(Some(object)),
            None if is_ended => Err(changed(line)),
            None => Err(ParseExportError::CutOff { line, of }),
        }
    }

    fn finish(&self) -> Result<(), ParseExportError> {
        if self.read < self.header.lines {
            return Err(ParseExportError::Short {
                line: self.read + 1,
                of: self.header.lines + 1,
            });
        }
        let same = checksum(self.sum.clone()) == self.header.checksum;
        same.then_some(()).ok_or(ParseExportError::Checksum)
    }
}

impl<R: BufRead> Iterator for ExportReader<R> {
    type Item = Result<JournalLine, ParseExportError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let line = self.line().transpose();
        self.ended = !matches!(line, Some(Ok(_)));
        line
    }
}

fn header(line: &[u8]) -> Result<ExportHeader, ParseExportError> {
    #[derive(Deserialize)]
    struct Any {
        crowns: String,
        version: u32,
    }
    if line.starts_with(b"SQLite format 3\0") {
        return Err(ParseExportError::Database);
    }
    let any: Any = serde_json::from_slice(line).map_err(|_| ParseExportError::NoHeader)?;
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

fn changed(line: u64) -> ParseExportError {
    let why = LineError::Changed;
    ParseExportError::Line { line, why }
}

/// Reads a line with its line feed; returns `false` at the end of the input.
fn next(
    input: &mut impl BufRead,
    line: &mut Vec<u8>,
    number: u64,
) -> Result<bool, ParseExportError> {
    line.clear();
    input.take(MOST_BYTES as u64 + 1).read_until(b'\n', line)?;
    if line.len() > MOST_BYTES {
        return Err(ParseExportError::TooLong { line: number });
    }
    Ok(!line.is_empty())
}

fn rest_is_blank(input: &mut impl BufRead) -> io::Result<bool> {
    loop {
        let bytes = input.fill_buf()?;
        if bytes.is_empty() {
            return Ok(true);
        }
        if !bytes.trim_ascii().is_empty() {
            return Ok(false);
        }
        let count = bytes.len();
        input.consume(count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: u128) -> JournalLine {
        let id = Uuid::from_u128(number);
        JournalLine {
            id,
            command: id,
            time: 1_790_000_000_000,
            device: Uuid::from_u128(7),
            kind: "player".to_owned(),
            aggregate: id,
            event: r#"{"kind":"player_added","name":"Zoë \"Z\""}"#.to_owned(),
        }
    }

    fn export() -> String {
        let lines: String = (1..=3).map(|n| encode(&line(n)).unwrap()).collect();
        let mut sum = Hasher::new();
        sum.update(lines.as_bytes());
        head(None, DateTime::UNIX_EPOCH, 3, sum) + &lines
    }

    /// Checks the error that a file is rejected with.
    fn check(text: impl AsRef<[u8]>, expect: &str) {
        let read = ExportReader::open(text.as_ref()).and_then(|lines| lines.collect());
        let got = match read {
            Ok(lines) => {
                let lines: Vec<JournalLine> = lines;
                assert!(
                    lines
                        .iter()
                        .eq((1..=3).map(line).collect::<Vec<_>>().iter())
                );
                "whole".to_owned()
            }
            Err(error) => error.to_string(),
        };
        assert_eq!(got, expect);
    }

    #[test]
    fn what_is_written_is_read() {
        check(export(), "whole");
        check(
            "\u{feff}".to_owned() + &export().replace('\n', "\r\n"),
            "whole",
        );
        check(export().trim_end(), "whole");
        check(export() + "\n \r\n", "whole");
    }

    #[test]
    fn the_error_of_a_truncated_file_names_the_line() {
        let export = export();
        let ends: Vec<_> = export.match_indices('\n').map(|(at, _)| at + 1).collect();
        check("", "it is empty");
        check(&export[..40], "line 1 is not the header of a crowns export");
        check(
            &export[..ends[0]],
            "it ends after line 1 of 4, the rest is missing",
        );
        check(
            &export[..ends[2]],
            "it ends after line 3 of 4, the rest is missing",
        );
        check(&export[..ends[1] + 70], "it is cut off in line 3 of 4");
    }

    #[test]
    fn any_changed_byte_is_found_and_its_line_named() {
        let export = export();
        for at in 0..export.len() - 1 {
            for bit in [0x01, 0x20, 0x80] {
                let mut bytes = export.clone().into_bytes();
                bytes[at] ^= bit;
                let read =
                    ExportReader::open(&bytes[..]).and_then(Iterator::collect::<Result<Vec<_>, _>>);
                let error = read.expect_err("a byte was changed").to_string();
                let before = &export.as_bytes()[..at];
                let number = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
                let named = format!("line {number}");
                let newer = number == 1 && error.starts_with("it has version");
                assert!(newer || error.contains(&named), "byte {at}: {error}");
            }
        }
    }

    #[test]
    fn duplicate_and_reordered_lines_are_found() {
        let export = export();
        let lines: Vec<_> = export.lines().collect();
        let file = |order: &[usize]| -> String {
            order
                .iter()
                .map(|&at| lines[at].to_owned() + "\n")
                .collect()
        };
        let mixed = "its lines were altered, removed or reordered (checksum mismatch)";
        check(file(&[0, 2, 1, 3]), mixed);
        check(file(&[0, 1, 1, 3]), mixed);
        check(
            file(&[0, 1, 2, 3, 3]),
            "it continues after line 4, where it should end",
        );
    }

    #[test]
    fn files_that_are_no_exports_are_rejected() {
        check(
            "round,Ann,Bob\n",
            "line 1 is not the header of a crowns export",
        );
        check(
            "SQLite format 3\0",
            "it is a crowns database, not an export",
        );
        check(
            r#"{"crowns":"journal","version":7,"more":true}"#,
            "its format has version 7, this crowns knows versions up to 1",
        );
        let long = export() + &"x".repeat(MOST_BYTES + 1);
        check(long, "line 5 has more than 1 MiB");
    }
}
