//! Standard output: printing data, and the style of text for it.

use std::io::{self, IsTerminal, Write};

use clap::ColorChoice;

use super::failure::{About, Result};
use super::pager;
use super::size::width;
use crate::messages::Language;
use crate::render::{TextStyle, printable};

/// Prints data on standard output, through the pager if one was chosen and it
/// is long; what it holds of names and texts from files
/// cannot steer the terminal.
pub(crate) fn print(text: impl AsRef<str>) -> Result<()> {
    let text = printable(text.as_ref());
    if pager::show(&text) {
        return Ok(());
    }
    // An older console of Windows shows colors only where that is asked for.
    let mut out = anstream::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    written.about(|| "cannot write to standard output")
}

pub(crate) fn choose_color(color: ColorChoice) {
    let choice = match color {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    choice.write_global();
}

/// Returns the style of text for standard output.
///
/// A terminal gets suit signs, and colors unless `NO_COLOR` is set; anything
/// else gets plain ASCII, unless `--color always` was given.
pub(crate) fn text_style(color: ColorChoice, ascii: bool, language: Language) -> TextStyle {
    let stdout = io::stdout();
    let signs = stdout.is_terminal() || color == ColorChoice::Always;
    TextStyle {
        signs: signs && !ascii,
        color: anstream::AutoStream::choice(&stdout) != anstream::ColorChoice::Never,
        width: width(&stdout),
        language,
    }
}
