//! What is meant by a command line that cannot be parsed: words that people use for
//! a command, a command without its subcommand, and names and days of several words.

use std::ffi::{OsStr, OsString};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error, ValueEnum};

use crate::cards::{Deck, parse_cards};
use crate::cli::args::time::PeriodArg;
use crate::cli::settings::Key;
use crate::game::{TypedPeriod, round_called};
use crate::messages::{Language, Messages};
use crate::rules::nearest;

/// The words of which each stands for a command, with what else is typed behind it.
const COMMANDS: [(&[&str], &[&str]); 21] = [
    (&["won", "winner", "winners", "night", "summary"], &["report", "night"]),
    (&["results", "list", "history", "archive"], &["games"]),
    (&["last"], &["game", "show", "last"]),
    (&["start", "begin"], &["new"]),
    (&["again", "rematch"], &["new", "--same"]),
    (&["show", "status", "sheet", "scores", "scoresheet", "totals", "next"], &["board"]),
    (&["enter", "record", "points"], &["score"]),
    (&["edit", "change", "correct", "correction"], &["fix"]),
    (&["chart", "graph"], &["board", "--chart"]),
    (&["hint", "advise", "advice"], &["odds"]),
    (&["rename"], &["player", "rename"]),
    (&["players", "members", "people"], &["player", "list"]),
    (&["leagues"], &["league", "list"]),
    (&["top", "leaderboard", "rank", "ranking", "rankings", "ranks"], &["standings"]),
    (&["statistics", "stat", "average", "averages"], &["stats"]),
    (&["best", "worst", "highscore", "highscores", "streak", "streaks"], &["records"]),
    (&["settings", "preferences", "options"], &["config"]),
    (&["finish", "end"], &["game", "finish"]),
    (&["abandon"], &["game", "abandon"]),
    (&["resume"], &["game", "resume"]),
    (&["compare"], &["stats"]),
];

/// The words for which there are several commands, or one that takes something else.
const HINTS: [(&[&str], &[&str]); 13] = [
    (&["add", "create"], &["join", "player add", "league add"]),
    (&["delete", "cancel"], &["undo", "game delete", "player delete"]),
    (&["remove", "kick"], &["leave", "player retire", "game delete"]),
    (&["oops", "revert", "reset", "take"], &["undo", "fix"]),
    (&["count", "calc", "calculate", "hand"], &["check", "odds"]),
    (&["print"], &["report", "tournament print"]),
    (&["page", "html", "pdf"], &["report"]),
    (&["csv", "excel"], &["import", "export"]),
    (&["merge"], &["import", "player merge"]),
    (&["save"], &["backup", "export"]),
    (&["load"], &["restore", "import"]),
    (&["meld", "melds"], &["judge", "rules"]),
    (&["tutorial", "learn", "demo", "howto", "manual"], &["help", "rules"]),
];

/// The words that lead out; `play` has its own for them.
const EXITS: [&str; 4] = ["exit", "quit", "stop", "close"];

/// The words with which a question about the rules begins.
const ASKING: [&str; 16] = [
    "what", "how", "can", "may", "is", "are", "do", "does", "when", "must", "which", "why",
    "where", "should", "if", "who",
];

/// The words that stand for a command with some words behind them.
const WITH_OTHERS: &str = "whose past this since current round wild wilds my house high today \
     tonight yesterday another continue leader leaders total open";

/// Returns the commands and all words for them: what is typed at the entry line of `play`.
pub(super) fn words(program: &Command) -> impl Iterator<Item = String> + '_ {
    let commands = program.get_subcommands();
    let names = commands
        .flat_map(|command| std::iter::once(command.get_name()).chain(command.get_all_aliases()));
    let tables = COMMANDS.into_iter().chain(HINTS).flat_map(|(words, _)| words.iter().copied());
    let others = ASKING.into_iter().chain(WITH_OTHERS.split(' ')).chain(EXITS);
    let shortened = ["who", "what", "how", "when", "where"]
        .into_iter()
        .flat_map(|word| ["s", "'s", "’s"].map(|is| format!("{word}{is}")));
    names.chain(tables).chain(others).map(str::to_owned).chain(shortened)
}

/// Returns the command that is meant by a line of words; `None` if it begins with one.
pub(super) fn line(line: &str, built: &Command) -> Option<String> {
    let words = std::iter::once("crowns").chain(line.split_whitespace());
    let args: Vec<_> = words.map(OsString::from).collect();
    let error = built.clone().try_get_matches_from(&args).err()?;
    let meant = with_command(&args, unknown(&error)?, built)?;
    Some(meant[1..].join(OsStr::new(" ")).to_string_lossy().into_owned())
}

