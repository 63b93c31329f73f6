//! `crowns completions`: what a shell needs to complete the command line.

use std::io::{self, Write};

use anyhow::Result;
use clap_complete::Shell;

use super::Answer;

/// Write completions for a shell to standard output
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Shell to complete for
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(super) fn run(args: Args) -> Result<Answer> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut super::command(), "crowns", &mut script);
    let mut out = io::stdout().lock();
    out.write_all(&script)?;
    out.flush()?;
    Ok(Answer::Yes)
}
