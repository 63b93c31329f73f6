//! Reads what is typed for one player's score of a round: points, or cards, whole
//! hands or cards left.

use std::borrow::Cow;
use std::fmt;

use super::error::ScoreEntryError;
use super::price::{PricedCards, PricedRanks, check_count, price};
use crate::cards::{
    CalledCard, Card, CardErrorKind, CardNames, Deck, ParseCardError, between, is_called_word,
    nearest_called, parse_cards, parse_ranks, rank_called, suit_called,
};
use crate::game::text::{
    digits_meant, is_digits, is_fraction, is_one_of, is_product, joined, number_said, said_points,
};
use crate::rules::{RoundRules, Ruleset};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoreEntry {
    /// Points: `12`, or the sum `10+15+8`.
    Points(i32),
    /// Cards: those left, or the whole hand.
    Cards(Box<PricedCards>),
    /// Cards left, some of them without their suit: `8,K`, `2 kings and a 5`.
    Ranks(PricedRanks),
    /// `out`: this player went out.
    WentOut,
    /// `-`: this player did not play the round.
    Absent,
}

impl fmt::Display for ScoreEntry {
    /// Writes a text that [`ScoreEntry::read_typed`] reads as the same score.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&match self {
            Self::Points(points) => points.to_string(),
            Self::Cards(priced) => joined(&priced.cards, " "),
            Self::Ranks(priced) => joined(priced.ranks.iter().map(short), " "),
            Self::WentOut => "out".to_owned(),
            Self::Absent => "-".to_owned(),
        })
    }
}

impl ScoreEntry {
    /// The most points that can be typed, above any total of a game.
    pub const MAX_POINTS: i32 = 99_999;

    /// Returns what it scores, in points; `None` for a round that was not played.
    pub fn points(&self, ruleset: &Ruleset) -> Option<i32> {
        match self {
            Self::Absent => None,
            Self::WentOut => Some(ruleset.go_out_bonus().into()),
            Self::Points(points) => Some(*points),
            Self::Cards(priced) => Some(priced.points.into()),
            Self::Ranks(priced) => Some(priced.points().into()),
        }
    }

    /// Refuses a text that is longer than any row of scores, pasted by mistake: reading it
    /// would take long.
    ///
    /// # Errors
    ///
    /// [`ScoreEntryError::Unreadable`] for more than 1,000 bytes or 250 words: fourteen players with
    /// whole hands as `KH 5D` have about 210.
    pub fn check_length(text: &str) -> Result<(), ScoreEntryError> {
        const BYTES: usize = 1000;
        const WORDS: usize = 250;
        match text.len() > BYTES || text.split_whitespace().nth(WORDS).is_some() {
            true => Err(ScoreEntryError::Unreadable { text: shortened(text), nearest: None }),
            false => Ok(()),
        }
    }

