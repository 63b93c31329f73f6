//! Carries segments with git, where the directory is in a work tree that has a
//! remote: pulls, adds own segments, commits, pushes, and tries again if another
//! device was faster. Own segments never conflict.
//!
//! The program `git` does it, with the settings, hooks and identity of the user. A sync
//! that is under way has marked the git directory with a file, which it and the git that
//! it runs hold open and locked. Where that file is marked and nobody holds it, they were
//! killed: the lock files that they have left are removed, others are named.

use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, SystemTime};

use uuid::Uuid;

use super::report::SyncError;
use super::segment::JOURNAL;

/// How often a push is tried that others are faster than.
pub(super) const TRIES: u32 = 10;

#[derive(Debug, Default)]
pub(super) struct WorkTree {
    folder: PathBuf,
    remote: String,
    /// The branch of the remote, in full.
    branch: String,
    marker: Option<Marker>,
}

impl WorkTree {
    /// Returns the work tree that a directory is in, if there is one and it has a remote.
    pub(super) fn find(folder: &Path) -> Result<Option<Self>, SyncError> {
        let is_repository = |folder: &Path| folder.join(".git").exists();
        if !folder.ancestors().any(is_repository) {
            return Ok(None);
        }
        let mut tree = Self { folder: folder.to_owned(), ..Self::default() };
        let remotes = tree.git(&["remote"])?;
        let Some(first) = remotes.lines().next() else { return Ok(None) };
        let branch = tree.git(&["symbolic-ref", "--quiet", "--short", "HEAD"]);
        let branch = branch.map_err(|_| SyncError::NoBranch { path: folder.to_owned() })?;
        let config = |what| tree.git(&["config", &format!("branch.{branch}.{what}")]).ok();
        let origin = remotes.lines().find(|remote| *remote == "origin");
        let remote = config("remote").unwrap_or_else(|| origin.unwrap_or(first).to_owned());
        let branch = config("merge").unwrap_or_else(|| format!("refs/heads/{branch}"));
        (tree.remote, tree.branch) = (remote, branch);
        let folders = tree.git(&["rev-parse", "--git-dir", "--git-common-dir"])?;
        let mut folders: Vec<_> = folders.lines().map(|line| folder.join(line)).collect();
        folders.dedup();
        tree.marker = Some(Marker::set(&folders)?);
        tree.finish_merge()?;
        Ok(Some(tree))
    }

    /// Brings in what the remote has; returns why it cannot be reached now. Where another copy of a
    /// database has written a segment of the same name, its own is there afterwards.
    pub(super) fn pull(&self) -> Result<Option<String>, SyncError> {
        if let Err(error) = self.git(&["fetch", "--quiet", &self.remote]) {
            return Ok(Some(error.to_string()));
        }
        let Some(theirs) = self.tracking() else { return Ok(None) };
        let merge = ["merge", "--quiet", "--no-edit", "--allow-unrelated-histories"];
        let mut merged = self.commit_with(&merge, &[&theirs]);
        if merged.is_err() && self.remove_unfinished(&theirs)? {
            merged = self.commit_with(&merge, &[&theirs]);
        }
        if let Err(error) = merged
            && !self.take_theirs()?
        {
            let files = self.conflicts()?;
            let _ = self.git(&["merge", "--abort"]);
            let path = self.folder.clone();
            return Err(if files.is_empty() { error } else { SyncError::Conflict { path, files } });
        }
        Ok(None)
    }

    /// Finishes a merge of segments that a killed command has left, which may lack
    /// nothing but its commit. One of other files is the user's.
    fn finish_merge(&self) -> Result<(), SyncError> {
        let merging = self.git(&["rev-parse", "--quiet", "--verify", "MERGE_HEAD"]);
        if merging.is_err() || self.take_theirs()? {
            return Ok(());
        }
        let marker = self.marker.as_ref();
        let is_left = marker.is_some_and(|marker| marker.has_left("MERGE_HEAD"));
        match is_left && self.conflicts()?.is_empty() {
            true => self.commit_with(&["commit", "--quiet", "--no-edit"], &[]),
            false => Err(SyncError::Merging { path: self.folder.clone() }),
        }
    }

    /// Removes the segments that a killed merge had begun to write: files with no more
    /// than the beginning of what the other side has. Returns `false` if there are none.
    fn remove_unfinished(&self, theirs: &str) -> Result<bool, SyncError> {
        if !self.conflicts()?.is_empty() {
            return Ok(false);
        }
        let mut are_any = false;
        let changed = ["ls-files", "--others", "--modified", "-z", "--", JOURNAL];
        for path in paths(&self.git(&changed)?) {
            let Ok(whole) = self.output(&["cat-file", "blob", &format!("{theirs}:./{path}")])
            else {
                continue;
            };
            let file = self.folder.join(&path);
            if !whole.starts_with(&fs::read(&file).unwrap_or_default()) {
                continue;
            }
            are_any = true;
            match self.git(&["ls-files", "--error-unmatch", "--", &path]) {
                Ok(_) => drop(self.git(&["checkout", "--quiet", "--", &path])?),
                Err(_) => {
                    fs::remove_file(&file).map_err(|why| SyncError::Write { path: file, why })?
                }
            }
        }
        Ok(are_any)
    }

    fn conflicts(&self) -> Result<Vec<String>, SyncError> {
        Ok(paths(&self.git(&["diff", "--name-only", "--diff-filter=U", "-z"])?))
    }

