//! A table for other programs: as CSV, in HTML, where maud escapes what someone typed, and
//! in Markdown for GitHub and most chats.
//!
//! The CSV is that of RFC 4180: UTF-8, commas, CRLF, and a header of plain names. Numbers are
//! plain numbers; typed text is never a formula.

use csv::{Terminator, WriterBuilder};
use maud::{Markup, html};

use super::cell::{Emphasis, Value};
use super::{Align, Cell, Column, Links, Table};
use crate::game::is_digits;
use crate::league::rounded;
use crate::messages::Messages;
use crate::render::text::{columns as width_of, harmless};

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
    match &cell.value {
        Value::Empty | Value::Missing => String::new(),
        Value::Text(text) | Value::Name(text) => guarded(text),
        Value::Names(names) => {
            let names: Vec<_> = names.iter().map(|name| guarded(name)).collect();
            names.join("; ")
        }
        Value::Integer(number) => number.to_string(),
        Value::Decimal { value: number, .. } | Value::Percent { share: number, .. } => {
            rounded(*number).to_string()
        }
        Value::Date(date) => date.to_string(),
    }
}

/// Returns typed text so that no spreadsheet reads it as a formula: with `'`
/// before the sign that would begin one.
///
/// Signs after separators count too: where numbers have decimal commas, a spreadsheet splits rows
/// at `;`. A number such as `-5` is harmless and stays as it is.
fn guarded(text: &str) -> String {
    let text = harmless(text);
    if is_number(&text) {
        return text;
    }
    let mut cell = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for c in text.chars() {
        // The wide signs begin one in East Asian spreadsheets; tabs and line ends, which do so
        // too, are already replaced.
        if begins && "=+-@＝＋－＠".contains(c) {
            cell.push('\'');
        }
        begins = matches!(c, ';' | '|') || begins && (c.is_whitespace() || c == '"');
        cell.push(c);
    }
    cell
}

fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    is_digits(whole) && is_digits(part)
}

#[cfg(test)]
pub(crate) fn read_csv(text: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes());
    let rows = reader.records().map(|row| row.unwrap());
    rows.map(|row| row.iter().map(str::to_owned).collect()).collect()
}

impl Table {
    /// Writes the table in HTML with a caption. Cells of names are the headers of their rows.
    pub(crate) fn html(&self, caption: &str, links: Links<'_>, words: &Messages) -> Markup {
        let columns: Vec<_> = self.headed(|column| column.page.as_ref()).collect();
        html! {
            table {
                caption { (caption) }
                thead {
                    tr {
                        @for (_, column, heading) in &columns {
                            th.text[is_text(column)] scope="col" { (inside(heading, words)) }
                        }
                    }
                }
                tbody {
                    @for row in &self.rows {
                        tr { @for (index, column, _) in &columns { (written(&row[*index], column, links, words)) } }
                    }
                }
            }
        }
    }

    /// Returns the letters of the widest cell in each column of a page.
    pub(crate) fn letters(&self, words: &Messages) -> Vec<usize> {
        let columns = self.headed(|column| column.page.as_ref());
        let letters = columns.map(|(index, _, heading)| {
            let cells = self.rows.iter().map(|row| width_of(&row[index].text(words)));
            cells.max().unwrap_or_default().max(heading_letters(&heading.text(words)))
        });
        letters.collect()
    }
}

/// Returns the letters of a heading, which are smaller than those of cells.
pub(crate) fn heading_letters(heading: &str) -> usize {
    (3 * width_of(heading)).div_ceil(4)
}

fn is_text(column: &Column) -> bool {
    column.align == Align::Left
}

fn written(cell: &Cell, column: &Column, links: Links<'_>, words: &Messages) -> Markup {
    let won = cell.emphasis == Some(Emphasis::Strong);
    let text = match cell.link {
        Some(to) => links.link(to, inside(cell, words)),
        None => inside(cell, words),
    };
    html! {
        @if matches!(cell.value, Value::Name(_)) {
            th.text.won[won] scope="row" { (text) }
        } @else {
            td.text[is_text(column)].won[won] { (text) }
        }
    }
}

fn inside(cell: &Cell, words: &Messages) -> Markup {
    match &cell.value {
        Value::Name(name) => html! { bdi { (harmless(name)) } },
        _ => html! { (cell.text(words)) },
    }
}

impl Table {
    /// Writes the table in Markdown; typed text is never markup.
    pub(crate) fn markdown(&self, words: &Messages) -> String {
        let columns: Vec<_> = self.headed(|column| column.page.as_ref()).collect();
        let edge = |align| match align {
            Align::Left => ":---".to_owned(),
            Align::Right => "---:".to_owned(),
        };
        let heads = columns.iter().map(|(.., heading)| markdown(heading, words));
        let edges = columns.iter().map(|(_, column, _)| edge(column.align));
        let mut lines = line(heads) + &line(edges);
        for row in &self.rows {
            lines += &line(columns.iter().map(|&(index, ..)| markdown(&row[index], words)));
        }
        lines
    }
}

fn line(cells: impl Iterator<Item = String>) -> String {
    format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
}

fn markdown(cell: &Cell, words: &Messages) -> String {
    let text = escaped(&cell.text(words));
    if cell.emphasis == Some(Emphasis::Strong) { format!("**{text}**") } else { text }
}

/// Escapes text that someone typed, so that none of it is read as markup.
pub(crate) fn escaped(text: &str) -> String {
    const MARKUP: &str = "\\`*_{}[]<>#|~&$";
    let mut markdown = String::with_capacity(text.len());
    for c in text.chars() {
        if MARKUP.contains(c) {
            markdown.push('\\');
        }
        markdown.push(c);
    }
    markdown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;
    use crate::render::fixture::check_written;

    #[test]
    fn what_someone_typed_is_no_formula_and_no_markup() {
        check_written("csv", |typed, _| field(&Cell::name(typed)));
        check_written("markdown", |typed, _| {
            markdown(&Cell::name(typed), Language::English.words())
        });
        assert_eq!(field(&Cell::names(["Ann", "=1"])), "Ann; '=1");
    }

    #[test]
    fn a_table_has_as_many_cells_in_each_row() {
        let columns = vec![Column::figures("Player").cut(), Column::figures("Points")];
        let name = Cell::name("a|b");
        let table = Table::new(columns, vec![vec![name.strong_if(true), 12.into()]]);
        assert_eq!(
            table.markdown(Language::English.words()),
            "| Player | Points |\n| :--- | ---: |\n| **a\\|b** | 12 |\n"
        );
    }
}
