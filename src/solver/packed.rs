//! A hand packed into numbers that are quick to search.

use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::RoundRules;

/// The weight of something that a search adds up and keeps low.
pub(super) type Cost = u32;

/// More than any arrangement costs, and still safe to add up.
pub(super) const NEVER: Cost = Cost::MAX / 4;

/// What a meld costs.
pub(super) const MELD: Cost = 1;

/// What a loose card costs beside its points. No hand has as many melds.
pub(super) const LOOSE: Cost = 1 << 4;

/// What a point costs. No hand has as many loose cards.
pub(super) const POINT: Cost = 1 << 8;

/// A hand in a round under a ruleset, as numbers that are quick to search.
#[derive(Clone)]
pub(super) struct PackedHand {
    /// The cards that are not wild: a word a suit, four bits a rank.
    pub(super) naturals: [u64; 5],
    /// The cards of the wild rank, by suit.
    pub(super) ranked: [u8; 5],
    /// The Jokers.
    pub(super) jokers: u8,
    /// All wilds.
    pub(super) wilds: u8,
    /// What a loose card of a suit costs, by the number of its rank, that of
    /// the wild rank too.
    pub(super) natural_cost: [Cost; 14],
    /// What a loose card of the wild rank costs.
    pub(super) ranked_cost: Cost,
    /// What a loose Joker costs.
    pub(super) joker_cost: Cost,
    /// Naturals that each meld needs.
    pub(super) min_naturals: u8,
    /// The most wilds of a meld; all that a hand can hold if there is no limit.
    pub(super) max_wilds: u8,
    /// The naturals that a book of another rank than the wild one needs.
    pub(super) book_naturals: u8,
    /// Whether wilds of the wild rank count as naturals where they are at home.
    pub(super) natural_in_place: bool,
    /// Whether the naturals of a book differ in suit.
    pub(super) distinct_suits: bool,
    /// The lowest place of a run, see [`Ruleset::run_places`].
    pub(super) lowest: u8,
    /// The highest place of a run.
    pub(super) highest: u8,
    /// The most cards of a run.
    pub(super) longest: u8,
    /// The place of the wild rank.
    pub(super) wild_place: u8,
}

/// No hand holds more wilds than this.
const NO_LIMIT: u8 = crate::rules::meld::MAX_CARDS as u8;

impl PackedHand {
    pub(super) fn new(hand: &Hand, rules: RoundRules<'_>) -> Self {
        let wild = rules.wild_rank();
        let shift = 4 * u32::from(wild.number());
        let words = Suit::ALL.map(|suit| hand.suit(suit));
        let ranked = words.map(|word| (word >> shift & 15) as u8);
        let weight = |card| loose_cost(rules.value(card));
        let mut natural_cost = [0; 14];
        for rank in Rank::ALL {
            natural_cost[usize::from(rank.number())] = weight(Card::Suited(rank, Suit::Clubs));
        }
        let (lowest, highest) = rules.ruleset.run_places();
        let max_wilds = rules.ruleset.max_wilds().unwrap_or(NO_LIMIT);
        Self {
            naturals: words.map(|word| word & !(15 << shift)),
            ranked,
            jokers: hand.jokers(),
            wilds: hand.jokers() + ranked.iter().sum::<u8>(),
            natural_cost,
            ranked_cost: weight(Card::Suited(wild, Suit::Clubs)),
            joker_cost: weight(Card::Joker),
            min_naturals: rules.ruleset.min_naturals(),
            max_wilds,
            book_naturals: rules
                .ruleset
                .min_naturals()
                .max(1)
                .max(3_u8.saturating_sub(max_wilds)),
            natural_in_place: rules.ruleset.natural_in_place(),
            distinct_suits: rules.ruleset.book_distinct_suits(),
            lowest,
            highest,
            longest: rules.ruleset.longest_run(),
            wild_place: wild.number(),
        }
    }

    /// Returns the packed with a card discarded.
    pub(super) fn without(&self, card: Card) -> Self {
        let mut rest = self.clone();
        match card {
            Card::Suited(rank, suit) if rank.number() == self.wild_place => {
                rest.ranked[suit.index()] -= 1;
                rest.wilds -= 1;
            }
            Card::Suited(rank, suit) => rest.naturals[suit.index()] -= 1 << (4 * rank.number()),
            Card::Joker => {
                rest.jokers -= 1;
                rest.wilds -= 1;
            }
        }
        rest
    }

    /// Returns what a loose card costs.
    pub(super) fn cost(&self, card: Card) -> Cost {
        match card {
            Card::Suited(rank, _) => self.natural_cost[usize::from(rank.number())],
            Card::Joker => self.joker_cost,
        }
    }

    /// Returns all naturals, the suits added up, four bits a rank.
    pub(super) fn total(&self) -> u64 {
        self.naturals.iter().sum()
    }

    /// Returns `true` if a rank can have more than one book to any good: to hold
    /// more wilds, or a second card of one suit.
    pub(super) const fn splits_books(&self) -> bool {
        self.distinct_suits || self.max_wilds < NO_LIMIT
    }

    /// Returns `true` if books are reckoned by the table, as any can be: where
    /// they are split, or where an ace costs more than a higher rank.
    pub(super) const fn needs_table(&self) -> bool {
        self.splits_books() || self.natural_cost[1] > self.natural_cost[2]
    }

    /// Returns what some naturals cost if all are loose.
    pub(super) fn cost_of(&self, mut word: u64) -> Cost {
        let mut cost = 0;
        while word != 0 {
            let rank = word.ilog2() / 4;
            cost += (word >> (4 * rank)) as Cost * self.natural_cost[rank as usize];
            word &= !(15 << (4 * rank));
        }
        cost
    }

    /// Returns the most melds made of wilds only.
    ///
    /// `in_place` is how many cards of the wild rank are free for them.
    pub(super) fn most_wild_melds(&self, in_place: u8) -> u8 {
        match self.min_naturals {
            _ if self.max_wilds < 3 => 0,
            0 => 4,
            least if self.natural_in_place => in_place / least,
            _ => 0,
        }
    }

    /// Returns the least that some loose wilds cost, of so many cards of the
    /// wild rank and so many Jokers.
    pub(super) fn loose_wilds(&self, count: u8, ranked: u8, jokers: u8) -> Cost {
        let ranked = self.loose_ranked(count, ranked, jokers);
        Cost::from(ranked) * self.ranked_cost + Cost::from(count - ranked) * self.joker_cost
    }

    /// Returns how many of the cheapest loose wilds are of the wild rank.
    pub(super) fn loose_ranked(&self, count: u8, ranked: u8, jokers: u8) -> u8 {
        if self.ranked_cost <= self.joker_cost {
            count.min(ranked)
        } else {
            count.saturating_sub(jokers)
        }
    }
}

/// Returns what a loose card of some points costs.
///
/// Penalty, loose cards and melds share one number, so that adding up and
/// comparing costs one instruction.
pub(super) fn loose_cost(points: u16) -> Cost {
    Cost::from(points) * POINT + LOOSE
}
