//! Whether melds can be completed if each draw is the card that is wanted: what
//! fails so fails with any cards.
//!
//! The same search by place, of the naturals of the hand alone. A card of a meld that
//! is none of them is a filler: drawn, or a wild of the hand as far as the meld takes
//! wilds. Fillers at the ends of runs, and melds of fillers only, are those that are
//! missing in the end.

use rustc_hash::FxHashMap;

use super::melds::{Limits, Melds, Run, Runs, Supply};
use crate::odds::wilds::HIGH_ACE;

/// The search with fillers.
pub(super) struct Bound {
    limits: Limits,
    /// The fewest naturals that are drawn for a meld of fillers only.
    drawn_naturals: u8,
    /// The most fillers left with which settled places did not do.
    failed: FxHashMap<u128, u8>,
}

/// What was settled up to a place. Of a run the wilds are its fillers, and the naturals
/// those that it has yet to have beside the wilds; it ends wild if it must go on.
#[derive(Clone, Copy)]
struct Filled {
    runs: Runs,
    /// All cards of the melds.
    cards: u8,
    /// How many more fillers there can be.
    left: u8,
    /// The wilds of the hand that no filler so far can be, and those that no meld so far
    /// can hold even if it gets longer.
    unplaced: u8,
    homeless: u8,
    low_aces: [u8; 5],
}

/// A place that is being settled.
#[derive(Clone, Copy)]
struct Settling<'a> {
    supply: &'a Supply,
    place: usize,
    /// The runs that came from the place below.
    runs: &'a [Run],
    filled: Filled,
    /// How many naturals are in runs, by suit.
    used: [u8; 5],
    /// Suits of which a filler is in a run at this place, as bits.
    stood_in: u8,
}

impl Bound {
    pub(super) fn new(limits: Limits, drawn_naturals: u8) -> Self {
        Self { limits, drawn_naturals, failed: FxHashMap::default() }
    }

    /// Returns `false` if melds that are settled up to a place cannot be completed with
    /// so many cards drawn for all.
    pub(super) fn may_reach(
        &mut self,
        supply: &Supply,
        draws: u8,
        place: usize,
        melds: &Melds,
    ) -> bool {
        let fillers = melds.cards - (melds.held - melds.own_held);
        let Some(left) = (draws + supply.held_wilds).checked_sub(fillers) else {
            return false;
        };
        let mut runs = melds.runs;
        let mut wilds = melds.wilds + melds.own_held + melds.own_drawn;
        for run in runs.all_mut() {
            wilds -= run.wilds;
            *run = Run {
                cards: run.cards.min(3),
                naturals: self.limits.naturals.saturating_sub(run.naturals),
                ends_wild: false,
                ..*run
            };
        }
        let is_limited = self.limits.most_wilds < self.limits.size;
        let space = if is_limited { wilds + melds.spare } else { self.limits.size };
        let can_fill =
            if is_limited || self.limits.naturals > 1 { wilds } else { self.limits.size };
        let filled = Filled {
            runs,
            cards: melds.cards,
            left,
            unplaced: supply.held_wilds.saturating_sub(can_fill),
            homeless: supply.held_wilds.saturating_sub(space),
            low_aces: supply.held_aces(&melds.low_aces),
        };
        self.place(supply, place, &filled)
    }

    /// Settles a place and those above it.
    fn place(&mut self, supply: &Supply, place: usize, filled: &Filled) -> bool {
        let Some(missing) = self.limits.size.checked_sub(filled.cards) else {
            return false;
        };
        let melds = filled.runs.all().len() as u8 + missing / 3;
        let homeless = filled.homeless.saturating_sub(melds * self.limits.most_wilds);
        if missing + homeless > supply.naturals_held_from(place) + filled.left {
            return false;
        }
        if filled.runs.all().is_empty() {
            if filled.left < filled.unplaced {
                return false;
            }
            if place > self.limits.highest {
                return self.ends(filled);
            }
        }
        let key = filled.key(place);
        if self.failed.get(&key).is_some_and(|&left| filled.left <= left) {
            return false;
        }
        let settling = Settling {
            supply,
            place,
            runs: filled.runs.all(),
            filled: Filled { runs: Runs::default(), ..*filled },
            used: [0; 5],
            stood_in: 0,
        };
        let reaches = self.settle_runs(&settling);
        if !reaches {
            let left = self.failed.entry(key).or_default();
            *left = filled.left.max(*left);
        }
        reaches
    }