    /// Reads a score: `12`, `10+15+8`, `KH,5D`, `out` or `-`.
    ///
    /// Cards are priced for the round and the ruleset; as many as were dealt
    /// are a whole hand and are arranged for the least penalty.
    ///
    /// ```
    /// use crowns::game::ScoreEntry;
    /// use crowns::rules::{Round, Ruleset};
    ///
    /// let official = Ruleset::official();
    /// let rules = official.in_round(Round::new(3).unwrap());
    /// assert_eq!(ScoreEntry::read("10+15", rules), Ok(ScoreEntry::Points(25)));
    /// let Ok(ScoreEntry::Cards(left)) = ScoreEntry::read("KH,5D", rules) else { panic!() };
    /// assert_eq!(left.points, 13 + 20);
    /// ```
    pub fn read(text: &str, rules: RoundRules<'_>) -> Result<Self, ScoreEntryError> {
        let text = text.trim();
        match text {
            "-" | "–" | "—" => return Ok(Self::Absent),
            _ if text.eq_ignore_ascii_case("out") => return Ok(Self::WentOut),
            // Alone it is no card: it marks who went out, or who did not play.
            _ if text.eq_ignore_ascii_case("x") => return Err(unreadable(text)),
            _ if has_mark(text, rules.deck()) => {
                return Err(ScoreEntryError::Mark { text: shortened(text) });
            }
            _ => {}
        }
        if let Some(points) = sum(text)? {
            return Ok(Self::Points(points));
        }
        if is_fraction(text) {
            return Err(ScoreEntryError::NotWhole { text: shortened(text) });
        }
        let is_numeric = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'+' | b'-');
        if text.bytes().all(is_numeric) || text.starts_with('+') || text.ends_with('+') {
            return Err(unreadable(text));
        }
        match parse_cards(text, rules.deck()) {
            Ok(cards) if cards.is_empty() => Err(unreadable(text)),
            Ok(cards) => price(cards, rules).map(|priced| Self::Cards(Box::new(priced))),
            Err(bad) if bad.0.iter().all(is_no_card) => Err(unreadable(text)),
            Err(bad) => Err(ScoreEntryError::Cards(bad)),
        }
    }

    /// Reads a score as people type it at the table: as [`read`](Self::read)
    /// does, and ranks without suits for cards left, as in `8,K` or `2 kings and a
    /// 5`, and `x`, `0x` or `0*` for `out`. A lone number is points, in words and sums too:
    /// `twenty five`, `20 + 5`, `30 points`.
    ///
    /// ```
    /// use crowns::game::ScoreEntry;
    /// use crowns::rules::{Round, Ruleset};
    ///
    /// let official = Ruleset::official();
    /// let rules = official.in_round(Round::new(6).unwrap());
    /// assert_eq!(ScoreEntry::read_typed("8", rules), Ok(ScoreEntry::Points(8)));
    /// let Ok(ScoreEntry::Ranks(left)) = ScoreEntry::read_typed("8,K", rules) else { panic!() };
    /// assert_eq!(left.points(), 20 + 13);
    /// ```
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read), [`ScoreEntryError::Slip`] for letters that look like
    /// digits, [`ScoreEntryError::NoNumber`] for `kings`, and [`ScoreEntryError::Mark`] for `xx`.
    pub fn read_typed(text: &str, rules: RoundRules<'_>) -> Result<Self, ScoreEntryError> {
        Self::read_called(text, rules).map_err(|error| {
            let ScoreEntryError::Unreadable { text: unread, .. } = error else {
                return quoting_wild(error, text, rules);
            };
            let is_score = |meant: &String| match Self::read_called(meant, rules) {
                Err(error) => error.is_of_cards(),
                Ok(_) => true,
            };
            let nearest = nearest_called(&unread, &CardNames::NONE).filter(is_score);
            let nearest = nearest.or_else(|| without_letter(&unread, rules));
            let unread = if nearest.is_some() { unread } else { wrong_part(&unread) };
            quoting_wild(ScoreEntryError::Unreadable { text: unread, nearest }, text, rules)
        })
    }

    /// Reads a score as people type it, without a guess at what else was meant.
    fn read_called(text: &str, rules: RoundRules<'_>) -> Result<Self, ScoreEntryError> {
        let text = match text.trim() {
            // A sentence may end so.
            text if text.len() > 1 => text.trim_end_matches(['.', '!']),
            text => text,
        };
        let text = text.strip_suffix(" left").or(text.strip_prefix("left ")).unwrap_or(text);
        let text = &*with_wild(text.strip_prefix("with ").unwrap_or(text), rules);
        let said = text.replace('’', "'");
        if is_one_of(OUT, &said) || is_marked(text, rules) {
            return Ok(Self::WentOut);
        }
        if is_one_of(ABSENT, &said) {
            return Ok(Self::Absent);
        }
        if is_product(text) {
            return Err(ScoreEntryError::Product { text: shortened(text) });
        }
        // Written by `CardNames` for a card in doubt.
        if text.split(' ').any(|word| word.len() > '×'.len_utf8() && word.starts_with('×')) {
            return Err(ScoreEntryError::CountOrCard { text: shortened(text) });
        }
        if let Some(plural) = plural_of_several(text) {
            return Err(ScoreEntryError::NoNumber { plural });
        }
        if let Some(meant) = digits_meant(text) {
            let text = text.to_owned();
            return Err(ScoreEntryError::Slip { text, meant });
        }
        let said = said_points(text, &["+", " plus "]);
        if let Some(points) = said.map_or(Ok(None), |points| sum(&points.join("+")))? {
            return Ok(Self::Points(points));
        }
        let error = match Self::read(text, rules) {
            Err(error) if !matches!(error, ScoreEntryError::Mark { .. }) => error,
            read => return read,
        };
        match parse_ranks(text, rules.deck()).map_err(ScoreEntryError::of_ranks) {
            Ok(ranks) => {
                check_count(ranks.len(), rules)?;
                return Ok(Self::Ranks(PricedRanks::new(ranks, rules)));
            }
            Err(Some(error)) => return Err(error),
            Err(None) => {}
        }
        // `0 and 5` are the scores of two.
        let said = said_points(text, &[" and ", " & "]);
        let said = said.filter(|points| points.iter().all(|points| points != "0"));
        match (said.map_or(Ok(None), |points| sum(&points.join("+")))?, error) {
            (Some(points), _) => Ok(Self::Points(points)),
            (None, ScoreEntryError::Cards(bad)) if bad.0.iter().all(is_rank_or_none) => {
                Err(unreadable(text))
            }
            (None, error) => Err(error),
        }
    }
}

