//! Lines, bars and sparklines, in text and as SVG.

mod bars;
mod chart;
mod picture;

pub(super) use bars::{Bar, averages_svg, bars, figures_svg};
pub(super) use chart::chart_svg;
pub use chart::{chart, chart_in_rows};
pub(super) use picture::{Page, SCALES};

use crate::render::text::TextStyle;

/// Returns round numbers from one to another to write on an axis, at most six.
fn ticks(from: f64, to: f64) -> Vec<f64> {
    const MOST: usize = 6;
    let scaled = |number: f64, power: i32| match power {
        0.. => number * 10_f64.powi(power),
        // A tenth is no exact number, but ten is.
        _ => number / 10_f64.powi(-power),
    };
    let steps = (-9..).flat_map(|power| [1.0, 2.0, 5.0].map(|step| (step, power)));
    let mut ticks = steps.map(|(step, power)| {
        let count = |number| scaled(number, -power) / step;
        let counts = count(from).ceil() as i64..=count(to).floor() as i64;
        (counts, step, power)
    });
    let found = ticks.find(|(counts, ..)| counts.clone().take(MOST + 1).count() <= MOST);
    let ticks = found.map(|(counts, step, power)| {
        counts.map(|count| scaled(count as f64 * step, power)).collect()
    });
    ticks.unwrap_or_default()
}

/// Widens a range to hold all values.
fn range(values: impl Iterator<Item = f64>, (least, most): (f64, f64)) -> (f64, f64) {
    values.fold((least, most), |(least, most), value| (least.min(value), most.max(value)))
}

/// Which numbers are better, and so drawn higher.
#[derive(Debug, Clone, Copy)]
pub(super) enum Better {
    /// Low ones, such as points.
    Lower,
    /// High ones, such as wins or a rating.
    Higher,
}

/// Draws numbers as columns, one column of text each, the best the highest:
/// `▁▃▅▇`, or `_.-=#` in ASCII.
///
/// Numbers that are all equal have half the height; one that is not finite is blank.
pub(super) fn sparkline(values: &[f64], good: Better, style: TextStyle) -> String {
    let levels: &[char] = match style.signs {
        true => &['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'],
        false => &['_', '.', '-', '=', '#'],
    };
    let finite = values.iter().copied().filter(|value| value.is_finite());
    let (lowest, highest) = range(finite, (f64::INFINITY, f64::NEG_INFINITY));
    let level = |value: f64| {
        let height = match good {
            _ if lowest == highest => 0.5,
            // Halves, so that no difference is too large to be a number.
            Better::Lower => (highest / 2.0 - value / 2.0) / (highest / 2.0 - lowest / 2.0),
            Better::Higher => (value / 2.0 - lowest / 2.0) / (highest / 2.0 - lowest / 2.0),
        };
        levels[((levels.len() - 1) as f64 * height) as usize]
    };
    let sign = |&value: &f64| if value.is_finite() { level(value) } else { ' ' };
    values.iter().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::fixture::check_written;

    #[test]
    fn the_best_is_the_highest_and_what_is_no_number_is_left_blank() {
        let check = |given: &str, good| {
            check_written(given, |numbers, _| {
                let numbers: Vec<f64> =
                    numbers.split_whitespace().map(|number| number.parse().unwrap()).collect();
                let style = TextStyle { signs: true, ..TextStyle::PLAIN };
                let [signs, ascii] =
                    [style, TextStyle::PLAIN].map(|style| sparkline(&numbers, good, style));
                format!("{signs} / {ascii}")
            });
        };
        check("higher", Better::Higher);
        check("lower", Better::Lower);
    }
}
