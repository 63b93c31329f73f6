//! Arguments, one file a verb: read, ask the domain, render, print.
//!
//! Knows no rules. Exit status: 0 done or yes, 1 a clean no, 2 an error.

mod as_of;
mod ask;
mod backup;
mod batch;
mod board;
mod check;
mod chunks;
mod complain;
mod completions;
mod desk;
mod dialogue;
mod doctor;
mod entries;
mod export;
mod export_csv;
mod fix;
mod game;
mod games;
#[cfg(test)]
mod harmed_sheets;
mod hints;
mod import;
mod import_csv;
mod input;
mod join;
mod judge;
mod league;
mod leave;
mod lines;
mod log;
mod man;
mod new;
mod newcomers;
mod output;
mod pages;
mod player;
mod progress;
mod records;
mod report;
mod restore;
mod rules;
mod score;
mod scoresheets;
mod span;
mod standings;
mod stats;
mod table;
mod totals;
mod typed;
mod undo;
mod which;

use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{ColorChoice, CommandFactory, Parser, Subcommand};
use terminal_size::Width;

use self::desk::Desk;
use crate::render::TextStyle;
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
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
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

/// What a verb came to, where it met no error.
enum Answer {
    /// Done, or yes.
    Yes,
    /// A clean no.
    No,
}

impl Answer {
    fn of(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// Runs the command that the process was given and returns its exit status.
pub fn run() -> ExitCode {
    let cli = Cli::parse_from(all_with_its_number(std::env::args_os()));
    paint(cli.color);
    let desk = Desk {
        look: look(cli.color, cli.ascii),
        db: cli.db,
    };
    let answer = match cli.verb {
        Verb::Check(args) => check::run(args, &desk),
        Verb::Judge(args) => judge::run(args, &desk),
        Verb::Rules(args) => rules::run(args, &desk),
        Verb::Score(args) => score::run(args, &desk),
        Verb::Fix(args) => fix::run(args, &desk),
        Verb::Games(args) => games::run(args, &desk),
        Verb::Game(args) => game::run(args, &desk),
        Verb::Undo(_) => undo::undo(&desk),
        Verb::Redo(_) => undo::redo(&desk),
        Verb::Log(args) => log::run(args, &desk),
        Verb::Export(args) => export::run(args, &desk),
        Verb::Import(args) => import::run(args, &desk),
        Verb::Player(args) => player::run(args, &desk),
        Verb::New(args) => new::run(args, &desk),
        Verb::Board(args) => board::run(&args, &desk),
        Verb::Join(args) => join::run(&args, &desk),
        Verb::Leave(args) => leave::run(&args, &desk),
        Verb::League(args) => league::run(args, &desk),
        Verb::Standings(args) => standings::run(args, &desk),
        Verb::Report(args) => report::run(args, &desk),
        Verb::Stats(args) => stats::run(&args, &desk),
        Verb::Records(args) => records::run(&args, &desk),
        Verb::Backup(args) => backup::run(&args, &desk),
        Verb::Restore(args) => restore::run(&args, &desk),
        Verb::Doctor(args) => doctor::run(&args, &desk),
        Verb::Completions(args) => completions::run(args),
        Verb::Man(args) => man::run(args),
    };
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(error) if complain::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            complain::print(&error, desk.file().ok().as_deref(), desk.db.as_deref());
            ExitCode::from(2)
        }
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

/// Prints an answer on standard output.
fn print(text: impl AsRef<[u8]>) -> Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_ref()).and_then(|()| out.flush());
    written.context("cannot write the answer")
}

/// Says something beside the answer on standard error.
fn say(text: &str) {
    // With standard error closed there is nobody left to tell.
    let _ = anstream::stderr().write_all(text.as_bytes());
}

/// Says for all that is printed, errors too, whether to colour it.
fn paint(color: ColorChoice) {
    let choice = match color {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    choice.write_global();
}

/// Decides how standard output is to look.
///
/// A terminal gets suit signs, and colour unless `NO_COLOR` is set; anything
/// else gets plain ASCII, unless colour is asked for.
fn look(color: ColorChoice, ascii: bool) -> TextStyle {
    let stdout = io::stdout();
    let signs = stdout.is_terminal() || color == ColorChoice::Always;
    TextStyle {
        signs: signs && !ascii,
        color: anstream::AutoStream::choice(&stdout) != anstream::ColorChoice::Never,
        width: width(&stdout),
    }
}

/// Returns how many columns to fill: those of the terminal, within reason, or
/// 80 where there is none.
fn width(stream: &impl IsTerminal) -> usize {
    let size = terminal_size::terminal_size().filter(|_| stream.is_terminal());
    size.map_or(TextStyle::PLAIN.width, |(Width(columns), _)| {
        usize::from(columns).clamp(40, 100)
    })
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
