//! Tournaments: how their games are seated and played, and who is ahead.
//!
//! Plain functions of values: the same request and seed give the same seating
//! on every machine. Source: the Texas sheet leaves the number of players at a
//! table to the director and says nothing of who meets whom; what is here
//! beyond that is this project's.
//!
//! Knows nothing of files, terminals or how scores are stored.

mod progress;
mod schedule;
mod standings;

pub use progress::{Contest, StoredTournament, StrayTable, TableGame, TableStatus, TournamentGame};
pub use schedule::Schedule;
pub use standings::{
    Cut, FAIR, METHODS, PlayerGame, TableResult, TournamentResults, TournamentStanding,
    TournamentStandings, UnequalTables,
};
