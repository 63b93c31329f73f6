//! What may be in runs, suit by suit.

use arrayvec::ArrayVec;

use super::arrangement::MAX_MELDS;
use super::naturals::{LOWEST_BITS, Naturals, Ranks, by_count, marks, ranks, sum, word};
use super::run_table::{ACE, NEVER, RunTable, Runs, near_enough};
use crate::cards::{Rank, Suit};
use crate::rules::Ruleset;

/// What may be in runs of one suit.
#[derive(Clone, Copy, Default)]
pub(super) struct Candidate {
    /// The naturals of the suit that are in no run.
    pub(super) left: u64,
    /// The ranks in runs.
    pub(super) once: Ranks,
    /// Those that are in two runs.
    pub(super) twice: Ranks,
    /// How many runs there are.
    pub(super) runs: u8,
    /// The fewest wilds that these need.
    pub(super) wilds: u8,
    /// The ranks that the hand has one card of and that the runs could have too, for
    /// no wild.
    pub(super) beaten_by: Ranks,
}

/// The candidates of all suits, each suit's in canonical order.
pub(super) struct Candidates {
    all: Vec<Candidate>,
    pub(super) suits: ArrayVec<OpenSuit, 5>,
}

/// The index of a candidate of each suit that is open.
pub(super) type Path = [u16; 5];

/// A suit that can have runs, and where its candidates are.
#[derive(Clone, Copy)]
pub(super) struct OpenSuit {
    pub(super) suit: usize,
    pub(super) start: u16,
    pub(super) end: u16,
}

/// What is the same for all candidates of a suit.
struct Suited {
    /// The naturals of the suit.
    cards: u64,
    /// The ranks of it that the hand has one card of.
    alone: Ranks,
    /// Those that it has two cards of, if no card is discarded.
    paired: Ranks,
    /// Marks those that the hand has two cards of, both of this suit.
    pairs: u64,
    wilds: u8,
    /// Whether one run may have no space for all wilds.
    is_crowded: bool,
    /// How many cards are discarded.
    discards: u8,
}

impl Suited {
    /// Returns `true` if a candidate is beaten whatever is discarded.
    const fn is_beaten(&self, beaten_by: Ranks) -> bool {
        match self.discards {
            0 => beaten_by != 0,
            _ => has_several(beaten_by),
        }
    }

    /// Returns `true` if runs that need so many wilds, and could have some ranks more for no
    /// wild, are beaten by those or leave too few wilds for books of them.
    const fn is_hopeless(&self, more: Ranks, needed: u8) -> bool {
        match self.discards {
            0 => more & self.alone != 0 || needed + self.in_books(more) > self.wilds,
            _ => has_several(more),
        }
    }

    /// Returns how many wilds, up to two, must be in books of ranks that runs could have more
    /// for no wild: one of two cards is better in a run than loose.
    const fn in_books(&self, more: Ranks) -> u8 {
        let books = more & self.paired;
        (books != 0) as u8 + has_several(books) as u8
    }

    /// Returns the lowest rank that makes a set hopeless by ranks next to it, with those
    /// above, as a number; `None` if it is not.
    #[inline(always)]
    const fn hopeless_from(&self, once: Ranks) -> Option<u32> {
        let mut beaten_by = next_to(once) & self.alone;
        if self.discards > 0 && beaten_by != 0 {
            beaten_by ^= 1 << beaten_by.ilog2();
        }
        // The rank below the one that is missing may be in the set.
        match beaten_by {
            0 => None,
            _ => Some(beaten_by.ilog2() - 1),
        }
    }
}

