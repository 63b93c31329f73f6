//! Words as they are typed: texts that are kept, days, totals.

use chrono::NaiveDate;

use crate::cli::ui::failure::{Result, fail};
use crate::game::is_control;

/// The most characters of a place or a note.
const MOST: usize = 200;

/// Reads a text that is kept, named by its flag: one line that does not steer
/// the terminal.
///
/// The argument parser cannot do that: it would repeat the text as it is.
pub(crate) fn line(flag: &str, text: &str) -> Result<String> {
    let text = text.trim();
    if let Some(c) = text.chars().find(|&c| is_control(c)) {
        fail!(
            "`{flag}` takes no control characters, here is `{}`",
            c.escape_unicode()
        );
    }
    match text.chars().count() {
        0 => fail!("`{flag}` needs a text"),
        1..=MOST => Ok(text.to_owned()),
        many => fail!("`{flag}` takes {MOST} characters at most, here are {many}"),
    }
}

/// Reads a day: `2026-11-21`.
pub(crate) fn day(text: &str) -> Result<NaiveDate, &'static str> {
    // The length keeps years of more than four digits out, which sort wrongly.
    let read = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok();
    read.filter(|_| text.trim().len() == 10)
        .ok_or("a day is a year, a month and a day, such as 2026-11-21")
}

/// Reads a running total, in points.
pub(crate) fn total(text: &str) -> Result<i32, &'static str> {
    const MOST: i32 = 99_999;
    let read = text.trim().parse().ok();
    read.filter(|total| (-MOST..=MOST).contains(total))
        .ok_or("a total is a number of points from -99999 to 99999")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_one_of_the_calendar() {
        assert!(day("2026-11-21").is_ok());
        for text in ["2026-02-30", "21.11.2026", "12026-11-21", "2026-1-1", ""] {
            assert!(day(text).is_err(), "{text}");
        }
    }
}
