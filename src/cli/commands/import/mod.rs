//! `crowns import`: reads what `crowns export` wrote.

mod spreadsheet;

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use indicatif::ProgressBar;

use self::spreadsheet::{Request, SpreadsheetArgs};
use crate::cli::args::input;
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{About, Failure, Result};
use crate::cli::ui::messages;
use crate::cli::ui::progress;
use crate::cli::ui::terminal::print;
use crate::render;
use crate::store::{ExportReader, LineError, MergeOptions, MergeReport, ParseExportError};
use crate::words::{Command, Hint};

/// Import games from another device, or from CSV
///
/// Imports all of the file or nothing. What is already here is skipped, so a
/// file can be imported twice, and files in any order. `crowns undo` undoes only
/// commands of this device: undo a mistake on the device where it was made.
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
league and place. The first line names the columns.")]
pub(crate) struct Args {
    /// File to read; `-` for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Show what would be imported, and import nothing
    #[arg(long)]
    dry_run: bool,

    /// Merge players who have the same name
    #[arg(long, conflicts_with = "csv")]
    join_names: bool,

    /// Read a scoresheet from a spreadsheet: a row per round with a column per
    /// player, or the columns round, player, points
    #[arg(long)]
    csv: bool,

    #[command(flatten)]
    spreadsheet: SpreadsheetArgs,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    if args.csv {
        let request = Request {
            file: &args.file,
            args: &args.spreadsheet,
            dry_run: args.dry_run,
            json: args.json,
        };
        return spreadsheet::run(&request, context);
    }
    let now = context.now()?;
    let source = Source::open(&args.file)?;
    let merged = take_in(&args, context, source, now)?;
    warn(&merged, now);
    let file = args.file.to_string_lossy();
    print(match args.json {
        true => render::json::import(&merged, args.dry_run),
        false => render::imported(&merged, args.dry_run, &file, context.style),
    })?;
    Ok(Outcome::Yes)
}

fn take_in(
    args: &Args,
    context: &Context,
    mut source: Source,
    now: DateTime<Utc>,
) -> Result<MergeReport> {
    let name = source.name.clone();
    let rejected = |why| rejected(why, &name, &args.file);
    // The file is read twice: a bad one makes nobody wait and writes nothing.
    let bar = progress::of(2 * source.length);
    bar.set_message("checking");
    let checked = source.read(&bar).and_then(ExportReader::check);
    checked.map_err(&rejected)?;
    bar.set_message("importing");
    bar.enable_steady_tick(Duration::from_millis(250));
    let lines = source.read(&bar).map_err(&rejected)?;
    let taking = MergeOptions {
        now,
        join_names: args.join_names,
        dry_run: args.dry_run,
    };
    let merged = context
        .store()?
        .merge_with(lines, taking)
        .map_err(&rejected);
    bar.finish_and_clear();
    merged
}

/// Returns the failure for a file that cannot be imported.
fn rejected(why: ParseExportError, name: &str, file: &Path) -> Failure {
    let why = match why {
        ParseExportError::Store(error) => return error.into(),
        why => why,
    };
    let hint = match &why {
        ParseExportError::Newer { .. } => Some(Hint::new("upgrade crowns to read it")),
        ParseExportError::Database => Some(Hint::run(
            Command::new("export games.jsonl").on(file),
            "to export it",
        )),
        ParseExportError::NoHeader => {
            let end = file.extension().map(OsStr::to_ascii_lowercase);
            let is_table = end.is_some_and(|end| end == "csv" || end == "tsv" || end == "txt");
            is_table.then(|| {
                Hint::run(
                    Command::new("import --csv").path(file),
                    "to import a scoresheet",
                )
            })
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
    Failure::new(format!("cannot import {name}: {why}")).hint(hint)
}

fn warn(merged: &MergeReport, now: DateTime<Utc>) {
    if let Some(latest) = merged
        .latest
        .filter(|&time| time > now + TimeDelta::days(1))
    {
        messages::warn(&format!(
            "the clock of the other device is ahead: its last event is from {}; new events \
             here will get a later time",
            latest.format("%Y-%m-%d %H:%M UTC")
        ));
    }
    for (kind, count) in &merged.unknown {
        messages::warn(&format!(
            "stored {} of a newer crowns; this version does not know `{kind}`",
            render::counted(*count, "event")
        ));
    }
    for name in &merged.leagues {
        messages::warn(&format!(
            "more than one league is called `{name}`, each with games of its own; \
             `crowns game move` moves a game to another"
        ));
    }
}

/// A file that can be read more than once.
struct Source {
    file: File,
    name: String,
    length: u64,
}

impl Source {
    /// Opens a file; standard input, and anything else that can be read only
    /// once, is copied first.
    fn open(path: &Path) -> Result<Self> {
        let (name, mut file) = input::open(path)?;
        let regular = |file: &File| file.metadata().is_ok_and(|data| data.is_file());
        if !file.as_ref().is_some_and(regular) {
            let mut copy = tempfile::tempfile().about(|| "cannot create a temporary file")?;
            match &mut file {
                Some(file) => spool(file, &mut copy),
                None => spool(&mut io::stdin().lock(), &mut copy),
            }
            .about(|| format!("cannot read {name}"))?;
            file = Some(copy);
        }
        let file = file.expect("a file was opened or made");
        let length = file.metadata().map_or(0, |data| data.len());
        Ok(Self { file, name, length })
    }

    /// Reads it from its start.
    fn read(
        &mut self,
        bar: &ProgressBar,
    ) -> Result<ExportReader<impl io::BufRead>, ParseExportError> {
        self.file.rewind()?;
        const BUFFER: usize = 64 * 1024;
        let file = bar.wrap_read(&self.file);
        ExportReader::open(BufReader::with_capacity(BUFFER, file))
    }
}

fn spool(from: &mut impl Read, to: &mut File) -> io::Result<()> {
    io::copy(from, to)?;
    to.flush()
}
