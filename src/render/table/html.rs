//! A table in HTML; maud escapes what someone typed.

use maud::{Markup, html};

use super::{Align, Cell, Column, Table};
use crate::render::text::harmless;
use crate::words::Words;

impl Table {
    /// Writes the table in HTML with a caption. Cells of names are the headers
    /// of their rows.
    pub(crate) fn html(&self, caption: &str, words: &dyn Words) -> Markup {
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

fn is_text(column: &Column) -> bool {
    column.align == Align::Left
}

fn written(cell: &Cell, column: &Column, words: &dyn Words) -> Markup {
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

fn inside(cell: &Cell, words: &dyn Words) -> Markup {
    match cell.plain() {
        Cell::Name(name) => html! { bdi { (harmless(name)) } },
        cell => html! { (cell.text(words)) },
    }
}
