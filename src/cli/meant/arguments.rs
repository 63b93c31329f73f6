//! Command lines that begin with a command, and whose other words the parser does not
//! take as they stand, such as a tournament, or a table of one, without its option.

use std::ffi::{OsStr, OsString};
use std::slice;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error, ValueEnum};

use super::words::{SUBCOMMANDS, has, has_word};
use crate::cli::args::lookup::is_table;
use crate::cli::process_args::{between, first_plain, is_plain, split_plain};
use crate::cli::settings::Key;
use crate::messages::Messages;

/// The arguments that are meant by others; `None` if these stand for nothing.
pub(super) type Meant = Option<Vec<OsString>>;

/// Leaves out a word that says only what `undo` and `redo` do anyway.
pub(super) fn without_last(args: &[OsString], error: &Error, words: &Messages) -> Meant {
    let word = text_of(error, ContextKind::InvalidArg)?;
    let place = args.iter().rposition(|arg| arg == word)?;
    let is_of_undo = args[..place].iter().any(|arg| arg == "undo" || arg == "redo");
    const SAID: &str = "last it that this one the round score change";
    let is_said = has_word(SAID, words.card_names().called(word));
    (is_of_undo && is_said).then(|| [&args[..place], &args[place + 1..]].concat())
}

/// Writes an arrow before a score, which looks like an option, in another way: `fix 4 ann 33 -> 35`.
pub(super) fn with_arrow_said(args: &[OsString], error: &Error) -> Meant {
    let is_arrow = |arg: &OsString| arg == "->" || arg == "-->";
    let typed = text_of(error, ContextKind::InvalidArg)?;
    let said = |arg: &OsString| if is_arrow(arg) { "→".into() } else { arg.clone() };
    is_arrow(&typed.into()).then(|| args.iter().map(said).collect())
}

/// Leaves out a round after `board`, which shows all of them: `board round 2`.
pub(super) fn without_round(args: &[OsString], built: &Command) -> Meant {
    let place = place_of_command(args, built).filter(|&place| args[place] == "board")?;
    let (board, words) = args.split_at(place + 1);
    let options = words.iter().filter(|arg| !is_plain(arg)).cloned();
    let is_of_round = words.iter().any(|arg| arg == "round" || arg == "rounds");
    is_of_round.then(|| board.iter().cloned().chain(options).collect())
}

/// Puts a space before a line of a list, which is no option: `score "- ann 20"`.
pub(super) fn with_lines_of_list(args: &[OsString]) -> Meant {
    let place = args.iter().position(|arg| arg == "score")?;
    let is_line = |arg: &OsString| arg.to_string_lossy().starts_with("- ");
    let spaced = |arg: &OsString| {
        if is_line(arg) { [OsStr::new(" "), arg].into_iter().collect() } else { arg.clone() }
    };
    args[place..].iter().any(is_line).then(|| args.iter().map(spaced).collect())
}

/// Takes the words after the game that is moved as the league: `game move 3 to friday club`.
pub(super) fn with_league_of_move(args: &[OsString], error: &Error) -> Meant {
    text_of(error, ContextKind::InvalidArg)?;
    let place = args.windows(2).position(|pair| pair[0] == "game" && pair[1] == "move")?;
    let (command, words) = args.split_at(place + 2);
    let (game, words) = words.split_at(usize::from(is_game(words.first()?)));
    let (name, options) = split_plain(words);
    let is_said =
        |word: &&OsString| ["to", "into", "in", "league"].iter().any(|said| *word == said);
    let name = &name[name.iter().take_while(is_said).count()..];
    let league = ["--league".into(), name.join(OsStr::new(" "))];
    (!name.is_empty()).then(|| [command, game, &league, options].concat())
}

/// Takes the words before and after `to` as the old name and the new one: `player rename mary
/// lou to Mary`.
pub(super) fn with_names_of_rename(args: &[OsString], error: &Error) -> Meant {
    text_of(error, ContextKind::InvalidArg)?;
    let (command, words) = args.split_at(args.iter().position(|arg| arg == "rename")? + 1);
    let (words, options) = split_plain(words);
    let is_to = |word: &OsString| ["to", "as", "into"].iter().any(|to| word == to);
    let to = words.iter().position(is_to)?;
    let joined = |words: &[OsString]| words.join(OsStr::new(" "));
    let names = [joined(&words[..to]), joined(&words[to + 1..])];
    names.iter().all(|name| !name.is_empty()).then(|| [command, &names, options].concat())
}

