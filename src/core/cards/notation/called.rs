//! Cards as they are called out at the table, of which the suits do not matter.
//!
//! ```text
//! called = item {["," | "+" | "and" | "&" | "plus"] item}
//! item   = ["a" | "an" | "the" | "one" | "1"] card   one or two articles
//!        | count ["of"] plural               2 kings   two 7s   a pair of jokers
//! card   = rank | name of a rank | card with its suit | ranks run together, KK5
//! ```

use std::collections::BTreeSet;
use std::fmt;
use std::iter;

use super::error::{CardErrorKind, Excess, ParseCardError, ParseCardsError};
use super::names::{CardNames, named, plural, plural_of_sign};
use super::word::{TENS, UNITS, count, counted, number_word};
use super::word::{is_connector, rank, read, shown, words};
use crate::cards::{Card, Deck, Rank, Suit};

/// A card as it is called out: a Joker, a card with its suit, or a rank alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CalledCard {
    /// A Joker, or a card with its suit.
    Card(Card),
    /// A rank.
    Rank(Rank),
}

impl CalledCard {
    /// Returns the rank; `None` of a Joker.
    pub const fn rank(self) -> Option<Rank> {
        match self {
            Self::Card(card) => card.rank(),
            Self::Rank(rank) => Some(rank),
        }
    }

    /// Returns how many such cards a deck holds: of a rank, those of every suit.
    pub fn copies(self, deck: Deck) -> u8 {
        match self {
            Self::Card(card) => deck.copies(card),
            Self::Rank(rank) => {
                Suit::ALL.map(|suit| deck.copies(Card::Suited(rank, suit))).iter().sum()
            }
        }
    }

    /// Returns `true` for a card that is one of these.
    pub fn includes(self, other: Self) -> bool {
        self == other || matches!(self, Self::Rank(rank) if other.rank() == Some(rank))
    }
}

impl fmt::Display for CalledCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => card.fmt(f),
            Self::Rank(rank) => f.pad(rank.text()),
        }
    }
}

/// Why a text is no cards of which the ranks are known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseRanksError {
    /// A word is none, or all cards have their suits.
    NotRanks,
    /// The deck has none of some ranks, each as it was called out, `2 aces`, or not so many.
    NotDealt(ParseCardsError),
    /// A plural without a number: `kings`.
    NoNumber {
        /// The plural as typed.
        plural: String,
    },
    /// An `a` before a rank, in a deck with aces: one card or two.
    Article {
        /// The rank.
        rank: Rank,
    },
}

/// Reads cards of which one or more have no suit: `8, K`, `JK 5`, `K+5`, `2 kings
/// and a 5`. A `J` is a Jack.
///
/// In a deck with aces `a 5` is refused: it may be an ace and a 5, or a 5.
///
/// ```
/// use crowns_core::cards::{CalledCard, Card, Deck, ParseRanksError, Rank, parse_ranks};
///
/// let deck = Deck { games: 1, low_ranks: false };
/// let [king, five] = [Rank::King, Rank::Five].map(CalledCard::Rank);
/// let joker = CalledCard::Card(Card::Joker);
/// assert_eq!(parse_ranks("2 kings, a joker and a 5", deck).unwrap(), [king, king, joker, five]);
/// let plural = "kings".to_owned();
/// assert_eq!(parse_ranks("kings and a 5", deck), Err(ParseRanksError::NoNumber { plural }));
/// ```
///
/// # Errors
///
/// [`ParseRanksError`] if a word is no card, if all have their suits, if the deck has
/// none or not so many of a rank or a card, or if there may be any number of one.
pub fn parse_ranks(text: &str, deck: Deck) -> Result<Vec<CalledCard>, ParseRanksError> {
    let words: Vec<_> = words(text).flat_map(ranks_of).collect();
    let mut rest = words.as_slice();
    if text.trim().starts_with('+') || text.trim().ends_with('+') {
        return Err(ParseRanksError::NotRanks);
    }
    let (mut ranks, mut not_dealt) = (Vec::<CalledCard>::new(), Vec::new());
    let mut is_bare = false;
    while let Some(first) = rest.first() {
        if !ranks.is_empty() && is_connector(first) {
            rest = &rest[1..];
        }
        if deck.low_ranks
            && let Some(rank) = doubtful_article(rest, text)
        {
            return Err(ParseRanksError::Article { rank });
        }
        let item = match Item::first(with_article(rest, text, ranks.is_empty()), deck) {
            Some(item) => item,
            None => return Err(not_ranks(rest)),
        };
        let (words, after) = rest.split_at(item.words);
        let is_dealt = item.card.copies(deck) > 0;
        for nth in 0..item.count {
            ranks.push(item.card);
            let flaw = match excess(&ranks, deck) {
                _ if !is_dealt && nth == 0 => CardErrorKind::NoLowRanks,
                Some((copies, of)) if is_dealt => CardErrorKind::TooMany { copies, of },
                _ => continue,
            };
            let text = shown(&words.join(" "));
            not_dealt.push(ParseCardError { part: None, place: ranks.len(), text, flaw });
            break;
        }
        is_bare |= !item.has_suit;
        rest = after;
    }
    match (is_bare, not_dealt.is_empty()) {
        (false, _) => Err(ParseRanksError::NotRanks),
        (true, false) => Err(ParseRanksError::NotDealt(ParseCardsError(not_dealt))),
        (true, true) => Ok(ranks),
    }
}

