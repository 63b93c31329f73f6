//! Everything that can happen, as it is written into the journal.
//!
//! An event is JSON with its `kind`. The names of kinds and fields never
//! change. A kind that this version does not know is preserved as it is and
//! changes nothing.

mod any;
mod game;
mod league;
mod parse;
mod ruleset_json;
mod solitaire;
mod tournament;

pub use any::{Event, InvalidEvent, LAST_NUMBER, Recorded, Revocation};
pub use game::{Correction, GameEdits, GameEvent, GameStart, PlayerScore, RoundScore, WentOut};
pub use league::{LeagueEvent, LeagueTerms, PlayerEvent, RulesetEvent, Season};
pub use parse::ParseEventError;
pub use solitaire::{
    InvalidSolitaire, PILES, SolitaireEvent, SolitaireMove, SolitaireScore, SolitaireStart,
};
pub use tournament::{
    InvalidTournament, RESEATED, TableCount, TournamentEvent, TournamentStart, TournamentTable,
};
