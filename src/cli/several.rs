//! Which of several is meant: of open games those that a command fits, and the commands of which
//! one may be meant.

use std::ffi::OsString;

use super::prelude::*;
use super::process_args::{joined, split_plain, what_is_asked};
use crate::game::{GameSummary, TypedNames, find_name, name_key};
use crate::messages::Command as Typed;

/// Returns the number of the game that an answer names, by its number or by who plays it.
pub(super) fn chosen(open: &[GameSummary], answer: &str) -> Result<String, LookupError> {
    let number = |game: &&GameSummary| game.details.number.to_string();
    if let Some(game) = open.iter().find(|game| number(game) == answer) {
        return Ok(number(&game));
    }
    let is_of = |game: &&GameSummary| {
        let names: Vec<_> = game.players.iter().map(|seat| &*seat.player.name).collect();
        let typed =
            TypedNames::read(&[answer.to_owned()], |name| find_name(&names, name).len() == 1).names;
        !typed.is_empty() && typed.iter().all(|name| !find_name(&names, name).is_empty())
    };
    match open.iter().filter(is_of).collect::<Vec<_>>().as_slice() {
        [game] => Ok(number(game)),
        [] => Err(LookupError::NoGame(answer.to_owned())),
        _ => Err(LookupError::SeveralGames(answer.to_owned())),
    }
}

/// Leaves out the games without a player whom the arguments of a command name; all stay if none
/// has all of them.
pub(super) fn with_those_named(open: Vec<GameSummary>, args: &[OsString]) -> Vec<GameSummary> {
    let is_of_seats = args.iter().any(|arg| ["fix", "leave", "score"].iter().any(|of| arg == *of));
    let args = args.iter().skip(1).filter_map(|arg| arg.to_str()).filter(|_| is_of_seats);
    let words = args.flat_map(|arg| arg.split([' ', ',', ';', '=', ':'])).map(name_key);
    let plays = |game: &GameSummary, word: &str| {
        let mut keys = game.players.iter().map(|seat| name_key(&seat.player.name));
        keys.any(|key| key == word || key.split(' ').next() == Some(word))
    };
    let named: Vec<_> = words.filter(|word| open.iter().any(|game| plays(game, word))).collect();
    let has_all = |game: &&GameSummary| named.iter().all(|word| plays(game, word));
    let fitting: Vec<_> = open.iter().filter(has_all).cloned().collect();
    if fitting.is_empty() { open } else { fitting }
}

/// Leaves out the games that have not as many players as a command gives scores by seat.
pub(super) fn with_as_many(mut open: Vec<GameSummary>, args: &[OsString]) -> Vec<GameSummary> {
    if let Some(scores) = scores_by_seat(args) {
        let seated =
            |game: &GameSummary| game.players.iter().filter(|seat| seat.place.is_some()).count();
        open.retain(|game| seated(game) == scores);
    }
    open
}

/// Returns how many scores a command gives by seat, `score out 5 6`, if they are points.
fn scores_by_seat(args: &[OsString]) -> Option<usize> {
    let at = args.iter().position(|arg| arg == "score")?;
    let text = joined(split_plain(&args[at + 1..]).0)?;
    let scores: Vec<_> = text.split([' ', ',', ';']).filter(|score| !score.is_empty()).collect();
    let is_score =
        |score: &&str| score.parse::<u16>().is_ok() || ["out", "x", "0x"].contains(score);
    (!scores.is_empty() && scores.iter().all(is_score)).then_some(scores.len())
}

/// Returns the hint of the commands of which one may be meant, each with whom it is for; `None`
/// if they are too many to be read, and some would not be named.
pub(super) fn one_of_commands(
    commands: impl ExactSizeIterator<Item = (Typed, Vec<String>)>,
    words: &Messages,
) -> Option<Hint> {
    const MOST: usize = 5;
    let each = Some(commands.enumerate()).filter(|each| each.len() <= MOST)?;
    each.map(|(index, (command, names))| words.run_for(index == 0, command, &names))
        .reduce(Hint::and)
}

/// Adds the command for each of the meanings that words of a command line may have.
pub(super) fn with_meanings(failure: Failure, args: &[OsString], words: &Messages) -> Failure {
    let Some((typed, meanings)) = failure.meanings().filter(|_| failure.fix(words).is_none())
    else {
        return failure;
    };
    let args = what_is_asked(&args[1..]);
    let place = [1, typed.split_whitespace().count()].into_iter().find_map(|len| {
        let at = args.windows(len).position(|said| said.join(" ") == *typed)?;
        Some(at..at + len)
    });
    let Some(place) = place else { return failure };
    let with = |meaning: &Vec<String>| {
        let mut args = args.clone();
        args.splice(place.clone(), meaning.iter().cloned());
        (Typed::typed(args), Vec::new())
    };
    let hint = one_of_commands(meanings.iter().map(with), words);
    failure.hint(hint)
}
