//! Cards as people write them by hand, put into the notation.

use std::borrow::Cow;

use super::called::suit_called;
use super::names::CardNames;
use super::word::{self, is_card, is_connector, rank, replaced};
use crate::cards::{Rank, Suit};

/// Returns a text with its cards in the notation where they are written apart, `h 7 h 8`
/// or `10 H 10 S`, together, `7-8-9 of hearts`, in brackets or with a period after them.
///
/// Brackets beside each other are apart, as `/` is: `(7H 8H 9H) (KC KD KS)`.
///
/// ```
/// use crowns_core::cards::tidied;
///
/// assert_eq!(tidied("h 7, h 8"), "7h, 8h");
/// assert_eq!(tidied("7-8-9 of hearts and 10d."), "7H 8H 9H and 10d");
/// ```
pub fn tidied(text: &str) -> Cow<'_, str> {
    let is_lone = |word: &str| Lone::of(word).is_some_and(|(lone, _)| lone == Lone::Suit);
    let is_suit = |word: &str| is_lone(word) || suit_named(word, &CardNames::ENGLISH).is_some();
    if !text.contains(['(', '[', '{', '.', '!', '-']) && !text.split_whitespace().any(is_suit) {
        return text.into();
    }
    let text = without_brackets(text);
    let read =
        |words: &[&str]| several_ranks(words, &CardNames::ENGLISH).unwrap_or_else(|| apart(words));
    replaced(&text, text.split_whitespace(), read).into()
}

impl CardNames {
    /// Returns the text of a hand in the notation, where a suit may stand once for several
    /// ranks, as no score has them: `10 J Q of hearts`. The number of a round is no rank.
    pub fn hand_to_notation(&self, text: &str) -> String {
        let names_round = |word: &str| {
            let word = self.called(word).to_lowercase();
            matches!(word.as_str(), "round" | "rd" | "rnd" | "r" | "wild" | "-r" | "-w")
        };
        // In `third round 7 8` and `5s wild 7 8` it is named already.
        let begins = |before: &str| {
            const FILLERS: &str = "in with for of the if when it's its";
            before.is_empty()
                || before.ends_with([',', ':'])
                || FILLERS.split(' ').any(|one| one == before)
        };
        let mut before = "";
        let text = replaced(text, text.split_whitespace(), |words| {
            let (read, len) = match words {
                [round, _, ..] if begins(before) && names_round(round) => (None, 2),
                _ => several_ranks(words, self).unwrap_or((None, 1)),
            };
            before = words[len - 1];
            (read, len)
        });
        self.to_notation(&text).into_owned()
    }
}

fn without_brackets(text: &str) -> String {
    let mut rest = text;
    let mut written = String::new();
    while let Some((before, after)) = rest.split_once(['(', ')', '[', ']', '{', '}']) {
        written += before;
        let closes = rest[before.len()..].starts_with([')', ']', '}']);
        let opens = after.trim_start_matches([' ', '\n', ',']).starts_with(['(', '[', '{']);
        written += if closes && opens { "\n/\n" } else { " " };
        rest = if closes && opens { after.trim_start_matches([' ', '\n', ',']) } else { after };
    }
    written + rest
}

