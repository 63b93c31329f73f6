//! Exports the journal, or a part of it, as lines that another device can import.

use std::collections::BTreeSet;
use std::io::{self, Write};

use chrono::{DateTime, SubsecRound, Utc};
use crc32fast::Hasher;
use thiserror::Error;
use uuid::Uuid;

use super::format::{self, ExportHeader, encode};
use crate::game::{CustomRuleset, DeviceId, GameState, name_key};
use crate::store::db::{Result, StoreError, device};
use crate::store::journal::line::{JournalLine, latest_believed};
use crate::store::journal::rows;
use crate::store::journal::totals::RowDigest;
use crate::store::read::Reader;
use crate::store::read::games::GameFilter;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExportSummary {
    /// Lines, the first one not counted.
    pub lines: u64,
    /// Games, deleted ones not counted unless one is what was asked for.
    pub games: u64,
    /// Events that other devices would refuse, and that were left out: from a
    /// clock that is far ahead, or games of an impossible number.
    pub left_out: u64,
}

sampled! {
    /// Why a journal cannot be written.
    #[derive(Debug, Error)]
    pub enum ExportError {
        /// The output cannot be written.
        #[error(transparent)]
        Write(#[from] io::Error), for (io::Error::other("the disk is gone"));
        /// The database cannot be read.
        #[error(transparent)]
        Store(#[from] StoreError), for (StoreError::Damaged);
    }
}

impl From<rusqlite::Error> for ExportError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error.into())
    }
}

/// The aggregates and rows of the part.
const BEGIN: &str = "
    DROP TABLE IF EXISTS temp.chosen;
    DROP TABLE IF EXISTS temp.chosen_rows;
    CREATE TEMP TABLE chosen (id BLOB PRIMARY KEY) WITHOUT ROWID;
    CREATE TEMP TABLE chosen_rows (id INTEGER PRIMARY KEY);";

/// Adds everything that the chosen events refer to: players, those that they
/// were merged into, leagues.
const GATHER: &str = "
    WITH RECURSIVE named (id) AS (
        SELECT id FROM temp.chosen
        UNION
        SELECT unhex(replace(t.value, '-', ''))
        FROM named JOIN journal AS j ON j.aggregate = named.id, json_tree(j.event) AS t
        WHERE t.type = 'text' AND length(t.value) = 36 AND j.aggregate_kind <> 'command'
    )
    INSERT OR IGNORE INTO temp.chosen
    SELECT id FROM named WHERE id IS NOT NULL AND EXISTS (
        SELECT 1 FROM journal AS j
        WHERE j.aggregate = named.id AND j.aggregate_kind NOT IN ('command', 'game'));";

/// Adds the rows of what is chosen, then the undos of their commands, then the redos of those.
const ROWS: &str = "
    INSERT OR IGNORE INTO temp.chosen_rows
    SELECT j.rowid FROM temp.chosen AS c JOIN journal AS j ON j.aggregate = c.id
    WHERE j.aggregate_kind <> 'command';";

const REVOCATIONS: &str = "
    INSERT OR IGNORE INTO temp.chosen_rows
    SELECT r.rowid FROM temp.chosen_rows AS c
    JOIN journal AS j ON j.rowid = c.id
    JOIN journal AS r ON r.aggregate = j.command AND r.aggregate_kind = 'command';";

