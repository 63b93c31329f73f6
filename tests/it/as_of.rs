//! What a look back shows through the binary: what was corrected later is not,
//! what was undone later still counts.

use crate::env::TestEnv;

/// Runs a command at some time of one day, and returns what it answers.
fn at(env: &TestEnv, hour: &str, command: &[&str]) -> String {
    let now = format!("2026-11-20T{hour}:00Z");
    let output = env.command(command).env("CROWNS_NOW", now).output();
    let output = output.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    match output.status.success() {
        true => text(output.stdout),
        false => text(output.stderr),
    }
}

/// Runs a command late in the evening, of a time before.
fn back(env: &TestEnv, command: &str, as_of: &str) -> String {
    let words = command.split(' ').chain(["--as-of", as_of]);
    at(env, "23:00", &words.collect::<Vec<_>>())
}

fn evening() -> TestEnv {
    let env = TestEnv::new();
    at(&env, "19:00", &["new", "Ann", "Bob", "Cat"]);
    at(&env, "19:10", &["score", "0", "14", "37"]);
    at(&env, "19:20", &["score", "20", "0", "30"]);
    at(&env, "19:30", &["undo"]);
    at(&env, "19:40", &["redo"]);
    at(&env, "19:50", &["undo"]);
    at(&env, "20:00", &["fix", "1", "Bob=15"]);
    at(&env, "20:10", &["player", "rename", "Ann", "Anna"]);
    at(&env, "20:20", &["game", "finish"]);
    at(&env, "20:30", &["new", "Anna", "Dan"]);
    env
}

#[test]
fn a_board_as_of_a_time_is_what_it_was_then() {
    let env = evening();
    let (once, fixed) = ("14     14 |  37     37", "15     15 |  37     37");
    for (as_of, first, second) in [
        ("19:05", None, false),
        ("19:15", Some(once), false),
        ("2026-11-20T19:15:00Z", Some(once), false),
        ("2026-11-20 19:25", Some(once), true),
        ("2026-11-20T19:35", Some(once), false),
        ("2026-11-20T20:45:00+01:00", Some(once), true),
        ("19:50", Some(once), false),
        ("19:49:59", Some(once), true),
        ("19:55", Some(once), false),
        ("2026-11-20T20:00:00Z", Some(fixed), false),
        ("20:00", Some(fixed), false),
        ("2026-11-20", Some(fixed), false),
    ] {
        let board = back(&env, "board --game 1", as_of);
        assert!(board.starts_with("Game 1"), "{as_of}: {board}");
        for score in [once, fixed] {
            assert_eq!(board.contains(score), first == Some(score), "{as_of}: {board}");
        }
        assert_eq!(board.contains("30     67"), second, "{as_of}: {board}");
        assert_eq!(board.contains("Anna"), as_of == "2026-11-20", "{as_of}: {board}");
    }
    assert_eq!(
        back(&env, "board --game 1", "2026-11-20"),
        at(&env, "23:00", &["board", "--game", "1"])
    );
}

#[test]
fn the_open_game_as_of_a_time_is_the_one_open_then() {
    let env = evening();
    let title = |as_of| back(&env, "board", as_of).lines().next().unwrap().to_owned();
    assert_eq!(title("19:15"), "Game 1: 2026-11-20, official rules");
    assert_eq!(title("20:40"), "Game 2: 2026-11-20, official rules");
    assert!(back(&env, "board", "20:25").contains("error: no game was open then"));
    let none = back(&env, "board --game 1", "18:59");
    assert!(none.contains("error: there is no game `1`"), "{none}");
    assert!(none.contains("note: showing the state at 2026-11-20 18:59"), "{none}");
}

#[test]
fn the_list_of_games_as_of_a_time_is_what_it_was_then() {
    let env = evening();
    assert_eq!(back(&env, "games", "2026-11-20"), at(&env, "23:00", &["games"]));
    let then = back(&env, "games", "19:25");
    assert!(then.contains("Ann, Bob, Cat  open 2/11"), "{then}");
    assert!(!then.contains("Dan"), "{then}");
    assert!(back(&env, "games", "19:35").contains("Ann, Bob, Cat  open 1/11"));
    assert_eq!(back(&env, "games", "2026-11-19"), "");
}

#[test]
fn standings_as_of_a_time_are_what_they_were_then() {
    let env = evening();
    let none = back(&env, "standings --short", "20:15");
    assert!(none.contains("No finished game counts here yet"), "{none}");
    let then = back(&env, "standings --short", "20:25");
    assert!(then.contains("1  Anna"), "{then}");
    assert_eq!(then, at(&env, "23:00", &["standings", "--short"]));
}

#[test]
fn the_error_for_what_is_no_time_shows_how_to_write_one() {
    let error = back(&evening(), "board", "whenever");
    assert!(error.contains("write a time such as"), "{error}");
}

#[test]
fn a_time_to_come_is_said_to_show_the_current_state() {
    let env = evening();
    // As on a computer whose clock is years ahead.
    env.ok_at("2031-01-01T20:00:00Z", "score 0 12");
    let current = env.ok("board");
    let output = env.run("board --as-of 2030-01-01");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), current);
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "note: 2030-01-01 23:59 is in the future; showing the current state\n"
    );
}
