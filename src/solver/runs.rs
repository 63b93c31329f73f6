//! The ways in which the naturals of one suit can lie in runs.

use std::cmp::Reverse;
use std::ops::Range;

use arrayvec::ArrayVec;

use super::arrangement::MAX_MELDS;
use super::packed::{Cost, PackedHand};
use super::ranks::{ByCount, LOWEST_BITS, ranks};

/// All that the suits of a hand can do, suit after suit.
pub(super) struct Runs {
    candidates: Vec<CandidateRun>,
    pub(super) sets: Vec<RunSet>,
    /// Where the sets of each suit are.
    pub(super) suits: [Range<usize>; 5],
    /// All bits of the ranks that some run of a suit can use.
    pub(super) reach: [u64; 5],
}

/// A set of disjoint runs of one suit, without their wilds.
#[derive(Clone, Copy, Default)]
pub(super) struct RunSet {
    /// The naturals used, four bits a rank.
    pub(super) used: u64,
    /// What these would cost if they were loose.
    pub(super) saved: Cost,
    /// The fewest wilds that the runs need.
    pub(super) least_wilds: u8,
    /// The most wilds that they can take.
    pub(super) most_wilds: u8,
    /// How many cards of the wild rank must stand in their own place.
    pub(super) in_place: u8,
    /// How many runs there are.
    pub(super) count: u8,
    /// The naturals that would better be used too, by the lowest bit of each
    /// four: with any of them another set does the same for no more wilds.
    left_out: u64,
    /// Which runs, as indices into [`Runs::candidates`].
    runs: [u16; MAX_MELDS],
}

impl RunSet {
    /// Returns `true` if a packed has the cards of the set, and none that it left_out.
    ///
    /// The packed may be short of a card, which was discarded.
    pub(super) fn is_useful(&self, packed: &PackedHand, suit: usize) -> bool {
        let naturals = packed.naturals[suit];
        fits(self.used, naturals)
            && self.in_place <= packed.ranked[suit]
            && ranks(naturals - self.used) & self.left_out == 0
    }
}

/// The naturals of a run, and how many wilds make it one.
#[derive(Clone, Copy, Default)]
pub(super) struct CandidateRun {
    /// The places of the naturals, a bit each, see
    /// [`Ruleset::run_places`](crate::rules::Ruleset::run_places).
    pub(super) places: u16,
    /// The fewest wilds.
    pub(super) least_wilds: u8,
    /// The most wilds.
    pub(super) most_wilds: u8,
    /// Whether a card of the wild rank must be among them, in its own place.
    pub(super) in_place: bool,
    /// The naturals as cards, four bits a rank.
    pub(super) used: u64,
    /// What these would cost if they were loose.
    saved: Cost,
    /// The isolated naturals that it leaves out: between its ends or just below,
    /// and just above, where it can be longer.
    inside: u64,
    above: u64,
}

impl CandidateRun {
    /// Returns how many naturals the run has.
    pub(super) const fn naturals(&self) -> usize {
        self.places.count_ones() as usize
    }
}

/// The highest bit of each four: no count of a card in a suit reaches it.
const HIGHEST_BITS: u64 = 0x8888_8888_8888_8888;

/// Returns `true` if a word has all the cards of another.
fn fits(used: u64, cards: u64) -> bool {
    ((cards | HIGHEST_BITS) - used) & HIGHEST_BITS == HIGHEST_BITS
}

impl Runs {
    pub(super) fn new(packed: &PackedHand) -> Self {
        let mut runs = Self {
            candidates: Vec::with_capacity(32),
            sets: Vec::with_capacity(32),
            suits: Default::default(),
            reach: [0; 5],
        };
        for suit in 0..5 {
            let start = runs.sets.len();
            runs.add_suit(packed, suit);
            let used = runs.sets[start..]
                .iter()
                .fold(0, |used, set| used | set.used);
            runs.reach[suit] = ranks(used) * 15;
            runs.suits[suit] = start..runs.sets.len();
        }
        runs
    }

