//! Decides whether what a player lays on the table is legal and goes out.
//!
//! Knows nothing of how the cards could have been laid down better.

use super::meld::{self, Meld, MeldError};
use super::{Round, RoundRules};
use crate::cards::Card;

/// What a player lays on the table: melds, and what else is known of the hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LayDown {
    /// The cards of each meld, in any order.
    pub melds: Vec<Vec<Card>>,
    /// The card discarded, where it is known.
    pub discard: Option<Card>,
    /// The cards left in no meld, where they are known. With neither these
    /// nor a discard the melds are judged by themselves.
    pub left: Option<Vec<Card>>,
}

/// The judgement of a lay-down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgement {
    /// Each meld read as a book and as a run, in the order laid down.
    pub melds: Vec<MeldReadings>,
    /// Everything that makes the lay-down illegal.
    pub problems: Vec<LayDownProblem>,
    /// Whether the player goes out; `None` if only melds are judged.
    pub goes_out: Option<bool>,
    /// What the cards left cost, and those of melds that are none if the whole
    /// hand is shown, in points.
    pub penalty: u32,
}

/// The cards of one meld, read both ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MeldReadings {
    /// The meld as a book, or why it is none.
    pub book: Result<Meld, MeldError>,
    /// The meld as a run, or why it is none.
    pub run: Result<Meld, MeldError>,
}

/// What makes a lay-down illegal.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum LayDownProblem {
    MeldError {
        place: usize,
    },
    GoingOut {
        round: Round,
        wanted: usize,
        melded: usize,
    },
    Count {
        round: Round,
        wanted: usize,
        melded: usize,
        left: usize,
    },
}

impl LayDown {
    /// Judges the lay-down: is each meld one, does the number of cards suit
    /// the round, and does the player go out.
    ///
    /// A hand is as many cards as were dealt and one discard. To go out, all
    /// but the discard are in melds; where no discard is asked for, one card
    /// more may be in melds instead. Wilds of a run stand for the places where
    /// they lie if that is a run. Source: leaflet; without a discard, custom.
    pub fn judge(&self, rules: RoundRules<'_>) -> Judgement {
        let readings = |cards: &Vec<Card>| MeldReadings {
            book: meld::book(cards, rules),
            run: match meld::run_as_laid(cards, rules) {
                Some(run) => Ok(run),
                None => meld::run(cards, rules),
            },
        };
        let melds: Vec<_> = self.melds.iter().map(readings).collect();
        let no_melds = (1..)
            .zip(&melds)
            .filter(|(_, readings)| !readings.is_legal())
            .map(|(place, _)| LayDownProblem::MeldError { place });
        let mut problems: Vec<_> = no_melds.collect();
        problems.extend(self.wrong_count(rules));

        let left = self.left.as_deref().unwrap_or_default();
        let is_whole = self.is_whole_hand(rules);
        let goes_out = is_whole.then_some(problems.is_empty() && left.is_empty());
        // Cards laid down as what is no meld are back in the hand.
        let illegal = self.melds.iter().zip(&melds);
        let illegal = illegal.filter(|(_, readings)| is_whole && !readings.is_legal());
        let loose = left.iter().chain(illegal.flat_map(|(cards, _)| cards));
        let penalty = loose.map(|&card| u32::from(rules.value(card))).sum();
        Judgement {
            melds,
            problems,
            goes_out,
            penalty,
        }
    }

    /// Returns how many cards are in melds.
    pub fn melded(&self) -> usize {
        self.melds.iter().map(Vec::len).sum()
    }

    /// Returns `true` if the player shows all cards rather than only some melds.
    fn is_whole_hand(&self, rules: RoundRules<'_>) -> bool {
        self.discard.is_some() || self.left.is_some() || self.needs_no_discard(rules)
    }

    /// Returns `true` if the melds hold the discard's place as well, where the
    /// rules let a player go out so.
    fn needs_no_discard(&self, rules: RoundRules<'_>) -> bool {
        let nothing_else = self.discard.is_none() && self.left.as_ref().is_none_or(Vec::is_empty);
        nothing_else && !rules.ruleset.discard_to_go_out() && self.melded() == rules.dealt() + 1
    }

    fn wrong_count(&self, rules: RoundRules<'_>) -> Option<LayDownProblem> {
        let (wanted, melded) = (rules.dealt(), self.melded());
        let left = self.left.as_ref().map_or(0, Vec::len);
        let right = melded + left == wanted || self.needs_no_discard(rules);
        if right || !self.is_whole_hand(rules) {
            return None;
        }
        Some(match self.left {
            None => LayDownProblem::GoingOut {
                round: rules.round,
                wanted,
                melded,
            },
            Some(_) => LayDownProblem::Count {
                round: rules.round,
                wanted,
                melded,
                left,
            },
        })
    }
}

impl Judgement {
    /// Returns `true` if the lay-down is legal as far as it was shown.
    pub fn is_legal(&self) -> bool {
        self.problems.is_empty()
    }
}

