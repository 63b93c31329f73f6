//! How few repeated meetings a seating has beside the bound, and how long it
//! takes: each line is players, tables and games, with seeds 1 to 3.

#![allow(missing_docs, reason = "a bench has no documentation")]
#![allow(clippy::unwrap_used, reason = "a bench fails by panicking")]
#![allow(clippy::print_stdout, reason = "its figures")]

use std::time::Instant;

use crowns::tournament::{SeatingRequest, seat};

/// Players, tables and games.
const SHAPES: [(usize, usize, usize); 28] = [
    (9, 3, 4),
    (10, 2, 3),
    (11, 3, 3),
    (12, 3, 5),
    (13, 3, 4),
    (15, 5, 7),
    (16, 4, 5),
    (18, 6, 8),
    (20, 5, 5),
    (21, 7, 10),
    (22, 4, 4),
    (22, 5, 5),
    (23, 5, 3),
    (24, 6, 7),
    (25, 5, 6),
    (28, 7, 7),
    (28, 7, 9),
    (32, 8, 8),
    (32, 8, 10),
    (34, 8, 5),
    (49, 7, 8),
    (64, 8, 9),
    (80, 16, 3),
    (83, 16, 4),
    (100, 20, 8),
    (500, 100, 8),
    (503, 100, 8),
    (1_000, 167, 20),
];

fn main() {
    println!("players tables games seed: repeated/bound, most meetings, large tables differ by");
    for (players, tables, games) in SHAPES {
        for seed in 1..=3 {
            let start = Instant::now();
            let request = SeatingRequest::new(players, tables, games, seed);
            let (_, quality) = seat(&request).unwrap();
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{players} {tables} {games} {seed}: {}/{}, {}, {}; {seconds:.2} s",
                quality.repeats,
                quality.least_repeats,
                quality.most_meetings,
                quality.large_table_spread,
            );
        }
    }
}