pub(super) fn place_of_command(args: &[OsString], built: &Command) -> Option<usize> {
    (1..args.len()).find(|&place| built.find_subcommand(&args[place]).is_some())
}

/// Adds the subcommand that is meant where a command with subcommands has none:
/// `game 3`, `player Ann`, `report yesterday`, `config language da`.
pub(super) fn with_subcommand(args: &[OsString], command: &Command) -> Meant {
    let place = place_of_command(args, command)?;
    let (name, mut rest) = (args[place].to_str()?, args[place + 1..].iter());
    let subcommands = command.find_subcommand(name)?;
    let word = rest.find(|arg| is_plain(arg));
    let meant = |word: &OsString| {
        let said = word.to_str()?;
        let is_said =
            |(command, words, _): &&(&str, &str, &str)| *command == name && has(words, said);
        let (.., meant) = SUBCOMMANDS.iter().find(is_said)?;
        replaced(args, word, &[meant])
    };
    let subcommand = match (name, word) {
        (_, Some(word)) if subcommands.find_subcommand(word).is_some() => return None,
        (_, Some(word)) if let Some(meant) = meant(word) => return Some(meant),
        ("game", Some(game))
            if is_game(game)
                && let Some(what) = rest.clone().find(|arg| is_plain(arg))
                && (what == "league" || subcommands.find_subcommand(what).is_some()) =>
        {
            let what = if what == "league" { "move".into() } else { what.clone() };
            let others = args[place + 1..].iter().filter(|arg| *arg != game && **arg != what);
            return Some(between(&args[..=place], [&what, game].into_iter().chain(others), &[]));
        }
        ("game", Some(game)) if is_game(game) && rest.clone().any(|arg| arg == "chart") => {
            let args = replaced(args, &args[place], &["board"])?;
            return replaced(&args, &"chart".into(), &["--chart"]);
        }
        ("report", Some(_)) if rest.clone().any(|arg| arg == "vs" || arg == "versus") => {
            return replaced(args, &args[place], &["stats"]);
        }
        ("game" | "league" | "player", Some(_)) | ("game", None) => "show",
        ("league" | "player", None) => "list",
        ("config", Some(word))
            if word.to_str().is_some_and(|word| Key::from_str(word, true).is_ok()) =>
        {
            if rest.any(is_plain) { "set" } else { "get" }
        }
        ("report", Some(word)) if is_game(word) && !rest.any(is_plain) => "game",
        ("report", Some(_)) => "about",
        ("report", None) => "night",
        _ => return None,
    };
    Some(between(&args[..=place], [subcommand], &args[place + 1..]))
}

/// Takes a word after `log` as the game or the player of its entries.
pub(super) fn with_log_of(args: &[OsString], error: &Error, built: &Command) -> Meant {
    let place = place_of_command(args, built)?;
    let word = args.get(place + 1).filter(|word| is_plain(word))?;
    let is_log = args[place] == "log" && error.kind() == ErrorKind::UnknownArgument;
    let option = if is_game(word) { "--game" } else { "--player" };
    let (before, after) = args.split_at(place + 1);
    is_log.then(|| between(before, [option], after))
}

/// Joins a word with the one before it, where one name or day has several that were
/// typed without quotes: `leave Oma Ruth`, `games --since last week`.
pub(super) fn with_words_joined(args: &[OsString], error: &Error, built: &Command) -> Meant {
    let place = |kind| {
        let word = text_of(error, kind)?;
        args.iter().rposition(|arg| arg == word)
    };
    let second = match error.kind() {
        ErrorKind::UnknownArgument if takes_one_name(args, built) => {
            place(ContextKind::InvalidArg)?
        }
        ErrorKind::ValueValidation
            if text_of(error, ContextKind::InvalidArg).is_some_and(|arg| arg.contains("DAY")) =>
        {
            place(ContextKind::InvalidValue)? + 1
        }
        _ => return None,
    };
    let words = args.get(second.checked_sub(1)?..=second)?;
    let is_one = words.iter().all(is_plain) && !words[0].as_encoded_bytes().ends_with(b",");
    is_one.then(|| between(&args[..second - 1], [words.join(OsStr::new(" "))], &args[second + 1..]))
}

