use chrono::NaiveDate;

use super::summary::GameSummary;
use crate::rules::PRESETS;

/// A name, number or day that stands for nothing, or for more than one thing.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum LookupError {
    NoOpenGame,
    /// None at the time of `--as-of`.
    NoneWasOpen,
    SeveralOpen(Vec<GameSummary>),
    /// A text that cannot name a game.
    NoGameName(String),
    NoGame(String),
    /// Games whose UUIDs start with this.
    SeveralGames(String),
    NoGameToRepeat,
    NoPlayer {
        name: String,
        near: Vec<String>,
    },
    SeveralPlayers {
        name: String,
        names: Vec<String>,
    },
    DealerNotPlaying(String),
    NoRound,
    /// The game is not open.
    NoNextRound(u32),
    NoLeague {
        name: String,
        near: Vec<String>,
        names: Vec<String>,
    },
    SeveralLeagues {
        name: String,
        names: Vec<String>,
    },
    NoSeason {
        name: String,
        league: String,
        names: Vec<String>,
    },
    NoRuleset {
        name: String,
        names: Vec<String>,
    },
    NoFinishedGame {
        league: Option<String>,
    },
    NoGameOnDay {
        date: NaiveDate,
        league: Option<String>,
        /// The nearest day with a finished game.
        nearest: NaiveDate,
    },
    TooManyGamesOnDay {
        date: NaiveDate,
        league: Option<String>,
        /// How many games a report takes.
        most: u32,
    },
}

impl LookupError {
    /// Returns the error for a ruleset that is neither built in nor one of the
    /// custom ones.
    pub fn no_ruleset(name: &str, custom: impl IntoIterator<Item = String>) -> Self {
        let built_in = PRESETS.map(str::to_owned).into_iter();
        Self::NoRuleset {
            name: name.to_owned(),
            names: built_in.chain(custom).collect(),
        }
    }
}
