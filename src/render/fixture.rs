//! Pictures that tests compare with, stored in `tests/pictures` and `tests/svg`.

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
