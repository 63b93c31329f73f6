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
//!   book needs, or two such cards where one is discarded;
//! - [`Naturals`] finds the best books of what is left;
//! - a discard is a natural in no run, whatever else the best arrangement does,
//!   if some card is loose (see [`Search::discard`]).
//!
//! Candidates are tried in canonical order, so the best that is found first is
//! the one to show; see [`arrangements`](super::arrangements()).

use super::candidates::{Candidates, OpenSuit, Path};
use super::naturals::Naturals;
use crate::cards::Hand;
use crate::rules::RoundRules;

/// The search of one hand.
pub(super) struct Search {
    pub(super) naturals: Naturals,
    pub(super) candidates: Candidates,
    /// The most cards of a run.
    pub(super) longest: u8,
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
    /// Prepares the search of a hand with so many cards to discard, none or one;
    /// `None` where [`Naturals::new`] has none.
    pub(super) fn new(hand: &Hand, rules: RoundRules<'_>, discards: u8) -> Option<Self> {
        let naturals = Naturals::new(hand, rules)?;
        Some(Self {
            candidates: Candidates::new(&naturals, rules.ruleset, discards),
            naturals,
            longest: rules.ruleset.longest_run(),
        })
    }

    /// Tries every choice for all suits that may improve what is found.
    pub(super) fn run<G: Goal>(&self, goal: &mut G) {
        let open = &self.candidates.suits[..];
        let undecided: u64 = open.iter().map(|open| self.naturals.suits[open.suit]).sum();
        let root = Node {
            left: self.naturals.total - undecided,
            undecided,
            runs: 0,
            wilds: self.naturals.wilds,
        };
        let mut path = Path::default();
        if open.is_empty() {
            goal.reach(self, &root, &path);
        } else {
            self.visit(open, &root, &mut path, goal);
        }
    }

    /// Tries the candidates of the first open suit, then those of the others.
    fn visit<G: Goal>(&self, open: &[OpenSuit], node: &Node, path: &mut Path, goal: &mut G) {
        let Some((open, others)) = open.split_first() else {
            return;
        };
        let undecided = node.undecided - self.naturals.suits[open.suit];
        for (index, candidate) in (open.start..).zip(self.candidates.of(open)) {
            let is_beaten = candidate.beaten_by != 0 && !G::NEEDS_ALL;
            if candidate.wilds > node.wilds || is_beaten {
                continue;
            }
            let next = Node {
                left: node.left + candidate.left,
                undecided,
                runs: node.runs + candidate.runs,
                wilds: node.wilds - candidate.wilds,
            };
            path[open.suit] = index;
            if others.is_empty() {
                goal.reach(self, &next, path);
            } else if goal.may_improve(self, &next) {
                self.visit(others, &next, path, goal);
            }
        }
    }
}
