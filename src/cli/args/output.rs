//! Where an answer goes that may be kept: standard output or a file.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::cli::ui::failure::{About, Result};
use crate::cli::ui::terminal::print;

/// The file to write to, if any.
#[derive(Debug, Clone, Default, clap::Args)]
pub(crate) struct Output {
    /// Write to this file instead of standard output; one that is there is
    /// replaced once all is written
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

impl Output {
    /// Prints a text, or writes it to the file.
    ///
    /// # Errors
    ///
    /// Where it cannot be written; a file that was there is then as it was.
    pub(crate) fn put(&self, text: &str) -> Result<()> {
        match &self.output {
            None => print(text),
            Some(path) => write(path, text).about(|| format!("cannot write `{}`", path.display())),
        }
    }
}

fn write(path: &Path, text: &str) -> Result<()> {
    // Behind a link it is the file that is replaced, not the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    match fs::metadata(&path) {
        // A pipe or a terminal cannot be replaced; a folder says so itself.
        Ok(there) if !there.is_file() => Ok(fs::write(&path, text)?),
        _ => replace(&path, text),
    }
}

/// Writes a file beside and renames it, so that nobody ever sees half of it.
fn replace(path: &Path, text: &str) -> Result<()> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".crowns-");
    // Like any other new file, not for its owner alone.
    #[cfg(unix)]
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o666);
    #[cfg(unix)]
    builder.permissions(mode);
    fs::metadata(folder)?;
    // The whole error would name the file beside, which nobody asked for.
    let beside = builder.tempfile_in(folder);
    let mut beside = beside.map_err(|error| io::Error::from(error.kind()))?;
    beside.write_all(text.as_bytes())?;
    beside.as_file().sync_all()?;
    beside.persist(path).map_err(|error| error.error)?;
    Ok(())
}
