//! Why a scoresheet refuses a request, and why a row cannot be read.

use super::sheet::GameState;
use crate::game::new_game::StartError;
use crate::game::score::{ImplausibleScore, RowText, ScoreArgsError, ScoreEntry, ScoreEntryError};

/// Why a scoresheet refuses a request: the game is not in a state for it, the round or
/// the seat is not there, or no cards make such a score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayError {
    NotOpen {
        game: u32,
        state: GameState,
    },
    Over {
        game: u32,
        state: GameState,
    },
    /// A finished game without some of its rounds.
    EndedEarly {
        game: u32,
    },
    /// A game of which nobody has the rounds; the example is of a player and a total.
    OnlyTotals {
        game: u32,
        example: String,
    },
    /// The game of a table that was seated again.
    Reseated {
        number: u32,
        /// Which game of the tournament, from 1.
        game: u8,
        table: u16,
    },
    IsOpen {
        game: u32,
    },
    NoRound {
        game: u32,
        round: u8,
    },
    AlreadyScored {
        game: u32,
        round: u8,
        scores: String,
    },
    /// `game`: its number if the round is the next one.
    NotScored {
        round: u8,
        game: Option<u32>,
        /// The last round that is scored, 0 if none is.
        last: u8,
    },
    /// A deleted game was to be deleted.
    IsDeleted {
        game: u32,
    },
    Missing {
        round: u8,
        names: Vec<String>,
    },
    /// The game is one that the player can come back to in this round.
    NotPlaying {
        round: u8,
        name: String,
        game: Option<u32>,
    },
    Twice {
        name: String,
        scores: [String; 2],
    },
    TwoOut {
        one: String,
        other: String,
    },
    TotalFalls {
        name: String,
        before: i32,
        now: i32,
    },
    /// A score that the table may insist on.
    ImplausibleScore(ImplausibleScore),
    ImpossibleScore(ImplausibleScore),
    /// Players show more copies of a card, or of a rank, than the deck has.
    TooManyCopies {
        card: String,
        copies: usize,
        shown: usize,
        names: Vec<String>,
    },
    NobodyPlayed {
        round: u8,
        ends: EndOfGame,
    },
    /// A game without a score has no winner.
    Unplayed {
        game: u32,
    },
    ImpossibleTotal {
        name: String,
        total: i32,
        least: i32,
        most: i32,
    },
    NothingEdited {
        game: u32,
    },
    /// A new order of seats without some of the players.
    SeatsMissing {
        names: Vec<String>,
    },
    NothingNew {
        round: u8,
    },
    AtTable {
        name: String,
    },
    NotAtTable {
        name: String,
    },
    LastPlayer {
        name: String,
        ends: EndOfGame,
    },
    /// A player comes back with less than they left with.
    BelowOwnTotal {
        name: String,
        own: i32,
        total: i32,
    },
    /// A player joined with this total already.
    SameStart {
        name: String,
        total: i32,
    },
    /// A seat is named for who joins.
    JoinsLast {
        name: String,
    },
    /// Words are typed behind the name of who joins.
    JoinsWithWords {
        name: String,
    },
    JoinsTooLate,
    LeavesTooLate,
    Table(StartError),
}

/// How a game ends that cannot go on: one without a score is deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndOfGame {
    Finish(u32),
    Delete(u32),
}

impl PlayError {
    pub fn refused_score(&self) -> Option<&ImplausibleScore> {
        match self {
            Self::ImplausibleScore(score) | Self::ImpossibleScore(score) => Some(score),
            _ => None,
        }
    }
}

impl From<StartError> for PlayError {
    fn from(error: StartError) -> Self {
        Self::Table(error)
    }
}

#[cfg(test)]
error_samples! { PlayError {
    NotOpen { game: 12, state: GameState::Finished },
    Over { game: 12, state: GameState::Finished },
    EndedEarly { game: 12 },
    OnlyTotals { game: 3, example: "Ann=103" },
    Reseated { number: 12, game: 1, table: 7 },
    NotOpen { game: 12, state: GameState::Abandoned },
    Over { game: 12, state: GameState::Abandoned },
    IsOpen { game: 12 },
    NoRound { game: 12, round: 12 },
    AlreadyScored { game: 12, round: 4, scores: "Ann 0, Bob 12" },
    NotScored { round: 4, game: None, last: 2 },
    NotScored { round: 4, game: None, last: 0 },
    NotScored { round: 4, game: Some(12), last: 3 },
    IsDeleted { game: 12 },
    Missing { round: 4, names: ["Ann", "Bob"] },
    NotPlaying { round: 4, name: "Ann", game: None },
    NotPlaying { round: 4, name: "Ann", game: Some(12) },
    Twice { name: "Ann", scores: ["out", "13"].map(str::to_owned) },
    TwoOut { one: "Ann", other: "Bob" },
    TotalFalls { name: "Ann", before: 40, now: 30 },
    ImplausibleScore(ImplausibleScore::AboveCap {
        name: "Ann".to_owned(), points: 251, round: 4, dealt: 6, cap: 250,
    }),
    ImpossibleScore(ImplausibleScore::Negative { name: "Ann".to_owned(), points: -5 }),
    TooManyCopies { card: "KH", copies: 2, shown: 4, names: ["Ann", "Bob"] },
    NobodyPlayed { round: 1, ends: EndOfGame::Delete(12) },
    NobodyPlayed { round: 4, ends: EndOfGame::Finish(12) },
    NothingNew { round: 4 },
    AtTable { name: "Ann" },
    NotAtTable { name: "Ann" },
    LastPlayer { name: "Ann", ends: EndOfGame::Delete(12) },
    LastPlayer { name: "Ann", ends: EndOfGame::Finish(12) },
    BelowOwnTotal { name: "Ann", own: 60, total: 20 },
    SameStart { name: "Ann", total: 20 },
    JoinsLast { name: "Ann" },
    JoinsWithWords { name: "Ann" },
    JoinsTooLate, LeavesTooLate,
    Unplayed { game: 12 },
    ImpossibleTotal { name: "Ann", total: 5000, least: 0, most: 3480 },
    NothingEdited { game: 12 },
    SeatsMissing { names: ["Ann"] },
    Table(StartError::NoPlayers),
} }

/// The scores of a row, by seat.
pub type Entries = Vec<(usize, ScoreEntry)>;

/// Why a row cannot be read.
#[derive(Debug)]
pub enum RowError {
    /// It does not give each player one score.
    Args(ScoreArgsError),
    Seat(SeatNotFound),
    Score {
        seat: usize,
        error: ScoreEntryError,
    },
    /// It can be read in several ways.
    Ambiguous(Vec<RowReading>),
}

/// A name that is not that of one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatNotFound {
    None { name: String, near: Vec<String>, game: u32, names: Vec<String> },
    Several { name: String, names: Vec<String> },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowReading {
    pub text: RowText,
    /// The scores; `None` if it gives only one player a score.
    pub entries: Option<Entries>,
}

impl From<ScoreArgsError> for RowError {
    fn from(error: ScoreArgsError) -> Self {
        Self::Args(error)
    }
}

impl From<SeatNotFound> for RowError {
    fn from(error: SeatNotFound) -> Self {
        Self::Seat(error)
    }
}

#[cfg(test)]
error_samples! { SeatNotFound {
    None { name: "Zoe", near: Vec::new(), game: 12, names: ["Ann", "Anna"] },
    None { name: "Zoe", near: ["Anna"], game: 12, names: ["Ann", "Anna"] },
    Several { name: "An", names: ["Ann", "Anna"] },
} }
