//! How text is to look.

/// How text is to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextStyle {
    /// Suit signs, `7♦`, rather than letters, `7D`.
    pub signs: bool,
    /// Colour, as ANSI escape sequences.
    pub color: bool,
    /// Columns to fill.
    pub width: usize,
}

impl TextStyle {
    /// Plain ASCII, 80 columns: what a pipe gets.
    pub const PLAIN: Self = Self {
        signs: false,
        color: false,
        width: 80,
    };
}