/// Returns `true` if a line starts a game that no device imports. The bounds of
/// other events were never wider.
pub(super) fn is_start_out_of_bounds(line: &JournalLine) -> bool {
    line.event.starts_with(r#"{"kind":"game_started""#) && line.check().is_err()
}

impl Reader<'_> {
    /// Writes the journal or a part of it, in the order in which it happened;
    /// memory use does not grow with it. Calls `step` after each line with the
    /// number of lines written and of all lines.
    ///
    /// A part has all events of its games, of the players, leagues and rulesets
    /// that these refer to, and the undos and redos of their commands.
    ///
    /// # Errors
    ///
    /// [`ExportError`]; the output is incomplete then.
    pub fn export(
        &self,
        filter: &GameFilter,
        device: Option<DeviceId>,
        now: DateTime<Utc>,
        out: &mut dyn Write,
        step: &mut dyn FnMut(u64, u64),
    ) -> Result<ExportSummary, ExportError> {
        let connection = self.connection();
        let device = device.map(|home| device::current(connection, home)).transpose()?;
        let games = self.certain(|| {
            connection.execute_batch(BEGIN)?;
            self.choose(filter)
        })?;
        // The header has the count and checksum of the lines: they are read twice.
        let id = device.map_or_else(Uuid::nil, |device| device.0);
        let believed = latest_believed(connection, id, now)?;
        let (mut lines, mut sum, mut version) = (0, Hasher::new(), 1);
        let left_out = self.each_line(filter, believed, |entry, text| {
            lines += 1;
            version = version.max(format::version(entry));
            sum.update(text.as_bytes());
            Ok(())
        })?;
        let device = device.map(|device| device.0);
        let header = ExportHeader::new(version, device, now.trunc_subsecs(3), lines, sum);
        out.write_all(header.write().as_bytes())?;
        let mut written = 0;
        self.each_line(filter, believed, |_, text| {
            written += 1;
            step(written, lines);
            Ok(out.write_all(text.as_bytes())?)
        })?;
        out.flush()?;
        Ok(ExportSummary { lines, games, left_out })
    }

    /// Calls `each` with the lines of a filter in their order but those that other devices would
    /// refuse; returns how many these are, once it is known that no line was missed.
    fn each_line(
        &self,
        filter: &GameFilter,
        believed: i64,
        mut each: impl FnMut(&JournalLine, &str) -> Result<(), ExportError>,
    ) -> Result<u64, ExportError> {
        let only = match filter.is_empty() {
            true => "true",
            false => "j.rowid IN (SELECT id FROM temp.chosen_rows)",
        };
        let (mut totals, mut left_out) = (RowDigest::default(), 0);
        rows::each_of(self.connection(), only, [], |line| {
            totals.add(line.checksum());
            match line.time > believed || is_start_out_of_bounds(&line) {
                true => left_out += 1,
                false => each(&line, &encode(&line)?)?,
            }
            Ok::<_, ExportError>(())
        })?;
        if filter.is_empty() {
            totals.compare(self.connection())?;
            return Ok(left_out);
        }
        let chosen = "SELECT count(*) FROM temp.chosen_rows";
        let chosen: u64 = (self.connection()).query_row(chosen, [], |row| row.get(0))?;
        if chosen == totals.count { Ok(left_out) } else { Err(StoreError::Inconsistent.into()) }
    }

    /// Marks the rows of a part; returns how many games are exported.
    fn choose(&self, filter: &GameFilter) -> Result<u64> {
        let connection = self.connection();
        let mut insert = connection.prepare("INSERT OR IGNORE INTO temp.chosen VALUES (?1)")?;
        let (mut games, mut rulesets) = (0, BTreeSet::new());
        self.each_row(filter, |game| {
            let is_shown = game.state != GameState::Deleted || filter.game.is_some();
            games += u64::from(is_shown);
            if !filter.is_empty() {
                insert.execute([game.id])?;
                rulesets.insert(name_key(&game.ruleset));
            }
            Ok::<_, StoreError>(())
        })?;
        if filter.is_empty() {
            return Ok(games);
        }
        let custom = self.all::<CustomRuleset>()?;
        let custom = custom.values();
        let custom = custom.filter(|custom| rulesets.contains(&name_key(custom.rules.name())));
        let league = filter.league.map(|league| league.0);
        let player = filter.player.map(|player| player.0);
        for id in custom.map(|custom| custom.id.0).chain(league).chain(player) {
            insert.execute([id])?;
        }
        rows::check_index(connection, rows::BY_AGGREGATE)?;
        connection.execute_batch(&[GATHER, ROWS, REVOCATIONS, REVOCATIONS].concat())?;
        Ok(games)
    }
}
