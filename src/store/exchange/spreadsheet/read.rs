//! Reads a spreadsheet: a row per player and round, a row per round with a
//! column per player, or a row per player with a column per round.

use std::collections::BTreeSet;

use csv::{Position, ReaderBuilder, StringRecord, Trim};

use super::columns::Columns;
use super::days::Days;
use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, Location};
use super::heading::{Heading, ReadOptions, Totals, round_label};
use super::records::RoundColumn;
use super::rows::{Rows, Spreadsheet};
use super::text::decode;
use super::totals::seat_players;
use crate::game::name_key;

/// Reads all games of a spreadsheet that was saved as CSV. Cells are separated
/// by commas, semicolons or tabs.
///
/// # Errors
///
/// What no game can be read for. Other problems are in the value, and end its
/// import.
pub fn read_spreadsheet(
    bytes: &[u8],
    options: &ReadOptions,
) -> Result<Spreadsheet, ImportSpreadsheetError> {
    let (text, is_guess) = decode(bytes)?;
    let (table, columns) = Table::find(&text, options)?;
    columns.check_named(options)?;
    let says_totals = !options.results && columns.says_totals();
    let (days, rounds) = table.survey(&columns, options)?;
    let mut rows = Rows::new(options, columns, days, rounds);
    for row in table.rows() {
        let (record, line) = row?;
        rows.add(&record, line)?;
    }
    let mut sheet = rows.finish();
    let Spreadsheet { games, notes, problems } = &mut sheet;
    if is_guess {
        let note = "the file is not UTF-8 and was read as Windows-1252; look at the names";
        notes.insert(0, note.to_owned());
    }
    seat_players(games, notes, problems)?;
    games.retain(|game| !game.scores.is_empty() || !game.totals.is_empty() && options.results);
    for game in &mut *games {
        let read = match options.totals {
            Totals::Running => game.turn_totals_into_points(),
            // Rows that were refused may fall.
            Totals::Refused if says_totals || !game.is_refused && game.has_running_totals() => {
                Err(SheetProblem::RunningTotals.at(Location::line(game.line)))
            }
            Totals::Refused | Totals::TakenForPoints => Ok(()),
        };
        if problems.add(read)?.is_none() {
            game.is_refused = true;
        }
    }
    name_players(&mut sheet, &options.renamed)?;
    Ok(sheet)
}

/// Gives the players of a file the names that they have here, first name
/// first.
fn name_players(
    sheet: &mut Spreadsheet,
    renamed: &[(String, String)],
) -> Result<(), ImportSpreadsheetError> {
    let mut used = vec![false; renamed.len()];
    let mut noted = BTreeSet::new();
    for player in sheet.games.iter_mut().flat_map(|game| &mut game.players) {
        let turned = turned(&player.text);
        let is_name = |name: &str| {
            let key = name_key(name);
            let is_player = |text: &str| name_key(text) == key;
            is_player(&player.text) || turned.as_deref().is_some_and(is_player)
        };
        if let Some(nth) = renamed.iter().position(|(name, _)| is_name(name)) {
            used[nth] = true;
            player.text = Box::from(&*renamed[nth].1);
        } else if let Some(turned) = turned {
            noted.insert(format!("`{}` is read as {turned}", player.text));
            player.text = turned.into();
        }
    }
    sheet.notes.extend(noted);
    match used.iter().position(|used| !used) {
        Some(nth) => {
            let name = renamed[nth].0.clone();
            Err(SheetProblem::NoSuchPlayer { name }.into())
        }
        None => Ok(()),
    }
}

/// Returns `Hans Müller` for `Müller, Hans`.
fn turned(text: &str) -> Option<String> {
    let (last, first) = text.split_once(',')?;
    let (last, first) = (last.trim(), first.trim());
    let is_name = !last.is_empty() && !first.is_empty() && !first.contains(',');
    is_name.then(|| format!("{first} {last}"))
}

/// The cells of a file.
struct Table<'a> {
    text: &'a str,
    delimiter: u8,
}

/// How many lines may stand above the headings.
const MAX_TITLES: usize = 50;

impl<'a> Table<'a> {
    /// Finds what separates the cells, by the line that names the columns.
    fn find(
        text: &'a str,
        options: &ReadOptions,
    ) -> Result<(Self, Columns), ImportSpreadsheetError> {
        let mut found: Option<(usize, Self, Columns)> = None;
        let mut failed = None;
        for delimiter in [b',', b';', b'\t'] {
            let table = Self { text, delimiter };
            let rows = table.rows().filter(|row| match row {
                Ok((record, _)) => record.iter().any(|cell| !cell.is_empty()),
                Err(_) => true,
            });
            let rows: Vec<_> = rows.take(MAX_TITLES).collect::<Result<_, _>>()?;
            for (index, (record, line)) in rows.iter().enumerate() {
                let below = rows.get(index + 1).map(|(record, _)| record);
                match Columns::read(record, *line, below, options) {
                    Ok(None) => continue,
                    Ok(Some(columns)) => {
                        if found.as_ref().is_none_or(|(cells, ..)| record.len() > *cells) {
                            let table = Self { text, delimiter };
                            found = Some((record.len(), table, columns));
                        }
                    }
                    Err(error) => failed = Some(failed.unwrap_or(error)),
                }
                break;
            }
        }
        match (found, failed) {
            (Some((_, table, columns)), _) => Ok((table, columns)),
            (None, Some(error)) => Err(error),
            (None, None) => Err(Self::no_headings(text, options)),
        }
    }

