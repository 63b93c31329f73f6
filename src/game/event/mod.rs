//! Everything that can happen, as it is written into the journal.
//!
//! An event is JSON with its `kind`. Kinds and fields keep their names for
//! ever. A kind that this version does not know is kept as it came and
//! changes nothing.

mod any;
mod game;
mod league;
mod parse;
mod player;
mod recorded;
mod revocation;
mod ruleset;
mod ruleset_json;
mod validate;

pub use any::Event;
pub use game::{Correction, GameEvent, GameStart, PlayerScore, RoundScore, WentOut};
pub use league::{LeagueEvent, LeagueSettings, Season};
pub use parse::ParseEventError;
pub use player::PlayerEvent;
pub use recorded::Recorded;
pub use revocation::Revocation;
pub use ruleset::RulesetEvent;
pub use validate::InvalidEvent;
