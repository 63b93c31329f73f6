//! What is meant by a command line that cannot be parsed: words that people use for a command, a
//! command without its subcommand, and names and days of several words. And what is said about one
//! that stands for nothing: the command or the option that may be meant, and what a number must be.

mod arguments;
mod cards;
mod line;
mod parts;
#[cfg(test)]
mod tests;
pub(super) mod words;

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};

pub(super) use self::arguments::unknown_first;
use self::arguments::{
    Meant, command_named, place_of, text_of, unknown, with_arrow_said, with_dashes,
    with_league_of_move, with_lines_of_list, with_log_of, with_names_of_rename, with_subcommand,
    with_tournament, with_words_joined, without_last, without_round,
};
use self::line::Line;
pub(super) use self::line::is_period;
pub(super) use self::words::command_of;
use self::words::{
    ASKING, ASKING_OF_PLAYERS, COMMANDS, EXITS, FILLERS, HINTS, PHRASES, SETTING, WITH_OTHERS,
    has_word, hinted, is_asking,
};
use super::process_args::{between, first_plain, is_plain, joined, split_plain};
use crate::cards::{Deck, parse_cards, rank_called};
use crate::game::{is_digits, is_no_name};
use crate::messages::{Language, Messages, SHOWN, is_shown, quoted};
use crate::render::shown;
use crate::rules::nearest;
use crate::rules::rulings::Answer;

/// Returns the commands and the words that stand for one: what is suggested for other words.
pub(super) fn suggested(program: &Command) -> impl Iterator<Item = String> + '_ {
    names(program).chain(COMMANDS.iter().flat_map(|(words, _)| words.split('|'))).map(str::to_owned)
}

fn names(program: &Command) -> impl Iterator<Item = &str> {
    program
        .get_subcommands()
        .flat_map(|command| std::iter::once(command.get_name()).chain(command.get_all_aliases()))
}

/// Returns the commands and all words for them: what is typed at the entry line of `play`.
pub(super) fn words(program: &Command) -> impl Iterator<Item = String> + '_ {
    let of_tables = COMMANDS.iter().map(|(words, command)| (*words, *command));
    let of_tables =
        of_tables.chain(PHRASES.iter().map(|(words, _, _, command)| (*words, *command)));
    let asked = of_tables.clone().filter(|(_, command)| is_shown(command) || *command == "score");
    let plain = |(words, _): (&'static str, &str)| words.split('|');
    let (of_tables, asked) = (of_tables.flat_map(plain), asked.flat_map(plain));
    let asked = asked.chain(SHOWN.split(' ')).chain(["score"]);
    let asked = asked.chain(WITH_OTHERS.split(' ')).map(|word| format!("{word}?"));
    let hinted = HINTS.iter().flat_map(|(words, _)| words.split('|'));
    let others = [ASKING, ASKING_OF_PLAYERS, WITH_OTHERS, EXITS]
        .into_iter()
        .flat_map(|words| words.split(' '));
    let shortened =
        ASKING.split(' ').flat_map(|word| ["s", "'s", "’s"].map(|is| format!("{word}{is}")));
    let plain = names(program).chain(of_tables).chain(hinted).chain(others).map(str::to_owned);
    plain.chain(shortened).chain(asked)
}

/// Returns the command that is meant by a line of words; `None` if it begins with one.
pub(super) fn line(line: &str, built: &Command) -> Option<String> {
    let words = std::iter::once("crowns").chain(line.split_whitespace());
    let args: Vec<_> = words.map(OsString::from).collect();
    let error = built.clone().try_get_matches_from(&args).err()?;
    let meant = Line::new(&args, unknown_first(&error, &args, built)?)?.with_command(built)?;
    joined(&meant[1..])
}

/// Returns a question about cards in the words of a language in English; `None` for others.
pub(super) fn question_in_english(args: &[OsString], words: &Messages) -> Meant {
    let (before, question) = args.split_at(first_plain(args)?);
    let (question, after) = split_plain(question);
    let text = joined(question)?;
    let english = match words.question_in_english(&text) {
        Some(english) => english.split_whitespace().map(str::to_owned).collect(),
        // It is in English, where a Norwegian `hand` may be another word.
        None if is_asking(&text.split(' ').next()?.to_lowercase()) => return None,
        // `KH KD KC 4S kan jeg lukke`
        None => match words.words_in_english(&text) {
            english if english == text => return None,
            english => cards::said(&english)?
                .unwrap_or_else(|_| english.split(' ').map(str::to_owned).collect()),
        },
    };
    Some(between(before, english, after))
}

