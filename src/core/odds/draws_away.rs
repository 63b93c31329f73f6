//! The fewest draws after which a hand can go out, and the cards that help.

use std::iter;

use serde::Serialize;

use super::position::Position;
use super::reach;
use super::wilds::completes;
use crate::cards::{Card, Hand};
use crate::rules::RoundRules;

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
    pub fn draws_away(&self) -> Option<u8> {
        let fewest = u8::from(!self.has_drawn());
        (fewest..=self.most_draws()).find(|&draws| self.reaches(draws))
    }

    /// Returns the most draws that can matter: as many as there are cards to meld.
    pub(super) fn most_draws(&self) -> u8 {
        self.rules.dealt().min(self.unseen.len()) as u8
    }

    /// Returns the cards whose draw lowers [`draws_away`](Self::draws_away), in canonical
    /// order; none once a card was drawn.
    pub fn helps(&self) -> Vec<Help> {
        self.helps_at(self.draws_away())
    }

    /// Returns the same where it is known how many draws away the hand is.
    pub(super) fn helps_at(&self, draws_away: Option<u8>) -> Vec<Help> {
        match draws_away {
            Some(away) if !self.has_drawn() => self.leading_to(away - 1),
            _ => Vec::new(),
        }
    }

    /// Returns the cards after whose draw so many more draws are enough, the fewest
    /// that are.
    fn leading_to(&self, draws: u8) -> Vec<Help> {
        let rules = self.rules;
        let is_complete = || reach::reaches((&self.hand, &self.unseen), 0, rules.dealt(), rules);
        let may_lead =
            |&(card, _): &(Card, u8)| completes_at_best(&self.after_draw(card).hand, draws, rules);
        let mut leading: Vec<_> = self.draws().filter(may_lead).collect();
        if wild_is_best(&self.hand, rules) {
            leading.retain(|&(card, _)| self.after_draw(card).reaches(draws));
        } else if draws > 0 || !is_complete() {
            // Whatever is drawn where so few draws are enough leads there.
            let copies = leading.iter();
            let copies = copies.flat_map(|&(card, copies)| iter::repeat_n(card, copies.into()));
            let cards = (&self.hand, &copies.collect());
            let drawn = reach::drawn_in_some(cards, draws + 1, melded(rules), rules);
            leading.retain(|&(card, _)| drawn.count(card) > 0);
        }
        let help = |(card, copies)| Help { card, copies };
        leading.into_iter().map(help).collect()
    }

    /// Returns `true` if the hand can go out after so many draws.
    pub(super) fn reaches(&self, draws: u8) -> bool {
        (self.has_drawn() || draws > 0) && reaches((&self.hand, &self.unseen), draws, self.rules)
    }
}

/// Returns how many cards meld where a hand goes out.
fn melded(rules: RoundRules<'_>) -> impl Iterator<Item = usize> {
    let without_discard = usize::from(!rules.ruleset.discard_to_go_out());
    rules.dealt()..=rules.dealt() + without_discard
}

/// Returns `true` if a hand can go out that has one card more than was dealt.
pub(super) fn goes_out(hand: &Hand, rules: RoundRules<'_>) -> bool {
    reaches((hand, &Hand::default()), 0, rules)
}

/// Returns `true` if a hand can go out with no more than so many of the cards unseen.
fn reaches((hand, unseen): (&Hand, &Hand), draws: u8, rules: RoundRules<'_>) -> bool {
    let is_wild = |&card: &Card| rules.is_wild(card);
    let wilds: Hand = unseen.cards().filter(is_wild).collect();
    let draws_wilds = wild_is_best(hand, rules) && wilds.len() >= draws.into();
    let unseen = if draws_wilds { &wilds } else { unseen };
    let is_sure = draws_wilds && any_wild_serves(hand, rules);
    melded(rules).any(|melded| {
        completes(hand, draws, melded, rules)
            && (is_sure || reach::reaches((hand, unseen), draws, melded, rules))
    })
}

/// Returns `true` if a hand can go out after so many draws, all of them wilds,
/// as far as melds may hold any wilds.
pub(super) fn completes_at_best(hand: &Hand, draws: u8, rules: RoundRules<'_>) -> bool {
    melded(rules).any(|melded| completes(hand, draws, melded, rules))
}

/// Returns how many wilds some cards are short of going out, one of which is to be
/// discarded: at least so many where rules limit wilds, but for none.
pub fn short_of(cards: &Hand, rules: RoundRules<'_>) -> u8 {
    let short = (0..).find(|&wilds| completes_at_best(cards, wilds, rules)).unwrap_or_default();
    let is_sure = short > 0 || any_wild_serves(cards, rules) || goes_out(cards, rules);
    if is_sure { short } else { 1 }
}

/// Returns `true` if wilds are enough to go out wherever [`completes_at_best`] says so.
pub(super) fn any_wild_serves(hand: &Hand, rules: RoundRules<'_>) -> bool {
    wild_is_best(hand, rules) && !rules.ruleset.book_distinct_suits()
}

/// Returns `true` if any wild serves a hand as well as the best card: no rule
/// limits the wilds of a meld, and the hand has the naturals that it needs.
fn wild_is_best(hand: &Hand, rules: RoundRules<'_>) -> bool {
    let ruleset = rules.ruleset;
    let has_natural = || hand.distinct().any(|card| !rules.is_wild(card));
    let has_naturals = match ruleset.min_naturals() {
        0 => true,
        1 => has_natural(),
        _ => false,
    };
    ruleset.max_wilds().is_none() && has_naturals
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::unseen;
    use crate::random::Random;
    use crate::rules::{Round, Ruleset};
    use crate::solver;

    /// Tries all draws and discards.
    fn tries(position: &Position<'_>, draws: u8) -> bool {
        if position.has_drawn() {
            let mut discards = position.hand.distinct();
            return solver::can_go_out(&position.hand, position.rules)
                || draws > 0 && discards.any(|card| tries(&position.after_discard(card), draws));
        }
        let mut cards = position.draws();
        draws > 0 && cards.any(|(card, _)| tries(&position.after_draw(card), draws - 1))
    }

    #[test]
    fn few_unseen_cards_complete_a_hand_as_often_as_trying_all_draws_and_discards() {
        let (mut random, mut completed) = (Random::new(5), 0);
        let strict = ["min_naturals=2", "max_wilds=1", "book_distinct_suits=yes"];
        let rulesets =
            [Ruleset::official(), Ruleset::texas(), Ruleset::texas().with(strict).unwrap()];
        for index in 0..300 {
            let rules =
                rulesets[index % 3].in_round(Round::new(1 + random.below(4) as u8).unwrap());
            let mut cards: Vec<Card> = unseen(rules.deck(), &[]).cards().collect();
            random.shuffle(&mut cards);
            let (hand, unseen) = cards.split_at(rules.dealt() + index / 3 % 2);
            let position = Position {
                hand: hand.iter().copied().collect(),
                unseen: unseen[..5].iter().copied().collect(),
                rules,
            };
            for draws in 1..4 {
                let expect = tries(&position, draws);
                assert_eq!(position.reaches(draws), expect, "{position:?} {draws}");
                completed += u32::from(expect);
            }
        }
        assert!(completed > 100, "{completed}");
    }
}
