//! Everything that can happen, as it is written into the journal.
//!
//! An event is JSON with its `kind`. The names of kinds and fields never
//! change. A kind that this version does not know is preserved as it is and
//! changes nothing.

mod any;
mod game;
mod json;
mod league;
mod solitaire;
mod tournament;

pub use any::*;
pub use game::*;
pub use json::ParseEventError;
pub use league::*;
pub use solitaire::*;
pub use tournament::*;
