//! `crowns report`: a game, a night or standings to print, to send or to paste.

use std::collections::HashMap;

use chrono::NaiveDate;
use clap::Subcommand;
use thiserror::Error;

use crate::cli::args::lookup::{self, WhichGame};
use crate::cli::args::output::Output;
use crate::cli::args::parse;
use crate::cli::args::selection::{Found, Span};
use crate::cli::commands::standings::{Agreed, Ranked};
use crate::cli::context::Context;
use crate::cli::outcome::Outcome;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::hint::{Command, Hint};
use crate::game::{GameId, GameState, PlayerId, Scoresheet};
use crate::league::{BrokenRecord, GameResult, Records};
use crate::render::report::{GameReport, NightReport, Report, StandingsReport};
use crate::render::{GameSelection, LeagueRef, TextStyle};
use crate::store::{GameFilter, GamePage, Reader, ResultFilter, StoredLeague};

/// Report a game, a night or standings: to print, to send, to paste in a chat
///
/// As text, Markdown, CSV or SVG, or as one HTML file with all in it, which
/// reads well on a phone and prints on a page.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true, after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

const EXAMPLES: &str = "\
Examples:
  crowns report night
  crowns report game last --html --output game.html
  crowns report night 2026-11-21 --md
  crowns report standings --league Tuesday --csv --output tuesday.csv";

#[derive(Debug, Subcommand)]
enum What {
    /// Report the scoresheet of a game, its chart and the records it broke
    Game {
        /// The game, by its number, `last` or the beginning of its UUID;
        /// without it the one open game, or else the last
        #[arg(value_name = "GAME")]
        game: Option<String>,

        /// The same, as other verbs have it: what their hints say works here
        /// too
        #[arg(
            long = "game",
            value_name = "GAME",
            hide = true,
            conflicts_with = "game"
        )]
        flag: Option<String>,

        #[command(flatten)]
        form: Form,
    },
    /// Report the games of a day: who won, who came back, the round that hurt,
    /// the records that fell
    Night {
        /// The day; without it the last with a finished game
        #[arg(value_name = "YYYY-MM-DD", value_parser = parse::day)]
        date: Option<NaiveDate>,

        /// Only games of this league, and its records
        #[arg(long, value_name = "NAME")]
        league: Option<String>,

        #[command(flatten)]
        form: Form,
    },
    /// Report who leads, in a league or over all games
    Standings {
        #[command(flatten)]
        span: Box<Span>,

        #[command(flatten)]
        agreed: Agreed,

        #[command(flatten)]
        form: Form,
    },
}

/// What a report is written as, and to where.
#[derive(Debug, clap::Args)]
struct Form {
    #[command(flatten)]
    kind: Flags,

    #[command(flatten)]
    output: Output,
}

#[derive(Debug, clap::Args)]
#[group(multiple = false)]
#[allow(clippy::struct_excessive_bools, reason = "one flag a form")]
struct Flags {
    /// Write text, which is the default unless the output file's name ends
    /// otherwise
    #[arg(long)]
    text: bool,

    /// Write Markdown
    #[arg(long)]
    md: bool,

    /// Write CSV, for a spreadsheet
    #[arg(long)]
    csv: bool,

    /// Write a picture, as SVG
    #[arg(long)]
    svg: bool,

    /// Write a page, as one HTML file
    #[arg(long)]
    html: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    Markdown,
    Csv,
    Svg,
    Html,
}

