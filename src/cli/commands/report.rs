//! `crowns report`: a game, a night or standings to print, send or paste.

use std::collections::HashMap;

use chrono::NaiveDate;
use clap::Subcommand;
use thiserror::Error;

use crate::cli::args::lookup::{self, GameArg};
use crate::cli::args::output::OutputArg;
use crate::cli::args::parse;
use crate::cli::args::selection::{Selection, SelectionArgs};
use crate::cli::commands::standings::{Ranked, RankingArgs};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::hint::{Command, Hint};
use crate::game::{PlayerId, Scoresheet};
use crate::league::BrokenRecord;
use crate::render::report::{GameReport, NightReport, Report, StandingsReport};
use crate::render::{GameSelection, LeagueRef, TextStyle};
use crate::store::{GameFilter, Reader, StoredLeague};

/// Write a report of a game, a night or standings
///
/// Writes text, Markdown, CSV, SVG or a self-contained HTML file that reads well
/// on a phone and prints on one page.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true, after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: ReportCommand,
}

const EXAMPLES: &str = "\
Examples:
  crowns report night
  crowns report game last --html --output game.html
  crowns report night 2026-11-21 --md
  crowns report standings --league Tuesday --csv --output tuesday.csv";

#[derive(Debug, Subcommand)]
enum ReportCommand {
    /// Report a game: its scoresheet, chart and the records it broke
    Game {
        /// Game: its number, `last` or the start of its UUID [default: the open
        /// game, else the last]
        #[arg(value_name = "GAME")]
        game: Option<String>,

        /// The same, so that the hints of other commands work here too
        #[arg(
            long = "game",
            value_name = "GAME",
            hide = true,
            conflicts_with = "game"
        )]
        flag: Option<String>,

        #[command(flatten)]
        form: FormatArgs,
    },
    /// Report the games of a day: winners, comebacks, the worst round, records
    Night {
        /// Day [default: the last with a finished game]
        #[arg(value_name = "YYYY-MM-DD", value_parser = parse::day)]
        date: Option<NaiveDate>,

        /// Only games of this league, and its records
        #[arg(long, value_name = "NAME")]
        league: Option<String>,

        #[command(flatten)]
        form: FormatArgs,
    },
    /// Report the standings of a league or of all games
    Standings {
        #[command(flatten)]
        span: Box<SelectionArgs>,

        #[command(flatten)]
        agreed: RankingArgs,

        #[command(flatten)]
        form: FormatArgs,
    },
}

/// The format of a report, and where it goes.
#[derive(Debug, clap::Args)]
struct FormatArgs {
    #[command(flatten)]
    kind: FormatFlags,

    #[command(flatten)]
    output: OutputArg,
}

#[derive(Debug, clap::Args)]
#[group(multiple = false)]
#[allow(clippy::struct_excessive_bools, reason = "one flag per format")]
struct FormatFlags {
    /// Write text; the default unless the name of the output file says otherwise
    #[arg(long)]
    text: bool,

    /// Write Markdown
    #[arg(long)]
    md: bool,

    /// Write CSV, for a spreadsheet
    #[arg(long)]
    csv: bool,

    /// Write JSON
    #[arg(long)]
    json: bool,

    /// Write an SVG picture
    #[arg(long)]
    svg: bool,

    /// Write an HTML page
    #[arg(long)]
    html: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Text,
    Markdown,
    Csv,
    Json,
    Svg,
    Html,
}

/// Why there is nothing to report.
#[derive(Debug, Error)]
pub(crate) enum ReportError {
    #[error("no game is finished yet{}", of(.league.as_deref()))]
    NoGames { league: Option<String> },
    #[error("no game was finished on {date}{}", of(.league.as_deref()))]
    NoNight {
        date: NaiveDate,
        league: Option<String>,
        nearest: NaiveDate,
    },
}

fn of(league: Option<&str>) -> String {
    league.map_or_else(String::new, |name| format!(" in league {name}"))
}

impl From<ReportError> for Failure {
    fn from(error: ReportError) -> Self {
        let hint = match &error {
            ReportError::NoGames { .. } => None,
            ReportError::NoNight { nearest, .. } => Some(
                Hint::new("run ")
                    .command(Command::new("report night").arg(nearest))
                    .text(" to report the nearest day with games"),
            ),
        };
        Self::new(error.to_string()).hint(hint)
    }
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    match args.what {
        ReportCommand::Game { game, flag, form } => {
            let game = GameArg::typed(game.or(flag));
            let store = context.to_read()?;
            let text = report_game(&store.read()?, &game, &form, context.style)?;
            form.output.put(&text)?;
        }
        ReportCommand::Night { date, league, form } => {
            let store = context.to_read()?;
            let text = report_night(
                &store.read()?,
                date,
                league.as_deref(),
                &form,
                context.style,
            )?;
            form.output.put(&text)?;
        }
        ReportCommand::Standings { span, agreed, form } => {
            let store = context.to_read()?;
            let text = report_standings(&store.read()?, &span, &agreed, &form, context.style)?;
            form.output.put(&text)?;
        }
    }
    Ok(Outcome::Yes)
}

