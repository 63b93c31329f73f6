//! Odds of hands of the last round: of 14 cards one draw and two draws ahead, of 13
//! with the chances that are sampled.
//!
//! The hands of a list take turns, so a figure is the mean over the list; the
//! hands that took longest are timed by themselves.

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main};
use crowns::cards::{Hand, parse_cards};
use crowns::odds::{Chances, Objective, Position, Sampling};
use crowns::rules::{Round, RoundRules, Ruleset};
use fastrand::Rng;

mod deals;

use deals::Deal;

/// The hands of a list.
const HANDS: usize = 40;

/// A hand of which two draws ahead take longer than of 59 others.
const HARD: &str = "4H 5C 5H 5* 7C 7D 8C 9D 10H JD QD KH KS JOKER";

fn bench(criterion: &mut Criterion) {
    let limited = Ruleset::official().with(["max_wilds=2"]);
    let limited = limited.expect("the rule takes the value");
    for ruleset in [Ruleset::official(), Ruleset::texas(), limited] {
        let rules = ruleset.in_round(Round::LAST);
        for deal in Deal::ALL {
            let name = format!("{}, {deal:?}", ruleset.name());
            let mut group = criterion.benchmark_group(name);
            let drawn = dealt(deal, rules, 14);
            cycle(&mut group, "one draw ahead", &drawn, one_draw_ahead);
            cycle(&mut group, "two draws ahead", &drawn, |position| {
                black_box(position.discards(Objective::GoOut));
            });
            let counting = dealt(deal, rules, 13);
            cycle(&mut group, "sampled", &counting, |position| {
                black_box(position.answer(None, Objective::GoOut, Sampling::default()));
            });
            group.finish();
        }
    }
    let official = Ruleset::official();
    let rules = official.in_round(Round::LAST);
    let hard = parse_cards(HARD, rules.deck()).expect("cards");
    let hard = [position(hard.into_iter().collect(), rules)];
    let mut group = criterion.benchmark_group("a hard hand");
    cycle(&mut group, "one draw ahead", &hard, one_draw_ahead);
    cycle(&mut group, "two draws ahead", &hard, |position| {
        black_box(position.discards(Objective::GoOut));
    });
    group.finish();
}

/// Works out for each discard what one more draw decides.
fn one_draw_ahead(position: &Position<'_>) {
    for card in position.hand.distinct() {
        let rest = position.after_discard(card);
        black_box((rest.draws_away(), rest.helps(), rest.penalty(), rest.last_turn()));
        black_box(Chances::default().next(&rest));
    }
}

fn dealt(deal: Deal, rules: RoundRules<'_>, cards: usize) -> Vec<Position<'_>> {
    let mut rng = Rng::with_seed(1);
    let hands = (0..HANDS).map(|_| deal.hand(&mut rng, rules, cards));
    hands.map(|hand| position(hand, rules)).collect()
}

fn position(hand: Hand, rules: RoundRules<'_>) -> Position<'_> {
    Position::new(hand, &Hand::default(), rules).expect("the size is right")
}

/// Times a question on one hand after the other.
fn cycle(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    positions: &[Position<'_>],
    mut ask: impl FnMut(&Position<'_>),
) {
    group.sample_size(10);
    group.warm_up_time(Duration::from_secs(1));
    group.measurement_time(Duration::from_secs(5));
    let mut positions = positions.iter().cycle();
    group.bench_function(name, |bencher| {
        bencher.iter(|| positions.next().into_iter().for_each(&mut ask));
    });
}

criterion_group!(benches, bench);
criterion_main!(benches);
