//! Scoresheets of real pads: running totals, dates as they are written, and all
//! that is wrong with a file in one run; no bytes make the import panic.

use std::fs;
use std::path::Path;

use chrono::{DateTime, NaiveDate};
use crowns::game::DeviceId;
use crowns::rules::Ruleset;
use crowns::store::{
    IdGenerator, ImportProblem, ReadOptions, SpreadsheetOptions, Store, WriteError,
    read_spreadsheet,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use uuid::Uuid;

use crate::env::{TestEnv, message, stdout};

/// Three rounds, as a pad has them: totals.
const PAD: &str = "round,Ann,Bob,Cat\n1,0,13,25\n2,20,13,46\n3,20,54,46\n4,45,54,90\n";

fn with(csv: &str) -> TestEnv {
    let env = TestEnv::new();
    fs::write(env.path("old.csv"), csv).unwrap();
    env
}

/// What each sheet of `tests/data/sheets` gives, by the commands and answers in
/// `tests/data/sheets.txt`. `CROWNS_REFRESH=1` writes those again.
#[test]
fn sheets_give_what_spreadsheets_mean_by_them() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let env = TestEnv::new();
    for file in fs::read_dir(data.join("sheets")).unwrap() {
        let path = file.unwrap().path();
        fs::copy(&path, env.path(path.file_name().unwrap().to_str().unwrap())).unwrap();
    }
    let list = data.join("sheets.txt");
    let stored = fs::read_to_string(&list).unwrap();
    let mut text = String::new();
    for command in stored.lines().filter_map(|line| line.strip_prefix("$ ")) {
        let output = env.run(&format!("import --csv --dry-run {command}"));
        let (told, games) = (message(&output), stdout(&output));
        text += &format!("$ {command}\n{told}\n{games}\n");
    }
    if std::env::var_os("CROWNS_REFRESH").is_some() {
        fs::write(&list, &text).unwrap();
    }
    assert!(stored == text, "{text}");
}

#[test]
fn running_totals_of_a_pad_are_imported_as_what_they_are() {
    let env = with(PAD);
    env.ok("import --csv --totals old.csv");
    let board = env.json("board --game 1");
    let totals = board["players"].as_array().unwrap().iter();
    let totals: Vec<_> = totals.map(|player| player["total"].as_i64().unwrap()).collect();
    assert_eq!(totals, [45, 54, 90]);
}

#[test]
fn columns_that_only_rise_are_refused_as_points() {
    let last = "5,60,70,100\n";
    let env = with(&format!("{PAD}{last}"));
    let output = env.run("import --csv old.csv");
    assert_eq!(output.status.code(), Some(2));
    let message = message(&output);
    assert!(
        message.contains("the scores of this game only rise, as running totals do"),
        "{message}"
    );
    assert!(message.contains("pass `--totals`"), "{message}");
    env.ok("import --csv --force old.csv");
}

#[test]
fn a_sheet_of_points_is_not_taken_for_totals() {
    // The same player goes out in each round.
    let env = with("round,Ann,Bob\n1,0,13\n2,0,13\n3,0,21\n4,0,21\n");
    env.ok("import --csv old.csv");
}

#[test]
fn a_running_total_must_be_a_number() {
    let env = with("round,Ann,Bob\n1,0,13\n2,KH,13\n");
    let error = env.error("import --csv --totals old.csv");
    assert!(error.contains("a total must be a number"), "{error}");
}

#[test]
fn a_player_of_the_database_is_not_left_out_as_a_column_of_words() {
    let env = with("date,Mia,Tom,Kim\n2019-04-03,98,120,fifty\n2019-04-10,99,121,sixty\n");
    assert!(
        message(&env.run("import --csv --results --dry-run old.csv")).contains("has no scores")
    );
    env.ok("player add Kim");
    let error = message(&env.run("import --csv --results old.csv"));
    assert!(error.contains("most cells in this column are not scores"), "{error}");
}

