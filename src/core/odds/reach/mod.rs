//! Whether the best of some draws let a hand go out, exact under any rules.
//!
//! Cards that are not needed are discarded on the way, so the order of draws does
//! not matter: some cards of the hand and of those unseen meld, and no more of
//! them are drawn than there are draws. The search goes through the ranks from the
//! low end, and settles at each which runs go on, end or begin there and which of
//! the other cards are books. What matters of all that was settled is little:
//! the runs that go on, and how many cards, wilds and cards of the hand were used.
//! Where that failed once it is not tried again. Most of what fails would fail if
//! each draw was the card that is wanted: that is quicker to know, and is asked first.
//!
//! A wild is counted, not named, but for one of the wild rank that the rules take as
//! a natural where it is. Wilds that a meld can hold beyond those that it needs are
//! `spare`: they make up the number of cards in the end.

mod bound;
mod melds;

use rustc_hash::FxHashMap;

use self::bound::Bound;
use self::melds::{Drawn, Limits, Melds, Run, Runs, Supply};
use crate::cards::Hand;
use crate::odds::wilds;
use crate::rules::RoundRules;

/// The place of an ace above the king.
const HIGH_ACE: usize = wilds::HIGH_ACE as usize;

/// Returns `true` if so many cards of a hand and of those unseen meld, of which no
/// more than so many are unseen.
pub(super) fn reaches(
    (hand, unseen): (&Hand, &Hand),
    draws: u8,
    melded: usize,
    rules: RoundRules<'_>,
) -> bool {
    let none = Hand::default();
    let unseen = if draws > 0 { unseen } else { &none };
    let mut search = Search::new((hand, unseen), draws, melded, rules);
    search.place(search.lowest, &Melds::default()).is_some()
}

/// Returns the cards that are drawn in some such melds, of one number of cards or
/// another, if no fewer are drawn in any.
pub(super) fn drawn_in_some(
    cards: (&Hand, &Hand),
    draws: u8,
    melded: impl Iterator<Item = usize>,
    rules: RoundRules<'_>,
) -> Hand {
    let mut drawn = Drawn::default();
    for melded in melded {
        let mut search = Search::new(cards, draws, melded, rules);
        search.missing = Drawn::from_cards(cards.1, rules).without(&drawn);
        drawn.add(search.place(search.lowest, &Melds::default()).unwrap_or_default());
    }
    cards.1.cards().filter(|&card| drawn.contains(card, rules)).collect()
}

struct Search {
    supply: Supply,
    limits: Limits,
    /// How many of the cards may be drawn.
    draws: u8,
    natural_in_place: bool,
    /// The most cards of a run, if melds of so many cards can have too many.
    longest: Option<u8>,
    lowest: usize,
    /// The kinds of cards of which it is asked whether they are drawn in some melds, and
    /// not known yet: no other melds are tried where these have been found.
    missing: Drawn,
    /// The most cards of the hand with which settled places did not do.
    failed: FxHashMap<u128, u8>,
    /// What is drawn above settled places that did, by these and the cards of the hand.
    drawn: FxHashMap<(u128, u8), Drawn>,
    bound: Option<Bound>,
}

/// A place that is being settled.
#[derive(Clone, Copy)]
struct Settling<'a> {
    place: usize,
    /// The runs that came from the place below.
    runs: &'a [Run],
    melds: Melds,
    /// How many cards of the rank are in runs, by suit.
    used: [u8; 5],
    /// Suits of which a wild is in a run at this place, as bits.
    stood_in: u8,
    drawn: Drawn,
}

impl Search {
    fn new(cards: (&Hand, &Hand), draws: u8, melded: usize, rules: RoundRules<'_>) -> Self {
        let ruleset = rules.ruleset;
        let (size, longest) = (melded as u8, ruleset.longest_run());
        let (lowest, highest) = ruleset.run_places();
        let naturals = ruleset.min_naturals();
        let limits = Limits {
            size,
            most_wilds: ruleset.max_wilds().unwrap_or(size).min(size),
            naturals,
            distinct_suits: ruleset.book_distinct_suits(),
            highest: highest.into(),
        };
        let mut search = Self {
            supply: Supply::new(cards, rules),
            limits,
            draws,
            natural_in_place: ruleset.natural_in_place(),
            longest: (size > longest).then_some(longest),
            lowest: lowest.into(),
            missing: Drawn::default(),
            failed: FxHashMap::default(),
            drawn: FxHashMap::default(),
            bound: None,
        };
        if naturals > 1 {
            search.supply.require(naturals, draws, rules);
        }
        // The hand alone is searched sooner, and so are melds that may hold any wilds.
        if draws > 0 && ruleset.limits_melds() {
            search.bound = Some(search.bound());
        }
        search
    }

