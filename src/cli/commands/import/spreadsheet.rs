//! `crowns import --csv`: games from a spreadsheet.

use std::fmt::Write;
use std::io::{self, Read};
use std::path::Path;

use chrono::NaiveDate;
use chrono::format::{Item, StrftimeItems};

use super::export_file::export_instead;
use crate::cli::args::day::DayArg;
use crate::cli::args::json::JsonArg;
use crate::cli::args::{input, lookup, new_players};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{About, Failure, Result, fail};
use crate::cli::ui::messages::{note, warn};
use crate::messages::{Hint, RequestError};
use crate::render::{self, counted};
use crate::rules::Ruleset;
use crate::store::{
    CellProblem, ImportProblem, ImportSpreadsheetError, ParseSpreadsheetError, ReadOptions,
    SpreadsheetGame, SpreadsheetOptions, SpreadsheetReport, SpreadsheetWarning, Store, Totals,
    read_spreadsheet,
};

/// The options of a spreadsheet.
#[derive(Debug, clap::Args)]
pub(super) struct SpreadsheetArgs {
    /// Ruleset of its games [default: official]
    #[arg(long, value_name = "RULESET", requires = "csv")]
    rules: Option<String>,

    /// Day of games that have none in the file [default: today]
    #[arg(long, value_name = "DAY", requires = "csv")]
    date: Option<DayArg>,

    /// League of games without one; added if it does not exist
    #[arg(long, value_name = "LEAGUE", requires = "csv")]
    league: Option<String>,

    /// Accept new players whose names are similar to existing ones
    #[arg(long, requires = "csv")]
    new_player: bool,

    /// Accept new leagues whose names are similar to existing ones
    #[arg(long, requires = "csv")]
    new_league: bool,

    /// Scores are running totals, as on most pads
    #[arg(long, requires = "csv")]
    totals: bool,

    /// How days are written in the file, such as DD.MM.YYYY or %d.%m.%Y
    #[arg(long, value_name = "FORMAT", value_parser = date_format, requires = "csv")]
    date_format: Option<String>,

    /// Accept implausible scores, scores that only rise, and days in the
    /// future
    #[arg(long, requires = "csv")]
    force: bool,
}

/// A spreadsheet to import, and how.
pub(super) struct Request<'a> {
    pub(super) file: &'a Path,
    pub(super) args: &'a SpreadsheetArgs,
    pub(super) dry_run: bool,
    pub(super) json: JsonArg,
}

/// The most bytes of a spreadsheet: some ten thousand games.
const MAX_BYTES: u64 = 32 << 20;

impl From<ParseSpreadsheetError> for Failure {
    fn from(error: ParseSpreadsheetError) -> Self {
        let hint = match &error {
            ParseSpreadsheetError::Table => Some(export_instead()),
            ParseSpreadsheetError::At(_, problem) => cell_hint(problem),
            ParseSpreadsheetError::Several { first, .. } => {
                first.iter().find_map(|error| match error {
                    ParseSpreadsheetError::At(_, problem) => cell_hint(problem),
                    _ => None,
                })
            }
            ParseSpreadsheetError::Empty | ParseSpreadsheetError::Export => None,
        };
        Self::new(error.to_string()).hint(hint)
    }
}

fn cell_hint(problem: &CellProblem) -> Option<Hint> {
    match problem {
        CellProblem::RunningTotals => Some(Hint::new(
            "pass `--totals` to import them as running totals, or `--force` if they are points",
        )),
        CellProblem::BadDate(_) => Some(Hint::new(
            "pass `--date-format DD/MM/YYYY`, or the order in which the days are written",
        )),
        _ => None,
    }
}

/// Reads a format of days: for `strftime`, or in letters such as `DD.MM.YYYY`.
fn date_format(text: &str) -> Result<String, &'static str> {
    const RULE: &str = "a format must have day, month and year, such as DD.MM.YYYY or %d.%m.%Y";
    let format = match text.contains('%') {
        true => text.to_owned(),
        false => text
            .to_uppercase()
            .replace("YYYY", "%Y")
            .replace("YY", "%y")
            .replace("MM", "%m")
            .replace("DD", "%d"),
    };
    if StrftimeItems::new(&format).any(|item| item == Item::Error) {
        return Err(RULE);
    }
    // A day that is not the same when it is read again lacks a part.
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).ok_or(RULE)?;
    let mut written = String::new();
    write!(written, "{}", day.format(&format)).map_err(|_| RULE)?;
    match NaiveDate::parse_from_str(&written, &format) {
        Ok(read) if read == day => Ok(format),
        _ => Err(RULE),
    }
}

