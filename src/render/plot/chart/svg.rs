//! The lines as SVG.
//!
//! Lines differ in color and marks, and in dashes if there are more lines than colors.

use super::super::picture::{
    Anchor, COLORS, FAINT, LETTER, Page, Place, Shapes, pixel, plain, stroke,
};
use super::super::ticks;
use super::{Extent, Line, apart, lines};
use crate::game::Scoresheet;
use crate::messages::{Language, Messages};
use crate::render::text::{TextStyle, columns, fit, isolated, wrap};
use crate::rules::Round;

/// Draws the running totals as lines in an SVG picture, the fewest points on
/// top; the same sheet gives the same bytes.
///
/// Its background is transparent and its text has the color of the page around
/// it, `currentColor`. It scales, and has a title and a description.
pub(crate) fn chart_svg(page: Page, sheet: &Scoresheet, language: Language) -> String {
    let words = language.words();
    let lines = lines(sheet);
    let title = words.totals_picture(sheet.number);
    let longest = if page == Page::Wide { 24 } else { 10 };
    let labels: Vec<_> = lines.iter().map(|line| label(line, longest, words)).collect();
    let longest = labels.iter().map(|label| columns(label)).max();
    let margin = 3 * GAP + MARK + GAP + longest.unwrap_or(0) as i32 * LETTER;
    let height = (lines.len() as i32 * LINE + ROOM).max(MIN_HEIGHT);
    let (numbers, width) = match page {
        Page::Wide => (50, PLOT + margin),
        Page::Phone => (36, PHONE),
    };
    let Extent { best, worst } = Extent::new(&lines);
    let plot = Plot {
        // The axis is not to run through the label of the last.
        totals: (worst + 0.05 * (worst - best), best),
        x: (numbers, width - margin - 1),
        y: (height - GAP - AXIS - 1, HEAD),
    };
    let mut shapes = Shapes::default();
    write_caption(&mut shapes, &words.fewest_on_top(&title), width);
    plot.draw_axes(&mut shapes);
    for line in lines.iter().rev() {
        plot.draw(&mut shapes, line);
    }
    plot.write_ends(&mut shapes, &lines, &labels, height - FOOT);
    shapes.picture((width, height), &title, &description(&lines, words))
}

/// Writes the caption, on two lines if it is wider than the picture.
fn write_caption(shapes: &mut Shapes, caption: &str, width: i32) {
    let letters = (width - 2 * GAP) / CAPTION_LETTER;
    let text = wrap("", "", caption, letters as usize);
    let first = HEAD / 2 - (text.lines().count() as i32 - 1) * CAPTION_LINE / 2;
    for (line, y) in text.lines().zip((first..).step_by(CAPTION_LINE as usize)) {
        shapes.text(Anchor::Behind, (GAP, y), line);
    }
}

struct Plot {
    /// The total at the bottom, and the one on top.
    totals: (f64, f64),
    /// The pixels of the first round and of the last.
    x: (i32, i32),
    /// Those of the bottom and the top.
    y: (i32, i32),
}

impl Plot {
    fn place(&self, (round, total): (u8, i32)) -> Place {
        let x = pixel(round.into(), (1.0, LAST.into()), self.x);
        (x, self.y(total.into()))
    }

    fn y(&self, total: f64) -> i32 {
        pixel(total, self.totals, self.y)
    }

    fn draw_axes(&self, shapes: &mut Shapes) {
        let (bottom, top) = self.totals;
        let ticks = ticks(top, bottom).into_iter().rev();
        for tick in ticks.clone() {
            shapes.line((self.x.0, self.y(tick)), (self.x.1, self.y(tick)));
        }
        let x = self.x.0 - 1;
        shapes.path(FAINT, [(x, self.y.1), (x, self.y.0)]);
        for tick in ticks {
            let y = self.y(tick);
            shapes.text(Anchor::Before, (self.x.0 - GAP, y), &tick.to_string());
            shapes.path(FAINT, [(x - 5, y), (x, y)]);
        }
        let rounds = 1..=LAST;
        let rounds = rounds.map(|round| (self.place((round, 0)).0, round.to_string()));
        shapes.axis(self.y.0 + 1, self.x, rounds);
    }

    fn draw(&self, shapes: &mut Shapes, line: &Line) {
        let stroke = stroke(color(line.seat), WIDTH) + DASHES[cycle(line.seat)];
        for stretch in &line.stretches {
            shapes.path(&stroke, stretch.iter().map(|&point| self.place(point)));
        }
        for point in line.points() {
            mark(shapes, line.seat, self.place(point));
        }
    }

