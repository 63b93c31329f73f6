//! `crowns backup`: a copy of the file of games.

use std::path::PathBuf;

use anyhow::Result;

use super::desk::Desk;
use super::{Answer, print, progress};
use crate::render;
use crate::store::{BACKUPS, BackupCause, back_up, back_up_to};

/// Copy all that is kept into another file, while it is in use too
///
/// Without FILE the copy goes into the folder `backups` beside the file of
/// games, named by the time, and the newest 5 of them are kept. There is
/// never half a copy: it has its name once it is whole and was checked.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns backup
  crowns backup /media/stick/crowns.db --force")]
pub(super) struct Args {
    /// File to copy to
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    /// Keep the newest N in the folder of backups [default: 5]
    #[arg(long, value_name = "N", conflicts_with = "file",
          value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,

    /// Replace the FILE that is there
    #[arg(long, requires = "file")]
    force: bool,

    /// Write JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, desk: &Desk) -> Result<Answer> {
    let path = desk.file()?;
    let backed = progress::during(&progress::of(0), |step| -> Result<_> {
        Ok(match &args.file {
            Some(file) => back_up_to(&path, file, args.force, step)?,
            None => {
                let keep = args.keep.and_then(|keep| usize::try_from(keep).ok());
                let keep = keep.unwrap_or(BACKUPS);
                back_up(&path, desk.now()?, BackupCause::Asked, keep, step)?
            }
        })
    })?;
    print(match args.json {
        true => render::backed_json(&backed),
        false => render::backed(&backed),
    })?;
    Ok(Answer::Yes)
}
