//! Progress bars, on a terminal only.

use std::fs::File;
use std::io::{self, IsTerminal};
#[cfg(unix)]
use std::os::fd::AsFd;

use indicatif::{ProgressBar, ProgressStyle};
#[cfg(unix)]
use rustix::fs::FileType;

use crate::store::Progress;

/// Returns a bar for reading a file; hidden if standard error is no terminal, or
/// if the output goes to a program, which may write to the same terminal.
pub(crate) fn bar_for_file(file: &File) -> ProgressBar {
    let regular = file.metadata().ok().filter(|data| data.is_file());
    regular
        .filter(|_| !is_piped(&io::stdout()))
        .map_or_else(ProgressBar::hidden, |data| bar(data.len()))
}

#[cfg(unix)]
fn is_piped(output: &impl AsFd) -> bool {
    let status = rustix::fs::fstat(output);
    status.is_ok_and(|status| FileType::from_raw_mode(status.st_mode) == FileType::Fifo)
}

#[cfg(not(unix))]
fn is_piped<T>(_output: &T) -> bool {
    false
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
pub(crate) fn bar(length: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {percent:>3}%  {elapsed}  {msg}")
        .expect("the template is well formed");
    ProgressBar::new(length).with_style(style)
}
