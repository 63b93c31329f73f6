//! The naturals that are in no run, where a rank may have several books: a
//! table of the least costs by the number of wilds in books, rank by rank.
//!
//! Any ruleset can be reckoned so; [`gains`](super::gains) is faster
//! where one book a rank is enough.

use arrayvec::ArrayVec;

use super::naturals::{NonRunNaturals, RankBooks};
use crate::solver::arrangement::MAX_MELDS;
use crate::solver::packed::{Cost, MELD, NEVER, PackedHand};

/// The least costs by the number of wilds in books, 0 to 14.
type Row = [Cost; 15];

/// Returns the least cost; see [`books::least`](super::least).
#[inline(always)]
pub(super) fn least(
    packed: &PackedHand,
    left: NonRunNaturals,
    wilds: u8,
    rest: impl Fn(u8) -> Cost,
) -> Cost {
    CostTable::sweep(packed, left, wilds).least(rest)
}

/// The least costs of the ranks swept so far.
struct CostTable(Row);

impl CostTable {
    /// Sweeps the ranks, with up to `wilds` wilds.
    fn sweep(packed: &PackedHand, left: NonRunNaturals, wilds: u8) -> Self {
        let mut table = Self::start();
        let mut decided = left.total - left.undecided;
        while decided != 0 {
            let rank = decided.trailing_zeros() / 4;
            decided &= !(15 << (4 * rank));
            table.rank(packed, left, rank, wilds);
        }
        table
    }

    fn least(&self, rest: impl Fn(u8) -> Cost) -> Cost {
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
    fn rank(&mut self, packed: &PackedHand, left: NonRunNaturals, rank: u32, wilds: u8) {
        let wilds = usize::from(wilds);
        let there = (left.total >> (4 * rank) & 15) as u8;
        let decided = there - (left.undecided >> (4 * rank) & 15) as u8;
        let price = packed.natural_cost[rank as usize];
        let before = std::mem::replace(&mut self.0, [NEVER; 15]);
        let mut lower = |by: usize, cost: Cost| {
            for (to, from) in self.0[by..=wilds].iter_mut().zip(&before) {
                *to = (*to).min(from + cost);
            }
        };
        lower(0, Cost::from(decided) * price);
        for split in splits(packed, there, suits_of(left, rank)) {
            let loose = (there - split.naturals).min(decided);
            let cost = Cost::from(split.books) * MELD + Cost::from(loose) * price;
            for taken in usize::from(split.least_wilds)..=usize::from(split.most_wilds).min(wilds) {
                lower(taken, cost);
            }
        }
    }
}

/// Returns the books of a least cost; see [`books::choose`](super::choose).
pub(super) fn choose(
    packed: &PackedHand,
    left: NonRunNaturals,
    wilds: u8,
    rest: impl Fn(u8) -> Cost,
) -> ArrayVec<RankBooks, MAX_MELDS> {
    let mut table = CostTable::start();
    let mut rows: ArrayVec<(u8, Row), 13> = ArrayVec::new();
    for rank in (1..=13).filter(|rank| left.total >> (4 * rank) & 15 != 0) {
        rows.push((rank, table.0));
        table.rank(packed, left, u32::from(rank), wilds);
    }
    let mut after = table.0;
    let reached = (0..=wilds).filter(|&wilds| after[usize::from(wilds)] < NEVER);
    let mut wilds = reached
        .min_by_key(|&wilds| after[usize::from(wilds)] + rest(wilds))
        .expect("all can be loose");
    let mut chosen = ArrayVec::new();
    for (rank, before) in rows.into_iter().rev() {
        let books = step(packed, left, rank, wilds, &before, &after);
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
    packed: &PackedHand,
    left: NonRunNaturals,
    rank: u8,
    wilds: u8,
    before: &Row,
    after: &Row,
) -> Option<RankBooks> {
    let shift = 4 * u32::from(rank);
    let there = (left.total >> shift & 15) as u8;
    let suits = suits_of(left, u32::from(rank));
    splits(packed, there, suits).find_map(|split| {
        let cost = Cost::from(split.books) * MELD
            + Cost::from(there - split.naturals) * packed.natural_cost[usize::from(rank)];
        let reaches =
            |taken: &u8| before[usize::from(wilds - taken)] + cost == after[usize::from(wilds)];
        let taken = (split.least_wilds..=split.most_wilds.min(wilds)).find(reaches)?;
        Some(RankBooks {
            rank,
            books: split.books,
            wilds: taken,
        })
    })
}

/// A number of books of one rank.
#[derive(Clone, Copy)]
struct Split {
    books: u8,
    naturals: u8,
    least_wilds: u8,
    most_wilds: u8,
}

/// Returns each number of books that some cards of one rank can make.
///
/// They take every card that they can: one more never hurts a book. The cards
/// are dealt round the books in turn, so their sizes differ by one at most.
fn splits(packed: &PackedHand, there: u8, suits: Option<u64>) -> impl Iterator<Item = Split> + '_ {
    let most_books = match there / packed.book_naturals {
        0 => 0,
        _ if !packed.splits_books() => 1,
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
        (naturals >= books * packed.book_naturals).then_some(Split {
            books,
            naturals,
            least_wilds,
            most_wilds: books.saturating_mul(packed.max_wilds),
        })
    })
}

/// Returns how many cards of a rank each suit has, four bits a suit, where
/// the suits of a book must differ and all is decided.
fn suits_of(left: NonRunNaturals, rank: u32) -> Option<u64> {
    let words = left.suits?.into_iter().enumerate();
    Some(words.fold(0, |suits, (suit, word)| {
        suits | (word >> (4 * rank) & 15) << (4 * suit)
    }))
}
