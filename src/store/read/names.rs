//! The names and numbers of what a log refers to.

use rusqlite::OptionalExtension;
use uuid::Uuid;

use super::log;
use super::reader::Reader;
use crate::game::{
    CommandId, Event, GameEvent, LogEntry, NameDirectory, PlayerEvent, PlayerId, Revocation,
    Subject, TournamentEvent, WentOut,
};
use crate::store::db::error::StoreError;
use crate::store::journal::rows;
use crate::store::projection::checked::RowSet;
use crate::store::projection::game_row::GameRow;
use crate::store::projection::label::label;
use crate::store::projection::named_row::{NamedRow, PlayerRow};
use crate::store::projection::tournament_row::TournamentRow;

impl Reader<'_> {
    /// Returns the current names of everything that some log entries refer to.
    pub fn names(&self, entries: &[LogEntry]) -> Result<NameDirectory, StoreError> {
        let mut names = NameDirectory::default();
        for entry in entries {
            self.name_entry(entry, &mut names)?;
        }
        Ok(names)
    }

    fn name_entry(&self, entry: &LogEntry, names: &mut NameDirectory) -> Result<(), StoreError> {
        if let Subject::Game(game) = entry.subject
            && !names.numbers.contains_key(&game)
        {
            // A game of another device may have been imported only in part.
            if let Some(number) = self.number(game.0)? {
                names.numbers.insert(game, number);
            }
        }
        for id in references(entry) {
            if !names.names.contains_key(&id)
                && let Some(name) = self.last_name(id)?
            {
                names.names.insert(id, name);
            }
        }
        if let Some(Event::Revocation(revocation)) = entry.event {
            let (Revocation::Undone { command } | Revocation::Redone { command }) = revocation;
            let change = self.change_of(command)?;
            for entry in &change {
                self.name_entry(entry, names)?;
            }
            names.changes.insert(command, change);
        }
        Ok(())
    }

    /// Follows a redo to its undo and an undo to its change.
    fn change_of(&self, command: CommandId) -> Result<Vec<LogEntry>, StoreError> {
        let events = log::of_command(self.connection(), command.0)?;
        match events.first().and_then(|entry| entry.event.as_ref()) {
            Some(Event::Revocation(
                Revocation::Undone { command } | Revocation::Redone { command },
            )) => log::of_command(self.connection(), command.0),
            _ => Ok(events),
        }
    }

    /// Returns the current name of a player, a league or a ruleset.
    ///
    /// If its addition was undone, returns the last name that was given and not
    /// undone, or the first one if all were undone.
    fn last_name(&self, id: Uuid) -> Result<Option<String>, StoreError> {
        let connection = self.connection();
        if let Some(player) = PlayerRow::find(connection, id)? {
            return label(connection, &player).map(Some);
        }
        if let Some(row) = TournamentRow::find(connection, id)? {
            return Ok(Some(row.name));
        }
        for set in [RowSet::Leagues, RowSet::Rulesets] {
            if let Some(row) = NamedRow::find(connection, set, id)? {
                return Ok(Some(row.name));
            }
        }
        let mut select = connection.prepare_cached(
            "SELECT coalesce(j.event ->> '$.name', j.event ->> '$.ruleset.name') AS name
             FROM journal AS j JOIN commands AS c ON c.id = j.command
             WHERE j.aggregate = ?1 AND typeof(name) = 'text'
             ORDER BY c.revoked, iif(c.revoked, j.time, -j.time) LIMIT 1",
        )?;
        let name = select.query_row([id], |row| row.get(0)).optional()?;
        if name.is_none() {
            rows::check_index(connection, "journal_by_aggregate", "aggregate, time, id")?;
        }
        // A row that was lost would have been of a name that counts.
        PlayerRow::all(connection)?;
        NamedRow::all(connection, RowSet::Leagues)?;
        NamedRow::all(connection, RowSet::Rulesets)?;
        TournamentRow::all(connection)?;
        Ok(name)
    }

    /// Returns the number of a game, of an undone one too; `None` if the event
    /// that started it is not here.
    fn number(&self, game: Uuid) -> Result<Option<u32>, StoreError> {
        let connection = self.connection();
        if let Some(row) = GameRow::find(connection, game)? {
            return Ok(Some(row.number));
        }
        let mut of_game = connection.prepare_cached(
            "SELECT number FROM numbers AS n WHERE game = ?1
             AND EXISTS (SELECT 1 FROM numbers AS m NOT INDEXED
                         WHERE m.number = n.number AND m.game = ?1)",
        )?;
        let number = of_game.query_row([game], |row| row.get(0)).optional()?;
        if number.is_none() {
            let mut started = connection.prepare_cached(
                "SELECT 1 FROM journal
                 WHERE aggregate = ?1 AND event ->> '$.kind' = 'game_started'",
            )?;
            if started.exists([game])? {
                return Err(StoreError::Inconsistent);
            }
        }
        Ok(number)
    }
}

/// Returns the ids of everything but games that an entry refers to.
fn references(entry: &LogEntry) -> Vec<Uuid> {
    let mut ids = match entry.subject {
        Subject::Game(_) | Subject::Solitaire(_) => Vec::new(),
        Subject::Player(player) => vec![player.0],
        Subject::Tournament(tournament) => vec![tournament.0],
        Subject::Other(id) => vec![id],
    };
    let mut players = |players: &mut dyn Iterator<Item = PlayerId>| {
        ids.extend(players.map(|player| player.0));
    };
    match &entry.event {
        Some(Event::Game(event)) => match event {
            GameEvent::GameStarted(start) => {
                players(&mut start.seats.iter().copied());
                ids.extend(start.league.map(|league| league.0));
                ids.extend(start.tournament.map(|table| table.tournament.0));
            }
            GameEvent::RoundScored(score) => {
                players(&mut score.scores.iter().map(|mark| mark.player));
            }
            GameEvent::ScoreCorrected(correction) => {
                players(&mut correction.scores.iter().map(|mark| mark.player));
                if let Some(WentOut::Player(player)) = correction.out {
                    ids.push(player.0);
                }
            }
            GameEvent::PlayerJoined { player, .. }
            | GameEvent::StartCorrected { player, .. }
            | GameEvent::PlayerLeft { player, .. } => ids.push(player.0),
            GameEvent::GameEdited { now, were } => {
                for edits in [now, were] {
                    let seats = edits.seats.iter().flatten().chain(&edits.dealer);
                    players(&mut seats.copied());
                }
            }
            GameEvent::GameMoved { league, was } => {
                ids.extend(league.iter().chain(was).map(|league| league.0));
            }
            _ => {}
        },
        Some(Event::Player(PlayerEvent::PlayerMerged { into })) => ids.push(into.0),
        Some(Event::Tournament(event)) => match event {
            TournamentEvent::TournamentJoined { player, .. }
            | TournamentEvent::TournamentLeft { player, .. } => ids.push(player.0),
            TournamentEvent::TournamentSwapped { players: both, .. } => {
                players(&mut both.iter().copied());
            }
            TournamentEvent::TournamentCut { players: best } => {
                players(&mut best.iter().copied());
            }
            _ => {}
        },
        _ => {}
    }
    ids
}
