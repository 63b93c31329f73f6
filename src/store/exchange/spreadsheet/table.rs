//! The file of a spreadsheet: its bytes as text, what separates its cells, which line names the
//! columns, and what all lines say together.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::iter;

use csv::{Position, ReaderBuilder, Trim};
use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

use super::ReadOptions;
use super::cell_text::{numbered, round_label};
use super::columns::{Columns, Layout};
use super::days::Days;
use super::error::{ImportSpreadsheetError, Result};
use super::game::is_text;
use super::heading::Heading;
use super::layout::name_of;
use super::problem::SheetProblem;
use super::records::RoundColumn;
use super::row::{Row, is_score, score};
use crate::store::exchange::format::is_table;

/// The cells of a file.
pub(super) struct Table<'a> {
    text: &'a str,
    delimiter: u8,
}

/// What separates cells, the last of them in Markdown.
const DELIMITERS: [u8; 4] = [b',', b';', b'\t', b'|'];

/// What speaks for a separator: whether the line of headings has one that is known, how many there
/// are, and how early the line is.
type Rank = (bool, usize, Reverse<usize>);

/// How many lines may stand above the headings.
pub(super) const MAX_TITLES: usize = 50;

impl<'a> Table<'a> {
    /// Finds what separates the cells, by the line that names the columns: the first that
    /// does so, or that stands right above scores.
    pub(super) fn find(text: &'a str, options: &ReadOptions) -> Result<(Self, Columns)> {
        let mut found: Option<(Rank, Self, Columns)> = None;
        let mut failed: Option<(Rank, ImportSpreadsheetError)> = None;
        let occurs = |delimiter: &u8| text.as_bytes().contains(delimiter);
        for delimiter in DELIMITERS.into_iter().filter(occurs) {
            let table = Self { text, delimiter };
            let rows = table.rows().filter(|row| !row.as_ref().is_ok_and(Row::is_empty));
            let rows: Vec<_> = rows.take(MAX_TITLES).collect::<Result<_, _>>()?;
            for (index, row) in rows.iter().enumerate() {
                let below = &rows[index + 1..];
                let is_heading = || below.first().is_some_and(|below| row.heads(below));
                let beside = below.first().and_then(|below| row.titles_beside(below));
                let read = match beside.map_or_else(|| Columns::read(row, below, options), Err) {
                    Ok(None) if !is_heading() => continue,
                    read => read
                        .and_then(|columns| columns.ok_or_else(|| no_columns(row, below, options))),
                };
                let is_known = row.filled().any(|cell| Heading::of(cell).is_some());
                let cells = row.cells.len();
                let rank = (is_known && cells > 1, cells, Reverse(index));
                match read {
                    Ok(columns) if found.as_ref().is_none_or(|(most, ..)| rank > *most) => {
                        found = Some((rank, Self { text, delimiter }, columns));
                    }
                    Err(error) if failed.as_ref().is_none_or(|(most, _)| rank > *most) => {
                        failed = Some((rank, error));
                    }
                    _ => {}
                }
                break;
            }
        }
        // What is found by commas in days and decimals names no columns.
        let is_better = |rank: &Rank| failed.as_ref().is_none_or(|(of, _)| rank.0 || !of.0);
        if let Some((_, table, columns)) = found.filter(|(rank, ..)| is_better(rank)) {
            table.check_quotes(columns.names.len())?;
            return Ok((table, columns));
        }
        for delimiter in DELIMITERS {
            Self { text, delimiter }.check_quotes(usize::MAX)?;
        }
        Err(failed.map_or_else(|| Self::no_headings(text, options), |(_, error)| error))
    }

