//! Command lines that begin with no command: what is put in the place of their words.

use std::ffi::{OsStr, OsString};

use clap::Command;

use super::arguments::{Meant, is_game, place_of};
use super::cards::{self, Unread};
use super::words::{
    ASKING, OF_SHOWN, SHOWING, about_players, asked_of_round, asks_of_game, asks_of_rules,
    command_of, has_word, phrase, taking_back, without_is,
};
use crate::cards::{Deck, parse_cards, parse_ranks};
use crate::cli::args::time::PeriodArg;
use crate::cli::process_args::{between, is_plain, joined, split_plain};
use crate::game::{is_digits, round_called, take_round};
use crate::messages::{Language, Messages, is_shown};

/// The words with which a sentence with cards may begin, besides those that ask.
const OF_CARDS: &str = "will did i've tell";

/// A line whose first plain word is no command.
pub(super) struct Line {
    args: Vec<OsString>,
    /// Where that word is.
    place: usize,
    is_asked: bool,
}

impl Line {
    /// Reads arguments with a word that is none. What is typed in quotes is words, and a
    /// question mark at the end of one says nothing else.
    pub(super) fn new(args: &[OsString], word: &str) -> Option<Self> {
        let place = place_of(args, word)?;
        let words = word.trim_end_matches(':').split_whitespace().map(OsString::from);
        let words = words.chain(args[place + 1..].iter().cloned());
        let mut is_asked = false;
        let without_mark = |arg: OsString| match arg.to_str().filter(|_| is_plain(&arg)) {
            Some(text) if text.ends_with(['?', '!']) => {
                is_asked |= text.ends_with('?');
                text.trim_end_matches(['?', '!']).into()
            }
            _ => arg,
        };
        let words = words.map(without_mark).filter(|arg| !arg.is_empty());
        let args: Vec<_> = args[..place].iter().cloned().chain(words).collect();
        (args.len() > place).then_some(Self { args, place, is_asked })
    }

    /// Puts a command in the place of the words for it in a language: `hvem vandt`.
    pub(super) fn said(&self, built: &Command, words: &Messages) -> Meant {
        let line = &self.args[self.place..];
        let is_word = |word: &&str| !word.contains(char::is_whitespace);
        let said: Vec<_> = line.iter().map_while(|arg| arg.to_str().filter(is_word)).collect();
        let mark = if self.is_asked { "?" } else { "" };
        let (english, len) = words.command_said(&format!("{}{mark}", said.join(" ")))?;
        let command: Vec<_> = english.split(' ').collect();
        let args = with_question(&self.args[..self.place], &command, &line[len..]);
        match built.find_subcommand(command[0]) {
            Some(_) => Some(args),
            // What the screen calls so, `chart`.
            None => Self { args, ..*self }.with_command(built),
        }
    }

    /// Puts the command in the place of the words for it in English.
    pub(super) fn with_command(&self, built: &Command) -> Meant {
        let (before, after) = (&self.args[..self.place], &self.args[self.place + 1..]);
        let (plain, options) = split_plain(after);
        if let Some(asked) = self.asked_of_cards() {
            let mut command = asked.ok()?;
            // JSON tells of any kind which it is.
            let kind = command.iter().position(|arg| arg == "--kind");
            if let Some(kind) = kind.filter(|_| options.iter().any(|arg| arg == "--json")) {
                command.drain(kind..kind + 2);
            }
            return Some(between(before, command, options));
        }
        let word = self.args[self.place].to_str()?;
        let rest: Vec<_> = plain.iter().filter_map(|arg| arg.to_str()).collect();
        let (taken, command) = self.meant(word, &rest, built)?;
        // A question changes nothing.
        let whole = [&command, &rest[taken..]].concat().join(" ");
        let (taken, command) = match is_shown(&whole) {
            false if self.is_asked && command == ["score"] => (rest.len(), vec!["board"]),
            false if self.is_asked => return None,
            _ => (taken, command),
        };
        Some(with_question(before, &command, &after[taken..]))
    }

    /// Returns the command that a sentence with cards asks for, or why it cannot be answered;
    /// `None` for another line.
    pub(super) fn asked_of_cards(&self) -> Option<Result<Vec<String>, Unread>> {
        let words = joined(split_plain(&self.args[self.place..]).0)?;
        let first = words.split(' ').next()?.to_lowercase();
        let is_asking = has_word(ASKING, without_is(&first)) || has_word(OF_CARDS, &first);
        match is_asking {
            true => cards::asked(&words),
            false => {
                cards::said(&words).filter(|said| said.is_ok() || command_of(&first).is_none())
            }
        }
    }

