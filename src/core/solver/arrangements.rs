//! Every arrangement of the least penalty, the best first, under any rules.
//!
//! A partial arrangement settles one thing after the other: the runs of each suit, the
//! books of each rank, the wilds of each meld, the other wilds. What the rest costs at
//! least is known from the books that it can still have, so the queue holds little that
//! leads nowhere, and the first few of thousands are quick to get. It is slow beside
//! [`search`](super::search), and answers for the rules which that does not know.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use arrayvec::ArrayVec;

use super::arrangement::{Arrangement, Cost, MAX_MELDS, MELD, NEVER, POINT, loose_cost};
use super::groupings::{Cards, Group, Grouping, groupings, most_wilds, subsets};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::RoundRules;
use crate::rules::meld::{self, MAX_CARDS, MeldCard, MeldKind};

/// Returns every different arrangement of the least penalty, each once, in
/// canonical order.
///
/// Fewer loose cards come first, then fewer melds. Of two arrangements with as
/// many of both, the first difference decides:
///
/// 1. The runs of clubs, then of diamonds, hearts, spades, stars. The highest
///    rank that is in a run in one only: that one comes first. Then the
///    highest that is in two runs in one only, then in three, in four; then fewer
///    runs; then runs that need fewer wilds. Otherwise the runs are compared from
///    the low end: the one without the highest natural that is in one only comes
///    first. An ace is low here.
/// 2. The books from the King down: more naturals in books come first, then
///    fewer books, then more clubs in the first of them, and so on.
/// 3. The wilds, meld by meld as above, the books from the low end: a card of
///    the wild rank in its own place in a run comes first, then more wilds,
///    then the lowest.
/// 4. The other wilds, the lowest first: a larger meld of wilds only comes
///    first, a loose one last.
///
/// It is lazy: the first few are quick to get where there are thousands.
///
/// # Panics
///
/// With more than [`MAX_CARDS`] cards.
pub fn arrangements<'a>(
    hand: &Hand,
    rules: RoundRules<'a>,
) -> impl Iterator<Item = Arrangement> + use<'a> {
    assert!(hand.len() <= MAX_CARDS, "no hand is so large");
    Arrangements::new(hand, rules, NEVER)
}

/// Returns the best arrangement of a hand, found by enumeration; `None` if there is
/// none below a limit.
pub(super) fn first(hand: &Hand, rules: RoundRules<'_>, below: Cost) -> Option<Arrangement> {
    Arrangements::new(hand, rules, below).next()
}

/// The arrangements of a hand in order; see [`arrangements`].
struct Arrangements<'a> {
    rules: RoundRules<'a>,
    /// The ways to make runs of each suit that has any.
    runs: Vec<(Suit, Vec<Grouping>)>,
    can_meld_wilds: bool,
    /// More than arrangements of the least penalty cost, once it is known.
    limit: Cost,
    /// By the least that they can cost, then by the choices made.
    queue: BTreeMap<(Cost, Vec<usize>), Box<Partial>>,
}

/// A hand with its first choices made.
#[derive(Clone, Default)]
struct Partial {
    /// The naturals that are not settled.
    naturals: Hand,
    /// The wilds that are not settled, in canonical order.
    wilds: Cards,
    groups: ArrayVec<Group, MAX_MELDS>,
    /// The wilds of the first groups.
    taken: ArrayVec<Taken, MAX_MELDS>,
    loose: Cards,
}

/// The wilds of a meld: whether none is in its own place in a run, how many, which.
type Taken = (bool, Reverse<usize>, Cards);

impl Partial {
    /// Returns it with more melds, and with what they leave of some cards loose;
    /// `None` if the melds are too many.
    fn with(&self, melds: &[Group], cards: &[Card]) -> Option<Self> {
        let mut next = self.clone();
        for meld in melds {
            next.groups.try_push(meld.clone()).ok()?;
            for &card in &meld.cards {
                next.naturals.remove(card);
            }
        }
        // Books are settled from the King down and shown from the low end.
        let rank = |group: &Group| (group.kind == MeldKind::Book).then(|| group.cards[0].rank());
        next.groups.sort_by_key(rank);
        let loose = cards.iter().filter(|&&card| next.naturals.remove(card));
        next.loose.extend(loose.copied());
        Some(next)
    }
}