/// Returns a question about cards without the command before it, `rules is 5H 6H 8H a run`; `None`
/// for others.
pub(super) fn cards_asked_of_command(args: &[OsString], words: &Messages) -> Meant {
    let asked = ["rules", "check", "judge", "odds"];
    let place = first_plain(args).filter(|&place| asked.iter().any(|one| args[place] == *one))?;
    let (before, rest) = (&args[..place], &args[place + 1..]);
    // The words of the language are read for a word alone, not for each hand.
    let first = rest.first()?.to_str()?;
    if !first.starts_with(char::is_alphabetic) || parse_cards(first, Deck::FULL).is_ok() {
        return None;
    }
    // `check if 5H 6H 7H is a run`
    let whether = usize::from(matches!(first, "if" | "whether"));
    let rest = &rest[whether..];
    let (asked, after) = split_plain(rest);
    let asked = joined(asked)?;
    let asked = words.question_in_english(&asked).unwrap_or(asked);
    let begins = whether > 0 || is_asking(&asked.split(' ').next()?.to_lowercase());
    let is_read = begins && cards::asked(&asked).is_some_and(|asked| asked.is_ok());
    is_read.then(|| between(before, asked.split_whitespace(), after))
}

/// Returns the arguments that are meant by those of an error.
pub(super) fn command(
    args: &[OsString],
    error: &Error,
    built: &Command,
    words: &Messages,
) -> Meant {
    let line = unknown_first(error, args, built).and_then(|word| Line::new(args, word));
    line.as_ref()
        .and_then(|line| line.said(built, words).or_else(|| line.with_command(built)))
        .or_else(|| with_lines_of_list(args))
        .or_else(|| without_last(args, error, words))
        .or_else(|| with_arrow_said(args, error))
        .or_else(|| without_round(args, built))
        .or_else(|| with_names_of_rename(args, error))
        .or_else(|| with_league_of_move(args, error))
        .or_else(|| with_subcommand(args, built))
        .or_else(|| with_tournament(args, error, built))
        .or_else(|| with_dashes(args, error, built))
        .or_else(|| with_log_of(args, error, built))
        .or_else(|| with_words_joined(args, error, built))
}

