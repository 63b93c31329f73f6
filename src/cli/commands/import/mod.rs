//! `crowns import`: reads what `crowns export` wrote.

mod hints;
mod spreadsheet;

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, Write};
use std::time::Duration;

use indicatif::ProgressBar;

use self::hints::export_instead;
use self::spreadsheet::SpreadsheetArgs;
use crate::cli::prelude::*;
use crate::store::{ExportReader, LineError, MergeOptions, MergeReport, ParseExportError};

/// Import games from another device, or from CSV
///
/// Imports the whole file or nothing, unless `--skip-refused` is given. Events that the database
/// already has are skipped, so a file can be imported twice, and files in any order.
///
/// `crowns undo` takes back an import of CSV as a whole. Changes imported from
/// another device can only be undone on that device.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns import --dry-run club.jsonl
  crowns import club.jsonl
  ssh laptop crowns export | crowns import -
  crowns import --csv --dry-run old.csv

A scoresheet has a row per round, with a column `round`, one for each player
and optionally game, date, wild, league and place; or a row per player and
round, with the columns round, player, points and optionally game, date, out,
league and place; or a row per player, with a column per round. One line names
the columns.")]
pub(crate) struct Args {
    /// File to read; `-` for standard input
    file: PathBuf,

    /// Show what would be imported, and import nothing
    #[arg(long)]
    dry_run: bool,

    /// Merge players who have the same name
    #[arg(long, conflicts_with = "csv")]
    join_names: bool,

    /// Leave out events that are refused, such as altered ones, and import the rest
    #[arg(long, conflicts_with = "csv")]
    skip_refused: bool,

    /// Read a scoresheet from a spreadsheet: a row per round with a column per player, a row per
    /// player with a column per round, or the columns round, player and points
    #[arg(long)]
    csv: bool,

    #[command(flatten)]
    spreadsheet: SpreadsheetArgs,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    if args.csv {
        return spreadsheet::run(&args.file, &args.spreadsheet, args.dry_run, context);
    }
    let options = MergeOptions {
        now: context.now()?,
        join_names: args.join_names,
        skip_refused: args.skip_refused,
        dry_run: args.dry_run,
    };
    let file = ExportFile::open(&args.file, args.skip_refused)?;
    let merged = file.merge_into(|| context.open(), options)?;
    render::import_warnings(&merged).iter().for_each(|warning| warn(warning));
    let file = args.file.to_string_lossy();
    context.print(
        || json::import(&merged, args.dry_run),
        |style| render::imported(&merged, args.dry_run, &file, style),
    )
}

/// An export that can be read more than once.
struct ExportFile<'a> {
    path: &'a Path,
    file: File,
    name: String,
    skip_refused: bool,
    /// Whether its lines were checked when it was copied.
    is_checked: bool,
}

/// The most bytes that are copied: some ten million events.
const MAX_COPIED: u64 = 4 << 30;

impl<'a> ExportFile<'a> {
    /// Opens a file; standard input, and anything else that can be read only
    /// once, is copied first, and checked on the way.
    fn open(path: &'a Path, skip_refused: bool) -> Result<Self> {
        let (name, file) = input::open(path)?;
        let is_regular = |file: &File| file.metadata().is_ok_and(|data| data.is_file());
        let export = Self {
            path,
            file: match &file {
                Some(file) if is_regular(file) => file.try_clone()?,
                _ => tempfile::tempfile().about(|| "cannot create a temporary file")?,
            },
            name,
            skip_refused,
            is_checked: !file.as_ref().is_some_and(is_regular),
        };
        if export.is_checked {
            let copied = match file {
                Some(file) => export.copy(file),
                None => export.copy(io::stdin().lock()),
            };
            copied.map_err(|error| export.refused(error))?;
        }
        Ok(export)
    }

    /// Copies the lines of an export, and ends with the first that is bad.
    fn copy(&self, from: impl Read) -> Result<(), ParseExportError> {
        let copying = Copying { from, to: &self.file, left: MAX_COPIED };
        ExportReader::open(BufReader::new(copying))?.skipping_refused(self.skip_refused).check()
    }

