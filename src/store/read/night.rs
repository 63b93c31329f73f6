//! What a report of a game or of a night asks for: the games of a day, and the
//! records that they broke.

use chrono::NaiveDate;

use super::filter::GameFilter;
use super::page::{Page, PageRequest};
use super::reader::Reader;
use crate::game::{GameState, LeagueId, Scoresheet};
use crate::league::{BrokenRecord, BrokenRecords};
use crate::store::db::error::Result;

impl Reader<'_> {
    /// Returns a page of the scoresheets of the games that were finished on a
    /// day, of a league where one is named, in the order in which they ended;
    /// without those in which nobody has a score.
    pub fn finished_on(
        &self,
        date: NaiveDate,
        league: Option<LeagueId>,
        page: PageRequest,
    ) -> Result<Page<Scoresheet>> {
        let filter = GameFilter {
            league,
            state: Some(GameState::Finished),
            since: Some(date),
            until: Some(date),
            ..GameFilter::default()
        };
        let games = self.games(filter, page)?;
        let mut items = Vec::new();
        for game in games.items {
            let sheet = self.game(game.details.id)?;
            items.extend(sheet.filter(Scoresheet::has_scores));
        }
        items.sort_by_key(|sheet| (sheet.ended, sheet.id.0));
        Ok(Page { items, number: games.number, more: games.more })
    }

    /// Returns the records that the games of a day broke, compared with those
    /// of all days before it.
    pub fn records_broken_on(
        &self,
        date: NaiveDate,
        league: Option<LeagueId>,
        sheets: &[Scoresheet],
    ) -> Result<Vec<BrokenRecord>> {
        // Before the first day that there is nothing was played.
        let Some(until) = date.pred_opt() else {
            return Ok(Vec::new());
        };
        let filter = GameFilter { league, until: Some(until), ..GameFilter::COMPLETE };
        let mut broken = BrokenRecords::by(sheets);
        self.results(&filter, |game| broken.add_earlier(game))?;
        Ok(broken.finish())
    }

    /// Returns the records that a game broke, compared with those of all games
    /// that ended before it.
    pub fn records_broken_by(&self, sheet: &Scoresheet) -> Result<Vec<BrokenRecord>> {
        let mut broken = BrokenRecords::by([sheet]);
        if broken.is_empty() {
            return Ok(Vec::new());
        }
        let filter = GameFilter { until: Some(sheet.date), ..GameFilter::COMPLETE };
        self.results(&filter, |game| broken.add_earlier(game))?;
        Ok(broken.finish())
    }
}