/// Returns what a table has for a word.
fn find<'t>(table: &[(&[&str], &'t [&'t str])], word: &str) -> Option<&'t [&'t str]> {
    table.iter().find(|(words, _)| words.contains(&word)).map(|(_, found)| *found)
}

pub(super) fn command(
    args: &[OsString],
    error: &Error,
    built: &Command,
    words: &Messages,
) -> Option<Vec<OsString>> {
    let is_command = |arg: &OsString| built.find_subcommand(arg).is_some();
    let is_first = |word: &&str| {
        let mut before = args.iter().skip(1).take_while(|arg| arg != word);
        !before.any(is_command)
    };
    let word = unknown(error).filter(is_first);
    word.and_then(|word| said(args, word, built, words))
        .or_else(|| with_command(args, word?, built))
        .or_else(|| without_last(args, error))
        .or_else(|| with_subcommand(args, built))
        .or_else(|| with_tournament(args, error, built))
        .or_else(|| with_log_of(args, error, built))
        .or_else(|| with_words_joined(args, error, built))
}

/// Puts the command in the place of words for it in the language of the table: `hvem vandt`.
fn said(args: &[OsString], word: &str, built: &Command, words: &Messages) -> Option<Vec<OsString>> {
    let place = args.iter().position(|arg| arg == word)?;
    // What is typed in quotes is one argument.
    let mut line: Vec<_> = word.split_whitespace().map(OsString::from).collect();
    line.extend_from_slice(&args[place + 1..]);
    let is_word = |word: &&str| !word.contains(char::is_whitespace);
    let said: Vec<_> = line.iter().map_while(|arg| arg.to_str().filter(is_word)).collect();
    let (english, len) = words.command_said(&said.join(" "))?;
    let command: Vec<_> = english.split(' ').map(OsString::from).collect();
    built.find_subcommand(&command[0])?;
    Some([&args[..place], &command, &line[len..]].concat())
}

/// Returns the error of the command that a word stands for, if that was found.
pub(super) fn better(error: Error, of_meant: Error) -> Error {
    match of_meant.kind() {
        ErrorKind::InvalidSubcommand | ErrorKind::UnknownArgument => error,
        kind if kind == error.kind() => error,
        _ => of_meant,
    }
}

/// Names the commands, or the option, that may be meant; in a group those of the group.
pub(super) fn with_suggestions(mut error: Error, args: &[OsString], built: &Command) -> Error {
    if error.kind() == ErrorKind::UnknownArgument {
        if commands(args.iter(), built).get_name() == "undo" {
            let told = "it takes back the last command only; `crowns fix` corrects a round";
            let told = ContextValue::StyledStrs(vec![told.into()]);
            error.insert(ContextKind::Suggested, told);
        }
        return with_option(error, args, built);
    }
    let is_unknown = |_: &&str| error.kind() == ErrorKind::InvalidSubcommand;
    let Some(word) = unknown(&error).filter(is_unknown) else { return error };
    let group = commands(args.iter().take_while(|arg| *arg != word), built);
    let names = group.get_subcommands().filter(|command| !command.is_hide_set());
    let near = nearest(&word.to_lowercase(), names.map(|one| (one.get_name(), one.get_name())));
    let is_asked_about = |word| Language::default().words().rulings().know(word);
    let is_program = group.get_name() == built.get_name();
    let commands = match word {
        "reset" if group.get_name() == "config" => vec!["unset"],
        _ if !is_program => near,
        word if let Some(commands) = find(&HINTS, word) => commands.to_vec(),
        word if EXITS.contains(&word) => vec!["game finish", "game abandon"],
        number if number.bytes().all(|byte| byte.is_ascii_digit()) => vec!["score"],
        word if near.is_empty() && is_asked_about(word) => vec!["rules"],
        _ => near,
    };
    if !commands.is_empty() {
        let commands = commands.into_iter().map(String::from).collect();
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(commands));
    } else if !is_program {
        error.remove(ContextKind::SuggestedSubcommand);
    }
    error
}

