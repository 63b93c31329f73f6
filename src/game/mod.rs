//! A game as it is kept: events, and the scoresheet that they add up to.
//!
//! Everything that ever happened is an event. A [`Scoresheet`], a
//! [`Person`], a [`League`] and a [`HouseRuleset`] are folds of their events:
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

pub use correct::Fix;
pub use entry::{BadEntry, Entry, Priced};
pub use event::{
    BadEvent, Correction, Event, GameEvent, LeagueEvent, Mark, Out, PlayerEvent, Recorded,
    Revocation, RoundScore, RulesetEvent,
};
pub use file::{HouseRuleset, Membership, Person};
pub use id::{CommandId, DeviceId, EventId, GameId, LeagueId, PlayerId, RulesetId};
pub use league::{League, Method, NoMethod, Season, Terms};
pub use name::{BadName, Name, is_control, name_key, nearest};
pub use plausible::{Implausible, Warning, cap, least};
pub use play::{Draft, Scored};
pub use play_error::PlayError;
pub use reachable::Reachable;
pub use sheet::{Conflict, Played, Scoresheet, Seat, SeatMark, Spell, State};
pub use sound::Unsound;
pub use start::{NewGame, Start, StartError, stock_runs_short};
pub use table::Turn;
pub use totals::{Need, Row, Standing};