impl Candidates {
    /// Lists the candidates of a hand of which no card or one is discarded.
    pub(super) fn new(naturals: &Naturals, ruleset: &Ruleset, discards: u8) -> Self {
        let table = RunTable::for_ruleset(ruleset);
        // Three naturals beside so many wilds may be too many cards for a run and too
        // few naturals for two: there nothing is beaten.
        let [singles, pairs, _] = match naturals.wilds + 3 > table.longest {
            true => [0; 3],
            false => by_count(naturals.total),
        };
        let (alone, paired) = (ranks(singles), ranks(pairs));
        let mut candidates = Self { all: Vec::with_capacity(40), suits: ArrayVec::new() };
        for (suit, cards) in naturals.suits.into_iter().enumerate() {
            if cards & cards.wrapping_sub(1) == 0 {
                continue;
            }
            let (all, start) = (ranks(marks(cards)), candidates.all.len());
            if table.runs(all).some > naturals.wilds {
                continue;
            }
            let suited = Suited {
                cards,
                alone: alone & all,
                paired: if discards == 0 { paired & all } else { 0 },
                pairs: pairs & cards >> 1,
                wilds: naturals.wilds,
                is_crowded: sum(cards) + naturals.wilds > table.longest,
                discards,
            };
            candidates.add_suit(&suited, all, table);
            candidates.all.push(Candidate { left: cards, ..Candidate::default() });
            let (start, end) = (start as u16, candidates.all.len() as u16);
            candidates.suits.push(OpenSuit { suit, start, end });
        }
        candidates
    }

    /// Takes a natural away: none that needs it can be chosen.
    pub(super) fn remove(&mut self, suit: Suit, rank: Rank) {
        let card = 1 << (4 * rank.number());
        for candidate in self.of_suit(suit) {
            if candidate.left & (15 * card) == 0 {
                candidate.wilds += NEVER;
            } else {
                candidate.left -= card;
                candidate.beaten_by &= !(1 << rank.number());
            }
        }
    }

    /// Puts a natural back that was taken away.
    pub(super) fn put_back(&mut self, suit: Suit, rank: Rank) {
        for candidate in self.of_suit(suit) {
            if candidate.wilds >= NEVER {
                candidate.wilds -= NEVER;
            } else {
                candidate.left += 1 << (4 * rank.number());
            }
        }
    }

    fn of_suit(&mut self, suit: Suit) -> &mut [Candidate] {
        let mut suits = self.suits.iter();
        match suits.find(|open| open.suit == suit.index()) {
            Some(open) => &mut self.all[usize::from(open.start)..usize::from(open.end)],
            None => &mut [],
        }
    }

    /// Returns the candidates of an open suit.
    pub(super) fn of(&self, open: &OpenSuit) -> &[Candidate] {
        &self.all[usize::from(open.start)..usize::from(open.end)]
    }

    /// Returns each open suit with its candidate on a path.
    pub(super) fn on(&self, path: &Path) -> impl Iterator<Item = (usize, &Candidate)> {
        let suits = self.suits.iter().map(|open| open.suit);
        suits.map(|suit| (suit, &self.all[usize::from(path[suit])]))
    }

    /// Adds every set of ranks of a suit that the wilds suffice for, less those that
    /// are beaten.
    fn add_suit(&mut self, suited: &Suited, all: Ranks, table: &RunTable) {
        let twins = match suited.cards >> 1 & LOWEST_BITS {
            0 => 0,
            twins => ranks(twins & near_enough(suited.cards, suited.wilds)),
        };
        let aces = twins & ACE;
        let mut next = all;
        while next != 0 {
            let once = next;
            next = (once - 1) & all;
            let in_runs = table.runs(once);
            let needs_two_aces = in_runs.least > suited.wilds;
            if needs_two_aces && once & aces == 0 {
                continue;
            }
            // Two runs that share a rank cover what one run can have for as many
            // wilds, unless the rank is an ace at both of its places.
            if needs_two_aces && !table.has_aces_apart(once, suited.wilds) {
                continue;
            }
            let more = in_runs.free & (suited.alone | suited.paired);
            let is_hopeless = more != 0 && suited.is_hopeless(more, in_runs.least);
            if is_hopeless && let Some(bit) = suited.hopeless_from(once) {
                // So are all that have the same ranks from there on.
                next = ((once >> bit << bit) - 1) & all;
                continue;
            }
            let (left, beaten_by) = (suited.cards - in_runs.word, more & suited.alone);
            let chosen = Candidate { left, once, beaten_by, ..Candidate::default() };
            if once & twins != 0 {
                self.add_doubled(suited, &chosen, once & twins, table);
            }
            if !is_hopeless {
                self.add(suited, chosen, in_runs);
            }
        }
    }

