//! `crowns man` and `crowns completions`: manual pages, and scripts with which a shell
//! completes commands.

use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::Command;
use clap_mangen::Man;

use crate::cli::complete::Shell;
use crate::cli::help::ENVIRONMENT;
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
                .and_then(|()| write_pages(&described(command), &dir))
                .about(|| format!("cannot write to `{}`", dir.display()))?;
            terminal::print_line(&format!("manual pages written to `{}`", dir.display()));
        }
        None => print(page(&Man::new(described(command)))?)?,
    }
    Ok(Outcome::Yes)
}

/// Makes the page of the program describe the options of every command, and the others refer
/// to it.
fn described(command: Command) -> Command {
    fn refer(command: Command) -> Command {
        let after =
            command.get_after_help().map_or_else(String::new, |after| format!("{after}\n\n"));
        command
            .after_help(format!("{after}crowns(1) describes the options of every command."))
            .mut_args(|arg| arg.clone().hide(arg.is_hide_set() || arg.is_global_set()))
            .mut_subcommands(refer)
    }
    let command = command.mut_args(|arg| arg.hide_short_help(false).hide_long_help(false));
    command.after_help(ENVIRONMENT).mut_subcommands(refer)
}

fn write_pages(command: &Command, dir: &Path) -> io::Result<()> {
    for command in command.get_subcommands().filter(|command| !command.is_hide_set()) {
        write_pages(command, dir)?;
    }
    let man = Man::new(command.clone());
    fs::write(dir.join(man.get_filename()), page(&man)?)
}

/// Returns a page, with the usual heading for what stands after the options.
fn page(man: &Man) -> io::Result<String> {
    let mut page = Vec::new();
    man.render(&mut page)?;
    let page = String::from_utf8_lossy(&page);
    let page = page.replace(".SH EXTRA\nExamples:\n", ".SH EXAMPLES\n");
    Ok(page.replace(".SH EXTRA\n", ".SH NOTES\n"))
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
