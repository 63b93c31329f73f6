//! The ways in which the naturals of one suit can lie in runs.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::MOST_MELDS;
use super::deal::Deal;

/// All that the suits of a hand can do, suit after suit.
#[derive(Default)]
pub(super) struct Runs {
    pub(super) cores: Vec<Core>,
    pub(super) lays: Vec<Lay>,
}

/// A set of disjoint runs of one suit, without their wilds.
#[derive(Clone, Copy, Default)]
pub(super) struct Lay {
    /// The naturals used, four bits a rank.
    pub(super) used: u64,
    /// The fewest wilds that the runs need.
    pub(super) least_wilds: u8,
    /// The most wilds that they can take.
    pub(super) most_wilds: u8,
    /// How many cards of the wild rank must stand in their own place.
    pub(super) at_home: u8,
    /// How many runs there are.
    pub(super) count: u8,
    /// Which runs, as indices into [`Runs::cores`].
    runs: [u16; MOST_MELDS],
}

/// The naturals of a run, and how many wilds make it one.
#[derive(Clone, Copy, Default)]
pub(super) struct Core {
    /// The places of the naturals, a bit each, see
    /// [`Ruleset::run_places`](crate::rules::Ruleset::run_places).
    pub(super) places: u16,
    /// The fewest wilds.
    pub(super) least_wilds: u8,
    /// The most wilds.
    pub(super) most_wilds: u8,
    /// Whether a card of the wild rank must be among them, in its own place.
    pub(super) at_home: bool,
    /// The naturals as cards, four bits a rank.
    pub(super) used: u64,
}

impl Core {
    /// Returns how many naturals the run has.
    pub(super) const fn naturals(&self) -> usize {
        self.places.count_ones() as usize
    }
}

/// The highest bit of each four: no count of a card reaches it.
const HIGH: u64 = 0x8888_8888_8888_8888;

impl Runs {
    /// Adds every lay of a suit that can be part of a best arrangement, the
    /// one without runs last.
    ///
    /// A run with one natural is left out: as a book it does the same. A run
    /// that has too few naturals by one may have the card of the wild rank in
    /// its own place instead, where that counts.
    pub(super) fn add_suit(&mut self, deal: &Deal, suit: usize) {
        let naturals = deal.naturals[suit];
        let (first_core, first_lay) = (self.cores.len(), self.lays.len());
        if naturals.count_ones() > 1 || deal.min_naturals > 1 {
            let ranked = deal.ranked[suit];
            self.add_cores(deal, naturals, ranked);
            self.combine(deal, ranked, first_core, naturals, Lay::default());
            // Only by making more or fewer runs of the same cards can one lay
            // be worse than another.
            if self.lays[first_lay..].iter().any(|lay| lay.count > 1) {
                self.keep_the_best(first_lay);
            }
        }
        self.lays.push(Lay::default());
    }

    /// Returns the runs of a lay.
    pub(super) fn runs_of(&self, lay: &Lay) -> ArrayVec<Core, MOST_MELDS> {
        let runs = &lay.runs[..usize::from(lay.count)];
        runs.iter()
            .map(|&index| self.cores[usize::from(index)])
            .collect()
    }

    fn add_cores(&mut self, deal: &Deal, naturals: u64, ranked: u8) {
        let mut places = 0_u16;
        for place in deal.lowest..=deal.highest {
            if naturals >> shift(place) & 15 != 0 {
                places |= 1 << place;
            }
        }
        let mut firsts = places;
        while firsts != 0 {
            let first = firsts.trailing_zeros() as u8;
            firsts &= firsts - 1;
            self.extend(deal, ranked, places, first, first, 1 << first);
        }
    }

    /// Adds each core that starts at `first`, has `chosen` so far and ends at
    /// `last` or above.
    fn extend(&mut self, deal: &Deal, ranked: u8, places: u16, first: u8, last: u8, chosen: u16) {
        self.add_core(deal, ranked, first, last, chosen);
        let mut next = places & (!1 << last);
        while next != 0 {
            let place = next.trailing_zeros() as u8;
            next &= next - 1;
            let span = place - first + 1;
            let gaps = span - chosen.count_ones() as u8 - 1;
            if span > deal.longest || gaps > deal.wilds.min(deal.max_wilds) {
                break;
            }
            self.extend(deal, ranked, places, first, place, chosen | 1 << place);
        }
    }

    fn add_core(&mut self, deal: &Deal, ranked: u8, first: u8, last: u8, places: u16) {
        let naturals = places.count_ones() as u8;
        let needed = deal.min_naturals;
        let (low, high, at_home) = if naturals >= needed.max(2) {
            (first, last, false)
        } else if naturals + 1 == needed && deal.natural_in_place && ranked > 0 {
            (first.min(deal.wild_place), last.max(deal.wild_place), true)
        } else {
            return;
        };
        let span = high - low + 1;
        if span > deal.longest {
            return;
        }
        let least_wilds = span.max(3) - naturals;
        let most_wilds = (deal.longest - naturals).min(deal.max_wilds);
        if least_wilds <= most_wilds.min(deal.wilds) {
            self.cores.push(Core {
                places,
                least_wilds,
                most_wilds,
                at_home,
                used: word(places),
            });
        }
    }

    /// Adds `lay` together with each further run, and each set of further
    /// runs: the same core again, or later ones.
    fn combine(&mut self, deal: &Deal, ranked: u8, first: usize, left: u64, lay: Lay) {
        if usize::from(lay.count) == MOST_MELDS {
            return;
        }
        for index in first..self.cores.len() {
            let core = self.cores[index];
            let fits = ((left | HIGH) - core.used) & HIGH == HIGH;
            let least_wilds = lay.least_wilds + core.least_wilds;
            let at_home = lay.at_home + u8::from(core.at_home);
            if !fits || least_wilds > deal.wilds || at_home > ranked {
                continue;
            }
            let mut next = Lay {
                used: lay.used + core.used,
                least_wilds,
                most_wilds: lay.most_wilds + core.most_wilds,
                at_home,
                count: lay.count + 1,
                runs: lay.runs,
            };
            next.runs[usize::from(lay.count)] = index as u16;
            self.lays.push(next);
            self.combine(deal, ranked, index, left - core.used, next);
        }
    }

    /// Drops each lay that another of the same cards beats in every way.
    fn keep_the_best(&mut self, start: usize) {
        let lays = &mut self.lays;
        lays[start..].sort_unstable_by_key(|lay| {
            (Reverse(lay.used), lay.at_home, lay.least_wilds, lay.count)
        });
        let mut kept = start;
        for index in start..lays.len() {
            let lay = lays[index];
            let same_cards = |other: &&Lay| other.used == lay.used;
            let beaten = lays[start..kept]
                .iter()
                .rev()
                .take_while(same_cards)
                .any(|other| {
                    other.at_home == lay.at_home
                        && other.least_wilds <= lay.least_wilds
                        && other.count <= lay.count
                        && other.most_wilds >= lay.most_wilds
                });
            if !beaten {
                lays[kept] = lay;
                kept += 1;
            }
        }
        lays.truncate(kept);
    }
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
