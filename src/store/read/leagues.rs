//! Leagues as stored.

use serde::Serialize;

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::{GameState, LeagueId, LeagueRef, LeagueTerms, Membership, Season, name_key};
use crate::store::db::error::StoreError;
use crate::store::projection::checked::RowSet;
use crate::store::projection::fold;
use crate::store::projection::named_row::NamedRow;

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
    pub fn leagues(&self) -> Result<Vec<StoredLeague>, StoreError> {
        let rows = NamedRow::all(self.connection(), RowSet::Leagues)?.into_iter();
        let leagues = rows.map(|row| self.stored_league(row));
        let mut leagues = leagues.collect::<Result<Vec<_>, _>>()?;
        leagues.sort_by_cached_key(|league| (name_key(&league.name), league.id));
        Ok(leagues)
    }

    /// Returns a league; `None` if there is none or it was undone.
    pub fn league_of_id(&self, id: LeagueId) -> Result<Option<StoredLeague>, StoreError> {
        let row = self.league_row(id)?;
        row.map(|row| self.stored_league(row)).transpose()
    }

    /// Returns the row of a league; `None` if there is none for certain.
    fn league_row(&self, id: LeagueId) -> Result<Option<NamedRow>, StoreError> {
        let row = NamedRow::find(self.connection(), RowSet::Leagues, id.0)?;
        if row.is_none() {
            NamedRow::all(self.connection(), RowSet::Leagues)?;
        }
        Ok(row)
    }

    fn stored_league(&self, row: NamedRow) -> Result<StoredLeague, StoreError> {
        let (league, events) = fold::fold_league(self.connection(), row.id)?;
        let league = league.filter(|_| events == row.events);
        let league = league.ok_or(StoreError::Inconsistent)?;
        Ok(StoredLeague {
            id: LeagueId(row.id),
            name: league.name,
            retired: league.membership == Membership::Retired,
            terms: league.terms,
            seasons: league.seasons,
        })
    }

    /// Counts the games of a league, without deleted ones.
    pub fn games_of_league(&self, id: LeagueId) -> Result<usize, StoreError> {
        let filter = GameFilter {
            league: Some(id),
            ..GameFilter::default()
        };
        let mut count = 0;
        self.each_row(&filter, |game| {
            count += usize::from(game.state != GameState::Deleted);
            Ok::<_, StoreError>(())
        })?;
        Ok(count)
    }

    /// Returns the league of a name, ignoring case.
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
        let row = self.league_row(uuid)?;
        let name = row.map_or_else(|| uuid.to_string(), |row| row.name);
        Ok(LeagueRef { name, uuid })
    }
}
