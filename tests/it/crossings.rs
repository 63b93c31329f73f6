//! Corrections that cross: devices that score and correct the same rounds at
//! random, and hand each other files, end with the same, and no round is shown
//! that nobody entered.
//!
//! The long run is `cargo test --test it crossings:: -- --ignored`.

use std::collections::{BTreeMap, BTreeSet};

use crowns::game::{GameId, PlayerId, RoundCorrection, ScoreEntry, Scoresheet};
use crowns::store::GameFilter;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

use crate::env::{TestEnv, on_one_line};
use crate::merge::{Deed, Device, Pick};

/// A round as it is shown: the points of each player, and who went out.
type Shown = (BTreeMap<PlayerId, Option<i32>>, Option<PlayerId>);

#[derive(Debug, Clone)]
enum Step {
    /// Anything but undo and redo enters the rounds that it changes.
    Do(usize, Deed),
    /// Points by seat, and perhaps a seat that went out.
    Correct(usize, Pick, Pick, Vec<(usize, i32)>, Option<usize>),
    Revoke(usize, Deed),
    Hand(usize, usize),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let pick = || any::<usize>().prop_map(Pick);
    let points = || prop::collection::vec(3..60, 8);
    let deed = prop_oneof![
        4 => (pick(), points()).prop_map(|(game, points)| Deed::Score(game, points)),
        4 => (pick(), 1u8..4, points()).prop_map(|(game, round, p)| Deed::ScoreAny(game, round, p)),
        1 => (pick(), pick()).prop_map(|(game, player)| Deed::Join(game, player)),
        1 => (pick(), 1usize..4).prop_map(|(first, most)| Deed::Start(first, most, None)),
        1 => (pick(), pick()).prop_map(|(from, into)| Deed::Merge(from, into)),
    ];
    let entries = prop::collection::vec((0usize..4, 3..60), 0..3);
    let revoke = prop_oneof![2 => Just(Deed::Undo), 1 => Just(Deed::Redo)];
    let device = || 0usize..3;
    let step = prop_oneof![
        4 => (device(), deed).prop_map(|(device, deed)| Step::Do(device, deed)),
        6 => (device(), pick(), pick(), entries, prop::option::of(0usize..4))
            .prop_map(|(device, game, round, points, out)| {
                Step::Correct(device, game, round, points, out)
            }),
        2 => (device(), revoke).prop_map(|(device, deed)| Step::Revoke(device, deed)),
        3 => (device(), 1usize..3).prop_map(|(from, on)| Step::Hand(from, (from + on) % 3)),
    ];
    prop::collection::vec(step, 1..60)
}

/// Three devices that know the same game, and all rounds that were entered.
struct History {
    devices: Vec<Device>,
    entered: BTreeSet<(GameId, u8, Shown)>,
}

impl History {
    fn begin() -> Self {
        let mut devices: Vec<_> = (0..3).map(Device::new).collect();
        for deed in [
            Deed::Add(0),
            Deed::Add(1),
            Deed::Add(2),
            Deed::Start(Pick(0), 3, None),
        ] {
            devices[0].act(&deed);
        }
        let mut history = Self {
            devices,
            entered: BTreeSet::new(),
        };
        history.enter(0, |device| {
            device.act(&Deed::Score(Pick(0), vec![12, 20]));
        });
        history.hand(0, 1);
        history.hand(0, 2);
        history
    }

    fn run(&mut self, step: &Step) {
        let device = match step {
            Step::Do(device, deed) => {
                self.enter(*device, |device| _ = device.act(deed));
                device
            }
            Step::Correct(device, game, round, points, out) => {
                self.enter(*device, |device| {
                    correct(device, *game, *round, points, *out);
                });
                device
            }
            Step::Revoke(device, deed) => {
                self.devices[*device].act(deed);
                device
            }
            Step::Hand(from, to) => {
                self.hand(*from, *to);
                to
            }
        };
        self.check(&self.devices[*device]);
    }

    fn check(&self, device: &Device) {
        for round in rounds(device) {
            assert!(self.entered.contains(&round), "nobody entered {round:?}");
        }
    }

    /// Does something on a device, and notes the rounds that it changed.
    fn enter(&mut self, device: usize, act: impl FnOnce(&mut Device)) {
        let device = &mut self.devices[device];
        let before = rounds(device);
        act(device);
        let changed = rounds(device).into_iter();
        (self.entered).extend(changed.filter(|round| !before.contains(round)));
    }

    fn hand(&mut self, from: usize, to: usize) {
        let file = self.devices[from].export(&GameFilter::default());
        self.devices[to].import(&file, false).unwrap();
    }

    /// Hands all files to all devices, each in another order.
    fn meet(&mut self) {
        let export = |device: &Device| device.export(&GameFilter::default());
        let files: Vec<_> = self.devices.iter().map(export).collect();
        for (number, device) in self.devices.iter_mut().enumerate() {
            for on in [1, 2] {
                let file = &files[(number + on) % 3];
                device.import(file, false).unwrap();
            }
        }
    }
}

