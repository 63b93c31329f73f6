//! The lines in a terminal, in sixteen rows for up to fourteen players.
//!
//! Each player has a letter, shown at each round of the line and beside the
//! name at its end, so that no color is needed.

use std::collections::BTreeMap;

use anstyle::{AnsiColor, Style};

use super::{Extent, Line, apart, lines};
use crate::game::Scoresheet;
use crate::render::plot::ticks;
use crate::render::text::{TextStyle, columns, fit, isolated, to_left, to_right};
use crate::rules::Round;

/// Draws the running totals as lines, the fewest points on top, at the width of
/// the page but at least 20 columns wide.
///
/// Lines run from when a player sat down until they left. Rounds that settle a
/// tie add nothing to the totals and are not drawn.
pub fn chart(sheet: &Scoresheet, style: TextStyle) -> String {
    let lines = lines(sheet);
    let style = TextStyle { width: style.width.max(NARROWEST), ..style };
    if lines.is_empty() {
        return style.wrap(style.words().no_chart_yet()) + "\n";
    }
    let (plot, is_crowded) = Chart::new(&lines, style).drawn();
    style.wrap(style.words().chart_title(is_crowded)) + "\n" + &plot
}

/// Draws the same without a title, in so many rows; `None` where the lines do not fit.
pub fn chart_in_rows(sheet: &Scoresheet, style: TextStyle, rows: usize) -> Option<String> {
    let lines = lines(sheet);
    // The numbers of the rounds are below.
    let plot = rows.checked_sub(1).filter(|&rows| rows >= lines.len().max(FEWEST_ROWS))?;
    let style = TextStyle { width: style.width.max(NARROWEST), ..style };
    let (text, _) = Chart { rows: plot, ..Chart::new(&lines, style) }.drawn();
    (!lines.is_empty() && text.lines().count() <= rows).then_some(text)
}

/// The narrowest page for the lines and their letters.
const NARROWEST: usize = 20;

const ROWS: usize = 12;

/// The fewest rows in which lines can be told from each other.
const FEWEST_ROWS: usize = 5;

/// The width that names are cut to before the lines get narrower than is easy to read.
const SHORT: usize = 12;

/// The narrowest width that a name is cut to.
const SHORTEST: usize = 6;

const STEPS: usize = Round::LAST.number() as usize - 1;

struct Chart<'a> {
    lines: &'a [Line],
    letters: Vec<char>,
    extent: Extent,
    style: TextStyle,
    rows: usize,
    /// The width of the numbers on the axis, 0 if they do not fit.
    axis: usize,
    step: usize,
    label: Label,
}

/// The columns at the end of a line, after its letter.
#[derive(Debug, Clone, Copy)]
struct Label {
    /// The width of the names, 0 if they do not fit.
    name: usize,
    /// The width of the totals, 0 if they do not fit.
    total: usize,
    /// The width of the notes on who has left, 0 if they do not fit or there are none.
    left: usize,
}

impl Label {
    /// A letter, and what follows it a blank each.
    fn columns(self) -> usize {
        let parts = [self.name, self.total, self.left];
        let parts = parts.iter().filter(|&&columns| columns > 0);
        2 + parts.map(|columns| 1 + columns).sum::<usize>()
    }
}

impl<'a> Chart<'a> {
    fn new(lines: &'a [Line], style: TextStyle) -> Self {
        let extent = Extent::new(lines);
        let ticks = ticks(extent.best, extent.worst).into_iter();
        let axis = ticks.map(|tick| tick.to_string().len()).max().unwrap_or(0);
        let mut chart = Self {
            lines,
            letters: letters(lines),
            extent,
            style,
            rows: lines.len().max(ROWS),
            axis,
            step: 1,
            label: Label { name: 0, total: 0, left: 0 },
        };
        chart.share_out();
        chart
    }

