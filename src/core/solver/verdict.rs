//! Verdicts: the answer to a hand, whose number of cards tells the question, and the
//! judgement of a lay-down, with what would have been legal or cheaper: what is nearest
//! to a meld in cards that are none, and a better lay-down of cards that cost points.

use std::iter;

use arrayvec::ArrayVec;
use serde::Serialize;

use super::arrange::{arrange, best};
use super::arrangement::{Arrangement, MAX_MELDS};
use super::arrangements::arrangements;
use super::phases::{DrawnHand, HandSizeError, search_discards};
use crate::cards::{Card, Hand};
use crate::rules::meld::{MAX_CARDS, Meld, book, run};
use crate::rules::{ImpossibleCardsLeft, Judgement, LayDown, RoundRules};

/// The answer to a hand, by the phase that it is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// As many cards as were dealt: they are counted.
    Counting(Arrangement),
    /// One card more: the player has drawn and has yet to discard.
    Drawn(DrawnHand),
    /// Cards left on the table after the melds were laid down.
    CardsLeft(CardsLeft),
}

/// What cards that were left on the table cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardsLeft {
    /// The plain sum of all the cards, in points.
    pub penalty: u16,
    /// The cards best arranged, for those who missed a meld.
    pub arrangement: Arrangement,
}

impl Verdict {
    /// Answers a hand: counted with as many cards as were dealt, drawn with one more.
    ///
    /// # Errors
    ///
    /// [`HandSizeError`] with any other number of cards.
    pub fn for_hand(hand: &Hand, rules: RoundRules<'_>) -> Result<Self, HandSizeError> {
        match hand.len().checked_sub(rules.dealt()) {
            Some(0) => Ok(Self::Counting(best(hand, rules))),
            Some(1) => Ok(Self::Drawn(search_discards(hand, rules))),
            _ => Err(HandSizeError { round: rules.round, cards: hand.len() }),
        }
    }

    /// Answers cards already left on the table: their plain sum.
    ///
    /// # Errors
    ///
    /// [`ImpossibleCardsLeft`] with more cards than were dealt, or one or two fewer.
    pub fn for_cards_left(hand: &Hand, rules: RoundRules<'_>) -> Result<Self, ImpossibleCardsLeft> {
        rules.check_cards_left(hand.len())?;
        Ok(Self::CardsLeft(CardsLeft {
            penalty: hand.cards().map(|card| rules.value(card)).sum(),
            arrangement: arrange(hand, rules),
        }))
    }

    /// Returns what the hand costs, in points: counted at once, or after the
    /// discard to advise, or as it lies on the table.
    pub const fn penalty(&self) -> u16 {
        match self {
            Self::Counting(arrangement) => arrangement.penalty,
            Self::Drawn(drawn) => drawn.arrangement.penalty,
            Self::CardsLeft(left) => left.penalty,
        }
    }

    /// Returns `true` if the hand goes out, or costs nothing where it is counted.
    pub const fn is_yes(&self) -> bool {
        match self {
            Self::Drawn(drawn) => drawn.can_go_out,
            Self::Counting(_) | Self::CardsLeft(_) => self.penalty() == 0,
        }
    }

    /// Returns every different way to lay the hand out that does as well: the
    /// discard, where there is one, and the arrangement of the rest.
    ///
    /// Of a hand that goes out, these are the ways to go out, of any other
    /// those with the least penalty. The discard to advise comes first, then the
    /// others in the order of cards, then going out without one, where that is
    /// allowed. The arrangements of each are in the order of [`arrangements`],
    /// and as lazy. Cards left on the table are not discarded from.
    pub fn arrangements<'a>(
        &self,
        hand: Hand,
        rules: RoundRules<'a>,
    ) -> impl Iterator<Item = (Option<Card>, Arrangement)> + use<'a> {
        let (discards, goes_out) = match self {
            Self::Drawn(drawn) => (drawn.as_good_discards(&hand, rules), drawn.can_go_out),
            Self::Counting(_) | Self::CardsLeft(_) => (vec![None], false),
        };
        discards.into_iter().flat_map(move |discard| {
            let rest = discard.map_or(hand, |card| hand.without(card));
            arrangements(&rest, rules)
                .take_while(move |arrangement| !goes_out || arrangement.deadwood.is_empty())
                .map(move |arrangement| (discard, arrangement))
        })
    }
}

