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

pub use any::{
    AggregateEvent, AggregateKind, Event, InvalidEvent, LAST_NUMBER, Recorded, Revocation,
};
pub use game::{Correction, GameEdits, GameEvent, GameStart, PlayerScore, RoundScore, WentOut};
pub use json::ParseEventError;
pub use league::{
    LeagueEvent, LeagueTerms, PlayerEvent, RankingMethod, RulesetEvent, Season, UnknownMethod,
};
pub(in crate::game) use solitaire::whole;
pub use solitaire::{
    InvalidSolitaire, PILES, SolitaireEvent, SolitaireMove, SolitaireScore, SolitaireStart,
};
pub use tournament::{
    InvalidTournament, RESEATED, TableCount, TournamentEvent, TournamentStart, TournamentTable,
};
