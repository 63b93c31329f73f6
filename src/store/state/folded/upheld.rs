//! Commands that count although they were undone: a round stands on them.
//!
//! Whoever undoes a command may not know yet that another device has scored a round
//! at a table that it seated. Such a round keeps its table: the game is started, by
//! the first of the starts that were undone if no other counts (see [`GameEvents`](super::GameEvents)),
//! and the players and the tournament are what the command made of them. Other games
//! that it started or deleted are not: nobody has played there.

use std::collections::BTreeSet;

use rusqlite::Connection;
use uuid::Uuid;

use super::State;
use crate::game::{
    AggregateKind, Event, GameEvent, GameId, GameState, Scoresheet, TournamentEvent, TournamentId,
    games_of_tables,
};
use crate::store::db::Result;
use crate::store::journal::line::JournalLine;
use crate::store::journal::rows;

impl State {
    pub(super) fn is_upheld(&self, connection: &Connection, command: Uuid) -> Result<bool> {
        if let Some(&known) = self.upheld.borrow().get(&command) {
            return Ok(known);
        }
        let is_upheld = !self.played_on(connection, command)?.is_empty();
        self.upheld.borrow_mut().insert(command, is_upheld);
        Ok(is_upheld)
    }

    /// Returns the games with rounds, but those of the command itself, that it has started or
    /// seated, and no other that counts; and those with rounds of a player who joined by it.
    pub(crate) fn played_on(
        &self,
        connection: &Connection,
        command: Uuid,
    ) -> Result<Vec<Scoresheet>> {
        let mut seated = BTreeSet::new();
        let mut joined = Vec::new();
        let mut lines = Vec::new();
        let changes = "j.command = ?1 AND j.aggregate_kind IN ('game', 'tournament')";
        rows::each_of(connection, changes, [command], |line| -> Result<()> {
            lines.push(line);
            Ok(())
        })?;
        for line in lines {
            match line.event()? {
                Some(Event::Game(GameEvent::GameStarted(_))) => {
                    seated.extend(self.only_start(connection, &line)?);
                }
                Some(Event::Game(GameEvent::PlayerJoined { player, from_round, .. })) => {
                    joined.push((GameId(line.aggregate), player, from_round));
                }
                Some(Event::Tournament(event)) => {
                    seated.extend(self.only_seats(connection, &line, &event)?);
                }
                _ => {}
            }
        }
        let revocations = self.revocations(connection)?;
        let of_others = |game: GameId| -> Result<Option<Scoresheet>> {
            let counts = |other| other != command && !revocations.is_revoked(other);
            let (sheet, _) = self.game_events(connection, game.0, counts)?.fold(game.0);
            Ok(sheet.filter(|sheet| sheet.state() != GameState::Deleted))
        };
        let mut played = Vec::new();
        for game in seated {
            played.extend(of_others(game)?.filter(|sheet| !sheet.played.is_empty()));
        }
        for (game, player, from) in joined {
            let has_played = |sheet: &Scoresheet| {
                let mut rounds = sheet.played.range(from..);
                sheet
                    .seat_of(player)
                    .is_some_and(|seat| rounds.any(|(_, one)| one.points(seat).is_some()))
            };
            played.extend(of_others(game)?.filter(has_played));
        }
        Ok(played)
    }

    /// Returns `true` if a line of another command does what this one does, and
    /// counts or would count before it.
    fn comes_first(
        &self,
        connection: &Connection,
        other: &JournalLine,
        line: &JournalLine,
    ) -> Result<bool> {
        let is_earlier = (other.time, other.id) < (line.time, line.id);
        let counts = !self.revocations(connection)?.is_revoked(other.command);
        Ok(other.command != line.command && (is_earlier || counts))
    }

    /// Returns the game that a line starts, if no other does.
    fn only_start(&self, connection: &Connection, line: &JournalLine) -> Result<Option<GameId>> {
        let mut is_only = true;
        rows::of_aggregate(connection, AggregateKind::Game, line.aggregate, |other| {
            if matches!(other.event()?, Some(Event::Game(GameEvent::GameStarted(_)))) {
                is_only &= !self.comes_first(connection, &other, line)?;
            }
            Ok(())
        })?;
        Ok(is_only.then_some(GameId(line.aggregate)))
    }

    /// Returns the games of the tables that a line seats as no other does; of the one
    /// that creates the tournament, those of all tables.
    fn only_seats(
        &self,
        connection: &Connection,
        line: &JournalLine,
        event: &TournamentEvent,
    ) -> Result<BTreeSet<GameId>> {
        let tournament = TournamentId(line.aggregate);
        let creates = matches!(event, TournamentEvent::TournamentCreated(_));
        let mut games: BTreeSet<_> = games_of_tables(tournament, event).into_iter().collect();
        if games.is_empty() && !creates {
            return Ok(games);
        }
        rows::of_aggregate(connection, AggregateKind::Tournament, line.aggregate, |other| {
            if let Some(Event::Tournament(event)) = other.event()? {
                let others = games_of_tables(tournament, &event);
                if creates {
                    games.extend(others);
                } else if self.comes_first(connection, &other, line)? {
                    others.iter().for_each(|game| _ = games.remove(game));
                }
            }
            Ok(())
        })?;
        Ok(games)
    }
}
