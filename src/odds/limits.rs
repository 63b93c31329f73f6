//! Whether some draws are enough where the rules limit what a meld may hold.
//!
//! A search over the melds that the naturals of a hand begin: runs of two or more
//! of them, then books. What is missing in these melds, and in melds of none of
//! them, are places for the wilds of the hand and for cards that are drawn. All
//! that counts is how many of the places wilds may fill, and whether the other
//! cards are unseen.

use arrayvec::ArrayVec;

use super::wilds::{ACES, HIGH_ACE, between, held, places, with_high_aces};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::RoundRules;

/// Whether some draws are enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Enough {
    No,
    Yes,
    /// They would be if more copies of some cards were unseen, or if wild-rank
    /// cards could be in several places: only a search of all draws tells.
    Unsure,
}

/// Returns whether so many draws from the unseen cards are enough to make melds of
/// so many cards of a hand.
pub(super) fn are_enough(
    (hand, unseen): (&Hand, &Hand),
    draws: u8,
    melded: usize,
    rules: RoundRules<'_>,
) -> Enough {
    let mut search = Search::new((hand, unseen), draws, melded, rules);
    let found = search.runs(0, 0);
    match (found, search.is_close) {
        (true, _) => Enough::Yes,
        (false, true) => Enough::Unsure,
        (false, false) => Enough::No,
    }
}

/// The most melds of a hand.
const MOST: usize = 4;

struct Search<'a> {
    rules: RoundRules<'a>,
    unseen: Hand,
    /// The naturals that are in no meld, by suit and place, an ace at both of its
    /// places; also cards of the wild rank if they may be natural in a run.
    left: [u64; 5],
    /// The wilds of the hand, and how many of them have the wild rank.
    wilds: u32,
    of_wild_rank: u32,
    draws: u32,
    /// The cards of all melds.
    size: u32,
    /// The most wilds, and the fewest naturals, of a meld.
    most_wilds: u32,
    min_naturals: u32,
    /// The places of runs, and of naturals that can be drawn by suit.
    places: u64,
    drawable: [u64; 5],
    /// The most cards of a book of no natural of the hand.
    most_free: u32,
    melds: ArrayVec<Begun, MOST>,
    /// Whether some melds would do, but for the cards that are unseen.
    is_close: bool,
}

/// A meld of one or more naturals of the hand.
#[derive(Debug, Clone, Copy)]
struct Begun {
    shape: Shape,
    naturals: u32,
    /// How many of these have the wild rank.
    at_home: u32,
    /// The fewest and the most cards that it can have, as far as cards are unseen.
    least: u32,
    most: u32,
}

#[derive(Debug, Clone, Copy)]
enum Shape {
    /// Naturals of a suit at some places.
    Run { suit: usize, taken: u64 },
    /// Naturals of a rank; the suits as bits.
    Book { place: u32, suits: u8 },
    /// None of the hand: any book.
    Free,
    /// Wilds alone, of which those of the wild rank count as naturals.
    Wilds,
}

impl<'a> Search<'a> {
    fn new(
        (hand, unseen): (&Hand, &Hand),
        draws: u8,
        melded: usize,
        rules: RoundRules<'a>,
    ) -> Self {
        let wild = 4 * u32::from(rules.wild_rank().number());
        let words = Suit::ALL.map(|suit| hand.suit(suit));
        let of_wild_rank = words.iter().map(|word| (word >> wild & 15) as u32).sum();
        let min_naturals = rules.ruleset.min_naturals();
        let others = match rules.ruleset.natural_in_place() && min_naturals > 0 {
            true => u64::MAX,
            false => !(15 << wild),
        };
        let (lowest, highest) = rules.ruleset.run_places();
        let size = melded as u32;
        let mut search = Self {
            rules,
            unseen: *unseen,
            left: words.map(|word| with_high_aces(word & others, rules)),
            wilds: u32::from(hand.jokers()) + of_wild_rank,
            of_wild_rank,
            draws: draws.into(),
            size,
            most_wilds: rules.ruleset.max_wilds().map_or(size, u32::from).min(size),
            min_naturals: min_naturals.into(),
            places: between(lowest.into(), highest.into()),
            melds: ArrayVec::new(),
            is_close: false,
            drawable: [0; 5],
            most_free: 0,
        };
        search.drawable = Suit::ALL.map(|suit| search.drawable(suit));
        let most = (1..HIGH_ACE).map(|place| search.most_of_book(place, 0, 0));
        search.most_free = most.max().unwrap_or_default();
        search
    }

    /// Returns the places of a suit whose naturals can be drawn.
    fn drawable(&self, suit: Suit) -> u64 {
        let ranked = 15 << (4 * self.wild_place());
        let is_natural = self.counts_at_home() && self.rules.ruleset.max_wilds().is_none();
        let others = if is_natural { u64::MAX } else { !ranked };
        held(with_high_aces(self.unseen.suit(suit) & others, self.rules))
    }

