//! Commands under the limits of a process: of the memory that it takes, and of
//! the size of a file, beyond which a disk that failed would be no different.

use std::fs;
use std::process::Output;

use crowns::store::JournalLine;

use crate::env::{TestEnv, message, on_one_line};
use crate::journal_rows::{add_league, merge};
use crate::seeded::{self, Recipe};

/// Runs a command under a limit of the shell.
fn limited(env: &TestEnv, limit: &str, command: &str) -> Output {
    // Without the signal, the command learns of the limit by an error.
    let script = format!("trap '' XFSZ; ulimit {limit}; exec \"$0\" {command}");
    let mut shell = env.program("sh");
    let run = shell.args(["-c", &script, env!("CARGO_BIN_EXE_crowns")]);
    run.output().unwrap()
}

/// Limits the memory of a command to so many MiB beside the text of the program.
fn data(mib: u32) -> String {
    format!("-d {}", mib * 1024)
}

/// Runs a command that must succeed with so many MiB of memory.
#[track_caller]
fn within(env: &TestEnv, mib: u32, command: &str) -> Output {
    let output = limited(env, &data(mib), command);
    assert!(output.status.success(), "{command}: {output:?}");
    output
}

/// A file that is the first part of the backup of it that was made later.
fn small_with_large_backup() -> (TestEnv, u64) {
    let env = TestEnv::with_games(0);
    env.ok("backup small.db");
    add_league(&mut env.store(), Recipe::plain(12));
    env.ok("backup large.db");
    let small = fs::read(env.path("small.db")).unwrap();
    env.write_db(&small);
    (env, small.len() as u64)
}

/// What stops a file that grows, with space for its own pages in SQLite's
/// journal.
fn limit(size: u64) -> String {
    format!("-f {}", size / 512 + 64)
}

#[test]
fn a_restore_that_fails_midway_names_the_previous_database_and_how_to_return_to_it() {
    let (env, size) = small_with_large_backup();
    let before = env.board();
    let output = limited(&env, &limit(size), "restore large.db --yes");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let previous = "crowns.db.before-restore-20261121T193000Z";
    let told = message(&output);
    assert!(
        told.contains("error: the database was not replaced completely: SQLite reported: disk I/O")
            && told.contains(&format!("the previous one is also in `{previous}`"))
            && told.contains(&format!(
                "hint: run `crowns restore {previous}` to return to the previous database"
            )),
        "{told}"
    );
    assert_eq!(env.board(), before);
    env.ok(&format!("restore {previous} --yes"));
    assert_eq!(env.board(), before);
    env.ok("restore large.db --yes");
    assert_ne!(env.ok("games"), before);
    assert!(env.store().verify().unwrap());
}

#[test]
fn a_damaged_database_that_is_replaced_only_in_part_is_also_in_the_file_named() {
    let (env, size) = small_with_large_backup();
    let mut bytes = fs::read(env.db()).unwrap();
    bytes[4096..4 * 4096].fill(7);
    env.write_db(&bytes);
    let output = limited(&env, &limit(size), "restore large.db --yes");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let previous = "crowns.db.damaged-20261121T193000Z";
    let told = message(&output);
    assert!(
        told.contains("the database was not replaced completely")
            && told.contains(&format!("the previous one is also in `{previous}`")),
        "{told}"
    );
    assert_eq!(fs::read(env.path(previous)).unwrap(), bytes);
    env.ok("restore large.db --yes");
    assert!(env.store().verify().unwrap());
}

/// Adds so many games of two players, all of one day, as an import of scoresheets without
/// dates does.
fn add_day(env: &TestEnv, games: usize) {
    let mut lines: Vec<JournalLine> = Vec::new();
    let recipe = Recipe { table: (2, 2), ..Recipe::plain(games) };
    seeded::league(recipe, |line| lines.push(line));
    for line in &mut lines {
        if let Some((before, after)) = line.event.split_once(r#""date":""#) {
            line.event = format!(r#"{before}"date":"2026-11-20{}"#, &after[10..]);
        }
    }
    merge(env, lines);
}

#[test]
fn a_report_of_a_night_takes_a_thousand_games_in_bounded_memory_and_no_more() {
    let env = TestEnv::new();
    add_day(&env, 1001);
    let error = on_one_line(env.error("report night").as_bytes());
    assert!(error.contains("more than 1000 games were finished on 2026-11-20"), "{error}");
    env.ok("game delete 1001");
    let report = within(&env, 80, "report night 2026-11-20 --html");
    let games = String::from_utf8_lossy(&report.stdout).matches("<h2").count();
    assert!(games >= 1000, "{games}");
}

/// Writes a spreadsheet of a file that costs most for each of its scores.
fn write_scores(env: &TestEnv, scores: u32) {
    let score = |nth: u32| format!("{},{},{}\n", nth / 25, 1 + nth % 25, (26 - nth % 25) % 25);
    let rows: String = (0..scores).map(score).collect();
    fs::write(env.path("games.csv"), format!("game,round,Ann\n{rows}")).unwrap();
}

/// Asserts that a spreadsheet is read to its end with so many MiB of memory.
fn assert_read_within(mib: u32, scores: u32) {
    let env = TestEnv::new();
    write_scores(&env, scores);
    let output = limited(&env, &data(mib), "import --csv games.csv");
    let told = message(&output);
    assert!(told.contains("line 2, column `Ann`"), "{output:?}");
}

runs! {
    a_spreadsheet_of_ten_thousand_scores_is_read_in_bounded_memory: assert_read_within(5, 10_000);
    a_spreadsheet_of_half_a_million_scores_is_read_in_bounded_memory: assert_read_within(160, 500_000),
        "half a million scores take half a minute";
}