    /// Settles a merge in which only segments conflict. Returns `false` if it is another one.
    fn take_theirs(&self) -> Result<bool, SyncError> {
        let top = self.git(&["rev-parse", "--show-toplevel"])?;
        let paths = self.conflicts()?;
        let is_segment = |path: &String| path.split('/').any(|part| part == JOURNAL);
        if paths.is_empty() || !paths.iter().all(is_segment) {
            return Ok(false);
        }
        for path in paths {
            let path = Path::new(&top).join(path);
            let path = path.to_string_lossy();
            self.git(&["checkout", "--quiet", "--theirs", "--", &path])?;
            self.git(&["add", "--", &path])?;
        }
        self.commit_with(&["commit", "--quiet", "--no-edit"], &[])?;
        Ok(true)
    }

    /// Commits the segments of some devices, and nothing else.
    pub(super) fn commit(&self, devices: &[Uuid]) -> Result<(), SyncError> {
        let paths = devices.iter().map(|device| format!("{JOURNAL}/{device}"));
        let paths: Vec<_> = paths.filter(|path| self.folder.join(path).is_dir()).collect();
        if paths.is_empty() {
            return Ok(());
        }
        let paths: Vec<_> = ["--"].into_iter().chain(paths.iter().map(String::as_str)).collect();
        self.git(&[&["add"], &paths[..]].concat())?;
        let is_same = self.git(&[&["diff", "--cached", "--quiet"], &paths[..]].concat());
        match is_same {
            Ok(_) => Ok(()),
            Err(_) => self.commit_with(&["commit", "--quiet", "-m", "Sync crowns"], &paths),
        }
    }

    /// Sends what was committed, if anything; returns why the remote does not take it.
    pub(super) fn push(&self) -> Result<Option<String>, SyncError> {
        let new = match self.tracking() {
            Some(theirs) => self.git(&["rev-list", "--count", &format!("{theirs}..HEAD")])?,
            None => self.git(&["rev-parse", "--quiet", "--verify", "HEAD"]).unwrap_or_default(),
        };
        if new.is_empty() || new == "0" {
            return Ok(None);
        }
        let to = format!("HEAD:{}", self.branch);
        let pushed = self.git(&["push", "--quiet", &self.remote, &to]);
        Ok(pushed.err().map(|error| error.to_string()))
    }

    /// Waits before the next try, longer each time, and each device by a time of its own.
    pub(super) fn pause(nth: u32) {
        const SHORTEST: u64 = 50;
        let random = u64::from(Uuid::new_v4().as_bytes()[0]);
        thread::sleep(Duration::from_millis(SHORTEST + random * u64::from(nth + 1)));
    }

    /// Returns the branch of the remote as it was fetched, if it has one.
    fn tracking(&self) -> Option<String> {
        let branch = self.branch.strip_prefix("refs/heads/")?;
        let tracking = format!("refs/remotes/{}/{branch}", self.remote);
        self.git(&["rev-parse", "--quiet", "--verify", &tracking]).is_ok().then_some(tracking)
    }

    /// Runs a command that commits, as `crowns` if the user has no identity.
    fn commit_with(&self, command: &[&str], rest: &[&str]) -> Result<(), SyncError> {
        let mut all = Vec::new();
        if self.git(&["var", "GIT_COMMITTER_IDENT"]).is_err() {
            all.extend(["-c", "user.name=crowns", "-c", "user.email=crowns@localhost"]);
        }
        all.extend(command);
        all.extend(rest);
        self.git(&all).map(drop)
    }

    fn git(&self, arguments: &[&str]) -> Result<String, SyncError> {
        Ok(text(&self.output(arguments)?).trim_end_matches('\n').to_owned())
    }

    fn output(&self, arguments: &[&str]) -> Result<Vec<u8>, SyncError> {
        let run = Command::new("git")
            .arg("-C")
            .arg(&self.folder)
            .args(arguments)
            .stdin(self.marker.as_ref().map_or_else(Stdio::null, Marker::stdin))
            .output();
        let output = run.map_err(|why| SyncError::NoGit { path: self.folder.clone(), why })?;
        match output.status.success() {
            true => Ok(output.stdout),
            false => Err(SyncError::Git { path: self.folder.clone(), message: message(&output) }),
        }
    }
}

/// Returns the paths of a list that git writes with `-z`.
fn paths(list: &str) -> Vec<String> {
    list.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect()
}

/// Returns what git says about a failure, without hints.
fn message(output: &Output) -> String {
    let said = if output.stderr.is_empty() { text(&output.stdout) } else { text(&output.stderr) };
    let lines = said.lines().filter(|line| !line.starts_with("hint:"));
    let lines: Vec<_> = lines.map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.is_empty() { output.status.to_string() } else { lines.join("; ") }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

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
        let marked = marker.file.write_all(b"crowns sync is running git here\n");
        marked.and_then(|()| marker.file.sync_all()).map_err(cannot)?;
        Ok(marker)
    }

    /// Returns `true` if the sync before was killed, and its git has left a file of
    /// this name in the git directory.
    pub(super) fn has_left(&self, name: &str) -> bool {
        let file = self.folder.join(name);
        self.killed.is_some_and(|since| is_of_git_since(&file, since))
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

/// Holds a file; returns `false` if somebody else does. Where files cannot be held, nobody does.
fn hold(file: &File) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

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
