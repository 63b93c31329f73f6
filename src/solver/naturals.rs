//! The naturals of a hand as counts, what they cost loose, and what wilds save
//! of that in books.

use super::cost::{Cost, LOOSE, MELD, POINT, loose_cost};
use super::counts::{LOWEST_BITS, marks, sum};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::RoundRules;
use crate::rules::meld::MAX_CARDS;

/// The naturals of a hand, and how many wilds there are.
pub(super) struct Naturals {
    /// The naturals of each suit, four bits a rank.
    pub(super) suits: [u64; 5],
    pub(super) wilds: u8,
    /// The wilds that are no Jokers.
    ranked: u8,
    /// What a natural costs, in points, by the number of its rank.
    values: [Cost; 14],
    /// The same, to multiply with: those of even numbers, those of odd ones, a
    /// byte each from the highest down.
    weights: [u64; 2],
    /// The most that a natural of the hand costs, in points.
    pub(super) dearest: Cost,
    ranked_value: u16,
    joker_value: u16,
    /// How many cards of the wild rank make a meld of wilds only.
    ranked_in_wild_melds: u8,
}

/// The ranks of naturals that no run or book has, marked.
#[derive(Clone, Copy)]
pub(super) struct LooseRanks {
    /// Those of one card.
    pub(super) singles: u64,
    /// Those of two cards.
    pub(super) pairs: u64,
    /// Those of two cards of which one is undecided.
    pub(super) halves: u64,
}

impl Naturals {
    /// Returns `true` if a natural is all that the rules may ask of a meld, if no
    /// card costs nothing, and no rank more than a higher one.
    pub(super) fn has_plain_rules(rules: RoundRules<'_>) -> bool {
        let ruleset = rules.ruleset;
        let value = |rank| rules.value(Card::Suited(rank, Suit::Clubs));
        ruleset.min_naturals() <= 1
            && ruleset
                .max_wilds()
                .is_none_or(|most| usize::from(most) >= MAX_CARDS)
            && !ruleset.book_distinct_suits()
            && (ruleset.ace().is_none() || matches!(value(Rank::Ace), 1..=2))
            && rules.value(Card::Joker) > 0
            && value(rules.wild_rank()) > 0
    }

    /// Returns `true` if no card is there three times.
    pub(super) fn has_plain_cards(hand: &Hand) -> bool {
        let several = |word: u64| (word & word >> 1 | word >> 2 | word >> 3) & LOWEST_BITS;
        Suit::ALL
            .into_iter()
            .all(|suit| several(hand.suit(suit)) == 0)
    }

    pub(super) fn new(hand: &Hand, rules: RoundRules<'_>) -> Self {
        let wild = 15 << (4 * rules.wild_rank().number());
        let words = Suit::ALL.map(|suit| hand.suit(suit));
        let ranked: u64 = words.iter().map(|word| word & wild).sum();
        let ranked = (ranked >> wild.trailing_zeros()) as u8;
        let mut values = [0; 14];
        let mut weights = [0; 2];
        for rank in Rank::ALL
            .into_iter()
            .filter(|&rank| rank != rules.wild_rank())
        {
            let value = rules.value(Card::Suited(rank, Suit::Clubs));
            let number = rank.number();
            values[usize::from(number)] = value.into();
            weights[usize::from(number & 1)] |= u64::from(value) << (56 - 8 * (number / 2));
        }
        let ruleset = rules.ruleset;
        let mut naturals = Self {
            suits: words.map(|word| word & !wild),
            wilds: hand.jokers() + ranked,
            ranked,
            values,
            weights,
            dearest: 0,
            ranked_value: rules.value(Card::Suited(rules.wild_rank(), Suit::Clubs)),
            joker_value: rules.value(Card::Joker),
            ranked_in_wild_melds: match (ruleset.min_naturals(), ruleset.natural_in_place()) {
                (0, _) => 0,
                (least, true) => least,
                (_, false) => MAX_CARDS as u8 + 1,
            },
        };
        let total = naturals.total();
        naturals.dearest = match total {
            0 => 0,
            total => naturals.values[total.ilog2() as usize / 4],
        };
        naturals
    }

    /// Takes a card out of the hand; returns the index of its suit and its count if
    /// it is a natural.
    pub(super) fn take(&mut self, card: Card, rules: RoundRules<'_>) -> Option<(u8, u64)> {
        match card {
            Card::Suited(rank, suit) if rank != rules.wild_rank() => {
                let count = 1 << (4 * rank.number());
                self.suits[suit.index()] -= count;
                Some((suit.index() as u8, count))
            }
            _ => {
                self.wilds -= 1;
                self.ranked -= u8::from(card != Card::Joker);
                None
            }
        }
    }

    /// Puts a card back that was taken out.
    pub(super) fn put_back(&mut self, card: Card, rules: RoundRules<'_>) {
        match card {
            Card::Suited(rank, suit) if rank != rules.wild_rank() => {
                self.suits[suit.index()] += 1 << (4 * rank.number());
            }
            _ => {
                self.wilds += 1;
                self.ranked += u8::from(card != Card::Joker);
            }
        }
    }

    /// Returns `true` if wilds alone are a meld.
    pub(super) const fn has_wild_melds(&self) -> bool {
        self.ranked >= self.ranked_in_wild_melds
    }

    /// Returns `true` if any wilds are a meld, those of the wild rank or not.
    pub(super) const fn needs_no_naturals(&self) -> bool {
        self.ranked_in_wild_melds == 0
    }

