//! `crowns man`: the manual pages.

use std::fs;
use std::path::PathBuf;

use clap::Command;
use clap_mangen::Man;

use crate::cli::prelude::*;
use crate::cli::ui::messages;

/// Write the manual pages to a directory
///
/// Without DIR, writes the main page to standard output.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Directory for the page of each command; created if it does not exist
    #[arg(value_name = "DIR")]
    dir: Option<PathBuf>,
}

pub(crate) fn run(args: Args, command: Command) -> Result<Outcome> {
    match args.dir {
        Some(dir) => {
            fs::create_dir_all(&dir)
                .and_then(|()| clap_mangen::generate_to(command, &dir))
                .about(|| format!("cannot write to `{}`", dir.display()))?;
            messages::print_line(&format!("manual pages written to `{}`", dir.display()));
        }
        None => {
            let mut page = Vec::new();
            Man::new(command).render(&mut page)?;
            print(String::from_utf8_lossy(&page))?;
        }
    }
    Ok(Outcome::Yes)
}
