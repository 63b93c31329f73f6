//! The letters that are keys while the line is empty.
//!
//! A name, a Jack or a slip of a number may begin with such a letter: if what is
//! typed next goes on with it, all of it is text after all; so it is if the letters
//! begin a command. What changes the game or leaves the screen waits for Enter.

use super::message::Key;
use super::model::Model;
use super::question::Question;
use crate::cards::{CardNames, Deck, Rank, parse_cards};
use crate::game::{begins_said_between_rounds, begins_with, name_letters};

pub(super) fn is_command(c: char) -> bool {
    "cjglrmouUq?".contains(c)
}

impl Model {
    /// Holds a line that was typed before a change of the game was seen, unless it is
    /// a command: it may be meant for a round that is not next any more.
    pub fn hold(&mut self, line: &str) {
        let word = line.split_whitespace().next().unwrap_or_default();
        if matches!(self.top().question, Question::Score) && !begins_command(self, word) {
            self.line().set(line);
        }
    }
}

/// Returns `true` if a text is the beginning of a command, or one with more after it.
pub(super) fn begins_command(model: &Model, text: &str) -> bool {
    let word = text.split([' ', ':']).next().unwrap_or_default();
    model.commands.iter().any(|command| command == word || command.starts_with(text))
}

/// Returns `true` if a text is the beginning of a command, or of a word of the language for
/// one or with which questions are asked or scores are said, such as `gik ud`, and not of
/// cards that a panel takes.
pub(super) fn begins_words(model: &Model, text: &str) -> bool {
    begins_command(model, text)
        || begins_said_between_rounds(text)
        || begins_sorry(model, text)
        || !text.starts_with(['c', 'j', 'o'])
            && (begins_said(model, text) || names_card(model, text))
}

/// Returns `true` if a text is the beginning of a word of the language, or goes on after one.
fn begins_said(model: &Model, text: &str) -> bool {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let word = word.trim_end_matches([',', ';', ':']);
    let words = model.words();
    let mut said = words.said_commands().map(|(own, _)| own).chain(words.asking_words());
    let mut called = words.card_names().words.iter();
    // A question about the rules may begin so: `r`, and `et sæt`.
    let goes_on = !text.starts_with('r')
        || word.chars().count() > 4
        || !rest.starts_with(char::is_alphabetic)
        || goes_on_as_correction(model, word, rest);
    let is_said =
        |own: &str| own.starts_with(text) || goes_on && own.split(' ').next() == Some(word);
    said.any(is_said) || called.any(|(own, _)| is_said(own))
}

/// Returns `true` if the word for `fix` goes on with the name of a player at the table, or
/// with a round: `ret mette 17`, `ret sidste mette 17`.
fn goes_on_as_correction(model: &Model, word: &str, rest: &str) -> bool {
    let first = rest.split([' ', ',', '=', ':']).next().unwrap_or_default();
    let is_round = |(own, english): &(&str, &str)| {
        ["last", "round"].contains(english) && own.starts_with(first)
    };
    model.words().said_commands().any(|(own, english)| own == word && english == "fix")
        && (begins_name(model, first) || model.words().card_names().words.iter().any(is_round))
}

/// Returns `true` if a text is the beginning of what is said before a correction, `oj, Ann`.
fn begins_sorry(model: &Model, text: &str) -> bool {
    let mut words = model.words().card_names().words.iter();
    let goes_on = |own| text.strip_prefix(own).is_some_and(|rest| rest.starts_with([',', ' ']));
    words.any(|&(own, english)| english == "oops" && (own.starts_with(text) || goes_on(own)))
}

/// Returns `true` if a text is the beginning of the name of a suit or a rank, or of cards
/// that begin with one.
fn names_card(model: &Model, text: &str) -> bool {
    let mut names = names_of_cards(model).filter(|name| name.chars().count() > 3);
    names.any(|name| name.starts_with(text) || text.starts_with(name))
}

