//! Days on which games were finished.

use chrono::NaiveDate;

use super::reader::Reader;
use crate::game::{GameState, LeagueId};
use crate::store::db::error::StoreError;
use crate::store::db::query::Query;
use crate::store::projection::seat_row::state_name;

impl Reader<'_> {
    /// Returns the last day that has a finished game, of a league where one is
    /// named; nothing where there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where the file cannot be read.
    pub fn last_day(&self, league: Option<LeagueId>) -> Result<Option<NaiveDate>, StoreError> {
        self.day("max(date)", None, None, league)
    }

    /// Returns the day nearest to another that has a finished game, the
    /// earlier of two; nothing where there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where the file cannot be read.
    pub fn nearest_day(
        &self,
        to: NaiveDate,
        league: Option<LeagueId>,
    ) -> Result<Option<NaiveDate>, StoreError> {
        let before = self.day("max(date)", None, Some(to), league)?;
        let after = self.day("min(date)", Some(to), None, league)?;
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
        let state = Some(state_name(GameState::Finished));
        let text = |day: NaiveDate| day.to_string();
        let question = Query::new(format!("SELECT {which} FROM games WHERE true"))
            .and("state = :state", ":state", state)
            .and("date >= :since", ":since", since.map(text))
            .and("date <= :until", ":until", until.map(text))
            .and("league = :league", ":league", league.map(|league| league.0));
        let mut select = self.connection().prepare_cached(question.sql())?;
        let day: Option<String> =
            select.query_row(question.values().as_slice(), |row| row.get(0))?;
        Ok(day.and_then(|day| day.parse().ok()))
    }
}
