//! Repairs and restores of files that were cut, altered or made by others: they
//! bring back what is there, and claim no less loss than there is.

use std::fs;

use rusqlite::Connection;

use crate::damage;
use crate::env::{TestEnv, message, on_one_line, stdout};
use crate::journal_rows::journal_rows;

const PAGE: usize = 4096;

fn events(env: &TestEnv) -> u64 {
    let connection = Connection::open(env.db()).unwrap();
    let count = "SELECT count(*) FROM journal NOT INDEXED";
    connection.query_row(count, [], |row| row.get(0)).unwrap()
}

/// Repairs a damaged database and checks what is said of it against what was
/// there.
fn check_repair(bytes: &[u8], there: u64, case: &str) {
    let env = TestEnv::new();
    env.write_db(bytes);
    let output = env.run("doctor --repair --json");
    assert!(!message(&output).contains("panicked"), "{case}: {output:?}");
    if output.status.code() == Some(2) {
        assert_eq!(fs::read(env.db()).unwrap(), bytes, "{case}");
        return;
    }
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let lost = there - events(&env);
    let salvaged = &report["repairs"]["salvaged"];
    let told = salvaged["lost_event_count"].as_u64();
    assert!(told.is_none_or(|told| told == lost), "{case}: {lost} lost, {salvaged}");
    let expect = i32::from(told != Some(0) || lost > 0);
    let is_told = lost == 0 || !salvaged.is_null();
    assert!(is_told, "{case}: {lost} lost, {report}");
    if !salvaged.is_null() {
        assert_eq!(output.status.code(), Some(expect), "{case}: {report}");
    }
    env.assert_intact();
}

#[test]
fn a_repair_of_a_cut_file_tells_how_much_is_lost_or_that_it_is_unknown() {
    let env = TestEnv::with_games(2);
    let there = events(&env);
    let sound = fs::read(env.db()).unwrap();
    for pages in 0..sound.len() / PAGE {
        check_repair(&sound[..pages * PAGE], there, &format!("{pages} pages"));
    }
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..20 {
        let length = random.usize(..sound.len());
        check_repair(&sound[..length], there, &format!("{length} bytes"));
    }
}

/// Repairs a league with flips and cuts.
fn repair_damaged(games: usize, flipped: u64, cut_every: usize, cut_anywhere: u64) {
    let env = damage::league(games);
    let there = events(&env);
    let sound = fs::read(env.db()).unwrap();
    damage::flips(&sound, flipped, |bytes, case| check_repair(bytes, there, case));
    for pages in (1..sound.len() / PAGE).step_by(cut_every) {
        check_repair(&sound[..pages * PAGE], there, &format!("{pages} pages"));
    }
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..cut_anywhere {
        let length = random.usize(1..sound.len());
        check_repair(&sound[..length], there, &format!("{length} bytes"));
    }
}

runs! {
    a_repair_of_a_damaged_league_claims_no_less_loss_than_there_is: repair_damaged(10, 4, 30, 1);
    a_thousand_repairs_of_a_damaged_league_claim_no_less_loss_than_there_is: repair_damaged(20, 500, 1, 100),
        "a thousand repairs take minutes";
}

#[test]
fn a_bad_first_page_loses_nothing() {
    let env = TestEnv::with_games(4);
    let (board, there) = (env.board(), events(&env));
    let sound = fs::read(env.db()).unwrap();
    let mut random = fastrand::Rng::with_seed(5);
    for case in ["zero", "random"] {
        let mut bytes = sound.clone();
        bytes[..PAGE].fill_with(|| if case == "zero" { 0 } else { random.u8(..) });
        let env = TestEnv::new();
        env.write_db(&bytes);
        assert_eq!(env.run("doctor --quiet").status.code(), Some(1), "{case}");
        let report = env.ok("doctor --repair");
        assert!(report.contains("; 0 events lost"), "{case}: {report}");
        assert_eq!((events(&env), env.board()), (there, board.clone()), "{case}");
        let copy = env.path("crowns.db.damaged-20261121T193000Z");
        assert_eq!(fs::read(copy).unwrap(), bytes, "{case}");
        env.assert_intact();
    }
}

#[test]
fn a_single_wrong_byte_of_an_event_is_corrected() {
    let env = TestEnv::with_games(1);
    let (rows, board) = (journal_rows(&env.db()), env.board());
    let sound = fs::read(env.db()).unwrap();
    let mark = b"{\"kind\":\"";
    let starts = sound.windows(mark.len()).enumerate();
    let starts = starts.filter(|(_, window)| window == mark);
    let starts: Vec<_> = starts.map(|(at, _)| at).collect();
    assert!(starts.len() >= rows.len());
    let mut random = fastrand::Rng::with_seed(11);
    let mut corrected = 0;
    for _ in 0..20 {
        let mut bytes = sound.clone();
        let at = starts[random.usize(..starts.len())] + random.usize(..40);
        bytes[at] ^= random.u8(1..);
        let env = TestEnv::new();
        env.write_db(&bytes);
        let report = env.json("doctor --repair");
        let salvaged = &report["repairs"]["salvaged"];
        // Some of the places are what a page has left of an earlier row.
        if !salvaged.is_null() {
            assert_eq!(salvaged["corrected_event_count"], 1, "{report}");
            assert_eq!(salvaged["lost_event_count"], 0, "{report}");
            corrected += 1;
        }
        assert_eq!(journal_rows(&env.db()), rows);
        assert_eq!(env.board(), board);
    }
    assert!(corrected > 10, "{corrected}");
}

