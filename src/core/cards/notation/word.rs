//! Splits a text into words, and reads one as a card or says what is wrong with it; numbers in
//! words.

use super::error::CardErrorKind;
use crate::cards::{Card, Deck, Rank, Suit};

/// What a Joker is called, the longest first, and its signs.
const JOKERS: [&str; 8] = ["JOKER", "JKR", "JK", "X", "W", "🃏", "🃟", "🂿"];

/// Signs pasted from elsewhere may carry the variation selector of an emoji or a text.
pub(super) const SELECTORS: [char; 2] = ['\u{fe0f}', '\u{fe0e}'];

/// What may stand between the rank and the suit of a card.
const HYPHENS: [char; 4] = ['-', '–', '_', '.'];

/// Returns the words of a text, between spaces, commas and pluses.
pub(super) fn words(mut text: &str) -> impl Iterator<Item = &str> + Clone {
    let split = move || {
        let (word, rest) = (!text.is_empty()).then(|| split_word(text))?;
        text = rest;
        Some(word)
    };
    std::iter::from_fn(split).filter(|word| !word.is_empty())
}

/// Replaces the first words of a text, then those after them, by what is read of them; returns
/// also how many they are.
pub(super) fn replaced<'a>(
    text: &'a str,
    words: impl Iterator<Item = &'a str>,
    mut read: impl FnMut(&[&'a str]) -> (Option<String>, usize),
) -> String {
    let words: Vec<_> = words.collect();
    let place = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    let (mut tidy, mut copied) = (String::new(), 0);
    let mut at = 0;
    while at < words.len() {
        let (read, len) = read(&words[at..]);
        let last = words[at + len - 1];
        if let Some(written) = read {
            tidy += &text[copied..place(words[at])];
            tidy += &written;
            copied = place(last) + last.len();
        }
        at += len;
    }
    tidy + &text[copied..]
}

/// Splits a text at its first separator.
fn split_word(text: &str) -> (&str, &str) {
    let separates = |c: char| c.is_whitespace() || matches!(c, ',' | '+');
    // Most texts are ASCII, whose bytes need not be decoded.
    let may_separate = |byte: u8| !byte.is_ascii() || separates(byte.into());
    match text.bytes().position(may_separate) {
        Some(end) if text.as_bytes()[end].is_ascii() => (&text[..end], &text[end + 1..]),
        Some(_) => text.split_once(separates).unwrap_or((text, "")),
        None => (text, ""),
    }
}

/// Reads a rank and a suit of a letter, `JOKER` or `JK` at a place of a text, as nearly all
/// words are, with a space or a comma after it or nothing; returns where it ends, too.
#[inline]
pub(super) fn plain_card(text: &[u8], start: usize) -> Option<(Card, usize)> {
    const LETTERS: [(Option<Rank>, Option<Suit>); 256] = {
        let mut letters = [(None, None); 256];
        let mut byte = 0;
        while byte < 128 {
            letters[byte] = (rank_of(&[byte as u8]), suit(byte as u8 as char));
            byte += 1;
        }
        letters
    };
    let letter = |index: usize| text.get(index).map(|&byte| &LETTERS[usize::from(byte)]);
    let first = letter(start)?;
    let (rank, end) = match text[start] {
        b'1' if text.get(start + 1) == Some(&b'0') => (Rank::Ten, start + 2),
        _ => (first.0?, start + 1),
    };
    let (card, end) = match letter(end)?.1 {
        Some(suit) => (Card::Suited(rank, suit), end + 1),
        None => {
            let is_joker = |name: &&str| {
                let word = text.get(start..start + name.len());
                word.is_some_and(|word| word.eq_ignore_ascii_case(name.as_bytes()))
            };
            (Card::Joker, start + ["JOKER", "JK"].into_iter().find(is_joker)?.len())
        }
    };
    matches!(text.get(end), None | Some(b' ' | b',')).then_some((card, end))
}

/// Returns `true` if a word stands between cards that are called out.
pub fn is_connector(word: &str) -> bool {
    ["and", "&", "+", "plus"].iter().any(|connector| word.eq_ignore_ascii_case(connector))
}

/// Reads a word as a card.
///
/// # Errors
///
/// [`CardErrorKind`] with what is wrong with it, and the card that was meant.
pub(super) fn read(word: &str, deck: Deck) -> Result<Card, CardErrorKind> {
    // Most words are a rank and a suit of a letter.
    if let [left @ .., last] = word.as_bytes()
        && let (Some(rank), Some(suit)) = (rank_of(left), suit((*last).into()))
    {
        return Ok(Card::Suited(rank, suit));
    }
    let word = word.trim_end_matches(SELECTORS);
    if JOKERS.iter().any(|joker| word.eq_ignore_ascii_case(joker)) {
        return Ok(Card::Joker);
    }
    if let Some(rank) = rank(word) {
        return Err(match rank {
            Rank::Jack => CardErrorKind::JackOrJoker,
            // `a` may be the article of a card that is missing.
            Rank::Ace if !deck.low_ranks && word != "a" => CardErrorKind::NoLowRanks,
            rank => CardErrorKind::NoSuit { rank },
        });
    }
    if is_times(word, deck) {
        return Err(CardErrorKind::Number);
    }
    if word.contains("?r") || word.contains("?R") {
        return Err(CardErrorKind::Suit { nearest: None });
    }
    let Some((split, last)) = word.char_indices().next_back() else {
        return Err(CardErrorKind::NoCard { nearest: None });
    };
    if let Some(card) = one_sign(last).filter(|_| split == 0) {
        return Ok(card);
    }
    let left = word[..split].strip_suffix(HYPHENS).unwrap_or(&word[..split]);
    match (rank(left), suit(last)) {
        (Some(rank), Some(suit)) => Ok(Card::Suited(rank, suit)),
        // An article before what is no card.
        _ if word.eq_ignore_ascii_case("an") => Err(CardErrorKind::NoCard { nearest: None }),
        (Some(_), None) => Err(CardErrorKind::Suit { nearest: joker_typo(word) }),
        (None, Some(suit)) if is_number(left) || digits(left) == "10" => Err(CardErrorKind::Rank {
            low_ranks: deck.low_ranks,
            nearest: nearest_rank(&digits(left), deck)
                .map(|rank| Card::Suited(rank, suit).to_string()),
        }),
        _ => match reversed(word) {
            // `♥K` is a card; `hK` may be the start of a word.
            Some(card) if !word.is_ascii() => Ok(card),
            card => {
                let nearest = card.map(|card| card.to_string()).or_else(|| joker_typo(word));
                Err(CardErrorKind::NoCard { nearest })
            }
        },
    }
}

/// Returns `true` for a number of cards with the sign of multiplication: `2x`, `x3`. In `7X`
/// the suit is wrong.
fn is_times(word: &str, deck: Deck) -> bool {
    const TIMES: [char; 3] = ['x', 'X', '×'];
    let is_rank = |text: &str| rank(text).is_some_and(|rank| deck.low_ranks || !rank.is_low());
    let before = word.strip_suffix(TIMES).filter(|number| !is_rank(number));
    word.strip_prefix(TIMES).or(before).is_some_and(is_number)
}

pub(super) fn rank(text: &str) -> Option<Rank> {
    rank_of(text.as_bytes())
}

const fn rank_of(text: &[u8]) -> Option<Rank> {
    match text {
        b"10" | b"t" | b"T" => Some(Rank::Ten),
        b"a" | b"A" => Some(Rank::Ace),
        b"j" | b"J" => Some(Rank::Jack),
        b"q" | b"Q" => Some(Rank::Queen),
        b"k" | b"K" => Some(Rank::King),
        [digit @ b'2'..=b'9'] => Rank::from_number(*digit - b'0'),
        _ => None,
    }
}

pub(super) const fn suit(letter: char) -> Option<Suit> {
    match letter {
        'c' | 'C' | '♣' | '♧' => Some(Suit::Clubs),
        'd' | 'D' | '♦' | '♢' => Some(Suit::Diamonds),
        'h' | 'H' | '♥' | '♡' | '❤' => Some(Suit::Hearts),
        's' | 'S' | '♠' | '♤' => Some(Suit::Spades),
        '*' | '★' | '☆' | '⭐' | '🌟' | 't' | 'T' | 'r' | 'R' => Some(Suit::Stars),
        _ => None,
    }
}

/// Reads a card that is one sign, such as 🂮, the King of spades; there are none of stars.
/// The Knights and the back of a card are none.
fn one_sign(sign: char) -> Option<Card> {
    const FIRST: u32 = 0x1F0A0;
    const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
    let place = u32::from(sign).checked_sub(FIRST)?;
    let suit = SUITS.get(usize::try_from(place / 16).ok()?)?;
    let rank = match place % 16 {
        1 => Rank::Ace,
        number @ 2..=11 => Rank::from_number(u8::try_from(number).ok()?)?,
        13 => Rank::Queen,
        14 => Rank::King,
        _ => return None,
    };
    Some(Card::Suited(rank, *suit))
}

/// Reads several cards without separators, such as `7d9djokerqs`; `None` unless
/// that is all that the word is.
pub(super) fn run_together(word: &str) -> Option<Vec<Card>> {
    let mut cards = Vec::new();
    let mut rest = word;
    // In a word of letters an `x` or a `w` is one of them: `was`.
    let is_word = word.bytes().all(|byte| byte.is_ascii_alphabetic())
        && !word.bytes().all(|byte| b"xXwW".contains(&byte));
    while !rest.is_empty() {
        let joker = JOKERS.into_iter().find_map(|joker| {
            if is_word && joker.len() == 1 {
                return None;
            }
            let (start, after) = rest.split_at_checked(joker.len())?;
            start.eq_ignore_ascii_case(joker).then_some(after)
        });
        if let Some(after) = joker {
            cards.push(Card::Joker);
            rest = after.trim_start_matches(SELECTORS);
            continue;
        }
        if let Some(sign) = rest.chars().next()
            && let Some(card) = one_sign(sign)
        {
            cards.push(card);
            rest = rest[sign.len_utf8()..].trim_start_matches(SELECTORS);
            continue;
        }
        let digits = if rest.starts_with("10") { 2 } else { 1 };
        let (left, after) = rest.split_at_checked(digits)?;
        let sign = after.chars().next()?;
        cards.push(Card::Suited(rank(left)?, suit(sign)?));
        rest = after[sign.len_utf8()..].trim_start_matches(SELECTORS);
    }
    Some(cards)
}

/// Returns `true` if a word is a card, or several run together.
pub(super) fn is_card(word: &str) -> bool {
    read(word, Deck::FULL).is_ok() || run_together(word).is_some()
}

/// Returns the digits for which letters may stand that look alike.
fn digits(text: &str) -> String {
    let digit = |c: char| match c {
        'O' | 'o' => '0',
        'I' | 'l' => '1',
        c => c,
    };
    text.chars().map(digit).collect()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Guesses the rank that a number stands for: `11` a Jack, `1` a ten whose
/// nought was missed, or an ace where there are aces.
fn nearest_rank(text: &str, deck: Deck) -> Option<Rank> {
    let number: u8 = text.parse().ok()?;
    match number {
        0 => Some(Rank::Ten),
        1 | 14 if deck.low_ranks => Some(Rank::Ace),
        1 => Some(Rank::Ten),
        number => Rank::from_number(number),
    }
}

/// Reads `D7` as the `7D` that was meant.
fn reversed(word: &str) -> Option<Card> {
    let first = word.chars().next()?;
    let rest = word[first.len_utf8()..].trim_start_matches(SELECTORS).trim_start_matches(HYPHENS);
    Some(Card::Suited(rank(rest)?, suit(first)?))
}

fn joker_typo(word: &str) -> Option<String> {
    // `over` has two letters of it, and is another word.
    let most = if word.starts_with(['j', 'J']) { 2 } else { 1 };
    let near = (3..=8).contains(&word.len())
        && strsim::damerau_levenshtein(&word.to_ascii_uppercase(), "JOKER") <= most;
    near.then(|| Card::Joker.to_string())
}

/// Makes a typed word fit to be printed: short and without control characters.
pub(super) fn shown(word: &str) -> String {
    const LONGEST: usize = 16;
    let mut text: String = word
        .chars()
        .take(LONGEST)
        .flat_map(|c| {
            let plain = !c.is_control();
            plain.then_some(c).into_iter().chain(c.escape_unicode().filter(move |_| !plain))
        })
        .collect();
    if word.chars().nth(LONGEST).is_some() {
        text.push('…');
    }
    text
}

/// Returns `true` if a text is a name as a plain keyboard writes it. A letter alone is
/// another one then.
pub fn is_without_marks(text: &str, name: &str) -> bool {
    let plain = |c: char| match c {
        'å' | 'ä' | 'á' => ['a', '\0'],
        'ö' | 'ø' | 'ó' => ['o', '\0'],
        'æ' => ['a', 'e'],
        'þ' => ['t', 'h'],
        'ð' => ['d', '\0'],
        'é' => ['e', '\0'],
        'í' => ['i', '\0'],
        'ú' => ['u', '\0'],
        'ý' => ['y', '\0'],
        c => [c, '\0'],
    };
    text.len() > 1
        && text.is_ascii()
        && !name.is_ascii()
        && name.chars().flat_map(plain).filter(|&c| c != '\0').eq(text.chars())
}

/// The numbers from zero to nineteen.
pub(super) const UNITS: &str = "zero one two three four five six seven eight nine ten eleven twelve \
     thirteen fourteen fifteen sixteen seventeen eighteen nineteen";

pub(super) const TENS: &str = "twenty thirty forty fifty sixty seventy eighty ninety";

/// What is said for no points beside `zero`.
const ZERO: [&str; 6] = ["nothing", "nil", "none", "zip", "nought", "naught"];

/// Reads a number below 200 in English words: `nil`, `seven`, `twenty-five`, `twenty five`,
/// `a hundred and five`.
pub fn number_word(text: &str) -> Option<u8> {
    let text = text.to_lowercase();
    let begun = ["a ", "one "].iter().find_map(|one| text.strip_prefix(one)).unwrap_or(&text);
    let Some(rest) = begun.strip_prefix("hundred") else { return below_hundred(&text) };
    let rest = rest.strip_prefix(" and").unwrap_or(rest);
    match rest.strip_prefix(' ') {
        Some(rest) => Some(100 + below_hundred(rest).filter(|&number| number > 0)?),
        None => rest.is_empty().then_some(100),
    }
}

fn below_hundred(text: &str) -> Option<u8> {
    let units = |text: &str| UNITS.split(' ').zip(0..).find(|(name, _)| *name == text);
    let below_ten = |text: &str| Some(units(text)?.1).filter(|number| (1..=9).contains(number));
    let with_tens = |(name, tens): (&str, u8)| match text.strip_prefix(name)? {
        "" => Some(tens * 10),
        rest => Some(tens * 10 + below_ten(rest.strip_prefix(['-', ' ']).unwrap_or(rest))?),
    };
    let zero = ZERO.contains(&text).then_some(0);
    zero.or_else(|| Some(units(text)?.1)).or_else(|| TENS.split(' ').zip(2..).find_map(with_tens))
}

/// Reads how many cards are called out, and in how many words: `2`, `a pair of`.
pub(super) fn counted(words: &[&str]) -> Option<(usize, usize)> {
    let count = count(words.first()?)?;
    let of = words.get(1).is_some_and(|word| word.eq_ignore_ascii_case("of"));
    Some((count, 1 + usize::from(of)))
}

/// Reads how many cards are called out.
pub(super) fn count(word: &str) -> Option<usize> {
    const MOST: usize = 20;
    let number = match word.to_lowercase().as_str() {
        "pair" | "both" => Some(2),
        word => word.parse().ok().or_else(|| number_word(word).map(usize::from)),
    };
    number.filter(|count| (2..=MOST).contains(count))
}
