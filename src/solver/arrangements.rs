//! Every arrangement of the least penalty, the best first, under any rules.
//!
//! A partial arrangement settles one thing after the other: the runs of each
//! suit, the books of each rank, the wilds of each meld, the other wilds. What
//! the rest costs at least is known from the books that it can still have, so
//! the queue holds little that leads nowhere, and the first few of thousands
//! are quick to get. It is slow beside [`search`](super::search), and answers
//! for the rules which that does not know.

use std::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, HashMap};
use std::rc::Rc;

use arrayvec::ArrayVec;

use super::arrangement::{Arrangement, MAX_MELDS};
use super::cost::{Cost, MELD, NEVER, POINT, loose_cost};
use super::counts::Suits;
use super::ways::{self, Cards, Group, Way, most_wilds, subsets};
use crate::cards::{Card, Hand, Rank, Suit};
use crate::rules::RoundRules;
use crate::rules::meld::{self, MAX_CARDS, Meld, MeldKind};

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
    Arrangements::new(hand, rules)
}

/// Returns the best arrangement of a hand, found by enumeration.
pub(super) fn first(hand: &Hand, rules: RoundRules<'_>) -> Arrangement {
    let first = Arrangements::new(hand, rules).next();
    first.expect("every hand has an arrangement")
}

/// The arrangements of a hand in order; see [`arrangements`].
struct Arrangements<'a> {
    rules: RoundRules<'a>,
    runs: [Vec<Way>; 5],
    /// The ways to make books of the cards of a rank, once they are known.
    books: HashMap<(Rank, [u8; 5]), Rc<Books>>,
    has_wild_melds: bool,
    /// The least penalty, once it is known.
    penalty: Option<u16>,
    queue: BinaryHeap<Reverse<Partial>>,
}

/// The ways to make books of some cards of a rank, in canonical order.
struct Books {
    ways: Vec<Way>,
    /// What each needs and leaves, in numbers: loose cards, books and wilds.
    figures: Vec<(u8, usize, usize)>,
}

/// A hand with its first choices made; ordered by the least that it can cost,
/// then by the choices.
#[derive(Clone)]
struct Partial {
    cost: Cost,
    choices: Vec<u16>,
    /// What the melds and the loose cards cost so far.
    settled: Cost,
    /// The naturals that are not settled.
    left: Suits,
    /// The wilds that are not settled, in canonical order.
    wilds: Cards,
    groups: ArrayVec<Group, MAX_MELDS>,
    /// Those of which the wilds are settled, then melds of wilds only.
    melds: ArrayVec<Meld, MAX_MELDS>,
    loose: Cards,
}

/// How many choices are made once all runs are chosen, and all books.
const SUITS: usize = Suit::ALL.len();
const NATURALS: usize = SUITS + Rank::ALL.len();

impl PartialEq for Partial {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Partial {}

impl Ord for Partial {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.cost, &self.choices).cmp(&(other.cost, &other.choices))
    }
}

impl PartialOrd for Partial {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Partial {
    /// Returns how many cards of a rank are not settled, by suit.
    fn counts(&self, rank: Rank) -> [u8; 5] {
        self.left
            .map(|word| (word >> (4 * rank.number()) & 15) as u8)
    }

    /// Returns the melds of which the wilds are not settled.
    fn waiting(&self) -> &[Group] {
        self.groups.get(self.melds.len()..).unwrap_or_default()
    }

    fn is_finished(&self) -> bool {
        self.choices.len() >= NATURALS && self.waiting().is_empty() && self.wilds.is_empty()
    }

    /// Adds melds, runs before books; returns `false` if they are too many.
    fn add(&mut self, way: &Way) -> bool {
        for (left, used) in self.left.iter_mut().zip(way.used) {
            *left -= used;
        }
        let is_run = |group: &&Group| group.kind == MeldKind::Run;
        let runs = self.groups.iter().filter(is_run).count();
        way.groups.iter().enumerate().all(|(index, group)| {
            self.settled += MELD;
            // Books are settled from the King down and shown from the low end.
            self.groups.try_insert(runs + index, group.clone()).is_ok()
        })
    }

