//! Texts and days as they are typed: places, notes, reasons, dates.

use chrono::NaiveDate;
use thiserror::Error;

use super::name::is_control;

/// Why a text cannot be stored.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum InvalidText {
    #[error("must not be empty")]
    Empty,
    #[error("must have at most {MAX_CHARACTERS} characters, not {characters}")]
    TooLong { characters: usize },
    #[error("must not have control characters, such as `{}`", character.escape_unicode())]
    Control { character: char },
}

/// The most characters of a text such as a place or a note.
const MAX_CHARACTERS: usize = 200;

/// Reads a text such as a place or a note: one line, trimmed, of 1 to 200
/// characters.
///
/// # Errors
///
/// [`InvalidText`] with the first thing that is wrong with it.
pub fn single_line(text: &str) -> Result<String, InvalidText> {
    let text = text.trim();
    if let Some(character) = text.chars().find(|&c| is_control(c)) {
        return Err(InvalidText::Control { character });
    }
    match text.chars().count() {
        0 => Err(InvalidText::Empty),
        1..=MAX_CHARACTERS => Ok(text.to_owned()),
        characters => Err(InvalidText::TooLong { characters }),
    }
}

/// Reads a day such as `2026-11-21`; `None` if it is written in another way or
/// does not exist.
pub fn parse_day(text: &str) -> Option<NaiveDate> {
    // The length rules out years of more than four digits, which sort wrongly.
    let day = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok();
    day.filter(|_| text.trim().len() == 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_must_exist_and_be_written_in_full() {
        assert!(parse_day("2026-11-21").is_some());
        for text in ["2026-02-30", "21.11.2026", "12026-11-21", "2026-1-1", ""] {
            assert!(parse_day(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_text_is_one_line_of_at_most_200_characters() {
        let check = |text: &str, expect: Result<&str, &str>| {
            let got = single_line(text).map_err(|error| error.to_string());
            assert_eq!(got.as_deref().map_err(String::as_str), expect);
        };
        check(" at Bob's ", Ok("at Bob's"));
        check("  ", Err("must not be empty"));
        check(
            "a\u{7}b",
            Err(r"must not have control characters, such as `\u{7}`"),
        );
        let error = "must have at most 200 characters, not 201";
        check(&"é".repeat(201), Err(error));
    }
}
