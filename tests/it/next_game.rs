//! What the next game and a late-comer take from rounds that were scored.

use chrono::DateTime;
use crowns::game::{RoundEntry, ScoreEntry};
use crowns::store::{GameKey, Lookup, WriteError};

use crate::env::TestEnv;

/// Scores rounds of the last game: the points of each seat that plays.
fn score(env: &TestEnv, rounds: &[&[i32]]) {
    let mut store = env.store();
    for points in rounds {
        let scored: Result<_, WriteError> = store.command(DateTime::UNIX_EPOCH, |tx| {
            let Lookup::One(id) = tx.find_game(GameKey::Last)? else {
                panic!("no game was started");
            };
            let sheet = tx.game(id)?.unwrap();
            let seats = sheet.next().unwrap().playing;
            let entries = points.iter().map(|&points| ScoreEntry::Points(points));
            let draft = RoundEntry {
                entries: seats.into_iter().zip(entries).collect(),
                ..RoundEntry::default()
            };
            tx.record(id, &sheet.score(draft).unwrap().event)
        });
        scored.unwrap();
    }
}

#[test]
fn the_deal_moves_on_from_who_dealt_last() {
    let env = TestEnv::new();
    env.ok("new Ann Bob Cat --rules texas --dealer Bob");
    score(&env, &[&[0, 13, 20]]);
    assert_eq!(
        env.ok("new --same"),
        "Game 2: Ann, Bob and Cat, texas rules\n\
         Round 1: deal 3, 3s wild, Cat deals, Ann starts\n"
    );
    score(&env, &[&[0, 13, 20][..]; 4]);
    let again = env.ok("new --same");
    assert!(again.contains("Ann deals, Bob starts"), "{again}");
}

#[test]
fn words_for_what_else_is_new_are_no_players() {
    let env = TestEnv::new();
    for (line, commands) in [
        ("new player zed", "`crowns player add zed`; `crowns join zed`; `crowns new player zed"),
        ("new players ann bob", "`crowns new ann bob`; `crowns player add ann bob`;"),
        ("new tournament Spring", "`crowns tournament new Spring`;"),
        ("new league Club", "`crowns league add Club`;"),
        ("new League Tuesday Club", "`crowns league add Tuesday Club`;"),
        ("start a tournament", "`crowns tournament new`;"),
        ("--lang da ny spiller zed", "`crowns player add zed`;"),
        ("--lang sv ny liga Club", "`crowns league add Club`;"),
    ] {
        let error = env.error(line).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(error.contains(commands), "{line}: {error}");
    }
    assert_eq!(env.ok("player list"), "");
    for line in ["new Ann Bob please", "new Ann, Bob, again", "start a new game with Ann and Bob"] {
        assert!(env.ok(line).starts_with("Game 1: Ann and Bob,"), "{line}");
    }
    assert!(env.ok("new game with the same players").starts_with("Game 1: Ann and Bob,"));
    // A player may be called so.
    assert!(env.ok("new player zed --new-player").starts_with("Game 2: player and zed,"));
    assert!(env.ok("new player zed --dealer zed").starts_with("Game 3: player and zed,"));
}

#[test]
fn who_won_the_last_game_is_asked_of_one_that_is_finished() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    for _ in 0..11 {
        env.ok("score 0 13");
    }
    env.ok("new Ann Bob");
    env.ok("score 13 0");
    for line in ["who won the last game", "winner of the last one", "won the last game?"] {
        assert_eq!(env.ok(line), env.ok("report game 1"), "{line}");
    }
    assert_eq!(env.ok("report game last"), env.ok("report game 2"));
}

#[test]
fn the_wild_of_the_round_is_told_first() {
    let env = TestEnv::new();
    let wild = env.ok("what is wild");
    assert!(wild.starts_with("Which cards are wild"), "{wild}");
    env.ok("new Ann Bob");
    env.ok("score 0 13");
    for line in ["what is wild", "whats wild", "wilds?", "wild", "which cards are wild now"] {
        let wild = env.ok(line);
        assert!(wild.starts_with("Round 2: deal 4, 4s wild, Bob deals"), "{line}: {wild}");
        assert!(wild.contains("Which cards are wild"), "{line}: {wild}");
    }
    for (line, begin) in [
        ("--lang da hvad er trumf", "Omgang 2: 4 kort"),
        ("--lang nb hva er jokerkort", "Omgang 2: 4 kort"),
        ("--lang sv vad är vilt", "Omgång 2: 4 kort"),
        ("--lang fi mikä on villi", "Käsi 2: jaetaan 4"),
        ("--lang is hvað er villt", "Umferð 2: 4 spil"),
    ] {
        assert!(env.ok(line).starts_with(begin), "{line}");
    }
    assert!(!env.ok("rules going-out").contains("4s wild"));
    assert_eq!(env.json("rules wild")["topic"], "wilds");
}

#[test]
fn a_player_who_left_is_not_in_the_next_game() {
    let env = TestEnv::new();
    env.ok("new Ann Bob Cat");
    score(&env, &[&[0, 13, 20]]);
    env.ok("leave Bob");
    assert_eq!(
        env.ok("new --same"),
        "Game 2: Ann and Cat, official rules\n\
         Round 1: deal 3, 3s wild, Cat deals, Ann starts\n"
    );
}