    /// Lets each run that came from below go on or end.
    fn settle_runs(&mut self, settling: &Settling<'_>) -> bool {
        let Some((&run, others)) = settling.runs.split_first() else {
            return self.begin_runs(0, settling);
        };
        let rest = Settling { runs: others, ..*settling };
        let ways = [Self::with_natural, Self::with_own, Self::with_ended, Self::with_filler];
        ways.into_iter().any(|way| {
            let next = way(self, &run, rest);
            next.is_some_and(|next| self.settle_runs(&next))
        })
    }

    /// Begins runs of a suit and of those after it, with a card of the hand below
    /// another: one natural is rather a book.
    fn begin_runs(&mut self, suit: u8, settling: &Settling<'_>) -> bool {
        let filled = &settling.filled;
        let fits = self.limits.may_begin_run(&filled.runs, filled.cards);
        for suit in if fits { suit..5 } else { 5..5 } {
            if !settling.supply.holds_above(suit.into(), settling.place) {
                continue;
            }
            let run = Run { naturals: self.limits.naturals, ..Run::new(suit) };
            for way in [Self::with_natural, Self::with_own] {
                if let Some(mut next) = way(self, &run, *settling) {
                    next.filled.runs.last_mut().ends_wild = true;
                    if self.begin_runs(suit, &next) {
                        return true;
                    }
                }
            }
        }
        self.settle_books(settling)
    }

