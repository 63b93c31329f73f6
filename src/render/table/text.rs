//! A table as text for a terminal of a given width: its columns as text, fitted to the
//! width, and the lines of these columns.
//!
//! On a narrow page lists of names are wrapped, gaps narrowed, columns of low priority dropped and
//! names cut. Where the columns do not fit all the same, each row becomes a sentence.

#[cfg(not(target_family = "wasm"))]
use comfy_table::{
    Attribute, Cell as GridCell, CellAlignment, ColumnConstraint, ContentArrangement, Width,
    presets,
};

use super::cell::{Emphasis, Value};
use super::{ALWAYS, Align, Cell, Column, Overflow, Table};
use crate::messages::Messages;
#[cfg(not(target_family = "wasm"))]
use crate::render::text::fit;
use crate::render::text::{TextStyle, columns as width_of, harmless, isolated, wrap};
#[cfg(any(test, target_family = "wasm"))]
use crate::render::text::{to_left, to_right};

impl Table {
    /// Writes the headings, if there are any, then a line per row.
    pub(crate) fn lines(&self, style: TextStyle) -> Vec<String> {
        let mut page = Page::new(self, style);
        match page.fit() {
            #[cfg(not(target_family = "wasm"))]
            Some(gap) => grid(&page, gap),
            #[cfg(target_family = "wasm")]
            Some(gap) => plain_grid(&page, gap),
            None => page.sentences(),
        }
    }

    pub(crate) fn text(&self, style: TextStyle) -> String {
        self.lines(style).into_iter().map(|line| line + "\n").collect()
    }
}

/// The narrowest width that a cell is cut to.
const NARROWEST_CUT: usize = 6;

/// The narrowest width that a cell is wrapped to.
const NARROWEST_WRAP: usize = 12;

/// The columns on the page, with their cells as text.
struct Page<'t> {
    columns: Vec<Shown<'t>>,
    rows: usize,
    indent: usize,
    style: TextStyle,
}

struct Shown<'t> {
    column: &'t Column,
    heading: String,
    cells: Vec<String>,
    emphases: Vec<Option<Emphasis>>,
    width: usize,
}

impl<'t> Shown<'t> {
    fn new(
        index: usize,
        column: &'t Column,
        heading: &Cell,
        rows: &[Vec<Cell>],
        words: &Messages,
    ) -> Self {
        let cells = || rows.iter().map(|row| &row[index]);
        // Cells without a mark end with a blank, so that figures are aligned.
        let thin = column.align == Align::Right && cells().any(|cell| cell.is_thin);
        let text = |cell: &Cell| match &cell.value {
            Value::Name(name) if column.overflow == Overflow::Cut => harmless(name),
            _ if thin && !cell.is_thin => cell.text(words) + " ",
            _ => cell.text(words),
        };
        let heading = text(heading);
        let cells_as_text: Vec<_> = cells().map(text).collect();
        let lines = [&heading].into_iter().chain(&cells_as_text).flat_map(|cell| cell.split('\n'));
        Self {
            column,
            width: lines.map(width_of).max().unwrap_or_default(),
            heading,
            cells: cells_as_text,
            emphases: cells().map(|cell| cell.emphasis).collect(),
        }
    }

    /// Returns the width with which no column is dropped yet.
    fn wrapped(&self) -> usize {
        match self.column.overflow {
            Overflow::Keep | Overflow::Cut => self.width,
            Overflow::Wrap => self.narrowest(),
        }
    }

    fn narrowest(&self) -> usize {
        match self.column.overflow {
            Overflow::Keep => self.width,
            Overflow::Cut => self.width.min(NARROWEST_CUT),
            Overflow::Wrap => self.width.min(NARROWEST_WRAP),
        }
    }
}

impl<'t> Page<'t> {
    fn new(table: &'t Table, style: TextStyle) -> Self {
        let columns = table.headed(|column| column.text.as_ref());
        let columns = columns.map(|(index, column, heading)| {
            Shown::new(index, column, heading, &table.rows, style.words())
        });
        let is_dropped = |shown: &Shown| {
            shown.cells.iter().all(String::is_empty)
                && (shown.column.priority < ALWAYS || shown.heading.is_empty())
        };
        Self {
            columns: columns.filter(|column| !is_dropped(column)).collect(),
            rows: table.rows.len(),
            indent: table.indent,
            style,
        }
    }

