//! A move as it is typed: the pile, and the card that it throws.

use std::iter;

use crate::cards::{Card, CardNames, Deck, ParseCardsError, parse_cards};
use crate::rules::Round;

/// A move as it is typed: `7 JC`, or with the drawn card before it, `5C 7 JC`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TypedMove {
    pub card: Option<Card>,
    pub pile: Option<Round>,
    pub discard: Option<Card>,
}

sampled! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum TypedMoveError {
        Cards(ParseCardsError),
            for (parse_cards("1D", crate::rules::Ruleset::official().deck()).unwrap_err());
        /// No pile was named.
        NoPile(String), for ("");
        /// Another number of cards than one.
        DrawnCount(usize), for (2);
        DiscardCount(usize), for (2);
    }
}

impl TypedMove {
    /// Reads a move. A pile is its number of cards, `3` to `13`, or its wild
    /// rank, `J`, `Q` or `K`; it may end with a colon, and the card follow it
    /// without a space. Without one, the text is a drawn card, unless that is known
    /// already. Cards may have the names of a language.
    pub fn read(
        text: &str,
        deck: Deck,
        names: &CardNames,
        is_drawn: bool,
    ) -> Result<Self, TypedMoveError> {
        let text = in_notation(text, names, is_drawn);
        let words: Vec<&str> = text
            .split(|c: char| c.is_whitespace() || c == ',')
            .filter(|word| !word.is_empty())
            .flat_map(|word| pile_and_card(word, deck))
            .collect();
        let place = words.iter().position(|word| pile(word).is_some());
        if place.is_none() && (is_drawn || words.is_empty()) {
            return Err(TypedMoveError::NoPile(text.trim().to_owned()));
        }
        let (before, after) = match place {
            Some(place) => (&words[..place], &words[place + 1..]),
            None => (&words[..], &words[..0]),
        };
        let card = one(before, deck, TypedMoveError::DrawnCount)?;
        let discard = one(after, deck, TypedMoveError::DiscardCount)?;
        Ok(Self { card, pile: place.and_then(|place| pile(words[place])), discard })
    }
}

/// Returns a move with the names of a language replaced by the notation. A pile
/// that comes first is read by itself: `7 hjarta 5` throws a 5, and no 7 of hearts.
/// `7 of hearts` is a card.
fn in_notation(text: &str, names: &CardNames, is_drawn: bool) -> String {
    let first = text.trim().split_once(char::is_whitespace);
    let is_of = |rest: &str| rest.trim_start().starts_with("of ");
    if let Some((first, rest)) = first.filter(|&(_, rest)| is_drawn && !is_of(rest)) {
        let first = names.to_notation(first);
        if pile(&first).is_some() {
            return format!("{first} {}", names.to_notation(rest));
        }
    }
    names.to_notation(text).into_owned()
}

/// Returns the pile that a word names; `None` if it names none.
pub(super) fn pile(word: &str) -> Option<Round> {
    let word = word.trim_end_matches(':');
    let mut rounds = Round::all();
    rounds.find(|round| {
        word.eq_ignore_ascii_case(round.wild().text()) || word == round.dealt().to_string()
    })
}

/// Splits `7JC`, which is no card, into the pile and its card; leaves any other
/// word whole.
fn pile_and_card(word: &str, deck: Deck) -> impl Iterator<Item = &str> {
    let is_card = |text: &str| matches!(parse_cards(text, deck).as_deref(), Ok([_]));
    // A letter alone stands for a Joker: `3X` is rather a slip.
    let is_move =
        |(name, card): &(&str, &str)| card.len() > 1 && pile(name).is_some() && is_card(card);
    let mut splits = (1..=2).filter_map(|end| word.split_at_checked(end));
    let (first, second) = match splits.find(is_move) {
        Some((name, card)) if !is_card(word) => (name, Some(card)),
        _ => (word, None),
    };
    iter::once(first).chain(second)
}

