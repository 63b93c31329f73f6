//! A clean place to run commands in: a folder with a database and a device of
//! its own, a clock that stands still and a page of 80 columns.

use std::collections::BTreeSet;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use crowns::game::DeviceId;
use crowns::store::{IdGenerator, Store};
use rusqlite::Connection;
use serde_json::Value;
use tempfile::TempDir;
use uuid::Uuid;

/// The time that it is for every command, unless a test sets another.
pub(crate) const NOW: &str = "2026-11-21T19:30:00Z";

/// What commands need of the environment in which the tests run.
const INHERITED: [&str; 5] = ["PATH", "SystemRoot", "TMPDIR", "TEMP", "LLVM_PROFILE_FILE"];

/// A folder in which commands are run. The database is `crowns.db` in it, what
/// a device stores is in `home`.
pub(crate) struct TestEnv {
    folder: PathBuf,
    /// Removes the folder when it is dropped.
    _temporary: Option<TempDir>,
}

/// The arguments of a command: words separated by spaces, or a list.
pub(crate) trait Arguments {
    fn list(&self) -> Vec<&str>;
}

impl Arguments for str {
    fn list(&self) -> Vec<&str> {
        self.split(' ').filter(|word| !word.is_empty()).collect()
    }
}

impl Arguments for String {
    fn list(&self) -> Vec<&str> {
        self.as_str().list()
    }
}

impl Arguments for [&str] {
    fn list(&self) -> Vec<&str> {
        self.to_vec()
    }
}

impl<const N: usize> Arguments for [&str; N] {
    fn list(&self) -> Vec<&str> {
        self.to_vec()
    }
}

impl Arguments for Vec<&str> {
    fn list(&self) -> Vec<&str> {
        self.clone()
    }
}

impl TestEnv {
    pub(crate) fn new() -> Self {
        let temporary = tempfile::tempdir().unwrap();
        Self { folder: temporary.path().to_owned(), _temporary: Some(temporary) }
    }

    /// An environment for a static, which is never dropped: its folder is
    /// emptied when the tests are run again.
    pub(crate) fn lasting(name: &str) -> Self {
        let folder = option_env!("CARGO_TARGET_TMPDIR").unwrap_or("target/tmp");
        let folder = Path::new(folder).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self { folder, _temporary: None }
    }

    /// An environment with so many finished games and one of two rounds.
    pub(crate) fn with_games(games: usize) -> Self {
        let env = Self::new();
        let rounds = (0..11).map(|round| format!("{} 0 2{}\n", 30 + round, round % 10));
        let rounds: String = rounds.collect();
        for _ in 0..games {
            env.ok("new Ann Bob Cat");
            let output = env.with_input("play --plain", &rounds);
            assert!(output.status.success(), "{output:?}");
        }
        env.ok("new Ann Bob Cat");
        env.ok("score 0 20 37");
        env.ok("score 25 0 30");
        env
    }

    /// Another environment with copies of all files of this one.
    pub(crate) fn copied(&self) -> Self {
        fn copy(from: &Path, to: &Path) {
            for entry in fs::read_dir(from).unwrap() {
                let from = entry.unwrap().path();
                let to = to.join(from.file_name().unwrap());
                if from.is_dir() {
                    fs::create_dir(&to).unwrap();
                    copy(&from, &to);
                } else if let Err(error) = fs::copy(&from, &to) {
                    // A program may be replacing one of its files.
                    assert_eq!(error.kind(), ErrorKind::NotFound, "{error}");
                }
            }
        }
        let other = Self::new();
        copy(&self.folder, &other.folder);
        other
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Returns the path of the database, which need not exist.
    pub(crate) fn db(&self) -> PathBuf {
        self.path("crowns.db")
    }

    /// Opens the database as the device whose id is 0.
    pub(crate) fn store(&self) -> Store {
        Store::open(
            &self.db(),
            DeviceId(Uuid::nil()),
            IdGenerator::random(),
            chrono::DateTime::UNIX_EPOCH,
        )
        .unwrap()
    }

    /// Destroys the bytes of the event that scored a round of the only game.
    pub(crate) fn destroy_round(&self, round: u8) {
        let connection = Connection::open(self.db()).unwrap();
        let event: String = connection
            .query_row(
                "SELECT event FROM journal WHERE event ->> '$.kind' = 'round_scored'
                 AND event ->> '$.round' = ?1",
                [round],
                |row| row.get(0),
            )
            .unwrap();
        drop(connection);
        let mut bytes = fs::read(self.db()).unwrap();
        let places: Vec<_> = (0..bytes.len() - event.len())
            .filter(|&at| bytes[at..].starts_with(event.as_bytes()))
            .collect();
        assert!(!places.is_empty());
        for at in places {
            bytes[at + 2..at + event.len() - 2].fill(b'#');
        }
        self.write_db(&bytes);
    }

    /// Replaces the database by bytes that only its owner may read.
    pub(crate) fn write_db(&self, bytes: &[u8]) {
        fs::write(self.db(), bytes).unwrap();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(self.db(), fs::Permissions::from_mode(0o600)).unwrap();
        }
    }

