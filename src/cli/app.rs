//! The command line as a whole: its commands, in the order of use, and the options that they share.

use std::cell::Cell;
use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::{LazyLock, Mutex, PoisonError};

use clap::error::ErrorKind;
use clap::{ColorChoice, CommandFactory, FromArgMatches, Parser};

use super::args::shell::pasted;
#[cfg(feature = "serve")]
use super::commands::serve;
use super::commands::{
    backup, check, config, export, fix, game, games, import, judge, league, new, odds, play,
    player, report, result, rules, score, solitaire, standings, sync, tournament,
};
use super::complete;
use super::help;
use super::meant;
use super::named;
use super::prelude::*;
use super::process_args::{has_option, join_values, joined, what_is_asked, with_game};
use super::settings::{LanguageParser, Settings, read_messages};
use super::several::{chosen, one_of_commands, with_as_many, with_meanings, with_those_named};
use super::ui::terminal::{choose_color, text_style};
use crate::game::GameSummary;
use crate::messages::Command as Typed;
use crate::store::{CommitFlag, SCHEMA_VERSION, sqlite_version};

/// Keep score at a Five Crowns table and settle arguments about its rules
///
/// Without a command, shows the scoresheet of the open game and what is next.
#[derive(Debug, Parser)]
// Usage is of `crowns` on Windows too, where the program is `crowns.exe`.
#[command(name = "crowns", bin_name = "crowns", max_term_width = 80)]
#[command(version, long_version = versions(), disable_help_subcommand = true)]
// The options that all commands share stand in no other help than their own.
#[command(mut_args(|arg| {
    arg.hide_short_help(true).hide_long_help(true).display_order(900)
}))]
struct Cli {
    /// When to use colors; auto, the default, means only on a terminal
    #[arg(long, global = true, value_name = "WHEN")]
    color: Option<ColorChoice>,

    /// Write cards in plain ASCII, 7D instead of 7♦, even on a terminal
    #[arg(long, global = true, value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_missing_value = "true", hide_possible_values = true)]
    ascii: Option<bool>,

    /// Language of messages and reports [default: from the settings or the environment]
    #[arg(long, global = true, value_name = "LANG", value_parser = LanguageParser)]
    lang: Option<Language>,

    /// Print long output without a pager
    #[arg(long, global = true)]
    no_pager: bool,

    /// Use this database instead of the default one
    #[arg(long, global = true, value_name = "FILE")]
    db: Option<PathBuf>,

    #[command(subcommand)]
    command: Option<Command>,
}

/// What else is true of a command.
#[derive(Debug, PartialEq)]
enum Quality {
    /// Its answer is shown a screen at a time: it is there to be read, and asks for no next step.
    Paged,
    /// It is about files and devices, of which the program speaks English alone.
    English,
}

