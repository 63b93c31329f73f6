//! The fewest draws after which a hand can go out, and the cards that help.

use std::collections::HashSet;

use serde::Serialize;

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
    fn reaches(&self, draws: u8) -> bool {
        if !completes_at_best(&self.hand, draws, self.rules) {
            return false;
        }
        let wilds = self.draws().filter(|&(card, _)| self.rules.is_wild(card));
        let wilds: u8 = wilds.map(|(_, copies)| copies).sum();
        let drawn = self.has_drawn() || draws > 0;
        let by_wilds = drawn && wilds >= draws && any_wild_serves(&self.hand, self.rules);
        by_wilds || self.searches(draws, &mut HashSet::new())
    }

    /// Tries all draws and discards; `failed` has the hands tried in vain, with
    /// the cards unseen.
    fn searches(&self, draws: u8, failed: &mut HashSet<(Hand, Hand)>) -> bool {
        if draws == 0 {
            return self.has_drawn() && goes_out(&self.hand, self.rules);
        }
        let position = (self.hand, self.unseen);
        if !completes_at_best(&self.hand, draws, self.rules) || failed.contains(&position) {
            return false;
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
    match any_wild_serves(hand, rules) {
        true => completes_at_best(hand, 0, rules),
        false => solver::can_go_out(hand, rules),
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
