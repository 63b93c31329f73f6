//! `--new-league`: a league for games, existing or added.

use thiserror::Error;

use super::lookup::{self, or_nearest};
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::hint::Hint;
use crate::game::{LeagueId, LeagueSettings, Name};
use crate::store::Writer;

/// `--new-league`: whether a name similar to an existing one may be new.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct NewLeagueArgs {
    /// Accept a new league whose name is similar to an existing one
    #[arg(long)]
    pub(crate) new_league: bool,
}

/// A league that games cannot be added to.
#[derive(Debug, Error)]
pub(crate) enum NewLeagueError {
    #[error("there is no league `{typed}`{}", or_nearest(.near))]
    NearMiss { typed: String, near: Vec<String> },
    #[error("the league `{0}` is retired")]
    Retired(String),
}

impl From<NewLeagueError> for Failure {
    fn from(error: NewLeagueError) -> Self {
        let hint = match &error {
            NewLeagueError::NearMiss { .. } => {
                Some(Hint::new("if this is a new league, pass `--new-league`"))
            }
            NewLeagueError::Retired(_) => None,
        };
        Self::new(error.to_string()).hint(hint)
    }
}

impl NewLeagueArgs {
    /// Returns the league of a name, and `true` if it was added because it did
    /// not exist.
    ///
    /// # Errors
    ///
    /// [`NewLeagueError`] if the name is new but similar to an existing one, or
    /// the league is retired.
    pub(crate) fn find_or_add(self, tx: &mut Writer<'_>, typed: &str) -> Result<(LeagueId, bool)> {
        let name = Name::new(typed)?;
        match lookup::find_league(tx, name.as_str())? {
            Ok(league) if league.retired => Err(NewLeagueError::Retired(league.name).into()),
            Ok(league) => Ok((league.id, false)),
            Err(near) if !near.is_empty() && !self.new_league => {
                let typed = name.to_string();
                Err(NewLeagueError::NearMiss { typed, near }.into())
            }
            Err(_) => Ok((tx.add_league(&name, LeagueSettings::default())?, true)),
        }
    }
}
