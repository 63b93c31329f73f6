//! The log of events, latest first.

use std::collections::HashSet;

use uuid::Uuid;

use super::filter::{GameFilter, Page, PageRequest};
use super::reader::Reader;
use crate::game::{
    AggregateKind, CommandId, DeviceId, Event, EventId, GameId, LogEntry, PlayerId, SolitaireId,
    Subject, TournamentId,
};
use crate::store::db::{Result, Sql, StoreError};
use crate::store::journal::line::{JournalLine, LINE, to_time};
use crate::store::journal::rows;
use crate::store::state::game_cache;
use crate::store::state::game_row::SeatRow;

impl Reader<'_> {
    /// Returns the events of the games of a filter, latest first, and those of
    /// a player if the filter names a player and nothing else.
    pub fn log(&self, filter: GameFilter, page: PageRequest) -> Result<Page<LogEntry>> {
        self.certain(|| self.read_log(filter, page))
    }

    fn read_log(&self, filter: GameFilter, page: PageRequest) -> Result<Page<LogEntry>> {
        let entries = match self.log_of_game(filter)? {
            Some(all) => {
                let page = all.into_iter().zip(0..).filter(|&(_, nth)| page.has(nth));
                page.map(|(entry, _)| entry).collect()
            }
            None => self.log_of_all(&filter, page)?,
        };
        let is_undo = |entry: &LogEntry| matches!(entry.event, Some(Event::Revocation(_)));
        if entries.iter().any(|entry| entry.revoked || is_undo(entry)) {
            // By these are found what was undone and what its names were.
            let connection = self.connection();
            rows::check_index(connection, "journal_by_command", "command", "")?;
            rows::check_index(connection, "journal_by_aggregate", "aggregate, time, id", "")?;
        }
        Ok(Page::of(entries, page))
    }

    /// Returns all events of a game, latest first; `None` if the filter has
    /// other conditions, or no such game counts.
    fn log_of_game(&self, filter: GameFilter) -> Result<Option<Vec<LogEntry>>> {
        let only_game = GameFilter { game: filter.game, ..GameFilter::default() };
        let Some(GameId(game)) = filter.game.filter(|_| filter == only_game) else {
            return Ok(None);
        };
        let Some(row) = game_cache::find(self.cache()?, game)?.filter(|row| row.state.is_some())
        else {
            return Ok(None);
        };
        let (mut entries, revocations) = (Vec::new(), self.revocations()?);
        let events = rows::of_aggregate(
            self.connection(),
            AggregateKind::Game,
            game,
            |command| revocations.is_revoked(command),
            |line, counts| {
                entries.push(entry(&line, !counts)?);
                Ok(())
            },
        )?;
        if events != row.events {
            return Err(StoreError::Inconsistent);
        }
        entries.reverse();
        Ok(Some(entries))
    }

    fn log_of_all(&self, filter: &GameFilter, page: PageRequest) -> Result<Vec<LogEntry>> {
        let subjects = self.subjects(filter)?;
        let is_wanted = |line: &JournalLine| {
            let has = |subjects: &HashSet<Uuid>| subjects.contains(&line.aggregate);
            subjects.as_ref().is_none_or(has)
        };
        let (mut entries, mut nth) = (Vec::new(), 0);
        rows::each_latest(self.connection(), |number| {
            // Without a filter those before the page need not be read.
            if page.is_after(nth) || subjects.is_none() && !page.has(nth) {
                nth += 1;
                return Ok(());
            }
            let (line, revoked) = self.row(number)?;
            if is_wanted(&line) {
                if page.has(nth) {
                    entries.push(entry(&line, revoked)?);
                }
                nth += 1;
            }
            Ok(())
        })?;
        Ok(entries)
    }

    /// Returns the aggregates of a filter; `None` if it is empty.
    fn subjects(&self, filter: &GameFilter) -> Result<Option<HashSet<Uuid>>> {
        if filter.is_empty() {
            return Ok(None);
        }
        let is_only = |only: GameFilter| *filter == only;
        let of_player = is_only(GameFilter { player: filter.player, ..GameFilter::default() });
        let of_game = is_only(GameFilter { game: filter.game, ..GameFilter::default() });
        let mut subjects = HashSet::new();
        if of_player {
            subjects.extend(filter.player.map(|player| player.0));
        }
        // A game that was undone is in no table but the journal.
        if of_game {
            subjects.extend(filter.game.map(|game| game.0));
        }
        self.for_each_row(filter, |game| {
            subjects.insert(game.id);
            let held = |seat: &&SeatRow| of_player && Some(seat.result.player) == filter.player;
            subjects.extend(game.seats.iter().filter(held).map(|seat| seat.player.0));
        })?;
        Ok(Some(subjects))
    }

    pub fn events_of(&self, command: CommandId) -> Result<Vec<LogEntry>> {
        self.certain(|| {
            let sql = "SELECT rowid FROM journal WHERE command = ?1 ORDER BY time, id";
            let numbers: Vec<_> = self.connection().list(sql, [command.0], |row| row.get(0))?;
            let entries = numbers.into_iter().map(|number| {
                let (line, revoked) = self.row(number)?;
                entry(&line, revoked)
            });
            entries.collect()
        })
    }

    /// Reads a row of the journal, and whether its command is revoked.
    fn row(&self, number: i64) -> Result<(JournalLine, bool)> {
        let sql = format!("SELECT {LINE} FROM journal AS j WHERE j.rowid = ?1");
        let mut select = self.connection().prepare_cached(&sql)?;
        let mut rows = select.query([number])?;
        let row = rows.next()?.ok_or(StoreError::Inconsistent)?;
        let line = JournalLine::of_row(row)?;
        let revoked = self.revocations()?.is_revoked(line.command);
        Ok((line, revoked))
    }
}

fn entry(line: &JournalLine, revoked: bool) -> Result<LogEntry> {
    Ok(LogEntry {
        id: EventId(line.id),
        command: CommandId(line.command),
        time: to_time(line.time),
        device: DeviceId(line.device),
        subject: match line.kind.as_str() {
            "game" => Subject::Game(GameId(line.aggregate)),
            "player" => Subject::Player(PlayerId(line.aggregate)),
            "solitaire" => Subject::Solitaire(SolitaireId(line.aggregate)),
            "tournament" => Subject::Tournament(TournamentId(line.aggregate)),
            _ => Subject::Other(line.aggregate),
        },
        event: line.event()?,
        revoked,
    })
}
