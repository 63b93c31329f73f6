//! `crowns tournament`: seats, tables and standings of a tournament; what there is of it, on
//! the terminal and on paper, and what a command has changed.

mod cut;
mod new;
mod seats;

use crate::cli::args::lookup::GameOrFinal;
use crate::cli::args::output::{self, WebPageArgs};
use crate::cli::args::tournament::{TournamentArg, TournamentByArg, tournament_page};
use crate::cli::commands::games::tournaments_on;
use crate::cli::prelude::*;
use crate::render::report::{ListedGame, SeatLists};
use crate::seating::SeatingQuality;
use crate::tournament::{Schedule, TournamentGame};

/// Run a tournament: seat players, score tables, rank
///
/// Without a subcommand, shows the tables of the last tournament. Each table is an ordinary game:
/// `--table 7` names it wherever a command takes `--game`, and `--table 1/7` table 7 of game 1.
#[derive(Debug, clap::Args)]
#[command(
    disable_help_subcommand = true,
    after_help = "\
Examples:
  crowns tournament new \"Spring Open\" --games 3 --size 4..6 --cut 7 names.txt
  crowns tournament seat
  crowns score --table 7 0 13 37 20 18
  crowns tournament late Zoe
  crowns tournament standings
  crowns tournament cut

docs/tournament.md describes a day from first to last."
)]
pub(crate) struct Args {
    #[command(flatten)]
    json: JsonArg,

    #[command(subcommand)]
    command: Option<TournamentCommand>,
}

#[derive(Debug, Subcommand)]
enum TournamentCommand {
    New(new::Args),
    /// List tournaments
    List,
    Show(ShowArgs),
    Seat(seats::SeatArgs),
    Late(seats::LateArgs),
    Leave(seats::LeaveArgs),
    Swap(seats::SwapArgs),
    Standings(StandingsArgs),
    Cut(cut::Args),
    Print(PrintArgs),
    /// Compare the seating with the best possible
    ///
    /// A repeated meeting is a pair that meets in two games; a pair that meets in
    /// three has three of them.
    Quality(TournamentArg),
}

impl Args {
    pub(crate) fn only_reads(&self) -> bool {
        use TournamentCommand::{List, Print, Quality, Show, Standings};

        let reads = |command: &TournamentCommand| {
            matches!(command, List | Show(_) | Standings(_) | Print(_) | Quality(_))
        };
        self.command.as_ref().is_none_or(reads)
    }
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    use TournamentCommand::{
        Cut, Late, Leave, List, New, Print, Quality, Seat, Show, Standings, Swap,
    };

    let (done, tournament) = match &args.command {
        Some(New(args)) => return new::run(args, context),
        Some(List) => return list(context),
        None => return show(&ShowArgs::default(), context),
        Some(Show(args)) => (show(args, context), &args.tournament),
        Some(Seat(args)) => (seats::seat(args, context), &args.tournament),
        Some(Late(args)) => (seats::late(args, context), &args.tournament),
        Some(Leave(args)) => (seats::leave(args, context), &args.tournament),
        Some(Swap(args)) => (seats::swap(args, context), &args.tournament),
        Some(Standings(args)) => (standings(args, context), &args.tournament),
        Some(Cut(args)) => (cut::run(args, context), &args.tournament),
        Some(Print(args)) => (print_paper(args, context), &args.tournament),
        Some(Quality(which)) => (quality(which, context), which),
    };
    done.map_err(|failure| tournament.add_to_hint(failure, context.words()))
}

/// Show the tables of a game and their progress
#[derive(Debug, Default, clap::Args)]
struct ShowArgs {
    /// Game of the tournament [default: the last that was started]
    game: Option<GameOrFinal>,

    #[command(flatten)]
    tournament: TournamentArg,
}

fn show(args: &ShowArgs, context: &Context) -> Result<Outcome> {
    let stored = args.tournament.find(&context.open_to_show()?.read()?)?;
    let game = match args.game {
        Some(game) => game.find(&stored)?.number,
        None => stored.current().map_or(1, |game| game.number),
    };
    warn_of(&stored, context);
    context.print(
        || json::tournament(&stored, quality_of(&stored)),
        |style| render::tournament(&stored, game, quality_of(&stored), style),
    )
}

fn quality(tournament: &TournamentArg, context: &Context) -> Result<Outcome> {
    let stored = tournament.find(&context.open_to_show()?.read()?)?;
    let quality = quality_of(&stored);
    context.print(
        || json::tournament(&stored, quality),
        |style| render::seating_quality(&stored, quality, style),
    )
}

