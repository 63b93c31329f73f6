//! Where to play a drawn card.
//!
//! A plan is made for all cards that are left, and changed for each open pile to
//! have the drawn card there; the pile whose plan is short of the fewest cards is
//! the advice.
//!
//! All piles lie open, so that the cards left are known, only not their order.
//! A pile throws any card it does not need, so the order does not matter either:
//! a way to share the cards out among the piles that lets each of them go out is
//! won, and stays so while it is followed. Of few cards every such way is tried.
//! Of more, one is searched for by simulated annealing: a card goes to another
//! pile, or changes places with one of it, which is taken back the more often the
//! worse it is and the later it comes.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::board::{Board, Pile};
use crate::cards::{Card, Hand, Suit};
use crate::odds::short_of;
use crate::random::Random;
use crate::rules::{Round, RoundRules};

/// Where a drawn card may be played, and how good that is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placement {
    pub pile: Round,
    /// The card that it throws; `None` if it goes out without one.
    pub discard: Option<Card>,
    /// Whether the pile is turned over.
    pub closes: bool,
    /// How many cards the best plan that was found is short of turning all
    /// piles over; with 0 the game can be won whatever order the cards have.
    pub short: u32,
}

/// Ranks the open piles as places for a drawn card, the best first.
///
/// The order is that of the cards that a plan is short of, then whether the pile
/// is turned over, then how few cards all piles still wait for, then that of the
/// piles. The same board gets the same advice.
pub fn placements(board: &Board, card: Card) -> Vec<Placement> {
    let closings = board.closings(card);
    let mut planner = Planner::new(board, card);
    let piles = board.open().zip(planner.plans()).enumerate();
    let mut ranked: Vec<_> = piles
        .map(|(index, (pile, plan))| {
            let closing = closings.iter().find(|closing| closing.pile == pile.round);
            let discard = match closing {
                Some(closing) => closing.discard,
                None => Some(discard(board, pile, card, &planner.others_of(&plan, index))),
            };
            let placement = Placement {
                pile: pile.round,
                discard,
                closes: closing.is_some(),
                short: plan.shortage.into(),
            };
            let waiting = planner.waiting(index);
            ((plan.shortage, !placement.closes, waiting, index), placement)
        })
        .collect();
    ranked.sort_by_key(|&(key, _)| key);
    ranked.into_iter().map(|(_, placement)| placement).collect()
}

/// Returns the card that a pile needs least: the fewest cards are missing
/// without it, with those planned for the pile and then without them; no wild if
/// another serves; then the dearest, then the first in canonical order.
fn discard(board: &Board, pile: &Pile, card: Card, planned: &[Card]) -> Card {
    let rules = board.rules(pile);
    let hand = pile.with(card);
    let may_go = |&thrown: &Card| board.throw_drawn || pile.cards.count(thrown) > 0;
    let key = |&thrown: &Card| {
        let mut alone = hand;
        alone.remove(thrown);
        let with: Hand = alone.cards().chain(planned.iter().copied()).collect();
        (
            short_of(&with, rules),
            short_of(&alone, rules),
            rules.is_wild(thrown),
            Reverse(rules.value(thrown)),
            thrown,
        )
    };
    hand.distinct().filter(may_go).min_by_key(key).expect("a pile has a card to throw")
}

/// Which pile each card that is left goes to.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    /// The index of the open pile of each card, [`NONE`] if no pile needs it.
    to: Vec<usize>,
    /// How many wilds the open piles are short of in all.
    pub(super) shortage: u8,
}

const NONE: usize = usize::MAX;

/// The most cards of which every plan is tried.
const FEW: usize = 9;

/// How often a plan is searched for, in how many steps. Where rules limit wilds, what
/// a pile is short of takes longer to tell.
const ROUNDS: u32 = 6;
const ROUNDS_WITH_LIMITS: u32 = 1;
const STEPS: u32 = 40_000;

/// The steps in which a plan is changed to have the drawn card in a certain pile.
const MORE_STEPS: u32 = 3_000;

/// The open piles and the cards that are left, and what piles are short of with which
/// of them.
pub(super) struct Planner<'a> {
    piles: Vec<(RoundRules<'a>, Hand)>,
    cards: Vec<Card>,
    /// The index of the drawn card.
    drawn: usize,
    /// A number for each card, so that the sum of some tells which they are.
    keys: Vec<u64>,
    known: HashMap<(usize, u64), u8>,
    rounds: u32,
    random: Random,
}

