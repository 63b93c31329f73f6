//! Turns the runs that a search found into melds with every card named.

use arrayvec::ArrayVec;

use super::books::{self, Books, Left, Row};
use super::deal::{Cost, Deal};
use super::runs::{Core, Lay};
use super::search::Pool;
use super::{Arrangement, MOST_MELDS};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::meld::{self, Kind, MOST_CARDS};
use crate::rules::{Round, Ruleset};

type Cards = ArrayVec<Card, MOST_CARDS>;

/// Lays out a hand with the runs given, the rest as cheaply as can be.
///
/// Every meld is made by [`rules::meld`](crate::rules::meld), so none leaves
/// the solver that the rules do not allow.
pub(super) fn arrangement(
    deal: &Deal,
    lays: &[Lay; 5],
    hand: &Hand,
    round: Round,
    rules: &Ruleset,
) -> Arrangement {
    let plan = Plan::new(deal, lays);
    let groups = Wilds::new(hand, round).give_out(deal, &plan);
    let mut rest = *hand;
    let melds = groups.iter().map(|(kind, cards)| {
        for &card in cards {
            let held = rest.remove(card);
            debug_assert!(held, "{card} is used more often than it is there");
        }
        let meld = match kind {
            Kind::Run => meld::run(cards, round, rules),
            Kind::Book => meld::book(cards, round, rules),
        };
        meld.expect("the solver lays legal melds")
    });
    let melds = melds.collect();
    let deadwood: Cards = rest.cards().collect();
    Arrangement {
        penalty: deadwood.iter().map(|&card| rules.value(card, round)).sum(),
        melds,
        deadwood,
    }
}

type Groups = ArrayVec<(Kind, Cards), MOST_MELDS>;

/// How many wilds go where.
struct Plan {
    runs: ArrayVec<Run, MOST_MELDS>,
    /// The books of each rank that has some.
    books: ArrayVec<RankBooks, MOST_MELDS>,
    /// Melds of wilds only.
    wild_melds: u8,
    /// Loose wilds.
    loose: u8,
}

/// A run, its suit and how many wilds it takes.
struct Run {
    suit: Suit,
    core: Core,
    wilds: u8,
}

impl Run {
    fn naturals(&self) -> (Kind, Cards) {
        let numbers = (1..=14).filter(|place| self.core.places >> place & 1 != 0);
        let card = |place: u8| {
            let rank = Rank::from_number(if place == 14 { 1 } else { place });
            Card::Suited(rank.expect("a place has a rank"), self.suit)
        };
        (Kind::Run, numbers.map(card).collect())
    }

    /// Says whether the run can be laid so that it covers a place.
    fn reaches(&self, place: u8) -> bool {
        let places = self.core.places | 1 << place;
        let span = 16 - places.leading_zeros() - places.trailing_zeros();
        self.wilds > 0 && span as usize <= self.core.naturals() + usize::from(self.wilds)
    }
}

/// The books of one rank: their cards, how many they are, and their wilds.
struct RankBooks {
    naturals: Cards,
    books: u8,
    wilds: u8,
}

impl Plan {
    fn new(deal: &Deal, lays: &[Lay; 5]) -> Self {
        let mut suits = deal.naturals;
        let mut runs: ArrayVec<Run, MOST_MELDS> = ArrayVec::new();
        let (mut least, mut most, mut at_home) = (0, 0, 0);
        for (suit, lay) in Suit::ALL.into_iter().zip(lays) {
            suits[suit.index()] -= lay.used;
            least += lay.least_wilds;
            most += lay.most_wilds;
            at_home += lay.at_home;
            for core in &lay.runs[..usize::from(lay.count)] {
                runs.push(Run {
                    suit,
                    core: *core,
                    wilds: core.least_wilds,
                });
            }
        }
        let pool = Pool::new(deal, at_home);
        let (books, in_books) = Sweep::new(deal, &suits, deal.wilds - least)
            .best(|in_books| pool.rest(deal, in_books, least, most).cost);
        let rest = pool.rest(deal, in_books, least, most);
        // What is neither in books nor loose nor needed by a meld of wilds
        // only fills the runs, as far as they reach.
        let mut extra = deal.wilds - in_books - rest.loose - 3 * rest.wild_melds - least;
        for run in &mut runs {
            let more = extra.min(run.core.most_wilds - run.wilds);
            run.wilds += more;
            extra -= more;
        }
        Self {
            runs,
            books,
            wild_melds: rest.wild_melds,
            loose: rest.loose,
        }
    }
}

