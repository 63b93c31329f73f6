//! The ways in which the naturals of one suit can lie in runs.

use std::cmp::Reverse;
use std::ops::Range;

use arrayvec::ArrayVec;

use super::MOST_MELDS;
use super::books::ByCount;
use super::deal::{Cost, Deal};

/// All that the suits of a hand can do, suit after suit.
pub(super) struct Runs {
    cores: Vec<Core>,
    pub(super) lays: Vec<Lay>,
    /// Where the lays of each suit are.
    pub(super) suits: [Range<usize>; 5],
    /// All bits of the ranks that some run of a suit can use.
    pub(super) reach: [u64; 5],
}

/// A set of disjoint runs of one suit, without their wilds.
#[derive(Clone, Copy, Default)]
pub(super) struct Lay {
    /// The naturals used, four bits a rank.
    pub(super) used: u64,
    /// What these would cost if they were loose.
    pub(super) saved: Cost,
    /// The fewest wilds that the runs need.
    pub(super) least_wilds: u8,
    /// The most wilds that they can take.
    pub(super) most_wilds: u8,
    /// How many cards of the wild rank must stand in their own place.
    pub(super) at_home: u8,
    /// How many runs there are.
    pub(super) count: u8,
    /// The naturals that would better be used too, by the lowest bit of each
    /// four: with any of them another lay does the same for no more wilds.
    lacks: u64,
    /// Which runs, as indices into [`Runs::cores`].
    runs: [u16; MOST_MELDS],
}

impl Lay {
    /// Says whether a deal has the cards of the lay, and none that it lacks.
    ///
    /// The deal may be short of a card, which was discarded.
    pub(super) fn is_worth_it(&self, deal: &Deal, suit: usize) -> bool {
        let naturals = deal.naturals[suit];
        fits(self.used, naturals)
            && self.at_home <= deal.ranked[suit]
            && ranks(naturals - self.used) & self.lacks == 0
    }
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
    /// What these would cost if they were loose.
    saved: Cost,
    /// The lonely naturals that it leaves out: between its ends or just below,
    /// and just above, where it can be longer.
    inside: u64,
    above: u64,
}

impl Core {
    /// Returns how many naturals the run has.
    pub(super) const fn naturals(&self) -> usize {
        self.places.count_ones() as usize
    }
}

/// The lowest bit of each four.
pub(super) const LOWEST_BITS: u64 = 0x1111_1111_1111_1111;

/// The highest bit of each four: no count of a card in a suit reaches it.
const HIGHEST_BITS: u64 = 0x8888_8888_8888_8888;

/// Marks the ranks that a word has cards of, by the lowest bit of each four.
pub(super) const fn ranks(word: u64) -> u64 {
    (word | word >> 1 | word >> 2 | word >> 3) & LOWEST_BITS
}

/// Says whether a word has all the cards of another.
fn fits(used: u64, cards: u64) -> bool {
    ((cards | HIGHEST_BITS) - used) & HIGHEST_BITS == HIGHEST_BITS
}

impl Runs {
    pub(super) fn new(deal: &Deal) -> Self {
        let mut runs = Self {
            cores: Vec::with_capacity(32),
            lays: Vec::with_capacity(32),
            suits: Default::default(),
            reach: [0; 5],
        };
        for suit in 0..5 {
            let start = runs.lays.len();
            runs.add_suit(deal, suit);
            let used = runs.lays[start..]
                .iter()
                .fold(0, |used, lay| used | lay.used);
            runs.reach[suit] = ranks(used) * 15;
            runs.suits[suit] = start..runs.lays.len();
        }
        runs
    }

    /// Returns the runs of a lay.
    pub(super) fn of(&self, lay: &Lay) -> ArrayVec<Core, MOST_MELDS> {
        let runs = &lay.runs[..usize::from(lay.count)];
        runs.iter()
            .map(|&index| self.cores[usize::from(index)])
            .collect()
    }

    /// Adds every lay of a suit that can be part of a best arrangement, the
    /// one without runs last.
    ///
    /// A run with one natural is left out: as a book it does the same. A run
    /// that has too few naturals by one may have the card of the wild rank in
    /// its own place instead, where that counts.
    fn add_suit(&mut self, deal: &Deal, suit: usize) {
        let cards = SuitCards::new(deal, suit);
        let first = self.lays.len();
        if cards.naturals.count_ones() > 1 || deal.min_naturals > 1 {
            let first_core = self.cores.len();
            self.add_cores(deal, &cards);
            // Of two runs that overlap, the lower one comes first, or the one
            // that can have all ranks of the other.
            self.cores[first_core..]
                .sort_unstable_by_key(|core| (core.first(), Reverse(core.places)));
            self.combine(deal, &cards, first_core, cards.naturals, Lay::default());
        }
        self.lays.push(Lay::default());
        if self.lays.len() - first > FEW {
            let kept = sift(&mut self.lays[first..]);
            self.lays.truncate(first + kept);
            let kept = mark_lacks(&cards, &mut self.lays[first..]);
            self.lays.truncate(first + kept);
        }
    }