    /// Returns how many words after the first are left out, and the command in the place
    /// of these and the first.
    fn meant<'t>(
        &self,
        word: &'t str,
        rest: &[&'t str],
        built: &Command,
    ) -> Option<(usize, Vec<&'t str>)> {
        let lower = word.to_lowercase();
        let first = without_is(&lower);
        let after: Vec<_> = rest.iter().map(|word| word.to_lowercase()).collect();
        let after: Vec<_> = after.iter().map(String::as_str).collect();
        let typed = [&[word], rest].concat().join(" ");
        let said = |text: &'static str| text.split(' ').collect::<Vec<_>>();
        let is_subcommand = |command: &&&str| {
            let command = built.find_subcommand(command);
            command.is_some_and(|command| command.find_subcommand(word).is_some())
        };
        if built.find_subcommand(word).is_some() {
            return Some((0, vec![word]));
        }
        // A subcommand may stand before its command: `add player Ann`, `delete game 3`.
        if let Some(command) = rest.first().filter(is_subcommand)
            && (word, rest) != ("show", &["rules"])
        {
            return Some((1, vec![command, word]));
        }
        if has_word(SHOWING, first)
            && let Some(shown) = shown(first, rest, built)
        {
            return Some(shown);
        }
        if word == "take"
            && let Some(command) = taking_back(&after)
        {
            let taken = if command == "undo" { rest.len() } else { 0 };
            return Some((taken, said(command)));
        }
        match asked_of_round(first, &after) {
            Some("board") => return Some((rest.len(), vec!["board", "last"])),
            Some(command) => return Some((0, vec![command, "--", word])),
            None => {}
        }
        if asks_of_rules(first, &after) {
            return Some((0, vec!["rules", "--", word]));
        }
        let phrase = phrase(first, &after).filter(|_| first == lower);
        let found = phrase.or_else(|| Some((0, command_of(&lower)?)));
        if let Some((taken, "report night")) = found {
            let others = &after[taken..];
            if let Some(game) = game_in(&rest[taken..]) {
                let last = (game == "last").then_some("--finished");
                let command = ["report", "game", game].into_iter().chain(last);
                return Some((rest.len(), command.collect()));
            } else if others.contains(&"round") {
                return Some((rest.len(), vec!["board", "last"]));
            } else if !others.is_empty() && !is_period(&others.join(" ")) {
                return Some((taken, vec!["report", "about"]));
            }
        }
        Some(match (first, rest.first()) {
            _ if let Some((taken, command)) = phrase => (taken, said(command)),
            _ if asks_of_game(first, &after) => (rest.len(), vec!["board"]),
            // `who's`
            ("who", Some(_)) if first != lower => (rest.len(), vec!["board"]),
            _ if has_word(ASKING, first) => {
                rest.first()?;
                (0, vec!["rules", "--", word])
            }
            _ if is_period(&typed) => (0, vec!["report", "about", word]),
            ("last", Some(_)) if is_topic(&typed) => (0, vec!["rules", word]),
            ("top", Some(count)) if is_digits(count) => (0, vec!["standings", "--top"]),
            ("round", _) if rest.len() < 2 => (rest.len(), vec!["board"]),
            ("wild" | "wilds", Some(_)) if round_called(&rest.join(" ")).is_some() => {
                (0, vec!["rules", "--", "what", "is", "wild"])
            }
            _ if let Some((taken, command)) = found => (taken, said(command)),
            _ if let Some(command) = about_players(word, rest) => (rest.len(), command),
            _ if are_cards(&typed) => (0, vec!["check", word]),
            _ if is_topic(&typed) => (0, vec!["rules", word]),
            _ => return None,
        })
    }
}

/// Puts a command between arguments; of the rules, options stand before the question.
fn with_question(before: &[OsString], command: &[&str], rest: &[OsString]) -> Vec<OsString> {
    let Some(at) = command.iter().position(|word| *word == "--") else {
        return between(before, command, rest);
    };
    let is_option = |arg: &OsString| arg.as_encoded_bytes().starts_with(b"--");
    let (words, options) = rest.split_at(rest.iter().position(is_option).unwrap_or(rest.len()));
    between(&between(before, &command[..at], options), &command[at..], words)
}

/// Returns the command for what is to be shown: `show me the standings`, `list players`, `show
/// karin`; `None` for a game, which is shown as its board.
fn shown<'t>(first: &str, rest: &[&'t str], built: &Command) -> Option<(usize, Vec<&'t str>)> {
    let before = rest.iter().take_while(|word| has_word(OF_SHOWN, &word.to_lowercase())).count();
    let (word, after) = rest[before..].split_first()?;
    let lower = word.to_lowercase();
    if let Some(command) = command_of(&lower) {
        return Some((before + 1, command.split(' ').collect()));
    }
    // `Stats` is a name.
    if *word == lower && is_shown(&lower) && built.find_subcommand(&lower).is_some() {
        return Some((before, Vec::new()));
    }
    if lower == "game" && after.is_empty() && before > 0 {
        return Some((rest.len(), vec!["board"]));
    }
    if let Some(command) = about_players(word, after) {
        return Some((rest.len(), command));
    }
    let is_other = is_game(OsStr::new(word)) || is_period(&rest.join(" ")) || lower == "round";
    let is_said = rest[..before].iter().all(|word| matches!(*word, "me" | "us"));
    let is_name = !is_other && is_said && !matches!(first, "all" | "list");
    is_name.then(|| (before, vec!["player", "show"]))
}

/// Returns the game that words name after `who won`: `3`, `game 3`, `the last one`.
fn game_in<'t>(rest: &[&'t str]) -> Option<&'t str> {
    const WITH: &str = "the game in of time one";
    let mut named = rest.iter().filter(|word| !has_word(WITH, word));
    let game = named.next()?.trim_start_matches('#');
    (named.next().is_none() && is_game(OsStr::new(game))).then_some(game)
}

/// Returns `true` if words are a day or a period; a number is one if it is a year.
pub(in crate::cli) fn is_period(text: &str) -> bool {
    let is_year = text.len() == 4 && is_digits(text);
    (is_year || text.contains(char::is_alphabetic)) && text.parse::<PeriodArg>().is_ok()
}

/// Returns `true` if words are cards with their suits, or some that are left.
fn are_cards(text: &str) -> bool {
    let (_, text) = take_round(text);
    let text = text.trim();
    let left = text.strip_suffix(" left").is_some_and(|left| parse_ranks(left, Deck::FULL).is_ok());
    left || parse_cards(text, Deck::FULL).is_ok_and(|cards| cards.len() > 1)
}

/// Returns `true` if words are a topic of the rules, or what one is looked for by.
fn is_topic(text: &str) -> bool {
    let answer = Language::default().words().rulings().asked_for(text.trim());
    answer.is_ok_and(|answer| answer.matches().iter().all(|found| found.score >= 1.0))
}