/// Returns how many cards like the last one the deck has, if it has not so many: of the card,
/// or of its rank.
fn excess(ranks: &[CalledCard], deck: Deck) -> Option<(u8, Excess)> {
    let &last = ranks.last()?;
    let kinds = iter::once(last).chain(last.rank().map(CalledCard::Rank));
    let copies = |kind: CalledCard| (kind.copies(deck), kind);
    let is_excess = |&(copies, kind): &(u8, CalledCard)| {
        ranks.iter().filter(|&&one| kind.includes(one)).count() > copies.into()
    };
    let (copies, kind) = kinds.map(copies).find(is_excess)?;
    Some((
        copies,
        match kind {
            CalledCard::Card(Card::Joker) => Excess::Joker,
            CalledCard::Card(_) => Excess::Card,
            CalledCard::Rank(rank) => Excess::Rank(rank),
        },
    ))
}

/// Splits ranks that are run together, `KK5`. A Joker may begin with `JK`.
fn ranks_of(word: &str) -> Vec<&str> {
    let is_rank = |c: char| matches!(c.to_ascii_uppercase(), '3'..='9' | 'J' | 'Q' | 'K');
    let is_joined = word.len() > 1
        && word.chars().all(is_rank)
        && word.contains(char::is_alphabetic)
        && !word.to_ascii_uppercase().contains("JK");
    match is_joined {
        true => (0..word.len()).map(|at| &word[at..=at]).collect(),
        false => vec![word],
    }
}

/// Splits a text at spaces, but not within what is called out as the cards of one
/// player: `2 kings and a 5`, `king of hearts`.
///
/// ```
/// use crowns_core::cards::called_out;
///
/// assert_eq!(called_out("king and a 7 out 12"), ["king and a 7", "out", "12"]);
/// ```
pub fn called_out(text: &str) -> Vec<&str> {
    let words: Vec<_> = text.split_whitespace().collect();
    let mut pieces = Vec::new();
    let mut rest = words.as_slice();
    while !rest.is_empty() {
        let (piece, after) = rest.split_at(called_first(rest).max(1));
        pieces.push(between(text, piece));
        rest = after;
    }
    pieces
}

/// Returns how many of some words are called out first as the cards of one player.
pub fn called_first(words: &[&str]) -> usize {
    let Some(mut len) = first_item(words) else { return 0 };
    while let Some(connector) = words.get(len)
        && is_connector(connector)
        && !words[len - 1].ends_with(',')
        && let Some(next) = first_item(&words[len + 1..])
    {
        len += 1 + next;
    }
    len
}

/// Returns how many words the first item has; a comma ends it.
fn first_item(words: &[&str]) -> Option<usize> {
    let end = words.iter().position(|word| word.ends_with(','));
    let words = &words[..end.map_or(words.len(), |end| end + 1)];
    let words: Vec<_> = words.iter().map(|word| word.trim_end_matches(',')).collect();
    Item::first(&words, OFFICIAL).map(|item| item.words)
}

