//! Why a scoresheet refuses a request, and why a row cannot be read.

use super::sheet::GameState;
use crate::game::new_game::StartError;
use crate::game::score::{ImplausibleScore, RowText, ScoreArgsError, ScoreEntry, ScoreEntryError};

sampled! {
    /// Why a scoresheet refuses a request: the game is not in a state for it, the round or
    /// the seat is not there, or no cards make such a score.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum PlayError {
        NotOpen { game: u32, state: GameState },
            for { game: 12, state: GameState::Finished }
                or { game: 12, state: GameState::Abandoned };
        Over { game: u32, state: GameState },
            for { game: 12, state: GameState::Finished }
                or { game: 12, state: GameState::Abandoned };
        /// A finished game without some of its rounds.
        EndedEarly { game: u32 }, for { game: 12 };
        /// A game of which nobody has the rounds; the example is of a player and a total.
        OnlyTotals { game: u32, example: String }, for { game: 3, example: "Ann=103" };
        /// The game of a table that was seated again, in this game of the tournament, from 1.
        Reseated { number: u32, game: u8, table: u16 }, for { number: 12, game: 1, table: 7 };
        IsOpen { game: u32 }, for { game: 12 };
        NoRound { game: u32, round: u8 }, for { game: 12, round: 12 };
        AlreadyScored { game: u32, round: u8, scores: String },
            for { game: 12, round: 4, scores: "Ann 0, Bob 12" };
        /// With the number of the game if the round is the next one; the last round that is
        /// scored, 0 if none is.
        NotScored { round: u8, game: Option<u32>, last: u8 },
            for { round: 4, game: None, last: 2 } or { round: 4, game: None, last: 0 }
                or { round: 4, game: Some(12), last: 3 };
        /// A deleted game was to be deleted.
        IsDeleted { game: u32 }, for { game: 12 };
        Missing { round: u8, names: Vec<String> }, for { round: 4, names: ["Ann", "Bob"] };
        /// The game is one that the player can come back to in this round.
        NotPlaying { round: u8, name: String, game: Option<u32> },
            for { round: 4, name: "Ann", game: None } or { round: 4, name: "Ann", game: Some(12) };
        Twice { name: String, scores: [String; 2] },
            for { name: "Ann", scores: ["out", "13"].map(str::to_owned) };
        TwoOut { one: String, other: String }, for { one: "Ann", other: "Bob" };
        TotalFalls { name: String, before: i32, now: i32 },
            for { name: "Ann", before: 40, now: 30 };
        /// A score that the table may insist on.
        ImplausibleScore(ImplausibleScore),
            for (ImplausibleScore::AboveCap {
                name: "Ann".to_owned(), points: 251, round: 4, dealt: 6, cap: 250,
            });
        ImpossibleScore(ImplausibleScore),
            for (ImplausibleScore::Negative { name: "Ann".to_owned(), points: -5 });
        /// Players show more copies of a card, or of a rank, than the deck has.
        TooManyCopies { card: String, copies: usize, shown: usize, names: Vec<String> },
            for { card: "KH", copies: 2, shown: 4, names: ["Ann", "Bob"] };
        NobodyPlayed { round: u8, ends: EndOfGame },
            for { round: 1, ends: EndOfGame::Delete(12) }
                or { round: 4, ends: EndOfGame::Finish(12) };
        /// A game without a score has no winner.
        Unplayed { game: u32 }, for { game: 12 };
        ImpossibleTotal { name: String, total: i32, least: i32, most: i32 },
            for { name: "Ann", total: 5000, least: 0, most: 3480 };
        /// A total below the cheapest card of the game.
        TotalBelowLeast { name: String, total: i32, least: i32 },
            for { name: "Ann", total: 2, least: 3 };
        NothingEdited { game: u32 }, for { game: 12 };
        /// A new order of seats without some of the players.
        SeatsMissing { names: Vec<String> }, for { names: ["Ann"] };
        NothingNew { round: u8 }, for { round: 4 };
        AtTable { name: String }, for { name: "Ann" };
        NotAtTable { name: String }, for { name: "Ann" };
        LastPlayer { name: String, ends: EndOfGame },
            for { name: "Ann", ends: EndOfGame::Delete(12) }
                or { name: "Ann", ends: EndOfGame::Finish(12) };
        /// A player comes back with less than they left with.
        BelowOwnTotal { name: String, own: i32, total: i32 },
            for { name: "Ann", own: 60, total: 20 };
        /// A player joined with this total already.
        SameStart { name: String, total: i32 }, for { name: "Ann", total: 20 };
        /// A seat is named for who joins.
        JoinsLast { name: String }, for { name: "Ann" };
        /// Words are typed after the name of who joins.
        JoinsWithWords { name: String }, for { name: "Ann" };
        JoinsTooLate;
        LeavesTooLate;
        Table(StartError), for (StartError::NoPlayers);
    }
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

sampled! {
    /// A name that is not that of one seat.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum SeatNotFound {
        None { name: String, near: Vec<String>, game: u32, names: Vec<String> },
            for { name: "Zoe", near: Vec::new(), game: 12, names: ["Ann", "Anna"] }
                or { name: "Zoe", near: ["Anna"], game: 12, names: ["Ann", "Anna"] };
        Several { name: String, names: Vec<String> }, for { name: "An", names: ["Ann", "Anna"] };
    }
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
