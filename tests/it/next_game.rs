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
    assert_eq!(
        env.ok("join Cat"),
        "Cat joins game 1 with 38 points, the highest total so far\n\
         Round 3: deal 5, 5s wild, Cat deals, Ann starts\n"
    );
    assert_eq!(
        env.ok("leave Ann"),
        "Ann leaves game 1 with 0 points\n\
         Round 3: deal 5, 5s wild, Cat deals, Bob starts\n"
    );
    assert_eq!(
        env.ok("board"),
        "Game 1: 2026-11-21, official rules

        |        Ann |       >Bob |       >Cat
 # wild | pts  total | pts  total | pts  total
 1    3 |  d0*     0 |  13     13 |
 2    4 |   0*     0 | d25     38 |
 3    5 |            |            |   d
  total |          0 |         38 |         38
  place |       left |        1st |        1st

d deals   * went out   > leads
Ann left before round 3
Cat joined in round 3 with 38 points

Round 3: deal 5, 5s wild, Cat deals, Bob starts
"
    );
}