    /// Drops, cuts and narrows columns until they fit; returns the gap between
    /// them, or `None` if they do not fit.
    fn fit(&mut self) -> Option<usize> {
        let wraps = |shown: &Shown| shown.column.overflow == Overflow::Wrap;
        let gaps: &[usize] = if self.columns.iter().any(wraps) { &[2] } else { &[2, 1] };
        let fits = |page: &Self, width: fn(&Shown<'t>) -> usize| {
            let mut gaps = gaps.iter().copied();
            gaps.find(|&gap| page.slack(gap, width).is_some())
        };
        while fits(self, Shown::wrapped).is_none() {
            let priority = |at: usize| self.columns[at].column.priority;
            let least = (0..self.columns.len()).min_by_key(|&at| priority(at))?;
            if priority(least) == ALWAYS {
                break;
            }
            self.columns.remove(least);
        }
        if let Some(gap) = fits(self, |column| column.width) {
            return Some(gap);
        }
        let gap = *gaps.last()?;
        let mut slack = self.slack(gap, Shown::narrowest)?;
        // The narrowest first: the others get what it leaves of its share.
        let mut flexible: Vec<_> = (0..self.columns.len())
            .filter(|&at| self.columns[at].column.overflow != Overflow::Keep)
            .collect();
        flexible.sort_by_key(|&at| self.columns[at].width);
        for (index, &at) in flexible.iter().enumerate() {
            let column = &mut self.columns[at];
            let narrowest = column.narrowest();
            let width = column.width.min(narrowest + slack / (flexible.len() - index));
            slack -= width - narrowest;
            column.width = width;
        }
        Some(gap)
    }