/// Names the option that may be meant, and none that is only like it in a letter or two.
fn with_option(mut error: Error, args: &[OsString], built: &Command) -> Error {
    let command = commands(args.iter(), built);
    let Some(typed) = text_of(&error, ContextKind::InvalidArg) else { return error };
    let typed = typed.trim_start_matches('-');
    let format = match typed {
        "png" | "jpg" | "jpeg" | "picture" | "image" => "svg",
        "pdf" | "page" | "print" | "web" => "html",
        "markdown" => "md",
        "excel" | "xls" | "xlsx" => "csv",
        _ => "",
    };
    let is_option = command.get_arguments().any(|arg| arg.get_long() == Some(format));
    let suggested = text_of(&error, ContextKind::SuggestedArg);
    let is_near = suggested.is_none_or(|name| {
        let name = name.trim_start_matches('-');
        typed.starts_with(name) || !nearest(typed, [(name, ())]).is_empty()
    });
    if is_option {
        error.insert(ContextKind::SuggestedArg, ContextValue::String(format!("--{format}")));
    } else if !is_near {
        error.remove(ContextKind::SuggestedArg);
    }
    if is_option || !is_near {
        let usage = command.clone().render_usage();
        error.insert(ContextKind::Usage, ContextValue::StyledStr(usage));
    }
    error
}

/// Writes what the parser says of a number as a sentence: `0 is not in 1..=4294967295` is
/// `it must be 1 or more`.
pub(super) fn with_plain_numbers(text: &str) -> String {
    const NO_NUMBER: [&str; 2] =
        ["invalid digit found in string", "cannot parse integer from empty string"];
    const TOO_LARGE: &str = "number too large to fit in target type";
    let text = NO_NUMBER
        .iter()
        .fold(text.to_owned(), |text, said| text.replace(said, "it is not a number"));
    let text = text.replace(TOO_LARGE, "the number is too large");
    let plain = || {
        let (before, range) = text.split_once(" is not in ")?;
        let start = before.rfind(": ")? + 2;
        let (range, after) = range.split_at(range.find(['\n', ' ']).unwrap_or(range.len()));
        let (least, most) = range.split_once("..=")?;
        let is_above = |most: u64| before[start..].parse().is_ok_and(|value: u64| value > most);
        let rule = match most.parse::<u64>().ok()? {
            most if UNBOUNDED.contains(&most) && !is_above(most) => format!("{least} or more"),
            most => format!("from {least} to {most}"),
        };
        Some(format!("{}it must be {rule}{after}", &before[..start]))
    };
    plain().unwrap_or(text)
}

/// The largest numbers of the types of arguments, which limit nothing.
const UNBOUNDED: [u64; 5] =
    [u8::MAX as u64, u16::MAX as u64, u32::MAX as u64, i64::MAX as u64, u64::MAX];

/// Returns the command, or the group of commands, that arguments name.
fn commands<'c, 'a>(args: impl Iterator<Item = &'a OsString>, built: &'c Command) -> &'c Command {
    args.skip(1).fold(built, |command, arg| command.find_subcommand(arg).unwrap_or(command))
}

/// Returns the word that is no command.
fn unknown(error: &Error) -> Option<&str> {
    text_of(error, ContextKind::InvalidSubcommand)
}

fn text_of(error: &Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text),
        _ => None,
    }
}