    /// Writes the labels after the last round, each with the mark of its line, and
    /// connects a label that had to move to the end of its line.
    fn write_ends(&self, shapes: &mut Shapes, lines: &[Line], labels: &[String], lowest: i32) {
        let rounds = lines.iter().flat_map(Line::points).map(|(round, _)| round);
        let last = rounds.max().unwrap_or(LAST);
        let ends: Vec<_> = lines.iter().map(|line| self.y(line.total.into())).collect();
        let places = apart(&ends, LINE, lowest);
        let right = self.place((last, 0)).0;
        let x = right + 3 * GAP + RADIUS;
        for ((line, label), (y, end)) in lines.iter().zip(labels).zip(places.into_iter().zip(ends))
        {
            let lasts = line.points().last().is_some_and(|(round, _)| round == last);
            if y != end && lasts {
                shapes.path(FAINT, [(right + MARK, end), (x - MARK, y)]);
            }
            mark(shapes, line.seat, (x, y));
            shapes.text(Anchor::Behind, (x + GAP, y), label);
        }
    }
}

const LAST: u8 = Round::LAST.number();

/// Pixels of the plot, with the numbers on its left.
const PLOT: i32 = 660;

/// Pixels of the whole picture on a phone.
const PHONE: i32 = 360;

/// Pixels from one label to the next.
const LINE: i32 = 20;

/// Pixels above the plot, for the title.
const HEAD: i32 = 40;

/// Pixels from one line of the title to the next; two fit.
const CAPTION_LINE: i32 = 16;

/// Pixels of a letter of the title: the average of common fonts.
const CAPTION_LETTER: i32 = 6;

/// Pixels above and below the labels.
const ROOM: i32 = HEAD + FOOT;

/// Pixels of the numbers of the rounds.
const AXIS: i32 = 30;

/// Pixels below the lowest label.
const FOOT: i32 = AXIS + 2 * GAP;

const MIN_HEIGHT: i32 = 400;

/// Pixels from the middle of a mark to its edge.
const RADIUS: i32 = 5;

/// Pixels that a mark takes.
const MARK: i32 = 2 * RADIUS;

/// Pixels between things that belong together.
const GAP: i32 = 10;

fn label(line: &Line, longest: usize, words: &Messages) -> String {
    let style = TextStyle { signs: true, ..TextStyle::PLAIN };
    let name = isolated(&fit(&plain(&line.name), longest, style));
    words.line_end(&name, line.total, line.left)
}

/// Describes the lines by their ends: `Ann 110 points and Bob 120 points`.
fn description(lines: &[Line], words: &Messages) -> String {
    let end = |line: &Line| (isolated(&plain(&line.name)), line.total, line.left);
    let ends: Vec<_> = lines.iter().map(end).collect();
    words.totals_description(&ends)
}

fn color(seat: usize) -> &'static str {
    COLORS[seat % COLORS.len()]
}

/// Returns which of the [`DASHES`] a seat has.
fn cycle(seat: usize) -> usize {
    seat / COLORS.len() % DASHES.len()
}

const WIDTH: u32 = 2;
/// What tells lines of one color apart: they are whole, dashed or dotted.
const DASHES: [&str; 3] = ["", " stroke-dasharray=\"7 4\"", " stroke-dasharray=\"2 3\""];

/// Marks by seat, in pixels from their middle: round, square, on a base, on a
/// corner, on a tip, and a cross.
#[rustfmt::skip]
const MARKS: [&[(i32, i32)]; COLORS.len()] = [
    &[(-2, -5), (2, -5), (5, -2), (5, 2), (2, 5), (-2, 5), (-5, 2), (-5, -2)],
    &[(-4, -4), (4, -4), (4, 4), (-4, 4)],
    &[(0, -5), (5, 4), (-5, 4)],
    &[(0, -6), (6, 0), (0, 6), (-6, 0)],
    &[(0, 5), (5, -4), (-5, -4)],
    &[(-5, -2), (-2, -2), (-2, -5), (2, -5), (2, -2), (5, -2),
      (5, 2), (2, 2), (2, 5), (-2, 5), (-2, 2), (-5, 2)],
];

/// Draws the mark of a seat: full, hollow where its line is dashed, and hollow
/// with a dot where it is dotted.
fn mark(shapes: &mut Shapes, seat: usize, (x, y): Place) {
    let corners = MARKS[seat % COLORS.len()].iter().map(|(dx, dy)| (x + dx, y + dy));
    match cycle(seat) {
        0 => return shapes.polygon(color(seat), corners),
        1 => {}
        _ => shapes.dot(color(seat), (x, y)),
    }
    let first = corners.clone().take(1);
    shapes.path(&stroke(color(seat), WIDTH), corners.chain(first));
}
