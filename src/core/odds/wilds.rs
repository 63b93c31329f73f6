//! Whether some more cards are enough to go out, if they fit wherever they are
//! needed: a bound on the draws, and exact where wilds are as good as any card.
//!
//! A search over the runs of two or more naturals that a hand holds. The
//! naturals that are left then decide the books: three of a rank are one, a pair
//! takes a wild, a single card two. Wilds that no meld needs extend any of them.
//!
//! A run takes every natural between its ends that is there: a wild in its place
//! could change places with it, wherever it is.

use crate::cards::{Hand, Rank, Suit};
use crate::rules::{Ace, RoundRules};
use crate::solver::{LOWEST_BITS, marks};

/// Returns `false` if cards of the hand and so many more, whatever they are, cannot
/// make melds of so many cards together.
///
/// Exact where melds may hold any wilds and need no naturals, and wilds are to be
/// had; otherwise it may return `true` too often, but never `false`.
pub(super) fn completes(hand: &Hand, more: u8, melded: usize, rules: RoundRules<'_>) -> bool {
    let search = Search::new(hand, more, melded, rules);
    let none = Chosen {
        rest: search.suits.iter().sum::<u64>() & RANKS,
        again: search.suits.iter().map(|&word| again(word)).sum::<u64>() & RANKS,
        naturals: 0,
        cards: 0,
    };
    search.runs(0, search.suits[0], 0, none)
}

/// The places of the ranks, ace to king, which are those of [`Hand::suit`].
const RANKS: u64 = 0x00ff_ffff_ffff_fff0;

/// The place of an ace above the king.
pub(super) const HIGH_ACE: u32 = 14;

/// Both places of an ace.
pub(super) const ACES: u64 = 1 << 4 | 1 << (4 * HIGH_ACE);

/// What is asked for.
struct Search {
    /// The naturals by suit and place, an ace at both of its places.
    suits: [u64; 5],
    /// The cards of all melds that need not be naturals of the hand.
    others: u32,
    /// The cards of all melds.
    size: u32,
    /// The places of runs.
    places: u64,
    longest: u32,
    distinct_suits: bool,
}

/// The runs that were chosen so far.
#[derive(Clone, Copy)]
struct Chosen {
    /// The naturals that are in none, all suits added up.
    rest: u64,
    /// Of these, the copies of cards that are there too.
    again: u64,
    /// The naturals in runs.
    naturals: u32,
    /// All cards of the runs.
    cards: u32,
}

impl Search {
    fn new(hand: &Hand, more: u8, size: usize, rules: RoundRules<'_>) -> Self {
        let wild = rules.wild_rank().number().into();
        let words = Suit::ALL.map(|suit| hand.suit(suit));
        let ranked: u32 = words.iter().map(|&word| count(word, wild)).sum();
        let suits = words.map(|word| with_high_aces(word & !(15 << (4 * wild)), rules));
        let (lowest, highest) = rules.ruleset.run_places();
        let wilds = usize::from(hand.jokers()) + ranked as usize;
        let most_wilds = match rules.ruleset.max_wilds() {
            Some(most) => size / 3 * usize::from(most),
            None => size,
        };
        Self {
            suits,
            others: wilds.min(most_wilds) as u32 + u32::from(more),
            size: size as u32,
            places: between(lowest.into(), highest.into()),
            longest: rules.ruleset.longest_run().into(),
            distinct_suits: rules.ruleset.book_distinct_suits(),
        }
    }

