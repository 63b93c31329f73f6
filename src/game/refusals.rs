//! Why what is typed stands for nothing that is stored, why something cannot be stored, and why a
//! backup was made. `S` is why the storage failed.

use chrono::NaiveDate;
use strum::{EnumString, IntoStaticStr};
use uuid::Uuid;

use super::name::InvalidName;
use super::new_game::StartError;
use super::scoresheet::GameSummary;
use crate::rules::PRESETS;

sampled! {
    /// A name, number or day that stands for nothing, or for more than one thing.
    #[derive(Debug)]
    pub enum LookupError {
        NoOpenGame;
        /// None at the time of `--as-of`.
        NoneWasOpen;
        SeveralOpen(Vec<GameSummary>), for (vec![open_game(1), open_game(2)]);
        /// A text that cannot name a game.
        NoGameName(String), for ("first");
        NoGame(String), for ("12");
        /// Games whose UUIDs start with this.
        SeveralGames(String), for ("0192");
        NoGameToRepeat;
        NoPlayer { name: String, near: Vec<String> }, for { name: "An", near: ["Ann", "Anna"] };
        /// A name that is looked for among others.
        IsTournament(String), for ("Cup");
        SeveralPlayers { name: String, names: Vec<String> },
            for { name: "An", names: ["Ann", "Anna"] }
                or { name: "Cat", names: ["Cat (1a2b)", "Cat (3c4d)"] };
        /// What follows `same`, which repeats the last game.
        BehindSame(String), for ("zoe");
        /// Players of the last game, whom `same` has already.
        SameAndNames(String), for ("ann bob");
        DealerNotPlaying(String), for ("Zoe");
        NoRound;
        /// No round deals so many cards.
        NoRoundOf(usize), for (2);
        /// The game is not open.
        NoNextRound(u32), for (12);
        NoLeague { name: String, near: Vec<String>, names: Vec<String> },
            for { name: "Club", near: Vec::new(), names: Vec::new() }
                or { name: "Club", near: Vec::new(), names: ["Home"] };
        SeveralLeagues { name: String, names: Vec<String> },
            for { name: "T", names: ["Thursday", "Tuesday"] };
        NoSeason { name: String, league: String, names: Vec<String> },
            for { name: "Spring", league: "Club", names: ["Autumn"] }
                or { name: "Spring", league: "Club", names: Vec::new() };
        SeveralSeasons { name: String, names: Vec<String> },
            for { name: "autumn", names: ["Autumn 2025", "Autumn 2026"] };
        NoRuleset { name: String, names: Vec<String> },
            for { name: "kitchen", names: ["official", "texas"] };
        NoFinishedGame { league: Option<String> }, for { league: "Club" };
        /// On a day, or in a period; with the nearest day with a finished game.
        NoGameOnDays {
            since: NaiveDate, until: NaiveDate, league: Option<String>, nearest: NaiveDate
        },
            for { since: "1970-01-01", until: "1970-01-01", league: None, nearest: "1970-01-02" }
                or {
                    since: "1970-01-01", until: "1970-01-07", league: None, nearest: "1970-01-09",
                };
        /// More than the most that a report takes.
        TooManyGamesOnDay { date: NaiveDate, league: Option<String>, most: u32 },
            for { date: "1970-01-01", league: None, most: 1000 };
    }
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
    let details = super::fixture::GameBuilder::new("A", &[]).sheet().details();
    let details = super::GameDetails { number, date: NaiveDate::default(), ..details };
    GameSummary { details, round_count: 3, players: Vec::new() }
}

/// Why something cannot be stored: its name is taken, what it is about is missing,
/// or the storage failed.
#[derive(Debug)]
pub enum WriteError<S> {
    NameTaken {
        what: Named,
        name: String,
    },
    /// The name of a preset.
    BuiltIn {
        name: String,
    },
    Missing {
        what: &'static str,
        id: Uuid,
    },
    /// A player merged into itself.
    Itself {
        name: String,
    },
    /// Players merged who played so many games together.
    Together {
        from: String,
        into: String,
        games: u32,
    },
    /// Players merged who are both in a tournament that goes on.
    BothIn {
        from: String,
        into: String,
        tournament: String,
    },
    /// A player deleted who is in a game or a tournament.
    Plays {
        name: String,
    },
    Start(StartError),
    Store(S),
}

/// What has a name that no other has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    Player,
    League,
    Ruleset,
}

/// Why players cannot take seats.
#[derive(Debug)]
pub enum NewPlayerError<S> {
    Name(InvalidName),
    /// New names, each with the existing ones that it is similar to.
    NearMisses(Vec<(String, Vec<String>)>),
    /// A new name that a player had once.
    Former {
        name: String,
        player: String,
    },
    /// A new name that ends in a score, as in `Lucy 12`.
    NameAndScore(String),
    /// A new name with a word of a sentence.
    NoName(String),
    Retired(String),
    /// Two devices gave one name to two players.
    Namesakes {
        name: String,
        /// Their names with their marks.
        players: Vec<String>,
    },
    Twice(String),
    Write(WriteError<S>),
}

/// Why a game cannot count for a league.
#[derive(Debug)]
pub enum NewLeagueError<S> {
    Name(InvalidName),
    NearMiss { name: String, near: Vec<String> },
    Retired(String),
    Write(WriteError<S>),
}

/// Why a backup was made, as its name has it after the time. The newest of each cause are
/// retained, so that automatic backups do not displace requested ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
pub enum BackupCause {
    #[strum(serialize = "")]
    Asked,
    /// A game was started, the first for a day.
    #[strum(serialize = ".daily")]
    Daily,
    /// A game was started.
    #[strum(serialize = ".game")]
    Game,
    /// The schema was about to change.
    #[strum(serialize = ".before-migration")]
    Migration,
    /// The file was about to be repaired.
    #[strum(serialize = ".before-repair")]
    Repair,
}
