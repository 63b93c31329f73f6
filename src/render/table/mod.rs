//! One table of typed cells, written as text, Markdown, HTML or CSV.
//!
//! A column is declared once, with its heading in each format that has it.
//! Knows nothing of what the figures mean.

mod cell;
mod csv;
mod html;
mod markdown;
mod text;

pub(crate) use cell::{Cell, is_thin, rounded};
#[cfg(test)]
pub(crate) use csv::read_csv;
pub(crate) use markdown::escaped;

/// Rows of cells below declared columns.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
    indent: usize,
}

/// A column: its heading in each format, and how it is laid out.
///
/// Without a heading for text, or for Markdown and HTML, the column is left out
/// of it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Column {
    name: &'static str,
    csv: bool,
    text: Option<Cell>,
    page: Option<Cell>,
    align: Align,
    overflow: Overflow,
    priority: u8,
}

/// The edge of the column that its cells stand at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Align {
    Left,
    Right,
}

/// What happens to a cell of text that is too wide for the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Overflow {
    Keep,
    Cut,
    Wrap,
}

/// The priority of a column that is never dropped.
const ALWAYS: u8 = u8::MAX;

impl Column {
    /// Declares a column of figures, at the right edge, with its name in CSV.
    pub(crate) const fn new(name: &'static str) -> Self {
        Self {
            name,
            csv: true,
            text: None,
            page: None,
            align: Align::Right,
            overflow: Overflow::Keep,
            priority: ALWAYS,
        }
    }

    /// Declares a column of figures for text, Markdown and HTML alike.
    pub(crate) fn figures(heading: impl Into<Cell>) -> Self {
        let heading = heading.into();
        let column = Self::new("").text(heading.clone()).page(heading);
        column.without_csv()
    }

    /// Leaves the column out of CSV; the name is for [`Table::select`] alone.
    pub(crate) const fn without_csv(mut self) -> Self {
        self.csv = false;
        self
    }

    /// Writes the column in text, below this heading.
    pub(crate) fn text(mut self, heading: impl Into<Cell>) -> Self {
        self.text = Some(heading.into());
        self
    }

    /// Writes the column in Markdown and HTML, below this heading.
    pub(crate) fn page(mut self, heading: impl Into<Cell>) -> Self {
        self.page = Some(heading.into());
        self
    }

    /// Aligns the cells at the left edge.
    pub(crate) const fn left(mut self) -> Self {
        self.align = Align::Left;
        self
    }

    /// Cuts the cells down on a narrow page, such as names.
    pub(crate) const fn cut(mut self) -> Self {
        self.overflow = Overflow::Cut;
        self.left()
    }

    /// Wraps the cells on a narrow page, such as lists of names.
    pub(crate) const fn wrapped(mut self) -> Self {
        self.overflow = Overflow::Wrap;
        self.left()
    }

    /// Drops the column from text where it is empty or the page is narrow; of
    /// all columns the one with the lowest priority goes first.
    pub(crate) const fn priority(mut self, priority: u8) -> Self {
        self.priority = priority;
        self
    }
}

/// Declares the columns of a table that has a row for each item.
#[derive(Debug)]
pub(crate) struct Rows<'i, T> {
    items: Vec<&'i T>,
    table: Table,
}

impl<'i, T> Rows<'i, T> {
    /// Makes a row of each item, without columns yet.
    pub(crate) fn of(items: impl IntoIterator<Item = &'i T>) -> Self {
        let items: Vec<_> = items.into_iter().collect();
        let rows = vec![Vec::new(); items.len()];
        let table = Table::new(Vec::new(), rows);
        Self { items, table }
    }

    /// Adds a column with its cell in the row of an item.
    pub(crate) fn with(mut self, column: Column, cell: impl Fn(&'i T) -> Cell) -> Self {
        self.table.columns.push(column);
        for (row, item) in self.table.rows.iter_mut().zip(&self.items) {
            row.push(cell(item));
        }
        self
    }

    /// Returns the table.
    pub(crate) fn table(self) -> Table {
        self.table
    }
}

impl Table {
    /// Makes a table of rows that have a cell for each column.
    pub(crate) fn new(columns: Vec<Column>, rows: Vec<Vec<Cell>>) -> Self {
        Self {
            columns,
            rows,
            indent: 0,
        }
    }

    /// Makes a table of labels and texts, without headings.
    pub(crate) fn labelled(rows: impl IntoIterator<Item = (&'static str, String)>) -> Self {
        let rows = rows.into_iter();
        Self::new(
            vec![Column::figures("").left(), Column::figures("").wrapped()],
            rows.map(|(label, text)| vec![label.into(), text.into()])
                .collect(),
        )
    }

    /// Indents text by some columns.
    pub(crate) const fn indent(mut self, columns: usize) -> Self {
        self.indent = columns;
        self
    }

    /// Moves columns to the front, in this order.
    pub(crate) fn front(self, names: &[&str]) -> Self {
        let named = |index: &usize| names.contains(&self.columns[*index].name);
        let others = (0..self.columns.len()).filter(|index| !named(index));
        let order = self.indices(names).chain(others).collect();
        self.reordered(order)
    }

    /// Leaves only these columns, in this order.
    pub(crate) fn select(self, names: &[&str]) -> Self {
        let order = self.indices(names).collect();
        self.reordered(order)
    }

    fn indices(&self, names: &[&str]) -> impl Iterator<Item = usize> {
        let columns = self.columns.iter();
        names
            .iter()
            .filter_map(move |name| columns.clone().position(|column| column.name == *name))
    }

    fn reordered(mut self, order: Vec<usize>) -> Self {
        self.columns = order.iter().map(|&i| self.columns[i].clone()).collect();
        for row in &mut self.rows {
            *row = order.iter().map(|&i| row[i].clone()).collect();
        }
        self
    }

    /// Returns the indices and headings of the columns that a format has.
    fn headed<'t>(
        &'t self,
        heading: impl Fn(&'t Column) -> Option<&'t Cell> + 't,
    ) -> impl Iterator<Item = (usize, &'t Column, &'t Cell)> {
        let columns = self.columns.iter().enumerate();
        columns.filter_map(move |(index, column)| Some((index, column, heading(column)?)))
    }
}
