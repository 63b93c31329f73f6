//! Keeps score at a Five Crowns table and judges its hands.
//!
//! The modules, from the ground up; a module uses only modules above it:
//!
//! | module | holds | knows nothing of |
//! |---|---|---|
//! | [`crowns_core`] | [`random`], [`cards`], [`rules`], [`solver`], [`odds`], [`seating`]: a crate of its own, in `src/core` | I/O, the clock |
//! | [`game`] | events, the scoresheet as their fold, score entry | SQL, terminals |
//! | [`league`] | standings, ratings, statistics, records of finished games | the same |
//! | [`tournament`] | how games are seated and played, and who is ahead | the same |
//! | [`messages`] | every sentence that people at the table read, per language | layout, terminals, SQL, files |
//! | [`store`] | the journal in SQLite, what is folded from it, undo | terminals |
//! | [`render`] | values to text, JSON, CSV, SVG and HTML, pure | where it is printed |
//! | [`screen`] | the evening on one screen, or line by line: model, update, view; pure | the terminal, the store |
//! | [`serve`] | pages and live updates for the phones at the table | rules, SQL, terminals |
//! | [`cli`] | arguments, one file per command or subject: read, ask, render, print | rules |
//!
//! `src/judge` is a crate of its own: pages of `render` as WebAssembly, for a browser
//! without a server.
//!
//! Invariants:
//!
//! 1. `random` to `tournament` use no argument parser, clock, environment or
//!    printing; `tests/it/structure` reads their imports.
//! 2. Whether a card is wild and what it costs belongs to a card, a round and
//!    a ruleset together, never to the card.
//! 3. A hand is a multiset: two decks, so a card may be there twice.
//! 4. Every meld that leaves the solver was made by [`rules::meld`].
//! 5. The journal of events is the truth, and nothing is ever taken out of it.
//!    What else is stored is one cache: if anything of it does not fit the
//!    journal, the answer is folded from the journal.
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

// The program, which is no library.
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
