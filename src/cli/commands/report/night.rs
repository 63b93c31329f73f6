//! `crowns report night`.

use chrono::NaiveDate;

use super::format::FormatArgs;
use crate::cli::args::lookup;
use crate::cli::args::ranking::{RankedStandings, RankingArgs};
use crate::cli::args::selection::Selection;
use crate::cli::context::Context;
use crate::cli::ui::failure::Result;
use crate::game::{LeagueRef, LookupError, Scoresheet};
use crate::render::GameSelection;
use crate::render::report::NightReport;
use crate::store::{GameFilter, PageRequest, Reader, StoredLeague};

/// How many games a report takes, some 20 KB of memory each: many more than are
/// played in a night, but an import may date all its games by one day.
const MOST_GAMES: u32 = 1000;

/// Returns the report of the games of a day, else of the last day that has any.
pub(super) fn text(
    reader: &Reader<'_>,
    date: Option<NaiveDate>,
    league: Option<&str>,
    format: &FormatArgs,
    context: &Context,
) -> Result<String> {
    let league = league.map(|name| lookup::league(reader, name)).transpose()?;
    let date = match date {
        Some(date) => date,
        None => last_day(reader, league.as_ref())?,
    };
    let sheets = sheets(reader, date, league.as_ref())?;
    let broken =
        reader.records_broken_on(date, league.as_ref().map(|league| league.id), &sheets)?;
    let selection = Selection {
        players: Vec::new(),
        filter: GameFilter {
            league: league.as_ref().map(|league| league.id),
            until: Some(date),
            ..GameFilter::COMPLETE
        },
        choice: GameSelection {
            league: league.as_ref().map(LeagueRef::from),
            until: Some(date),
            ..GameSelection::default()
        },
        league: league.clone(),
    };
    let standings = RankedStandings::count(reader, &selection, &RankingArgs::default())?;
    let mut before = selection.clone();
    before.filter.until = date.pred_opt();
    let before = RankedStandings::count(reader, &before, &RankingArgs::default())?;
    let report = NightReport {
        date,
        league: league.as_ref().map(|league| league.name.as_str()),
        sheets: &sheets,
        standings: standings.page(&selection),
        before: &before.standings,
        broken: &broken,
    };
    format.text(&report, context.report_style(league.as_ref()))
}

fn last_day(reader: &Reader<'_>, league: Option<&StoredLeague>) -> Result<NaiveDate> {
    let last = reader.last_day(league.map(|league| league.id))?;
    Ok(last.ok_or_else(|| no_games(league))?)
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
    let sheets = sheets.items;
    if sheets.is_empty() {
        let nearest = reader.nearest_day(date, league.map(|league| league.id))?;
        return Err(match nearest {
            None => no_games(league),
            Some(nearest) => LookupError::NoGameOnDay {
                date,
                league: league.map(|league| league.name.clone()),
                nearest,
            },
        }
        .into());
    }
    Ok(sheets)
}

fn no_games(league: Option<&StoredLeague>) -> LookupError {
    LookupError::NoFinishedGame { league: league.map(|league| league.name.clone()) }
}