impl<'a> Arrangements<'a> {
    fn new(hand: &Hand, rules: RoundRules<'a>, limit: Cost) -> Self {
        let is_wild = |card: &Card| rules.is_wild(*card);
        let (wilds, naturals): (Vec<_>, Vec<_>) = hand.cards().partition(is_wild);
        let start = Partial {
            naturals: naturals.into_iter().collect(),
            wilds: wilds.into_iter().collect(),
            ..Partial::default()
        };
        let runs = Suit::ALL.into_iter().map(|suit| {
            let cards = start.naturals.cards().filter(|card| card.suit() == Some(suit)).collect();
            (suit, groupings(MeldKind::Run, cards, &start.wilds, rules))
        });
        let three = start.wilds.get(..3);
        Self {
            rules,
            runs: runs.filter(|(_, groupings)| groupings.len() > 1).collect(),
            can_meld_wilds: three.is_some_and(|three| meld::book(three, rules).is_ok()),
            limit,
            queue: [((0, Vec::new()), Box::new(start))].into(),
        }
    }

    /// Returns every choice that can follow on so many, in canonical order; `None`
    /// if all are made.
    fn settle(&self, partial: &Partial, choices: usize) -> Option<Vec<Partial>> {
        if let Some((_, runs)) = self.runs.get(choices) {
            let next = runs.iter().filter_map(|runs| partial.with(runs, &[]));
            return Some(next.collect());
        }
        if let Some(highest) = partial.naturals.distinct().last() {
            let cards = partial.naturals.cards();
            let cards: Vec<_> = cards.filter(|card| card.rank() == highest.rank()).collect();
            let books = groupings(MeldKind::Book, cards.clone(), &partial.wilds, self.rules);
            let next = books.iter().filter_map(|books| partial.with(books, &cards));
            return Some(next.collect());
        }
        match partial.groups.get(partial.taken.len()) {
            Some(group) => Some(self.settle_group(partial, group)),
            None => Some(self.settle_wild(partial, *partial.wilds.first()?)),
        }
    }

    /// Chooses the wilds of a meld.
    fn settle_group(&self, partial: &Partial, group: &Group) -> Vec<Partial> {
        // Of two melds with the same naturals the first has the earlier wilds, so
        // that swapping them makes no second arrangement.
        let index = partial.taken.len();
        let is_same = index > 0 && partial.groups[index - 1].cards == group.cards;
        let before = partial.taken.last().filter(|_| is_same);
        let taken = subsets(&partial.wilds).into_iter().filter_map(|wilds| {
            let meld = group.meld(&wilds, self.rules)?;
            let in_place = |card: MeldCard| self.rules.is_wild(card.card) && !card.stands_in();
            let in_place = meld.cards.into_iter().any(in_place);
            Some((!in_place, Reverse(wilds.len()), wilds))
        });
        let taken: BTreeSet<Taken> = taken.filter(|taken| before <= Some(taken)).collect();
        let with = |taken: Taken| {
            let mut next = partial.clone();
            let mut wilds = taken.2.iter().peekable();
            let is_left = |wild: &mut Card| wilds.next_if_eq(&&*wild).is_none();
            next.wilds.retain(is_left);
            next.taken.push(taken);
            next
        };
        taken.into_iter().map(with).collect()
    }

    /// Puts a wild in a meld of wilds only, or leaves it and the others of its kind
    /// loose.
    fn settle_wild(&self, partial: &Partial, wild: Card) -> Vec<Partial> {
        let mut loose = partial.clone();
        while loose.wilds.first() == Some(&wild) {
            loose.loose.extend(loose.wilds.pop_at(0));
        }
        let mut melded = partial.clone();
        let first = melded.wilds.drain(..1).collect();
        let first = Group::new(MeldKind::Book, first, self.rules);
        match melded.groups.try_push(first) {
            Ok(()) => vec![melded, loose],
            Err(_) => vec![loose],
        }
    }

