//! A name where a command was expected: what is shown of the player, of two compared, or of
//! the league.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::ContextKind;
use clap::{Command, Error};

use super::args::time::PeriodArg;
use super::context::{database_file, now};
use super::meant::{is_plain, unknown_first};
use crate::game::name_key;
use crate::store::{Lookup, ReadStore, is_old};

/// Returns the arguments with the command that is meant by names, `crowns karin`; `None` if the
/// words of an error are none. `database` returns the file that arguments name.
pub(super) fn arguments(
    args: &[OsString],
    error: &Error,
    built: &Command,
    database: impl FnOnce(&[OsString]) -> Option<PathBuf>,
) -> Option<Vec<OsString>> {
    let word = unknown_first(error, args, built)?;
    let (before, words) = args.split_at(args.iter().position(|arg| arg == word)?);
    let (names, options) = words.split_at(words.iter().take_while(|arg| is_plain(arg)).count());
    let with = |words: &[&str]| {
        let words: Vec<_> = words.iter().map(OsString::from).collect();
        [before, &words, options].concat()
    };
    let file = database_file(database(&with(&["board"]))).ok().filter(|file| file.exists())?;
    if is_old(&file).ok()? {
        return None;
    }
    let store = ReadStore::open(&file, now().ok()?).ok()?;
    let reader = store.read().ok()?;
    let names: Option<Vec<_>> = names.iter().map(|name| name.to_str()).collect();
    let names = names?;
    // What is like a command may be a slip.
    let is_slip = error.get(ContextKind::SuggestedSubcommand).is_some();
    let is_meant = |name: &str, typed: &str| !is_slip || name_key(name) == name_key(typed);
    let player = |words: &[&str]| match reader.find_player(&words.join(" ")) {
        Ok(Lookup::One(player)) => {
            Some(player.name).filter(|name| is_meant(name, &words.join(" ")))
        }
        _ => None,
    };
    if let Some(name) = player(&names) {
        return Some(with(&["player", "show", &name]));
    }
    if let Ok(Lookup::One(league)) = reader.find_league(&names.join(" "))
        && is_meant(&league.name, &names.join(" "))
    {
        return Some(with(&["league", "show", &league.name]));
    }
    let mut splits = (1..names.len()).map(|at| names.split_at(at));
    let of_period = splits.find_map(|(one, rest)| {
        rest.join(" ").parse::<PeriodArg>().ok()?;
        Some((player(one)?, rest))
    });
    if let Some((name, period)) = of_period {
        return Some(with(&[&["stats", &*name], period].concat()));
    }
    let mut pairs = (1..names.len()).map(|at| names.split_at(at));
    let (one, other) = pairs.find_map(|(one, other)| Some((player(one)?, player(other)?)))?;
    Some(with(&["stats", &one, &other]))
}
