//! `crowns tournament show`, `list`, `standings`, `quality` and `print`: what there is of a
//! tournament, on the terminal and on paper, and what a command has changed.

use clap::ValueEnum;

use crate::cli::args::output;
use crate::cli::args::output::WebPageArgs;
use crate::cli::args::tournament::{TournamentArg, TournamentByArg, tournament_page, warnings};
use crate::cli::prelude::*;
use crate::messages::{Command, Hint, TournamentError};
use crate::render::report::{ListedGame, SeatLists};
use crate::seating::SeatingQuality;
use crate::tournament::{Schedule, StoredTournament, TournamentGame};

/// Show the tables of a game and their progress
#[derive(Debug, Default, clap::Args)]
pub(super) struct ShowArgs {
    /// Game of the tournament [default: the last that was started]
    #[arg(value_name = "GAME")]
    game: Option<u8>,

    #[command(flatten)]
    tournament: TournamentArg,
}

pub(super) fn show(args: &ShowArgs, context: &Context) -> Result<Outcome> {
    let stored = args.tournament.find(&context.open_to_show()?.read()?)?;
    let game = match args.game {
        Some(game) => game_named(&stored, game)?.number,
        None => stored.current().map_or(1, |game| game.number),
    };
    for warning in warnings(&stored, context.style.words()) {
        warn(&warning);
    }
    context.print(
        || render::json::tournament(&stored, quality_of(&stored)),
        |style| {
            let db = context.db.as_deref();
            render::tournament(&stored, game, quality_of(&stored), db, style)
        },
    )
}

pub(super) fn game_named(stored: &StoredTournament, game: u8) -> Result<&TournamentGame> {
    let games = stored.tournament.start.games;
    let none = TournamentError::NoGame { game, games };
    Ok(stored.game(game).ok_or(none)?)
}

pub(super) fn quality(tournament: &TournamentArg, context: &Context) -> Result<Outcome> {
    let stored = tournament.find(&context.open_to_show()?.read()?)?;
    let quality = quality_of(&stored);
    context.print(
        || render::json::tournament(&stored, quality),
        |style| render::seating_quality(&stored, quality, style),
    )
}

/// Judges the seats of all games but the final.
pub(super) fn quality_of(stored: &StoredTournament) -> SeatingQuality {
    Schedule::new(&stored.tournament, 1).quality()
}

/// Rank the players by the tables that have finished
#[derive(Debug, clap::Args)]
pub(super) struct StandingsArgs {
    #[command(flatten)]
    by: TournamentByArg,

    #[command(flatten)]
    tournament: TournamentArg,
}

pub(super) fn standings(args: &StandingsArgs, context: &Context) -> Result<Outcome> {
    let stored = args.tournament.find(&context.open_to_show()?.read()?)?;
    let standings = args.by.standings(&stored);
    for warning in warnings(&stored, context.style.words()) {
        warn(&warning);
    }
    context.print(
        || render::json::tournament_standings(&stored, &standings),
        |style| render::tournament_standings(&tournament_page(&stored, &standings), style),
    )
}

pub(super) fn list(context: &Context) -> Result<Outcome> {
    let tournaments = context.open_to_show()?.read()?.tournaments()?;
    context.print(
        || render::json::tournaments(&tournaments),
        |style| render::tournaments(&tournaments, style),
    )
}

/// Write seats, scoresheets or standings as an HTML page, to print on A4
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns tournament print names --output names.html
  crowns tournament print scoresheets 2 --output game-2.html
  crowns tournament print tables --output hall.html --watch --kiosk")]
pub(super) struct PrintArgs {
    /// What to print
    #[arg(value_enum)]
    paper: Paper,

    /// Game of the tournament [default: all for names, else the first that is
    /// not finished]
    #[arg(value_name = "GAME")]
    game: Option<u8>,

    #[command(flatten)]
    page: WebPageArgs,

    #[command(flatten)]
    tournament: TournamentArg,
}