    /// Returns the runs of a set.
    pub(super) fn of(&self, set: &RunSet) -> ArrayVec<CandidateRun, MAX_MELDS> {
        let runs = &set.runs[..usize::from(set.count)];
        runs.iter()
            .map(|&index| self.candidates[usize::from(index)])
            .collect()
    }

    /// Adds every set of a suit that can be part of a best arrangement, the
    /// one without runs last.
    ///
    /// A run with one natural is left out: as a book it does the same. A run
    /// that has too few naturals by one may have the card of the wild rank in
    /// its own place instead, where that counts.
    fn add_suit(&mut self, packed: &PackedHand, suit: usize) {
        let cards = SuitCards::new(packed, suit);
        let first = self.sets.len();
        if cards.naturals.count_ones() > 1 || packed.min_naturals > 1 {
            let first_run = self.candidates.len();
            self.add_candidates(packed, &cards);
            // Of two runs that overlap, the lower one comes first, or the one
            // that can have all ranks of the other.
            self.candidates[first_run..]
                .sort_unstable_by_key(|run| (run.first(), Reverse(run.places)));
            self.combine(packed, &cards, first_run, cards.naturals, RunSet::default());
        }
        self.sets.push(RunSet::default());
        if self.sets.len() - first > FEW {
            let kept = keep_best(&mut self.sets[first..]);
            self.sets.truncate(first + kept);
            let kept = mark_left_out(&cards, &mut self.sets[first..]);
            self.sets.truncate(first + kept);
        }
    }

    fn add_candidates(&mut self, packed: &PackedHand, cards: &SuitCards) {
        let mut firsts = cards.places;
        while firsts != 0 {
            let first = firsts.trailing_zeros() as u8;
            firsts &= firsts - 1;
            self.extend(packed, cards, first, first, 1 << first);
        }
    }

    /// Adds each run that starts at `first`, has `chosen` so far and ends at
    /// `last` or above.
    fn extend(&mut self, packed: &PackedHand, cards: &SuitCards, first: u8, last: u8, chosen: u16) {
        self.add_candidate(packed, cards, first, last, chosen);
        let mut next = cards.places & (!1 << last);
        while next != 0 {
            let place = next.trailing_zeros() as u8;
            next &= next - 1;
            let span = place - first + 1;
            let gaps = span - chosen.count_ones() as u8 - 1;
            let skipped = cards.skipped(place, chosen);
            if span > packed.longest || gaps > packed.wilds.min(packed.max_wilds) || skipped > 1 {
                break;
            }
            self.extend(packed, cards, first, place, chosen | 1 << place);
        }
    }

    fn add_candidate(
        &mut self,
        packed: &PackedHand,
        cards: &SuitCards,
        first: u8,
        last: u8,
        places: u16,
    ) {
        let naturals = places.count_ones() as u8;
        let needed = packed.min_naturals;
        let (low, high, in_place) = if naturals >= needed.max(2) {
            (first, last, false)
        } else if naturals + 1 == needed && packed.natural_in_place && cards.ranked > 0 {
            (
                first.min(packed.wild_place),
                last.max(packed.wild_place),
                true,
            )
        } else {
            return;
        };
        let span = high - low + 1;
        if span > packed.longest {
            return;
        }
        let least_wilds = span.max(3) - naturals;
        let most_wilds = (packed.longest - naturals).min(packed.max_wilds);
        if least_wilds <= most_wilds.min(packed.wilds) {
            let used = word(places);
            let beside = if last - first + 1 < packed.longest {
                1
            } else {
                0
            };
            let inside = !places & (!0 << first | beside << first >> 1) & !(!0 << last);
            let above = beside << last << 1;
            self.candidates.push(CandidateRun {
                places,
                least_wilds,
                most_wilds,
                in_place,
                used,
                saved: packed.cost_of(used),
                inside: cards.isolated_at(inside),
                above: cards.isolated_at(above),
            });
        }
    }