fn one(
    words: &[&str],
    deck: Deck,
    count: fn(usize) -> TypedMoveError,
) -> Result<Option<Card>, TypedMoveError> {
    if words.is_empty() {
        return Ok(None);
    }
    let cards = parse_cards(&words.join(" "), deck).map_err(TypedMoveError::Cards)?;
    match cards.as_slice() {
        [card] => Ok(Some(*card)),
        cards => Err(count(cards.len())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Rank, Suit};
    use crate::rules::Ruleset;

    fn check(text: &str, expect: &str) {
        let got = match TypedMove::read(text, Ruleset::official().deck(), &CardNames::NONE, false) {
            Ok(typed) => {
                let card =
                    |card: Option<Card>| card.map_or("-".to_owned(), |card| card.to_string());
                let pile = typed.pile.map_or(0, Round::dealt);
                format!("{} to {pile}, {}", card(typed.card), card(typed.discard))
            }
            Err(error) => format!("{error:?}"),
        };
        assert_eq!(got, expect, "{text}");
    }

    #[test]
    fn a_move_is_a_pile_and_the_card_that_it_throws() {
        check("7 JC", "- to 7, JC");
        check("j jc", "- to 11, JC");
        check("13: 10s", "- to 13, 10S");
        check("7", "- to 7, -");
        check("5C 7 JC", "5C to 7, JC");
        check("7jc", "- to 7, JC");
        check("1010S", "- to 10, 10S");
        check("5C KJK", "5C to 13, JOKER");
        check("10s", "10S to 0, -");
        check("5c", "5C to 0, -");
    }

    #[test]
    fn cards_and_piles_may_have_the_names_of_a_language() {
        let names = CardNames {
            suits: &[("hjarta", Suit::Hearts), ("spaði", Suit::Spades)],
            ranks: &[("gosi", Rank::Jack), ("g", Rank::Jack)],
            jokers: &["jóker"],
            words: &[],
        };
        let deck = Ruleset::official().deck();
        let check = |text, is_drawn, expect: [&str; 3]| {
            let typed = TypedMove::read(text, deck, &names, is_drawn).unwrap();
            let card = |card: Option<Card>| card.map_or_else(String::new, |card| card.to_string());
            let pile = typed.pile.map_or_else(String::new, |pile| pile.dealt().to_string());
            let got = [card(typed.card), pile, card(typed.discard)];
            assert_eq!(got, expect, "{text}");
        };
        check("7 hjarta 5", true, ["", "7", "5H"]);
        check("g spaði gosi", true, ["", "11", "JS"]);
        check("7: jóker", true, ["", "7", "JOKER"]);
        check("hjarta 5", false, ["5H", "", ""]);
        check("hjarta 5 7 gosi♠", false, ["5H", "7", "JS"]);
    }

    #[test]
    fn cards_may_have_their_english_names() {
        let deck = Ruleset::official().deck();
        let read = |text, is_drawn| TypedMove::read(text, deck, &CardNames::ENGLISH, is_drawn);
        let jack = Card::Suited(Rank::Jack, Suit::Clubs);
        for text in ["7 jack of clubs", "7 Jack clubs", "7: clubs jack"] {
            let typed = read(text, true).unwrap();
            assert_eq!(typed.pile.map(Round::dealt), Some(7), "{text}");
            assert_eq!(typed.discard, Some(jack), "{text}");
        }
        let drawn = read("jack of clubs 7 ten of spades", false).unwrap();
        assert_eq!((drawn.card, drawn.pile.map(Round::dealt)), (Some(jack), Some(7)));
        assert_eq!(read("jack of clubs", false).unwrap().card, Some(jack));
        let card = "7 of clubs";
        assert_eq!(read(card, true), Err(TypedMoveError::NoPile("7C".to_owned())));
    }

    #[test]
    fn what_is_no_move_is_refused() {
        check("", r#"NoPile("")"#);
        check("7 JC QC", "DiscardCount(2)");
        check("7JC QC", "DiscardCount(2)");
        check("5C 6C 7", "DrawnCount(2)");
        assert!(matches!(
            TypedMove::read("7 1C", Ruleset::official().deck(), &CardNames::NONE, true),
            Err(TypedMoveError::Cards(_))
        ));
        assert_eq!(
            TypedMove::read("5C", Ruleset::official().deck(), &CardNames::NONE, true),
            Err(TypedMoveError::NoPile("5C".to_owned()))
        );
    }
}
