//! The arguments of `crowns new`.

use clap::{Args as _, FromArgMatches};

use crate::cli::args::day::DayArg;
use crate::cli::args::new_league::GameLeagueArgs;
use crate::cli::args::new_players::NewPlayerArgs;
use crate::cli::args::ruleset::RulesetArgs;
use crate::cli::prelude::*;
use crate::store::SeatedPlayer;

/// Start a game
///
/// Unknown names are added as new players. Without names, asks for them, the
/// dealer and the rules on a terminal.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns new Ann Bob Cat
  crowns new Ann, Bob, Mary Lou and Cat
  crowns new Ann Bob Cat --dealer Cat --rules texas --place \"at Gran's\"
  crowns new Ann Bob Cat --shuffle
  crowns new --same")]
pub(crate) struct Args {
    /// Players in the order of their seats, clockwise. With commas between them, a
    /// name may have several words. A single text of several words is several
    /// players, unless a player is known by that name
    #[arg(value_name = "PLAYER", conflicts_with = "same")]
    pub(super) players: Vec<String>,

    /// Use the players, rules and league of the last game; the next player
    /// deals first
    #[arg(long)]
    pub(super) same: bool,

    /// Player who deals first, or `random` to draw one [default: the first]
    #[arg(long, value_name = "PLAYER")]
    pub(super) dealer: Option<String>,

    /// Draw the seats at random
    #[arg(long)]
    pub(super) shuffle: bool,

    /// Seed of what is drawn, which the game records
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,

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
    /// Returns `true` if seats or the dealer are drawn.
    pub(super) fn draws(&self, players: &[SeatedPlayer]) -> bool {
        self.shuffle || self.draws_dealer(players)
    }

    /// Returns `true` if the dealer is drawn; nobody is called `random`.
    pub(super) fn draws_dealer(&self, players: &[SeatedPlayer]) -> bool {
        let is_random = |name: &str| name.eq_ignore_ascii_case("random");
        self.dealer.as_deref().is_some_and(is_random)
            && !players.iter().any(|player| is_random(&player.name))
    }

    /// Parses arguments that are not from the command line.
    pub(crate) fn of(args: &[&str]) -> Result<Self> {
        let command = Self::augment_args(clap::Command::new("new")).no_binary_name(true);
        let matches = command.try_get_matches_from(args);
        let parsed = matches.and_then(|matches| Self::from_arg_matches(&matches));
        parsed.map_err(|error| Failure::new(error.to_string()))
    }
}
