//! What cards are called in a language, beside the notation that all share.

use std::borrow::Cow;

use super::word::number_word;
use super::word::{self, SELECTORS, is_card, is_without_marks, replaced};
use crate::cards::{Card, Rank, Suit};

/// What no card goes on after.
const SEPARATORS: [char; 4] = [',', '+', ';', '|'];

/// What a language calls suits, ranks and the Joker, in lower case.
#[derive(Debug, Clone, Copy)]
pub struct CardNames {
    /// Names of suits, in every form that is used with a card.
    pub suits: &'static [(&'static str, Suit)],
    /// Names of ranks; letters too if the cards of the language print others.
    pub ranks: &'static [(&'static str, Rank)],
    /// Names of the Joker.
    pub jokers: &'static [&'static str],
    /// Other words with which cards and scores are called out, one or two, each with the
    /// English one or its number. Tens and units make numbers; `the 8` is a card and no
    /// number, and after a number the same word is the name of a card, too. In `#'er` the
    /// `#` is a rank in digits. `20+5` is there if tens and units may be words of their own.
    pub words: &'static [(&'static str, &'static str)],
}

impl CardNames {
    /// No names beside the notation.
    pub const NONE: Self = Self { suits: &[], ranks: &[], jokers: &[], words: &[] };

    /// The English names, which are read in every language.
    pub const ENGLISH: Self = Self {
        suits: &[
            ("club", Suit::Clubs),
            ("clubs", Suit::Clubs),
            ("diamond", Suit::Diamonds),
            ("diamonds", Suit::Diamonds),
            ("heart", Suit::Hearts),
            ("hearts", Suit::Hearts),
            ("spade", Suit::Spades),
            ("spades", Suit::Spades),
            ("star", Suit::Stars),
            ("stars", Suit::Stars),
        ],
        ranks: &[
            ("ace", Rank::Ace),
            ("two", Rank::Two),
            ("three", Rank::Three),
            ("four", Rank::Four),
            ("five", Rank::Five),
            ("six", Rank::Six),
            ("seven", Rank::Seven),
            ("eight", Rank::Eight),
            ("nine", Rank::Nine),
            ("ten", Rank::Ten),
            ("jack", Rank::Jack),
            ("queen", Rank::Queen),
            ("king", Rank::King),
        ],
        jokers: &[],
        words: &[],
    };

    /// Returns the English for a word with which cards and scores are called out, or the word.
    pub fn called<'a>(&'a self, word: &'a str) -> &'a str {
        find(self.words, &word.to_lowercase()).unwrap_or(word)
    }