    fn set_loose(&mut self, card: Card, rules: RoundRules<'_>) {
        self.settled += loose_cost(rules.value(card));
        self.loose.push(card);
    }
}

impl<'a> Arrangements<'a> {
    fn new(hand: &Hand, rules: RoundRules<'a>) -> Self {
        let wild = 15 << (4 * rules.wild_rank().number());
        let wilds: Cards = hand.cards().filter(|&card| rules.is_wild(card)).collect();
        let left = Suit::ALL.map(|suit| hand.suit(suit) & !wild);
        let runs = Suit::ALL.map(|suit| {
            let own = Card::Suited(rules.wild_rank(), suit);
            let (cards, wilds_held) = (left[suit.index()], wilds.len() as u8);
            ways::of_suit(suit, cards, wilds.contains(&own), wilds_held, rules)
        });
        let ruleset = rules.ruleset;
        let ranked = wilds.iter().filter(|&&card| card != Card::Joker).count();
        let naturals = usize::from(ruleset.min_naturals());
        let start = Partial {
            cost: 0,
            choices: Vec::with_capacity(NATURALS + 2 * MAX_MELDS),
            settled: 0,
            left,
            wilds,
            groups: ArrayVec::new(),
            melds: ArrayVec::new(),
            loose: Cards::new(),
        };
        Self {
            rules,
            runs,
            books: HashMap::new(),
            has_wild_melds: most_wilds(rules) >= 3
                && (naturals == 0 || ruleset.natural_in_place() && ranked >= naturals),
            penalty: None,
            queue: [Reverse(start)].into(),
        }
    }

    /// Queues every next choice of a partial arrangement.
    fn settle(&mut self, partial: &Partial) {
        match partial.choices.len() {
            stage @ 0..SUITS => self.settle_suit(partial, stage),
            stage @ SUITS..NATURALS => self.settle_rank(partial, Rank::ALL[NATURALS - 1 - stage]),
            _ => match partial.waiting().first() {
                Some(group) => self.settle_group(partial, group),
                None => self.settle_wild(partial, partial.wilds[0]),
            },
        }
    }

    fn settle_suit(&mut self, partial: &Partial, suit: usize) {
        for index in 0..self.runs[suit].len() {
            let mut next = partial.clone();
            if next.add(&self.runs[suit][index]) {
                self.enqueue(next, index);
            }
        }
    }

    fn settle_rank(&mut self, partial: &Partial, rank: Rank) {
        let books = self.books_of(rank, partial.counts(rank), partial.wilds.len());
        for (index, way) in books.ways.iter().enumerate() {
            let mut next = partial.clone();
            if next.add(way) {
                for (suit, copies) in Suit::ALL.into_iter().zip(next.counts(rank)) {
                    for _ in 0..copies {
                        next.set_loose(Card::Suited(rank, suit), self.rules);
                    }
                    next.left[suit.index()] &= !(15 << (4 * rank.number()));
                }
                self.enqueue(next, index);
            }
        }
    }

    /// Queues every choice of wilds for a meld.
    fn settle_group(&mut self, partial: &Partial, group: &Group) {
        let later: u8 = partial.waiting()[1..].iter().map(|group| group.least).sum();
        let most = partial
            .wilds
            .len()
            .saturating_sub(later.into())
            .min(group.most.into());
        let least = usize::from(group.least);
        // Of two melds with the same naturals the first has the earlier wilds, so
        // that swapping them makes no second arrangement.
        let before = partial.melds.len().checked_sub(1);
        let before = before.filter(|&before| partial.groups[before].cards == group.cards);
        let before = before.map(|before| self.order(&partial.melds[before]));
        let chosen = subsets(&partial.wilds).into_iter();
        let chosen = chosen.filter(|wilds| (least..=most).contains(&wilds.len()));
        let melds = chosen.filter_map(|wilds| {
            let mut cards = group.cards.clone();
            cards.extend(wilds);
            let meld = match group.kind {
                MeldKind::Run => meld::run(&cards, self.rules),
                MeldKind::Book => meld::book(&cards, self.rules),
            };
            meld.ok()
                .filter(|meld| before.as_ref() <= Some(&self.order(meld)))
        });
        let melds = melds.collect();
        self.enqueue_melds(partial, melds);
    }

