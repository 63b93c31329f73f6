//! The naturals that are in no run, where a rank may have several books: a
//! table of the least costs by the number of wilds in books, rank by rank.
//!
//! Any ruleset can be reckoned so; [`books`](super::books) does it quicker
//! where one book a rank is enough.

use arrayvec::ArrayVec;

use super::MOST_MELDS;
use super::books::{Left, RankBooks};
use super::deal::{Cost, Deal, MELD, NEVER};

/// The least costs by the number of wilds in books, 0 to 14.
pub(super) type Row = [Cost; 15];

/// The least costs of the ranks swept so far.
pub(super) struct Table(Row);

impl Table {
    /// Sweeps the ranks, with up to `wilds` wilds.
    pub(super) fn sweep(deal: &Deal, left: Left, wilds: u8) -> Self {
        let mut table = Self::start();
        let mut decided = left.total - left.undecided;
        while decided != 0 {
            let rank = decided.trailing_zeros() / 4;
            decided &= !(15 << (4 * rank));
            table.rank(deal, left, rank, wilds);
        }
        table
    }

    pub(super) fn least(&self, rest: impl Fn(u8) -> Cost) -> Cost {
        let costs = (0..).zip(&self.0).filter(|&(_, &cost)| cost < NEVER);
        costs
            .map(|(wilds, cost)| cost + rest(wilds))
            .min()
            .unwrap_or(NEVER)
    }

    fn start() -> Self {
        let mut row = [NEVER; 15];
        row[0] = 0;
        Self(row)
    }

    /// Takes one rank more: all its cards loose, or in books.
    fn rank(&mut self, deal: &Deal, left: Left, rank: u32, wilds: u8) {
        let wilds = usize::from(wilds);
        let there = (left.total >> (4 * rank) & 15) as u8;
        let decided = there - (left.undecided >> (4 * rank) & 15) as u8;
        let price = deal.natural_cost[rank as usize];
        let before = std::mem::replace(&mut self.0, [NEVER; 15]);
        let mut lower = |by: usize, cost: Cost| {
            for (to, from) in self.0[by..=wilds].iter_mut().zip(&before) {
                *to = (*to).min(from + cost);
            }
        };
        lower(0, Cost::from(decided) * price);
        for way in ways(deal, there, suits_of(left, rank)) {
            let loose = (there - way.naturals).min(decided);
            let cost = Cost::from(way.books) * MELD + Cost::from(loose) * price;
            for taken in usize::from(way.least_wilds)..=usize::from(way.most_wilds).min(wilds) {
                lower(taken, cost);
            }
        }
    }
}

/// Returns the books of a least cost; see [`books::choose`](super::books::choose).
pub(super) fn choose(
    deal: &Deal,
    left: Left,
    wilds: u8,
    rest: impl Fn(u8) -> Cost,
) -> ArrayVec<RankBooks, MOST_MELDS> {
    let mut table = Table::start();
    let mut rows: ArrayVec<(u8, Row), 13> = ArrayVec::new();
    for rank in (1..=13).filter(|rank| left.total >> (4 * rank) & 15 != 0) {
        rows.push((rank, table.0));
        table.rank(deal, left, u32::from(rank), wilds);
    }
    let mut after = table.0;
    let reached = (0..=wilds).filter(|&wilds| after[usize::from(wilds)] < NEVER);
    let mut wilds = reached
        .min_by_key(|&wilds| after[usize::from(wilds)] + rest(wilds))
        .expect("all can be loose");
    let mut chosen = ArrayVec::new();
    for (rank, before) in rows.into_iter().rev() {
        let books = step(deal, left, rank, wilds, &before, &after);
        wilds -= books.map_or(0, |books| books.wilds);
        chosen.extend(books);
        after = before;
    }
    chosen.reverse();
    chosen
}

/// Finds the books of a rank that lead from one row to the next, where they
/// have so many wilds together; none if the rank is loose.
fn step(
    deal: &Deal,
    left: Left,
    rank: u8,
    wilds: u8,
    before: &Row,
    after: &Row,
) -> Option<RankBooks> {
    let shift = 4 * u32::from(rank);
    let there = (left.total >> shift & 15) as u8;
    let suits = suits_of(left, u32::from(rank));
    ways(deal, there, suits).find_map(|way| {
        let cost = Cost::from(way.books) * MELD
            + Cost::from(there - way.naturals) * deal.natural_cost[usize::from(rank)];
        let reaches =
            |taken: &u8| before[usize::from(wilds - taken)] + cost == after[usize::from(wilds)];
        let taken = (way.least_wilds..=way.most_wilds.min(wilds)).find(reaches)?;
        Some(RankBooks {
            rank,
            books: way.books,
            wilds: taken,
        })
    })
}

/// A number of books of one rank.
#[derive(Clone, Copy)]
struct Way {
    books: u8,
    naturals: u8,
    least_wilds: u8,
    most_wilds: u8,
}

/// Returns each number of books that some cards of one rank can make.
///
/// They take every card that they can: one more never hurts a book. The cards
/// are dealt round the books in turn, so their sizes differ by one at most.
fn ways(deal: &Deal, there: u8, suits: Option<u64>) -> impl Iterator<Item = Way> + '_ {
    let most_books = match there / deal.book_naturals {
        0 => 0,
        _ if !deal.splits_books() => 1,
        books => books,
    };
    (1..=most_books).filter_map(move |books| {
        let naturals = match suits {
            Some(suits) => (0..5)
                .map(|suit| ((suits >> (4 * suit) & 15) as u8).min(books))
                .sum(),
            None => there,
        };
        let least_wilds = (3 * books).saturating_sub(naturals);
        (naturals >= books * deal.book_naturals).then_some(Way {
            books,
            naturals,
            least_wilds,
            most_wilds: books.saturating_mul(deal.max_wilds),
        })
    })
}

/// Returns how many cards of a rank each suit has, four bits a suit, where
/// the suits of a book must differ and all is decided.
fn suits_of(left: Left, rank: u32) -> Option<u64> {
    let words = left.suits?.into_iter().enumerate();
    Some(words.fold(0, |suits, (suit, word)| {
        suits | (word >> (4 * rank) & 15) << (4 * suit)
    }))
}
