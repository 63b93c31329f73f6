//! The lock files of git in a work tree: those that a killed sync has left are
//! removed, others are named.
//!
//! A sync that is under way has marked the git directory with a file, which it
//! and the git that it runs hold open and locked. Where that file is marked and
//! nobody holds it, they were killed.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;
use std::time::{Duration, SystemTime};

use super::report::SyncError;

/// The file in the git directory.
const MARKER: &str = "crowns-sync";

/// How long another sync is waited for.
const SYNC_TIMEOUT: Duration = Duration::from_secs(30);

/// How long a lock file of another git is waited for.
const LOCK_TIMEOUT: Duration = Duration::from_secs(2);

/// How much later than its start git makes a lock file.
const GIT_TIME: Duration = Duration::from_secs(60);

/// How exact the times of files are.
const TIME_STEP: Duration = Duration::from_secs(2);

/// The mark of a sync that is under way.
#[derive(Debug)]
pub(super) struct Marker {
    file: File,
    /// The git directory of the work tree.
    folder: PathBuf,
    /// When the sync before was killed, if it was.
    killed: Option<SystemTime>,
}

impl Marker {
    /// Marks git directories, the first one of the work tree; waits for another
    /// sync, and removes what one that was killed has left.
    pub(super) fn set(folders: &[PathBuf]) -> Result<Self, SyncError> {
        let path = folders[0].join(MARKER);
        let cannot = |why| SyncError::Write { path: path.clone(), why };
        let mut options = File::options();
        let file = options.append(true).create(true).open(&path).map_err(cannot)?;
        wait(SYNC_TIMEOUT, || hold(&file))
            .map_err(|()| SyncError::Syncing { path: folders[0].clone() })?;
        let killed = file.metadata().map_err(cannot)?;
        let killed = match killed.len() {
            0 => None,
            _ => Some(killed.modified().map_err(cannot)?),
        };
        let folder = folders[0].clone();
        let mut marker = Self { file, folder, killed };
        if let Some(since) = killed {
            for lock in locks(folders).filter(|lock| is_of_git_since(lock, since)) {
                fs::remove_file(&lock).map_err(|why| SyncError::Write { path: lock, why })?;
            }
        }
        // What an editor is about to do ends soon.
        wait(LOCK_TIMEOUT, || locks(folders).next().is_none()).map_err(|()| {
            let lock = locks(folders).next();
            SyncError::Locked { path: lock.unwrap_or_else(|| folders[0].clone()) }
        })?;
        marker.write().map_err(cannot)?;
        Ok(marker)
    }

    /// Returns `true` if the sync before was killed, and its git has left a file of
    /// this name in the git directory.
    pub(super) fn has_left(&self, name: &str) -> bool {
        let file = self.folder.join(name);
        self.killed.is_some_and(|since| is_of_git_since(&file, since))
    }

    fn write(&mut self) -> io::Result<()> {
        self.file.write_all(b"crowns sync is running git here\n")?;
        self.file.sync_all()
    }

    /// Returns the standard input of a git that is about to be run: it holds the
    /// mark, even if this program is killed.
    pub(super) fn stdin(&self) -> Stdio {
        // It is newer then than any lock that an earlier git left.
        let _ = (&self.file).write_all(b"\n");
        self.file.try_clone().map_or_else(|_| Stdio::null(), Stdio::from)
    }
}

impl Drop for Marker {
    fn drop(&mut self) {
        let _ = self.file.set_len(0);
    }
}

/// Holds a file; returns `false` if somebody else does. Where files cannot be
/// held, nobody does.
fn hold(file: &File) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Waits until something is done.
fn wait(at_most: Duration, mut is_done: impl FnMut() -> bool) -> Result<(), ()> {
    const STEP: Duration = Duration::from_millis(50);
    for _ in 0..=at_most.as_millis() / STEP.as_millis() {
        if is_done() {
            return Ok(());
        }
        thread::sleep(STEP);
    }
    Err(())
}

/// Returns the lock files in git directories, of the index, of refs and others.
fn locks(folders: &[PathBuf]) -> impl Iterator<Item = PathBuf> {
    let mut folders = folders.to_vec();
    folders.extend(folders.clone().iter().map(|folder| folder.join("refs")));
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.extension().is_some_and(|end| end == "lock") {
                found.push(path);
            } else if folder.components().any(|part| part.as_os_str() == "refs") && path.is_dir() {
                folders.push(path);
            }
        }
    }
    found.into_iter()
}

/// Returns `true` if a file was made when git was run last.
fn is_of_git_since(file: &Path, since: SystemTime) -> bool {
    let made = fs::metadata(file).and_then(|file| file.modified());
    made.is_ok_and(|made| made + TIME_STEP >= since && made <= since + GIT_TIME)
}