/// Returns `true` if the command of a line takes one day, or the name of one player or
/// league that is there.
fn takes_one_name(args: &[OsString], built: &Command) -> bool {
    let mut positionals = command_named(args.iter(), built).get_positionals();
    let name = positionals.next().and_then(|arg| arg.get_value_names()?.first());
    let is_one = positionals.next().is_none();
    let is_league = args.iter().any(|arg| arg == "league");
    is_one
        && name.is_some_and(|name| match name.as_str() {
            "PLAYER" | "LEAGUE" | "DAY" => true,
            name => name == "NAME" && is_league,
        })
}

/// Puts words in the place of one.
pub(super) fn replaced(args: &[OsString], word: &OsString, with: &[&str]) -> Meant {
    let place = args.iter().position(|arg| arg == word)?;
    Some(between(&args[..place], with, &args[place + 1..]))
}

/// Returns `true` for the number of a game or `last`; a year is none.
pub(super) fn is_game(word: &OsStr) -> bool {
    let word = word.as_encoded_bytes();
    let is_year = word.len() == 4 && (word.starts_with(b"19") || word.starts_with(b"20"));
    word == b"last" || !is_year && word.iter().all(u8::is_ascii_digit)
}

/// Returns the command, or the group of commands, that arguments name.
pub(super) fn command_named<'c, 'a>(
    args: impl Iterator<Item = &'a OsString>,
    built: &'c Command,
) -> &'c Command {
    args.skip(1).fold(built, |command, arg| command.find_subcommand(arg).unwrap_or(command))
}

/// Returns where a word stands: the first that is no option and no value of one, if it is that.
pub(super) fn place_of(args: &[OsString], word: &str) -> Option<usize> {
    let first = first_plain(args).filter(|&place| args[place] == word);
    first.or_else(|| args.iter().position(|arg| arg == word))
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
    if let ContextValue::String(text) = error.get(kind)? { Some(text) } else { None }
}

/// Takes words as the name of a tournament where nothing else can be meant: `tournament Spring
/// Open`, `tournament show 2 Spring Open`, `tournament Spring standings`, `tournament seat Spring`.
pub(super) fn with_tournament(args: &[OsString], error: &Error, built: &Command) -> Meant {
    const NAMED: [&str; 6] = ["show", "standings", "quality", "seat", "cut", "print"];
    let place = place_of_command(args, built).filter(|&place| args[place] == "tournament")?;
    let (command, after) = args.split_at(place + 1);
    let (words, options) = split_plain(after);
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

/// Adds the dashes to words that name an option, `board table 2`, `export league Tuesday`, and
/// leaves out those that only lead to an argument: `log of game 3`, `backup to usb.db`.
pub(super) fn with_dashes(args: &[OsString], error: &Error, built: &Command) -> Meant {
    const LEADING: &str = "of for to from in into as the file";
    if !matches!(error.kind(), ErrorKind::UnknownArgument | ErrorKind::ArgumentConflict) {
        return None;
    }
    let command = command_named(args.iter(), built);
    let first = command.get_positionals().next();
    let value = first.and_then(|first| Some(first.get_value_names()?.first()?.as_str()));
    // Elsewhere such a word may be part of a name.
    let takes_no_name = matches!(value, None | Some("FILE" | "GAME"));
    let start = args.iter().position(|arg| arg == command.get_name())? + 1;
    let said = |arg: &OsString| -> Option<OsString> {
        let word = arg.to_string_lossy().to_lowercase();
        let word = if is_table(&word) { "table" } else { &*word };
        let is_option = command.get_arguments().any(|option| option.get_long() == Some(word));
        match word {
            "table" if is_option => Some("--table".into()),
            _ if !takes_no_name => Some(arg.clone()),
            "game" if value == Some("GAME") => None,
            word if has_word(LEADING, word) => None,
            word if is_option => Some(format!("--{word}").into()),
            _ => Some(arg.clone()),
        }
    };
    let meant = between(&args[..start], args[start..].iter().filter_map(said), &[]);
    (meant != args).then_some(meant)
}
