//! The command line as a whole: its commands and the options that all share.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{ColorChoice, CommandFactory, Parser, Subcommand};

use crate::cli::commands::{
    backup, board, check, completions, doctor, export, fix, game, games, import, join, judge,
    league, leave, log, man, new, player, records, report, restore, rules, score, standings, stats,
    undo,
};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::Failure;
use crate::cli::ui::messages;
use crate::cli::ui::terminal::{look, paint};
use crate::store::{SCHEMA_VERSION, sqlite_version};

/// Keeps score at a Five Crowns table and judges its hands
#[derive(Debug, Parser)]
#[command(name = "crowns", version, long_version = versions(), max_term_width = 80)]
struct Cli {
    /// When to colour; auto means on a terminal
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        display_order = 900
    )]
    color: ColorChoice,

    /// Write cards in plain ASCII on a terminal too: 7D, not 7♦
    #[arg(long, global = true, display_order = 900)]
    ascii: bool,

    /// File that the games are kept in, instead of the usual one
    #[arg(long, global = true, value_name = "FILE", display_order = 900)]
    db: Option<PathBuf>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Args),
    Judge(judge::Args),
    Rules(rules::Args),
    Score(score::Args),
    Fix(fix::Args),
    Games(games::Args),
    Game(game::Args),
    Undo(undo::Undo),
    Redo(undo::Redo),
    Log(log::Args),
    Export(export::Args),
    Import(import::Args),
    Player(player::Args),
    New(new::Args),
    Board(board::Args),
    Join(join::Args),
    Leave(leave::Args),
    League(league::Args),
    Standings(standings::Args),
    Report(report::Args),
    Stats(stats::Args),
    Records(records::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Doctor(doctor::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// Runs the command that the process was given and returns its exit status.
pub fn run() -> ExitCode {
    let args = all_with_its_number(std::env::args_os());
    let json = asks_for_json(&args);
    let cli = Cli::parse_from(args);
    paint(cli.color);
    let context = Context {
        look: look(cli.color, cli.ascii),
        db: cli.db,
    };
    let answer = match cli.command {
        Command::Check(args) => check::run(args, &context),
        Command::Judge(args) => judge::run(args, &context),
        Command::Rules(args) => rules::run(args, &context),
        Command::Score(args) => score::run(args, &context),
        Command::Fix(args) => fix::run(args, &context),
        Command::Games(args) => games::run(args, &context),
        Command::Game(args) => game::run(args, &context),
        Command::Undo(_) => undo::undo(&context),
        Command::Redo(_) => undo::redo(&context),
        Command::Log(args) => log::run(args, &context),
        Command::Export(args) => export::run(args, &context),
        Command::Import(args) => import::run(args, &context),
        Command::Player(args) => player::run(args, &context),
        Command::New(args) => new::run(args, &context),
        Command::Board(args) => board::run(&args, &context),
        Command::Join(args) => join::run(&args, &context),
        Command::Leave(args) => leave::run(&args, &context),
        Command::League(args) => league::run(args, &context),
        Command::Standings(args) => standings::run(args, &context),
        Command::Report(args) => report::run(args, &context),
        Command::Stats(args) => stats::run(&args, &context),
        Command::Records(args) => records::run(&args, &context),
        Command::Backup(args) => backup::run(&args, &context),
        Command::Restore(args) => restore::run(&args, &context),
        Command::Doctor(args) => doctor::run(&args, &context),
        Command::Completions(args) => completions::run(args),
        Command::Man(args) => man::run(args),
    };
    match answer {
        Ok(Outcome::Yes) => ExitCode::SUCCESS,
        Ok(Outcome::No) => ExitCode::from(1),
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            report(failure, &context, json);
            ExitCode::from(2)
        }
    }
}

/// Prints a failure; one of the database names its file.
fn report(failure: Failure, context: &Context, json: bool) {
    let failure = match context.file() {
        Ok(file) if failure.is_of_database() => failure.about(format!("`{}`", file.display())),
        _ => failure,
    };
    match json {
        true => messages::print_error_json(&failure, context.db.as_deref()),
        false => messages::print_error(&failure, context.db.as_deref()),
    }
}

/// Returns the whole command line, for completions and man pages.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Names the versions of all that reads and writes the file of games.
fn versions() -> String {
    let program = env!("CARGO_PKG_VERSION");
    let sqlite = sqlite_version();
    format!("{program}\nschema {SCHEMA_VERSION}\nSQLite {sqlite}")
}

/// Returns `true` if errors are to be JSON, as the answer would be.
fn asks_for_json(args: &[OsString]) -> bool {
    let mut options = args.iter().take_while(|arg| *arg != "--");
    options.any(|arg| arg == "--json")
}

/// Joins `--all 25` to `--all=25`, and leaves `--all 7D` as it is.
fn all_with_its_number(args: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let is_number = |arg: &OsStr| arg.as_encoded_bytes().iter().all(u8::is_ascii_digit);
    let mut joined: Vec<OsString> = Vec::new();
    let mut options = true;
    for arg in args {
        options &= arg != "--";
        match joined.last_mut() {
            Some(all) if options && all == "--all" && !arg.is_empty() && is_number(&arg) => {
                all.push("=");
                all.push(arg);
            }
            _ => joined.push(arg),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_number_after_all_is_its_number() {
        let check = |args: &str, expect: &str| {
            let joined = all_with_its_number(args.split(' ').map(OsString::from));
            assert_eq!(joined.join(OsStr::new(" ")), expect);
        };
        check("--all 25 7D", "--all=25 7D");
        check("7D --all 9D", "7D --all 9D");
        check("7D --all", "7D --all");
        check("--all  7D", "--all  7D");
        check("--all=2 5 --all 3", "--all=2 5 --all=3");
        check("-- --all 3", "-- --all 3");
    }

    #[test]
    fn the_command_line_is_well_formed() {
        command().debug_assert();
    }
}
