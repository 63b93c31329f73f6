//! `crowns report night`.

use chrono::{Days, Local, NaiveDate, Timelike};

use super::format::FormatArgs;
use crate::cli::args::ranking::{RankedStandings, RankingArgs};
use crate::cli::args::selection::Selection;
use crate::cli::args::time::DayArg;
use crate::cli::prelude::*;
use crate::cli::ui::terminal::note_once;
use crate::game::{GameState, Scoresheet};
use crate::league::GameSelection;
use crate::render::report::NightReport;
use crate::store::{GameFilter, PageRequest, StoredLeague};

/// How many games a report takes, some 20 KB of memory each: many more than are
/// played in a night, but an import may date all its games by one day.
const MOST_GAMES: u32 = 1000;

/// Returns the report of the games of a night, else of the last that has any.
pub(super) fn text(
    reader: &Reader<'_>,
    date: Option<NaiveDate>,
    league: Option<&StoredLeague>,
    format: &FormatArgs,
    context: &Context,
) -> Result<String> {
    let mut date = match date {
        Some(date) => date,
        None => last_day(reader, league)?,
    };
    let mut night = night_of(reader, date, league)?;
    if !night.left_out.is_empty() {
        let evening = date - Days::new(1);
        let numbers: Vec<_> = night.left_out.iter().map(|sheet| sheet.number).collect();
        note_once(&context.style.words().night_goes_on(&numbers, evening));
        if night.games.is_empty() {
            date = evening;
            night = night_of(reader, date, league)?;
        }
    }
    let sheets = night.games;
    if sheets.is_empty() {
        return Err(none_on(reader, date, league)?.into());
    }
    with_report(reader, date, league, &sheets, |report| {
        format.text(report, context.report_style(league))
    })
}

/// Returns the day that is meant, of a period the last with a finished game.
pub(super) fn day(
    reader: &Reader<'_>,
    date: &DayArg,
    league: Option<&StoredLeague>,
    context: &Context,
) -> Result<NaiveDate> {
    if !date.is_period() {
        return date.day(context);
    }
    let (since, until) = (date.first(context)?, date.last(context)?);
    let filter = GameFilter {
        league: league.map(|league| league.id),
        since: Some(since),
        until: Some(until),
        state: Some(GameState::Finished),
        ..GameFilter::default()
    };
    let newest = reader.games(filter, PageRequest::first(1))?;
    Ok(newest.items.first().map_or(until, |game| game.details.date))
}

/// Writes the report on the games of a night.
pub(super) fn with_report(
    reader: &Reader<'_>,
    date: NaiveDate,
    league: Option<&StoredLeague>,
    sheets: &[Scoresheet],
    write: impl FnOnce(&NightReport<'_>) -> Result<String>,
) -> Result<String> {
    let broken = reader.records_broken_on(date, league.map(|league| league.id), sheets)?;
    let last_date = sheets.iter().map(|sheet| sheet.date).max().unwrap_or(date);
    let until = GameSelection { until: Some(last_date), ..GameSelection::default() };
    let selection = Selection::new(until, league.cloned());
    let standings = RankedStandings::count(reader, &selection, &RankingArgs::default())?;
    let mut before = selection.clone();
    before.filter.until = date.pred_opt();
    let before = RankedStandings::count(reader, &before, &RankingArgs::default())?;
    write(&NightReport {
        date,
        league: league.map(|league| league.name.as_str()),
        sheets,
        standings: standings.page(&selection),
        before: &before.standings,
        broken: &broken,
    })
}

pub(super) fn last_day(reader: &Reader<'_>, league: Option<&StoredLeague>) -> Result<NaiveDate> {
    Ok(reader.last_day(league.map(|league| league.id))?.ok_or_else(|| no_games(league))?)
}

/// Returns the night of a day, of a league where one is named.
pub(super) fn night_of(
    reader: &Reader<'_>,
    date: NaiveDate,
    league: Option<&StoredLeague>,
) -> Result<Night<Scoresheet>> {
    Night::of(date, |date| sheets(reader, date, league), is_after_midnight)
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
            let next = day(date.succ_opt())?.into_iter();
            games.extend(next.filter(&is_late));
        }
        Ok(Self { games, left_out: late })
    }
}

/// Returns `true` if a game was begun on its day before 5 in the morning.
pub(crate) fn is_after_midnight(sheet: &Scoresheet) -> bool {
    const MORNING: u32 = 5;
    let started = sheet.started.with_timezone(&Local);
    started.date_naive() == sheet.date && started.hour() < MORNING
}

/// Returns the finished games of a day in the order in which they ended.
fn sheets(
    reader: &Reader<'_>,
    date: NaiveDate,
    league: Option<&StoredLeague>,
) -> Result<Vec<Scoresheet>> {
    let page = PageRequest::first(MOST_GAMES);
    let sheets = reader.finished_on(date, league.map(|league| league.id), page)?;
    if sheets.more {
        let error = LookupError::TooManyGamesOnDay {
            date,
            league: league.map(|league| league.name.clone()),
            most: MOST_GAMES,
        };
        return Err(error.into());
    }
    Ok(sheets.items)
}

/// Returns that no game was finished on a day, and the nearest with one.
fn none_on(
    reader: &Reader<'_>,
    date: NaiveDate,
    league: Option<&StoredLeague>,
) -> Result<LookupError> {
    Ok(match reader.nearest_day(date, league.map(|league| league.id))? {
        None => no_games(league),
        Some(nearest) => LookupError::NoGameOnDay {
            date,
            league: league.map(|league| league.name.clone()),
            nearest,
        },
    })
}

fn no_games(league: Option<&StoredLeague>) -> LookupError {
    LookupError::NoFinishedGame { league: league.map(|league| league.name.clone()) }
}
