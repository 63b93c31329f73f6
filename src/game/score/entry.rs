//! Reads what is typed for one player's score of a round.

use std::fmt;

use crate::cards::{
    Card, CardErrorKind, Hand, ParseCardError, ParseCardsError, Rank, Suit, parse_cards,
    parse_ranks,
};
use crate::rules::{Round, RoundRules};
use crate::solver::{self, Arrangement};

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

/// Typed cards left of which only the ranks are known, and what they cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricedRanks {
    /// The ranks as typed; `None` is a Joker.
    pub ranks: Vec<Option<Rank>>,
    /// What each of them costs, in points.
    pub values: Vec<u16>,
}

impl PricedRanks {
    /// Returns the ranks as they can be typed.
    pub fn texts(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.ranks.iter().map(|rank| rank.map_or("JK", Rank::text))
    }

    /// Returns what they cost together, in points.
    pub fn points(&self) -> u16 {
        self.values.iter().sum()
    }
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
    /// Letters that stand for digits: `2O` for 20.
    Slip {
        text: String,
        meant: String,
    },
    TooManyCards {
        round: Round,
        dealt: usize,
        cards: usize,
    },
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

fn price(cards: Vec<Card>, rules: RoundRules<'_>) -> Result<PricedCards, ScoreEntryError> {
    check_count(cards.len(), rules)?;
    let whole = cards.len() == rules.dealt();
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

fn price_ranks(
    ranks: Vec<Option<Rank>>,
    rules: RoundRules<'_>,
) -> Result<PricedRanks, ScoreEntryError> {
    // The suit makes no difference to the value, nor to whether it is dealt.
    let card =
        |rank: &Option<Rank>| rank.map_or(Card::Joker, |rank| Card::Suited(rank, Suit::Stars));
    let not_dealt = |(index, rank): (usize, &Option<Rank>)| {
        (rules.deck().copies(card(rank)) == 0).then(|| ParseCardError {
            part: None,
            place: index + 1,
            text: rank.map_or("", Rank::text).to_owned(),
            flaw: CardErrorKind::NoLowRanks,
        })
    };
    let bad: Vec<_> = ranks.iter().enumerate().filter_map(not_dealt).collect();
    if !bad.is_empty() {
        return Err(ScoreEntryError::Cards(ParseCardsError(bad)));
    }
    check_count(ranks.len(), rules)?;
    let values = ranks.iter().map(|rank| rules.value(card(rank))).collect();
    Ok(PricedRanks { ranks, values })
}

/// Checks that no more cards are left than were dealt.
fn check_count(cards: usize, rules: RoundRules<'_>) -> Result<(), ScoreEntryError> {
    let dealt = rules.dealt();
    match cards > dealt {
        true => Err(ScoreEntryError::TooManyCards {
            round: rules.round,
            dealt,
            cards,
        }),
        false => Ok(()),
    }
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
mod tests {
    use super::*;
    use crate::rules::Ruleset;

    fn check(round: u8, text: &str, expect: &str) {
        check_by(ScoreEntry::read, round, text, expect);
    }

    /// Reads what is typed at the table, and nothing that differs from what
    /// files have.
    fn check_typed(round: u8, text: &str, expect: &str) {
        check_by(ScoreEntry::read_typed, round, text, expect);
        let rules = Ruleset::official();
        let rules = rules.in_round(Round::new(round).unwrap());
        if let Ok(read) = ScoreEntry::read(text, rules) {
            assert_eq!(ScoreEntry::read_typed(text, rules), Ok(read));
        }
    }

    type Read = fn(&str, RoundRules<'_>) -> Result<ScoreEntry, ScoreEntryError>;

    fn check_by(read: Read, round: u8, text: &str, expect: &str) {
        let round = Round::new(round).unwrap();
        let got = match read(text, Ruleset::official().in_round(round)) {
            Ok(ScoreEntry::Ranks(ranks)) => format!("{:?}", ranks.values),
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
    fn ranks_without_suits_are_cards_left() {
        check_typed(1, "8,K", "[8, 13]");
        check_typed(1, "8 K", "[8, 13]");
        check_typed(6, "8,k", "[20, 13]");
        check_typed(1, "K", "[13]");
        check_typed(2, "J,T,10", "[11, 10, 10]");
        check_typed(1, "JK,3", "[50, 20]");
        check_typed(1, "KH,5", "[13, 5]");
        check_typed(
            1,
            "5C,5C,5C",
            "card 3 `5C`: the deck has only 2 of this card",
        );
        check_typed(1, "KH,5D", "left of 2, 0 melds, 18");
        check_typed(1, "8", "8");
        check_typed(6, "8", "8");
        check_typed(6, "8+13", "21");
        check_typed(1, "8,2", "card 2 `2`: the deck has no aces or twos");
        check_typed(
            1,
            "8 8 8 8",
            "in round 1 a hand is counted with 3 cards, not 4",
        );
        let rule = "a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`";
        check_typed(1, "ten", &format!("{rule}, not `ten`"));
        check_typed(1, "8,12", &format!("{rule}, not `8,12`"));
    }

    #[test]
    fn who_went_out_is_marked_in_several_ways() {
        for text in ["out", "Out", "x", "X", "0*"] {
            check_typed(1, text, "out");
        }
        check(
            1,
            "0*",
            "card 1 `0*`: rank must be 3–10, J, Q or K; did you mean `10*`?",
        );
    }

    #[test]
    fn letters_for_digits_are_asked_back() {
        let check = |text: &str, meant: &str| {
            check_typed(
                1,
                text,
                &format!("`{text}` is not a number; did you mean `{meant}`?"),
            );
        };
        check("o", "0");
        check("O", "0");
        check("l5", "15");
        check("2O", "20");
        check("I0", "10");
        check_typed(1, "0", "0");
        check_typed(1, "20", "20");
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
