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
