//! Stores everything in one SQLite file: the journal of events, which is the
//! truth, and a cache of what follows from it for each game.
//!
//! One [`Store::command`] is one transaction: its events are appended, and the
//! games that they touch are folded again. Its cost does not depend on how many
//! games are stored. Once it returns, it is on disk.
//!
//! Nothing is ever removed from the journal. [`Store::undo`] appends that the
//! last command of this device no longer counts, [`Store::redo`] that it does
//! again; an aggregate is the fold of its events that count, by time and id.
//!
//! The folders, from the ground up; a file imports only from its own folder
//! and from those above it in this table:
//!
//! | folder | holds |
//! |---|---|
//! | `db` | the file: header, connection, schema, errors, atomic creation of files |
//! | `journal` | the append-only rows, their checksums |
//! | `state` | what is folded from the journal, and the cache of games |
//! | `read` | queries |
//! | `write` | what one command writes; undo and redo |
//! | `exchange` | the journal between devices: export, import, merge; games from spreadsheets |
//! | `safety` | backup, migration, restore, doctor, salvage |
//!
//! `database` is on top: the open database with one method per operation.
//!
//! Knows nothing of terminals, arguments and the clock. No SQL leaves this module.

mod database;
mod db;
mod exchange;
mod journal;
mod read;
mod safety;
mod state;
mod write;

pub use database::{CommitFlag, ReadStore, Store};
pub use db::atomic_file::{Access, AtomicFile, Overwrite};
pub use db::connection::Progress;
pub use db::device::{IdGenerator, device_name, known_device, name_device, this_device};
pub use db::files::Disk;
pub use db::files::{FileId, SCHEMA_VERSION, is_old, resolve_own_link};
pub use db::shared_draft::{Sharing, Typist};
pub use db::{LineError, StoreError};
pub use exchange::export::{ExportError, ExportSummary};
pub use exchange::format::{EXPORT_VERSION, ExportHeader, ParseExportError, RefusedLine};
pub use exchange::merge::{
    MAX_LISTED, MergeOptions, MergeReport, RenumberedGame, TableChange, TableNews,
};
pub use exchange::reader::ExportReader;
pub use exchange::spreadsheet::{
    DayOrder, Heading, ImportProblem, ImportSpreadsheetError, Location, ReadOptions,
    SHOWN_WARNINGS, SheetProblem, Spreadsheet, SpreadsheetOptions, SpreadsheetReport,
    SpreadsheetWarning, Totals, decode_text, read_spreadsheet, summary as problem_summary,
};
#[cfg(feature = "postgres")]
pub use exchange::sync::SyncServer;
pub use exchange::sync::{
    PassedOver, Renewal, SegmentsReport, SkewedClock, SyncError, SyncReport, UnnamedClub,
    check_sync_directory, is_server, without_passwords,
};
pub use journal::line::JournalLine;
pub use read::aggregates::{SharedName, TournamentSummary};
pub use read::games::MissingRound;
pub use read::games::{GameFilter, Page, PageRequest};
pub use read::lookup::{GameKey, Lookup};
pub use read::players::{Namesake, Player, PlayerOverview};
pub use read::{JournalEnd, Reader};
pub use safety::backup::BackupReport;
pub use safety::backup::{BACKUPS, Backup, back_up, back_up_at_new_game, back_up_to, backups};
pub use safety::doctor::{
    HealthReport, JournalStats, RepairReport, SuspectScore, repair, sqlite_version,
};
pub use safety::restore::{PreviousDatabase, RestoreReport, RestoreSource};
pub use safety::salvage::SalvageReport;
#[cfg(test)]
pub(crate) use state::folded::FOLDS;
pub use write::find_or_add::SeatedPlayer;
pub use write::undo::UndoReport;
pub use write::{NewLeagueError, NewPlayerError, WriteError, Writer};
