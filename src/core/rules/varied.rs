//! The name of a ruleset that was varied.

use std::borrow::Cow;

/// The name of a ruleset in parts: `official`, then the knobs that were varied.
pub(super) struct VariedName<'a> {
    parts: Vec<Cow<'a, str>>,
}

impl<'a> VariedName<'a> {
    pub(super) fn of(name: &'a str) -> Self {
        Self {
            parts: name.split(", ").map(Cow::Borrowed).collect(),
        }
    }

    /// Names a knob with its value, in place of the one that it had.
    pub(super) fn set(&mut self, knob: &str, value: &str) {
        let start = format!("{knob}=");
        let part = Cow::Owned(start.clone() + value);
        match self.parts.iter_mut().find(|part| part.starts_with(&start)) {
            Some(old) => *old = part,
            None => self.parts.push(part),
        }
    }

    pub(super) fn text(self) -> String {
        self.parts.join(", ")
    }
}