    /// Queues the next wild in each meld of wilds only, then loose, and with it
    /// the others of its kind.
    fn settle_wild(&mut self, partial: &Partial, wild: Card) {
        let (last, rules) = (partial.melds.last(), self.rules);
        let has_no_naturals = |meld: &&Meld| meld.cards.iter().all(|card| rules.is_wild(card.card));
        let last = last.filter(has_no_naturals);
        let last = last.filter(|last| last.cards[0].card == wild);
        let before = last.map(|last| self.order(last));
        let chosen = subsets(&partial.wilds).into_iter();
        let chosen = chosen.filter(|wilds| wilds.first() == Some(&wild));
        let melds = chosen.filter_map(|wilds| meld::book(&wilds, rules).ok());
        let melds = melds.filter(|meld| before.as_ref() <= Some(&self.order(meld)));
        let melds: Vec<_> = melds.collect();
        let mut next = partial.clone();
        next.wilds.retain(|card| *card != wild);
        for _ in next.wilds.len()..partial.wilds.len() {
            next.set_loose(wild, rules);
        }
        self.enqueue(next, melds.len());
        self.enqueue_melds(partial, melds);
    }

    /// Orders melds with the same naturals.
    fn order(&self, meld: &Meld) -> (bool, Reverse<usize>, Cards) {
        let wilds = meld
            .cards
            .iter()
            .filter(|card| self.rules.is_wild(card.card));
        let in_place = wilds.clone().any(|card| !card.stands_in());
        let mut wilds: Cards = wilds.map(|card| card.card).collect();
        wilds.sort_unstable();
        let in_place = meld.kind == MeldKind::Run && in_place;
        (!in_place, Reverse(wilds.len()), wilds)
    }

    /// Queues each of some melds as the next one.
    fn enqueue_melds(&mut self, partial: &Partial, mut melds: Vec<Meld>) {
        melds.sort_by_cached_key(|meld| self.order(meld));
        for (index, meld) in melds.into_iter().enumerate() {
            let mut next = partial.clone();
            for card in &meld.cards {
                let place = next.wilds.iter().position(|wild| *wild == card.card);
                place.map(|place| next.wilds.remove(place));
            }
            if next.waiting().is_empty() {
                next.settled += MELD;
            }
            if next.melds.try_push(meld).is_ok() {
                self.enqueue(next, index);
            }
        }
    }

    /// Queues a partial arrangement, unless it costs points too many.
    fn enqueue(&mut self, mut partial: Partial, choice: usize) {
        partial.choices.push(choice as u16);
        self.settle_only_ways(&mut partial);
        partial.cost = partial.cost.max(partial.settled + self.rest(&partial));
        if partial.cost < NEVER && !self.costs_too_much(partial.cost) {
            self.queue.push(Reverse(partial));
        }
    }

    /// Settles suits and ranks of which there is only one way.
    fn settle_only_ways(&self, partial: &mut Partial) {
        let is_only = |stage: usize| match stage {
            0..SUITS => self.runs[stage].len() == 1,
            SUITS..NATURALS => partial.counts(Rank::ALL[NATURALS - 1 - stage]) == [0; 5],
            _ => false,
        };
        let first = partial.choices.len();
        let next = (first..).find(|&stage| !is_only(stage));
        partial.choices.resize(next.unwrap_or(first), 0);
    }

    fn costs_too_much(&self, cost: Cost) -> bool {
        self.penalty
            .is_some_and(|least| cost / POINT > least.into())
    }

