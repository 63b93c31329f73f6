//! An exhaustive solver, written from the definitions alone.
//!
//! It asks of every subset of a hand whether it is a meld and takes the best
//! cover of the hand by such subsets. It uses neither `rules::meld` nor
//! `solver`, so that both can be checked against it. `benches/solver.rs`
//! shares it by `#[path]`.
//!
//! Where the sources leave a choice, it assumes that:
//!
//! - A card of the wild rank is a wild for `max_wilds` wherever it stands.
//! - `natural_in_place` matters only where `min_naturals` counts naturals: in
//!   a book of the wild rank each card of that rank is one, duplicates too;
//!   in a run the one of its own suit at its own place is.
//! - `book_distinct_suits` looks only at the cards that are not wild.
//! - Books have no upper size. Wilds alone are a book of the wild rank, or a
//!   run, where `min_naturals` allows it.
//! - An ace stands at place 1 or 14, as `ace` says; a rank is once in a run,
//!   so a run has 13 cards at most and never wraps.
//! - A hand goes out when every card but the discard is in a meld; a loose
//!   card that costs nothing is still loose.
//! - With `discard_to_go_out=no` the hand goes out, too, when all its cards
//!   meld. A discard that goes out is then advised if there is one, and
//!   otherwise none at all.
//! - A hand that cannot go out discards for the least penalty, whatever that
//!   does to the numbers of loose cards and melds.

#![allow(dead_code, reason = "each user takes the part that it needs")]

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crowns::cards::{Card, Rank, Suit};
use crowns::rules::{Ace, Round, RoundRules};

/// The result of a hand; the least is the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Outcome {
    /// Points of the loose cards.
    pub(crate) penalty: u16,
    /// How many cards are loose.
    pub(crate) loose: usize,
    /// How many melds there are.
    pub(crate) melds: usize,
}

/// What a hand can do after the draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct DrawnHand {
    pub(crate) can_go_out: bool,
    /// Different cards in canonical order.
    pub(crate) go_out_discards: Vec<Card>,
    pub(crate) discard: Option<Card>,
    /// The hand without the discard.
    pub(crate) outcome: Outcome,
}

/// An arrangement as cards only: melds, then deadwood, all sorted.
pub(crate) type Layout = (Vec<Vec<Card>>, Vec<Card>);

/// Returns the best outcome of a hand of any size.
pub(crate) fn counting(cards: &[Card], rules: RoundRules<'_>) -> Outcome {
    Table::new(cards, rules).whole()
}

/// Judges a hand that holds one card more than is counted.
pub(crate) fn drawn(cards: &[Card], rules: RoundRules<'_>) -> DrawnHand {
    Table::new(cards, rules).drawn(rules)
}

/// Returns every different arrangement of the least penalty.
pub(crate) fn layouts(cards: &[Card], rules: RoundRules<'_>) -> BTreeSet<Layout> {
    let table = Table::new(cards, rules);
    let mut found = BTreeSet::new();
    table.lay_out(table.everything(), Layout::default(), 0, &mut found);
    found
}

/// Returns `true` if cards are a book.
pub(crate) fn is_book(cards: &[Card], rules: RoundRules<'_>) -> bool {
    Rank::ALL.into_iter().any(|rank| {
        let own = || cards.iter().filter(|card| !is_wild(**card, rules.round));
        let fit = own().all(|card| card.rank() == Some(rank));
        let alike = |suit| own().filter(|card| card.suit() == Some(suit)).count() > 1;
        let suits_fit = !rules.ruleset.book_distinct_suits() || !Suit::ALL.into_iter().any(alike);
        let at_home =
            cards.iter().filter(|card| is_wild(**card, rules.round) && card.rank() == Some(rank));
        fit && suits_fit && is_mixture(cards, at_home.count(), rules)
    })
}

