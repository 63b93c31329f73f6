//! Averages by round as bars, in text and as SVG: those of a player beside those of the table.
//!
//! Points are bad, so a short bar is good: one that ends before the mark of the table.

use super::picture::{Anchor, COLORS, LETTER, Page, Place, Shapes, pixel, plain, stroke};
use super::{Better, range, ticks};
use crate::league::rounded_to;
use crate::messages::{Bars, Language, Messages};
use crate::render::text::{TextStyle, columns, fit, harmless, isolated, to_left, to_right};
use anstyle::AnsiColor;

/// A row of bars: averages in points, `None` if there are none.
#[derive(Debug)]
pub(crate) struct Bar {
    pub(crate) label: String,
    /// The average of the player, drawn as a bar.
    pub(crate) own: Option<f64>,
    /// The average of the table, drawn as a mark.
    pub(crate) table: Option<f64>,
}

/// Draws a bar per row below a heading, which begins with that of the labels, at
/// the width of the page but at least 40 columns wide.
///
/// Both averages follow the bar. In color a bar is green if it is no longer
/// than the table's average, else red.
pub(crate) fn bars(labels: &str, rows: &[Bar], style: TextStyle) -> Vec<String> {
    if rows.is_empty() {
        return Vec::new();
    }
    let longest = rows.iter().map(|row| columns(&harmless(&row.label)).min(LABEL));
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
    let bar_width = width.saturating_sub(label + own + table + 3).clamp(1, WIDEST);
    let scale = Scale::new(rows);
    let line = |name: &str, bar: &str, own_text: &str, table_text: &str| {
        let name = to_left(&isolated(&fit(&harmless(name), label, style)), label);
        let own = to_right(own_text, own);
        format!("{name} {bar} {own} {}", to_right(table_text, table)).trim_end().to_owned()
    };
    let heading = line(labels, &" ".repeat(bar_width), &own_heading, &table_heading);
    let row = |row: &Bar| {
        let bar = drawn(row, scale, bar_width, style);
        line(&row.label, &bar, &written(row.own, words), &written(row.table, words))
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

#[derive(Debug, Clone, Copy)]
struct Scale {
    lowest: f64,
    highest: f64,
}

impl Scale {
    fn new(rows: &[Bar]) -> Self {
        let values = rows.iter().flat_map(|row| [row.own, row.table]).flatten();
        let (lowest, highest) = range(values.filter(|value| value.is_finite()), (0.0, 0.0));
        Self { lowest, highest: if lowest == highest { 1.0 } else { highest } }
    }

    /// Returns the column of a value on a scale of `width` columns.
    fn place(self, value: f64, of: usize) -> usize {
        let part = (value - self.lowest) / (self.highest - self.lowest);
        (part * of as f64).round() as usize
    }
}

fn signs(style: TextStyle) -> (char, char) {
    if style.signs { ('█', '┃') } else { ('#', '|') }
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
            let color = if good { AnsiColor::Green } else { AnsiColor::Red };
            let ansi = color.on_default();
            let parts = text.split_inclusive(mark).map(|part| match part.strip_suffix(mark) {
                Some(bar) => format!("{ansi}{bar}{ansi:#}{mark}"),
                None => format!("{ansi}{part}{ansi:#}"),
            });
            parts.collect()
        }
        _ => text,
    }
}

/// Draws averages as bars in an SVG picture, each with the table's average as a
/// mark across it; the same rows give the same bytes.
///
/// The title names the averages and their player. Background, text and size are
/// as with [`chart_svg`](super::chart_svg).
pub(crate) fn averages_svg(title: &str, rows: &[Bar], page: Page, language: Language) -> String {
    let words = language.words();
    let legend = Legend {
        own: words.bars(Bars::Average),
        table: words.bars(Bars::Table),
        about: words.bars(Bars::AveragePoints),
        words,
    };
    draw(title, rows, &legend, page)
}

/// Draws figures of players as bars, each with the mean of all as a mark.
pub(crate) fn figures_svg(
    title: &str,
    own: &str,
    good: Better,
    rows: &[Bar],
    page: Page,
    language: Language,
) -> String {
    let words = language.words();
    let legend = Legend {
        own,
        table: words.bars(Bars::Mean),
        about: words.bars(match good {
            Better::Lower => Bars::LowIsGood,
            Better::Higher => Bars::HighIsGood,
        }),
        words,
    };
    draw(title, rows, &legend, page)
}

