//! `crowns completions`: scripts with which a shell completes commands.

use crate::cli::complete::Shell;
use crate::cli::prelude::*;

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
pub(crate) struct Args {
    /// Shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Result<Outcome> {
    print(args.shell.script())?;
    Ok(Outcome::Yes)
}