    /// Returns what the cards that are not settled cost at least.
    fn rest(&mut self, partial: &Partial) -> Cost {
        let stage = partial.choices.len();
        let wilds = partial.wilds.len();
        let waiting = partial.waiting();
        let needed: usize = waiting.iter().map(|group| usize::from(group.least)).sum();
        let mut hold: usize = waiting.iter().map(|group| usize::from(group.most)).sum();
        if needed > wilds {
            return NEVER;
        }
        // Cards that may yet be in runs cost nothing, and these hold any wilds.
        let is_open = |suit: usize| suit >= stage && self.runs[suit].len() > 1;
        let open: [bool; SUITS] = std::array::from_fn(is_open);
        if open.contains(&true) {
            hold = wilds;
        }
        // The least costs by the wilds that are needed and by the number of books.
        let mut row = [[NEVER; MAX_MELDS + 1]; MAX_CARDS + 1];
        row[needed][0] = 0;
        let settled = stage.clamp(SUITS, NATURALS) - SUITS;
        for &rank in &Rank::ALL[..Rank::ALL.len() - settled] {
            let counts = partial.counts(rank);
            if counts == [0; 5] {
                continue;
            }
            let undecided = counts.iter().zip(open).filter(|(_, open)| *open);
            let undecided: u8 = undecided.map(|(count, _)| count).sum();
            let value = loose_cost(self.rules.value(Card::Suited(rank, Suit::Clubs)));
            let mut next = [[NEVER; MAX_MELDS + 1]; MAX_CARDS + 1];
            for &(loose, books, more) in &self.books_of(rank, counts, wilds).figures {
                let cost = Cost::from(loose.saturating_sub(undecided)) * value
                    + if undecided == 0 {
                        books as Cost * MELD
                    } else {
                        0
                    };
                for used in more..=wilds {
                    for melds in books..=MAX_MELDS {
                        let cost = row[used - more][melds - books] + cost;
                        next[used][melds] = next[used][melds].min(cost);
                    }
                }
            }
            row = next;
        }
        let loose_cost = |&wild: &Card| loose_cost(self.rules.value(wild));
        let mut loose_wilds: Vec<Cost> = partial.wilds.iter().map(loose_cost).collect();
        loose_wilds.sort_unstable();
        let most = usize::from(most_wilds(self.rules));
        let wild_melds = if self.has_wild_melds { MAX_MELDS } else { 0 };
        let mut least = NEVER;
        for (used, costs) in row[..=wilds].iter().enumerate() {
            for (books, cost) in costs.iter().enumerate() {
                for melds in 0..=wild_melds.min((wilds - used) / 3) {
                    let loose = wilds.saturating_sub(hold + (books + melds) * most);
                    let loose: Cost = loose_wilds[..loose].iter().sum();
                    least = least.min(cost + melds as Cost * MELD + loose);
                }
            }
        }
        least
    }

    fn books_of(&mut self, rank: Rank, counts: [u8; 5], wilds: usize) -> Rc<Books> {
        let rules = self.rules;
        let books = self.books.entry((rank, counts));
        Rc::clone(books.or_insert_with(|| Rc::new(Books::new(rank, counts, wilds as u8, rules))))
    }
}

impl Books {
    fn new(rank: Rank, counts: [u8; 5], wilds: u8, rules: RoundRules<'_>) -> Self {
        let ways = ways::of_rank(rank, counts, wilds, rules);
        let total: u8 = counts.iter().sum();
        let figures = ways.iter().map(|way| {
            let melded: usize = way.groups.iter().map(|group| group.cards.len()).sum();
            (
                total - melded as u8,
                way.groups.len(),
                usize::from(way.wilds),
            )
        });
        let mut figures: Vec<_> = figures.collect();
        figures.sort_unstable();
        figures.dedup();
        Self { ways, figures }
    }
}

impl Iterator for Arrangements<'_> {
    type Item = Arrangement;

    fn next(&mut self) -> Option<Arrangement> {
        while let Some(Reverse(partial)) = self.queue.pop() {
            if self.costs_too_much(partial.cost) {
                return None;
            }
            if !partial.is_finished() {
                self.settle(&partial);
                continue;
            }
            let arrangement = Arrangement::new(partial.melds, partial.loose, self.rules);
            self.penalty = Some(arrangement.penalty);
            return Some(arrangement);
        }
        None
    }
}
