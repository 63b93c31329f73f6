//! A hand as it is typed: its cards, the round that it is of, and what is told of it.
//!
//! ```text
//! text  = part {["/"] part}
//! part  = cards | "top" card | "seen" cards | "last" "turn" | "left" cards
//! round = "round" number | "wild" ["is"] rank | ranks ["are"] "wild"
//!       | ("third" | "3rd" | "last") "round"                        anywhere
//! ```
//!
//! `last` alone is the last turn at the end, after a slash and before another part. `3s wild`
//! and `r4`, in which a card may be meant, name the round at the start, at the end and after
//! a comma, a colon, a slash or `with`.
//!
//! Behind a slash, or a bar, the letters that a word begins with are enough. Words that say
//! nothing are passed over: `my hand is`, `on the`.

use std::borrow::Cow;

use super::text::{is_one_of, number_said, ordinal};
use crate::cards::{
    CardNames, Deck, number_word, parse_cards, parse_ranks, rank_called, suit_called, tidied,
};
use crate::rules::Round;

/// A part of the text that is no hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandTextPart {
    Top,
    Seen,
    LastTurn,
    Left,
}

/// The texts of a hand and of what is told of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandText {
    pub round: Option<Round>,
    /// The cards of the hand, or those left of one.
    pub cards: String,
    pub is_left: bool,
    pub top: Option<String>,
    pub seen: Option<String>,
    pub is_last_turn: bool,
}

impl HandText {
    /// Reads a text in the notation and in English, with the own words of a language for
    /// the parts that can be asked for; others are cards.
    pub fn read(text: &str, asked: &[(HandTextPart, &str)]) -> Self {
        let (round, text) = take_round(text);
        let text = tidied(&text);
        let mut read = Self { round, ..Self::default() };
        let is_said = |word: &&str| !is_one_of(FILLERS, word.trim_end_matches([',', ':']));
        let text = text.trim_end().trim_end_matches('?');
        for section in text.split(['/', ';', '|']) {
            let mut part = None;
            let words: Vec<_> = section.split_whitespace().filter(is_said).collect();
            let names = words.iter().map(|word| word.trim_matches([',', ':']).to_lowercase());
            let names: Vec<_> = names.collect();
            let called = |index: usize| {
                let name = names.get(index).filter(|name| !name.is_empty())?;
                let is =
                    |(part, own): &&(HandTextPart, &str)| part.is_called(name, index == 0, own);
                asked.iter().find(is).map(|(part, _)| *part)
            };
            let is_of_last = |name: &str| {
                name == "turn"
                    || asked.iter().any(|(part, own)| {
                        let mut words = own.split(' ').skip(1);
                        *part == HandTextPart::LastTurn
                            && words.any(|word| word.to_lowercase() == name)
                    })
            };
            let mut is_turn = false;
            for (index, word) in words.iter().enumerate() {
                if std::mem::take(&mut is_turn) {
                    continue;
                }
                is_turn = names.get(index + 1).is_some_and(|next| is_of_last(next));
                let is_whole = |part: &HandTextPart| {
                    *part != HandTextPart::LastTurn
                        || is_turn
                        || names[index].contains('-')
                        || index + 1 == words.len()
                        || called(index + 1).is_some()
                };
                match called(index).filter(is_whole) {
                    Some(next) => {
                        // After three cards or more, which are melds, come those that are left.
                        let is_last = index + 1 == words.len();
                        if next == HandTextPart::Left && !is_last && card_count(&read.cards) >= 3 {
                            read.cards.clear();
                        }
                        part = Some(next);
                        read.begin(part);
                        is_turn &= next == HandTextPart::LastTurn;
                    }
                    None => {
                        let text = read.begin(part);
                        if !text.is_empty() {
                            text.push(' ');
                        }
                        text.push_str(word);
                        is_turn = false;
                    }
                }
            }
        }
        read
    }

    /// Tells a part, and returns its text.
    fn begin(&mut self, part: Option<HandTextPart>) -> &mut String {
        match part {
            Some(HandTextPart::Top) => return self.top.get_or_insert_default(),
            Some(HandTextPart::Seen) => return self.seen.get_or_insert_default(),
            Some(HandTextPart::LastTurn) => self.is_last_turn = true,
            Some(HandTextPart::Left) => self.is_left = true,
            None => {}
        }
        &mut self.cards
    }
}

/// Returns how many cards a text has, with their suits or as they are called out.
fn card_count(text: &str) -> usize {
    let cards = parse_cards(text, Deck::FULL).map(|cards| cards.len());
    cards.or_else(|_| parse_ranks(text, Deck::FULL).map(|ranks| ranks.len())).unwrap_or_default()
}

const FILLERS: &str = "my|hand|is|are|was|on|the|card|cards|have|i|these";

impl HandTextPart {
    /// What may be told of a hand whose odds are asked for.
    pub const OF_ODDS: [Self; 3] = [Self::Top, Self::Seen, Self::LastTurn];

