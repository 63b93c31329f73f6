//! The integration tests of the core, optimized as it is: `cargo test --test it NAME`
//! runs the tests of the module `NAME`. What each proves is in `tests/README.md`.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a long run tells what it did")]

extern crate crowns_core as crowns;

mod cases;
mod processor_time;
mod reference;
mod rulesets;

mod advice;
mod every_hand;
mod listing;
mod melds;
mod odds;
mod oracle;
mod plausible;
mod rulebook;
mod rulings;
mod seating;
mod slowest;
mod typed;
mod verdicts;
