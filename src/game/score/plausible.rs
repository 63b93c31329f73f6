//! Which scores no hand can have, and which no best-arranged hand has.
//!
//! Source: rules, "Scores a best-arranged counting hand can have". Everything
//! is computed for the ruleset of the game: the cap and the lowest score from
//! its deck and its values, the rest by [`PossibleScores`].

use std::cell::RefCell;
use std::cmp::Reverse;
use std::iter::repeat_n;

use crate::cards::{Card, Rank};
use crate::rules::{ByRound, PossibleScores};
use crate::rules::{Round, RoundRules};

sampled! {
    /// A score that is refused, unless the table insists and some cards cost so much.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum ImplausibleScore {
        AboveCap { name: String, points: i32, round: u8, dealt: usize, cap: i32 },
            for { name: "Ann", points: 201, round: 2, dealt: 4, cap: 200 };
        BelowLeast { name: String, points: i32, least: i32 },
            for { name: "Ann", points: 2, least: 3 };
        Negative { name: String, points: i32 }, for { name: "Ann", points: -5 };
        OutWithPoints { name: String, points: i32, due: i32 },
            for { name: "Ann", points: 5, due: 0 };
    }
}

impl ImplausibleScore {
    /// Returns the name and the score, in points.
    pub(in crate::game) fn score(&self) -> (&str, i32) {
        match self {
            Self::AboveCap { name, points, .. }
            | Self::BelowLeast { name, points, .. }
            | Self::Negative { name, points }
            | Self::OutWithPoints { name, points, .. } => (name, *points),
        }
    }
}

/// Something unusual about a score that is recorded nevertheless.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoreWarning {
    /// The table insisted on this.
    Forced(ImplausibleScore),
    /// No best-arranged hand of the round costs so much: a meld was missed.
    AboveLargest {
        seat: usize,
        points: i32,
        /// The most that such a hand costs.
        largest: i32,
    },
    /// No best-arranged hand of the round costs just this.
    Impossible {
        seat: usize,
        points: i32,
    },
    /// Nobody has the bonus of going out, so the only zero was taken for that.
    TakenAsOut {
        seat: usize,
    },
    /// Cards left of which only the ranks are known hold a book.
    HoldsBook {
        seat: usize,
        rank: Rank,
    },
    /// The cards left still hold a meld.
    HoldsMeld {
        seat: usize,
        points: i32,
        /// What the cards cost at their best.
        best: i32,
    },
    /// Nobody has the score of one who went out.
    NobodyOut,
    AllZero,
    /// Those who may have gone out scored alike, and nobody said who did.
    WhoWentOut {
        seats: Vec<usize>,
        points: i32,
    },
    /// Nobody scored less than they had in all before: these may be totals.
    LikeTotals,
    /// The round that was entered a moment before has the same scores.
    SameAsBefore {
        round: u8,
    },
    /// An earlier round is not scored yet.
    OutOfTurn {
        next: u8,
    },
    /// A player who joined late began with the highest total or with what they had
    /// left with, which a correction has changed.
    LateStart {
        seat: usize,
        /// The first round of the player.
        round: u8,
        /// The total that the player began with.
        start: i32,
        /// What that would be after the correction.
        now: i32,
    },
    /// Another went out after a correction, but the player keeps the points of going out.
    StillZero {
        seat: usize,
    },
    /// A correction ended the tie that a round was played to break.
    TieGone {
        round: u8,
    },
}