/// A sweep over the ranks that remembers each step.
struct Sweep<'a> {
    deal: &'a Deal,
    left: Left<'a>,
    ranks: ArrayVec<u32, 14>,
    /// The costs before each rank, and after the last.
    rows: ArrayVec<Row, 15>,
}

impl<'a> Sweep<'a> {
    fn new(deal: &'a Deal, suits: &'a [u64; 5], wilds: u8) -> Self {
        let left = Left {
            total: suits.iter().sum(),
            undecided: 0,
            suits,
        };
        let mut sweep = Self {
            deal,
            left,
            ranks: ArrayVec::new(),
            rows: ArrayVec::new(),
        };
        let mut books = Books::start();
        sweep.rows.push(books.kept);
        for rank in 1..=13 {
            if left.total >> (4 * rank) & 15 != 0 {
                books.rank::<false>(deal, left, rank, wilds);
                sweep.ranks.push(rank);
                sweep.rows.push(books.kept);
            }
        }
        sweep
    }

    /// Returns the cheapest books and how many wilds they take, given what
    /// becomes of the other wilds.
    fn best(self, rest: impl Fn(u8) -> Cost) -> (ArrayVec<RankBooks, MOST_MELDS>, u8) {
        let last = &self.rows[self.ranks.len()];
        let reached = (0..=14_u8).filter(|&wilds| last[usize::from(wilds)] < super::deal::NEVER);
        let in_books = reached
            .min_by_key(|&wilds| last[usize::from(wilds)] + rest(wilds))
            .expect("books without wilds are always possible");
        let mut books = ArrayVec::new();
        let mut wilds = in_books;
        for (index, &rank) in self.ranks.iter().enumerate().rev() {
            if let Some(step) = self.step(rank, &self.rows[index], &self.rows[index + 1], wilds) {
                wilds -= step.wilds;
                books.push(step);
            }
        }
        books.reverse();
        (books, in_books)
    }

    /// Finds the books of a rank that lead from one row to the next.
    fn step(&self, rank: u32, before: &Row, after: &Row, wilds: u8) -> Option<RankBooks> {
        let there = (self.left.total >> (4 * rank) & 15) as u8;
        let price = self.deal.natural_cost[rank as usize];
        let suits = books::suits_of(self.deal, self.left, rank);
        for way in books::ways(self.deal, there, suits) {
            let cost = Cost::from(way.books) * self.deal.meld_cost
                + Cost::from(there - way.naturals) * price;
            for taken in way.least_wilds..=way.most_wilds.min(wilds) {
                if before[usize::from(wilds - taken)] + cost == after[usize::from(wilds)] {
                    return Some(RankBooks {
                        naturals: self.naturals(rank, way.books),
                        books: way.books,
                        wilds: taken,
                    });
                }
            }
        }
        None
    }

    /// Returns the naturals of a rank that so many books can take.
    fn naturals(&self, rank: u32, books: u8) -> Cards {
        let mut cards = Cards::new();
        for suit in Suit::ALL {
            let there = (self.left.suits[suit.index()] >> (4 * rank) & 15) as u8;
            let taken = if self.deal.distinct_suits {
                there.min(books)
            } else {
                there
            };
            let rank = Rank::from_number(rank as u8).expect("a word counts ranks");
            cards.extend((0..taken).map(|_| Card::Suited(rank, suit)));
        }
        cards
    }
}

/// The wilds of a hand, as they are given out: those of the wild rank by
/// suit, then Jokers.
struct Wilds {
    cards: Cards,
    round: Round,
}