    fn add_cores(&mut self, deal: &Deal, cards: &SuitCards) {
        let mut firsts = cards.places;
        while firsts != 0 {
            let first = firsts.trailing_zeros() as u8;
            firsts &= firsts - 1;
            self.extend(deal, cards, first, first, 1 << first);
        }
    }

    /// Adds each core that starts at `first`, has `chosen` so far and ends at
    /// `last` or above.
    fn extend(&mut self, deal: &Deal, cards: &SuitCards, first: u8, last: u8, chosen: u16) {
        self.add_core(deal, cards, first, last, chosen);
        let mut next = cards.places & (!1 << last);
        while next != 0 {
            let place = next.trailing_zeros() as u8;
            next &= next - 1;
            let span = place - first + 1;
            let gaps = span - chosen.count_ones() as u8 - 1;
            let skipped = cards.skipped(place, chosen);
            if span > deal.longest || gaps > deal.wilds.min(deal.max_wilds) || skipped > 1 {
                break;
            }
            self.extend(deal, cards, first, place, chosen | 1 << place);
        }
    }

    fn add_core(&mut self, deal: &Deal, cards: &SuitCards, first: u8, last: u8, places: u16) {
        let naturals = places.count_ones() as u8;
        let needed = deal.min_naturals;
        let (low, high, at_home) = if naturals >= needed.max(2) {
            (first, last, false)
        } else if naturals + 1 == needed && deal.natural_in_place && cards.ranked > 0 {
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
            let used = word(places);
            let beside = if last - first + 1 < deal.longest {
                1
            } else {
                0
            };
            let inside = !places & (!0 << first | beside << first >> 1) & !(!0 << last);
            let above = beside << last << 1;
            self.cores.push(Core {
                places,
                least_wilds,
                most_wilds,
                at_home,
                used,
                saved: deal.cost_of(used),
                inside: cards.lonely_at(inside),
                above: cards.lonely_at(above),
            });
        }
    }

    /// Adds `lay` together with each further run, and each set of further
    /// runs: the same core again, or later ones.
    fn combine(&mut self, deal: &Deal, cards: &SuitCards, first: usize, left: u64, lay: Lay) {
        if usize::from(lay.count) == MOST_MELDS {
            return;
        }
        for index in first..self.cores.len() {
            let core = self.cores[index];
            let least_wilds = lay.least_wilds + core.least_wilds;
            let at_home = lay.at_home + u8::from(core.at_home);
            if !fits(core.used, left)
                || least_wilds > deal.wilds
                || at_home > cards.ranked
                || (!deal.splits_books() && self.crosses(deal, &lay, &core))
            {
                continue;
            }
            let left = left - core.used;
            // What is left out below this run's end no later run can use.
            let lacks = lay.lacks | core.inside & ranks(left);
            if lacks.count_ones() > 1 {
                continue;
            }
            let mut next = Lay {
                used: lay.used + core.used,
                saved: lay.saved + core.saved,
                least_wilds,
                most_wilds: lay.most_wilds + core.most_wilds,
                at_home,
                count: lay.count + 1,
                lacks,
                ..lay
            };
            next.runs[usize::from(lay.count)] = index as u16;
            let above = self
                .of(&next)
                .iter()
                .fold(0, |above, run| above | run.above);
            let all_lacks = lacks | above & ranks(left);
            if all_lacks.count_ones() <= 1 {
                self.lays.push(Lay {
                    lacks: all_lacks,
                    ..next
                });
            }
            // Without a card that is there twice, the next run starts above.
            let later = if cards.twins != 0 {
                index
            } else {
                let above = |other: &Core| other.first() <= core.last();
                index + self.cores[index..].partition_point(above)
            };
            self.combine(deal, cards, later, left, next);
        }
    }

