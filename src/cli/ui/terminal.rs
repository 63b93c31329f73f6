//! Standard output and standard error: what is printed, and how it looks.

use std::io::{self, IsTerminal, Write};

use clap::ColorChoice;
use terminal_size::Width;

use super::failure::{About, Result};
use crate::render::TextStyle;
use crate::words::Language;

/// Prints an answer on standard output.
pub(crate) fn print(text: impl AsRef<[u8]>) -> Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_ref()).and_then(|()| out.flush());
    written.about(|| "cannot write the answer")
}

/// Says for all that is printed, errors too, whether to colour it.
pub(crate) fn paint(color: ColorChoice) {
    let choice = match color {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    choice.write_global();
}

/// Decides how standard output is to look.
///
/// A terminal gets suit signs, and colour unless `NO_COLOR` is set; anything
/// else gets plain ASCII, unless colour is asked for.
pub(crate) fn look(color: ColorChoice, ascii: bool) -> TextStyle {
    let stdout = io::stdout();
    let signs = stdout.is_terminal() || color == ColorChoice::Always;
    TextStyle {
        signs: signs && !ascii,
        color: anstream::AutoStream::choice(&stdout) != anstream::ColorChoice::Never,
        width: width(&stdout),
        language: Language::default(),
    }
}

/// Returns how many columns to fill: those of the terminal, within reason, or
/// 80 where there is none.
pub(crate) fn width(stream: &impl IsTerminal) -> usize {
    let size = terminal_size::terminal_size().filter(|_| stream.is_terminal());
    size.map_or(TextStyle::PLAIN.width, |(Width(columns), _)| {
        usize::from(columns).clamp(40, 100)
    })
}