    /// Returns the places where a run of so many cards can start that has naturals
    /// at some places.
    fn starts(&self, taken: u64, cards: u32) -> impl Iterator<Item = u32> + use<> {
        let (low, high) = (taken.trailing_zeros() / 4, 15 - taken.leading_zeros() / 4);
        let places = self.places;
        let starts = (high + 1).saturating_sub(cards)..=low.min(16 - cards);
        starts.filter(move |&low| between(low, low + cards - 1) & !places == 0)
    }

    /// Returns the place of the wild rank.
    fn wild_place(&self) -> u32 {
        self.rules.wild_rank().number().into()
    }

    /// Returns the wilds of the hand that are not among the naturals of a run.
    fn free_wilds(&self) -> u32 {
        self.wilds - self.at_home()
    }

    fn at_home(&self) -> u32 {
        self.melds.iter().map(|meld| meld.at_home).sum()
    }

    /// Returns how many cards of the wild rank of the hand a meld of wilds has as
    /// naturals.
    fn own_naturals(&self) -> u32 {
        (self.of_wild_rank - self.at_home()).min(self.min_naturals)
    }

    fn most_melds(&self) -> usize {
        (self.size / 3) as usize
    }

    /// Returns `true` if cards of the wild rank may be among the naturals that a
    /// meld needs.
    fn counts_at_home(&self) -> bool {
        self.rules.ruleset.natural_in_place() && self.min_naturals > 0
    }

    fn cards(&self) -> u32 {
        self.melds.iter().map(|meld| meld.least).sum()
    }

    fn naturals(&self) -> u32 {
        self.melds.iter().map(|meld| meld.naturals).sum()
    }

    /// Tries all runs of a suit that start at a place or above, then those of
    /// the suits after it, then books.
    fn runs(&mut self, suit: usize, from: u32) -> bool {
        let Some(&word) = self.left.get(suit) else {
            return self.books(1, u32::MAX);
        };
        if self.runs(suit + 1, 0) {
            return true;
        }
        if self.melds.len() == self.most_melds() {
            return false;
        }
        let there = held(word) & self.places;
        for low in places(there & between(from, 15)) {
            for high in places(there & between(low + 1, 15)) {
                if (high - low + 1).max(3) > self.size - self.cards() {
                    break;
                }
                let ends = 1 << (4 * low) | 1 << (4 * high);
                let inner = there & between(low, high) & !ends;
                // All naturals between the ends first; fewer leave some to books.
                let mut subset = inner;
                loop {
                    if self.with_run(suit, low, subset | ends) {
                        return true;
                    }
                    if subset == 0 {
                        break;
                    }
                    subset = (subset - 1) & inner;
                }
            }
        }
        false
    }

    fn with_run(&mut self, suit: usize, low: u32, taken: u64) -> bool {
        let naturals = taken.count_ones();
        let Some((least, most)) = self.lengths(suit, taken) else {
            return false;
        };
        let cards = self.cards() + least;
        if cards > self.size {
            return false;
        }
        let missing = cards - self.naturals() - naturals;
        let at_home = (taken >> (4 * self.wild_place()) & 1) as u32;
        if missing + at_home > self.free_wilds() + self.draws || at_home > self.most_wilds {
            return false;
        }
        let word = self.left[suit];
        let aces = held(word) & ACES;
        self.left[suit] -= if taken & aces != 0 {
            taken | aces
        } else {
            taken
        };
        let shape = Shape::Run { suit, taken };
        self.melds.push(Begun {
            shape,
            naturals,
            at_home,
            least,
            most,
        });
        let found = self.runs(suit, low);
        self.melds.pop();
        self.left[suit] = word;
        found
    }

    /// Returns the fewest and the most cards of a run that has naturals at some
    /// places; `None` if wilds may not stand for those that are missing.
    fn lengths(&self, suit: usize, taken: u64) -> Option<(u32, u32)> {
        let (low, high) = (taken.trailing_zeros() / 4, 15 - taken.leading_zeros() / 4);
        let at_home = (taken >> (4 * self.wild_place()) & 1) as u32;
        let fits = |&cards: &u32| {
            let forced = |low| {
                let missing = between(low, low + cards - 1) & !taken;
                (missing & !self.drawable[suit]).count_ones()
            };
            let most = self.most_wilds.checked_sub(at_home);
            let mut starts = self.starts(taken, cards);
            starts.any(|low| most.is_some_and(|most| forced(low) <= most))
        };
        let longest = u32::from(self.rules.ruleset.longest_run()).min(self.size);
        let lengths = (high - low + 1).max(3)..=longest;
        let least = lengths.clone().find(fits)?;
        Some((least, lengths.rev().find(fits)?))
    }

    /// Returns the most cards of a book of a rank with naturals of some suits.
    fn most_of_book(&self, place: u32, suits: u8, naturals: u32) -> u32 {
        let missing = self.size - naturals;
        let drawn = fill_book(self, place, suits, missing, &mut self.unseen.clone());
        self.size.min(naturals + drawn + self.most_wilds)
    }