/// Returns the part of a text from the first of some of its words to the last.
pub fn between<'a>(text: &'a str, words: &[&'a str]) -> &'a str {
    let at = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    match words {
        [first, .., last] => &text[at(first)..at(last) + last.len()],
        [one] => one,
        [] => "",
    }
}

/// A deck without aces, where `a` is no card.
const OFFICIAL: Deck = Deck { games: 1, low_ranks: false };

/// One or more cards of one rank, as called out.
struct Item {
    card: CalledCard,
    count: usize,
    /// Whether it is a card that [`parse_cards`](super::parse_cards) reads.
    has_suit: bool,
    /// How many words it has.
    words: usize,
}

impl Item {
    /// Reads the item in the first words of a text.
    fn first(words: &[&str], deck: Deck) -> Option<Self> {
        let is_article = |word: &&&str| {
            let word = word.to_lowercase();
            matches!(word.as_str(), "an" | "the" | "one") || word == "a" && !deck.low_ranks
        };
        let is_name = |word: &str| {
            word.starts_with(char::is_alphabetic)
                && word.len() > 1
                && (named(word).is_some() || count(word).is_some())
        };
        let article = match words {
            ["a" | "A" | "1", next, ..] if is_name(next) => 1,
            // In other languages an article may stand before the word for a card, `the 8`.
            _ => words.iter().take(2).take_while(is_article).count(),
        };
        let rest = &words[article..];
        let several = || {
            let (count, len) = counted(rest)?;
            let word = rest.get(len)?;
            Some((plural(word).or_else(|| plural_of_sign(word))?, count, len + 1))
        };
        let bare =
            |rank: Option<Rank>| rank.map_or(CalledCard::Card(Card::Joker), CalledCard::Rank);
        let (card, count, has_suit, len) = if let Some((rank, count, len)) = several() {
            (bare(rank), count, false, len)
        } else if let Some((card, len)) = CardNames::ENGLISH.first_card(rest) {
            (CalledCard::Card(card), 1, article == 0, len)
        } else {
            let word = rest.first()?;
            match (rank(word).map(Some).or_else(|| named(word)), read(word, Deck::FULL)) {
                (Some(rank), _) => (bare(rank), 1, rank.is_none() && article == 0, 1),
                (None, Ok(card)) => (CalledCard::Card(card), 1, article == 0, 1),
                (None, Err(_)) => return None,
            }
        };
        Some(Self { card, count, has_suit, words: article + len })
    }
}

/// Reads cards without their suit in the first words of a text, where they are more than a
/// sign: `king`, `an 8`, `2 kings`; returns their rank, how many words they take, and those
/// without an article.
pub(super) fn without_suit(text: &[&str], deck: Deck) -> Option<(Rank, usize, String)> {
    let item = Item::first(text, deck).filter(|item| !item.has_suit)?;
    let (called, _) = text.split_at(item.words);
    let last = called.last()?;
    let is_sign = item.words == 1 && rank(last).is_some() || read(last, Deck::FULL).is_ok();
    let is_article = |word: &&&str| matches!(**word, "a" | "an" | "the" | "one");
    let articles = called.iter().take_while(is_article).count();
    (!is_sign).then_some((item.card.rank()?, item.words, called[articles..].join(" ")))
}

/// Returns `true` if a word says a score or a card in English, or stands between them: `king`,
/// `and`, `twelve`, `the`. Letters alone do not.
pub fn is_called_word(word: &str) -> bool {
    let lower = word.to_lowercase();
    let mut suits = CardNames::ENGLISH.suits.iter();
    let is_word = lower.chars().nth(1).is_some()
        && (is_connector(&lower)
            || matches!(lower.as_str(), "an" | "the" | "pair" | "both" | "out" | "won")
            || rank(&lower).is_none() && rank_called(&lower).is_some()
            || matches!(lower.as_str(), "joker" | "jokers")
            || suits.any(|(name, _)| *name == lower)
            || number_word(&lower).is_some());
    is_word || !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Cards of one kind that are called out by their suit, too.
#[derive(Debug, Clone, Copy)]
pub(super) struct CalledCards {
    pub(super) card: Card,
    /// How many; 0 for a plural without a number.
    pub(super) count: usize,
    /// How many words they have.
    pub(super) words: usize,
}

impl CalledCards {
    /// Reads the cards in the first words of a text: `king of hearts`, `the joker`, `two
    /// kings of hearts`.
    pub(super) fn first(text: &[&str]) -> Option<Self> {
        if let Some((card, words)) = CardNames::ENGLISH.first_card(text) {
            return Some(Self { card, count: 1, words });
        }
        let is_article =
            |word: &&str| matches!(word.to_lowercase().as_str(), "a" | "an" | "the" | "one");
        let article = usize::from(text.first().is_some_and(is_article));
        let rest = &text[article..];
        let first = rest.first()?;
        let one = || match first.eq_ignore_ascii_case("joker") {
            true => Some((Card::Joker, 1)),
            false => CardNames::ENGLISH.first_card(rest),
        };
        if article > 0
            && let Some((card, words)) = one()
        {
            return Some(Self { card, count: 1, words: article + words });
        }
        let (count, skipped) = counted(rest).unwrap_or((0, 0));
        let (card, words) = several(&rest[skipped..])?;
        Some(Self { card, count, words: article + skipped + words })
    }
}

/// Reads a plural with its suit, `kings of hearts`, or `jokers`.
fn several(text: &[&str]) -> Option<(Card, usize)> {
    let rank = plural(text.first()?).or_else(|| plural_of_sign(text[0]))?;
    let Some(rank) = rank else { return Some((Card::Joker, 1)) };
    let of = text.get(1)?.eq_ignore_ascii_case("of");
    let (suit, words) = if of { (text.get(2)?, 3) } else { (&text[1], 2) };
    Some((Card::Suited(rank, suit_called(suit)?), words))
}

/// Reads the suit that is called out: `hearts`, `Spade`, `♥`; no letter.
pub fn suit_called(word: &str) -> Option<Suit> {
    CardNames::ENGLISH.suit(&word.to_lowercase())
}

/// Reads the rank that is called out: `7`, `K`, `four`, `kings`, `7s`.
pub fn rank_called(word: &str) -> Option<Rank> {
    let called = || named(word).or_else(|| plural(word)).or_else(|| plural_of_sign(word));
    rank(word).or_else(|| called()?)
}

/// Returns the rank that words of a text begin with, after an `a` that may be an article or
/// an ace.
fn doubtful_article(words: &[&str], text: &str) -> Option<Rank> {
    let [article @ "a", next, ..] = words else { return None };
    let is_apart = between(text, &[*article, *next]).contains([',', '+']);
    let called = || rank(next).or_else(|| read(next, Deck::FULL).ok()?.rank());
    called().filter(|_| !is_apart)
}

/// Returns words of a text, or only the first where it is like an article or a count and is
/// none: with a comma or a plus after it, as in `4, 9S`, or an `A` after other cards.
fn with_article<'w, 't>(words: &'w [&'t str], text: &'t str, is_start: bool) -> &'w [&'t str] {
    let [first, next, ..] = words else { return words };
    let is_like_one = ["a", "an", "the", "one"].iter().any(|one| first.eq_ignore_ascii_case(one));
    let counts = is_like_one || count(first).is_some();
    let is_apart = counts && between(text, &[*first, *next]).contains([',', '+']);
    if is_apart || *first == "A" && !is_start { &words[..1] } else { words }
}

/// Returns why words do not begin with an item.
fn not_ranks(words: &[&str]) -> ParseRanksError {
    let plural = words.iter().take(2).find(|word| plural(word).is_some());
    plural.map_or(ParseRanksError::NotRanks, |plural| ParseRanksError::NoNumber {
        plural: shown(plural),
    })
}

/// Returns a text with the words of English, or of another language, that are nearly
/// those typed for a score: `queen and 7` for `quen and 7`. `None` if there are none.
pub fn nearest_called(text: &str, names: &CardNames) -> Option<String> {
    let ranks = CardNames::ENGLISH.ranks.iter().map(|(name, _)| *name).chain(["joker"]);
    let ending = |name: &str| if name.ends_with('x') { "es" } else { "s" };
    let plurals = ranks.clone().map(|name| name.to_owned() + ending(name));
    let english = ranks.map(str::to_owned).chain(plurals);
    let own = names.ranks.iter().map(|(name, _)| name);
    let own = own.chain(names.words.iter().map(|(name, _)| name)).chain(names.jokers);
    let numbers = UNITS.split(' ').chain(TENS.split(' ')).chain(["out", "pair"]).map(str::to_owned);
    let english: Vec<_> = english.chain(numbers).collect();
    let own: Vec<_> = own.map(|name| (*name).to_owned()).collect();
    let offered = if names.words.is_empty() { &english } else { &own };
    let is_known = |word: &str| {
        let suits = &mut CardNames::ENGLISH.suits.iter();
        is_connector(word)
            || matches!(word, "an" | "the" | "of" | "both" | "for")
            || english.iter().chain(&own).any(|known| known == word)
            || suits.any(|(name, _)| *name == word)
            || read(word, Deck::FULL).is_ok()
            || number_word(word).is_some()
    };
    let nearest = |word: &str| {
        let lower = word.to_lowercase();
        // A slip is seldom in the first letter, and `even` is none of `seven`.
        let begins = |known: &&String| known.chars().next() == lower.chars().next();
        let distance = |known: &String| strsim::damerau_levenshtein(&lower, known);
        let distances = offered.iter().filter(begins).map(|known| (distance(known), known));
        let (distance, name) = distances.clone().min()?;
        let as_near = distances.filter(|(other, _)| *other == distance);
        let numbers: BTreeSet<_> = as_near.filter_map(|(_, name)| number_word(name)).collect();
        // `sixt` may be six or sixty.
        let is_clear = lower.len() > 2 && numbers.len() < 2;
        let is_near = distance <= (lower.len().min(name.len()) / 3).max(1);
        (is_clear && is_near && !is_known(&lower)).then(|| name.clone())
    };
    let mut words: Vec<_> = words(text).map(str::to_owned).collect();
    let mut has_nearer = false;
    for word in &mut words {
        if let Some(name) = nearest(word) {
            *word = name;
            has_nearer = true;
        }
    }
    has_nearer.then(|| words.join(" "))
}
