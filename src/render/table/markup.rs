//! A table in HTML, where maud escapes what someone typed, and in Markdown for GitHub and
//! most chats.

use maud::{Markup, html};

use super::{Align, Cell, Column, Table};
use crate::messages::Messages;
use crate::render::link::Links;
use crate::render::text::{columns as width_of, harmless};

impl Table {
    /// Writes the table in HTML with a caption. Cells of names are the headers
    /// of their rows.
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

fn written(cell: &Cell, column: &Column, links: Links<'_>, words: &Messages) -> Markup {
    let won = matches!(cell, Cell::Strong(_));
    let text = match cell.link() {
        Some(to) => links.link(to, inside(cell, words)),
        None => inside(cell, words),
    };
    html! {
        @if matches!(cell.plain(), Cell::Name(_)) {
            th.text.won[won] scope="row" { (text) }
        } @else {
            td.text[is_text(column)].won[won] { (text) }
        }
    }
}

fn inside(cell: &Cell, words: &Messages) -> Markup {
    match cell.plain() {
        Cell::Name(name) => html! { bdi { (harmless(name)) } },
        cell => html! { (cell.text(words)) },
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
    match cell {
        Cell::Strong(cell) => format!("**{}**", markdown(cell, words)),
        Cell::Faint(cell) | Cell::Linked { cell, .. } => markdown(cell, words),
        cell => escaped(&cell.text(words)),
    }
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
    use super::super::Column;
    use super::*;
    use crate::messages::Language;

    #[test]
    fn what_someone_typed_is_no_markup() {
        let check = |typed: &str, expect: &str| {
            assert_eq!(markdown(&Cell::Name(typed.to_owned()), Language::English.words()), expect);
        };
        check("Ann", "Ann");
        check("a|b", "a\\|b");
        check("*Bob* _x_", "\\*Bob\\* \\_x\\_");
        check("<script>", "\\<script\\>");
        check("[x](y)", "\\[x\\](y)");
        check("#1 `c`", "\\#1 \\`c\\`");
        check("a\\|b", "a\\\\\\|b");
        check("&lt;", "\\&lt;");
        check("A\nB", "A\u{fffd}B");
    }

    #[test]
    fn a_table_has_as_many_cells_in_each_row() {
        let columns = vec![Column::figures("Player").cut(), Column::figures("Points")];
        let name = Cell::Name("a|b".to_owned());
        let table = Table::new(columns, vec![vec![name.strong_if(true), 12.into()]]);
        assert_eq!(
            table.markdown(Language::English.words()),
            "| Player | Points |\n| :--- | ---: |\n| **a\\|b** | 12 |\n"
        );
    }
}