    /// Tries all books of a rank, of so many naturals at the most, and of the
    /// ranks above it; then whether the melds will do.
    fn books(&mut self, place: u32, most: u32) -> bool {
        if !self.may_do(place) {
            return false;
        }
        if place == HIGH_ACE {
            return self.will_do();
        }
        if place == self.wild_place() {
            return self.books(place + 1, u32::MAX);
        }
        let counts = self.left.map(|word| (word >> (4 * place) & 15) as u32);
        let distinct = self.rules.ruleset.book_distinct_suits();
        let there: u32 = match distinct {
            true => counts.iter().map(|&count| count.min(1)).sum(),
            false => counts.iter().sum(),
        };
        let room = self.size - self.cards();
        if room >= 3 && self.melds.len() < self.most_melds() {
            for naturals in (1..=there.min(room).min(most)).rev() {
                if self.with_book(place, naturals, counts) {
                    return true;
                }
            }
        }
        self.books(place + 1, u32::MAX)
    }

    fn with_book(&mut self, place: u32, naturals: u32, mut counts: [u32; 5]) -> bool {
        let left = self.left;
        let mut suits = 0;
        // Of the suits with the most copies first, so that a second book has as
        // many suits as there can be.
        for _ in 0..naturals {
            let distinct = self.rules.ruleset.book_distinct_suits();
            let fresh = |suit: &usize| !distinct || suits >> suit & 1 == 0;
            let suit = (0..5).filter(fresh).max_by_key(|&suit| counts[suit]);
            let suit = suit.expect("there are so many naturals");
            counts[suit] -= 1;
            suits |= 1 << suit;
            self.left[suit] -= 1 << (4 * place);
            if place == 1 && self.left[suit] & 15 << (4 * HIGH_ACE) != 0 {
                self.left[suit] -= 1 << (4 * HIGH_ACE);
            }
        }
        let least = naturals.max(3);
        let most = self.most_of_book(place, suits, naturals);
        let mut found = false;
        if least <= most {
            self.melds.push(Begun {
                shape: Shape::Book { place, suits },
                naturals,
                at_home: 0,
                least,
                most,
            });
            found = self.books(place, naturals);
            self.melds.pop();
        }
        self.left = left;
        found
    }

    /// Returns `false` if no books of the ranks from a place up make the melds
    /// hold enough of the hand.
    fn may_do(&self, place: u32) -> bool {
        let (cards, naturals) = (self.cards(), self.naturals());
        if cards > self.size || cards - naturals > self.free_wilds() + self.draws {
            return false;
        }
        let count = |place: u32| -> u32 {
            let of = |word: &u64| (word >> (4 * place) & 15) as u32;
            self.left.iter().map(of).sum()
        };
        let mut counts: ArrayVec<u32, 14> = (place..HIGH_ACE)
            .filter(|&place| place != self.wild_place())
            .map(count)
            .collect();
        counts.sort_unstable_by(|a, b| b.cmp(a));
        // Of a rank there may be several books.
        let more: u32 = match self.most_melds() - self.melds.len() {
            0 => 0,
            melds => counts.iter().take(melds).sum(),
        };
        let naturals = naturals + more.min(self.size - cards);
        let wilds = self
            .free_wilds()
            .min(self.most_wilds * self.most_melds() as u32);
        naturals + wilds + self.draws >= self.size
    }

    /// Returns `true` if the melds are complete with the wilds of the hand and
    /// cards that are drawn.
    fn will_do(&mut self) -> bool {
        let Some(slack) = self.size.checked_sub(self.cards()) else {
            return false;
        };
        let melds = self.melds.len() as u32;
        let most_free = (slack / 3).min(self.most_melds() as u32 - melds);
        let most_of_wilds = if self.counts_at_home() { most_free } else { 0 };
        let least_free = u32::from(melds == 0);
        for free in least_free..=most_free {
            for of_wilds in 0..=most_of_wilds.min(free) {
                let filling = Filling::new(self, free - of_wilds, of_wilds);
                let found = filling.and_then(|filling| filling.is_there(self));
                if found == Some(true) {
                    return true;
                }
                self.is_close |= found == Some(false);
            }
        }
        false
    }
}

/// A meld with its final number of cards.
#[derive(Debug, Clone, Copy)]
struct Sized {
    meld: Begun,
    cards: u32,
    /// The most wilds in it.
    wilds: u32,
}

/// Melds that have all cards together, with places for wilds enough.
struct Filling {
    melds: ArrayVec<Sized, MOST>,
}

impl Filling {
    /// Gives each meld as many cards as it is to have, with some that have no
    /// natural of the hand; `None` if wilds have too few places.
    fn new(search: &Search<'_>, free: u32, of_wilds: u32) -> Option<Self> {
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
    fn is_there(&self, search: &Search<'_>) -> Option<bool> {
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
            let cards = unseen.distinct().filter(|&card| of(card));
            cards.map(|card| u32::from(unseen.count(card))).sum()
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
fn fill_book(
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
