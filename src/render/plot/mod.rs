//! Lines, bars and sparklines, in text and as SVG.

mod bars;
mod chart;
mod picture;
mod sparkline;

pub(super) use bars::figures_svg;
pub use bars::{Bar, bars, bars_svg};
pub(super) use chart::chart_svg_for;
pub use chart::{chart, chart_svg};
pub(super) use picture::Page;
pub use sparkline::{Better, sparkline};

/// Returns round numbers from one to another to write on an axis, at most some.
fn ticks(from: f64, to: f64, most: usize) -> Vec<f64> {
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
    let found = ticks.find(|(counts, ..)| counts.clone().take(most + 1).count() <= most);
    let ticks = found.map(|(counts, step, power)| {
        counts.map(|count| scaled(count as f64 * step, power)).collect()
    });
    ticks.unwrap_or_default()
}
