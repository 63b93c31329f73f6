//! Copies of a database: the folder of backups beside it, their names and which of them are
//! deleted. A copy is complete or not at all: it goes to a partial file, which is renamed once
//! every page was copied and checked.

use std::ffi::OsStr;
use std::fs::{self, DirBuilder};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use rusqlite::backup::StepResult;
use rusqlite::{Connection, OpenFlags};
use serde::{Serialize, Serializer};

use crate::game::{BackupCause, GameState};
use crate::store::db::atomic_file::{Overwrite, folder_of, remove_partial_files, sync_folder};
use crate::store::db::connection::{self, PageCheck, Progress, faults, number_schema, open_file};
use crate::store::db::files::{self, exists, must_be_file, resolve_own_link};
use crate::store::db::{BUSY_TIMEOUT, Result, Sql, StoreError};
use crate::store::journal::rows;
use crate::store::read::Reader;
use crate::store::read::games::GameFilter;
use crate::store::state::game_row::GameRow;

/// How many backups to retain by default.
pub const BACKUPS: usize = 5;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    pub path: PathBuf,
    pub time: DateTime<Utc>,
    pub cause: BackupCause,
    /// Distinguishes backups of the same second.
    count: u32,
}

/// Copies a database to another file.
///
/// # Errors
///
/// [`StoreError::Exists`] if there is one and it may not be replaced, [`StoreError::Altered`] if an
/// event was altered: such a copy could not be restored, and would in time displace those that can.
/// Any other error leaves no partial copy.
pub fn back_up_to(
    path: &Path,
    to: &Path,
    now: DateTime<Utc>,
    replace: bool,
    step: Progress<'_>,
) -> Result<BackupReport> {
    let overwrite = if replace { Overwrite::Allowed } else { Overwrite::Never };
    let to = &resolve_own_link(to)?;
    if let Ok(there) = to.metadata() {
        must_be_file(to, &there)?;
    }
    let connection = connection::attach_existing(path)?;
    files::must_differ(path, to)?;
    clear(path, now);
    clear(to, now);
    copy(&connection, to, overwrite, rows::check_sums, step)
}

/// Copies a database into the folder of backups, and deletes all but the
/// newest backups of that cause.
///
/// A database that is about to be repaired is copied as it is, with altered events.
pub fn back_up(
    path: &Path,
    now: DateTime<Utc>,
    cause: BackupCause,
    keep: usize,
    step: Progress<'_>,
) -> Result<BackupReport> {
    let connection = connection::attach_existing(path)?;
    back_up_open(&connection, path, now, cause, keep, step)
}

/// Copies a database before a game is started, if it has any other; a large
/// one, for which the players would have to wait, only once a day.
pub fn back_up_at_new_game(
    path: &Path,
    now: DateTime<Utc>,
    step: Progress<'_>,
) -> Result<Option<BackupReport>> {
    /// Some 2,000 games, in bytes.
    const LARGE: u64 = 24 << 20;
    // One from the future was made before the clock was put back.
    let is_fresh = |backup: &Backup| {
        backup.cause == BackupCause::Daily && (now - backup.time).abs() < TimeDelta::days(1)
    };
    let size = path.metadata().map_or(0, |data| data.len());
    let cause = match backups(path)?.iter().any(is_fresh) {
        false => BackupCause::Daily,
        true if size <= LARGE => BackupCause::Game,
        true => return Ok(None),
    };
    let connection = connection::attach_existing(path)?;
    match connection.has("SELECT 1 FROM game_cache WHERE number > 1", [])? {
        true => back_up_open(&connection, path, now, cause, BACKUPS, step).map(Some),
        false => Ok(None),
    }
}

/// Does what [`back_up`] does with a file that is open.
pub(crate) fn back_up_open(
    connection: &Connection,
    path: &Path,
    now: DateTime<Utc>,
    cause: BackupCause,
    keep: usize,
    step: Progress<'_>,
) -> Result<BackupReport> {
    clear(path, now);
    let folder = folder(path);
    make_folder(&folder)?;
    let NameParts { stem, end } = NameParts::of(path);
    let (second, mark): (_, &str) = (now.format(SECOND), cause.into());
    let check = match cause {
        BackupCause::Asked | BackupCause::Daily | BackupCause::Game => rows::check_sums,
        BackupCause::Migration | BackupCause::Repair => unchecked,
    };
    let mut count = 1;
    let backed = loop {
        let again = if count == 1 { String::new() } else { format!("-{count}") };
        let name = format!("{stem}-{second}{again}{mark}{end}");
        match copy(connection, &folder.join(name), Overwrite::Never, check, step) {
            Err(StoreError::Exists { .. }) if count < 100 => count += 1,
            done => break done?,
        }
    };
    // The copy is made, and a surplus backup does no harm: from here on errors are ignored.
    let mut others = backups(path).unwrap_or_default();
    // One from the future was made by a clock that was ahead, and is older than
    // it looks: it neither counts nor is it deleted.
    others.retain(|other| other.cause == cause && other.path != backed.path && other.time <= now);
    for old in others.iter().skip(keep.saturating_sub(1)) {
        let _ = fs::remove_file(&old.path);
    }
    Ok(backed)
}

