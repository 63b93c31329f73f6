//! Random days on which the director changes seats while tables have begun on
//! other devices: every score stands at the player whom its keeper saw on the
//! sheet, or the command was refused.

#![allow(clippy::print_stdout, reason = "the tally is for people")]

use std::collections::{BTreeMap, BTreeSet};
use std::process::Output;

use chrono::{DateTime, TimeDelta, Utc};
use crowns::game::{GameId, Scoresheet};
use crowns::random::Random;
use serde_json::Value;
use uuid::Uuid;

use super::Device;
use super::day::without_numbers;
use crate::env::{NOW, message};

const NAMES: [&str; 12] =
    ["Ann", "Bob", "Cat", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jim", "Kay", "Lea"];

/// What a keeper has seen on the sheet of their table: in which game of the
/// tournament, who plays, and how many rounds are scored.
#[derive(Debug, Clone, PartialEq)]
struct Sheet {
    game: u8,
    players: Vec<String>,
    rounds: u64,
}

/// A round that was accepted.
struct Entered {
    id: GameId,
    round: u8,
    points: BTreeMap<String, i32>,
}

/// How often what happened on the days that were played.
#[derive(Debug, Default)]
struct Counts {
    entered: u32,
    refused: u32,
    changed: u32,
    undone: u32,
    told: u32,
    chosen: u32,
}

struct Day {
    shared: tempfile::TempDir,
    /// The director's, then one for each table.
    devices: Vec<Device>,
    /// What the keepers have seen, by their devices.
    seen: Vec<Option<Sheet>>,
    entered: Vec<Entered>,
    /// Games that a keeper deleted, as they were told to.
    deleted: BTreeSet<GameId>,
    random: Random,
    /// Minutes since the day began.
    minute: i64,
    late: usize,
    /// How many commands of the director can be undone: the start of the game, too.
    undoable: u32,
    counts: Counts,
}

impl Day {
    fn open(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let tables = 2 + random.below(2);
        let players = 4 * tables - random.below(2);
        let mut day = Self {
            shared: tempfile::tempdir().unwrap(),
            devices: (0..=tables as u64).map(Device::new).collect(),
            seen: vec![None; tables + 1],
            entered: Vec::new(),
            deleted: BTreeSet::new(),
            random,
            minute: 0,
            late: 0,
            undoable: 1,
            counts: Counts::default(),
        };
        let names = NAMES[..players].join(" ");
        let games = 1 + u64::from(seed.is_multiple_of(5));
        let new = format!("tournament new Open --games {games} --tables {tables} --seed {seed}");
        for command in [&format!("{new} {names}"), "tournament seat"] {
            let output = day.run(0, command);
            assert!(output.status.success(), "{output:?}");
        }
        for device in 0..=tables {
            day.sync(device);
        }
        day
    }

    /// Runs a command a while later, by a clock that is up to a minute off.
    fn run(&mut self, device: usize, command: &str) -> Output {
        self.minute += 1;
        let now: DateTime<Utc> = NOW.parse().unwrap();
        let off = TimeDelta::seconds(self.random.below(120) as i64);
        let now = (now + TimeDelta::minutes(self.minute) + off).to_rfc3339();
        let mut command = self.devices[device].env.command(command);
        command.env("CROWNS_NOW", now).output().unwrap()
    }

    fn sync(&mut self, device: usize) {
        let shared = self.shared.path().display().to_string();
        let output = self.run(device, &format!("sync {shared}"));
        assert!(output.status.success(), "{output:?}");
        let told = String::from_utf8(output.stdout).unwrap();
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        // A keeper looks at the sheet at first, and when sync tells of it.
        let Some(seen) = &self.seen[device] else {
            return self.look(device);
        };
        let table = format!("Table {device} of game {} ", seen.game);
        if told.contains(&table) {
            self.counts.told += 1;
            self.look(device);
        }
    }

    /// The keeper of a table looks at its sheet.
    fn look(&mut self, device: usize) {
        if device == 0 {
            return;
        }
        let output = self.devices[device].env.run("tournament show 1 --json");
        let Ok(show) = serde_json::from_slice::<Value>(&output.stdout) else {
            return;
        };
        let table = &show["games"][0]["tables"][device - 1];
        let players = table["players"].as_array().unwrap().iter();
        let players = players.map(|player| player["name"].as_str().unwrap().to_owned());
        self.seen[device] = Some(Sheet {
            game: 1,
            players: players.collect(),
            rounds: table["round_count"].as_u64().unwrap(),
        });
    }

    /// A keeper enters the round that comes next on the sheet as they saw it,
    /// in the order of the seats.
    fn score(&mut self, device: usize) {
        let Some(seen) = self.seen[device].clone().filter(|seen| seen.rounds < 11) else {
            return;
        };
        let out = self.random.below(seen.players.len());
        let points: Vec<_> = (0..seen.players.len())
            .map(|seat| match seat == out {
                true => 0,
                false => 3 + self.random.below(60) as i32,
            })
            .collect();
        let typed: Vec<_> = points.iter().map(i32::to_string).collect();
        let typed = typed.join(" ");
        let output = self.run(device, &format!("score --table {device} --force --json {typed}"));
        if !output.status.success() {
            self.counts.refused += 1;
            return self.settle(device, &message(&output));
        }
        let sheet: Value = serde_json::from_slice(&output.stdout).unwrap();
        let points: BTreeMap<_, _> = seen.players.iter().cloned().zip(points).collect();
        let round = sheet["rounds"].as_array().unwrap().last().unwrap();
        assert_eq!(round["round"], seen.rounds + 1, "{seen:?}: {sheet}");
        let stored = round["scores"].as_array().unwrap().iter();
        let stored = stored.map(|score| {
            let points = score["score"].as_i64().unwrap() as i32;
            (score["name"].as_str().unwrap().to_owned(), points)
        });
        assert_eq!(stored.collect::<BTreeMap<_, _>>(), points, "{seen:?}");
        let id: Uuid = sheet["game"]["uuid"].as_str().unwrap().parse().unwrap();
        self.entered.push(Entered { id: GameId(id), round: seen.rounds as u8 + 1, points });
        self.counts.entered += 1;
        let seen = self.seen[device].as_mut().unwrap();
        seen.rounds += 1;
    }

    /// A keeper who is refused runs one of the commands that the error names, or
    /// looks at the sheet.
    fn settle(&mut self, device: usize, error: &str) {
        let commands: Vec<_> = error
            .split('`')
            .filter_map(|part| part.strip_prefix("crowns "))
            .filter(|command| {
                command.starts_with("tournament seat") || command.starts_with("game delete")
            })
            .map(str::to_owned)
            .collect();
        if error.contains("Open") || commands.is_empty() || self.random.below(3) == 0 {
            return self.look(device);
        }
        let command = commands[self.random.below(commands.len())].clone();
        if let Some(number) = command.strip_prefix("game delete ") {
            let game = self.devices[device].json(&format!("game show {number}"));
            let id: Uuid = game["game"]["uuid"].as_str().unwrap().parse().unwrap();
            self.deleted.insert(GameId(id));
        }
        self.counts.chosen += 1;
        let output = self.run(device, &command);
        assert!(output.status.success(), "{command}: {output:?}");
        self.look(device);
    }

    /// The director changes seats, if that is possible.
    fn change(&mut self) {
        let show = self.devices[0].json("tournament show");
        let players = show["players"].as_array().unwrap();
        let mut name = || {
            let player = &players[self.random.below(players.len())];
            player["name"].as_str().unwrap().to_owned()
        };
        let (one, other) = (name(), name());
        let command = match self.random.below(5) {
            0 if players.len() > 6 => format!("tournament leave {one}"),
            1 if self.late < 3 => {
                self.late += 1;
                format!("tournament late Late{} --new-player", ["A", "B", "C"][self.late - 1])
            }
            _ => format!("tournament swap {one} {other} --in 1"),
        };
        let output = self.run(0, &command);
        self.undoable += u32::from(output.status.success());
        self.counts.changed += u32::from(output.status.success());
    }

    /// The director undoes the last command, but the tournament itself. It is refused
    /// where rounds are known that stand on it.
    fn undo(&mut self) {
        if self.undoable == 0 {
            return;
        }
        let output = self.run(0, "undo --yes");
        match output.status.success() {
            true => {
                self.undoable -= 1;
                self.counts.undone += 1;
            }
            false => assert!(message(&output).contains("cannot be undone"), "{output:?}"),
        }
    }

    fn step(&mut self) {
        let tables = self.devices.len() - 1;
        match self.random.below(8) {
            0 => self.change(),
            1 if self.random.below(3) == 0 => self.undo(),
            1 => self.change(),
            2 | 3 => self.sync(0),
            4 | 5 => {
                let device = 1 + self.random.below(tables);
                self.sync(device);
            }
            _ => {
                let device = 1 + self.random.below(tables);
                self.score(device);
            }
        }
    }

    /// Checks on every device that each score is where its keeper saw it, and that
    /// a game that does not count was dropped by a command or is warned of.
    fn check(&mut self) {
        for _ in 0..2 {
            for device in 0..self.devices.len() {
                self.sync(device);
            }
        }
        let shown = |device: &Device| without_numbers(device.json("tournament show 1"));
        let first = shown(&self.devices[0]);
        for device in &self.devices {
            assert_eq!(shown(device), first);
            let store = device.store();
            assert!(store.verify().unwrap());
            let reader = store.read().unwrap();
            let only = reader.tournaments().unwrap().remove(0).tournament.uuid;
            let stored = reader.tournament(only).unwrap().unwrap();
            let tables = &stored.game(1).unwrap().tables;
            let mut seated: Vec<_> = tables.iter().flat_map(|table| &table.players).collect();
            let players = seated.len();
            seated.sort_by_key(|player| player.uuid);
            seated.dedup();
            assert_eq!(seated.len(), players, "somebody sits twice");
            for Entered { id, round, points } in &self.entered {
                let sheet: Scoresheet = reader.game(*id).unwrap().unwrap();
                let scores = sheet.played[round].scores.iter();
                let scores = scores.map(|(&seat, score)| {
                    let name = sheet.seats[seat].name().to_owned();
                    (name, score.points.unwrap())
                });
                assert_eq!(&scores.collect::<BTreeMap<_, _>>(), points);
                let counts = tables.iter().any(|table| table.id == *id);
                let is_warned_of = stored.strays.iter().any(|stray| stray.was.id == *id);
                assert!(counts || is_warned_of || self.deleted.contains(id), "{id:?}");
            }
        }
    }
}

/// Plays days; returns how often what happened.
fn play(seeds: std::ops::Range<u64>) -> Counts {
    let mut all = Counts::default();
    for seed in seeds {
        let played = std::panic::catch_unwind(|| {
            let mut day = Day::open(seed);
            for _ in 0..60 {
                day.step();
            }
            day.check();
            day.counts
        });
        let counts = played.unwrap_or_else(|_| panic!("the day of seed {seed}"));
        all.entered += counts.entered;
        all.refused += counts.refused;
        all.changed += counts.changed;
        all.undone += counts.undone;
        all.told += counts.told;
        all.chosen += counts.chosen;
    }
    println!("{all:?}");
    all
}

#[test]
fn every_score_stands_at_the_player_whom_its_keeper_saw() {
    let counts = play(1..4);
    assert!(counts.entered > 15 && counts.changed > 10, "{counts:?}");
}

#[test]
#[ignore = "20 days"]
fn on_20_days_every_score_stands_at_the_player_whom_its_keeper_saw() {
    let counts = play(300..320);
    assert!(counts.undone > 10, "{counts:?}");
}

#[test]
#[ignore = "200 days"]
fn on_200_days_every_score_stands_at_the_player_whom_its_keeper_saw() {
    let counts = play(100..300);
    assert!(counts.told > 100 && counts.chosen > 20 && counts.undone > 50, "{counts:?}");
}