/// Declares the commands in the order of use: arguments, perhaps a flag of the subcommands too,
/// what else is true of each, and what runs it. A flag that must come before the subcommands in
/// the help is one of the arguments.
macro_rules! commands {
    ($($(#[$attribute:meta])* $name:ident($args:ty $(, $flag:ty)?) $(: $($is:ident)+)? => $run:expr,)+) => {
        #[derive(Debug, Subcommand)]
        #[command(defer = true)]
        enum Command {
            $($(#[$attribute])* $name {
                #[command(flatten)]
                args: $args,
                $(#[command(flatten)]
                flag: $flag,)?
            },)+
        }

        impl Command {
            const fn qualities(&self) -> &'static [Quality] {
                match self {
                    $($(#[$attribute])* Self::$name { .. } => &[$($(Quality::$is),+)?],)+
                }
            }

            fn run(self, context: &Context) -> Result<Outcome> {
                match self {
                    $($(#[$attribute])* Self::$name { args, .. } => {
                        let run: fn($args, &Context) -> Result<Outcome> = $run;
                        run(args, context)
                    })+
                }
            }
        }
    };
}

commands! {
    Play(play::Args) => |args, context| play::run(args, context, &command(), meant_by),
    New(new::Args, JsonArg) => new::run,
    Score(score::Args) => score::run,
    Board(games::BoardArgs, JsonArg): Paged => games::board,
    Fix(fix::Args) => fix::run,
    Undo(fix::UndoArgs, JsonArg) => fix::undo,
    Redo(fix::RedoArgs, JsonArg) => fix::redo,
    Join(game::JoinArgs, JsonArg) => game::join,
    Leave(game::LeaveArgs, JsonArg) => game::leave,
    Solitaire(solitaire::Args, JsonArg) => solitaire::run,
    #[cfg(feature = "serve")]
    Serve(serve::Args) => serve::run,
    Check(check::Args): Paged => check::run,
    Odds(odds::Args, JsonArg): Paged => odds::run,
    Judge(judge::Args, JsonArg): Paged => judge::run,
    Rules(rules::Args): Paged => rules::run,
    Result(result::Args, JsonArg) => result::run,
    Games(games::Args, JsonArg): Paged => games::run,
    Game(game::Args): Paged => game::run,
    Player(player::Args): Paged => player::run,
    League(league::Args): Paged => league::run,
    Standings(standings::Args): Paged => standings::run,
    Stats(standings::StatsArgs, JsonArg): Paged => standings::stats,
    Records(standings::RecordsArgs): Paged => standings::records,
    Report(report::Args): Paged => report::run,
    Log(games::LogArgs, JsonArg): Paged => games::log,
    Tournament(tournament::Args) => tournament::run,
    Export(export::Args): English => export::run,
    Import(import::Args, JsonArg) => import::run,
    Sync(sync::Args, JsonArg): English => sync::run,
    Backup(backup::Args, JsonArg): English => |args, context| backup::run(&args, context, command),
    Restore(backup::RestoreArgs, JsonArg) => backup::restore,
    Doctor(backup::DoctorArgs, JsonArg): Paged English => backup::doctor,
    Config(config::Args, JsonArg): English => config::run,
    Completions(complete::Args): English => |args, _| complete::run(&args),
    Man(help::ManArgs): English => |args, _| help::man(args, command()),
    Help(help::Args): Paged => |args, context| help::run(&args, context, command()),
}

impl Command {
    fn is_paged(&self) -> bool {
        match self {
            Self::Tournament { args, .. } => args.only_reads(),
            command => command.qualities().contains(&Quality::Paged),
        }
    }
}

/// Runs the command that the process was given and returns its exit status.
pub fn run() -> ExitCode {
    match complete::answer(command) {
        Ok(false) => {}
        Ok(true) => return ExitCode::SUCCESS,
        Err(error) => error.exit(),
    }
    let args = join_values(std::env::args_os());
    let json = has_option(&args, "--json");
    let pages = !has_option(&args, "--no-pager");
    let settings = Settings::read();
    if let Some(failure) = pasted(&args) {
        terminal::print_error(&failure, None, Language::English.words(), json);
        return ExitCode::from(2);
    }
    let database = |args: &[OsString]| parse(args, &settings).ok()?.db;
    let asked = named::asked(&args, database);
    let args = asked.as_ref().map_or(&args, |(meant, _)| meant);
    let parsed = parse(args, &settings).or_else(|error| {
        let named = named::arguments(args, &error, &command(), database);
        named.and_then(|args| parse(&args, &settings).ok()).ok_or(error)
    });
    let cli = match parsed {
        Ok(parsed) => parsed,
        Err(error) if json && error.use_stderr() => {
            terminal::print_error(&usage_failure(&error), None, Language::English.words(), true);
            return ExitCode::from(2);
        }
        Err(error) => return answer(&error, args, pages, &settings),
    };
    let color = cli.color.unwrap_or_else(|| settings.color());
    choose_color(color);
    if !(cli.no_pager || json) && cli.command.as_ref().is_none_or(Command::is_paged) {
        terminal::choose_pager(settings.named(Key::Pager));
    }
    // What programs read is never translated.
    let is_english =
        cli.command.as_ref().map_or(&[][..], Command::qualities).contains(&Quality::English);
    let language = if json || is_english { Language::English } else { settings.language(cli.lang) };
    let ascii = cli.ascii.unwrap_or_else(|| settings.is_true(Key::Ascii));
    let db = cli.db.map(|db| &*db.leak());
    let context = Context {
        style: TextStyle { db, ..text_style(color, ascii, language) },
        lang: cli.lang,
        json,
        committed: CommitFlag::default(),
        done: Cell::default(),
        settings,
    };
    terminal::set_style(context.style);
    if let Some((meant, question)) = asked.as_ref().filter(|_| !json) {
        let command = Typed::typed(what_is_asked(&meant[1..]));
        terminal::note(&context.words().words_read_as(question, &command.line(None)));
    }
    context.settings.troubles.iter().for_each(|trouble| terminal::warn(trouble));
    let outcome = read_messages().and_then(|()| run_command(cli.command, &context));
    match outcome.or_else(|failure| one_of_open(failure, args, &context)) {
        Ok(Outcome::Yes) => ExitCode::SUCCESS,
        Ok(Outcome::No) => ExitCode::from(1),
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            print_failure(failure, &context);
            ExitCode::from(2)
        }
    }
}

/// Parses a command line. Words that a subcommand of `rules` does not take are a
/// search; `player Ann` is `player show Ann`, and `results` is `games`.
fn parse(args: &[OsString], settings: &Settings) -> Result<Cli, clap::Error> {
    // Built once, each command when it is first used, and never dropped.
    static COMMAND: LazyLock<Mutex<clap::Command>> = LazyLock::new(|| Mutex::new(Cli::command()));
    let parse = |args: &[OsString]| {
        let mut command = COMMAND.lock().unwrap_or_else(PoisonError::into_inner);
        let matches = command.try_get_matches_from_mut(args);
        Cli::from_arg_matches(&matches.or_else(|error| match error.kind() {
            ErrorKind::DisplayHelp => {
                let all = has_option(args, "--help");
                help::of_program(self::command(), all).try_get_matches_from(args)
            }
            _ => Err(error),
        })?)
    };
    let words = settings.language_of_args(args).words();
    if let Some(asked) = meant::cards_asked_of_command(args, words) {
        return self::parse(&asked, settings);
    }
    parse(args).or_else(|error: clap::Error| {
        if !error.use_stderr() {
            return Err(error);
        }
        if let Some(english) = meant::question_in_english(args, words) {
            return self::parse(&english, settings);
        }
        let built = command();
        if let Some(unread) = meant::unread(args, &error, &built, words) {
            return Err(unread);
        }
        let meant = rules::as_search(args);
        let meant = meant.or_else(|| meant::command(args, &error, &built, words));
        // The same again would be read without end.
        let meant = meant.filter(|meant| meant != args);
        let error = meant::with_suggestions(error, args, &built);
        match meant {
            Some(meant) => {
                self::parse(&meant, settings).map_err(|other| meant::better(error, other))
            }
            None => Err(error),
        }
    })
}

/// Returns the command that is meant by a line of words; `None` if it begins with one.
fn meant_by(line: &str) -> Option<String> {
    let args = ["crowns"].into_iter().chain(line.split_whitespace()).map(OsString::from);
    match named::asked(&args.collect::<Vec<_>>(), |_| terminal::database().map(Path::to_owned)) {
        Some((meant, _)) => joined(&meant[1..]),
        None => meant::line(line, &command()),
    }
}

fn run_command(command: Option<Command>, context: &Context) -> Result<Outcome> {
    if let Some(command) = command { command.run(context) } else { games::overview(context) }
}

/// Runs a command for one of several open games, which the user names; where nobody
/// can be asked, its hint is the command for each.
fn one_of_open(failure: Failure, args: &[OsString], context: &Context) -> Result<Outcome> {
    let open = with_those_named(failure.open_games().to_vec(), args);
    let words = context.words();
    match context.terminal()? {
        _ if open.is_empty() => Err(with_meanings(failure, args, words)),
        Some(mut terminal) => {
            let number = match open.as_slice() {
                [only] => only.details.number.to_string(),
                _ => {
                    terminal.tell(&failure.message(words));
                    terminal.ask(words.which_game(), "", |answer| {
                        chosen(&open, answer).map_err(|error| error.text(words))
                    })?
                }
            };
            let cli = parse(&with_game(args, &number), &context.settings);
            run_command(cli.map_err(|error| usage_failure(&error))?.command, context)
        }
        None => {
            let open = with_as_many(open, args);
            if open.is_empty() {
                return Err(failure);
            }
            let typed = |game: &GameSummary| {
                let args = with_game(args, &game.details.number.to_string());
                Typed::typed(what_is_asked(&args[1..]))
            };
            let each = open.iter().map(|game| {
                let names = game.players.iter().map(|seat| &seat.player.name);
                (typed(game), names.map(|name| name.to_string()).collect())
            });
            let hint = one_of_commands(each, words);
            let is_of_hand =
                ["check", "judge", "odds"].iter().any(|of| args.iter().any(|arg| arg == *of));
            Err(failure.hint(match is_of_hand {
                true => hint.map(|hint| hint.and(words.or_round())),
                false => hint,
            }))
        }
    }
}

/// Returns a usage error as a failure: its first paragraph, and its tip as the hint.
fn usage_failure(error: &clap::Error) -> Failure {
    let text = meant::with_plain_numbers(&error.to_string());
    let message = text.split("\n\n").next().unwrap_or_default();
    let message = message.strip_prefix("error: ").unwrap_or(message);
    let tip = text.lines().map(str::trim).find_map(|line| line.strip_prefix("tip: "));
    Failure::new(message).hint(tip.map(|tip| Hint::new(tip.to_owned())))
}

/// Prints a failure; the message of one of the database starts with its file.
fn print_failure(failure: Failure, context: &Context) {
    let failure = match context.file() {
        Ok(file) if failure.is_of_database() => failure.about(format!("`{}`", file.display())),
        _ => failure,
    };
    let failure = context.after_what_was_done(failure);
    terminal::print_error(&failure, context.style.db, context.words(), context.json);
}

/// Prints the help that was asked for, or what is wrong with the arguments.
fn answer(error: &clap::Error, args: &[OsString], pages: bool, settings: &Settings) -> ExitCode {
    let text = error.render();
    if error.use_stderr() {
        terminal::print_usage_error(&meant::with_plain_numbers(&text.ansi().to_string()));
        return ExitCode::from(2);
    }
    if pages {
        terminal::choose_pager(settings.named(Key::Pager));
    }
    let language = settings.language_of_args(args);
    let color = text_style(settings.color(), false, language).color;
    let text = match error.kind() {
        ErrorKind::DisplayHelp => help::written(&text, color, language),
        _ => text.to_string(),
    };
    match print(text) {
        Err(failure) if !failure.is_closed_pipe() => ExitCode::from(2),
        _ => ExitCode::SUCCESS,
    }
}

/// Returns the whole command line, for help, completions and manual pages.
pub fn command() -> clap::Command {
    let mut command = Cli::command();
    command.build();
    command
}

/// Returns the versions of the program, of the schema and of SQLite, and the commit
/// of a release build.
fn versions() -> String {
    let program = env!("CARGO_PKG_VERSION");
    let commit = option_env!("CROWNS_COMMIT").map(|commit| format!(" ({commit})"));
    let commit = commit.unwrap_or_default();
    let sqlite = sqlite_version();
    format!("{program}{commit}\nschema {SCHEMA_VERSION}\nSQLite {sqlite}")
}

#[cfg(test)]
mod tests {
    use super::command;

    #[test]
    fn the_command_line_is_well_formed() {
        command().debug_assert();
    }
}
