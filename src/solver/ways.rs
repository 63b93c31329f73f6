//! The ways to lay the naturals of a suit in runs, and those of a rank in
//! books, under any rules.

use std::cmp::Reverse;
use std::iter::repeat_n;

use arrayvec::ArrayVec;

use super::arrangement::MAX_MELDS;
use super::counts::{LOWEST_BITS, Ranks, Suits, marks, numbers, ranks};
use super::run_table::RunTable;
use crate::cards::{Card, Rank, Suit};
use crate::rules::RoundRules;
use crate::rules::meld::{MAX_CARDS, MeldKind};

/// Cards of a hand.
pub(super) type Cards = ArrayVec<Card, MAX_CARDS>;

/// The naturals of a meld, and how many wilds it takes.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Group {
    pub(super) kind: MeldKind,
    pub(super) cards: Cards,
    pub(super) least: u8,
    pub(super) most: u8,
}

/// Melds of naturals of one suit or one rank.
#[derive(Clone, Default)]
pub(super) struct Way {
    pub(super) groups: ArrayVec<Group, MAX_MELDS>,
    pub(super) used: Suits,
    /// The fewest wilds that the melds take.
    pub(super) wilds: u8,
}

impl Way {
    /// Returns it with one meld more, unless these take too many cards.
    fn with(&self, group: &Group, cards: Suits, wilds: u8) -> Option<Self> {
        let mut way = self.clone();
        way.wilds += group.least;
        way.groups.try_push(group.clone()).ok()?;
        for card in &group.cards {
            let (rank, suit) = (card.rank()?, card.suit()?.index());
            let bit = 1 << (4 * rank.number());
            if (way.used[suit] ^ cards[suit]) & (15 * bit) == 0 {
                return None;
            }
            way.used[suit] += bit;
        }
        (way.wilds <= wilds).then_some(way)
    }

    /// Returns every way to choose some of the melds, each as often as the cards
    /// allow.
    fn all(melds: &[Group], cards: Suits, wilds: u8) -> Vec<Self> {
        let mut ways = vec![(0, Self::default())];
        let mut index = 0;
        while let Some((first, way)) = ways.get(index).cloned() {
            let more = (first..melds.len())
                .filter_map(|next| Some((next, way.with(&melds[next], cards, wilds)?)));
            ways.extend(more);
            index += 1;
        }
        ways.into_iter().map(|(_, way)| way).collect()
    }
}

/// Returns the most wilds that a meld may hold.
pub(super) fn most_wilds(rules: RoundRules<'_>) -> u8 {
    rules.ruleset.max_wilds().unwrap_or(MAX_CARDS as u8)
}

/// Returns every way to make runs of some cards of a suit, in canonical order.
///
/// A run of one natural that the rules also take as a book is left out.
pub(super) fn of_suit(
    suit: Suit,
    cards: u64,
    has_own_wild: bool,
    wilds: u8,
    rules: RoundRules<'_>,
) -> Vec<Way> {
    let table = RunTable::of(rules.ruleset);
    let naturals = u32::from(rules.ruleset.min_naturals());
    let own = u32::from(has_own_wild && rules.ruleset.natural_in_place());
    let fewest = match naturals {
        0 | 1 => 2,
        naturals => naturals - own,
    };
    let all = ranks(marks(cards));
    let next = |run: &Ranks| Some(run.wrapping_sub(all) & all).filter(|&run| run != 0);
    let mut runs: Vec<Ranks> = std::iter::successors(next(&0), next)
        .filter(|run| run.count_ones() >= fewest)
        .collect();
    runs.sort_unstable_by_key(|&run| run_order(run));
    let group = |&run: &Ranks| {
        let cards = numbers(run).filter_map(Rank::from_number);
        Group {
            kind: MeldKind::Run,
            cards: cards.map(|rank| Card::Suited(rank, suit)).collect(),
            least: table.needed(run),
            most: most_wilds(rules).min(table.longest - run.count_ones() as u8),
        }
    };
    let groups = runs.iter().map(group);
    let groups: Vec<_> = groups
        .filter(|group| group.least <= wilds.min(group.most))
        .collect();
    let mut left = Suits::default();
    left[suit.index()] = cards;
    let mut ways = Way::all(&groups, left, wilds);
    ways.sort_by_cached_key(|way| {
        let used = way.used[suit.index()];
        let runs = way.groups.iter().map(|group| {
            let ranks = group.cards.iter().filter_map(|card| card.rank());
            run_order(ranks.map(|rank| 1 << rank.number()).sum())
        });
        let runs: Vec<_> = runs.collect();
        (Reverse(by_copies(used)), runs.len(), way.wilds, runs)
    });
    ways
}

/// Orders runs by their lowest rank, then by the highest that differs.
fn run_order(run: Ranks) -> (u32, Ranks) {
    (run.trailing_zeros(), run)
}

/// Returns the ranks with a card or more, with two or more, and so on.
fn by_copies(cards: u64) -> [Ranks; 4] {
    let four = cards >> 2 | cards >> 3;
    let at_least = [
        cards | cards >> 1 | four,
        cards >> 1 | four,
        cards & cards >> 1 | four,
        four,
    ];
    at_least.map(|marked| ranks(marked & LOWEST_BITS))
}

/// Returns every way to make books of some cards of a rank, in canonical order.
pub(super) fn of_rank(rank: Rank, counts: [u8; 5], wilds: u8, rules: RoundRules<'_>) -> Vec<Way> {
    let shift = 4 * rank.number();
    let most = most_wilds(rules);
    let naturals = usize::from(rules.ruleset.min_naturals().max(1));
    let distinct = rules.ruleset.book_distinct_suits();
    let of_suit = |(suit, copies): (_, u8)| repeat_n(Card::Suited(rank, suit), copies.into());
    let cards: Cards = Suit::ALL
        .into_iter()
        .zip(counts)
        .flat_map(of_suit)
        .collect();
    let mut chosen = subsets(&cards);
    // More of the first suit that differs come first: no suit comes after a Joker.
    chosen.sort_by_cached_key(|cards| [&cards[..], &[Card::Joker]].concat());
    let group = |cards: Cards| Group {
        kind: MeldKind::Book,
        least: 3_u8.saturating_sub(cards.len() as u8),
        most,
        cards,
    };
    let is_book = |group: &Group| {
        let is_twice = group.cards.windows(2).any(|pair| pair[0] == pair[1]);
        group.cards.len() >= naturals && group.least <= most.min(wilds) && !(distinct && is_twice)
    };
    let groups: Vec<_> = chosen.into_iter().map(group).filter(is_book).collect();
    let cards = counts.map(|copies| u64::from(copies) << shift);
    let mut ways = Way::all(&groups, cards, wilds);
    let naturals = |way: &Way| way.used.iter().map(|used| used >> shift).sum::<u64>();
    // The sort is stable: of as many naturals and books, in the order of their cards.
    ways.sort_by_key(|way| (Reverse(naturals(way)), way.groups.len()));
    ways
}

/// Returns every different selection of some sorted cards.
pub(super) fn subsets(cards: &[Card]) -> Vec<Cards> {
    let mut subsets = vec![Cards::new()];
    for copies in cards.chunk_by(|a, b| a == b) {
        for index in 0..subsets.len() {
            let mut subset = subsets[index].clone();
            for &card in copies {
                subset.push(card);
                subsets.push(subset.clone());
            }
        }
    }
    subsets
}
