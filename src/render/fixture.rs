//! Pictures that tests compare with.

/// Asserts that a picture equals the one stored under `tests/svg`; otherwise
/// the message has the new picture.
pub(super) fn assert_same_picture(stored: &str, svg: &str) {
    assert!(stored == svg, "the stored picture differs from the drawn one:\n{svg}");
}