#[test]
fn dates_are_read_as_the_file_writes_them() {
    let check = |format: &[&str], date: &str, expect: &str| {
        let env = with(&format!("date,round,Ann,Bob\n{date},1,0,13\n"));
        let args = [&["import", "--csv", "old.csv"], format].concat();
        let output = env.run(&args);
        if !output.status.success() {
            assert!(message(&output).contains(expect), "{output:?}");
            return;
        }
        let games = env.json("games");
        assert_eq!(games["games"][0]["date"], expect);
    };
    check(&[], "2026-01-02", "2026-01-02");
    check(&[], "14.11.2026", "2026-11-14");
    check(&[], "2/1/2026", "`--date-format DD/MM/YYYY`");
    check(&[], "13/1/2026", "2026-01-13");
    check(&["--date-format", "DD/MM/YYYY"], "2/1/2026", "2026-01-02");
    check(&["--date-format", "%m/%d/%y"], "2/1/26", "2026-02-01");
    check(&["--date-format", "MM/DD/YYYY"], "31/1/2026", "must be written `MM/DD/YYYY`");
    check(&["--date-format", "DD/MM"], "2/1", "a format must have day, month and year");
    check(&["--date-format", "D. MMMM YYYY"], "2. Januar 2026", "is read without a format");
    check(&[], "2062-11-14", "the game is dated 2062-11-14, which is in the future");
}

#[test]
fn all_errors_of_a_sheet_are_listed_in_one_run() {
    let env = with("date,round,Ann,Bob\n2026-99-01,1,0,13\n,two,0,13\n,3,0,13\n");
    let error = env.error("import --csv old.csv");
    assert!(error.contains("line 2, column `date`"), "{error}");
    assert!(error.contains("line 3, column `round`"), "{error}");
    let env = with("round,Ann,Bob\n1,0,2000\n2,0,xyz\n3,0,pqr\n4,0,1\n");
    let error = env.error("import --csv old.csv");
    for line in 2..=5 {
        let cell = format!("line {line}, column `Bob`");
        assert!(error.contains(&cell), "{error}");
    }
    let env = with("round,Ann,Bob\n1,0,2000\n2,0,13\n3,0,3000\n");
    let error = env.error("import --csv old.csv");
    for line in ["line 2, column `Bob`", "line 4, column `Bob`"] {
        assert!(error.contains(line), "{error}");
    }
    let many: String = (0..60).map(|_| "x,0,13\n").collect();
    let error = with(&format!("round,Ann,Bob\n{many}")).error("import --csv old.csv");
    assert!(error.contains("lines 2 to 61, column `round`"), "{error}");
}

/// A game of three rounds on 3 April 2019.
const ROUNDS: &str = "date,round,Mia,Tom\n2019-04-03,1,0,13\n,2,12,0\n,3,0,18\n";

#[test]
fn a_game_that_is_here_with_its_totals_is_not_counted_twice() {
    let env = with(ROUNDS);
    env.ok("result Mia 12 Tom 31 --date 2019-04-03");
    let output = env.run("import --csv old.csv");
    let told = message(&output);
    assert!(
        told.contains("skipped a game in the file: game 1 has the same date, players and totals"),
        "{told}"
    );
    assert!(told.contains("to import its rounds, run `crowns game delete 1` first"), "{told}");
    env.ok("game delete 1");
    env.ok("import --csv old.csv");
    // The totals of a game with rounds are known, too.
    fs::write(env.path("totals.csv"), "date,Mia,Tom\n2019-04-03,12,31\n").unwrap();
    let told = message(&env.run("import --csv --results totals.csv"));
    assert!(told.contains("skipped a game in the file"), "{told}");
    assert_eq!(env.json("games")["games"].as_array().unwrap().len(), 1);
}

#[test]
fn a_game_that_went_on_after_its_import_is_not_begun_again() {
    let env = with(ROUNDS);
    env.ok("import --csv old.csv");
    fs::write(env.path("new.csv"), format!("{ROUNDS},4,20,0\n")).unwrap();
    let error = env.error("import --csv new.csv");
    assert!(error.contains("line 2: game 1 in the database already has"), "{error}");
    assert!(error.contains("run `crowns game delete 1` first, or pass `--force`"), "{error}");
    let told = message(&env.run("import --csv --force new.csv"));
    assert!(told.contains("game 2 has the same date and players as game 1"), "{told}");
    // The older file has nothing new.
    let told = message(&env.run("import --csv old.csv"));
    assert!(told.contains("skipped a game in the file"), "{told}");
}