    /// Returns what is wrong with a file that names no columns.
    fn no_headings(text: &'a str, options: &ReadOptions) -> ImportSpreadsheetError {
        let delimiter = [b'\t', b';', b',']
            .into_iter()
            .max_by_key(|delimiter| text.bytes().filter(|byte| byte == delimiter).count());
        let delimiter = delimiter.unwrap_or(b',');
        let table = Self { text, delimiter };
        let rows = table.rows().flatten();
        let mut rows = rows.filter(|(record, _)| record.iter().any(|cell| !cell.is_empty()));
        let (Some((record, line)), below) = (rows.next(), rows.next()) else {
            return SheetProblem::Empty.into();
        };
        if options.results {
            return SheetProblem::NoResults.at(Location::line(line));
        }
        let is_round = |cell: &str| round_label(cell).is_some_and(|(number, _)| number == 1);
        let heading = below.and_then(|(below, _)| {
            let index = below.iter().position(is_round)?;
            Some(record.get(index).filter(|heading| !heading.is_empty())?.to_owned())
        });
        SheetProblem::NoRoundColumn { heading }.at(Location::line(line))
    }

    /// Returns the lines of the file, each with its number.
    fn rows(&self) -> impl Iterator<Item = Result<(StringRecord, u64), ImportSpreadsheetError>> {
        let reader = ReaderBuilder::new()
            .delimiter(self.delimiter)
            .has_headers(false)
            .flexible(true)
            .trim(Trim::All)
            .from_reader(self.text.as_bytes());
        reader.into_records().map(move |record| {
            let record = record.map_err(|error| {
                let line = error.position().map_or(1, Position::line);
                SheetProblem::Csv(error.to_string()).at(Location::line(line))
            })?;
            let position = record.position();
            let line = position.map_or(1, |position| line_of(position, self.text));
            Ok((record, line))
        })
    }

    /// Looks at all lines for what a single one does not say: the order of days,
    /// and whether rounds are told by the cards dealt.
    fn survey(
        &self,
        columns: &Columns,
        options: &ReadOptions,
    ) -> Result<(Days, RoundColumn), ImportSpreadsheetError> {
        let mut days = Days::new(options.date_format.clone(), options.day_order);
        let mut first = None;
        let mut rounds = (u8::MAX, 0);
        let mut says_dealt = false;
        for row in self.rows() {
            let (record, line) = row?;
            let has_dates = columns.has(Heading::Date);
            let date = columns.cell(&record, line, Heading::Date);
            let dates = date.filter(|_| line > columns.line).into_iter();
            // Titles may have days if no column has them.
            let is_filled = |cell: &&str| !cell.is_empty();
            let has_one = || record.iter().filter(is_filled).take(2).count() == 1;
            let is_title = !has_dates && (line < columns.line || has_one());
            let titles = record.iter().filter(|cell| is_title && is_filled(cell));
            let titles =
                titles.map(|text| Cell { text: text.into(), location: Location::line(line) });
            for cell in dates.chain(titles) {
                days.learn(&cell.text).map_err(|problem| problem.at(cell.location.clone()))?;
                if days.undecided.is_some() {
                    first.get_or_insert(cell.location);
                }
            }
            let round = columns.cell(&record, line, Heading::Round);
            if let Some((number, is_dealt)) = round.and_then(|cell| round_label(&cell.text)) {
                says_dealt |= is_dealt && number <= 10;
                rounds = (rounds.0.min(number), rounds.1.max(number));
            }
        }
        if let Some(first) = first {
            days.check().map_err(|problem| problem.at(first))?;
        }
        let is_said = options.columns.iter().any(|(heading, _)| *heading == Heading::Round);
        if rounds.0 == 3 && (4..=11).contains(&rounds.1) && !is_said && !says_dealt {
            return Err(SheetProblem::BeginsAtThree.at(Location::line(columns.line)));
        }
        let is_dealt = rounds.0 == 3 && rounds.1 > 11 || !columns.has(Heading::Round);
        let told_by = match (options.results, is_dealt) {
            (true, _) => RoundColumn::Missing,
            (false, true) => RoundColumn::Cards,
            (false, false) => RoundColumn::Numbers,
        };
        Ok((days, told_by))
    }
}

/// Returns the line of a record: the reader counts empty lines before it as
/// part of it.
fn line_of(position: &Position, text: &str) -> u64 {
    let start = usize::try_from(position.byte()).unwrap_or_default();
    let empty = text[start..].bytes().take_while(|&byte| byte == b'\n');
    position.line() + empty.count() as u64
}

#[cfg(test)]
mod tests;
