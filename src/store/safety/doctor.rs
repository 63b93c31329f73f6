//! Checks every part of a database, even one that cannot be opened, without
//! changing it, and repairs what was found: permissions, the cache of games, and of a
//! damaged file what can still be read.

#[cfg(unix)]
use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use uuid::Uuid;

use super::backup::{self, BACKUPS, Backup, BackupReport};
use super::migrate;
use super::salvage::{self, SalvageReport, salvage};
use crate::game::{BackupCause, ImplausibleScore, Scoresheet};
use crate::store::db::connection::{self, PageCheck, Progress, attach, read_twice, silent};
use crate::store::db::files::{self, Disk, SCHEMA_VERSION, resolve_link};
use crate::store::db::{Result, Sql, StoreError};
use crate::store::exchange::sync::{self, SegmentsReport};
use crate::store::journal::line::{BEHIND, JournalLine};
use crate::store::journal::rows;
use crate::store::journal::totals::RowDigest;
use crate::store::state::folded::State;
use crate::store::state::{fold_games, numbers};

#[derive(Debug)]
pub struct HealthReport {
    pub path: PathBuf,
    pub device: PathBuf,
    pub disk: Disk,
    /// In bytes.
    pub size: u64,
    pub version: Option<u32>,
    pub pages: Vec<String>,
    /// The tables, indexes and triggers of its schema that differ from those
    /// that this program creates.
    pub schema: Result<Vec<String>>,
    /// Rows of its journal.
    pub events: Result<JournalStats>,
    pub cache: Result<bool>,
    /// Scores that the program would have refused, and that were not forced.
    pub scores: Result<Vec<SuspectScore>>,
    /// The segments of the place that was synced with last, if that is a directory that is there.
    pub segments: Result<Option<SegmentsReport>>,
    pub folder: PathBuf,
    pub backups: Vec<Backup>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct JournalStats {
    pub read: u64,
    pub bad: Vec<String>,
    /// How many there should be, if these are not all.
    pub expected: Option<u64>,
}

impl JournalStats {
    /// Returns `true` if every row can be read and none is gone.
    pub fn is_whole(&self) -> bool {
        self.bad.is_empty() && self.expected.is_none()
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuspectScore {
    pub game: u32,
    pub round: u8,
    pub why: ImplausibleScore,
}

pub fn sqlite_version() -> &'static str {
    rusqlite::version()
}

impl HealthReport {
    pub fn of(path: &Path, device: &Path, step: Progress<'_>) -> Result<Self> {
        let of_file = |why| StoreError::of_file(path, why);
        match files::is_there(path) {
            Ok(true) => {}
            Ok(false) if !path.try_exists().map_err(of_file)? => {
                return Err(StoreError::NoFile { path: path.to_owned() });
            }
            // Nothing else has those four bytes there.
            Err(StoreError::Foreign { .. })
                if files::was_ours(path) || salvage::has_journal(path) => {}
            Ok(false) => {
                return Err(StoreError::Foreign { path: path.to_owned() });
            }
            Err(error) => return Err(error),
        }
        let size = path.metadata().map_err(of_file)?.len();
        let mut health = Self {
            path: path.to_owned(),
            device: device.to_owned(),
            disk: Disk::of(path),
            size,
            version: None,
            pages: Vec::new(),
            schema: Err(StoreError::Damaged),
            events: Err(StoreError::Damaged),
            cache: Err(StoreError::Damaged),
            scores: Err(StoreError::Damaged),
            segments: Ok(None),
            folder: backup::folder(path),
            backups: backup::backups(path).unwrap_or_default(),
        };
        match attach(path) {
            Ok(mut connection) => health.check(&mut connection, step)?,
            Err(StoreError::Damaged) => health.pages = vec![UNREADABLE.to_owned()],
            Err(why @ StoreError::StrayJournal { .. }) => health.pages = vec![why.to_string()],
            Err(error) => return Err(error),
        }
        Ok(health)
    }

