//! Events in the journal of a [`TestEnv`], read and written past the commands.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;

use crowns::store::{ExportReader, GameFilter, JournalLine, Store};
use rusqlite::Connection;
use uuid::Uuid;

use crate::env::{NOW, TestEnv};
use crate::seeded::{self, Raw, Recipe};

/// Returns the rows of a journal, by the id of the event.
pub(crate) fn journal_rows(path: &Path) -> BTreeMap<Vec<u8>, String> {
    let connection = Connection::open(path).unwrap();
    let mut select = connection.prepare("SELECT id, event FROM journal").unwrap();
    let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    rows.unwrap().map(Result::unwrap).collect()
}

/// Returns the last event, as another that came just after it.
pub(crate) fn line_after_last(env: &TestEnv) -> JournalLine {
    let store = env.store();
    let reader = store.read().unwrap();
    let mut export = Vec::new();
    reader
        .export(&GameFilter::default(), None, NOW.parse().unwrap(), &mut export, &mut |_, _| {})
        .unwrap();
    let last = ExportReader::open(&export[..]).unwrap().last().unwrap().unwrap();
    JournalLine { id: Uuid::new_v4(), command: Uuid::new_v4(), time: last.time + 1, ..last }
}

pub(crate) fn merge(env: &TestEnv, lines: impl IntoIterator<Item = JournalLine>) {
    env.store().merge(lines).unwrap();
}

/// Adds a seeded league to a database.
pub(crate) fn add_league(store: &mut Store, recipe: Recipe) -> Raw {
    let mut lines = Vec::new();
    let raw = seeded::league(recipe, |line| lines.push(line));
    store.merge(lines).unwrap();
    raw
}

/// A seeded league in a database, and the same as raw scores.
pub(crate) struct Club {
    _env: TestEnv,
    pub(crate) store: Store,
    pub(crate) raw: Raw,
}

impl Club {
    /// The club in which everything happens, made once for each seed and copied.
    pub(crate) fn odd(seed: u64) -> Self {
        static MADE: Mutex<BTreeMap<u64, (Vec<u8>, Raw)>> = Mutex::new(BTreeMap::new());
        let env = TestEnv::new();
        let mut made = MADE.lock().unwrap();
        let (database, raw) = made.entry(seed).or_insert_with(|| {
            let mut store = env.store();
            let raw = add_league(&mut store, Recipe::odd(seed));
            assert!(store.verify().unwrap());
            drop(store);
            (fs::read(env.db()).unwrap(), raw)
        });
        env.write_db(database);
        Self { store: env.store(), _env: env, raw: raw.clone() }
    }
}

/// Appends events of a later version, so long that there is time to be killed
/// while they are copied.
pub(crate) fn add_long_events(env: &TestEnv) {
    let long = format!("{{\"kind\":\"player_praised\",\"text\":\"{}\"}}", "z".repeat(100_000));
    let last = line_after_last(env);
    merge(
        env,
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
