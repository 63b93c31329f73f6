//! The errors of the other modules as failures. Those of the table bring their
//! hints along; the others get the hint that the command line has for them.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::failure::Failure;
use crate::cards::ParseCardsError;
use crate::game::{
    InvalidName, LookupError, PlayError, ScoreArgsError, ScoreEntryError, SeatNotFound,
    SolitaireError, StartError, TypedLayDownError, TypedMoveError, TypedPilesError, UnknownMethod,
};
use crate::messages::{Command, Hint, RequestError, TournamentError, quoted};
use crate::odds::PositionError;
use crate::rules::rulings::RulingNotFound;
use crate::rules::{ImpossibleCardsLeft, RulesetError};
use crate::seating::SeatingError;
use crate::solver::HandSizeError;
use crate::store::{
    ExportError, NewLeagueError, NewPlayerError, StoreError, SyncError, WriteError,
};

macro_rules! errors_of_the_table {
    ($($error:ident $(but $inner:ident)?,)*) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                $(if let $error::$inner(error) = error {
                    return error.into();
                })?
                Self::localized(error)
            }
        }
    )*};
}

errors_of_the_table! {
    ParseCardsError,
    HandSizeError,
    ImpossibleCardsLeft,
    PositionError,
    RulesetError,
    RulingNotFound,
    InvalidName,
    ScoreEntryError,
    ScoreArgsError,
    StartError,
    PlayError,
    SolitaireError,
    TypedLayDownError,
    TypedMoveError,
    TypedPilesError,
    UnknownMethod,
    SeatNotFound,
    RequestError,
    TournamentError,
    NewPlayerError but Write,
    NewLeagueError but Write,
    WriteError but Store,
}

impl From<LookupError> for Failure {
    fn from(error: LookupError) -> Self {
        let open = match &error {
            LookupError::SeveralOpen(games) => games.clone(),
            _ => Vec::new(),
        };
        let several = match &error {
            LookupError::SeveralPlayers { name, names }
            | LookupError::SeveralLeagues { name, names } => Some((name.clone(), names.clone())),
            _ => None,
        };
        let failure = Self::localized(error).one_of(open);
        match several {
            Some((name, names)) => {
                failure.one_of_meanings(&name, names.into_iter().map(|name| vec![name]).collect())
            }
            None => failure,
        }
    }
}

impl From<SeatingError> for Failure {
    fn from(error: SeatingError) -> Self {
        TournamentError::Seating(error).into()
    }
}

impl From<ExportError> for Failure {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::Write(error) => error.into(),
            ExportError::Store(error) => error.into(),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        let hint = store_hint(&error);
        Self::english(error).hint(hint)
    }
}

impl From<SyncError> for Failure {
    fn from(error: SyncError) -> Self {
        let hint = sync_hint(&error);
        match error {
            SyncError::Store(error) => error.into(),
            error => Self::english(error).hint(hint),
        }
    }
}

fn store_hint(error: &StoreError) -> Option<Hint> {
    let path = |path: &Path| quoted(&path.to_string_lossy());
    let hint = match error {
        StoreError::Directory { path: folder } => {
            Hint::new(format!("name a file in it, such as `{}`", path(&folder.join("crowns.db"))))
        }
        StoreError::NoFolder { folder } => {
            Hint::new(format!("run `mkdir -p {}` to create it", path(folder)))
        }
        StoreError::Permission { path: file } => {
            Hint::new(format!("run `ls -l {}` to see who may read and write it", path(file)))
        }
        StoreError::CannotMake { path: file } => {
            let folder = file.parent().filter(|folder| *folder != Path::new(""));
            let folder = path(folder.unwrap_or(Path::new(".")));
            Hint::new(format!("run `ls -ld {folder}` to see who may write there"))
        }
        StoreError::ReadOnlyDisk { .. } => {
            Hint::new("name a file on another disk, or make this one writable")
        }
        StoreError::ReadOnly => {
            Hint::new("commands that only read, such as ").command(Command::new("board")).text(
                ", still work; to write, make both writable or name a copy of the file with `--db`",
            )
        }
        StoreError::StrayJournal { path: file, .. } => Hint::new(format!(
            "if `{}` is new or was copied here, move the journal away; ",
            path(file)
        ))
        .command(Command::new("doctor --repair").on(file))
        .text(" does so and recovers what can be read"),
        StoreError::SeveralNames { path: file, .. } => Hint::new(format!(
            "run `find . -samefile {}` to see those below this directory, and replace all but one \
             with copies",
            path(file)
        )),
        StoreError::Interrupted => Hint::new("make both writable, then run the command again"),
        StoreError::Full | StoreError::NoRoom { .. } => {
            Hint::new("free some space on the disk, then run the command again")
        }
        StoreError::Busy { .. } => Hint::new("wait until it is done, then run the command again"),
        StoreError::WriteAhead => {
            Hint::new("stop that program, such as Litestream, then run the command again")
        }
        StoreError::Exists { .. } => Hint::new("pass `--force` to replace it"),
        StoreError::Inconsistent => Hint::run(Command::new("doctor --repair"), "to repair it"),
        StoreError::Damaged
        | StoreError::EventsMissing { .. }
        | StoreError::ParseEventError { .. }
        | StoreError::Altered { .. } => {
            Hint::run(Command::new("doctor"), "to see what is wrong and how to repair it")
        }
        StoreError::ForeignSchema { .. } => Hint::new(
            "restore another backup; if you trust this file, run `crowns export` on it and \
             import the result",
        ),
        StoreError::AfterRestore { previous: Some(path), .. } => {
            Hint::run(Command::new("restore").path(path), "to return to the previous database")
        }
        StoreError::ReplaceFailed { previous, .. } => {
            Hint::run(Command::new("restore").path(previous), "to return to the previous database")
        }
        StoreError::Unsynced => Hint::new("do not run the command again; ")
            .command(Command::new("log"))
            .text(" shows the change"),
        StoreError::Moved => Hint::new("run the command again"),
        StoreError::Gone { .. } => Hint::new("put it back; until then nothing can be written"),
        StoreError::DanglingLink { .. } => Hint::new(
            "mount the disk that it is on, remove the link or name another file with `--db`",
        ),
        StoreError::ForeignLink { .. } => Hint::new("name another file, or remove the link"),
        StoreError::DamagedCopy { path } | StoreError::BadCopy { path, .. } => {
            Hint::run(Command::new("doctor --repair").on(path), "to recover what can still be read")
        }
        StoreError::NothingToSave => Hint::run(Command::new("restore FILE"), "to restore a backup"),
        StoreError::OldReadOnly { .. } => {
            Hint::new("copy it to a directory you can write to, and name the copy with `--db`")
        }
        StoreError::Newer { .. } => Hint::new("upgrade crowns to read it"),
        StoreError::NotFile { .. }
        | StoreError::AfterRestore { .. }
        | StoreError::NoFile { .. }
        | StoreError::Itself { .. }
        | StoreError::Foreign { .. }
        | StoreError::Io { .. }
        | StoreError::Line { .. }
        | StoreError::Sqlite(_) => return None,
    };
    Some(hint)
}

