//! A plan for all cards that are left to draw.
//!
//! All piles lie open, so that the cards left are known, only not their order.
//! A pile throws any card it does not need, so the order does not matter either:
//! a way to share the cards out among the piles that lets each of them go out is
//! won. Such a way is searched for by simulated annealing: a card at a time goes
//! to another pile, which is taken back the more often the worse it is and the
//! later it comes.

use std::collections::HashMap;

use super::shortage::Partial;
use crate::cards::Card;
use crate::game::solitaire::board::Board;
use crate::random::Random;
use crate::rules::RoundRules;

/// Which pile each card that is left goes to.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    /// Each card with the index of its open pile, [`NONE`] if no pile needs it.
    cards: Vec<(Card, usize)>,
    /// How many wilds the open piles are short of in all.
    pub(super) shortage: u32,
}

const NONE: usize = usize::MAX;

impl Plan {
    /// Returns the cards that go to an open pile.
    pub(super) fn cards_of(&self, pile: usize) -> Vec<Card> {
        let of_pile = self.cards.iter().filter(|(_, to)| *to == pile);
        of_pile.map(|&(card, _)| card).collect()
    }
}

/// The open piles after a card was drawn to one of them, and what they are short
/// of with which cards.
pub(super) struct Planner<'a> {
    piles: Vec<PlannedPile<'a>>,
    cards: Vec<Card>,
    /// A number for each card, so that the sum of some tells which they are.
    keys: Vec<u64>,
    known: HashMap<(usize, u64), u8>,
    random: Random,
}

struct PlannedPile<'a> {
    rules: RoundRules<'a>,
    partial: Partial,
    has_drawn: bool,
}

impl<'a> Planner<'a> {
    /// Plans for the case that a drawn card goes to an open pile.
    pub(super) fn new(board: &'a Board, drawn: Card, to: usize) -> Self {
        let mut random = Random::new(0);
        let piles = board.open().enumerate().map(|(index, pile)| {
            let rules = board.rules(pile);
            let mut partial = Partial::of(&pile.cards, rules);
            if index == to {
                partial.add(drawn, rules);
            }
            PlannedPile {
                rules,
                partial,
                has_drawn: index == to,
            }
        });
        let piles = piles.collect();
        let mut unseen = board.unseen;
        unseen.remove(drawn);
        let cards: Vec<Card> = unseen.cards().collect();
        let mut keys: Vec<u64> = Vec::with_capacity(cards.len());
        for (index, card) in cards.iter().enumerate() {
            // Copies of a card have one key.
            let key = match index.checked_sub(1) {
                Some(before) if cards[before] == *card => keys[before],
                _ => random.next_u64(),
            };
            keys.push(key);
        }
        Self {
            piles,
            cards,
            keys,
            known: HashMap::new(),
            random,
        }
    }

    /// Returns how many wilds the piles are short of without any further card.
    pub(super) fn waiting(&mut self) -> u32 {
        let none = vec![NONE; self.cards.len()];
        let piles = 0..self.piles.len();
        piles.map(|pile| u32::from(self.cost(pile, &none, 0))).sum()
    }

    /// Returns what a pile is short of with the cards that go to it.
    fn cost(&mut self, pile: usize, of: &[usize], key: u64) -> u8 {
        if let Some(&cost) = self.known.get(&(pile, key)) {
            return cost;
        }
        let planned = &self.piles[pile];
        let mut partial = planned.partial;
        let mut count = 0;
        for (card, &to) in self.cards.iter().zip(of) {
            if to == pile {
                partial.add(*card, planned.rules);
                count += 1;
            }
        }
        let short = partial.shortage(planned.rules);
        // A pile takes a card to go out, whichever.
        let cost = match count > 0 || planned.has_drawn {
            true => short,
            false => short.max(1),
        };
        self.known.insert((pile, key), cost);
        cost
    }

    /// Searches for a plan by so many steps.
    pub(super) fn search(&mut self, steps: u32) -> Plan {
        let (cards, piles) = (self.cards.len(), self.piles.len());
        let mut to = vec![NONE; cards];
        let mut keys = vec![0_u64; piles];
        let mut costs: Vec<u8> = (0..piles).map(|pile| self.cost(pile, &to, 0)).collect();
        let total = |costs: &[u8]| costs.iter().map(|&cost| u32::from(cost)).sum::<u32>();
        let mut now = total(&costs);
        let mut best = (now, to.clone());
        for step in 0..steps {
            if best.0 == 0 || cards == 0 || piles == 0 {
                break;
            }
            let heat = 0.6 * (1.0 - f64::from(step) / f64::from(steps)) + 0.02;
            let card = self.random.below(cards);
            let old = to[card];
            let new = match self.random.below(piles + 1) {
                new if new == piles => NONE,
                new => new,
            };
            if new == old {
                continue;
            }
            let key = self.keys[card];
            to[card] = new;
            let mut change = 0_i32;
            let mut was = Vec::with_capacity(2);
            for (pile, add) in [(old, false), (new, true)] {
                if pile == NONE {
                    continue;
                }
                let next = match add {
                    true => keys[pile].wrapping_add(key),
                    false => keys[pile].wrapping_sub(key),
                };
                let cost = self.cost(pile, &to, next);
                change += i32::from(cost) - i32::from(costs[pile]);
                was.push((pile, keys[pile], costs[pile]));
                keys[pile] = next;
                costs[pile] = cost;
            }
            let chance = (self.random.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
            if change > 0 && chance >= (-f64::from(change) / heat).exp() {
                to[card] = old;
                for (pile, key, cost) in was {
                    keys[pile] = key;
                    costs[pile] = cost;
                }
                continue;
            }
            now = now.saturating_add_signed(change);
            if now < best.0 {
                best = (now, to.clone());
            }
        }
        Plan {
            cards: self.cards.iter().copied().zip(best.1).collect(),
            shortage: best.0,
        }
    }
}