/// Returns whether a text that a letter has begun may still be for its panel, as far as
/// it is typed: `jd` is a Jack, and `jdiamond 7` a hand in the panel.
pub(super) fn begin(model: &Model, letter: char, text: &str) -> Begun {
    let after = text.strip_prefix(letter).unwrap_or_default();
    let begun = Begun::new(model, letter, after);
    if begins_words(model, text)
        || letter == 'j' && begun != Begun::Key && begins_card(model, after)
    {
        return Begun::Undecided;
    }
    match begun {
        Begun::Text => Begun::Text,
        _ if after.is_empty() || !"cjor".contains(letter) => Begun::Text,
        _ if is_of_nobody(model, letter, after) => Begun::Text,
        _ => Begun::Key,
    }
}

fn begins_card(model: &Model, text: &str) -> bool {
    let text = text.to_lowercase();
    !text.is_empty() && names_of_cards(model).any(|name| name.starts_with(&text))
}

/// Returns `true` if a letter waits for Enter: it changes the game or leaves the
/// screen, and a command, a name or a card may begin with it.
pub(super) fn waits(model: &Model, letter: char) -> bool {
    "uU".contains(letter) || letter == 'q' && !matches!(model.top().question, Question::Over)
}

pub(super) fn is_waiting(model: &Model) -> bool {
    model.top().line.text().parse().is_ok_and(|letter| waits(model, letter))
}

/// Returns the text of the entry line that a letter has begun, as the key after
/// it tells; `None` if the letter was a key. `is_soon` if no time was between them.
pub(super) fn as_text(model: &Model, letter: char, key: Key, is_soon: bool) -> Option<String> {
    let after = after(model);
    let typed = match key {
        Key::Char(next) => format!("{after}{next}"),
        _ => after.to_owned(),
    };
    let text = format!("{letter}{typed}");
    let is_text = match key {
        Key::Char(_) if begins_words(model, &text) => true,
        _ if matches!(model.dialogs[0].question, Question::Over) => false,
        Key::Char(next) => {
            goes_on_as_name(model, letter, after, next)
                // `l5` for 15.
                || is_soon && letter == 'l' && after.is_empty() && next.is_ascii_digit()
                || Begun::new(model, letter, &typed) == Begun::Text
                || is_of_nobody(model, letter, &typed)
        }
        Key::Enter => Begun::new(model, letter, after) == Begun::Undecided,
        _ => false,
    };
    is_text.then_some(text)
}

/// Returns `true` if another key must tell whether a letter was one: `jk` is a
/// joker, or a King in the panel.
pub(super) fn is_undecided_after(model: &Model, letter: char) -> bool {
    let after = after(model);
    !after.is_empty()
        && (Begun::new(model, letter, after) == Begun::Undecided
            || Begun::of_nobody(model, letter, after) == Begun::Undecided)
}

/// Returns `true` if a letter and what follows it begin a row of somebody who is not at the
/// table, and no hand.
fn is_of_nobody(model: &Model, letter: char, after: &str) -> bool {
    Begun::of_nobody(model, letter, after) == Begun::Text
}

/// Returns what was typed after a letter that has opened a panel.
fn after(model: &Model) -> &str {
    let top = model.top();
    if top.question.is_panel_of_text() { top.line.text() } else { "" }
}

/// Returns `true` if the name of a player at the table, or a word of it, begins so.
pub(super) fn begins_name(model: &Model, start: &str) -> bool {
    let begins = |name: &str| {
        let mut words = name.split(|c: char| !c.is_alphanumeric());
        begins_with(name, start) || words.any(|word| begins_with(word, start))
    };
    let mut seats = model.sheet.iter().flat_map(|sheet| &sheet.seats);
    seats.any(|seat| begins(seat.name()))
}

/// Returns `true` if a letter and the next begin the name of a player at the
/// table, or are its first letter and the end of it.
fn goes_on_as_name(model: &Model, letter: char, after: &str, next: char) -> bool {
    let start = match next {
        ' ' | '=' | ':' => letter.to_string(),
        // What stands between the letters of a name is text as they are.
        _ if next.is_alphanumeric() || name_letters(&next.to_string()).is_empty() => {
            format!("{letter}{next}")
        }
        _ => return false,
    };
    after.is_empty() && begins_name(model, &start)
}

