//! `crowns tournament`: seats, tables and standings of a tournament.

mod cut;
mod new;
mod seats;
mod show;

use clap::Subcommand;

#[cfg(feature = "serve")]
pub(crate) use self::show::listed;
use crate::cli::args::tournament::TournamentArg;
use crate::cli::prelude::*;

/// Run a tournament: seat players, score tables, rank
///
/// Without a subcommand, shows the tables of the last tournament. Each table is an
/// ordinary game: `--table 7` names it wherever a command takes `--game`, and
/// `--table 1/7` table 7 of game 1.
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
    Show(show::ShowArgs),
    Seat(seats::SeatArgs),
    Late(seats::LateArgs),
    Leave(seats::LeaveArgs),
    Swap(seats::SwapArgs),
    Standings(show::StandingsArgs),
    Cut(cut::Args),
    Print(show::PrintArgs),
    /// Compare the seating with the best possible
    ///
    /// A repeated meeting is a pair that meets in two games; a pair that meets in
    /// three has three of them.
    Quality(TournamentArg),
}

impl Args {
    /// Returns `true` if the command only reads.
    pub(crate) fn only_reads(&self) -> bool {
        matches!(
            self.command,
            None | Some(
                TournamentCommand::List
                    | TournamentCommand::Show(_)
                    | TournamentCommand::Standings(_)
                    | TournamentCommand::Print(_)
                    | TournamentCommand::Quality(_)
            )
        )
    }
}

pub(crate) fn run(args: Args, context: &Context) -> Result<Outcome> {
    let show = || TournamentCommand::Show(show::ShowArgs::default());
    match args.command.unwrap_or_else(show) {
        TournamentCommand::New(args) => new::run(args, context),
        TournamentCommand::List => show::list(context),
        TournamentCommand::Show(args) => show::show(&args, context),
        TournamentCommand::Seat(args) => seats::seat(&args, context),
        TournamentCommand::Late(args) => seats::late(&args, context),
        TournamentCommand::Leave(args) => seats::leave(&args, context),
        TournamentCommand::Swap(args) => seats::swap(&args, context),
        TournamentCommand::Standings(args) => show::standings(&args, context),
        TournamentCommand::Cut(args) => cut::run(&args, context),
        TournamentCommand::Print(args) => show::print_paper(&args, context),
        TournamentCommand::Quality(which) => show::quality(&which, context),
    }
}
