//! Branch and bound over the runs of each suit.
//!
//! Books cross suits and runs cross ranks, but once the runs are chosen, the
//! naturals that are left decide the books: three of a rank or more cost
//! nothing, a pair takes a wild, a single card two. So the search takes the
//! suits one by one and tries the sets of ranks that may be in runs. A branch
//! is cut when even the best that the undecided suits could do is no better
//! than what was found.
//!
//! Exact where [`is_plain`]. Sets are tried in canonical order, so the best
//! that is found first is the one to show; see
//! [`arrangements`](super::arrangements()).

use arrayvec::ArrayVec;

use super::cost::{Cost, LOOSE, MELD, NEVER, POINT};
use super::counts::{ByCount, LOWEST_BITS, Ranks, marks, ranks, sum, word};
use super::naturals::{LooseRanks, Naturals};
use super::run_table::RunTable;
use crate::cards::{Card, Hand};
use crate::rules::RoundRules;

/// What may be in runs of one suit.
#[derive(Clone, Copy, Default)]
pub(super) struct Candidate {
    /// The naturals of the suit that are in no run.
    left: u64,
    /// The ranks in runs.
    pub(super) once: Ranks,
    /// Those that are in two runs.
    pub(super) twice: Ranks,
    /// How many runs there are.
    pub(super) runs: u8,
    /// The fewest wilds that these need.
    pub(super) wilds: u8,
    /// How many more they have space for.
    space: u8,
    /// The ranks that it could have too for no more wilds, where these are of no
    /// use to a book.
    beaten_by: Ranks,
}

/// The search of one hand.
pub(super) struct Search {
    pub(super) naturals: Naturals,
    table: &'static RunTable,
    candidates: Vec<Candidate>,
    /// The suits that can have runs, in order.
    open: ArrayVec<OpenSuit, 5>,
    path: [u16; 5],
    best: Cost,
    best_path: [u16; 5],
    /// The search ends at a cost below this.
    enough: Cost,
    goal: Goal,
    /// A natural that is left out: the index of its suit, and its count.
    without: Option<(u8, u64)>,
}

#[derive(Clone, Copy)]
struct OpenSuit {
    suit: u8,
    start: u16,
    end: u16,
    /// The naturals of the open suits after it.
    undecided: u64,
}

/// What a search keeps low.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// What an arrangement costs.
    Cost,
    /// The penalty once a loose natural is discarded, then how little that saves.
    Discard,
}

/// What is settled of an arrangement.
#[derive(Clone, Copy)]
struct Settled {
    /// The naturals that are in no run, though they may be in a book.
    left: u64,
    melds: u32,
    /// The wilds that no run needs.
    wilds: u32,
    /// How many of these the runs have space for.
    space: u32,
}

/// The best runs of each suit, and what the whole then costs.
pub(super) struct Found {
    pub(super) cost: Cost,
    pub(super) runs: [Candidate; 5],
    /// The wilds that no run needs.
    pub(super) wilds: u8,
    /// How many of these the runs have space for.
    pub(super) space: u8,
}

/// What discarding a loose natural can do.
pub(super) enum Discard {
    /// The least penalty after it, and the most points that the discard may cost.
    Loose { penalty: u16, value: u16 },
    /// All cards may meld, or a wild is loose: each card must be tried.
    TryEach,
}

/// Returns `true` if a hand is searched exactly: where a natural is all that the
/// rules may ask of a meld, and no card is there three times.
pub(super) fn is_plain(hand: &Hand, rules: RoundRules<'_>) -> bool {
    Naturals::has_plain_rules(rules) && Naturals::has_plain_cards(hand)
}

