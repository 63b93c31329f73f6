//! A table as CSV according to RFC 4180: UTF-8, commas, CRLF, and a header of
//! plain names.
//!
//! Numbers are plain numbers; typed text is never a formula.

use csv::{Terminator, WriterBuilder};

use super::{Cell, Table};
use crate::league::rounded;
use crate::render::text::harmless;

impl Table {
    /// Writes the table as CSV, the names of the columns first.
    pub fn csv(&self) -> String {
        let columns = self.columns.iter().filter(|column| column.csv);
        let names = columns.map(|column| column.name.to_owned()).collect();
        lines([names].into_iter().chain(self.records()))
    }

    /// Writes the rows without a header, to continue a table.
    pub fn csv_rows(&self) -> String {
        lines(self.records())
    }

    fn records(&self) -> impl Iterator<Item = Vec<String>> {
        self.rows.iter().map(|row| {
            let cells = self.columns.iter().zip(row).filter(|(column, _)| column.csv);
            cells.map(|(_, cell)| field(cell)).collect()
        })
    }
}

fn lines(records: impl Iterator<Item = Vec<String>>) -> String {
    let mut writer = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(Vec::new());
    for record in records {
        writer.write_record(record).expect("writing rows of equal length to memory cannot fail");
    }
    let bytes = writer.into_inner().expect("writing to memory cannot fail");
    String::from_utf8(bytes).expect("cells are text")
}

fn field(cell: &Cell) -> String {
    match cell {
        Cell::Empty | Cell::Missing => String::new(),
        Cell::Text(text) | Cell::Name(text) => guarded(text),
        Cell::Names(names) => {
            let names: Vec<_> = names.iter().map(|name| guarded(name)).collect();
            names.join("; ")
        }
        Cell::Integer(number) => number.to_string(),
        Cell::Decimal { value: number, .. } | Cell::Percent { share: number, .. } => {
            rounded(*number).to_string()
        }
        Cell::Date(date) => date.to_string(),
        Cell::Shown { value, .. }
        | Cell::Thin(value)
        | Cell::Strong(value)
        | Cell::Faint(value)
        | Cell::Linked { cell: value, .. } => field(value),
    }
}

/// Returns typed text so that no spreadsheet reads it as a formula: with `'`
/// before the sign that would begin one.
///
/// Signs after separators count too: where numbers have decimal commas, a
/// spreadsheet splits rows at `;`. A number such as `-5` is harmless and stays
/// as it is.
fn guarded(text: &str) -> String {
    let text = harmless(text);
    if is_number(&text) {
        return text;
    }
    let mut cell = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for c in text.chars() {
        if begins && starts_formula(c) {
            cell.push('\'');
        }
        begins = matches!(c, ';' | '|') || begins && (c.is_whitespace() || c == '"');
        cell.push(c);
    }
    cell
}

/// Returns `true` for a sign that begins a formula; the wide ones do so in East
/// Asian spreadsheets. Tabs and line ends, which do too, are already replaced.
fn starts_formula(c: char) -> bool {
    matches!(c, '=' | '+' | '-' | '@' | '＝' | '＋' | '－' | '＠')
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let all_digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    all_digits(whole) && all_digits(part)
}

/// Reads a table for tests: rows of fields, the header first.
#[cfg(test)]
pub(crate) fn read_csv(text: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes());
    let rows = reader.records().map(|row| row.unwrap());
    rows.map(|row| row.iter().map(str::to_owned).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(typed: &str, expect: &str) {
        assert_eq!(field(&Cell::Name(typed.to_owned())), expect);
    }

    #[test]
    fn a_formula_becomes_a_text() {
        check("=HYPERLINK(\"x\")", "'=HYPERLINK(\"x\")");
        check("+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0");
        check("-2+3", "'-2+3");
        check("@SUM(A1)", "'@SUM(A1)");
        check("  =1", "  '=1");
        check("＝1+1", "'＝1+1");
        check("\"=1\"", "\"'=1\"");
        check("-", "'-");
    }

    #[test]
    fn a_formula_behind_a_separator_becomes_a_text_too() {
        check("Ann;=1+1", "Ann;'=1+1");
        check("Ann; @x", "Ann; '@x");
        let names = ["Ann", "=1"].map(str::to_owned).to_vec();
        assert_eq!(field(&Cell::Names(names)), "Ann; '=1");
    }

    #[test]
    fn anything_else_stays_as_it_is() {
        for typed in ["Ann", "Ann-Lee", "a=b", "O'Neil", "-5", "+49", "-0.5", "", "שרה", "🦊"]
        {
            check(typed, typed);
        }
    }

    #[test]
    fn nothing_steers_the_terminal() {
        check("A\u{1b}[2J\tB", "A\u{fffd}[2J\u{fffd}B");
    }
}
