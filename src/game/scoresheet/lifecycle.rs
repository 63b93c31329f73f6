//! The course of a game apart from its scores: who comes and goes, and how it
//! ends.
//!
//! Each answers with the event to record, or with why not, and changes
//! nothing itself.

use super::error::PlayError;
use super::sheet::{GameState, Scoresheet};
use crate::game::event::GameEvent;
use crate::game::id::{LeagueId, PlayerId};
use crate::game::new_game::table_size;

impl Scoresheet {
    /// Adds a player from the next round on, with a total; by default the
    /// highest at the table.
    ///
    /// # Errors
    ///
    /// [`PlayError`] where the game is not open, the player sits there
    /// already, only ties are left to settle or the cards do not suffice.
    pub fn join(
        &self,
        player: PlayerId,
        name: &str,
        total: Option<i32>,
    ) -> Result<GameEvent, PlayError> {
        self.must_not_be_over()?;
        let from = self.first_unscored().ok_or(PlayError::TooLate)?.number();
        let seat = self.seat_of(player);
        if seat.is_some_and(|seat| !self.seats[seat].is_left()) {
            let name = name.to_owned();
            return Err(PlayError::AtTable { name });
        }
        let seated = self.seats.iter().filter(|seat| !seat.is_left()).count();
        table_size(seated + 1, &self.ruleset)?;
        Ok(GameEvent::PlayerJoined {
            player: seat.map_or(player, |seat| self.seats[seat].player),
            from_round: from,
            total: total.unwrap_or_else(|| self.highest_total()),
        })
    }

    /// Returns the default total of a player who joins late: the highest at
    /// the table. A custom.
    pub fn highest_total(&self) -> i32 {
        let seated = (0..self.seats.len()).filter(|&seat| !self.seats[seat].is_left());
        seated
            .map(|seat| self.total(seat))
            .max()
            .unwrap_or_default()
    }

    /// Removes a player: the next round is played without them.
    ///
    /// # Errors
    ///
    /// [`PlayError`] where the game is not open, the player does not sit
    /// there or is the last.
    pub fn leave(&self, seat: usize) -> Result<GameEvent, PlayError> {
        self.must_not_be_over()?;
        let from = self.first_unscored().ok_or(PlayError::TooLate)?.number();
        let name = self.name(seat);
        if self.seats[seat].is_left() {
            return Err(PlayError::NotAtTable { name });
        }
        if self.seats.iter().filter(|seat| !seat.is_left()).count() == 1 {
            return Err(PlayError::LastPlayer { name });
        }
        Ok(GameEvent::PlayerLeft {
            player: self.seats[seat].player,
            from_round: from,
        })
    }

    /// Ends an open game early.
    ///
    /// # Errors
    ///
    /// [`PlayError::Over`] where it has ended.
    pub fn finish(&self) -> Result<GameEvent, PlayError> {
        self.must_not_be_over()?;
        Ok(GameEvent::GameFinished {})
    }

    /// Abandons an open game.
    ///
    /// # Errors
    ///
    /// [`PlayError::Over`] where it has ended.
    pub fn abandon(&self, why: Option<String>) -> Result<GameEvent, PlayError> {
        self.must_not_be_over()?;
        Ok(GameEvent::GameAbandoned { why })
    }

    /// Resumes a game that was ended early, abandoned or deleted.
    ///
    /// # Errors
    ///
    /// [`PlayError::IsOpen`], and [`PlayError::NotOpen`] where all rounds
    /// are scored.
    pub fn resume(&self) -> Result<GameEvent, PlayError> {
        let game = self.number;
        match (self.declared, self.state()) {
            (Some(_), _) => Ok(GameEvent::GameResumed {}),
            (None, GameState::Open) => Err(PlayError::IsOpen { game }),
            (None, state) => Err(PlayError::NotOpen { game, state }),
        }
    }

    /// Hides a game; its events stay in the journal.
    ///
    /// # Errors
    ///
    /// [`PlayError::NotOpen`] where it is deleted already.
    pub fn delete(&self, why: Option<String>) -> Result<GameEvent, PlayError> {
        if self.state() == GameState::Deleted {
            self.must_be_open()?;
        }
        Ok(GameEvent::GameDeleted { why })
    }

    /// Moves the game to another league, or to none.
    pub fn move_to_league(&self, league: Option<LeagueId>) -> GameEvent {
        GameEvent::GameMoved {
            league,
            was: self.league.as_ref().map(|league| league.uuid),
        }
    }

    /// A game that has ended is not for correcting where no score was given.
    fn must_not_be_over(&self) -> Result<(), PlayError> {
        let game = self.number;
        match self.state() {
            GameState::Open => Ok(()),
            state => Err(PlayError::Over { game, state }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::{GameBuilder, player};

    #[test]
    fn a_seat_that_was_left_is_free_for_another() {
        let mut table = GameBuilder::of("ABCDEFGH", &[]);
        let join = |table: &GameBuilder| table.sheet().join(player('I'), "I", None);
        assert!(join(&table).is_err());
        table.record(table.sheet().leave(7).unwrap());
        assert!(join(&table).is_ok());
    }

    #[test]
    fn nobody_leaves_a_game_that_is_over() {
        let mut table = GameBuilder::of("AB", &[]);
        table.score_times(11, "out 7");
        let error = table.sheet().leave(1).unwrap_err();
        assert!(matches!(error, PlayError::Over { .. }), "{error}");
    }

    #[test]
    fn all_may_leave_but_the_last_player() {
        let mut table = GameBuilder::of("ABC", &[]);
        table.record(table.sheet().leave(0).unwrap());
        table.record(table.sheet().leave(2).unwrap());
        let error = table.sheet().leave(1).unwrap_err();
        assert!(matches!(error, PlayError::LastPlayer { .. }), "{error}");
    }

    #[test]
    fn a_game_is_deleted_once() {
        let mut table = GameBuilder::of("AB", &[]);
        table.record(table.sheet().delete(None).unwrap());
        let error = table.sheet().delete(None).unwrap_err();
        assert!(matches!(error, PlayError::NotOpen { .. }), "{error}");
    }
}
