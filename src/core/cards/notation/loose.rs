//! Cards as people write them by hand, put into the notation.

use std::borrow::Cow;

use super::names::CardNames;
use super::word::{self, is_card, rank};

/// Returns a text with its cards in the notation where they are written apart, `h 7 h 8`
/// or `10 H 10 S`, together, `7-8-9 of hearts`, in brackets or with a period behind them.
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
    if !text.contains(['(', '[', '{', '.', '!', '-']) && !text.split_whitespace().any(is_lone) {
        return text.into();
    }
    let text = without_brackets(text);
    let words: Vec<_> = text.split_whitespace().collect();
    let place = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let (mut tidy, mut copied) = (String::new(), 0);
    let mut at = 0;
    while at < words.len() {
        let (read, len) = several_ranks(&words[at..]).unwrap_or_else(|| apart(&words[at..]));
        let last = words[at + len - 1];
        if let Some(written) = read {
            tidy += &text[copied..place(words[at])];
            tidy += &written;
            copied = place(last) + last.len();
        }
        at += len;
    }
    (tidy + &text[copied..]).into()
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

/// Reads ranks of one suit in the first words of a text: `7-8-9 of hearts`.
fn several_ranks(text: &[&str]) -> Option<(Option<String>, usize)> {
    let ranks: Option<Vec<_>> = text[0].split(['-', '–']).map(rank).collect();
    let ranks = ranks.filter(|ranks| ranks.len() > 1)?;
    let of = usize::from(text.get(1)?.eq_ignore_ascii_case("of"));
    let name = text.get(1 + of)?;
    let (name, end) = name.split_at(name.find([',', '.', ':']).unwrap_or(name.len()));
    let suit = CardNames::ENGLISH.suit(&name.to_lowercase())?;
    let cards = ranks.into_iter().map(|rank| super::Card::Suited(rank, suit).to_string());
    let cards = cards.collect::<Vec<_>>().join(" ");
    Some((Some(cards + end.trim_start_matches('.')), 2 + of))
}

/// A rank or the letter of a suit that stands alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lone {
    Rank,
    Suit,
}

impl Lone {
    /// Reads a word, and what is behind it. The letters of stars are none: `R 7` is a round.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_put_into_the_notation() {
        let check = |text: &str, expect: &str| assert_eq!(tidied(text), expect, "{text}");
        check("h 7 h 8 h 9", "7h 8h 9h");
        check("10 H 10 S, 10 D", "10H 10S, 10D");
        check("top 8 h, t 8 h", "top 8h, t 8h");
        check("7-8-9 of hearts, KH", "7H 8H 9H, KH");
        check("J-Q-K spades", "JS QS KS");
        check("7h 8h 9h.", "7h 8h 9h");
        check("(8h) [9h]", " 8h\n/\n 9h ");
        check("(7h 8h 9h), (kc kd ks) d 4c", " 7h 8h 9h\n/\n kc kd ks  d 4c");
        check("7h (8h) 9h", "7h  8h  9h");
    }

    #[test]
    fn what_may_be_something_else_stays() {
        for text in [
            "7h 8h",
            "K K 5 left",
            "d 4 h",
            "d kd",
            "r 4 KH",
            "7, h 8 d",
            "7-8-9",
            "K-H",
            "last-turn",
            "etc.",
        ] {
            assert_eq!(tidied(text), text);
        }
    }
}
