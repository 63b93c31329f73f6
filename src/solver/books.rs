//! The least cost of the naturals that are in no run: each rank is a book or
//! loose, and the wilds are shared among the ranks.

use arrayvec::ArrayVec;

use super::MOST_MELDS;
use super::deal::{Cost, Deal, NEVER};
use super::table::{self, Table};

/// Naturals that are in no run.
#[derive(Clone, Copy)]
pub(super) struct Left {
    /// All of them, four bits a rank.
    pub(super) total: u64,
    /// Those among them that may yet go into a run and so cost nothing here,
    /// though a book may count on them.
    pub(super) undecided: u64,
    /// All of them by suit, where the suits of a book must differ.
    pub(super) suits: [u64; 5],
}

impl Left {
    /// Takes away one card.
    pub(super) fn without(mut self, rank: u32, suit: usize) -> Self {
        let card = 1 << (4 * rank);
        self.total -= card;
        self.suits[suit] = self.suits[suit].wrapping_sub(card);
        self
    }
}

/// Returns the least cost of naturals with up to `wilds` wilds in books, and
/// of the other wilds: `rest` tells it by the number of wilds in books.
pub(super) fn least(deal: &Deal, left: Left, wilds: u8, rest: impl Fn(u8) -> Cost) -> Cost {
    if deal.splits_books() {
        Table::sweep::<false>(deal, left, wilds).least_kept(rest)
    } else {
        Ranks::new(deal, left, wilds).least(wilds, rest)
    }
}

/// Returns the same after one natural is discarded, whichever is best.
pub(super) fn least_discarded(
    deal: &Deal,
    left: Left,
    wilds: u8,
    rest: impl Fn(u8) -> Cost,
) -> Cost {
    if deal.splits_books() {
        return Table::sweep::<true>(deal, left, wilds).least_discarded(rest);
    }
    let ranks = Ranks::new(deal, left, wilds);
    if !ranks.can_all_meld(wilds) {
        return ranks.least_discarded(wilds, rest);
    }
    // Where nothing need be loose, the discard may break a book.
    let mut cost = NEVER;
    let mut total = left.total;
    while total != 0 {
        let rank = total.trailing_zeros() / 4;
        total &= !(15 << (4 * rank));
        let left = left.without(rank, 0);
        cost = cost.min(Ranks::new(deal, left, wilds).least(wilds, &rest));
    }
    cost
}

/// Returns a cost that naturals do not go below, whatever runs the undecided
/// ones make; with `DISCARD` one card may be discarded.
pub(super) fn bound<const DISCARD: bool>(deal: &Deal, left: Left, wilds: u8) -> Cost {
    if deal.splits_books() {
        let table = Table::sweep::<DISCARD>(deal, left, wilds);
        return table.least_kept(|_| 0).min(table.least_discarded(|_| 0));
    }
    let ranks = Ranks::new(deal, left, wilds);
    let kept = ranks.least(wilds, |_| 0);
    if DISCARD {
        kept.min(ranks.least_discarded(wilds, |_| 0))
    } else {
        kept
    }
}

/// The books of one rank.
#[derive(Clone, Copy)]
pub(super) struct RankBooks {
    /// The number of the rank.
    pub(super) rank: u8,
    /// How many books there are.
    pub(super) books: u8,
    /// How many wilds they have together.
    pub(super) wilds: u8,
}

/// Returns the books that make the cost of [`least`], by rank.
pub(super) fn choose(
    deal: &Deal,
    left: Left,
    wilds: u8,
    rest: impl Fn(u8) -> Cost,
) -> ArrayVec<RankBooks, MOST_MELDS> {
    if deal.splits_books() {
        return table::choose(deal, left, wilds, rest);
    }
    let ranks = Ranks::new(deal, left, wilds);
    let (mut least, mut best) = (NEVER, (0, 0));
    ranks.each(wilds, &rest, |cost, one, two| {
        if cost < least {
            (least, best) = (cost, (one, two));
        }
    });
    let (one, two) = best;
    let full = ranks.full.iter().map(|&rank| (rank, 0));
    let one = ranks.one[..one].iter().map(|gain| (gain.rank, 1));
    let two = ranks.two[..two].iter().map(|gain| (gain.rank, 2));
    let mut books: ArrayVec<_, MOST_MELDS> = full
        .chain(one)
        .chain(two)
        .map(|(rank, wilds)| RankBooks {
            rank,
            books: 1,
            wilds,
        })
        .collect();
    books.sort_unstable_by_key(|books| books.rank);
    // The first book takes what would be loose.
    let needed: u8 = books.iter().map(|books| books.wilds).sum();
    if let Some(first) = books.first_mut() {
        first.wilds += (needed..wilds).take_while(|&wilds| rest(wilds) > 0).count() as u8;
    }
    books
}