impl DrawnHand {
    /// Returns each discard that does as well, the one to advise first; `None` is
    /// to go out without one.
    fn as_good_discards(&self, hand: &Hand, rules: RoundRules<'_>) -> Vec<Option<Card>> {
        let as_good = |card: &Card| match self.can_go_out {
            true => self.go_out_discards.contains(card),
            false => arrange(&hand.without(*card), rules).penalty == self.arrangement.penalty,
        };
        let others = hand.distinct().filter(|card| Some(*card) != self.discard);
        let others = others.filter(as_good).map(Some);
        // Without a discard it goes out where all the cards meld.
        let needs_none = self.can_go_out && !rules.ruleset.discard_to_go_out();
        let none = (needs_none && self.discard.is_some()).then_some(None);
        iter::once(self.discard).chain(others).chain(none).collect()
    }
}

/// A lay-down judged, with what would have been legal or better.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LayDownVerdict {
    /// Whether it is legal, and why not.
    pub judgement: Judgement,
    /// How each meld can be fixed, in the order laid down; `None` for a legal
    /// meld, and where nothing helps.
    pub fixes: Vec<Option<MeldFix>>,
    /// A lay-down of the same cards that leaves fewer points, or the best one if
    /// this one is illegal.
    pub better: Option<Arrangement>,
}

/// Judges a lay-down and looks for fixes and a better one.
pub fn judge(lay_down: &LayDown, rules: RoundRules<'_>) -> LayDownVerdict {
    let judgement = lay_down.judge(rules);
    // After the discard what is in no meld lies there and counts.
    let has_discarded = lay_down.discard.is_some() || lay_down.left.is_some();
    let fix = |meld: &Vec<_>| fix_meld(meld, has_discarded, rules);
    LayDownVerdict {
        fixes: lay_down.melds.iter().map(fix).collect(),
        better: better_lay_down(lay_down, &judgement, rules),
        judgement,
    }
}

/// How cards that are no meld can be laid down after all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MeldFix {
    /// The card that does not belong; `None` if the cards are several melds.
    pub leave_out: Option<Card>,
    /// The melds of the other cards; one where a card is left out.
    pub melds: ArrayVec<Meld, MAX_MELDS>,
}

/// Finds how cards that are no meld can be laid down legally.
///
/// Returns several melds of all the cards where there are such, else the meld
/// that is left when one card is taken away: the cheapest if it is `left` to be
/// counted; else, to be discarded, one that is not wild if that serves, then the
/// dearest; then the first in canonical order. Returns `None` if neither
/// helps, or if the cards are a meld already.
pub fn fix_meld(cards: &[Card], left: bool, rules: RoundRules<'_>) -> Option<MeldFix> {
    let is_meld = meld(cards, rules).is_some();
    if is_meld || !(4..=MAX_CARDS).contains(&cards.len()) {
        return None;
    }
    let hand: Hand = cards.iter().copied().collect();
    let arrangement = arrange(&hand, rules);
    if arrangement.deadwood.is_empty() {
        return Some(MeldFix { leave_out: None, melds: arrangement.melds });
    }
    let rest = |card| {
        let rest: ArrayVec<_, MAX_CARDS> = hand.without(card).cards().collect();
        Some((card, meld(&rest, rules)?))
    };
    let rests = hand.distinct().filter_map(rest);
    let (card, meld) = rests.min_by_key(|&(card, _)| {
        let points = i32::from(rules.value(card));
        if left { (false, points) } else { (rules.is_wild(card), -points) }
    })?;
    Some(MeldFix { leave_out: Some(card), melds: iter::once(meld).collect() })
}

/// Arranges the cards of a lay-down again, if it is illegal or that leaves fewer
/// points than the cards that were left.
///
/// Returns `None` if no better way exists, no cards were left, or
/// where they are not as many as the round has.
pub fn better_lay_down(
    lay_down: &LayDown,
    judgement: &Judgement,
    rules: RoundRules<'_>,
) -> Option<Arrangement> {
    let left = lay_down.left.as_ref()?;
    if lay_down.melded() + left.len() != rules.dealt() {
        return None;
    }
    let hand: Hand = lay_down.melds.iter().flatten().chain(left).copied().collect();
    let arrangement = arrange(&hand, rules);
    let is_better = u32::from(arrangement.penalty) < judgement.penalty;
    (is_better || !judgement.is_legal()).then_some(arrangement)
}

fn meld(cards: &[Card], rules: RoundRules<'_>) -> Option<Meld> {
    run(cards, rules).or_else(|_| book(cards, rules)).ok()
}