    /// Returns the width that is left over with a gap, `None` if the columns do not fit.
    fn slack(&self, gap: usize, width: impl Fn(&Shown<'t>) -> usize) -> Option<usize> {
        let widths: usize = self.columns.iter().map(width).sum();
        let gaps = gap * self.columns.len().saturating_sub(1);
        self.style.width.checked_sub(self.indent + widths + gaps)
    }

    /// Writes each row as a sentence, such as `Bob: games 5, ahead 2`. A row
    /// without a label continues the one before.
    fn sentences(&self) -> Vec<String> {
        let (first, next) = (" ".repeat(self.indent), " ".repeat(self.indent + 2));
        let sentence = |row: usize| {
            let figures = self.columns.iter().skip(1).filter_map(|column| {
                let cell = isolated(&column.cells[row].trim().replace('\n', " "));
                match (column.heading.trim(), cell.is_empty()) {
                    (_, true) => None,
                    ("", _) => Some(cell),
                    (heading, _) => Some(format!("{heading} {cell}")),
                }
            });
            let figures = figures.collect::<Vec<_>>().join(", ");
            let label = self.columns.first().map_or("", |column| &column.cells[row]);
            match (label.trim(), figures.as_str()) {
                ("", figures) => wrap(&next, &next, figures, self.style.width),
                (label, "") => wrap(&first, &next, label, self.style.width),
                (label, figures) => {
                    let text = format!("{}: {figures}", isolated(label));
                    wrap(&first, &next, &text, self.style.width)
                }
            }
        };
        (0..self.rows).map(sentence).collect()
    }
}

/// Writes the headings, if there are any, then each row, with such a gap between columns.
#[cfg(not(target_family = "wasm"))]
fn grid(page: &Page, gap: usize) -> Vec<String> {
    let mut grid = comfy_table::Table::new();
    grid.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    if page.style.color {
        grid.enforce_styling().style_text_only();
    }
    if page.columns.iter().any(|column| !column.heading.is_empty()) {
        let heading = |column| grid_cell(page, column, &column.heading, Some(Emphasis::Faint));
        grid.set_header(page.columns.iter().map(heading));
    }
    for row in 0..page.rows {
        let cell =
            |column: &Shown| grid_cell(page, column, &column.cells[row], column.emphases[row]);
        grid.add_row(page.columns.iter().map(cell));
    }
    for (index, (to, shown)) in grid.column_iter_mut().zip(&page.columns).enumerate() {
        let padding = if index == 0 { page.indent } else { gap };
        to.set_padding((padding as u16, 0));
        if shown.column.align == Align::Right {
            to.set_cell_alignment(CellAlignment::Right);
        }
        if shown.column.overflow == Overflow::Wrap {
            let width = Width::Fixed((padding + shown.width) as u16);
            to.set_constraint(ColumnConstraint::Absolute(width));
        }
    }
    grid.lines().map(|line| line.trim_end().to_owned()).collect()
}

#[cfg(not(target_family = "wasm"))]
fn grid_cell(page: &Page, shown: &Shown, text: &str, emphasis: Option<Emphasis>) -> GridCell {
    let cell = GridCell::new(match shown.column.overflow {
        Overflow::Cut => isolated(&fit(text, shown.width, page.style)),
        Overflow::Keep | Overflow::Wrap => text.to_owned(),
    });
    // Blanks after an empty cell are cut off only if it has no escapes.
    match emphasis.filter(|_| page.style.color && !text.is_empty()) {
        Some(Emphasis::Strong) => cell.add_attribute(Attribute::Bold),
        Some(Emphasis::Faint) => cell.add_attribute(Attribute::Dim),
        None => cell,
    }
}

/// Writes the same without color, wrapping or cutting, which no table of a page for a browser
/// needs: it has no space for the crate that does these.
#[cfg(any(test, target_family = "wasm"))]
fn plain_grid(page: &Page, gap: usize) -> Vec<String> {
    let heading = page.columns.iter().any(|column| !column.heading.is_empty());
    let headings = heading.then(|| plain_row(page, gap, &|column| &column.heading));
    let rows = (0..page.rows).flat_map(|row| plain_row(page, gap, &|column| &column.cells[row]));
    headings.into_iter().flatten().chain(rows).collect()
}

/// Writes a row of cells, as many lines as the highest has.
#[cfg(any(test, target_family = "wasm"))]
fn plain_row(page: &Page, gap: usize, cell: &dyn for<'a> Fn(&'a Shown) -> &'a str) -> Vec<String> {
    let line = |number: usize| -> String {
        let columns = page.columns.iter().enumerate();
        let cells = columns.map(|(index, shown)| {
            let before = " ".repeat(if index == 0 { page.indent } else { gap });
            let text = cell(shown).split('\n').nth(number).unwrap_or_default();
            before
                + &match shown.column.align {
                    Align::Left => to_left(text, shown.width),
                    Align::Right => to_right(text, shown.width),
                }
        });
        cells.collect::<String>().trim_end().to_owned()
    };
    let height = page.columns.iter().map(|column| cell(column).split('\n').count()).max();
    (0..height.unwrap_or_default()).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(rows: &[&str], width: usize, expect: &str) {
        let figure = |text: &str| match text.strip_suffix('~') {
            Some(text) => Cell::from(text).of_games(1),
            None => text.into(),
        };
        let rows = rows.iter().map(|row| row.split(' ').map(figure).collect());
        let columns =
            vec![Column::figures("").left(), Column::figures("games"), Column::figures("won")];
        let style = TextStyle { width, ..TextStyle::PLAIN };
        let table = Table::new(columns, rows.collect()).indent(2);
        let text = table.lines(style).join("\n");
        assert_eq!(text, expect.trim_start_matches('\n'), "\n{text}");
        let mut page = Page::new(&table, style);
        if let Some(gap) = page.fit() {
            assert_eq!(plain_grid(&page, gap).join("\n"), text);
        }
    }

    #[test]
    fn figures_stand_below_each_other_the_mark_beside_them() {
        check(
            &["Ann 12 50%", "Bob 3 33%~"],
            80,
            "
       games  won
  Ann     12  50%
  Bob      3  33%~",
        );
        check(
            &["Ann 12 50%"],
            80,
            "
       games  won
  Ann     12  50%",
        );
    }

    #[test]
    fn names_wrap_before_a_column_is_dropped() {
        let columns = || {
            vec![
                Column::figures("table"),
                Column::figures("state").left().priority(1),
                Column::figures("players").wrapped(),
            ]
        };
        let names = Cell::names(["Ann", "Bartholomew", "Cat", "Dan"]);
        let row = vec![Cell::from("1"), "2/11".into(), names];
        let lines = |width| {
            let style = TextStyle { width, ..TextStyle::PLAIN };
            Table::new(columns(), vec![row.clone()]).lines(style)
        };
        let two =
            ["table  state  players", "    1  2/11   Ann, Bartholomew,", "              Cat, Dan"];
        assert_eq!(lines(32), two);
        let none = ["table  players", "    1  Ann,", "       Bartholomew,", "       Cat, Dan"];
        assert_eq!(lines(19), none);
    }

    #[test]
    fn a_narrow_page_gets_sentences() {
        check(
            &["Ann 12 50%", "Bob 3 33%~"],
            15,
            "
  Ann: games
    12, won 50%
  Bob: games 3,
    won 33%~",
        );
    }
}