    /// Tries all runs of a suit that start at a place or above, then those of
    /// the suits after it. `word` holds what is left of the suit.
    fn runs(&self, suit: usize, word: u64, from: u32, chosen: Chosen) -> bool {
        let found = match self.suits.get(suit + 1) {
            Some(&next) => self.runs(suit + 1, next, 0, chosen),
            None => self.books(chosen),
        };
        if found {
            return true;
        }
        let held = marks(word);
        let (there, aces) = (held & self.places, held & ACES);
        for low in places(there & between(from, 15)) {
            for high in places(there & between(low + 1, 15)) {
                let span = high - low + 1;
                let mut taken = there & between(low, high);
                let naturals = chosen.naturals + taken.count_ones();
                let cards = chosen.cards + span.max(3);
                if span > self.longest || cards > self.size {
                    break;
                }
                if cards - naturals > self.others {
                    continue;
                }
                if taken & aces != 0 {
                    taken |= aces;
                }
                let left = word - taken;
                let with = Chosen {
                    rest: chosen.rest - (taken & RANKS),
                    again: chosen.again + (again(left) & RANKS) - (again(word) & RANKS),
                    naturals,
                    cards,
                };
                if self.runs(suit, left, low, with) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns `true` if some runs and the best books hold enough naturals.
    fn books(&self, runs: Chosen) -> bool {
        let spare = self.size - runs.cards;
        let naturals = match self.distinct_suits {
            false => Books::new(&[runs.rest]).most_naturals(spare),
            true => most_in_distinct_suits(runs.rest - runs.again, runs.again, spare),
        };
        runs.naturals + naturals + self.others >= self.size
    }
}

/// The books that naturals may be in, by how many there are of each rank.
#[derive(Default)]
struct Books {
    singles: u32,
    pairs: u32,
    threes: u32,
    /// What books of four or more have above three, the most first.
    extra: [u32; 2 * HIGH_ACE as usize],
}

impl Books {
    /// Counts naturals by rank, four bits each.
    fn new(words: &[u64]) -> Self {
        let mut books = Self::default();
        let mut larger = 0;
        for &word in words {
            let many = (word >> 2 | word >> 3) & LOWEST_BITS;
            let fewer = LOWEST_BITS & !many;
            let (two, one) = (word >> 1 & fewer, word & fewer);
            books.singles += (one & !two).count_ones();
            books.pairs += (two & !one).count_ones();
            books.threes += (one & two).count_ones();
            for place in places(many) {
                books.extra[larger] = count(word, place) - 3;
                larger += 1;
            }
        }
        books.threes += larger as u32;
        books.extra[..larger].sort_unstable_by(|a, b| b.cmp(a));
        books
    }

    /// Returns the most naturals that books of no more than so many cards hold.
    fn most_naturals(&self, spare: u32) -> u32 {
        let threes = self.threes.min(spare / 3);
        let extra: u32 = self.extra.iter().take(threes as usize).sum();
        let spare = spare - 3 * threes;
        let with_wilds = |books: u32| {
            let pairs = self.pairs.min(books);
            let singles = self.singles.min(books - pairs);
            2 * pairs + singles + extra.min(spare - 3 * books)
        };
        let more = (0..=spare / 3).map(with_wilds).max();
        3 * threes + more.unwrap_or_default()
    }
}

/// Returns the most naturals that books of distinct suits and no more than so many
/// cards hold: of each rank a book of those in `first`, and one of its copies.
fn most_in_distinct_suits(first: u64, second: u64, spare: u32) -> u32 {
    let mut most = Books::new(&[first, second]).most_naturals(spare);
    for place in places(first >> 2 & LOWEST_BITS) {
        // A card that a book of four can spare may be in the other one.
        if count(first, place) > 3 && (1..3).contains(&count(second, place)) {
            let card = 1 << (4 * place);
            most = most.max(most_in_distinct_suits(first - card, second + card, spare));
        }
    }
    most
}

/// Returns the copies of cards that are there twice or more, but for one of each.
const fn again(word: u64) -> u64 {
    word - marks(word)
}

/// Returns how many cards are at a place.
pub(super) const fn count(word: u64, place: u32) -> u32 {
    (word >> (4 * place) & 15) as u32
}

/// Returns the naturals of a suit with an ace at both of its places.
pub(super) fn with_high_aces(naturals: u64, rules: RoundRules<'_>) -> u64 {
    let aces = u64::from(count(naturals, Rank::Ace.number().into()));
    match rules.ruleset.ace() {
        Some(Ace::High | Ace::Either) => naturals | aces << (4 * HIGH_ACE),
        Some(Ace::Low) | None => naturals,
    }
}

/// Returns a one in each place from one to another.
pub(super) const fn between(low: u32, high: u32) -> u64 {
    LOWEST_BITS << (4 * low) & LOWEST_BITS >> (4 * (15 - high))
}

/// Returns the places that have a one.
pub(super) fn places(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = (word != 0).then(|| word.trailing_zeros() / 4)?;
        word &= word - 1;
        Some(place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;
    use crate::odds::unseen;
    use crate::random::Random;
    use crate::rules::{Round, Ruleset};
    use crate::solver;

    fn deal(random: &mut Random, size: usize, rules: RoundRules<'_>) -> Hand {
        let mut cards: Vec<Card> = unseen(rules.deck(), &[]).cards().collect();
        random.shuffle(&mut cards);
        cards.into_iter().take(size).collect()
    }

    /// Tries every way to replace up to so many cards by Jokers.
    fn is_complete(hand: Hand, from: usize, replaced: u8, rules: RoundRules<'_>) -> bool {
        if solver::arrange(&hand, rules).deadwood.is_empty() {
            return true;
        }
        if replaced == 0 {
            return false;
        }
        let cards: Vec<Card> = hand.cards().collect();
        (from..cards.len()).any(|index| {
            let mut other = hand.without(cards[index]);
            other.insert(Card::Joker);
            cards[index] != Card::Joker && is_complete(other, index, replaced - 1, rules)
        })
    }

    #[test]
    fn wilds_complete_a_hand_exactly_where_jokers_in_place_of_cards_do() {
        let rulesets = [Ruleset::official(), Ruleset::texas()];
        let mut random = Random::new(1);
        for index in 0..300 {
            let ruleset = &rulesets[index % 2];
            let rules = ruleset.in_round(Round::new(1 + random.below(11) as u8).unwrap());
            let hand = deal(&mut random, rules.dealt(), rules);
            for wilds in 0..5 {
                let got = completes(&hand, wilds, rules.dealt(), rules);
                let expect = is_complete(hand, 0, wilds, rules);
                let cards: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
                assert_eq!(got, expect, "{}: {} and {wilds} wilds", rules.round, cards.join(" "));
            }
        }
    }
}