impl Search {
    pub(super) fn new(hand: &Hand, rules: RoundRules<'_>) -> Self {
        let mut search = Self {
            naturals: Naturals::new(hand, rules),
            table: RunTable::of(rules.ruleset),
            candidates: Vec::with_capacity(40),
            open: ArrayVec::new(),
            path: [0; 5],
            best: NEVER,
            best_path: [0; 5],
            enough: 0,
            goal: Goal::Cost,
            without: None,
        };
        let total = search.naturals.total();
        let alone = ranks(ByCount::new(total).one);
        for suit in 0..5 {
            search.add_suit(suit, alone);
        }
        let mut undecided = 0;
        for open in search.open.iter_mut().rev() {
            open.undecided = undecided;
            undecided += search.naturals.suits[usize::from(open.suit)];
        }
        search
    }

    /// Adds what may be in runs of a suit, in canonical order.
    ///
    /// `alone` are the ranks that the hand has one card of.
    fn add_suit(&mut self, suit: u8, alone: Ranks) {
        let cards = self.naturals.suits[usize::from(suit)];
        let marked = marks(cards);
        if marked & marked.wrapping_sub(1) == 0 {
            return;
        }
        let all = ranks(marked);
        let twins = cards >> 1 & LOWEST_BITS;
        let start = self.candidates.len();
        // Where the runs may have no space for the wilds, none is left out.
        let wilds = self.naturals.wilds;
        let is_roomy = sum(cards) + wilds <= self.table.longest;
        let alone = if is_roomy { alone & all } else { 0 };
        let (mut once, mut used) = (all, marked);
        while once != 0 {
            let entry = self.table.entry(once);
            if entry.least <= wilds {
                let cards_used = sum(used);
                let mut enough = wilds + 1;
                for (runs, &needed) in (1..).zip(&entry.fewest) {
                    if needed > wilds || needed >= enough && is_roomy {
                        continue;
                    }
                    enough = enough.min(needed);
                    self.candidates.push(Candidate {
                        left: cards - used,
                        once,
                        twice: 0,
                        runs,
                        wilds: needed,
                        space: runs * self.table.longest - cards_used - needed,
                        beaten_by: if runs == 1 { entry.free & alone } else { 0 },
                    });
                    if needed == 0 && is_roomy {
                        break;
                    }
                }
            }
            once = (once - 1) & all;
            used = (used - 1) & marked;
        }
        if twins != 0 && (sum(marked) > 2 || twins == marked) {
            self.add_twins(start, cards, is_roomy);
        }
        let end = self.candidates.len();
        if end == start {
            return;
        }
        self.candidates.push(Candidate {
            left: cards,
            ..Candidate::default()
        });
        self.open.push(OpenSuit {
            suit,
            start: start as u16,
            end: end as u16 + 1,
            undecided: 0,
        });
    }

    /// Adds what may be in runs of which some share ranks.
    fn add_twins(&mut self, start: usize, cards: u64, is_roomy: bool) {
        let wilds = self.naturals.wilds;
        let all = ranks(marks(cards));
        let twins = ranks(cards >> 1 & LOWEST_BITS);
        let mut sets: Vec<(Ranks, u8, u8)> = Vec::with_capacity(64);
        let mut set = all;
        while set != 0 {
            let entry = self.table.entry(set);
            if entry.least <= wilds && set & twins != 0 {
                let some = (1..)
                    .zip(entry.fewest)
                    .filter(|(_, needed)| *needed <= wilds);
                sets.extend(some.map(|(runs, needed)| (set, runs, needed)));
            }
            set = (set - 1) & all;
        }
        let before = self.candidates.len();
        sets.sort_unstable_by_key(|&(.., needed)| needed);
        for (index, &(first, runs, needed)) in sets.iter().enumerate() {
            let fits = |(.., also): &&(Ranks, u8, u8)| needed + also <= wilds;
            for &(second, more, also) in sets[index..].iter().take_while(fits) {
                let (once, twice) = (first | second, first & second);
                if twice == 0 || twice & !twins != 0 {
                    continue;
                }
                let left = cards - word(once) - word(twice);
                let (runs, needed) = (runs + more, needed + also);
                self.candidates.push(Candidate {
                    left,
                    once,
                    twice,
                    runs,
                    wilds: needed,
                    space: runs * self.table.longest - sum(cards - left) - needed,
                    beaten_by: 0,
                });
            }
        }
        if self.candidates.len() > before {
            self.sort_twins(start, is_roomy);
        }
    }

