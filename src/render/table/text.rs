//! A table as text for a terminal of a given width.
//!
//! Where the columns do not fit, each row becomes a sentence.

use super::Table;
#[cfg(not(target_family = "wasm"))]
use super::grid::grid;
use super::layout::Page;
#[cfg(target_family = "wasm")]
use super::plain_grid::grid;
use crate::render::text::{TextStyle, isolated, wrap};

impl Table {
    /// Writes the headings, if there are any, then a line per row.
    pub(crate) fn lines(&self, style: TextStyle) -> Vec<String> {
        let mut page = Page::new(self, style);
        match page.fit() {
            Some(gap) => grid(&page, gap),
            None => page.sentences(),
        }
    }

    pub(crate) fn text(&self, style: TextStyle) -> String {
        self.lines(style).into_iter().map(|line| line + "\n").collect()
    }
}

impl Page {
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

#[cfg(test)]
mod tests {
    use super::super::{Cell, Column, plain_grid};
    use super::*;

    fn check(rows: &[&str], width: usize, expect: &str) {
        let figure = |text: &str| match text.strip_suffix('~') {
            Some(text) => Cell::Thin(Box::new(text.into())),
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
            assert_eq!(plain_grid::grid(&page, gap).join("\n"), text);
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
        let names = ["Ann", "Bartholomew", "Cat", "Dan"].map(str::to_owned);
        let row = vec![Cell::from("1"), "2/11".into(), Cell::Names(names.into())];
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
