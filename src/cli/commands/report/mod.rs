//! `crowns report`: a game, a night, a player, standings or a tournament to print,
//! send or paste, and all of a league as linked pages.

mod night;
mod site;

use std::slice;

use self::night::Nights;
#[cfg(feature = "serve")]
pub(crate) use self::night::last_page;
use crate::cli::args::output::{self, WebPageArgs};
use crate::cli::args::ranking::TopArg;
use crate::cli::args::time::PeriodArg;
use crate::cli::args::tournament::{TournamentArg, TournamentByArg, tournament_page};
use crate::cli::args::which::{Allowed, find_words};
use crate::cli::prelude::*;
use crate::league::{Records, Standings, Stats};
use crate::render::report::{GameReport, PlayerReport, Report, StandingsReport, TournamentReport};

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

        /// Report the last finished game, even if another is open
        #[arg(long, hide = true)]
        finished: bool,

        #[command(flatten)]
        format: FormatArgs,
    },
    /// Report the games of a day: winners, comebacks, the worst round, records
    Night {
        /// Day, such as yesterday or 21/11; for a period of several nights,
        /// reports the standings [default: the last with a finished game]
        day: Option<DayArg>,

        /// Only games of this league, and its records
        #[arg(long, value_name = "LEAGUE")]
        league: Option<String>,

        #[command(flatten)]
        format: FormatArgs,
    },
    /// Report a player: figures, opponents, records and the last games
    Player {
        /// Player
        #[arg(value_name = "PLAYER")]
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
    /// Report what words name: a day, a player, a league or a period
    #[command(hide = true)]
    About {
        /// A day, a player, a league or a period
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
    let format = match &report {
        ReportCommand::Site(args) => return site::run(args, store, context),
        ReportCommand::Game { format, .. }
        | ReportCommand::Night { format, .. }
        | ReportCommand::Player { format, .. }
        | ReportCommand::Standings { format, .. }
        | ReportCommand::About { format, .. }
        | ReportCommand::Tournament { format, .. } => format,
    };
    output::write_watched(&format.page, store, context, |reader| {
        Source { reader, format, context }.text(&report)
    })
}

/// What a report is made from, and how it is written.
struct Source<'a> {
    reader: &'a Reader<'a>,
    format: &'a FormatArgs,
    context: &'a Context,
}

impl Source<'_> {
    fn text(&self, report: &ReportCommand) -> Result<String> {
        let Self { reader, context, .. } = *self;
        match report {
            ReportCommand::Player { name, selection, .. } => {
                let (player, selection) = selection.find_of_player(name, reader, context)?;
                self.player(&player, &selection)
            }
            ReportCommand::Site(_) => unreachable!("a site is no text"),
            ReportCommand::Game { finished: true, .. } => self.last_finished(),
            ReportCommand::Game { game, .. } => self.game(game.clone().into_option()),
            ReportCommand::Night { day: date, league, .. } => {
                let league = lookup::optional(reader, league.as_deref(), lookup::league)?;
                let league = league.as_ref();
                let Some(date) = date else { return self.night(None, league) };
                match (Nights { reader, league }).day(date, context)? {
                    None => {
                        let selection =
                            SelectionArgs::of_words(slice::from_ref(&date.text), league);
                        let selection = selection.find(reader, context, 0)?;
                        self.standings(&selection, &RankingArgs::default(), TopArg::default())
                    }
                    day => self.night(day, league),
                }
            }
            ReportCommand::Standings { selection, ranking, top, .. } => {
                let mut selection = selection.clone();
                let ranking = ranking.clone().or_said(&mut selection);
                let top = top.or_said(&mut selection);
                self.standings(&selection.find(reader, context, 0)?, &ranking, top)
            }
            ReportCommand::About { words, .. } => self.about(words),
            ReportCommand::Tournament { tournament, by, .. } => {
                let stored = &tournament.find(reader)?;
                let standings = by.standings(stored);
                let page = tournament_page(stored, &standings);
                self.format.text(&TournamentReport { stored, page }, context.style)
            }
        }
    }

    /// Reports the night of a day, a player, or the standings of a league or a period.
    fn about(&self, words: &[String]) -> Result<String> {
        let Self { reader, context, .. } = *self;
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
        let which = find_words(words, allowed, reader, context.words())?;
        if let (None, Some(day)) =
            (which.players.first(), which.period.as_ref().and_then(PeriodArg::only_day))
        {
            let league = which.league.as_ref();
            return self.night((Nights { reader, league }).day(day, context)?, league);
        }
        let selection = SelectionArgs::of_words(words, None).find(reader, context, 1)?;
        match selection.players.first() {
            Some(player) => self.player(player, &selection),
            None => self.standings(&selection, &RankingArgs::default(), TopArg::default()),
        }
    }

    fn standings(
        &self,
        selection: &Selection,
        ranking: &RankingArgs,
        top: TopArg,
    ) -> Result<String> {
        let standings = RankedStandings::count(self.reader, selection, ranking)?;
        let page = standings.top(top, selection);
        let style = self.context.report_style(selection.league.as_ref());
        self.format.text(&StandingsReport { page }, style)
    }

    /// Reports a player on the games that are selected.
    fn player(&self, player: &Player, selection: &Selection) -> Result<String> {
        let mut stats = Stats::new(PlayerRef::from(player));
        let mut records = Records::default();
        let mut standings = Standings::new(RankingArgs::default().ranking(selection)?);
        self.reader.results(&selection.filter, |game| {
            stats.add(game);
            records.add(game);
            standings.add(game);
        })?;
        let mut records = records.finish();
        records.retain_mut(|record| record.is_led_by(player.id));
        let report = PlayerReport {
            stats: &stats,
            selection: &selection.choice,
            records: &records,
            games: &standings.games(player.id),
        };
        self.format.text(&report, self.context.report_style(selection.league.as_ref()))
    }

    /// Reports the game that is named, else the open game, else the last.
    fn game(&self, game: GameArg) -> Result<String> {
        let reader = self.reader;
        let sheet = match game.sheet_if_any(reader)? {
            Some(sheet) => sheet,
            None => game.or_last().sheet(reader).map_err(|_| LookupError::NoOpenGame)?,
        };
        self.of_game(&sheet)
    }

    fn last_finished(&self) -> Result<String> {
        let filter = GameFilter { state: Some(GameState::Finished), ..GameFilter::default() };
        let last = self.reader.games(filter, PageRequest::first(1))?.items.pop();
        let last = last.ok_or(LookupError::NoFinishedGame { league: None })?.details.id;
        self.of_game(&lookup::known(self.reader.game(last)?, last)?)
    }

    fn of_game(&self, sheet: &Scoresheet) -> Result<String> {
        let reader = self.reader;
        let report = GameReport { sheet, broken: &reader.records_broken_by(sheet)? };
        let league = sheet.league.as_ref();
        let league = league.map(|league| reader.league_of_id(league.uuid)).transpose()?.flatten();
        self.format.text(&report, self.context.report_style(league.as_ref()))
    }
}

