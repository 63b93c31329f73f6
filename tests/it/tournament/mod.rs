//! Tournaments on many devices: a director's and a laptop at each table, which
//! exchange what they know in any order.
//!
//! `carrier` has what the devices exchange through, `day` plays a whole day over
//! each of them, `commands` gives a director's commands on one device, `undone` undoes
//! some of them while tables play.

mod begun;
mod carrier;
mod commands;
mod day;
mod keepers;
mod undone;

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use crowns::game::{DeviceId, GameId, RoundEntry, ScoreEntry, Scoresheet};
use crowns::random::Random;
use crowns::store::{ExportReader, GameFilter, IdGenerator, MergeOptions, Store};
use serde_json::Value;
use uuid::Uuid;

use crate::env::{NOW, TestEnv, message};
use crate::merge::Fault;

/// A device with a database of its own.
struct Device {
    env: TestEnv,
    number: u64,
}

fn now() -> DateTime<Utc> {
    NOW.parse().unwrap()
}

impl Device {
    fn new(number: u64) -> Self {
        let env = TestEnv::new();
        Self { env, number }
    }

    fn store(&self) -> Store {
        let id = DeviceId(Uuid::from_u128(u128::from(self.number) + 1));
        Store::open(&self.env.db(), id, IdGenerator::random(), now()).unwrap()
    }

    /// Runs a command that succeeds; returns what it says, on one line.
    fn ok(&self, command: &str) -> String {
        let output = self.env.run(command);
        let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(output.status.success(), "{command}: {text}");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn json(&self, command: &str) -> Value {
        let output = self.env.run(&format!("{command} --json"));
        assert!(output.status.success(), "{command}: {}", message(&output));
        serde_json::from_slice(&output.stdout).unwrap()
    }

    /// Returns the game of a table of the only tournament.
    fn table(&self, game: u8, table: u16) -> Scoresheet {
        let store = self.store();
        let reader = store.read().unwrap();
        let only = reader.tournaments().unwrap().remove(0).tournament.uuid;
        let stored = reader.tournament(only).unwrap().unwrap();
        let status = stored.game(game).unwrap().table(table).unwrap();
        reader.game(status.id).unwrap().unwrap()
    }

    /// Scores rounds of a game by one command; returns the points by name.
    fn score(
        &self,
        id: GameId,
        rounds: std::ops::RangeInclusive<u8>,
        random: &mut Random,
    ) -> Vec<BTreeMap<String, i32>> {
        let mut store = self.store();
        let recorded = store.command(now(), |tx| {
            let mut scored = Vec::new();
            for _ in rounds {
                let sheet = tx.game(id)?.unwrap();
                let turn = sheet.due(None)?;
                let out = turn.playing[random.below(turn.playing.len())];
                let points = turn.playing.iter().map(|&seat| match seat == out {
                    true => (seat, 0),
                    false => (seat, 4 + random.below(59) as i32),
                });
                let points: Vec<_> = points.collect();
                let entries = points.iter().map(|&(seat, points)| match seat == out {
                    true => (seat, ScoreEntry::WentOut),
                    false => (seat, ScoreEntry::Points(points)),
                });
                let entry = RoundEntry {
                    round: None,
                    entries: entries.collect(),
                    out: None,
                    force: true,
                    exact: false,
                };
                tx.record(id, &sheet.score(entry)?.event)?;
                let named = points.iter();
                let named =
                    named.map(|&(seat, points)| (sheet.seats[seat].name().to_owned(), points));
                scored.push(named.collect());
            }
            Ok::<_, Fault>(scored)
        });
        recorded.unwrap()
    }
}

/// Exports to memory and imports from there.
fn by_export(from: &Device, to: &Device) {
    let mut file = Vec::new();
    let (store, whole) = (from.store(), GameFilter::default());
    let exported = store.read().unwrap();
    let id = Some(DeviceId(Uuid::from_u128(u128::from(from.number) + 1)));
    exported.export(&whole, id, now(), &mut file, &mut |_, _| {}).unwrap();
    let options =
        MergeOptions { now: now(), join_names: false, skip_refused: false, dry_run: false };
    let lines = ExportReader::open(file.as_slice()).unwrap();
    to.store().merge_with(lines, options).unwrap();
}

/// A tournament of eight at two tables, known to the director and a laptop.
fn two_devices() -> (Device, Device) {
    let (director, laptop) = (Device::new(0), Device::new(1));
    director
        .ok("tournament new Open --games 2 --tables 2 --seed 7 Ann Bob Cat Dan Eve Finn Gus Hal");
    by_export(&director, &laptop);
    (director, laptop)
}

#[test]
fn a_game_that_starts_on_two_devices_is_there_once() {
    let (director, laptop) = two_devices();
    director.ok("tournament seat");
    laptop.ok("tournament seat");
    laptop.ok("score --table 1 0 13 13 13");
    by_export(&laptop, &director);
    by_export(&director, &laptop);
    for device in [&director, &laptop] {
        let games = device.json("games");
        assert_eq!(games["games"].as_array().unwrap().len(), 2, "{games}");
        let tables = device.json("tournament show");
        assert_eq!(tables["games"][0]["tables"][0]["round_count"], 1);
        assert!(device.store().verify().unwrap());
    }
}

#[test]
fn every_change_can_be_undone_and_redone() {
    let (director, _) = two_devices();
    let mut shown = vec![director.json("tournament show")];
    let commands = [
        "tournament seat",
        "score --table 1 0 13 13 13",
        "tournament late Zoe --new-player",
        "tournament swap Ann Bob --in 2",
        "tournament leave Cat",
    ];
    for command in commands {
        director.ok(command);
        shown.push(director.json("tournament show"));
    }
    for expect in shown.iter().rev().skip(1) {
        director.ok("undo --yes");
        assert_eq!(&director.json("tournament show"), expect);
        assert!(director.store().verify().unwrap());
    }
    for expect in &shown[1..] {
        director.ok("redo");
        assert_eq!(&director.json("tournament show"), expect);
    }
}
