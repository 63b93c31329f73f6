//! The least cost of the naturals that are in no run: each rank is a book or
//! loose, and the wilds are shared among the ranks.

use arrayvec::ArrayVec;

use super::MOST_MELDS;
use super::deal::{Cost, Deal, MELD, NEVER};
use super::runs::{LOWEST_BITS, ranks};
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
    pub(super) suits: Option<[u64; 5]>,
    /// What the decided ones cost if all are loose.
    pub(super) cost: Cost,
}

/// Returns the least cost of naturals with up to `wilds` wilds in books, and
/// of the other wilds: `rest` tells it by the number of wilds in books.
///
/// While cards are undecided it is a lower bound, whatever runs they make.
pub(super) fn least(deal: &Deal, left: Left, wilds: u8, rest: impl Fn(u8) -> Cost) -> Cost {
    if deal.needs_table() {
        Table::sweep(deal, left, wilds).least(rest)
    } else {
        Ranks::new(deal, left, wilds).least(wilds, rest)
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
    if deal.needs_table() {
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
    let full = (0..14)
        .filter(|rank| ranks.full >> (4 * rank) & 1 != 0)
        .map(|rank| (rank, 0));
    let one = ranks.one.gains[..one].iter().map(|gain| (gain.rank(), 1));
    let two = ranks.two.gains[..two].iter().map(|gain| (gain.rank(), 2));
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
    /// The ranks that are books without wilds, a bit in four each.
    full: u64,
    /// The ranks that need one wild.
    one: Wanting,
    /// The ranks that need two.
    two: Wanting,
}

/// Ranks that need the same number of wilds, the greatest gain first.
struct Wanting {
    gains: [Gain; MOST_MELDS + 1],
    count: usize,
}

/// What a book of a rank saves, and the number of the rank, in one word that
/// sorts by the saving.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Gain(u32);

impl Ranks {
    #[inline(always)]
    fn new(deal: &Deal, left: Left, wilds: u8) -> Self {
        let decided = left.total - left.undecided;
        let counted = ranks(decided);
        let gain = |rank: u32| {
            let count = (decided >> (4 * rank) & 15) as Cost;
            count * deal.natural_cost[rank as usize] - MELD
        };
        let by_count = ByCount::new(left.total);
        let mut found = Self {
            cost: left.cost,
            full: by_count.full & counted,
            one: Wanting::NONE,
            two: Wanting::NONE,
        };
        for rank in high_to_low(found.full) {
            found.cost -= gain(rank);
        }
        // Without undecided cards the dearest rank gains most, so only as
        // many need be looked at as there can be books.
        let all = left.undecided != 0;
        if wilds >= 1 && deal.book_naturals <= 2 {
            let most = if all { 14 } else { usize::from(wilds) };
            for rank in high_to_low(by_count.two & counted).take(most) {
                found.one.insert(Gain(gain(rank) << 4 | rank));
            }
        }
        if wilds >= 2 && deal.book_naturals <= 1 {
            let most = if all { 14 } else { usize::from(wilds / 2) };
            for rank in high_to_low(by_count.one & counted).take(most) {
                found.two.insert(Gain(gain(rank) << 4 | rank));
            }
        }
        found
    }

    fn least(&self, wilds: u8, rest: impl Fn(u8) -> Cost) -> Cost {
        let mut least = NEVER;
        self.each(wilds, rest, |cost, _, _| least = least.min(cost));
        least
    }

    /// Tells the cost of each number of books with one wild. As many books
    /// with two wilds as then can be are always best.
    fn each(&self, wilds: u8, rest: impl Fn(u8) -> Cost, mut tell: impl FnMut(Cost, usize, usize)) {
        let wilds = usize::from(wilds);
        let mut two = self.two.count.min(wilds / 2);
        let saved: Cost = self.two.gains[..two].iter().map(|gain| gain.saved()).sum();
        let mut cost = self.cost - saved;
        for one in 0..=self.one.count.min(wilds) {
            if one > 0 {
                cost -= self.one.gains[one - 1].saved();
            }
            while one + 2 * two > wilds {
                two -= 1;
                cost += self.two.gains[two].saved();
            }
            // One book takes all the wilds that are left over.
            let has_book = self.full != 0 || one + two > 0;
            tell(cost + if has_book { 0 } else { rest(0) }, one, two);
        }
    }
}

/// The ranks that have one card, two, or more, by the lowest bit of each four.
pub(super) struct ByCount {
    pub(super) one: u64,
    pub(super) two: u64,
    full: u64,
}

impl ByCount {
    pub(super) const fn new(word: u64) -> Self {
        let more = word >> 2 | word >> 3;
        let (even, odd) = (word >> 1 & !more, word & !more);
        Self {
            one: odd & !even & LOWEST_BITS,
            two: even & !odd & LOWEST_BITS,
            full: (even & odd | more) & LOWEST_BITS,
        }
    }
}

/// Returns the numbers of the ranks that are marked, the highest first.
fn high_to_low(mut marks: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let rank = marks.checked_ilog2()? / 4;
        marks &= !(15 << (4 * rank));
        Some(rank)
    })
}

impl Wanting {
    const NONE: Self = Self {
        gains: [Gain(0); MOST_MELDS + 1],
        count: 0,
    };

    /// Keeps the gains sorted; they come nearly so, the dearest rank first.
    /// Those beyond the most melds of a hand are dropped.
    fn insert(&mut self, gain: Gain) {
        let mut index = self.count;
        while index > 0 && self.gains[index - 1] < gain {
            self.gains[index] = self.gains[index - 1];
            index -= 1;
        }
        self.gains[index] = gain;
        self.count = (self.count + 1).min(MOST_MELDS);
    }
}

impl Gain {
    const fn saved(self) -> Cost {
        self.0 >> 4
    }

    const fn rank(self) -> u8 {
        (self.0 & 15) as u8
    }
}
