//! The naturals of a hand as counts, what they cost loose, and what wilds save
//! of that in books.
//!
//! Counts are four bits a rank in one word. The number of a rank is its place: the ace in
//! bits 4 to 7 of a word and in bit 1 of a set of ranks.

use super::arrangement::{Cost, LOOSE, MELD, POINT, loose_cost};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::meld::MAX_CARDS;
use crate::rules::{FaceCards, RoundRules, Ruleset};

/// The naturals of a hand, and how many wilds there are.
#[derive(Clone, Copy)]
pub(super) struct Naturals {
    /// The naturals of each suit, four bits a rank.
    pub(super) suits: Suits,
    /// All of them, the suits added up.
    pub(super) total: u64,
    pub(super) wilds: u8,
    values: &'static Values,
    /// What one wild costs loose.
    pub(super) loose_wild: Cost,
}

/// What naturals cost, in points.
struct Values {
    /// By the number of the rank, one for each count of a word.
    of: [Cost; 16],
    /// The same, to multiply with: those of even numbers, those of odd ones, a
    /// byte each from the highest down.
    weights: [u64; 2],
}

impl Values {
    const BY_RANK: Self = Self::new(13);
    const FACES_TEN: Self = Self::new(10);

    /// Returns the values of ranks that cost their numbers, up to some points.
    const fn new(most: usize) -> Self {
        let mut values = Self { of: [0; 16], weights: [0; 2] };
        let mut number = 1;
        while number < 14 {
            let value = if number < most { number } else { most };
            values.of[number] = value as Cost;
            values.weights[number & 1] |= (value as u64) << (56 - 8 * (number / 2));
            number += 1;
        }
        values
    }
}

/// Naturals that are in no run, by how many wilds make books of them: the ranks, marked.
#[derive(Clone, Copy)]
pub(super) struct Rest {
    /// Those of three cards or more, which need no wild.
    pub(super) books: u64,
    /// Those of two cards.
    pub(super) pairs: u64,
    /// Those of two cards of which one may yet be in a run.
    pub(super) halves: u64,
    /// Those of one card.
    pub(super) singles: u64,
}

/// Books that wilds make of pairs and single cards.
#[derive(Clone, Copy, Default)]
pub(super) struct Saved {
    pub(super) cost: Cost,
    /// Their ranks, marked.
    pub(super) books: u64,
    /// The wilds that they take.
    pub(super) wilds: u8,
}

impl Rest {
    /// Counts naturals that are in no run.
    #[inline(always)]
    pub(super) const fn new(left: u64) -> Self {
        let [singles, pairs, books] = by_count(left);
        Self { books, pairs, halves: 0, singles }
    }

    /// Counts naturals that are in no run, beside some that may be.
    #[inline(always)]
    pub(super) const fn beside(left: u64, undecided: u64) -> Self {
        let decided = marks(left);
        let [singles, pairs, books] = by_count(left + undecided);
        Self {
            books: books & decided,
            pairs: pairs & decided & left >> 1,
            halves: pairs & decided & left,
            singles: singles & decided,
        }
    }

    /// Returns how many wilds make books of all.
    #[inline(always)]
    pub(super) const fn needed(&self) -> u8 {
        sum(self.pairs | self.halves) + 2 * sum(self.singles)
    }

    /// Returns the naturals that are loose without a wild, all that are `left`
    /// and in no book.
    const fn loose(&self, left: u64) -> u64 {
        left & ((self.pairs | self.halves | self.singles) * 15)
    }
}

impl Naturals {
    /// Returns the naturals of a hand; `None` where it takes more than counting
    /// to know its books.
    ///
    /// That is where an ace costs other than a point, where a card is there three
    /// times, and where there are so few naturals that all melds may be of wilds.
    pub(super) fn new(hand: &Hand, rules: RoundRules<'_>) -> Option<Self> {
        let wild = 15 << (4 * rules.wild_rank().number());
        let words = Suit::ALL.map(|suit| hand.suit(suit));
        let ranked = words.iter().map(|word| word & wild).sum::<u64>() >> wild.trailing_zeros();
        let suits = words.map(|word| word & !wild);
        let total: u64 = suits.iter().sum();
        let several = |word: &u64| (word & word >> 1 | word >> 2 | word >> 3) & LOWEST_BITS != 0;
        let is_counted = sum(total) >= 2 && !suits.iter().any(several);
        let is_point = rules.value(Card::Suited(Rank::Ace, Suit::Clubs)) == 1;
        if !is_counted || rules.ruleset.ace().is_some() && !is_point {
            return None;
        }
        let first_wild = match ranked {
            0 => Card::Joker,
            _ => Card::Suited(rules.wild_rank(), Suit::Clubs),
        };
        Some(Self {
            suits,
            total,
            wilds: hand.jokers() + ranked as u8,
            values: match rules.ruleset.face_cards() {
                FaceCards::ByRank => &Values::BY_RANK,
                FaceCards::Ten => &Values::FACES_TEN,
            },
            loose_wild: loose_cost(rules.value(first_wild)),
        })
    }

