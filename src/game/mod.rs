//! A game as it is recorded: events, and the scoresheet that they add up to.
//!
//! Everything that ever happened is an event. A [`Scoresheet`], a
//! [`PlayerProfile`], a [`League`], a [`CustomRuleset`], a [`Solitaire`] and a
//! [`Tournament`] are folds of their events: the same events give the same value, anywhere. What a table does,
//! such as scoring a round, is a question to the scoresheet that answers with
//! the event to record, or with why not.
//!
//! From the ground up: ids and names, events, scores, the scoresheet.
//!
//! Knows nothing of SQL, arguments, terminals or the clock.

mod day;
mod event;
mod find_name;
#[cfg(test)]
pub(crate) mod fixture;
mod folds;
mod hand_text;
mod id;
mod lay_down;
mod log;
mod name;
mod name_doubt;
mod new_game;
mod refusals;
mod said;
mod score;
mod scoresheet;
mod solitaire;
mod text;
mod tournament;
mod typed_names;
mod typed_round;

pub use day::*;
pub use event::*;
pub use find_name::*;
pub use folds::*;
pub use hand_text::*;
pub use id::*;
pub use lay_down::*;
pub use log::*;
pub use name::*;
pub use name_doubt::*;
pub use new_game::*;
pub use refusals::*;
pub use said::*;
pub use score::*;
pub use scoresheet::*;
pub use solitaire::*;
pub use text::*;
pub use tournament::*;
pub use typed_names::*;
pub use typed_round::*;
