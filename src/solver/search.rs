//! Branch and bound over the runs of each suit, with the books swept by rank.
//!
//! Books cross suits and runs cross ranks, but once the runs are chosen the
//! ranks meet only in the wilds that they share. So the search takes the
//! suits one by one, tries each [`RunSet`] of runs, and leaves the rest to
//! [`books`]. A branch is cut when even the best that the undecided suits
//! could do is no better than what was found.

use arrayvec::ArrayVec;

use super::arrangement::MAX_MELDS;
use super::books::{self, NonRunNaturals};
use super::packed::{Cost, LOOSE, MELD, NEVER, POINT, PackedHand};
use super::ranks::ranks;
use super::runs::{CandidateRun, Runs};
use crate::cards::Card;
use crate::rules::meld::MAX_CARDS;

/// The best runs of each suit, and what the whole then costs.
pub(super) struct BestRuns {
    pub(super) cost: Cost,
    pub(super) runs: [ArrayVec<CandidateRun, MAX_MELDS>; 5],
}

/// Finds the runs of an arrangement of the least cost.
pub(super) fn best(packed: &PackedHand) -> BestRuns {
    let runs = Runs::new(packed);
    let mut search = Search::new(packed, &runs, NEVER);
    BestRuns {
        cost: search.run(0),
        runs: search.best_runs(),
    }
}

/// The discards that leave the least penalty.
pub(super) struct Discards {
    /// The one to advise.
    pub(super) advised: Card,
    /// The packed without it, and what then is best.
    pub(super) rest: PackedHand,
    pub(super) found: BestRuns,
    /// All that go out, in canonical order; none where none does.
    pub(super) go_out: ArrayVec<Card, MAX_CARDS>,
}

/// Finds the discards that leave the least penalty.
///
/// `cards` are those of the hand, the one to advise before others that serve
/// as well. So a later one need only be tried for less, until one goes out. A
/// discard saves at most what the card costs, so most need not be tried.
///
/// # Panics
///
/// Without cards.
pub(super) fn best_discards(packed: &PackedHand, cards: &[Card]) -> Discards {
    let runs = Runs::new(packed);
    let kept = Search::new(packed, &runs, NEVER).run(0);
    // Where a card that costs points is loose, discarding it saves some.
    let mut below = if kept < POINT { NEVER } else { kept };
    let mut best = None;
    let mut go_out = ArrayVec::new();
    for &card in cards {
        // Less by a point, or nothing loose.
        let below_points = (below / POINT * POINT).max(LOOSE);
        if kept.saturating_sub(packed.cost(card)) >= below_points {
            continue;
        }
        let rest = packed.without(card);
        let mut search = Search::new(&rest, &runs, below_points);
        // Once a hand goes out, of other discards it matters only if they do.
        let enough = if go_out.is_empty() { 0 } else { LOOSE };
        let cost = search.run(enough);
        if cost >= below_points {
            continue;
        }
        if go_out.is_empty() {
            let runs = search.best_runs();
            best = Some((card, rest, BestRuns { cost, runs }));
            below = cost;
        }
        if cost < LOOSE {
            go_out.push(card);
        }
    }
    go_out.sort_unstable();
    let (advised, rest, found) = best.expect("some card can be discarded");
    Discards {
        advised,
        rest,
        found,
        go_out,
    }
}

/// The runs chosen so far.
#[derive(Clone, Copy)]
struct Node {
    /// The naturals in no run, four bits a rank.
    left: u64,
    /// What these cost if all are loose.
    cost: Cost,
    runs: u8,
    least_wilds: u8,
    most_wilds: u8,
    in_place: u8,
}

struct Search<'a> {
    packed: &'a PackedHand,
    runs: &'a Runs,
    /// The suits that can have runs.
    open: ArrayVec<usize, 5>,
    /// The naturals that may be in a run of the suits open from an index on.
    undecided: [u64; 6],
    /// What these cost if all are loose.
    undecided_cost: [Cost; 6],
    path: [usize; 5],
    /// The least cost found so far; at first, what is to be beaten.
    best: Cost,
    best_path: [usize; 5],
    enough: Cost,
}

impl<'a> Search<'a> {
    fn new(packed: &'a PackedHand, runs: &'a Runs, best: Cost) -> Self {
        let open: ArrayVec<usize, 5> = (0..5).filter(|&suit| runs.suits[suit].len() > 1).collect();
        let (mut undecided, mut undecided_cost) = ([0; 6], [0; 6]);
        for (index, &suit) in open.iter().enumerate().rev() {
            let naturals = packed.naturals[suit] & runs.reach[suit];
            undecided[index] = undecided[index + 1] + naturals;
            undecided_cost[index] = undecided_cost[index + 1] + packed.cost_of(naturals);
        }
        Self {
            packed,
            runs,
            open,
            undecided,
            undecided_cost,
            path: [0; 5],
            best,
            best_path: [0; 5],
            enough: 0,
        }
    }