    /// Divides the width: first among the lines, then names, then totals.
    fn share_out(&mut self) {
        let longest = |text: fn(&Line) -> usize| self.lines.iter().map(text).max().unwrap_or(0);
        let name = longest(|line| columns(&line.name));
        let total = longest(|line| line.total.to_string().len());
        let left = if self.lines.iter().any(|line| line.left) { columns(&self.left()) } else { 0 };
        let cut = |shortest: usize, least| {
            let names = (name.min(shortest)..=name).rev();
            names.map(move |name| (Label { name, total, left }, least))
        };
        let short = Label { name: name.min(SHORTEST), total, left: 0 };
        let tight = [short, Label { name: 0, ..short }, Label { name: 0, total: 0, left: 0 }];
        let tight = |least| tight.into_iter().map(move |label| (label, least));
        let labels = cut(SHORT, 5).chain(cut(SHORTEST, 3)).chain(cut(SHORTEST, 2));
        let labels = labels.chain(tight(2)).chain(tight(1));
        let found = [self.axis, 0].into_iter().find_map(|axis| {
            labels.clone().find_map(|(label, least)| {
                let taken = label.columns() + if axis > 0 { axis + 2 } else { 0 };
                let step = self.style.width.saturating_sub(taken + 1) / STEPS;
                (step >= least).then_some((axis, label, step.min(WIDEST)))
            })
        });
        if let Some(found) = found {
            (self.axis, self.label, self.step) = found;
        }
    }

    /// Draws the lines with their letters, axes and labels; returns `true` beside them if
    /// some letters did not fit.
    fn drawn(&self) -> (String, bool) {
        let mut canvas = Canvas::new(STEPS * self.step + 1, self.rows, self.style);
        // The leader last, above all others.
        for line in self.lines.iter().rev() {
            self.draw(&mut canvas, line);
        }
        let is_crowded = self.write_letters(&mut canvas);
        (self.plot(&canvas), is_crowded)
    }

    /// Writes the rows of what is drawn, with the axes and the labels.
    fn plot(&self, canvas: &Canvas) -> String {
        let mut text = String::new();
        let (end, labels) = self.labels();
        let ticks = ticks(self.extent.best, self.extent.worst).into_iter().rev();
        let tick = |tick| (self.dot(tick) / Canvas::dots(self.style).1, tick);
        let ticks: BTreeMap<_, _> = ticks.map(tick).collect();
        let label = |row: usize| labels.get(&row).map_or("", String::as_str);
        for row in 0..self.rows {
            let cells = canvas.row(row, end);
            let line = self.axis(ticks.get(&row)) + &cells + label(row);
            text += line.trim_end();
            text.push('\n');
        }
        let below = " ".repeat(columns(&self.axis(None)) + end);
        for row in self.rows..labels.keys().next_back().map_or(0, |last| last + 1) {
            text += &format!("{below}{}\n", label(row));
        }
        text + &self.rounds() + "\n"
    }

    fn draw(&self, canvas: &mut Canvas, line: &Line) {
        let (across, _) = Canvas::dots(self.style);
        let place =
            |&(round, total): &(u8, i32)| (self.column(round) * across, self.dot(f64::from(total)));
        for stretch in &line.stretches {
            for ends in stretch.windows(2) {
                canvas.line(place(&ends[0]), place(&ends[1]), line.seat);
            }
        }
    }

    fn column(&self, round: u8) -> usize {
        usize::from(round - 1) * self.step
    }

    /// Returns how many dots from the top a total is.
    fn dot(&self, total: f64) -> usize {
        let (_, down) = Canvas::dots(self.style);
        let last = self.rows * down - 1;
        (self.extent.depth(total) * last as f64).round() as usize
    }

    fn row(&self, total: i32) -> usize {
        self.dot(f64::from(total)) / Canvas::dots(self.style).1
    }

