//! Turns the runs that a search found into melds with every card named.

use arrayvec::ArrayVec;

use super::arrangement::{Arrangement, MAX_MELDS};
use super::books::{self, NonRunNaturals, RankBooks};
use super::packed::PackedHand;
use super::runs::CandidateRun;
use super::search::WildPool;
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::RoundRules;
use crate::rules::meld::{self, MAX_CARDS, MeldKind};

type Cards = ArrayVec<Card, MAX_CARDS>;

/// Lays out a hand with the runs given, the rest as cheaply as can be.
///
/// Every meld is made by [`rules::meld`](crate::rules::meld), so none leaves
/// the solver that the rules do not allow.
pub(super) fn arrangement(
    packed: &PackedHand,
    runs: &[ArrayVec<CandidateRun, MAX_MELDS>; 5],
    hand: &Hand,
    rules: RoundRules<'_>,
) -> Arrangement {
    let plan = Plan::new(packed, runs);
    let groups = Wilds::new(hand, rules.wild_rank()).distribute(packed, &plan);
    let mut rest = *hand;
    let mut melds = ArrayVec::new();
    for (kind, cards) in &groups {
        for &card in cards {
            let held = rest.remove(card);
            debug_assert!(held, "{card} is used more often than it is there");
        }
        let meld = match kind {
            MeldKind::Run => meld::run(cards, rules),
            MeldKind::Book => meld::book(cards, rules),
        };
        melds.push(meld.expect("the solver lays legal melds"));
    }
    Arrangement::new(melds, rest.cards().collect(), rules)
}

type Groups = ArrayVec<(MeldKind, Cards), MAX_MELDS>;

/// How many wilds go where.
struct Plan {
    runs: ArrayVec<Run, MAX_MELDS>,
    /// The naturals in no run: a word a suit, four bits a rank.
    naturals: [u64; 5],
    /// The books of each rank that has some.
    books: ArrayVec<RankBooks, MAX_MELDS>,
    /// Melds of wilds only.
    wild_melds: u8,
    /// Loose wilds.
    loose: u8,
}

/// A run, its suit and how many wilds it takes.
struct Run {
    suit: Suit,
    candidate: CandidateRun,
    wilds: u8,
}

impl Run {
    fn naturals(&self) -> (MeldKind, Cards) {
        let numbers = (1..=14).filter(|place| self.candidate.places >> place & 1 != 0);
        let card = |place: u8| {
            let rank = Rank::from_number(if place == 14 { 1 } else { place });
            Card::Suited(rank.expect("a place has a rank"), self.suit)
        };
        (MeldKind::Run, numbers.map(card).collect())
    }

    /// Returns `true` if the run can be laid so that it covers a place.
    fn reaches(&self, place: u8) -> bool {
        let places = self.candidate.places | 1 << place;
        let span = 16 - places.leading_zeros() - places.trailing_zeros();
        span as usize <= self.candidate.naturals() + usize::from(self.wilds)
    }
}

impl Plan {
    fn new(packed: &PackedHand, suits: &[ArrayVec<CandidateRun, MAX_MELDS>; 5]) -> Self {
        let mut naturals = packed.naturals;
        let mut runs: ArrayVec<Run, MAX_MELDS> = ArrayVec::new();
        for (suit, candidates) in Suit::ALL.into_iter().zip(suits) {
            for &candidate in candidates {
                naturals[suit.index()] -= candidate.used;
                runs.push(Run {
                    suit,
                    candidate,
                    wilds: candidate.least_wilds,
                });
            }
        }
        let total = naturals.iter().sum();
        let left = NonRunNaturals {
            total,
            undecided: 0,
            suits: packed.distinct_suits.then_some(naturals),
            cost: packed.cost_of(total),
        };
        let least = runs.iter().map(|run| run.candidate.least_wilds).sum();
        let most = runs.iter().map(|run| run.candidate.most_wilds).sum();
        let in_place = runs
            .iter()
            .map(|run| u8::from(run.candidate.in_place))
            .sum();
        let pool = WildPool::new(packed, in_place);
        let rest = |in_books| pool.rest(packed, in_books, least, most);
        let books = books::choose(packed, left, packed.wilds - least, |in_books| {
            rest(in_books).cost
        });
        let in_books = books.iter().map(|books| books.wilds).sum();
        let rest = rest(in_books);
        // What is neither in books nor loose nor needed by a meld of wilds
        // only fills the runs, as far as they reach.
        let mut extra = packed.wilds - in_books - rest.loose - 3 * rest.wild_melds - least;
        for run in &mut runs {
            let more = extra.min(run.candidate.most_wilds - run.wilds);
            run.wilds += more;
            extra -= more;
        }
        Self {
            runs,
            naturals,
            books,
            wild_melds: rest.wild_melds,
            loose: rest.loose,
        }
    }
}

