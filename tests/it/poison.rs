//! Events that would make everything after them refused elsewhere: from a clock
//! that is far ahead, or a game of an impossible number.

use chrono::{DateTime, Utc};
use crowns::store::{ExportReader, JournalLine};
use uuid::Uuid;

use crate::env::{NOW, TestEnv, message, on_one_line};
use crate::journal_rows::merge;

const YEAR_9999: i64 = 253_402_300_799_999;

/// A player added at a time, in milliseconds.
fn added(number: u128, name: &str, time: i64) -> JournalLine {
    let id = Uuid::from_u128(number);
    JournalLine {
        id,
        command: id,
        time,
        device: Uuid::from_u128(9),
        kind: "player".to_owned(),
        aggregate: id,
        event: format!(r#"{{"kind":"player_added","name":"{name}"}}"#),
    }
}

fn now() -> i64 {
    NOW.parse::<DateTime<Utc>>().unwrap().timestamp_millis()
}

/// Imports what one device exports into a new one.
fn exchange(env: &TestEnv) -> TestEnv {
    env.ok("export --force games.jsonl");
    let other = TestEnv::new();
    other.ok(["import", env.path("games.jsonl").to_str().unwrap()].as_slice());
    other
}

#[test]
fn a_device_that_has_an_event_of_the_year_9999_goes_on_with_others() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    merge(&env, [added(1, "Zed", YEAR_9999)]);
    let output = env.run("score 0 12");
    let warning = "warning: the last event is dated 9999-12-31 23:59 UTC, but the clock of this \
                   device says 2026-11-21 19:30 UTC";
    assert!(message(&output).contains(warning), "{output:?}");
    env.ok("fix 1 bob=13");
    env.ok("undo");
    let output = env.run("export games.jsonl");
    assert!(message(&output).contains("left out 1 event"), "{output:?}");
    let file = std::fs::read(env.path("games.jsonl")).unwrap();
    for line in ExportReader::open(&file[..]).unwrap() {
        assert!(line.unwrap().time < now() + 1000);
    }
    let other = exchange(&env);
    assert_eq!(other.ok("board --json"), env.ok("board --json"));
    assert!(!other.ok("player list").contains("Zed"));
    env.assert_intact();
}

#[test]
fn what_belongs_to_an_event_that_is_ahead_comes_after_it() {
    let env = TestEnv::new();
    merge(&env, [added(1, "Zed", YEAR_9999)]);
    env.ok("player rename Zed Zoe");
    env.ok("player add Ann");
    assert!(env.ok("player list").contains("Zoe"));
    env.assert_intact();
    // The name came after the one that is ahead, Ann did not.
    let other = exchange(&env);
    let players = other.ok("player list");
    assert!(players.contains("Ann") && !players.contains("Zoe"), "{players}");
}

#[test]
fn a_clock_that_was_set_back_for_years_still_orders_what_is_done_here() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok("score 0 12");
    env.ok_at("1970-01-02T00:00:00Z", "score 5 0");
    env.ok_at("1970-01-02T00:00:00Z", "fix 2 ann=6");
    assert_eq!(env.ok("log").lines().count(), 6);
    // What belongs to nothing that was there before comes last, too.
    env.ok_at("1970-01-02T00:00:00Z", "player add Eve");
    assert!(env.ok("log").lines().next().unwrap().contains("Eve"));
    let undone = env.ok_at("1970-01-02T00:00:00Z", "undo");
    assert!(undone.contains("new player Eve"), "{undone}");
    env.ok_at("1970-01-02T00:00:00Z", "undo");
    env.ok("export games.jsonl");
    let other = exchange(&env);
    assert_eq!(other.board(), env.board());
}

#[test]
fn an_event_that_is_more_than_a_day_ahead_is_refused() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    let before = env.ok("export");
    let file = env.path("ahead.jsonl");
    let ahead = TestEnv::new();
    let day = 24 * 60 * 60 * 1000;
    for (time, is_refused) in [(day, false), (day + 60_000, true), (YEAR_9999 - now(), true)] {
        merge(&ahead, [added(time as u128, &format!("Zed {time}"), now() + time)]);
        let clock = DateTime::from_timestamp_millis(now() + time).unwrap().to_rfc3339();
        ahead.ok_at(&clock, ["export", "--force", file.to_str().unwrap()].as_slice());
        let output = env.run("import ahead.jsonl");
        assert_eq!(output.status.success(), !is_refused, "{time}: {output:?}");
        if is_refused {
            let told = on_one_line(&output.stderr);
            assert!(told.contains("more than a day ahead of this device's clock"), "{told}");
        }
    }
    assert!(env.ok("export").contains(before.lines().nth(1).unwrap()));
}

#[test]
fn a_game_of_an_impossible_number_is_refused() {
    let env = TestEnv::new();
    let player = Uuid::from_u128(1);
    let start = |number: u32| JournalLine {
        kind: "game".to_owned(),
        event: format!(
            r#"{{"kind":"game_started","number":{number},"seats":["{player}"],"dealer":"{player}","ruleset":{{"name":"official","knobs":{{}}}},"league":null,"date":"2026-11-21","place":null,"note":null}}"#
        ),
        ..added(number.into(), "", now())
    };
    let error = env.store().merge([start(1_000_001)]);
    let error = error.unwrap_err().to_string();
    assert!(error.contains("a game number must be from 1 to 1,000,000, not 1000001"), "{error}");
    // At the end of what can be counted, free numbers are used.
    merge(&env, [added(1, "Ann", now()), start(1_000_000)]);
    env.ok("new Ann Bob");
    assert_eq!(env.json("board --game 1")["game"]["number"], 1);
    exchange(&env).ok("board --game 1");
}