/// Removes the partial files that killed commands have left beside a file and among its backups,
/// unless they are so new that a command may still write them.
pub(crate) fn clear(path: &Path, now: DateTime<Utc>) {
    let NameParts { stem, .. } = NameParts::of(path);
    for folder in [folder_of(path), &folder(path)] {
        remove_partial_files(folder, TimeDelta::days(1), now, |name| name.starts_with(&stem));
    }
}

/// Lists the backups of a database, the newest first.
pub fn backups(path: &Path) -> Result<Vec<Backup>> {
    let folder = folder(path);
    let entries = match fs::read_dir(&folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(|why| StoreError::of_file(&folder, why))?,
    };
    let parts = NameParts::of(path);
    let mut backups: Vec<_> = entries.filter_map(|entry| parts.read(entry.ok()?.path())).collect();
    backups.sort_by_key(|backup| std::cmp::Reverse((backup.time, backup.count)));
    Ok(backups)
}

pub(crate) fn folder(path: &Path) -> PathBuf {
    path.with_file_name("backups")
}

/// The format of a time in a file name: whole seconds, without colons.
pub(crate) const SECOND: &str = "%Y%m%dT%H%M%SZ";

/// The name of a database in two parts, which the names of its backups have around the time:
/// another database of the same folder has another stem or another end.
struct NameParts {
    /// The name up to the last period.
    stem: String,
    /// The rest of it, such as `.db`.
    end: String,
}

impl NameParts {
    fn of(path: &Path) -> Self {
        let text = |part: Option<&OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
        let end = path.extension().map(|_| format!(".{}", text(path.extension())));
        Self { stem: text(path.file_stem()), end: end.unwrap_or_default() }
    }

    /// Reads a name such as `crowns-20261121T193000Z-2.daily.db`.
    fn read(&self, path: PathBuf) -> Option<Backup> {
        let rest = path.file_name()?.to_str()?.strip_prefix(&self.stem)?.strip_prefix('-')?;
        let (second, rest) = rest.split_at_checked("20261121T193000Z".len())?;
        let time = NaiveDateTime::parse_from_str(second, SECOND).ok()?.and_utc();
        let rest = rest.strip_suffix(&self.end)?;
        let (count, mark) = match rest.strip_prefix('-') {
            Some(rest) => {
                let (count, mark) = rest.split_at(rest.find('.').unwrap_or(rest.len()));
                (count.parse().ok()?, mark)
            }
            None => (1, rest),
        };
        let cause = mark.parse().ok()?;
        Some(Backup { path, time, cause, count })
    }
}

