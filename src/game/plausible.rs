//! Which scores no hand can come to, and which no well-laid hand does.
//!
//! Source: rules, "Scores a best-arranged counting hand can have". That table
//! holds for the official rules only. The cap and the least score are
//! computed for any ruleset, from its deck and its values.

use std::ops::RangeInclusive;

use thiserror::Error;

use crate::cards::Card;
use crate::rules::{Knob, Round, Ruleset};

/// A score that is refused unless the table insists.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum Implausible {
    #[error("{name} cannot have {points} in round {round}, {dealt} cards cost {cap} at most")]
    AboveCap {
        name: String,
        points: i32,
        round: u8,
        dealt: usize,
        cap: i32,
    },
    #[error("{name} cannot have {points}, the cheapest card costs {least}")]
    BelowLeast {
        name: String,
        points: i32,
        least: i32,
    },
    #[error("{name} cannot have {points}, points are not negative")]
    Negative { name: String, points: i32 },
    #[error("{name} went out and so scores {due}, not {points}")]
    OutWithPoints { name: String, points: i32, due: i32 },
}

impl Implausible {
    /// Returns whose score it is.
    pub fn name(&self) -> &str {
        match self {
            Self::AboveCap { name, .. }
            | Self::BelowLeast { name, .. }
            | Self::Negative { name, .. }
            | Self::OutWithPoints { name, .. } => name,
        }
    }

    /// Returns the score, in points.
    pub fn points(&self) -> i32 {
        match *self {
            Self::AboveCap { points, .. }
            | Self::BelowLeast { points, .. }
            | Self::Negative { points, .. }
            | Self::OutWithPoints { points, .. } => points,
        }
    }
}

/// Something odd about a score that is kept all the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Warning {
    /// The table insisted on this.
    Forced(Implausible),
    /// No best-arranged hand of the round costs so much: a meld was missed.
    /// Said under the official rules only.
    AboveLargest {
        /// Whose score.
        seat: usize,
        /// The score.
        points: i32,
        /// The most that such a hand costs.
        largest: i32,
    },
    /// No best-arranged hand of the round costs just this.
    /// Said under the official rules only.
    Impossible {
        /// Whose score.
        seat: usize,
        /// The score.
        points: i32,
    },
    /// The cards left still hold a meld.
    HoldsMeld {
        /// Whose cards.
        seat: usize,
        /// What was counted.
        points: i32,
        /// What the cards cost at their best.
        best: i32,
    },
    /// Nobody has the score of one who went out.
    NobodyOut,
    /// Everyone scored zero.
    AllZero,
    /// Several scored zero and nobody said who went out.
    WhoWentOut {
        /// Those who scored zero.
        seats: Vec<usize>,
    },
    /// Nobody scored less than they had in all before: these may be totals.
    LikeTotals,
}

/// Returns the most that the cards of a round can cost, in points, with
/// nothing laid down: the dearest that the deck holds.
pub fn cap(round: Round, rules: &Ruleset) -> i32 {
    let mut values: Vec<_> = deck_values(round, rules)
        .flat_map(|(value, copies)| std::iter::repeat_n(value, copies))
        .collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    values.iter().take(round.dealt()).sum()
}

/// Returns the least that a hand with deadwood can cost in any round: the
/// cheapest card.
pub fn least(rules: &Ruleset) -> i32 {
    let values = Round::all().flat_map(|round| deck_values(round, rules));
    values.map(|(value, _)| value).min().unwrap_or_default()
}

/// Says whether the table of [`largest`] and [`impossible`] scores holds: the
/// cards, melds and values are the official ones.
pub fn is_official(rules: &Ruleset) -> bool {
    const HARMLESS: [Knob; 3] = [Knob::DiscardToGoOut, Knob::GoOutBonus, Knob::Tie];
    let official = Ruleset::official();
    Knob::ALL
        .into_iter()
        .filter(|knob| !HARMLESS.contains(knob))
        .all(|knob| knob.value_in(rules) == knob.value_in(&official))
}

/// Returns the largest score of a best-arranged hand under the official rules.
pub fn largest(round: Round) -> i32 {
    TABLE[index(round)].0
}

