//! Days on which games were finished.

use chrono::NaiveDate;

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::{GameState, LeagueId};
use crate::store::db::error::StoreError;
use crate::store::db::query::Query;

impl Reader<'_> {
    /// Returns the last day that has a finished game, of a league where one is
    /// named; `None` if there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn last_day(&self, league: Option<LeagueId>) -> Result<Option<NaiveDate>, StoreError> {
        self.day("max(g.date)", None, None, league)
    }

    /// Returns the day nearest to another that has a finished game, the
    /// earlier of two; `None` if there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be read.
    pub fn nearest_day(
        &self,
        to: NaiveDate,
        league: Option<LeagueId>,
    ) -> Result<Option<NaiveDate>, StoreError> {
        let before = self.day("max(g.date)", None, Some(to), league)?;
        let after = self.day("min(g.date)", Some(to), None, league)?;
        let days = before.into_iter().chain(after);
        Ok(days.min_by_key(|day| (*day - to).num_days().abs()))
    }

    fn day(
        &self,
        which: &str,
        since: Option<NaiveDate>,
        until: Option<NaiveDate>,
        league: Option<LeagueId>,
    ) -> Result<Option<NaiveDate>, StoreError> {
        let filter = GameFilter {
            state: Some(GameState::Finished),
            league,
            since,
            until,
            ..GameFilter::default()
        };
        let query = Query::new(format!("SELECT {which} FROM games AS g WHERE true"));
        let query = filter.restrict(query);
        let mut select = self.connection().prepare_cached(query.sql())?;
        let day: Option<String> = select.query_row(query.values().as_slice(), |row| row.get(0))?;
        Ok(day.and_then(|day| day.parse().ok()))
    }
}
