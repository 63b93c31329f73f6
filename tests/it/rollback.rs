//! The rollback journals that crashes leave: each is rolled back into the file
//! that it is of, and none into another.
//!
//! `kills.rs` and `durable.rs` kill commands for that. Here the journal and the
//! half-written file are made of the file before a command and after it, as
//! SQLite's file format describes them, so that every moment is met.

use std::collections::BTreeMap;
use std::fs;

#[cfg(unix)]
use rusqlite::Connection;
use serde_json::Value;

use crate::env::{TestEnv, message};

const PAGE: usize = 4096;
const SECTOR: usize = 512;

/// A command that was interrupted.
struct Crash {
    before: Vec<u8>,
    after: Vec<u8>,
    /// What the pages that it changed were, by number from 1.
    changed: BTreeMap<usize, Vec<u8>>,
}

impl Crash {
    /// Gives a command, and takes it back.
    fn of(env: &TestEnv, command: &str) -> Self {
        let before = fs::read(env.db()).unwrap();
        env.ok(command);
        let after = fs::read(env.db()).unwrap();
        env.write_db(&before);
        let pages = (1..).zip(before.chunks(PAGE));
        let changed = pages.filter(|(number, page)| after.get(at(*number)) != Some(*page));
        Self {
            changed: changed.map(|(number, page)| (number, page.to_vec())).collect(),
            before,
            after,
        }
    }

    /// Writes the journal of pages in their order, in so many parts.
    fn journal(&self, pages: &[usize], parts: usize) -> Vec<u8> {
        const NONCE: u32 = 0x1234_5678;
        let mut journal = Vec::new();
        for part in pages.chunks(pages.len().div_ceil(parts)) {
            journal.resize(journal.len().next_multiple_of(SECTOR), 0);
            let header = journal.len();
            journal.extend([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]);
            let count = self.before.len() / PAGE;
            for number in [part.len(), NONCE as usize, count, SECTOR, PAGE] {
                journal.extend((number as u32).to_be_bytes());
            }
            journal.resize(header + SECTOR, 0);
            for number in part {
                let page = &self.changed[number];
                let sampled = (1..).map(|nth| PAGE.checked_sub(200 * nth)).map_while(|at| at);
                let sum = sampled.fold(NONCE, |sum, at| sum.wrapping_add(page[at].into()));
                journal.extend((*number as u32).to_be_bytes());
                journal.extend(page);
                journal.extend(sum.to_be_bytes());
            }
        }
        journal
    }

    /// Returns all pages that it changed, the first one last, as SQLite does
    /// when a command changes nothing else on it than the count of changes.
    fn pages(&self) -> Vec<usize> {
        self.changed.keys().rev().copied().collect()
    }

    /// Returns the file with some of its pages written, from the first on, and
    /// what was added to it.
    fn half(&self, written: impl Fn(usize) -> bool) -> Vec<u8> {
        let mut file = self.before.clone();
        for &number in self.changed.keys().filter(|&&number| written(number)) {
            file[at(number)].copy_from_slice(&self.after[at(number)]);
        }
        let added = self.after.get(self.before.len()..).unwrap_or_default();
        file.extend(added);
        file
    }
}

/// Returns where a page is in a file.
fn at(number: usize) -> std::ops::Range<usize> {
    (number - 1) * PAGE..number * PAGE
}

fn write_journal(env: &TestEnv, bytes: &[u8]) {
    fs::write(env.path("crowns.db-journal"), bytes).unwrap();
}

const SCORE: &str = "score 0 11 22";

#[test]
fn a_command_is_rolled_back_wherever_it_was_interrupted() {
    let env = TestEnv::with_games(0);
    let crash = Crash::of(&env, SCORE);
    let (board, pages) = (env.board(), crash.pages());
    let last = *crash.changed.keys().last().unwrap();
    let check = |journal: &[u8], file: &[u8], what: &str| {
        let env = env.copied();
        env.write_db(file);
        write_journal(&env, journal);
        assert_eq!(env.board(), board, "{what}");
        assert!(!env.path("crowns.db-journal").exists(), "{what}");
        assert!(fs::read(env.db()).unwrap() == crash.before, "{what}");
    };
    let whole = crash.journal(&pages, 1);
    // A kill: pages are written in their order.
    for until in 0..=last {
        check(&whole, &crash.half(|page| page <= until), &format!("{until} pages"));
    }
    // A power cut: whichever of them reached the disk.
    for nth in 0..64_usize {
        let written = |page: usize| (nth * 2_654_435_761) >> (page % 24) & 1 == 1;
        check(&whole, &crash.half(written), &format!("power cut {nth}"));
    }
    // A large transaction writes pages before its end, and never the first.
    for parts in 2..=pages.len() {
        let journal = crash.journal(&pages, parts);
        check(&journal, &crash.after, &format!("{parts} parts"));
    }
    let others: Vec<_> = pages.into_iter().filter(|&page| page != 1).collect();
    check(&crash.journal(&others, 2), &crash.half(|page| page != 1), "without the first");
}

