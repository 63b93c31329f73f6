//! Days on which games were finished.

use chrono::NaiveDate;
use rusqlite::named_params;

use super::{Reader, StoreError, project};
use crate::game::{LeagueId, State};

impl Reader<'_> {
    /// Returns the last day that has a finished game, of a league where one is
    /// named; nothing where there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where the file cannot be read.
    pub fn last_day(&self, league: Option<LeagueId>) -> Result<Option<NaiveDate>, StoreError> {
        self.day("max(date)", NaiveDate::MIN..=NaiveDate::MAX, league)
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
        let before = self.day("max(date)", NaiveDate::MIN..=to, league)?;
        let after = self.day("min(date)", to..=NaiveDate::MAX, league)?;
        let days = before.into_iter().chain(after);
        Ok(days.min_by_key(|day| (*day - to).num_days().abs()))
    }

    fn day(
        &self,
        which: &'static str,
        days: std::ops::RangeInclusive<NaiveDate>,
        league: Option<LeagueId>,
    ) -> Result<Option<NaiveDate>, StoreError> {
        let mut sql = format!("SELECT {which} FROM games WHERE state = :state");
        let state = project::state_name(State::Finished);
        let (first, last) = (days.start().to_string(), days.end().to_string());
        let league = league.map(|league| league.0);
        let mut values: Vec<(&str, &dyn rusqlite::ToSql)> =
            named_params! { ":state": state }.to_vec();
        // Days before the first and after the last of four digits sort
        // wrongly as text.
        if *days.start() != NaiveDate::MIN {
            sql += " AND date >= :first";
            values.push((":first", &first));
        }
        if *days.end() != NaiveDate::MAX {
            sql += " AND date <= :last";
            values.push((":last", &last));
        }
        if league.is_some() {
            sql += " AND league = :league";
            values.push((":league", &league));
        }
        let mut select = self.connection().prepare_cached(&sql)?;
        let day: Option<String> = select.query_row(values.as_slice(), |row| row.get(0))?;
        Ok(day.and_then(|day| day.parse().ok()))
    }
}