    /// Adds `set` together with each further run, and each set of further
    /// runs: the same run again, or later ones.
    fn combine(
        &mut self,
        packed: &PackedHand,
        cards: &SuitCards,
        first: usize,
        left: u64,
        set: RunSet,
    ) {
        if usize::from(set.count) == MAX_MELDS {
            return;
        }
        for index in first..self.candidates.len() {
            let run = self.candidates[index];
            let least_wilds = set.least_wilds + run.least_wilds;
            let in_place = set.in_place + u8::from(run.in_place);
            if !fits(run.used, left)
                || least_wilds > packed.wilds
                || in_place > cards.ranked
                || (!packed.splits_books() && self.is_redundant(packed, &set, &run))
            {
                continue;
            }
            let left = left - run.used;
            // What is left out below this run's end no later run can use.
            let left_out = set.left_out | run.inside & ranks(left);
            if left_out.count_ones() > 1 {
                continue;
            }
            let mut next = RunSet {
                used: set.used + run.used,
                saved: set.saved + run.saved,
                least_wilds,
                most_wilds: set.most_wilds + run.most_wilds,
                in_place,
                count: set.count + 1,
                left_out,
                ..set
            };
            next.runs[usize::from(set.count)] = index as u16;
            let above = self
                .of(&next)
                .iter()
                .fold(0, |above, run| above | run.above);
            let all_left_out = left_out | above & ranks(left);
            if all_left_out.count_ones() <= 1 {
                self.sets.push(RunSet {
                    left_out: all_left_out,
                    ..next
                });
            }
            // Without a card that is there twice, the next run starts above.
            let later = if cards.duplicates != 0 {
                index
            } else {
                let above = |other: &CandidateRun| other.first() <= run.last();
                index + self.candidates[index..].partition_point(above)
            };
            self.combine(packed, cards, later, left, next);
        }
    }

    /// Returns `true` if a run overlaps one of a set in a way that need not be
    /// tried, because the same cards do as well otherwise.
    ///
    /// Two that share no rank can be parted into a lower and a higher run.
    /// And the one that starts lower can take each rank that only the other
    /// has where they overlap, unless that leaves the other too few naturals.
    fn is_redundant(&self, packed: &PackedHand, set: &RunSet, run: &CandidateRun) -> bool {
        set.runs[..usize::from(set.count)].iter().any(|&index| {
            let lower = &self.candidates[usize::from(index)];
            let overlap = run.up_to(lower.last());
            if overlap == 0 || lower.in_place || run.in_place {
                return false;
            }
            if packed.min_naturals > 1 {
                return lower.places & run.places == 0;
            }
            overlap & !lower.places != 0
        })
    }
}

/// The cards of a suit and what is known of them.
struct SuitCards {
    /// The naturals, four bits a rank.
    naturals: u64,
    /// Their places, a bit each; an ace may have two.
    places: u16,
    /// The naturals, by the lowest bit of each four, that are of no use to a
    /// book: alone of their rank they would take two wilds, or there is no
    /// wild to make a book of two.
    isolated: u64,
    /// The places of cards that are there twice.
    duplicates: u16,
    /// How many cards of the wild rank there are.
    ranked: u8,
}

impl SuitCards {
    fn new(packed: &PackedHand, suit: usize) -> Self {
        let naturals = packed.naturals[suit];
        let total = packed.total();
        let by_count = ByCount::new(total);
        // A run of all places might have no room for the wild that the
        // natural sets free. It could be parted in two, unless its naturals
        // are few and each part needs some.
        let has_space = packed.min_naturals == 0 || packed.wilds <= 6;
        let ace_with_two_places = if (packed.lowest, packed.highest) == (1, 14) {
            15 << 4
        } else {
            0
        };
        let duplicates = places(packed, (naturals >> 1 | naturals >> 2) & LOWEST_BITS);
        let parts_well = packed.min_naturals <= 1 || duplicates == 0;
        let isolated = match packed.wilds {
            _ if packed.splits_books() || !has_space || !parts_well => 0,
            0 => by_count.one | by_count.two,
            _ => by_count.one,
        };
        Self {
            naturals,
            places: places(packed, naturals),
            isolated: isolated & ranks(naturals) & !ace_with_two_places,
            duplicates,
            ranked: packed.ranked[suit],
        }
    }