impl<'a> Planner<'a> {
    pub(super) fn new(board: &'a Board, drawn: Card) -> Self {
        let mut random = Random::new(0);
        let mut unseen = board.unseen;
        unseen.remove(drawn);
        let cards: Vec<Card> = unseen.cards().chain([drawn]).collect();
        let mut keys: Vec<u64> = Vec::with_capacity(cards.len());
        for (index, card) in cards.iter().enumerate() {
            // Copies of a card have one key.
            let copy = cards[..index].iter().position(|other| other == card);
            keys.push(copy.map_or_else(|| random.next_u64(), |copy| keys[copy]));
        }
        let piles = board.open().map(|pile| (board.rules(pile), pile.cards));
        Self {
            piles: piles.collect(),
            drawn: cards.len() - 1,
            cards,
            keys,
            known: HashMap::new(),
            rounds: if board.ruleset.limits_melds() { ROUNDS_WITH_LIMITS } else { ROUNDS },
            random,
        }
    }

    /// Returns the best plan for each open pile with the drawn card in it.
    fn plans(&mut self) -> Vec<Plan> {
        let piles = 0..self.piles.len();
        if self.cards.len() <= FEW {
            return piles.map(|pile| self.best(pile)).collect();
        }
        let mut plan = self.search(self.no_plan(), None, STEPS);
        for _ in 1..self.rounds {
            if plan.shortage > 0 {
                let other = self.search(self.no_plan(), None, STEPS);
                plan = if other.shortage < plan.shortage { other } else { plan };
            }
        }
        let in_pile = |pile| {
            let mut start = plan.clone();
            let copy = (0..self.cards.len())
                .find(|&card| self.cards[card] == self.cards[self.drawn] && plan.to[card] == pile);
            start.to.swap(copy.unwrap_or(self.drawn), self.drawn);
            start.to[self.drawn] = pile;
            self.search(start, Some(pile), MORE_STEPS)
        };
        piles.map(in_pile).collect()
    }

    /// Returns the cards that go to an open pile besides the drawn one.
    fn others_of(&self, plan: &Plan, pile: usize) -> Vec<Card> {
        let cards = self.cards.iter().zip(&plan.to).enumerate();
        let of_pile = cards.filter(|&(card, (_, &to))| to == pile && card != self.drawn);
        of_pile.map(|(_, (&card, _))| card).collect()
    }

    /// Returns how many wilds the piles are short of with the drawn card in one of
    /// them and without any further card.
    pub(super) fn waiting(&mut self, pile: usize) -> u32 {
        let mut plan = self.no_plan();
        plan.to[self.drawn] = pile;
        u32::from(self.shortage(&plan.to))
    }

    fn no_plan(&self) -> Plan {
        Plan { to: vec![NONE; self.cards.len()], shortage: u8::MAX }
    }

    fn key(&self, pile: usize, to: &[usize]) -> u64 {
        let of_pile = self.keys.iter().zip(to).filter(|(_, to)| **to == pile);
        of_pile.fold(0, |key, (&card, _)| key.wrapping_add(card))
    }

    fn shortage(&mut self, to: &[usize]) -> u8 {
        let piles = 0..self.piles.len();
        piles.map(|pile| self.cost(pile, to, self.key(pile, to))).sum()
    }

    /// Returns what a pile is short of with the cards that go to it.
    fn cost(&mut self, pile: usize, to: &[usize], key: u64) -> u8 {
        if let Some(&cost) = self.known.get(&(pile, key)) {
            return cost;
        }
        let (rules, mut hand) = self.piles[pile];
        for (&card, _) in self.cards.iter().zip(to).filter(|(_, to)| **to == pile) {
            let copies = |rank| Suit::ALL.map(|suit| hand.count(Card::Suited(rank, suit)));
            let is_useful = |rank| copies(rank).iter().sum::<u8>() <= rules.dealt() as u8;
            if card.rank().is_none_or(is_useful) {
                hand.insert(card);
            }
        }
        // A pile takes a card to go out, whichever.
        let fewest = u8::from(!to.contains(&pile));
        let cost = short_of(&hand, rules).max(fewest);
        self.known.insert((pile, key), cost);
        cost
    }