#[test]
fn a_player_who_joins_late_starts_from_the_highest_total() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    score(&env, &[&[0, 13], &[0, 25]]);
    let joins = env.ok("join Cat");
    assert!(joins.starts_with("Cat joins game 1 with 38 points, the highest total so far\n\n"));
    assert!(joins.ends_with("\nRound 3: deal 5, 5s wild, Cat deals, Ann starts\n"));
    let leaves = env.ok("leave Ann");
    assert!(leaves.starts_with("Ann leaves game 1 with 0 points\n\n"));
    assert!(leaves.ends_with("\nRound 3: deal 5, 5s wild, Cat deals, Bob starts\n"));
    assert_eq!(
        env.ok("board"),
        "Game 1: 2026-11-21, official rules

        |        Ann |       >Bob |       >Cat
 # wild | pts  total | pts  total | pts  total
 1    3 |  d0x     0 |  13     13 |
 2    4 |   0x     0 | d25     38 |
 3    5 |            |            |   d
  total |          0 |         38 |         38
  place |       left |        1st |        1st

d deals   x went out   > leads
Ann left before round 3
Cat joined in round 3 with 38 points

Round 3: deal 5, 5s wild, Cat deals, Bob starts
"
    );
    for format in ["--md", "--html"] {
        let report = env.ok(&format!("report game {format}"));
        assert!(report.contains("Cat joined in round 3 with 38 points"), "{report}");
    }
}

#[test]
fn new_same_typed_twice_takes_the_untouched_game() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    score(&env, &[&[0, 13][..]; 11]);
    let first = env.ok("new --same");
    let again = env.run("new --same");
    assert_eq!(crate::env::stdout(&again), first);
    assert_eq!(
        crate::env::message(&again),
        "note: game 2 of 2026-11-21 was started earlier and has no scores yet; no new game was started"
    );
    // Another day is another game.
    let earlier = env.run("new --same --date 2026-11-20");
    let open = "note: game 2 is also open; if it is no longer played, run `crowns game delete 2`";
    assert_eq!(crate::env::message(&earlier), open);
    env.ok("undo");
    let same_day = env.run("new --same --date 2026-11-21");
    assert_eq!(crate::env::message(&same_day), crate::env::message(&again));
    // Another dealer is another game.
    let other = env.run("new --same --dealer Ann");
    assert_eq!(crate::env::message(&other), open);
    env.ok("score --game 3 0 13");
    let fourth = env.run("new --same");
    assert_eq!(
        crate::env::message(&fourth),
        "note: games 3 and 2 are also open; if game 3 is no longer played, run `crowns game abandon 3`"
    );
}

#[test]
fn an_abandoned_game_is_not_repeated() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    score(&env, &[&[0, 13][..]; 11]);
    env.ok("new Cat Dan");
    env.ok("game abandon");
    assert!(env.ok("new --same").starts_with("Game 3: Ann and Bob"));
}

#[test]
fn a_game_of_a_spreadsheet_is_not_repeated_and_not_the_last() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    score(&env, &[&[0, 13][..]; 11]);
    let day = "date,round,Zoe,Yan\n2024-01-02,1,0,12\n";
    std::fs::write(env.path("day.csv"), day).unwrap();
    env.ok("import --csv day.csv");
    assert!(env.ok("game show last").starts_with("Game 1,"));
    assert!(env.ok("new --same").starts_with("Game 3: Ann and Bob"));
}

#[test]
fn after_the_last_round_the_game_just_finished_is_meant() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    for _ in 0..11 {
        env.ok("score 0 13");
    }
    let note = "note: no game is open; game 1 was finished last";
    for command in ["board", "game show"] {
        let shown = env.run(command);
        assert!(crate::env::stdout(&shown).starts_with("Game 1, finished"));
        assert_eq!(crate::env::message(&shown), note);
    }
    let scored = env.error("score 0 13");
    assert!(scored.contains("game 1 is finished"), "{scored}");
    assert!(env.ok("fix 11 bob=20").contains("the total is 150, not 143"));
    // The next day it is not meant any more.
    let later = env.command("board").env("CROWNS_NOW", "2026-11-22T19:30:00Z").output().unwrap();
    let later = crate::env::message(&later);
    assert!(later.contains("no game is open"), "{later}");
    env.ok("new Ann Bob");
    assert!(env.ok("board").starts_with("Game 2:"));
}

#[test]
fn undone_games_use_up_no_number_that_people_see() {
    let env = TestEnv::new();
    env.ok("new Ann Bob");
    env.ok("new Ann Cat");
    env.ok("undo --yes");
    env.ok("new Ann Dan");
    env.ok("undo --yes");
    assert!(env.ok("new Ann Eve").starts_with("Game 2: Ann and Eve"));
    assert!(env.ok("new Ann Fay").starts_with("Game 3: Ann and Fay"));
    env.assert_intact();
    // The game that was given a number keeps it when the other one comes back.
    env.ok("undo --yes");
    env.ok("redo");
    assert!(env.ok("game show 3").starts_with("Game 3:"));
    let other = env.copied();
    other.ok("undo --yes");
    other.ok("export all.jsonl");
    assert!(env.ok(&["import", &other.path("all.jsonl").to_string_lossy()]).contains("undo"));
    env.assert_intact();
}