fn sync_hint(error: &SyncError) -> Option<Hint> {
    let hint = match error {
        SyncError::NoFolder { .. } => {
            Hint::new("create it, or mount the disk that it is on, then run the command again")
        }
        SyncError::NotFolder { .. } => Hint::new("name a directory; ")
            .command(Command::new("import FILE"))
            .text(" reads an export"),
        SyncError::Link { path } => Hint::new(format!(
            "remove it with `rm {}`; the next sync sends what is missing",
            quoted(&path.to_string_lossy())
        )),
        SyncError::NoGit { .. } => Hint::new("install git"),
        SyncError::NoBranch { path } => {
            Hint::new(format!("check out a branch, as with `{} checkout main`", git(path)))
        }
        SyncError::Merging { path } => Hint::new(format!(
            "finish it with `{0} commit`, or give it up with `{0} merge --abort`, then sync \
             again",
            git(path)
        )),
        SyncError::Conflict { path, .. } => Hint::new(format!(
            "run `{} pull --no-rebase`, resolve the conflict and commit, then sync again",
            git(path)
        )),
        SyncError::Syncing { .. } => Hint::new("wait until it has ended"),
        SyncError::Locked { path } => Hint::new(format!(
            "if no git is running there, remove it with `rm {}`",
            quoted(&path.to_string_lossy())
        )),
        SyncError::Git { path, .. } => Hint::new(format!(
            "run `{} status` to see more; the next sync sends what is missing",
            git(path)
        )),
        SyncError::NoPostgres => Hint::new(
            "build it with `cargo install crowns --features postgres`, or sync with a \
             directory",
        ),
        SyncError::Url { .. } => {
            Hint::new("write `postgres://USER@HOST/DATABASE`, and the password in PGPASSWORD")
        }
        SyncError::Unencrypted => Hint::new("leave `sslmode` out of the URL"),
        SyncError::NoCertificates => Hint::new(
            "install the package `ca-certificates`, or name a file of them in SSL_CERT_FILE",
        ),
        SyncError::Certificates { .. } => {
            Hint::new("name a file of certificates in PEM format as `sslrootcert`")
        }
        SyncError::Unreachable { .. } => Hint::new(
            "check the host name and the network, and that the server is running; the next \
             sync sends what is missing",
        ),
        SyncError::Password { .. } => {
            Hint::new("set the environment variable PGPASSWORD to the password")
        }
        SyncError::NotSetUp => {
            Hint::new("as the owner of the database, run docs/postgres.sql with psql")
        }
        SyncError::NotMember { others, .. } => match others.first() {
            Some(club) => Hint::new(format!(
                "name the club in the URL, as in `?options=-c%20crowns.club%3D{club}`"
            )),
            None => Hint::new("as the owner of the database, grant the club to the login"),
        },
        SyncError::Server { .. } | SyncError::Store(_) => return None,
        SyncError::NotUtf8 { .. } => Hint::new("rename it"),
        SyncError::Read { why, .. } | SyncError::Write { why, .. } => {
            Hint::new(format!("{}; the next sync sends what is missing", way_out(why)))
        }
    };
    Some(hint)
}

fn git(work_tree: &Path) -> String {
    format!("git -C {}", quoted(&work_tree.to_string_lossy()))
}

/// Returns what to do about a directory that cannot be read or written.
fn way_out(why: &io::Error) -> &'static str {
    match why.kind() {
        ErrorKind::PermissionDenied => "check who may read and write there",
        ErrorKind::ReadOnlyFilesystem => "make the disk writable",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "free some space there",
        _ => "check that the disk is still there",
    }
}
