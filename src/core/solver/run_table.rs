//! The fewest wilds that make runs of the naturals of a suit, by set of ranks.

use std::sync::OnceLock;

use arrayvec::ArrayVec;

use super::arrangement::MAX_MELDS;
use super::naturals::{LOWEST_BITS, Ranks, numbers, ranks, word};
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
    all: Ranks,
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
    /// The other ranks that could be in as many runs with them for no wild.
    pub(super) free: Ranks,
    /// One card of each of their ranks, where these are two or more.
    pub(super) word: u64,
}

impl Runs {
    const NONE: Self =
        Self { fewest: [NEVER; MAX_MELDS], least: NEVER, some: NEVER, free: 0, word: 0 };

    /// Adds what two sets of ranks need together.
    fn add(&mut self, first: &Self, second: &Self) {
        for one in 0..MAX_MELDS - 1 {
            for other in 0..MAX_MELDS - 1 - one {
                let fewest = &mut self.fewest[one + other + 1];
                *fewest = (*fewest).min(first.fewest[one] + second.fewest[other]);
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
        let all: Ranks = match ruleset.ace() {
            None => 0x3ff8,
            Some(_) => 0x3ffe,
        };
        let mut table = Self {
            places: ruleset.run_places(),
            longest: ruleset.longest_run(),
            all,
            entries: Box::new([Runs::NONE; SETS]),
            least: Box::new([NEVER; 2 * SETS]),
        };
        // A set comes after those that it holds.
        for ranks in (2..=all).step_by(2) {
            if ranks & !all == 0 && ranks & (ranks - 1) != 0 {
                table.insert(ranks);
            }
        }
        table
    }

    /// Adds what some ranks need, where it is known of all sets that they hold.
    fn insert(&mut self, ranks: Ranks) {
        let mut fewest = Runs::NONE.fewest;
        fewest[0] = self.needed(ranks);
        // The lowest run has the lowest ranks, and perhaps an ace above the King.
        let aces: &[Ranks] = if ranks & ACE == 0 { &[0] } else { &[0, ACE] };
        let mut rest = ranks & !ACE;
        while rest != 0 {
            rest &= rest - 1;
            let lowest = ranks & !rest & !ACE;
            for &ace in aces {
                let first = lowest | ace;
                let needed = self.runs(first).fewest[0];
                let others = self.runs(ranks & !first).fewest;
                for runs in 1..MAX_MELDS {
                    fewest[runs] = fewest[runs].min(needed + others[runs - 1]);
                }
            }
        }
        let least = fewest.into_iter().fold(NEVER, u8::min);
        let mut some = least;
        for number in numbers(ranks) {
            let others = &mut self.entries[usize::from((ranks ^ 1 << number) >> 1)];
            some = some.min(others.some);
            if is_at_most(fewest, others.fewest) {
                others.free |= 1 << number;
            }
        }
        let entry = Runs { fewest, least, some, free: 0, word: word(ranks) };
        self.entries[usize::from(ranks >> 1)] = entry;
        self.least[usize::from(ranks)] = least;
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
    /// Two sets of ranks share those. Every way to divide the others is tried, but for
    /// those below or above all that are shared: one set has these, except for the
    /// nearest, which the other set may need for a run. Where only aces are shared, one
    /// set has the lowest of the others.
    pub(super) fn divided(&self, once: Ranks, twice: Ranks, wilds: u8) -> Runs {
        // Ranks that are shared save no wild, but for an ace at both of its places.
        let least = if twice & ACE == 0 { self.least(once) } else { 0 };
        let mut runs = Runs::NONE;
        let others = once & !twice;
        let (mut lowest, highest) = match twice & ACE {
            0 => ends(once & !ACE, twice),
            _ => (0, 0),
        };
        if lowest == 0 {
            lowest = others & others.wrapping_neg();
        }
        let divisible = others & !lowest & !highest;
        let mut below = wilds + 1;
        let mut in_second = highest;
        loop {
            let mut some = divisible;
            loop {
                let first = twice | lowest | divisible ^ some | highest ^ in_second;
                let needed = self.least(first);
                if needed < below {
                    let second = twice | some | in_second;
                    let needed = needed + self.least(second);
                    if needed < below {
                        runs.least = runs.least.min(needed);
                        runs.add(self.runs(first), self.runs(second));
                        // No more runs are better than two that need no more wilds.
                        below = below.min(runs.fewest[1]);
                        if below <= least {
                            return runs;
                        }
                    }
                }
                if some == 0 {
                    break;
                }
                some = (some - 1) & if twice == ACE { some } else { divisible };
            }
            if in_second == 0 {
                return runs;
            }
            in_second = 0;
        }
    }

    /// Returns those of some ranks that may be there twice with so many wilds, with and
    /// without an ace that is.
    ///
    /// If all places that are up to two away from such a rank were taken, the wilds that
    /// are elsewhere would suffice for each rank once, but for an ace at both of its places.
    #[inline(always)]
    pub(super) fn sharable(&self, once: Ranks, twins: Ranks, wilds: u8) -> (Ranks, Ranks) {
        let cards = self.runs(once).word + word(twins);
        let (twins, near) = (twins & ranks(near_enough(cards, wilds)), near(cards));
        let suffice = |&rank: &u8| {
            let places = 0b11111 << (rank - 2) & self.all & !ACE;
            self.least(once | places) + 4 <= wilds + (near >> (4 * rank) & 15) as u8
        };
        let others = if self.least(once) <= wilds { twins & !ACE } else { 0 };
        (twins, numbers(others).filter(suffice).map(|rank| 1 << rank).sum())
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
            let is_run = self.runs(once).fewest[0] <= wilds;
            return is_run.then(|| ArrayVec::from_iter([once]));
        }
        // Two runs both have what is there twice; the first has an ace.
        let fixed = once & once.wrapping_neg() | if runs == 2 { twice } else { 0 };
        let others = once & !fixed;
        let mut rest: Ranks = 0;
        loop {
            let first = fixed | rest;
            let needed = self.runs(first).fewest[0];
            let (once, twice) = (once & !(first & !twice), twice & !first);
            let is_possible = |wilds| match twice {
                0 => self.runs(once).fewest[usize::from(runs) - 2] <= wilds,
                _ => self.least(once) <= wilds,
            };
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

/// Returns the ranks of a set below and above all that are shared, but for the nearest.
const fn ends(ranks: Ranks, shared: Ranks) -> (Ranks, Ranks) {
    let below = ranks & ((shared & shared.wrapping_neg()) - 1);
    let above = ranks & !(Ranks::MAX >> shared.leading_zeros());
    (if below == 0 { 0 } else { below ^ 1 << below.ilog2() }, above & above.wrapping_sub(1))
}

/// Marks the ranks that two runs of the cards of a suit may have with so many wilds: each
/// run has two of the places that are up to two away.
pub(super) const fn near_enough(cards: u64, wilds: u8) -> u64 {
    let wilds = if wilds < 4 { wilds as u64 } else { 4 };
    let enough = near(cards) + wilds * LOWEST_BITS;
    (enough >> 2 | enough >> 3) & LOWEST_BITS
}

/// Counts the cards of a suit that are up to two places away from each rank.
const fn near(cards: u64) -> u64 {
    // An ace is above the King, too.
    let places = cards | (cards & 0xf0) << 52;
    let near = (places << 4) + (places << 8) + (places >> 4) + (places >> 8);
    near + (near >> 52 & 0xf0)
}

/// Returns `true` if none of some numbers of wilds is more than the other one.
const fn is_at_most(wilds: [u8; MAX_MELDS], others: [u8; MAX_MELDS]) -> bool {
    // The highest bit of each byte is free, as none is more than `NEVER`.
    const HIGHEST_BITS: u32 = 0x8080_8080;
    let (wilds, others) = (u32::from_ne_bytes(wilds), u32::from_ne_bytes(others));
    ((others | HIGHEST_BITS) - wilds) & HIGHEST_BITS == HIGHEST_BITS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::meld::MAX_CARDS;

    /// Visits all ranks that a hand may have of a suit, some twice, and the fewest wilds by
    /// every way to divide them between two sets that share those.
    fn each_division(visit: impl Fn(&RunTable, Ranks, Ranks, [u8; MAX_MELDS])) {
        let low = ["low_ranks=ace-two", "ace=low"];
        let high = ["low_ranks=ace-two", "ace=high"];
        let either = ["low_ranks=ace-two", "ace=either"];
        for settings in [&[][..], &low, &high, &either] {
            let ruleset = Ruleset::official().with(settings.iter().copied()).unwrap();
            let table = RunTable::for_ruleset(&ruleset);
            for once in (0..=table.all).filter(|once| once & !table.all == 0) {
                let mut twice = once;
                while twice != 0 {
                    if (once.count_ones() + twice.count_ones()) as usize <= MAX_CARDS {
                        visit(table, once, twice, fewest(table, once, twice));
                    }
                    twice = (twice - 1) & once;
                }
            }
        }
    }

    fn fewest(table: &RunTable, once: Ranks, twice: Ranks) -> [u8; MAX_MELDS] {
        let mut runs = Runs::NONE;
        let others = once & !twice;
        let mut some = others;
        loop {
            runs.add(table.runs(twice | some), table.runs(twice | others ^ some));
            if some == 0 {
                return runs.fewest;
            }
            some = (some - 1) & others;
        }
    }

    /// Returns how many wilds a hand may have beside some cards.
    fn most_wilds(once: Ranks, twice: Ranks) -> u8 {
        MAX_CARDS as u8 - (once.count_ones() + twice.count_ones()) as u8
    }

    #[test]
    fn ranks_are_divided_with_the_fewest_wilds() {
        each_division(|table, once, twice, fewest| {
            let wilds = most_wilds(once, twice);
            // More runs matter only where they save a wild.
            let saving = |fewest: [u8; MAX_MELDS]| {
                let mut below = wilds + 1;
                fewest.map(|needed| (needed < below).then(|| below = needed).map(|()| needed))
            };
            let divided = table.divided(once, twice, wilds).fewest;
            assert_eq!(saving(divided), saving(fewest), "{once:b}, twice {twice:b}");
        });
    }

    #[test]
    fn every_rank_that_runs_share_is_sharable() {
        each_division(|table, once, twice, fewest| {
            let wilds = fewest.into_iter().fold(NEVER, u8::min);
            if wilds <= most_wilds(once, twice) {
                let (twins, without_aces) = table.sharable(once, twice, wilds);
                let sharable = if twice & ACE == 0 { without_aces } else { twins };
                assert_eq!(sharable, twice, "{once:b}, twice {twice:b}, {wilds} wilds");
            }
        });
    }
}
