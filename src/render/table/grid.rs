//! Small tables of figures, and how a figure of few games is marked.

use crate::league::THIN;
use crate::render::style::TextStyle;
use crate::render::text::{columns, fit, harmless, isolated, to_left, to_right, wrap};

/// What marks a figure of too few games.
const MARK: char = '~';

/// Says what the mark means.
pub(crate) fn legend(look: TextStyle) -> String {
    wrap("", "  ", "~ a figure of fewer than five games", look.width)
}

/// Says whether a figure of so many games is marked; there is none of no games.
pub(crate) fn is_thin(games: u32) -> bool {
    (1..THIN).contains(&games)
}

/// Marks a figure of so many games if they are too few.
fn thin(figure: String, games: u32) -> String {
    match is_thin(games) {
        true => figure + &MARK.to_string(),
        false => figure,
    }
}

/// Writes a mean with one decimal, marked if it is thin; a dash for none.
pub(crate) fn mean(mean: Option<f64>, games: u32) -> String {
    match mean {
        // Adding zero takes the sign off a zero.
        Some(mean) => thin(format!("{:.1}", (mean * 10.0).round() / 10.0 + 0.0), games),
        None => "-".to_owned(),
    }
}

/// Writes a share in percent, marked if it is thin; a dash for none.
pub(crate) fn percent(share: Option<f64>, games: u32) -> String {
    match share {
        Some(share) => thin(format!("{:.0}%", (share * 100.0).round()), games),
        None => "-".to_owned(),
    }
}

/// Cuts a name to some columns, harmless.
pub(crate) fn short_name(name: &str, most: usize, look: TextStyle) -> String {
    isolated(&fit(&harmless(name), most, look))
}

/// Writes rows below a heading, the first column at the left edge, the others
/// to the right.
///
/// Where the page is too narrow for that, each row is a sentence of its own:
/// `Bob: games 5, ahead 2`.
pub(crate) fn grid(heading: &[&str], rows: &[Vec<String>], look: TextStyle) -> Vec<String> {
    let marked = |column: usize| rows.iter().any(|row| row[column].ends_with(MARK));
    let cell = |row: &[String], column: usize| match marked(column) {
        true if !row[column].ends_with(MARK) => format!("{} ", row[column]),
        _ => row[column].clone(),
    };
    let width = |column: usize| {
        let cells = rows.iter().map(|row| columns(&cell(row, column)));
        let title = columns(heading[column]) + usize::from(marked(column) && column > 0);
        cells.chain([title]).max().unwrap_or_default()
    };
    let widths: Vec<_> = (0..heading.len()).map(width).collect();
    if 2 + widths.iter().sum::<usize>() + 2 * (widths.len() - 1) > look.width {
        return rows
            .iter()
            .map(|row| sentence(heading, row, look))
            .collect();
    }
    let line = |cells: Vec<String>| {
        let mut line = format!("  {}", to_left(&cells[0], widths[0]));
        for (cell, width) in cells.iter().zip(&widths).skip(1) {
            line += &format!("  {}", to_right(cell, *width));
        }
        line.trim_end().to_owned()
    };
    let title = |column: usize| {
        let pad = if marked(column) && column > 0 {
            " "
        } else {
            ""
        };
        format!("{}{pad}", heading[column])
    };
    let heading = line((0..heading.len()).map(title).collect());
    let rows = rows
        .iter()
        .map(|row| line((0..row.len()).map(|column| cell(row, column)).collect()));
    [heading].into_iter().chain(rows).collect()
}

fn sentence(heading: &[&str], row: &[String], look: TextStyle) -> String {
    let figures = heading.iter().zip(row).skip(1);
    let figures: Vec<_> = figures
        .map(|(title, cell)| format!("{title} {cell}"))
        .collect();
    let text = format!("{}: {}", row[0], figures.join(", "));
    wrap("  ", "    ", &text, look.width)
}

/// Writes labels and texts, which wrap beside them, or below where the page
/// is narrow.
pub(crate) fn labelled(rows: &[(&str, String)], look: TextStyle) -> Vec<String> {
    let widest = rows.iter().map(|(label, _)| columns(label)).max();
    let widest = widest.unwrap_or_default();
    let row = |(label, text): &(&str, String)| match look.width < 3 * widest {
        true => wrap("  ", "    ", &format!("{label}: {text}"), look.width),
        false => {
            let first = format!("  {}  ", to_left(label, widest));
            wrap(&first, &" ".repeat(widest + 4), text, look.width)
        }
    };
    rows.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(rows: &[&str], width: usize, expect: &str) {
        let rows: Vec<Vec<_>> = rows
            .iter()
            .map(|row| row.split(' ').map(str::to_owned).collect())
            .collect();
        let look = TextStyle {
            width,
            ..TextStyle::PLAIN
        };
        let text = grid(&["", "games", "won"], &rows, look).join("\n");
        assert_eq!(text, expect.trim_start_matches('\n'), "\n{text}");
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
    fn a_narrow_page_gets_sentences() {
        check(
            &["Ann 12 50%", "Bob 3 33%~"],
            16,
            "
  Ann: games 12,
    won 50%
  Bob: games 3,
    won 33%~",
        );
    }

    #[test]
    fn means_and_shares_are_rounded_and_marked() {
        assert_eq!(mean(Some(-0.04), 5), "0.0");
        assert_eq!(mean(Some(12.35), 4), "12.4~");
        assert_eq!(mean(None, 0), "-");
        assert_eq!(percent(Some(0.125), 9), "13%");
        assert_eq!(percent(None, 9), "-");
    }
}
