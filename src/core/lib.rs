//! What the card game Five Crowns is: cards, rules, the exact solver, odds, seating.
//!
//! The package `crowns` is built on it. It reads no files, no clock and no
//! environment, and prints nothing; random numbers come from a seed, and the same
//! seed gives the same result on every machine and in every version.
//!
//! The modules, from the ground up; a module uses only modules above it:
//!
//! | module | holds | knows nothing of |
//! |---|---|---|
//! | [`random`] | numbers and shuffles from a seed | cards |
//! | [`crowns_rulings`] | answers to questions about the rules, and the search for them: a crate of its own, in `src/rulings` | cards |
//! | [`cards`] | ranks, suits, decks, hands, notation | rounds, melds |
//! | [`rules`] | rounds, rulesets, melds and why not | how to search |
//! | [`solver`] | the exact best arrangement of a hand | I/O of any kind |
//! | [`odds`] | what to discard: draws to go out, chances, exact and sampled | I/O, the clock |
//! | [`seating`] | who sits at which table of a tournament | cards |

pub mod cards;
pub mod odds;
pub mod random;
pub mod rules;
pub mod seating;
pub mod solver;
