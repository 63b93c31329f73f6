//! Branch and bound over the runs of each suit, with the books swept by rank.
//!
//! Books cross suits and runs cross ranks, but once the runs are chosen the
//! ranks meet only in the wilds that they share. So the search takes the
//! suits one by one, tries each [`Lay`] of runs, and leaves the rest to
//! [`books`]. A branch is cut when even the best that the undecided suits
//! could do is no better than what was found.

use std::ops::Range;

use arrayvec::ArrayVec;

use super::MOST_MELDS;
use super::books::{self, Left};
use super::deal::{Cost, Deal, NEVER};
use super::runs::{Core, Lay, Runs};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::meld::MOST_CARDS;

/// The best runs of each suit, and what the whole then costs.
pub(super) struct Found {
    pub(super) cost: Cost,
    pub(super) runs: [ArrayVec<Core, MOST_MELDS>; 5],
}

/// Finds the runs of an arrangement of the least cost.
pub(super) fn best(deal: &Deal) -> Found {
    let mut runs = Runs::default();
    let mut search = Search::<false>::new(deal, &mut runs);
    search.start();
    let lays = search.lays_of(&search.best_path);
    Found {
        cost: search.best,
        runs: lays.map(|lay| runs.runs_of(&lay)),
    }
}

/// Says whether the hand goes out with a discard, and finds every discard that
/// leaves the least penalty.
pub(super) fn best_discards(deal: &Deal) -> (bool, ArrayVec<Card, MOST_CARDS>) {
    let mut runs = Runs::default();
    let mut search = Search::<true>::new(deal, &mut runs);
    search.start();
    (search.best == 0, search.discards.distinct().collect())
}

/// The runs chosen so far.
#[derive(Clone, Copy)]
struct Node {
    /// The naturals in no run, four bits a rank.
    left: u64,
    runs: u8,
    least_wilds: u8,
    most_wilds: u8,
    at_home: u8,
}

struct Search<'a, const DISCARD: bool> {
    deal: &'a Deal,
    lays: &'a [Lay],
    /// The suits that can have runs, and where their lays are.
    open: ArrayVec<(usize, Range<usize>), 5>,
    /// The naturals of the suits that are open from an index on.
    undecided: [u64; 6],
    path: [usize; 5],
    /// The least cost found; with `DISCARD` its [`level`].
    best: Cost,
    best_path: [usize; 5],
    discards: Hand,
}

impl<'a, const DISCARD: bool> Search<'a, DISCARD> {
    fn new(deal: &'a Deal, runs: &'a mut Runs) -> Self {
        let mut open = ArrayVec::new();
        for suit in 0..5 {
            let start = runs.lays.len();
            runs.add_suit(deal, suit);
            if runs.lays.len() > start + 1 {
                open.push((suit, start..runs.lays.len()));
            }
        }
        let mut undecided = [0; 6];
        for (index, (suit, _)) in open.iter().enumerate().rev() {
            undecided[index] = undecided[index + 1] + deal.naturals[*suit];
        }
        Self {
            deal,
            lays: &runs.lays,
            open,
            undecided,
            path: [0; 5],
            best: NEVER,
            best_path: [0; 5],
            discards: Hand::default(),
        }
    }

    fn start(&mut self) {
        let root = Node {
            left: self.deal.total(),
            runs: 0,
            least_wilds: 0,
            most_wilds: 0,
            at_home: 0,
        };
        self.visit(0, root);
    }

    fn visit(&mut self, depth: usize, node: Node) {
        let Some((_, range)) = self.open.get(depth).cloned() else {
            return self.leaf(&node);
        };
        for index in range {
            let lay = &self.lays[index];
            let next = Node {
                left: node.left - lay.used,
                runs: node.runs + lay.count,
                least_wilds: node.least_wilds + lay.least_wilds,
                most_wilds: node.most_wilds + lay.most_wilds,
                at_home: node.at_home + lay.at_home,
                ..node
            };
            if next.least_wilds > self.deal.wilds {
                continue;
            }
            self.path[depth] = index;
            if depth + 1 == self.open.len() || self.may_improve(self.bound(depth + 1, &next)) {
                self.visit(depth + 1, next);
            }
        }
    }

    fn may_improve(&self, bound: Cost) -> bool {
        if DISCARD {
            level(bound) <= self.best
        } else {
            bound < self.best
        }
    }

    /// Returns a cost that no completion of the runs chosen goes below.
    fn bound(&self, depth: usize, node: &Node) -> Cost {
        let wilds = self.deal.wilds - node.least_wilds;
        let left = self.left(depth, node);
        let books = books::bound::<DISCARD>(self.deal, left, wilds);
        books + Cost::from(node.runs) * self.deal.meld_cost
    }

    fn left(&self, depth: usize, node: &Node) -> Left {
        let undecided = self.undecided[depth];
        let mut suits = self.deal.naturals;
        if self.deal.distinct_suits && undecided == 0 {
            for (suit, lay) in suits.iter_mut().zip(self.lays_of(&self.path)) {
                *suit -= lay.used;
            }
        }
        Left {
            total: node.left,
            undecided,
            suits,
        }
    }

    fn leaf(&mut self, node: &Node) {
        let deal = self.deal;
        let left = self.left(self.open.len(), node);
        let pool = Pool::new(deal, node.at_home);
        if DISCARD {
            self.discard(node, left, pool);
            return;
        }
        let cost = total(deal, node, left, pool);
        if cost < self.best {
            self.best = cost;
            self.best_path = self.path;
        }
    }

