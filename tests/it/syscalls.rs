//! Faults at system calls, made by strace: each call of a command fails once,
//! and what is left is the old state or the new one, as the command says.

#![allow(clippy::print_stdout, reason = "the tally is for people")]

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, Output, Stdio};

use crate::env::{TestEnv, message};
use crate::kills::{SCENES, Scene, Tables};

/// The system calls that fail, and how.
const FAULTS: [(&str, &[&str]); 16] = [
    ("openat", &["EACCES", "EIO"]),
    ("read", &["EIO"]),
    ("pread64", &["EIO"]),
    ("write", &["EIO", "ENOSPC"]),
    ("pwrite64", &["EIO", "ENOSPC"]),
    ("fsync", &["EIO"]),
    ("fdatasync", &["EIO"]),
    ("ftruncate", &["EIO"]),
    ("rename", &["EACCES", "EIO"]),
    ("renameat", &["EACCES", "EIO"]),
    ("renameat2", &["EACCES", "EIO"]),
    ("link", &["EACCES"]),
    ("linkat", &["EACCES"]),
    ("unlink", &["EACCES", "EIO"]),
    ("unlinkat", &["EACCES", "EIO"]),
    ("mkdir", &["EACCES", "ENOSPC"]),
];

/// What an error says about a command that was done, or may have been.
const DONE: [&str; 6] = [
    "was recorded",
    "was written",
    "was restored",
    "was repaired",
    "was replaced",
    "not replaced completely",
];

/// What became of the faults.
#[derive(Debug, Default)]
struct Tally {
    /// The command ended as if nothing had happened, and did what it says.
    harmless: u32,
    /// It failed, and left the old state.
    undone: u32,
    /// It failed, said what was done, and left the new state.
    done: u32,
}

/// Runs a command under strace, which writes what it traces to `trace`.
fn traced(env: &TestEnv, command: &str, options: &[&str]) -> Output {
    env.program("strace")
        .args(["-f", "-o", "trace"])
        .args(options)
        .arg(env!("CARGO_BIN_EXE_crowns"))
        .args(command.split(' '))
        .output()
        .unwrap()
}

/// Counts how often a command makes each system call.
fn calls(scene: &Scene) -> BTreeMap<String, u32> {
    let env = scene.before.copied();
    traced(&env, scene.command, &[]);
    let mut calls = BTreeMap::new();
    for line in fs::read_to_string(env.path("trace")).unwrap().lines() {
        let call = line.split_whitespace().nth(1).unwrap_or_default();
        if let Some((name, _)) = call.split_once('(') {
            *calls.entry(name.to_owned()).or_default() += 1;
        }
    }
    calls
}

/// Lets a call of a command fail, and looks at what is left.
fn check(scene: &Scene, fault: &str, tally: &mut Tally) {
    let env = scene.before.copied();
    let output = traced(&env, scene.command, &["-e", fault]);
    let _ = fs::remove_file(env.path("trace"));
    let said = message(&output);
    let what = || format!("{}, {fault}: {:?} {said}", scene.command, output.status);
    assert!(!said.contains("panicked"), "{}", what());
    assert_eq!(output.status.signal(), None, "{}", what());
    let done = catch_unwind(AssertUnwindSafe(|| (scene.done)(&env.copied())));
    let done = done.unwrap_or_else(|_| panic!("neither state: {}", what()));
    match (output.status.code() == Some(scene.status), done) {
        (true, true) => tally.harmless += 1,
        (true, false) => panic!("not done: {}", what()),
        (false, true) => {
            // The doctor reports what was done on standard output.
            let is_told = DONE.iter().any(|done| said.contains(done));
            assert!(is_told || !output.stdout.is_empty(), "{}", what());
            tally.done += 1;
        }
        (false, false) => {
            assert!(!said.contains("result could not be shown"), "{}", what());
            tally.undone += 1;
        }
    }
    if scene.again || !done {
        scene.run(&env);
        assert!((scene.done)(&env), "{}", what());
    }
}

/// Lets each call of a command fail, or so many of each name.
fn check_all(scene: &Scene, most: u32) -> Tally {
    let mut tally = Tally::default();
    let calls = calls(scene);
    for (call, errors) in FAULTS {
        let count = calls.get(call).copied().unwrap_or_default();
        let tried = count.min(most);
        for nth in (0..tried).map(|time| 1 + time * count / tried) {
            for error in errors {
                let fault = format!("inject={call}:error={error}:when={nth}");
                check(scene, &fault, &mut tally);
            }
        }
    }
    tally
}

