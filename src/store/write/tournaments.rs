//! Writes tournaments, and starts the games of their tables.

use super::error::WriteError;
use super::writer::Writer;
use crate::game::{
    GameEvent, GameId, NewGame, TournamentEvent, TournamentId, TournamentStart, TournamentTable,
};
use crate::store::journal::line::AggregateKind;
use crate::store::projection::rebuild;

impl Writer<'_> {
    /// Creates a tournament.
    ///
    /// # Errors
    ///
    /// [`WriteError::Store`] if it cannot be stored.
    pub fn create_tournament(
        &mut self,
        start: TournamentStart,
    ) -> Result<TournamentId, WriteError> {
        let id = TournamentId(self.new_id());
        self.record_tournament(id, &TournamentEvent::TournamentCreated(start))?;
        Ok(id)
    }

    /// Records what happened to a tournament.
    ///
    /// # Errors
    ///
    /// [`WriteError::Store`] if it cannot be stored.
    pub fn record_tournament(
        &mut self,
        id: TournamentId,
        event: &TournamentEvent,
    ) -> Result<(), WriteError> {
        self.append(AggregateKind::Tournament, id.0, event)
    }

    /// Starts the game of a table under the next number; one that was started
    /// before, by a command that was undone, keeps its number.
    ///
    /// # Errors
    ///
    /// [`WriteError::Start`] if the table is not one that can play.
    pub fn start_table(
        &mut self,
        GameId(id): GameId,
        table: TournamentTable,
        game: NewGame,
    ) -> Result<(), WriteError> {
        let number = self.next_number()?;
        let mut event = game.start(number)?;
        if let GameEvent::GameStarted(start) = &mut event {
            start.tournament = Some(table);
        }
        rebuild::number_game(self.connection(), id, number.into(), self.time())?;
        self.append(AggregateKind::Game, id, &event)
    }
}
