//! Parses typed cards, and reports what is wrong with each that is none.

mod called;
mod error;
mod loose;
mod names;
mod word;

use std::iter;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

pub use self::called::{
    CalledCard, ParseRanksError, between, called_first, called_out, is_called_word, nearest_called,
    parse_ranks, rank_called, suit_called,
};
use self::called::{CalledCards, without_suit};
pub use self::error::{CardErrorKind, Excess, HandPart, ParseCardError, ParseCardsError};
pub use self::loose::tidied;
pub use self::names::CardNames;
use self::names::plural;
use self::word::{is_card, plain_card, read, run_together, shown, words};
pub use self::word::{is_connector, is_without_marks, number_word};
use super::{Card, Deck, Hand};

/// Reads cards separated by spaces, commas, `+` or `and` and checks them against a deck.
///
/// Returns them in the order typed. Rank then suit, upper or lower case:
/// `7D`, `10S` or `TS`, `Q♥`; stars are `*`, `★`, `T` or `R`; a Joker is `JOKER`,
/// `JK`, `JKR`, `X` or `W`. Or the English name: `8 of stars`, `seven hearts`, `two kings
/// of hearts`. Cards may also run together: `7d9djoker`.
///
/// ```
/// use crowns_core::cards::{Deck, parse_cards};
///
/// let deck = Deck { games: 1, low_ranks: false };
/// let cards = parse_cards("7d, Ts 9★ joker", deck).unwrap();
/// let text: Vec<_> = cards.iter().map(|card| card.to_string()).collect();
/// assert_eq!(text, ["7D", "10S", "9*", "JOKER"]);
/// ```
///
/// # Errors
///
/// [`ParseCardsError`] with every card that cannot be read, that the deck does
/// not have, or that occurs more often than the deck holds it.
pub fn parse_cards(text: &str, deck: Deck) -> Result<Vec<Card>, ParseCardsError> {
    let mut cards = Vec::with_capacity(16);
    parse_hand(text, deck, &mut cards)?;
    Ok(cards)
}

/// Reads a hand like [`parse_cards`], and puts its cards into a list in the place of what
/// is there.
///
/// # Errors
///
/// [`ParseCardsError`] as [`parse_cards`]; the list has the other cards then.
pub fn parse_hand(text: &str, deck: Deck, cards: &mut Vec<Card>) -> Result<Hand, ParseCardsError> {
    if let Some(hand) = parse_plain_hand(text.as_bytes(), deck, cards) {
        return Ok(hand);
    }
    cards.clear();
    let (mut hand, mut bad) = (Hand::default(), Vec::new());
    read_part(None, text, deck, (&mut hand, cards), &mut bad);
    if bad.is_empty() { Ok(hand) } else { Err(ParseCardsError(bad)) }
}

/// Reads the parts of what lies on the table, each with cards as in
/// [`parse_cards`], and checks them against one deck together.
///
/// Returns the cards of each part in the order given.
///
/// # Errors
///
/// [`ParseCardsError`] with every bad card of every part; a third 5♣ is one also
/// where the other two are in other parts.
pub fn parse_parts<'a>(
    parts: impl IntoIterator<Item = (HandPart, &'a str)>,
    deck: Deck,
) -> Result<Vec<Vec<Card>>, ParseCardsError> {
    let mut hand = Hand::default();
    let mut bad = Vec::new();
    let parts = parts
        .into_iter()
        .map(|(part, text)| {
            let mut cards = Vec::new();
            read_part(Some(part), text, deck, (&mut hand, &mut cards), &mut bad);
            cards
        })
        .collect();
    if bad.is_empty() { Ok(parts) } else { Err(ParseCardsError(bad)) }
}

/// Reads cards that come on top of those in `before`; returns those that can be
/// read, and every bad one.
pub fn read_cards(text: &str, deck: Deck, mut before: Hand) -> (Vec<Card>, Vec<ParseCardError>) {
    let (mut cards, mut bad) = (Vec::new(), Vec::new());
    read_part(None, text, deck, (&mut before, &mut cards), &mut bad);
    (cards, bad)
}

/// Deserializes from the text of one card of any deck.
impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        match parse_cards(&text, Deck::FULL).as_deref() {
            Ok([card]) => Ok(*card),
            _ => Err(D::Error::custom(format_args!("`{text}` is not a card"))),
        }
    }
}

/// Reads a hand like [`parse_hand`] if each word is a rank and a suit of a letter, `JOKER` or
/// `JK`, as nearly all are, which is quicker; `None` if another is there or the deck does not
/// hold the cards.
pub fn parse_plain_hand(text: &[u8], deck: Deck, cards: &mut Vec<Card>) -> Option<Hand> {
    cards.clear();
    let (mut hand, mut start) = (Hand::default(), 0);
    while start < text.len() {
        if text[start] == b' ' {
            start += 1;
            continue;
        }
        let (card, end) = plain_card(text, start)?;
        if hand.count(card) == Hand::MAX_COPIES {
            return None;
        }
        hand.insert(card);
        cards.push(card);
        start = end + 1;
    }
    deck.holds(&hand).then_some(hand)
}

/// Reads cards that come on top of those in `hand`, and adds them to it and to `cards`.
fn read_part(
    part: Option<HandPart>,
    text: &str,
    deck: Deck,
    (hand, cards): (&mut Hand, &mut Vec<Card>),
    bad: &mut Vec<ParseCardError>,
) {
    let mut reader = PartReader { part, deck, hand, bad, cards, flaws: 0 };
    // No card goes on after a comma.
    let mut sections = text.split(',');
    while let Some(section) = sections.next() {
        let is_last = sections.clone().all(|section| section.trim().is_empty());
        reader.read(section, is_last);
    }
}

