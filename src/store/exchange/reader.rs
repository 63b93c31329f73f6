//! Reads an export line by line.

use std::io::{self, BufRead, Read};

use crc32fast::Hasher;

use super::format::{ExportHeader, MAX_BYTES, ParseExportError, checksum, unsealed};
use crate::store::db::LineError;
use crate::store::journal::line::JournalLine;

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
    /// Whether lines that are refused end nothing.
    skipping: bool,
    line: Vec<u8>,
}

impl<R: BufRead> ExportReader<R> {
    pub fn open(mut input: R) -> Result<Self, ParseExportError> {
        let mut line = Vec::new();
        if !next(&mut input, &mut line, 1)? {
            return Err(ParseExportError::Empty);
        }
        let start = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&line);
        Ok(Self {
            header: ExportHeader::read(start.trim_ascii_end())?,
            input,
            read: 0,
            sum: Hasher::new(),
            ended: false,
            skipping: false,
            line,
        })
    }

    pub fn header(&self) -> &ExportHeader {
        &self.header
    }

    /// Lets the lines after one that is refused follow, to the end of the
    /// input, however many the header has announced.
    #[must_use]
    pub fn skipping_refused(mut self, skipping: bool) -> Self {
        self.skipping = skipping;
        self
    }

    /// Reads all lines and checks their checksums. Their events are checked when they are merged.
    pub fn check(mut self) -> Result<(), ParseExportError> {
        let skipping = self.skipping;
        loop {
            match self.sealed_line() {
                Ok(Some(_)) => {}
                Ok(None) => return Ok(()),
                Err(error) if skipping && error.is_of_line() => {}
                Err(ParseExportError::Short { .. }) if skipping => return Ok(()),
                Err(error) => return Err(error),
            }
        }
    }

    fn line(&mut self) -> Result<Option<JournalLine>, ParseExportError> {
        let line = self.read + 2;
        let Some(object) = self.sealed_line()? else { return Ok(None) };
        serde_json::from_str(object).map(Some).map_err(|why| {
            let why = LineError::Unreadable(why);
            ParseExportError::Line { line, why }
        })
    }

    fn sealed_line(&mut self) -> Result<Option<&str>, ParseExportError> {
        let (line, of) = (self.read + 2, self.header.lines + 1);
        match next(&mut self.input, &mut self.line, line) {
            Ok(true) => {}
            Ok(false) => return self.finish().map(|()| None),
            Err(error) => {
                if self.skipping && error.is_of_line() {
                    self.read += 1;
                    skip_line(&mut self.input)?;
                }
                return Err(error);
            }
        }
        let is_ended = self.line.ends_with(b"\n");
        self.line.truncate(self.line.trim_ascii_end().len());
        if self.line.is_empty() {
            // Editors and mail end a text with empty lines.
            return match rest_is_blank(&mut self.input)? {
                true => self.finish().map(|()| None),
                false => {
                    self.read += 1;
                    Err(changed(line))
                }
            };
        }
        if self.read == self.header.lines && !self.skipping {
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
            return Err(ParseExportError::Short { line: self.read + 1, of: self.header.lines + 1 });
        }
        if self.skipping {
            return Ok(());
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
        self.ended = match &line {
            Some(Ok(_)) => false,
            Some(Err(error)) => !(self.skipping && error.is_of_line()),
            None => true,
        };
        line
    }
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
    input.take(MAX_BYTES as u64 + 1).read_until(b'\n', line)?;
    if line.len() > MAX_BYTES {
        return Err(ParseExportError::TooLong { line: number });
    }
    Ok(!line.is_empty())
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = input.fill_buf()?;
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let count = end.map_or(bytes.len(), |end| end + 1);
        input.consume(count);
        if count == 0 || end.is_some() {
            return Ok(());
        }
    }
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
    use chrono::DateTime;

    use super::super::format::encode;
    use super::*;

    fn line(number: u128) -> JournalLine {
        let event = r#"{"kind":"player_added","name":"Zoë \"Z\""}"#.to_owned();
        JournalLine { event, ..JournalLine::sample(number) }
    }

    fn export() -> String {
        let lines: String = (1..=3).map(|n| encode(&line(n)).unwrap()).collect();
        let mut sum = Hasher::new();
        sum.update(lines.as_bytes());
        ExportHeader::new(1, None, DateTime::UNIX_EPOCH, 3, sum).write() + &lines
    }

    fn check(text: impl AsRef<[u8]>, expect: &str) {
        let read = ExportReader::open(text.as_ref()).and_then(|lines| lines.collect());
        let got = match read {
            Ok(lines) => {
                let lines: Vec<JournalLine> = lines;
                assert!(lines.iter().eq((1..=3).map(line).collect::<Vec<_>>().iter()));
                "whole".to_owned()
            }
            Err(error) => error.to_string(),
        };
        assert_eq!(got, expect);
    }

    #[test]
    fn what_is_written_is_read() {
        check(export(), "whole");
        check("\u{feff}".to_owned() + &export().replace('\n', "\r\n"), "whole");
        check(export().trim_end(), "whole");
        check(export() + "\n \r\n", "whole");
    }

    #[test]
    fn the_error_of_a_truncated_file_names_the_line() {
        let export = export();
        let ends: Vec<_> = export.match_indices('\n').map(|(at, _)| at + 1).collect();
        check("", "it is empty");
        check(&export[..40], "line 1 is not the header of a crowns export");
        check(&export[..ends[0]], "it ends after line 1 of 4; the rest is missing");
        check(&export[..ends[2]], "it ends after line 3 of 4; the rest is missing");
        check(&export[..ends[1] + 70], "it is cut off on line 3 of 4");
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
                let newer = number == 1 && error.starts_with("its format has version");
                assert!(newer || error.contains(&named), "byte {at}: {error}");
            }
        }
    }

    #[test]
    fn duplicate_and_reordered_lines_are_found() {
        let export = export();
        let lines: Vec<_> = export.lines().collect();
        let file = |order: &[usize]| -> String {
            order.iter().map(|&at| lines[at].to_owned() + "\n").collect()
        };
        let mixed = "its lines were altered, removed or reordered (checksum mismatch)";
        check(file(&[0, 2, 1, 3]), mixed);
        check(file(&[0, 1, 1, 3]), mixed);
        check(file(&[0, 1, 2, 3, 3]), "it continues after line 4, where it should end");
    }

    #[test]
    fn files_that_are_no_exports_are_rejected() {
        check("round,Ann,Bob\n", "line 1 is not the header of a crowns export");
        check("SQLite format 3\0", "it is a crowns database, not an export");
        check(
            r#"{"crowns":"journal","version":7,"more":true}"#,
            "its format version is 7; this version of crowns reads up to 2",
        );
        let long = export() + &"x".repeat(MAX_BYTES + 1);
        check(long, "line 5 has more than 1 MiB");
    }
}
