//! The lines as SVG, through plotters.
//!
//! Lines differ in colour and marks, and in dashes if there are more lines than
//! colours.

use plotters::chart::{ChartBuilder, ChartContext};
use plotters::coord::cartesian::Cartesian2d;
use plotters::coord::types::RangedCoordf64;
use plotters::element::{Circle, PathElement, Polygon, Text};
use plotters::prelude::SVGBackend;
use plotters::series::LineSeries;
use plotters::style::text_anchor::HPos;
use plotters::style::{Color, ShapeStyle};

use super::super::picture::{
    Area, COLORS, DASHED, DOTTED, Drawn, FAINT, LETTER, Page, WIDTH, ink, picture, plain,
};
use super::{Extent, Line, apart, lines};
use crate::game::Scoresheet;
use crate::messages::{Language, Messages};
use crate::render::style::TextStyle;
use crate::render::text::{columns, fit, isolated, wrap};
use crate::rules::Round;

/// Draws the running totals as lines in an SVG picture, the fewest points on
/// top; the same sheet gives the same bytes.
///
/// Its background is transparent and its text has the colour of the page around
/// it, `currentColor`. It scales, and has a title and a description.
pub fn chart_svg(sheet: &Scoresheet, language: Language) -> String {
    chart_svg_for(Page::Wide, sheet, language)
}

/// Pixels of a whole picture on a phone.
const PHONE: i32 = 360;

/// Draws the same picture for a page.
pub(crate) fn chart_svg_for(page: Page, sheet: &Scoresheet, language: Language) -> String {
    let words = language.words();
    let lines = lines(sheet);
    let title = words.totals_picture(sheet.number);
    let (longest, numbers) = match page {
        Page::Wide => (24, 50),
        Page::Phone => (10, 36),
    };
    let label = |line| label(line, longest, words);
    let labels: Vec<_> = lines.iter().map(label).collect();
    let longest = labels.iter().map(|label| columns(label)).max();
    let margin = 3 * GAP + MARK + GAP + longest.unwrap_or(0) as i32 * LETTER;
    let height = (lines.len() as i32 * LINE + ROOM).max(MIN_HEIGHT);
    let width = match page {
        Page::Wide => PLOT + margin,
        Page::Phone => PHONE,
    };
    let size = (width as u32, height as u32);
    picture(size, &title, &description(&lines, words), |area| {
        write_caption(area, &words.fewest_on_top(&title), width)?;
        let mut chart = axes(area, Extent::new(&lines), margin, numbers)?;
        for line in lines.iter().rev() {
            draw(area, &mut chart, line)?;
        }
        write_ends(area, &chart, &lines, &labels, height - FOOT)
    })
}

/// Writes the caption, on two lines if it is wider than the picture.
fn write_caption(area: &Area<'_>, caption: &str, width: i32) -> Drawn {
    let letters = (width - 2 * GAP) / CAPTION_LETTER;
    let text = wrap("", "", caption, letters as usize);
    let first = HEAD / 2 - (text.lines().count() as i32 - 1) * CAPTION_LINE / 2;
    for (line, y) in text.lines().zip((first..).step_by(CAPTION_LINE as usize)) {
        area.draw(&Text::new(line, (GAP, y), ink(HPos::Left)))?;
    }
    Ok(())
}

/// Draws a line with its marks.
fn draw(area: &Area<'_>, chart: &mut Plot<'_, '_>, line: &Line) -> Drawn {
    for stretch in &line.stretches {
        let places = stretch.iter().map(|&point| place(point));
        chart.draw_series(LineSeries::new(places, stroke(line.seat)))?;
    }
    for point in line.points() {
        mark(area, line.seat, chart.backend_coord(&place(point)))?;
    }
    Ok(())
}

/// Writes the labels after the last round, each with the mark of its line, and
/// connects a label that had to move to the end of its line.
fn write_ends(
    area: &Area<'_>,
    chart: &Plot<'_, '_>,
    lines: &[Line],
    labels: &[String],
    lowest: i32,
) -> Drawn {
    let rounds = lines.iter().flat_map(Line::points).map(|(round, _)| round);
    let last = rounds.max().unwrap_or(LAST);
    let end = |line: &Line| chart.backend_coord(&place((last, line.total)));
    let ends: Vec<_> = lines.iter().map(|line| end(line).1).collect();
    let places = apart(&ends, LINE, lowest);
    for ((line, label), y) in lines.iter().zip(labels).zip(places) {
        let (right, end) = end(line);
        let x = right + 3 * GAP + RADIUS;
        let lasts = line.points().last().is_some_and(|(round, _)| round == last);
        if y != end && lasts {
            let lead = vec![(right + MARK, end), (x - MARK, y)];
            area.draw(&PathElement::new(lead, FAINT))?;
        }
        mark(area, line.seat, (x, y))?;
        area.draw(&Text::new(label.as_str(), (x + GAP, y), ink(HPos::Left)))?;
    }
    Ok(())
}

type Plot<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

const LAST: u8 = Round::LAST.number();

/// Pixels of the plot, with the numbers on its left.
const PLOT: i32 = 660;

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

/// Pixels of the least height.
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

/// Points are counted downwards, for the fewest to be on top.
fn place((round, total): (u8, i32)) -> (f64, f64) {
    (f64::from(round), -f64::from(total))
}

fn axes<'a, 'b>(
    area: &'a Area<'b>,
    extent: Extent,
    margin: i32,
    numbers: u32,
) -> Drawn<Plot<'a, 'b>> {
    // The axis is not to run through the label of the last.
    let lowest = -extent.worst - 0.05 * (extent.worst - extent.best);
    let mut chart = ChartBuilder::on(area)
        .margin_top(HEAD)
        .margin_right(margin)
        .margin_bottom(GAP)
        .x_label_area_size(AXIS)
        .y_label_area_size(numbers)
        .build_cartesian_2d(1.0..f64::from(LAST), lowest..-extent.best)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .bold_line_style(FAINT)
        .light_line_style(FAINT.mix(0.0))
        .axis_style(FAINT)
        .x_labels(LAST.into())
        .y_labels(6)
        .x_label_formatter(&|round| format!("{round:.0}"))
        // From zero, or it would be written `-0`.
        .y_label_formatter(&|depth| format!("{:.0}", 0.0 - depth))
        .label_style(ink(HPos::Center))
        .draw()?;
    Ok(chart)
}

/// The line of a seat: a colour, and after each round of colours other dashes.
fn stroke(seat: usize) -> ShapeStyle {
    let width = [WIDTH, DASHED, DOTTED][seat / COLORS.len() % 3];
    COLORS[seat % COLORS.len()].stroke_width(width)
}

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
fn mark(area: &Area<'_>, seat: usize, (x, y): (i32, i32)) -> Drawn {
    let (color, corners) = (COLORS[seat % COLORS.len()], MARKS[seat % COLORS.len()]);
    let mut corners: Vec<_> = corners.iter().map(|(dx, dy)| (x + dx, y + dy)).collect();
    let cycle = seat / COLORS.len() % 3;
    if cycle == 0 {
        return area.draw(&Polygon::new(corners, color));
    }
    if cycle == 2 {
        area.draw(&Circle::new((x, y), 2, color.filled()))?;
    }
    corners.extend_from_within(..1);
    area.draw(&PathElement::new(corners, color.stroke_width(WIDTH)))
}
