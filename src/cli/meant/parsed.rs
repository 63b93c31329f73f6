//! What the parser says of a command line.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue};
use clap::{Command, Error};

/// Returns the command, or the group of commands, that arguments name.
pub(super) fn commands<'c, 'a>(
    args: impl Iterator<Item = &'a OsString>,
    built: &'c Command,
) -> &'c Command {
    args.skip(1).fold(built, |command, arg| command.find_subcommand(arg).unwrap_or(command))
}

/// Returns the word that is no command.
pub(super) fn unknown(error: &Error) -> Option<&str> {
    text_of(error, ContextKind::InvalidSubcommand)
}

/// Returns the word that is no command and stands before any.
pub(in crate::cli) fn unknown_first<'e>(
    error: &'e Error,
    args: &[OsString],
    built: &Command,
) -> Option<&'e str> {
    let word = unknown(error)?;
    let mut before = args.iter().skip(1).take_while(|arg| *arg != word);
    (!before.any(|arg| built.find_subcommand(arg).is_some())).then_some(word)
}

pub(super) fn text_of(error: &Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text),
        _ => None,
    }
}

pub(in crate::cli) fn is_plain(arg: &OsString) -> bool {
    !arg.as_encoded_bytes().starts_with(b"-")
}
