//! Leagues as stored.

use rusqlite::OptionalExtension;
use serde::Serialize;

use super::reader::Reader;
use crate::game::{LeagueId, LeagueRef, LeagueTerms, Membership, Season, name_key};
use crate::store::db::error::StoreError;
use crate::store::projection::fold;

/// A league as stored.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StoredLeague {
    /// The name.
    pub name: String,
    /// The permanent id.
    #[serde(rename = "uuid")]
    pub id: LeagueId,
    /// Whether the league is retired.
    pub retired: bool,
    /// What its players agreed on.
    pub terms: LeagueTerms,
    /// Its seasons, in the order of their days.
    pub seasons: Vec<Season>,
}

impl From<&StoredLeague> for LeagueRef {
    fn from(league: &StoredLeague) -> Self {
        Self {
            name: league.name.clone(),
            uuid: league.id,
        }
    }
}

impl Reader<'_> {
    /// Lists the leagues by name.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn leagues(&self) -> Result<Vec<StoredLeague>, StoreError> {
        let mut select = self
            .connection()
            .prepare_cached("SELECT id FROM leagues ORDER BY key, id")?;
        let rows = select.query_map([], |row| row.get(0))?;
        let mut leagues = Vec::new();
        for id in rows {
            leagues.extend(self.league_of_id(LeagueId(id?))?);
        }
        Ok(leagues)
    }

    /// Returns a league; `None` if there is none or it was undone.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn league_of_id(&self, id: LeagueId) -> Result<Option<StoredLeague>, StoreError> {
        let league = fold::fold_league(self.connection(), id.0)?;
        Ok(league.map(|league| StoredLeague {
            id,
            name: league.name,
            retired: league.membership == Membership::Retired,
            terms: league.terms,
            seasons: league.seasons,
        }))
    }

    /// Counts the games of a league, without deleted ones.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn games_of_league(&self, id: LeagueId) -> Result<usize, StoreError> {
        let mut count = self.connection().prepare_cached(
            "SELECT count(*) FROM games WHERE league = ?1 AND state <> 'deleted'",
        )?;
        Ok(count.query_row([id.0], |row| row.get(0))?)
    }

    /// Returns the league of a name, ignoring case.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn league(&self, name: &str) -> Result<Option<StoredLeague>, StoreError> {
        let key = name_key(name);
        let leagues = self.leagues()?;
        Ok(leagues
            .into_iter()
            .find(|league| name_key(&league.name) == key))
    }

    /// Names a league. One whose addition was undone on another device has no
    /// name; the id is used instead.
    pub(super) fn league_ref(&self, uuid: LeagueId) -> Result<LeagueRef, StoreError> {
        let mut select = self
            .connection()
            .prepare_cached("SELECT name FROM leagues WHERE id = ?1")?;
        let name: Option<String> = select.query_row([uuid.0], |row| row.get(0)).optional()?;
        let name = name.unwrap_or_else(|| uuid.to_string());
        Ok(LeagueRef { name, uuid })
    }
}