    /// Writes the letters of all lines at all rounds, beside each other if they
    /// meet. Returns `true` if some of them did not fit.
    fn write_letters(&self, canvas: &mut Canvas) -> bool {
        let mut places: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (line, &letter) in self.lines.iter().zip(&self.letters) {
            for (round, total) in line.points() {
                places.entry((round, self.row(total))).or_default().push((letter, Some(line.seat)));
            }
        }
        let room = self.letters_per_round();
        let crowded = places.values().any(|letters| letters.len() > room);
        for ((round, row), mut letters) in places {
            if letters.len() > room {
                letters = vec![('*', None)];
            }
            canvas.letters(self.column(round), row, &letters);
        }
        crowded
    }

    fn letters_per_round(&self) -> usize {
        (self.step - 1).max(1)
    }

    /// Returns the column in which the last line ends, and the label of each row.
    /// Those of players who left come last, if need be in rows below the lines:
    /// the others stay at the ends of their lines.
    fn labels(&self) -> (usize, BTreeMap<usize, String>) {
        let stay = self.lines.iter().filter(|line| !line.left);
        let wanted: Vec<_> = stay.map(|line| self.row(line.total) as i32).collect();
        let mut rows = apart(&wanted, 1, self.rows as i32 - 1);
        for line in self.lines.iter().filter(|line| line.left) {
            let free = rows.last().map_or(0, |last| last + 1);
            rows.push(free.max(self.row(line.total) as i32));
        }
        let lines = self.lines.iter().zip(&self.letters);
        let labels = rows.iter().zip(lines);
        let labels = labels.map(|(&row, (line, &letter))| (row as usize, self.label(line, letter)));
        let last = self.lines.iter().flat_map(Line::points).map(|(round, _)| round);
        let end = self.column(last.max().unwrap_or(1)) + 1;
        (end.max(self.letters_per_round()), labels.collect())
    }

    fn label(&self, line: &Line, letter: char) -> String {
        let Label { name, total, left } = self.label;
        let short = || isolated(&fit(&line.name, name, self.style));
        let parts = [
            Some(letter.to_string()),
            (name > 0).then(|| to_left(&short(), name)),
            (total > 0).then(|| to_right(&line.total.to_string(), total)),
            (left > 0 && line.left).then(|| self.left()),
        ];
        let text: String = parts.into_iter().flatten().map(|part| format!(" {part}")).collect();
        colored(&text, line.seat, self.style)
    }

    fn left(&self) -> String {
        self.style.words().place_or_left(None)
    }

    fn axis(&self, tick: Option<&f64>) -> String {
        if self.axis == 0 {
            return String::new();
        }
        let (plain, marked) = if self.style.signs { ('│', '┤') } else { ('|', '+') };
        match tick {
            Some(tick) => format!("{tick:>width$} {marked}", width = self.axis),
            None => format!("{:>width$} {plain}", "", width = self.axis),
        }
    }

    fn rounds(&self) -> String {
        let every = [1, 2, 5].into_iter().find(|every| every * self.step >= 3);
        let rounds = (1..=Round::LAST.number()).step_by(every.unwrap_or(5));
        let axis = if self.axis > 0 { self.axis + 2 } else { 0 };
        rounds.fold(String::new(), |line, round| {
            to_left(&line, axis + self.column(round)) + &round.to_string()
        })
    }
}

/// The most columns from round to round: a wider chart shows no more.
const WIDEST: usize = 8;

/// Gives each line its own letter, the initial of the name if it is free.
fn letters(lines: &[Line]) -> Vec<char> {
    let own = |line: &Line| -> Vec<char> {
        let letters = line.name.chars().filter(char::is_ascii_alphabetic);
        letters.map(|c| c.to_ascii_uppercase()).collect()
    };
    let mut letters: Vec<Option<char>> = vec![None; lines.len()];
    let mut seats: Vec<_> = (0..lines.len()).collect();
    seats.sort_by_key(|&index| lines[index].seat);
    // First letters first: nobody is to lose theirs to somebody's second.
    for &index in &seats {
        let first = own(&lines[index]).first().copied();
        letters[index] = first.filter(|&first| !letters.contains(&Some(first)));
    }
    for &index in &seats {
        let others = own(&lines[index]).into_iter().chain('A'..='Z').chain('a'..='z');
        let free = others.into_iter().find(|&c| !letters.contains(&Some(c)));
        letters[index] = letters[index].or(free);
    }
    letters.into_iter().map(|letter| letter.unwrap_or('?')).collect()
}

