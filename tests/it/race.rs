//! Restores and repairs while others write: every command that was
//! acknowledged is in the database, or in a copy that the restore or the repair
//! has named.

#![allow(clippy::print_stdout, reason = "the tally is for people")]

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::{Seek, SeekFrom, Write};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use rusqlite::{Connection, OpenFlags};

use crate::env::{TestEnv, message};

/// Programs that add players without a pause.
const WRITERS: usize = 3;

/// Does something beside writers, which end when it has ended. It is given how
/// many players they were told to have added. Returns the names of all of these.
fn beside_writers(env: &TestEnv, work: impl FnOnce(&AtomicUsize)) -> BTreeSet<String> {
    let told = Mutex::new(BTreeSet::new());
    let (count, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
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
        // A writer that goes on for ever would hide what failed.
        let worked = catch_unwind(AssertUnwindSafe(|| work(&count)));
        stop.store(true, Ordering::Relaxed);
        worked.unwrap_or_else(|why| resume_unwind(why));
    });
    told.into_inner().unwrap()
}

/// Runs `replace` again and again beside the writers, until they have been told
/// so many times that a player was added. `replace` returns the path of the
/// copy that its command has named.
fn race(env: &TestEnv, acknowledged: usize, replace: impl Fn(&TestEnv, usize) -> Option<String>) {
    let mut copies = vec![env.db()];
    let mut replaced = 0;
    let told = beside_writers(env, |count| {
        while count.load(Ordering::Relaxed) < acknowledged || replaced < 3 {
            if let Some(copy) = replace(env, replaced) {
                copies.push(env.path(&copy));
                replaced += 1;
            }
        }
    });
    let mut stored = BTreeSet::new();
    for copy in &copies {
        let copy = Connection::open_with_flags(copy, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        let mut select = copy.prepare("SELECT event ->> 'name' FROM journal NOT INDEXED").unwrap();
        let names = select.query_map([], |row| row.get(0)).unwrap();
        stored.extend(names.map(|name| name.unwrap()).collect::<Vec<Option<String>>>());
    }
    let lost: Vec<_> =
        told.iter().filter(|name| !stored.contains(&Some((*name).clone()))).collect();
    println!("{} acknowledged, {replaced} times replaced", told.len());
    assert!(lost.is_empty(), "{} of {} lost: {lost:?}", lost.len(), told.len());
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
    race(&with_backup(), acknowledged, |env, _| restore(env, "backup.db"));
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

/// Spoils the cache, which a writer or the repair then writes again, whoever comes
/// first.
fn race_of_rebuilds(acknowledged: usize) {
    let env = with_backup();
    env.ok("new Ann Bob --new-player");
    race(&env, acknowledged, |env, _| {
        let connection = Connection::open(env.db()).ok()?;
        connection.busy_timeout(std::time::Duration::from_secs(10)).ok()?;
        let spoiled = connection.execute("UPDATE game_cache SET day = day + 1", []);
        assert_eq!(spoiled.ok()?, 1);
        drop(connection);
        let repaired = env.run("doctor --repair --json");
        // The database itself is repaired; the copy is one of five backups.
        repaired.status.success().then(|| "crowns.db".to_owned())
    });
    env.ok("doctor --quiet");
}

fn race_of_salvages(acknowledged: usize) {
    let env = with_backup();
    race(&env, acknowledged, |env, _| {
        let connection = Connection::open(env.db()).ok()?;
        let page: u64 = connection
            .query_row(
                "SELECT rootpage FROM sqlite_schema WHERE name = 'sync_devices'",
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

/// Gives commands that read all of the journal, so many times each, beside the
/// writers: a sound database is called sound, and not repaired.
fn race_of_checks(times: usize) {
    let env = with_backup();
    env.ok("player add Bob");
    env.ok("new Ann Bob");
    std::fs::create_dir(env.path("shared")).unwrap();
    let mut alarms = Vec::new();
    let told = beside_writers(&env, |_| {
        for nth in 0..times {
            for command in [
                "doctor --quiet",
                "doctor --repair --quiet",
                "backup copy.db --force",
                "backup --keep 1",
                "export",
                "board",
                "log",
                "board --as-of 2030-01-01",
                "sync shared",
            ] {
                let output = env.run(command);
                let told = message(&output);
                if !output.status.success() || told.contains("warning") {
                    let status = output.status;
                    alarms.push(format!("{nth}: {command}: {status} {told}"));
                }
            }
        }
    });
    let copies = |name: &str| name.contains(".damaged-") || name.contains("before-repair");
    let folder = env.folder().read_dir().unwrap().chain(env.path("backups").read_dir().unwrap());
    alarms.extend(
        folder
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| copies(name)),
    );
    println!("{times} times beside {} commands", told.len());
    assert!(alarms.is_empty(), "{} alarms: {alarms:#?}", alarms.len());
}

runs! {
    a_sound_database_is_called_sound_while_others_write: race_of_checks(8);
    a_sound_database_is_called_sound_five_hundred_times_while_others_write: race_of_checks(500),
        "five hundred checks of each kind beside three writers take minutes";
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
