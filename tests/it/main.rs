//! All integration tests, in one binary: `cargo test --test it NAME` runs the
//! tests of the module `NAME`. What each proves is in `tests/README.md`.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_crowns");

#[macro_use]
mod runs;

#[cfg_attr(not(unix), allow(dead_code, reason = "the evening in browsers needs a Unix terminal"))]
mod browser;
mod env;
mod journal_rows;
#[path = "../core/processor_time.rs"]
mod processor_time;
#[allow(dead_code, reason = "one ruleset at a time is varied in the tests of the core")]
#[path = "../core/rulesets.rs"]
mod rulesets;
mod seeded;
mod sources;
mod visible;

mod as_of;
mod batch;
mod cli;
mod color;
mod completions;
mod config;
mod crossings;
mod damage;
mod days;
mod durable;
mod errors;
mod export;
#[cfg(unix)]
mod faults;
mod files;
mod first_tries;
mod fuzz;
mod json;
mod judge;
mod judge_page;
mod kills;
mod languages;
#[cfg(target_os = "linux")]
mod limits;
mod man;
mod merge;
mod messages;
mod names;
mod namesakes;
mod next_game;
#[cfg(target_os = "linux")]
mod pager;
mod platforms;
#[cfg(unix)]
mod play;
mod poison;
#[cfg(unix)]
mod prompts;
mod properties;
mod race;
mod rating;
mod readme;
mod refusals;
mod refused;
mod repair;
mod report;
mod results;
mod rollback;
mod rows;
mod safe;
mod screen;
mod screenshot;
#[cfg(feature = "serve")]
mod serve;
mod sheets;
mod shell;
mod simulator;
mod slowest;
mod solitaire;
mod standings;
mod stats;
mod store;
mod structure;
mod sync;
#[cfg(target_os = "linux")]
mod syscalls;
#[cfg(target_os = "linux")]
mod terminal;
mod ties;
#[cfg(unix)]
mod tmux;
mod tournament;
#[cfg(target_os = "linux")]
mod unshown;
mod versions;
mod watch;
mod whole_games;
mod wording;
