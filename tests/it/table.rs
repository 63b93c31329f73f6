//! A table with a file of games and a device of its own, which commands are
//! given at.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use chrono::DateTime;
use crowns::game::DeviceId;
use crowns::store::{ExportFilter, ExportReader, IdGenerator, JournalLine, Store, StoreError};
use rusqlite::Connection;
use tempfile::TempDir;
use uuid::Uuid;

pub(crate) struct Table(TempDir);

impl Table {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// A table with so many finished games and one of two rounds.
    pub(crate) fn with_games(games: usize) -> Self {
        let table = Self::new();
        for _ in 0..games {
            table.done("new Ann Bob Cat");
            for round in 0..11 {
                table.done(&format!("score {} 0 2{}", 30 + round, round % 10));
            }
        }
        table.done("new Ann Bob Cat");
        table.done("score 0 20 37");
        table.done("score 25 0 30");
        table
    }

    /// Another table with copies of all files of this one.
    pub(crate) fn copied(&self) -> Self {
        fn copy(from: &Path, to: &Path) {
            for entry in fs::read_dir(from).unwrap() {
                let from = entry.unwrap().path();
                let to = to.join(from.file_name().unwrap());
                if from.is_dir() {
                    fs::create_dir(&to).unwrap();
                    copy(&from, &to);
                } else {
                    fs::copy(&from, &to).unwrap();
                }
            }
        }
        let other = Self::new();
        copy(self.0.path(), other.0.path());
        other
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.path("crowns.db")
    }

    pub(crate) fn store(&self) -> Store {
        Store::open(&self.file(), DeviceId(Uuid::nil()), IdGenerator::random()).unwrap()
    }

    /// Puts bytes in the place of the file of games, for its owner alone.
    pub(crate) fn write(&self, bytes: &[u8]) {
        fs::write(self.file(), bytes).unwrap();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(self.file(), fs::Permissions::from_mode(0o600)).unwrap();
        }
    }

    pub(crate) fn start(&self, command: &str) -> Child {
        self.start_into(command, Stdio::piped())
    }

    /// Gives a command that prints into something else than a pipe.
    pub(crate) fn start_into(&self, command: &str, stdout: Stdio) -> Child {
        Command::new(env!("CARGO_BIN_EXE_crowns"))
            .args(command.split(' '))
            .current_dir(self.0.path())
            .env("HOME", self.0.path())
            .env("XDG_DATA_HOME", self.path("home"))
            .env("CROWNS_DB", "crowns.db")
            .env("CROWNS_NOW", "2026-11-21T19:30:00Z")
            .stdin(Stdio::null())
            .stdout(stdout)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    }

    pub(crate) fn run(&self, command: &str) -> Output {
        self.start(command).wait_with_output().unwrap()
    }

    /// Gives a command that must do, and returns what it prints.
    #[track_caller]
    pub(crate) fn done(&self, command: &str) -> String {
        let output = self.run(command);
        assert!(output.status.success(), "{command}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    pub(crate) fn board(&self) -> String {
        self.done("board --json")
    }

    /// Lists what lies in the folder, or in one in it.
    pub(crate) fn names(&self, folder: &str) -> BTreeSet<String> {
        let entries = fs::read_dir(self.path(folder)).unwrap();
        let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
        entries.map(|entry| name(entry.unwrap())).collect()
    }

    pub(crate) fn assert_sound(&self) {
        assert_eq!(self.store().verify().unwrap(), []);
        let output = self.run("doctor");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
}

pub(crate) fn said(output: &Output) -> String {
    on_one_line(&output.stderr)
}

pub(crate) fn on_one_line(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(crate) fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns the rows of a journal, by the id of the event.
pub(crate) fn journal(path: &Path) -> BTreeMap<Vec<u8>, String> {
    let connection = Connection::open(path).unwrap();
    let mut select = connection.prepare("SELECT id, event FROM journal").unwrap();
    let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    rows.unwrap().map(Result::unwrap).collect()
}

/// Returns the last event, as another that came just after it.
pub(crate) fn last_line(table: &Table) -> JournalLine {
    let store = table.store();
    let reader = store.read().unwrap();
    let mut export = Vec::new();
    reader
        .export(
            &ExportFilter::default(),
            None,
            DateTime::UNIX_EPOCH,
            &mut export,
            &mut |_, _| {},
        )
        .unwrap();
    let last = ExportReader::open(&export[..])
        .unwrap()
        .last()
        .unwrap()
        .unwrap();
    JournalLine {
        id: Uuid::new_v4(),
        command: Uuid::new_v4(),
        time: last.time + 1,
        ..last
    }
}

pub(crate) fn take_in(table: &Table, lines: impl IntoIterator<Item = JournalLine>) {
    let lines = lines.into_iter().map(Ok::<_, StoreError>);
    table.store().merge(lines).unwrap();
}

/// Appends events of a later version, so long that there is time to be killed
/// while they are copied.
pub(crate) fn fatten(table: &Table) {
    let long = format!(
        "{{\"kind\":\"player_praised\",\"text\":\"{}\"}}",
        "z".repeat(100_000)
    );
    let last = last_line(table);
    take_in(
        table,
        (0..16).map(|time| JournalLine {
            id: Uuid::new_v4(),
            command: Uuid::new_v4(),
            time,
            kind: "player".to_owned(),
            aggregate: Uuid::new_v4(),
            event: long.clone(),
            ..last
        }),
    );
}
