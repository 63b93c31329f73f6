//! Tables as CSV, as RFC 4180 has it: UTF-8, a comma, CRLF, and a row of plain
//! names first.
//!
//! Rows are taken out as text while others are still to come, so that a whole
//! file of games need not be held. A number is written as one; what someone
//! typed never is a formula.

mod cell;
mod games;
mod results;
mod scores;
mod standings;

pub use games::Games;
pub use results::Results;
pub use scores::Scores;
pub use standings::Standings;

use csv::{Terminator, Writer, WriterBuilder};

/// Rows that are written and not yet taken out.
#[derive(Debug)]
struct Rows {
    writer: Writer<Vec<u8>>,
}

impl Rows {
    /// Begins a table with the names of its columns.
    fn headed(columns: &[&str]) -> Self {
        let mut rows = Self {
            writer: writer(Vec::new()),
        };
        rows.add(columns.iter().map(|&column| column.to_owned()));
        rows
    }

    fn add(&mut self, cells: impl IntoIterator<Item = String>) {
        let written = self.writer.write_record(cells);
        written.expect("memory takes rows of like length");
    }

    /// Takes out what was written since the last time.
    fn take(&mut self) -> String {
        let fresh = writer(Vec::new());
        let full = std::mem::replace(&mut self.writer, fresh);
        let bytes = full.into_inner().expect("memory takes every row");
        String::from_utf8(bytes).expect("cells are text")
    }
}

fn writer(to: Vec<u8>) -> Writer<Vec<u8>> {
    WriterBuilder::new()
        .terminator(Terminator::CRLF)
        .from_writer(to)
}

/// Reads a table back, for tests: rows of cells, the names of the columns
/// first.
#[cfg(test)]
fn read(text: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(text.as_bytes());
    let rows = reader.records().map(|row| row.unwrap());
    rows.map(|row| row.iter().map(str::to_owned).collect())
        .collect()
}