    /// Returns the least cost, or what was to be beaten. It stops early at a
    /// cost below `enough`.
    fn run(&mut self, enough: Cost) -> Cost {
        self.enough = enough;
        let root = Node {
            left: self.packed.total(),
            cost: self.packed.cost_of(self.packed.total()),
            runs: 0,
            least_wilds: 0,
            most_wilds: 0,
            in_place: 0,
        };
        if self.bound(0, &root) < self.best {
            self.visit(0, root);
        }
        self.best
    }

    fn visit(&mut self, depth: usize, node: Node) {
        let Some(&suit) = self.open.get(depth) else {
            return self.leaf(&node);
        };
        for index in self.runs.suits[suit].clone() {
            let set = &self.runs.sets[index];
            let least_wilds = node.least_wilds + set.least_wilds;
            if least_wilds > self.packed.wilds || !set.is_useful(self.packed, suit) {
                continue;
            }
            let next = Node {
                left: node.left - set.used,
                cost: node.cost - set.saved,
                runs: node.runs + set.count,
                least_wilds,
                most_wilds: node.most_wilds + set.most_wilds,
                in_place: node.in_place + set.in_place,
            };
            if self.best < self.enough {
                return;
            }
            self.path[depth] = index;
            if depth + 1 == self.open.len() || self.bound(depth + 1, &next) < self.best {
                self.visit(depth + 1, next);
            }
        }
    }

    /// Returns a cost that no completion of the runs chosen goes below.
    fn bound(&self, depth: usize, node: &Node) -> Cost {
        let left = self.left(depth, node);
        let wilds = self.packed.wilds - node.least_wilds;
        // A rank of undecided cards only costs a meld at least, too.
        let alone = ranks(left.undecided) & !ranks(left.total - left.undecided) != 0;
        let melds = Cost::from(node.runs) + Cost::from(alone);
        books::least(self.packed, left, wilds, |_| 0) + melds * MELD
    }

    fn left(&self, depth: usize, node: &Node) -> NonRunNaturals {
        let undecided = self.undecided[depth];
        let suits = (self.packed.distinct_suits && undecided == 0).then(|| {
            let mut suits = self.packed.naturals;
            for (&suit, &index) in self.open.iter().zip(&self.path[..depth]) {
                suits[suit] -= self.runs.sets[index].used;
            }
            suits
        });
        NonRunNaturals {
            total: node.left,
            undecided,
            suits,
            cost: node.cost - self.undecided_cost[depth],
        }
    }

    fn leaf(&mut self, node: &Node) {
        let packed = self.packed;
        let pool = WildPool::new(packed, node.in_place);
        let rest = |in_books| {
            pool.rest(packed, in_books, node.least_wilds, node.most_wilds)
                .cost
        };
        let left = self.left(self.open.len(), node);
        let books = books::least(packed, left, packed.wilds - node.least_wilds, rest);
        let cost = books + Cost::from(node.runs) * MELD;
        if cost < self.best {
            self.best = cost;
            self.best_path = self.path;
        }
    }

    fn best_runs(&self) -> [ArrayVec<CandidateRun, MAX_MELDS>; 5] {
        let mut runs: [ArrayVec<CandidateRun, MAX_MELDS>; 5] = Default::default();
        for (&suit, &index) in self.open.iter().zip(&self.best_path) {
            runs[suit] = self.runs.of(&self.runs.sets[index]);
        }
        runs
    }
}

/// The wilds that can be shared out.
#[derive(Clone, Copy)]
pub(super) struct WildPool {
    jokers: u8,
    /// The cards of the wild rank that are not bound to their own place.
    ranked: u8,
    /// Those that are.
    in_place: u8,
}

/// What becomes of the wilds that are in no book of naturals.
#[derive(Clone, Copy)]
pub(super) struct WildShare {
    pub(super) cost: Cost,
    /// Melds made of wilds only.
    pub(super) wild_melds: u8,
    pub(super) loose: u8,
}

impl WildPool {
    pub(super) fn new(packed: &PackedHand, in_place: u8) -> Self {
        Self {
            jokers: packed.jokers,
            ranked: packed.wilds - packed.jokers - in_place,
            in_place,
        }
    }

    const fn wilds(self) -> u8 {
        self.jokers + self.ranked + self.in_place
    }

    /// Shares out the wilds beyond those in books among runs, which take from
    /// `least` to `most`, melds of wilds only, and the deadwood.
    pub(super) fn rest(self, packed: &PackedHand, in_books: u8, least: u8, most: u8) -> WildShare {
        let wilds = self.wilds() - in_books;
        let share = |wild_melds: u8| {
            let room = most.saturating_add(wild_melds.saturating_mul(packed.max_wilds));
            let loose = wilds.saturating_sub(room);
            let ranked = self.ranked - wild_melds * packed.min_naturals;
            WildShare {
                cost: Cost::from(wild_melds) * MELD
                    + packed.loose_wilds(loose, ranked, self.jokers),
                wild_melds,
                loose,
            }
        };
        let none = share(0);
        if none.loose == 0 {
            return none;
        }
        let most_melds = packed.most_wild_melds(self.ranked).min((wilds - least) / 3);
        (1..=most_melds).map(share).fold(
            none,
            |best, rest| if rest.cost < best.cost { rest } else { best },
        )
    }
}
