//! Players of one name from two devices: told apart in every list, and each can
//! be named.

use crate::env::TestEnv;

/// A database with a Cat of its own and one of another device, and the names
/// that tell them apart.
fn two_cats() -> (TestEnv, [String; 2]) {
    let (here, there) = (TestEnv::new(), TestEnv::new());
    for (env, other, out) in [(&here, "Ann", "out 13"), (&there, "Bob", "13 out")] {
        env.ok(&format!("new Cat {other}"));
        for _ in 0..11 {
            env.ok(&format!("score {out}"));
        }
    }
    there.ok("export there.jsonl");
    let file = there.path("there.jsonl");
    here.ok(&["import", file.to_str().unwrap()]);
    let players = here.json("player list");
    let names = players["players"].as_array().unwrap().iter();
    let names = names.map(|player| player["name"].as_str().unwrap().to_owned());
    let cats: Vec<_> = names.filter(|name| name.starts_with("Cat")).collect();
    (here, cats.try_into().unwrap())
}

#[test]
fn players_of_one_name_are_told_apart_in_every_list() {
    let (env, cats) = two_cats();
    assert_ne!(cats[0], cats[1]);
    for list in [
        "player list",
        "games",
        "standings",
        "log",
        "stats",
        "stats Ann",
        "report night",
        "report standings --md",
        "export --csv scores",
    ] {
        let text = env.ok(list);
        let shown = cats.iter().filter(|cat| text.contains(*cat));
        let expect = if list == "stats Ann" { 1 } else { 2 };
        assert_eq!(shown.count(), expect, "{list}: {text}");
    }
    let boards = [1, 2].map(|game| env.ok(&format!("board --game {game}")));
    for cat in &cats {
        assert!(boards.iter().any(|board| board.contains(cat)), "{boards:?}");
    }
}

#[test]
fn each_player_of_one_name_can_be_named() {
    let (env, cats) = two_cats();
    for cat in &cats {
        assert!(env.ok(&["stats", cat]).starts_with(cat.as_str()));
        assert!(env.ok(&["player", "show", cat]).starts_with(cat.as_str()));
        env.ok(&["new", cat, "Dan"]);
        env.ok("score cat=0 dan=13");
        env.ok("game finish --game last");
    }
    for command in ["stats Cat", "new Cat Dan", "player merge Cat Cat"] {
        let error = env.error(command).replace("\n      ", " ");
        for name in [&cats[0], &cats[1]] {
            assert!(error.contains(name.as_str()), "{command}: {error}");
        }
        let merge = format!("crowns player merge '{}' '{}'", cats[1], cats[0]);
        assert!(error.contains(&merge), "{command}: {error}");
    }
    env.ok(&["player", "merge", &cats[1], &cats[0]]);
    assert!(!env.ok("player list").contains("Cat ("));
}
