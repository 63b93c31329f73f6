//! What is meant by a command line that cannot be parsed: words that people use for
//! a command, a command without its subcommand, and names and days of several words.

mod arguments;
mod cards;
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
    with_arrow_said, with_league_of_move, with_lines_of_list, with_log_of, with_names_of_rename,
    with_subcommand, with_tournament, with_words_joined, without_last, without_round,
};
use self::line::Line;
pub(super) use self::parsed::{is_plain, unknown_first};
pub(super) use self::tips::{with_plain_numbers, with_suggestions};
pub(super) use self::words::command_of;
use self::words::{
    ASKING, ASKING_OF_PLAYERS, BEFORE_PLAYER, COMMANDS, COUNTED, EXITS, HINTS, OF_ALL, OF_NOW,
    OF_OTHERS, OF_PLAYING, OF_RULES, PHRASES, SETTING, SHOWN, TIMES, WITH_OTHERS, has_word,
    is_asking, without_is,
};
use crate::cli::args::time::PeriodArg;
use crate::messages::{Messages, quoted};
use crate::render::shown;

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
    let others = [ASKING, ASKING_OF_PLAYERS, WITH_OTHERS, EXITS]
        .into_iter()
        .flat_map(|words| words.split(' '));
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

/// A question about players, or a line of scores that begins like one.
pub(super) struct PlayerQuestion {
    /// Where it begins in the arguments.
    pub(super) place: usize,
    /// Its words, without signs.
    pub(super) words: Vec<String>,
    /// Whether it may be about the game on the table.
    pub(super) is_of_now: bool,
    /// Whether it asks who is ahead of whom.
    pub(super) is_of_others: bool,
    /// Whether it has scores, so that it asks nothing: `who went out is ann, 13 20`.
    pub(super) tells_scores: bool,
}

impl PlayerQuestion {
    /// Finds one in a command line that names no command, `how is bob doing`; it may be one
    /// about the rules still.
    pub(super) fn find(args: &[OsString]) -> Option<Self> {
        let place = first_plain(args)?;
        let text = args[place..].iter().take_while(|arg| is_plain(arg));
        let text = text.map(|arg| arg.to_str()).collect::<Option<Vec<_>>>()?.join(" ");
        let words =
            text.split_whitespace().map(|word| word.trim_matches(['?', '!', ',', '.', '"']));
        let words: Vec<_> = words.map(str::to_owned).collect();
        let lower: Vec<_> = words.iter().map(|word| word.to_lowercase()).collect();
        let (first, rest) = lower.split_first()?;
        let has = |list| rest.iter().any(|word| has_word(list, word));
        let asks_when = first == "when" || !has_word(OF_RULES, first);
        let tells_scores =
            first != "when" && !has(TIMES) && (1..lower.len()).any(|at| is_score(&lower, at));
        let is_meant = is_asking(first) && asks_when && (has(OF_PLAYING) || tells_scores);
        is_meant.then(|| Self {
            place,
            is_of_now: has(OF_NOW) && !has(OF_ALL),
            is_of_others: has(OF_OTHERS),
            tells_scores,
            words,
        })
    }

    /// Returns `true` if it asks of a rule, with a word that is not the name of a player: `may`.
    pub(super) fn is_of_rules(&self, is_name: impl Fn(&str) -> bool) -> bool {
        (1..self.words.len()).any(|at| {
            let word = &self.words[at];
            has_word(OF_RULES, &word.to_lowercase()) && !(self.is_behind(at) && is_name(word))
        })
    }

    /// Returns `true` if a name may stand at a place.
    fn is_behind(&self, at: usize) -> bool {
        let word = self.words[at - 1].to_lowercase();
        has_word(BEFORE_PLAYER, &word) || without_is(&word) != word
    }

