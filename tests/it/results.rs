//! Games of which only the totals are known.

use std::fs;

use crate::env::TestEnv;

/// Ann 120 and Bob 98, in 2019.
fn with_result() -> TestEnv {
    let env = TestEnv::new();
    env.ok("result Ann 120 Bob 98 --date 2019-04-03 --league Club");
    env
}

#[test]
fn a_result_counts_by_its_totals_and_in_no_figure_of_rounds() {
    let env = with_result();
    let board = env.ok("board --game 1");
    assert!(board.contains("only the totals were recorded"), "{board}");
    assert!(board.contains("total |        120 |         98"), "{board}");
    let table = env.ok("report standings --league Club --csv");
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
    let figure = |row: usize, name: &str| {
        let column = rows[0].iter().position(|column| *column == name).unwrap();
        rows[row][column]
    };
    let bob = ["player", "games", "wins", "average", "best", "per_round", "out_rate"];
    let bob = bob.map(|name| figure(1, name));
    assert_eq!(bob, ["Bob", "1", "1", "98", "98", "", ""]);
    assert_ne!(figure(1, "rating"), figure(2, "rating"));
    let games = env.ok("report player Bob --csv");
    let [heads, row] = [0, 1].map(|line| games.lines().nth(line).unwrap().split(','));
    let out = heads.zip(row).find(|(head, _)| *head == "out");
    assert_eq!(out, Some(("out", "")), "{games}");
    let stats = env.ok("stats Bob");
    assert!(stats.contains("best game   98 points in game 1"), "{stats}");
}

#[test]
fn a_result_is_reported_without_rounds() {
    let env = with_result();
    for report in ["report game 1", "report night 2019-04-03"] {
        let page = env.ok(&format!("{report} --html"));
        let shown = page.split_once("</style>").unwrap().1;
        assert!(shown.contains("98") && !shown.contains("<svg"), "{shown}");
        assert!(!shown.contains("Wild") && !shown.contains("Worst round"), "{shown}");
    }
    let text = env.ok("report game 1");
    assert!(!text.contains("chart") && !text.contains("deals"), "{text}");
    let table = env.ok("report game 1 --md");
    assert!(table.contains("| 1st | **Bob** | **98** |"), "{table}");
}

#[test]
fn a_result_breaks_records_of_totals() {
    let env = TestEnv::new();
    for day in 10..20 {
        env.ok(&format!("result Ann {} Bob 200 --date 2019-04-{day}", 100 + day));
    }
    env.ok("result Ann 40 Bob 200 --date 2019-05-01");
    let night = env.ok("report night 2019-05-01");
    let broken = "Lowest total: Ann, 40 points; previously Ann, 110 points on 2019-04-10";
    assert!(night.contains(broken), "{night}");
    assert!(!night.contains("round"), "{night}");
}

#[test]
fn a_result_is_undone_and_merged_as_a_whole() {
    let env = with_result();
    env.ok("export all.jsonl");
    let other = TestEnv::new();
    let file = env.path("all.jsonl");
    other.ok(&["import", file.to_str().unwrap()]);
    assert_eq!(other.ok("board --game 1"), env.ok("board --game 1"));
    assert!(other.store().verify().unwrap());
    env.ok("undo --yes");
    assert!(!env.ok("games").contains("Ann"));
    env.ok("redo");
    assert_eq!(other.ok("board --game 1"), env.ok("board --game 1"));
}

#[test]
fn nothing_of_rounds_is_shown_of_games_with_only_totals() {
    let env = with_result();
    let board = env.ok("board --game 1");
    assert!(board.contains("total") && !board.contains("pts"), "{board}");
    let stats = env.ok("stats Ann");
    assert!(stats.contains("By opponent") && !stats.contains("By round"), "{stats}");
}

