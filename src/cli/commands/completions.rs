//! `crowns completions`: scripts with which a shell completes commands.

use clap::{Arg, Command};
use clap_complete::Shell;

use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Result;
use crate::cli::ui::terminal::print;

/// Write a completion script for a shell to standard output
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn run(args: Args, command: &Command) -> Result<Outcome> {
    let mut command = with_values_as_subcommands(command);
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "crowns", &mut script);
    print(String::from_utf8_lossy(&script))?;
    Ok(Outcome::Yes)
}

/// Turns the values of positional arguments, such as topics, into
/// subcommands, and leaves out `help`.
///
/// The scripts of most shells complete subcommands, with their help, but not
/// the values of a positional argument.
fn with_values_as_subcommands(command: &Command) -> Command {
    let (valued, others): (Vec<_>, Vec<_>) = command.get_arguments().partition(has_values);
    let values = valued.iter().flat_map(|arg| arg.get_possible_values());
    let words = values.map(|value| {
        let word = Command::new(value.get_name().to_owned());
        match value.get_help() {
            Some(help) => word.about(help.clone()),
            None => word,
        }
    });
    let subcommands = command.get_subcommands();
    let subcommands = subcommands.filter(|command| command.get_name() != "help");
    let new = Command::new(command.get_name().to_owned());
    let new = match command.get_version() {
        Some(version) => new.version(version.to_owned()),
        None => new,
    };
    new.about(command.get_about().cloned().unwrap_or_default())
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .args(others.into_iter().cloned().map(unplaced))
        .subcommands(subcommands.map(with_values_as_subcommands))
        .subcommands(words)
}

/// Returns an argument without the place that it got among the others.
fn unplaced(arg: Arg) -> Arg {
    match arg.is_positional() {
        true => arg.index(None),
        false => arg,
    }
}

fn has_values(arg: &&Arg) -> bool {
    arg.is_positional() && !arg.get_possible_values().is_empty()
}
