//! Exports of which a part is refused: all of it by default, the rest on
//! request.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use crowns::store::MergeReport;
use serde_json::Value;
use uuid::Uuid;

use crate::env::{TestEnv, on_one_line};
use crate::merge::{revocation, sealed};

/// A device with two games, and the lines of its export.
fn exported() -> (TestEnv, Vec<String>) {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok("score 0 12");
    env.ok("score 5 0");
    env.ok("new Cat Dan");
    let lines = env.ok("export").lines().map(str::to_owned).collect();
    (env, lines)
}

fn import(env: &TestEnv, lines: &[String], arguments: &str) -> std::process::Output {
    fs::write(env.path("file.jsonl"), lines.join("\n") + "\n").unwrap();
    env.run(&format!("import {arguments} file.jsonl"))
}

#[test]
fn of_an_export_with_an_altered_event_the_rest_is_imported_on_request() {
    let (env, mut lines) = exported();
    let at = lines.iter().position(|line| line.contains("\"round\":2")).unwrap();
    lines[at] = lines[at].replace("\"points\":5", "\"points\":6");
    let other = TestEnv::new();
    let output = import(&other, &lines, "");
    assert_eq!(output.status.code(), Some(2));
    let told = on_one_line(&output.stderr);
    let number = at + 1;
    assert!(told.contains(&format!("line {number}: altered (checksum mismatch)")), "{told}");
    assert!(told.contains("`crowns import --skip-refused file.jsonl` imports the rest"), "{told}");
    let dry = import(&other, &lines, "--skip-refused --dry-run");
    assert!(dry.status.success(), "{dry:?}");
    let output = import(&other, &lines, "--skip-refused");
    let told = on_one_line(&output.stdout);
    let left_out = format!("Left out 1 refused line: line {number}: altered (checksum mismatch)");
    assert!(told.contains(&left_out), "{told}");
    assert_eq!(other.json("games")["games"].as_array().unwrap().len(), 2);
    let rounds = other.json("board --game 1")["rounds"].as_array().unwrap().len();
    assert_eq!(rounds, 1);
    other.assert_intact();
    // The whole file brings what was missing.
    let whole = env.ok("export").lines().map(str::to_owned).collect::<Vec<_>>();
    assert!(import(&other, &whole, "").status.success());
    assert_eq!(other.ok("board --game 1"), env.ok("board --game 1"));
}

#[test]
fn whatever_is_wrong_with_lines_the_others_are_imported() {
    let (env, lines) = exported();
    let long = "x".repeat(3 << 20);
    let all = lines.len() as u64 - 1;
    for at in 1..lines.len() {
        for bad in ["", "{}", long.as_str(), &lines[0], &lines[at][..40]] {
            let mut changed = lines.clone();
            bad.clone_into(&mut changed[at]);
            let other = TestEnv::new();
            let output = import(&other, &changed, "--skip-refused --json");
            assert!(output.status.success(), "{at}, {bad:.9}: {output:?}");
            let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
            assert_eq!(report["new_event_count"], all - 1, "{at}, {bad:.9}: {report}");
            assert_eq!(report["refused_event_count"], 1, "{at}, {bad:.9}: {report}");
            // Behind the last line that is there; the rest is missing.
            let is_missing = bad.is_empty() && at + 1 == lines.len();
            let line = at + usize::from(!is_missing);
            assert_eq!(report["refused_events"][0]["line"], line, "{report}");
        }
    }
    // Cut off, and with more after its end.
    let other = TestEnv::new();
    let output = import(&other, &lines[..3], "--skip-refused");
    let told = on_one_line(&output.stdout);
    assert!(told.contains("Imported 2 events"), "{told}");
    assert!(told.contains("; the rest is missing"), "{told}");
    let output = import(&other, &[&lines[..], &lines[3..]].concat(), "--skip-refused");
    assert!(output.status.success(), "{output:?}");
    env.ok("export --force all.jsonl");
    assert_eq!(other.ok("board --game 1"), env.ok("board --game 1"));
}

#[test]
fn a_line_that_contradicts_the_journal_is_left_out_without_a_trace() {
    let (env, _) = exported();
    let file = fs::read(&{
        env.ok("export all.jsonl");
        env.path("all.jsonl")
    });
    let lines = crowns::store::ExportReader::open(file.as_deref().unwrap()).unwrap();
    let mut lines: Vec<_> = lines.map(Result::unwrap).collect();
    let taken = lines[1].command;
    let last = lines.len() - 1;
    // Another time than the other events of its command.
    lines[last].command = taken;
    let other = TestEnv::new();
    let options = crowns::store::MergeOptions {
        now: chrono::DateTime::<chrono::Utc>::MAX_UTC,
        join_names: false,
        skip_refused: true,
        dry_run: false,
    };
    let new = lines.len() as u64 - 1;
    let lines = lines.into_iter().map(Ok);
    let MergeReport { new: got, refused, .. } = other.store().merge_with(lines, options).unwrap();
    assert_eq!(got, new);
    // The first line of an export is its header.
    assert_eq!(refused[0].line, last as u64 + 2);
    assert!(refused[0].why.contains("already exists with another time"), "{refused:?}");
    other.assert_intact();
}

