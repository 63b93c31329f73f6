//! A name where a command was expected, or a question about players: what is shown of the
//! player, of two compared, or of the league.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::ContextKind;
use clap::{Command, Error};

use super::args::time::PeriodArg;
use super::context::open_quietly;
use super::meant::words::{
    BEFORE_PLAYER, COUNTED, OF_ALL, OF_NOW, OF_OTHERS, OF_PLAYING, OF_RULES, TIMES, has_word,
    is_asking, without_is,
};
use super::meant::{is_period, unknown_first};
use super::process_args::{between, first_plain, joined, split_plain};
use crate::game::{is_digits, name_key};
use crate::store::Lookup;

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
    let (names, options) = split_plain(words);
    let with = |words: &[&str]| between(before, words, options);
    let store = open_quietly(database(&with(&["board"])))?;
    let reader = store.read().ok()?;
    let names = names.iter().map(|name| name.to_str()).collect::<Option<Vec<_>>>()?;
    // What is like a command may be a slip.
    let is_slip = error.get(ContextKind::SuggestedSubcommand).is_some();
    let is_meant = |name: &str, typed: &str| !is_slip || name_key(name) == name_key(typed);
    let player = |words: &[&str]| {
        let text = words.join(" ");
        match reader.find_player(&text).ok()? {
            Lookup::One(player) => is_meant(&player.name, &text).then_some(player.name),
            Lookup::Several(_) if !is_slip => Some(text),
            _ => None,
        }
    };
    if let Some(name) = player(&names) {
        return Some(with(&["player", "show", &name]));
    }
    if let Ok(Lookup::One(league)) = reader.find_league(&names.join(" "))
        && is_meant(&league.name, &names.join(" "))
    {
        return Some(with(&["league", "show", &league.name]));
    }
    let splits = || (1..names.len()).map(|at| names.split_at(at));
    let of_period = splits().find_map(|(one, rest)| {
        rest.join(" ").parse::<PeriodArg>().ok()?;
        Some((player(one)?, rest))
    });
    if let Some((name, period)) = of_period {
        return Some(with(&[&["stats", &*name], period].concat()));
    }
    let (one, other) = splits().find_map(|(one, other)| Some((player(one)?, player(other)?)))?;
    Some(with(&["stats", &one, &other]))
}

/// Returns the arguments of the command that answers a question about players, and the question:
/// the board for those who play now, else the page of one or the comparison of two. A name is
/// whole, or the first word of one; of several, who plays now counts. A line with scores of who
/// plays now is read as scores are. `database` returns the file that arguments name.
pub(super) fn asked(
    args: &[OsString],
    database: impl FnOnce(&[OsString]) -> Option<PathBuf>,
) -> Option<(Vec<OsString>, String)> {
    const LONGEST: usize = 3;
    let question = PlayerQuestion::find(args)?;
    let (before, after) = args.split_at(question.place);
    let (_, options) = split_plain(after);
    let with = |words: &[&str]| between(before, words, options);
    let store = open_quietly(database(&with(&["board"])))?;
    let reader = store.read().ok()?;
    let players: Vec<_> = reader.players().ok()?.into_iter().map(|player| player.name).collect();
    if question.is_of_rules(|word| players.iter().any(|name| name_key(name) == name_key(word))) {
        return None;
    }
    let open = reader.open_games().ok()?;
    let plays = |name: &str| match open.as_slice() {
        [game] => game.players.iter().any(|seat| &*seat.player.name == name),
        _ => false,
    };
    let named = |text: &str| {
        let key = name_key(text);
        ["", "'s", "’s", "s"].into_iter().filter_map(|end| key.strip_suffix(end)).find_map(|own| {
            let is_named = |name: &&String| {
                let name = name_key(name);
                [&*name, name.split(' ').next().unwrap_or_default()].contains(&own)
            };
            let found: Vec<_> = players.iter().filter(is_named).collect();
            let is_whole = found.iter().any(|name| name_key(name) == own);
            let playing: Vec<_> = found.iter().filter(|name| plays(name)).collect();
            match (found.as_slice(), playing.as_slice()) {
                ([], _) => None,
                ([one], _) => Some((*one).clone()),
                (_, [one]) if question.is_of_now || !is_whole => Some((**one).clone()),
                _ => Some(own.to_owned()),
            }
        })
    };
    let mut names: Vec<_> = question
        .names(LONGEST)
        .iter()
        .filter_map(|texts| texts.iter().find_map(|text| named(text)))
        .collect();
    names.dedup();
    let league = |text: &str| {
        let name = reader.find_league(text).ok()?.one()?.name;
        let is_meant = name_key(&name) == name_key(text) && named(text).is_none();
        is_meant.then(|| vec!["--league".to_owned(), name])
    };
    let period = |text: &str| {
        let is_meant = is_period(text) && named(text).is_none();
        is_meant.then(|| text.split(' ').map(str::to_owned).collect())
    };
    let selected = question.selected(league).or_else(|| question.selected(period));
    let selected: Vec<_> = selected.iter().flatten().map(String::as_str).collect();
    let is_of_now = question.is_of_now && matches!(selected[..], [] | ["today" | "tonight"]);
    let command = match names.as_slice() {
        [] => return None,
        names if question.tells_scores => {
            names.iter().any(|name| plays(name)).then_some(())?;
            std::iter::once("score").chain(question.words.iter().map(String::as_str)).collect()
        }
        names if is_of_now && names.iter().all(|name| plays(name)) => {
            // The whole sheet shows what was in a round.
            let is_of_round = question.words.iter().any(|word| word == "round");
            if is_of_round { vec!["board", "last"] } else { vec!["board"] }
        }
        [one] if selected.is_empty() && !question.is_of_others => vec!["player", "show", one],
        [one] => [&["stats", one], &*selected].concat(),
        [one, other, ..] => [&["stats", one, other], &*selected].concat(),
    };
    Some((with(&command), question.words.join(" ")))
}

/// A question about players, or a line of scores that begins like one.
pub(super) struct PlayerQuestion {
    /// Where it begins in the arguments.
    place: usize,
    /// Its words, without signs.
    words: Vec<String>,
    /// Whether it may be about the game on the table.
    pub(super) is_of_now: bool,
    /// Whether it asks who is ahead of whom.
    is_of_others: bool,
    /// Whether it has scores, so that it asks nothing: `who went out is ann, 13 20`.
    pub(super) tells_scores: bool,
}

impl PlayerQuestion {
    /// Finds one in a command line that names no command, `how is bob doing`; it may be one
    /// about the rules still.
    pub(super) fn find(args: &[OsString]) -> Option<Self> {
        let place = first_plain(args)?;
        let text = joined(split_plain(&args[place..]).0)?;
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
    fn selected<T>(&self, find: impl Fn(&str) -> Option<T>) -> Option<T> {
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

/// Returns `true` for a number that counts nothing, and is no part of a day.
fn is_score(words: &[String], at: usize) -> bool {
    let word = &words[at];
    let counts = |at: usize| words.get(at).is_some_and(|word| has_word(COUNTED, word));
    let is_day = || {
        let next = words.get(at + 1).filter(|next| next.starts_with(char::is_alphabetic));
        next.is_some_and(|next| format!("{word} {next}").parse::<PeriodArg>().is_ok())
    };
    let is_number = word.len() < 4 && is_digits(word);
    is_number && !counts(at - 1) && !counts(at + 1) && !is_day()
}
