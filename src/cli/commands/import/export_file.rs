//! A file that `crowns export` wrote.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, Write};
use std::path::Path;
use std::time::Duration;

use indicatif::ProgressBar;

use crate::cli::args::input;
use crate::cli::ui::failure::{About, Failure, Result};
use crate::cli::ui::progress;
use crate::store::{ExportReader, LineError, MergeOptions, MergeReport, ParseExportError, Store};
use crate::words::{Command, Hint};

/// An export that can be read more than once.
pub(super) struct ExportFile<'a> {
    path: &'a Path,
    file: File,
    name: String,
    length: u64,
}

impl<'a> ExportFile<'a> {
    /// Opens a file; standard input, and anything else that can be read only
    /// once, is copied first.
    pub(super) fn open(path: &'a Path) -> Result<Self> {
        let (name, file) = input::open(path)?;
        let is_regular = |file: &File| file.metadata().is_ok_and(|data| data.is_file());
        let file = match file {
            Some(file) if is_regular(&file) => Ok(file),
            Some(file) => copy(file),
            None => copy(io::stdin().lock()),
        };
        let file = file.about(|| format!("cannot read {name}"))?;
        let length = file.metadata().map_or(0, |data| data.len());
        Ok(Self {
            path,
            file,
            name,
            length,
        })
    }

    /// Checks the file, then opens the database and merges the file into it.
    ///
    /// The file is read twice: a bad one makes nobody wait and writes nothing.
    pub(super) fn merge_into(
        &self,
        store: impl FnOnce() -> Result<Store>,
        options: MergeOptions,
    ) -> Result<MergeReport> {
        let rejected = |error| self.rejected(error);
        let bar = progress::of(2 * self.length);
        bar.set_message("checking");
        let checked = self.read(&bar).and_then(ExportReader::check);
        checked.map_err(rejected)?;
        bar.set_message("importing");
        bar.enable_steady_tick(Duration::from_millis(250));
        let lines = self.read(&bar).map_err(rejected)?;
        let merged = store()?.merge_with(lines, options);
        bar.finish_and_clear();
        merged.map_err(rejected)
    }

    /// Reads the file from its start.
    fn read(&self, bar: &ProgressBar) -> Result<ExportReader<impl BufRead>, ParseExportError> {
        const BUFFER: usize = 64 * 1024;
        (&self.file).rewind()?;
        let file = bar.wrap_read(&self.file);
        ExportReader::open(BufReader::with_capacity(BUFFER, file))
    }

    /// Returns the failure for a file that cannot be imported.
    fn rejected(&self, why: ParseExportError) -> Failure {
        let why = match why {
            ParseExportError::Store(error) => return error.into(),
            why => why,
        };
        let hint = match &why {
            ParseExportError::Newer { .. } => Some(Hint::new("upgrade crowns to read it")),
            ParseExportError::Database => Some(Hint::run(
                Command::new("export games.jsonl").on(self.path),
                "to export it",
            )),
            ParseExportError::NoHeader => {
                let end = self.path.extension().map(OsStr::to_ascii_lowercase);
                let is_table = end.is_some_and(|end| end == "csv" || end == "tsv" || end == "txt");
                let import = Command::new("import --csv").path(self.path);
                is_table.then(|| Hint::run(import, "to import a scoresheet"))
            }
            ParseExportError::CutOff { .. }
            | ParseExportError::Short { .. }
            | ParseExportError::Long { .. }
            | ParseExportError::HeaderChanged
            | ParseExportError::Checksum
            | ParseExportError::Line {
                why: LineError::Changed,
                ..
            }
            | ParseExportError::Empty => Some(Hint::new(
                "copy it again, or run `crowns export` again on the other device",
            )),
            ParseExportError::Line { .. }
            | ParseExportError::TooLong { .. }
            | ParseExportError::Read(_)
            | ParseExportError::Store(_) => None,
        };
        Failure::new(format!("cannot import {}: {why}", self.name)).hint(hint)
    }
}

/// Copies to a temporary file.
fn copy(mut from: impl Read) -> Result<File> {
    let mut file = tempfile::tempfile().about(|| "cannot create a temporary file")?;
    io::copy(&mut from, &mut file)?;
    file.flush()?;
    Ok(file)
}