/// Returns the scores up to the largest that no best-arranged hand has under
/// the official rules.
pub fn impossible(round: Round) -> impl Iterator<Item = RangeInclusive<i32>> {
    TABLE[index(round)]
        .1
        .iter()
        .map(|&(first, last)| first..=last)
}

/// By round: the largest score, and the gaps below it.
const TABLE: [(i32, &[(i32, i32)]); 11] = [
    (75, &[(1, 12), (46, 58)]),
    (86, &[(1, 2), (4, 4), (14, 15), (57, 63)]),
    (96, &[(1, 2), (5, 5), (67, 69)]),
    (105, &[(1, 2), (76, 76)]),
    (113, &[(1, 2), (84, 84), (112, 112)]),
    (118, &[(1, 2), (93, 93)]),
    (122, &[(1, 2), (101, 103)]),
    (125, &[(1, 2), (107, 114), (118, 118)]),
    (127, &[(1, 2), (112, 126)]),
    (116, &[(1, 2)]),
    (120, &[(1, 2)]),
];

fn index(round: Round) -> usize {
    usize::from(round.number()) - 1
}

/// Returns the value and the number of copies of every card of the deck.
fn deck_values(round: Round, rules: &Ruleset) -> impl Iterator<Item = (i32, usize)> + '_ {
    let deck = rules.deck();
    Card::all()
        .map(move |card| {
            (
                i32::from(rules.value(card, round)),
                usize::from(deck.copies(card)),
            )
        })
        .filter(|&(_, copies)| copies > 0)
}

/// Says what keeps a score of a round from being one at all.
pub(super) fn refusal(
    name: &str,
    points: i32,
    went_out: bool,
    round: (u8, Round),
    rules: &Ruleset,
) -> Option<Implausible> {
    let name = name.to_owned();
    let (number, round) = round;
    let due = i32::from(rules.go_out_bonus());
    if went_out {
        return (points != due).then_some(Implausible::OutWithPoints { name, points, due });
    }
    let (least, cap) = (least(rules), cap(round, rules));
    if points < 0 {
        Some(Implausible::Negative { name, points })
    } else if points > cap {
        Some(Implausible::AboveCap {
            name,
            points,
            round: number,
            dealt: round.dealt(),
            cap,
        })
    } else if 0 < points && points < least {
        Some(Implausible::BelowLeast {
            name,
            points,
            least,
        })
    } else {
        None
    }
}

/// Says what is odd about a score that could be one.
pub(super) fn oddity(seat: usize, points: i32, round: Round, rules: &Ruleset) -> Option<Warning> {
    if !is_official(rules) {
        return None;
    }
    let largest = largest(round);
    if points > largest {
        Some(Warning::AboveLargest {
            seat,
            points,
            largest,
        })
    } else if impossible(round).any(|gap| gap.contains(&points)) {
        Some(Warning::Impossible { seat, points })
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caps(rules: &Ruleset) -> Vec<i32> {
        Round::all().map(|round| cap(round, rules)).collect()
    }

    #[test]
    fn the_official_caps_are_those_of_the_table() {
        let table = [150, 200, 250, 300, 320, 340, 360, 380, 400, 420, 440];
        assert_eq!(caps(&Ruleset::official()), table);
    }

    #[test]
    fn caps_follow_the_values_and_the_deck() {
        let two = Ruleset::official().with(["games_combined=2"]).unwrap();
        assert_eq!(caps(&two)[10], 12 * 50 + 20);
        let cheap = Ruleset::official()
            .with(["joker_value=20", "face_cards=10", "wild_value=face"])
            .unwrap();
        assert_eq!(caps(&cheap)[10], 6 * 20 + 7 * 10);
    }

    #[test]
    fn one_and_two_need_low_ranks() {
        assert_eq!(least(&Ruleset::official()), 3);
        assert_eq!(least(&Ruleset::texas()), 1);
    }

    #[test]
    fn the_table_holds_where_cards_melds_and_values_are_official() {
        let official = Ruleset::official();
        let with = |knob| is_official(&official.with([knob]).unwrap());
        assert!(with("tie=most-out") && with("go_out_bonus=-5"));
        assert!(!with("joker_value=25") && !with("games_combined=2") && !with("min_naturals=1"));
        assert!(!is_official(&Ruleset::texas()));
    }
}
