//! Pictures that tests compare with, stored in `tests/pictures` and `tests/svg`; what
//! color must not change; and how texts are written.

use super::text::TextStyle;
use crate::game::fixture::check_table;

/// Asserts that a picture equals the stored one; otherwise the message has it.
pub(super) fn check_picture(stored: &str, picture: &str) {
    assert!(stored == picture, "the stored picture differs from the drawn one:\n{picture}");
}

/// Asserts the same of several, each below what it shows.
pub(super) fn check_pictures(
    stored: &str,
    pictures: impl IntoIterator<Item = (&'static str, String)>,
) {
    let picture = |(what, text): (&str, String)| format!("# {what}\n\n{text}\n");
    let pictures: String = pictures.into_iter().map(picture).collect();
    check_picture(stored, &format!("{}\n", pictures.trim_end()));
}

/// Asserts that color changes no word and no column; returns the colored text.
pub(super) fn check_color(style: TextStyle, write: impl Fn(TextStyle) -> String) -> String {
    let [colored, plain] = [true, false].map(|color| write(TextStyle { color, ..style }));
    assert_ne!(colored, plain);
    assert_eq!(anstream::adapter::strip_str(&colored).to_string(), plain);
    colored
}

/// Checks the cases of `tests/written.txt` below the name that is given: how a text is
/// written, by what is given there besides. `nothing` is no text, `␣` a blank, and `\n`
/// or `\u{1b}` a character.
#[track_caller]
pub(super) fn check_written(given: &str, write: impl Fn(&str, &str) -> String) {
    check_table(include_str!("../../tests/written.txt"), |case| {
        let (what, of) = case.given.split_once(' ').unwrap_or((case.given, ""));
        let (text, expected) = case.text.split_once("=>").filter(|_| what == given)?;
        let written = write(&unescaped(text), of);
        (written != unescaped(expected)).then_some(written)
    });
}

fn unescaped(text: &str) -> String {
    let text = text.trim().replace("nothing", "").replace('␣', " ");
    let mut text = text.replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t");
    while let Some((before, rest)) = text.split_once("\\u{") {
        let (code, after) = rest.split_once('}').unwrap();
        let c = char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap();
        text = format!("{before}{c}{after}");
    }
    text
}
