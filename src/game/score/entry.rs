//! Reads what is typed for one player's score of a round.

use std::fmt;

use super::entry_error::ScoreEntryError;
use super::priced::{PricedCards, PricedRanks, price, price_ranks};
use crate::cards::{Card, CardErrorKind, ParseCardError, parse_cards, parse_ranks};
use crate::rules::{RoundRules, Ruleset};

/// What was typed for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoreEntry {
    /// Points: `12`, or the sum `10+15+8`.
    Points(i32),
    /// Cards: those left, or the whole hand.
    Cards(Box<PricedCards>),
    /// Cards left, some of them without their suit: `8,K`.
    Ranks(PricedRanks),
    /// `out`: this player went out.
    WentOut,
    /// `-`: this player did not play the round.
    Absent,
}

impl fmt::Display for ScoreEntry {
    /// Writes a text that [`ScoreEntry::read_typed`] reads as the same score.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |words: Vec<String>| words.join(" ");
        f.pad(&match self {
            Self::Points(points) => points.to_string(),
            Self::Cards(priced) => joined(priced.cards.iter().map(Card::to_string).collect()),
            Self::Ranks(priced) => joined(priced.texts().map(str::to_owned).collect()),
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
    ///
    /// # Errors
    ///
    /// [`ScoreEntryError`] for anything else, and for more cards than were dealt.
    pub fn read(text: &str, rules: RoundRules<'_>) -> Result<Self, ScoreEntryError> {
        let text = text.trim();
        match text {
            "-" | "–" => return Ok(Self::Absent),
            _ if text.eq_ignore_ascii_case("out") => return Ok(Self::WentOut),
            // Alone it is no card: it marks who went out, or who did not play.
            _ if text.eq_ignore_ascii_case("x") => return Err(unreadable(text)),
            _ => {}
        }
        if let Some(points) = sum(text)? {
            return Ok(Self::Points(points));
        }
        let is_numeric = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'+' | b'-');
        if text.bytes().all(is_numeric) {
            return Err(unreadable(text));
        }
        match parse_cards(text, rules.deck()) {
            Ok(cards) if cards.is_empty() => Err(unreadable(text)),
            Ok(cards) => price(cards, rules).map(|priced| Self::Cards(Box::new(priced))),
            Err(bad) if bad.0.iter().all(|bad| is_no_card(&bad.flaw)) => Err(unreadable(text)),
            Err(bad) => Err(ScoreEntryError::Cards(bad)),
        }
    }

    /// Reads a score as people type it at the table: as [`read`](Self::read)
    /// does, and ranks without suits for cards left, as in `8,K`, and `x` or
    /// `0*` for `out`. A lone number is points.
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
    /// As [`read`](Self::read), and [`ScoreEntryError::Slip`] for letters that
    /// look like digits.
    pub fn read_typed(text: &str, rules: RoundRules<'_>) -> Result<Self, ScoreEntryError> {
        let text = text.trim();
        if text == "0*" || text.eq_ignore_ascii_case("x") {
            return Ok(Self::WentOut);
        }
        if let Some(meant) = digits_meant(text) {
            let text = text.to_owned();
            return Err(ScoreEntryError::Slip { text, meant });
        }
        Self::read(text, rules).or_else(|error| match parse_ranks(text) {
            Some(ranks) => price_ranks(ranks, rules).map(Self::Ranks),
            None => Err(match error {
                ScoreEntryError::Cards(bad) if bad.0.iter().all(is_rank_or_none) => {
                    unreadable(text)
                }
                error => error,
            }),
        })
    }
}

/// Returns the number that was meant by a short text with letters for digits:
/// `o` for 0, `l5` for 15.
fn digits_meant(text: &str) -> Option<String> {
    const LONGEST: usize = 5;
    let digit = |c: char| match c {
        'o' | 'O' => Some('0'),
        'l' | 'I' => Some('1'),
        '0'..='9' => Some(c),
        _ => None,
    };
    let has_digit = text.bytes().any(|byte| byte.is_ascii_digit());
    let is_slip = text.len() <= LONGEST
        && !text.bytes().all(|byte| byte.is_ascii_digit())
        && (has_digit || text.eq_ignore_ascii_case("o"));
    is_slip.then(|| text.chars().map(digit).collect())?
}

/// Reads points or a sum of points; `None` if the text is neither.
fn sum(text: &str) -> Result<Option<i32>, ScoreEntryError> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_sum = !digits.is_empty()
        && digits
            .split('+')
            .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
    if !is_sum {
        return Ok(None);
    }
    let total = digits.split('+').try_fold(0i32, |sum, part| {
        sum.checked_add(part.parse().ok()?)
            .filter(|&sum| sum <= ScoreEntry::MAX_POINTS)
    });
    let total = total.ok_or_else(|| ScoreEntryError::TooLarge {
        text: shortened(text),
    })?;
    Ok(Some(if digits == text { total } else { -total }))
}

/// Returns `true` if a word has no suit that would make it a card.
fn is_rank_or_none(bad: &ParseCardError) -> bool {
    matches!(
        bad.flaw,
        CardErrorKind::NoSuit { .. }
            | CardErrorKind::JackOrJoker
            | CardErrorKind::NoCard { nearest: None }
    )
}

fn is_no_card(flaw: &CardErrorKind) -> bool {
    matches!(flaw, CardErrorKind::NoCard { nearest: None })
}

fn unreadable(text: &str) -> ScoreEntryError {
    ScoreEntryError::Unreadable {
        text: shortened(text),
    }
}

/// Makes a typed text fit to be printed.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 24;
    let harmless = text
        .chars()
        .map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let mut short: String = harmless.take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests;
