//! Seats players at tables for several games, so that few meet again.
//!
//! In this order: pairs that are to be apart are; as few pairs as possible meet again;
//! nobody meets the same player more often than need be; large tables, table numbers and
//! seats are shared out evenly. How it is done is in `docs/seating.md`.

mod anneal;
mod constructions;
mod plan;
mod quality;
mod request;
mod share;
mod turning;

pub use plan::{add_player, remove_player, seat, seat_at_any};
pub use quality::SeatingQuality;
pub use request::{SeatedGame, SeatingError, SeatingRequest, tables_for};