/// Corrects a round of a game; what cannot be done as things stand does
/// nothing.
fn correct(
    device: &mut Device,
    game: Pick,
    round: Pick,
    points: &[(usize, i32)],
    out: Option<usize>,
) -> Option<()> {
    let sheet = device.game(&game)?;
    let numbers: Vec<_> = sheet.played.keys().copied().collect();
    let round = (!numbers.is_empty()).then(|| *round.get(&numbers))?;
    let seats: Vec<_> = sheet.played[&round].scores.keys().copied().collect();
    let seat = |number: usize| seats[number % seats.len()];
    let mut entries = BTreeMap::new();
    for &(number, points) in points {
        entries.insert(seat(number), ScoreEntry::Points(points));
    }
    entries.extend(out.map(|number| (seat(number), ScoreEntry::WentOut)));
    device.now += chrono::TimeDelta::seconds(7);
    let corrected = device.record(&sheet, |sheet| {
        let fix = RoundCorrection {
            round,
            entries: entries.into_iter().collect(),
            force: true,
            ..RoundCorrection::default()
        };
        Ok(sheet.correct(fix)?.event)
    });
    corrected.ok()
}

/// Returns all rounds that a device shows.
fn rounds(device: &Device) -> Vec<(GameId, u8, Shown)> {
    let games = device.games().into_iter();
    let reader = device.store.read().unwrap();
    let sheets = games.map(|game| reader.game(game).unwrap().unwrap());
    sheets.flat_map(|sheet| of_sheet(&sheet)).collect()
}

fn of_sheet(sheet: &Scoresheet) -> Vec<(GameId, u8, Shown)> {
    let player = |seat: usize| sheet.seats[seat].player;
    let rounds = sheet.played.iter().map(|(&round, played)| {
        let scores = played.scores.iter();
        let scores = scores.map(|(&seat, score)| (player(seat), score.points));
        (sheet.id, round, (scores.collect(), played.out.map(player)))
    });
    rounds.collect()
}

/// Plays so many histories; every device must end with the same, and well.
fn play(cases: u32) {
    let config = ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let conflicts = std::cell::Cell::new(0);
    let ran = TestRunner::new_with_rng(config, rng).run(&steps(), |steps| {
        let mut history = History::begin();
        steps.iter().for_each(|step| history.run(step));
        history.meet();
        let boards: Vec<_> = history.devices.iter_mut().map(Device::boards).collect();
        prop_assert_eq!(&boards[0], &boards[1]);
        prop_assert_eq!(&boards[0], &boards[2]);
        for device in &history.devices {
            device.env.assert_intact();
            for round in rounds(device) {
                prop_assert!(
                    history.entered.contains(&round),
                    "nobody entered {:?}",
                    round
                );
            }
        }
        let twice = boards[0].iter().any(|board| board.contains("scored twice"));
        conflicts.set(conflicts.get() + u32::from(twice));
        Ok(())
    });
    ran.unwrap();
    assert!(conflicts.get() > cases / 4, "{} conflicts", conflicts.get());
}

#[test]
fn every_round_that_is_shown_was_entered_by_somebody() {
    play(12);
}

#[test]
#[ignore = "a thousand histories"]
fn every_round_of_a_thousand_histories_was_entered_by_somebody() {
    play(1000);
}

/// Two devices whose corrections of round 1 cross, and the files of both.
fn crossed() -> [TestEnv; 2] {
    let one = TestEnv::new();
    one.ok("new Ann Bob Cat");
    one.ok("score 0 12 20");
    one.ok("export before.jsonl");
    let other = TestEnv::new();
    other.ok(["import", one.path("before.jsonl").to_str().unwrap()].as_slice());
    one.ok_at("2026-11-21T20:00:00Z", "fix 1 bob=out ann=13");
    other.ok_at("2026-11-21T20:01:00Z", "fix 1 bob=44");
    one.ok("export one.jsonl");
    other.ok("export other.jsonl");
    [one, other]
}

#[test]
fn a_correction_that_crosses_another_is_reported_with_the_command_that_settles_it() {
    let [one, other] = crossed();
    let told = one.ok(["import", other.path("other.jsonl").to_str().unwrap()].as_slice());
    let settle = "crowns fix 1 Ann=13 Bob=out --game 1";
    assert!(
        told.contains("Round 1 of game 1 was scored twice:"),
        "{told}"
    );
    assert!(told.contains("Ann 0 (out), Bob 44, Cat 20, which is later and counts"));
    assert!(told.contains(settle), "{told}");
    let told = other.ok(["import", one.path("one.jsonl").to_str().unwrap()].as_slice());
    assert!(told.contains(settle), "{told}");
    assert_eq!(one.ok("board"), other.ok("board"));
    let board = on_one_line(one.ok("board").as_bytes());
    assert!(
        board.contains("Round 1 was scored twice; earlier as Ann 13, Bob 0, Cat 20"),
        "{board}"
    );
    one.ok_at("2026-11-21T20:05:00Z", &settle["crowns ".len()..]);
    assert!(!one.ok("board").contains("twice"));
    one.ok("export settled.jsonl");
    other.ok(["import", one.path("settled.jsonl").to_str().unwrap()].as_slice());
    assert_eq!(one.ok("board"), other.ok("board"));
    other.assert_intact();
}
