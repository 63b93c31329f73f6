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
