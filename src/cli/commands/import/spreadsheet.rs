//! `crowns import --csv`: games from a spreadsheet.

use std::fmt::Write;
use std::io::{self, Read};

use chrono::format::{Item, StrftimeItems};

use crate::cli::args::members;
use crate::cli::prelude::*;
use crate::render::counted;
use crate::store::{
    DayOrder, Heading, ImportProblem, ImportSpreadsheetError, ReadOptions, SheetProblem,
    Spreadsheet, SpreadsheetOptions, SpreadsheetReport, SpreadsheetWarning, Totals,
    read_spreadsheet,
};

/// The options of a spreadsheet.
#[derive(Debug, clap::Args)]
pub(super) struct SpreadsheetArgs {
    /// Ruleset of the games in the file [default: official]
    #[arg(long, value_name = "RULESET", requires = "csv")]
    rules: Option<String>,

    /// Date of games that have none in the file [default: today]
    #[arg(long, value_name = "DAY", requires = "csv")]
    date: Option<DayArg>,

    /// League of games without one; added if it does not exist [default: that of `crowns config`]
    #[arg(long, value_name = "LEAGUE", requires = "csv")]
    league: Option<String>,

    /// Leave these games out of the league that `crowns config` names
    #[arg(long, requires = "csv", conflicts_with = "league")]
    no_league: bool,

    /// Accept new players whose names are similar to existing ones
    #[arg(long, requires = "csv")]
    new_player: bool,

    /// Accept new leagues whose names are similar to existing ones
    #[arg(long, requires = "csv")]
    new_league: bool,

    /// Scores are running totals, as on most pads
    #[arg(long, requires = "csv")]
    totals: bool,

    /// Each row is a game with totals only: date, players and totals
    #[arg(long, requires = "csv")]
    results: bool,

    /// How dates are written in the file, such as DD.MM.YYYY or %d.%m.%Y
    #[arg(long, value_name = "FORMAT", value_parser = date_format, requires = "csv")]
    date_format: Option<String>,

    /// Say what a column holds, such as `round=Satz`: game, date, round,
    /// cards, player, points, out, league, place, table, total or subtotal
    #[arg(long = "column", value_name = "WHAT=HEADING", value_parser = column, requires = "csv")]
    columns: Vec<(Heading, String)>,

    /// Leave a column out
    #[arg(long = "ignore", value_name = "HEADING", requires = "csv")]
    ignored: Vec<String>,

    /// Import a name in the file as this player
    #[arg(long = "as", value_name = "NAME=PLAYER", value_parser = pair, requires = "csv")]
    renamed: Vec<(String, String)>,

    /// Accept implausible scores, scores that only rise, and dates in the future
    #[arg(long, requires = "csv")]
    force: bool,
}

/// The most bytes of a spreadsheet: some ten thousand games.
const MAX_BYTES: u64 = 32 << 20;

/// Reads a format of days: for `strftime`, or in letters such as `DD.MM.YYYY`.
fn date_format(text: &str) -> Result<String, &'static str> {
    const RULE: &str = "a format must have day, month and year, such as DD.MM.YYYY or %d.%m.%Y";
    if !text.contains('%') && ["MMM", "KKK"].iter().any(|name| text.to_uppercase().contains(name)) {
        return Err("leave it out: a date with the name of its month is read without a format");
    }
    let format = if text.contains('%') { text.to_owned() } else { in_strftime(text) };
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

/// Writes a format in letters, `DD.MM.YYYY`, `M/D/YY`, `TT.MM.JJJJ`, `PP.KK.VVVV`, for `strftime`.
fn in_strftime(text: &str) -> String {
    let letters: Vec<_> = text.to_uppercase().chars().collect();
    let part = |run: &[char]| match (run[0], run.len()) {
        ('Y' | 'J' | 'Å' | 'V', 4) => "%Y".to_owned(),
        ('Y' | 'J' | 'Å' | 'V', 2) => "%y".to_owned(),
        ('M' | 'K', 1 | 2) => "%m".to_owned(),
        ('D' | 'T' | 'P', 1 | 2) => "%d".to_owned(),
        _ => run.iter().collect(),
    };
    letters.chunk_by(|one, next| one == next).map(part).collect()
}

pub(super) fn run(
    file: &Path,
    args: &SpreadsheetArgs,
    dry_run: bool,
    context: &Context,
) -> Result<Outcome> {
    let (name, sheet) = read(file, args, context)?;
    let refused = || format!("cannot import {name}");
    sheet.notes.iter().for_each(|text| note(text));
    let today = context.today()?;
    let has_undated = sheet.has_undated() && args.date.is_none();
    let date = if let Some(date) = &args.date { date.day(context)? } else { today };
    if date > today && !args.force {
        return Err(ImportSpreadsheetError::from(ImportProblem::DayToCome(date))).about(refused);
    }
    let now = context.now()?;
    let mut store = context.open()?;
    let ruleset = || match &args.rules {
        Some(name) => lookup::ruleset(&store.read()?, name),
        None => Ok(Ruleset::official()),
    };
    let of_settings = context.settings.get(Key::League).filter(|_| !args.no_league);
    let renamed = of_settings.map(|name| store.read()?.league_renamed(name)).transpose()?.flatten();
    let of_settings = renamed.as_deref().or(of_settings);
    let options = SpreadsheetOptions {
        ruleset: ruleset().about(refused)?,
        date,
        today,
        league: args.league.as_deref().or(of_settings).map(str::to_owned),
        accept_similar_players: args.new_player,
        accept_similar_leagues: args.new_league,
        accept_implausible: args.force,
        dry_run,
    };
    let report = store.import_spreadsheet(now, sheet, &options).about(refused)?;
    if has_undated {
        let dated = format!("games without a date in the file are dated today, {today}");
        note(&format!("{dated}; pass `--date` if that is wrong"));
    }
    notes(&report, context);
    context.print(
        || json::import_csv(&report.games, dry_run),
        |style| render::sheets_imported(&report.games, dry_run, style),
    )
}

