//! Lines of columns of known widths, without colour, wrapping or cutting, which no table
//! of a page for a browser needs: it has no space for the crate that does these.

use super::Align;
use super::layout::{Page, Shown};
use crate::render::text::{to_left, to_right};

/// Writes the headings, if there are any, then each row, with such a gap between columns.
pub(super) fn grid(page: &Page, gap: usize) -> Vec<String> {
    let heading = page.columns.iter().any(|column| !column.heading.is_empty());
    let headings = heading.then(|| lines(page, gap, &|column| &column.heading));
    let rows = (0..page.rows).flat_map(|row| lines(page, gap, &|column| &column.cells[row]));
    headings.into_iter().flatten().chain(rows).collect()
}

/// Writes a row of cells, as many lines as the highest has.
fn lines(page: &Page, gap: usize, cell: &dyn Fn(&Shown) -> &str) -> Vec<String> {
    let line = |number: usize| -> String {
        let columns = page.columns.iter().enumerate();
        let cells = columns.map(|(index, column)| {
            let before = " ".repeat(if index == 0 { page.indent } else { gap });
            let text = cell(column).split('\n').nth(number).unwrap_or_default();
            before
                + &match column.align {
                    Align::Left => to_left(text, column.width),
                    Align::Right => to_right(text, column.width),
                }
        });
        cells.collect::<String>().trim_end().to_owned()
    };
    let height = page.columns.iter().map(|column| cell(column).split('\n').count()).max();
    (0..height.unwrap_or_default()).map(line).collect()
}
