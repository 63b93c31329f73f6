//! The fewest wilds that make runs of the naturals of a suit, by set of ranks.

use std::sync::OnceLock;

use arrayvec::ArrayVec;

use super::arrangement::MAX_MELDS;
use super::counts::{Ranks, numbers, word};
use crate::rules::{Ace, Ruleset};

/// More wilds than any hand holds.
pub(super) const NEVER: u8 = 64;

/// How many sets of the thirteen ranks there are.
const SETS: usize = 1 << 13;

/// The ace, as a set.
pub(super) const ACE: Ranks = 1 << 1;

/// What every set of ranks of one suit needs to lie in runs.
pub(super) struct RunTable {
    /// The lowest and the highest place, see [`Ruleset::run_places`].
    places: (u8, u8),
    /// The most cards of a run.
    pub(super) longest: u8,
    entries: Box<[Runs; SETS]>,
    /// The fewest wilds that make runs of each set, by the set as a number.
    least: Box<[u8; 2 * SETS]>,
}

/// What some naturals of a suit need to lie in runs of two naturals or more.
#[derive(Clone, Copy)]
pub(super) struct Runs {
    /// The fewest wilds with which all are in one run, in two, three or four.
    pub(super) fewest: [u8; MAX_MELDS],
    /// The least of these.
    pub(super) least: u8,
    /// The fewest wilds with which some of them are in runs.
    pub(super) some: u8,
    /// One card of each of their ranks, where these are two or more.
    pub(super) word: u64,
}

impl Runs {
    const NONE: Self = Self { fewest: [NEVER; MAX_MELDS], least: NEVER, some: NEVER, word: 0 };

    /// Adds what two sets of ranks need together.
    fn add(&mut self, first: &Self, second: &Self) {
        for one in 0..MAX_MELDS - 1 {
            for other in 0..MAX_MELDS - 1 - one {
                let needed = first.fewest[one] + second.fewest[other];
                if needed < self.fewest[one + other + 1] {
                    self.fewest[one + other + 1] = needed;
                    self.least = self.least.min(needed);
                }
            }
        }
    }
}

