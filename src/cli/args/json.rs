//! `--json`.

use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;

/// `--json`, of a command and of its subcommands.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct JsonArg {
    /// Write JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

impl JsonArg {
    /// Prints the answer of a command, as JSON or as text.
    pub(crate) fn print(
        self,
        json: impl FnOnce() -> String,
        text: impl FnOnce() -> String,
    ) -> Result<Outcome> {
        print(if self.json { json() } else { text() })?;
        Ok(Outcome::Yes)
    }
}