#[test]
fn a_journal_that_is_not_hot_is_no_obstacle() {
    let env = TestEnv::with_games(0);
    let crash = Crash::of(&env, SCORE);
    let whole = crash.journal(&crash.pages(), 1);
    env.ok("undo");
    let board = env.board();
    let zeroed: Vec<_> = [0; 28].into_iter().chain(whole[28..].iter().copied()).collect();
    let mut no_journal = whole.clone();
    no_journal[1] = 0;
    for journal in [&whole[..0], &whole[..27], &zeroed, &no_journal] {
        write_journal(&env, journal);
        assert_eq!(env.board(), board);
    }
}

/// Checks that every command refuses a journal, names both files and leaves them
/// alone; then repairs the file, of which all can be read.
#[track_caller]
fn check_refused(env: &TestEnv, journal: &[u8]) {
    let file = fs::read(env.db()).unwrap();
    let without = env.copied();
    fs::write(env.path("other.jsonl"), env.ok("export")).unwrap();
    write_journal(env, journal);
    for command in [
        "board",
        SCORE,
        "undo",
        "standings",
        "log",
        "export",
        "backup",
        "backup other.db",
        "import other.jsonl",
        "sync .",
    ] {
        let told = message(&env.run(command));
        assert!(
            told.contains(
                "error: `crowns.db-journal` does not belong to this copy of `crowns.db` hint: if \
                 `crowns.db` is new or was copied here, move the journal away; `crowns --db \
                 crowns.db doctor --repair` does so and recovers what can be read"
            ),
            "{command}: {told}"
        );
    }
    let output = env.run("doctor --quiet");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        String::from_utf8_lossy(&output.stdout).contains("`crowns.db-journal` does not belong")
    );
    assert!(fs::read(env.db()).unwrap() == file);
    assert!(fs::read(env.path("crowns.db-journal")).unwrap() == journal);

    let output = env.run("doctor --repair --json");
    assert_eq!(output.status.code(), Some(1));
    let health: Value = serde_json::from_slice(&output.stdout).unwrap();
    let salvaged = &health["repairs"]["salvaged"];
    assert_eq!(salvaged["lost_event_count"], Value::Null, "{salvaged}");
    let aside = env.path(salvaged["damaged_file"].as_str().unwrap());
    assert!(fs::read(&aside).unwrap() == file);
    let aside =
        aside.with_extension(format!("{}-journal", aside.extension().unwrap().to_str().unwrap()));
    assert!(fs::read(aside).unwrap() == journal);
    assert!(!env.path("crowns.db-journal").exists());
    assert_eq!(env.board(), without.board());
    assert_eq!(env.ok("standings"), without.ok("standings"));
    env.assert_intact();
}

#[test]
fn the_journal_of_another_state_of_the_file_is_refused() {
    let env = TestEnv::with_games(0);
    env.ok("backup backup.db");
    let early = fs::read(env.db()).unwrap();
    env.ok("score 13 0 50");
    let crash = Crash::of(&env, SCORE);
    let journal = crash.journal(&crash.pages(), 1);
    let backup = fs::read(env.path("backup.db")).unwrap();
    let later = {
        let env = env.copied();
        env.ok("score 40 0 50");
        env.ok("score 0 40 50");
        fs::read(env.db()).unwrap()
    };
    for file in [&early, &backup, &later] {
        let env = env.copied();
        env.write_db(file);
        check_refused(&env, &journal);
    }
    // The same without the first page: it would make the file longer.
    let early = early[..early.len() - PAGE].to_vec();
    let env = env.copied();
    env.write_db(&early);
    let others: Vec<_> = crash.pages().into_iter().filter(|&page| page != 1).collect();
    write_journal(&env, &crash.journal(&others, 1));
    assert!(env.error("board").contains("`crowns.db-journal` does not belong to this copy"));
}