    /// Returns what a partial arrangement costs at least after so many choices.
    fn least_cost(&self, partial: &Partial, choices: usize) -> Cost {
        let most = most_wilds(self.rules);
        let loose_cost = |&card: &Card| loose_cost(self.rules.value(card));
        let loose: Cost = partial.loose.iter().map(loose_cost).sum();
        // The least costs by the number of wilds that are settled.
        let mut costs = [NEVER; MAX_CARDS + 1];
        let costs = &mut costs[..=partial.wilds.len()];
        costs[0] = loose + MELD * partial.groups.len() as Cost;
        // Cards that may yet be in runs cost nothing, and these hold any wilds.
        let open = self.runs.get(choices..).unwrap_or_default();
        let waiting = &partial.groups[partial.taken.len()..];
        let needed = waiting.iter().map(|group| group.least).sum();
        let space: usize = waiting.iter().map(|group| group.most).sum();
        add(costs, [(needed, space + open.len() * MAX_CARDS, 0)]);
        let word = |suit: Suit| partial.naturals.suit(suit);
        let left: u64 = Suit::ALL.into_iter().map(word).sum();
        let undecided: u64 = open.iter().map(|(suit, _)| word(*suit)).sum();
        let naturals = usize::from(self.rules.ruleset.min_naturals().max(1));
        for rank in Rank::ALL {
            let count = |word: u64| (word >> (4 * rank.number()) & 15) as usize;
            let (cards, undecided) = (count(left), count(undecided));
            let value = loose_cost(&Card::Suited(rank, Suit::Clubs));
            let loose = (0, 0, (cards - undecided) as Cost * value);
            let books = (1..=MAX_MELDS).filter(|books| books * naturals <= cards);
            let books = books.map(|books| {
                let needed = (3 * books).saturating_sub(cards);
                (needed, books * most, MELD * books as Cost)
            });
            if cards > 0 {
                add(costs, books.chain([loose]));
            }
        }
        let most_melds = if self.can_meld_wilds { MAX_MELDS } else { 0 };
        let melds = (0..=most_melds).map(|melds| (3 * melds, melds * most, MELD * melds as Cost));
        add(costs, melds);
        let mut loose: ArrayVec<Cost, MAX_CARDS> = partial.wilds.iter().map(loose_cost).collect();
        loose.sort_unstable();
        let loose = (0..=loose.len()).map(|count| (count, count, loose[..count].iter().sum()));
        add(costs, loose);
        costs[partial.wilds.len()]
    }
}

/// Adds one of some choices to the least costs: each takes from so many wilds to
/// so many, and costs something.
fn add(costs: &mut [Cost], choices: impl IntoIterator<Item = (usize, usize, Cost)>) {
    let choices: ArrayVec<_, { MAX_CARDS + 1 }> = choices.into_iter().collect();
    for wilds in (0..costs.len()).rev() {
        let possible = choices.iter().filter(|(least, ..)| *least <= wilds);
        let sums = possible.filter_map(|&(least, most, cost)| {
            Some(costs.get(wilds.saturating_sub(most)..=wilds - least)?.iter().min()? + cost)
        });
        costs[wilds] = sums.min().unwrap_or(NEVER);
    }
}

impl Iterator for Arrangements<'_> {
    type Item = Arrangement;

    fn next(&mut self) -> Option<Arrangement> {
        loop {
            let ((cost, choices), partial) = self.queue.pop_first()?;
            if cost >= self.limit {
                return None;
            }
            let Some(next) = self.settle(&partial, choices.len()) else {
                self.limit = (cost / POINT + 1) * POINT;
                let melds = partial.groups.iter().zip(partial.taken);
                let melds = melds.filter_map(|(group, (.., wilds))| group.meld(&wilds, self.rules));
                return Some(Arrangement::new(melds.collect(), partial.loose, self.rules));
            };
            for (index, next) in next.into_iter().enumerate() {
                let cost = cost.max(self.least_cost(&next, choices.len() + 1));
                if cost < self.limit {
                    let choices = [&choices[..], &[index]].concat();
                    self.queue.insert((cost, choices), Box::new(next));
                }
            }
        }
    }
}
