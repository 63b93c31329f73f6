//! Branch and bound over the runs of each suit.
//!
//! Books cross suits and runs cross ranks, but once the runs are chosen, the
//! naturals that are left decide the books: three of a rank or more cost
//! nothing, a pair takes a wild, a single card two. The wilds that remain find a
//! place in some meld. So the search takes the suits one by one and tries what
//! may be in runs. A branch is cut when even the best that the undecided suits
//! could do, which is to leave no card loose and to complete every book, is no
//! better than what was found.
//!
//! Exact wherever [`Search::new`] returns a search, because
//!
//! - the [candidates](super::candidates) are all sets of ranks that the wilds
//!   suffice for, less those that could have one card more for nothing, which no
//!   book needs;
//! - [`Naturals`] finds the best books of what is left;
//! - a discard is a natural in no run, whatever else the best arrangement does,
//!   if some card is loose (see [`Search::discard`]).
//!
//! Candidates are tried in canonical order, so the best that is found first is
//! the one to show; see [`arrangements`](super::arrangements()).

use super::candidates::Candidates;
use super::counts::ranks;
use super::naturals::Naturals;
use crate::cards::Hand;
use crate::rules::RoundRules;

/// The search of one hand.
pub(super) struct Search {
    pub(super) naturals: Naturals,
    pub(super) candidates: Candidates,
    /// The most cards of a run.
    pub(super) longest: u8,
    /// A natural that is left out, in the word of its suit.
    pub(super) without: [u64; 5],
}

/// A choice for some suits.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The naturals that are in no run, though they may be in a book.
    pub(super) left: u64,
    /// Those of the suits that are not decided.
    pub(super) undecided: u64,
    pub(super) runs: u8,
    /// The wilds that no run needs.
    pub(super) wilds: u8,
}

/// The index of a candidate for each of the open suits.
pub(super) type Path = [u16; 5];

/// What a search looks for.
pub(super) trait Goal {
    /// Whether candidates that are beaten matter.
    const NEEDS_ALL: bool = false;

    /// Returns `false` if no choice for the undecided suits improves what is found.
    fn may_improve(&self, search: &Search, node: &Node) -> bool;

    /// Takes note of a choice for all suits.
    fn reach(&mut self, search: &Search, node: &Node, path: &Path);
}

impl Search {
    /// Prepares the search of a hand; `None` where [`Naturals::new`] has none.
    pub(super) fn new(hand: &Hand, rules: RoundRules<'_>) -> Option<Self> {
        let naturals = Naturals::new(hand, rules)?;
        Some(Self {
            candidates: Candidates::new(&naturals, rules.ruleset),
            naturals,
            longest: rules.ruleset.longest_run(),
            without: [0; 5],
        })
    }

    /// Tries every choice for all suits that may improve what is found.
    pub(super) fn run(&self, goal: &mut impl Goal) {
        let open = &self.candidates.suits;
        let undecided: u64 = open.iter().map(|open| self.naturals.suits[open.suit]).sum();
        let root = Node {
            left: self.naturals.total - undecided,
            undecided,
            runs: 0,
            wilds: self.naturals.wilds,
        };
        let mut path = Path::default();
        match open.is_empty() {
            true => goal.reach(self, &root, &path),
            false => self.visit(0, &root, &mut path, goal),
        }
    }

    /// Tries the candidates of an open suit.
    fn visit<G: Goal>(&self, depth: usize, node: &Node, path: &mut Path, goal: &mut G) {
        let open = self.candidates.suits[depth];
        let undecided = node.undecided - self.naturals.suits[open.suit];
        let without = self.without[open.suit];
        let taken = if without == 0 { 0 } else { ranks(without) };
        let is_last = depth + 1 == self.candidates.suits.len();
        for (index, candidate) in self.candidates.of(open) {
            let is_beaten = candidate.beaten_by & !taken != 0;
            if candidate.wilds > node.wilds || is_beaten && !G::NEEDS_ALL {
                continue;
            }
            if without != 0 && candidate.left & (without * 15) == 0 {
                continue;
            }
            let next = Node {
                left: node.left + candidate.left - without,
                undecided,
                runs: node.runs + candidate.runs,
                wilds: node.wilds - candidate.wilds,
            };
            path[depth] = index;
            if is_last {
                goal.reach(self, &next, path);
            } else if goal.may_improve(self, &next) {
                self.visit(depth + 1, &next, path, goal);
            }
        }
    }
}