#[test]
fn an_undo_or_redo_that_cannot_apply_is_left_out_with_what_depends_on_it() {
    let (env, _) = exported();
    env.ok("undo --yes");
    let all: Vec<_> = env.ok("export").lines().map(str::to_owned).collect();
    let honest = &all[1..];
    let command = |line: &str| -> Uuid {
        let line: Value = serde_json::from_str(line).unwrap();
        line["command"].as_str().unwrap().parse().unwrap()
    };
    // As another device would write it.
    let line =
        |number, kind, command| serde_json::to_string(&revocation(number, kind, command)).unwrap();
    let redo_of_a_change = line(1, "redone", command(&honest[0]));
    let undo_of_an_undo = line(2, "undone", command(honest.last().unwrap()));
    let redo_of_that = line(3, "redone", command(&undo_of_an_undo));
    for (before, after, refused) in [
        (vec![], vec![&redo_of_a_change], 1),
        (vec![&redo_of_a_change], vec![], 1),
        (vec![], vec![&undo_of_an_undo], 1),
        (vec![&undo_of_an_undo], vec![], 1),
        (vec![], vec![&undo_of_an_undo, &redo_of_that], 2),
        (vec![&redo_of_that, &undo_of_an_undo], vec![], 2),
        (vec![&redo_of_that], vec![&undo_of_an_undo], 2),
    ] {
        let lines = [before, honest.iter().collect(), after].concat();
        let lines = lines.into_iter().map(|line| format!("{line}\n")).collect::<String>();
        let file = String::from_utf8(sealed(&lines)).unwrap();
        let file: Vec<_> = file.lines().map(str::to_owned).collect();
        let other = TestEnv::new();
        let output = import(&other, &file, "");
        assert_eq!(output.status.code(), Some(2));
        let told = on_one_line(&output.stderr);
        let why = "undoes or redoes a command that it cannot apply to";
        assert!(told.contains(why), "{told}");
        let hint = "run `crowns import --skip-refused file.jsonl` to import the rest";
        assert!(told.contains(hint), "{told}");
        let output = import(&other, &file, "--skip-refused --json");
        assert!(output.status.success(), "{output:?}");
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["new_event_count"], honest.len(), "{report}");
        let left_out = report["refused_events"].as_array().unwrap();
        assert_eq!(left_out.len(), refused, "{report}");
        for line in left_out {
            let line = line["line"].as_u64().unwrap() as usize;
            assert!(!honest.contains(&file[line - 1]), "{report}");
        }
        for shown in ["board --game 1", "games", "log"] {
            assert_eq!(other.ok(shown), env.ok(shown), "{shown}");
        }
        other.assert_intact();
        // They are refused again, and nothing else is.
        let output = import(&other, &file, "--skip-refused");
        let told = on_one_line(&output.stdout);
        assert!(told.contains(&format!("Left out {refused} refused line")), "{told}");
    }
}

/// Feeds a command until it ends; returns how many bytes it took.
fn feed(env: &TestEnv, arguments: &str, first: &[u8], endless: &[u8]) -> (u64, String) {
    let mut command = env.command(arguments);
    let mut child = command.stdin(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut written = 0;
    let mut part = first;
    while input.write_all(part).is_ok() {
        written += part.len() as u64;
        part = endless;
        assert!(written < 1 << 28, "{arguments}: takes whatever comes");
    }
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    (written, on_one_line(&output.stderr))
}

#[test]
fn an_endless_pipe_is_read_no_further_than_its_first_bad_line() {
    let (env, lines) = exported();
    let zeros = vec![0; 64 * 1024];
    let (taken, told) = feed(&env, "import -", b"", &zeros);
    assert!(taken < 8 << 20, "{taken} bytes");
    assert!(told.contains("line 1"), "{told}");
    let yes = b"yes\n".repeat(10_000);
    let (taken, _) = feed(&env, "import --skip-refused -", b"", &yes);
    assert!(taken < 8 << 20, "{taken} bytes");
    let header = lines[0].clone() + "\n";
    let (taken, told) = feed(&env, "import -", header.as_bytes(), &yes);
    assert!(taken < 8 << 20, "{taken} bytes");
    assert!(told.contains("line 2: altered"), "{told}");
}
