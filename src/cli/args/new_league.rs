//! `--new-league`: a league for games, existing or added.

use crate::game::{LeagueId, LeagueTerms, Name};
use crate::store::{NewLeagueError, Writer};

/// `--new-league`: whether a name similar to an existing one may be new.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct NewLeagueArgs {
    /// Accept a new league whose name is similar to an existing one
    #[arg(long)]
    new_league: bool,
}

impl NewLeagueArgs {
    /// Returns the league of a name, and `true` if it was added because it did
    /// not exist.
    pub(crate) fn find_or_add(
        self,
        tx: &mut Writer<'_>,
        name: &str,
    ) -> Result<(LeagueId, bool), NewLeagueError> {
        tx.find_or_add_league(name, self.new_league)
    }

    /// Adds a league.
    pub(crate) fn add(
        self,
        tx: &mut Writer<'_>,
        name: &Name,
        terms: LeagueTerms,
    ) -> Result<LeagueId, NewLeagueError> {
        tx.add_new_league(name, terms, self.new_league)
    }
}