/// What a letter begins, as what follows it tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Begun {
    Text,
    /// The key, and then what is typed into its panel.
    Key,
    Undecided,
}

impl Begun {
    fn new(model: &Model, letter: char, after: &str) -> Self {
        let after = after.to_lowercase();
        let first = after.trim_start();
        let is_apart = first.len() < after.len();
        match letter {
            'j' if !after.is_empty() => Self::for_jack(model, first, is_apart),
            'o' => Self::for_zero(first, is_apart),
            _ => Self::Key,
        }
    }

    /// Reads what follows a letter as the name of nobody at the table with a score, which is
    /// refused as that: `jerry 30`.
    fn of_nobody(model: &Model, letter: char, after: &str) -> Self {
        const MENU: &str = "nrjlfs";
        let end = after.find([' ', '=', ':']);
        let word = &after[..end.unwrap_or(after.len())];
        let score = after[word.len()..].trim_start_matches([' ', '=', ':']);
        let is_name = word.chars().all(char::is_alphabetic) && (!word.is_empty() || letter == 'm');
        match (letter, score.chars().next()) {
            _ if !is_name => Self::Key,
            ('m', _) if !word.starts_with(|c| MENU.contains(c)) => Self::Text,
            ('c' | 'j' | 'o', _) if !begins_panel_word(model, word) => Self::Text,
            ('c' | 'j' | 'o' | 'r', None) => Self::Undecided,
            ('c' | 'j' | 'o', _) if is_panel_word(model, word) => Self::Key,
            ('r', _) if asks_about_rules(model, word) => Self::Key,
            ('c' | 'j' | 'o' | 'r', Some(c)) if c.is_ascii_digit() => Self::Text,
            // Of the rules, out of stock may be asked.
            ('c' | 'j' | 'o', _) if score == "out" => Self::Text,
            ('c' | 'j' | 'o', _) if "out".starts_with(score) => Self::Undecided,
            _ => Self::Key,
        }
    }

    /// Reads what follows a `j`: a Jack, Jacks and others without suits, a joker
    /// and a row are scores. The cards of a meld have suits, those of a score may
    /// have none. The name of a suit or a rank and a space begin a meld.
    fn for_jack(model: &Model, first: &str, is_apart: bool) -> Self {
        let end = first.find([' ', ',', '+']);
        match (&first[..end.unwrap_or(first.len())], end) {
            ("", None) => Self::Undecided,
            ("", Some(_)) => Self::Text,
            // A Jack of stars, or the round that a lay-down is of.
            ("r", None) if !is_apart => Self::Undecided,
            (word, _) if word.starts_with("ro") => Self::Key,
            (word, end) if !is_apart && is_card_name(model, word) => match end {
                // `jruder` may be the Jack, and no Jack is a `jdronning`.
                None if is_suit_name(model, word) => Self::Undecided,
                Some(end) if !first[end..].starts_with(' ') => Self::Text,
                _ => Self::Key,
            },
            (word, None) if !is_apart && word.len() > 1 && begins_card(model, word) => {
                Self::Undecided
            }
            (word, _) if !is_apart && makes_card(word) => Self::Text,
            (word, _) if word.starts_with(['o', '-']) => Self::Text,
            // A star, or the wild that a meld begins with.
            ("*", Some(end)) if !first[end..].starts_with(',') => Self::Key,
            (word, Some(_)) if is_number_or_rank(word) => Self::Text,
            (word, None) if is_number_or_rank(word) => Self::Undecided,
            _ => Self::Key,
        }
    }

