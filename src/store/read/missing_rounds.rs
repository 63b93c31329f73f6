//! Rounds that are not scored though later ones are, as after a repair that lost
//! their events.

use serde::Serialize;

use super::filter::GameFilter;
use super::reader::Reader;
use crate::game::GameRef;
use crate::store::db::error::{Result, StoreError};

/// A round that is not scored though a later one of its game is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MissingRound {
    /// The game.
    pub game: GameRef,
    /// The round, by its number.
    pub round: u8,
}

impl Reader<'_> {
    /// Returns the rounds that are missing, the newest game first.
    pub fn missing_rounds(&self) -> Result<Vec<MissingRound>> {
        let mut missing = Vec::new();
        self.each_game(GameFilter::default(), |summary| {
            let Some(sheet) = self.game(summary.details.id)? else {
                return Ok(());
            };
            let last = sheet.played.keys().next_back().copied().unwrap_or_default();
            let rounds = (1..last).filter(|round| !sheet.played.contains_key(round));
            let game = GameRef { number: sheet.number, uuid: sheet.id, date: None };
            missing.extend(rounds.map(|round| MissingRound { game, round }));
            Ok::<_, StoreError>(())
        })?;
        Ok(missing)
    }
}
