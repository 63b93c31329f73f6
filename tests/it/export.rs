//! What an export says of itself.

use crate::env::{TestEnv, message, on_one_line};

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
