//! Every arrangement of the least penalty, the best first.
//!
//! A partial arrangement settles one card after the other: in one of its
//! melds, or loose. The least cost of the other cards is known exactly,
//! from [`search`], so the queue holds no partial arrangement that leads
//! nowhere, and the first few of thousands are quick to get.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

use arrayvec::ArrayVec;

use super::arrange::arrange;
use super::arrangement::{Arrangement, MAX_MELDS};
use super::packed::{Cost, MELD, POINT, PackedHand, loose_cost};
use super::search;
use crate::cards::{Card, Hand};
use crate::rules::RoundRules;
use crate::rules::meld::{self, MAX_CARDS, Meld};

/// Returns every different arrangement of the least penalty, each once: the
/// one of [`arrange`] first, then by loose cards, melds and canonical order.
///
/// It is lazy: the first few are quick to get where there are thousands.
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn arrangements<'a>(
    hand: &Hand,
    rules: RoundRules<'a>,
) -> impl Iterator<Item = Arrangement> + use<'a> {
    Arrangements::new(hand, rules)
}

/// The arrangements of a hand in order; see [`arrangements`].
struct Arrangements<'a> {
    rules: RoundRules<'a>,
    penalty: u16,
    /// The arrangement that comes first, until it is given out.
    first: Option<Arrangement>,
    /// Its melds, so that it is not given out again.
    first_melds: Groups,
    queue: BinaryHeap<Reverse<Partial>>,
}

/// The cards of each meld, all in canonical order: two arrangements of a hand
/// are the same when these are.
type Groups = ArrayVec<Cards, MAX_MELDS>;
type Cards = ArrayVec<Card, MAX_CARDS>;

/// A hand with its first cards settled; ordered by the least cost of the whole,
/// then by the choices made.
#[derive(PartialEq, Eq)]
struct Partial {
    cost: Cost,
    choices: Vec<Choice>,
    left: Hand,
}

/// Where a card goes: into a meld, the largest first, or loose.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Choice {
    card: Card,
    place: Place,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Meld(Reverse<usize>, Cards),
    Loose,
}

impl Ord for Partial {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.cost, &self.choices).cmp(&(other.cost, &other.choices))
    }
}

impl PartialOrd for Partial {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<'a> Arrangements<'a> {
    fn new(hand: &Hand, rules: RoundRules<'a>) -> Self {
        let first = arrange(hand, rules);
        let mut all = Self {
            rules,
            penalty: first.penalty,
            first_melds: groups(&first.melds),
            first: Some(first),
            queue: BinaryHeap::new(),
        };
        all.enqueue(Vec::new(), *hand);
        all
    }

    /// Queues a partial arrangement, unless it costs points too many.
    fn enqueue(&mut self, choices: Vec<Choice>, left: Hand) {
        let packed = PackedHand::new(&left, self.rules);
        let settled: Cost = choices.iter().map(|choice| self.cost(choice)).sum();
        let cost = settled + search::best(&packed).cost;
        if cost / POINT == Cost::from(self.penalty) {
            self.queue.push(Reverse(Partial {
                cost,
                choices,
                left,
            }));
        }
    }

    fn cost(&self, choice: &Choice) -> Cost {
        match choice.place {
            Place::Meld(..) => MELD,
            Place::Loose => loose_cost(self.rules.value(choice.card)),
        }
    }

    /// Queues every way to settle the next card: naturals, then wilds.
    fn settle(&mut self, partial: &Partial, card: Card) {
        let last = partial.choices.last();
        let melds = self
            .melds_with(card, &partial.left)
            .into_iter()
            .map(|cards| Place::Meld(Reverse(cards.len()), cards));
        for place in melds.chain([Place::Loose]) {
            let choice = Choice { card, place };
            // Of two equal cards the first takes the earlier place, so that
            // swapping them makes no second arrangement.
            if last.is_some_and(|last| last.card == card && *last > choice) {
                continue;
            }
            let mut left = partial.left;
            match &choice.place {
                Place::Meld(_, cards) => cards.iter().for_each(|&card| {
                    left.remove(card);
                }),
                Place::Loose => {
                    left.remove(card);
                }
            }
            let mut choices = partial.choices.clone();
            choices.push(choice);
            self.enqueue(choices, left);
        }
    }

    fn next_card(&self, left: &Hand) -> Option<Card> {
        let wild = |card: &Card| self.rules.is_wild(*card);
        left.distinct().min_by_key(|card| (wild(card), *card))
    }

    /// Returns every meld of the hand that holds a card, in canonical order.
    fn melds_with(&self, card: Card, left: &Hand) -> Vec<Cards> {
        let mut others = *left;
        others.remove(card);
        let wild = |card: &Card| self.rules.is_wild(*card);
        let (wilds, naturals): (Vec<_>, Vec<_>) = others.cards().partition(wild);
        let same = |same: fn(Card, Card) -> bool| {
            let near = naturals.iter().copied().filter(|&other| same(card, other));
            subsets(&near.collect::<Vec<_>>())
        };
        let of_rank = same(|a, b| a.rank() == b.rank());
        let of_suit = same(|a, b| a.suit() == b.suit() && a != b);
        let mut melds = Vec::new();
        for wilds in subsets(&wilds) {
            for naturals in of_rank.iter().chain(&of_suit) {
                let mut cards: Cards = naturals.iter().chain(&wilds).copied().collect();
                cards.push(card);
                cards.sort_unstable();
                if self.meld(&cards).is_some() {
                    melds.push(cards);
                }
            }
        }
        melds.sort_unstable();
        melds.dedup();
        melds
    }

    fn meld(&self, cards: &[Card]) -> Option<Meld> {
        meld::book(cards, self.rules)
            .or_else(|_| meld::run(cards, self.rules))
            .ok()
    }

    fn arrangement(&self, choices: &[Choice]) -> Arrangement {
        let mut melds = ArrayVec::new();
        let mut deadwood = Cards::new();
        for choice in choices {
            match &choice.place {
                Place::Meld(_, cards) => melds.extend(self.meld(cards)),
                Place::Loose => deadwood.push(choice.card),
            }
        }
        Arrangement::new(melds, deadwood, self.rules)
    }
}

impl Iterator for Arrangements<'_> {
    type Item = Arrangement;

    fn next(&mut self) -> Option<Arrangement> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        while let Some(Reverse(partial)) = self.queue.pop() {
            if let Some(card) = self.next_card(&partial.left) {
                self.settle(&partial, card);
                continue;
            }
            let arrangement = self.arrangement(&partial.choices);
            if groups(&arrangement.melds) != self.first_melds {
                return Some(arrangement);
            }
        }
        None
    }
}

fn groups(melds: &[Meld]) -> Groups {
    let mut groups: Groups = melds
        .iter()
        .map(|meld| {
            let mut cards: Cards = meld.cards.iter().map(|placed| placed.card).collect();
            cards.sort_unstable();
            cards
        })
        .collect();
    groups.sort_unstable();
    groups
}

/// Returns every different selection of some sorted cards.
fn subsets(cards: &[Card]) -> Vec<Cards> {
    let mut subsets = vec![Cards::new()];
    for copies in cards.chunk_by(|a, b| a == b) {
        for index in 0..subsets.len() {
            let mut subset = subsets[index].clone();
            for &card in copies {
                subset.push(card);
                subsets.push(subset.clone());
            }
        }
    }
    subsets
}