/// Returns the error for a sentence with cards that has words which are not understood.
pub(super) fn unread(
    args: &[OsString],
    error: &Error,
    built: &Command,
    messages: &Messages,
) -> Option<Error> {
    let word = unknown_first(error, args, built)?;
    let unread = Line::new(args, word)?.asked_of_cards()?.err()?;
    let said = |arg: &String| if arg.starts_with("--") { arg.clone() } else { quoted(arg) };
    let command: Vec<_> = unread.command.iter().map(said).collect();
    let is_card = |word: &str| parse_cards(word, Deck::FULL).is_ok();
    // Without what changes the cards, the round or the rules it would be another question.
    let sets = |word: &String| {
        let word = word.trim_matches([',', '.', ';', ':']).to_lowercase();
        has_word(SETTING, &word)
            || word.contains(|c: char| c.is_ascii_digit())
            || rank_called(&word).is_some()
            || is_card(&word)
    };
    // Fewer cards are no hand and no meld, and one that is named twice may be the same.
    let cards: Vec<_> = unread.command.iter().filter(|word| is_card(word)).collect();
    let is_twice = (1..cards.len()).any(|at| cards[..at].contains(&cards[at]));
    let is_left = unread.command.iter().any(|word| word == "--left");
    let is_whole = (cards.len() >= 3 || is_left) && !is_twice;
    let tip = match unread.is_before_cards && is_whole && !unread.words.iter().any(sets) {
        true => format!("run `crowns {}`; ", command.join(" ")),
        false => String::new(),
    };
    let words: Vec<_> = unread.words.iter().map(|word| messages.asked_word(word)).collect();
    let text = format!(
        "`{}` is not understood in a question about cards\n\n  tip: {tip}`crowns help {}` shows \
         what can be added",
        shown(&words.join(" ")),
        unread.command[0]
    );
    Some(built.clone().error(ErrorKind::ValueValidation, text))
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
pub(crate) fn with_suggestions(error: Error, args: &[OsString], built: &Command) -> Error {
    if error.kind() == ErrorKind::UnknownArgument {
        let error = match command_named(args.iter(), built).get_name() {
            "undo" => with_told(
                error,
                "it takes back the last command only; `crowns fix` corrects a round",
            ),
            _ => error,
        };
        return with_option(error, args, built);
    }
    let is_unknown = |_: &&str| error.kind() == ErrorKind::InvalidSubcommand;
    let Some(word) = unknown(&error).filter(is_unknown).map(str::to_owned) else { return error };
    let group = command_named(args.iter().take_while(|arg| **arg != *word), built);
    let is_program = group.get_name() == built.get_name();
    if let Some(fix) = correction(args, &word) {
        with_commands(error, vec![fix])
    } else if is_program && has_word(EXITS, &word) {
        with_told(
            with_commands(error, Vec::new()),
            "every score is saved at once, so nothing has to be closed; \
             `crowns game finish` ends a game early",
        )
    } else {
        with_commands(error, commands_for(args, &word, group, is_program))
    }
}

/// Returns the commands that may be meant by the first word of a line, of the program or of a
/// group of its commands.
fn commands_for(args: &[OsString], word: &str, group: &Command, is_program: bool) -> Vec<String> {
    let names = group.get_subcommands().filter(|command| !command.is_hide_set());
    let mut near = nearest(&word.to_lowercase(), names.map(|one| (one.get_name(), one.get_name())));
    let others = args.iter().skip_while(|arg| *arg != word).skip(1).filter(|arg| is_plain(arg));
    if word.len() < 3 && others.count() > 1 {
        // `i have too many cards`
        near.clear();
    }
    let commands = match word {
        "reset" | "delete" | "remove" if group.get_name() == "config" => vec!["unset"],
        "edit" | "open" if group.get_name() == "config" => vec!["path"],
        _ if !is_program => near,
        word if is_of_round(args, word) => vec!["undo", "fix"],
        word if let Some(commands) = hinted(word) => commands.to_vec(),
        // `finish the game?`
        word if args.iter().any(|arg| arg.as_encoded_bytes().ends_with(b"?"))
            && let Some(command) = command_of(&word.trim_end_matches('?').to_lowercase()) =>
        {
            vec![command]
        }
        // At the entry line of `play` these are its own.
        "back" => vec!["undo", "fix"],
        "menu" => vec!["help --all"],
        number if is_digits(number) => vec!["score"],
        _ if near.is_empty()
            && let Some(question) = asked_of_rules(args, word) =>
        {
            return vec![question];
        }
        // It is a letter from many words.
        _ => near.into_iter().filter(|name| *name != "man").collect(),
    };
    commands.into_iter().map(String::from).collect()
}

/// Suggests these commands in place of those that clap finds.
fn with_commands(mut error: Error, commands: Vec<String>) -> Error {
    if commands.is_empty() {
        error.remove(ContextKind::SuggestedSubcommand);
        error.remove(ContextKind::Suggested);
    } else {
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(commands));
    }
    error
}

/// Adds a sentence to an error, as its tip.
fn with_told(mut error: Error, told: &'static str) -> Error {
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![told.into()]));
    error
}

/// Returns the command that looks for words in the rules, if they are about these.
fn asked_of_rules(args: &[OsString], first: &str) -> Option<String> {
    let (words, _) = split_plain(&args[place_of(args, first)?..]);
    let words = joined(words)?.replace([',', '.', '?', '!', '\'', '’'], "");
    let is_sentence = words.split(' ').count() > 3;
    // A short word is in many questions, and a number may be a score.
    let is_plain = words.len() > 3 && words.chars().all(|c| c.is_alphabetic() || " -".contains(c));
    let is_known = || match Language::default().words().answer_to(&words) {
        Ok(Answer::One(_)) => true,
        Ok(Answer::Several(_)) => is_sentence,
        Err(_) => false,
    };
    (is_plain && is_known()).then(|| format!("rules {words}"))
}

/// Returns `true` for a word that takes away, before a round: `remove the last round`.
fn is_of_round(args: &[OsString], word: &str) -> bool {
    const TAKES: &str = "remove delete cancel drop erase rm del revert reset clear";
    let mut after = args.iter().skip_while(|arg| *arg != word).skip(1);
    has_word(TAKES, word) && after.any(|arg| arg == "round" || arg == "score")
}