    /// Reads what follows an `o`: `out`, and a row in which it is a slip for 0.
    /// The cards of a hand have suits.
    fn for_zero(first: &str, is_apart: bool) -> Self {
        let end = first.find([' ', ',']);
        match (&first[..end.unwrap_or(first.len())], end) {
            ("", None) => Self::Undecided,
            ("", Some(_)) => Self::Text,
            (word, _) if !is_apart && word.starts_with(['u', 'o']) => Self::Text,
            // `ok`, or a King whose suit follows.
            ("k", None) if !is_apart => Self::Undecided,
            (word, Some(_)) if is_apart && is_number_or_rank(word) => Self::Text,
            (word, None) if is_apart && is_number_or_rank(word) => Self::Undecided,
            (word, _) if is_apart && word.starts_with(['o', '-']) => Self::Text,
            _ => Self::Key,
        }
    }
}

/// Returns `true` if a word goes on from a `j` as its suit, but for the stars,
/// which have the letter of Tens, or as a joker.
fn makes_card(word: &str) -> bool {
    word == "kr" || word.starts_with(['s', 'h', 'd', 'c', 'r', 'o', '♠', '♥', '♦', '♣', '❤', '★'])
}

fn is_number_or_rank(word: &str) -> bool {
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    is_number || ["j", "q", "k", "a", "t", "*"].contains(&word)
}

/// Returns `true` if a question about the rules may begin with a word. Two letters begin
/// words of many, and are no word of the rules.
fn asks_about_rules(model: &Model, word: &str) -> bool {
    let rulings = model.words().rulings();
    let is_known = rulings.know(word);
    let question = rulings.all().next().map(|ruling| ruling.question.as_str()).unwrap_or_default();
    let is_function_word = !is_known && rulings.know(&format!("{question} {word}"));
    is_function_word || is_known && word.chars().count() > 2
}

/// The words that what is typed in a panel may begin with, beside cards and their names.
const PANEL_WORDS: [&str; 13] = [
    "round", "discard", "left", "last", "top", "seen", "hand", "next", "a", "an", "the", "pair",
    "both",
];

/// Returns the names of suits and ranks, also those that are numbers.
fn names_of_cards(model: &Model) -> impl Iterator<Item = &'static str> {
    let own = model.words().card_names().words.iter();
    let is_number = |english: &str| {
        let number = english.trim_start_matches("the ");
        number.parse().is_ok_and(|number| Rank::from_number(number).is_some())
    };
    let numbers = own.filter(move |(_, english)| is_number(english)).map(|(name, _)| *name);
    let names = |names: &'static CardNames| {
        let suits = names.suits.iter().map(|(name, _)| *name);
        suits.chain(names.ranks.iter().map(|(name, _)| *name))
    };
    names(&CardNames::ENGLISH).chain(names(model.words().card_names())).chain(numbers)
}

fn is_card_name(model: &Model, word: &str) -> bool {
    word.len() > 1 && names_of_cards(model).any(|name| name == word)
}

fn is_suit_name(model: &Model, word: &str) -> bool {
    let own = model.words().card_names().suits.iter();
    CardNames::ENGLISH.suits.iter().chain(own).any(|(name, _)| *name == word)
}

/// Returns what is typed in a panel for hands with names of cards.
fn panel_words(model: &Model) -> impl Iterator<Item = &'static str> {
    let own = model.words().card_names();
    let words = own.words.iter().map(|(name, _)| *name).chain(own.jokers.iter().copied());
    names_of_cards(model).chain(words).chain(PANEL_WORDS)
}

fn is_panel_word(model: &Model, word: &str) -> bool {
    let word = word.to_lowercase();
    is_cards(&word) || panel_words(model).any(|known| known == word)
}

fn begins_panel_word(model: &Model, word: &str) -> bool {
    let word = word.to_lowercase();
    let mut places = word.char_indices().map(|(at, _)| at).chain([word.len()]);
    let begins_cards = places.any(|at| {
        let (cards, begun) = word.split_at(at);
        let is_begun = ["joker", "jkr"].iter().any(|joker| joker.starts_with(begun))
            || ["t", "q", "k", "a"].contains(&begun);
        is_begun && (cards.is_empty() || is_cards(cards))
    });
    begins_cards || panel_words(model).any(|known| known.starts_with(&word))
}

fn is_cards(word: &str) -> bool {
    parse_cards(word, Deck::FULL).is_ok_and(|cards| !cards.is_empty())
}
