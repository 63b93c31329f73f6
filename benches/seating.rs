//! How few repeated meetings a seating has beside the bound, how evenly large
//! tables are shared out, and how long it takes: each line is players, tables and
//! games, with seeds 1 to 3. Then how many tables of four to six are taken.
//!
//! Large tables cannot differ by less than 3 for 11 players at 2 tables in 4 or 5
//! games, nor for 14 at 3 in 5, with the fewest repeats and no pair that meets more
//! often: tests look at all seatings.

#![allow(missing_docs, reason = "a bench has no documentation")]
#![allow(clippy::unwrap_used, reason = "a bench fails by panicking")]
#![allow(clippy::print_stdout, reason = "its figures")]

use std::time::Instant;

use crowns::seating::{SeatingQuality, SeatingRequest, seat, seat_at_any, tables_for};

/// Players, tables and games.
const SHAPES: [(usize, usize, usize); 47] = [
    (9, 3, 4),
    (10, 2, 3),
    (11, 2, 4),
    (11, 2, 5),
    (11, 3, 3),
    (12, 3, 5),
    (13, 3, 4),
    (14, 3, 4),
    (14, 3, 5),
    (15, 5, 7),
    (16, 4, 5),
    (17, 3, 4),
    (18, 6, 8),
    (19, 4, 4),
    (19, 4, 5),
    (20, 5, 5),
    (21, 7, 10),
    (22, 4, 4),
    (22, 4, 5),
    (22, 5, 5),
    (23, 5, 3),
    (24, 6, 7),
    (25, 5, 6),
    (27, 5, 4),
    (27, 5, 5),
    (28, 7, 7),
    (28, 7, 9),
    (31, 6, 4),
    (31, 6, 5),
    (32, 8, 8),
    (32, 8, 10),
    (33, 11, 16),
    (34, 8, 5),
    (36, 6, 5),
    (36, 9, 11),
    (40, 10, 13),
    (42, 6, 8),
    (44, 7, 6),
    (49, 7, 8),
    (64, 8, 9),
    (80, 16, 3),
    (83, 16, 4),
    (100, 20, 8),
    (500, 100, 8),
    (503, 100, 8),
    (1_000, 143, 100),
    (1_000, 167, 20),
];

/// Players and games.
const COMPARED: [(usize, usize); 9] =
    [(12, 3), (18, 3), (20, 3), (23, 3), (24, 3), (26, 4), (31, 4), (47, 5), (80, 8)];

fn main() {
    println!("players tables games seed: repeated/bound, most meetings, large tables differ by");
    for (players, tables, games) in SHAPES {
        for seed in 1..=3 {
            let request = SeatingRequest::new(players, tables, games, seed);
            print(&request, || seat(&request).unwrap().1);
        }
    }
    for (players, games) in COMPARED {
        let all = tables_for(players, 4..=6).unwrap();
        for &tables in &all {
            let request = SeatingRequest::new(players, tables, games, 1);
            print(&request, || seat(&request).unwrap().1);
        }
        let request = SeatingRequest::new(players, all[0], games, 1);
        let start = Instant::now();
        let (seated, _) = seat_at_any(&request, &all).unwrap();
        let seconds = start.elapsed().as_secs_f64();
        let tables = seated[0].tables.len();
        println!("{players} {games}: {tables} of {all:?} tables; {seconds:.2} s");
    }
}

/// Prints how good a seating is and how long it takes.
fn print(request: &SeatingRequest<'_>, seat: impl FnOnce() -> SeatingQuality) {
    let start = Instant::now();
    let quality = seat();
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} {} {} {}: {}/{}, {}, {}; {seconds:.2} s",
        request.players,
        request.tables,
        request.games,
        request.seed,
        quality.repeats,
        quality.least_repeats,
        quality.most_meetings,
        quality.large_table_spread,
    );
}
