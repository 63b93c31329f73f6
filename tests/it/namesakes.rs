//! Players, leagues, rulesets and tournaments of one name from two devices: told apart in every
//! list, and each can be named.

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
        let error = env.error(command);
        let error = error.split_whitespace().collect::<Vec<_>>().join(" ");
        for name in [&cats[0], &cats[1]] {
            assert!(error.contains(name.as_str()), "{command}: {error}");
        }
        let merge = format!("crowns player merge '{}' '{}'", cats[1], cats[0]);
        assert!(error.contains(&merge), "{command}: {error}");
    }
    env.ok(&["player", "merge", &cats[1], &cats[0]]);
    assert!(!env.ok("player list").contains("Cat ("));
}

/// Returns the names with a mark in the output of a command, each once, in its order.
fn marked(env: &TestEnv, command: &str, name: &str) -> Vec<String> {
    let (text, start) = (env.ok(command), format!("{name} ("));
    let starts = text.match_indices(&start);
    let found = starts.map(|(at, _)| text[at..].split_inclusive(')').next().unwrap().to_owned());
    let mut found: Vec<_> = found.collect();
    found.dedup();
    found
}

/// A database with a league, a ruleset and a tournament of its own, and those of another device
/// that are a minute younger and called the same; and what the import says.
fn two_of_each() -> (TestEnv, String) {
    let (here, there) = (TestEnv::new(), TestEnv::new());
    let devices = [
        (&here, "2026-11-21T19:29:00Z", "Ann 10 Bob 20 Cat 30"),
        (&there, "2026-11-21T19:30:00Z", "Dan 10 Eve 20 Finn 30"),
    ];
    for (env, time, names) in devices {
        env.ok_at(time, &format!("result {names} --league Saturday"));
        env.ok_at(time, "rules add House --from texas");
        let names = names.replace(|c: char| c.is_ascii_digit(), "");
        env.ok_at(time, &format!("tournament new Cup --games 1 {names}"));
    }
    there.ok("export there.jsonl");
    let file = there.path("there.jsonl");
    let said = here.ok(&["import", file.to_str().unwrap()]);
    (here, said)
}

#[test]
fn each_league_of_one_name_can_be_named() {
    let (env, said) = two_of_each();
    let [one, other] = marked(&env, "league list", "Saturday").try_into().unwrap();
    let (kept, moved) =
        if said.contains(&format!("retire '{other}'")) { (&one, &other) } else { (&other, &one) };
    for command in [format!("game move 2 --league '{kept}'"), format!("league retire '{moved}'")] {
        assert!(said.contains(&format!("    crowns {command}\n")), "{said}");
    }
    for league in [&one, &other] {
        let standings = env.ok(&["standings", "--league", league]);
        let [ann, dan] = ["Ann", "Dan"].map(|name| standings.contains(name));
        assert!(ann != dan, "{standings}");
        assert_eq!(env.ok(&["standings", league]), standings);
    }
    for command in [
        "standings Saturday",
        "standings --league saturday",
        "games Saturday",
        "stats --league Saturday",
        "league edit Saturday --by wins",
        "game move 1 --league Saturday",
    ] {
        let error = env.error(command);
        let error = error.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(error.contains(&one) && error.contains(&other), "{command}: {error}");
    }
    // A game goes to the oldest, on every device.
    env.ok("result Ann 10 Bob 20 --league Saturday");
    assert!(env.ok(&["games", "--league", kept]).contains("3  "));
    env.ok(&["game", "move", "2", "--league", kept]);
    env.ok(&["league", "retire", moved]);
    let standings = env.ok("standings --league Saturday");
    assert!(standings.contains("Ann") && standings.contains("Dan"), "{standings}");
    assert!(env.ok("standings Saturday").contains("Dan"));
}

#[test]
fn each_tournament_and_ruleset_of_one_name_can_be_named() {
    let (env, said) = two_of_each();
    assert!(said.contains("2 tournaments are named Cup: Cup ("), "{said}");
    let cups = marked(&env, "tournament list", "Cup");
    let shown = |cup| env.ok(&["tournament", "show", "--tournament", cup]);
    assert_eq!(cups.len(), 2);
    assert!(cups.iter().all(|cup| shown(cup).starts_with(cup.as_str())));
    let error = env.error("tournament show --tournament Cup");
    let error = error.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(cups.iter().all(|cup| error.contains(cup)), "{error}");
    assert!(env.error("tournament new Cup --games 1 Ann Bob Cat").contains("already a tournament"));

    assert!(said.contains("2 rulesets are named House: House ("), "{said}");
    let houses = marked(&env, "rules list", "House");
    assert!(houses.iter().all(|house| env.ok(&["rules", "show", house]).starts_with("House")));
    // Games do not have the mark, which goes when one is retired.
    let new = env.ok("new Ann Bob --rules House");
    assert!(new.contains("Ann and Bob, House rules"), "{new}");
    env.ok(&["rules", "retire", &houses[0]]);
    assert_eq!(marked(&env, "rules list", "House"), [""; 0]);
}

/// Two devices have entered one player under two names, and then made one of them.
#[test]
fn a_player_who_is_twice_in_a_tournament_can_leave_it() {
    let (here, there) = (TestEnv::new(), TestEnv::new());
    here.ok("player add Ann Bob Cat Dan Eve Finn");
    let bring = |from: &TestEnv, to: &TestEnv| {
        from.ok("export --force all.jsonl");
        to.ok(&["import", from.path("all.jsonl").to_str().unwrap()])
    };
    bring(&here, &there);
    there.ok("player merge Dan Cat");
    here.ok("tournament new Cup --games 2 --tables 1 Ann Bob Cat Dan Eve Finn");
    bring(&there, &here);
    assert!(!here.error("tournament swap Cat cat").contains("could be"));
    assert!(here.ok("tournament leave Cat").starts_with("Cat has left"));
    let seated = here.ok("tournament seat");
    assert_eq!(seated.matches("Cat").count(), 1, "{seated}");
    here.ok("score --table 1 cat=0 ann=13 bob=13 eve=13 finn=13");
}
