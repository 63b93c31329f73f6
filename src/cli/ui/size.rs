//! The size of the terminal.

use std::env;
use std::io::IsTerminal;

use terminal_size::{Height, Width, terminal_size};
use textwrap::core::display_width;

use crate::render::TextStyle;

/// Returns how many columns to use: those of the terminal, from 40 to 100, or, if
/// it is no terminal, those of `COLUMNS`, by default 80.
pub(crate) fn width(stream: &impl IsTerminal) -> usize {
    let columns = match terminal_size().filter(|_| stream.is_terminal()) {
        Some((Width(columns), _)) => Some(columns.into()),
        None => env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()),
    };
    columns.map_or(TextStyle::PLAIN.width, |columns: usize| columns.clamp(40, 100))
}

/// Returns `true` if a text fits on the screen above the prompt.
pub(crate) fn fits(text: &str) -> bool {
    let Some((Width(columns), Height(lines))) = terminal_size() else {
        return true;
    };
    let columns = usize::from(columns).max(1);
    let taken = |line: &str| display_width(line).div_ceil(columns).max(1);
    text.lines().map(taken).sum::<usize>() < lines.into()
}