    /// Puts candidates in canonical order, and leaves out those that need as many
    /// runs and wilds as another one with the same ranks, or more.
    fn sort_twins(&mut self, start: usize, is_roomy: bool) {
        let key = |c: &Candidate| {
            u64::from(!c.once) << 32
                | u64::from(!c.twice) << 16
                | u64::from(c.runs) << 8
                | u64::from(c.wilds)
        };
        self.candidates[start..].sort_unstable_by_key(key);
        let mut kept = start;
        for index in start..self.candidates.len() {
            let candidate = self.candidates[index];
            let is_worse = kept > start && {
                let last = &self.candidates[kept - 1];
                (last.once, last.twice) == (candidate.once, candidate.twice)
                    && (last.runs == candidate.runs || is_roomy && last.wilds <= candidate.wilds)
            };
            if !is_worse {
                self.candidates[kept] = candidate;
                kept += 1;
            }
        }
        self.candidates.truncate(kept);
    }

    /// Finds the arrangement of the least cost below a limit, the first in
    /// canonical order; the cost is the limit where there is none.
    pub(super) fn best(&mut self, below: Cost) -> Found {
        self.run(Goal::Cost, below, 0);
        let mut found = Found {
            cost: self.best,
            runs: [Candidate::default(); 5],
            wilds: self.naturals.wilds,
            space: 0,
        };
        let is_found = self.best < below;
        for (open, &index) in self.open.iter().zip(&self.best_path).filter(|_| is_found) {
            let candidate = self.candidates[usize::from(index)];
            found.wilds -= candidate.wilds;
            found.space += candidate.space;
            found.runs[usize::from(open.suit)] = candidate;
        }
        found
    }

    /// Returns `true` if all cards meld.
    pub(super) fn melds_all(&mut self) -> bool {
        self.run(Goal::Cost, LOOSE, LOOSE);
        self.best < LOOSE
    }

    /// Tells what discarding a loose natural can do.
    pub(super) fn discard(&mut self) -> Discard {
        self.run(Goal::Discard, NEVER, 1);
        match self.best {
            0 => Discard::TryEach,
            key => Discard::Loose {
                penalty: (key / DISCARD_POINT) as u16,
                value: (DISCARD_POINT - 1 - key % DISCARD_POINT) as u16,
            },
        }
    }

    /// Takes a card out of the hand. Only one can be out at a time.
    pub(super) fn take(&mut self, card: Card, rules: RoundRules<'_>) {
        match self.naturals.take(card, rules) {
            Some((suit, count)) => {
                self.without = Some((suit, count));
                self.undecide(|undecided| undecided - count);
            }
            None => self.without = None,
        }
    }

    /// Puts the card back that was taken out.
    pub(super) fn put_back(&mut self, card: Card, rules: RoundRules<'_>) {
        self.naturals.put_back(card, rules);
        if let Some((_, count)) = self.without {
            self.undecide(|undecided| undecided + count);
        }
        self.without = None;
    }

    /// Changes what is undecided before the suit that a card is taken out of.
    fn undecide(&mut self, change: impl Fn(u64) -> u64) {
        let Some((suit, _)) = self.without else {
            return;
        };
        let place = self.open.iter().position(|open| open.suit == suit);
        for open in &mut self.open[..place.unwrap_or(0)] {
            open.undecided = change(open.undecided);
        }
    }

    fn run(&mut self, goal: Goal, below: Cost, enough: Cost) {
        (self.goal, self.best, self.enough) = (goal, below, enough);
        let is_closed = |suit: &usize| self.open.iter().all(|open| usize::from(open.suit) != *suit);
        let closed = (0..5).filter(is_closed);
        let closed = closed.map(|suit| self.naturals.suits[suit]);
        let root = Settled {
            left: closed.sum(),
            melds: 0,
            wilds: self.naturals.wilds.into(),
            space: 0,
        };
        if self.open.is_empty() {
            let cost = self.price(&root, 0, true);
            self.best = self.best.min(cost);
        } else {
            self.visit(0, &root);
        }
    }

