//! What the next game and a late-comer take from rounds that were scored.

use assert_cmd::Command;
use chrono::DateTime;
use crowns::game::{DeviceId, RoundEntry, ScoreEntry};
use crowns::store::{GameRef, IdGenerator, Lookup, Store, WriteError};
use tempfile::TempDir;
use uuid::Uuid;

struct Table(TempDir);

impl Table {
    fn run(&self, command: &str) -> String {
        let output = Command::cargo_bin("crowns")
            .unwrap()
            .args(command.split(' '))
            .env("HOME", self.0.path())
            .env("XDG_DATA_HOME", self.0.path())
            .env("CROWNS_DB", self.0.path().join("crowns.db"))
            .env("CROWNS_NOW", "2026-11-21T19:30:00Z")
            .env("TZ", "UTC")
            .output()
            .unwrap();
        assert!(output.status.success(), "{command}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Scores rounds of the last game: the points of each seat that plays.
    fn score(&self, rounds: &[&[i32]]) {
        let path = self.0.path().join("crowns.db");
        let mut store = Store::open(&path, DeviceId(Uuid::nil()), IdGenerator::random()).unwrap();
        for points in rounds {
            let scored: Result<(), WriteError> = store.command(DateTime::UNIX_EPOCH, |tx| {
                let Lookup::One(id) = tx.find_game(GameRef::Last)? else {
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
}

#[test]
fn the_deal_moves_on_from_who_dealt_last() {
    let table = Table(tempfile::tempdir().unwrap());
    table.run("new Ann Bob Cat --rules texas --dealer Bob");
    table.score(&[&[0, 13, 20]]);
    assert_eq!(
        table.run("new --same"),
        "Game 2: Ann, Bob and Cat, texas rules\n\
         Round 1: deal 3, 3s wild, Cat deals, Ann starts\n"
    );
    table.score(&[&[0, 13, 20][..]; 4]);
    let again = table.run("new --same");
    assert!(again.contains("Ann deals, Bob starts"), "{again}");
}

#[test]
fn who_has_left_does_not_play_again() {
    let table = Table(tempfile::tempdir().unwrap());
    table.run("new Ann Bob Cat");
    table.score(&[&[0, 13, 20]]);
    table.run("leave Bob");
    assert_eq!(
        table.run("new --same"),
        "Game 2: Ann and Cat, official rules\n\
         Round 1: deal 3, 3s wild, Cat deals, Ann starts\n"
    );
}

#[test]
fn a_late_comer_starts_from_the_highest_total() {
    let table = Table(tempfile::tempdir().unwrap());
    table.run("new Ann Bob");
    table.score(&[&[0, 13], &[0, 25]]);
    assert_eq!(
        table.run("join Cat"),
        "Cat joins game 1 with 38 points, the highest total so far\n\
         Round 3: deal 5, 5s wild, Cat deals, Ann starts\n"
    );
    assert_eq!(
        table.run("leave Ann"),
        "Ann leaves game 1 with 0 points\n\
         Round 3: deal 5, 5s wild, Cat deals, Bob starts\n"
    );
    assert_eq!(
        table.run("board"),
        "Game 1: 2026-11-21, official rules

 # wild        Ann       >Bob       >Cat
 1    3    d0*   0    13   13
 2    4     0*   0   d25   38
 3    5                           d
  place       left        1st        1st

d deals   * went out   > leads
Ann left before round 3
Cat joined in round 3 with 38 points

Round 3: deal 5, 5s wild, Cat deals, Bob starts
"
    );
}
