//! `--output`, `--watch`, `--kiosk` and `--refresh`: a page in a file, and how a
//! browser shows it.

use std::path::Path;

use crate::cli::args::output::OutputArg;
use crate::cli::ui::failure::Result;
use crate::render::report::PageView;

/// The file to write to, and how a browser shows it if it is a page.
#[derive(Debug, clap::Args)]
pub(crate) struct WebPageArgs {
    #[command(flatten)]
    output: OutputArg,

    /// Write the file again whenever the database changes, until Ctrl-C
    #[arg(long, requires = "output")]
    watch: bool,

    /// Write the HTML page in letters that can be read across a hall
    #[arg(long)]
    kiosk: bool,

    /// Let the browser load the HTML page again every N seconds [default with
    /// --watch: 5]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=3_600))]
    refresh: Option<u32>,
}

/// How often a browser loads a page again that is written whenever the database
/// changes, in seconds.
const REFRESH: u32 = 5;

impl WebPageArgs {
    pub(crate) fn file(&self) -> Option<&Path> {
        self.output.output.as_deref()
    }

    /// Returns the file to write again whenever the database changes.
    pub(crate) fn watched(&self) -> Option<&Path> {
        self.file().filter(|_| self.watch)
    }

    /// Returns `true` if a browser is to show a page in another way than usual.
    pub(crate) const fn is_for_screen(&self) -> bool {
        self.kiosk || self.refresh.is_some()
    }

    pub(crate) fn view(&self) -> PageView {
        PageView {
            kiosk: self.kiosk,
            refresh: self.refresh.or(self.watch.then_some(REFRESH)),
            part: false,
        }
    }

    /// Prints a text, or writes it to the file.
    pub(crate) fn put(&self, text: &str) -> Result<()> {
        self.output.put(text)
    }
}
