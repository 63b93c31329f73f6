//! Keeps everything in one SQLite file: the journal of events, which is the
//! truth, and projections of it, which can be rebuilt.
//!
//! One [`Store::command`] is one transaction: its events are appended, and
//! the aggregates that they touch are folded and projected anew. What it
//! costs does not depend on how many games there are. Once it returns, it is
//! on disk.
//!
//! Nothing is ever taken out of the journal. [`Store::undo`] appends that the
//! last command of this device no longer counts, [`Store::redo`] that it does
//! again; an aggregate is the fold of its events that count, by time and id.
//!
//! Knows nothing of terminals and arguments. No SQL leaves this room.

mod db;
mod exchange;
mod journal;
mod projection;
mod read;
mod safety;
mod write;

use std::path::Path;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::game::DeviceId;

pub use db::device::{known_device, this_device};
pub use db::disk::Disk;
pub use db::error::StoreError;
pub use db::ids::IdGenerator;
pub use db::open::{SCHEMA_VERSION, is_old};
pub use exchange::export::{ExportError, ExportFilter, ExportSummary};
pub use exchange::format::{EXPORT_VERSION, ExportHeader, ExportReader, ParseExportError};
pub use exchange::merge::{MergeOptions, MergeReport, NewAggregates, RenumberedGame, SHOWN};
pub use journal::line::{JournalLine, LineError};
pub use projection::rebuild::ProjectionMismatch;
pub use read::log::{LogEntry, LogFilter, LogPage, Subject};
pub use read::lookup::{GameRef, Lookup};
pub use read::names::NameDirectory;
pub use read::namesakes::Namesake;
pub use read::reader::{
    GameFilter, GamePage, GameSummary, Player, Reader, SeatSummary, StoredLeague, StoredRuleset,
};
pub use read::results::ResultFilter;
pub use safety::backup::{
    BACKUPS, Backup, BackupCause, back_up, back_up_at_new_game, back_up_to, backups,
};
pub use safety::copy::{BackupReport, behind_link};
pub use safety::doctor::{HealthReport, Inspected, JournalStats, SuspectScore, sqlite_version};
pub use safety::restore::{PreviousDatabase, RestoreReport, RestoreSource};
pub use safety::salvage::{RepairReport, SalvageReport, repair};
pub use write::undo::UndoReport;
pub use write::writer::{WriteError, Writer};

/// The file that a table keeps its games in.
#[derive(Debug)]
pub struct Store {
    connection: Connection,
    device: DeviceId,
    ids: IdGenerator,
}

/// The same file where it is only to be read: nothing is made beside it, and
/// it may be one that cannot be written.
#[derive(Debug)]
pub struct ReadStore {
    connection: Connection,
}

impl ReadStore {
    /// Opens a file if there is one.
    ///
    /// # Errors
    ///
    /// As [`Store::open`].
    pub fn open(path: &Path) -> Result<Option<Self>, StoreError> {
        let connection = db::open::open_to_read(path)?;
        Ok(connection.map(|connection| Self { connection }))
    }

    /// Returns a reader, as [`Store::read`] does.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where the file cannot be read.
    pub fn read(&self) -> Result<Reader<'_>, StoreError> {
        Ok(Reader::new(self.connection.unchecked_transaction()?))
    }
}

/// Is told how far long work has come: how much of how much is done.
pub type Progress<'a> = &'a mut dyn FnMut(u64, u64);

/// Tells nobody.
fn silent(_: u64, _: u64) {}

impl Store {
    /// Opens a file, makes it where there is none, and brings its schema up
    /// to date after a backup beside it.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where the file cannot be opened, is not a crowns
    /// database or is of a newer version; it is not touched then.
    pub fn open(path: &Path, device: DeviceId, ids: IdGenerator) -> Result<Self, StoreError> {
        let connection = db::open::open(path)?;
        Ok(Self {
            connection,
            device,
            ids,
        })
    }

