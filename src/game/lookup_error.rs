use chrono::NaiveDate;

use super::summary::GameSummary;
use crate::rules::PRESETS;

/// A name, number or day that stands for nothing, or for more than one thing.
#[derive(Debug)]
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
    /// What follows `same`, which repeats the last game.
    BehindSame(String),
    /// Players of the last game, whom `same` has already.
    SameAndNames(String),
    DealerNotPlaying(String),
    NoRound,
    /// No round deals so many cards.
    NoRoundOf(usize),
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
    /// On a day, or in a period.
    NoGameOnDays {
        since: NaiveDate,
        until: NaiveDate,
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
        Self::NoRuleset { name: name.to_owned(), names: built_in.chain(custom).collect() }
    }
}

#[cfg(test)]
fn open_game(number: u32) -> GameSummary {
    GameSummary {
        details: crate::game::GameDetails {
            id: crate::game::GameId(uuid::Uuid::nil()),
            number,
            state: crate::game::GameState::Open,
            short: false,
            ruleset: crate::rules::Ruleset::official(),
            league: None,
            date: NaiveDate::default(),
            venue: None,
            note: None,
            tournament: None,
        },
        round_count: 3,
        players: Vec::new(),
    }
}

#[cfg(test)]
error_samples! { LookupError {
    NoOpenGame, NoneWasOpen,
    SeveralOpen(vec![open_game(1), open_game(2)]),
    NoGameName("first"), NoGame("12"), SeveralGames("0192"),
    NoPlayer { name: "An", near: ["Ann", "Anna"] },
    SeveralPlayers { name: "An", names: ["Ann", "Anna"] },
    SeveralPlayers { name: "Cat", names: ["Cat (1a2b)", "Cat (3c4d)"] },
    SeveralLeagues { name: "T", names: ["Thursday", "Tuesday"] },
    NoLeague { name: "Club", near: Vec::new(), names: Vec::new() },
    NoLeague { name: "Club", near: Vec::new(), names: ["Home"] },
    NoSeason { name: "Spring", league: "Club", names: ["Autumn"] },
    NoSeason { name: "Spring", league: "Club", names: Vec::new() },
    NoRuleset { name: "kitchen", names: ["official", "texas"] },
    NoGameToRepeat, BehindSame("zoe"), SameAndNames("ann bob"), DealerNotPlaying("Zoe"), NoRound, NoRoundOf(2), NoNextRound(12),
    NoFinishedGame { league: "Club" },
    TooManyGamesOnDay { date: "1970-01-01", league: None, most: 1000 },
    NoGameOnDays { since: "1970-01-01", until: "1970-01-01", league: None, nearest: "1970-01-02" },
    NoGameOnDays { since: "1970-01-01", until: "1970-01-07", league: None, nearest: "1970-01-09" },
} }