    /// Returns what is wrong with a file that names no columns.
    fn no_headings(text: &'a str, options: &ReadOptions) -> ImportSpreadsheetError {
        let count = |&delimiter: &u8| text.bytes().filter(|byte| *byte == delimiter).count();
        let delimiter = DELIMITERS.into_iter().rev().max_by_key(count).unwrap_or(b',');
        let table = Self { text, delimiter };
        let rows = table.rows().flatten().filter(|row| !row.is_empty());
        let rows: Vec<_> = rows.take(MAX_TITLES).collect();
        match rows.split_first() {
            Some((row, below)) => no_columns(row, below, options),
            None => SheetProblem::Empty.into(),
        }
    }

    /// Refuses a quote that is not closed where its cell ends: the rows below it would be a part
    /// of that. A cell may have several lines, but none with as many separators as a row.
    fn check_quotes(&self, columns: usize) -> Result<()> {
        let mut bytes = self.text.bytes().peekable();
        let (mut line, mut is_start) = (1, true);
        while let Some(byte) = bytes.next() {
            line += u64::from(byte == b'\n');
            if byte != b'"' || !is_start {
                is_start = byte == self.delimiter || byte == b'\n';
                continue;
            }
            let open = SheetProblem::OpenQuote.at(line);
            let (opens, mut separators, mut is_parted) = (line, 0usize, false);
            loop {
                let byte = bytes.next();
                let is_closed = byte == Some(b'"') && bytes.next_if_eq(&b'"').is_none();
                let is_end = is_closed || byte == Some(b'\n');
                if byte.is_none() || is_end && line > opens && separators + 1 >= columns {
                    return Err(open);
                }
                if is_closed {
                    break;
                }
                let is_separator = byte == Some(self.delimiter);
                separators = if is_end { 0 } else { separators + usize::from(is_separator) };
                line += u64::from(is_end);
                is_parted |= is_end || is_separator;
            }
            while bytes.next_if_eq(&b' ').is_some() {}
            let is_next = |byte: &u8| *byte == self.delimiter || *byte == b'\n';
            if is_parted && !bytes.peek().is_none_or(is_next) {
                return Err(open);
            }
            is_start = false;
        }
        Ok(())
    }

    /// Returns the lines of the file; two that name columns together as one.
    pub(super) fn rows(&self) -> impl Iterator<Item = Result<Row>> {
        let reader = ReaderBuilder::new()
            .delimiter(self.delimiter)
            .has_headers(false)
            .flexible(true)
            .trim(Trim::All)
            .from_reader(self.text.as_bytes());
        let rows = reader.into_records().map(|record| {
            let cells = record.map_err(|error| {
                let line = error.position().map_or(1, Position::line);
                SheetProblem::Csv(error.to_string()).at(line)
            })?;
            // The reader counts empty lines before a record as part of it.
            let start = cells.position().map_or(0, Position::byte);
            let start = usize::try_from(start).unwrap_or_default();
            let gap = self.text[start..].bytes().take_while(|&byte| byte == b'\n').count();
            let line = cells.position().map_or(1, Position::line) + gap as u64;
            Ok(Row::new(cells, line, gap > 0))
        });
        let is_rule = |row: &Result<Row, _>| row.as_ref().is_ok_and(Row::is_rule);
        let mut rows = rows.filter(move |row| !is_rule(row)).peekable();
        iter::from_fn(move || {
            let row = rows.next()?;
            let (Ok(names), Some(Ok(below))) = (&row, rows.peek()) else { return Some(row) };
            let Some(merged) = names.merged(below) else { return Some(row) };
            rows.next();
            Some(Ok(merged))
        })
    }