/// The format of a report, and the file to write it to.
#[derive(Debug, clap::Args)]
struct FormatArgs {
    #[command(flatten)]
    flags: FormatFlags,

    #[command(flatten)]
    page: WebPageArgs,
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

impl FormatArgs {
    /// Returns a report in the format that was given, else in that of the file
    /// name. Text in a file is plain.
    fn text(&self, report: &impl Report, style: TextStyle) -> Result<String> {
        self.check_ending()?;
        let ending = self.page.ending();
        let format = self.flags.named().or(ending.as_deref()).unwrap_or_default();
        let is_page = matches!(format, "html" | "htm");
        if self.page.is_for_screen() && !is_page {
            let hint = Hint::new("pass `--html`, or name a file, as with `--output page.html`");
            return Err(Failure::new("`--kiosk` and `--refresh` need an HTML page").hint(hint));
        }
        Ok(match format {
            _ if is_page => report.html(self.page.view(), style.language),
            "md" | "markdown" => report.markdown(style.language),
            "csv" => report.csv(),
            "json" => report.json(),
            "svg" => report.svg(style.language),
            _ if self.page.file().is_none() => report.text(style),
            _ => report.text(TextStyle { language: style.language, ..TextStyle::PLAIN }),
        })
    }

    /// Refuses a file whose name promises a format that no report has.
    fn check_ending(&self) -> Result<()> {
        let Some(ending) = self.page.ending() else { return Ok(()) };
        let hint = match ending.as_str() {
            "pdf" | "doc" | "docx" | "odt" | "rtf" => {
                "write an HTML page, as with `--output report.html`, and print it to PDF in a browser"
            }
            "png" | "jpg" | "jpeg" | "gif" | "webp" => {
                "write a picture that scales, as with `--output report.svg`; a browser shows it, \
                 and `rsvg-convert report.svg --output report.png` makes a PNG of it"
            }
            "xls" | "xlsx" | "ods" | "numbers" => {
                "write a table, as with `--output report.csv`, and open it in a spreadsheet"
            }
            _ => return Ok(()),
        };
        let error = format!("a report cannot be written as `.{ending}`");
        Err(Failure::new(error).hint(Hint::new(hint)))
    }
}

impl FormatFlags {
    fn named(&self) -> Option<&'static str> {
        let Self { text, md, csv, json, svg, html } = *self;
        let flags = [
            ("text", text),
            ("md", md),
            ("csv", csv),
            ("json", json),
            ("svg", svg),
            ("html", html),
        ];
        flags.into_iter().find_map(|(name, is_asked)| is_asked.then_some(name))
    }
}