    /// Checks the file, then opens the database and merges the file into it.
    ///
    /// The file is read twice: a bad one makes nobody wait and writes nothing.
    fn merge_into(
        &self,
        store: impl FnOnce() -> Result<Store>,
        options: MergeOptions,
    ) -> Result<MergeReport> {
        let refused = |error| self.refused(error);
        let passes = if self.is_checked { 1 } else { 2 };
        let bar =
            terminal::progress_bar(passes * self.file.metadata().map_or(0, |data| data.len()));
        if !self.is_checked {
            bar.set_message("checking");
            self.read(&bar).and_then(ExportReader::check).map_err(refused)?;
        }
        bar.set_message("importing");
        bar.enable_steady_tick(Duration::from_millis(250));
        let lines = self.read(&bar).map_err(refused)?;
        let merged = store()?.merge_with(lines, options);
        bar.finish_and_clear();
        merged.map_err(refused)
    }

    fn read(&self, bar: &ProgressBar) -> Result<ExportReader<impl BufRead>, ParseExportError> {
        const BUFFER: usize = 64 * 1024;
        (&self.file).rewind()?;
        let file = bar.wrap_read(&self.file);
        let lines = ExportReader::open(BufReader::with_capacity(BUFFER, file))?;
        Ok(lines.skipping_refused(self.skip_refused))
    }

    fn refused(&self, why: ParseExportError) -> Failure {
        use ParseExportError as Is;

        let why = match why {
            Is::Store(error) => return error.into(),
            Is::Read(error) => {
                return Failure::from(error).about(format!("cannot read {}", self.name));
            }
            why => why,
        };
        let skip = Command::new("import --skip-refused").path(self.path);
        let hint = match &why {
            Is::Newer { .. } => Some(Hint::new("upgrade crowns to read it")),
            Is::Database => {
                Some(Hint::run(Command::new("export games.jsonl").on(self.path), "to export it"))
            }
            Is::Table | Is::Utf16 => Some(export_instead()),
            Is::Workbook => {
                Some(Hint::new("save its sheet as `CSV UTF-8`, then import that with `--csv`"))
            }
            Is::NoHeader => {
                let end = self.path.extension().map(OsStr::to_ascii_lowercase);
                let is_table = end.is_some_and(|end| end == "csv" || end == "tsv" || end == "txt");
                let import = Command::new("import --csv").path(self.path);
                is_table.then(|| Hint::run(import, "to import a scoresheet"))
            }
            Is::CutOff { .. }
            | Is::Short { .. }
            | Is::Long { .. }
            | Is::HeaderChanged
            | Is::Checksum
            | Is::Line { why: LineError::Changed, .. }
            | Is::Empty => {
                let again = "copy it again, or run `crowns export` again on the other device";
                let mut hint = Hint::new(again);
                if let Is::Line { .. } | Is::Checksum = why {
                    hint = hint.text("; ").command(skip).text(" imports the rest");
                }
                Some(hint)
            }
            Is::TooLong { line: 1 } | Is::NotFile | Is::TooLarge | Is::Read(_) | Is::Store(_) => {
                None
            }
            Is::Line { .. } | Is::TooLong { .. } => Some(Hint::run(skip, "to import the rest")),
        };
        Failure::new(format!("cannot import {}: {why}", self.name)).hint(hint)
    }
}

/// Reads what can be read only once, and copies it.
struct Copying<'a, R> {
    from: R,
    to: &'a File,
    /// How many bytes may still be copied.
    left: u64,
}

impl<R: Read> Read for Copying<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.from.read(buffer)?;
        let Some(left) = self.left.checked_sub(count as u64) else {
            let gib = MAX_COPIED >> 30;
            let why = format!("standard input is larger than {gib} GiB; import from a file");
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, why));
        };
        self.left = left;
        self.to.write_all(&buffer[..count])?;
        Ok(count)
    }
}
