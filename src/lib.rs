//! Keeps score at a Five Crowns table and judges its hands.
//!
//! The modules in the order of their dependencies: each uses only those listed before it.
//!
//! | module | holds | knows nothing of |
//! |---|---|---|
//! | [`crowns_core`] | [`random`], [`cards`], [`rules`], [`solver`], [`odds`], [`seating`]: a crate of its own, in `src/core` | I/O, the clock |
//! | [`game`] | what happened in a game (events), the scoresheet computed from them, typed scores | SQL, terminals |
//! | [`league`] | standings, ratings, statistics, records of finished games | SQL, terminals |
//! | [`tournament`] | how games are seated and played, and who is ahead | SQL, terminals |
//! | [`messages`] | every sentence that people at the table read, in six languages | layout, terminals, SQL |
//! | [`store`] | the journal in SQLite, what is computed from it, undo; exports, merging, sync and spreadsheets (`exchange`) | terminals |
//! | [`render`] | values to text, JSON, CSV, SVG and HTML, pure | where it is printed |
//! | [`screen`] | `crowns play`, on one screen or line by line: model, update, view; pure | the terminal, the store |
//! | [`serve`] | pages and live updates for the phones at the table; decides no rule | SQL, terminals |
//! | [`cli`] | arguments, one file per command or subject: read, ask, render, print; decides no rule | SQL |
//!
//! `src/judge` is a crate of its own: pages of `render` as WebAssembly, for a browser
//! without a server. Beside `src` are `migrations` (the schema of the database), `tests`,
//! `benches`, `fuzz`, and `examples` (programs that make test data and pages).
//!
//! Where to change what; the compiler and the tests name the rest:
//!
//! | to change | begin at |
//! |---|---|
//! | a rule that tables differ in | `core/rules/rule.rs`, `core/rules/ruleset.rs`; a rule of melds also `core/rules/meld.rs` and `has_plain_melds` in `core/solver`; its words in `messages` |
//! | a column of standings | `league/counted.rs` (the figure and its JSON), `render/league/standings.rs`, `docs/standings.md` |
//! | a sentence | the subject's file in `messages`, and the six `.ftl` files: `docs/languages.md` |
//! | an English-only text (import, sync, backup, doctor) | where it is raised, or `render/journal` |
//! | a kind of event | `game/event`, and the fold of its aggregate: `game/scoresheet/fold.rs`, `game/tournament.rs` |
//! | a command | `cli/commands`, `cli/app.rs`; `cli/meant.rs` has what people type instead |
//! | a kind of file to import | `store/exchange`, `cli/commands/import` |
//! | an error | its enum, with a sample in `error_samples!` beside it |
//!
//! Words that are not the game's: an *event* is one thing that happened, never changed once
//! written; an *aggregate* is what events are about (a game, a player, a league); its *fold*
//! is its state, computed from its events in order; a *revocation* is an event that takes
//! others back (`undo`); a *segment* is the file of events that one device shares.
//!
//! Invariants:
//!
//! 1. `random` to `tournament` use no argument parser, clock, environment or
//!    printing; `tests/it/structure` reads their imports.
//! 2. Whether a card is wild and what it costs belongs to a card, a round and
//!    a ruleset together, never to the card.
//! 3. A hand is a multiset: two decks, so a card may be there twice.
//! 4. The solver returns only melds built by [`rules::meld`].
//! 5. The journal of events is the truth, and nothing is ever taken out of it.
//!    Everything else that is stored is a cache. If it disagrees with the journal,
//!    the answer is computed from the journal.
//! 6. `now` is a parameter, and random numbers come from a seed: the same seed
//!    gives the same result on every machine and in every version.
//! 7. stdout is data, stderr is messages; `--json` prints one documented,
//!    versioned shape per command and nothing else.

// A browser has neither terminal nor database, and what they need stays unused.
#![cfg_attr(target_family = "wasm", allow(unused))]

#[cfg(test)]
#[macro_use]
mod error_samples;

pub use crowns_core::{cards, odds, random, rules, seating, solver};

pub mod league;

// The program; no public interface.
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub mod cli;
#[doc(hidden)]
pub mod game;
#[doc(hidden)]
pub mod messages;
#[doc(hidden)]
pub mod render;
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub mod screen;
#[cfg(all(feature = "serve", not(target_family = "wasm")))]
#[doc(hidden)]
pub mod serve;
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
pub mod store;
#[doc(hidden)]
pub mod tournament;
