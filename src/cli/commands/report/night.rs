//! `crowns report night`.

use chrono::Days;

use super::Source;
use crate::cli::args::selection::is_after_midnight;
use crate::cli::prelude::*;
use crate::game::LeagueId;
use crate::render::report::NightReport;
#[cfg(feature = "serve")]
use crate::render::report::{PageView, Report};

/// How many games a report takes, some 20 KB of memory each: many more than are
/// played in a night, but an import may date all its games by one day.
const MOST_GAMES: u32 = 1000;

impl Source<'_> {
    /// Reports the games of a night, else of the last that has any.
    pub(super) fn night(&self, date: Option<NaiveDate>, league: Option<&League>) -> Result<String> {
        let nights = Nights { reader: self.reader, league };
        let of_open = |none: Failure| self.with_open_game(none, date);
        let mut date = match date {
            Some(date) => date,
            None => nights.last_day().map_err(of_open)?,
        };
        let mut night = nights.of_day(date)?;
        if !night.left_out.is_empty() {
            let evening = date - Days::new(1);
            let numbers: Vec<_> = night.left_out.iter().map(|sheet| sheet.number).collect();
            note_once(&self.context.words().night_goes_on(&numbers, evening));
            if night.games.is_empty() {
                date = evening;
                night = nights.of_day(date)?;
            }
        }
        if night.games.is_empty() {
            return Err(of_open(nights.none_on(date, date)?.into()));
        }
        nights.with_report(date, &night.games, |report| {
            self.format.text(report, self.context.report_style(league))
        })
    }

    /// Adds the command for the game that is open to a failure to find a finished one.
    fn with_open_game(&self, none: Failure, date: Option<NaiveDate>) -> Failure {
        match self.reader.open_games().as_deref() {
            Ok([game]) if date.is_none_or(|date| date == game.details.date) => {
                let names = game.players.iter().map(|seat| seat.player.name.to_string());
                let names: Vec<_> = names.collect();
                none.hint(self.context.words().run_for(true, Command::new("board"), &names))
            }
            _ => none,
        }
    }
}

/// Returns the page of the last night, or of the games of today so far.
#[cfg(feature = "serve")]
pub(crate) fn last_page(
    reader: &Reader<'_>,
    view: PageView<'_>,
    language: Language,
) -> Result<String> {
    let nights = Nights { reader, league: None };
    let day = nights.last_day()?;
    let mut night = nights.of_day(day)?;
    if night.games.is_empty() {
        night = nights.of_day(day - Days::new(1))?;
    }
    nights.with_report(day, &night.games, |report| Ok(report.html(view, language)))
}

/// The nights of a league, or of all games.
pub(super) struct Nights<'a> {
    pub(super) reader: &'a Reader<'a>,
    pub(super) league: Option<&'a League>,
}