/// A grid of cells. In Unicode a cell has eight dots, in ASCII one.
pub(super) struct Canvas {
    style: TextStyle,
    columns: usize,
    cells: Vec<Cell>,
}

#[derive(Debug, Default, Clone, Copy)]
struct Cell {
    dots: u8,
    letter: Option<char>,
    seat: Option<usize>,
}

/// The bits of a Braille sign by row and column of its dots. Source: Unicode, Braille Patterns.
const BRAILLE: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// Colours of the palette of the terminal, which suits its background.
const COLORS: [AnsiColor; 12] = [
    AnsiColor::Cyan,
    AnsiColor::Yellow,
    AnsiColor::Magenta,
    AnsiColor::Green,
    AnsiColor::Red,
    AnsiColor::Blue,
    AnsiColor::BrightCyan,
    AnsiColor::BrightYellow,
    AnsiColor::BrightMagenta,
    AnsiColor::BrightGreen,
    AnsiColor::BrightRed,
    AnsiColor::BrightBlue,
];

impl Canvas {
    pub(super) fn new(columns: usize, rows: usize, style: TextStyle) -> Self {
        Self { style, columns, cells: vec![Cell::default(); columns * rows] }
    }

    /// Returns how many dots a cell has across and down.
    pub(super) fn dots(style: TextStyle) -> (usize, usize) {
        if style.signs { (2, 4) } else { (1, 1) }
    }

    /// Draws a line between two places, counted in dots from the top left.
    pub(super) fn line(&mut self, from: (usize, usize), to: (usize, usize), seat: usize) {
        let steps = from.0.abs_diff(to.0).max(from.1.abs_diff(to.1)).max(1);
        let between = |from: usize, to: usize, step: usize| {
            let way = (to as f64 - from as f64) * step as f64 / steps as f64;
            (from as f64 + way).round() as usize
        };
        for step in 0..=steps {
            let x = between(from.0, to.0, step);
            self.dot(x, between(from.1, to.1, step), seat);
        }
    }

    fn dot(&mut self, x: usize, y: usize, seat: usize) {
        let (across, down) = Self::dots(self.style);
        let cell = &mut self.cells[y / down * self.columns + x / across];
        cell.dots |= BRAILLE[y % down][x % across];
        cell.seat = Some(seat);
    }

    /// Writes letters into a row, up to a column or from the first on; each in
    /// the color of its seat, if it has one.
    pub(super) fn letters(&mut self, column: usize, row: usize, letters: &[(char, Option<usize>)]) {
        let start = (column + 1).saturating_sub(letters.len());
        for (offset, &(letter, seat)) in letters.iter().enumerate() {
            self.cells[row * self.columns + start + offset] =
                Cell { letter: Some(letter), seat, dots: 0 };
        }
    }

    pub(super) fn row(&self, row: usize, columns: usize) -> String {
        let cells = &self.cells[row * self.columns..][..columns];
        let alike = cells.chunk_by(|one, next| one.seat == next.seat);
        let text = |cells: &[Cell]| {
            let text: String = cells.iter().map(|cell| self.sign(cell)).collect();
            match cells[0].seat {
                Some(seat) => colored(&text, seat, self.style),
                None => text,
            }
        };
        alike.map(text).collect()
    }

    fn sign(&self, cell: &Cell) -> char {
        match cell {
            Cell { letter: Some(letter), .. } => *letter,
            Cell { dots: 0, .. } => ' ',
            Cell { dots, .. } if self.style.signs => {
                char::from_u32(0x2800 + u32::from(*dots)).unwrap_or('.')
            }
            _ => '.',
        }
    }
}

pub(super) fn colored(text: &str, seat: usize, style: TextStyle) -> String {
    let color = COLORS[seat % COLORS.len()];
    style.paint(Style::new().fg_color(Some(color.into())), text)
}