    /// Says whether a run overlaps one of a lay in a way that need not be
    /// tried, because the same cards do as well otherwise.
    ///
    /// Two that share no rank can be parted into a lower and a higher run.
    /// And the one that starts lower can take each rank that only the other
    /// has where they overlap, unless that leaves the other too few naturals.
    fn crosses(&self, deal: &Deal, lay: &Lay, core: &Core) -> bool {
        lay.runs[..usize::from(lay.count)].iter().any(|&index| {
            let lower = &self.cores[usize::from(index)];
            let overlap = core.up_to(lower.last());
            if overlap == 0 || lower.at_home || core.at_home {
                return false;
            }
            if deal.min_naturals > 1 {
                return lower.places & core.places == 0;
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
    lonely: u64,
    /// The places of cards that are there twice.
    twins: u16,
    /// How many cards of the wild rank there are.
    ranked: u8,
}

impl SuitCards {
    fn new(deal: &Deal, suit: usize) -> Self {
        let naturals = deal.naturals[suit];
        let total = deal.total();
        let by_count = ByCount::new(total);
        // A run of all places might have no room for the wild that the
        // natural sets free. It could be parted in two, unless its naturals
        // are few and each part needs some.
        let has_room = deal.min_naturals == 0 || deal.wilds <= 6;
        let ace_with_two_places = if (deal.lowest, deal.highest) == (1, 14) {
            15 << 4
        } else {
            0
        };
        let twins = places(deal, (naturals >> 1 | naturals >> 2) & LOWEST_BITS);
        let parts_well = deal.min_naturals <= 1 || twins == 0;
        let lonely = match deal.wilds {
            _ if deal.splits_books() || !has_room || !parts_well => 0,
            0 => by_count.one | by_count.two,
            _ => by_count.one,
        };
        Self {
            naturals,
            places: places(deal, naturals),
            lonely: lonely & ranks(naturals) & !ace_with_two_places,
            twins,
            ranked: deal.ranked[suit],
        }
    }

    /// Counts the lonely naturals that a run up to `last` leaves out, where no
    /// other run can have use for them: one that starts lower has, where the
    /// two overlap, all that this run has.
    fn skipped(&self, last: u8, chosen: u16) -> u8 {
        let alone = chosen & !self.twins;
        if alone == 0 {
            return 0;
        }
        let above = !1 << alone.trailing_zeros();
        let between = !chosen & above & !(!0 << last);
        self.lonely_at(between).count_ones() as u8
    }

    /// Returns the lonely naturals at some places.
    fn lonely_at(&self, places: u16) -> u64 {
        word(places & self.places) & self.lonely
    }
}

impl Core {
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

/// So few lays are tried as quickly as they are compared.
const FEW: usize = 8;

/// Sorts lays, most cards of the high ranks first, moves those to the front
/// that no other of the same cards beats in every way, and counts these.
fn sift(lays: &mut [Lay]) -> usize {
    lays.sort_unstable_by_key(|lay| (Reverse(lay.used), lay.at_home, lay.least_wilds, lay.count));
    let mut kept = 0;
    for index in 0..lays.len() {
        let lay = lays[index];
        let same_cards = |other: &&Lay| other.used == lay.used;
        let rivals = lays[..kept].iter().rev().take_while(same_cards);
        if !rivals
            .clone()
            .any(|other| other.replaces(&lay) && other.most_wilds >= lay.most_wilds)
        {
            lays[kept] = lay;
            kept += 1;
        }
    }
    kept
}

/// Finds, in sorted lays, which lonely naturals each lay lacks, moves those to
/// the front that lack one at most, and counts these: only one card can be
/// missing, the discard.
fn mark_lacks(cards: &SuitCards, lays: &mut [Lay]) -> usize {
    for index in 0..lays.len() {
        let lay = lays[index];
        let mut unused = ranks(cards.naturals - lay.used) & cards.lonely & !lay.lacks;
        while unused != 0 {
            let card = unused & unused.wrapping_neg();
            unused &= unused - 1;
            let used = lay.used + card;
            let start = lays.partition_point(|other| other.used > used);
            let mut others = lays[start..].iter().take_while(|other| other.used == used);
            if others.any(|other| other.replaces(&lay)) {
                lays[index].lacks |= card;
            }
        }
    }
    let mut kept = 0;
    for index in 0..lays.len() {
        if lays[index].lacks.count_ones() <= 1 {
            lays[kept] = lays[index];
            kept += 1;
        }
    }
    kept
}

impl Lay {
    /// Says whether it takes no more wilds and melds than another.
    fn replaces(&self, other: &Self) -> bool {
        self.at_home <= other.at_home
            && self.least_wilds <= other.least_wilds
            && self.count <= other.count
    }
}

/// Turns cards into places; an ace may have two.
fn places(deal: &Deal, naturals: u64) -> u16 {
    let mut places = 0;
    let mut rest = ranks(naturals);
    while rest != 0 {
        places |= 1 << (rest.trailing_zeros() / 4);
        rest &= rest - 1;
    }
    places |= (places & 2) << 13;
    places & !(!0 << (deal.highest + 1)) & !0 << deal.lowest
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
