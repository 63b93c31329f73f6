//! Parsers for the values of arguments: texts, totals.

use crate::cli::ui::failure::Result;
use crate::game;
use crate::messages::RequestError;

/// Parses a text that will be stored, given with `option`: one line without
/// control characters.
///
/// The argument parser cannot do this: its error would print the text as it is.
pub(crate) fn line(option: &'static str, text: &str) -> Result<String> {
    let unfit = |error| RequestError::InvalidText { option, error };
    Ok(game::single_line(text).map_err(unfit)?)
}

pub(crate) fn total(text: &str) -> Result<i32, &'static str> {
    const MAX_TOTAL: i32 = 99_999;
    let read = text.trim().parse().ok();
    read.filter(|total| (-MAX_TOTAL..=MAX_TOTAL).contains(total))
        .ok_or("a total must be a number from -99999 to 99999")
}