    pub fn is_well(&self) -> bool {
        !self.is_damaged()
            && !self.needs_rebuild()
            && !self.disk.is_open_to_others()
            && !self.disk.is_read_only
            && self.disk.network.is_none()
            && self.has_space()
            && matches!(&self.scores, Ok(odd) if odd.is_empty())
            && matches!(&self.segments, Ok(segments) if segments.as_ref().is_none_or(|all| all.bad.is_empty()))
    }

    /// Returns `true` if the disk has enough free space for a backup.
    pub fn has_space(&self) -> bool {
        const MORE: u64 = 4 << 20;
        self.disk.free.is_none_or(|free| free >= self.size + MORE)
    }

    /// Returns `true` if the pages, the schema or the journal are damaged, so that
    /// only what can still be read can be saved.
    pub fn is_damaged(&self) -> bool {
        !self.pages.is_empty()
            || !matches!(&self.schema, Ok(others) if others.is_empty())
            || !matches!(&self.events, Ok(events) if events.is_whole())
    }

    /// Returns `true` if the cache of games is not what follows from the journal.
    pub fn needs_rebuild(&self) -> bool {
        !matches!(&self.cache, Ok(true))
    }

    /// Continues after damage, but not if the file cannot be read at all.
    fn check(&mut self, connection: &mut Connection, step: Progress<'_>) -> Result<()> {
        const MAX_FAULTS: u32 = 100;
        match connection::faults(connection, PageCheck::Full, MAX_FAULTS) {
            Ok(faults) => self.pages = faults,
            Err(StoreError::Damaged) => self.pages = vec![UNREADABLE.to_owned()],
            Err(error) => return Err(error),
        }
        self.version = connection::version(connection).ok();
        self.schema = read_twice(|| migrate::differences(connection));
        connection::enlarge_cache(connection)?;
        // Reading the rows takes about half as long as folding them.
        let last = connection.value::<u64>("SELECT coalesce(max(rowid), 0) FROM journal", []);
        let rows = last.unwrap_or_default().max(1);
        let mut stage = |nth, done, of| step(nth * rows + rows * done / of, 3 * rows);
        self.events = read_twice(|| events(connection, &mut |done| stage(0, done, rows)));
        let mut suspects = Vec::new();
        // An older schema has another cache until it is migrated.
        if self.version.is_some_and(|version| version < SCHEMA_VERSION) {
            self.cache = Ok(true);
            rows::stand_in_for_checksums(connection)?;
            self.scores = read_twice(|| scores(connection));
            return Ok(());
        }
        self.cache = read_twice(|| {
            suspects.clear();
            let step = &mut |done, of| stage(1, 2 * done, of);
            fold_games::is_right(connection, step, &mut |sheet| {
                suspects.extend(is_suspect(sheet).then(|| sheet.clone()));
            })
        });
        self.segments = sync::inspect(connection);
        self.scores = match &self.cache {
            Ok(_) => named(suspects, connection, &State::new(true)),
            Err(_) => read_twice(|| scores(connection)),
        };
        Ok(())
    }
}

const UNREADABLE: &str = "the pages cannot be read";

/// Reads every row of the journal, and continues after one that cannot be
/// parsed. Rows and control total are read in one transaction.
fn events(connection: &Connection, step: &mut dyn FnMut(u64)) -> Result<JournalStats> {
    let connection = &*connection.unchecked_transaction()?;
    let mut events = JournalStats::default();
    let mut totals = RowDigest::default();
    connection.each(&rows::all_rows(connection)?, [], |row| {
        step(events.read);
        let line = JournalLine::of_row(row);
        if let Ok(line) = &line {
            totals.add(line.checksum());
        }
        match line.and_then(|line| line.validate()) {
            Ok(()) => events.read += 1,
            Err(why) => {
                let number: i64 = row.get(BEHIND)?;
                let bad = match why {
                    StoreError::ParseEventError { .. } | StoreError::Altered { .. } => {
                        why.to_string()
                    }
                    _ => format!("row {number} of the journal is not an event"),
                };
                events.bad.push(match game_of(connection, number) {
                    Some(game) => format!("{bad} (game {game})"),
                    None => bad,
                });
            }
        }
        Ok::<_, StoreError>(())
    })?;
    match totals.compare(connection) {
        // A row that cannot be read is not counted.
        _ if !events.bad.is_empty() => {}
        Err(StoreError::EventsMissing { expected, .. }) => events.expected = Some(expected),
        Err(StoreError::Damaged) => events.bad.push("its checksum is missing".to_owned()),
        compared => compared?,
    }
    Ok(events)
}

/// Returns the number of the game that a row of the journal belongs to.
fn game_of(connection: &Connection, row: i64) -> Option<u32> {
    let sql = "SELECT n.number FROM journal AS j JOIN game_cache AS n ON n.game = j.aggregate
               WHERE j.rowid = ?1";
    connection.query_row(sql, [row], |row| row.get(0)).ok()
}

/// Checks every score of every game of a journal that may be of an older schema.
fn scores(connection: &Connection) -> Result<Vec<SuspectScore>> {
    let connection = &*connection.unchecked_transaction()?;
    let games = "SELECT DISTINCT aggregate FROM journal WHERE aggregate_kind = 'game'";
    let games: Vec<Uuid> = connection.list(games, [], |row| row.get(0))?;
    let (mut suspects, state) = (Vec::new(), State::new(false));
    let numbers = numbers::all(connection, &*state.revocations(connection)?)?;
    for id in games {
        if let (Some(mut sheet), _) = state.game(connection, id)? {
            sheet.number = numbers.get(&id).copied().unwrap_or(sheet.number);
            suspects.extend(is_suspect(&sheet).then_some(sheet));
        }
    }
    named(suspects, connection, &state)
}

fn is_suspect(sheet: &Scoresheet) -> bool {
    !sheet.implausible().is_empty()
}

/// Returns the scores of some games that the program would have refused, with the names
/// of their players.
fn named(
    suspects: Vec<Scoresheet>,
    connection: &Connection,
    state: &State,
) -> Result<Vec<SuspectScore>> {
    let mut scores = Vec::new();
    for mut sheet in suspects {
        let players = state.players(connection)?;
        sheet.name_seats(|player| players.named(players.holder(player)));
        let game = sheet.number;
        let found = sheet.implausible().into_iter();
        scores.extend(found.map(|(round, why)| SuspectScore { game, round, why }));
    }
    scores.sort_by_key(|score| (score.game, score.round));
    Ok(scores)
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RepairReport {
    /// Other users could read or write the file and no longer can.
    pub made_private: bool,
    /// The cache of games was rebuilt; this is the backup made before.
    pub rebuilt: Option<BackupReport>,
    /// The file was rebuilt from what could be read.
    pub salvaged: Option<SalvageReport>,
}

/// Repairs what was found. What cannot be repaired, such as a full disk, is left;
/// if a repair fails, the file is as it was.
pub fn repair(health: &HealthReport, now: DateTime<Utc>) -> Result<RepairReport> {
    let path = &resolve_link(&health.path);
    let mut repaired = RepairReport::default();
    if health.is_damaged() {
        repaired.salvaged = Some(salvage(path, now)?);
    } else if health.needs_rebuild() {
        let mut connection = attach(path)?;
        let cause = BackupCause::Repair;
        let kept = backup::back_up_open(&connection, path, now, cause, BACKUPS, &mut silent)?;
        fold_games::rewrite(&mut connection)?;
        repaired.rebuilt = Some(kept);
    }
    #[cfg(unix)]
    if health.disk.is_open_to_others() {
        let private = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        fs::set_permissions(path, private).map_err(|why| StoreError::of_file(path, why))?;
        repaired.made_private = true;
    }
    Ok(repaired)
}