#[test]
fn a_result_gets_rounds_later() {
    let env = with_result();
    assert!(env.error("score 0 13").contains("no game is open"));
    env.ok("game resume 1");
    for _ in 0..11 {
        env.ok("score out 13");
    }
    let board = env.json("board --game 1");
    let total = |seat: usize| board["players"][seat]["total"].as_i64().unwrap();
    assert_eq!([total(0), total(1)], [0, 143]);
}

#[test]
fn what_is_no_result_is_refused() {
    let env = TestEnv::new();
    for (command, expect) in [
        ("result Ann", "`Ann` has no total"),
        ("result 120 Ann", "needs the name and total of each player"),
        ("result Ann 9999 Bob 3", "Ann cannot have a total of 9999"),
        ("result Ann -5 Bob 20", "Ann cannot have a total of -5: totals are from 0 to 3560 points"),
        ("result Ann 120 Bob 2", "Bob cannot have a total of 2: the cheapest card costs 3"),
        ("result Ann 1o8 Bob 98", "did you mean `108`?"),
        ("result Ann - Bob 98", "`-` is not a total"),
        ("result Ann 120", "only one player was named, `Ann`"),
    ] {
        let error = env.error(command).replace("\n      ", "");
        assert!(error.contains(expect), "{error}");
    }
    for (typed, day, others) in [
        ("Ann 100 Bob 120 jan 5", "jan 5", "Ann 100 Bob 120"),
        ("Ann 100 Bob 120 may 5", "may 5", "Ann 100 Bob 120"),
        ("Ann 100 Bob 120 maj 5", "maj 5", "Ann 100 Bob 120"),
        ("Ann 100 Bob 120 marts 5", "marts 5", "Ann 100 Bob 120"),
        ("Ann 100 Bob 120 5 january", "5 january", "Ann 100 Bob 120"),
        ("on march 3 Ann 100 Bob 120", "on march 3", "Ann 100 Bob 120"),
        ("jan 5: Ann 100, Bob 120", "jan 5", "Ann 100 Bob 120"),
        ("on 5 jan 2024 Ann 100 Bob 120", "on 5 jan 2024", "Ann 100 Bob 120"),
        ("Ann 100 Bob 120 on friday", "friday", "Ann 100 Bob 120"),
        ("Ann 100 Bob 120 date 5.1.2024", "5.1.2024", "Ann 100 Bob 120"),
        ("Ann 100 Bob 120 2 days ago", "2 days ago", "Ann 100 Bob 120"),
    ] {
        let error = env.error(&format!("result {typed}")).replace("\n      ", "");
        let day = if day.contains(' ') { format!("'{day}'") } else { day.to_owned() };
        assert!(error.contains(&format!("run `crowns result {others} --date {day}`")), "{error}");
        let is_name = error.contains("--new-player");
        let is_no_name =
            ["5 january", "friday", "5.1.2024", "ago"].iter().any(|end| typed.ends_with(end));
        assert_eq!(is_name, !is_no_name, "{error}");
    }
    // Who has the name of a month plays with one other.
    env.ok("result Ann 20 May 20");
    env.ok("undo");
    for said in [
        "week 47",
        "uge 47",
        "table 5",
        "bord 5",
        "kl 19",
        "kl. 20",
        "time 45",
        "minutes 45",
        "den 5",
        "on 5",
    ] {
        let error = env.error(&format!("result Ann 100 Bob 120 {said}"));
        assert!(error.contains("does not look like a name"), "{error}");
    }
    env.ok("player add R2D2 Jan");
    env.ok("result Ann 120 jan 5");
    env.ok("result R2D2 120 Bob 98");
    env.ok("result Ann 120 --yes");
}

