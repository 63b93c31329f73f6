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
    MeldError { place: usize },
    GoingOut { round: Round, wanted: usize, melded: usize },
    Count { round: Round, wanted: usize, melded: usize, left: usize },
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
        let has_discarded = self.discard.is_some() || !rules.ruleset.discard_to_go_out();
        let goes_out = is_whole.then_some(problems.is_empty() && left.is_empty() && has_discarded);
        // Cards laid down as what is no meld are back in the hand.
        let illegal = self.melds.iter().zip(&melds);
        let illegal = illegal.filter(|(_, readings)| is_whole && !readings.is_legal());
        let loose = left.iter().chain(illegal.flat_map(|(cards, _)| cards));
        let penalty = loose.map(|&card| u32::from(rules.value(card))).sum();
        Judgement { melds, problems, goes_out, penalty }
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
            None => LayDownProblem::GoingOut { round: rules.round, wanted, melded },
            Some(_) => LayDownProblem::Count { round: rules.round, wanted, melded, left },
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
