//! Standings, ratings, statistics and records of a league: pure folds over
//! finished games.
//!
//! It does not know where the games are kept or how its figures are shown.

mod rating;

pub use rating::{Rating, rate};