/// Why there is nothing to report.
#[derive(Debug, Error)]
pub(crate) enum NoReport {
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

impl From<NoReport> for Failure {
    fn from(error: NoReport) -> Self {
        let hint = match &error {
            NoReport::NoGames { .. } => None,
            NoReport::NoNight { nearest, .. } => Some(
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
        What::Game { game, flag, form } => {
            let game = WhichGame::typed(game.or(flag));
            let Some(store) = context.to_read()? else {
                return Err(game.of_nothing().into());
            };
            let text = report_game(&store.read()?, &game, &form, context.look)?;
            form.output.put(&text)?;
        }
        What::Night { date, league, form } => {
            let Some(store) = context.to_read()? else {
                return Err(NoReport::NoGames { league: None }.into());
            };
            let text = report_night(&store.read()?, date, league.as_deref(), &form, context.look)?;
            form.output.put(&text)?;
        }
        What::Standings { span, agreed, form } => {
            let Some(store) = context.to_read()? else {
                span.of_nothing()?;
                return Err(NoReport::NoGames { league: None }.into());
            };
            let text = report_standings(&store.read()?, &span, &agreed, &form, context.look)?;
            form.output.put(&text)?;
        }
    }
    Ok(Outcome::Yes)
}

impl Form {
    /// Returns the form that is asked for, else the one that the name of the
    /// file ends in.
    fn kind(&self) -> Kind {
        let Flags {
            text,
            md,
            csv,
            svg,
            html,
        } = self.kind;
        let asked = [
            (text, Kind::Text),
            (md, Kind::Markdown),
            (csv, Kind::Csv),
            (svg, Kind::Svg),
            (html, Kind::Html),
        ];
        if let Some((_, kind)) = asked.into_iter().find(|(asked, _)| *asked) {
            return kind;
        }
        let path = self.output.output.as_deref();
        let end = path.and_then(|path| path.extension()?.to_str());
        match end.map(str::to_ascii_lowercase).as_deref() {
            Some("md" | "markdown") => Kind::Markdown,
            Some("csv") => Kind::Csv,
            Some("svg") => Kind::Svg,
            Some("html" | "htm") => Kind::Html,
            _ => Kind::Text,
        }
    }

    /// Writes a report in that form. A file is no terminal: text in it is
    /// plain.
    fn write(&self, report: &impl Report, look: TextStyle) -> String {
        match (self.kind(), &self.output.output) {
            (Kind::Text, None) => report.text(look),
            (Kind::Text, Some(_)) => report.text(TextStyle::PLAIN),
            (Kind::Markdown, _) => report.markdown(),
            (Kind::Csv, _) => report.csv(),
            (Kind::Svg, _) => report.svg(),
            (Kind::Html, _) => report.html(),
        }
    }
}

fn report_game(
    reader: &Reader<'_>,
    which: &WhichGame,
    form: &Form,
    look: TextStyle,
) -> Result<String> {
    let sheet = match which.sheet_if_any(reader)? {
        Some(sheet) => sheet,
        None => WhichGame::typed(Some("last".into())).sheet(reader)?,
    };
    let broken = broken_by(reader, &sheet)?;
    let report = GameReport {
        sheet: &sheet,
        broken: &broken,
        names: &holders(reader, &broken)?,
    };
    Ok(form.write(&report, look))
}

fn report_night(
    reader: &Reader<'_>,
    date: Option<NaiveDate>,
    league: Option<&str>,
    form: &Form,
    look: TextStyle,
) -> Result<String> {
    let league = league
        .map(|name| lookup::league(reader, name))
        .transpose()?;
    let date = match date {
        Some(date) => date,
        None => last_day(reader, league.as_ref())?,
    };
    let sheets = sheets(reader, date, league.as_ref())?;
    let broken = broken_on(reader, date, league.as_ref(), &sheets)?;
    let found = Found {
        filter: ResultFilter {
            league: league.as_ref().map(|league| league.id),
            until: Some(date),
            ..ResultFilter::default()
        },
        choice: GameSelection {
            league: league.as_ref().map(LeagueRef::from),
            until: Some(date),
            ..GameSelection::default()
        },
        league: league.clone(),
    };
    let counted = Ranked::count(Some(reader), &found, &Agreed::default())?;
    let report = NightReport {
        date,
        league: league.as_ref().map(|league| league.name.as_str()),
        sheets: &sheets,
        standings: counted.page(&found),
        broken: &broken,
        names: &holders(reader, &broken)?,
    };
    Ok(form.write(&report, look))
}

fn report_standings(
    reader: &Reader<'_>,
    span: &Span,
    agreed: &Agreed,
    form: &Form,
    look: TextStyle,
) -> Result<String> {
    let found = span.find(reader)?;
    let counted = Ranked::count(Some(reader), &found, agreed)?;
    let report = StandingsReport {
        page: counted.page(&found),
    };
    Ok(form.write(&report, look))
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
    let filter = GameFilter {
        league: league.map(|league| league.id),
        state: Some(GameState::Finished),
        since: Some(date),
        until: Some(date),
        ..GameFilter::default()
    };
    let page = GamePage {
        before: None,
        size: u32::MAX,
    };
    let games = reader.games(filter, page)?;
    let sheets = games.iter().map(|game| reader.game(game.id));
    let mut sheets: Vec<_> = sheets
        .filter_map(Result::transpose)
        .collect::<Result<_, _>>()?;
    sheets.sort_by_key(|sheet| (sheet.ended, sheet.id.0));
    if sheets.is_empty() {
        let nearest = reader.nearest_day(date, league.map(|league| league.id))?;
        return Err(match nearest {
            None => no_games(league),
            Some(nearest) => NoReport::NoNight {
                date,
                league: league.map(|league| league.name.clone()),
                nearest,
            },
        }
        .into());
    }
    Ok(sheets)
}

fn no_games(league: Option<&StoredLeague>) -> NoReport {
    NoReport::NoGames {
        league: league.map(|league| league.name.clone()),
    }
}

/// Returns the records that the games of a day beat, those of all days before
/// standing against them.
fn broken_on(
    reader: &Reader<'_>,
    date: NaiveDate,
    league: Option<&StoredLeague>,
    sheets: &[Scoresheet],
) -> Result<Vec<BrokenRecord>> {
    let filter = ResultFilter {
        league: league.map(|league| league.id),
        until: date.pred_opt(),
        ..ResultFilter::default()
    };
    let mut records = Records::default();
    reader.results(&filter, |game| records.add(game))?;
    let whole = sheets.iter().filter(|sheet| !sheet.is_short());
    let games: Vec<_> = whole.filter_map(GameResult::of).collect();
    Ok(records.broken_by(&games))
}

/// Returns the records that a game beat, those of all games that ended before it
/// standing against it.
fn broken_by(reader: &Reader<'_>, sheet: &Scoresheet) -> Result<Vec<BrokenRecord>> {
    let Some(result) = GameResult::of(sheet).filter(|_| !sheet.is_short()) else {
        return Ok(Vec::new());
    };
    let filter = ResultFilter {
        until: Some(sheet.date),
        ..ResultFilter::default()
    };
    let mut records = Records::default();
    let mut reached: Option<GameId> = None;
    reader.results(&filter, |game| {
        if game.id == sheet.id {
            reached = Some(game.id);
        }
        if reached.is_none() {
            records.add(game);
        }
    })?;
    Ok(records.broken_by([&result]))
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