    /// Looks at all lines for what a single one does not say: the order of days,
    /// and whether rounds are told by the cards dealt.
    pub(super) fn survey(
        &self,
        columns: &Columns,
        options: &ReadOptions,
    ) -> Result<(Days, RoundColumn)> {
        let (format, order) = (options.date_format.clone(), options.day_order);
        let mut days = Days { format, order, ..Days::default() };
        let mut rounds = (u8::MAX, 0);
        let mut says_dealt = false;
        for row in self.rows() {
            let row = row?;
            for cell in columns.days(&row) {
                days.learn(&cell).map_err(|problem| problem.at(&cell))?;
            }
            let round = columns.cell(&row, Heading::Round);
            if let Some((number, is_dealt)) = round.and_then(|cell| columns.label(&cell.text)) {
                says_dealt |= is_dealt && number <= 10;
                rounds = (rounds.0.min(number), rounds.1.max(number));
            }
        }
        days.check()?;
        let is_said = options.columns.iter().any(|(heading, _)| *heading == Heading::Round);
        if rounds.0 == 3 && (4..=11).contains(&rounds.1) && !is_said && !says_dealt {
            let heading = columns.name(Heading::Round).unwrap_or_default();
            let problem = SheetProblem::BeginsAtThree { is_heading: false };
            return Err(problem.at((columns.line, heading)));
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

/// Returns `true` for a column of numbers that do not count the games.
fn are_totals(column: usize, below: &[Row]) -> bool {
    let cells: Option<Vec<i32>> = below.iter().map(|row| row.at(column).parse().ok()).collect();
    let count_up = |one: &i32, next: &i32| one.checked_add(1) == Some(*next);
    cells.is_some_and(|cells| cells.len() > 1 && !cells.is_sorted_by(count_up))
}

/// Returns what is wrong with a line of headings that names no columns.
fn no_columns(row: &Row, below: &[Row], options: &ReadOptions) -> ImportSpreadsheetError {
    let has_zero = || below.iter().any(|row| row.filled().skip(1).any(|cell| cell == "0"));
    if options.results {
        let rounds = ReadOptions { results: false, ..options.clone() };
        if has_zero() && matches!(Columns::read(row, below, &rounds), Ok(Some(_))) {
            return SheetProblem::RoundsInResults.at(row.line);
        }
        let is_used = |index: &usize| {
            !row.at(*index).is_empty() || below.iter().any(|row| !row.at(*index).is_empty())
        };
        let first = (0..row.cells.len()).find(is_used).unwrap_or_default();
        let may_be_game = Heading::of(row.at(first)).is_none() && !is_of_player(row);
        let are_totals = may_be_game && are_totals(first, below);
        let first = may_be_game.then(|| name_of(first, row.at(first)).to_string());
        let player = player_column(row, below, options);
        let (holds, heading) = match player {
            Some(_) => ("player", player),
            None if are_totals => ("total", None),
            None => ("game", first),
        };
        return SheetProblem::NoResults { holds, heading }.at(row.line);
    }
    let labels = |index: usize| below.iter().map(move |below| below.at(index));
    let has_cards = |index: usize| {
        let mut cards = labels(index).map(|cell| cell.parse().ok()).take(3);
        [3, 4, 5].into_iter().all(|dealt| cards.next() == Some(Some(dealt)))
    };
    // Below the rounds are totals.
    let is_plain = |row: &&Row| row.filled().next().is_some_and(|cell| Heading::of(cell).is_none());
    let rounds: Vec<_> = below.iter().take_while(is_plain).collect();
    let has_out = |row: &&Row| row.filled().skip(1).any(|cell| score(cell) == Some(0));
    let each_has_zero = rounds.len() > 1 && rounds.iter().all(has_out);
    let counts_rounds = |index: usize| {
        let mut numbers = rounds.iter().map(|row| row.at(index).parse::<usize>().ok()).zip(1..);
        numbers.all(|(number, round)| number == Some(round))
    };
    let is_round = |index: &usize| {
        let first = labels(*index).next().unwrap_or_default();
        let is_first = matches!(round_label(first), Some((1, _) | (3, true)))
            || numbered(first).is_some_and(|(_, number)| number == 1);
        // A player is no round, unless one is called so.
        let may_be = matches!(Heading::of(row.at(*index)), None | Some(Heading::Player))
            || each_has_zero && counts_rounds(*index);
        (is_first || has_cards(*index)) && may_be && !row.at(*index).is_empty()
    };
    // What numbers the games stays 1 in all rounds of the first.
    let first_rows = |index: &usize| {
        rounds.iter().take_while(|row| row.at(*index) == rounds[0].at(*index)).count()
    };
    let found = (0..row.cells.len()).filter(is_round).min_by_key(first_rows);
    let heading = found.map(|index| row.at(index).to_owned());
    let holds = if found.is_some_and(has_cards) { "cards" } else { "round" };
    let (heading, holds) = match player_column(row, below, options) {
        player @ Some(_) if heading.is_none() => (player, "player"),
        _ => (heading, holds),
    };
    let player = row.cells.iter().position(|cell| Heading::of(cell) == Some(Heading::Player));
    let is_after = |index: usize| below.first().is_some_and(|below| is_score(below.at(index)));
    let first =
        player.and_then(|player| (player + 1..row.cells.len()).find(|&index| is_after(index)));
    let may_be_round = |index: &usize| Heading::of(row.at(*index)) != Some(Heading::Points);
    let first = first.filter(may_be_round);
    match first.filter(|_| has_zero() && heading.is_none()) {
        Some(first) => {
            // Behind `3` to `10` a `B` is wrong, for a Bube.
            let label = |index: usize| round_label(row.at(index)).map(|(number, _)| number);
            let is_next = |index: &usize| {
                label(*index).is_some_and(|number| label(index - 1) == Some(number - 1))
            };
            let run = (first + 1..row.cells.len()).take_while(is_next).count();
            let after = Some(first + run + 1).filter(|wrong| !row.at(*wrong).is_empty());
            let (wrong, problem) = match (after, label(first), label(first + run)) {
                (None, Some(3), _) => (first, SheetProblem::BeginsAtThree { is_heading: true }),
                (Some(wrong), _, Some(round)) if run > 0 => {
                    (wrong, SheetProblem::UnknownRound { round })
                }
                _ => (first, SheetProblem::UnknownRound { round: 0 }),
            };
            problem.at((row.line, row.at(wrong)))
        }
        None => {
            let options = ReadOptions { results: true, ..options.clone() };
            let columns = Columns::read(row, below, &options).ok().flatten();
            let results = columns
                .map(|columns| matches!(columns.layout, Layout::Players(_) | Layout::Pairs(_)));
            // No total is 0.
            let results = results.filter(|_| !each_has_zero);
            SheetProblem::NoRoundColumn { heading, holds, results }.at(row.line)
        }
    }
}

/// Returns `true` for a line that may have the points of a player, and no headings: `Mia;0;13`.
fn is_of_player(row: &Row) -> bool {
    let may_be_points = |cell: &str| score(cell).is_some_and(|points| points == 0 || points > 2);
    row.filled().skip(1).all(may_be_points)
}

/// Returns the heading of the one column of words, if the sheet can be read with players there.
fn player_column(row: &Row, below: &[Row], options: &ReadOptions) -> Option<String> {
    let is_of_words = |index: &usize| {
        let mut cells = below.iter().map(|row| row.at(*index)).filter(|cell| !cell.is_empty());
        !row.at(*index).is_empty() && cells.clone().next().is_some() && cells.all(is_text)
    };
    let mut columns = (0..row.cells.len()).filter(is_of_words);
    let index = columns.next().filter(|_| columns.next().is_none() && !is_of_player(row))?;
    let heading = row.at(index).to_owned();
    let mut options = options.clone();
    options.columns.push((Heading::Player, heading.clone()));
    matches!(Columns::read(row, below, &options), Ok(Some(_))).then_some(heading)
}

const GUESSED: &str = "the file is not UTF-8 and was read as Windows-1252; if a name is wrong, save the file as \
     `CSV UTF-8`";
const DOS: &str = "the file is not UTF-8 and was read as Windows-1252, but it looks like MS-DOS code page \
     850; convert it with `iconv -f CP850 -t UTF-8`, or open it in LibreOffice with the \
     character set `DOS/OS2-850`, and save it as CSV in UTF-8";
const CONVERTED_TWICE: &str = "the file was converted to UTF-8 twice, and was read as it was before; if a name is wrong, save \
     it as `CSV UTF-8` again";

/// Decodes a file, in the encoding of its mark, else UTF-8, else Windows-1252.
/// Returns its text with lines that end in `\n`, and a note if that is a guess.
pub fn decode(bytes: &[u8]) -> Result<(Cow<'_, str>, Option<&'static str>), SheetProblem> {
    if let Some(kind) = workbook(bytes) {
        return Err(SheetProblem::Workbook { kind });
    }
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or_else(|| {
        let is_utf8 = std::str::from_utf8(bytes).is_ok();
        (if is_utf8 { UTF_8 } else { WINDOWS_1252 }, 0)
    });
    let (text, is_damaged) = encoding.decode_without_bom_handling(&bytes[mark..]);
    if is_damaged || text.contains('\0') {
        return Err(SheetProblem::NotText);
    }
    if text.starts_with("{\"crowns\":") {
        return Err(SheetProblem::Export);
    }
    if is_table(text.as_bytes()) {
        return Err(SheetProblem::Table);
    }
    let (text, note) = match twice_converted(&text) {
        Some(plain) => (Cow::Owned(plain), Some(CONVERTED_TWICE)),
        None => {
            let guessed = if is_of_dos(&text) { DOS } else { GUESSED };
            (text, (encoding == WINDOWS_1252).then_some(guessed))
        }
    };
    let text = match text.contains('\r') {
        true => Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")),
        false => text,
    };
    Ok((text, note))
}

/// Returns `true` if a text in Windows-1252 has signs where MS-DOS has letters: `J”rn`, `Z„hler`.
fn is_of_dos(text: &str) -> bool {
    let chars: Vec<_> = text.chars().collect();
    chars.windows(3).any(|near| {
        let [before, after] = [near[0], near[2]].map(char::is_alphabetic);
        match near[1] {
            // These are no letters in Windows-1252, and no signs.
            '\u{80}'..='\u{9f}' => true,
            '„' | '‚' | '‰' | 'ˆ' => before,
            '”' | '“' | '†' | '‡' | '‘' | '›' | '¡' | '¢' | '£' | '¤' => {
                before && after
            }
            '™' => !before && after,
            _ => false,
        }
    })
}

/// Returns the text that was taken for Windows-1252 and converted to UTF-8 once more: `Päivi` of
/// `PÃ¤ivi`.
fn twice_converted(text: &str) -> Option<String> {
    let (bytes, _, is_other) = WINDOWS_1252.encode(text);
    let plain = std::str::from_utf8(&bytes).ok().filter(|_| !text.is_ascii() && !is_other)?;
    Some(plain.to_owned())
}

/// Returns what a file is that a spreadsheet opens but that is no text, by its signature.
fn workbook(bytes: &[u8]) -> Option<&'static str> {
    if bytes.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
        return Some("an Excel workbook (.xls)");
    }
    if bytes.starts_with(b"%PDF") {
        return Some("a PDF");
    }
    if bytes.starts_with(b"{\\rtf") {
        return Some("a text document (.rtf)");
    }
    let start = bytes.trim_ascii_start();
    let is_tag = |tag: &str| {
        start.get(..tag.len()).is_some_and(|start| start.eq_ignore_ascii_case(tag.as_bytes()))
    };
    if ["<html", "<!doctype", "<table", "<?xml"].into_iter().any(is_tag) {
        return Some("a web page or XML");
    }
    let archive = bytes.strip_prefix(b"PK\x03\x04")?;
    let has = |part: &[u8]| archive.windows(part.len()).any(|window| window == part);
    Some(if has(b"opendocument.spreadsheet") {
        "an OpenDocument workbook (.ods)"
    } else if has(b"xl/") {
        "an Excel workbook (.xlsx)"
    } else {
        "a zip archive"
    })
}
