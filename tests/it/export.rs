//! What an export says of itself.

use crate::env::TestEnv;

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
    for (command, games) in [
        ("game delete 1", 1),
        ("undo", 2),
        ("game abandon 2", 2),
        ("game delete 2", 1),
    ] {
        env.ok(command);
        let [exported, copied] = counts(&env);
        assert_eq!(exported, copied, "{command}");
        assert_eq!(exported.0, games, "{command}");
    }
    // One that is asked for by its number is exported though it is deleted.
    let deleted = env.json("export --game 2 one.jsonl");
    assert_eq!(deleted["game_count"], 1);
}
