//! Texts as they are typed: places, notes, reasons.

use super::hidden::is_control;

/// Why a text cannot be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum InvalidText {
    Empty,
    TooLong { characters: usize },
    Control { character: char },
}

/// The most characters of a text such as a place or a note.
pub(crate) const MAX_TEXT: usize = 200;

/// Reads a text such as a place or a note: one line, trimmed, of 1 to 200
/// characters.
pub fn single_line(text: &str) -> Result<String, InvalidText> {
    let text = text.trim();
    if let Some(character) = text.chars().find(|&c| is_control(c)) {
        return Err(InvalidText::Control { character });
    }
    match text.chars().count() {
        0 => Err(InvalidText::Empty),
        1..=MAX_TEXT => Ok(text.to_owned()),
        characters => Err(InvalidText::TooLong { characters }),
    }
}

/// Replaces a word of a row.
pub fn replace_word(row: &str, word: &str, by: &str) -> String {
    let is_separator = |c: char| c.is_whitespace() || matches!(c, ',' | '=' | ':');
    let parts = row.split_inclusive(is_separator).map(|part| {
        let found = part.trim_end_matches(is_separator);
        match found == word {
            true => by.to_owned() + &part[found.len()..],
            false => part.to_owned(),
        }
    });
    parts.collect()
}

#[cfg(test)]
error_samples! { InvalidText {
    Empty,
    TooLong { characters: 201 },
    Control { character: '\u{7}' },
} }

#[cfg(test)]
mod tests {
    use super::*;

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