    /// Returns those of the hand without one of them.
    pub(super) fn without(mut self, suit: Suit, rank: Rank) -> Self {
        let one = 1 << (4 * rank.number());
        self.suits[suit.index()] -= one;
        self.total -= one;
        self
    }

    /// Returns how many naturals there are.
    pub(super) const fn count(&self) -> u8 {
        sum(self.total)
    }

    /// Returns what the dearest natural costs, in points.
    pub(super) fn dearest(&self) -> Cost {
        self.dearest_of(self.total)
    }

    /// Returns the naturals that cost so many points, in canonical order.
    pub(super) fn of_value(&self, points: Cost) -> impl Iterator<Item = Card> {
        let ranks = Rank::ALL.into_iter();
        let ranks = ranks.filter(move |rank| self.values.of[usize::from(rank.number())] == points);
        let cards = ranks.flat_map(|rank| Suit::ALL.map(|suit| Card::Suited(rank, suit)));
        cards.filter(|&card| holds(&self.suits, card))
    }

    /// Returns what a natural of the highest rank of some costs, in points; zero of none.
    pub(super) fn dearest_of(&self, word: u64) -> Cost {
        self.values.of[(word | 1).ilog2() as usize / 4]
    }

    /// Returns what naturals cost, of which some are `left` and in no run, with as
    /// many wilds for books; if that is not below a limit, perhaps more.
    #[inline(always)]
    pub(super) fn price(&self, rest: &Rest, left: u64, wilds: u8, below: Cost) -> Cost {
        let loose = rest.loose(left);
        let cost = self.points(loose) * POINT + Cost::from(sum(loose)) * LOOSE;
        let cost = cost + Cost::from(sum(rest.books)) * MELD;
        match cost < below + Cost::from(wilds) * MOST_SAVED {
            true => cost - self.saved(rest, wilds).cost,
            false => cost,
        }
    }

    /// Returns what naturals cost loose, in points.
    #[inline(always)]
    fn points(&self, word: u64) -> Cost {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        // The highest byte of a product is the sum of the products of bytes; no
        // hand of naturals sums up to more than a byte holds.
        let weigh = |bytes: u64, weights: u64| (bytes.wrapping_mul(weights) >> 56) as Cost;
        weigh(word & LOW, self.values.weights[0]) + weigh(word >> 4 & LOW, self.values.weights[1])
    }

    /// Returns the books that save the most with some wilds.
    #[inline(always)]
    pub(super) fn saved(&self, rest: &Rest, wilds: u8) -> Saved {
        let mut best = Saved::default();
        self.each_choice(rest, wilds, |saved| {
            if saved.cost > best.cost {
                best = *saved;
            }
        });
        best
    }

    /// Returns the least penalty of naturals that are in no run once some wilds are
    /// in books and one loose card is discarded, and the most points that this card
    /// may cost, as [`discard_key`].
    ///
    /// Some card must be loose whatever the books are.
    #[inline(always)]
    pub(super) fn discarded(&self, rest: &Rest, left: u64, wilds: u8) -> Cost {
        let dearest = self.dearest_of(rest.singles);
        let mut best = 0;
        self.each_choice(rest, wilds, |saved| {
            let points = saved.cost / POINT;
            let single = self.dearest_of(rest.singles & !saved.books);
            if single > 0 {
                // Any single card may be in its place, the dearest too.
                best = best.max((points + single) * DISCARD_POINT + dearest);
            }
            let one_of_a_pair = self.dearest_of(rest.pairs & !saved.books);
            best = best.max((points + one_of_a_pair) * DISCARD_POINT + one_of_a_pair);
        });
        discard_key(self.points(rest.loose(left)), 0) - best
    }

