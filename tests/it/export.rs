//! What an export says of itself, and what is wrong with one that was altered.

use crowns::store::{ExportReader, JournalLine};

use crate::env::{TestEnv, message, on_one_line};
use crate::merge;

#[test]
fn an_export_and_a_backup_count_the_same_games() {
    let env = TestEnv::with_games(1);
    let counts = |env: &TestEnv| {
        let files = ["export --force all.jsonl", "backup --force copy.db"];
        files.map(|command| {
            let file = env.json(command);
            (file["game_count"].clone(), file["event_count"].clone())
        })
    };
    for (command, games) in
        [("game delete 1", 1), ("undo", 2), ("game abandon 2", 2), ("game delete 2", 1)]
    {
        env.ok(command);
        let [exported, copied] = counts(&env);
        assert_eq!(exported, copied, "{command}");
        assert_eq!(exported.0, games, "{command}");
    }
    // One that is asked for by its number is exported though it is deleted.
    let deleted = env.json("export --game 2 one.jsonl");
    assert_eq!(deleted["game_count"], 1);
}

#[test]
fn a_table_for_spreadsheets_is_not_taken_for_a_scoresheet() {
    let env = TestEnv::with_games(1);
    let reason = "it is a CSV table written by `crowns export --csv`";
    let hint =
        "hint: on the device that wrote it, run `crowns export games.jsonl`, then import that file";
    for table in [
        "export --csv games table.csv --force",
        "export --csv scores table.csv --force",
        "export --csv standings table.csv --force",
        "report game 1 --csv -o table.csv",
        "report night --csv -o table.csv",
        "report standings --csv -o table.csv",
    ] {
        env.ok(table);
        for (import, wanted) in
            [("import table.csv", "an export"), ("import --csv table.csv", "a scoresheet")]
        {
            let error = on_one_line(env.error(import).as_bytes());
            let expect = format!("error: cannot import `table.csv`: {reason}, not {wanted} {hint}");
            assert_eq!(error, expect, "{table}");
        }
    }
}

#[test]
fn a_table_of_scores_counts_the_games_that_have_some() {
    let env = TestEnv::with_games(1);
    env.ok("result Ann 120 Bob 98");
    let told = message(&env.run("export --csv scores scores.csv"));
    assert!(told.contains("2 games in `scores.csv`"), "{told}");
    let told = message(&env.run("export --csv games games.csv"));
    assert!(told.contains("3 games in `games.csv`"), "{told}");
}

/// The line of a player, which has quotes and letters of two bytes.
fn line(number: u128) -> JournalLine {
    let event = r#"{"kind":"player_added","name":"Zoë \"Z\""}"#;
    merge::line(number, "player", uuid::Uuid::from_u128(number), event)
}

fn export() -> String {
    let text = |number| serde_json::to_string(&line(number)).unwrap() + "\n";
    String::from_utf8(merge::sealed(&(1..=3).map(text).collect::<String>())).unwrap()
}

fn check(text: impl AsRef<[u8]>, expect: &str) {
    let read = ExportReader::open(text.as_ref()).and_then(|lines| lines.collect());
    let got = match read {
        Ok(lines) => {
            let lines: Vec<JournalLine> = lines;
            assert!(lines.into_iter().eq((1..=3).map(line)));
            "whole".to_owned()
        }
        Err(error) => error.to_string(),
    };
    assert_eq!(got, expect);
}

#[test]
fn what_is_written_is_read() {
    check(export(), "whole");
    check("\u{feff}".to_owned() + &export().replace('\n', "\r\n"), "whole");
    check(export().trim_end(), "whole");
    check(export() + "\n \r\n", "whole");
}

#[test]
fn the_error_of_a_truncated_file_names_the_line() {
    let export = export();
    let ends: Vec<_> = export.match_indices('\n').map(|(at, _)| at + 1).collect();
    check("", "it is empty");
    check(&export[..40], "line 1 is not the header of a crowns export");
    check(&export[..ends[0]], "it ends after line 1 of 4; the rest is missing");
    check(&export[..ends[2]], "it ends after line 3 of 4; the rest is missing");
    check(&export[..ends[1] + 70], "it is cut off on line 3 of 4");
}

#[test]
fn any_changed_byte_is_found_and_its_line_named() {
    let export = export();
    for at in 0..export.len() - 1 {
        for bit in [0x01, 0x20, 0x80] {
            let mut bytes = export.clone().into_bytes();
            bytes[at] ^= bit;
            let read =
                ExportReader::open(&bytes[..]).and_then(Iterator::collect::<Result<Vec<_>, _>>);
            let error = read.expect_err("a byte was changed").to_string();
            let before = &export.as_bytes()[..at];
            let number = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
            let named = format!("line {number}");
            let newer = number == 1 && error.starts_with("its format has version");
            assert!(newer || error.contains(&named), "byte {at}: {error}");
        }
    }
}

#[test]
fn duplicate_and_reordered_lines_are_found() {
    let export = export();
    let lines: Vec<_> = export.lines().collect();
    let file = |order: &[usize]| -> String {
        order.iter().map(|&at| lines[at].to_owned() + "\n").collect()
    };
    let mixed = "its lines were altered, removed or reordered (checksum mismatch)";
    check(file(&[0, 2, 1, 3]), mixed);
    check(file(&[0, 1, 1, 3]), mixed);
    check(file(&[0, 1, 2, 3, 3]), "it continues after line 4, where it should end");
}

#[test]
fn files_that_are_no_exports_are_rejected() {
    check("round,Ann,Bob\n", "line 1 is not the header of a crowns export");
    check("SQLite format 3\0", "it is a crowns database, not an export");
    check("PK\u{3}\u{4}", "it is a workbook or an archive, not an export");
    check(
        r#"{"crowns":"journal","version":7,"more":true}"#,
        "its format version is 7; this version of crowns reads up to 2",
    );
    let long = export() + &"x".repeat((1 << 20) + 1);
    check(long, "line 5 has more than 1 MiB");
}