/// A hand, or a part of a lay-down, that is being read.
struct PartReader<'a> {
    part: Option<HandPart>,
    deck: Deck,
    hand: &'a mut Hand,
    bad: &'a mut Vec<ParseCardError>,
    cards: &'a mut Vec<Card>,
    flaws: usize,
}

impl PartReader<'_> {
    fn read(&mut self, section: &str, is_last: bool) {
        let mut words = words(section);
        while let Some(word) = words.next() {
            let is_first = self.cards.is_empty() && self.flaws == 0;
            let is_end = is_last && words.clone().next().is_none();
            if !is_connector(word) || is_first || is_end {
                self.read_first(word, &mut words);
            }
        }
    }

    /// Reads the cards that begin with a word.
    fn read_first<'a>(
        &mut self,
        word: &'a str,
        rest: &mut (impl Iterator<Item = &'a str> + Clone),
    ) {
        const LONGEST: usize = 6;
        let flaw = match read(word, self.deck) {
            Ok(card) => return self.add(card, word),
            Err(flaw) => flaw,
        };
        if let Some(cards) = run_together(word) {
            return cards.into_iter().for_each(|card| self.add(card, word));
        }
        let text: Vec<_> = iter::once(word).chain(rest.clone().take(LONGEST - 1)).collect();
        // `a king of hearts`, in a deck without aces.
        let is_article = word == "an" || word == "a" && !self.deck.low_ranks;
        let is_card = |text: &[&str]| {
            text.first().is_some_and(|next| is_card(next)) || CalledCards::first(text).is_some()
        };
        if is_article && is_card(&text[1..]) {
            return;
        }
        if let Some(called) = CalledCards::first(&text) {
            rest.take(called.words - 1).for_each(drop);
            let text = text[..called.words].join(" ");
            if called.count == 0 {
                let nearest = Some(called.card.to_string());
                self.refuse(CardErrorKind::NoCard { nearest }, &text);
            }
            (0..called.count).for_each(|_| self.add(called.card, &text));
        } else if let Some((flaw, text)) = named_without_suit(word, rest, self.deck) {
            self.refuse_with_suit(flaw, &text, rest);
        } else {
            self.refuse_with_suit(flaw, word, rest);
        }
    }

    fn add(&mut self, card: Card, word: &str) {
        match fits(card, self.hand, self.deck) {
            Ok(()) => {
                self.hand.insert(card);
                self.cards.push(card);
            }
            Err(flaw) => self.refuse(flaw, word),
        }
    }

    /// Refuses a word, with the suit after it: `qeen of hearts`.
    fn refuse_with_suit<'a>(
        &mut self,
        flaw: CardErrorKind,
        word: &str,
        rest: &mut (impl Iterator<Item = &'a str> + Clone),
    ) {
        let next: Vec<_> = rest.clone().take(2).collect();
        let (suit, len) = match next.as_slice() {
            [of, name] if of.eq_ignore_ascii_case("of") => (suit_called(name), 2),
            [name, ..] if suit_called(name).is_some() => (suit_called(name), 1),
            _ => {
                let plural = plural(word).flatten();
                let flaw = plural.map_or(flaw, |rank| CardErrorKind::NoSuit { rank });
                return self.refuse(flaw, word);
            }
        };
        rest.take(len).for_each(drop);
        let rank = nearest_called(word, &CardNames::NONE).and_then(|near| rank_called(&near));
        let nearest = suit.and_then(|suit| Some(Card::Suited(rank?, suit).to_string()));
        let flaw = match flaw {
            CardErrorKind::NoSuit { .. } => CardErrorKind::Suit { nearest: None },
            _ => CardErrorKind::NoCard { nearest },
        };
        self.refuse(flaw, &format!("{word} {}", next[..len].join(" ")));
    }

    fn refuse(&mut self, flaw: CardErrorKind, word: &str) {
        self.flaws += 1;
        self.bad.push(ParseCardError {
            part: self.part,
            place: self.cards.len() + self.flaws,
            // The doubt about an `R` is not typed.
            text: shown(&word.replace("?r", "r").replace("?R", "R")),
            flaw,
        });
    }
}

/// Reads the name of cards that begins with a word and has no suit; returns what is wrong
/// with it, and its words.
fn named_without_suit<'a>(
    word: &'a str,
    rest: &mut (impl Iterator<Item = &'a str> + Clone),
    deck: Deck,
) -> Option<(CardErrorKind, String)> {
    const LONGEST: usize = 4;
    let text: Vec<_> = iter::once(word).chain(rest.clone().take(LONGEST - 1)).collect();
    let (rank, words, called) = without_suit(&text, deck)?;
    rest.take(words - 1).for_each(drop);
    let is_dealt = deck.low_ranks || !rank.is_low();
    let is_number = number_word(&called).is_some();
    let flaw = match text.get(words) {
        _ if is_dealt => CardErrorKind::NoSuit { rank },
        Some(next) if is_number && is_card(next) => CardErrorKind::Number,
        _ => CardErrorKind::NoLowRanks,
    };
    Some((flaw, called))
}

fn fits(card: Card, hand: &Hand, deck: Deck) -> Result<(), CardErrorKind> {
    match deck.copies(card) {
        0 => Err(CardErrorKind::NoLowRanks),
        copies if hand.count(card) == copies => {
            let of = if card == Card::Joker { Excess::Joker } else { Excess::Card };
            Err(CardErrorKind::TooMany { copies, of })
        }
        _ => Ok(()),
    }
}