    /// Visits every number of pairs that some wilds can make books of, with as many
    /// single cards as the other wilds suffice for, the highest of both.
    ///
    /// A pair takes a wild and a single card two; of as many of each, the highest
    /// save the most.
    #[inline(always)]
    fn each_choice(&self, rest: &Rest, wilds: u8, mut visit: impl FnMut(&Saved)) {
        let mut saved = Saved::default();
        let mut singles = rest.singles;
        while singles != 0 && saved.wilds + 2 <= wilds {
            let bit = singles.ilog2();
            singles ^= 1 << bit;
            saved.books |= 1 << bit;
            saved.wilds += 2;
            saved.cost += self.gain(bit);
        }
        let (mut pairs, mut halves) = (rest.pairs, rest.halves);
        loop {
            visit(&saved);
            if pairs | halves == 0 {
                return;
            }
            if saved.wilds == wilds {
                let singles = saved.books & rest.singles;
                if singles == 0 {
                    return;
                }
                let bit = singles.trailing_zeros();
                saved.books ^= 1 << bit;
                saved.wilds -= 2;
                saved.cost -= self.gain(bit);
            }
            let (pair, half) = (2 * self.dearest_of(pairs), self.dearest_of(halves));
            if pair >= half {
                let bit = pairs.ilog2();
                pairs ^= 1 << bit;
                saved.books |= 1 << bit;
                saved.cost += pair * POINT + 2 * LOOSE - MELD;
            } else {
                halves ^= 1 << halves.ilog2();
                saved.cost += half * POINT + LOOSE - MELD;
            }
            saved.wilds += 1;
        }
    }

    /// Returns what a book of one natural saves.
    fn gain(&self, bit: u32) -> Cost {
        self.values.of[bit as usize / 4] * POINT + LOOSE - MELD
    }
}

/// The most that a wild saves: two Kings.
const MOST_SAVED: Cost = 2 * (13 * POINT + LOOSE);

/// What a point of penalty weighs beside the points of a discard; no natural costs as many.
pub(super) const DISCARD_POINT: Cost = 1 << 5;

/// Orders discards: the least penalty, then the most points.
pub(super) const fn discard_key(penalty: Cost, value: Cost) -> Cost {
    penalty * DISCARD_POINT + (DISCARD_POINT - 1 - value)
}

/// Returns `true` if the rules ask no more of a meld than a natural.
pub(super) fn has_plain_melds(ruleset: &Ruleset) -> bool {
    let is_limit = |&most: &u8| usize::from(most) < MAX_CARDS;
    ruleset.min_naturals() <= 1
        && ruleset.max_wilds().filter(is_limit).is_none()
        && !ruleset.book_distinct_suits()
}

/// A set of ranks.
pub(super) type Ranks = u16;

/// Cards by suit, four bits a rank.
pub(super) type Suits = [u64; 5];

/// Returns `true` if there is such a card among those of some suits; no Joker is.
pub(super) fn holds(suits: &Suits, card: Card) -> bool {
    matches!(card, Card::Suited(rank, suit) if suits[suit.index()] >> (4 * rank.number()) & 15 != 0)
}

/// The lowest bit of each count.
pub(crate) const LOWEST_BITS: u64 = 0x1111_1111_1111_1111;

/// Marks the ranks that a word has cards of, by the lowest bit of each count.
pub(crate) const fn marks(word: u64) -> u64 {
    (word | word >> 1 | word >> 2 | word >> 3) & LOWEST_BITS
}

/// Returns the ranks that are marked.
pub(super) const fn ranks(marks: u64) -> Ranks {
    let pairs = (marks | marks >> 3) & 0x0303_0303_0303_0303;
    let fours = (pairs | pairs >> 6) & 0x000f_000f_000f_000f;
    let eights = (fours | fours >> 12) & 0x0000_00ff_0000_00ff;
    (eights | eights >> 24) as Ranks
}

/// Returns one card of each rank.
pub(super) const fn word(ranks: Ranks) -> u64 {
    let eights = (ranks as u64 | (ranks as u64) << 24) & 0x0000_00ff_0000_00ff;
    let fours = (eights | eights << 12) & 0x000f_000f_000f_000f;
    let pairs = (fours | fours << 6) & 0x0303_0303_0303_0303;
    (pairs | pairs << 3) & LOWEST_BITS
}

/// Adds up the counts of a word, fifteen at most.
pub(super) const fn sum(word: u64) -> u8 {
    // The highest count of the product is the sum of all.
    (word.wrapping_mul(LOWEST_BITS) >> 60) as u8
}

/// Marks the ranks of one card, those of two, and those of more.
pub(super) const fn by_count(word: u64) -> [u64; 3] {
    let four = word >> 2 | word >> 3;
    let (even, odd) = (word >> 1 & !four, word & !four);
    [odd & !even & LOWEST_BITS, even & !odd & LOWEST_BITS, (even & odd | four) & LOWEST_BITS]
}

/// Returns the ranks of a set by their numbers, the lowest first.
pub(super) fn numbers(mut ranks: Ranks) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let number = (ranks != 0).then(|| ranks.trailing_zeros() as u8)?;
        ranks &= ranks - 1;
        Some(number)
    })
}