impl Nights<'_> {
    fn league_id(&self) -> Option<LeagueId> {
        self.league.map(|league| league.id)
    }

    fn league_name(&self) -> Option<String> {
        self.league.map(|league| league.name.clone())
    }

    /// Returns the day that is meant: of a period the only one with finished games, `None` if
    /// it has several. Today is, until morning, the evening that goes on, unless a game of
    /// today is finished.
    pub(super) fn day(&self, date: &DayArg, context: &Context) -> Result<Option<NaiveDate>> {
        if date.is_period() {
            return self.only_day(date, context);
        }
        let day = date.day(context)?;
        let evening = context.evening()?;
        let is_going_on = day == context.today()? && evening < day;
        let has_games = |day| Ok::<_, Failure>(!self.sheets(day)?.is_empty());
        if is_going_on && !has_games(day)? && has_games(evening)? {
            date.note_read_as(evening, context);
            return Ok(Some(evening));
        }
        Ok(Some(day))
    }

    fn only_day(&self, date: &DayArg, context: &Context) -> Result<Option<NaiveDate>> {
        let (since, until) = (date.first(context)?, date.last(context)?);
        let filter = GameFilter {
            league: self.league_id(),
            since: Some(since),
            until: Some(until),
            state: Some(GameState::Finished),
            ..GameFilter::default()
        };
        let newest =
            |filter| Ok::<_, Failure>(self.reader.games(filter, PageRequest::first(1))?.items);
        let Some(last) = newest(filter)?.first().map(|game| game.details.date) else {
            return Err(self.none_on(since, until)?.into());
        };
        let before = GameFilter { until: last.pred_opt(), ..filter };
        let is_only = since == last || newest(before)?.is_empty();
        Ok(is_only.then_some(last))
    }

    fn last_day(&self) -> Result<NaiveDate> {
        Ok(self.reader.last_day(self.league_id())?.ok_or_else(|| self.no_games())?)
    }

    fn of_day(&self, date: NaiveDate) -> Result<Night<Scoresheet>> {
        Night::of(date, |date| self.sheets(date), is_after_midnight)
    }

    /// Returns the finished games of a day in the order in which they ended.
    fn sheets(&self, date: NaiveDate) -> Result<Vec<Scoresheet>> {
        let page = PageRequest::first(MOST_GAMES);
        let sheets = self.reader.finished_on(date, self.league_id(), page)?;
        if sheets.more {
            let (league, most) = (self.league_name(), MOST_GAMES);
            return Err(LookupError::TooManyGamesOnDay { date, league, most }.into());
        }
        Ok(sheets.items)
    }

    fn with_report(
        &self,
        date: NaiveDate,
        sheets: &[Scoresheet],
        write: impl FnOnce(&NightReport<'_>) -> Result<String>,
    ) -> Result<String> {
        let reader = self.reader;
        let broken = reader.records_broken_on(date, self.league_id(), sheets)?;
        let last_date = sheets.iter().map(|sheet| sheet.date).max().unwrap_or(date);
        let until = GameSelection { until: Some(last_date), ..GameSelection::default() };
        let selection = Selection::new(until, self.league.cloned());
        let standings = RankedStandings::count(reader, &selection, &RankingArgs::default())?;
        let mut before = selection.clone();
        before.filter.until = date.pred_opt();
        write(&NightReport {
            date,
            league: self.league.map(|league| league.name.as_str()),
            sheets,
            standings: standings.page(&selection),
            before: &RankedStandings::count(reader, &before, &RankingArgs::default())?.standings,
            broken: &broken,
        })
    }

    /// Returns that no game was finished on these days, and the nearest with one.
    fn none_on(&self, since: NaiveDate, until: NaiveDate) -> Result<LookupError> {
        let league = self.league_name();
        Ok(match self.reader.nearest_day(until, self.league_id())? {
            None => self.no_games(),
            Some(nearest) => LookupError::NoGameOnDays { since, until, league, nearest },
        })
    }

    fn no_games(&self) -> LookupError {
        LookupError::NoFinishedGame { league: self.league_name() }
    }
}

/// The games of a night, which goes on after midnight.
pub(super) struct Night<G> {
    /// In the order in which they ended.
    pub(super) games: Vec<G>,
    /// Those of the day that were begun before morning, and are of the night before.
    pub(super) left_out: Vec<G>,
}

impl<G> Night<G> {
    /// Returns the night of a day: its games, but not those that go on the night of the
    /// day before, and those of the next day that go on this one. Functions return the
    /// finished games of a day, and whether one was begun after midnight.
    pub(super) fn of(
        date: NaiveDate,
        day: impl Fn(NaiveDate) -> Result<Vec<G>>,
        is_late: impl Fn(&G) -> bool,
    ) -> Result<Self> {
        let day = |date: Option<NaiveDate>| date.map_or_else(|| Ok(Vec::new()), &day);
        let has_evening = |games: &[G]| !games.iter().all(&is_late);
        let (mut late, mut games): (Vec<_>, Vec<_>) =
            day(Some(date))?.into_iter().partition(&is_late);
        if !late.is_empty() && !has_evening(&day(date.pred_opt())?) {
            games.splice(0..0, late.drain(..));
        }
        if has_evening(&games) {
            games.extend(day(date.succ_opt())?.into_iter().filter(&is_late));
        }
        Ok(Self { games, left_out: late })
    }
}
