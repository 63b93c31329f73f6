//! The slowest questions of hands at random, under rules at random.
//!
//! `cargo test --release -p crowns-core --test it slowest:: -- --ignored --nocapture`

use crowns::cards::{Card, Hand};
use crowns::odds::{Objective, Position, Sampling, unseen};
use crowns::rules::{Round, RoundRules};
use crowns::solver::{Verdict, arrange};
use fastrand::Rng;

use crate::processor_time::Slowest;
use crate::rulesets::any_ruleset;

fn text(hand: &Hand) -> String {
    let cards: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
    cards.join(" ")
}

/// Deals a hand, with a card drawn or not, and the cards unseen, often few.
fn position<'a>(rng: &mut Rng, rules: RoundRules<'a>) -> Position<'a> {
    let mut stock: Vec<Card> = unseen(rules.deck(), &[]).cards().collect();
    rng.shuffle(&mut stock);
    let size = rules.dealt() + rng.usize(..2);
    let few = [rng.usize(2..=12), rng.usize(8..=28), stock.len(), stock.len()];
    let few = few[rng.usize(..4)];
    let (hand, rest) = stock.split_at(size);
    let rest = rest.iter().copied().take(few).collect();
    Position { hand: hand.iter().copied().collect(), unseen: rest, rules }
}

#[test]
#[ignore = "10,000 hands"]
fn no_question_of_10_000_hands_under_any_rules_takes_two_seconds() {
    let mut slowest = Slowest::default();
    for seed in 0..10_000 {
        let mut rng = Rng::with_seed(seed);
        let ruleset = any_ruleset(&mut rng);
        let rules = ruleset.in_round(Round::new(rng.u8(1..=11)).unwrap());
        let asked = position(&mut rng, rules);
        let (hand, rest) = (asked.hand, asked.unseen);
        let name = ruleset.name();
        let of = format!("{seed}: round {}, {name}: {}", rules.round, text(&hand));
        let of = format!("{of}; {} unseen", rest.len());
        let ways =
            || Verdict::for_hand(&hand, rules).unwrap().arrangements(hand, rules).take(20).count();
        slowest.time("arrange", &of, || arrange(&hand, rules));
        slowest.time("check", &of, ways);
        slowest.time("away", &of, || (asked.draws_away(), asked.helps()));
        let answer = |position: Position<'_>, top| {
            position.answer(top, Objective::GoOut, Sampling::default())
        };
        slowest.time("odds", &of, || answer(asked, None));
        let top = rest.distinct().next().filter(|_| rest.len() > 2);
        if let Some(top) = top.filter(|_| !asked.has_drawn()) {
            let seen: Hand = rest.cards().skip(1).collect();
            let asked = Position { hand, unseen: seen, rules };
            slowest.time("top", &of, || answer(asked, Some(top)));
        }
    }
    assert!(slowest.print() < 2.0);
}
