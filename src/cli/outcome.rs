//! How a command ends if there is no error.

/// How a command ended, for the exit status.
pub(crate) enum Outcome {
    /// Done, or "yes": exit status 0.
    Yes,
    /// A clean "no": exit status 1.
    No,
}

impl Outcome {
    pub(crate) fn of(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}