#[test]
fn the_journal_of_another_database_is_refused() {
    let [env, other] = [0, 0].map(TestEnv::with_games);
    // They have changed as often, and are of the same size.
    let [ours, theirs] = [&env, &other].map(|env| fs::read(env.db()).unwrap());
    assert_eq!((&ours[24..40], ours.len()), (&theirs[24..40], theirs.len()));
    let crash = Crash::of(&other, SCORE);
    let journal = crash.journal(&crash.pages(), 1);
    check_refused(&env.copied(), &journal);
    env.ok(SCORE);
    check_refused(&env, &journal);
    // Two backups have changed as often, too.
    let backups = [&env, &other].map(|env| {
        env.ok("backup backup.db");
        let backup = fs::read(env.path("backup.db")).unwrap();
        env.write_db(&backup);
        env
    });
    let crash = Crash::of(backups[1], "score 50 60 0");
    check_refused(backups[0], &crash.journal(&crash.pages(), 1));
}

#[test]
fn a_journal_beside_an_empty_file_or_another_size_of_page_is_refused() {
    let env = TestEnv::with_games(0);
    let crash = Crash::of(&env, SCORE);
    let journal = crash.journal(&crash.pages(), 1);
    let mut smaller = journal.clone();
    smaller[24..28].copy_from_slice(&1024_u32.to_be_bytes());
    write_journal(&env, &smaller);
    assert!(env.error("board").contains("`crowns.db-journal` does not belong to this copy"));
    env.write_db(b"");
    write_journal(&env, &journal);
    assert!(env.error("new Ann Bob").contains("`crowns.db-journal` does not belong to this copy"));
    // A journal of a file that was empty would empty this one.
    env.write_db(&crash.after);
    let mut empties = journal[..SECTOR].to_vec();
    empties[8..12].fill(0);
    empties[16..20].fill(0);
    write_journal(&env, &empties);
    assert!(env.error("board").contains("`crowns.db-journal` does not belong to this copy"));
}

#[test]
fn a_backup_is_restored_over_a_file_with_a_stray_journal() {
    let env = TestEnv::with_games(0);
    env.ok("backup backup.db");
    let board = env.board();
    env.ok("score 13 0 50");
    let crash = Crash::of(&env, SCORE);
    let journal = crash.journal(&crash.pages(), 1);
    let backup = fs::read(env.path("backup.db")).unwrap();
    env.write_db(&backup);
    write_journal(&env, &journal);
    let previous = env.json("restore backup.db --yes")["previous"]["file"].clone();
    assert!(fs::read(env.path(previous.as_str().unwrap())).unwrap() == backup);
    assert_eq!(env.board(), board);
    env.assert_intact();
    // A backup with a stray journal is not restored.
    fs::write(env.path("backup.db-journal"), &journal).unwrap();
    assert!(
        env.error("restore backup.db --yes")
            .contains("`backup.db-journal` does not belong to this copy")
    );
}

/// What is interrupted under one name would not be rolled back under the other.
#[cfg(unix)]
#[test]
fn a_file_with_several_names_is_refused_until_it_has_one() {
    let env = TestEnv::with_games(0);
    let crash = Crash::of(&env, SCORE);
    let board = env.board();
    env.write_db(&crash.half(|page| page < 6));
    write_journal(&env, &crash.journal(&crash.pages(), 1));
    fs::hard_link(env.db(), env.path("club.db")).unwrap();
    fs::create_dir(env.path("here")).unwrap();
    std::os::unix::fs::symlink("../club.db", env.path("here/link.db")).unwrap();
    for name in ["crowns.db", "club.db", "here/link.db"] {
        for command in ["board", SCORE, "doctor", "doctor --repair", "backup"] {
            let told = env.error(&format!("--db {name} {command}"));
            let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
            let expect = format!(
                "error: `{name}` has 2 hard links, but SQLite can recover a database after a \
                 crash only if it has one hint: run `find . -samefile {name}` to see those \
                 below this directory, and replace all but one with copies"
            );
            assert!(told.contains(&expect), "{told}");
        }
    }
    fs::remove_file(env.path("club.db")).unwrap();
    assert_eq!(env.board(), board);
    // Nobody writes to a backup, so that it may be linked.
    env.ok("backup backup.db");
    fs::hard_link(env.path("backup.db"), env.path("linked.db")).unwrap();
    env.ok("restore linked.db --yes");
    assert_eq!(env.board(), board);
    let file = Connection::open(env.db()).unwrap();
    let said: String = file.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(said, "ok");
}