/// Writes the rank that is wild for the word: in round 6 `a wild card` and `a wild 8` are an 8.
/// Beside a Joker, and a card of this rank with its suit, it adds nothing.
pub fn with_wild<'t>(text: &'t str, rules: RoundRules<'_>) -> Cow<'t, str> {
    let lower = text.to_lowercase();
    // Of `a wild,8` each card is a word.
    let is_card = |word: &str| word.contains("wild") || word.contains("card");
    let parts = lower.split(' ').flat_map(|word| match is_card(word) {
        true => word.split_inclusive(',').collect(),
        false => vec![word],
    });
    let words: Vec<_> = parts.collect();
    let is_wild = |word: &str| matches!(word.trim_end_matches(','), "wild" | "wilds");
    let rank = rules.wild_rank();
    let name = CardNames::english(rank);
    let is_rank = |word: &str| rank_called(word) == Some(rank);
    let is_joker = |word: &str| matches!(word, "joker" | "jokers");
    let is_suit = |word: &str| word == "of" || suit_called(word.trim_end_matches(',')).is_some();
    let is_of_wild_rank = |word: &str| {
        let cards = parse_cards(word.trim_end_matches(','), rules.deck());
        cards.is_ok_and(|cards| matches!(cards[..], [card] if card.rank() == Some(rank)))
    };
    let is_count = |word: &str| {
        number_said(word).is_some_and(|count| (2..=rules.dealt()).contains(&count.into()))
    };
    // `wild 5` asks about the rules.
    let asks = is_wild(words[0])
        && words.len() < 3
        && !words.get(1).is_some_and(|word| is_of_wild_rank(word));
    if asks || !words.iter().any(|word| is_wild(word)) {
        return Cow::Borrowed(text);
    }
    let (mut written, mut rest) = (Vec::new(), &words[..]);
    while let [word, after @ ..] = rest {
        rest = after;
        if !is_wild(word) {
            written.push((*word).to_owned());
            continue;
        }
        let mut last = *word;
        if let ["card" | "card," | "cards" | "cards,", after @ ..] = rest
            && !last.ends_with(',')
        {
            (last, rest) = (rest[0], after);
        }
        let mut is_plural = word.starts_with("wilds") || last.starts_with("cards");
        let before = written.last().map_or("", String::as_str);
        let next = rest.first().filter(|_| last == "wild").map(|next| next.trim_end_matches(','));
        let next = next.filter(|next| is_rank(next) || is_joker(next));
        let is_unclear =
            is_count(before) && next.is_some_and(|next| !next.ends_with('s')) || is_joker(before);
        let is_card = rest.first().is_some_and(|next| is_of_wild_rank(next)) && !is_count(before)
            || next.is_some_and(is_rank) && rest.get(1).is_some_and(|word| is_suit(word));
        match next {
            _ if is_card && *word == "wild" => continue,
            // `3 wild 8` may be three wilds or a 3 and a wild.
            _ if is_unclear => {
                written.push((*word).to_owned());
                continue;
            }
            Some(next) if is_joker(next) => continue,
            Some(next) => {
                is_plural = next.ends_with('s');
                (last, rest) = (rest[0], &rest[1..]);
            }
            None if is_rank(before) && (!is_plural || before.ends_with('s')) => {
                is_plural = before.ends_with('s');
                written.pop();
            }
            None => is_plural |= is_count(before),
        }
        // With aces `a` is one.
        written.pop_if(|word| match word.as_str() {
            "one" => !is_plural,
            word => matches!(word, "a" | "an" | "the"),
        });
        let comma = if last.ends_with(',') { "," } else { "" };
        written.push(match is_plural {
            true => format!("{name}s{comma}"),
            false => format!("the {name}{comma}"),
        });
    }
    Cow::Owned(written.join(" "))
}

