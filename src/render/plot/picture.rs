//! The parts that all SVG pictures share: a plot area, plain text, an
//! accessible and scalable root element.
//!
//! Plotters does the drawing. What it cannot write replaces colors and widths
//! that no picture uses otherwise.

use plotters::backend::{DrawingBackend, SVGBackend};
use plotters::coord::Shift;
use plotters::drawing::{DrawingArea, DrawingAreaErrorKind, IntoDrawingArea};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{IntoTextStyle, RGBColor, TextStyle};

use crate::render::text::harmless;

/// The page that a picture is drawn for: on a phone it is narrower, with shorter
/// names, so that its text is as large as that of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Page {
    Wide,
    Phone,
}

/// The area to draw on.
pub(crate) type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// The result of drawing, which cannot fail: all is written to a string.
pub(crate) type Drawn<T = ()> =
    Result<T, DrawingAreaErrorKind<<SVGBackend<'static> as DrawingBackend>::ErrorType>>;

/// Stands for the color of the text around the picture.
pub(crate) const INK: RGBColor = RGBColor(1, 2, 3);

/// Stands for the same, faintly.
pub(crate) const FAINT: RGBColor = RGBColor(1, 2, 4);

/// The width of a line, in pixels.
pub(crate) const WIDTH: u32 = 2;

/// Stands for a line of that width in dashes. The dashes of plotters are each
/// a line of its own.
pub(crate) const DASHED: u32 = 1001;

/// Stands for a line of that width in dots.
pub(crate) const DOTTED: u32 = 1002;

/// The palette of Okabe and Ito, told apart by the color-blind too, without
/// its black and yellow: each would vanish on one of the two backgrounds.
pub(crate) const COLORS: [RGBColor; 6] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
];

/// The average width of a letter in pixels, a little more than in common fonts.
pub(crate) const LETTER: i32 = 8;

/// Returns the style of plain text that begins, ends or has its middle where
/// it is put.
pub(crate) fn ink(anchor: HPos) -> TextStyle<'static> {
    let style = ("sans-serif", SIZE, &INK).into_text_style(&(1, 1));
    style.pos(Pos::new(anchor, VPos::Center))
}

/// The size of text as plotters has it, of which it takes a part.
const SIZE: i32 = 16;

/// Returns typed text without characters that XML does not allow.
pub(crate) fn plain(text: &str) -> String {
    harmless(text).replace(['\u{fffe}', '\u{ffff}'], "\u{fffd}")
}

/// Draws a picture of a size, with a title and a description for screen
/// readers.
pub(crate) fn picture(
    size: (u32, u32),
    title: &str,
    description: &str,
    draw: impl FnOnce(&Area<'_>) -> Drawn,
) -> String {
    let mut drawing = String::new();
    let area = SVGBackend::with_string(&mut drawing, size).into_drawing_area();
    let drawn = draw(&area).and_then(|()| area.present());
    drawn.expect("writing to a string cannot fail");
    drop(area);
    wrapped(&drawing, size, title, description)
}

/// Wraps the shapes in a root element that scales, has a title and follows the
/// colors of the page, by default a grey that is readable on white and black.
fn wrapped(drawing: &str, (width, height): (u32, u32), title: &str, description: &str) -> String {
    let shapes = drawing.split_once(">\n").map_or("", |(_, shapes)| shapes);
    // Said once for all texts, so that a page can say otherwise.
    let font = format!(" font-family=\"sans-serif\" font-size=\"{}\"", f64::from(SIZE) / 1.24);
    let dashes = |dashes: &str| format!("stroke-width=\"{WIDTH}\" stroke-dasharray=\"{dashes}\"");
    let shapes = shapes
        .replace(" opacity=\"1\"", "")
        .replace(&font, "")
        .replace("\"#010203\"", "\"currentColor\"")
        .replace("stroke=\"#010204\"", "stroke=\"currentColor\" stroke-opacity=\"0.25\"")
        .replace(&format!("stroke-width=\"{DASHED}\""), &dashes("7 4"))
        .replace(&format!("stroke-width=\"{DOTTED}\""), &dashes("2 3"));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"crowns-chart\" role=\"img\" \
         width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         style=\"max-width:100%;height:auto\" color=\"#767676\" \
         font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>{}</title>\n<desc>{}</desc>\n{shapes}",
        escaped(title),
        escaped(description),
    )
}

/// Escapes a text for XML, as plotters does with the texts that it draws.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