    /// Returns `true` if a word in lower case begins the part.
    fn is_called(self, word: &str, is_first: bool, own: &str) -> bool {
        let (name, others): (_, &[&str]) = match self {
            Self::Top => ("top", &["upcard", "pile"]),
            Self::Seen => ("seen", &["gone"]),
            Self::LastTurn => ("last", &[]),
            Self::Left => ("left", &["leftover", "remaining", "deadwood", "rest"]),
        };
        let own = own.to_lowercase();
        let own = own.split(' ').next().unwrap_or_default();
        let is_short = is_first && self != Self::Left;
        [name, own].into_iter().any(|name| word == name || is_short && name.starts_with(word))
            || others.contains(&word)
            || word == "last-turn" && self == Self::LastTurn
    }
}

/// Returns `true` for what is said of no cards.
pub fn is_nothing(text: &str) -> bool {
    matches!(text, "-" | "0" | "no" | "no cards") || number_word(text) == Some(0)
}

/// Takes `last` or `last round` off the front of cards, which means the round entered last.
pub fn after_last<'t>(text: &'t str, names: &CardNames) -> Option<&'t str> {
    let split = |text: &'t str| text.trim_start().split_once(' ');
    let (last, cards) = split(text).filter(|(word, _)| names.called(word) == "last")?;
    let round = split(cards).filter(|(word, _)| names.called(word) == "round");
    let cards = round.map_or(cards, |(_, cards)| cards).trim_start();
    let first = names.to_notation(cards.split([' ', ',', ':']).next()?).into_owned();
    let is_card = parse_cards(&first, Deck::FULL).is_ok() || rank_called(&first).is_some();
    (!last.is_empty() && is_card).then_some(cards)
}

/// Takes the round out of a text: `round 2`, `third round`, `wild kings`, `with 7s wild`.
pub fn take_round(text: &str) -> (Option<Round>, Cow<'_, str>) {
    let words: Vec<_> = text.split_whitespace().collect();
    let at = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let found = (0..words.len()).find_map(|start| {
        let is_filler = |word: &&&str| is_one_of("in|with|for|of|it's|its|the|if|when", word);
        let fillers = words[..start].iter().rev().take_while(is_filler).count();
        if is_said_of_card(&words, start) {
            return None;
        }
        let NamedRound { round, last, may_be_card } = NamedRound::first(&words[start..])?;
        let (before, after) = (&text[..at(words[start])], &text[at(last) + last.len()..]);
        let is_blank_line =
            |text: &str| text.chars().take_while(|c| c.is_whitespace()).any(|c| c == '\n');
        let is_apart = fillers > 0
            || before.trim_end().is_empty()
            || before.trim_end().ends_with([',', ':', ';', '/', '|', '('])
            || before.trim_end_matches([' ', '\t']).ends_with('\n')
            || after.trim_start().is_empty()
            || is_blank_line(after)
            || after.trim_start().starts_with(['/', '|', ')']);
        (!may_be_card || is_apart).then(|| (round, words[start - fillers], last))
    });
    let Some((round, first, last)) = found else { return (None, text.into()) };
    let rest = format!("{} {}", &text[..at(first)], &text[at(last) + last.len()..]);
    (Some(round), rest.into())
}

/// Returns `true` if `wild` is said of cards: `a wild 7`, `wild queen of spades`, `and wild 5s`,
/// `two wild fives`.
fn is_said_of_card(words: &[&str], wild: usize) -> bool {
    let named = |index: usize| words.get(index).map_or("", |word| word.trim_matches(ENDS));
    let before = if wild > 0 { words[wild - 1] } else { "" };
    let [next, after] = [1, 2].map(|count| named(wild + count));
    if !is_one_of("wild", named(wild)) {
        return false;
    }
    // In the notation `QS` is a card; `Qs` are Queens.
    if next.ends_with('s') {
        return is_one_of("and|&|+|plus", before) || number_said(before).is_some();
    }
    let is_one = is_one_of("a|an|one|the|and", before);
    let is_suited = next.ends_with('S') || after == "of" || suit_called(after).is_some();
    after != "round" && (is_one || is_suited)
}

/// A round that some words name.
struct NamedRound<'a> {
    round: Round,
    /// The last of the words, or the part of it that is of the round.
    last: &'a str,
    /// Whether a card may be meant: `3s`, `r4`.
    may_be_card: bool,
}

