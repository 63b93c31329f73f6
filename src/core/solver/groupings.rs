//! The ways to lay the naturals of a suit in runs, and those of a rank in
//! books, under any rules.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::arrangement::MAX_MELDS;
use super::naturals::Ranks;
use super::run_table::RunTable;
use crate::cards::{Card, Hand};
use crate::rules::RoundRules;
use crate::rules::meld::{self, MAX_CARDS, Meld, MeldKind};

/// Cards of a hand.
pub(super) type Cards = ArrayVec<Card, MAX_CARDS>;

/// The naturals of a meld, and how many wilds it takes.
#[derive(Clone)]
pub(super) struct Group {
    pub(super) kind: MeldKind,
    pub(super) cards: Cards,
    pub(super) least: usize,
    pub(super) most: usize,
}

/// Melds of naturals of one suit or one rank.
pub(super) type Grouping = ArrayVec<Group, MAX_MELDS>;

impl Group {
    /// Returns the meld of some cards of a suit or a rank.
    pub(super) fn new(kind: MeldKind, cards: Cards, rules: RoundRules<'_>) -> Self {
        let (mut least, mut most) = (3_usize.saturating_sub(cards.len()), most_wilds(rules));
        if kind == MeldKind::Run {
            let table = RunTable::for_ruleset(rules.ruleset);
            least = table.needed(ranks(&cards).sum()).into();
            most = most.min(usize::from(table.longest) - cards.len());
        }
        Self { kind, cards, least, most }
    }

    /// Returns it with some wilds, if that is legal.
    pub(super) fn meld(&self, wilds: &[Card], rules: RoundRules<'_>) -> Option<Meld> {
        if !(self.least..=self.most).contains(&wilds.len()) {
            return None;
        }
        let cards: Cards = self.cards.iter().chain(wilds).copied().collect();
        let meld = match self.kind {
            MeldKind::Run => meld::run(&cards, rules),
            MeldKind::Book => meld::book(&cards, rules),
        };
        meld.ok()
    }
}

/// Returns the most wilds that a meld may hold.
pub(super) fn most_wilds(rules: RoundRules<'_>) -> usize {
    rules.ruleset.max_wilds().map_or(MAX_CARDS, usize::from)
}

/// Returns every way to make runs of some cards of a suit, or books of some cards
/// of a rank, in canonical order.
///
/// A run of one natural that the rules also take as a book is left out.
pub(super) fn groupings(
    kind: MeldKind,
    mut cards: Vec<Card>,
    wilds: &[Card],
    rules: RoundRules<'_>,
) -> Vec<Grouping> {
    let left: Hand = cards.iter().copied().collect();
    if kind == MeldKind::Run || rules.ruleset.book_distinct_suits() {
        cards.dedup();
    }
    let is_own = |wild: &Card| cards.iter().any(|card| card.suit() == wild.suit());
    let has_own = rules.ruleset.natural_in_place() && wilds.iter().any(is_own);
    let fewest = match (kind, usize::from(rules.ruleset.min_naturals())) {
        (MeldKind::Book, naturals) => naturals.max(1),
        (MeldKind::Run, 0 | 1) => 2,
        (MeldKind::Run, naturals) => naturals - usize::from(has_own),
    };
    let mut chosen = subsets(&cards);
    chosen.retain(|cards| cards.len() >= fewest);
    let groups = chosen.into_iter().map(|cards| Group::new(kind, cards, rules));
    let is_possible = |group: &Group| group.least <= group.most.min(wilds.len());
    let mut groups: Vec<Group> = groups.filter(is_possible).collect();
    if kind == MeldKind::Run {
        groups.sort_by_key(|run| (run.cards[0], ranks(&run.cards).sum::<Ranks>()));
    }
    let mut groupings = Vec::new();
    combine(&Grouping::new(), &groups, left, wilds.len(), &mut groupings);
    // What is equal stays in the order of the melds.
    groupings.sort_by_cached_key(|grouping| {
        let mut melded = [0; MAX_CARDS];
        for rank in grouping.iter().flat_map(|group| ranks(&group.cards)) {
            let ranks = melded.iter_mut().find(|ranks| **ranks & rank == 0);
            *ranks.expect("no rank is there more often than a hand has cards") |= rank;
        }
        let runs = grouping.iter().filter(|group| group.kind == MeldKind::Run);
        let needed: usize = runs.map(|run| run.least).sum();
        (Reverse(melded), grouping.len(), needed)
    });
    groupings
}

/// Adds every way to choose some of the melds, each as often as the cards allow.
fn combine(
    grouping: &Grouping,
    groups: &[Group],
    left: Hand,
    wilds: usize,
    groupings: &mut Vec<Grouping>,
) {
    groupings.push(grouping.clone());
    for (index, group) in groups.iter().enumerate() {
        let mut left = left;
        let fits = group.least <= wilds && group.cards.iter().all(|&card| left.remove(card));
        if fits {
            // Each takes three cards or more, and a hand has no more than fourteen.
            let mut grouping = grouping.clone();
            grouping.push(group.clone());
            combine(&grouping, &groups[index..], left, wilds - group.least, groupings);
        }
    }
}

fn ranks(cards: &[Card]) -> impl Iterator<Item = Ranks> {
    cards.iter().filter_map(|card| card.rank()).map(|rank| 1 << rank.number())
}

/// Returns every different selection of some sorted cards, one with more of the
/// lowest first.
pub(super) fn subsets(cards: &[Card]) -> Vec<Cards> {
    let mut subsets = vec![Cards::new()];
    for copies in cards.chunk_by(|a, b| a == b) {
        let mut more = Vec::with_capacity(subsets.len() * (copies.len() + 1));
        for subset in &subsets {
            for count in (0..=copies.len()).rev() {
                let mut subset = subset.clone();
                subset.extend(copies[..count].iter().copied());
                more.push(subset);
            }
        }
        subsets = more;
    }
    subsets
}