impl RunTable {
    /// Returns the table of a ruleset, made when it is first asked for.
    pub(super) fn for_ruleset(ruleset: &Ruleset) -> &'static Self {
        static TABLES: [OnceLock<RunTable>; 4] = [const { OnceLock::new() }; 4];
        let table = match ruleset.ace() {
            None => &TABLES[0],
            Some(Ace::Low) => &TABLES[1],
            Some(Ace::High) => &TABLES[2],
            Some(Ace::Either) => &TABLES[3],
        };
        table.get_or_init(|| Self::new(ruleset))
    }

    fn new(ruleset: &Ruleset) -> Self {
        let mut table = Self {
            places: ruleset.run_places(),
            longest: ruleset.longest_run(),
            entries: Box::new([Runs::NONE; SETS]),
            least: Box::new([NEVER; 2 * SETS]),
        };
        let all: Ranks = match ruleset.ace() {
            None => 0x3ff8,
            Some(_) => 0x3ffe,
        };
        // A set comes after those that it holds.
        for ranks in (2..=all).step_by(2) {
            if ranks & !all == 0 && ranks & (ranks - 1) != 0 {
                let entry = table.entry(ranks);
                table.entries[usize::from(ranks >> 1)] = entry;
                table.least[usize::from(ranks)] = entry.least;
            }
        }
        table
    }

    /// Returns what some ranks need, where it is known of all sets that they hold.
    fn entry(&self, ranks: Ranks) -> Runs {
        let mut fewest = Runs::NONE.fewest;
        fewest[0] = self.needed(ranks);
        // The lowest run has the lowest ranks, and perhaps an ace above the King.
        let (ace, mut rest) = (ranks & ACE, ranks & !ACE);
        while rest != 0 {
            rest &= rest - 1;
            let lowest = ranks & !rest & !ACE;
            for first in [lowest | ace, lowest] {
                let needed = self.runs(first).fewest[0];
                let others = self.runs(ranks & !first).fewest;
                for runs in 1..MAX_MELDS {
                    fewest[runs] = fewest[runs].min(needed + others[runs - 1]);
                }
            }
        }
        let least = fewest.into_iter().fold(NEVER, u8::min);
        let others = numbers(ranks).map(|number| self.runs(ranks & !(1 << number)).some);
        Runs { fewest, least, some: others.fold(least, u8::min), word: word(ranks) }
    }

    /// Returns what the ranks of a set need, each once.
    pub(super) fn runs(&self, ranks: Ranks) -> &Runs {
        &self.entries[usize::from(ranks >> 1) % SETS]
    }

    fn least(&self, ranks: Ranks) -> u8 {
        self.least[usize::from(ranks) % (2 * SETS)]
    }

    /// Returns what ranks need of which some are there twice, with no more than so
    /// many wilds.
    ///
    /// Two sets of ranks share those: every way to divide the others is tried. Where
    /// the wilds do not suffice for each rank once, two aces are at their two places:
    /// the others are in sequence between these, and the lowest are with the first ace.
    pub(super) fn divided(&self, once: Ranks, twice: Ranks, wilds: u8) -> Runs {
        let others = once & !twice;
        let lowest = others & others.wrapping_neg();
        let divisible = others & !lowest;
        let in_first = twice | lowest;
        let mut runs = Runs::NONE;
        let mut below = wilds + 1;
        let are_in_sequence = twice == ACE && self.runs(once).least > wilds;
        let mut some = divisible;
        loop {
            let (first, second) = (in_first | some, twice | divisible ^ some);
            let needed = self.least(first);
            if needed < below && needed + self.least(second) < below {
                runs.add(self.runs(first), self.runs(second));
                // No more runs are better than two that need no more wilds.
                below = below.min(runs.fewest[1]);
            }
            if some == 0 || below == 0 {
                return runs;
            }
            some = if are_in_sequence { some ^ 1 << some.ilog2() } else { (some - 1) & divisible };
        }
    }

    /// Returns `true` if ranks that so many wilds do not suffice for are in runs with
    /// two aces, one below the two and one above the King.
    pub(super) fn has_aces_apart(&self, ranks: Ranks, wilds: u8) -> bool {
        let others = ranks & !ACE;
        let (lowest, highest) = (others.trailing_zeros(), (others | 1).ilog2());
        lowest + 11 <= highest + u32::from(wilds) && self.divided(ranks, ACE, wilds).least <= wilds
    }

    /// Returns the fewest wilds with which all the ranks of a set are in one run.
    pub(super) fn needed(&self, ranks: Ranks) -> u8 {
        let naturals = ranks.count_ones() as u8;
        let spare = |(low, high): (u8, u8)| (high + 1 - low).max(3) - naturals;
        let [below, above] = self.readings(ranks).map(|ends| ends.map_or(NEVER, spare));
        below.min(above)
    }

    /// Returns the lowest and the highest place of some ranks: with the ace
    /// below the two, and with an ace above the King.
    fn readings(&self, ranks: Ranks) -> [Option<(u8, u8)>; 2] {
        let (lowest, highest) = self.places;
        let ends = |places: Ranks| {
            let (low, high) = (places.trailing_zeros() as u8, places.ilog2() as u8);
            (lowest <= low && high <= highest).then_some((low, high))
        };
        let above = (ranks & !ACE) | ACE << 13;
        [ends(ranks), (ranks & ACE != 0).then(|| ends(above)).flatten()]
    }

    /// Returns the lowest place of a run of some ranks and a length, and whether
    /// it covers a place that is wanted: the highest such run, as
    /// [`meld::run`](crate::rules::meld::run) lays it.
    pub(super) fn window(
        &self,
        ranks: Ranks,
        length: u8,
        wanted: Option<u8>,
    ) -> Option<(bool, u8)> {
        let (lowest, highest) = self.places;
        let best = |(low, high): (u8, u8)| {
            let from = (high + 1).saturating_sub(length).max(lowest);
            let to = low.min(highest + 1 - length);
            let covering =
                wanted.map(|place| (from.max((place + 1).saturating_sub(length)), to.min(place)));
            match covering {
                Some((from, to)) if from <= to => Some((true, to)),
                _ => (from <= to).then_some((false, to)),
            }
        };
        let [below, above] = self.readings(ranks).map(|ends| ends.and_then(best));
        below.max(above)
    }

    /// Divides ranks, of which some are there twice, into so many runs with so
    /// many wilds: the first way in canonical order.
    pub(super) fn divide(
        &self,
        once: Ranks,
        twice: Ranks,
        runs: u8,
        wilds: u8,
    ) -> Option<ArrayVec<Ranks, MAX_MELDS>> {
        if runs == 1 {
            let is_run = twice == 0 && self.runs(once).fewest[0] <= wilds;
            return is_run.then(|| ArrayVec::from_iter([once]));
        }
        // Two runs both have what is there twice.
        let fixed = once & once.wrapping_neg() | if runs == 2 { twice } else { 0 };
        let others = once & !fixed;
        let mut rest: Ranks = 0;
        loop {
            let first = fixed | rest;
            let needed = self.runs(first).fewest[0];
            let (once, twice) = (once & !(first & !twice), twice & !first);
            let is_possible =
                |wilds| twice != 0 || self.runs(once).fewest[usize::from(runs) - 2] <= wilds;
            if needed <= wilds
                && is_possible(wilds - needed)
                && let Some(mut divided) = self.divide(once, twice, runs - 1, wilds - needed)
            {
                divided.insert(0, first);
                return Some(divided);
            }
            rest = rest.wrapping_sub(others) & others;
            if rest == 0 {
                return None;
            }
        }
    }
}
