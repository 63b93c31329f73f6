//! `crowns report`: a game, a night, standings or a tournament to print, send or
//! paste.

mod format;

use chrono::{Days, Local, NaiveDate, Timelike};
use clap::Subcommand;

use self::format::FormatArgs;
use crate::cli::args::lookup::{GameArg, GamePosition};
use crate::cli::args::output;
use crate::cli::args::ranking::{RankedStandings, RankingArgs, TopArg};
use crate::cli::args::selection::{Selection, SelectionArgs};
use crate::cli::args::time::DayArg;
use crate::cli::args::tournament::{TournamentArg, TournamentByArg, tournament_page};
use crate::cli::prelude::*;
use crate::cli::ui::terminal::note_once;
use crate::game::{Scoresheet, name_key};
use crate::league::GameSelection;
use crate::messages::{Language, quoted};
use crate::render::report::{
    GameReport, NightReport, PageView, Report, StandingsReport, TournamentReport,
};
use crate::store::{Lookup, PageRequest, StoredLeague};

/// Write a report of a game, a night, standings or a tournament
///
/// Writes text, Markdown, CSV, SVG or a self-contained HTML file that reads well
/// on a phone and prints on one page.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true, after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    report: ReportCommand,
}

const EXAMPLES: &str = "\
Examples:
  crowns report night
  crowns report game last --html --output game.html
  crowns report night 2026-11-21 --md
  crowns report standings --league Tuesday --csv --output tuesday.csv
  crowns report tournament --output hall.html --watch --kiosk";

#[derive(Debug, Subcommand)]
enum ReportCommand {
    /// Report a game: its scoresheet, chart and the records it broke; without
    /// GAME, the open game or else the last one
    Game {
        #[command(flatten)]
        game: GamePosition,

        #[command(flatten)]
        format: FormatArgs,
    },
    /// Report the games of a day: winners, comebacks, the worst round, records
    Night {
        /// Day, such as yesterday or 21/11 [default: the last with a finished game]
        #[arg(value_name = "DAY")]
        date: Option<DayArg>,

        /// Only games of this league, and its records
        #[arg(long, value_name = "LEAGUE")]
        league: Option<String>,

        #[command(flatten)]
        format: FormatArgs,
    },
    /// Report the standings of a league or of all games
    Standings {
        #[command(flatten)]
        selection: Box<SelectionArgs>,

        #[command(flatten)]
        ranking: RankingArgs,

        #[command(flatten)]
        top: TopArg,

        #[command(flatten)]
        format: FormatArgs,
    },
    /// Report a night or the standings of a league, whichever words stand for
    #[command(hide = true)]
    About {
        #[arg(value_name = "DAY|LEAGUE", required = true)]
        words: Vec<String>,

        #[command(flatten)]
        format: FormatArgs,
    },
    /// Report the standings of a tournament; without NAME, the one created last
    Tournament {
        #[command(flatten)]
        tournament: TournamentArg,

        #[command(flatten)]
        by: TournamentByArg,

        #[command(flatten)]
        format: FormatArgs,
    },
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let report = args.report;
    let store = context.open_to_show()?;
    let text = |reader: &Reader<'_>| report.text(reader, context);
    output::write_watched(&report.format().page, store, context, text)
}

impl ReportCommand {
    fn format(&self) -> &FormatArgs {
        match self {
            Self::Game { format, .. }
            | Self::Night { format, .. }
            | Self::Standings { format, .. }
            | Self::About { format, .. }
            | Self::Tournament { format, .. } => format,
        }
    }

    fn text(&self, reader: &Reader<'_>, context: &Context) -> Result<String> {
        match self {
            Self::Game { game, format } => {
                game_report(reader, game.clone().into_option(), format, context)
            }
            Self::Night { date, league, format } => {
                let date = date.clone().map(|date| date.day(context)).transpose()?;
                night_report(reader, date, league.as_deref(), format, context)
            }
            Self::Standings { selection, ranking, top, format } => {
                let selection = selection.find(reader, context, 0)?;
                self::standings(&selection, ranking, *top, format, reader, context)
            }
            Self::About { words, format } => about(&words.join(" "), format, reader, context),
            Self::Tournament { tournament, by, format } => {
                let stored = tournament.find(reader)?;
                let standings = by.standings(&stored);
                let page = tournament_page(&stored, &standings);
                let stored = &stored;
                format.text(&TournamentReport { stored, page }, context.style)
            }
        }
    }
}

/// Reports the night of a day, or the standings of a league.
fn about(
    text: &str,
    format: &FormatArgs,
    reader: &Reader<'_>,
    context: &Context,
) -> Result<String> {
    let day = text.parse::<DayArg>().ok();
    let league = match reader.find_league(text)? {
        Lookup::One(league) if day.is_none() || name_key(&league.name) == name_key(text) => {
            Some(league)
        }
        _ => None,
    };
    match (day, league) {
        (Some(_), Some(_)) => {
            let reading = |what: &str| format!("crowns report {what} {}", quoted(text));
            let readings = [reading("night"), reading("standings --league")].into();
            Err(RequestError::TwoMeanings { text: text.to_owned(), readings }.into())
        }
        (Some(day), None) => night_report(reader, Some(day.day(context)?), None, format, context),
        (None, league) => {
            let name = league.map_or_else(|| text.to_owned(), |league| league.name);
            let selection = SelectionArgs::of_league(name).find(reader, context, 0)?;
            standings(
                &selection,
                &RankingArgs::default(),
                TopArg::default(),
                format,
                reader,
                context,
            )
        }
    }
}

