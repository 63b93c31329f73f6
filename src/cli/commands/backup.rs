//! `crowns backup`: a copy of the database.

use std::path::PathBuf;

use chrono::Local;
use clap::Subcommand;

use crate::cli::context::unusable;
use crate::cli::prelude::*;
use crate::game::BackupCause;
use crate::store::{BACKUPS, back_up, back_up_to, backups};

/// Back up the database, even while it is in use
///
/// Without FILE, the backup is written to the directory `backups` beside the
/// database and named after the time; only the newest 5 remain there. A backup
/// gets its name only once it is complete and has been checked.
#[derive(Debug, clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true,
    after_help = "\
Examples:
  crowns backup
  crowns backup list
  crowns backup /media/stick/crowns.db --force"
)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<BackupCommand>,

    /// File to write
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    /// Number of backups to keep in the directory [default: 5]
    #[arg(long, value_name = "N", conflicts_with = "file",
          value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,

    /// Replace an existing FILE
    #[arg(long, requires = "file")]
    force: bool,

    #[command(flatten)]
    json: JsonArg,
}

#[derive(Debug, Subcommand)]
enum BackupCommand {
    /// List the backups in the directory, newest first
    List,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Outcome> {
    let path = context.file()?;
    if let Some(BackupCommand::List) = args.command {
        let backups = backups(&path)?;
        if backups.is_empty() && !args.json.json {
            note(context.style.words().no_backups());
        }
        return args.json.print(
            || render::json::backups(&backups),
            || render::backups(&backups, &Local, context.style),
        );
    }
    let now = context.now()?;
    let backed = progress::during(&progress::of(0), |step| match &args.file {
        Some(file) => back_up_to(&path, file, now, args.force, step),
        None => {
            let keep = args.keep.and_then(|keep| usize::try_from(keep).ok());
            back_up(&path, now, BackupCause::Asked, keep.unwrap_or(BACKUPS), step)
        }
    });
    let backed = backed.map_err(|error| unusable(error, &path))?;
    context.done.set(Some("the backup was written"));
    args.json.print(|| render::json::backup(&backed), || render::backed(&backed))
}
