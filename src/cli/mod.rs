//! Arguments, one file a verb: read, ask the domain, render, print.
//!
//! Knows no rules. Exit status: 0 done or yes, 1 a clean no, 2 an error.

mod batch;
mod check;
mod chunks;
mod complain;
mod completions;
mod judge;
mod lines;
mod man;
mod rules;
mod table;

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use clap::{ColorChoice, CommandFactory, Parser, Subcommand};

use crate::render::Look;

/// Keeps score at a Five Crowns table and judges its hands
#[derive(Debug, Parser)]
#[command(name = "crowns", version, max_term_width = 80)]
struct Cli {
    /// When to colour
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: ColorChoice,

    /// Cards in plain ASCII, 7D instead of 7♦, also on a terminal
    #[arg(long, global = true)]
    ascii: bool,

    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    Check(check::Args),
    Judge(judge::Args),
    Rules(rules::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// What a verb came to, where it met no error.
enum Answer {
    /// Done, or yes.
    Yes,
    /// A clean no.
    No,
}

/// Runs the command that the process was given and returns its exit status.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let look = look(cli.color, cli.ascii);
    let answer = match cli.verb {
        Verb::Check(args) => check::run(args, look),
        Verb::Judge(args) => judge::run(args, look),
        Verb::Rules(args) => rules::run(args, look),
        Verb::Completions(args) => completions::run(args),
        Verb::Man(args) => man::run(args),
    };
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(error) if complain::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            complain::print(&error);
            ExitCode::from(2)
        }
    }
}

/// Returns the whole command line, for completions and man pages.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Decides how standard output is to look.
///
/// A terminal gets suit signs, and colour unless `NO_COLOR` is set; anything
/// else gets plain ASCII, unless colour is asked for.
fn look(color: ColorChoice, ascii: bool) -> Look {
    let terminal = io::stdout().is_terminal();
    let forced = color == ColorChoice::Always;
    let wanted = match color {
        ColorChoice::Never => false,
        ColorChoice::Always => true,
        ColorChoice::Auto => {
            anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never
        }
    };
    Look {
        signs: (terminal || forced) && !ascii,
        color: wanted,
        width: 80,
    }
}