    /// Returns a text with the names of the language replaced by the notation.
    /// What the notation reads stays as it is, and so does what nobody can read. In a
    /// language with words of its own an R may mean diamonds: `5R` gets a `?`, with which
    /// it is no card.
    ///
    /// ```
    /// use crowns_core::cards::{CardNames, Rank, Suit};
    ///
    /// let names = CardNames {
    ///     suits: &[("hjerter", Suit::Hearts), ("spar", Suit::Spades)],
    ///     ranks: &[("konge", Rank::King)],
    ///     jokers: &["jokeren"],
    ///     words: &[("to", "2"), ("konger", "kings"), ("og", "and"), ("syv", "7")],
    /// };
    /// assert_eq!(names.to_notation("hjerter 7, Spar konge 9D"), "7H, KS 9D");
    /// assert_eq!(names.to_notation("jokeren 7hjerter xyz"), "JOKER 7H xyz");
    /// assert_eq!(names.to_notation("9D,  10S"), "9D,  10S");
    /// assert_eq!(names.to_notation("to konger og hjerter syv"), "2 kings and 7H");
    ///
    /// let names = CardNames { words: &[("og", "and"), ("fem", "5"), ("tyve", "20")], ..names };
    /// assert_eq!(names.to_notation("femogtyve"), "25");
    ///
    /// let names = CardNames { words: &[("otter", "the 8"), ("#'er", "the #")], ..names };
    /// assert_eq!(names.to_notation("konge, otter, 8'er"), "king, the 8, the 8");
    /// ```
    pub fn to_notation<'a>(&self, text: &'a str) -> Cow<'a, str> {
        self.to_notation_except(text, |_| false)
    }

    /// Reads the name of a rank in the singular, in the language or in English.
    pub(super) fn rank_named(&self, word: &str) -> Option<Rank> {
        // A letter is in the notation.
        if word.chars().nth(1).is_none() || !word.chars().all(char::is_alphabetic) {
            return None;
        }
        let word = word.to_lowercase();
        let rank = find(self.ranks, &word).or_else(|| find(Self::ENGLISH.ranks, &word));
        rank.or_else(|| word::rank(find(self.words, &word)?))
    }

    /// Returns the English name of a rank.
    pub fn english(rank: Rank) -> &'static str {
        let mut names = Self::ENGLISH.ranks.iter();
        names.find(|(_, named)| *named == rank).map_or(rank.text(), |(name, _)| name)
    }

    /// Does as [`CardNames::to_notation`], but leaves some words as they are.
    pub fn to_notation_except<'a>(
        &self,
        text: &'a str,
        stays: impl Fn(&str) -> bool,
    ) -> Cow<'a, str> {
        let is_plain = |word: &str| is_card(word) && !self.is_doubtful(word);
        if self.suits.is_empty() || word::words(text).all(is_plain) {
            return Cow::Borrowed(text);
        }
        let mut written = String::new();
        for part in text.split_inclusive(SEPARATORS) {
            let said = part.trim_end_matches(SEPARATORS);
            written += &self.part_to_notation(said, &stays);
            written += &part[said.len()..];
        }
        if written == text { Cow::Borrowed(text) } else { Cow::Owned(written) }
    }

    /// Returns `true` if a word is a card whose R may be the suit of another language.
    fn is_doubtful(&self, word: &str) -> bool {
        !self.words.is_empty() && has_letter_r(word)
    }

    /// Returns a part of a text in the notation; no card goes on after it.
    fn part_to_notation(&self, text: &str, stays: &impl Fn(&str) -> bool) -> String {
        // How many cards the words before are.
        let mut count = None;
        replaced(text, word::words(text), |rest| {
            let word = rest[0];
            let (read, len) = match word {
                word if stays(word) => (None, 1),
                word if self.is_doubtful(word) => {
                    (Some(word.replace('r', "?r").replace('R', "?R")), 1)
                }
                word => self.read(word, rest),
            };
            let read = match count {
                Some(count) => read.map(|card| self.counted(card, count)),
                None => read,
            };
            count = self.count(read.as_deref().unwrap_or(word), word);
            (read, len)
        })
    }

    /// Reads the first word of a text, or a card of several; returns how many
    /// words were read. Alone only face cards are read: `ten` may be points. English names
    /// alone are read wherever a card needs no suit.
    fn read(&self, word: &str, text: &[&str]) -> (Option<String>, usize) {
        if is_card(word) {
            return (None, 1);
        }
        if let Some(round) = self.round(text) {
            return (Some(round), 2);
        }
        match self.first_card(text) {
            Some((card, len)) => (Some(card.to_string()), len),
            None if let Some((cards, len)) = self.first_cards(text) => (Some(cards), len),
            None => {
                // A sentence may end after a word; a letter with a point is part of a name.
                let bare = word.trim_end_matches(['.', '!']);
                let is_letter = bare.chars().nth(1).is_none();
                let word = if is_letter { word } else { bare }.to_lowercase();
                let is_english = find(Self::ENGLISH.ranks, &word).is_some();
                let rank = find(self.ranks, &word).filter(|_| !is_english);
                // A letter may begin a name, which the English name of a rank does not.
                let face = rank.filter(|&rank| rank >= Rank::Jack).map(|rank| {
                    let is_letter = word.chars().nth(1).is_none();
                    if is_letter { rank.text() } else { Self::english(rank) }.to_owned()
                });
                let phrase = |len: usize| {
                    let phrase = text.get(..len)?.join(" ").to_lowercase();
                    let phrase = phrase.trim_end_matches(['.', '!']);
                    Some((find(self.words, phrase)?.to_owned(), len))
                };
                if let Some((other, len)) = phrase(3).or_else(|| phrase(2)) {
                    return (Some(other), len);
                }
                if let Some((number, len)) = self.number_in_words(text) {
                    return (Some(number.to_string()), len);
                }
                let other = || find(self.words, &word).filter(|&word| word != "of");
                let other = || other().map(str::to_owned).or_else(|| self.card_of_digits(&word));
                let number = || Some(self.tens_and_units(&word)?.to_string());
                (face.or_else(other).or_else(number), 1)
            }
        }
    }

    /// Reads a rank in digits with an ending that makes it a card: `8'er`, `8:an`.
    fn card_of_digits(&self, word: &str) -> Option<String> {
        let word = word.replace('’', "'");
        let (rank, ending) = word.split_at(word.find(|c: char| !c.is_ascii_digit())?);
        word::rank(rank)?;
        Some(find(self.words, &format!("#{ending}"))?.replace('#', rank))
    }

    /// Reads a number of tens and units in one word: `tjugofem`, `femogtyve`.
    fn tens_and_units(&self, word: &str) -> Option<u8> {
        let ands = self.words.iter().filter(|(_, english)| *english == "and");
        let mut parts = word.char_indices().skip(1).map(|(at, _)| word.split_at(at));
        parts.find_map(|(left, right)| {
            match ands.clone().find_map(|(and, _)| right.strip_prefix(*and)) {
                Some(tens) => self.sum(tens, left),
                None => self.sum(left, right),
            }
        })
    }

    /// Reads a number of tens and units in words of their own, `tjugo två`, `en og tyve`,
    /// and returns how many words it takes; not `tjugo, två kungar`.
    fn number_in_words(&self, text: &[&str]) -> Option<(u8, usize)> {
        let words: Vec<_> = text.iter().take(4).map(|word| word.to_lowercase()).collect();
        let and = |word: &str| find(self.words, word) == Some("and");
        let stands_apart = find(self.words, "20+5").is_some();
        let (number, len) = match words.as_slice() {
            [one, between, other, ..] if and(between) => {
                (self.sum(one, other).or_else(|| self.sum(other, one))?, 3)
            }
            [tens, units, ..] if stands_apart => (self.sum(tens, units)?, 2),
            _ => return None,
        };
        let counts = words.get(len).is_some_and(|word| {
            let card = find(self.words, word).unwrap_or(word);
            plural(card).is_some() || card.starts_with("the ") || find(self.ranks, word).is_some()
        });
        (!counts).then_some((number, len))
    }

    /// Adds units to tens.
    fn sum(&self, tens: &str, units: &str) -> Option<u8> {
        let number = |part: &str| match find(self.words, part)? {
            "an" => Some(1),
            number => number.parse().ok(),
        };
        let (tens, units): (u8, u8) = (number(tens)?, number(units)?);
        let is_number = tens >= 20 && tens % 10 == 0 && (1..=9).contains(&units);
        is_number.then_some(tens + units)
    }

    /// Reads how many cards the next are: what was typed, and what it is in English.
    fn count(&self, english: &str, typed: &str) -> Option<Count> {
        const MOST: u8 = 10;
        let number = || english.parse().ok().or_else(|| number_word(english));
        let number = match english {
            "pair" | "both" => 2,
            _ => number().filter(|count| (2..=MOST).contains(count))?,
        };
        let lower = typed.to_lowercase();
        let is_card = |(own, english): &(&str, &str)| {
            (*own == lower || is_without_marks(&lower, own)) && english.starts_with("the ")
        };
        Some(Count {
            number,
            is_word: typed.starts_with(char::is_alphabetic),
            is_card: self.words.iter().any(is_card),
        })
    }

    /// Writes a card after a count: two of `the 8` are `8's`, as in `to otter`. Where the
    /// language has a plural, more in the singular are two cards if the count is the name of
    /// one, `åtta femma`; else they are in doubt, and get a `×`, with which they are none.
    fn counted(&self, card: String, count: Count) -> String {
        let is_name = || matches!(card.as_str(), "jack" | "queen" | "king");
        let plural = match card.strip_prefix("the ") {
            Some(rank) => format!("{rank}'s"),
            None if count.is_word && is_name() => format!("{card}s"),
            None => return card,
        };
        let has_plural = || self.words.iter().any(|(_, english)| *english == plural);
        match count {
            Count { number: 2, .. } => plural,
            _ if !has_plural() => plural,
            Count { is_card: true, .. } => card,
            _ => format!("×{}", card.trim_start_matches("the ")),
        }
    }

    /// Reads the number of a round, which is of no card: `runde 2`.
    fn round(&self, text: &[&str]) -> Option<String> {
        let english = |word: &str| find(self.words, &word.to_lowercase());
        let [round, number, ..] = *text else { return None };
        let is_round = round.eq_ignore_ascii_case("round") || english(round) == Some("round");
        let number = english(number).unwrap_or(number);
        let is_number =
            number.starts_with(|c: char| c.is_ascii_digit()) || number_word(number).is_some();
        (is_round && is_number).then(|| format!("round {number}"))
    }

    /// Reads the card in the first words of a text: `hjerter 7`, `7hjerter`,
    /// `8 of stars`; returns how many words it takes, too. `a heart` is any of them, and no ace.
    pub(super) fn first_card(&self, text: &[&str]) -> Option<(Card, usize)> {
        let words: Vec<_> = text.iter().take(3).map(|word| word.to_lowercase()).collect();
        let several = match words.as_slice() {
            [rank, of, suit] if self.is_of(of) => Some((self.named_suit(rank, suit), 3)),
            [_, one, ..] if text[0] == "a" && is_singular(one) => None,
            [one, other, ..] => Some((self.named_suit(one, other), 2)),
            _ => None,
        };
        let several = several.and_then(|(card, len)| Some((card?, len)));
        several.or_else(|| Some((self.card(words.first()?)?, 1)))
    }

    /// Reads several cards of one kind in the first words of a text, and returns them in
    /// English: `konger i hjerter`, `hjerter konger`.
    fn first_cards(&self, text: &[&str]) -> Option<(String, usize)> {
        let words: Vec<_> = text.iter().take(3).map(|word| word.to_lowercase()).collect();
        let (cards, suit, len) = match words.as_slice() {
            [cards, of, suit] if self.is_of(of) => (cards, suit, 3),
            [one, other, ..] if self.suit(other).is_some() => (one, other, 2),
            [one, other, ..] => (other, one, 2),
            _ => return None,
        };
        let cards = find(self.words, cards).unwrap_or(cards);
        plural(cards).or_else(|| plural_of_sign(cards))?;
        let suit = self.suit(suit)?;
        let mut names = Self::ENGLISH.suits.iter().rev();
        let (name, _) = names.find(|(_, named)| *named == suit)?;
        Some((format!("{cards} of {name}"), len))
    }

    /// Returns `true` for the word between a rank and its suit.
    fn is_of(&self, word: &str) -> bool {
        word == "of" || find(self.words, word) == Some("of")
    }

    /// Reads a card in one word: `hjerter7`, `7hjerter`, `hjerter-7`, `g♥`; the letter of a
    /// rank stands before the suit, since `start` is no Ten of stars.
    fn card(&self, word: &str) -> Option<Card> {
        if self.jokers.iter().any(|name| *name == word || is_without_marks(word, name)) {
            return Some(Card::Joker);
        }
        if word.contains('-') {
            let parts: Vec<_> = word.split('-').collect();
            let (card, len) = self.first_card(&parts)?;
            return (len == parts.len()).then_some(card);
        }
        let mut parts = word.char_indices().skip(1).map(|(at, _)| at).map(|at| word.split_at(at));
        // The end of another word: `start`, `hjertet`.
        let is_ending = |right: &str| sign(right).is_some_and(char::is_alphabetic);
        parts.find_map(|(left, right)| {
            let named_suit = || self.named_suit(left, right).filter(|_| !is_ending(right));
            named_suit().or_else(|| self.named_rank(left, right))
        })
    }

    /// Reads a rank and the name of a suit, in any order.
    fn named_suit(&self, one: &str, other: &str) -> Option<Card> {
        let (suit, rank) = match self.suit(other) {
            Some(suit) => (suit, one),
            None => (self.suit(one)?, other),
        };
        let called = || {
            let called = find(self.words, rank).map(str::to_owned);
            let called = called.or_else(|| self.card_of_digits(rank))?;
            let called = called.trim_start_matches("the ");
            word::rank(called).or_else(|| named(called)?)
        };
        let rank = word::rank(rank).or_else(|| find(self.ranks, rank)).or_else(called)?;
        Some(Card::Suited(rank, suit))
    }

    /// Reads the name or the sign of a suit; no letter, and no `*`, which is
    /// typed for going out, too.
    pub fn suit(&self, text: &str) -> Option<Suit> {
        let sign = || sign(text).filter(|sign| !sign.is_ascii());
        find(self.suits, text).or_else(|| word::suit(sign()?))
    }

    /// Reads the name of a rank and the sign of a suit, or two letters: `kings` are
    /// several, not the King of spades.
    fn named_rank(&self, rank: &str, suit: &str) -> Option<Card> {
        let is_letter = rank.chars().nth(1).is_none();
        let sign = sign(suit).filter(|sign| is_letter || !sign.is_alphabetic());
        let suit = word::suit(sign?)?;
        Some(Card::Suited(find(self.ranks, rank)?, suit))
    }
}