    /// Adds a set of ranks with some of those twice that the suit has two cards of.
    #[inline(never)]
    fn add_doubled(&mut self, suited: &Suited, chosen: &Candidate, twins: Ranks, table: &RunTable) {
        let next = next_to(chosen.once);
        let Some(wilds) = suited.wilds.checked_sub(suited.in_books(next)) else { return };
        let (twins, without_aces) = table.sharable(chosen.once, twins, wilds);
        let pairs = ranks(suited.pairs);
        let mut twice = twins;
        while twice != 0 {
            // Of two runs with a rank both can have the next one, too.
            let beaten_by = next & suited.alone | next_to(twice) & pairs;
            let is_sharable = twice & ACE != 0 || twice & !without_aces == 0;
            if is_sharable && !suited.is_beaten(beaten_by) {
                let divided = table.divided(chosen.once, twice, wilds);
                let left = chosen.left - word(twice);
                self.add(suited, Candidate { left, twice, beaten_by, ..*chosen }, &divided);
            }
            twice = (twice - 1) & twins;
        }
    }

    /// Adds each number of runs that saves a wild against fewer runs, and two runs
    /// where one may have no space for all wilds.
    #[inline(always)]
    fn add(&mut self, suited: &Suited, chosen: Candidate, runs: &Runs) {
        let mut fewest = suited.wilds + 1;
        for index in 0..MAX_MELDS {
            let needed = runs.fewest[index];
            if needed < fewest || suited.is_crowded && index == 1 && needed <= suited.wilds {
                fewest = needed;
                self.all.push(Candidate { runs: index as u8 + 1, wilds: needed, ..chosen });
            }
            if needed == runs.least && !suited.is_crowded {
                break;
            }
        }
    }
}

/// Returns `true` if a set has two ranks or more.
const fn has_several(ranks: Ranks) -> bool {
    ranks & ranks.wrapping_sub(1) != 0
}

/// Returns the ranks next to some in sequence.
///
/// The run that ends at the one can have the other too. Not so with an ace, which
/// may lie at its other place.
const fn next_to(ranks: Ranks) -> Ranks {
    let others = ranks & !ACE;
    (others << 1 | others >> 1) & !ranks & !ACE
}

#[cfg(test)]
mod tests {
    use super::super::naturals::numbers;
    use super::*;
    use crate::rules::meld::MAX_CARDS;

    #[test]
    fn runs_that_share_ranks_can_have_the_ranks_next_to_them() {
        for ruleset in [Ruleset::official(), Ruleset::texas()] {
            let table = RunTable::for_ruleset(&ruleset);
            for once in (2..1 << 14).step_by(2) {
                let mut twice = once;
                while twice != 0 {
                    for rank in numbers(next_to(once) & 0x3ff8) {
                        check(table, [once, twice], [once | 1 << rank, twice]);
                    }
                    for rank in numbers(next_to(twice) & 0x3ff8) {
                        check(table, [once, twice], [once | 1 << rank, twice | 1 << rank]);
                    }
                    twice = (twice - 1) & once;
                }
            }
        }
    }

    /// Asserts that ranks of which some are twice are in as many runs with more of them.
    fn check(table: &RunTable, before: [Ranks; 2], after: [Ranks; 2]) {
        let cards = after.map(Ranks::count_ones).iter().sum();
        if let Some(wilds) = (MAX_CARDS as u32).checked_sub(cards) {
            let fewest = |[once, twice]: [Ranks; 2]| table.divided(once, twice, wilds as u8).fewest;
            let (before, after) = (fewest(before), fewest(after));
            for runs in (0..MAX_MELDS).filter(|&runs| u32::from(before[runs]) <= wilds) {
                let needed = after[..=runs].iter().min();
                assert!(needed <= Some(&before[runs]), "{before:?}, then {after:?}");
            }
        }
    }
}