fn standings(
    selection: &Selection,
    ranking: &RankingArgs,
    top: TopArg,
    format: &FormatArgs,
    reader: &Reader<'_>,
    context: &Context,
) -> Result<String> {
    let standings = RankedStandings::count(reader, selection, ranking)?;
    let page = standings.top(top, selection);
    let style = context.report_style(selection.league.as_ref());
    format.text(&StandingsReport { page }, style)
}

/// Returns the report of the game that is named, else of the open game, else of
/// the last.
fn game_report(
    reader: &Reader<'_>,
    game: GameArg,
    format: &FormatArgs,
    context: &Context,
) -> Result<String> {
    let sheet = match game.sheet_if_any(reader)? {
        Some(sheet) => sheet,
        None => {
            let no_game = |_| LookupError::NoOpenGame;
            game.or_last().sheet(reader).map_err(no_game)?
        }
    };
    let broken = reader.records_broken_by(&sheet)?;
    let report = GameReport { sheet: &sheet, broken: &broken };
    let league = sheet.league.as_ref();
    let league = league.map(|league| reader.league_of_id(league.uuid)).transpose()?.flatten();
    format.text(&report, context.report_style(league.as_ref()))
}

/// How many games a report takes, some 20 KB of memory each: many more than are
/// played in a night, but an import may date all its games by one day.
const MOST_GAMES: u32 = 1000;

/// Returns the report of the games of a night, else of the last that has any.
fn night_report(
    reader: &Reader<'_>,
    date: Option<NaiveDate>,
    league: Option<&str>,
    format: &FormatArgs,
    context: &Context,
) -> Result<String> {
    let league = league.map(|name| lookup::league(reader, name)).transpose()?;
    let mut date = match date {
        Some(date) => date,
        None => last_day(reader, league.as_ref())?,
    };
    let mut night = Night::read(reader, date, league.as_ref())?;
    if !night.left_out.is_empty() {
        let evening = date - Days::new(1);
        note_once(&context.style.words().night_goes_on(&night.left_out, evening));
        if night.sheets.is_empty() {
            date = evening;
            night = Night::read(reader, date, league.as_ref())?;
        }
    }
    let sheets = night.sheets;
    if sheets.is_empty() {
        return Err(none_on(reader, date, league.as_ref())?.into());
    }
    with_report(reader, date, league.as_ref(), &sheets, |report| {
        format.text(report, context.report_style(league.as_ref()))
    })
}

/// Returns the page of the last night, or of the games of today so far.
pub(crate) fn last_page(reader: &Reader<'_>, view: PageView, language: Language) -> Result<String> {
    let day = last_day(reader, None)?;
    let mut night = Night::read(reader, day, None)?;
    if night.sheets.is_empty() {
        night = Night::read(reader, day - Days::new(1), None)?;
    }
    with_report(reader, day, None, &night.sheets, |report| Ok(report.html(view, language)))
}

/// Writes the report on the games of a night.
fn with_report(
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

fn last_day(reader: &Reader<'_>, league: Option<&StoredLeague>) -> Result<NaiveDate> {
    Ok(reader.last_day(league.map(|league| league.id))?.ok_or_else(|| no_games(league))?)
}

/// The games of a night, which goes on after midnight.
struct Night {
    /// In the order in which they ended.
    sheets: Vec<Scoresheet>,
    /// The numbers of those of the day that were begun before morning, and are of the
    /// night before.
    left_out: Vec<u32>,
}

impl Night {
    /// Returns the night of a day: its games, but not those that go on the night of the
    /// day before, and those of the next day that go on this one.
    fn read(reader: &Reader<'_>, date: NaiveDate, league: Option<&StoredLeague>) -> Result<Self> {
        let day = |date: Option<NaiveDate>| match date {
            Some(date) => sheets(reader, date, league),
            None => Ok(Vec::new()),
        };
        let has_evening = |sheets: &[Scoresheet]| !sheets.iter().all(is_after_midnight);
        let (mut late, mut sheets): (Vec<_>, Vec<_>) =
            day(Some(date))?.into_iter().partition(is_after_midnight);
        if !late.is_empty() && !has_evening(&day(date.pred_opt())?) {
            sheets.splice(0..0, late.drain(..));
        }
        if has_evening(&sheets) {
            let next = day(date.succ_opt())?.into_iter();
            sheets.extend(next.filter(is_after_midnight));
        }
        Ok(Self { sheets, left_out: late.iter().map(|sheet| sheet.number).collect() })
    }
}

/// Returns `true` if a game was begun on its day before 5 in the morning.
fn is_after_midnight(sheet: &Scoresheet) -> bool {
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
