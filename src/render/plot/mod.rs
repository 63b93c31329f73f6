//! Lines, bars and sparklines, in text and as SVG.

mod bars;
mod chart;
mod picture;
mod sparkline;

pub(super) use bars::figures_svg;
pub use bars::{Bar, bars, bars_svg};
pub use chart::{chart, chart_svg};
pub use sparkline::{Better, sparkline};