/// Puts the command in the place of a word for it. A subcommand may stand before its
/// command: `add player Ann`, `delete game 3`.
fn with_command(args: &[OsString], word: &str, built: &Command) -> Option<Vec<OsString>> {
    let place = args.iter().position(|arg| arg == word)?;
    let (before, after) = (&args[..place], &args[place + 1..]);
    let next = after.first().and_then(|next| next.to_str());
    let plain = after.iter().take_while(|arg| is_plain(arg)).count();
    let rest: Vec<_> = after[..plain].iter().filter_map(|arg| arg.to_str()).collect();
    let rest = rest.join(" ");
    let line = format!("{word} {rest}");
    let is_subcommand = |command: &&str| {
        let command = built.find_subcommand(command);
        command.is_some_and(|command| command.find_subcommand(word).is_some())
    };
    // `who's` asks as `who` does.
    let asks = word.strip_suffix(['s', 'S']).unwrap_or(word).trim_end_matches(['\'', '’']);
    let asks = if matches!(asks, "who" | "what" | "how" | "when" | "where") { asks } else { word };
    let (len, command): (_, &[_]) = match (word, next) {
        (_, Some(command)) if is_subcommand(&command) => (1, &[command, word]),
        ("who", Some("won" | "wins")) if is_last_game(&rest) => {
            (plain, &["report", "game", "last"])
        }
        ("who", Some("won" | "wins")) => (1, &["report", "night"]),
        ("who", Some("deals" | "starts" | "leads" | "is")) | ("whose", Some(_)) => {
            (plain, &["board"])
        }
        ("how", Some("to")) if rest == "to play" => (plain, &["rules"]),
        (word, Some(_)) if asks == "who" && word != asks => (plain, &["board"]),
        (word, Some(_)) if word != asks => (0, &["rules", "--", word]),
        (_, Some(_)) if TypedPeriod::begins_with(word) && line.parse::<PeriodArg>().is_ok() => {
            (0, &["report", "about", word])
        }
        ("last", Some(_)) if is_topic(&line) => (0, &["rules", word]),
        ("best" | "top", Some("player" | "players")) => (1, &["standings"]),
        ("next" | "this" | "current", Some("round" | "game")) => (plain, &["board"]),
        ("round", None | Some(_)) if plain < 2 => (plain, &["board"]),
        ("wild" | "wilds", Some(_)) if round_called(&rest).is_some() => {
            (plain, &["rules", "wilds"])
        }
        ("my", Some("stats" | "statistics" | "figures")) => (1, &["stats"]),
        (word, Some(_)) if ASKING.contains(&word) => (0, &["rules", "--", word]),
        ("house", Some("rules")) => (1, &["rules", "list"]),
        ("high", Some("scores" | "score")) => (1, &["records"]),
        ("today" | "tonight" | "yesterday", _) => (0, &["report", "night", word]),
        ("last", Some("game")) => (1, &["game", "show", "last"]),
        ("start" | "begin" | "another", Some("game")) => (1, &["new"]),
        ("finish" | "end", Some("game")) => (1, &["game", "finish"]),
        ("resume" | "continue", None) => (0, &["play"]),
        ("leader" | "leaders" | "total", None) => (0, &["board"]),
        ("open", None) => (0, &["play"]),
        ("version" | "about", None) => (0, &["--version"]),
        (word, _) if let Some(command) = find(&COMMANDS, word) => (0, command),
        _ if are_cards(&line) => (0, &["check", word]),
        _ if is_topic(&line) => (0, &["rules", word]),
        _ => return None,
    };
    let command = command.iter().map(OsString::from);
    let after = after[len..].iter().cloned();
    Some(before.iter().cloned().chain(command).chain(after).collect())
}

/// Returns `true` for what follows `who` about the last game.
fn is_last_game(rest: &str) -> bool {
    let words = rest.split_whitespace().skip(1).filter(|word| *word != "the");
    matches!(words.collect::<Vec<_>>().as_slice(), ["last", "game" | "time" | "one"])
}

/// Returns `true` if words are cards with their suits.
fn are_cards(text: &str) -> bool {
    let deck = Deck { games: 2, low_ranks: true };
    parse_cards(text, deck).is_ok_and(|cards| cards.len() > 1)
}

/// Returns `true` if words are a topic of the rules, or what one is looked for by.
fn is_topic(text: &str) -> bool {
    let answer = Language::default().words().rulings().asked_for(text.trim());
    answer.is_ok_and(|answer| answer.matches().iter().all(|found| found.score >= 1.0))
}

/// Leaves out a word that says only what `undo` and `redo` do anyway.
fn without_last(args: &[OsString], error: &Error) -> Option<Vec<OsString>> {
    let word = text_of(error, ContextKind::InvalidArg)?;
    let place = args.iter().rposition(|arg| arg == word)?;
    let is_of_undo = args[..place].iter().any(|arg| arg == "undo" || arg == "redo");
    let is_said = ["last", "it", "that", "this", "one"].contains(&word);
    (is_of_undo && is_said).then(|| [&args[..place], &args[place + 1..]].concat())
}

fn place_of_command(args: &[OsString], built: &Command) -> Option<usize> {
    (1..args.len()).find(|&place| built.find_subcommand(&args[place]).is_some())
}