impl ScoreWarning {
    /// Returns the seat whose score is odd, if it is that of one.
    pub const fn seat(&self) -> Option<usize> {
        match *self {
            Self::AboveLargest { seat, .. }
            | Self::Impossible { seat, .. }
            | Self::HoldsBook { seat, .. }
            | Self::HoldsMeld { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

/// Returns the most that the cards of a round can cost, in points, with
/// nothing laid down: the dearest that the deck holds.
pub fn cap(rules: RoundRules<'_>) -> i32 {
    let mut values: Vec<_> = deck_values(rules).collect();
    values.sort_unstable_by_key(|&(value, _)| Reverse(value));
    let dearest = values.into_iter().flat_map(|(value, copies)| repeat_n(value, copies));
    dearest.take(rules.dealt()).sum()
}

/// Returns the least that a hand with deadwood can cost in a round: the
/// cheapest card.
pub fn least(rules: RoundRules<'_>) -> i32 {
    deck_values(rules).map(|(value, _)| value).min().unwrap_or_default()
}

/// Returns the value and the number of copies of every card of the deck.
fn deck_values(rules: RoundRules<'_>) -> impl Iterator<Item = (i32, usize)> + '_ {
    let deck = rules.deck();
    Card::all()
        .map(move |card| (i32::from(rules.value(card)), usize::from(deck.copies(card))))
        .filter(|&(_, copies)| copies > 0)
}

/// The bounds of the scores of a round, in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreBounds {
    /// The score of who went out.
    due: i32,
    /// See [`least`].
    least: i32,
    /// See [`cap`].
    cap: i32,
    /// The cap of the last round: no hand costs more.
    most: i32,
    dealt: usize,
}

impl ScoreBounds {
    pub fn for_round(rules: RoundRules<'_>) -> Self {
        thread_local! {
            static BOUNDS: RefCell<ByRound<ScoreBounds>> = RefCell::default();
        }
        BOUNDS.with_borrow_mut(|bounds| {
            bounds.get(rules, |rules| Self {
                due: rules.ruleset.go_out_bonus().into(),
                least: least(rules),
                cap: cap(rules),
                most: cap(rules.ruleset.in_round(Round::LAST)),
                dealt: rules.dealt(),
            })
        })
    }

    /// Returns `true` if the cards of some hand cost so much, or if it is the
    /// score of going out: the table may insist on it.
    pub(in crate::game) fn may_be_forced(&self, points: i32) -> bool {
        points == 0 || points == self.due || (self.least..=self.most).contains(&points)
    }

    /// Says what keeps a score of a round from being one at all.
    pub(in crate::game) fn refusal(
        &self,
        name: &str,
        points: i32,
        went_out: bool,
        round: u8,
    ) -> Option<ImplausibleScore> {
        let Self { due, least, cap, dealt, most: _ } = *self;
        let name = name.to_owned();
        if went_out {
            return (points != due).then_some(ImplausibleScore::OutWithPoints {
                name,
                points,
                due,
            });
        }
        if points < 0 {
            Some(ImplausibleScore::Negative { name, points })
        } else if points > cap {
            Some(ImplausibleScore::AboveCap { name, points, round, dealt, cap })
        } else if 0 < points && points < least {
            Some(ImplausibleScore::BelowLeast { name, points, least })
        } else {
            None
        }
    }
}

/// Says what is odd about a score that could be one.
///
/// Zero is never odd, nor is the bonus of who went out.
pub(in crate::game) fn oddity(
    seat: usize,
    points: i32,
    reachable: &PossibleScores,
) -> Option<ScoreWarning> {
    let largest = reachable.largest();
    if points <= 0 || reachable.contains(points) {
        None
    } else if points > largest {
        Some(ScoreWarning::AboveLargest { seat, points, largest })
    } else {
        Some(ScoreWarning::Impossible { seat, points })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Ruleset;

    fn caps(ruleset: &Ruleset) -> Vec<i32> {
        Round::all().map(|round| cap(ruleset.in_round(round))).collect()
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
    fn a_refusal_tells_whose_score_it_is() {
        let round = Round::new(1).unwrap();
        let check = |points, went_out| {
            let bounds = ScoreBounds::for_round(Ruleset::official().in_round(round));
            let refused = bounds.refusal("Ann", points, went_out, 1).unwrap();
            assert_eq!(refused.score(), ("Ann", points));
        };
        check(151, false);
        check(2, false);
        check(-4, false);
        check(5, true);
    }

    #[test]
    fn the_least_is_the_cheapest_card_of_the_round() {
        let check = |ruleset: Ruleset, round: u8, expect: i32| {
            assert_eq!(least(ruleset.in_round(Round::new(round).unwrap())), expect);
        };
        check(Ruleset::official(), 1, 4);
        check(Ruleset::official(), 2, 3);
        let face = Ruleset::official().with(["wild_value=face"]).unwrap();
        check(face, 1, 3);
        check(Ruleset::texas(), 1, 1);
    }
}