/// Reads ranks of one suit in the first words of a text: `7-8-9 of hearts`, `seven, 8 and 9 of
/// hearts`, `hearts 7 8 9`. One rank with its suit stays as it is but for a period, and so does
/// `5-8 of hearts`, which may be two cards or four.
fn several_ranks(text: &[&str], names: &CardNames) -> Option<(Option<String>, usize)> {
    let (suit_first, _) = suit_named(text[0], names).unzip();
    let start = usize::from(suit_first.is_some());
    let (mut ranks, mut len, mut is_ended) = (Vec::new(), start, false);
    let rank = |word: &str| rank(word).or_else(|| names.rank_named(word));
    let is_rank = |word: &str| rank(word.trim_end_matches(',')).is_some();
    let is_rank_or_connector = |word: &&&str| is_rank(word) || is_connector(word);
    while let Some(word) = text.get(len) {
        // An article after the cards: `hearts 7 8 9 a run`.
        if *word == "a" && text.get(len + 1).is_some_and(|next| !is_rank_or_connector(&next)) {
            break;
        }
        // One before a rank: `a 7, 8 and 9 of hearts`; `A 2 3 of hearts` has an ace.
        if let [article @ ("a" | "an"), next, after @ ..] = &text[len..]
            && is_rank(next)
            && (*article == "an"
                || next.len() > 2
                || next.ends_with(',')
                || after.first().is_some_and(|word| is_connector(word)))
        {
            len += 1;
            continue;
        }
        let word = word.trim_end_matches(',');
        let next: Option<Vec<_>> = word.split(['-', '–']).map(rank).collect();
        match next {
            Some(next) if is_span(&next) => return Some((None, len + 1)),
            Some(next) => ranks.extend(next),
            None if is_connector(word) && !ranks.is_empty() => {}
            None => break,
        }
        len += 1;
        if suit_first.is_some() && text[len - 1].ends_with([',', ':', '.']) {
            let more = text[len..].iter().take_while(|word| is_rank_or_connector(word)).count();
            let after = text[len + more..].iter().find(|word| !word.eq_ignore_ascii_case("of"));
            let ends = more == 0 || after.is_some_and(|name| suit_named(name, names).is_some());
            if ends || !text[len - 1].ends_with(',') {
                is_ended = true;
                break;
            }
        }
    }
    // `hearts 7 8 and spades 9`
    if suit_first.is_some() && is_connector(text[len - 1]) {
        (len, is_ended) = (len - 1, true);
    }
    let of = usize::from(text.get(len).is_some_and(|of| of.eq_ignore_ascii_case("of")));
    let after = text.get(len + of).filter(|_| !is_ended);
    let after = after.and_then(|name| suit_named(name, names));
    let (suit, end, len) = match (suit_first, after) {
        (Some(suit), None) if ranks.len() > 1 && of == 0 => {
            (suit, text[len - 1].trim_start_matches(|c: char| c.is_alphanumeric()), len)
        }
        (None, Some((suit, end))) if !ranks.is_empty() => (suit, end, len + of + 1),
        (Some(_), after) if after.is_some() || is_ended => return Some((None, len)),
        _ => return None,
    };
    // `2 7 of hearts` may be two of one card; `K K 7 of hearts` is not all of hearts.
    let is_twice = (1..ranks.len()).any(|at| ranks[..at].contains(&ranks[at]));
    // `three king of hearts` may be three of one card.
    let is_counted = len == start + of + 3
        && word::rank(text[start]).is_none()
        && ranks[0] <= Rank::Ten
        && is_span(&ranks);
    if ranks.len() == 1 || is_twice || is_counted || ranks.len() == 2 && ranks[0].is_low() {
        let sentence = text[..len].join(" ");
        return Some((sentence.strip_suffix('.').map(str::to_owned), len));
    }
    let cards = ranks.into_iter().map(|rank| super::Card::Suited(rank, suit).to_string());
    let cards = cards.collect::<Vec<_>>().join(" ");
    Some((Some(cards + end.trim_start_matches('.')), len))
}

/// Returns `true` for two ranks with others between them: the ends of a run.
fn is_span(ranks: &[Rank]) -> bool {
    matches!(*ranks, [first, last] if first.number().abs_diff(last.number()) > 1)
}

/// Reads the name of a suit, and what is after it.
fn suit_named<'t>(word: &'t str, names: &CardNames) -> Option<(Suit, &'t str)> {
    let (name, end) = word.split_at(word.find([',', '.', ':']).unwrap_or(word.len()));
    Some((names.suit(&name.to_lowercase()).or_else(|| suit_called(name))?, end))
}

/// A rank or the letter of a suit that stands alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lone {
    Rank,
    Suit,
}

impl Lone {
    /// Reads a word, and what is after it. The letters of stars are none: `R 7` is a round.
    fn of(word: &str) -> Option<(Self, &str)> {
        let (word, end) = word.split_at(word.find([',', '.', ':']).unwrap_or(word.len()));
        let is_suit = matches!(word, "c" | "C" | "d" | "D" | "h" | "H" | "s" | "S");
        let lone = if is_suit { Self::Suit } else { word::rank(word).map(|_| Self::Rank)? };
        Some((lone, end))
    }
}

/// Reads ranks and letters of suits that stand apart in the first words of a text, or a card
/// with the end of a sentence; `None` for other words. Returns how many they are.
fn apart(text: &[&str]) -> (Option<String>, usize) {
    let mut lone: Vec<(Lone, &str)> = Vec::new();
    for (next, end) in text.iter().map_while(|word| Lone::of(word)) {
        if lone.last().is_some_and(|&(last, end)| last == next || !end.is_empty()) {
            break;
        }
        lone.push((next, end));
    }
    if lone.len() < 2 {
        let card = text[0].trim_end_matches(['.', '!']);
        return ((card != text[0] && is_card(card)).then(|| card.to_owned()), 1);
    }
    let card = |(words, lone): (&[&str], &[(Lone, &str)])| {
        let end = lone[1].1;
        let second = &words[1][..words[1].len() - end.len()];
        let (rank, suit) = match lone[0].0 {
            Lone::Rank => (words[0], second),
            Lone::Suit => (second, words[0]),
        };
        format!("{rank}{suit}{}", end.trim_start_matches('.'))
    };
    let cards = || text.chunks(2).zip(lone.chunks(2)).map(card).collect::<Vec<_>>().join(" ");
    (lone.len().is_multiple_of(2).then(cards), lone.len())
}
