//! What is meant by a command line that cannot be parsed: words that people use for
//! a command, a command without its subcommand, and names and days of several words.

mod arguments;
mod line;
mod parsed;
#[cfg(test)]
mod tests;
mod tips;
mod words;

use std::ffi::{OsStr, OsString};

use clap::error::ErrorKind;
use clap::{Command, Error};

use self::arguments::{
    with_log_of, with_names_of_rename, with_subcommand, with_tournament, with_words_joined,
    without_last,
};
use self::line::Line;
pub(super) use self::parsed::{is_plain, unknown_first};
pub(super) use self::tips::{with_plain_numbers, with_suggestions};
pub(super) use self::words::command_of;
use self::words::{ASKING, COMMANDS, EXITS, HINTS, PHRASES, SHOWN, WITH_OTHERS};
use crate::messages::Messages;

/// Returns the commands and all words for them: what is typed at the entry line of `play`.
pub(super) fn words(program: &Command) -> impl Iterator<Item = String> + '_ {
    let names = program
        .get_subcommands()
        .flat_map(|command| std::iter::once(command.get_name()).chain(command.get_all_aliases()));
    let of_tables = COMMANDS.iter().map(|(words, _)| *words);
    let of_tables = of_tables.chain(PHRASES.iter().map(|(words, ..)| *words));
    let of_tables = of_tables.flat_map(|words| words.split('|'));
    let asked = of_tables.clone().chain(SHOWN.split(' ')).chain(["score"]);
    let asked = asked.chain(WITH_OTHERS.split(' '));
    let asked = asked.map(|word| format!("{word}?"));
    let hinted = HINTS.iter().flat_map(|(words, _)| words.split('|'));
    let others = [ASKING, WITH_OTHERS, EXITS].into_iter().flat_map(|words| words.split(' '));
    let shortened =
        ASKING.split(' ').flat_map(|word| ["s", "'s", "’s"].map(|is| format!("{word}{is}")));
    let plain = names.chain(of_tables).chain(hinted).chain(others).map(str::to_owned);
    plain.chain(shortened).chain(asked)
}

/// Returns the command that is meant by a line of words; `None` if it begins with one.
pub(super) fn line(line: &str, built: &Command) -> Option<String> {
    let words = std::iter::once("crowns").chain(line.split_whitespace());
    let args: Vec<_> = words.map(OsString::from).collect();
    let error = built.clone().try_get_matches_from(&args).err()?;
    let word = unknown_first(&error, &args, built)?;
    let meant = Line::new(&args, word)?.with_command(built)?;
    Some(meant[1..].join(OsStr::new(" ")).to_string_lossy().into_owned())
}

/// Returns the arguments that are meant by those of an error.
pub(super) fn command(
    args: &[OsString],
    error: &Error,
    built: &Command,
    words: &Messages,
) -> Option<Vec<OsString>> {
    let line = unknown_first(error, args, built).and_then(|word| Line::new(args, word));
    line.as_ref()
        .and_then(|line| line.said(built, words).or_else(|| line.with_command(built)))
        .or_else(|| without_last(args, error))
        .or_else(|| with_names_of_rename(args, error))
        .or_else(|| with_subcommand(args, built))
        .or_else(|| with_tournament(args, error, built))
        .or_else(|| with_log_of(args, error, built))
        .or_else(|| with_words_joined(args, error, built))
}

/// Returns the error of the command that a word stands for, if that was found.
pub(super) fn better(error: Error, of_meant: Error) -> Error {
    match of_meant.kind() {
        ErrorKind::InvalidSubcommand | ErrorKind::UnknownArgument => error,
        kind if kind == error.kind() => error,
        _ => of_meant,
    }
}
