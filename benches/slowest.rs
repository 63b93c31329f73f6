//! Times each of 200,000 seeded hands by itself and prints the slowest.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use crowns::cards::Hand;
use crowns::rules::{Round, RoundRules, Ruleset};
use crowns::solver;
use fastrand::Rng;

mod deals;
use deals::Deal;

const HANDS: usize = 200_000;

fn main() {
    for rules in [Ruleset::official(), Ruleset::texas()] {
        for drawn in [false, true] {
            for deal in Deal::ALL {
                slowest(deal, drawn, &rules);
            }
        }
    }
}

fn slowest(deal: Deal, drawn: bool, ruleset: &Ruleset) {
    let mut rng = Rng::with_seed(5);
    let mut worst = (Duration::ZERO, String::new());
    let mut sum = Duration::ZERO;
    let hands = HANDS / Deal::ALL.len();
    for _ in 0..hands {
        let round = Round::new(rng.u8(9..=11)).expect("there are eleven rounds");
        let rules = ruleset.in_round(round);
        let cards = rules.dealt() + usize::from(drawn);
        let hand = deal.hand(&mut rng, rules, cards);
        let mut time = run(&hand, rules, drawn);
        sum += time;
        // A hand is as slow as it is at its fastest: the rest is the machine.
        for _ in 0..3 {
            if time > worst.0 {
                time = time.min(run(&hand, rules, drawn));
            }
        }
        if time > worst.0 {
            let cards: Vec<_> = hand.cards().map(|card| card.to_string()).collect();
            worst = (time, format!("{round}: {}", cards.join(" ")));
        }
    }
    let _ = writeln!(
        std::io::stdout(),
        "{:9} {:8} {deal:18?} mean {:6.2} us  slowest {:7.1} us  {}",
        ruleset.name(),
        if drawn { "drawn" } else { "counting" },
        sum.as_secs_f64() * 1e6 / hands as f64,
        worst.0.as_secs_f64() * 1e6,
        worst.1
    );
}

fn run(hand: &Hand, rules: RoundRules<'_>, drawn: bool) -> Duration {
    let start = Instant::now();
    if drawn {
        black_box(solver::drawn(black_box(hand), rules)).expect("the size is right");
    } else {
        black_box(solver::counting(black_box(hand), rules)).expect("the size is right");
    }
    start.elapsed()
}
