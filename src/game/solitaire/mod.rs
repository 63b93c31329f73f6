//! Solitaire: a game of its own, for one player and no scoresheet.
//!
//! Eleven open piles of 3 to 13 cards, each with its own wild rank; every drawn
//! card is played to one pile, which discards one. A pile that can go out is
//! closed; all closed is won. Source: web rules, leaflet; readings in
//! `docs/solitaire.md`.

mod advice;
mod board;
mod fold;
#[cfg(test)]
mod tests;
mod typed;

pub use advice::{Placement, placements};
pub use board::{Board, Closing, Pile, Played, SolitaireError, SolitaireState};
pub use fold::{Solitaire, SolitaireOrigin, SolitaireStats, deal};
pub use typed::{TypedMove, TypedMoveError, TypedPiles, TypedPilesError};
