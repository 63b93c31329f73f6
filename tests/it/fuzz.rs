//! Databases with bytes that nobody wrote: read or refused with the reason, and
//! no panic.
//!
//! Exports are damaged in `merge.rs`, spreadsheets in `sheets.rs`, cards in
//! `properties.rs`, typed scores in `cli::args::scores`.

#![allow(clippy::print_stdout, reason = "the tally is for people")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crowns::render::{self, TextStyle};
use crowns::store::{GameFilter, HealthReport, PageRequest, ReadStore, StoreError, repair};
use fastrand::Rng;
use rusqlite::Connection;

use crate::env::TestEnv;

/// Reads all that a database has, as far as that goes.
fn read_all(path: &Path) -> Result<(), StoreError> {
    let store = ReadStore::open(path, chrono::DateTime::UNIX_EPOCH)?;
    let reader = store.read()?;
    let page = PageRequest::first(10);
    for game in reader.games(GameFilter::default(), page)?.items {
        if let Some(sheet) = reader.game(game.details.id)? {
            render::scoresheet(&sheet, TextStyle::PLAIN);
        }
    }
    reader.results(&GameFilter::COMPLETE, |_| ())?;
    reader.players()?;
    let page = PageRequest::first(30);
    reader.log(GameFilter::default(), page)?;
    Ok(())
}

/// Flips bytes of a database and reads it; every hundredth time the
/// doctor checks and repairs it, too.
fn harm(runs: u64) {
    let env = TestEnv::with_games(1);
    let small = env.path("small.db");
    let file = Connection::open(env.db()).unwrap();
    // Small pages make a small file, and each byte of it matters.
    file.execute_batch("PRAGMA page_size = 512; VACUUM;").unwrap();
    drop(file);
    fs::rename(env.db(), &small).unwrap();
    let sound = fs::read(&small).unwrap();
    let path = env.db();
    let mut random = Rng::with_seed(3);
    let mut tally: BTreeMap<String, u64> = BTreeMap::new();
    for run in 0..runs {
        let mut bytes = sound.clone();
        for _ in 0..random.usize(1..8) {
            let at = random.usize(..bytes.len());
            bytes[at] = match random.u8(..3) {
                0 => bytes[at] ^ (1 << random.u8(..8)),
                1 => random.u8(..),
                _ => [0, 1, 127, 128, 255][random.usize(..5)],
            };
        }
        if random.u8(..50) == 0 {
            bytes.truncate(random.usize(..bytes.len()));
        }
        fs::write(&path, &bytes).unwrap();
        let said = match read_all(&path) {
            Ok(()) => "read".to_owned(),
            Err(error) => format!("{error:?}").split([' ', '(']).next().unwrap().to_owned(),
        };
        *tally.entry(said).or_default() += 1;
        if run % 100 == 0
            && let Ok(health) = HealthReport::of(&path, &env.path("device"), &mut |_, _| {})
            && !health.is_well()
        {
            render::health(&health, false, "0", TextStyle::PLAIN);
            let _ = repair(&health, chrono::DateTime::UNIX_EPOCH);
        }
        clear(&env);
    }
    println!("{runs} files of {} bytes: {tally:?}", sound.len());
    assert!(tally["read"] > 0 && tally["Damaged"] > 0);
}

/// Takes away what lies beside the file: journals of SQLite, backups, what a
/// repair has set aside.
fn clear(env: &TestEnv) {
    for name in env.names("") {
        let path = env.path(&name);
        match name.as_str() {
            "small.db" | "crowns.db" | "home" => {}
            "backups" => fs::remove_dir_all(path).unwrap(),
            _ => fs::remove_file(path).unwrap(),
        }
    }
}

runs! {
    no_bytes_of_a_database_cause_a_panic: harm(300);
    no_bytes_of_a_million_databases_cause_a_panic: harm(1_000_000), "a million files";
}
