//! Parsers for the values of arguments: texts, days, totals.

use chrono::NaiveDate;

use crate::cli::ui::failure::{Result, fail};
use crate::game::is_control;

/// The most characters of a text such as a place or a note.
const MOST: usize = 200;

/// Parses a text that will be stored, given with `flag`: one line without
/// control characters.
///
/// The argument parser cannot do this: its error would print the text as it is.
pub(crate) fn line(flag: &str, text: &str) -> Result<String> {
    let text = text.trim();
    if let Some(c) = text.chars().find(|&c| is_control(c)) {
        fail!(
            "`{flag}` must have no control characters, here is `{}`",
            c.escape_unicode()
        );
    }
    match text.chars().count() {
        0 => fail!("`{flag}` must not be empty"),
        1..=MOST => Ok(text.to_owned()),
        many => fail!("`{flag}` must have at most {MOST} characters, here are {many}"),
    }
}

/// Parses a day: `2026-11-21`.
pub(crate) fn day(text: &str) -> Result<NaiveDate, &'static str> {
    // The length rules out years of more than four digits, which sort wrongly.
    let read = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok();
    read.filter(|_| text.trim().len() == 10)
        .ok_or("a day must be written YYYY-MM-DD, such as 2026-11-21")
}

/// Parses a running total, in points.
pub(crate) fn total(text: &str) -> Result<i32, &'static str> {
    const MOST: i32 = 99_999;
    let read = text.trim().parse().ok();
    read.filter(|total| (-MOST..=MOST).contains(total))
        .ok_or("a total must be a number from -99999 to 99999")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_must_exist_and_be_written_in_full() {
        assert!(day("2026-11-21").is_ok());
        for text in ["2026-02-30", "21.11.2026", "12026-11-21", "2026-1-1", ""] {
            assert!(day(text).is_err(), "{text}");
        }
    }
}
