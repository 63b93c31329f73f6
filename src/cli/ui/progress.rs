//! Progress bars, on a terminal only.

use std::fs::File;
use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressStyle};

use crate::store::Progress;

/// Returns a bar for reading a file; hidden if standard error is no terminal.
pub(crate) fn of_file(file: &File) -> ProgressBar {
    let regular = file.metadata().ok().filter(|data| data.is_file());
    regular.map_or_else(ProgressBar::hidden, |data| of(data.len()))
}

/// Runs work that reports its progress, and shows it on a bar.
pub(crate) fn during<T>(bar: &ProgressBar, work: impl FnOnce(Progress<'_>) -> T) -> T {
    let done = work(&mut |done, of| {
        bar.set_length(of);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    done
}

/// Returns a bar of a length; hidden if standard error is no terminal.
pub(crate) fn of(length: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {percent:>3}%  {elapsed}  {msg}")
        .expect("the template is well formed");
    ProgressBar::new(length).with_style(style)
}