/// Ranks by how many wilds make a book of them.
struct Ranks {
    /// What all costs if no wild is used.
    cost: Cost,
    /// The ranks that are books without wilds.
    full: ArrayVec<u8, MOST_MELDS>,
    /// The dearest card that cannot be melded.
    stuck: Cost,
    /// The ranks that need one wild.
    one: Wanting,
    /// The ranks that need two.
    two: Wanting,
}

/// Ranks that need the same number of wilds, the greatest gain first.
type Wanting = ArrayVec<Gain, 13>;

#[derive(Clone, Copy)]
struct Gain {
    /// What a book of the rank saves.
    saved: Cost,
    /// What one of its cards costs when loose.
    price: Cost,
    /// The number of the rank.
    rank: u8,
}

impl Ranks {
    fn new(deal: &Deal, left: Left, wilds: u8) -> Self {
        let mut ranks = Self {
            cost: 0,
            full: ArrayVec::new(),
            stuck: 0,
            one: Wanting::new(),
            two: Wanting::new(),
        };
        let mut decided = left.total - left.undecided;
        while decided != 0 {
            let rank = 15 - decided.leading_zeros() / 4;
            let shift = 4 * rank;
            let count = (decided >> shift) as Cost;
            decided &= (1 << shift) - 1;
            let there = (left.total >> shift & 15) as u8;
            let price = deal.natural_cost[rank as usize];
            let loose = count * price;
            let needed = 3_u8.saturating_sub(there);
            if needed == 0 {
                ranks.full.push(rank as u8);
                ranks.cost += deal.meld_cost;
                continue;
            }
            ranks.cost += loose;
            if there < deal.book_naturals || needed > wilds {
                ranks.stuck = ranks.stuck.max(price);
                continue;
            }
            let gain = Gain {
                saved: loose - deal.meld_cost,
                price,
                rank: rank as u8,
            };
            insert(
                if needed == 1 {
                    &mut ranks.one
                } else {
                    &mut ranks.two
                },
                gain,
            );
        }
        ranks
    }

    /// Says whether wilds can make books of all ranks.
    fn can_all_meld(&self, wilds: u8) -> bool {
        self.stuck == 0 && self.one.len() + 2 * self.two.len() <= usize::from(wilds)
    }

    fn least(&self, wilds: u8, rest: impl Fn(u8) -> Cost) -> Cost {
        let mut least = NEVER;
        self.each(wilds, rest, |cost, _, _| least = least.min(cost));
        least
    }

    /// Returns the least cost without the dearest loose card. Only a lower
    /// bound where there may be none.
    fn least_discarded(&self, wilds: u8, rest: impl Fn(u8) -> Cost) -> Cost {
        let mut least = NEVER;
        self.each(wilds, rest, |cost, one, two| {
            let loose = self.one[one..].iter().chain(&self.two[two..]);
            let dearest = loose.map(|gain| gain.price).fold(self.stuck, Cost::max);
            least = least.min(cost - dearest);
        });
        least
    }

    /// Tells the cost of each number of books with one wild. As many books
    /// with two wilds as then can be are always best.
    fn each(&self, wilds: u8, rest: impl Fn(u8) -> Cost, mut tell: impl FnMut(Cost, usize, usize)) {
        let wilds = usize::from(wilds);
        let mut two = self.two.len().min(wilds / 2);
        let mut cost = self.cost - saved(&self.two[..two]);
        for one in 0..=self.one.len().min(wilds) {
            if one > 0 {
                cost -= self.one[one - 1].saved;
            }
            while one + 2 * two > wilds {
                two -= 1;
                cost += self.two[two].saved;
            }
            // One book takes all the wilds that are left over.
            let has_book = !self.full.is_empty() || one + two > 0;
            tell(cost + if has_book { 0 } else { rest(0) }, one, two);
        }
    }
}

fn saved(gains: &[Gain]) -> Cost {
    gains.iter().map(|gain| gain.saved).sum()
}

/// Keeps the gains sorted; they come nearly so, the dearest rank first.
fn insert(gains: &mut Wanting, gain: Gain) {
    gains.push(gain);
    let mut index = gains.len() - 1;
    while index > 0 && gains[index - 1].saved < gain.saved {
        gains.swap(index - 1, index);
        index -= 1;
    }
}
