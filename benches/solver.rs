//! The solver and the exhaustive reference on the same seeded hands.
//!
//! `counted/solver` and its like take one hand of the list after the other, so
//! a figure is the mean over the list. The ratios are what counts: see
//! `benches/README.md`.

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main};
use crowns::cards::{Card, Hand};
use crowns::rules::{Round, RoundRules, Ruleset};
use crowns::solver;

mod deals;
#[path = "../tests/core/reference.rs"]
mod reference;

use deals::Deal;

/// The hands that the exhaustive reference is timed on; the solver takes the
/// same ones.
const SHARED: usize = 50;

/// Hands to time the solver alone on, so many that no branch is learnt.
const MANY: usize = 10_000;

fn bench(criterion: &mut Criterion) {
    let official = Ruleset::official();
    let rules = official.in_round(Round::LAST);
    let mut group = criterion.benchmark_group("counted 13 cards");
    counted(&mut group, rules);
    group.finish();
    let mut group = criterion.benchmark_group("drawn 14 cards");
    drawn(&mut group, rules);
    group.finish();
    for rules in [Ruleset::official(), Ruleset::texas()] {
        for deal in Deal::ALL {
            alone(criterion, deal, rules.in_round(Round::LAST));
        }
    }
}

fn counted(group: &mut BenchmarkGroup<'_, WallTime>, rules: RoundRules<'_>) {
    let hands = last_round(Deal::Random, rules, 13, SHARED);
    cycle(group, "solver", &hands, |hand| {
        black_box(solver::counting(hand, rules)).expect("the size is right");
    });
    let cards = typed(&hands);
    cycle(group, "reference", &cards, |cards| {
        black_box(reference::counting(cards, rules));
    });
}

fn drawn(group: &mut BenchmarkGroup<'_, WallTime>, rules: RoundRules<'_>) {
    let hands = last_round(Deal::Random, rules, 14, SHARED);
    cycle(group, "solver", &hands, |hand| {
        black_box(solver::drawn(hand, rules)).expect("the size is right");
    });
    let cards = typed(&hands);
    cycle(group, "reference", &cards, |cards| {
        black_box(reference::drawn(cards, rules));
    });
}

fn alone(criterion: &mut Criterion, deal: Deal, rules: RoundRules<'_>) {
    let mut group = criterion.benchmark_group(format!("{} {deal:?}", rules.ruleset.name()));
    let hands = last_round(deal, rules, 13, MANY);
    cycle(&mut group, "counted", &hands, |hand| {
        black_box(solver::counting(hand, rules)).expect("the size is right");
    });
    let hands = last_round(deal, rules, 14, MANY);
    cycle(&mut group, "drawn", &hands, |hand| {
        black_box(solver::drawn(hand, rules)).expect("the size is right");
    });
    group.finish();
}

fn last_round(deal: Deal, rules: RoundRules<'_>, cards: usize, count: usize) -> Vec<Hand> {
    let mut rng = fastrand::Rng::with_seed(2026);
    let hands = (0..count).map(|_| deal.hand(&mut rng, rules, cards));
    hands.collect()
}

fn typed(hands: &[Hand]) -> Vec<Vec<Card>> {
    hands.iter().map(|hand| hand.cards().collect()).collect()
}

/// Times one item after the other, over and over.
fn cycle<T>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    items: &[T],
    mut run: impl FnMut(&T),
) {
    let mut next = items.iter().cycle();
    group.bench_function(name, |bencher| {
        bencher.iter(|| run(black_box(next.next().expect("a cycle has no end"))));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = bench
}
criterion_main!(benches);
