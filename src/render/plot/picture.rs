//! The parts that all SVG pictures share: shapes, plain text, and a root element
//! that scales and that screen readers can read.

use crate::render::text::harmless;

/// The page that a picture is drawn for: on a phone it is narrower, with shorter
/// names, so that its text is as large as that of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Page {
    Wide,
    Phone,
}

/// Makes a picture scale where no style of a page does.
pub(crate) const SCALES: &str = " style=\"max-width:100%;height:auto\"";

/// A faint line in the color of the text around the picture.
pub(super) const FAINT: &str = "stroke=\"currentColor\" stroke-opacity=\"0.25\" stroke-width=\"1\"";
/// The palette of Okabe and Ito, told apart by the color-blind too, without
/// its black and yellow: each would vanish on one of the two backgrounds.
pub(super) const COLORS: [&str; 6] =
    ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9"];
/// The average width of a letter in pixels, a little more than in common fonts.
pub(super) const LETTER: i32 = 8;

/// Pixels from the left and from the top.
pub(super) type Place = (i32, i32);

/// Where a text is, seen from its place.
#[derive(Debug, Clone, Copy)]
pub(super) enum Anchor {
    Behind,
    Before,
    Below,
}

/// The shapes of a picture, each above those before it.
#[derive(Default)]
pub(super) struct Shapes(String);

impl Shapes {
    pub(super) fn text(&mut self, anchor: Anchor, (x, y): Place, text: &str) {
        let (anchor, shift) = match anchor {
            Anchor::Behind => ("start", "0.5ex"),
            Anchor::Before => ("end", "0.5ex"),
            Anchor::Below => ("middle", "0.76em"),
        };
        let text = escaped(text).replace('"', "&quot;").replace('\'', "&apos;");
        self.0 += &format!(
            "<text x=\"{x}\" y=\"{y}\" dy=\"{shift}\" text-anchor=\"{anchor}\" \
             fill=\"currentColor\">\n{text}\n</text>\n"
        );
    }

    pub(super) fn line(&mut self, (x1, y1): Place, (x2, y2): Place) {
        self.0 += &format!("<line {FAINT} x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>\n");
    }

    /// Draws lines from place to place; `stroke` has the attributes that say how.
    pub(super) fn path(&mut self, stroke: &str, places: impl IntoIterator<Item = Place>) {
        let points = points(places);
        self.0 += &format!("<polyline fill=\"none\" {stroke} points=\"{points}\"/>\n");
    }

    pub(super) fn polygon(&mut self, color: &str, corners: impl IntoIterator<Item = Place>) {
        self.0 += &format!("<polygon fill=\"{color}\" points=\"{}\"/>\n", points(corners));
    }

    /// Fills what is between the upper left and the lower right.
    pub(super) fn rectangle(&mut self, color: &str, (x, y): Place, (right, bottom): Place) {
        let (width, height) = (right - x, bottom - y);
        self.0 += &format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{color}\" \
             stroke=\"none\"/>\n"
        );
    }

    pub(super) fn dot(&mut self, color: &str, (x, y): Place) {
        self.0 += &format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"2\" fill=\"{color}\" stroke=\"none\" \
             stroke-width=\"1\"/>\n"
        );
    }

    pub(super) fn axis(
        &mut self,
        y: i32,
        (left, right): (i32, i32),
        numbers: impl IntoIterator<Item = (i32, String)>,
    ) {
        self.path(FAINT, [(left, y), (right, y)]);
        for (x, number) in numbers {
            self.text(Anchor::Below, (x, y + 10), &number);
            self.path(FAINT, [(x, y), (x, y + 5)]);
        }
    }

    /// Returns the picture of a size, with a title and a description for screen readers. It scales
    /// and follows the colors of the page, by default a grey that is readable on white and black.
    pub(super) fn picture(&self, (width, height): Place, title: &str, description: &str) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"crowns-chart\" role=\"img\" \
             width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\"\
            {SCALES} color=\"#767676\" \
             font-family=\"sans-serif\" font-size=\"13\">\n\
             <title>{}</title>\n<desc>{}</desc>\n{}</svg>\n",
            escaped(title),
            escaped(description),
            self.0,
        )
    }
}

fn points(places: impl IntoIterator<Item = Place>) -> String {
    places.into_iter().map(|(x, y)| format!("{x},{y} ")).collect()
}

pub(super) fn stroke(color: &str, width: u32) -> String {
    format!("stroke=\"{color}\" stroke-width=\"{width}\"")
}

/// Returns the pixel of a value, given the values of the first and the last one.
pub(super) fn pixel(value: f64, (from, to): (f64, f64), (first, last): (i32, i32)) -> i32 {
    let way = f64::from(last - first) * ((value - from) / (to - from));
    // What is a whole pixel is not to be one less.
    first + (way + way.signum() / 1000.0) as i32
}

/// Returns typed text without characters that XML does not allow.
pub(super) fn plain(text: &str) -> String {
    harmless(text).replace(['\u{fffe}', '\u{ffff}'], "\u{fffd}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
