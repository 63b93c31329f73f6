//! The log of events, latest first, and the names and numbers of what it refers to.

use std::collections::HashSet;

use serde_json::Value;
use uuid::Uuid;

use super::Reader;
use super::games::{GameFilter, Page, PageRequest};
use crate::game::{
    AggregateKind, CommandId, CustomRuleset, DeviceId, Event, EventId, GameId, League, LogEntry,
    NameDirectory, Revocation, Tournament,
};
use crate::store::db::{Result, Sql, StoreError, consistent};
use crate::store::journal::line::{JournalLine, to_time};
use crate::store::journal::rows;
use crate::store::journal::totals::RowDigest;
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
            rows::check_index(connection, rows::BY_COMMAND)?;
            rows::check_index(connection, rows::BY_AGGREGATE)?;
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
        let mut events = RowDigest::default();
        rows::of_aggregate(self.connection(), AggregateKind::Game, game, |line| {
            let counts = !revocations.is_revoked(line.command);
            events.add_event(line.checksum(), counts);
            entries.push(entry(&line, !counts)?);
            Ok(())
        })?;
        consistent(events == row.events)?;
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
        let line = rows::find(self.connection(), "j.rowid = ?1", [number])?;
        let line = line.ok_or(StoreError::Inconsistent)?;
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
        kind: line.kind.parse().ok(),
        aggregate: line.aggregate,
        event: line.event()?,
        revoked,
    })
}

impl Reader<'_> {
    /// Returns the current names of everything that some log entries refer to.
    pub fn names(&self, entries: &[LogEntry]) -> Result<NameDirectory> {
        let mut names = NameDirectory::default();
        for entry in entries {
            self.name_entry(entry, &mut names)?;
        }
        Ok(names)
    }

    fn name_entry(&self, entry: &LogEntry, names: &mut NameDirectory) -> Result<()> {
        if let Some(game) = entry.game()
            && !names.numbers.contains_key(&game)
        {
            let row = self.certain(|| self.cached_row(game.0))?;
            names.numbers.extend(row.map(|row| (game, row.number)));
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
            let change = CommandId(self.revocations()?.change_of(command.0));
            let change = self.events_of(change)?;
            for entry in &change {
                self.name_entry(entry, names)?;
            }
            names.changes.insert(command, change);
        }
        Ok(())
    }

    /// Returns the current name of a player, a league or a ruleset.
    ///
    /// If its addition was undone, returns the last name that was given and not
    /// undone, or the first one if all were undone.
    fn last_name(&self, id: Uuid) -> Result<Option<String>> {
        if let Some(label) = self.all_players()?.label(id) {
            return Ok(Some(label));
        }
        let (tournament, league) = (self.label::<Tournament>(id)?, self.label::<League>(id)?);
        let named = tournament.or(league).or(self.label::<CustomRuleset>(id)?);
        if named.is_some() {
            return Ok(named);
        }
        let sql = "SELECT coalesce(event ->> '$.name', event ->> '$.ruleset.name') AS name, command
                   FROM journal WHERE aggregate = ?1 AND typeof(name) = 'text' ORDER BY time, id";
        let names: Vec<(String, Uuid)> = self.connection().list(sql, [id], |row| row.try_into())?;
        let revocations = self.revocations()?;
        let counts = |(_, command): &&(String, Uuid)| !revocations.is_revoked(*command);
        Ok(names.iter().rfind(counts).or(names.first()).map(|(name, _)| name.clone()))
    }
}

/// Returns the ids in an entry, those of everything that it refers to among them; a
/// game's is no name.
fn references(entry: &LogEntry) -> Vec<Uuid> {
    let mut ids = match entry.kind {
        Some(AggregateKind::Game | AggregateKind::Solitaire) => Vec::new(),
        _ => vec![entry.aggregate],
    };
    add_ids(&serde_json::to_value(&entry.event).unwrap_or_default(), &mut ids);
    ids
}

fn add_ids(value: &Value, ids: &mut Vec<Uuid>) {
    match value {
        Value::String(text) => ids.extend(text.parse::<Uuid>()),
        Value::Array(values) => values.iter().for_each(|value| add_ids(value, ids)),
        Value::Object(fields) => fields.values().for_each(|value| add_ids(value, ids)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