/// Returns a score without a letter before it: the sign of the dealer on the sheet, `d0x`, or
/// the first of a name.
fn without_letter(text: &str, rules: RoundRules<'_>) -> Option<String> {
    let score = text.strip_prefix(|c: char| c.is_ascii_alphabetic())?;
    (is_marked(score, rules) || is_digits(score)).then(|| score.to_owned())
}

/// Returns the words between which are all that are no cards and no numbers; the whole text if
/// there are none or nothing else.
fn wrong_part(text: &str) -> String {
    let words: Vec<_> = text.split([' ', ',', '+']).filter(|word| !word.is_empty()).collect();
    let is_wrong = |word: &&str| {
        !is_called_word(word)
            && rank_called(word).is_none()
            && parse_cards(word, Deck::FULL).is_err()
    };
    let (first, last) = (words.iter().position(is_wrong), words.iter().rposition(is_wrong));
    let part = first.zip(last).map(|(first, last)| between(text, &words[first..=last]));
    part.filter(|part| !part.contains(['…', ','])).unwrap_or(text).to_owned()
}

/// Writes `wild` in the texts of an error where [`with_wild`] has put the rank.
pub(in crate::game) fn quoting_wild(
    mut error: ScoreEntryError,
    typed: &str,
    rules: RoundRules<'_>,
) -> ScoreEntryError {
    if let Cow::Borrowed(_) = with_wild(typed, rules) {
        return error;
    }
    let rank = CardNames::english(rules.wild_rank());
    let say = |text: &mut String| {
        if !typed.contains(text.as_str()) {
            let wild =
                text.replace(&format!("{rank}s"), "wilds").replace(&format!("the {rank}"), "wild");
            *text =
                joined(wild.split(' ').map(|word| if word == rank { "wild" } else { word }), " ");
        }
    };
    match &mut error {
        ScoreEntryError::Unreadable { text, nearest } => {
            say(text);
            nearest.iter_mut().for_each(say);
        }
        ScoreEntryError::NoNumber { plural: text }
        | ScoreEntryError::CountOrCard { text }
        | ScoreEntryError::Mark { text } => say(text),
        ScoreEntryError::Cards(bad) => bad.0.iter_mut().for_each(|bad| say(&mut bad.text)),
        _ => {}
    }
    error
}

