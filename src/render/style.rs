//! The style of text: signs, colour, width and language.

use std::fmt::Display;

use anstyle::Style;

use crate::messages::{Language, Messages};

/// The sign beside the points of who went out; with it they can be typed back, in any
/// shell.
pub(crate) const OUT_SIGN: &str = "x";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextStyle {
    /// Suit signs, `7♦`, rather than letters, `7D`.
    pub signs: bool,
    /// Colour, as ANSI escape sequences.
    pub color: bool,
    /// Columns to fill.
    pub width: usize,
    pub language: Language,
}

impl TextStyle {
    /// Plain ASCII, 80 columns: what a pipe gets.
    pub const PLAIN: Self =
        Self { signs: false, color: false, width: 80, language: Language::English };

    /// Returns the same style for another width.
    #[must_use]
    pub const fn of_width(self, width: usize) -> Self {
        Self { width, ..self }
    }

    /// Returns the same style without colour.
    #[must_use]
    pub const fn uncolored(self) -> Self {
        Self { color: false, ..self }
    }

    pub(super) fn paint(self, ansi: Style, text: impl Display) -> String {
        if self.color { format!("{ansi}{text}{ansi:#}") } else { text.to_string() }
    }

    pub fn words(self) -> &'static Messages {
        self.language.words()
    }
}