    /// Returns the same search with fillers.
    fn bound(&self) -> Bound {
        let own = match self.limits.most_wilds {
            _ if self.supply.own_held == 0 || !self.natural_in_place => 0,
            ..3 => 1,
            3.. => self.limits.naturals,
        };
        Bound::new(self.limits, self.limits.naturals.saturating_sub(own))
    }

    /// Returns `true` if the melds do not use too many cards of any kind.
    fn fits(&self, melds: &Melds) -> bool {
        melds.cards <= self.limits.size
            && self.supply.drawn(melds) <= self.draws
            && melds.wilds + melds.own_held + melds.own_drawn <= self.supply.wilds
    }

    /// Adds what is drawn in one of several ways, from a place up; returns `true` if no
    /// other need be tried.
    fn add(&mut self, all: &mut Option<Drawn>, way: Option<Drawn>, place: usize) -> bool {
        if let Some(way) = way {
            all.get_or_insert_default().add(way);
            self.missing = self.missing.without(&way);
        }
        all.is_some() && !self.missing.has_any_from(place)
    }

    /// Settles a place and those above it; returns what is drawn, in all ways or the
    /// first, or `None` if there is no way.
    fn place(&mut self, place: usize, melds: &Melds) -> Option<Drawn> {
        let held = melds.held + self.supply.held_from(place, melds);
        if held + self.draws < self.limits.size || melds.cards + melds.owed() > self.limits.size {
            return None;
        }
        if place > self.limits.highest && melds.runs.all().is_empty() {
            return self.ends(melds);
        }
        if let Some(bound) = &mut self.bound
            && !bound.may_reach(&self.supply, self.draws, place, melds)
        {
            return None;
        }
        let key = melds.key(place, self.supply.most_wilds(melds, self.draws));
        let failed = self.failed.get(&key);
        if failed.is_some_and(|&held| melds.held <= held) {
            return None;
        }
        if let Some(&drawn) = self.drawn.get(&(key, melds.held)) {
            return Some(drawn);
        }
        let settling = Settling {
            place,
            runs: melds.runs.all(),
            melds: Melds { runs: Runs::default(), ..*melds },
            used: [0; 5],
            stood_in: 0,
            drawn: Drawn::default(),
        };
        let found = self.settle_runs(&settling);
        match found {
            Some(drawn) => _ = self.drawn.insert((key, melds.held), drawn),
            None => {
                let held = self.failed.entry(key).or_default();
                *held = melds.held.max(*held);
            }
        }
        found
    }

    /// Lets each run that came from below go on or end.
    fn settle_runs(&mut self, settling: &Settling<'_>) -> Option<Drawn> {
        let Some((&run, others)) = settling.runs.split_first() else {
            return self.begin_runs(0, settling);
        };
        if !self.fits(&settling.melds) {
            return None;
        }
        let rest = Settling { runs: others, ..*settling };
        let ways = [Self::with_natural, Self::with_own, Self::with_wild, Self::with_ended];
        let mut drawn = None;
        for way in ways {
            let next = way(self, &run, rest);
            let way = next.and_then(|next| self.settle_runs(&next));
            if self.add(&mut drawn, way, settling.place) {
                break;
            }
        }
        drawn
    }

    /// Begins runs of a suit and of those after it: with a natural, as wilds can be
    /// at any end of a run.
    fn begin_runs(&mut self, suit: u8, settling: &Settling<'_>) -> Option<Drawn> {
        if !self.fits(&settling.melds) {
            return None;
        }
        let melds = &settling.melds;
        let fits = settling.place <= self.limits.highest
            && self.limits.may_begin_run(&melds.runs, melds.cards);
        let mut drawn = None;
        for suit in if fits { suit..5 } else { 5..5 } {
            let run = Run::new(suit);
            if !self.has_naturals(&run, settling.place) {
                continue;
            }
            for way in [Self::with_natural, Self::with_own] {
                let next = way(self, &run, *settling);
                let way = next.and_then(|next| self.begin_runs(suit, &next));
                if self.add(&mut drawn, way, settling.place) {
                    return drawn;
                }
            }
        }
        let way = self.settle_books(settling);
        self.add(&mut drawn, way, settling.place);
        drawn
    }

