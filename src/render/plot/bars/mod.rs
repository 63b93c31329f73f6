//! Averages by round as bars: those of a player beside those of the table.
//!
//! Points are bad, so a short bar is good: one that ends before the mark of
//! the table.

mod svg;

use anstyle::AnsiColor;

use crate::league::rounded_to;
use crate::messages::{Bars, Messages};
use crate::render::style::TextStyle;
use crate::render::text::{columns, fit, harmless, isolated, to_left, to_right};

pub use svg::bars_svg;
pub(crate) use svg::figures_svg;

/// A row of bars: averages in points, `None` if there are none.
#[derive(Debug, Clone, PartialEq)]
pub struct Bar {
    /// The label of the row, such as a round.
    pub label: String,
    /// The average of the player, drawn as a bar.
    pub own: Option<f64>,
    /// The average of the table, drawn as a mark.
    pub table: Option<f64>,
}

impl Bar {
    fn values(&self) -> impl Iterator<Item = f64> {
        let values = [self.own, self.table];
        values
            .into_iter()
            .flatten()
            .filter(|value| value.is_finite())
    }
}

/// Draws a bar per row below a heading, which begins with that of the labels, at
/// the width of the page but at least 40 columns wide.
///
/// Both averages follow the bar. In color a bar is green if it is no longer
/// than the table's average, else red.
pub fn bars(labels: &str, rows: &[Bar], style: TextStyle) -> Vec<String> {
    if rows.is_empty() {
        return Vec::new();
    }
    let longest = rows
        .iter()
        .map(|row| columns(&harmless(&row.label)).min(LABEL));
    let label = longest.fold(columns(labels), usize::max);
    let (full, mark) = signs(style);
    let words = style.words();
    let own_heading = format!("{full} {}", words.bars(Bars::Average));
    let table_heading = format!("{mark} {}", words.bars(Bars::Table));
    let number = |value: fn(&Bar) -> Option<f64>, heading: &str| {
        let numbers = rows.iter().map(|row| columns(&written(value(row), words)));
        numbers.chain([columns(heading)]).max().unwrap_or(0)
    };
    let own = number(|row| row.own, &own_heading);
    let table = number(|row| row.table, &table_heading);
    let width = style.width.max(NARROWEST);
    let bar_width = width
        .saturating_sub(label + own + table + 3)
        .clamp(1, WIDEST);
    let scale = Scale::of(rows);
    let line = |name: &str, bar: &str, own_text: &str, table_text: &str| {
        let name = to_left(&isolated(&fit(&harmless(name), label, style)), label);
        let own = to_right(own_text, own);
        let line = format!("{name} {bar} {own} {}", to_right(table_text, table));
        line.trim_end().to_owned()
    };
    let heading = line(labels, &" ".repeat(bar_width), &own_heading, &table_heading);
    let row = |row: &Bar| {
        let bar = drawn(row, scale, bar_width, style);
        line(
            &row.label,
            &bar,
            &written(row.own, words),
            &written(row.table, words),
        )
    };
    [heading].into_iter().chain(rows.iter().map(row)).collect()
}

/// The widest label, in columns.
const LABEL: usize = 16;

/// The longest bar, in columns: a longer one shows no more.
const WIDEST: usize = 60;

/// The narrowest page, in columns.
const NARROWEST: usize = 40;

fn written(value: Option<f64>, words: &Messages) -> String {
    match value.filter(|value| value.is_finite()) {
        Some(value) => words.decimal(rounded_to(value, 1), 1),
        None => "-".to_owned(),
    }
}

/// The range of all bars, which includes zero.
#[derive(Debug, Clone, Copy)]
struct Scale {
    lowest: f64,
    highest: f64,
}

impl Scale {
    fn of(rows: &[Bar]) -> Self {
        let values = rows.iter().flat_map(Bar::values);
        let (lowest, highest) = values.fold((0.0, 0.0), |(low, high): (f64, f64), value| {
            (low.min(value), high.max(value))
        });
        Self {
            lowest,
            highest: if lowest == highest { 1.0 } else { highest },
        }
    }

    /// Returns the column of a value on a scale of `width` columns.
    fn place(self, value: f64, of: usize) -> usize {
        let part = (value - self.lowest) / (self.highest - self.lowest);
        (part * of as f64).round() as usize
    }
}

/// The character of bars and that of the mark of the table.
fn signs(style: TextStyle) -> (char, char) {
    if style.signs {
        ('█', '┃')
    } else {
        ('#', '|')
    }
}

fn drawn(row: &Bar, scale: Scale, bar_width: usize, style: TextStyle) -> String {
    let (full, mark) = signs(style);
    let mut cells = vec![' '; bar_width];
    let zero = scale.place(0.0, bar_width);
    if let Some(own) = row.own.filter(|own| own.is_finite()) {
        let end = scale.place(own, bar_width);
        cells[zero.min(end)..zero.max(end)].fill(full);
    }
    if let Some(table) = row.table.filter(|table| table.is_finite()) {
        cells[scale.place(table, bar_width).saturating_sub(1)] = mark;
    }
    let text: String = cells.into_iter().collect();
    match (row.own, row.table) {
        (Some(own), Some(table)) if style.color => {
            let good = own <= table;
            let color = if good {
                AnsiColor::Green
            } else {
                AnsiColor::Red
            };
            let ansi = color.on_default();
            let parts = text
                .split_inclusive(mark)
                .map(|part| match part.strip_suffix(mark) {
                    Some(bar) => format!("{ansi}{bar}{ansi:#}{mark}"),
                    None => format!("{ansi}{part}{ansi:#}"),
                });
            parts.collect()
        }
        _ => text,
    }
}

#[cfg(test)]
mod tests;
