//! Finds what is nearest to a meld in cards that are none, and a better
//! lay-down of cards that cost points.

use arrayvec::ArrayVec;

use super::{Arrangement, MOST_MELDS, arrange};
use crate::cards::{Card, Hand};
use crate::rules::meld::{MOST_CARDS, Meld, book, run};
use crate::rules::{LayDown, Round, Ruleset};

/// How cards that are no meld can be laid down after all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mend {
    /// As several melds that use every card.
    Split(ArrayVec<Meld, MOST_MELDS>),
    /// As one meld of all the cards but one.
    LeaveOut {
        /// The card that does not belong.
        card: Card,
        /// The others.
        meld: Meld,
    },
}

/// Mends cards that are no meld.
///
/// Returns several melds of all the cards where there are such, else the meld
/// that is left when one card is taken away: one that is not wild if that
/// serves, then the dearest, then the first in canonical order. Returns
/// nothing where neither helps, or where the cards are a meld already.
pub fn mend(cards: &[Card], round: Round, rules: &Ruleset) -> Option<Mend> {
    let is_meld = meld(cards, round, rules).is_some();
    if is_meld || !(4..=MOST_CARDS).contains(&cards.len()) {
        return None;
    }
    let hand: Hand = cards.iter().copied().collect();
    let arrangement = arrange(&hand, round, rules);
    if arrangement.deadwood.is_empty() {
        return Some(Mend::Split(arrangement.melds));
    }
    let without = |card| {
        let mut rest = hand;
        rest.remove(card);
        let rest: ArrayVec<_, MOST_CARDS> = rest.cards().collect();
        let meld = meld(&rest, round, rules)?;
        Some((card, meld))
    };
    let (card, meld) = hand
        .distinct()
        .filter_map(without)
        .min_by_key(|&(card, _)| {
            let points = rules.value(card, round);
            (rules.is_wild(card, round), std::cmp::Reverse(points))
        })?;
    Some(Mend::LeaveOut { card, meld })
}

/// Arranges the cards of a lay-down anew, if that leaves fewer points than
/// the cards that were left.
///
/// Returns nothing where no better way exists, where no cards were left, or
/// where there are more than any hand holds.
pub fn better(lay_down: &LayDown, round: Round, rules: &Ruleset) -> Option<Arrangement> {
    let left = lay_down.left.as_ref().filter(|left| !left.is_empty())?;
    if lay_down.melded() + left.len() > MOST_CARDS {
        return None;
    }
    let hand: Hand = lay_down
        .melds
        .iter()
        .flatten()
        .chain(left)
        .copied()
        .collect();
    let arrangement = arrange(&hand, round, rules);
    let costs: u16 = left.iter().map(|&card| rules.value(card, round)).sum();
    (arrangement.penalty < costs).then_some(arrangement)
}

fn meld(cards: &[Card], round: Round, rules: &Ruleset) -> Option<Meld> {
    let meld = run(cards, round, rules).or_else(|_| book(cards, round, rules));
    meld.ok()
}
