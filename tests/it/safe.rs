//! The safety of the database: backups, restoring and reverting that, what the
//! doctor finds and repairs, and that no damage passes for a score.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use serde_json::Value;

use crate::env::{NOW, TestEnv, message, on_one_line, stdout};
use crate::journal_rows::{journal_rows, line_after_last, merge};

const PAGE: usize = 4096;

#[test]
fn a_restore_can_be_reverted() {
    let env = TestEnv::with_games(1);
    let before = env.board();
    env.ok("backup copy.db");
    env.ok("score 0 30 21");
    let after = env.board();
    assert_ne!(before, after);
    let said = env.ok("restore copy.db --yes");
    assert_eq!(env.board(), before);
    env.assert_intact();
    let undo = said.lines().find_map(|line| line.strip_prefix("to undo"));
    let undo = undo.unwrap().trim().strip_prefix("crowns ").unwrap();
    env.ok(&format!("{undo} --yes"));
    assert_eq!(env.board(), after);
    env.assert_intact();
}

#[test]
fn a_restore_is_seen_by_programs_that_have_the_database_open() {
    let env = TestEnv::with_games(0);
    env.ok("backup copy.db");
    let events = |connection: &Connection| -> u64 {
        let sql = "SELECT count(*) FROM journal";
        connection.query_row(sql, [], |row| row.get(0)).unwrap()
    };
    env.ok("score 0 30 21");
    let open = Connection::open(env.db()).unwrap();
    let now = events(&open);
    env.ok("restore copy.db --yes");
    assert_eq!(events(&open), now - 1);
}

/// Makes something else of the bytes of a copy.
type Spoil<'a> = &'a dyn Fn(&mut Vec<u8>);