/// Returns `true` if cards are a run.
pub(crate) fn is_run(cards: &[Card], rules: RoundRules<'_>) -> bool {
    Suit::ALL.into_iter().any(|suit| {
        let own = || cards.iter().filter(|card| !is_wild(**card, rules.round));
        own().all(|card| card.suit() == Some(suit))
            && windows(cards.len(), rules).any(|window| {
                // A window has as many places as there are cards, so the wilds
                // take those that are left, in any order. All that the order
                // can change is whether the wild-rank card of the suit is at
                // home, which can only help.
                let own_places_differ = Rank::ALL.into_iter().all(|rank| {
                    let here = own().filter(|card| card.rank() == Some(rank)).count();
                    here == 0 || here == 1 && contains(&window, rank)
                });
                let at_home = cards.contains(&Card::Suited(rules.wild_rank(), suit))
                    && contains(&window, rules.wild_rank());
                own_places_differ && is_mixture(cards, usize::from(at_home), rules)
            })
    })
}

/// Returns all runs of places of a length; place 1 is an ace below the two,
/// place 14 an ace above the king.
pub(crate) fn windows(
    length: usize,
    rules: RoundRules<'_>,
) -> impl Iterator<Item = RangeInclusive<usize>> + use<> {
    let (lowest, highest, longest) = match rules.ruleset.ace() {
        None => (3, 13, 11),
        Some(Ace::Low) => (1, 13, 13),
        Some(Ace::High) => (2, 14, 13),
        Some(Ace::Either) => (1, 14, 13),
    };
    (lowest..=highest)
        .map(move |low| low..=low + length - 1)
        .filter(move |window| length <= longest && *window.end() <= highest)
}

fn contains(window: &RangeInclusive<usize>, rank: Rank) -> bool {
    let number = usize::from(rank.number());
    window.contains(&number) || rank == Rank::Ace && window.contains(&14)
}

/// Returns `true` if there are enough cards, few enough wilds and enough naturals
/// among them, when so many wilds stand for themselves.
fn is_mixture(cards: &[Card], at_home: usize, rules: RoundRules<'_>) -> bool {
    let wilds = cards.iter().filter(|card| is_wild(**card, rules.round)).count();
    let at_home = if rules.ruleset.natural_in_place() { at_home } else { 0 };
    let naturals = cards.len() - wilds + at_home;
    let few_wilds = rules.ruleset.max_wilds().is_none_or(|most| wilds <= usize::from(most));
    cards.len() >= 3 && few_wilds && naturals >= usize::from(rules.ruleset.min_naturals())
}

fn is_wild(card: Card, round: Round) -> bool {
    card == Card::Joker || card.rank() == Some(round.wild())
}

/// The best outcome of every subset of a hand. A subset is a number whose
/// bits say which cards are in it.
pub(crate) struct Table {
    cards: Vec<Card>,
    values: Vec<u16>,
    is_meld: Vec<bool>,
    best: Vec<Outcome>,
}

impl Table {
    pub(crate) fn new(cards: &[Card], rules: RoundRules<'_>) -> Self {
        let values = cards.iter().map(|&card| rules.value(card)).collect();
        let mut chosen = Vec::with_capacity(cards.len());
        let is_meld = (0..1usize << cards.len())
            .map(|set| {
                chosen.clear();
                chosen.extend(members(set).map(|index| cards[index]));
                chosen.len() >= 3 && (is_book(&chosen, rules) || is_run(&chosen, rules))
            })
            .collect();
        let mut table =
            Self { cards: cards.to_vec(), values, is_meld, best: vec![Outcome::default()] };
        for set in 1..1 << cards.len() {
            let best = table.best_of(set);
            table.best.push(best);
        }
        table
    }

    /// The first card of the set is loose, or in one of the melds in the set.
    fn best_of(&self, set: usize) -> Outcome {
        let first = set.trailing_zeros() as usize;
        let others = set & (set - 1);
        let mut best = self.best[others];
        best.penalty += self.values[first];
        best.loose += 1;
        for some in subsets(others) {
            if self.is_meld[some | 1 << first] {
                let mut with = self.best[others & !some];
                with.melds += 1;
                best = best.min(with);
            }
        }
        best
    }

