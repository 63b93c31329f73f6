//! `crowns tournament print`: seats, scoresheets and standings on paper.

use clap::ValueEnum;

use super::show::game_named;
use crate::cli::args::tournament::{TournamentArg, TournamentByArg, tournament_page};
use crate::cli::args::web_page::WebPageArgs;
use crate::cli::prelude::*;
use crate::cli::watch;
use crate::messages::{Command, Hint};
use crate::render::report::{ListedGame, SeatLists};
use crate::tournament::{StoredTournament, TournamentGame};

/// Write seats, scoresheets or standings as an HTML page, to print on A4
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns tournament print names --output names.html
  crowns tournament print scoresheets 2 --output game-2.html
  crowns tournament print tables --output hall.html --watch --kiosk")]
pub(super) struct Args {
    /// What to print
    #[arg(value_enum)]
    paper: Paper,

    /// Game of the tournament [default: of names all; else the first that is
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

pub(super) fn run(args: &Args, json: JsonArg, context: &Context) -> Result<Outcome> {
    if json.json {
        let show = Hint::run(Command::new("tournament show --json"), "for the seats");
        return Err(Failure::new("a paper is an HTML page").hint(show));
    }
    if args.paper == Paper::Scoresheets && args.page.is_for_screen() {
        let hint = Hint::new("`crowns report game --kiosk` shows the scoresheet of a table");
        let error = "scoresheets to write on are for paper, not for a screen";
        return Err(Failure::new(error).hint(hint));
    }
    let text = |reader: &Reader<'_>| args.text(&args.tournament.find(reader)?, context);
    watch::write(&args.page, context.open_to_show()?, context, text)
}

impl Args {
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