impl<'a> NamedRound<'a> {
    fn first(words: &[&'a str]) -> Option<Self> {
        let surely = |(round, last)| Self { round, last, may_be_card: false };
        let first = words[0].trim_matches(ENDS).to_lowercase();
        match first.as_str() {
            "round" if words.get(1) == Some(&"of") => Self::of_wild(words.get(2)?, words[2], false),
            "round" | "--round" | "r" | "-r" | "rd" | "rnd" => {
                number_first(words.get(1)?).map(surely)
            }
            "wild" | "wilds" | "--wild" | "-w" => {
                let skipped = ["the", "is", "are"];
                let rank = words[1..].iter().find(|word| !skipped.contains(*word))?;
                Self::of_wild(rank, rank, true)
            }
            _ => {
                let joined = ["round", "rd", "r"].iter().find_map(|name| {
                    let (start, number) = words[0].split_at_checked(name.len())?;
                    let number = number.trim_start_matches(ENDS);
                    let (round, last) =
                        start.eq_ignore_ascii_case(name).then(|| number_first(number))??;
                    Some(Self { round, last, may_be_card: name.len() == 1 })
                });
                let is_word = |index: usize, names: &str| {
                    words.get(index).is_some_and(|word| is_one_of(names, word.trim_matches(ENDS)))
                };
                let nth = || {
                    let round = round_of_ordinal(&first).filter(|_| is_word(1, "round"))?;
                    Some(surely((round, words[1])))
                };
                let of_ranks = || {
                    let are = is_word(1, "are|is|be|were|was");
                    let at = 1 + usize::from(are);
                    // `4 K wild 9` names the 9.
                    let is_after = !are
                        && !first.ends_with('s')
                        && words.len() == at + 2
                        && round_of_wild(words[at + 1]).is_some();
                    // `three wilds` and `3 wild cards` are cards; `3s wild` is a round.
                    let is_count = !are
                        && number_said(&first).is_some()
                        && (is_word(at, "wilds") || is_word(at + 1, "card|cards|joker|jokers"));
                    let is_before = is_word(at, "wild|wilds") && !is_after && !is_count;
                    is_before.then(|| Self::of_wild(words[0], words[at], !are))?
                };
                // `the 8s round`
                let named = || {
                    let is_numbered = words.get(2).is_some_and(|word| number_first(word).is_some());
                    let is_named = first.ends_with('s') && is_word(1, "round") && !is_numbered;
                    is_named.then(|| Self::of_wild(&first, words[1], false))?
                };
                joined.or_else(nth).or_else(named).or_else(of_ranks)
            }
        }
    }

    /// Reads a wild rank; `last` is the last word.
    fn of_wild(rank: &str, last: &'a str, may_be_card: bool) -> Option<Self> {
        let rank = rank.trim_matches(ENDS);
        let round = round_of_wild(rank)?;
        let deck = Deck { games: 1, low_ranks: false };
        Some(Self { round, last, may_be_card: may_be_card && parse_cards(rank, deck).is_ok() })
    }
}

/// Reads the number of a round at the start of a word, up to a colon or a comma.
fn number_first(word: &str) -> Option<(Round, &str)> {
    let len = word.find(ENDS).unwrap_or(word.len());
    let end = (len + 1).min(word.len());
    Some((round_of_number(&word[..len])?, &word[..end]))
}

/// What may stand around a word of a round.
const ENDS: [char; 5] = [',', ':', ';', '(', ')'];

fn round_of_number(text: &str) -> Option<Round> {
    Round::new(number_said(text)?)
}

/// Returns the round of `third`, `3rd` or `last`.
fn round_of_ordinal(word: &str) -> Option<Round> {
    if matches!(word, "last" | "final") {
        return Some(Round::LAST);
    }
    Round::new(ordinal(word)?)
}

/// Returns the round that a text names and nothing else, a number being enough.
pub fn round_called(text: &str) -> Option<Round> {
    let named = || take_round(text).0.filter(|_| take_round(text).1.trim().is_empty());
    round_of_number(text.trim()).or_else(named)
}

/// Returns the round of a wild rank that is called out: `4`, `four`, `kings`.
pub fn round_of_wild(text: &str) -> Option<Round> {
    let rank = rank_called(text.trim())?;
    Round::all().find(|round| round.wild() == rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::check_read;
    use crate::game::text::joined;
    use HandTextPart::{LastTurn, Left, Seen, Top};

    fn told(hand: HandText) -> String {
        let HandText { round, cards, is_left, top, seen, is_last_turn } = hand;
        let parts = [
            round.map(|round| format!("round {}", round.number())),
            Some(cards),
            top.map(|top| format!("top {top}")),
            seen.map(|seen| format!("seen {seen}")),
            is_last_turn.then(|| "last turn".to_owned()),
            is_left.then(|| "left".to_owned()),
        ];
        joined(parts.into_iter().flatten(), " / ")
    }

    #[test]
    fn hands_and_rounds_are_read_as_they_are_typed() {
        check_read(include_str!("../../tests/typed/hands.txt"), |what, text| match what {
            "round" => match take_round(text) {
                (None, left) => format!("- {left}"),
                (Some(round), left) => {
                    format!("{} {}", round.number(), joined(left.split_whitespace(), " "))
                }
            },
            "called" => round_called(text).map_or("-".to_owned(), |round| round.to_string()),
            "left" => told(HandText::read(text, &[(Left, "tilbage")])),
            "top or last turn" => {
                told(HandText::read(text, &[(Top, ""), (LastTurn, "sidste tur")]))
            }
            _ => told(HandText::read(text, &[(Top, ""), (Seen, "set"), (LastTurn, "sidste tur")])),
        });
        assert_eq!(round_called(" 3 "), Round::new(3));
    }
}