    /// Returns it with a natural of the hand in a run.
    fn with_natural<'a>(&self, run: &Run, mut next: Settling<'a>) -> Option<Settling<'a>> {
        let suit = usize::from(run.suit);
        if next.place > self.limits.highest || self.free(suit, &next) == 0 {
            return None;
        }
        next.used[suit] += 1;
        next.filled.cards += 1;
        if next.place == 1 && self.limits.highest == HIGH_ACE as usize {
            next.filled.low_aces[suit] += 1;
        }
        let naturals = run.naturals.saturating_sub(1);
        next.filled.runs.push(self.longer(run, run.wilds, naturals));
        Some(next)
    }

    /// Returns it with a card of the wild rank of the hand in its own place in a run,
    /// where that is a natural that the run may need.
    fn with_own<'a>(&self, run: &Run, mut next: Settling<'a>) -> Option<Settling<'a>> {
        let suit = usize::from(run.suit);
        let supply = next.supply;
        if next.place != supply.wild_place || supply.own(suit, next.used[suit]).0 == 0 {
            return None;
        }
        next.used[suit] += 1;
        next.filled.left = next.filled.left.checked_sub(1)?;
        next.filled.cards += 1;
        let naturals = run.naturals.saturating_sub(1);
        next.filled.runs.push(self.longer(run, run.wilds + 1, naturals));
        Some(next)
    }

    /// Returns it with a filler in a run that has a card of the hand above.
    fn with_filler<'a>(&self, run: &Run, mut next: Settling<'a>) -> Option<Settling<'a>> {
        let is_last = next.place >= self.limits.highest;
        if is_last || !next.supply.holds_above(run.suit.into(), next.place) {
            return None;
        }
        next.filled.left = next.filled.left.checked_sub(1)?;
        next.filled.cards += 1;
        next.stood_in |= 1 << run.suit;
        let longer = self.longer(run, run.wilds + 1, run.naturals);
        next.filled.runs.push(Run { ends_wild: true, ..longer });
        Some(next)
    }

    /// Returns a run that is a card longer, with so many fillers, which needs so many
    /// naturals; more fillers than it can have are like as many.
    fn longer(&self, run: &Run, fillers: u8, naturals: u8) -> Run {
        Run {
            suit: run.suit,
            cards: (run.cards + 1).min(3),
            wilds: fillers.min(self.limits.most_wilds + naturals),
            naturals,
            ends_wild: false,
        }
    }

    /// Returns it with a run at its end.
    fn with_ended<'a>(&self, run: &Run, mut next: Settling<'a>) -> Option<Settling<'a>> {
        if run.ends_wild {
            return None;
        }
        let fillers = 3_u8.saturating_sub(run.cards);
        self.add(&mut next.filled, fillers, run.wilds + fillers, run.naturals, 1)?;
        next.filled.cards += fillers;
        Some(next)
    }

    /// Adds melds that take more fillers, with so many in all, of which some must be
    /// naturals; `None` if the fillers do not suffice.
    fn add(
        &self,
        filled: &mut Filled,
        more: u8,
        fillers: u8,
        naturals: u8,
        melds: u8,
    ) -> Option<()> {
        let most_wilds = melds * self.limits.most_wilds;
        let wilds = fillers.saturating_sub(naturals).min(most_wilds);
        filled.left = filled.left.checked_sub(more)?;
        filled.unplaced = filled.unplaced.saturating_sub(wilds);
        filled.homeless = filled.homeless.saturating_sub(most_wilds);
        Some(())
    }

    /// Returns how many naturals of the hand of a suit no run has taken.
    fn free(&self, suit: usize, settling: &Settling<'_>) -> u8 {
        let low_aces = match settling.place == HIGH_ACE as usize {
            true => settling.filled.low_aces[suit],
            false => 0,
        };
        settling.supply.naturals(settling.place, suit, settling.used[suit] + low_aces).0
    }

    /// Makes books of what the runs have left, then settles the places above.
    fn settle_books(&mut self, settling: &Settling<'_>) -> bool {
        let Settling { supply, place, ref filled, .. } = *settling;
        let can_be_high = place == 1 && self.limits.highest == HIGH_ACE as usize;
        let free: [u8; 5] = match place <= self.limits.highest && !can_be_high {
            true => std::array::from_fn(|suit| self.free(suit, settling)),
            false => [0; 5],
        };
        let held: u8 = free.iter().sum();
        let spare = self.limits.size.saturating_sub(filled.cards);
        let most_books = if self.limits.divides_books() { spare / 3 } else { (spare / 3).min(1) };
        for books in 1..=most_books.min(held) {
            let each =
                |count: u8| if self.limits.distinct_suits { count.min(books) } else { count };
            let held: u8 = free.iter().map(|&count| each(count)).sum();
            for naturals in (held.min(3 * books)..=held.min(spare)).rev() {
                let fillers = (3 * books).saturating_sub(naturals);
                let lacking = (books * self.limits.naturals).saturating_sub(naturals);
                let mut next = *filled;
                next.cards += naturals + fillers;
                let added = self.add(&mut next, fillers, fillers, lacking, books);
                if added.is_some() && self.place(supply, place + 1, &next) {
                    return true;
                }
            }
        }
        // A natural of the hand would be in the place of the filler.
        let is_worse = |suit: usize| settling.stood_in >> suit & 1 == 1 && free[suit] > 0;
        !(0..5).any(is_worse) && self.place(supply, place + 1, filled)
    }

    /// Makes up the number of cards with fillers, which may be melds of their own.
    fn ends(&self, filled: &Filled) -> bool {
        let missing = self.limits.size - filled.cards;
        (0..=missing / 3).any(|melds| {
            let homeless = filled.homeless.saturating_sub(melds * self.limits.most_wilds);
            let needed = filled.unplaced + melds * self.drawn_naturals;
            (missing + homeless).max(needed) <= filled.left
        })
    }
}

impl Filled {
    /// Returns all but the fillers that are left as one number, with the place.
    fn key(&self, place: usize) -> u128 {
        self.runs.key(place, &[self.cards, self.unplaced, self.homeless], &self.low_aces)
    }
}
