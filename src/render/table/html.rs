//! A table in HTML; maud escapes what someone typed.

use maud::{Markup, html};

use super::{Align, Cell, Column, Table};
use crate::messages::Messages;
use crate::render::text::{columns as width_of, harmless};

impl Table {
    /// Writes the table in HTML with a caption. Cells of names are the headers
    /// of their rows.
    pub(crate) fn html(&self, caption: &str, words: &Messages) -> Markup {
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
                        tr { @for (index, column, _) in &columns { (written(&row[*index], column, words)) } }
                    }
                }
            }
        }
    }
}

impl Table {
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

fn written(cell: &Cell, column: &Column, words: &Messages) -> Markup {
    let won = matches!(cell, Cell::Strong(_));
    let cell = cell.plain();
    html! {
        @if matches!(cell, Cell::Name(_)) {
            th.text.won[won] scope="row" { (inside(cell, words)) }
        } @else {
            td.text[is_text(column)].won[won] { (inside(cell, words)) }
        }
    }
}

fn inside(cell: &Cell, words: &Messages) -> Markup {
    match cell.plain() {
        Cell::Name(name) => html! { bdi { (harmless(name)) } },
        cell => html! { (cell.text(words)) },
    }
}
