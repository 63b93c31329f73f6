//! Reads a spreadsheet: a row per player and round, or a row per round with a
//! column per player.

use std::borrow::Cow;

use csv::{Position, ReaderBuilder, Trim};

use super::columns::Columns;
use super::error::{CellProblem, ParseSpreadsheetError};
use super::game::{Location, SpreadsheetGame};
use super::rows::Rows;
use crate::store::exchange::format::header::is_table;

/// Reads all games of a spreadsheet that was saved as CSV. Cells are separated
/// by commas, semicolons or tabs.
///
/// # Errors
///
/// [`ParseSpreadsheetError`] with the first line or cell that cannot be read.
pub fn read_spreadsheet(bytes: &[u8]) -> Result<Vec<SpreadsheetGame>, ParseSpreadsheetError> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count() as u64;
        ParseSpreadsheetError::At(Location::line(line), CellProblem::NotUtf8)
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.starts_with("{\"crowns\":") {
        return Err(ParseSpreadsheetError::Export);
    }
    if is_table(text.as_bytes()) {
        return Err(ParseSpreadsheetError::Table);
    }
    // Lines are counted alike, whatever they end in.
    let text = &*match text.contains('\r') {
        true => Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")),
        false => Cow::Borrowed(text),
    };
    let head = text.lines().find(|line| !line.trim().is_empty());
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(head.ok_or(ParseSpreadsheetError::Empty)?))
        .has_headers(false)
        .flexible(true)
        .trim(Trim::All)
        .from_reader(text.as_bytes());
    let mut rows: Option<Rows> = None;
    for record in reader.records() {
        let record = record.map_err(|error| {
            let line = error.position().map_or(1, Position::line);
            let problem = CellProblem::Csv(error.to_string());
            ParseSpreadsheetError::At(Location::line(line), problem)
        })?;
        let line = record
            .position()
            .map_or(1, |position| line_of(position, text));
        if record.iter().all(str::is_empty) {
            continue;
        }
        match &mut rows {
            None => rows = Some(Rows::new(Columns::read(&record, line)?)),
            Some(rows) => rows.add(&record, line)?,
        }
    }
    let mut games = rows.ok_or(ParseSpreadsheetError::Empty)?.into_games();
    games.retain(|game| !game.scores.is_empty());
    Ok(games)
}

/// Returns the line of a record: the reader counts empty lines before it as
/// part of it.
fn line_of(position: &Position, text: &str) -> u64 {
    let start = usize::try_from(position.byte()).unwrap_or_default();
    let empty = text[start..].bytes().take_while(|&byte| byte == b'\n');
    position.line() + empty.count() as u64
}

/// Returns the delimiter that the first line has most of: spreadsheets of some
/// countries separate cells by semicolons.
fn delimiter(head: &str) -> u8 {
    let count = |delimiter: &u8| head.bytes().filter(|byte| byte == delimiter).count();
    let delimiters = [b'\t', b';', b','];
    delimiters.into_iter().max_by_key(count).unwrap_or(b',')
}

#[cfg(test)]
mod tests;
