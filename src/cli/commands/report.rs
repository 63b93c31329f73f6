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
use crate::game::{PlayerId, Scoresheet};
use crate::league::BrokenRecord;
use crate::render::report::{GameReport, NightReport, Report, StandingsReport};
use crate::render::{GameSelection, LeagueRef, TextStyle};
use crate::store::{GameFilter, Reader, StoredLeague};

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
            let store = context.to_read()?;
            let text = report_game(&store.read()?, &game, &form, context.look)?;
            form.output.put(&text)?;
        }
        What::Night { date, league, form } => {
            let store = context.to_read()?;
            let text = report_night(&store.read()?, date, league.as_deref(), &form, context.look)?;
            form.output.put(&text)?;
        }
        What::Standings { span, agreed, form } => {
            let store = context.to_read()?;
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
        // With no game at all there is none open either.
        None => WhichGame::typed(Some("last".into()))
            .sheet(reader)
            .or_else(|_| which.sheet(reader))?,
    };
    let broken = reader.records_broken_by(&sheet)?;
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
    let broken =
        reader.records_broken_on(date, league.as_ref().map(|league| league.id), &sheets)?;
    let found = Found {
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
    let counted = Ranked::count(reader, &found, &Agreed::default())?;
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
    let counted = Ranked::count(reader, &found, agreed)?;
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
    let sheets = reader.finished_on(date, league.map(|league| league.id))?;
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
