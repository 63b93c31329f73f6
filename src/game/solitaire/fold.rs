//! A game of solitaire as the fold of its events.

use chrono::{DateTime, Utc};
use strum::{EnumString, IntoStaticStr};
use uuid::Uuid;

use super::board::Board;
use super::state::SolitaireState;
use crate::game::event::{PILES, Recorded, SolitaireEvent, SolitaireScore};
use crate::game::id::SolitaireId;

/// A game of solitaire.
#[derive(Debug, Clone, PartialEq)]
pub struct Solitaire {
    /// The permanent id.
    pub id: SolitaireId,
    /// When it was begun, or recorded.
    pub started: DateTime<Utc>,
    /// When it was won or lost.
    pub ended: Option<DateTime<Utc>>,
    /// What the cards were shuffled by; `None` for real cards.
    pub seed: Option<u64>,
    /// The piles; `None` for a game that was played away.
    pub board: Option<Board>,
    /// Whether it is open, won or lost.
    pub state: SolitaireState,
    /// How many piles are turned over, and the points of the others, if they
    /// were counted.
    pub score: SolitaireScore,
}

/// Where the cards of a game of solitaire are from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum SolitaireOrigin {
    /// Shuffled by this program.
    Dealt,
    /// Real cards on a table, whose draws are entered.
    Table,
    /// Unknown: only the result was recorded.
    Away,
}

impl SolitaireOrigin {
    /// Returns the name as it is stored: `dealt`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Solitaire {
    /// Returns where its cards are from.
    pub fn origin(&self) -> SolitaireOrigin {
        match &self.board {
            None => SolitaireOrigin::Away,
            Some(board) if board.is_real() => SolitaireOrigin::Table,
            Some(_) => SolitaireOrigin::Dealt,
        }
    }

    pub(in crate::game) fn begin(id: Uuid, recorded: Recorded<SolitaireEvent>) -> Option<Self> {
        let time = recorded.time;
        match recorded.event {
            SolitaireEvent::SolitaireStarted(start) => {
                let seed = start.seed;
                let board = Board::new(start).ok()?;
                Some(Self {
                    id: SolitaireId(id),
                    started: time,
                    ended: None,
                    seed,
                    state: SolitaireState::Open,
                    score: score(&board),
                    board: Some(board),
                })
            }
            SolitaireEvent::SolitaireRecorded(score) => Some(Self {
                id: SolitaireId(id),
                started: time,
                ended: Some(time),
                seed: None,
                board: None,
                state: match usize::from(score.closed) == PILES {
                    true => SolitaireState::Won,
                    false => SolitaireState::Lost,
                },
                score,
            }),
            _ => None,
        }
    }

    pub(in crate::game) fn apply(&mut self, recorded: Recorded<SolitaireEvent>) {
        let Some(board) = self.board.as_mut().filter(|_| self.ended.is_none()) else {
            return;
        };
        match &recorded.event {
            SolitaireEvent::SolitairePlayed(play) => {
                board.apply(play);
                self.state = board.state();
                self.score = score(board);
            }
            SolitaireEvent::SolitaireAbandoned {} => self.state = SolitaireState::Lost,
            _ => {}
        }
        if self.state != SolitaireState::Open {
            self.ended = Some(recorded.time);
        }
    }
}

fn score(board: &Board) -> SolitaireScore {
    SolitaireScore {
        closed: board.closed_count() as u8,
        left: Some(board.points_left()),
    }
}
