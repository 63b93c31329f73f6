//! `--output FILE`: standard output or a file.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::cli::ui::failure::{About, Result};
use crate::cli::ui::messages::print_line;
use crate::cli::ui::terminal::print;
use crate::store::{Access, AtomicFile, Overwrite, resolve_own_link};

/// `--output FILE`.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct OutputArg {
    /// Write to this file instead of standard output; an existing one is
    /// replaced when the output is complete
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

impl OutputArg {
    /// Prints a text, or writes it to the file and says so.
    ///
    /// # Errors
    ///
    /// If it cannot be written; an existing file is then unchanged.
    pub(crate) fn put(&self, text: &str) -> Result<()> {
        match &self.output {
            None => print(text),
            Some(path) => {
                write_file(path, text)?;
                print_line(&format!("wrote `{}`", path.display()));
                Ok(())
            }
        }
    }
}

/// Writes a file, or replaces it once all is written.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<()> {
    write(path, text).about(|| format!("cannot write `{}`", path.display()))
}

fn write(path: &Path, text: &str) -> Result<()> {
    // A link stays: the file it points to is replaced.
    let path = resolve_own_link(path)?;
    match fs::metadata(&path) {
        // A pipe or a terminal cannot be replaced; writing to a directory fails.
        Ok(there) if !there.is_file() => Ok(fs::write(&path, text)?),
        _ => {
            let file = AtomicFile::create(&path, Access::Shared)?;
            file.open()?.write_all(text.as_bytes())?;
            Ok(file.commit(Overwrite::Allowed)?)
        }
    }
}
