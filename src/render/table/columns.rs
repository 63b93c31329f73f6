//! Rows and columns on a page: the least wanted columns go where the page is
//! too narrow for all, then a long name is cut.

use crate::render::style::TextStyle;
use crate::render::text::{columns, fit, isolated, to_left, to_right};

/// A column of a table.
pub(crate) struct Column {
    pub(crate) heading: &'static str,
    /// Whether it holds names, at the left edge and cut where they must be;
    /// other columns hold figures, at the right edge.
    pub(crate) names: bool,
    /// How much it is wanted; of all columns the least wanted goes first.
    pub(crate) wanted: u8,
    pub(crate) cells: Vec<String>,
}

/// A column that never goes.
pub(crate) const ALWAYS: u8 = u8::MAX;

/// The fewest columns of text that names are cut down to.
const SHORTEST: usize = 6;

impl Column {
    fn width(&self) -> usize {
        let cells = self.cells.iter().map(|cell| columns(cell));
        cells
            .chain([columns(self.heading)])
            .max()
            .unwrap_or_default()
    }
}

/// Writes a heading, then a line a row.
pub(crate) fn lines(mut table: Vec<Column>, look: TextStyle) -> Vec<String> {
    table.retain(|column| column.cells.iter().any(|cell| !cell.is_empty()));
    let gap = loop {
        let widths: usize = table.iter().map(Column::width).sum();
        let gaps = table.len().saturating_sub(1);
        if let Some(gap) = [2, 1]
            .into_iter()
            .find(|gap| widths + gap * gaps <= look.width)
        {
            break gap;
        }
        let least = (0..table.len()).min_by_key(|&column| table[column].wanted);
        match least {
            Some(column) if table[column].wanted < ALWAYS => _ = table.remove(column),
            _ => {
                cut_names(&mut table, (widths + gaps).saturating_sub(look.width), look);
                break 1;
            }
        }
    };
    let rows = table.first().map_or(0, |column| column.cells.len());
    let heading = line(&table, gap, |column| column.heading);
    let rows = (0..rows).map(|row| line(&table, gap, |column| &column.cells[row]));
    [heading].into_iter().chain(rows).collect()
}

fn cut_names(table: &mut [Column], over: usize, look: TextStyle) {
    for column in table.iter_mut().filter(|column| column.names) {
        let most = column.width().saturating_sub(over).max(SHORTEST);
        for cell in &mut column.cells {
            *cell = fit(cell, most, look);
        }
    }
}

fn line<'a>(table: &'a [Column], gap: usize, cell: impl Fn(&'a Column) -> &'a str) -> String {
    let cells = table.iter().map(|column| match column.names {
        true => {
            let text = cell(column);
            let padding = to_left(text, column.width()).split_off(text.len());
            isolated(text) + &padding
        }
        false => to_right(cell(column), column.width()),
    });
    let line = cells.collect::<Vec<_>>().join(&" ".repeat(gap));
    line.trim_end().to_owned()
}
