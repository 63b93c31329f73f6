//! Writes tournaments, and starts the games of their tables.

use chrono::NaiveDate;

use super::writer::{WriteError, Writer};
use crate::game::{
    AggregateKind, GameEvent, GameId, NewGame, RESEATED, TournamentEvent, TournamentId,
    TournamentStart, TournamentTable,
};
use crate::tournament::{StoredTournament, TournamentGame};

impl Writer<'_> {
    pub fn create_tournament(
        &mut self,
        start: TournamentStart,
    ) -> Result<TournamentId, WriteError> {
        let id = TournamentId(self.new_id());
        self.record_tournament(id, &TournamentEvent::TournamentCreated(start))?;
        Ok(id)
    }

    pub fn record_tournament(
        &mut self,
        id: TournamentId,
        event: &TournamentEvent,
    ) -> Result<(), WriteError> {
        self.append(AggregateKind::Tournament, id.0, event)
    }

    /// Starts the game of a table under the next number; one that was started
    /// before, by a command that was undone, keeps its number.
    fn start_table(
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
        self.begin_game(id, number, &event)
    }

    /// Records other seats of a game. Tables that were started and sit otherwise
    /// then start again.
    pub fn seat_tables(
        &mut self,
        id: TournamentId,
        game: u8,
        event: &TournamentEvent,
        date: NaiveDate,
    ) -> Result<(), WriteError> {
        let before = self.known_tournament(id)?;
        self.record_tournament(id, event)?;
        match before.game(game).is_some_and(TournamentGame::is_started) {
            true => self.start_tables(id, game, date),
            false => Ok(()),
        }
    }

    /// Starts the games of all tables of a game that are not started, and deletes
    /// those of seats that do not count, of which no round is scored.
    pub fn start_tables(
        &mut self,
        id: TournamentId,
        game: u8,
        date: NaiveDate,
    ) -> Result<(), WriteError> {
        let stored = self.known_tournament(id)?;
        let why = Some(RESEATED.to_owned());
        let deleted = GameEvent::GameDeleted { why };
        for vacated in stored.vacated.iter().filter(|was| was.game == game) {
            self.record(vacated.id, &deleted)?;
        }
        let tables = stored.game(game).map(|game| game.tables.as_slice());
        for status in tables.unwrap_or_default() {
            if status.game.is_some() {
                continue;
            }
            let Some(seated) = stored.tournament.table(game, status.table) else {
                continue;
            };
            // The same seats were there before and were swapped away.
            if self.game(seated.id)?.is_some() {
                self.record(seated.id, &GameEvent::GameResumed {})?;
                continue;
            }
            let table = TournamentTable { tournament: id, game, table: status.table };
            let ruleset = stored.tournament.start.ruleset.clone();
            let game = NewGame::new(seated.seats.clone(), ruleset, date);
            self.start_table(seated.id, table, game)?;
        }
        Ok(())
    }

    pub fn known_tournament(&self, id: TournamentId) -> Result<StoredTournament, WriteError> {
        self.tournament(id)?.ok_or(WriteError::Missing { what: "tournament", id: id.0 })
    }
}
