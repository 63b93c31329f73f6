//! The melds that a hand begins with all their cards: which of them wilds may be,
//! and whether the others are unseen.

use arrayvec::ArrayVec;

use super::{Begun, MOST, Search, Shape};
use crate::cards::{Card, Hand, Rank, Suit};
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
pub(super) struct Filling {
    melds: ArrayVec<Sized, MOST>,
}

impl Filling {
    /// Gives each meld as many cards as it is to have, with some that have no
    /// natural of the hand; `None` if wilds have too few places.
    pub(super) fn new(search: &Search<'_>, free: u32, of_wilds: u32) -> Option<Self> {
        let none = |(shape, melds, most): (Shape, u32, u32)| {
            let meld = Begun {
                shape,
                naturals: 0,
                at_home: 0,
                least: 3,
                most,
            };
            std::iter::repeat_n(meld, melds as usize)
        };
        let others = [
            (Shape::Free, free, search.most_free),
            (Shape::Wilds, of_wilds, search.most_wilds),
        ];
        let begun = search.melds.iter().copied();
        let begun = begun.chain(others.into_iter().flat_map(none));
        let of = |meld: Begun| Sized {
            meld,
            cards: meld.least,
            wilds: most_wilds(search, meld, meld.least),
        };
        let mut filling = Self {
            melds: begun.map(of).collect(),
        };
        let cards = filling.melds.iter().map(|meld| meld.cards).sum();
        let mut slack = search.size.checked_sub(cards)?;
        // Where a card more makes room for a wild, then anywhere.
        for for_wilds in [true, false] {
            for meld in &mut filling.melds {
                while slack > 0 && meld.cards < meld.meld.most {
                    let wilds = most_wilds(search, meld.meld, meld.cards + 1);
                    if for_wilds && wilds == meld.wilds {
                        break;
                    }
                    meld.cards += 1;
                    meld.wilds = wilds;
                    slack -= 1;
                }
            }
        }
        let missing = search.size - search.naturals();
        let wilds: u32 = filling.melds.iter().map(|meld| meld.wilds).sum();
        let is_enough = missing <= search.free_wilds().min(wilds) + search.draws;
        let fits = |meld: &Sized| meld.cards <= meld.meld.most;
        (slack == 0 && is_enough && filling.melds.iter().all(fits)).then_some(filling)
    }

    /// Returns whether the cards that wilds may not stand for are unseen.
    pub(super) fn is_there(&self, search: &Search<'_>) -> Option<bool> {
        let (mut unseen, mut forced) = (search.unseen, 0);
        for meld in &self.melds {
            let naturals = fill(search, meld, &mut unseen);
            let wilds = meld.cards - meld.meld.naturals - naturals;
            if wilds > meld.wilds && !matches!(meld.meld.shape, Shape::Wilds) {
                return Some(false);
            }
            forced += wilds;
        }
        let count = |of: &dyn Fn(Card) -> bool| -> u32 {
            let cards = search.unseen.distinct().filter(|&card| of(card));
            cards.map(|card| u32::from(search.unseen.count(card))).sum()
        };
        let drawn = count(&|card| search.rules.is_wild(card));
        let drawn_home = count(&|card| card.rank() == Some(search.rules.wild_rank()));
        let is_there = forced <= search.free_wilds() + drawn;
        Some(is_there && self.is_at_home(search, drawn_home))
    }

    /// Returns `true` if there are as many cards of the wild rank as melds of wilds
    /// count on as naturals.
    fn is_at_home(&self, search: &Search<'_>, mut unseen: u32) -> bool {
        let mut left = search.of_wild_rank - search.at_home();
        let of_wilds = |meld: &&Sized| matches!(meld.meld.shape, Shape::Wilds);
        self.melds.iter().filter(of_wilds).all(|_| {
            let own = search.own_naturals();
            let drawn = search.min_naturals - own;
            let is_there = own <= left && drawn <= unseen;
            left -= own.min(left);
            unseen -= drawn.min(unseen);
            is_there
        })
    }
}

/// Returns the most wilds of a meld of so many cards that are not among its
/// naturals.
fn most_wilds(search: &Search<'_>, meld: Begun, cards: u32) -> u32 {
    let naturals = match meld.shape {
        Shape::Wilds => search.min_naturals - search.own_naturals(),
        _ => search.min_naturals.max(meld.naturals),
    };
    let most = search.most_wilds - meld.at_home;
    most.min(cards.saturating_sub(naturals))
}

/// Takes the unseen naturals that fit into a meld; returns how many.
fn fill(search: &Search<'_>, meld: &Sized, unseen: &mut Hand) -> u32 {
    let missing = meld.cards - meld.meld.naturals;
    match meld.meld.shape {
        Shape::Run { suit, taken } => {
            let best = run_fillers(search, meld.cards, suit, taken, unseen);
            best.iter().for_each(|&card| _ = unseen.remove(card));
            best.len() as u32
        }
        Shape::Book { place, suits } => fill_book(search, place, suits, missing, unseen),
        Shape::Wilds => 0,
        Shape::Free => {
            let fits = |place: u32| fill_book(search, place, 0, missing, &mut unseen.clone());
            let place = (1..HIGH_ACE).max_by_key(|&place| fits(place));
            fill_book(search, place.unwrap_or(1), 0, missing, unseen)
        }
    }
}

/// Returns the unseen naturals that a run can have, where it is best placed.
fn run_fillers(
    search: &Search<'_>,
    cards: u32,
    suit: usize,
    taken: u64,
    unseen: &Hand,
) -> ArrayVec<Card, 14> {
    let starts = search.starts(taken, cards);
    let fillers = |low: u32| -> ArrayVec<Card, 14> {
        (low..low + cards)
            .filter(|place| (search.drawable[suit] & !taken) >> (4 * place) & 1 == 1)
            .filter_map(|place| card(place, suit))
            .filter(|&card| unseen.count(card) > 0)
            .collect()
    };
    let best = starts.map(fillers).max_by_key(ArrayVec::len);
    best.unwrap_or_default()
}

fn card(place: u32, suit: usize) -> Option<Card> {
    let place = if place == HIGH_ACE { 1 } else { place };
    let rank = Rank::from_number(place as u8)?;
    Some(Card::Suited(rank, Suit::ALL[suit]))
}

/// Takes unseen naturals of a rank, so many at the most; returns how many.
pub(super) fn fill_book(
    search: &Search<'_>,
    place: u32,
    mut suits: u8,
    missing: u32,
    unseen: &mut Hand,
) -> u32 {
    let distinct = search.rules.ruleset.book_distinct_suits();
    for filled in 0..missing {
        let fits = |&suit: &usize| {
            let card = card(place, suit).filter(|&card| !search.rules.is_wild(card));
            card.is_some_and(|card| unseen.count(card) > 0) && !(distinct && suits >> suit & 1 == 1)
        };
        let count = |&suit: &usize| card(place, suit).map_or(0, |card| unseen.count(card));
        let Some(suit) = (0..5).filter(fits).max_by_key(count) else {
            return filled;
        };
        suits |= 1 << suit;
        if let Some(card) = card(place, suit) {
            unseen.remove(card);
        }
    }
    missing
}