impl From<ImportSpreadsheetError> for Failure {
    fn from(error: ImportSpreadsheetError) -> Self {
        let failure: Self = match *error.problem {
            ImportProblem::Player(error) => error.into(),
            ImportProblem::League(error) => error.into(),
            ImportProblem::Score(error) => error.into(),
            ImportProblem::Round(error) => error.into(),
            ImportProblem::Write(error) => error.into(),
            ImportProblem::Several { first, more } => {
                let mut failures: Vec<_> = first.into_iter().map(Self::from).collect();
                if more > 0 {
                    failures.push(Self::new(format!("{more} more problems are not listed")));
                }
                Self::several(failures)
            }
            problem @ ImportProblem::DayToCome(_) => Self::new(problem.to_string()).hint(
                Hint::new("correct the date, or pass `--force` if it is right"),
            ),
            problem @ (ImportProblem::Place(_)
            | ImportProblem::TooManyNames { .. }
            | ImportProblem::Total { .. }) => Self::new(problem.to_string()),
        };
        match error.location {
            Some(location) => failure.about(location.to_string()),
            None => failure,
        }
    }
}

pub(super) fn run(request: &Request<'_>, context: &Context) -> Result<Outcome> {
    let (name, games) = read(request)?;
    let rejected = || format!("cannot import {name}");
    let date = match &request.args.date {
        Some(date) => date.played(context, request.json.json)?,
        None => Some(context.today()?),
    };
    let Some(date) = date else {
        return Err(RequestError::Cancelled.into());
    };
    let now = context.now()?;
    let mut store = context.open()?;
    let days = (date, context.today()?);
    let options = options(request, &store, days).about(rejected)?;
    let report = store.import_spreadsheet(now, games, &options);
    let report = report.about(rejected)?;
    notes(&report, context);
    request.json.print(
        || render::json::import_csv(&report.games, request.dry_run),
        || render::sheets_imported(&report.games, request.dry_run, context.style),
    )
}

/// Reads the games of a file, which has a name in messages.
fn read(request: &Request<'_>) -> Result<(String, Vec<SpreadsheetGame>)> {
    let (name, file) = input::open(request.file)?;
    let input: Box<dyn Read> = match file {
        None => Box::new(io::stdin()),
        Some(file) => Box::new(file),
    };
    let mut bytes = Vec::new();
    let read = input.take(MAX_BYTES + 1).read_to_end(&mut bytes);
    read.about(|| format!("cannot read {name}"))?;
    if bytes.len() as u64 > MAX_BYTES {
        fail!("{name} is too long for scoresheets: more than 32 MiB");
    }
    let args = request.args;
    let options = ReadOptions {
        date_format: args.date_format.clone(),
        totals: match (args.totals, args.force) {
            (true, _) => Totals::Running,
            (false, true) => Totals::TakenForPoints,
            (false, false) => Totals::Refused,
        },
    };
    let games = read_spreadsheet(&bytes, &options);
    let games = games.about(|| format!("cannot import {name}"))?;
    if games.is_empty() {
        fail!("there are no scores in {name}");
    }
    Ok((name, games))
}

fn options(
    request: &Request<'_>,
    store: &Store,
    (date, today): (NaiveDate, NaiveDate),
) -> Result<SpreadsheetOptions> {
    let args = request.args;
    Ok(SpreadsheetOptions {
        ruleset: match &args.rules {
            Some(name) => lookup::ruleset(&store.read()?, name)?,
            None => Ruleset::official(),
        },
        date,
        today,
        league: args.league.clone(),
        accept_similar_players: args.new_player,
        accept_similar_leagues: args.new_league,
        accept_implausible: args.force,
        dry_run: request.dry_run,
    })
}

/// How many notes of a kind are printed.
const MAX_NOTES: usize = 10;

fn notes(report: &SpreadsheetReport, context: &Context) {
    let words = context.style.words();
    new_players::note_new_players(&report.players, words);
    for league in &report.new_leagues {
        note(&words.new_league(league));
    }
    for SpreadsheetWarning {
        line,
        sheet,
        round,
        warning,
    } in &report.warnings
    {
        let text = render::warning(sheet, *round, warning, Some(sheet.number), words);
        warn(&format!("line {line}: {text}"));
    }
    let more = report.warning_count - report.warnings.len() as u64;
    if more > 0 {
        warn(&format!("{} more like these", counted(more, "warning")));
    }
    for number in report.known.iter().take(MAX_NOTES) {
        note(&format!(
            "game {number} has the same day, players and scores as one of the file, which was \
             skipped"
        ));
    }
    let more = report.known.len().saturating_sub(MAX_NOTES) as u64;
    if more > 0 {
        note(&format!("{} more were skipped", counted(more, "game")));
    }
}
