//! Looks at a file of games from all sides, one that cannot be opened too, and
//! changes nothing.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension};

use super::backup::{self, Backup};
use super::migrate;
use crate::game::{GameId, ImplausibleScore};
use crate::store::db::connection;
use crate::store::db::disk::Disk;
use crate::store::db::error::StoreError;
use crate::store::db::header;
use crate::store::db::progress::Progress;
use crate::store::db::schema::SCHEMA_VERSION;
use crate::store::journal::line::{AggregateKind, BEHIND, JournalLine};
use crate::store::journal::rows;
use crate::store::projection::fold;
use crate::store::projection::rebuild::{self, ProjectionMismatch};

/// What there is to say of a file of games.
#[derive(Debug)]
pub struct HealthReport {
    /// Where it lies.
    pub path: PathBuf,
    /// Where this device's id lies.
    pub device: PathBuf,
    /// The disk that it lies on.
    pub disk: Disk,
    /// In bytes.
    pub size: u64,
    /// The version of its schema, where that can be read.
    pub version: Option<u32>,
    /// What is wrong with its pages and indexes.
    pub pages: Vec<String>,
    /// What of its schema is not as this program makes it: the names of
    /// tables, indexes and triggers.
    pub schema: Inspected<Vec<String>>,
    /// Rows that refer to rows which are not there.
    pub references: Inspected<u64>,
    /// Rows of its journal.
    pub events: Inspected<JournalStats>,
    /// Projections that differ from the journal.
    pub projections: Inspected<Vec<ProjectionMismatch>>,
    /// Scores that the program would have refused, and nobody insisted on.
    pub scores: Inspected<Vec<SuspectScore>>,
    /// Where the backups lie.
    pub folder: PathBuf,
    /// The backups, the newest first.
    pub backups: Vec<Backup>,
}

/// What was seen, or why nothing was.
pub type Inspected<T> = Result<T, StoreError>;

/// The rows of a journal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct JournalStats {
    /// How many can be read.
    pub read: u64,
    /// What is wrong with the others.
    pub bad: Vec<String>,
}

/// A score that no hand comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuspectScore {
    /// The number of the game.
    pub game: u32,
    /// The number of the round.
    pub round: u8,
    /// What is wrong with it.
    pub why: ImplausibleScore,
}

/// The version of SQLite.
pub fn sqlite_version() -> &'static str {
    rusqlite::version()
}

impl HealthReport {
    /// Looks at a file of games.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where there is none, or it is something else, of a newer
    /// version, locked or forbidden; a damaged one is looked at.
    pub fn of(path: &Path, device: &Path, step: Progress<'_>) -> Result<Self, StoreError> {
        let of_file = |why| StoreError::of_file(path, why);
        if !path.try_exists().map_err(of_file)? {
            let path = path.to_owned();
            return Err(StoreError::NoFile { path });
        }
        let size = path.metadata().map_err(of_file)?.len();
        match header::is_there(path) {
            Ok(true) => {}
            // Nothing else has those four bytes there.
            Err(StoreError::Foreign { .. }) if header::was_ours(path) => {}
            Ok(false) => {
                let path = path.to_owned();
                return Err(StoreError::Foreign { path });
            }
            Err(error) => return Err(error),
        }
        let mut health = Self {
            path: path.to_owned(),
            device: device.to_owned(),
            disk: Disk::of(path),
            size,
            version: None,
            pages: Vec::new(),
            schema: Err(StoreError::Damaged),
            references: Err(StoreError::Damaged),
            events: Err(StoreError::Damaged),
            projections: Err(StoreError::Damaged),
            scores: Err(StoreError::Damaged),
            folder: backup::folder(path),
            backups: backup::backups(path).unwrap_or_default(),
        };
        match connection::attach(path) {
            Ok(mut connection) => health.look(&mut connection, step)?,
            Err(StoreError::Damaged) => health.pages = vec![UNREADABLE.to_owned()],
            Err(error) => return Err(error),
        }
        Ok(health)
    }

    /// Says whether nothing is wrong.
    pub fn is_well(&self) -> bool {
        self.pages.is_empty()
            && !self.disk.is_open_to_others()
            && self.disk.network.is_none()
            && self.has_room()
            && matches!(&self.schema, Ok(others) if others.is_empty())
            && matches!(&self.references, Ok(0))
            && matches!(&self.events, Ok(events) if events.bad.is_empty())
            && matches!(&self.projections, Ok(differences) if differences.is_empty())
            && matches!(&self.scores, Ok(odd) if odd.is_empty())
    }

    /// Says whether the disk has room for a backup and more.
    pub fn has_room(&self) -> bool {
        const MORE: u64 = 4 << 20;
        self.disk.free.is_none_or(|free| free >= self.size + MORE)
    }

    /// Says whether the pages, the schema or the journal are damaged, so that
    /// only what can still be read can be saved.
    pub fn is_damaged(&self) -> bool {
        !self.pages.is_empty()
            || !matches!(&self.schema, Ok(others) if others.is_empty())
            || !matches!(&self.events, Ok(events) if events.bad.is_empty())
    }

    /// Says whether the projections are not what the journal says.
    pub fn is_spoilt(&self) -> bool {
        !matches!(&self.references, Ok(0))
            || !matches!(&self.projections, Ok(differences) if differences.is_empty())
    }