impl FormatArgs {
    /// Returns the format that was given, else that of the file name.
    fn kind(&self) -> Format {
        let FormatFlags {
            text,
            md,
            csv,
            json,
            svg,
            html,
        } = self.kind;
        let asked = [
            (text, Format::Text),
            (md, Format::Markdown),
            (csv, Format::Csv),
            (json, Format::Json),
            (svg, Format::Svg),
            (html, Format::Html),
        ];
        if let Some((_, kind)) = asked.into_iter().find(|(asked, _)| *asked) {
            return kind;
        }
        let path = self.output.output.as_deref();
        let end = path.and_then(|path| path.extension()?.to_str());
        match end.map(str::to_ascii_lowercase).as_deref() {
            Some("md" | "markdown") => Format::Markdown,
            Some("csv") => Format::Csv,
            Some("json") => Format::Json,
            Some("svg") => Format::Svg,
            Some("html" | "htm") => Format::Html,
            _ => Format::Text,
        }
    }

    /// Writes a report in that format. Text in a file is plain.
    fn write(&self, report: &impl Report, style: TextStyle) -> String {
        match (self.kind(), &self.output.output) {
            (Format::Text, None) => report.text(style),
            (Format::Text, Some(_)) => report.text(TextStyle {
                language: style.language,
                ..TextStyle::PLAIN
            }),
            (Format::Markdown, _) => report.markdown(style.language),
            (Format::Csv, _) => report.csv(),
            (Format::Json, _) => report.json(),
            (Format::Svg, _) => report.svg(style.language),
            (Format::Html, _) => report.html(style.language),
        }
    }
}

fn report_game(
    reader: &Reader<'_>,
    which: &GameArg,
    form: &FormatArgs,
    style: TextStyle,
) -> Result<String> {
    let sheet = match which.sheet_if_any(reader)? {
        Some(sheet) => sheet,
        // With no game at all there is none open either.
        None => GameArg::typed(Some("last".into()))
            .sheet(reader)
            .or_else(|_| which.sheet(reader))?,
    };
    let broken = reader.records_broken_by(&sheet)?;
    let report = GameReport {
        sheet: &sheet,
        broken: &broken,
        names: &holders(reader, &broken)?,
    };
    Ok(form.write(&report, style))
}

fn report_night(
    reader: &Reader<'_>,
    date: Option<NaiveDate>,
    league: Option<&str>,
    form: &FormatArgs,
    style: TextStyle,
) -> Result<String> {
    let league = league
        .map(|name| lookup::league(reader, name))
        .transpose()?;
    let date = match date {
        Some(date) => date,
        None => last_day(reader, league.as_ref())?,
    };
    let sheets = sheets(reader, date, league.as_ref())?;
    let broken =
        reader.records_broken_on(date, league.as_ref().map(|league| league.id), &sheets)?;
    let found = Selection {
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
    let counted = Ranked::count(reader, &found, &RankingArgs::default())?;
    let report = NightReport {
        date,
        league: league.as_ref().map(|league| league.name.as_str()),
        sheets: &sheets,
        standings: counted.page(&found),
        broken: &broken,
        names: &holders(reader, &broken)?,
    };
    Ok(form.write(&report, style))
}

fn report_standings(
    reader: &Reader<'_>,
    span: &SelectionArgs,
    agreed: &RankingArgs,
    form: &FormatArgs,
    style: TextStyle,
) -> Result<String> {
    let found = span.find(reader)?;
    let counted = Ranked::count(reader, &found, agreed)?;
    let report = StandingsReport {
        page: counted.page(&found),
    };
    Ok(form.write(&report, style))
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
    let sheets = reader.finished_on(date, league.map(|league| league.id))?;
    if sheets.is_empty() {
        let nearest = reader.nearest_day(date, league.map(|league| league.id))?;
        return Err(match nearest {
            None => no_games(league),
            Some(nearest) => ReportError::NoNight {
                date,
                league: league.map(|league| league.name.clone()),
                nearest,
            },
        }
        .into());
    }
    Ok(sheets)
}

fn no_games(league: Option<&StoredLeague>) -> ReportError {
    ReportError::NoGames {
        league: league.map(|league| league.name.clone()),
    }
}

/// Returns what those are called who hold or held records.
fn holders(reader: &Reader<'_>, broken: &[BrokenRecord]) -> Result<HashMap<PlayerId, String>> {
    let records = broken.iter().flat_map(|broken| [&broken.now, &broken.was]);
    let mut names = HashMap::new();
    for holder in records.flat_map(|record| &record.holders) {
        if let Some(player) = reader.player(holder.player)? {
            names.insert(holder.player, player.name);
        }
    }
    Ok(names)
}