    /// Searches for a plan by so many steps from one, with the drawn card in a certain
    /// pile or anywhere.
    fn search(&mut self, start: Plan, drawn_to: Option<usize>, steps: u32) -> Plan {
        let (cards, piles) = (self.cards.len(), self.piles.len());
        let mut to = start.to;
        let mut keys: Vec<u64> = (0..piles).map(|pile| self.key(pile, &to)).collect();
        let mut costs: Vec<u8> = (0..piles).map(|pile| self.cost(pile, &to, keys[pile])).collect();
        let mut now: u8 = costs.iter().sum();
        let mut best = Plan { to: to.clone(), shortage: now };
        for step in 0..steps {
            if best.shortage == 0 {
                break;
            }
            let heat = 0.6 * (1.0 - f64::from(step) / f64::from(steps)) + 0.05;
            let card = self.random.below(cards);
            let other = match self.random.below(2) {
                0 => Some(self.random.below(cards)),
                _ => None,
            };
            let new = match (other, self.random.below(piles + 1)) {
                (Some(other), _) => to[other],
                (None, new) if new == piles => NONE,
                (None, new) => new,
            };
            let old = to[card];
            let is_fixed = |card| drawn_to.is_some() && card == self.drawn;
            if new == old || is_fixed(card) || other.is_some_and(is_fixed) {
                continue;
            }
            let moved = self.keys[card].wrapping_sub(other.map_or(0, |other| self.keys[other]));
            let was = [(old, moved.wrapping_neg()), (new, moved)].map(|(pile, by)| {
                let key = keys.get(pile).copied()?;
                Some((pile, key, costs[pile], key.wrapping_add(by)))
            });
            to[card] = new;
            other.inspect(|&other| to[other] = old);
            let mut next = now;
            for (pile, _, cost, key) in was.into_iter().flatten() {
                keys[pile] = key;
                costs[pile] = self.cost(pile, &to, key);
                next = next - cost + costs[pile];
            }
            let chance = (self.random.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
            let worse = f64::from(next) - f64::from(now);
            if worse > 0.0 && chance >= (-worse / heat).exp() {
                to[card] = old;
                other.inspect(|&other| to[other] = new);
                for (pile, key, cost, _) in was.into_iter().flatten() {
                    keys[pile] = key;
                    costs[pile] = cost;
                }
                continue;
            }
            now = next;
            if now < best.shortage {
                best = Plan { to: to.clone(), shortage: now };
            }
        }
        best
    }

    /// Returns the best of all plans with the drawn card in a pile.
    fn best(&mut self, drawn_to: usize) -> Plan {
        let sets = 1 << self.drawn;
        // By the cards that the piles so far may have: the least shortage, and the
        // cards of the last pile.
        let mut least = vec![0; sets];
        let mut chosen: Vec<Vec<usize>> = Vec::new();
        for pile in 0..self.piles.len() {
            let costs: Vec<u8> = (0..sets)
                .map(|set| {
                    let mut to = vec![NONE; self.cards.len()];
                    let of_pile = (0..self.drawn).filter(|card| set >> card & 1 == 1);
                    of_pile.for_each(|card| to[card] = pile);
                    to[self.drawn] = drawn_to;
                    self.cost(pile, &to, self.key(pile, &to))
                })
                .collect();
            let best_of = |all: usize| {
                let mut best = (u8::MAX, 0);
                let mut set = all;
                loop {
                    best = best.min((costs[set] + least[all & !set], set));
                    if set == 0 {
                        return best;
                    }
                    set = (set - 1) & all;
                }
            };
            let (next, sets) = (0..sets).map(best_of).unzip();
            least = next;
            chosen.push(sets);
        }
        let mut plan = self.no_plan();
        plan.shortage = least[sets - 1];
        plan.to[self.drawn] = drawn_to;
        let mut left = sets - 1;
        for (pile, chosen) in chosen.iter().enumerate().rev() {
            let set = chosen[left];
            let of_pile = (0..self.drawn).filter(|card| set >> card & 1 == 1);
            of_pile.for_each(|card| plan.to[card] = pile);
            left &= !set;
        }
        plan
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::solitaire::{SolitaireState, deal};
    use crate::rules::Ruleset;

    #[test]
    fn the_advice_is_a_legal_move_under_other_rules_and_the_same_each_time() {
        let varied = ["min_naturals=2", "max_wilds=1", "book_distinct_suits=yes"];
        let strict = Ruleset::texas().with(varied).unwrap();
        let mut board = Board::new(deal(&strict, false, 3)).unwrap();
        for _ in 0..4 {
            let card = board.next_card().unwrap();
            let ranked = placements(&board, card);
            assert_eq!(ranked.len(), board.open().count());
            assert_eq!(ranked, placements(&board, card));
            let played = board.play(card, ranked[0].pile, ranked[0].discard).unwrap();
            assert_eq!(played.play.closed, ranked[0].closes);
            board = board.after(&played.play);
        }
        assert_eq!(board.state(), SolitaireState::Open);
    }
}
