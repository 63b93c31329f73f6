//! `solver::arrangements` against every arrangement that `reference` finds, sorted
//! by the order that `docs/rules.md` gives.

use std::cmp::Reverse;

use crate::oracle::{any_round, check_arrangement, deal, hand, in_parallel, situation};
use crate::reference::{self, Layout};
use crate::rulesets::any_ruleset;
use crowns::cards::{Card, Suit, parse_cards};
use crowns::rules::{Round, RoundRules, Ruleset};
use crowns::solver::{self, Arrangement};
use fastrand::Rng;

#[test]
fn every_arrangement_of_the_least_penalty_is_listed_once_in_the_documented_order() {
    in_parallel(300_000..306_000, |seed| {
        let mut rng = Rng::with_seed(seed);
        let round = any_round(&mut rng);
        let ruleset = any_ruleset(&mut rng);
        let rules = ruleset.in_round(round);
        let size = rng.usize(0..=9);
        let cards = deal(&mut rng, size, rules);
        check(&cards, rules, &situation(seed, &cards, rules));
    });
}

#[test]
fn the_first_arrangement_of_all_is_the_one_that_is_shown() {
    in_parallel(800_000..812_000, |seed| {
        let mut rng = Rng::with_seed(seed);
        let round = any_round(&mut rng);
        let preset = [Ruleset::official(), Ruleset::texas()][rng.usize(..2)].clone();
        let rules = preset.in_round(round);
        let size = rng.usize(3..=14);
        let cards = deal(&mut rng, size, rules);
        let shown = solver::arrange(&hand(&cards), rules);
        let first = solver::arrangements(&hand(&cards), rules).next();
        assert_eq!(first, Some(shown), "{}", situation(seed, &cards, rules));
    });
}

#[test]
fn arrangements_that_once_began_with_another_are_in_order() {
    let official = Ruleset::official();
    let rules = official.in_round(Round::new(6).unwrap());
    let cards = parse_cards("QS 8C JS 6S 9S QS 8D 8S", rules.deck()).unwrap();
    check(&cards, rules, "round 6: QS 8C JS 6S 9S QS 8D 8S");
}

#[test]
fn the_first_is_shown_where_a_run_has_no_space_for_all_wilds() {
    let official = Ruleset::official();
    let rules = official.in_round(Round::new(10).unwrap());
    for text in [
        "3H 4H 5H 6H 7H 8H 9H 10H JH KH JOKER JOKER",
        "4H 5H KH QC QD QS JOKER JOKER JOKER JOKER JOKER JOKER",
    ] {
        let cards = hand(&parse_cards(text, rules.deck()).unwrap());
        let shown = solver::arrange(&cards, rules);
        let first = solver::arrangements(&cards, rules).next();
        assert_eq!(first, Some(shown), "{text}");
    }
}

fn check(cards: &[Card], rules: RoundRules<'_>, where_it_is: &str) {
    let listed: Vec<Arrangement> = solver::arrangements(&hand(cards), rules).collect();
    for arrangement in &listed {
        check_arrangement(arrangement, cards, rules, where_it_is);
    }
    let first = solver::arrange(&hand(cards), rules);
    assert_eq!(listed.first(), Some(&first), "{where_it_is}");

    let mut expect: Vec<Layout> = reference::layouts(cards, rules).into_iter().collect();
    expect.sort_by_cached_key(|layout| order(layout, rules));
    let listed: Vec<Layout> = listed.iter().map(layout).collect();
    assert_eq!(listed, expect, "{where_it_is}");
}

fn layout(arrangement: &Arrangement) -> Layout {
    let melds = arrangement.melds.iter().map(|meld| {
        let mut cards: Vec<Card> = meld.cards.iter().map(|placed| placed.card).collect();
        cards.sort();
        cards
    });
    let mut melds: Vec<Vec<Card>> = melds.collect();
    melds.sort();
    (melds, arrangement.deadwood.to_vec())
}

/// A set of ranks as bits, so that of two sets the one with the highest rank that
/// is in only one of them is the greater.
type Ranks = u16;

/// What the wilds of a meld are compared by: none in its own place, how many, and
/// which.
type Wilds = (bool, Reverse<usize>, Vec<Card>);

struct Meld {
    /// The cards that are not wild, and the wilds.
    naturals: Vec<Card>,
    wilds: Vec<Card>,
    is_run: bool,
}

