//! Texts as they are typed: places, notes, reasons; and the characters that steer
//! the terminal or show nothing; and numbers as they are written.

use std::fmt::Display;

use crate::cards::number_word;

sampled! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum InvalidText {
        Empty;
        TooLong { characters: usize }, for { characters: 201 };
        Control { character: char }, for { character: '\u{7}' };
    }
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

/// Writes a number with commas between thousands: `20,000`.
pub fn grouped(number: impl Display) -> String {
    let digits = number.to_string();
    joined(digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy), ",")
}

/// Writes values with a separator between them.
pub(super) fn joined<T: Display>(values: impl IntoIterator<Item = T>, separator: &str) -> String {
    let texts: Vec<_> = values.into_iter().map(|value| value.to_string()).collect();
    texts.join(separator)
}

pub fn replace_word(row: &str, word: &str, by: &str) -> String {
    let is_separator = |c: char| c.is_whitespace() || matches!(c, ',' | '=' | ':');
    let parts = row.split_inclusive(is_separator).map(|part| {
        let found = part.trim_end_matches(is_separator);
        if found == word { by.to_owned() + &part[found.len()..] } else { part.to_owned() }
    });
    parts.collect()
}

/// Returns `true` for one of the words of a list, which have bars between them, in any case.
pub fn is_one_of(list: &str, text: &str) -> bool {
    list.split('|').any(|one| one.eq_ignore_ascii_case(text))
}

/// Returns a text without the words after a name, if some of these end it.
pub(super) fn without_end(
    text: &str,
    mut words: impl Iterator<Item = &'static str>,
) -> Option<&str> {
    words.find_map(|words| text.strip_suffix(words)?.strip_suffix(' '))
}

/// Reads a number in digits or in English words, up to 255.
pub(super) fn number_said(text: &str) -> Option<u8> {
    text.parse().ok().or_else(|| number_word(text))
}

/// Reads the number that a word such as `second` stands for.
fn ordinal_word(word: &str) -> Option<u8> {
    const ORDINALS: &str =
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh";
    ORDINALS.split(' ').zip(1..).find(|(one, _)| *one == word).map(|(_, number)| number)
}

/// Reads the number of a round that stands before the word: `second`, `2nd`, `2.`
pub(super) fn ordinal(word: &str) -> Option<u8> {
    let word = word.trim_end_matches([',', ';', ':']).to_lowercase();
    let of_digits = || {
        let (digits, end) = word.split_at(word.find(|c: char| !c.is_ascii_digit())?);
        let is_ordinal = ["st", "nd", "rd", "th", ".", ":a", ":e"].contains(&end);
        digits.parse().ok().filter(|round| is_ordinal && *round > 0)
    };
    ordinal_word(&word).or_else(of_digits)
}

pub fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns the points that are said, between these words: `twenty five`, `20 + 5`,
/// `30 points`; `None` if something else is.
pub(super) fn said_points(text: &str, plus: &[&str]) -> Option<Vec<String>> {
    const POINTS: [&str; 5] = ["points", "point", "pts", "pt", "p"];
    let text = text.to_lowercase();
    let text = text.strip_prefix('+').unwrap_or(&text);
    let number = |part: &str| match part.trim() {
        "" => None,
        "no points" | "no cards" => Some("0".to_owned()),
        digits if is_digits(digits) => Some(digits.to_owned()),
        words => {
            // `a five` is a card.
            let said = words.strip_prefix("a ").or_else(|| words.strip_prefix("an "));
            let number = |said| number_word(said).filter(|number| *number > 10);
            let below_200 = said.and_then(number).or_else(|| number_word(words));
            Some(below_200.map(i32::from).or_else(|| hundreds(words))?.to_string())
        }
    };
    let points = |text: &str| -> Option<Vec<String>> {
        let text = plus.iter().fold(text.to_owned(), |text, plus| text.replace(plus, "+"));
        text.split('+').map(number).collect()
    };
    let before_unit = || POINTS.iter().find_map(|unit| text.strip_suffix(unit));
    points(text).or_else(|| points(before_unit()?))
}