    /// Returns a reader of the file as it stands now; it sees nothing of what
    /// others write while it lives, and keeps them waiting. There can be one
    /// at a time.
    ///
    /// # Errors
    ///
    /// [`StoreError`] where the file cannot be read.
    pub fn read(&self) -> Result<Reader<'_>, StoreError> {
        Ok(Reader::new(self.connection.unchecked_transaction()?))
    }

    /// Does one command: all that it writes is kept, or, where it returns an
    /// error, nothing is.
    ///
    /// # Errors
    ///
    /// That of the work, or [`StoreError`] where it cannot be kept.
    pub fn command<T, E: From<StoreError>>(
        &mut self,
        now: DateTime<Utc>,
        work: impl FnOnce(&mut Writer<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut writer = self.writer(now)?;
        let answer = work(&mut writer)?;
        writer.commit()?;
        Ok(answer)
    }

    fn writer(&mut self, now: DateTime<Utc>) -> Result<Writer<'_>, StoreError> {
        let begun = Transaction::new(&mut self.connection, TransactionBehavior::Immediate)?;
        Writer::begin(Reader::new(begun), &mut self.ids, self.device, now)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    use chrono::NaiveDate;
    use uuid::Uuid;

    use super::*;
    use crate::game::{GameId, Name, NewGame, RoundEntry, ScoreEntry};
    use crate::rules::Ruleset;

    static STEPS: AtomicU64 = AtomicU64::new(0);

    /// Counts the steps of SQLite's machine that something takes: few where
    /// it runs along indexes, many where it scans.
    fn steps(store: &mut Store, work: impl FnOnce(&mut Store)) -> u64 {
        let count = || {
            STEPS.fetch_add(1, Ordering::Relaxed);
            false
        };
        let before = STEPS.load(Ordering::Relaxed);
        store.connection.progress_handler(1, Some(count)).unwrap();
        work(store);
        store
            .connection
            .progress_handler(1, None::<fn() -> bool>)
            .unwrap();
        STEPS.load(Ordering::Relaxed) - before
    }

    fn start(store: &mut Store) -> GameId {
        let started = store.command(DateTime::UNIX_EPOCH, |tx| {
            let seat = match tx.players()?.first() {
                Some(player) => player.id,
                None => tx.add_player(&Name::new("Ann").expect("a name"))?,
            };
            tx.start_game(NewGame {
                seats: vec![seat],
                dealer: None,
                ruleset: Ruleset::official(),
                league: None,
                date: NaiveDate::default(),
                place: None,
                note: None,
            })
        });
        started.unwrap()
    }

    fn score(store: &mut Store, game: GameId) {
        let scored: Result<(), WriteError> = store.command(DateTime::UNIX_EPOCH, |tx| {
            let sheet = tx.game(game)?.expect("the game is there");
            let entries = vec![(0, ScoreEntry::Points(12))];
            let draft = RoundEntry {
                entries,
                ..RoundEntry::default()
            };
            let scored = sheet.score(draft).expect("12 is a score");
            tx.record(game, &scored.event)
        });
        scored.unwrap();
    }

    #[test]
    fn who_waited_in_vain_is_told_so() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("crowns.db");
        let device = DeviceId(Uuid::from_u128(1));
        let mut store = Store::open(&path, device, IdGenerator::seeded(1)).unwrap();
        let short = Duration::from_millis(20);
        store.connection.busy_timeout(short).unwrap();
        let other = Connection::open(&path).unwrap();
        other.execute_batch("BEGIN EXCLUSIVE").unwrap();
        let error = store.undo(DateTime::UNIX_EPOCH).unwrap_err();
        assert!(matches!(error, StoreError::Busy { .. }), "{error:?}");
        let error = store.read().unwrap().players().unwrap_err();
        assert_eq!(
            error.to_string(),
            "another program has kept the file busy for 10 seconds"
        );
        other.execute_batch("COMMIT").unwrap();
        assert_eq!(store.undo(DateTime::UNIX_EPOCH).unwrap(), None);
    }

    /// What a table does all evening, and the steps that each takes.
    fn evening(store: &mut Store) -> Vec<(&'static str, u64)> {
        let game = start(store);
        score(store, game);
        let page = GamePage {
            before: None,
            size: 3,
        };
        let first = LogPage {
            before: None,
            size: 3,
        };
        vec![
            ("start", steps(store, |store| _ = start(store))),
            ("score", steps(store, |store| score(store, game))),
            (
                "undo",
                steps(store, |store| drop(store.undo(DateTime::UNIX_EPOCH))),
            ),
            (
                "redo",
                steps(store, |store| drop(store.redo(DateTime::UNIX_EPOCH))),
            ),
            (
                "games",
                steps(store, |store| {
                    store
                        .read()
                        .unwrap()
                        .games(GameFilter::default(), page)
                        .unwrap();
                }),
            ),
            (
                "log",
                steps(store, |store| {
                    store
                        .read()
                        .unwrap()
                        .log(LogFilter::default(), first)
                        .unwrap();
                }),
            ),
            (
                "last",
                steps(store, |store| {
                    store.read().unwrap().find_game(GameRef::Last).unwrap();
                }),
            ),
        ]
    }

    #[test]
    fn no_cost_grows_with_the_number_of_games() {
        let folder = tempfile::tempdir().unwrap();
        let device = DeviceId(Uuid::from_u128(1));
        let path = folder.path().join("crowns.db");
        let mut store = Store::open(&path, device, IdGenerator::seeded(1)).unwrap();
        evening(&mut store);
        let few = evening(&mut store);
        for _ in 0..100 {
            start(&mut store);
        }
        let many = evening(&mut store);
        for ((what, few), (_, many)) in few.into_iter().zip(many) {
            assert!(many <= few + few / 10, "{what}: {few} steps, then {many}");
        }
    }
}