    fn discard(&mut self, node: &Node, left: Left, pool: Pool) {
        let deal = self.deal;
        let wilds = deal.wilds - node.least_wilds;
        let rest = |in_books| {
            pool.rest(deal, in_books, node.least_wilds, node.most_wilds)
                .cost
        };
        let mut cost = books::least_discarded(deal, left, wilds, rest);
        for pool in [pool.without_joker(), pool.without_ranked()] {
            if let Some(pool) = pool {
                cost = cost.min(total(deal, node, left, pool));
            }
        }
        let cost = level(cost);
        if cost < self.best {
            self.best = cost;
            self.discards = Hand::default();
        }
        if cost == self.best {
            self.collect_discards(node, left, pool);
        }
    }

    /// Adds every card whose discard makes this leaf cost the least.
    fn collect_discards(&mut self, node: &Node, left: Left, pool: Pool) {
        let deal = self.deal;
        let lays = self.lays_of(&self.path);
        let best = self.best;
        let kept = total(deal, node, left, pool);
        for rank in Rank::ALL {
            let number = u32::from(rank.number());
            // A discard saves at most what the card costs.
            let price = deal.natural_cost[number as usize];
            if level(kept.saturating_sub(price)) > best {
                continue;
            }
            let mut known = None;
            for (index, suit) in Suit::ALL.into_iter().enumerate() {
                let card = Card::Suited(rank, suit);
                let there = (deal.naturals[index] - lays[index].used) >> (4 * number) & 15;
                if there == 0 || self.discards.count(card) > 0 {
                    continue;
                }
                if known.is_none() || deal.distinct_suits {
                    let left = left.without(number, index);
                    known = Some(level(total(deal, node, left, pool)) == best);
                }
                if known == Some(true) {
                    self.discards.insert(card);
                }
            }
        }
        if let Some(pool) = pool.without_joker()
            && self.discards.count(Card::Joker) == 0
            && level(total(deal, node, left, pool)) == best
        {
            self.discards.insert(Card::Joker);
        }
        if let Some(pool) = pool.without_ranked()
            && level(total(deal, node, left, pool)) == best
        {
            let wild = Rank::from_number(deal.wild_place).expect("some rank is wild");
            for (index, suit) in Suit::ALL.into_iter().enumerate() {
                let card = Card::Suited(wild, suit);
                if deal.ranked[index] > lays[index].at_home && self.discards.count(card) == 0 {
                    self.discards.insert(card);
                }
            }
        }
    }

    fn lays_of(&self, path: &[usize; 5]) -> [Lay; 5] {
        let mut lays = [Lay::default(); 5];
        for ((suit, _), &index) in self.open.iter().zip(path) {
            lays[*suit] = self.lays[index];
        }
        lays
    }
}

/// Returns what discards are compared by: nothing loose, then the penalty
/// alone.
fn level(cost: Cost) -> Cost {
    (cost >> 8) + Cost::from(cost != 0)
}

/// Returns the least cost of a leaf.
fn total(deal: &Deal, node: &Node, left: Left, pool: Pool) -> Cost {
    let Some(wilds) = pool.wilds().checked_sub(node.least_wilds) else {
        return NEVER;
    };
    let rest = |in_books| {
        pool.rest(deal, in_books, node.least_wilds, node.most_wilds)
            .cost
    };
    books::least(deal, left, wilds, rest) + Cost::from(node.runs) * deal.meld_cost
}

/// The wilds that can be shared out.
#[derive(Clone, Copy)]
pub(super) struct Pool {
    jokers: u8,
    /// The cards of the wild rank that are not bound to their own place.
    ranked: u8,
    /// Those that are.
    at_home: u8,
}

/// What becomes of the wilds that are in no book of naturals.
#[derive(Clone, Copy)]
pub(super) struct Rest {
    pub(super) cost: Cost,
    /// Melds made of wilds only.
    pub(super) wild_melds: u8,
    pub(super) loose: u8,
}

impl Pool {
    pub(super) fn new(deal: &Deal, at_home: u8) -> Self {
        Self {
            jokers: deal.jokers,
            ranked: deal.wilds - deal.jokers - at_home,
            at_home,
        }
    }

    fn without_joker(self) -> Option<Self> {
        let jokers = self.jokers.checked_sub(1)?;
        Some(Self { jokers, ..self })
    }

    fn without_ranked(self) -> Option<Self> {
        let ranked = self.ranked.checked_sub(1)?;
        Some(Self { ranked, ..self })
    }

    const fn wilds(self) -> u8 {
        self.jokers + self.ranked + self.at_home
    }

    /// Shares out the wilds beyond those in books among runs, which take from
    /// `least` to `most`, melds of wilds only, and the deadwood.
    pub(super) fn rest(self, deal: &Deal, in_books: u8, least: u8, most: u8) -> Rest {
        let wilds = self.wilds() - in_books;
        let share = |wild_melds: u8| {
            let room = most.saturating_add(wild_melds.saturating_mul(deal.max_wilds));
            let loose = wilds.saturating_sub(room);
            let ranked = self.ranked - wild_melds * deal.min_naturals;
            Rest {
                cost: Cost::from(wild_melds) * deal.meld_cost
                    + deal.loose_wilds(loose, ranked, self.jokers),
                wild_melds,
                loose,
            }
        };
        let none = share(0);
        if none.loose == 0 {
            return none;
        }
        let most_melds = deal.most_wild_melds(self.ranked).min((wilds - least) / 3);
        (1..=most_melds).map(share).fold(
            none,
            |best, rest| if rest.cost < best.cost { rest } else { best },
        )
    }
}