/// Returns what arrangements are sorted by, the five rules of `docs/rules.md` one
/// after the other.
fn order(layout: &Layout, rules: RoundRules<'_>) -> impl Ord + use<> {
    let (melds, deadwood) = layout;
    let read = melds.iter().map(|cards| Meld::read(cards, rules));
    let (melded, of_wilds): (Vec<_>, Vec<_>) = read.partition(|meld| !meld.naturals.is_empty());
    let (mut runs, mut books): (Vec<_>, Vec<_>) = melded.into_iter().partition(|meld| meld.is_run);
    runs.sort_by_key(|run| {
        let suit = run.suit().map(Suit::index);
        (suit, run.lowest(), run.ranks(), run.wilds_order(rules))
    });
    books.sort_by_key(|book| (book.lowest(), book.by_suit(), book.wilds_order(rules)));

    let suits = Suit::ALL.map(|suit| {
        let runs = || runs.iter().filter(move |run| run.suit() == Some(suit));
        let in_runs = [1, 2, 3, 4].map(|copies| {
            let has_rank = |rank: u8| move |run: &&Meld| run.ranks() >> rank & 1 != 0;
            let ranks = (1..=13).filter(|&rank| runs().filter(has_rank(rank)).count() >= copies);
            Reverse(ranks.map(|rank| 1 << rank).sum::<Ranks>())
        });
        let needed: usize = runs().map(|run| run.fewest_wilds(rules)).sum();
        let ranks: Vec<Ranks> = runs().map(Meld::ranks).collect();
        (in_runs, ranks.len(), needed, ranks)
    });
    let ranks: Vec<_> = (1..=13)
        .rev()
        .map(|number| {
            let books = || books.iter().filter(move |book| book.lowest() == number);
            let naturals: usize = books().map(|book| book.naturals.len()).sum();
            let by_suit: Vec<_> = books().map(Meld::by_suit).collect();
            (Reverse(naturals), by_suit.len(), by_suit)
        })
        .collect();
    let melded = runs.iter().chain(&books);
    let wilds: Vec<Wilds> = melded.map(|meld| meld.wilds_order(rules)).collect();
    let others = others(of_wilds, deadwood, rules);
    (deadwood.len(), melds.len(), suits, ranks, wilds, others)
}

/// Returns where the wilds are that are with no natural, the lowest wild first: in a
/// meld of so many, or loose.
fn others(
    melds: Vec<Meld>,
    deadwood: &[Card],
    rules: RoundRules<'_>,
) -> Vec<(Card, bool, Reverse<usize>, Vec<Card>)> {
    let melds = melds.into_iter().map(|meld| meld.wilds);
    let melds = melds.map(|wilds| (wilds[0], false, Reverse(wilds.len()), wilds));
    let loose = deadwood.iter().filter(|card| rules.is_wild(**card));
    let loose = loose.map(|&wild| (wild, true, Reverse(1), vec![wild]));
    let mut others: Vec<_> = melds.chain(loose).collect();
    others.sort();
    others
}

impl Meld {
    /// Reads sorted cards as a book if they are one, else as a run.
    fn read(cards: &[Card], rules: RoundRules<'_>) -> Self {
        let (wilds, naturals) = cards.iter().partition(|card| rules.is_wild(**card));
        Self { naturals, wilds, is_run: !reference::is_book(cards, rules) }
    }

    fn suit(&self) -> Option<Suit> {
        self.naturals[0].suit()
    }

    /// Returns the number of the lowest rank, the ace as 1.
    fn lowest(&self) -> u8 {
        self.naturals[0].rank().unwrap().number()
    }

    fn ranks(&self) -> Ranks {
        let numbers = self.naturals.iter().map(|card| card.rank().unwrap());
        numbers.map(|rank| 1 << rank.number()).sum()
    }

    /// Returns how many cards there are of each suit, more of the first suits first.
    fn by_suit(&self) -> [Reverse<usize>; 5] {
        let of = |suit| move |card: &&Card| card.suit() == Some(suit);
        Suit::ALL.map(|suit| Reverse(self.naturals.iter().filter(of(suit)).count()))
    }

    /// Returns the places of every run that the naturals can lie in with so many
    /// wilds.
    fn windows(
        &self,
        wilds: usize,
        rules: RoundRules<'_>,
    ) -> impl Iterator<Item = std::ops::RangeInclusive<usize>> {
        let has = |window: &std::ops::RangeInclusive<usize>, card: &Card| {
            let place = usize::from(card.rank().unwrap().number());
            window.contains(&place) || place == 1 && window.contains(&14)
        };
        reference::windows(self.naturals.len() + wilds, rules)
            .filter(move |window| self.naturals.iter().all(|card| has(window, card)))
    }

    fn fewest_wilds(&self, rules: RoundRules<'_>) -> usize {
        let fewest = 3_usize.saturating_sub(self.naturals.len())..;
        let mut fewest = fewest.filter(|&wilds| self.windows(wilds, rules).next().is_some());
        fewest.next().unwrap()
    }

    fn wilds_order(&self, rules: RoundRules<'_>) -> Wilds {
        let own_place = usize::from(rules.wild_rank().number());
        let own = self.suit().map(|suit| Card::Suited(rules.wild_rank(), suit));
        let in_place = self.is_run
            && own.is_some_and(|own| self.wilds.contains(&own))
            && self.windows(self.wilds.len(), rules).any(|window| window.contains(&own_place));
        (!in_place, Reverse(self.wilds.len()), self.wilds.clone())
    }
}