/// What is said for `out`, and for `-`.
const OUT: &str = "x|went out|goes out|is out|out first|went out first|out with 0|went out with 0|\
    went out with zero|out with zero|0 out|0 pts out|0 points out|out 0|0 (went out)|0 (out)|won|won the hand|won the round|wins|finished|done|is done|went down|\
    called it|closed|first out|out with nothing left";
const ABSENT: &str = "absent|away|did not play|didn't play|didnt play|not playing|not here|sat out|\
    sits out|sitting out|sits this one out|skipped|skip|skips|is skipping|isn't here|wasn't here|\
    not there|is missing|n/a";

/// Reads points or a sum of points; `None` if the text is neither.
fn sum(text: &str) -> Result<Option<i32>, ScoreEntryError> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if !digits.split('+').all(is_digits) {
        return Ok(None);
    }
    let total = digits.split('+').try_fold(0i32, |sum, part| {
        sum.checked_add(part.parse().ok()?).filter(|&sum| sum <= ScoreEntry::MAX_POINTS)
    });
    let total = total.ok_or_else(|| ScoreEntryError::TooLarge { text: shortened(text) })?;
    Ok(Some(if digits == text { total } else { -total }))
}

/// Returns `true` if a word is nothing like a card.
fn is_no_card(bad: &ParseCardError) -> bool {
    matches!(bad.flaw, CardErrorKind::NoCard { nearest: None })
}

/// Returns `true` if a word has no suit that would make it a card.
fn is_rank_or_none(bad: &ParseCardError) -> bool {
    matches!(bad.flaw, CardErrorKind::NoSuit { .. } | CardErrorKind::JackOrJoker) || is_no_card(bad)
}

/// Returns `true` for the points of who went out with the mark of a sheet: `0x`, in
/// sheets of older versions `0*`.
fn is_marked(text: &str, rules: RoundRules<'_>) -> bool {
    let points = text.strip_suffix(['x', 'X', '*']).and_then(|points| points.parse().ok());
    points.is_some_and(|points: i16| points == 0 || points == rules.ruleset.go_out_bonus())
}

/// Returns the first of several ranks that are called out in the plural, which would be
/// cards of spades: `3s and 4s`.
fn plural_of_several(text: &str) -> Option<String> {
    let mut parts = text.split(" and ").map(str::trim);
    let is_plural = |part: &str| part.strip_suffix('s').is_some_and(is_digits);
    let is_said = text.contains(" and ") && parts.clone().all(is_plural);
    parts.next().filter(|_| is_said).map(str::to_owned)
}

/// Returns `true` if a word is an `x` or a `w` or several, which stand for Jokers only beside
/// cards with their suits.
fn has_mark(text: &str, deck: Deck) -> bool {
    let words = || text.split(|c: char| c.is_whitespace() || ",+".contains(c));
    let is_mark = |word: &str| {
        let mut letters = word.chars();
        !word.is_empty() && letters.all(|letter| "xXwW".contains(letter))
    };
    let has_suit = |text: &str| {
        parse_cards(text, deck).is_ok_and(|cards| cards.iter().any(|&card| card != Card::Joker))
    };
    words().any(is_mark) && !has_suit(text) && !words().any(has_suit)
}

fn unreadable(text: &str) -> ScoreEntryError {
    ScoreEntryError::Unreadable { text: shortened(text), nearest: None }
}

/// Makes a typed text fit to be printed.
pub(in crate::game) fn shortened(text: &str) -> String {
    const LONGEST: usize = 24;
    let harmless = text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let mut short: String = harmless.take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

/// Writes a card as it is called out, a Joker as `JK`.
fn short(called: &CalledCard) -> String {
    match called {
        CalledCard::Card(Card::Joker) => "JK".to_owned(),
        called => called.to_string(),
    }
}

#[cfg(test)]
mod tests;