    fn visit(&mut self, depth: usize, settled: &Settled) {
        let open = self.open[depth];
        let is_last = depth + 1 == self.open.len();
        let (gone, taken) = match self.without {
            Some((suit, card)) if suit == open.suit => (card, ranks(card)),
            _ => (0, 0),
        };
        for index in open.start..open.end {
            let candidate = &self.candidates[usize::from(index)];
            if u32::from(candidate.wilds) > settled.wilds || candidate.beaten_by & !taken != 0 {
                continue;
            }
            if gone != 0 && candidate.left & (gone * 15) == 0 {
                continue;
            }
            let next = Settled {
                left: settled.left + candidate.left - gone,
                melds: settled.melds + u32::from(candidate.runs),
                wilds: settled.wilds - u32::from(candidate.wilds),
                space: settled.space + u32::from(candidate.space),
            };
            let cost = self.price(&next, open.undecided, is_last);
            if cost >= self.best {
                continue;
            }
            self.path[depth] = index;
            if is_last {
                self.best = cost;
                self.best_path = self.path;
            } else {
                self.visit(depth + 1, &next);
            }
            if self.best < self.enough {
                return;
            }
        }
    }

    /// Returns what an arrangement costs whose runs are settled; with some naturals
    /// undecided, a cost that it does not go below.
    #[inline(always)]
    fn price(&self, settled: &Settled, undecided: u64, is_last: bool) -> Cost {
        let Settled {
            left,
            wilds,
            space,
            melds,
        } = *settled;
        let counts = ByCount::new(left + undecided);
        let decided = marks(left);
        let singles = counts.one & decided;
        let pairs = counts.two & decided;
        let loose = left & ((pairs | singles) * 15);
        let ranks = LooseRanks {
            singles,
            pairs: pairs & left >> 1,
            halves: pairs & left,
        };
        let books = counts.more & decided;
        let has_books =
            books | (if wilds > 0 { pairs } else { 0 }) | (if wilds > 1 { singles } else { 0 })
                != 0;
        let has_overflow = is_last && wilds > space && !has_books;
        let naturals = &self.naturals;
        if self.goal == Goal::Discard {
            return self.price_of_discard(settled, ranks, loose, (is_last, has_overflow));
        }
        let melds = melds + Cost::from(sum(books));
        let saved = naturals.covered(ranks, wilds).0;
        let cost = naturals.cost_of(loose) - saved + melds * MELD;
        if has_overflow {
            cost + naturals.loose_wilds(wilds, space)
        } else {
            cost
        }
    }

    /// The same for a goal of [`Goal::Discard`]; 0 where each card must be tried.
    #[inline(always)]
    fn price_of_discard(
        &self,
        settled: &Settled,
        ranks: LooseRanks,
        loose: u64,
        (is_last, has_overflow): (bool, bool),
    ) -> Cost {
        let naturals = &self.naturals;
        let points = naturals.points_of(loose);
        if has_overflow {
            let wilds = naturals.loose_wilds(settled.wilds, settled.space) / POINT;
            let least = (points + wilds).saturating_sub(naturals.dearest_card());
            return if least * DISCARD_POINT <= self.best {
                0
            } else {
                NEVER
            };
        }
        let (saved, value) = naturals.covered_and_discarded(ranks, settled.wilds);
        let value = if is_last { value } else { naturals.dearest };
        match value {
            0 => 0,
            value => (points - saved) * DISCARD_POINT + (DISCARD_POINT - 1 - value),
        }
    }
}

/// What a point of penalty weighs where a discard is looked for; no natural
/// costs as many points.
const DISCARD_POINT: Cost = 1 << 5;