    fn everything(&self) -> usize {
        self.best.len() - 1
    }

    /// Returns the outcome of all the cards.
    pub(crate) fn whole(&self) -> Outcome {
        self.best[self.everything()]
    }

    /// Returns each different card with the outcome of the others, in
    /// canonical order of the cards.
    pub(crate) fn discards(&self) -> Vec<(Card, Outcome)> {
        let without = |index: usize| self.best[self.everything() & !(1 << index)];
        let mut discards: Vec<_> = self.cards.iter().copied().enumerate().collect();
        discards.sort_by_key(|&(_, card)| card);
        discards.dedup_by_key(|&mut (_, card)| card);
        discards.into_iter().map(|(index, card)| (card, without(index))).collect()
    }

    /// Returns `true` if a set goes out as a hand after the draw.
    pub(crate) fn goes_out(&self, set: usize, rules: RoundRules<'_>) -> bool {
        let melds = |set: usize| self.best[set].loose == 0;
        let without_discard = !rules.ruleset.discard_to_go_out() && melds(set);
        without_discard || members(set).any(|index| melds(set & !(1 << index)))
    }

    /// Judges all the cards as a hand after the draw.
    pub(crate) fn drawn(&self, rules: RoundRules<'_>) -> DrawnHand {
        let discards = self.discards();
        let go_out_discards: Vec<Card> = discards
            .iter()
            .filter(|(_, outcome)| outcome.loose == 0)
            .map(|&(card, _)| card)
            .collect();
        if go_out_discards.is_empty()
            && !rules.ruleset.discard_to_go_out()
            && self.whole().loose == 0
        {
            return DrawnHand {
                can_go_out: true,
                go_out_discards,
                discard: None,
                outcome: self.whole(),
            };
        }
        let can_go_out = !go_out_discards.is_empty();
        let least = discards.iter().map(|(_, outcome)| outcome.penalty).min();
        let advised = discards
            .into_iter()
            .filter(|(card, outcome)| {
                if can_go_out {
                    go_out_discards.contains(card)
                } else {
                    Some(outcome.penalty) == least
                }
            })
            .min_by_key(|&(card, _)| {
                let dearest = Reverse(rules.value(card));
                (is_wild(card, rules.round), dearest, card)
            });
        let (discard, outcome) = advised.unzip();
        DrawnHand { can_go_out, go_out_discards, discard, outcome: outcome.unwrap_or_default() }
    }

    /// Adds every arrangement of the least penalty that continues `so_far`.
    fn lay_out(&self, set: usize, so_far: Layout, paid: u16, found: &mut BTreeSet<Layout>) {
        if paid + self.best[set].penalty > self.whole().penalty {
            return;
        }
        if set == 0 {
            let (mut melds, mut deadwood) = so_far;
            melds.sort();
            deadwood.sort();
            found.insert((melds, deadwood));
            return;
        }
        let first = set.trailing_zeros() as usize;
        let others = set & (set - 1);
        let mut loose = so_far.clone();
        loose.1.push(self.cards[first]);
        self.lay_out(others, loose, paid + self.values[first], found);
        for some in subsets(others) {
            let meld = some | 1 << first;
            if self.is_meld[meld] {
                let mut cards: Vec<Card> = members(meld).map(|index| self.cards[index]).collect();
                cards.sort();
                let mut with = so_far.clone();
                with.0.push(cards);
                self.lay_out(others & !some, with, paid, found);
            }
        }
    }
}

fn members(set: usize) -> impl Iterator<Item = usize> {
    (0..usize::BITS as usize).filter(move |index| set >> index & 1 == 1)
}

/// Returns every subset of a set but the empty one.
fn subsets(set: usize) -> impl Iterator<Item = usize> {
    let unless_empty = |set: usize| (set != 0).then_some(set);
    std::iter::successors(unless_empty(set), move |&some| unless_empty((some - 1) & set))
}
