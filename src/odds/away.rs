//! The fewest draws after which a hand can go out, and the cards that help.

use std::collections::HashSet;

use serde::Serialize;

use super::limits::{Enough, are_enough};
use super::position::Position;
use super::wilds::completes;
use crate::cards::{Card, Hand};
use crate::rules::RoundRules;
use crate::solver;

/// A card whose draw brings a hand nearer to going out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Help {
    /// The card.
    pub card: Card,
    /// How many copies of it are unseen.
    pub copies: u8,
}

impl Position<'_> {
    /// Returns the fewest draws after which the hand can go out: 0 if it can
    /// now. `None` if the cards unseen are never enough.
    ///
    /// Source: rules, "Words for advice".
    pub fn away(&self) -> Option<u8> {
        let fewest = u8::from(!self.has_drawn());
        let most = self.rules.dealt().min(self.unseen.len()) as u8;
        (fewest..=most).find(|&draws| self.reaches(draws))
    }

    /// Returns the cards whose draw lowers [`away`](Self::away), in canonical
    /// order; none once a card was drawn.
    pub fn helps(&self) -> Vec<Help> {
        match self.away() {
            Some(away) if !self.has_drawn() => self.leading_to(away - 1),
            _ => Vec::new(),
        }
    }

    /// Returns the cards after whose draw so many more draws are enough.
    pub(super) fn leading_to(&self, draws: u8) -> Vec<Help> {
        let alike = any_wild_serves(&self.hand, self.rules);
        let mut wilds_lead = None;
        let mut leads = |card| {
            let leads = || self.after_draw(card).reaches(draws);
            match alike && self.rules.is_wild(card) {
                true => *wilds_lead.get_or_insert_with(leads),
                false => leads(),
            }
        };
        let help = |(card, copies)| Help { card, copies };
        self.draws()
            .filter(|&(card, _)| leads(card))
            .map(help)
            .collect()
    }

    /// Returns `true` if the hand can go out after so many draws.
    pub(super) fn reaches(&self, draws: u8) -> bool {
        if !completes_at_best(&self.hand, draws, self.rules) {
            return false;
        }
        match any_wild_serves(&self.hand, self.rules) {
            true => (self.has_drawn() || draws > 0) && self.completes_by(draws),
            false => self.searches(draws, &mut HashSet::new()),
        }
    }

    /// Returns `true` if so many of the cards unseen complete the hand, where any
    /// wild serves: as many of these as there are, then naturals. What is to be
    /// discarded meanwhile are cards that the melds do not need.
    fn completes_by(&self, draws: u8) -> bool {
        let unseen = self.unseen.cards();
        let (wilds, naturals): (Vec<_>, Vec<_>) =
            unseen.partition(|&card| self.rules.is_wild(card));
        let mut hand = self.hand;
        let wilds = wilds.into_iter().take(draws.into());
        let more = wilds.fold(draws, |more, wild| {
            hand.insert(wild);
            more - 1
        });
        self.completes_by_naturals(&hand, &naturals, more)
    }

    /// The same by naturals of a list alone, in which equal cards are neighbors.
    fn completes_by_naturals(&self, hand: &Hand, naturals: &[Card], draws: u8) -> bool {
        if draws == 0 || !completes_at_best(hand, draws, self.rules) {
            return draws == 0 && completes_at_best(hand, 0, self.rules);
        }
        (0..naturals.len()).any(|index| {
            let is_tried = index > 0 && naturals[index - 1] == naturals[index];
            let mut with = *hand;
            with.insert(naturals[index]);
            !is_tried && self.completes_by_naturals(&with, &naturals[index + 1..], draws - 1)
        })
    }

    /// Returns whether so many draws are enough, by the melds that the hand begins.
    fn enough(&self, draws: u8) -> Enough {
        enough((&self.hand, &self.unseen), draws, self.rules)
    }

    /// Tries all draws and discards; `failed` has the hands tried in vain, with
    /// the cards unseen.
    fn searches(&self, draws: u8, failed: &mut HashSet<(Hand, Hand)>) -> bool {
        if draws == 0 {
            return self.has_drawn() && goes_out(&self.hand, self.rules);
        }
        let position = (self.hand, self.unseen);
        if failed.contains(&position) || !completes_at_best(&self.hand, draws, self.rules) {
            return false;
        }
        match self.enough(draws) {
            Enough::No => return false,
            Enough::Yes => return true,
            Enough::Unsure => {}
        }
        let found = match self.has_drawn() {
            true => {
                let mut discards = self.hand.distinct();
                discards.any(|card| self.after_discard(card).searches(draws, failed))
            }
            false => {
                let mut draw = self.draws();
                draw.any(|(card, _)| self.after_draw(card).searches(draws - 1, failed))
            }
        };
        if !found {
            failed.insert(position);
        }
        found
    }
}

