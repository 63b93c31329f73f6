//! Branch and bound over the runs of each suit, with the books swept by rank.
//!
//! Books cross suits and runs cross ranks, but once the runs are chosen the
//! ranks meet only in the wilds that they share. So the search takes the
//! suits one by one, tries each [`Lay`] of runs, and leaves the rest to
//! [`Books`]. A branch is cut when even the best that the undecided suits
//! could do is no better than what was found.

use std::ops::Range;

use arrayvec::ArrayVec;

use super::books::{Books, Left};
use super::deal::{Cost, Deal, NEVER};
use super::runs::{self, Lay};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::meld::MOST_CARDS;

/// The best runs of each suit, and what the whole then costs.
pub(super) struct Found {
    pub(super) cost: Cost,
    pub(super) lays: [Lay; 5],
}

/// Finds the runs of an arrangement of the least cost.
pub(super) fn best(deal: &Deal) -> Found {
    let mut lays = Vec::new();
    let mut search = Search::<false>::new(deal, &mut lays);
    search.start();
    Found {
        cost: search.best,
        lays: search.lays_of(&search.best_path),
    }
}

/// Finds the least cost after a discard, and every discard that leaves it.
pub(super) fn best_discards(deal: &Deal, wild: Rank) -> (Cost, ArrayVec<Card, MOST_CARDS>) {
    let mut lays = Vec::new();
    let mut search = Search::<true>::new(deal, &mut lays);
    search.wild = Some(wild);
    search.start();
    let discards = search.discards.distinct().collect();
    (search.best, discards)
}

/// The runs chosen so far.
#[derive(Clone, Copy)]
struct Node {
    /// The naturals in no run, see [`Left`].
    left: u64,
    suits: [u64; 5],
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
    best: Cost,
    best_path: [usize; 5],
    wild: Option<Rank>,
    discards: Hand,
}

impl<'a, const DISCARD: bool> Search<'a, DISCARD> {
    fn new(deal: &'a Deal, lays: &'a mut Vec<Lay>) -> Self {
        let mut open = ArrayVec::new();
        for suit in 0..5 {
            let start = lays.len();
            runs::lays(deal, suit, lays);
            if lays.len() > start + 1 {
                open.push((suit, start..lays.len()));
            } else {
                lays.truncate(start);
            }
        }
        let mut undecided = [0; 6];
        for (index, (suit, _)) in open.iter().enumerate().rev() {
            undecided[index] = undecided[index + 1] + deal.naturals[*suit];
        }
        Self {
            deal,
            lays,
            open,
            undecided,
            path: [0; 5],
            best: NEVER,
            best_path: [0; 5],
            wild: None,
            discards: Hand::default(),
        }
    }

    fn start(&mut self) {
        let root = Node {
            left: self.deal.total(),
            suits: self.deal.naturals,
            runs: 0,
            least_wilds: 0,
            most_wilds: 0,
            at_home: 0,
        };
        self.visit(0, root);
    }

    fn visit(&mut self, depth: usize, node: Node) {
        let Some((suit, range)) = self.open.get(depth).cloned() else {
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
            let mut next = next;
            next.suits[suit] -= lay.used;
            if depth + 1 == self.open.len() || self.may_improve(self.bound(depth + 1, &next)) {
                self.visit(depth + 1, next);
            }
        }
    }

    fn may_improve(&self, bound: Cost) -> bool {
        if DISCARD {
            bound <= self.best
        } else {
            bound < self.best
        }
    }

    /// Returns a cost that no completion of the runs chosen goes below.
    fn bound(&self, depth: usize, node: &Node) -> Cost {
        let wilds = self.deal.wilds - node.least_wilds;
        let books = Books::sweep::<DISCARD>(self.deal, self.left(depth, node), wilds);
        let rows = books.kept.iter().chain(&books.discarded);
        let books = rows.min().copied().unwrap_or(NEVER);
        books + Cost::from(node.runs) * self.deal.meld_cost
    }

    fn left<'n>(&self, depth: usize, node: &'n Node) -> Left<'n> {
        Left {
            total: node.left,
            undecided: self.undecided[depth],
            suits: &node.suits,
        }
    }

    fn leaf(&mut self, node: &Node) {
        let deal = self.deal;
        let left = self.left(self.open.len(), node);
        let wilds = deal.wilds - node.least_wilds;
        let books = Books::sweep::<DISCARD>(deal, left, wilds);
        let pool = Pool::new(deal, node.at_home);
        if !DISCARD {
            let cost = total(deal, node, &books.kept, pool);
            if cost < self.best {
                self.best = cost;
                self.best_path = self.path;
            }
            return;
        }
        let mut cost = total(deal, node, &books.discarded, pool);
        for pool in [pool.without_joker(), pool.without_ranked()]
            .into_iter()
            .flatten()
        {
            cost = cost.min(total(deal, node, &books.kept, pool));
        }
        if cost < self.best {
            self.best = cost;
            self.discards = Hand::default();
        }
        if cost == self.best {
            self.collect_discards(node, &books, pool);
        }
    }

    /// Adds every card whose discard makes this leaf cost the least.
    fn collect_discards(&mut self, node: &Node, books: &Books, pool: Pool) {
        let deal = self.deal;
        let wild = self
            .wild
            .expect("a search for discards knows the wild rank");
        for (index, suit) in Suit::ALL.into_iter().enumerate() {
            let mut rest = node.suits[index];
            while rest != 0 {
                let number = (rest.trailing_zeros() / 4) as u8;
                let bit = 1_u64 << (4 * number);
                rest &= !(15 * bit);
                let rank = Rank::from_number(number).expect("a word counts ranks");
                let card = Card::Suited(rank, suit);
                if self.discards.count(card) > 0 {
                    continue;
                }
                let mut suits = node.suits;
                suits[index] -= bit;
                let left = Left {
                    total: node.left - bit,
                    undecided: 0,
                    suits: &suits,
                };
                let wilds = deal.wilds - node.least_wilds;
                let books = Books::sweep::<false>(deal, left, wilds);
                if total(deal, node, &books.kept, pool) == self.best {
                    self.discards.insert(card);
                }
            }
        }
        if let Some(pool) = pool.without_joker()
            && self.discards.count(Card::Joker) == 0
            && total(deal, node, &books.kept, pool) == self.best
        {
            self.discards.insert(Card::Joker);
        }
        if let Some(pool) = pool.without_ranked()
            && total(deal, node, &books.kept, pool) == self.best
        {
            let lays = self.lays_of(&self.path);
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

/// Returns the least cost of a leaf, given what its books come to.
fn total(deal: &Deal, node: &Node, books: &super::books::Row, pool: Pool) -> Cost {
    let Some(most) = pool.wilds().checked_sub(node.least_wilds) else {
        return NEVER;
    };
    let runs = Cost::from(node.runs) * deal.meld_cost;
    let mut least = NEVER;
    for in_books in 0..=most {
        let books = books[usize::from(in_books)];
        if books < least {
            let rest = pool.rest(deal, in_books, node.least_wilds, node.most_wilds);
            least = least.min(books + rest.cost);
        }
    }
    runs + least
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
