//! Reads what is typed for one player's score of a round.

use crate::cards::{Card, CardErrorKind, Hand, ParseCardsError, parse_cards};
use crate::rules::{Round, RoundRules};
use crate::solver::{self, Arrangement};

/// What was typed for one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoreEntry {
    /// Points: `12`, or the sum `10+15+8`.
    Points(i32),
    /// Cards: those left, or the whole hand.
    Cards(Box<PricedCards>),
    /// `out`: this player went out.
    WentOut,
    /// `-`: this player did not play the round.
    Absent,
}

/// Typed cards and what they cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricedCards {
    /// The cards as typed.
    pub cards: Vec<Card>,
    /// What they cost, in points. The whole hand is arranged first, while
    /// cards left are taken to be all loose.
    pub points: u16,
    /// Whether these are as many cards as were dealt.
    pub whole: bool,
    /// The cards best arranged. If cards left still hold a meld, the player
    /// missed it.
    pub arrangement: Arrangement,
}

/// Why a text is no score.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ScoreEntryError {
    Unreadable {
        text: String,
    },
    TooLarge {
        text: String,
    },
    Cards(ParseCardsError),
    TooManyCards {
        round: Round,
        dealt: usize,
        cards: usize,
    },
}

impl ScoreEntry {
    /// The most points that can be typed, above any total of a game.
    pub const MAX_POINTS: i32 = 99_999;

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

fn price(cards: Vec<Card>, rules: RoundRules<'_>) -> Result<PricedCards, ScoreEntryError> {
    let dealt = rules.dealt();
    if cards.len() > dealt {
        return Err(ScoreEntryError::TooManyCards {
            round: rules.round,
            dealt,
            cards: cards.len(),
        });
    }
    let whole = cards.len() == dealt;
    let hand: Hand = cards.iter().copied().collect();
    let arrangement = solver::arrange(&hand, rules);
    let points = if whole {
        arrangement.penalty
    } else {
        cards.iter().map(|&card| rules.value(card)).sum()
    };
    Ok(PricedCards {
        cards,
        points,
        whole,
        arrangement,
    })
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
mod tests {
    use super::*;
    use crate::rules::Ruleset;

    fn check(round: u8, text: &str, expect: &str) {
        let round = Round::new(round).unwrap();
        let got = match ScoreEntry::read(text, Ruleset::official().in_round(round)) {
            Ok(ScoreEntry::Points(points)) => points.to_string(),
            Ok(ScoreEntry::WentOut) => "out".to_owned(),
            Ok(ScoreEntry::Absent) => "absent".to_owned(),
            Ok(ScoreEntry::Cards(cards)) => {
                let what = if cards.whole { "hand" } else { "left" };
                let melds = cards.arrangement.melds.len();
                format!(
                    "{what} of {}, {melds} melds, {}",
                    cards.cards.len(),
                    cards.points
                )
            }
            Err(error) => error.to_string(),
        };
        assert_eq!(got, expect, "{text:?}");
    }

    #[test]
    fn points_and_sums_are_added() {
        check(1, "12", "12");
        check(1, " 10+15+8 ", "33");
        check(1, "0", "0");
        check(1, "-5", "-5");
        check(
            1,
            "99999999999",
            "points must be at most 99999, not `99999999999`",
        );
        check(1, "99999+1", "points must be at most 99999, not `99999+1`");
    }

    #[test]
    fn out_and_absent_are_words_of_their_own() {
        check(1, "out", "out");
        check(1, "OUT", "out");
        check(1, "-", "absent");
    }

    #[test]
    fn cards_left_are_priced_for_the_round() {
        check(1, "KH,5D", "left of 2, 0 melds, 18");
        check(3, "KH 5D", "left of 2, 0 melds, 33");
        check(3, "JK", "left of 1, 0 melds, 50");
    }

    #[test]
    fn cards_left_that_hold_a_meld_are_still_priced_loose() {
        check(3, "7H 8H 9H", "left of 3, 1 melds, 24");
    }

    #[test]
    fn a_whole_hand_is_arranged_first() {
        check(1, "7H 8H 9H", "hand of 3, 1 melds, 0");
        check(2, "7H 8H 9H KD", "hand of 4, 1 melds, 13");
        check(
            1,
            "7H 8H 9H KD",
            "in round 1 a hand is counted with 3 cards, not 4",
        );
    }

    #[test]
    fn what_is_no_score_is_answered_with_what_is() {
        let rule = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`";
        check(1, "twelve", &format!("{rule}, not `twelve`"));
        check(1, "", rule);
        check(1, "\u{1b}[2J", &format!("{rule}, not `\u{fffd}[2J`"));
        check(1, "1+", &format!("{rule}, not `1+`"));
        check(1, "10-", &format!("{rule}, not `10-`"));
        check(1, ",", &format!("{rule}, not `,`"));
        check(1, "12+-3", &format!("{rule}, not `12+-3`"));
        check(
            1,
            "KH 1D",
            "card 2 `1D`: rank must be 3–10, J, Q or K; did you mean `10D`?",
        );
    }
}
