//! Solitaire: the board, and what came of a move.

mod board;
mod moves;
mod stats;

pub use board::{solitaire, typed_piles};
pub use moves::{placements, played};
pub use stats::{solitaire_result, solitaire_stats};
