//! A tournament, and a table of one, that are named without their options.

use std::ffi::{OsStr, OsString};
use std::slice;

use clap::error::{ContextKind, ErrorKind};
use clap::{Command, Error};

use super::arguments::{Meant, commands, is_game, is_plain, place_of_command, text_of, unknown};
use crate::cli::args::lookup::is_table;

/// Takes words as the name of a tournament where nothing else can be meant: `tournament Spring
/// Open`, `tournament show 2 Spring Open`, `tournament Spring standings`, `tournament seat Spring`.
pub(super) fn with_tournament(args: &[OsString], error: &Error, built: &Command) -> Meant {
    const NAMED: [&str; 6] = ["show", "standings", "quality", "seat", "cut", "print"];
    let place = place_of_command(args, built).filter(|&place| args[place] == "tournament")?;
    let (command, after) = args.split_at(place + 1);
    let (words, options) = after.split_at(after.iter().take_while(|arg| is_plain(arg)).count());
    // `Spring` is like `print`, but no subcommand has a capital letter.
    let is_name = |word: &OsStr| {
        let is_like_none = error.get(ContextKind::SuggestedSubcommand).is_none();
        unknown(error).is_some_and(|typed| {
            word == typed && (is_like_none || typed.starts_with(char::is_uppercase))
        })
    };
    let is_named = |word: &OsString| NAMED.iter().any(|one| word == one);
    let (subcommand, words) = match words {
        [help] if help == "help" => return Some([command, &["--help".into()], options].concat()),
        [subcommand, words @ ..] if is_named(subcommand) => (subcommand.clone(), words),
        [name, .., subcommand] if is_name(name) && is_named(subcommand) => {
            (subcommand.clone(), &words[..words.len() - 1])
        }
        [name, ..] if is_name(name) => ("show".into(), words),
        _ => return None,
    };
    let (paper, words) = words.split_at(usize::from(subcommand == "print").min(words.len()));
    // `show game 1`
    let words = match words {
        [game, number, ..] if game == "game" && is_game(number) => &words[1..],
        words => words,
    };
    let has_game = !["standings", "quality"].iter().any(|one| subcommand == *one);
    let has_game = has_game && words.first().is_some_and(|word| is_game(word));
    let (game, words) = words.split_at(usize::from(has_game));
    let start = [command, slice::from_ref(&subcommand), paper, game];
    let named: &[OsString] = match words {
        [by, method] if subcommand == "standings" && by == "by" => &["--by".into(), method.clone()],
        [] if has_game => &[],
        [] => return None,
        name => &["--tournament".into(), name.join(OsStr::new(" "))],
    };
    Some([&start.concat(), named, options].concat())
}

/// Takes a table after a command as its option: `board table 2`, `game finish table 1`.
pub(super) fn with_table(args: &[OsString], error: &Error, built: &Command) -> Meant {
    let typed = text_of(error, ContextKind::InvalidArg)?;
    let place = args.iter().rposition(|arg| arg == typed)?;
    let word = place.checked_sub(1).filter(|&at| args[at].to_str().is_some_and(is_table))?;
    let mut options = commands(args.iter(), built).get_arguments();
    let is_meant = error.kind() == ErrorKind::UnknownArgument
        && options.any(|option| option.get_long() == Some("table"));
    is_meant.then(|| [&args[..word], &["--table".into()], &args[place..]].concat())
}
