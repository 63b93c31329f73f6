//! `--output FILE`: standard output or a file.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::cli::ui::failure::{About, Result};
use crate::cli::ui::terminal::print;

/// `--output FILE`.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct OutputArg {
    /// Write to this file instead of standard output; an existing one is
    /// replaced when the output is complete
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

impl OutputArg {
    /// Prints a text, or writes it to the file.
    ///
    /// # Errors
    ///
    /// If it cannot be written; an existing file is then unchanged.
    pub(crate) fn put(&self, text: &str) -> Result<()> {
        match &self.output {
            None => print(text),
            Some(path) => write(path, text).about(|| format!("cannot write `{}`", path.display())),
        }
    }
}

fn write(path: &Path, text: &str) -> Result<()> {
    // A link stays: the file it points to is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    match fs::metadata(&path) {
        // A pipe or a terminal cannot be replaced; writing to a directory fails.
        Ok(there) if !there.is_file() => Ok(fs::write(&path, text)?),
        _ => replace(&path, text),
    }
}

/// Writes a temporary file and renames it, so that no reader sees half of it.
fn replace(path: &Path, text: &str) -> Result<()> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".crowns-");
    // A temporary file is private, the output is not.
    #[cfg(unix)]
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o666);
    #[cfg(unix)]
    builder.permissions(mode);
    fs::metadata(folder)?;
    // The full error would name the temporary file.
    let beside = builder.tempfile_in(folder);
    let mut beside = beside.map_err(|error| io::Error::from(error.kind()))?;
    beside.write_all(text.as_bytes())?;
    beside.as_file().sync_all()?;
    beside.persist(path).map_err(|error| error.error)?;
    Ok(())
}
