//! The slowest questions of boards of solitaire at random, under rules at random.
//!
//! `cargo test --release --test it slowest:: -- --ignored --nocapture`

use crowns::game::{Board, SolitaireState, deal, placements};
use fastrand::Rng;

use crate::processor_time::Slowest;
use crate::rulesets::any_ruleset;

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