/// Returns the command that a sentence about a score asks for: `round 1 tim 26`, `last round
/// tim had 26`, `zoe was 0 in round 1`, `tim 24 -> 26`. A question asks for none, and a command
/// that needs quotes is not named between others.
fn correction(args: &[OsString], first: &str) -> Option<String> {
    const SAID: &str = "was had has is got scored scores in of the not correction points should be \
                        have been instead no oops sorry wait actually";
    const TOLD: &str = "was had has got scored correction";
    const NO_NAMES: &str = "go goes going need needs must one someone";
    let is_question = first.split_whitespace().next().is_some_and(is_asking);
    let place = place_of(args, first).filter(|_| !is_question)?;
    let typed = joined(&args[place..])?;
    let plain = |word: &str| word.trim_end_matches([':', ',', ';', '.']).to_lowercase();
    let mut words: Vec<_> = typed.split_whitespace().map(plain).collect();
    let is_score = |word: &str| word == "out" || is_digits(word);
    let mut round = None;
    let at = words.iter().position(|word| word == "round");
    if let Some(at) = at {
        let is_last = at > 0 && words[at - 1] == "last";
        let number = words.get(at + 1).filter(|word| !is_last && is_score(word)).cloned();
        let end = at + 1 + usize::from(number.is_some());
        words.drain(at - usize::from(is_last)..end);
        (is_last || number.is_some()).then_some(())?;
        round = number;
    }
    let changed = words.iter().position(|word| ["->", "→", "to", "now"].contains(&word.as_str()));
    if let Some(changed) = changed {
        words.drain(changed.saturating_sub(1)..=changed);
    }
    let is_told =
        at.is_some() || changed.is_some() || words.iter().any(|word| has_word(TOLD, word));
    words.retain(|word| !has_word(SAID, word));
    let (score, name) = words.split_last()?;
    let is_word = |word: &String| {
        is_score(word) || has_word(NO_NAMES, word) || has_word(FILLERS, word) || is_no_name(word)
    };
    let is_one = !name.is_empty() && !name.iter().any(is_word);
    let round = round.unwrap_or_else(|| "last".to_owned());
    let fix: Vec<_> = [&round].into_iter().chain(name).chain([score]).cloned().collect();
    let is_plain = fix.iter().all(|word| quoted(word) == *word);
    (is_told && is_one && is_score(score) && is_plain).then(|| format!("fix {}", fix.join(" ")))
}

/// Names the option that may be meant, and none that is only like it in a letter or two.
fn with_option(mut error: Error, args: &[OsString], built: &Command) -> Error {
    // What begins with two hyphens is hardly a name or a score.
    if text_of(&error, ContextKind::InvalidArg).is_some_and(|typed| typed.starts_with("--"))
        && let Some(ContextValue::StyledStrs(told)) = error.get(ContextKind::Suggested)
        && told.iter().any(|told| told.to_string().contains("as a value"))
    {
        error.remove(ContextKind::Suggested);
    }
    let command = command_named(args.iter(), built);
    let Some(typed) = text_of(&error, ContextKind::InvalidArg) else { return error };
    let typed = typed.trim_start_matches('-');
    let format = match typed {
        "png" | "jpg" | "jpeg" | "picture" | "image" => "svg",
        "pdf" | "page" | "print" | "web" => "html",
        "markdown" => "md",
        "excel" | "xls" | "xlsx" => "csv",
        "rounds" => "games",
        "final" | "finalists" => "cut",
        _ => "",
    };
    let is_option = command.get_arguments().any(|arg| arg.get_long() == Some(format));
    let is_near = text_of(&error, ContextKind::SuggestedArg).is_none_or(|name| {
        let name = name.trim_start_matches('-');
        typed.starts_with(name) || !nearest(typed, [(name, ())]).is_empty()
    });
    if is_option {
        error.insert(ContextKind::SuggestedArg, ContextValue::String(format!("--{format}")));
    } else if !is_near {
        error.remove(ContextKind::SuggestedArg);
    }
    if is_option || !is_near {
        error.insert(ContextKind::Usage, ContextValue::StyledStr(command.clone().render_usage()));
    }
    error
}

/// Writes what the parser says of a number as a sentence: `0 is not in 1..=4294967295` is
/// `it must be 1 or more`.
pub(crate) fn with_plain_numbers(text: &str) -> String {
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