/// A paper of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Paper {
    /// The players by name, with their tables
    Names,
    /// The tables of a game, with their players
    Tables,
    /// A scoresheet to write on for each table of a game
    Scoresheets,
    /// The standings
    Standings,
}

pub(super) fn print_paper(args: &PrintArgs, context: &Context) -> Result<Outcome> {
    if context.json {
        let show = Hint::run(Command::new("tournament show --json"), "for the seats");
        return Err(Failure::new("a printout is an HTML page").hint(show));
    }
    if let Some(ending) = args.page.ending().filter(|ending| !matches!(&**ending, "html" | "htm")) {
        let hint = "write an HTML page, as with `--output paper.html`, and print it in a browser";
        let error = format!("a printout cannot be written as `.{ending}`");
        return Err(Failure::new(error).hint(Hint::new(hint)));
    }
    if args.paper == Paper::Scoresheets && args.page.is_for_screen() {
        let hint = "run `crowns report game --kiosk` to show the scoresheet of a table";
        let error = "scoresheets to write on are for paper, not for a screen";
        return Err(Failure::new(error).hint(Hint::new(hint)));
    }
    let text = |reader: &Reader<'_>| args.text(&args.tournament.find(reader)?, context);
    output::write_watched(&args.page, context.open_to_show()?, context, text)
}

impl PrintArgs {
    fn text(&self, stored: &StoredTournament, context: &Context) -> Result<String> {
        let (language, view) = (context.style.language, self.page.view());
        if self.paper == Paper::Standings {
            let standings = TournamentByArg::default().standings(stored);
            return Ok(tournament_page(stored, &standings).html(view, language));
        }
        let games: Vec<_> = self.games(stored)?.map(|game| listed(game, stored)).collect();
        let lists = SeatLists { tournament: &stored.tournament.start.name, games: &games };
        Ok(match self.paper {
            Paper::Names => lists.by_name(view, language),
            Paper::Tables => lists.by_table(view, language),
            Paper::Scoresheets | Paper::Standings => lists.scoresheets(language),
        })
    }

    fn games<'a>(
        &self,
        stored: &'a StoredTournament,
    ) -> Result<impl Iterator<Item = &'a TournamentGame>> {
        let is_unfinished = |game: &&TournamentGame| game.finished() < game.tables.len();
        let number = match self.game {
            Some(game) => Some(game_named(stored, game)?.number),
            None if self.paper == Paper::Names => None,
            None => {
                let unfinished = stored.games.iter().find(is_unfinished);
                unfinished.or(stored.games.last()).map(|game| game.number)
            }
        };
        let is_printed =
            move |game: &&TournamentGame| number.is_none_or(|number| game.number == number);
        Ok(stored.games.iter().filter(is_printed))
    }
}

pub(crate) fn listed(game: &TournamentGame, stored: &StoredTournament) -> ListedGame {
    let is_final = game.number == stored.tournament.final_game();
    let tables = game
        .tables
        .iter()
        .map(|table| table.players.iter().map(|player| player.name.to_string()).collect());
    ListedGame { game: (!is_final).then_some(game.number), tables: tables.collect() }
}

/// Prints what a command has done and which games it seated again, then a game of
/// the tournament as it is now.
pub(super) fn print_reseated(
    before: &StoredTournament,
    stored: &StoredTournament,
    mut done: Vec<String>,
    game: u8,
    context: &Context,
) -> Result<Outcome> {
    let reseated = stored.reseated_since(before).into_iter();
    let reseated: Vec<_> = reseated.map(|game| game.to_string()).collect();
    if !reseated.is_empty() {
        done.push(context.style.words().games_reseated(&reseated));
    }
    print_change(stored, &done, game, context)
}

/// Prints what a command has done, then a game of the tournament as it is now.
pub(super) fn print_change(
    stored: &StoredTournament,
    done: &[String],
    game: u8,
    context: &Context,
) -> Result<Outcome> {
    for warning in warnings(stored, context.style.words()) {
        warn(&warning);
    }
    context.print(
        || render::json::tournament(stored, quality_of(stored)),
        |style| render::tournament_change(stored, done, game, context.db.as_deref(), style),
    )
}
