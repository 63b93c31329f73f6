//! Pictures that tests compare with.

/// Compares with a picture that is stored under `tests/svg`. Where one is to
/// change, what is drawn stands in the message.
pub(super) fn assert_same_picture(stored: &str, svg: &str) {
    assert!(
        stored == svg,
        "the stored picture differs from the drawn one:\n{svg}"
    );
}