#[test]
fn a_file_that_is_no_backup_is_refused_and_not_changed() {
    let env = TestEnv::with_games(0);
    let before = fs::read(env.db()).unwrap();
    env.ok("backup copy.db");
    let sound = fs::read(env.path("copy.db")).unwrap();
    let newer = |bytes: &mut Vec<u8>| bytes[63] = 99;
    let shorter = |bytes: &mut Vec<u8>| bytes.truncate(bytes.len() - PAGE);
    let spoilt = |bytes: &mut Vec<u8>| bytes[PAGE..2 * PAGE].fill(7);
    let torn = |bytes: &mut Vec<u8>| {
        let at = find(bytes, b"round_scored\",\"round\":1");
        bytes[at + 14..at + 21].copy_from_slice(b"ruined:");
    };
    let png = |bytes: &mut Vec<u8>| *bytes = b"\x89PNG\r\n\x1a\n".to_vec();
    let cases: [(&str, Spoil<'_>); 6] = [
        ("`bad.db` has version 99", &newer),
        ("`bad.db` is damaged", &shorter),
        ("`bad.db` is damaged", &spoilt),
        ("`bad.db`: event ", &torn),
        ("`bad.db` is not a crowns database", &png),
        ("`bad.db` is not a crowns database", &|bytes| bytes.clear()),
    ];
    for (expect, spoil) in cases {
        let mut bytes = sound.clone();
        spoil(&mut bytes);
        fs::write(env.path("bad.db"), &bytes).unwrap();
        let output = env.run("restore bad.db --yes");
        assert_eq!(output.status.code(), Some(2), "{expect}: {output:?}");
        assert!(message(&output).contains(expect), "{expect}: {output:?}");
        assert_eq!(fs::read(env.path("bad.db")).unwrap(), bytes, "{expect}");
        assert_eq!(fs::read(env.db()).unwrap(), before, "{expect}");
    }
    let names = env.names("");
    assert!(!names.iter().any(|name| name.contains("restore")), "{names:?}");
}

fn find(bytes: &[u8], what: &[u8]) -> usize {
    let mut windows = bytes.windows(what.len());
    windows.position(|window| window == what).unwrap()
}

#[test]
fn a_backup_of_an_older_version_is_migrated() {
    let env = TestEnv::with_games(0);
    let dump = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/schema-1.sql");
    let old = Connection::open(env.path("old.db")).unwrap();
    old.execute_batch(&fs::read_to_string(dump).unwrap()).unwrap();
    drop(old);
    env.ok("restore old.db --yes");
    env.assert_intact();
    assert!(env.ok("board").contains("Robert"));
}

#[test]
fn a_damaged_database_is_set_aside_when_a_backup_is_restored() {
    let env = TestEnv::with_games(0);
    let board = env.board();
    env.ok("backup copy.db");
    let mut bytes = fs::read(env.db()).unwrap();
    bytes[PAGE..4 * PAGE].fill(7);
    env.write_db(&bytes);
    let refused = message(&env.run("board"));
    assert!(refused.contains("hint: run `crowns doctor`"), "{refused}");
    env.ok("restore copy.db --yes");
    assert_eq!(env.board(), board);
    env.assert_intact();
    let kept = env.path("crowns.db.damaged-20261121T193000Z");
    assert_eq!(fs::read(kept).unwrap(), bytes);
}

#[test]
fn backups_are_private_and_the_newest_stay() {
    let env = TestEnv::with_games(0);
    (0..7).for_each(|_| drop(env.ok("backup")));
    assert_eq!(env.names("backups").len(), 5);
    env.ok("backup --keep 2");
    assert_eq!(env.names("backups").len(), 2);
    #[cfg(unix)]
    for name in env.names("backups") {
        use std::os::unix::fs::PermissionsExt;
        let file = env.path("backups").join(name);
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

#[test]
fn leftovers_of_killed_commands_are_removed_after_a_day() {
    const LEFT: [&str; 5] = [
        "crowns.db.part-",
        "crowns.db.part-0.part-",
        "crowns.db.before-restore-20261121T193000Z.part-",
        "backups/crowns-20261121T193000Z.db.part-",
        "copy.db.part-",
    ];
    const OTHERS: [&str; 2] = ["crowns.part-1.txt", "diary.part-00000000000000000000000000000000"];
    let day = Duration::from_secs(25 * 60 * 60);
    let now: DateTime<Utc> = NOW.parse().unwrap();
    let sound = TestEnv::with_games(0);
    sound.ok("backup copy.db");
    sound.ok("backup");
    let spoilt = sound.copied();
    let file = Connection::open(spoilt.db()).unwrap();
    file.execute_batch("DELETE FROM game_cache").unwrap();
    let damaged = sound.copied();
    let mut bytes = fs::read(damaged.db()).unwrap();
    bytes[..16].fill(0);
    damaged.write_db(&bytes);
    for (env, command) in [
        (&sound, "backup"),
        (&sound, "backup copy.db --force"),
        (&sound, "restore copy.db --yes"),
        (&spoilt, "doctor --repair"),
        (&damaged, "doctor --repair"),
    ] {
        let env = env.copied();
        let make = |name: &str, age: Duration| {
            let file = File::create(env.path(name)).unwrap();
            file.set_modified(SystemTime::from(now) - age).unwrap();
        };
        for left in LEFT {
            for end in ["", "-journal"] {
                make(&format!("{left}{}{end}", "0".repeat(32)), day);
                make(&format!("{left}{}{end}", "1".repeat(32)), Duration::ZERO);
            }
        }
        OTHERS.iter().for_each(|name| make(name, day));
        env.ok(command);
        let there = |name: &str| env.path(name).exists();
        for left in LEFT {
            for end in ["", "-journal"] {
                let is_ours = !left.starts_with("copy") || command.starts_with("backup copy");
                let old = format!("{left}{}{end}", "0".repeat(32));
                assert_eq!(there(&old), !is_ours, "{command}: {old}");
                let young = format!("{left}{}{end}", "1".repeat(32));
                assert!(there(&young), "{command}: {young}");
            }
        }
        assert!(OTHERS.iter().all(|name| there(name)), "{command}");
    }
}

#[test]
fn a_new_game_makes_a_backup_and_starts_even_if_that_fails() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    assert!(!env.path("backups").exists(), "there was nothing yet");
    for game in 2..=4 {
        env.ok(&format!("new Ann Bob --note {game}"));
    }
    let expect = [".daily.db", ".game.db", "-2.game.db"];
    let expect = expect.map(|end| format!("crowns-20261121T193000Z{end}"));
    assert_eq!(env.names("backups"), BTreeSet::from(expect));
    fs::remove_dir_all(env.path("backups")).unwrap();
    fs::write(env.path("backups"), "in the way").unwrap();
    let output = env.run("new Ann Bob --note 5");
    assert!(output.status.success(), "{output:?}");
    assert!(stdout(&output).contains("Game 5"), "{output:?}");
    let warning = "warning: no backup could be made";
    assert!(message(&output).contains(warning), "{output:?}");
}

#[test]
fn a_wrong_cache_is_found_and_rebuilt() {
    let env = TestEnv::with_games(1);
    let board = env.board();
    env.assert_intact();
    let connection = Connection::open(env.db()).unwrap();
    let spoil = "UPDATE game_cache SET day = day + 1";
    connection.execute_batch(spoil).unwrap();
    let output = env.run("doctor --quiet");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(stdout(&output).contains("bad  cache"), "{output:?}");
    let answer = env.run("board --json");
    assert_eq!(stdout(&answer), board);
    assert_eq!(message(&answer), "");
    let repaired = env.ok("doctor --repair");
    let rebuilt = "repaired  rebuilt the cache";
    assert!(repaired.contains(rebuilt), "{repaired}");
    assert_eq!(env.board(), board);
    env.assert_intact();
    let kept = env.path("backups/crowns-20261121T193000Z.before-repair.db");
    let before = TestEnv::new();
    fs::copy(kept, before.db()).unwrap();
    assert!(!before.store().verify().unwrap());
}

#[cfg(unix)]
#[test]
fn a_database_that_others_can_read_is_found_and_made_private() {
    use std::os::unix::fs::PermissionsExt;
    let env = TestEnv::with_games(0);
    fs::set_permissions(env.db(), fs::Permissions::from_mode(0o644)).unwrap();
    let output = env.run("doctor --quiet");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(stdout(&output).contains("mode 644"), "{output:?}");
    env.ok("doctor --repair");
    let mode = env.db().metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn an_impossible_score_is_reported_unless_it_was_forced() {
    let env = TestEnv::with_games(0);
    env.ok("score 0 400 30 --force");
    env.assert_intact();
    // Another program may have let it pass.
    let mut line = line_after_last(&env);
    line.event = line.event.replace("\"forced\":true", "\"forced\":false");
    line.event = line.event.replace("\"round\":3", "\"round\":4");
    merge(&env, [line]);
    let connection = Connection::open(env.db()).unwrap();
    connection.execute_batch("DROP TRIGGER journal_is_not_changed").unwrap();
    let output = env.run("doctor");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let report = stdout(&output);
    assert!(
        report.contains("bad  scores       game 1, round 4: 400 is too high for Bob"),
        "{report}"
    );
    assert!(report.contains("bad  schema       journal_is_not_changed"), "{report}");
}

/// Returns for each leaf page of the journal the events on it.
fn leaves(path: &Path) -> Vec<(usize, Vec<Vec<u8>>)> {
    let connection = Connection::open(path).unwrap();
    let mut pages = connection
        .prepare(
            "SELECT pageno, ncell FROM dbstat
             WHERE name = 'journal' AND pagetype = 'leaf' ORDER BY path",
        )
        .unwrap();
    let pages = pages.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    let pages: Vec<(usize, usize)> = pages.unwrap().map(Result::unwrap).collect();
    let mut ids = connection.prepare("SELECT id FROM journal NOT INDEXED ORDER BY rowid").unwrap();
    let ids = ids.query_map([], |row| row.get(0));
    let mut ids = ids.unwrap().map(Result::unwrap);
    let leaves = pages.into_iter().map(|(page, cells)| (page, ids.by_ref().take(cells).collect()));
    leaves.collect()
}

#[test]
fn salvage_recovers_all_events_on_intact_pages() {
    let env = TestEnv::with_games(6);
    let all = journal_rows(&env.db());
    let sound = fs::read(env.db()).unwrap();
    let leaves = leaves(&env.db());
    assert!(leaves.len() > 6, "{}", leaves.len());
    let mut random = fastrand::Rng::with_seed(7);
    let last = leaves.len() - 1;
    let first_page = usize::MAX;
    // The first, one in the midst, the last, several, and page 1 besides.
    for (number, spoilt) in
        [vec![0], vec![2], vec![last], vec![1, 3, last], vec![0, 1, 2], vec![3, first_page]]
            .into_iter()
            .enumerate()
    {
        let env = TestEnv::new();
        let mut bytes = sound.clone();
        let mut expect = all.clone();
        for index in spoilt {
            if index == first_page {
                bytes[100..PAGE].fill_with(|| random.u8(..));
                continue;
            }
            let (page, ids) = &leaves[index];
            bytes[(page - 1) * PAGE..page * PAGE].fill_with(|| random.u8(..));
            ids.iter().for_each(|id| drop(expect.remove(id)));
        }
        env.write_db(&bytes);
        let output = env.run("doctor --repair");
        let lost = all.len() - expect.len();
        let report = stdout(&output);
        assert_eq!(output.status.code(), Some(1), "case {number}: {output:?}");
        let saved = format!("recovered {} events", expect.len());
        assert!(report.contains(&saved), "case {number}: {report}");
        assert_eq!(journal_rows(&env.db()), expect, "case {number}: {report}");
        let told = report.contains(&format!("{lost} event"));
        // Behind the last that is readable only an index tells what was there.
        assert!(told || number >= 2, "case {number}, {lost} lost: {report}");
        let kept = env.path("crowns.db.damaged-20261121T193000Z");
        assert_eq!(fs::read(kept).unwrap(), bytes, "case {number}");
        env.assert_intact();
    }
}

#[test]
fn a_database_without_its_first_bytes_is_rebuilt() {
    let env = TestEnv::with_games(0);
    let board = env.board();
    let mut bytes = fs::read(env.db()).unwrap();
    bytes[..16].fill(0);
    env.write_db(&bytes);
    let output = env.run("doctor --quiet");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let report = env.ok("doctor --repair");
    assert!(report.contains("0 events lost"), "{report}");
    assert_eq!(env.board(), board);
    env.assert_intact();
}

#[test]
fn where_nothing_can_be_recovered_the_file_stays() {
    let env = TestEnv::with_games(0);
    let mut bytes = fs::read(env.db()).unwrap();
    bytes[100..].fill(7);
    env.write_db(&bytes);
    let names = env.names("");
    let output = env.run("doctor --repair");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(message(&output).contains("crowns restore FILE"), "{output:?}");
    assert_eq!(fs::read(env.db()).unwrap(), bytes);
    assert_eq!(env.names(""), names);
}

/// What a command made of a damaged file.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Clone, Copy)]
enum Shown {
    /// The board that was there before.
    Right,
    /// Another, and a warning with it.
    Warned,
    /// An error.
    Refused,
    /// Another board, and no word of it.
    Wrong,
}

/// Gives a command, which may do anything but panic.
fn try_board(env: &TestEnv, board: &str) -> Shown {
    let output = env.run("board --json --game last");
    let code = output.status.code();
    assert!(matches!(code, Some(0 | 2)), "{output:?}");
    assert!(!message(&output).contains("panicked"), "{output:?}");
    if code == Some(2) {
        return Shown::Refused;
    }
    match (stdout(&output) == board, message(&output).is_empty()) {
        (true, _) => Shown::Right,
        (false, false) => Shown::Warned,
        (false, true) => Shown::Wrong,
    }
}

/// Returns `true` if the doctor finds something wrong, or nothing to look at.
fn is_found(env: &TestEnv) -> bool {
    let output = env.run("doctor --quiet");
    let code = output.status.code();
    assert!(matches!(code, Some(0..=2)), "{output:?}");
    assert!(!message(&output).contains("panicked"), "{output:?}");
    code != Some(0)
}

/// Returns the number of the game of a board as JSON, and the total of each
/// player.
fn totals(board: &str) -> (Value, Vec<Value>) {
    let board: Value = serde_json::from_str(board).unwrap();
    let number = board["game"]["number"].clone();
    let players = board["players"].as_array().unwrap();
    let totals: Vec<_> = players.iter().map(|player| player["total"].clone()).collect();
    assert!(number.is_u64() && totals.iter().all(Value::is_i64), "{board}");
    (number, totals)
}

#[test]
fn a_file_cut_short_anywhere_shows_no_wrong_score() {
    let env = TestEnv::with_games(1);
    let board = env.ok("board --json --game last");
    let sound = fs::read(env.db()).unwrap();
    for pages in 0..sound.len() / PAGE {
        let env = TestEnv::new();
        env.write_db(&sound[..pages * PAGE]);
        let shown = try_board(&env, &board);
        assert_ne!(shown, Shown::Wrong, "{pages} pages");
        assert!(is_found(&env), "{pages} pages: {shown:?}");
    }
}

runs! {
    flipped_bytes_show_no_wrong_total_without_a_warning: flip(80);
    flipped_bytes_in_thousands_of_files_show_no_wrong_total_without_a_warning: flip(5000),
        "thousands of files take minutes";
}

#[allow(clippy::print_stdout, reason = "the counts are worth a look")]
fn flip(seeds: u64) {
    let env = TestEnv::with_games(1);
    let board = env.ok("board --json --game last");
    let other = env.ok("board --json --game 1");
    let sound = fs::read(env.db()).unwrap();
    let leaves = leaves(&env.db());
    let mut counts: BTreeMap<(Shown, bool), u32> = BTreeMap::new();
    let env = TestEnv::new();
    for seed in 0..seeds {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut bytes = sound.clone();
        // As often as not where the journal is: most bytes are elsewhere.
        for _ in 0..random.usize(1..4) {
            let page = match random.bool() {
                true => leaves[random.usize(..leaves.len())].0 - 1,
                false => random.usize(..bytes.len() / PAGE),
            };
            bytes[page * PAGE + random.usize(..PAGE)] ^= 1 << random.u8(..8);
        }
        env.write_db(&bytes);
        let _ = fs::remove_file(env.path("crowns.db-journal"));
        let shown = try_board(&env, &board);
        if shown == Shown::Wrong {
            let output = env.run("board --json --game last");
            let (number, now) = totals(&stdout(&output));
            // Another game may be taken for the last.
            let then = if number == 1 { &other } else { &board };
            assert_eq!(now, totals(then).1, "seed {seed}");
        }
        let found = is_found(&env);
        assert!(found || shown == Shown::Right, "seed {seed}: {shown:?}");
        *counts.entry((shown, found)).or_default() += 1;
    }
    println!("shown by `board`, found by `doctor`: {counts:?}");
}

#[test]
fn changed_digits_in_a_score_cause_a_warning() {
    let env = TestEnv::with_games(0);
    let board = env.board();
    let mut bytes = fs::read(env.db()).unwrap();
    let at = find(&bytes, b"\"points\":37");
    // The checksum would tell which one digit was changed.
    bytes[at + 9..at + 11].copy_from_slice(b"21");
    env.write_db(&bytes);
    assert_eq!(try_board(&env, &board), Shown::Refused);
    let error = message(&env.run("board"));
    assert!(error.contains("was altered (checksum mismatch)"), "{error}");
    let output = env.run("doctor --quiet");
    let report = on_one_line(&output.stdout);
    assert!(report.contains("bad journal event "), "{report}");
    let found = "was altered (checksum mismatch) (game 1)";
    assert!(report.contains(found), "{report}");
    // No copy of it is made, which could not be restored.
    let error = message(&env.run("backup copy.db"));
    assert!(error.contains("was altered (checksum mismatch)"), "{error}");
    assert!(!env.path("copy.db").exists());
    // The round is lost, and can be scored again.
    let output = env.run("doctor --repair");
    assert!(stdout(&output).contains("1 event lost"), "{output:?}");
    env.ok("score --round 1 0 20 37");
    assert_eq!(totals(&env.board()), totals(&board));
}

#[test]
fn a_database_that_is_gone_is_missed_while_it_has_backups() {
    let env = TestEnv::with_games(0);
    env.ok("backup");
    let backup = Path::new("backups").join("crowns-20261121T193000Z.db");
    assert!(env.folder().join(&backup).exists());
    let backup = backup.display();
    let warning = format!(
        "warning: `crowns.db` is missing or empty, but there are backups of it; run `crowns \
         restore {backup}` to restore the newest"
    );
    let lose: [fn(&TestEnv); 3] = [
        |env| fs::remove_file(env.db()).unwrap(),
        |env| env.write_db(b""),
        |env| {
            fs::remove_file(env.db()).unwrap();
            drop(env.store());
        },
    ];
    for lose in lose {
        let result = "result Ann 120 Bob 98";
        for command in ["games", "score 0 12 37", "undo", "export", "new Ann Bob", result] {
            let env = env.copied();
            lose(&env);
            let said = message(&env.run(command));
            assert!(said.starts_with(&warning), "{command}: {said}");
            assert_eq!(said.matches("warning: ").count(), 1, "{command}: {said}");
        }
        let env = env.copied();
        lose(&env);
        env.ok("new Ann Bob");
        assert_eq!(message(&env.run("games")), "");
    }
    let env = TestEnv::new();
    assert_eq!(message(&env.run("games")), "note: `crowns.db` does not exist");
}

#[cfg(unix)]
#[test]
fn the_data_directory_is_private() {
    use std::os::unix::fs::PermissionsExt;
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    for folder in ["home", "home/crowns"] {
        let mode = env.path(folder).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700, "{folder}");
    }
}