    /// Finds the day, the period or the league that it asks of: `in 2024`, `last year`.
    pub(super) fn selected<T>(&self, find: impl Fn(&str) -> Option<T>) -> Option<T> {
        const LONGEST: usize = 4;
        let ends = |at: usize| (at + 1..=self.words.len().min(at + LONGEST)).rev();
        let mut texts = (1..self.words.len()).flat_map(|at| ends(at).map(move |end| (at, end)));
        texts.find_map(|(at, end)| find(&self.words[at..end].join(" ")))
    }

    /// Returns the texts of up to so many words that may be names in it, by where they begin, the
    /// longest first.
    pub(super) fn names(&self, most: usize) -> Vec<Vec<String>> {
        let starts = (1..self.words.len()).filter(|&at| self.tells_scores || self.is_behind(at));
        let texts = |at: usize| {
            let ends = (at + 1..=self.words.len().min(at + most)).rev();
            ends.map(|end| self.words[at..end].join(" ")).collect()
        };
        starts.map(texts).collect()
    }
}

/// Returns where the first argument stands that is no option of the program or its value.
fn first_plain(args: &[OsString]) -> Option<usize> {
    let is_value = |place: usize| {
        ["--db", "--lang", "--color"].iter().any(|option| args[place - 1] == *option)
    };
    (1..args.len()).find(|&place| is_plain(&args[place]) && !is_value(place))
}

/// Returns `true` for a number that counts nothing, and is no part of a day.
fn is_score(words: &[String], at: usize) -> bool {
    let word = &words[at];
    let counts = |at: usize| words.get(at).is_some_and(|word| has_word(COUNTED, word));
    let is_day = || {
        let next = words.get(at + 1).filter(|next| next.starts_with(char::is_alphabetic));
        next.is_some_and(|next| format!("{word} {next}").parse::<PeriodArg>().is_ok())
    };
    let is_number = (1..4).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit());
    is_number && !counts(at - 1) && !counts(at + 1) && !is_day()
}

/// Returns a question about cards in the words of a language in English; `None` for others.
pub(super) fn question_in_english(args: &[OsString], words: &Messages) -> Option<Vec<OsString>> {
    let place = first_plain(args)?;
    let len = args[place..].iter().take_while(|arg| is_plain(arg)).count();
    let (before, question, after) =
        (&args[..place], &args[place..place + len], &args[place + len..]);
    let text = question.iter().map(|arg| arg.to_str()).collect::<Option<Vec<_>>>()?.join(" ");
    let english = words.question_in_english(&text)?;
    let english: Vec<_> = english.split_whitespace().map(OsString::from).collect();
    Some([before, &english, after].concat())
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
        .or_else(|| with_lines_of_list(args))
        .or_else(|| without_last(args, error, words))
        .or_else(|| with_arrow_said(args, error))
        .or_else(|| without_round(args, built))
        .or_else(|| with_names_of_rename(args, error))
        .or_else(|| with_league_of_move(args, error))
        .or_else(|| with_subcommand(args, built))
        .or_else(|| with_tournament(args, error, built))
        .or_else(|| with_log_of(args, error, built))
        .or_else(|| with_words_joined(args, error, built))
}

/// Returns the error for a sentence with cards that has words which are not understood.
pub(super) fn unread(args: &[OsString], error: &Error, built: &Command) -> Option<Error> {
    let word = unknown_first(error, args, built)?;
    let unread = Line::new(args, word)?.asked_of_cards()?.err()?;
    let said = |arg: &String| if arg.starts_with("--") { arg.clone() } else { quoted(arg) };
    let command: Vec<_> = unread.command.iter().map(said).collect();
    // Without what changes the round or the rules it would be another question.
    let sets = |word: &String| has_word(SETTING, &word.to_lowercase());
    let tip = match unread.words.iter().any(sets) {
        true => String::new(),
        false => format!("run `crowns {}`; ", command.join(" ")),
    };
    let text = format!(
        "`{}` is not understood in a question about cards\n\n  tip: {tip}`crowns help {}` shows \
         what can be added",
        shown(&unread.words.join(" ")),
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
