//! Restores and repairs while others write: every command that was
//! acknowledged is in the database, or in a copy that the restore or the repair
//! has named.

#![allow(clippy::print_stdout, reason = "the tally is for people")]

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::{Seek, SeekFrom, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use rusqlite::{Connection, OpenFlags};

use crate::env::TestEnv;

/// Programs that add players without a pause.
const WRITERS: usize = 3;

/// Runs `replace` again and again beside the writers, until they have been told
/// so many times that a player was added. `replace` returns the path of the
/// copy that its command has named.
fn race(env: &TestEnv, acknowledged: usize, replace: impl Fn(&TestEnv, usize) -> Option<String>) {
    let told = Mutex::new(BTreeSet::new());
    let (count, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let mut copies = vec![env.db()];
    let mut replaced = 0;
    thread::scope(|scope| {
        for writer in 0..WRITERS {
            let (told, count, stop) = (&told, &count, &stop);
            scope.spawn(move || {
                for nth in 0.. {
                    if stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let name = format!("W{writer}N{nth}");
                    if env.run(&format!("player add {name}")).status.success() {
                        told.lock().unwrap().insert(name);
                        count.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
        while count.load(Ordering::Relaxed) < acknowledged || replaced < 3 {
            if let Some(copy) = replace(env, replaced) {
                copies.push(env.path(&copy));
                replaced += 1;
            }
        }
        stop.store(true, Ordering::Relaxed);
    });
    let mut stored = BTreeSet::new();
    for copy in &copies {
        let copy = Connection::open_with_flags(copy, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        let mut select = copy
            .prepare("SELECT event ->> 'name' FROM journal NOT INDEXED")
            .unwrap();
        let names = select.query_map([], |row| row.get(0)).unwrap();
        stored.extend(
            names
                .map(|name| name.unwrap())
                .collect::<Vec<Option<String>>>(),
        );
    }
    let told = told.into_inner().unwrap();
    let lost: Vec<_> = told
        .iter()
        .filter(|name| !stored.contains(&Some((*name).clone())))
        .collect();
    println!("{} acknowledged, {replaced} times replaced", told.len());
    assert!(
        lost.is_empty(),
        "{} of {} lost: {lost:?}",
        lost.len(),
        told.len()
    );
}

fn restore(env: &TestEnv, file: &str) -> Option<String> {
    let output = env.run(&["restore", file, "--yes", "--json"]);
    // Another command may have the database locked for as long as it waits.
    output.status.success().then(|| {
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        report["previous"]["file"].as_str().unwrap().to_owned()
    })
}

fn with_backup() -> TestEnv {
    let env = TestEnv::new();
    env.ok("player add Ann");
    env.ok("backup backup.db");
    env
}

fn race_of_restores(acknowledged: usize) {
    race(&with_backup(), acknowledged, |env, _| {
        restore(env, "backup.db")
    });
}

/// Restores a backup and then what that has replaced, in turn.
fn race_of_undone_restores(acknowledged: usize) {
    let previous = Mutex::new(None);
    race(&with_backup(), acknowledged, |env, nth| {
        let mut previous = previous.lock().unwrap();
        let file = match nth % 2 {
            0 => "backup.db".to_owned(),
            _ => previous.clone()?,
        };
        let copy = restore(env, &file)?;
        *previous = Some(copy.clone());
        Some(copy)
    });
}

/// Repairs and returns what the repair has named.
fn repair(env: &TestEnv, field: &str) -> Option<String> {
    let output = env.run("doctor --repair --json");
    let health: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    let repairs = &health["repairs"];
    let copy = repairs.pointer(field)?.as_str()?;
    Some(copy.to_owned())
}

fn race_of_rebuilds(acknowledged: usize) {
    race(&with_backup(), acknowledged, |env, _| {
        let connection = Connection::open(env.db()).ok()?;
        connection
            .busy_timeout(std::time::Duration::from_secs(10))
            .ok()?;
        connection
            .execute("UPDATE players SET name = 'Nobody' WHERE name = 'Ann'", [])
            .ok()?;
        drop(connection);
        // The database itself is rebuilt; the copy is one of five backups.
        repair(env, "/rebuilt").map(|_| "crowns.db".to_owned())
    });
}

fn race_of_salvages(acknowledged: usize) {
    let env = with_backup();
    race(&env, acknowledged, |env, _| {
        let connection = Connection::open(env.db()).ok()?;
        let page: u64 = connection
            .query_row(
                "SELECT rootpage FROM sqlite_schema WHERE name = 'rulesets'",
                [],
                |row| row.get(0),
            )
            .ok()?;
        drop(connection);
        let mut file = OpenOptions::new().write(true).open(env.db()).unwrap();
        file.seek(SeekFrom::Start((page - 1) * 4096)).unwrap();
        file.write_all(&[0xFF; 16]).unwrap();
        drop(file);
        repair(env, "/salvaged/damaged_file")
    });
}

#[test]
fn a_restore_loses_nothing_that_others_write_meanwhile() {
    race_of_restores(60);
    race_of_undone_restores(60);
}

#[test]
fn a_repair_loses_nothing_that_others_write_meanwhile() {
    race_of_rebuilds(60);
    race_of_salvages(60);
}

#[test]
#[ignore = "two thousand commands beside each restore and repair take minutes"]
fn restores_and_repairs_beside_two_thousand_commands_lose_nothing() {
    race_of_restores(2_000);
    race_of_undone_restores(2_000);
    race_of_rebuilds(2_000);
    race_of_salvages(2_000);
}