/// Judges the seats of all games but the final.
fn quality_of(stored: &StoredTournament) -> SeatingQuality {
    Schedule::new(&stored.tournament, 1).quality()
}

/// Rank the players by the tables that have finished
#[derive(Debug, clap::Args)]
struct StandingsArgs {
    #[command(flatten)]
    by: TournamentByArg,

    #[command(flatten)]
    tournament: TournamentArg,
}

fn standings(args: &StandingsArgs, context: &Context) -> Result<Outcome> {
    let stored = args.tournament.find(&context.open_to_show()?.read()?)?;
    let standings = args.by.standings(&stored);
    warn_of(&stored, context);
    context.print(
        || json::tournament_standings(&stored, &standings),
        |style| render::tournament_standings(&tournament_page(&stored, &standings), style),
    )
}

fn list(context: &Context) -> Result<Outcome> {
    let tournaments = context.open_to_show()?.read()?.tournaments()?;
    context
        .print(|| json::tournaments(&tournaments), |style| render::tournaments(&tournaments, style))
}

/// Write seats, scoresheets or standings as an HTML page, to print on A4
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns tournament print names --output names.html
  crowns tournament print scoresheets 2 --output game-2.html
  crowns tournament print tables --output hall.html --watch --kiosk")]
struct PrintArgs {
    /// What to print
    #[arg(value_enum)]
    paper: Paper,

    /// Game of the tournament [default: all for names, else the first that is not finished]
    game: Option<GameOrFinal>,

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

fn print_paper(args: &PrintArgs, context: &Context) -> Result<Outcome> {
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
            Some(game) => Some(game.find(stored)?.number),
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

/// Changes a tournament; returns it before and after, and what the change returns. Where several
/// go on and none was named, a note says which.
fn change<T>(
    mut store: Store,
    which: &TournamentArg,
    context: &Context,
    change: impl FnOnce(&mut Writer<'_>, &StoredTournament) -> Result<T>,
) -> Result<(StoredTournament, StoredTournament, T)> {
    let (changed, is_one_of_several) = store.command(context.now()?, |tx| {
        let before = which.find(tx)?;
        let done = change(tx, &before)?;
        let after = tx.known_tournament(before.tournament.id)?;
        let is_one_of_several =
            !which.is_named() && tournaments_on(tx, &tx.open_games()?, context)?.len() > 1;
        Ok::<_, Failure>(((before, after, done), is_one_of_several))
    })?;
    if is_one_of_several {
        note(&context.words().meant_tournament(&shown(&changed.1.tournament.start.name)));
    }
    Ok(changed)
}

/// Prints what a command has done and which games it seated again, then a game of
/// the tournament as it is now.
fn print_reseated(
    before: &StoredTournament,
    stored: &StoredTournament,
    mut done: Vec<String>,
    game: u8,
    context: &Context,
) -> Result<Outcome> {
    let reseated = stored.reseated_since(before).into_iter();
    let reseated: Vec<_> = reseated.map(|game| game.to_string()).collect();
    if !reseated.is_empty() {
        done.push(context.words().games_reseated(&reseated));
    }
    print_change(stored, &done, game, context)
}

/// Prints what a command has done, then a game of the tournament as it is now.
fn print_change(
    stored: &StoredTournament,
    done: &[String],
    game: u8,
    context: &Context,
) -> Result<Outcome> {
    warn_of(stored, context);
    context.print(
        || json::tournament(stored, quality_of(stored)),
        |style| render::tournament_change(stored, done, game, style),
    )
}

/// Warns of what is odd about a tournament after journals were merged.
fn warn_of(stored: &StoredTournament, context: &Context) {
    let (words, tournament) = (context.words(), stored.name_for_commands());
    let strays = stored.strays.iter().map(|stray| words.stray_table(stray));
    let unseated = stored.without_seat().map(|(game, players)| {
        let names: Vec<_> = players.iter().map(|player| shown(&player.name)).collect();
        words.without_seat(&names, game, tournament)
    });
    let lost = stored.lost_seats().into_iter();
    let lost = lost.map(|(player, game)| words.lost_seat(&shown(&player.name), game, tournament));
    let left = stored.still_seated().into_iter().map(|(player, game, table)| {
        words.still_seated(&shown(&player.name), game, table, tournament)
    });
    let displaced = render::displaced(stored, words);
    let odd = strays.chain(unseated).chain(lost).chain(left).chain(displaced);
    odd.for_each(|odd| warn(&odd));
}
