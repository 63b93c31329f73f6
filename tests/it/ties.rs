//! Ties in any list are in a stated order: `docs/standings.md` says which.

use crate::env::TestEnv;

/// A game that Dan wins; the others tie, seated in no order of names.
fn tied() -> TestEnv {
    let env = TestEnv::new();
    env.ok("new Zoe Dan ann Bob");
    for _ in 0..11 {
        env.ok("score 13 out 13 13");
    }
    env
}

/// Returns those of the names that begin a line or follow the place in it, in
/// the order of the lines.
fn names(text: &str) -> String {
    let name = |line: &str| {
        let mut words = line.split_whitespace().take(2);
        let word =
            words.find(|word| ["Zoe", "Dan", "ann", "Bob"].contains(&word.trim_end_matches(',')));
        word.map(|word| word.trim_end_matches(',').to_owned())
    };
    text.lines().filter_map(name).collect::<Vec<_>>().join(" ")
}

#[test]
fn equal_players_of_many_games_are_in_the_order_of_their_names() {
    let env = tied();
    assert_eq!(names(&env.ok("standings")), "Dan ann Bob Zoe");
    assert_eq!(names(&env.ok("standings --by average")), "Dan ann Bob Zoe");
    assert_eq!(names(&env.ok("stats")), "ann Bob Dan Zoe");
    let opponents = env.ok("stats Dan");
    let opponents = opponents.split_once("By opponent").unwrap().1;
    assert_eq!(names(opponents), "ann Bob Zoe");
    assert_eq!(names(&env.ok("player list")), "ann Bob Dan Zoe");
    let csv = env.ok("report standings --csv").replace(',', " ");
    assert_eq!(names(&csv), "Dan ann Bob Zoe");
}

#[test]
fn equal_players_of_one_game_are_in_the_order_of_their_seats() {
    let env = tied();
    assert_eq!(names(&env.ok("report night")), "Dan Zoe ann Bob");
    let env = TestEnv::new();
    env.ok("new Zoe Dan ann Bob");
    for _ in 0..10 {
        env.ok("score 13 out 13 13");
    }
    let board = env.ok("board");
    let needs = board.split_once("To win or tie:").unwrap().1;
    assert_eq!(names(needs), "Dan Zoe ann Bob");
    let chart = env.ok("board --chart");
    let chart = chart.split_once("fewest on top").unwrap().1;
    let ends: Vec<_> = chart
        .lines()
        .filter_map(|line| {
            ["Zoe", "Dan", "ann", "Bob"].into_iter().find(|name| line.contains(name))
        })
        .collect();
    assert_eq!(ends, ["Dan", "Zoe", "ann", "Bob"], "{chart}");
}

#[test]
fn games_of_one_day_are_listed_by_their_start_the_latest_first() {
    let env = TestEnv::new();
    for (number, day) in [(1, "today"), (2, "yesterday"), (3, "today")] {
        env.ok_at(&format!("2026-11-21T19:3{number}:00Z"), &format!("new Ann Bob --date {day}"));
    }
    let games = env.json("games");
    let numbers = games["games"].as_array().unwrap().iter();
    let numbers: Vec<_> = numbers.map(|game| game["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [3, 1, 2]);
}

#[test]
fn leagues_are_in_the_order_of_their_names() {
    let env = TestEnv::new();
    for league in ["Tuesday", "club", "Friday"] {
        env.ok(&format!("league add {league}"));
    }
    let list = env.json("league list");
    let names = list["leagues"].as_array().unwrap().iter();
    let names: Vec<_> = names.map(|league| league["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["club", "Friday", "Tuesday"]);
}

#[test]
fn standings_show_how_many_games_counted_where_the_worst_are_dropped() {
    let env = TestEnv::new();
    for _ in 0..2 {
        env.ok("new Ann Bob");
        for _ in 0..11 {
            env.ok("score out 13");
        }
    }
    let text = env.ok("standings --drop-worst 1");
    assert!(text.contains("# player games counted wins"), "{text}");
    assert!(text.contains("1 Ann        2       1    1"), "{text}");
    assert!(!env.ok("standings").contains("counted"));
}

#[test]
fn what_is_needed_in_the_last_round_is_said_as_at_a_table() {
    let env = TestEnv::new();
    env.ok("new Gran Lucy");
    env.ok("score 16 out");
    env.ok("score out 13");
    for _ in 0..4 {
        env.ok("score 13 out");
        env.ok("score out 13");
    }
    let board = env.ok("board");
    assert!(board.contains("Gran  must beat Lucy by 3 or more in the last round"), "{board}");
}
