//! The naturals that are in no run, where one book a rank is enough: the ranks
//! that save most by becoming a book come first.

use arrayvec::ArrayVec;

use super::naturals::{NonRunNaturals, RankBooks};
use crate::solver::arrangement::MAX_MELDS;
use crate::solver::packed::{Cost, MELD, NEVER, PackedHand};
use crate::solver::ranks::{ByCount, ranks};

/// Returns the least cost; see [`books::least`](super::least).
#[inline(always)]
pub(super) fn least(
    packed: &PackedHand,
    left: NonRunNaturals,
    wilds: u8,
    rest: impl Fn(u8) -> Cost,
) -> Cost {
    Ranks::new(packed, left, wilds).least(wilds, rest)
}

/// Returns the books of a least cost; see [`books::choose`](super::choose).
pub(super) fn choose(
    packed: &PackedHand,
    left: NonRunNaturals,
    wilds: u8,
    rest: impl Fn(u8) -> Cost,
) -> ArrayVec<RankBooks, MAX_MELDS> {
    let ranks = Ranks::new(packed, left, wilds);
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
    let mut books: ArrayVec<_, MAX_MELDS> = full
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
    gains: [Gain; MAX_MELDS + 1],
    count: usize,
}

/// What a book of a rank saves, and the number of the rank, in one word that
/// sorts by the saving.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Gain(u32);

impl Ranks {
    #[inline(always)]
    fn new(packed: &PackedHand, left: NonRunNaturals, wilds: u8) -> Self {
        let decided = left.total - left.undecided;
        let counted = ranks(decided);
        let gain = |rank: u32| {
            let count = (decided >> (4 * rank) & 15) as Cost;
            count * packed.natural_cost[rank as usize] - MELD
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
        if wilds >= 1 && packed.book_naturals <= 2 {
            let most = if all { 14 } else { usize::from(wilds) };
            for rank in high_to_low(by_count.two & counted).take(most) {
                found.one.insert(Gain(gain(rank) << 4 | rank));
            }
        }
        if wilds >= 2 && packed.book_naturals <= 1 {
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
        gains: [Gain(0); MAX_MELDS + 1],
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
        self.count = (self.count + 1).min(MAX_MELDS);
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
