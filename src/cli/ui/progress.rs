//! Shows on a terminal how far long work has come.

use std::fs::File;
use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressStyle};

use crate::store::Progress;

/// Shows how far a file is read, where standard error is a terminal.
pub(crate) fn of_file(file: &File) -> ProgressBar {
    let regular = file.metadata().ok().filter(|data| data.is_file());
    regular.map_or_else(ProgressBar::hidden, |data| of(data.len()))
}

/// Shows on a bar what work tells of its steps, until it is done.
pub(crate) fn during<T>(bar: &ProgressBar, work: impl FnOnce(Progress<'_>) -> T) -> T {
    let done = work(&mut |done, of| {
        bar.set_length(of);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    done
}

/// Shows how much of something is done, where standard error is a terminal.
pub(crate) fn of(length: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {percent:>3}%  {elapsed}  {msg}")
        .expect("the template is well formed");
    ProgressBar::new(length).with_style(style)
}
