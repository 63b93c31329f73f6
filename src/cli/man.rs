//! `crowns man`: the manual pages.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap_mangen::Man;

use super::{Answer, print, say};

/// Write the manual: the main page to standard output, or all pages to a
/// directory
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Directory for a page of each verb; made if it is not there
    #[arg(value_name = "DIR")]
    dir: Option<PathBuf>,
}

pub(super) fn run(args: Args) -> Result<Answer> {
    let command = super::command().disable_help_subcommand(true);
    match args.dir {
        Some(dir) => {
            fs::create_dir_all(&dir)
                .and_then(|()| clap_mangen::generate_to(command, &dir))
                .with_context(|| format!("cannot write to `{}`", dir.display()))?;
            say(&format!("manual pages written to `{}`\n", dir.display()));
        }
        None => {
            let mut page = Vec::new();
            Man::new(command).render(&mut page)?;
            print(page)?;
        }
    }
    Ok(Answer::Yes)
}