/// Returns `true` if strace is installed.
fn can_trace() -> bool {
    let mut strace = Command::new("strace");
    let strace = strace.arg("-V").stdout(Stdio::null()).status();
    let is_there = strace.is_ok_and(|status| status.success());
    if !is_there {
        println!("skipped: strace is not installed");
    }
    is_there
}

/// Nothing but an injected fault makes the sync of a directory fail while its
/// files can be written: no permission, limit or full disk does.
#[test]
fn a_change_whose_directory_cannot_be_synced_is_said_to_be_written() {
    if !can_trace() {
        return;
    }
    let env = TestEnv::with_games(0);
    let command = "score 26 0 31";
    let told = (1..10).find_map(|nth| {
        let env = env.copied();
        let fault = format!("inject=fsync:error=EIO:when={nth}");
        let output = traced(&env, command, &["-e", &fault]);
        let told = message(&output);
        let is_unsynced = told.contains("its directory cannot be synced");
        is_unsynced.then(|| (told, output.status.code(), env.board()))
    });
    let (told, status, board) = told.unwrap();
    assert_eq!(status, Some(2));
    assert!(
        told.contains(
            "error: `crowns.db`: the change was written, but its directory cannot be synced; a \
             power cut may undo it hint: do not run the command again; `crowns log` shows the \
             change"
        ),
        "{told}"
    );
    env.ok(command);
    assert_eq!(board, env.board());
}

/// What a kill leaves of a database that was being created is taken up again.
#[test]
fn a_kill_while_a_database_is_created_is_in_the_way_of_no_command() {
    if !can_trace() {
        return;
    }
    let command = "new Ann Bob Cat";
    for (call, step) in [("pwrite64", 6), ("fsync", 1), ("unlink", 1)] {
        let kills = (1..).step_by(step).take_while(|nth| {
            let env = TestEnv::new();
            let fault = format!("inject={call}:signal=KILL:when={nth}");
            let is_killed = traced(&env, command, &["-e", &fault]).status.signal().is_some();
            if is_killed {
                env.ok(command);
            }
            is_killed
        });
        assert!(kills.count() > 1, "{call}");
    }
}

/// A disk that fails once, as it wakes up or a cable is touched, is read again.
#[test]
fn a_repair_drops_no_event_for_a_fault_that_passes() {
    if !can_trace() {
        return;
    }
    let env = TestEnv::with_games(0);
    env.destroy_round(1);
    let repair = "doctor --repair --json";
    let repaired = |options: &[&str]| {
        let env = env.copied();
        let output = traced(&env, repair, options);
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
        let salvaged = &report["repairs"]["salvaged"];
        let counts = [&salvaged["saved_event_count"], &salvaged["lost_event_count"]];
        Some((counts.map(serde_json::Value::as_u64), env))
    };
    let (expect, env_of_trace) = repaired(&["-y"]).unwrap();
    assert_eq!(expect[1], Some(1));
    let trace = fs::read_to_string(env_of_trace.path("trace")).unwrap();
    let reads = trace.lines().filter(|line| line.contains(" pread64("));
    // Events are read from a partial copy.
    let of_copy = (1..).zip(reads).filter(|(_, read)| read.contains(".db.part-"));
    let of_copy: Vec<_> = of_copy.map(|(nth, _)| nth).collect();
    assert!(!of_copy.is_empty());
    for nth in of_copy {
        let fault = format!("inject=pread64:error=EIO:when={nth}");
        // A repair that gives up has changed nothing.
        if let Some((found, _)) = repaired(&["-e", &fault]) {
            assert_eq!(found, expect, "{fault}");
        }
    }
    // A sound file is no damaged one for that.
    let env = TestEnv::with_games(0);
    let trace = env.copied();
    traced(&trace, repair, &[]);
    let trace = fs::read_to_string(trace.path("trace")).unwrap();
    let reads = trace.matches(" pread64(").count();
    for nth in (1..=reads).step_by(reads.div_ceil(12)) {
        let env = env.copied();
        let fault = format!("inject=pread64:error=EIO:when={nth}");
        traced(&env, repair, &["-e", &fault]);
        let names = env.names("");
        assert!(!names.iter().any(|name| name.contains("damaged")), "{fault}: {names:?}");
    }
}

#[test]
#[ignore = "thousands of commands under strace take many minutes"]
fn a_system_call_that_fails_leaves_the_old_or_the_new_state() {
    if !can_trace() {
        return;
    }
    let most = std::env::var("CROWNS_FAULTS").map_or(u32::MAX, |most| most.parse().unwrap());
    let tables = Tables::thin();
    for (name, scene) in SCENES {
        println!("{name}: {:?}", check_all(&scene(&tables), most));
    }
}