/// The wilds of a hand, as they are given out: those of the wild rank by
/// suit, then Jokers.
struct Wilds {
    cards: Cards,
    wild_rank: Rank,
}

impl Wilds {
    fn new(hand: &Hand, wild_rank: Rank) -> Self {
        let ranked = Suit::ALL.map(|suit| Card::Suited(wild_rank, suit));
        let cards = ranked.into_iter().chain([Card::Joker]);
        Self {
            cards: cards
                .flat_map(|card| std::iter::repeat_n(card, usize::from(hand.count(card))))
                .collect(),
            wild_rank,
        }
    }

    /// Gives each meld of the plan its wilds: first where one is needed in its
    /// own place, last where any will do.
    fn distribute(mut self, packed: &PackedHand, plan: &Plan) -> Groups {
        let mut groups: Groups = plan.runs.iter().map(Run::naturals).collect();
        for (run, (_, cards)) in plan.runs.iter().zip(&mut groups) {
            if run.candidate.in_place {
                cards.extend(self.take(Card::Suited(self.wild_rank, run.suit)));
            }
        }
        let reserved = self.reserve(plan.wild_melds * packed.min_naturals);
        self.leave_loose(packed, plan.loose);
        for (run, (_, cards)) in plan.runs.iter().zip(&mut groups) {
            if !run.candidate.in_place && run.reaches(packed.wild_place) {
                cards.extend(self.take(Card::Suited(self.wild_rank, run.suit)));
            }
            let missing = usize::from(run.wilds) + run.candidate.naturals() - cards.len();
            cards.extend(self.cards.drain(..missing));
        }
        for books in &plan.books {
            groups.extend(self.books(books, packed, &plan.naturals));
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
    fn leave_loose(&mut self, packed: &PackedHand, count: u8) {
        let jokers = self
            .cards
            .iter()
            .filter(|&&card| card == Card::Joker)
            .count();
        let ranked = self.cards.len() - jokers;
        let loose_ranked = packed.loose_ranked(count, ranked as u8, jokers as u8);
        let loose_jokers = usize::from(count - loose_ranked);
        self.cards.truncate(self.cards.len() - loose_jokers);
        self.cards.drain(ranked - usize::from(loose_ranked)..ranked);
    }

    /// Deals the cards of a rank round its books in turn, then the wilds.
    fn books(&mut self, plan: &RankBooks, packed: &PackedHand, naturals: &[u64; 5]) -> Groups {
        let count = usize::from(plan.books);
        let mut books: Groups = (0..count).map(|_| (MeldKind::Book, Cards::new())).collect();
        let rank = Rank::from_number(plan.rank).expect("a word counts ranks");
        let mut next = (0..count).cycle();
        for suit in Suit::ALL {
            let there = (naturals[suit.index()] >> (4 * plan.rank) & 15) as usize;
            let taken = if packed.distinct_suits {
                there.min(count)
            } else {
                there
            };
            for index in next.by_ref().take(taken) {
                books[index].1.push(Card::Suited(rank, suit));
            }
        }
        let needed: usize = books.iter().map(|(_, cards)| missing(cards)).sum();
        let mut extra = usize::from(plan.wilds) - needed;
        for (_, cards) in &mut books {
            let needed = missing(cards);
            let more = extra.min(usize::from(packed.max_wilds) - needed);
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
                (MeldKind::Book, cards)
            })
            .collect()
    }
}

/// Returns how many cards a book is short of.
fn missing(cards: &Cards) -> usize {
    3_usize.saturating_sub(cards.len())
}
