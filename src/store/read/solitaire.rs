//! Games of solitaire as stored.

use chrono::{DateTime, Utc};

use super::reader::Reader;
use crate::game::{Solitaire, SolitaireId, SolitaireOrigin, SolitaireScore, SolitaireState};
use crate::store::db::error::StoreError;
use crate::store::journal::line::to_time;
use crate::store::projection::fold;
use crate::store::projection::solitaire_row::SolitaireRow;

/// A game of solitaire in a list, without its cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SolitaireSummary {
    /// The permanent id.
    pub id: SolitaireId,
    /// When it was begun, or recorded.
    pub started: DateTime<Utc>,
    /// When it was won or lost.
    pub ended: Option<DateTime<Utc>>,
    /// Where its cards are from.
    pub origin: SolitaireOrigin,
    /// Whether it is open, won or lost.
    pub state: SolitaireState,
    /// How it stands.
    pub score: SolitaireScore,
}

impl Reader<'_> {
    /// Lists the games of solitaire in the order in which they were begun.
    pub fn solitaire_games(&self) -> Result<Vec<SolitaireSummary>, StoreError> {
        let rows = SolitaireRow::all(self.connection())?;
        let mut games: Vec<_> = rows.iter().map(SolitaireSummary::from).collect();
        games.sort_by_key(|game| (game.started, game.id));
        Ok(games)
    }

    /// Returns a game of solitaire; `None` if there is none or it was undone.
    pub fn solitaire(&self, id: SolitaireId) -> Result<Option<Solitaire>, StoreError> {
        let rows = SolitaireRow::all(self.connection())?;
        let (game, events) = fold::fold_solitaire(self.connection(), id.0)?;
        let row = rows.iter().find(|row| row.id == id.0);
        match (&game, row) {
            (Some(_), Some(row)) if row.events == events => Ok(game),
            (None, None) => Ok(None),
            _ => Err(StoreError::Inconsistent),
        }
    }

    /// Returns the open game of solitaire of an origin; of several, the one
    /// begun last.
    pub fn open_solitaire(&self, origin: SolitaireOrigin) -> Result<Option<Solitaire>, StoreError> {
        let mut games = self.solitaire_games()?.into_iter().rev();
        let open = games.find(|game| game.origin == origin && game.state == SolitaireState::Open);
        open.map_or(Ok(None), |open| self.solitaire(open.id))
    }
}

impl From<&SolitaireRow> for SolitaireSummary {
    fn from(row: &SolitaireRow) -> Self {
        Self {
            id: SolitaireId(row.id),
            started: to_time(row.started),
            ended: row.ended.map(to_time),
            origin: row.origin,
            state: row.state,
            score: SolitaireScore {
                closed: row.closed,
                left: row.points,
            },
        }
    }
}