    /// Lists the files and folders in the folder, or in one inside it.
    pub(crate) fn names(&self, folder: &str) -> BTreeSet<String> {
        let entries = fs::read_dir(self.path(folder)).unwrap();
        let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
        entries.map(|entry| name(entry.unwrap())).collect()
    }

    /// Returns the variables that every command is given, for a folder.
    pub(crate) fn variables(folder: &Path) -> [(&'static str, String); 9] {
        let home = folder.join("home").to_str().unwrap().to_owned();
        [
            ("HOME", home.clone()),
            ("XDG_DATA_HOME", home.clone()),
            ("APPDATA", home),
            ("CROWNS_DB", "crowns.db".to_owned()),
            ("CROWNS_NOW", NOW.to_owned()),
            ("CROWNS_LANG", "en".to_owned()),
            ("TZ", "UTC".to_owned()),
            ("COLUMNS", "80".to_owned()),
            // Without a console, as under wine, this tells that escapes are understood.
            ("TERM", "xterm".to_owned()),
        ]
    }

    /// Prepares a program to be run in this environment: crowns, or a copy.
    pub(crate) fn program(&self, program: impl AsRef<Path>) -> Command {
        let mut command = Command::new(program.as_ref());
        let inherited =
            INHERITED.into_iter().filter_map(|name| Some((name, std::env::var_os(name)?)));
        command
            .current_dir(&self.folder)
            .env_clear()
            .envs(inherited)
            .envs(Self::variables(&self.folder))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Prepares a command.
    pub(crate) fn command(&self, arguments: &(impl Arguments + ?Sized)) -> Command {
        let mut command = self.program(crate::PROGRAM);
        command.args(arguments.list());
        command
    }

    /// Starts a command and does not wait for it.
    pub(crate) fn start(&self, arguments: &(impl Arguments + ?Sized)) -> Child {
        self.command(arguments).spawn().unwrap()
    }

    /// Runs a command and returns what it answers, an error too.
    pub(crate) fn run(&self, arguments: &(impl Arguments + ?Sized)) -> Output {
        self.command(arguments).output().unwrap()
    }

    /// Runs a command to its end with this on standard input.
    pub(crate) fn with_input(&self, arguments: &(impl Arguments + ?Sized), input: &str) -> Output {
        let mut child = self.command(arguments).stdin(Stdio::piped()).spawn().unwrap();
        // A command that ends early reads no further.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        child.wait_with_output().unwrap()
    }

    /// Runs a command that must succeed and returns what it prints.
    #[track_caller]
    pub(crate) fn ok(&self, arguments: &(impl Arguments + ?Sized)) -> String {
        succeeded(&self.run(arguments), &arguments.list())
    }

    /// Runs a command that must succeed at some time.
    #[track_caller]
    pub(crate) fn ok_at(&self, now: &str, arguments: &(impl Arguments + ?Sized)) -> String {
        let output = self.command(arguments).env("CROWNS_NOW", now).output();
        succeeded(&output.unwrap(), &arguments.list())
    }

    /// Runs a command that must succeed, with `--json`, and returns what it
    /// prints.
    #[track_caller]
    pub(crate) fn json(&self, arguments: &(impl Arguments + ?Sized)) -> Value {
        let output = self.command(arguments).arg("--json").output().unwrap();
        serde_json::from_str(&succeeded(&output, &arguments.list())).unwrap()
    }

    /// Runs a command that must fail and returns its message.
    #[track_caller]
    pub(crate) fn error(&self, arguments: &(impl Arguments + ?Sized)) -> String {
        let output = self.run(arguments);
        assert_eq!(output.status.code(), Some(2), "{:?}", arguments.list());
        String::from_utf8(output.stderr).unwrap()
    }

    /// Returns the scoresheet of the open game as JSON.
    pub(crate) fn board(&self) -> String {
        self.ok("board --json")
    }

    /// Checks that the doctor finds nothing, nor the store itself.
    pub(crate) fn assert_intact(&self) {
        assert!(self.store().verify().unwrap());
        let output = self.run("doctor");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
}

#[track_caller]
fn succeeded(output: &Output, arguments: &[&str]) -> String {
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    stdout(output)
}

/// Returns what a command printed.
pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns what a command wrote on standard error, on one line, since paths
/// are as long as they are.
pub(crate) fn message(output: &Output) -> String {
    on_one_line(&output.stderr)
}

pub(crate) fn on_one_line(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
