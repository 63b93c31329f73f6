//! Reads a spreadsheet: a row per player and round, or a row per round with a
//! column per player.

use std::borrow::Cow;

use csv::{Position, ReaderBuilder, Trim};

use super::columns::Columns;
use super::error::{CellProblem, LISTED, ParseSpreadsheetError};
use super::game::{Location, SpreadsheetGame};
use super::rows::Rows;
use crate::store::exchange::format::header::is_table;

/// Reads all games of a spreadsheet that was saved as CSV. Cells are separated
/// by commas, semicolons or tabs.
///
/// # Errors
///
/// [`ParseSpreadsheetError`] with the lines and cells that cannot be read.
pub fn read_spreadsheet(
    bytes: &[u8],
    options: &ReadOptions,
) -> Result<Vec<SpreadsheetGame>, ParseSpreadsheetError> {
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
    let mut errors = Errors::default();
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
            None => {
                let columns = Columns::read(&record, line)?;
                rows = Some(Rows::new(columns, options.date_format.clone()));
            }
            Some(rows) => match rows.add(&record, line) {
                Err(error @ ParseSpreadsheetError::At(_, CellProblem::TooMuch { .. })) => {
                    return Err(error);
                }
                added => errors.add(added),
            },
        }
    }
    let mut games = rows.ok_or(ParseSpreadsheetError::Empty)?.into_games();
    games.retain(|game| !game.scores.is_empty());
    for game in &mut games {
        let read = match options.totals {
            Totals::Running => game.turn_totals_into_points(),
            Totals::Refused if game.has_running_totals() => {
                Err((Location::line(game.line), CellProblem::RunningTotals))
            }
            Totals::Refused | Totals::TakenForPoints => Ok(()),
        };
        errors
            .add(read.map_err(|(location, problem)| ParseSpreadsheetError::At(location, problem)));
    }
    errors.finish().map(|()| games)
}

/// How the cells of a spreadsheet are written.
#[derive(Debug, Clone, Default)]
pub struct ReadOptions {
    /// The format of its days, for `strftime`; without one, dates that can be
    /// read in one way only.
    pub date_format: Option<String>,
    /// Whether the scores are running totals.
    pub totals: Totals,
}

/// What becomes of scores that only rise.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Totals {
    /// They are an error: they are not points.
    #[default]
    Refused,
    /// All scores are running totals.
    Running,
    /// They are points all the same.
    TakenForPoints,
}

/// The errors of a file.
#[derive(Default)]
struct Errors {
    first: Vec<ParseSpreadsheetError>,
    more: usize,
}

impl Errors {
    fn add(&mut self, read: Result<(), ParseSpreadsheetError>) {
        match read {
            Err(error) if self.first.len() < LISTED => self.first.push(error),
            Err(_) => self.more += 1,
            Ok(()) => {}
        }
    }

    fn finish(mut self) -> Result<(), ParseSpreadsheetError> {
        match (self.first.len(), self.more) {
            (0, _) => Ok(()),
            (1, 0) => Err(self.first.remove(0)),
            _ => Err(ParseSpreadsheetError::Several {
                first: self.first,
                more: self.more,
            }),
        }
    }
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
