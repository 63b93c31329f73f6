//! Lines of columns of known widths, in colour or wrapped where need be.

use comfy_table::{
    Attribute, Cell as GridCell, CellAlignment, ColumnConstraint, ContentArrangement, Width,
    presets,
};

use super::layout::{Emphasis, Page, Shown};
use super::{Align, Overflow};
use crate::render::text::{fit, isolated};

/// Writes the headings, if there are any, then each row, with such a gap between columns.
pub(super) fn grid(page: &Page, gap: usize) -> Vec<String> {
    let mut grid = comfy_table::Table::new();
    grid.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    if page.style.color {
        grid.enforce_styling().style_text_only();
    }
    if page.columns.iter().any(|column| !column.heading.is_empty()) {
        let heading = |column| cell(page, column, &column.heading, Some(Emphasis::Faint));
        grid.set_header(page.columns.iter().map(heading));
    }
    for row in 0..page.rows {
        let cell = |column: &Shown| cell(page, column, &column.cells[row], column.emphases[row]);
        grid.add_row(page.columns.iter().map(cell));
    }
    for (index, (to, column)) in grid.column_iter_mut().zip(&page.columns).enumerate() {
        let padding = if index == 0 { page.indent } else { gap };
        to.set_padding((padding as u16, 0));
        if column.align == Align::Right {
            to.set_cell_alignment(CellAlignment::Right);
        }
        if column.overflow == Overflow::Wrap {
            let width = Width::Fixed((padding + column.width) as u16);
            to.set_constraint(ColumnConstraint::Absolute(width));
        }
    }
    grid.lines().map(|line| line.trim_end().to_owned()).collect()
}

fn cell(page: &Page, column: &Shown, text: &str, emphasis: Option<Emphasis>) -> GridCell {
    let cell = GridCell::new(match column.overflow {
        Overflow::Cut => isolated(&fit(text, column.width, page.style)),
        Overflow::Keep | Overflow::Wrap => text.to_owned(),
    });
    // Blanks after an empty cell are cut off only if it has no escapes.
    match emphasis.filter(|_| page.style.color && !text.is_empty()) {
        Some(Emphasis::Strong) => cell.add_attribute(Attribute::Bold),
        Some(Emphasis::Faint) => cell.add_attribute(Attribute::Dim),
        None => cell,
    }
}