#[test]
fn a_game_of_a_player_who_was_renamed_is_not_imported_again() {
    for (sheet, options) in [(ROUNDS, ""), ("date,Mia,Tom\n2019-04-03,12,31\n", " --results")] {
        let env = with(sheet);
        let import = format!("import --csv old.csv{options}");
        env.ok(&import);
        env.ok("rename Tom Thomas");
        let error = message(&env.run(&import));
        let why = "the database has this game with `Thomas` instead of the new player `Tom`";
        assert!(error.contains(&format!("line 2: {why}")), "{error}");
        let told = message(&env.run(&format!("{import} --as Tom=Thomas")));
        assert!(told.contains("skipped a game in the file"), "{told}");
        env.ok(&format!("{import} --force"));
        assert_eq!(env.json("games")["games"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn a_player_of_a_former_name_is_not_new() {
    let env = with("date,Mia,Tom\n2019-04-03,12,31\n");
    env.ok("player add Thom");
    env.ok("rename Thom Thomas");
    fs::write(env.path("old.csv"), "date,Mia,Thom\n2019-04-03,12,31\n").unwrap();
    let error = message(&env.run("import --csv old.csv --results"));
    let why = "`Thom` is now called `Thomas` hint: pass `--as Thom=Thomas` if they are one player, \
               or `--new-player`";
    assert!(error.contains(why), "{error}");
    env.ok("import --csv old.csv --results --new-player");
}

#[test]
fn a_game_of_the_same_day_and_players_is_named() {
    let env = with(ROUNDS);
    env.ok("import --csv old.csv");
    env.ok("fix 3 tom=19 --game 1 --force");
    let told = message(&env.run("import --csv old.csv"));
    let note = "game 2 has the same date and players as game 1, but other scores";
    assert!(told.contains(note), "{told}");
    assert!(told.contains("run `crowns game delete 2`"), "{told}");
}

#[test]
fn a_wrong_result_is_corrected() {
    let env = TestEnv::new();
    env.ok("result Mia 112 Tom 98 --date 2019-04-03");
    let totals = || {
        let board = env.json("board --game 1");
        let players = board["players"].as_array().unwrap().iter();
        players.map(|player| player["total"].as_i64().unwrap()).collect::<Vec<_>>()
    };
    for (fix, expect) in [
        ("fix Mia=102 --game 1", [102, 98]),
        ("fix tom 99 --game 1", [102, 99]),
        ("fix Mia 103 --game 1", [103, 99]),
        ("fix 120 100 --game 1", [120, 100]),
    ] {
        env.ok(fix);
        assert_eq!(totals(), expect, "{fix}");
    }
    env.ok("undo");
    assert_eq!(totals(), [103, 99]);
    // The points of a round are no total.
    for round in [
        "fix 3 --game 1",
        "fix 1 Mia=12 --game 1",
        "fix -r 1 Mia=12 --game 1",
        "fix --round 2 20 0 --game 1",
        "fix 5 Mia 20 Tom 0 --game 1",
        "score Mia=12 Tom=0 --game 1",
    ] {
        let error = env.error(round);
        assert!(error.contains("game 1 has totals only, no rounds"), "{round}: {error}");
        let hint = error.split_whitespace().collect::<Vec<_>>().join(" ");
        let fix = "run `crowns game resume 1` to score its rounds, or `crowns fix Mia=103 --game 1` \
                   to correct a total";
        assert!(hint.contains(fix), "{round}: {error}");
        assert_eq!(totals(), [103, 99], "{round}");
    }
    let told = message(&env.run("fix Mia=0 --game 1 --why misread"));
    assert!(
        told.contains("Mia has 0 points after eleven rounds; if that is a mistake, `crowns undo`"),
        "{told}"
    );
    let log = env.ok("log --game 1");
    assert!(log.contains("result of game 1: Mia 0, Tom 99, because: misread"), "{log}");
    env.ok("fix Mia=103 --game 1");
    assert!(env.error("fix Mia=2000000 --game 1").contains("2000000"));
    assert!(env.error("fix Zoe=100 --game 1").contains("Zoe"));
    env.ok("game delete 1");
    assert!(env.error("fix Mia=90 --game 1").contains("deleted"));
    // The journal says it all again on another device.
    env.ok("game resume 1");
    env.ok("fix Mia=104 --game 1");
    env.ok("export all.jsonl");
    env.ok("import all.jsonl --db other.db");
    let other = env.ok("board --game 1 --db other.db");
    assert!(other.contains("104"), "{other}");
}

#[test]
fn a_result_that_rounds_replace_is_named() {
    let env = TestEnv::new();
    env.ok("result Mia 12 Tom 31 --date 2019-04-03");
    let told = message(&env.run("game resume 1"));
    assert!(told.contains("the recorded totals, Mia 12 and Tom 31, stand"), "{told}");
    env.ok("score 0 21");
    let told = message(&env.run("game finish"));
    assert!(
        told.contains("the rounds add up to 0 for Mia, but the recorded total was 12"),
        "{told}"
    );
    assert!(
        told.contains("the rounds add up to 21 for Tom, but the recorded total was 31"),
        "{told}"
    );
}

#[test]
fn a_result_that_is_doubtful_is_named() {
    let env = TestEnv::new();
    env.ok("result Mia 112 Tom 98 --date 2019-04-03");
    let told = message(&env.run("result Tom 98 Mia 112 --date 2019-04-03"));
    assert!(told.contains("game 2 has the same date, players and totals as game 1"), "{told}");
    assert!(told.contains("run `crowns game delete 2`"), "{told}");
    let told = message(&env.run("result Mia 112 Tom 0"));
    assert!(
        told.contains("Tom has 0 points after eleven rounds; if that is a mistake, `crowns undo`"),
        "{told}"
    );
    assert!(!told.contains("same day"), "{told}");
}

#[test]
fn a_player_of_the_database_is_no_sum_of_others() {
    let env = with("Round,Ann,Bob,Cat\n1,0,10,10\n2,10,0,10\n");
    let error = env.error("import --csv old.csv");
    assert!(error.contains("cannot tell whether `Cat`"), "{error}");
    env.ok("player add Cat");
    env.ok("import --csv old.csv");
    let totals = env.json("board --game 1");
    assert_eq!(totals["players"].as_array().unwrap().len(), 3, "{totals}");
}

#[test]
fn a_name_like_that_of_a_player_who_was_here_is_a_slip_in_a_sheet_too() {
    let env = with("Round,Tim,Tom\n1,0,13\n2,12,0\n");
    env.ok("player add Tomm");
    let error = env.error("import --csv old.csv");
    assert!(error.contains("`Tomm`?"), "{error}");
    // In two games of a file it may be one, too.
    let env = with("game,round,player,points\n1,1,Kari,0\n1,1,Bo,13\n2,1,Karin,0\n2,1,Bo,13\n");
    let error = env.error("import --csv old.csv");
    assert!(error.contains("did you mean `Kari`?"), "{error}");
}

#[test]
fn undo_names_an_import_of_results_as_one() {
    let env = with("date,Mia,Tom\n2019-04-03,112,98\n2019-04-10,88,120\n");
    env.ok("import --csv --results old.csv");
    let undone = env.ok("undo");
    assert!(undone.contains("undid: import of 2 games with only totals"), "{undone}");
}

#[test]
fn a_league_is_added_for_new_games_alone() {
    let env = with(ROUNDS);
    env.ok("import --csv old.csv");
    env.ok("import --csv old.csv --league Tuesday");
    assert_eq!(env.json("league list")["leagues"], serde_json::json!([]));
    fs::write(env.path("new.csv"), ROUNDS.replace("04-03", "04-10")).unwrap();
    env.ok("import --csv new.csv --league Tuesday");
    assert_eq!(env.json("league list")["leagues"][0]["name"], "Tuesday");
}

#[test]
fn a_bonus_for_going_out_is_read_under_its_ruleset() {
    let env = with("Round,Ann,Bob,Cat\n1,-10,13,17\n2,-10,16,9\n3,-10,8,6\n4,12,-10,8\n");
    let error = message(&env.run("import --csv old.csv"));
    let add = "crowns rules add bonus --rule go_out_bonus=-10";
    assert!(error.contains(add), "{error}");
    env.ok("rules add bonus --rule go_out_bonus=-10");
    env.ok("import --csv old.csv --rules bonus");
    let board = env.json("board --game 1");
    let totals = board["players"].as_array().unwrap().iter();
    let totals: Vec<_> = totals.map(|player| player["total"].as_i64().unwrap()).collect();
    assert_eq!(totals, [-18, 27, 40]);
}

/// Both layouts, as the programs of several countries write them.
const SOUND: [&str; 4] = [
    "round,Ann,Bob\n1,0,12\n2,5,out\n3,KH 5D,0\ntotal,38,12\n",
    "game,date,round,player,points,out,league,place\n\
     7,2024-01-02,1,Ann,20+13,,Club,home\n7,2024-01-02,1,Bob,0,x,Club,home\n\
     8,2024-01-09,1,Cat,-,no,,\n8,2024-01-09,1,Bob,0,yes,,\n8,2024-01-09,1,Ann,31,,,\n",
    "\u{feff}date;#;wild;\"Ann\";\"Bob, the elder\";Cat\r\n\
     2024-01-02;1;3;0;30;\r\n;2;4;7;0;-\r\n",
    "round\tZoé\tÅsa\n1\t0\t50\n3\t6D,6H\t0\n",
];

/// Any bytes, texts that look like a spreadsheet, and sound ones with a few slips.
fn sheet() -> impl Strategy<Value = Vec<u8>> {
    let slip = prop_oneof![
        any::<u8>().prop_map(|byte| vec![byte]),
        "[0-9]{0,12}|[,;\t\"\r\n+*-]{0,3}|out|round|total|-|Ann|2024-02-30|\\PC{0,3}"
            .prop_map(String::into_bytes),
    ];
    let slips = prop::collection::vec((any::<Index>(), 0usize..4, slip), 0..5);
    let slipped = (select(&SOUND[..]), slips).prop_map(|(sound, slips)| {
        let mut bytes = sound.as_bytes().to_vec();
        for (place, much, slip) in slips {
            let place = place.index(bytes.len() + 1);
            let end = bytes.len().min(place + much);
            bytes.splice(place..end, slip);
        }
        bytes
    });
    let alike = "(game[,;])?(date,)?(round|#|)[,;](player,points|Ann,Bob)?\n\
                 ((|1|x)?[,;\t]([0-9]{1,3}|total|Ann|2024-01-0[0-9]|-|\"){0,2}[,;]?){0,8}\n?";
    prop_oneof![
        1 => any::<Vec<u8>>(),
        2 => alike.prop_map(String::into_bytes),
        5 => slipped,
    ]
}

/// Imports so many spreadsheets, the same ones at each run, without storing
/// them. Returns how many could have been stored.
fn import(cases: u32) -> u32 {
    let folder = tempfile::tempdir().unwrap();
    let device = DeviceId(Uuid::nil());
    let path = folder.path().join("crowns.db");
    let store = Store::open(&path, device, IdGenerator::seeded(1), DateTime::UNIX_EPOCH).unwrap();
    let store = std::cell::RefCell::new(store);
    let imported = std::cell::Cell::new(0);
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let check = |(bytes, accept_implausible): (Vec<u8>, bool)| {
        let Ok(sheet) = read_spreadsheet(&bytes, &ReadOptions::default()) else { return Ok(()) };
        let options = SpreadsheetOptions {
            ruleset: Ruleset::official(),
            date: NaiveDate::default(),
            today: NaiveDate::MAX,
            league: None,
            accept_similar_players: false,
            accept_similar_leagues: false,
            accept_implausible,
            dry_run: true,
        };
        let mut store = store.borrow_mut();
        match store.import_spreadsheet(DateTime::UNIX_EPOCH, sheet, &options) {
            Ok(_) => imported.set(imported.get() + 1),
            Err(error) => {
                let is_of_database =
                    matches!(*error.problem, ImportProblem::Write(WriteError::Store(_)));
                prop_assert!(!is_of_database, "{error}");
            }
        }
        Ok(())
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    runner.run(&(sheet(), any::<bool>()), check).unwrap();
    imported.get()
}

#[test]
fn a_damaged_sheet_is_imported_or_an_error() {
    assert!(import(256) > 20);
}

#[test]
#[ignore = "a million sheets"]
fn a_million_damaged_sheets_are_imported_or_an_error() {
    assert!(import(1_000_000) > 100_000);
}