    /// Counts the isolated naturals that a run up to `last` leaves out, where no
    /// other run can have use for them: one that starts lower has, where the
    /// two overlap, all that this run has.
    fn skipped(&self, last: u8, chosen: u16) -> u8 {
        let alone = chosen & !self.duplicates;
        if alone == 0 {
            return 0;
        }
        let above = !1 << alone.trailing_zeros();
        let between = !chosen & above & !(!0 << last);
        self.isolated_at(between).count_ones() as u8
    }

    /// Returns the isolated naturals at some places.
    fn isolated_at(&self, places: u16) -> u64 {
        word(places & self.places) & self.isolated
    }
}

impl CandidateRun {
    fn first(&self) -> u32 {
        self.places.trailing_zeros()
    }

    fn last(&self) -> u32 {
        self.places.ilog2()
    }

    /// Returns the places of its naturals up to a place.
    fn up_to(&self, place: u32) -> u16 {
        self.places & !(!1 << place)
    }
}

/// So few sets are tried as quickly as they are compared.
const FEW: usize = 8;

/// Sorts sets, most cards of the high ranks first, moves those to the front
/// that no other of the same cards beats in every way, and counts these.
fn keep_best(sets: &mut [RunSet]) -> usize {
    sets.sort_unstable_by_key(|set| (Reverse(set.used), set.in_place, set.least_wilds, set.count));
    let mut kept = 0;
    for index in 0..sets.len() {
        let set = sets[index];
        let same_cards = |other: &&RunSet| other.used == set.used;
        let rivals = sets[..kept].iter().rev().take_while(same_cards);
        if !rivals
            .clone()
            .any(|other| other.replaces(&set) && other.most_wilds >= set.most_wilds)
        {
            sets[kept] = set;
            kept += 1;
        }
    }
    kept
}

/// Finds, in sorted sets, which isolated naturals each set left_out, moves those to
/// the front that lack one at most, and counts these: only one card can be
/// missing, the discard.
fn mark_left_out(cards: &SuitCards, sets: &mut [RunSet]) -> usize {
    for index in 0..sets.len() {
        let set = sets[index];
        let mut unused = ranks(cards.naturals - set.used) & cards.isolated & !set.left_out;
        while unused != 0 {
            let card = unused & unused.wrapping_neg();
            unused &= unused - 1;
            let used = set.used + card;
            let start = sets.partition_point(|other| other.used > used);
            let mut others = sets[start..].iter().take_while(|other| other.used == used);
            if others.any(|other| other.replaces(&set)) {
                sets[index].left_out |= card;
            }
        }
    }
    let mut kept = 0;
    for index in 0..sets.len() {
        if sets[index].left_out.count_ones() <= 1 {
            sets[kept] = sets[index];
            kept += 1;
        }
    }
    kept
}

impl RunSet {
    /// Returns `true` if it takes no more wilds and melds than another.
    fn replaces(&self, other: &Self) -> bool {
        self.in_place <= other.in_place
            && self.least_wilds <= other.least_wilds
            && self.count <= other.count
    }
}

/// Turns cards into places; an ace may have two.
fn places(packed: &PackedHand, naturals: u64) -> u16 {
    let mut places = 0;
    let mut rest = ranks(naturals);
    while rest != 0 {
        places |= 1 << (rest.trailing_zeros() / 4);
        rest &= rest - 1;
    }
    places |= (places & 2) << 13;
    places & !(!0 << (packed.highest + 1)) & !0 << packed.lowest
}

/// Turns places into cards, four bits a rank.
fn word(mut places: u16) -> u64 {
    let mut word = 0;
    while places != 0 {
        word |= 1 << shift(places.trailing_zeros() as u8);
        places &= places - 1;
    }
    word
}

/// Returns where the count of a place's rank sits in a word; both places of
/// the ace are the same card.
const fn shift(place: u8) -> u32 {
    4 * (if place == 14 { 1 } else { place }) as u32
}