struct Legend<'a> {
    own: &'a str,
    table: &'a str,
    about: &'a str,
    words: &'a Messages,
}

fn draw(title: &str, rows: &[Bar], legend: &Legend<'_>, page: Page) -> String {
    let style = TextStyle { signs: true, ..TextStyle::PLAIN };
    let (plot, most) = match page {
        Page::Wide => (PLOT, LABEL),
        Page::Phone => (PHONE_PLOT, PHONE_LABEL),
    };
    let label = |row: &Bar| isolated(&fit(&plain(&row.label), most, style));
    let labels: Vec<_> = rows.iter().map(label).collect();
    let longest = labels.iter().map(|label| columns(label)).max();
    let left = GAP + longest.unwrap_or(0) as i32 * LETTER + GAP;
    let height = HEAD + rows.len() as i32 * LINE + FOOT;
    let heading = columns(legend.table) as i32 * LETTER + 2 * GAP;
    let own = left + plot + NUMBERS / 2;
    let table = own + heading.max(NUMBERS / 2 - GAP);
    let mut shapes = Shapes::default();
    let scale = Scale::new(rows);
    let across = (left, left + plot - 1);
    let at = |points: f64| pixel(points, (scale.lowest, scale.highest), across);
    let ticks = ticks(scale.lowest, scale.highest);
    for &tick in &ticks {
        shapes.line((at(tick), height - FOOT - 1), (at(tick), HEAD));
    }
    let numbers = ticks.iter().map(|&tick| (at(tick), on_axis(tick, legend.words)));
    shapes.axis(height - FOOT, across, numbers);
    shapes.text(Anchor::Behind, (GAP, GAP + LINE / 2), &plain(title));
    let y = HEAD - LINE / 2;
    for (text, x) in [(legend.own, own), (legend.table, table)] {
        shapes.text(Anchor::Before, (x, y), text);
    }
    let bar = own - columns(legend.own) as i32 * LETTER - GAP;
    shapes.rectangle(BAR_COLOR, (bar, y - BAR), (bar + GAP, y + BAR));
    mark(&mut shapes, (table - columns(legend.table).max(5) as i32 * LETTER, y));
    for ((row, label), y) in
        rows.iter().zip(&labels).zip((HEAD + LINE / 2..).step_by(LINE as usize))
    {
        shapes.text(Anchor::Before, (left - GAP, y), label);
        if let Some(own) = row.own.filter(|own| own.is_finite()) {
            let (from, to) = (at(own.min(0.0)), at(own.max(0.0)));
            shapes.rectangle(BAR_COLOR, (from, y - BAR), (to, y + BAR));
        }
        if let Some(table) = row.table.filter(|table| table.is_finite()) {
            mark(&mut shapes, (at(table), y));
        }
        for (value, x) in [(row.own, own), (row.table, table)] {
            shapes.text(Anchor::Before, (x, y), &written(value, legend.words));
        }
    }
    shapes.picture((table + GAP, height), &plain(title), &description(rows, legend))
}

/// Pixels of the longest bar.
const PLOT: i32 = 480;

/// Pixels of the longest bar, and most columns of a name, on a phone.
const PHONE_PLOT: i32 = 130;
const PHONE_LABEL: usize = 10;

/// Pixels of both columns of numbers, unless the heading of the second is wide.
const NUMBERS: i32 = 150;

/// Pixels above the bars, for the title and the headings.
const HEAD: i32 = 64;

/// Pixels below them, for the axis.
const FOOT: i32 = 30;

/// Pixels from one bar to the next.
const LINE: i32 = 26;

/// Pixels from the middle of a bar to its edge, and of a mark.
const BAR: i32 = 8;
const MARK: i32 = 11;

/// Pixels between things that belong together.
const GAP: i32 = 10;

const BAR_COLOR: &str = COLORS[0];
const MARK_COLOR: &str = COLORS[4];

fn mark(shapes: &mut Shapes, (x, y): Place) {
    shapes.path(&stroke(MARK_COLOR, 4), [(x, y - MARK), (x, y + MARK)]);
}

/// Writes a number of the axis with as many digits as it has.
fn on_axis(points: f64, words: &Messages) -> String {
    let digits = points.to_string().split_once('.').map_or(0, |(_, digits)| digits.len());
    words.decimal(points, digits)
}

