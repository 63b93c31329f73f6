//! Files that people name: what is written, what is not there, and what there is
//! to restore.

use serde_json::Value;

use crate::env::{TestEnv, message, on_one_line, stdout};

#[test]
fn output_says_what_it_wrote() {
    let env = TestEnv::with_games(1);
    let output = env.run("report game 1 --output game.html");
    assert_eq!(message(&output), "wrote `game.html`");
    assert_eq!(stdout(&output), "");
    assert!(env.path("game.html").exists());
}

#[test]
fn an_ending_that_no_report_has_is_refused_with_how_to_get_it() {
    let env = TestEnv::with_games(1);
    for (file, help) in [
        ("game.pdf", "print it to PDF in a browser"),
        ("game.PNG", "makes a PNG of it"),
        ("game.xlsx", "open it in a spreadsheet"),
    ] {
        let output = env.run(&format!("report game 1 --output {file}"));
        assert_eq!(output.status.code(), Some(2));
        assert!(message(&output).contains(help), "{output:?}");
        assert!(!env.path(file).exists());
    }
    // Any other name is that of a text.
    env.ok("report game 1 --output game.report");
}

#[test]
fn a_database_that_is_named_and_missing_is_said_to_be_so() {
    let env = TestEnv::with_games(1);
    for list in ["games", "standings", "stats", "log", "player list", "board"] {
        let output = env.run(&format!("--db typo.db {list}"));
        assert!(message(&output).contains("`typo.db` does not exist"), "{list}: {output:?}");
        assert!(!env.path("typo.db").exists());
        let output = env.command(list).env("CROWNS_DB", "typo.db").output().unwrap();
        assert!(message(&output).contains("`typo.db` does not exist"), "{list}: {output:?}");
    }
    assert!(!message(&env.run("games")).contains("does not exist"));
    for list in ["games", "log"] {
        let output = env.run(&format!("--db typo.db {list}"));
        assert_eq!(message(&output), "note: `typo.db` does not exist");
        assert_eq!(output.status.code(), Some(0));
    }
}

#[test]
fn backups_are_listed_and_offered() {
    let env = TestEnv::with_games(1);
    env.ok("backup");
    let text = env.ok("backup list");
    assert!(text.starts_with("2026-11-21 19:30:00, "), "{text}");
    assert!(text.contains("by `crowns backup`"), "{text}");
    let backups = env.json("backup list");
    let newest = backups["backups"][0]["file"].as_str().unwrap().to_owned();
    assert!(text.contains(&newest), "{text}");
    let output = env.run("restore");
    assert_eq!(output.status.code(), Some(2));
    assert!(message(&output).contains(&newest), "{output:?}");
    let none = TestEnv::new();
    let output = none.run("backup list");
    assert!(message(&output).contains("there are no backups; `crowns backup` makes one"));
}

/// A game of six rounds of which the third is destroyed.
fn without_round_3() -> TestEnv {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    for _ in 0..6 {
        env.ok("score 0 13");
    }
    env.destroy_round(3);
    env
}

#[test]
fn a_repair_names_the_rounds_to_score_again() {
    let output = without_round_3().run("doctor --repair");
    let report = on_one_line(&output.stdout);
    let lost = "round 3 of game 1 is lost; `crowns score --round 3 --game 1` enters it again";
    assert!(report.contains(lost), "{output:?}");

    let output = without_round_3().run("doctor --repair --json");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let missing = &report["repairs"]["missing_rounds"];
    assert_eq!(missing.as_array().unwrap().len(), 1);
    assert_eq!(missing[0]["round"], 3);
    assert_eq!(missing[0]["game"]["number"], 1);
}

#[test]
fn a_page_past_the_end_is_no_answer() {
    let env = TestEnv::with_games(1);
    let output = env.run("games --page 4");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(message(&output), "there is no page 4; page 1 has the newest");
}

#[test]
fn lists_and_paths_fit_forty_columns() {
    let env = TestEnv::new();
    env.ok("result Ann 120 Bob 98");
    for command in [
        "player list",
        "report night",
        "rules list",
        "backup",
        "doctor",
        "-h",
        "help --all",
        "help options",
        "score --help",
    ] {
        let output = env.command(command).env("COLUMNS", "40").output().unwrap();
        for line in stdout(&output).lines() {
            assert!(line.chars().count() <= 40, "{command}: {line}");
        }
    }
}

#[test]
fn the_commands_of_an_import_name_the_database_that_was_given() {
    let env = TestEnv::new();
    env.ok("new Ann Cat");
    env.ok("export a.jsonl");
    env.ok("export --csv games games.csv");
    env.ok("--db b.db new Bob Cat");
    let told = env.ok("--db b.db import a.jsonl");
    assert!(told.contains("crowns --db b.db player merge 'Cat ("), "{told}");
    assert!(told.contains("`crowns --db b.db import --join-names a.jsonl`"), "{told}");
    let there = on_one_line(env.error("--db b.db import --csv games.csv").as_bytes());
    assert!(
        there.contains("on the device that wrote it, run `crowns export games.jsonl`"),
        "{there}"
    );
    let next = env.ok("--db b.db tournament new Open Ann Bob Dan Eve --games 2 --tables 1");
    assert!(next.contains("`crowns --db b.db tournament seat`"), "{next}");
    let warned = message(&env.run("--db b.db score 0 0 --game 1"));
    assert!(warned.contains("`crowns --db b.db fix 1 "), "{warned}");
}
