//! The arguments of `crowns new`.

use clap::{Args as _, FromArgMatches};

use crate::cli::args::day::DayArg;
use crate::cli::args::json::JsonArg;
use crate::cli::args::new_league::GameLeagueArgs;
use crate::cli::args::new_players::NewPlayerArgs;
use crate::cli::args::ruleset::RulesetArgs;
use crate::cli::ui::failure::{Failure, Result};

/// Start a game
///
/// Unknown names are added as new players. Without names, asks for them, the
/// dealer and the rules on a terminal.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns new Ann Bob Cat
  crowns new Ann, Bob, \"Mary Lou\" and Cat
  crowns new Ann Bob Cat --dealer Cat --rules texas --place \"at Gran's\"
  crowns new --same")]
pub(crate) struct Args {
    /// Players in the order of their seats, clockwise. Commas and `and` may
    /// stand between them. A single text of several words is several players,
    /// unless a player is known by that name
    #[arg(value_name = "PLAYER", conflicts_with = "same")]
    pub(super) players: Vec<String>,

    /// Use the players, rules and league of the last game; the next player
    /// deals first
    #[arg(long)]
    pub(super) same: bool,

    /// Player who deals first [default: the first]
    #[arg(long, value_name = "PLAYER")]
    pub(super) dealer: Option<String>,

    #[command(flatten)]
    pub(super) rules: RulesetArgs,

    /// Number of Five Crowns games shuffled together; 9 to 14 players need 2
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub(super) games_combined: Option<u8>,

    #[command(flatten)]
    pub(super) league: GameLeagueArgs,

    /// Where the game is played
    #[arg(long, value_name = "TEXT")]
    pub(super) place: Option<String>,

    /// Note to show with the scoresheet
    #[arg(long, value_name = "TEXT")]
    pub(super) note: Option<String>,

    /// Day of the game, such as yesterday or 21/11 [default: today]
    #[arg(long, value_name = "DAY")]
    pub(super) date: Option<DayArg>,

    /// Start a game of one without asking
    #[arg(long)]
    pub(super) yes: bool,

    #[command(flatten)]
    pub(super) new_players: NewPlayerArgs,

    #[command(flatten)]
    pub(super) json: JsonArg,
}

impl Args {
    /// Parses arguments that are not from the command line.
    pub(crate) fn of(args: &[&str]) -> Result<Self> {
        let command = Self::augment_args(clap::Command::new("new")).no_binary_name(true);
        let matches = command.try_get_matches_from(args);
        let parsed = matches.and_then(|matches| Self::from_arg_matches(&matches));
        parsed.map_err(|error| Failure::new(error.to_string()))
    }
}
