//! Games of solitaire as stored.

use chrono::{DateTime, Utc};

use super::reader::Reader;
use crate::game::{Solitaire, SolitaireId, SolitaireOrigin, SolitaireScore, SolitaireState};
use crate::store::db::Result;

/// A game of solitaire in a list, without its cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SolitaireSummary {
    pub id: SolitaireId,
    /// When it was begun, or recorded.
    pub started: DateTime<Utc>,
    /// When it was won or lost.
    pub ended: Option<DateTime<Utc>>,
    pub origin: SolitaireOrigin,
    /// Whether it is open, won or lost.
    pub state: SolitaireState,
    pub score: SolitaireScore,
}

impl Reader<'_> {
    /// Lists the games of solitaire in the order in which they were begun.
    pub fn solitaire_games(&self) -> Result<Vec<SolitaireSummary>> {
        let all = self.all::<Solitaire>()?;
        let mut games: Vec<_> = all.values().map(SolitaireSummary::from).collect();
        games.sort_by_key(|game| (game.started, game.id));
        Ok(games)
    }

    /// Returns a game of solitaire; `None` if there is none or it was undone.
    pub fn solitaire(&self, id: SolitaireId) -> Result<Option<Solitaire>> {
        Ok(self.all::<Solitaire>()?.get(&id.0).cloned())
    }

    /// Returns the open game of solitaire of an origin; of several, the one
    /// begun last.
    pub fn open_solitaire(&self, origin: SolitaireOrigin) -> Result<Option<Solitaire>> {
        let mut games = self.solitaire_games()?.into_iter().rev();
        let open = games.find(|game| game.origin == origin && game.state == SolitaireState::Open);
        open.map_or(Ok(None), |open| self.solitaire(open.id))
    }
}

impl From<&Solitaire> for SolitaireSummary {
    fn from(game: &Solitaire) -> Self {
        Self {
            id: game.id,
            started: game.started,
            ended: game.ended,
            origin: game.origin(),
            state: game.state,
            score: game.score,
        }
    }
}
