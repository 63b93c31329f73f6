//! `crowns import`: reads what `crowns export` wrote.

mod export_file;
mod spreadsheet;

use std::path::PathBuf;

use self::export_file::ExportFile;
use self::spreadsheet::{Request, SpreadsheetArgs};
use crate::cli::prelude::*;
use crate::store::MergeOptions;

/// Import games from another device, or from CSV
///
/// Imports the whole file or nothing, unless `--skip-refused` is given. Events that
/// the database already has are skipped, so a file can be imported twice, and files
/// in any order.
///
/// `crowns undo` takes back an import of CSV as a whole. What was imported from
/// another device is undone there: `crowns undo` knows only the commands of this
/// one.
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
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Show what would be imported, and import nothing
    #[arg(long)]
    dry_run: bool,

    /// Merge players who have the same name
    #[arg(long, conflicts_with = "csv")]
    join_names: bool,

    /// Leave out events that are refused, such as altered ones, and import the
    /// rest
    #[arg(long, conflicts_with = "csv")]
    skip_refused: bool,

    /// Read a scoresheet from a spreadsheet: a row per round with a column per
    /// player, or the other way round, or the columns round, player, points
    #[arg(long)]
    csv: bool,

    #[command(flatten)]
    spreadsheet: SpreadsheetArgs,

    #[command(flatten)]
    json: JsonArg,
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
    let options = MergeOptions {
        now: context.now()?,
        join_names: args.join_names,
        skip_refused: args.skip_refused,
        dry_run: args.dry_run,
    };
    let file = ExportFile::open(&args.file, args.skip_refused)?;
    let merged = file.merge_into(|| context.open(), options)?;
    for warning in render::import_warnings(&merged) {
        warn(&warning);
    }
    let file = args.file.to_string_lossy();
    args.json.print(
        || render::json::import(&merged, args.dry_run),
        || render::imported(&merged, args.dry_run, &file, context.style),
    )
}