#[test]
fn totals_that_were_just_recorded_are_corrected_without_naming_the_game() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok("score 13 out");
    env.ok("game finish");
    env.ok("result Cat 80 Dan 85 --date 2024-01-05");
    env.ok("fix Dan=86");
    let total =
        |game: u32| env.json(&format!("board --game {game}"))["players"][1]["total"].clone();
    assert_eq!(total(2), 86);
    env.ok("fix game 2 Dan 87");
    assert_eq!(total(2), 87);
    env.ok("fix 1 Bob=4 in game 1");
    env.ok("fix game 1 round 1 Bob 6");
    assert_eq!(total(1), 6);
    // A round is of no game with totals only.
    let error = env.error("score out 13");
    assert!(error.contains("game 1 was finished early"), "{error}");
    env.ok("game delete 2");
    env.ok("fix 1 Bob=5");
    assert_eq!(total(1), 5);
}

#[test]
fn a_player_without_the_figure_that_ranks_has_no_place() {
    let env = with_result();
    let ranked = |by: &str| env.json(&format!("standings --by {by}"))["players"].clone();
    let places = |by: &str| [0, 1].map(|nth: usize| ranked(by)[nth]["place"].as_u64());
    assert_eq!(places("per-round"), [None, None]);
    assert_eq!(places("average"), [Some(1), Some(2)]);
    assert!(!env.ok("standings --by per-round").contains("place"));
    let league = env.ok("league edit Club --tie-break wins,wins,beaten");
    assert!(league.contains("ties broken by wins, then beaten"), "{league}");
}

#[test]
fn a_former_name_is_not_taken_for_a_new_player() {
    let env = TestEnv::new();
    env.ok("result Margaret 91 Bob 97");
    env.ok("player rename Bob Robert");
    let error = env.error("result Margaret 91 Bob 97");
    assert!(error.contains("`Bob` is now called `Robert`"), "{error}");
    env.ok("player add Ann");
    env.ok("player merge Margaret Ann");
    let error = env.error("result Margaret 91 Robert 97");
    assert!(error.contains("`Margaret` is now called `Ann`"), "{error}");
    assert!(error.contains("pass `--new-player`"), "{error}");
    env.ok("result Margaret 91 Robert 97 --new-player");
}

#[test]
fn a_league_of_the_settings_that_was_renamed_is_found() {
    let env = TestEnv::new();
    env.ok("config set league Tuesday");
    env.ok("result Ann 90 Bob 99");
    env.ok("league edit Tuesday --rename Thursday");
    env.ok("result Ann 91 Bob 99");
    assert!(env.ok("board --game 2").contains("league Thursday"));
    fs::write(env.path("scores.csv"), "game,Ann,Bob\n1,92,99\n").unwrap();
    env.ok("import --csv --results scores.csv");
    assert!(env.ok("board --game 3").contains("league Thursday"));
}

/// Imports the export of another device, and returns the answer in one line.
fn import(env: &TestEnv, other: &TestEnv) -> String {
    other.ok("export all.jsonl --force");
    let answer = env.ok(&["import", other.path("all.jsonl").to_str().unwrap()]);
    answer.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_game_that_one_device_deleted_and_another_scored_is_named() {
    let (env, other) = (TestEnv::new(), TestEnv::new());
    env.ok("new Ann Bob");
    env.ok("score 13 out");
    import(&other, &env);
    other.ok("score 20 out");
    env.ok("game delete 1");
    for (one, two) in [(&env, &other), (&other, &env)] {
        let answer = import(one, two);
        let ended = "Game 1 was deleted on one device; `crowns game resume 1` brings it back";
        assert!(answer.contains(ended), "{answer}");
    }
    assert!(!import(&env, &other).contains("Game 1 was deleted"));
}

#[test]
fn a_result_that_two_devices_recorded_is_named() {
    let (env, other) = (TestEnv::new(), TestEnv::new());
    env.ok("result Ann 90 Bob 99");
    other.ok("result Bob 99 Ann 90");
    let answer = import(&env, &other);
    // Which of them is game 1 depends on who was first.
    let same = "has the same date, players and totals as game";
    assert!(answer.contains(same), "{answer}");
    assert!(answer.contains("if it is the same game, run `crowns game delete "), "{answer}");
}
