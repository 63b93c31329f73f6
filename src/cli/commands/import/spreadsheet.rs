//! `crowns import --csv`: games from a spreadsheet.

use std::io::{self, Read};
use std::path::Path;

use chrono::NaiveDate;

use super::export_file::export_instead;
use crate::cli::args::day::DayArg;
use crate::cli::args::json::JsonArg;
use crate::cli::args::{input, lookup, new_players};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{About, Failure, Result, fail};
use crate::cli::ui::messages::{note, warn};
use crate::render::{self, counted};
use crate::rules::Ruleset;
use crate::store::{
    ImportProblem, ImportSpreadsheetError, ParseSpreadsheetError, SpreadsheetGame,
    SpreadsheetOptions, SpreadsheetReport, SpreadsheetWarning, Store, read_spreadsheet,
};
use crate::words::RequestError;

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

    /// Accept implausible scores
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
        let is_table = matches!(error, ParseSpreadsheetError::Table);
        Self::new(error.to_string()).hint(is_table.then(export_instead))
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
    let (name, games) = read(request.file)?;
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
    let options = options(request, &store, date).about(rejected)?;
    let report = store.import_spreadsheet(now, games, &options);
    let report = report.about(rejected)?;
    notes(&report, context);
    request.json.print(
        || render::json::import_csv(&report.games, request.dry_run),
        || render::sheets_imported(&report.games, request.dry_run, context.style),
    )
}

/// Reads the games of a file, which has a name in messages.
fn read(file: &Path) -> Result<(String, Vec<SpreadsheetGame>)> {
    let (name, file) = input::open(file)?;
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
    let games = read_spreadsheet(&bytes).about(|| format!("cannot import {name}"))?;
    if games.is_empty() {
        fail!("there are no scores in {name}");
    }
    Ok((name, games))
}

fn options(request: &Request<'_>, store: &Store, date: NaiveDate) -> Result<SpreadsheetOptions> {
    let args = request.args;
    Ok(SpreadsheetOptions {
        ruleset: match &args.rules {
            Some(name) => lookup::ruleset(&store.read()?, name)?,
            None => Ruleset::official(),
        },
        date,
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
