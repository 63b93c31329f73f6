//! The slowest questions of hands and boards at random, under rules at random.
//!
//! `cargo test --release --test it slowest:: -- --ignored --nocapture`

#![allow(clippy::print_stdout, reason = "the figures are for people")]

use std::collections::BTreeMap;
use std::fs;

use crowns::cards::{Card, Hand};
use crowns::game::{Board, SolitaireState, deal, placements};
use crowns::odds::{Objective, Position, Sampling, unseen};
use crowns::rules::{Round, RoundRules};
use crowns::solver::{Verdict, arrange};
use fastrand::Rng;

use crate::knobs::any_ruleset;

/// The most seconds by question, and what was asked then.
#[derive(Default)]
struct Slowest(BTreeMap<&'static str, (f64, String)>);

impl Slowest {
    fn time<T>(&mut self, question: &'static str, of: &str, ask: impl FnOnce() -> T) -> T {
        let start = processor_seconds();
        let answer = ask();
        let seconds = processor_seconds() - start;
        let slowest = self.0.entry(question).or_default();
        if seconds > slowest.0 {
            *slowest = (seconds, of.to_owned());
        }
        answer
    }

    /// Prints all; returns the most seconds.
    fn print(&self) -> f64 {
        for (question, (seconds, of)) in &self.0 {
            println!("{question:8} {seconds:6.3} s  {of}");
        }
        let seconds = self.0.values().map(|(seconds, _)| *seconds);
        seconds.fold(0.0, f64::max)
    }
}

/// Returns the processor time of this thread, which no other program adds to.
fn processor_seconds() -> f64 {
    let times = fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    times.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}

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
    Position::with_unseen(hand.iter().copied().collect(), rest, rules)
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
        let (hand, rest) = (*asked.hand(), *asked.unseen());
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
            let asked = Position::with_unseen(hand, seen, rules);
            slowest.time("top", &of, || answer(asked, Some(top)));
        }
    }
    assert!(slowest.print() < 2.0);
}

#[test]
#[ignore = "10,000 boards"]
fn no_question_of_10_000_boards_under_any_rules_takes_two_seconds() {
    let (mut slowest, mut boards) = (Slowest::default(), 0);
    for seed in 0.. {
        let mut rng = Rng::with_seed(seed);
        let mut board = Board::new(deal(&any_ruleset(&mut rng), rng.bool(), seed)).unwrap();
        while board.state() == SolitaireState::Open {
            if boards == 10_000 {
                assert!(slowest.print() < 2.0);
                return;
            }
            boards += 1;
            let card = board.next_card().unwrap();
            let of = format!("{seed}: {}, draw {}", board.ruleset.name(), board.drawn + 1);
            let away = || board.open().filter_map(|pile| board.draws_away(pile)).max();
            slowest.time("board", &of, away);
            let best = slowest.time("advice", &of, || placements(&board, card)[0]);
            let played = board.play(card, best.pile, best.discard).unwrap();
            board = board.after(&played.play);
        }
    }
}
