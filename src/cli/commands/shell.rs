//! `crowns man` and `crowns completions`: manual pages, and scripts with which a shell
//! completes commands.

use std::fs;
use std::path::PathBuf;

use clap::Command;
use clap_mangen::Man;

use crate::cli::complete::Shell;
use crate::cli::prelude::*;
use crate::cli::ui::terminal;

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
            terminal::print_line(&format!("manual pages written to `{}`", dir.display()));
        }
        None => {
            let mut page = Vec::new();
            Man::new(command).render(&mut page)?;
            print(String::from_utf8_lossy(&page))?;
        }
    }
    Ok(Outcome::Yes)
}

/// Print the completion script of a shell
///
/// The script asks crowns at each Tab, and so completes the names of your players,
/// leagues and games too.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  source <(crowns completions bash)               in ~/.bashrc
  source <(crowns completions zsh)                in ~/.zshrc, after compinit
  crowns completions fish | source                in ~/.config/fish/config.fish
  crowns completions powershell | Out-String | Invoke-Expression")]
pub(crate) struct CompletionsArgs {
    /// Shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn completions(args: &CompletionsArgs) -> Result<Outcome> {
    print(args.shell.script())?;
    Ok(Outcome::Yes)
}