/// Reads the games of a file, which has a name in messages.
fn read(file: &Path, args: &SpreadsheetArgs, context: &Context) -> Result<(String, Spreadsheet)> {
    let (name, file) = input::open(file)?;
    let input: Box<dyn Read> = match file {
        None => Box::new(io::stdin()),
        Some(file) => Box::new(file),
    };
    let mut bytes = Vec::new();
    let read = input.take(MAX_BYTES + 1).read_to_end(&mut bytes);
    read.about(|| format!("cannot read {name}"))?;
    if bytes.len() as u64 > MAX_BYTES {
        fail!("{name} is too large for a scoresheet: more than 32 MiB");
    }
    let players = context.open_read_only()?.read()?.players()?;
    let mut options = ReadOptions {
        date_format: args.date_format.clone(),
        day_order: None,
        totals: match (args.totals, args.force) {
            (true, _) => Totals::Running,
            (false, true) => Totals::TakenForPoints,
            (false, false) => Totals::Refused,
        },
        late_from_zero: args.force,
        has_day: args.date.is_some(),
        results: args.results,
        columns: args.columns.clone(),
        ignored: args.ignored.clone(),
        renamed: args.renamed.clone(),
        players: players.into_iter().map(|one| one.name).collect(),
    };
    loop {
        let error = match read_spreadsheet(&bytes, &options) {
            Ok(sheet) if sheet.is_empty() => {
                sheet.notes.iter().for_each(|text| note(text));
                fail!("there are no scores in {name}");
            }
            Ok(sheet) => return Ok((name, sheet)),
            Err(error) => error,
        };
        if context.json || !ask(&error, &mut options, context)? {
            return Err(Failure::from(error).about(format!("cannot import {name}")));
        }
    }
}

/// Asks at a terminal what a file does not say. Returns `false` if that is of no use.
fn ask(
    error: &ImportSpreadsheetError,
    options: &mut ReadOptions,
    context: &Context,
) -> Result<bool> {
    let words = context.words();
    let (question, order) = match &*error.problem {
        ImportProblem::Sheet(SheetProblem::NoRoundColumn {
            heading: Some(heading),
            holds: "round",
            ..
        }) => {
            options.columns.push((Heading::Round, heading.clone()));
            (words.is_round_column(heading), false)
        }
        ImportProblem::Sheet(SheetProblem::AmbiguousDays { day }) => {
            (words.is_day_first(day), true)
        }
        _ => return Ok(false),
    };
    let Some(mut terminal) = Terminal::find()? else { return Ok(false) };
    let is_yes = terminal.yes_or_no(&question, true, words)?;
    let is_yes = is_yes.ok_or_else(|| Failure::new("canceled; nothing was imported"))?;
    if order {
        options.day_order = Some(if is_yes { DayOrder::DayFirst } else { DayOrder::MonthFirst });
    }
    Ok(is_yes || order)
}

/// Reads `NAME=TEXT`.
fn pair(text: &str) -> Result<(String, String), &'static str> {
    let (name, text) = text.split_once('=').ok_or("it must have a `=`")?;
    let (name, text) = (name.trim(), text.trim());
    if name.is_empty() || text.is_empty() {
        return Err("it must have a text on both sides of `=`");
    }
    Ok((name.to_owned(), text.to_owned()))
}

/// Reads what a column holds: `round=Runde`.
fn column(text: &str) -> Result<(Heading, String), String> {
    let (name, heading) = pair(text)?;
    match (Heading::named(&name), Heading::named(&heading)) {
        (Some(holds), _) => Ok((holds, heading)),
        (None, Some(_)) => {
            let turned = quoted(&format!("{heading}={name}"));
            Err(format!("what the column holds comes first: `--column {turned}`"))
        }
        (None, None) => Err("a column holds game, date, round, cards, player, points, out, \
                             league, place, table, total or subtotal"
            .to_owned()),
    }
}

/// How many notes of a kind are printed.
const MAX_NOTES: usize = 10;

fn notes(report: &SpreadsheetReport, context: &Context) {
    let words = context.words();
    members::note_new_players(&report.players, words);
    report.new_leagues.iter().for_each(|league| note(&words.new_league(league)));
    for SpreadsheetWarning { line, sheet, round, warning } in &report.warnings {
        let text = render::warning(sheet, *round, warning, Some(sheet.number), words);
        warn(&format!("line {line}: {text}"));
    }
    let more = report.warning_count - report.warnings.len() as u64;
    if more > 0 {
        warn(&format!("{} like these", counted(more, "more warning")));
    }
    if let Some((first, others)) = report.alone.split_first() {
        note(&match others.len() as u64 {
            0 => format!("game {first} has only one player"),
            more => format!("game {first} and {} have only one player", counted(more, "other")),
        });
    }
    for number in report.known.iter().take(MAX_NOTES) {
        note(&format!(
            "skipped a game in the file: game {number} has the same date, players and scores"
        ));
    }
    for number in &report.without_rounds {
        note(&format!(
            "skipped a game in the file: game {number} has the same date, players and totals; to \
             import its rounds, run `crowns game delete {number}` first"
        ));
    }
    for (number, other) in report.alike.iter().take(MAX_NOTES) {
        note(&format!(
            "game {number} has the same date and players as game {other}, but other scores; if it is \
             the same game, run `crowns game delete {number}`"
        ));
    }
    let more = report.known.len().saturating_sub(MAX_NOTES) as u64;
    if more > 0 {
        note(&format!("{} more were skipped", counted(more, "game")));
    }
}