/// Returns `true` for the English name of a suit in the singular.
fn is_singular(suit: &str) -> bool {
    CardNames::ENGLISH.suits.iter().any(|(name, _)| *name == suit) && !suit.ends_with('s')
}

/// Returns `true` for a card of stars with the letter R, which other languages have for
/// diamonds.
fn has_letter_r(word: &str) -> bool {
    let upper = word.to_ascii_uppercase();
    upper.contains('R')
        && is_card(word)
        && upper.replace("JOKER", "").replace("JKR", "").contains('R')
}

/// Returns the only character of a text.
fn sign(text: &str) -> Option<char> {
    let mut chars = text.trim_end_matches(SELECTORS).chars();
    chars.next().filter(|_| chars.next().is_none())
}

/// Finds a name, which may be typed without the marks on its letters: `klor` for `klør`.
fn find<T: Copy>(names: &[(&str, T)], text: &str) -> Option<T> {
    let same = names.iter().find(|(name, _)| *name == text);
    let like = || names.iter().find(|(name, _)| is_without_marks(text, name));
    same.or_else(like).map(|(_, value)| *value)
}

/// How many cards words say that the next are.
#[derive(Debug, Clone, Copy)]
struct Count {
    number: u8,
    /// No digits, which may be points.
    is_word: bool,
    /// Whether the word is the name of a card, too: `åtta`.
    is_card: bool,
}

/// Reads the plural of the name of a rank or of a Joker: `kings`, `sixes`, `5's`.
pub(super) fn plural(word: &str) -> Option<Option<Rank>> {
    let word = word.to_lowercase().replace('’', "'");
    let one = word.strip_suffix('s')?;
    match one.strip_suffix('\'') {
        Some(sign) => word::rank(sign).map(Some).or_else(|| named(sign)),
        None => named(one).or_else(|| named(one.strip_suffix('e')?)),
    }
}

/// Reads `7s` and `Ks`, which are also cards of spades, as a plural.
pub(super) fn plural_of_sign(word: &str) -> Option<Option<Rank>> {
    word::rank(word.strip_suffix(['s', 'S'])?).map(Some)
}

/// Reads the English name of a rank, or of a Joker as `None`.
pub(super) fn named(word: &str) -> Option<Option<Rank>> {
    let word = word.to_lowercase();
    let mut ranks = CardNames::ENGLISH.ranks.iter();
    match word.as_str() {
        "joker" => Some(None),
        word => Some(Some(ranks.find(|(name, _)| *name == word)?.1)),
    }
}
