//! Everything that can happen, as it is written into the journal.
//!
//! An event is JSON with its `kind`. The names of kinds and fields never
//! change. A kind that this version does not know is preserved as it is and
//! changes nothing.

mod any;
mod edits;
mod game;
mod league;
mod parse;
mod player;
mod recorded;
mod revocation;
mod ruleset;
mod ruleset_json;
mod solitaire;
mod tournament;
mod validate;

pub use any::Event;
pub use edits::GameEdits;
pub use game::{Correction, GameEvent, GameStart, PlayerScore, RoundScore, WentOut};
pub use league::{LeagueEvent, LeagueTerms, Season};
pub use parse::ParseEventError;
pub use player::PlayerEvent;
pub use recorded::Recorded;
pub use revocation::Revocation;
pub use ruleset::RulesetEvent;
pub use solitaire::{
    InvalidSolitaire, PILES, SolitaireEvent, SolitaireMove, SolitaireScore, SolitaireStart,
};
pub use tournament::{
    InvalidTournament, RESEATED, TableCount, TournamentEvent, TournamentStart, TournamentTable,
};
pub use validate::{InvalidEvent, LAST_NUMBER};
