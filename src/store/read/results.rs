//! Games as leagues and reports read them: finished ones, one after the other, or those of a day.

use chrono::NaiveDate;

use super::Reader;
use super::games::{GameFilter, Page, PageRequest};
use crate::game::{GameId, GameRef, GameState, LeagueId, Scoresheet};
use crate::league::{BrokenRecord, BrokenRecords, GameResult};
use crate::store::db::{Result, StoreError};
use crate::store::state::game_cache::{self, Order};
use crate::store::state::game_row::GameRow;

impl Reader<'_> {
    /// Goes through finished games in the order in which they ended: by day, then by the time of
    /// the last score. If the file cannot be read, all that was passed to `each` is void.
    pub fn results(&self, filter: &GameFilter, mut each: impl FnMut(&GameResult)) -> Result<()> {
        let mut pass = |day: &mut Vec<GameRow>| -> Result<()> {
            day.sort_unstable_by_key(|game| (game.ended, game.id));
            for game in day.drain(..) {
                each(&self.result(game)?);
            }
            Ok(())
        };
        // The rows are in the order of days; those of one are sorted here.
        let mut day = Vec::<GameRow>::new();
        let players = self.all_players()?;
        game_cache::each(self.verified_cache()?, &players, Order::OldestFirst, |game| {
            if day.first().is_some_and(|first| first.date < game.date) {
                pass(&mut day)?;
            }
            if game.ended.is_some() && filter.accepts(&game) {
                day.push(game);
            }
            Ok::<_, StoreError>(())
        })?;
        pass(&mut day)
    }

    pub(super) fn result(&self, game: GameRow) -> Result<GameResult> {
        let players = self.all_players()?;
        let (minutes, date) = (game.minutes(), Some(game.date));
        let game_ref = GameRef { number: game.number, uuid: GameId(game.id), date };
        let seats = game.seats.into_iter();
        let seats = seats.map(|seat| {
            let player = players.named(seat.result.player);
            seat.result.of_player(player)
        });
        Ok(GameResult { seats: seats.collect(), minutes, game: game_ref })
    }

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
        let Some(until) = date.pred_opt() else { return Ok(Vec::new()) };
        let filter = GameFilter { league, until: Some(until), ..GameFilter::COMPLETE };
        self.broken_by(sheets, filter)
    }

    /// Returns the records that a game broke, compared with those of all games
    /// that ended before it.
    pub fn records_broken_by(&self, sheet: &Scoresheet) -> Result<Vec<BrokenRecord>> {
        self.broken_by([sheet], GameFilter { until: Some(sheet.date), ..GameFilter::COMPLETE })
    }

    /// Returns the records that some games broke, compared with those of a filter before them.
    fn broken_by<'a>(
        &self,
        sheets: impl IntoIterator<Item = &'a Scoresheet>,
        filter: GameFilter,
    ) -> Result<Vec<BrokenRecord>> {
        let mut broken = BrokenRecords::by(sheets);
        if !broken.is_empty() {
            self.results(&filter, |game| broken.add_earlier(game))?;
        }
        Ok(broken.finish())
    }

    /// Returns the last day that has a finished game, of a league where one is
    /// named; `None` if there is none.
    pub fn last_day(&self, league: Option<LeagueId>) -> Result<Option<NaiveDate>> {
        Ok(self.days(league)?.into_iter().max())
    }

    /// Returns the day nearest to another that has a finished game, the
    /// earlier of two; `None` if there is none.
    pub fn nearest_day(
        &self,
        to: NaiveDate,
        league: Option<LeagueId>,
    ) -> Result<Option<NaiveDate>> {
        let apart = |day: &NaiveDate| ((*day - to).num_days().abs(), *day);
        Ok(self.days(league)?.into_iter().min_by_key(apart))
    }

    /// Returns the day of every finished game.
    fn days(&self, league: Option<LeagueId>) -> Result<Vec<NaiveDate>> {
        let filter =
            GameFilter { state: Some(GameState::Finished), league, ..GameFilter::default() };
        self.of_rows(&filter, |game| Some(game.date))
    }
}
