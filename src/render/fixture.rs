//! Pictures that tests compare with, stored in `tests/pictures` and `tests/svg`; and what
//! color must not change.

use super::text::TextStyle;

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