/// The clock of one command was a year ahead.
const NEXT_YEAR: &str = "2027-11-21T19:30:00Z";

#[test]
fn a_command_under_a_clock_that_was_ahead_does_not_date_what_follows() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok_at(NEXT_YEAR, "player add Zed");
    env.ok("score 0 12");
    env.ok("player add Cat");
    let shared = tempfile::tempdir().unwrap();
    let target = shared.path().to_str().unwrap();
    let sync = ["sync", target];
    let told = "the last event is dated 2027-11-21 19:30 UTC, but the clock of this device says \
                2026-11-21 19:30 UTC";
    for command in [&sync[..], &["sync"], &["export", "--force", "a.jsonl"], &["doctor"]] {
        let output = env.run(command);
        assert!(output.status.success(), "{output:?}");
        let said = message(&output);
        assert!(said.contains(told) && said.contains("`crowns undo`"), "{command:?}: {said}");
    }
    let other = TestEnv::new();
    other.ok(sync.as_slice());
    assert_eq!(other.board(), env.board());
    let players = other.ok("player list");
    assert!(players.contains("Cat") && !players.contains("Zed"), "{players}");
}

#[test]
fn what_was_recorded_under_a_clock_that_was_ahead_is_undone_and_recorded_again() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok_at(NEXT_YEAR, "score 0 12");
    let shared = tempfile::tempdir().unwrap();
    let sync = ["sync", shared.path().to_str().unwrap()];
    let undone = env.ok("undo");
    assert!(undone.contains("round 1"), "{undone}");
    // Nothing was done since.
    env.ok("redo");
    env.ok("undo");
    env.ok("score 0 13");
    assert!(env.run("redo").status.code() == Some(1), "a change was made since");
    let output = env.run(sync.as_slice());
    assert!(!message(&output).contains("is dated"), "{output:?}");
    let other = TestEnv::new();
    other.ok(sync.as_slice());
    assert_eq!(other.board(), env.board());
    assert!(env.board().contains("13"), "{}", env.board());
    // The other one has the command that was undone once its time has come.
    let later = "2027-11-22T00:00:00Z";
    other.ok_at(later, "sync");
    assert_eq!(
        other.ok_at(later, "export").lines().count(),
        env.ok_at(later, "export").lines().count()
    );
    assert_eq!(other.board(), env.board());
    env.assert_intact();
    other.assert_intact();
}

#[test]
fn undo_takes_back_what_was_recorded_last_whatever_the_clock_said() {
    let env = TestEnv::new();
    env.ok("player add Ann");
    env.ok_at(NEXT_YEAR, "player add Zed");
    env.ok("player add Bob");
    for name in ["Bob", "Zed", "Ann"] {
        let undone = env.ok("undo");
        assert!(undone.contains(name), "{name}: {undone}");
    }
    for name in ["Ann", "Zed", "Bob"] {
        let redone = env.ok("redo");
        assert!(redone.contains(name), "{name}: {redone}");
    }
    env.assert_intact();
}

#[test]
fn rounds_that_are_dated_before_their_game_are_counted() {
    let player = Uuid::from_u128(1);
    let game = Uuid::from_u128(50);
    let of_game = |number: u128, time: i64, event: String| JournalLine {
        kind: "game".to_owned(),
        aggregate: game,
        event,
        ..added(number, "", time)
    };
    let start = of_game(
        50,
        now(),
        format!(
            r#"{{"kind":"game_started","number":1,"seats":["{player}"],"dealer":"{player}","ruleset":{{"name":"official","knobs":{{}}}},"league":null,"date":"2026-11-21","place":null,"note":null}}"#
        ),
    );
    let score = |number: u128, time: i64, round: u8| {
        of_game(
            number,
            time,
            format!(
                r#"{{"kind":"round_scored","round":{round},"scores":[{{"player":"{player}","points":2{round}}}],"out":"unknown","forced":true}}"#
            ),
        )
    };
    let renamed = JournalLine {
        aggregate: player,
        event: r#"{"kind":"player_renamed","name":"Zoe","was":"Ann"}"#.to_owned(),
        ..added(60, "", now() - 2000)
    };
    // Before it, and at its time with a smaller id.
    let lines = [
        start,
        score(51, now() - 1000, 1),
        score(49, now(), 2),
        added(1, "Ann", now() - 1000),
        renamed,
    ];
    let (env, other) = (TestEnv::new(), TestEnv::new());
    merge(&env, lines.clone());
    lines.into_iter().rev().for_each(|line| merge(&other, [line]));
    for env in [&env, &other] {
        let board = env.board();
        assert!(board.contains("Zoe") && board.contains("21") && board.contains("43"), "{board}");
        env.assert_intact();
    }
}
