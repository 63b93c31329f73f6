//! `crowns report`: a game, a night, a player, standings or a tournament to print,
//! send or paste, and all of a league as linked pages.

mod format;
#[cfg(feature = "serve")]
mod last_night;
mod night;
mod player;
mod site;

use clap::Subcommand;

use self::format::FormatArgs;
#[cfg(feature = "serve")]
pub(crate) use self::last_night::last_page;
pub(crate) use self::night::is_after_midnight;
use crate::cli::args::lookup::{GameArg, GamePosition};
use crate::cli::args::output;
use crate::cli::args::ranking::{RankedStandings, RankingArgs, TopArg};
use crate::cli::args::selection::{self, Allowed, Selection, SelectionArgs};
use crate::cli::args::time::{DayArg, PeriodArg};
use crate::cli::args::tournament::{TournamentArg, TournamentByArg, tournament_page};
use crate::cli::prelude::*;
use crate::game::name_key;
use crate::messages::quoted;
use crate::render::report::{GameReport, StandingsReport, TournamentReport};
use crate::store::Lookup;

/// Write a report of a game, a night, a player, standings or a tournament
///
/// Writes text, Markdown, CSV, SVG or a self-contained HTML file that reads well
/// on a phone and prints on one page; `site` writes all of them as linked pages.
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
  crowns report player Ann --html --output ann.html
  crowns report site pages --league Tuesday
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
    /// Report a player: figures, opponents, records and the last games
    Player {
        /// Player
        #[arg(value_name = "NAME")]
        name: String,

        #[command(flatten)]
        selection: Box<SelectionArgs>,

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
    /// Report a night, a player, or the standings of a league or a period, whichever
    /// words stand for
    #[command(hide = true)]
    About {
        #[arg(value_name = "WHICH", required = true)]
        words: Vec<String>,

        #[command(flatten)]
        format: FormatArgs,
    },
    /// Report the standings of a tournament, the last one created unless --tournament names another
    Tournament {
        #[command(flatten)]
        tournament: TournamentArg,

        #[command(flatten)]
        by: TournamentByArg,

        #[command(flatten)]
        format: FormatArgs,
    },
    /// Write a league or all games as linked pages: standings, seasons, records,
    /// and a page for each game, night, player and tournament
    Site(site::Args),
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let report = args.report;
    let store = context.open_to_show()?;
    let page = match &report {
        ReportCommand::Site(args) => return site::run(args, store, context),
        ReportCommand::Game { format, .. }
        | ReportCommand::Night { format, .. }
        | ReportCommand::Player { format, .. }
        | ReportCommand::Standings { format, .. }
        | ReportCommand::About { format, .. }
        | ReportCommand::Tournament { format, .. } => &format.page,
    };
    output::write_watched(page, store, context, |reader| report.text(reader, context))
}

impl ReportCommand {
    fn text(&self, reader: &Reader<'_>, context: &Context) -> Result<String> {
        match self {
            Self::Player { name, selection, format } => {
                let (player, selection) = selection.find_of_player(name, reader, context)?;
                player::text(reader, &player, &selection, format, context)
            }
            Self::Site(_) => unreachable!("a site is no text"),
            Self::Game { game, format } => {
                game_report(reader, game.clone().into_option(), format, context)
            }
            Self::Night { date, league, format } => {
                let league = league.as_deref().map(|name| lookup::league(reader, name));
                let league = league.transpose()?;
                let date = date.as_ref();
                let date = date.map(|date| night::day(reader, date, league.as_ref(), context));
                night::text(reader, date.transpose()?, league.as_ref(), format, context)
            }
            Self::Standings { selection, ranking, top, format } => {
                let selection = selection.find(reader, context, 0)?;
                self::standings(&selection, ranking, *top, format, reader, context)
            }
            Self::About { words, format } => about(words, format, reader, context),
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

/// Reports the night of a day, a player, or the standings of a league or a period.
fn about(
    words: &[String],
    format: &FormatArgs,
    reader: &Reader<'_>,
    context: &Context,
) -> Result<String> {
    let text = words.join(" ");
    if let Lookup::One(league) = reader.find_league(&text)?
        && name_key(&league.name) == name_key(&text)
        && text.parse::<PeriodArg>().is_ok()
    {
        let reading = |what: &str| format!("crowns report {what} {}", quoted(&text));
        let readings = [reading("night"), reading("standings --league")].into();
        return Err(RequestError::TwoMeanings { text, readings }.into());
    }
    let allowed = Allowed { players: 1, league: true, period: true };
    let which = selection::find_words(words, allowed, reader, context.style.words())?;
    if let (None, Some(day)) =
        (which.players.first(), which.period.as_ref().and_then(PeriodArg::only_day))
    {
        let day = day.day(context)?;
        return night::text(reader, Some(day), which.league.as_ref(), format, context);
    }
    let selection = SelectionArgs::of_words(words).find(reader, context, 1)?;
    match selection.players.first() {
        Some(player) => player::text(reader, player, &selection, format, context),
        None => {
            let (ranking, top) = (RankingArgs::default(), TopArg::default());
            standings(&selection, &ranking, top, format, reader, context)
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