/// Reads a number from 200 to 999 in words: `two hundred and five`.
fn hundreds(text: &str) -> Option<i32> {
    let (count, rest) = text.split_once(" hundred")?;
    let count = number_word(count).filter(|count| (2..=9).contains(count))?;
    let last = number_word(&format!("hundred{rest}"))?;
    Some(i32::from(count - 1) * 100 + i32::from(last))
}

/// Returns the number that was meant by a short text with letters for digits:
/// `o` for 0, `l5` for 15.
pub(super) fn digits_meant(text: &str) -> Option<String> {
    const LONGEST: usize = 5;
    let digit = |c: char| match c {
        'o' | 'O' => Some('0'),
        'l' | 'I' => Some('1'),
        '0'..='9' => Some(c),
        _ => None,
    };
    let has_digit = text.bytes().any(|byte| byte.is_ascii_digit());
    let is_slip =
        text.len() <= LONGEST && !is_digits(text) && (has_digit || text.eq_ignore_ascii_case("o"));
    is_slip.then(|| text.chars().map(digit).collect())?
}

/// Returns `true` for a number with decimals after a point.
pub(super) fn is_fraction(text: &str) -> bool {
    let parts = text.trim_start_matches('-').split_once('.');
    parts.is_some_and(|(whole, decimals)| is_digits(whole) && is_digits(decimals))
}

/// Returns `true` for two numbers with a sign of multiplication between them.
pub(super) fn is_product(text: &str) -> bool {
    let is_number = |text: &str| is_digits(text.trim());
    // `0x 13` is who went out and another.
    let is_spaced_alike = |one: &str, other: &str| one.ends_with(' ') == other.starts_with(' ');
    let parts = text.split_once(['x', 'X', '×', '*']);
    parts.is_some_and(|(one, other)| {
        is_number(one) && is_number(other) && is_spaced_alike(one, other)
    })
}

/// Replaces the characters that [`is_control`] finds.
pub fn harmless(text: &str) -> String {
    let harmless = |c| if is_control(c) { '\u{fffd}' } else { c };
    text.chars().map(harmless).collect()
}

/// Returns `true` if a character would steer the terminal or hide: controls, line
/// and paragraph separators, direction marks, and marks that show nothing and that
/// no script needs.
///
/// No name has one; a text that came from elsewhere may.
pub fn is_control(c: char) -> bool {
    const HIDE: &str = "\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180e}\u{200b}\u{200e}\
        \u{200f}\u{3164}\u{feff}\u{ffa0}";
    let is_in_range = matches!(
        c,
        '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e001f}'
            | '\u{e0080}'..='\u{e00ff}'
            | '\u{e01f0}'..='\u{e0fff}'
    );
    c.is_control() || is_in_range || !c.is_ascii() && HIDE.contains(c)
}

/// Leaves out the characters that show nothing where they stand. Between pictures a
/// joiner makes one of two, and after a black flag tags make it that of a country.
pub(super) fn visible(text: &str) -> String {
    let mut visible = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let before = visible.chars().next_back();
        let shows = match c {
            JOINER => {
                [before, chars.peek().copied()].into_iter().all(|c| c.is_some_and(is_picture))
            }
            '\u{e0020}'..='\u{e007f}' => {
                matches!(before, Some(BLACK_FLAG | '\u{e0020}'..='\u{e007f}'))
            }
            c => !is_ignorable(c),
        };
        if shows {
            visible.push(c);
        }
    }
    visible
}

const JOINER: char = '\u{200d}';
const BLACK_FLAG: char = '\u{1f3f4}';

/// Returns `true` for emoji, and for the signs that are part of some.
fn is_picture(c: char) -> bool {
    !c.is_ascii() && !c.is_alphanumeric() && !c.is_whitespace() && !is_ignorable(c)
}

/// Returns `true` if a character shows nothing by itself but is needed beside some:
/// what Unicode calls default ignorable and is no control, and the blank of Braille.
fn is_ignorable(c: char) -> bool {
    let selects = matches!(
        c,
        '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}'
    );
    let joins = matches!(c, '\u{200c}' | JOINER);
    selects || joins || matches!(c, '\u{2800}' | '\u{e0020}'..='\u{e007f}')
}

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
        check("a\u{7}b", Err(r"must not contain control characters, such as U+0007"));
        let error = "must have at most 200 characters, not 201";
        check(&"é".repeat(201), Err(error));
    }
}