fn description(rows: &[Bar], legend: &Legend<'_>) -> String {
    let row = |row: &Bar| {
        let label = isolated(&plain(&row.label));
        format!(
            "{label}: {}, {} {}",
            written(row.own, legend.words),
            legend.table,
            written(row.table, legend.words)
        )
    };
    let rows: Vec<_> = rows.iter().map(row).collect();
    format!("{}. {}", legend.about, rows.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::RankingMethod;
    use crate::messages::Label;
    use crate::render::fixture::{check_color, check_picture, check_pictures};

    fn bar(label: &str, own: impl Into<Option<f64>>, table: impl Into<Option<f64>>) -> Bar {
        Bar { label: label.to_owned(), own: own.into(), table: table.into() }
    }

    fn profile() -> Vec<Bar> {
        vec![
            bar("1, 3s", 4.0, 6.5),
            bar("2, 4s", 8.25, 8.25),
            bar("3, 5s", 14.0, 9.0),
            bar("4, 6s", None, 12.0),
            bar("5, 7s", 0.0, 15.5),
            bar("11, Kings", 31.0, 24.04),
        ]
    }

    #[test]
    fn bars_are_as_stored() {
        let style = |signs, width| TextStyle { signs, width, ..TextStyle::PLAIN };
        let below = [bar("1", -5.0, 10.0), bar("2", 10.0, -5.0), bar("3", -0.04, 0.0)];
        let empty = [bar("שרה", None, None), bar("2", 0.0, f64::NAN)];
        let cases = [
            ("a bar stands beside the mark of the table", &profile()[..], style(false, 80)),
            ("on a terminal it has signs", &profile(), style(true, 50)),
            ("averages below zero go to the left", &below, style(false, 40)),
            ("rows without numbers are empty", &empty, style(false, 20)),
        ];
        let pictures = cases.map(|(what, rows, style)| {
            let lines = bars("", rows, style);
            let fits = |line: &String| columns(line) <= style.width.max(40);
            assert!(lines.iter().all(fits), "{lines:#?}");
            (what, lines.join("\n") + "\n")
        });
        check_pictures(include_str!("../../../tests/pictures/bars.txt"), pictures);
        assert_eq!(bars("", &[], TextStyle::PLAIN), Vec::<String>::new());
    }

    #[test]
    fn color_changes_no_column() {
        let style = TextStyle { signs: true, ..TextStyle::PLAIN };
        let colored = check_color(style, |style| bars("", &profile(), style).join("\n"));
        let colored: Vec<_> = colored.lines().collect();
        assert!(colored[1].contains("\u{1b}[32m"), "{}", colored[1]);
        assert!(colored[3].contains("\u{1b}[31m"), "{}", colored[3]);
        assert!(!colored[4].contains('\u{1b}'), "{}", colored[4]);
    }

    #[test]
    fn the_picture_of_a_profile_is_always_the_same() {
        let svg = averages_svg("Ann, by round", &profile(), Page::Wide, Language::English);
        check_picture(include_str!("../../../tests/svg/profile.svg"), &svg);
    }

    #[test]
    fn names_are_inert_in_a_picture() {
        let draw =
            |title: &str, rows: &[Bar]| averages_svg(title, rows, Page::Wide, Language::English);
        let svg = draw("<script>", &[bar("<b>&", 1.0, None)]);
        assert!(svg.contains("<title>&lt;script&gt;</title>"), "{svg}");
        assert!(svg.contains("&lt;b&gt;&amp;"), "{svg}");
        assert!(!svg.contains("<script") && !svg.contains("<b>"), "{svg}");
        assert!(draw("", &[]).ends_with("</svg>\n"));
    }

    #[test]
    fn the_mark_of_the_mean_stands_between_the_headings() {
        for &language in Language::ALL {
            let words = language.words();
            let own = words.label(Label::Method(RankingMethod::Beaten));
            let svg = figures_svg("", own, Better::Higher, &profile(), Page::Phone, language);
            let headings = |text: &str| {
                let end = svg.find(&format!("\n{text}\n")).expect("the heading");
                number_after(&svg[svg[..end].rfind("<text").unwrap()..], "x=\"")
            };
            let mark = &svg[svg.find("stroke-width=\"4\"").expect("a mark")..];
            let mark = number_after(mark, "points=\"");
            let (own, table) = (headings(own), headings(words.bars(Bars::Mean)));
            assert!(own < mark && mark < table, "{language:?}: {own} {mark} {table}");
        }
    }

    /// Returns the number that follows the first such text.
    fn number_after(svg: &str, before: &str) -> i32 {
        let text = &svg[svg.find(before).expect(before) + before.len()..];
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap();
        text[..digits].parse().unwrap()
    }
}