    /// Returns the most that any card may cost, in points.
    pub(super) fn dearest_card(&self) -> Cost {
        let wild = self.ranked_value.max(self.joker_value);
        self.dearest.max(wild.into())
    }

    /// Returns all naturals, the suits added up.
    pub(super) fn total(&self) -> u64 {
        self.suits.iter().sum()
    }

    /// Returns what loose naturals cost, in points.
    pub(super) fn points_of(&self, word: u64) -> Cost {
        self.points_and_count(word).0
    }

    /// Returns what loose naturals cost.
    pub(super) fn cost_of(&self, word: u64) -> Cost {
        let (points, count) = self.points_and_count(word);
        points * POINT + count * LOOSE
    }

    fn points_and_count(&self, word: u64) -> (Cost, Cost) {
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        // The highest byte of a product is the sum of the products of bytes; no
        // hand of naturals sums up to more than a byte holds.
        let weigh = |bytes: u64, weights: u64| (bytes.wrapping_mul(weights) >> 56) as Cost;
        let (even, odd) = (word & LOW, word >> 4 & LOW);
        let points = weigh(even, self.weights[0]) + weigh(odd, self.weights[1]);
        (points, sum(word).into())
    }

    /// Returns the most that some wilds save in books, and of how many pairs and
    /// single cards they make them, the highest.
    #[inline(always)]
    pub(super) fn covered(&self, loose: LooseRanks, wilds: u32) -> (Cost, usize, usize) {
        if wilds == 0 || wilds == 1 && loose.pairs | loose.halves == 0 {
            return (0, 0, 0);
        }
        let wilds = wilds as usize;
        let mut gains = [0; MAX_CARDS / 2];
        let (mut count, mut saved) = (0, 0);
        for bit in bits(loose.singles).take(wilds / 2) {
            gains[count] = self.values[bit as usize / 4] * POINT + (LOOSE - MELD);
            saved += gains[count];
            count += 1;
        }
        let mut best = (saved, 0, count);
        for (books, (value, cards)) in (1..=wilds).zip(self.highest_pairs(loose)) {
            saved += value * POINT + cards * LOOSE - MELD;
            while books + 2 * count > wilds {
                count -= 1;
                saved -= gains[count];
            }
            if saved > best.0 {
                best = (saved, books, count);
            }
        }
        best
    }

    /// Returns the most points that some wilds and a discard save, and the most
    /// that the discard may cost; 0 if no card is left to discard.
    pub(super) fn covered_and_discarded(&self, loose: LooseRanks, wilds: u32) -> (Cost, Cost) {
        let wilds = wilds as usize;
        // The single cards that may be in books, and one more.
        let mut sums = [0; MAX_CARDS / 2 + 2];
        let mut known = 0;
        for bit in bits(loose.singles).take(wilds / 2 + 1) {
            sums[known + 1] = sums[known] + self.values[bit as usize / 4];
            known += 1;
        }
        let mut best = (0, 0);
        let mut in_books = 0;
        let mut pairs = self.highest_pairs(loose);
        for books in 0..=wilds {
            let count = known.min((wilds - books) / 2);
            if count < known {
                // Any of them may be the discard, the dearest too.
                best = best.max((in_books + sums[count + 1], sums[1]));
            }
            let Some((value, cards)) = pairs.next() else {
                if count == known {
                    return (in_books + sums[count], 0);
                }
                break;
            };
            let card = value / cards;
            best = best.max((in_books + sums[count] + card, card));
            in_books += value;
        }
        best
    }

    /// Returns what the cards of each pair cost and how many they are, the most
    /// first.
    fn highest_pairs(&self, loose: LooseRanks) -> impl Iterator<Item = (Cost, Cost)> {
        let LooseRanks {
            mut pairs,
            mut halves,
            ..
        } = loose;
        let value = |marked: u64| match marked {
            0 => 0,
            marked => self.values[marked.ilog2() as usize / 4],
        };
        std::iter::from_fn(move || {
            let (pair, half) = (2 * value(pairs), value(halves));
            if pair >= half {
                pairs ^= 1 << pairs.checked_ilog2()?;
                Some((pair, 2))
            } else {
                halves ^= 1 << halves.ilog2();
                Some((half, 1))
            }
        })
    }

    /// Returns what becomes of wilds that are in no meld, where there are no books
    /// and the runs have space for some: a meld of their own, or loose.
    pub(super) fn loose_wilds(&self, wilds: u32, space: u32) -> Cost {
        if wilds >= 3 && self.has_wild_melds() {
            return MELD;
        }
        let loose = wilds - space;
        let cheap = Cost::from(if self.ranked_value <= self.joker_value {
            self.ranked
        } else {
            self.wilds - self.ranked
        });
        let (low, high) = (
            loose_cost(self.ranked_value.min(self.joker_value)),
            loose_cost(self.ranked_value.max(self.joker_value)),
        );
        loose.min(cheap) * low + loose.saturating_sub(cheap) * high
    }

    /// Returns the highest of some ranks, so many, marked.
    pub(super) fn highest(marked: u64, count: usize) -> u64 {
        bits(marked)
            .take(count)
            .fold(0, |chosen, bit| chosen | 1 << bit)
    }
}

/// Returns the bits of marked ranks, the highest first.
pub(super) fn bits(mut marked: u64) -> impl Iterator<Item = u32> {
    debug_assert_eq!(marked, marks(marked));
    std::iter::from_fn(move || {
        let bit = marked.checked_ilog2()?;
        marked ^= 1 << bit;
        Some(bit)
    })
}
