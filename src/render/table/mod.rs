//! Tables of typed cells, written as text, Markdown, HTML or CSV.
//!
//! A column is declared once, with its heading in each format that has it.
//! Knows nothing of what the figures mean.

mod cell;
mod formats;
mod text;

pub(crate) use cell::{Cell, THIN_MARK, is_thin};
pub use cell::{Link, Links, Site};
#[cfg(test)]
pub(crate) use formats::read_csv;
pub(crate) use formats::{escaped, heading_letters};

#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
    indent: usize,
}

/// A column: its heading in each format, and its layout.
///
/// A format omits the columns that have no heading for it.
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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Align {
    Left,
    Right,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Overflow {
    Keep,
    Cut,
    Wrap,
}

/// The priority of a column that is never dropped.
const ALWAYS: u8 = u8::MAX;

impl Column {
    /// Declares a right-aligned column of figures, with its name in CSV.
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

    /// Declares a right-aligned column for text, Markdown and HTML, without CSV.
    pub(crate) fn figures(heading: impl Into<Cell>) -> Self {
        let heading = heading.into();
        Self::new("").text(heading.clone()).page(heading).without_csv()
    }

    /// Omits the column from CSV; the name is only for [`Table::select`].
    pub(crate) const fn without_csv(mut self) -> Self {
        self.csv = false;
        self
    }

    pub(crate) fn text(mut self, heading: impl Into<Cell>) -> Self {
        self.text = Some(heading.into());
        self
    }

    /// Writes the column in Markdown and HTML with this heading.
    pub(crate) fn page(mut self, heading: impl Into<Cell>) -> Self {
        self.page = Some(heading.into());
        self
    }

    pub(crate) const fn left(mut self) -> Self {
        self.align = Align::Left;
        self
    }

    /// Cuts the cells on a narrow page, for names.
    pub(crate) const fn cut(mut self) -> Self {
        self.overflow = Overflow::Cut;
        self.left()
    }

    /// Wraps the cells on a narrow page, for lists of names.
    pub(crate) const fn wrapped(mut self) -> Self {
        self.overflow = Overflow::Wrap;
        self.left()
    }

    /// Drops the column from text if it is empty or the page is narrow; the
    /// column with the lowest priority is dropped first.
    pub(crate) const fn priority(mut self, priority: u8) -> Self {
        self.priority = priority;
        self
    }
}

/// A table with a row for each item, while its columns are declared.
#[derive(Debug)]
pub(crate) struct Rows<'i, T> {
    items: Vec<&'i T>,
    table: Table,
}

impl<'i, T> Rows<'i, T> {
    pub(crate) fn new(items: impl IntoIterator<Item = &'i T>) -> Self {
        let items: Vec<_> = items.into_iter().collect();
        let rows = vec![Vec::new(); items.len()];
        let table = Table::new(Vec::new(), rows);
        Self { items, table }
    }

    pub(crate) fn with(mut self, column: Column, cell: impl Fn(&'i T) -> Cell) -> Self {
        self.table.columns.push(column);
        for (row, item) in self.table.rows.iter_mut().zip(&self.items) {
            row.push(cell(item));
        }
        self
    }

    pub(crate) fn table(self) -> Table {
        self.table
    }
}

impl Table {
    pub(crate) fn new(columns: Vec<Column>, rows: Vec<Vec<Cell>>) -> Self {
        Self { columns, rows, indent: 0 }
    }

    /// Makes a table of labels and texts, without headings.
    pub(crate) fn labelled(rows: impl IntoIterator<Item = (&'static str, String)>) -> Self {
        let rows = rows.into_iter();
        Self::new(
            vec![Column::figures("").left(), Column::figures("").wrapped()],
            rows.map(|(label, text)| vec![label.into(), text.into()]).collect(),
        )
    }

    pub(crate) const fn indent(mut self, columns: usize) -> Self {
        self.indent = columns;
        self
    }

    /// Moves these columns to the front, in this order.
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
        names.iter().filter_map(move |name| columns.clone().position(|column| column.name == *name))
    }

    fn reordered(mut self, order: Vec<usize>) -> Self {
        self.columns = order.iter().map(|&i| self.columns[i].clone()).collect();
        for row in &mut self.rows {
            *row = order.iter().map(|&i| row[i].clone()).collect();
        }
        self
    }

    fn headed<'t>(
        &'t self,
        heading: impl Fn(&'t Column) -> Option<&'t Cell> + 't,
    ) -> impl Iterator<Item = (usize, &'t Column, &'t Cell)> {
        let columns = self.columns.iter().enumerate();
        columns.filter_map(move |(index, column)| Some((index, column, heading(column)?)))
    }
}
