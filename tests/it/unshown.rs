//! Commands that did what was asked and cannot print their result: the error
//! says that it was done, so that nobody runs the command again.

use std::fs::File;
use std::process::Stdio;

use crate::env::{TestEnv, message};
use crate::journal_rows::journal_rows;

/// A file that is always full.
const FULL: &str = "/dev/full";

/// Runs a command that cannot print, and returns its message.
fn unprinted(env: &TestEnv, command: &str) -> String {
    let full = File::options().write(true).open(FULL).unwrap();
    let output = env.command(command).stdout(Stdio::from(full)).output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(2), "{command}: {output:?}");
    message(&output)
}

const CANNOT_PRINT: &str =
    "the result could not be shown: cannot write to standard output: the disk is full";

#[test]
fn a_change_that_cannot_be_shown_is_said_to_be_recorded() {
    let env = TestEnv::with_games(1);
    env.ok("export other.jsonl");
    std::fs::write(env.path("sheet.csv"), "round,Fay,Gus\n1,0,12\n").unwrap();
    for command in [
        "score 26 0 31",
        "fix 1 Bob=13",
        "undo",
        "redo",
        "join Dan --score 20",
        "leave Dan",
        "game abandon",
        "game resume 2",
        "player add Eve",
        "player rename Eve Eva",
        "player retire Eva",
        "player merge Eva Dan",
        "league add Tuesday",
        "league retire Tuesday",
        "rules add house --rule games_combined=2",
        "new Ann Bob",
        "import --csv sheet.csv",
        "--db new.db import other.jsonl",
        "game delete 2",
        "score 26 0 --json",
    ] {
        let db = env.path(if command.contains("new.db") { "new.db" } else { "crowns.db" });
        let before = if db.exists() { journal_rows(&db).len() } else { 0 };
        let message = unprinted(&env, command);
        assert!(
            message.contains(&format!("the change was recorded, but {CANNOT_PRINT}")),
            "{command}: {message}"
        );
        assert!(message.contains("do not run the command again"), "{command}: {message}");
        assert!(journal_rows(&db).len() > before, "{command}");
    }
    assert!(env.path("backups").exists(), "`new` has made no backup");
}

#[test]
fn a_file_that_cannot_be_named_is_said_to_be_written() {
    let env = TestEnv::with_games(0);
    for (command, done) in [
        ("backup copy.db", "the backup was written"),
        ("export games.jsonl --json", "the export was written"),
        ("restore copy.db --yes", "the backup was restored"),
    ] {
        let message = unprinted(&env, command);
        assert!(message.contains(&format!("{done}, but {CANNOT_PRINT}")), "{message}");
    }
    assert!(env.path("copy.db").exists() && env.path("games.jsonl").exists());
    let file = rusqlite::Connection::open(env.db()).unwrap();
    file.execute_batch("UPDATE game_cache SET crc = crc + 1").unwrap();
    drop(file);
    let message = unprinted(&env, "doctor --repair");
    assert!(message.contains("the database was repaired, but"), "{message}");
}

#[test]
fn what_changed_nothing_is_not_said_to_be_recorded() {
    let env = TestEnv::with_games(0);
    env.ok("export games.jsonl");
    for command in ["board", "import games.jsonl", "import --dry-run games.jsonl", "games"] {
        let message = unprinted(&env, command);
        assert!(!message.contains("recorded"), "{command}: {message}");
    }
}

#[test]
fn a_closed_pipe_is_no_error_after_a_change() {
    let env = TestEnv::with_games(0);
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = env.command("score 26 0 31").stdout(writer).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn nothing_panics_where_messages_cannot_be_printed() {
    let env = TestEnv::with_games(0);
    for command in ["log", "games --page 9", "check 7D 8D 9D JOKER", "score", "--help"] {
        let full = File::options().write(true).open(FULL).unwrap();
        let output = env.command(command).stderr(full).output().unwrap();
        assert_ne!(output.status.code(), Some(101), "{command}");
    }
}
