//! `runs!`, for tests that are all alike but for what they call.

/// Declares tests that only call what does the work, a row each. One with a reason is a
/// long run, which is ignored unless it is asked for.
macro_rules! runs {
    ($($(#[$attribute:meta])* $name:ident: $run:expr $(, $long:literal)?;)+) => {$(
        $(#[$attribute])*
        #[test]
        $(#[ignore = $long])?
        fn $name() {
            $run;
        }
    )+};
}
