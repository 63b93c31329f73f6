//! Days on which games were finished.

use chrono::NaiveDate;

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::{GameState, LeagueId};
use crate::store::db::error::{Result, StoreError};

impl Reader<'_> {
    /// Returns the last day that has a finished game, of a league where one is
    /// named; `None` if there is none.
    pub fn last_day(&self, league: Option<LeagueId>) -> Result<Option<NaiveDate>> {
        let mut last = None;
        self.each_day(league, |day| last = last.max(Some(day)))?;
        Ok(last)
    }

    /// Returns the day nearest to another that has a finished game, the
    /// earlier of two; `None` if there is none.
    pub fn nearest_day(
        &self,
        to: NaiveDate,
        league: Option<LeagueId>,
    ) -> Result<Option<NaiveDate>> {
        let mut nearest = None;
        let apart = |day: NaiveDate| ((day - to).num_days().abs(), day);
        self.each_day(league, |day| {
            if nearest.is_none_or(|nearest| apart(day) < apart(nearest)) {
                nearest = Some(day);
            }
        })?;
        Ok(nearest)
    }

    /// Calls `each` with the day of every finished game.
    fn each_day(&self, league: Option<LeagueId>, mut each: impl FnMut(NaiveDate)) -> Result<()> {
        let filter =
            GameFilter { state: Some(GameState::Finished), league, ..GameFilter::default() };
        self.each_row(&filter, |game| {
            each(game.date);
            Ok::<_, StoreError>(())
        })
    }
}
