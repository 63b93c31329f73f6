//! The ways in which the naturals of one suit can lie in runs.

use std::cmp::Reverse;

use super::MOST_MELDS;
use super::deal::Deal;

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
    /// The runs.
    pub(super) runs: [Core; MOST_MELDS],
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
    used: u64,
}

impl Core {
    /// Returns how many naturals the run has.
    pub(super) const fn naturals(&self) -> usize {
        self.places.count_ones() as usize
    }
}

/// The highest bit of each four: no count of a card reaches it.
const HIGH: u64 = 0x8888_8888_8888_8888;

/// Adds every lay of a suit that can be part of a best arrangement to `lays`,
/// the one without runs last.
///
/// A run with one natural is left out: as a book it does the same. A run that
/// has too few naturals by one may have the card of the wild rank in its own
/// place instead, where that counts.
pub(super) fn lays(deal: &Deal, suit: usize, lays: &mut Vec<Lay>) {
    let naturals = deal.naturals[suit];
    if naturals & (naturals.wrapping_sub(1)) != 0 || deal.min_naturals >= 2 {
        let mut cores = Cores {
            deal,
            ranked: deal.ranked[suit],
            all: Vec::new(),
        };
        cores.collect(naturals);
        if !cores.all.is_empty() {
            let start = lays.len();
            combine(
                deal,
                deal.ranked[suit],
                &cores.all,
                naturals,
                Lay::default(),
                lays,
            );
            keep_the_best(lays, start);
        }
    }
    lays.push(Lay::default());
}

struct Cores<'a> {
    deal: &'a Deal,
    ranked: u8,
    all: Vec<Core>,
}

impl Cores<'_> {
    fn collect(&mut self, naturals: u64) {
        let mut places = 0_u16;
        for place in self.deal.lowest..=self.deal.highest {
            if naturals >> shift(place) & 15 != 0 {
                places |= 1 << place;
            }
        }
        let mut firsts = places;
        while firsts != 0 {
            let first = firsts.trailing_zeros() as u8;
            firsts &= firsts - 1;
            self.extend(places, first, first, 1 << first);
        }
    }

    /// Adds each core that starts at `first`, has `chosen` so far and ends at
    /// `last` or above.
    fn extend(&mut self, places: u16, first: u8, last: u8, chosen: u16) {
        self.add(first, last, chosen);
        let mut next = places & (!1 << last);
        while next != 0 {
            let place = next.trailing_zeros() as u8;
            next &= next - 1;
            let span = place - first + 1;
            let gaps = span - chosen.count_ones() as u8 - 1;
            if span > self.deal.longest || gaps > self.deal.wilds.min(self.deal.max_wilds) {
                break;
            }
            self.extend(places, first, place, chosen | 1 << place);
        }
    }

    fn add(&mut self, first: u8, last: u8, places: u16) {
        let deal = self.deal;
        let naturals = places.count_ones() as u8;
        let needed = deal.min_naturals;
        let (low, high, at_home) = if naturals >= needed.max(2) {
            (first, last, false)
        } else if naturals + 1 == needed && deal.natural_in_place && self.ranked > 0 {
            (first.min(deal.wild_place), last.max(deal.wild_place), true)
        } else {
            return;
        };
        let span = high - low + 1;
        let least = span.max(3) - naturals;
        let most = (deal.longest - naturals).min(deal.max_wilds);
        if span > deal.longest || least > most || least > deal.wilds {
            return;
        }
        let mut used = 0;
        let mut rest = places;
        while rest != 0 {
            used |= 1 << shift(rest.trailing_zeros() as u8);
            rest &= rest - 1;
        }
        self.all.push(Core {
            places,
            least_wilds: least,
            most_wilds: most,
            at_home,
            used,
        });
    }
}

/// Adds `lay` together with each further run, and each set of further runs.
fn combine(deal: &Deal, ranked: u8, cores: &[Core], left: u64, lay: Lay, lays: &mut Vec<Lay>) {
    if usize::from(lay.count) == MOST_MELDS {
        return;
    }
    for (index, core) in cores.iter().enumerate() {
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
            ..lay
        };
        next.runs[usize::from(lay.count)] = *core;
        lays.push(next);
        // The same core again, or a later one: each set of runs once.
        combine(deal, ranked, &cores[index..], left - core.used, next, lays);
    }
}

/// Drops a lay that another of the same cards beats in every way.
fn keep_the_best(lays: &mut Vec<Lay>, start: usize) {
    lays[start..].sort_unstable_by_key(|lay| {
        let places = lay.runs.map(|run| run.places);
        (
            Reverse(lay.used),
            lay.at_home,
            lay.least_wilds,
            lay.count,
            places,
        )
    });
    let mut kept = start;
    for index in start..lays.len() {
        let lay = lays[index];
        let beaten = lays[start..kept]
            .iter()
            .rev()
            .take_while(|other| other.used == lay.used)
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

/// Returns where the count of a place's rank sits in a word; both places of
/// the ace are the same card.
pub(super) const fn shift(place: u8) -> u32 {
    4 * (if place == 14 { 1 } else { place }) as u32
}