impl MeldReadings {
    /// Returns `true` if the cards are a book, a run or both.
    pub fn is_legal(&self) -> bool {
        self.book.is_ok() || self.run.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::parse_cards;
    use crate::rules::Ruleset;

    /// Judges `round 5: 6D 7* 7* 9D | 8C 8* 8S` with a discard and with cards
    /// left, `-` for an empty list; knobs as in `round 5, max_wilds=1: …`.
    fn check(text: &str, discard: &str, left: &str, expect: &str) {
        let (head, melds) = text.split_once(": ").unwrap();
        let mut head = head.split(", ");
        let number = head.next().unwrap().strip_prefix("round ").unwrap();
        let round = Round::new(number.parse().unwrap()).unwrap();
        let rules = Ruleset::official().with(head).unwrap();
        let cards = |text: &str| parse_cards(text.trim_matches('-'), rules.deck()).unwrap();
        let lay_down = LayDown {
            melds: melds.split(" | ").map(cards).collect(),
            discard: cards(discard).first().copied(),
            left: (!left.is_empty()).then(|| cards(left)),
        };
        let judgement = lay_down.judge(rules.in_round(round));
        let mut got: Vec<_> = judgement
            .problems
            .iter()
            .map(LayDownProblem::to_string)
            .collect();
        match judgement.goes_out {
            Some(true) => got.push("goes out".into()),
            Some(false) if judgement.is_legal() => got.push(format!("costs {}", judgement.penalty)),
            _ => {}
        }
        assert_eq!(got.join("\n"), expect, "{text}, {discard}, {left}");
    }

    const SEVEN: &str = "round 5: 6D 7* 7* 9D | 8C 8* 8S";

    #[test]
    fn cards_of_a_meld_that_is_none_count_with_those_left() {
        let cards = |text: &str| parse_cards(text, Ruleset::official().deck()).unwrap();
        let penalty = |left: Option<&str>| {
            let lay_down = LayDown {
                melds: vec![cards("JS JS QS")],
                discard: None,
                left: left.map(cards),
            };
            let rules = Ruleset::official();
            lay_down
                .judge(rules.in_round(Round::new(3).unwrap()))
                .penalty
        };
        assert_eq!(penalty(Some("4C 6D")), 44);
        assert_eq!(penalty(None), 0);
    }

    #[test]
    fn all_cards_but_the_discard_in_melds_go_out() {
        check(SEVEN, "QS", "", "goes out");
        check(SEVEN, "QS", "-", "goes out");
        check(SEVEN, "", "-", "goes out");
    }

    #[test]
    fn melds_alone_are_judged_by_themselves() {
        check(SEVEN, "", "", "");
        check("round 5: 8C 8* 8S", "", "", "");
        check(
            "round 5: 8C 8* 8S | 8D 9D",
            "",
            "",
            "meld 2 is neither a book nor a run",
        );
    }

    #[test]
    fn the_cards_must_be_as_many_as_the_round_has() {
        check(
            "round 5: 6D 7* 7* 9D",
            "QS",
            "",
            "to go out in round 5, 7 cards must be in melds and 1 discarded, but 4 are in melds",
        );
        check(
            "round 1: 5D 6D 7D 8D",
            "QS",
            "",
            "to go out in round 1, 3 cards must be in melds and 1 discarded, but 4 are in melds",
        );
        check(
            "round 5: 6D 7* 7* 9D",
            "QS",
            "KH 4D",
            "in round 5 the melds and the cards left must be 7 cards, not 6: 4 in melds, 2 left",
        );
    }

    #[test]
    fn cards_left_on_the_last_turn_are_counted() {
        check("round 5: 6D 7* 7* 9D", "QS", "KH 4D JOKER", "costs 67");
        check("round 5: 6D 7* 7* 9D", "", "KH 4D 7C", "costs 37");
    }

    #[test]
    fn without_a_discard_one_card_more_may_be_in_melds_where_the_rules_say_so() {
        let house = "round 1, discard_to_go_out=no";
        check(&format!("{house}: 5D 6D 7D 8D"), "", "", "goes out");
        check(&format!("{house}: 5D 6D 7D 8D"), "", "-", "goes out");
        check(&format!("{house}: 5D 6D 7D"), "8D", "", "goes out");
        check(&format!("{house}: 5D 6D 7D"), "", "", "");
        check(
            &format!("{house}: 5D 6D 7D 8D"),
            "9D",
            "",
            "to go out in round 1, 3 cards must be in melds and 1 discarded, but 4 are in melds",
        );
        check(
            &format!("{house}: 5D 6D 7D 8D"),
            "",
            "KH",
            "in round 1 the melds and the cards left must be 3 cards, not 5: 4 in melds, 1 left",
        );
        check("round 1: 5D 6D 7D 8D", "", "", "");
        check(
            "round 1: 5D 6D 7D 8D",
            "",
            "-",
            "in round 1 the melds and the cards left must be 3 cards, not 4: 4 in melds, 0 left",
        );
    }

    #[test]
    fn a_lay_down_with_a_bad_meld_does_not_go_out() {
        check(
            "round 5: 6D 7* 7* 9D | 8C 8* 9S",
            "QS",
            "",
            "meld 2 is neither a book nor a run",
        );
    }
}