#[test]
fn what_a_repair_loses_comes_back_from_the_newest_backup() {
    let env = TestEnv::with_games(8);
    env.ok_at("2026-11-21T19:31:00Z", "backup");
    let rows = journal_rows(&env.db());
    let sound = fs::read(env.db()).unwrap();
    env.write_db(&sound[..sound.len() / 2 / PAGE * PAGE]);
    let output = env.run("doctor --repair");
    let said = on_one_line(&output.stdout);
    assert!(journal_rows(&env.db()).len() < rows.len(), "{said}");
    let commands: Vec<_> =
        said.split('`').filter_map(|text| text.strip_prefix("crowns ")).collect();
    assert_eq!(commands.len(), 2, "{said}");
    for command in commands {
        env.ok(command);
    }
    assert_eq!(journal_rows(&env.db()), rows);
    env.assert_intact();
}

#[test]
fn a_file_of_something_else_is_not_repaired() {
    let env = TestEnv::new();
    let other = Connection::open(env.db()).unwrap();
    other
        .execute_batch("CREATE TABLE bookmarks (url); INSERT INTO bookmarks VALUES ('a')")
        .unwrap();
    drop(other);
    for bytes in [fs::read(env.db()).unwrap(), vec![0x0D; 3 * PAGE]] {
        env.write_db(&bytes);
        let said = env.error("doctor --repair");
        assert!(said.contains("is not a crowns database"), "{said}");
        assert_eq!(fs::read(env.db()).unwrap(), bytes);
    }
}

#[test]
fn deleted_events_are_found_and_counted() {
    for (rows, is_refused) in [("rowid > 10", true), ("rowid BETWEEN 3 AND 5", false)] {
        let env = TestEnv::with_games(1);
        let there = events(&env);
        let connection = Connection::open(env.db()).unwrap();
        connection
            .execute_batch(&format!(
                "DROP TRIGGER journal_is_not_shortened; DELETE FROM journal WHERE {rows};
                 CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
                 BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;"
            ))
            .unwrap();
        drop(connection);
        let stored = events(&env);
        let expect = format!("{stored} of {there}");
        // Rows that are gone from the end are seen by every command.
        if is_refused {
            let said = env.error("board --game last");
            assert!(said.contains(&expect), "{said}");
            let said = env.error("score 1 2 0");
            assert!(said.contains(&expect), "{said}");
        }
        let output = env.run("doctor");
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(stdout(&output).contains(&expect), "{output:?}");
        let output = env.run("doctor --repair");
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let expect = format!("{} events lost", there - stored);
        assert!(stdout(&output).contains(&expect), "{output:?}");
        env.assert_intact();
    }
}

#[test]
fn a_copy_with_a_foreign_schema_is_not_restored() {
    let env = TestEnv::with_games(0);
    let before = fs::read(env.db()).unwrap();
    for (name, sql) in [
        (
            "on_new_player",
            "CREATE TRIGGER on_new_player AFTER INSERT ON game_cache
             BEGIN UPDATE game_cache SET number = 1; END;",
        ),
        (
            "game_cache_end",
            "DROP TABLE game_cache_end; CREATE VIEW game_cache_end AS SELECT 1 AS events;",
        ),
        ("extra", "CREATE TABLE extra (x);"),
        ("journal_is_not_changed", "DROP TRIGGER journal_is_not_changed;"),
    ] {
        env.ok("backup copy.db --force");
        Connection::open(env.path("copy.db")).unwrap().execute_batch(sql).unwrap();
        let said = env.error("restore copy.db --yes");
        assert!(said.contains(&format!("`{name}`")), "{name}: {said}");
        assert_eq!(fs::read(env.db()).unwrap(), before, "{name}");
    }
}

#[cfg(unix)]
#[test]
fn a_repair_and_a_restore_follow_a_link() {
    let env = TestEnv::with_games(1);
    env.ok("backup backup.db");
    fs::create_dir(env.path("elsewhere")).unwrap();
    fs::rename(env.db(), env.path("elsewhere/real.db")).unwrap();
    std::os::unix::fs::symlink("elsewhere/real.db", env.db()).unwrap();
    let board = env.board();
    let damaged = "real.db.damaged-20261121T193000Z";
    for command in ["doctor --repair", "restore backup.db --yes"] {
        let index = "SELECT rootpage FROM sqlite_schema WHERE name = 'game_cache_by_number'";
        let connection = Connection::open(env.db()).unwrap();
        let page: usize = connection.query_row(index, [], |row| row.get(0)).unwrap();
        drop(connection);
        let mut bytes = fs::read(env.db()).unwrap();
        bytes[(page - 1) * PAGE..page * PAGE].fill(7);
        fs::write(env.path("elsewhere/real.db"), &bytes).unwrap();
        env.ok(command);
        assert!(env.db().is_symlink(), "{command}");
        assert_eq!(env.board(), board, "{command}");
        assert!(env.names("elsewhere").contains(damaged), "{command}");
        fs::remove_file(env.path("elsewhere").join(damaged)).unwrap();
        let names = env.names("");
        assert!(!names.iter().any(|name| name.contains("damaged")), "{names:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_dangling_link_is_called_one() {
    let env = TestEnv::new();
    std::os::unix::fs::symlink("/nowhere/games.db", env.db()).unwrap();
    for command in ["board", "new Ann Bob", "doctor"] {
        let said = env.error(command);
        let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            said.contains("is a link to `/nowhere/games.db`, which does not exist"),
            "{command}: {said}"
        );
    }
}

#[test]
fn of_a_file_that_ends_in_its_first_page_nothing_is_repaired() {
    let env = TestEnv::with_games(1);
    let bytes = fs::read(env.db()).unwrap();
    for length in [100, 2000, 4096] {
        fs::write(env.db(), &bytes[..length]).unwrap();
        let error = env.error("doctor --repair");
        assert!(error.contains("no part of the journal can be read"), "{length}: {error}");
    }
}
