//! A game as it is kept: events, and the scoresheet that they add up to.
//!
//! Everything that ever happened is an event. A [`Scoresheet`], a
//! [`PlayerProfile`], a [`League`] and a [`HouseRuleset`] are folds of their events:
//! the same events give the same value, anywhere. What a table does, such as
//! scoring a round, is a question to the scoresheet that answers with the
//! event to record, or with why not.
//!
//! Knows nothing of SQL, arguments, terminals or the clock.

mod correct;
mod course;
mod entry;
mod event;
mod file;
#[cfg(test)]
pub(crate) mod fixture;
mod id;
mod league;
mod name;
mod plausible;
mod play;
mod play_error;
mod reachable;
mod ruleset_json;
mod sheet;
mod sound;
mod start;
mod table;
mod totals;

pub use correct::RoundCorrection;
pub use entry::{PricedCards, ScoreEntry, ScoreEntryError};
pub use event::{
    Correction, Event, GameEvent, LeagueEvent, ParseEventError, PlayerEvent, PlayerScore, Recorded,
    Revocation, RoundScore, RulesetEvent, WentOut,
};
pub use file::{HouseRuleset, Membership, PlayerProfile};
pub use id::{CommandId, DeviceId, EventId, GameId, LeagueId, PlayerId, RulesetId};
pub use league::{League, LeagueSettings, RankingMethod, Season, UnknownMethod};
pub use name::{InvalidName, Name, is_control, name_key, nearest};
pub use plausible::{ImplausibleScore, ScoreWarning, cap, least};
pub use play::{RoundEntry, ScoredRound};
pub use play_error::PlayError;
pub use reachable::PossibleScores;
pub use sheet::{GameState, PlayedRound, ScoreConflict, Scoresheet, Seat, SeatScore, Stay};
pub use sound::InvalidEvent;
pub use start::{GameStart, NewGame, StartError, stock_runs_short};
pub use table::RoundSetup;
pub use totals::{PointsNeeded, SeatStanding, TotalsRow};