/// Adds the subcommand that is meant where a command with subcommands has none:
/// `game 3`, `player Ann`, `report yesterday`, `config language da`.
fn with_subcommand(args: &[OsString], command: &Command) -> Option<Vec<OsString>> {
    let place = place_of_command(args, command)?;
    let (name, mut rest) = (args[place].to_str()?, args[place + 1..].iter());
    let subcommands = command.find_subcommand(name)?;
    let word = rest.find(|arg| is_plain(arg));
    let subcommand =
        match (name, word) {
            (_, Some(word)) if subcommands.find_subcommand(word).is_some() => return None,
            ("player", Some(word)) if word == "all" || word == "everyone" => {
                let mut args = args.to_vec();
                let all = args.iter().position(|arg| arg == word)?;
                args[all] = "list".into();
                return Some(args);
            }
            ("game" | "league" | "player", Some(_)) | ("game", None) => "show",
            ("league" | "player", None) => "list",
            ("config", Some(word)) if word.to_str().is_some_and(is_setting) => {
                if rest.any(is_plain) { "set" } else { "get" }
            }
            ("report", Some(word)) if is_game(word) && !rest.any(is_plain) => "game",
            ("report", Some(_)) => "about",
            ("report", None) => "night",
            _ => return None,
        };
    let mut args = args.to_vec();
    args.insert(place + 1, subcommand.into());
    Some(args)
}

/// Takes words as the name of a tournament where nothing else can be meant:
/// `tournament Spring Open`, `tournament show 2 Spring Open`.
fn with_tournament(args: &[OsString], error: &Error, built: &Command) -> Option<Vec<OsString>> {
    let place = place_of_command(args, built)?;
    let (command, after) = args.split_at(place + 1);
    // `Spring` is like `print`, but no subcommand has a capital letter.
    let is_name = |word: &str| {
        let is_like_none = error.get(ContextKind::SuggestedSubcommand).is_none();
        unknown(error) == Some(word) && (is_like_none || word.starts_with(char::is_uppercase))
    };
    let (subcommand, words) = match after.first()?.to_str()? {
        _ if command[place] != "tournament" => return None,
        word @ ("show" | "standings" | "quality") => (word, &after[1..]),
        word if is_name(word) => ("show", after),
        _ => return None,
    };
    let has_game = subcommand == "show" && words.first().is_some_and(|word| is_game(word));
    let (game, words) = words.split_at(usize::from(has_game));
    let (name, rest) = words.split_at(words.iter().take_while(|word| is_plain(word)).count());
    let name = name.join(OsStr::new(" "));
    (!name.is_empty()).then(|| {
        let option = ["--tournament".into(), name];
        [command, &[subcommand.into()], game, &option, rest].concat()
    })
}

/// Takes a word after `log` as the game or the player of its entries.
fn with_log_of(args: &[OsString], error: &Error, built: &Command) -> Option<Vec<OsString>> {
    let place = place_of_command(args, built)?;
    let word = args.get(place + 1).filter(|word| is_plain(word))?;
    let is_log = args[place] == "log" && error.kind() == ErrorKind::UnknownArgument;
    let option = if is_game(word) { "--game" } else { "--player" };
    let (before, after) = args.split_at(place + 1);
    is_log.then(|| [before, &[option.into()], after].concat())
}

/// Joins a word with the one before it, where one name or day has several that were
/// typed without quotes: `leave Oma Ruth`, `games --since last week`.
fn with_words_joined(args: &[OsString], error: &Error, built: &Command) -> Option<Vec<OsString>> {
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
    is_one
        .then(|| {
            let joined = words.join(OsStr::new(" "));
            args[..second - 1]
                .iter()
                .cloned()
                .chain([joined])
                .chain(args[second + 1..].iter().cloned())
        })
        .map(Iterator::collect)
}

/// Returns `true` if the command of a line takes one day, or the name of one player or
/// league that is there.
fn takes_one_name(args: &[OsString], built: &Command) -> bool {
    let command = commands(args.iter(), built);
    let mut positionals = command.get_positionals();
    let name = positionals.next().and_then(|arg| arg.get_value_names()?.first());
    let is_one = positionals.next().is_none();
    is_one && name.is_some_and(|name| matches!(name.as_str(), "PLAYER" | "LEAGUE" | "DAY"))
}

fn is_plain(arg: &OsString) -> bool {
    !arg.as_encoded_bytes().starts_with(b"-")
}

fn is_setting(word: &str) -> bool {
    Key::from_str(word, true).is_ok()
}

/// Returns `true` for the number of a game or `last`; a year is none.
fn is_game(word: &OsStr) -> bool {
    let word = word.as_encoded_bytes();
    word == b"last" || word.len() < 4 && word.iter().all(u8::is_ascii_digit)
}

#[cfg(test)]
mod tests;