    /// Goes on after damage, but not where the file cannot be had at all.
    fn look(&mut self, connection: &mut Connection, step: Progress<'_>) -> Result<(), StoreError> {
        const MOST: u32 = 100;
        match connection::faults(connection, MOST) {
            Ok(faults) => self.pages = faults,
            Err(StoreError::Damaged) => self.pages = vec![UNREADABLE.to_owned()],
            Err(error) => return Err(error),
        }
        self.version = connection::version(connection).ok();
        self.schema = schema(connection);
        self.references = references(connection);
        // Each of the four takes about as long as the others.
        let rows = rows(connection).unwrap_or_default().max(1);
        let mut stage = |nth, done, of| step(nth * rows + rows * done / of, 4 * rows);
        stage(1, 0, rows);
        self.events = events(connection, &mut |done| stage(1, done, rows));
        // An older schema has other projections until it is migrated.
        if self.version.is_some_and(|version| version < SCHEMA_VERSION) {
            self.projections = Ok(Vec::new());
        } else {
            self.projections = rebuild::differences(connection, &mut |done, of| stage(2, done, of));
        }
        self.scores = scores(connection, &mut |done, of| stage(3, done, of));
        Ok(())
    }
}

const UNREADABLE: &str = "the pages cannot be read";

/// Names what of the schema differs from one just made of that version.
fn schema(connection: &Connection) -> Inspected<Vec<String>> {
    let here = made(connection)?;
    let there = made(&migrate::example(connection::version(connection)?)?)?;
    let differs = |one: &[(String, String)], other: &[(String, String)]| {
        let differs = one.iter().filter(|made| !other.contains(made));
        differs.map(|(name, _)| name.clone()).collect::<Vec<_>>()
    };
    let mut others = differs(&here, &there);
    others.extend(differs(&there, &here));
    others.sort();
    others.dedup();
    Ok(others)
}

fn made(connection: &Connection) -> Inspected<Vec<(String, String)>> {
    // Statistics are SQLite's own business.
    let mut select = connection.prepare(
        "SELECT name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%'",
    )?;
    let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the number of the last row of the journal; none is left out.
fn rows(connection: &Connection) -> Result<u64, rusqlite::Error> {
    let sql = "SELECT coalesce(max(rowid), 0) FROM journal";
    connection.query_row(sql, [], |row| row.get(0))
}

fn references(connection: &Connection) -> Inspected<u64> {
    let mut check = connection.prepare("PRAGMA foreign_key_check")?;
    let mut rows = check.query([])?;
    let mut count = 0;
    while rows.next()?.is_some() {
        count += 1;
    }
    Ok(count)
}

/// Reads every row of the journal, and goes on after one that says nothing
/// that can be understood.
fn events(connection: &Connection, step: &mut dyn FnMut(u64)) -> Inspected<JournalStats> {
    let mut select = rows::all_rows(connection)?;
    let mut rows = select.query([])?;
    let mut events = JournalStats::default();
    while let Some(row) = rows.next()? {
        step(events.read);
        match JournalLine::of_row(row).and_then(|line| line.sound()) {
            Ok(()) => events.read += 1,
            Err(why) => {
                let number: i64 = row.get(BEHIND)?;
                let bad = match why {
                    StoreError::ParseEventError { .. } | StoreError::Altered { .. } => {
                        why.to_string()
                    }
                    _ => format!("row {number} of the journal is no event"),
                };
                events.bad.push(match game_of(connection, number) {
                    Some(game) => format!("{bad} (game {game})"),
                    None => bad,
                });
            }
        }
    }
    Ok(events)
}

/// Returns the number of the game that a row of the journal belongs to.
fn game_of(connection: &Connection, row: i64) -> Option<u32> {
    let sql = "SELECT n.number FROM journal AS j JOIN numbers AS n ON n.game = j.aggregate
               WHERE j.rowid = ?1";
    connection.query_row(sql, [row], |row| row.get(0)).ok()
}

/// Weighs every score of every game that was not deleted.
fn scores(connection: &Connection, step: Progress<'_>) -> Inspected<Vec<SuspectScore>> {
    let mut games = connection
        .prepare("SELECT DISTINCT aggregate FROM main.journal WHERE aggregate_kind = ?1")?;
    let mut number = connection.prepare("SELECT number FROM numbers WHERE game = ?1")?;
    let ids = games.query_map([AggregateKind::Game.name()], |row| row.get(0))?;
    let ids = ids.collect::<Result<Vec<_>, _>>()?;
    let mut odd = Vec::new();
    for (done, &id) in (1..).zip(&ids) {
        step(done, ids.len() as u64);
        let Some(mut sheet) = fold::fold_game(connection, id)? else {
            continue;
        };
        let GameId(id) = sheet.id;
        if let Some(number) = number.query_row([id], |row| row.get(0)).optional()? {
            sheet.number = number;
        }
        let game = sheet.number;
        name_seats(connection, &mut sheet)?;
        let found = sheet.implausible().into_iter();
        odd.extend(found.map(|(round, why)| SuspectScore { game, round, why }));
    }
    odd.sort_by_key(|odd| (odd.game, odd.round));
    Ok(odd)
}

fn name_seats(
    connection: &Connection,
    sheet: &mut crate::game::Scoresheet,
) -> Result<(), StoreError> {
    let mut name = connection.prepare_cached("SELECT name FROM players WHERE id = ?1")?;
    let mut named = Vec::new();
    for seat in &sheet.seats {
        let holder = fold::holder(connection, seat.player.0)?;
        let name: Option<String> = name.query_row([holder], |row| row.get(0)).optional()?;
        named.push((
            crate::game::PlayerId(holder),
            name.unwrap_or_else(|| holder.to_string()),
        ));
    }
    let mut named = named.into_iter();
    sheet.name_seats(|player| named.next().unwrap_or((player, String::new())));
    Ok(())
}
