//! What a command ends with where it meets no error.

/// What a verb came to, where it met no error.
pub(crate) enum Outcome {
    /// Done, or yes.
    Yes,
    /// A clean no.
    No,
}

impl Outcome {
    pub(crate) fn of(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}
