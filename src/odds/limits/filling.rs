//! How long each meld is to be, and which cards it is filled with.

use arrayvec::ArrayVec;

use super::melds::{Begun, MOST, Melds, Shape};
use super::problem::Problem;
use crate::cards::{Card, Hand};
use crate::odds::wilds::HIGH_ACE;

/// A meld with its final number of cards.
#[derive(Debug, Clone, Copy)]
struct Sized {
    meld: Begun,
    cards: u32,
    /// The most wilds in it.
    wilds: u32,
}

/// Melds that have all cards together, with places for wilds enough.
pub(super) struct Filling<'a> {
    problem: &'a Problem<'a>,
    begun: &'a Melds,
    melds: ArrayVec<Sized, MOST>,
}

impl<'a> Filling<'a> {
    /// Gives each meld as many cards as it is to have, with some that have no
    /// natural of the hand; `None` if wilds have too few places.
    pub(super) fn new(
        problem: &'a Problem<'a>,
        begun: &'a Melds,
        free: u32,
        of_wilds: u32,
    ) -> Option<Self> {
        let none = |(shape, melds, most): (Shape, u32, u32)| {
            std::iter::repeat_n(Begun::of_none(shape, most), melds as usize)
        };
        let others = [
            (Shape::Free, free, problem.size),
            (Shape::Wilds, of_wilds, problem.most_wilds),
        ];
        let all = begun.0.iter().copied();
        let mut filling = Self {
            problem,
            begun,
            melds: ArrayVec::new(),
        };
        for meld in all.chain(others.into_iter().flat_map(none)) {
            let wilds = filling.most_wilds(meld, meld.least);
            filling.melds.push(Sized {
                meld,
                cards: meld.least,
                wilds,
            });
        }
        filling.share_out().then_some(filling)
    }

    /// Gives the melds the cards that they can have more; returns `false` if not
    /// all of them have a place, or too few are places for wilds.
    fn share_out(&mut self) -> bool {
        let cards: u32 = self.melds.iter().map(|meld| meld.cards).sum();
        let Some(mut slack) = self.problem.size.checked_sub(cards) else {
            return false;
        };
        // Where a card more makes room for a wild, then anywhere.
        for for_wilds in [true, false] {
            for index in 0..self.melds.len() {
                let mut meld = self.melds[index];
                while slack > 0 && meld.cards < meld.meld.most {
                    let wilds = self.most_wilds(meld.meld, meld.cards + 1);
                    if for_wilds && wilds == meld.wilds {
                        break;
                    }
                    meld.cards += 1;
                    meld.wilds = wilds;
                    slack -= 1;
                }
                self.melds[index] = meld;
            }
        }
        let Problem { size, draws, .. } = *self.problem;
        let missing = size - self.begun.naturals();
        let wilds: u32 = self.melds.iter().map(|meld| meld.wilds).sum();
        let is_enough = missing <= self.problem.free_wilds(self.begun).min(wilds) + draws;
        let fits = |meld: &Sized| meld.cards <= meld.meld.most;
        slack == 0 && is_enough && self.melds.iter().all(fits)
    }

    /// Returns the most wilds of a meld of so many cards that are not among its
    /// naturals.
    fn most_wilds(&self, meld: Begun, cards: u32) -> u32 {
        let problem = self.problem;
        let naturals = match meld.shape {
            Shape::Wilds => problem.min_naturals - problem.own_naturals(self.begun),
            _ => problem.min_naturals.max(meld.naturals),
        };
        let most = problem.most_wilds - meld.at_home;
        most.min(cards.saturating_sub(naturals))
    }

    /// Returns `true` if the cards that wilds may not stand for are unseen.
    pub(super) fn is_there(&self) -> bool {
        let rules = self.problem.rules;
        let (mut unseen, mut forced) = (self.problem.unseen, 0);
        for meld in &self.melds {
            let naturals = self.fill(meld, &mut unseen);
            let wilds = meld.cards - meld.meld.naturals - naturals;
            if wilds > meld.wilds && !matches!(meld.meld.shape, Shape::Wilds) {
                return false;
            }
            forced += wilds;
        }
        let count = |of: &dyn Fn(Card) -> bool| -> u32 {
            let cards = unseen.distinct().filter(|&card| of(card));
            cards.map(|card| u32::from(unseen.count(card))).sum()
        };
        let drawn = count(&|card| rules.is_wild(card));
        let drawn_home = count(&|card| card.rank() == Some(rules.wild_rank()));
        forced <= self.problem.free_wilds(self.begun) + drawn && self.is_at_home(drawn_home)
    }

    /// Returns `true` if there are as many cards of the wild rank as melds of wilds
    /// count on as naturals.
    fn is_at_home(&self, mut unseen: u32) -> bool {
        let problem = self.problem;
        let mut left = problem.of_wild_rank - self.begun.at_home();
        let of_wilds = |meld: &&Sized| matches!(meld.meld.shape, Shape::Wilds);
        self.melds.iter().filter(of_wilds).all(|_| {
            let own = problem.own_naturals(self.begun);
            let drawn = problem.min_naturals - own;
            let is_there = own <= left && drawn <= unseen;
            left -= own.min(left);
            unseen -= drawn.min(unseen);
            is_there
        })
    }

    /// Takes the unseen naturals that fit into a meld; returns how many.
    fn fill(&self, meld: &Sized, unseen: &mut Hand) -> u32 {
        let problem = self.problem;
        let missing = meld.cards - meld.meld.naturals;
        match meld.meld.shape {
            Shape::Run { suit, taken } => {
                let best = problem.run_fillers(meld.cards, suit, taken, unseen);
                best.iter().for_each(|&card| _ = unseen.remove(card));
                best.len() as u32
            }
            Shape::Book { place, suits } => problem.fill_book(place, suits, missing, unseen),
            Shape::Wilds => 0,
            Shape::Free => {
                let fits = |place: u32| problem.fill_book(place, 0, missing, &mut unseen.clone());
                let place = (1..HIGH_ACE).max_by_key(|&place| fits(place));
                problem.fill_book(place.unwrap_or(1), 0, missing, unseen)
            }
        }
    }
}
