//! What is meant by a command line that cannot be parsed: words that people use for
//! a command, and a command without its subcommand.

use std::ffi::{OsStr, OsString};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};

pub(super) fn command(args: &[OsString], error: &Error, built: &Command) -> Option<Vec<OsString>> {
    let is_command = |arg: &OsString| built.find_subcommand(arg).is_some();
    let is_first = |word: &&str| {
        let mut before = args.iter().skip(1).take_while(|arg| arg != word);
        !before.any(is_command)
    };
    let word = unknown(error).filter(is_first);
    word.and_then(|word| with_command(args, word)).or_else(|| with_subcommand(args, built))
}

/// Returns the error of the command that a word stands for, if that was found.
pub(super) fn better(error: Error, of_meant: Error) -> Error {
    match of_meant.kind() {
        ErrorKind::InvalidSubcommand | ErrorKind::UnknownArgument => error,
        _ => of_meant,
    }
}

/// Names the commands of which one may be meant.
pub(super) fn with_suggestions(mut error: Error) -> Error {
    let commands: &[&str] = match unknown(&error) {
        Some("add" | "create") => &["join", "player add", "league add"],
        Some("delete" | "cancel") => &["undo", "game delete", "player delete"],
        Some("remove" | "kick") => &["leave", "player retire", "game delete"],
        _ => return error,
    };
    let commands = commands.iter().copied().map(String::from).collect();
    error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(commands));
    error
}

/// Returns the word that is no command.
fn unknown(error: &Error) -> Option<&str> {
    match error.get(ContextKind::InvalidSubcommand)? {
        ContextValue::String(word) => Some(word),
        _ => None,
    }
}

/// Puts the command in the place of a word for it.
fn with_command(args: &[OsString], word: &str) -> Option<Vec<OsString>> {
    let place = args.iter().position(|arg| arg == word)?;
    let (before, after) = (&args[..place], &args[place + 1..]);
    let (len, command): (_, &[_]) = match (word, after.first().and_then(|next| next.to_str())) {
        ("who", Some("won" | "wins")) => (1, &["report", "night"]),
        ("who", Some("deals" | "starts" | "leads")) => (1, &["board"]),
        ("house", Some("rules")) => (1, &["rules", "list"]),
        ("won" | "winner" | "winners" | "night" | "summary", _) => (0, &["report", "night"]),
        ("today" | "tonight" | "yesterday", _) => (0, &["report", "night", word]),
        ("results" | "list" | "history" | "archive", _) => (0, &["games"]),
        ("last", Some("game")) => (1, &["game", "show", "last"]),
        ("last", _) => (0, &["game", "show", "last"]),
        ("start" | "begin", Some("game")) => (1, &["new"]),
        ("start" | "begin", _) => (0, &["new"]),
        ("again" | "rematch", _) => (0, &["new", "--same"]),
        ("resume" | "continue", None) => (0, &["play"]),
        ("show" | "status" | "sheet" | "scores" | "scoresheet" | "totals" | "next", _) => {
            (0, &["board"])
        }
        ("enter" | "record" | "points", _) => (0, &["score"]),
        ("edit" | "change" | "correct", _) => (0, &["fix"]),
        ("hint" | "advise" | "advice", _) => (0, &["odds"]),
        ("rename", _) => (0, &["player", "rename"]),
        ("players", _) => (0, &["player", "list"]),
        ("leagues", _) => (0, &["league", "list"]),
        ("top" | "leaderboard" | "ranking", _) => (0, &["standings"]),
        ("statistics" | "stat", _) => (0, &["stats"]),
        ("finish" | "end", _) => (0, &["game", "finish"]),
        ("abandon" | "resume", _) => (0, &["game", word]),
        _ => return None,
    };
    let command = command.iter().map(OsString::from);
    let after = after[len..].iter().cloned();
    Some(before.iter().cloned().chain(command).chain(after).collect())
}

/// Adds the subcommand that is meant where a command with subcommands has none:
/// `game 3`, `player Ann`, `report yesterday`.
fn with_subcommand(args: &[OsString], command: &Command) -> Option<Vec<OsString>> {
    let is_command = |arg: &OsString| command.find_subcommand(arg).is_some();
    let place = args.iter().skip(1).position(is_command)? + 1;
    let (name, mut rest) = (args[place].to_str()?, args[place + 1..].iter());
    let subcommands = command.find_subcommand(name)?;
    let word = rest.find(|arg| !arg.as_encoded_bytes().starts_with(b"-"));
    let subcommand = match (name, word) {
        (_, Some(word)) if subcommands.find_subcommand(word).is_some() => return None,
        ("game" | "league" | "player", Some(_)) | ("game", None) => "show",
        ("league" | "player", None) => "list",
        ("report", Some(word)) if is_game(word) => "game",
        ("report", Some(_)) => "about",
        ("report", None) => "night",
        _ => return None,
    };
    let mut args = args.to_vec();
    args.insert(place + 1, subcommand.into());
    Some(args)
}

/// Returns `true` for the number of a game or `last`; a year is none.
fn is_game(word: &OsStr) -> bool {
    let word = word.as_encoded_bytes();
    word == b"last" || word.len() < 4 && word.iter().all(u8::is_ascii_digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_without_its_subcommand_shows_what_is_named() {
        let check = |line: &str, expect: Option<&str>| {
            let line: Vec<_> = line.split(' ').map(OsString::from).collect();
            let got = with_subcommand(&line, &crate::cli::command())
                .map(|args| args.join(OsStr::new(" ")));
            assert_eq!(got, expect.map(OsString::from), "{line:?}");
        };
        check("crowns game 3", Some("crowns game show 3"));
        check("crowns --ascii player Karin", Some("crowns --ascii player show Karin"));
        check("crowns league Tuesday --json", Some("crowns league show Tuesday --json"));
        check("crowns player", Some("crowns player list"));
        check("crowns report yesterday", Some("crowns report about yesterday"));
        check("crowns report", Some("crowns report night"));
        check("crowns report 3 --html", Some("crowns report game 3 --html"));
        check("crowns player rename Ann", None);
        check("crowns new 3", None);
    }

    #[test]
    fn words_that_people_use_are_commands() {
        let check = |line: &str, word: &str, expect: Option<&str>| {
            let line: Vec<_> = line.split(' ').map(OsString::from).collect();
            let got = with_command(&line, word).map(|args| args.join(OsStr::new(" ")));
            assert_eq!(got, expect.map(OsString::from), "{line:?}");
        };
        check("crowns who won", "who", Some("crowns report night"));
        check(
            "crowns --lang da won yesterday",
            "won",
            Some("crowns --lang da report night yesterday"),
        );
        check("crowns house rules", "house", Some("crowns rules list"));
        check("crowns who", "who", None);
        check("crowns results Karin", "results", Some("crowns games Karin"));
        check("crowns rematch", "rematch", Some("crowns new --same"));
        check("crowns add Ann", "add", None);
        check("crowns who deals", "who", Some("crowns board"));
        check("crowns begin game", "begin", Some("crowns new"));
        check("crowns yesterday", "yesterday", Some("crowns report night yesterday"));
        check("crowns resume 3", "resume", Some("crowns game resume 3"));
        check("crowns continue", "continue", Some("crowns play"));
        check("crowns players", "players", Some("crowns player list"));
    }
}
