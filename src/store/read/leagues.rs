//! Leagues as stored.

use std::rc::Rc;

use serde::Serialize;
use uuid::Uuid;

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::{
    GameState, League, LeagueId, LeagueRef, LeagueTerms, Membership, Season, name_key,
};
use crate::store::db::error::{Result, StoreError};
use crate::store::state::folded::All;

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
        Self { name: league.name.clone(), uuid: league.id }
    }
}

impl Reader<'_> {
    /// Lists the leagues by name.
    pub fn leagues(&self) -> Result<Vec<StoredLeague>> {
        let all = self.all_leagues()?;
        let leagues = all.iter().map(|(&id, league)| stored(id, league));
        let mut leagues: Vec<_> = leagues.collect();
        leagues.sort_by_cached_key(|league| (name_key(&league.name), league.id));
        Ok(leagues)
    }

    /// Returns a league; `None` if there is none or it was undone.
    pub fn league_of_id(&self, id: LeagueId) -> Result<Option<StoredLeague>> {
        Ok(self.all_leagues()?.get(&id.0).map(|league| stored(id.0, league)))
    }

    fn all_leagues(&self) -> Result<Rc<All<League>>> {
        self.certain(|| self.state().leagues(self.connection()))
    }

    /// Counts the games of a league, without deleted ones.
    pub fn games_of_league(&self, id: LeagueId) -> Result<usize> {
        let filter = GameFilter { league: Some(id), ..GameFilter::default() };
        let mut count = 0;
        self.each_row(&filter, |game| {
            count += usize::from(game.state != GameState::Deleted);
            Ok::<_, StoreError>(())
        })?;
        Ok(count)
    }

    /// Returns the league of a name, ignoring case.
    pub fn league(&self, name: &str) -> Result<Option<StoredLeague>> {
        let key = name_key(name);
        let leagues = self.leagues()?;
        Ok(leagues.into_iter().find(|league| name_key(&league.name) == key))
    }

    /// Names a league. One whose addition was undone on another device has no
    /// name; the id is used instead.
    pub(super) fn league_ref(&self, uuid: LeagueId) -> Result<LeagueRef> {
        let all = self.all_leagues()?;
        let league = all.get(&uuid.0);
        let name = league.map_or_else(|| uuid.to_string(), |league| league.name.clone());
        Ok(LeagueRef { name, uuid })
    }
}

fn stored(id: Uuid, league: &League) -> StoredLeague {
    StoredLeague {
        id: LeagueId(id),
        name: league.name.clone(),
        retired: league.membership == Membership::Retired,
        terms: league.terms.clone(),
        seasons: league.seasons.clone(),
    }
}