impl Wilds {
    fn new(hand: &Hand, round: Round) -> Self {
        let ranked = Suit::ALL.map(|suit| Card::Suited(round.wild(), suit));
        let cards = ranked.into_iter().chain([Card::Joker]);
        Self {
            cards: cards
                .flat_map(|card| std::iter::repeat_n(card, usize::from(hand.count(card))))
                .collect(),
            round,
        }
    }

    /// Gives each meld of the plan its wilds: first where one is needed in its
    /// own place, last where any will do.
    fn give_out(mut self, deal: &Deal, plan: &Plan) -> Groups {
        let mut groups: Groups = plan.runs.iter().map(Run::naturals).collect();
        for (run, (_, cards)) in plan.runs.iter().zip(&mut groups) {
            if run.core.at_home {
                cards.extend(self.take(Card::Suited(self.round.wild(), run.suit)));
            }
        }
        let reserved = self.reserve(plan.wild_melds * deal.min_naturals);
        self.leave_loose(deal, plan.loose);
        for (run, (_, cards)) in plan.runs.iter().zip(&mut groups) {
            if !run.core.at_home && run.reaches(deal.wild_place) {
                cards.extend(self.take(Card::Suited(self.round.wild(), run.suit)));
            }
            let missing = usize::from(run.wilds) + run.core.naturals() - cards.len();
            cards.extend(self.cards.drain(..missing));
        }
        for books in &plan.books {
            groups.extend(self.books(books, deal));
        }
        groups.extend(self.wild_melds(reserved, plan.wild_melds));
        groups
    }

    fn take(&mut self, card: Card) -> Option<Card> {
        let index = self.cards.iter().position(|&other| other == card)?;
        Some(self.cards.remove(index))
    }

    /// Takes cards of the wild rank for the melds of wilds only.
    fn reserve(&mut self, count: u8) -> Cards {
        self.cards.drain(..usize::from(count)).collect()
    }

    /// Drops the cheapest wilds, which stay in the deadwood.
    fn leave_loose(&mut self, deal: &Deal, count: u8) {
        let jokers = self
            .cards
            .iter()
            .filter(|&&card| card == Card::Joker)
            .count();
        let ranked = self.cards.len() - jokers;
        let loose_ranked = deal.loose_ranked(count, ranked as u8, jokers as u8);
        let loose_jokers = usize::from(count - loose_ranked);
        self.cards.truncate(self.cards.len() - loose_jokers);
        self.cards.drain(ranked - usize::from(loose_ranked)..ranked);
    }

    /// Deals the cards of a rank round its books in turn, then the wilds.
    fn books(&mut self, plan: &RankBooks, deal: &Deal) -> Groups {
        let count = usize::from(plan.books);
        let mut books: Groups = (0..count).map(|_| (Kind::Book, Cards::new())).collect();
        for (index, &card) in plan.naturals.iter().enumerate() {
            books[index % count].1.push(card);
        }
        let needed: usize = books.iter().map(|(_, cards)| missing(cards)).sum();
        let mut extra = usize::from(plan.wilds) - needed;
        for (_, cards) in &mut books {
            let needed = missing(cards);
            let more = extra.min(usize::from(deal.max_wilds) - needed);
            extra -= more;
            cards.extend(self.cards.drain(..needed + more));
        }
        books
    }

    /// Makes melds of the wilds that are left, as even in size as can be.
    fn wild_melds(mut self, mut reserved: Cards, count: u8) -> Groups {
        let count = usize::from(count);
        let each = reserved.len() / count.max(1);
        let all = reserved.len() + self.cards.len();
        (0..count)
            .map(|index| {
                let size = all / count + usize::from(index < all % count);
                let mut cards: Cards = reserved.drain(..each).collect();
                cards.extend(self.cards.drain(..size - each));
                (Kind::Book, cards)
            })
            .collect()
    }
}

/// Returns how many cards a book lacks.
fn missing(cards: &Cards) -> usize {
    3_usize.saturating_sub(cards.len())
}