fn make_folder(folder: &Path) -> Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.recursive(false).create(folder) {
        Ok(()) => {
            sync_folder(folder_of(folder));
            Ok(())
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(why) => Err(StoreError::of_new_file(folder, why)),
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BackupReport {
    #[serde(rename = "file", serialize_with = "as_text")]
    pub path: PathBuf,
    /// Games in it, deleted ones not counted.
    pub game_count: u64,
    /// Rows of its journal.
    pub event_count: u64,
}

/// Writes a path; bytes that are not UTF-8 are replaced.
fn as_text<S: Serializer>(path: &Path, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_str(&path.to_string_lossy())
}

/// Copies a database with SQLite's online backup, which lets other programs
/// use it meanwhile. Only the owner can read the copy.
///
/// `check` is given the copy before it gets its name. What others write while
/// the database is read does not matter to it.
pub(crate) fn copy(
    from: &Connection,
    to: &Path,
    overwrite: Overwrite,
    check: impl FnOnce(&Connection) -> Result<()>,
    step: Progress<'_>,
) -> Result<BackupReport> {
    if overwrite == Overwrite::Never && to.try_exists().unwrap_or(false) {
        return Err(exists(to));
    }
    let part = files::partial(to)?;
    let report = {
        let mut copy = open_file(part.partial(), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        // No other program uses it, and if the copy is interrupted, the file is discarded.
        copy.pragma_update(None, "journal_mode", "OFF")?;
        copy.pragma_update(None, "trusted_schema", "OFF")?;
        copy_pages(from, &mut copy, step).map_err(|error| match error {
            StoreError::Full => StoreError::NoRoom { path: to.to_owned() },
            other => other,
        })?;
        number_schema(&copy)?;
        if !faults(&copy, PageCheck::Quick, 1)?.is_empty() {
            return Err(StoreError::Damaged);
        }
        check(&copy)?;
        holds(&copy, to)?
    };
    files::put(part, overwrite)?;
    Ok(report)
}

/// Leaves the events of a copy unchecked: they were checked already, or are copied as they are.
pub(crate) fn unchecked(_: &Connection) -> Result<()> {
    Ok(())
}

/// Copies all pages into an open database, as one transaction of it.
pub(crate) fn copy_pages(from: &Connection, to: &mut Connection, step: Progress<'_>) -> Result<()> {
    const PAGES: i32 = 1024;
    const RESTARTS: u32 = 3;
    let backup = rusqlite::backup::Backup::new(from, to)?;
    let mut restarts = 0;
    let mut remaining = i32::MAX;
    loop {
        // A write by another program restarts the backup. After a few restarts
        // the rest is copied in one step, which locks others out.
        let size = if restarts < RESTARTS { PAGES } else { -1 };
        match backup.step(size)? {
            StepResult::Done => return Ok(()),
            StepResult::More => {}
            // SQLite has already waited for the lock.
            _ => return Err(StoreError::Busy { seconds: BUSY_TIMEOUT }),
        }
        let now = backup.progress();
        restarts += u32::from(now.remaining >= remaining);
        remaining = now.remaining;
        let pages = |count: i32| u64::try_from(count).unwrap_or_default();
        step(pages(now.pagecount - now.remaining), pages(now.pagecount));
    }
}

/// Counts the games and events of a path. A cache that does not fit the journal is
/// counted as it is: the copy may be of a damaged file.
pub(super) fn holds(connection: &Connection, path: &Path) -> Result<BackupReport> {
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get(0));
    let table = if connection.table_exists(None, "game_cache")? { "game_cache" } else { "games" };
    let games = || count(&format!("SELECT count(*) FROM {table} WHERE state <> 'deleted'"));
    let folded = || -> Result<u64> {
        let reader = Reader::open(connection.unchecked_transaction()?)?;
        let is_there = |game: &GameRow| (game.state != GameState::Deleted).then_some(());
        Ok(reader.of_rows(&GameFilter::default(), is_there)?.len() as u64)
    };
    let game_count = match table {
        "games" => games()?,
        _ => folded().or_else(|_| games())?,
    };
    let event_count = count("SELECT count(*) FROM journal")?;
    Ok(BackupReport { path: path.to_owned(), game_count, event_count })
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;
    use crate::game::{DeviceId, Name};
    use crate::store::db::connection::silent;
    use crate::store::{IdGenerator, Store};

    fn at(hours: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_790_000_000 + hours * 3600, 0).unwrap()
    }

    fn names(path: &Path) -> Vec<String> {
        let name = |backup: Backup| backup.path.file_name().unwrap().to_str().unwrap().to_owned();
        backups(path).unwrap().into_iter().map(name).collect()
    }

    fn database(folder: &Path, name: &str) -> PathBuf {
        let path = folder.join(name);
        let device = DeviceId(Uuid::from_u128(1));
        let mut store =
            Store::open(&path, device, IdGenerator::seeded(1), DateTime::UNIX_EPOCH).unwrap();
        store.command(at(0), |tx| tx.add_player(&Name::new("Ann").unwrap())).unwrap();
        path
    }

    #[test]
    fn databases_of_one_folder_leave_each_others_backups_alone() {
        let folder = tempfile::tempdir().unwrap();
        let names_of = ["x.db", "x.sqlite", "x", "x.sqlite.db"];
        let paths = names_of.map(|name| database(folder.path(), name));
        for hour in [1, 2, 2] {
            for path in &paths {
                back_up(path, at(hour), BackupCause::Asked, 2, &mut silent).unwrap();
            }
        }
        for (path, (stem, end)) in
            paths.iter().zip([("x", ".db"), ("x", ".sqlite"), ("x", ""), ("x.sqlite", ".db")])
        {
            let name = |count: &str| format!("{stem}-{}{count}{end}", at(2).format(SECOND));
            assert_eq!(names(path), [name("-2"), name("")]);
        }
    }

    #[test]
    fn backups_from_the_future_do_not_take_the_place_of_others() {
        let folder = tempfile::tempdir().unwrap();
        let path = database(folder.path(), "club.db");
        for hour in [90_000, 90_001, 1, 2, 3] {
            back_up(&path, at(hour), BackupCause::Asked, 2, &mut silent).unwrap();
        }
        let expect = [90_001, 90_000, 3, 2];
        let expect = expect.map(|hour| format!("club-{}.db", at(hour).format(SECOND)));
        assert_eq!(names(&path), expect);
    }

    #[test]
    fn the_newest_of_each_cause_are_retained() {
        let folder = tempfile::tempdir().unwrap();
        let path = database(folder.path(), "club.db");
        back_up(&path, at(0), BackupCause::Repair, 1, &mut silent).unwrap();
        let stranger = folder.path().join("backups/club-of-cards.db");
        fs::write(&stranger, "").unwrap();
        for hour in [1, 2, 2, 3] {
            let backed = back_up(&path, at(hour), BackupCause::Asked, 3, &mut silent).unwrap();
            assert_eq!((backed.game_count, backed.event_count), (0, 1));
        }
        let expect = [(3, ""), (2, "-2"), (2, ""), (0, ".before-repair")];
        let expect = expect.map(|(hour, end)| format!("club-{}{end}.db", at(hour).format(SECOND)));
        assert_eq!(names(&path), expect);
        assert!(stranger.exists());
    }
}