    /// Returns `true` if a run can have a card at a place.
    fn goes_on(&self, run: &Run, place: usize) -> bool {
        place <= self.limits.highest && self.longest.is_none_or(|longest| run.cards < longest)
    }

    /// Returns `true` if a run can go on to the naturals that it needs at a place or above.
    fn has_naturals(&self, run: &Run, place: usize) -> bool {
        let more = self.supply.naturals_from(run.suit.into(), place, self.draws);
        more > 0 && run.naturals + more >= self.limits.naturals.max(2)
    }

    /// Returns it with a natural in a run.
    fn with_natural<'a>(&self, run: &Run, mut next: Settling<'a>) -> Option<Settling<'a>> {
        let suit = usize::from(run.suit);
        let (held, all) = self.free(suit, &next);
        if all == 0 || !self.goes_on(run, next.place) {
            return None;
        }
        let melds = &mut next.melds;
        next.used[suit] += 1;
        melds.cards += 1;
        melds.held += held.min(1);
        if held == 0 {
            next.drawn.add_natural(next.place, suit);
        }
        melds.low_aces[suit] += u8::from(next.place == 1 && self.has_high_aces());
        let longer = self.longer(run, melds.cards, true, false);
        melds.runs.push(longer);
        Some(next)
    }

    /// Returns it with a card of the wild rank in its own place in a run, where that
    /// is a natural that the run may need.
    fn with_own<'a>(&self, run: &Run, mut next: Settling<'a>) -> Option<Settling<'a>> {
        let suit = usize::from(run.suit);
        let (held, all) = match next.place == self.supply.wild_place {
            true => self.supply.own(suit, next.used[suit]),
            false => return None,
        };
        if all == 0 || run.wilds >= self.limits.most_wilds || !self.goes_on(run, next.place) {
            return None;
        }
        let melds = &mut next.melds;
        next.used[suit] += 1;
        melds.cards += 1;
        melds.held += held.min(1);
        melds.own_held += held.min(1);
        melds.own_drawn += 1 - held.min(1);
        if held == 0 {
            next.drawn.add_natural(next.place, suit);
        }
        let longer = self.longer(run, melds.cards, true, true);
        melds.runs.push(longer);
        Some(next)
    }

    /// Returns it with a wild in a run that has a natural above.
    fn with_wild<'a>(&self, run: &Run, mut next: Settling<'a>) -> Option<Settling<'a>> {
        let has_naturals = self.has_naturals(run, next.place + 1);
        if !has_naturals || run.wilds >= self.limits.most_wilds || !self.goes_on(run, next.place) {
            return None;
        }
        next.melds.cards += 1;
        next.melds.wilds += 1;
        next.stood_in |= 1 << run.suit;
        let longer = self.longer(run, next.melds.cards, false, true);
        next.melds.runs.push(longer);
        Some(next)
    }

    /// Returns it with a run at its end. One natural is rather a book.
    fn with_ended<'a>(&self, run: &Run, mut next: Settling<'a>) -> Option<Settling<'a>> {
        let wilds = 3_u8.saturating_sub(run.cards);
        let is_run = run.naturals >= self.limits.naturals.max(2) && !run.ends_wild;
        let more_wilds = self.limits.most_wilds.checked_sub(run.wilds + wilds)?;
        let more_cards =
            self.longest.map_or(self.limits.size, |longest| longest - run.cards - wilds);
        next.melds.cards += wilds;
        next.melds.wilds += wilds;
        next.melds.spare += more_cards.min(more_wilds);
        is_run.then_some(next)
    }

    /// Returns a run that is a card longer, with which melds have so many cards; what
    /// does not matter of it is not counted.
    fn longer(&self, run: &Run, melded: u8, is_natural: bool, is_wild: bool) -> Run {
        let cards = run.cards + 1;
        let counts_wilds = self.limits.most_wilds < self.limits.size;
        // With as many cards in other melds it cannot get too long.
        let may_be_long = |longest| melded - cards < self.limits.size - longest;
        Run {
            suit: run.suit,
            cards: if self.longest.is_some_and(may_be_long) { cards } else { cards.min(3) },
            wilds: run.wilds + u8::from(is_wild && counts_wilds),
            naturals: (run.naturals + u8::from(is_natural)).min(self.limits.naturals.max(2)),
            ends_wild: !is_natural,
        }
    }

    /// Returns how many naturals of a suit no run has taken: of the hand, and all.
    fn free(&self, suit: usize, settling: &Settling<'_>) -> (u8, u8) {
        let low_aces = match settling.place {
            HIGH_ACE => settling.melds.low_aces[suit],
            _ => 0,
        };
        let used = settling.used[suit] + low_aces;
        self.supply.naturals(settling.place, suit, used)
    }

    fn has_high_aces(&self) -> bool {
        self.limits.highest == HIGH_ACE
    }

    /// Makes books of what the runs have left, then settles the places above.
    ///
    /// A card of the hand is in a book before another is. Several books of a rank
    /// share their cards as well as can be; they may hold more than one where
    /// suits differ or wilds are limited.
    fn settle_books(&mut self, settling: &Settling<'_>) -> Option<Drawn> {
        let Settling { place, ref melds, .. } = *settling;
        let can_be_high = place == 1 && self.has_high_aces();
        let free: [(u8, u8); 5] = match place <= self.limits.highest && !can_be_high {
            true => std::array::from_fn(|suit| self.free(suit, settling)),
            false => [(0, 0); 5],
        };
        let spare = self.limits.size - melds.cards;
        let most_books = if self.limits.divides_books() { spare / 3 } else { 1 };
        let mut drawn = None;
        let distinct_suits = self.limits.distinct_suits;
        for books in 1..=most_books {
            let each = |count: u8| if distinct_suits { count.min(books) } else { count };
            let held: u8 = free.iter().map(|&(held, _)| each(held)).sum();
            let all: u8 = free.iter().map(|&(_, all)| each(all)).sum();
            let least = books * self.limits.naturals.max(1);
            let fewer = (least.max(3 * books)..held).rev();
            for naturals in (least.max(held)..=all).chain(fewer) {
                let wilds = (3 * books).saturating_sub(naturals);
                let most_wilds = books * self.limits.most_wilds;
                if wilds > most_wilds || naturals + wilds > spare {
                    continue;
                }
                let mut next = *melds;
                next.cards += naturals + wilds;
                next.wilds += wilds;
                next.held += naturals.min(held);
                if naturals >= held {
                    next.spare += most_wilds - wilds;
                }
                let mut with_book = settling.drawn;
                if naturals > held {
                    let fresh = |&suit: &usize| each(free[suit].1) > each(free[suit].0);
                    (0..5).filter(fresh).for_each(|suit| with_book.add_natural(place, suit));
                }
                let way = self.settle_next(place, next, with_book);
                if self.add(&mut drawn, way, place) {
                    return drawn;
                }
            }
        }
        // A natural of the hand would be in the place of the wild.
        let is_worse = |suit: usize| settling.stood_in >> suit & 1 == 1 && free[suit].0 > 0;
        if !(0..5).any(is_worse) {
            let way = self.settle_next(place, *melds, settling.drawn);
            self.add(&mut drawn, way, place);
        }
        drawn
    }

    /// Settles the places above one where some cards are drawn.
    fn settle_next(&mut self, place: usize, mut melds: Melds, drawn: Drawn) -> Option<Drawn> {
        melds.spare = melds.spare.min(self.limits.size - melds.cards);
        let mut all = if self.fits(&melds) { self.place(place + 1, &melds)? } else { return None };
        all.add(drawn);
        Some(all)
    }

    /// Makes up the number of cards with spare wilds and melds of wilds only;
    /// returns what is drawn for it, in all ways.
    fn ends(&mut self, melds: &Melds) -> Option<Drawn> {
        let missing = self.limits.size - melds.cards;
        let may_be_wild =
            self.limits.most_wilds >= 3 && (self.limits.naturals == 0 || self.natural_in_place);
        let most = if may_be_wild { missing / 3 } else { 0 };
        let mut drawn = None;
        for books in 0..=most {
            let own = books * self.limits.naturals;
            let own_held = own.min(self.supply.own_held - melds.own_held);
            let mut all = *melds;
            all.held += own_held;
            all.own_held += own_held;
            all.own_drawn += own - own_held;
            all.cards = self.limits.size;
            all.wilds += missing - own;
            let spare = melds.spare + books * self.limits.most_wilds;
            let has_own = all.own_held + all.own_drawn <= self.supply.own_all;
            if missing <= spare && has_own && self.fits(&all) {
                let way = self.supply.drawn_wilds(&all, own > own_held);
                self.add(&mut drawn, Some(way), self.limits.highest + 1);
            }
        }
        drawn
    }
}
