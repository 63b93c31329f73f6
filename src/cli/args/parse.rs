//! Parsers for the values of arguments: texts, totals.

use crate::cli::ui::failure::{Failure, Result};
use crate::game;

/// Parses a text that will be stored, given with `flag`: one line without
/// control characters.
///
/// The argument parser cannot do this: its error would print the text as it is.
pub(crate) fn line(flag: &str, text: &str) -> Result<String> {
    game::single_line(text).map_err(|error| Failure::new(format!("`{flag}` {error}")))
}

/// Parses a running total, in points.
pub(crate) fn total(text: &str) -> Result<i32, &'static str> {
    const MAX_TOTAL: i32 = 99_999;
    let read = text.trim().parse().ok();
    read.filter(|total| (-MAX_TOTAL..=MAX_TOTAL).contains(total))
        .ok_or("a total must be a number from -99999 to 99999")
}
