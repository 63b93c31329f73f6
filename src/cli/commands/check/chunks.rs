//! Splits a stream into chunks of whole lines, in constant memory.

use std::io::{self, ErrorKind, Read};

use crate::cli::args::input::MAX_BYTES;

/// Bytes per read.
const READ: usize = 64 * 1024;

/// Some lines of a stream, each but the last ended by a line feed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Chunk {
    /// The number of the first line, counted from 1.
    pub(crate) first: u64,
    /// The lines; of one longer than [`MAX_BYTES`] only the start, which is
    /// longer too.
    pub(crate) bytes: Vec<u8>,
}

/// Reads to the end and sends chunks until one is refused with `false`.
///
/// A chunk holds the lines that one read completed, so none waits for the
/// next read.
///
/// # Errors
///
/// Any error of the reader but an interruption.
pub(crate) fn read(mut input: impl Read, mut send: impl FnMut(Chunk) -> bool) -> io::Result<()> {
    let mut buffer = vec![0; READ];
    let mut splitter = LineSplitter { line: 1, started: Vec::new(), skipping: false };
    loop {
        let count = match input.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let (whole, cut) = splitter.take(&buffer[..count]);
        if !whole.into_iter().chain(cut).all(&mut send) {
            return Ok(());
        }
    }
    if let Some(last) = splitter.finish() {
        send(last);
    }
    Ok(())
}

struct LineSplitter {
    /// The number of the line that `started` or the next read begins.
    line: u64,
    /// The part of a line whose end is still to come.
    started: Vec<u8>,
    /// Whether that line is too long, and the rest of it worth nothing.
    skipping: bool,
}

impl LineSplitter {
    /// Takes what was read; returns the lines that it completed, and the
    /// start of a line that it made too long.
    fn take(&mut self, mut read: &[u8]) -> (Option<Chunk>, Option<Chunk>) {
        if self.skipping {
            let Some(end) = read.iter().position(|&byte| byte == b'\n') else {
                return (None, None);
            };
            read = &read[end + 1..];
            self.skipping = false;
            self.line += 1;
        }
        let whole = read.iter().rposition(|&byte| byte == b'\n').map(|end| {
            let (lines, rest) = read.split_at(end + 1);
            read = rest;
            let mut bytes = std::mem::take(&mut self.started);
            bytes.extend_from_slice(lines);
            let first = self.line;
            self.line += lines.iter().filter(|&&byte| byte == b'\n').count() as u64;
            Chunk { first, bytes }
        });
        self.started.extend_from_slice(read);
        let cut = (self.started.len() > MAX_BYTES).then(|| {
            self.skipping = true;
            let bytes = std::mem::take(&mut self.started);
            let first = self.line;
            Chunk { first, bytes }
        });
        (whole, cut)
    }

    /// Returns the last line, where no line feed ends it.
    fn finish(self) -> Option<Chunk> {
        (!self.started.is_empty()).then_some(Chunk { first: self.line, bytes: self.started })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader that gives one piece a read.
    struct Pieces(Vec<Vec<u8>>);

    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.0.is_empty() {
                return Ok(0);
            }
            let piece = self.0.remove(0);
            buffer[..piece.len()].copy_from_slice(&piece);
            Ok(piece.len())
        }
    }

    fn check(pieces: &[&str], expect: &[(u64, &str)]) {
        let pieces = pieces.iter().map(|piece| piece.as_bytes().to_vec());
        let mut got = Vec::new();
        read(Pieces(pieces.collect()), |chunk| {
            got.push((chunk.first, String::from_utf8(chunk.bytes).unwrap()));
            true
        })
        .unwrap();
        let expect: Vec<_> = expect.iter().map(|&(n, text)| (n, text.to_owned())).collect();
        assert_eq!(got, expect);
    }

    #[test]
    fn each_read_returns_the_lines_that_it_completed() {
        check(&[], &[]);
        check(&["a\nb\n", "c\n"], &[(1, "a\nb\n"), (3, "c\n")]);
        check(&["a\nb", "c", "d\ne"], &[(1, "a\n"), (2, "bcd\n"), (3, "e")]);
    }

    #[test]
    fn a_line_that_is_too_long_is_cut_and_the_next_one_is_whole() {
        let long = "x".repeat(MAX_BYTES);
        check(&[&long], &[(1, &long)]);
        check(
            &["a\n", &long, "x", &long, "\nb\n"],
            &[(1, "a\n"), (2, &format!("{long}x")), (3, "b\n")],
        );
        check(&[&long, "xx\nb", "\n"], &[(1, &format!("{long}xx\n")), (2, "b\n")]);
    }
}