/// Returns `true` if a hand can go out that has one card more than was dealt.
pub(super) fn goes_out(hand: &Hand, rules: RoundRules<'_>) -> bool {
    if !completes_at_best(hand, 0, rules) {
        return false;
    }
    any_wild_serves(hand, rules)
        || match enough((hand, &Hand::default()), 0, rules) {
            Enough::No => false,
            Enough::Yes => true,
            Enough::Unsure => solver::can_go_out(hand, rules),
        }
}

/// Returns whether so many draws are enough to go out, by the melds that a hand
/// begins.
fn enough(cards: (&Hand, &Hand), draws: u8, rules: RoundRules<'_>) -> Enough {
    let found = are_enough(cards, draws, rules.dealt(), rules);
    if found == Enough::Yes || rules.ruleset.discard_to_go_out() {
        return found;
    }
    match are_enough(cards, draws, rules.dealt() + 1, rules) {
        Enough::No => found,
        without_discard => without_discard,
    }
}

/// Returns `true` if a hand can go out after so many draws, all of them wilds,
/// as far as melds may hold any wilds.
pub(super) fn completes_at_best(hand: &Hand, draws: u8, rules: RoundRules<'_>) -> bool {
    let without_discard = !rules.ruleset.discard_to_go_out();
    completes(hand, draws, rules.dealt(), rules)
        || without_discard && completes(hand, draws, rules.dealt() + 1, rules)
}

/// Returns `true` if any wild serves a hand as well as the best card: no rule
/// limits the wilds of a meld, and the hand has the naturals that it needs.
pub(super) fn any_wild_serves(hand: &Hand, rules: RoundRules<'_>) -> bool {
    let ruleset = rules.ruleset;
    let has_natural = || hand.distinct().any(|card| !rules.is_wild(card));
    let has_naturals = match ruleset.min_naturals() {
        0 => true,
        1 => has_natural(),
        _ => false,
    };
    ruleset.max_wilds().is_none() && !ruleset.book_distinct_suits() && has_naturals
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::rules::{Round, Ruleset};

    #[test]
    fn few_unseen_cards_complete_a_hand_as_often_as_trying_all_draws_and_discards() {
        let (mut random, mut completed) = (Random::new(5), 0);
        let rulesets = [Ruleset::official(), Ruleset::texas()];
        for index in 0..400 {
            let rules =
                rulesets[index % 2].in_round(Round::new(1 + random.below(4) as u8).unwrap());
            let deck = rules.deck();
            let copies = |card| std::iter::repeat_n(card, deck.copies(card).into());
            let mut cards: Vec<Card> = Card::all().flat_map(copies).collect();
            random.shuffle(&mut cards);
            let (hand, unseen) = cards.split_at(rules.dealt() + index % 3 / 2);
            let position = Position {
                hand: hand.iter().copied().collect(),
                unseen: unseen[..7].iter().copied().collect(),
                rules,
            };
            if !any_wild_serves(&position.hand, rules) {
                continue;
            }
            for draws in 1..4 {
                let expect = position.searches(draws, &mut HashSet::new());
                assert_eq!(position.completes_by(draws), expect, "{position:?} {draws}");
                completed += u32::from(expect);
            }
        }
        assert!(completed > 200, "{completed}");
    }
}
