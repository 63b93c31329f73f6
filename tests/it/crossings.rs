//! Corrections that cross. Those of earlier versions of the program, which recorded
//! only what they changed, on devices that score and correct the same rounds at random
//! and hand each other files: all end with the same, and no round is shown without
//! doubt that nobody entered. Those of this version are in `simulator`. What is undone on one
//! device and used on another stays.
//!
//! The long run is `cargo test --test it crossings:: -- --ignored`.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use crowns::game::{
    GameEvent, GameId, PlayedRound, PlayerId, PlayerScore, RoundCorrection, ScoreEntry, Scoresheet,
    WentOut,
};
use crowns::store::GameFilter;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

use crate::env::{TestEnv, on_one_line};
use crate::merge::{Deed, Device, Pick};

/// A version of a round of a game: the points of each player, and who went out.
type Version = (GameId, u8, BTreeMap<PlayerId, Option<i32>>, Option<PlayerId>);

#[derive(Debug, Clone)]
enum Step {
    /// This enters the rounds that it changes.
    Do(usize, Deed),
    /// Points by seat, and perhaps a seat that went out.
    Correct(usize, Pick, Pick, Vec<(usize, i32)>, Option<usize>),
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
    let device = || 0usize..3;
    let step = prop_oneof![
        4 => (device(), deed).prop_map(|(device, deed)| Step::Do(device, deed)),
        6 => (device(), pick(), pick(), entries, prop::option::of(0usize..4))
            .prop_map(|(device, game, round, points, out)| {
                Step::Correct(device, game, round, points, out)
            }),
        3 => (device(), 1usize..3).prop_map(|(from, on)| Step::Hand(from, (from + on) % 3)),
    ];
    prop::collection::vec(step, 1..60)
}

/// A device, and the rounds as they stood there last.
struct Table {
    device: Device,
    stood: BTreeSet<Version>,
}

/// Three devices that know the same game, and all versions that were entered.
struct History {
    tables: Vec<Table>,
    entered: BTreeSet<Version>,
}

impl History {
    fn begin() -> Self {
        let table = |number| Table { device: Device::new(number), stood: BTreeSet::new() };
        let mut history = Self { tables: (0..3).map(table).collect(), entered: BTreeSet::new() };
        for deed in [
            Deed::Add(0),
            Deed::Add(1),
            Deed::Add(2),
            Deed::Start(Pick(0), 3, None),
            Deed::Score(Pick(0), vec![12, 20]),
        ] {
            history.run(&Step::Do(0, deed));
        }
        history.run(&Step::Hand(0, 1));
        history.run(&Step::Hand(0, 2));
        history
    }

    fn run(&mut self, step: &Step) {
        match step {
            Step::Do(table, deed) => {
                self.tables[*table].device.act(deed);
                self.look(*table, true);
            }
            Step::Correct(table, game, round, points, out) => {
                correct(&mut self.tables[*table].device, *game, *round, points, *out);
                self.look(*table, true);
            }
            Step::Hand(from, to) => {
                let file = self.tables[*from].device.export(&GameFilter::default());
                let to_device = &mut self.tables[*to].device;
                to_device.import(&file, false).unwrap();
                self.look(*to, false);
            }
        }
    }

    /// Looks at what a device shows now; what is new was entered there, or must
    /// have been entered by somebody.
    fn look(&mut self, table: usize, is_entered: bool) {
        let table = &mut self.tables[table];
        let before = mem::take(&mut table.stood);
        for sheet in sheets(&table.device) {
            for (&round, played) in &sheet.played {
                let version = version(&sheet, round, played);
                if is_entered && !before.contains(&version) {
                    self.entered.insert(version.clone());
                }
                let mut conflicts = sheet.conflicts.iter();
                // Of corrections that tell only what they change it is enough
                // to be shown beside another version.
                let is_doubted = conflicts.any(|one| one.round == round);
                assert!(
                    is_doubted || self.entered.contains(&version),
                    "nobody entered {version:?}"
                );
                table.stood.insert(version);
            }
        }
    }

    /// Hands all files to all devices, each in another order.
    fn meet(&mut self) {
        let export = |table: &Table| table.device.export(&GameFilter::default());
        let files: Vec<_> = self.tables.iter().map(export).collect();
        for number in 0..3 {
            for on in [1, 2] {
                let device = &mut self.tables[number].device;
                device.import(&files[(number + on) % 3], false).unwrap();
            }
            self.look(number, false);
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
        Ok(of_earlier_version(sheet, sheet.correct(fix)?.event))
    });
    corrected.ok()
}

/// Returns a correction as earlier versions of the program recorded it.
fn of_earlier_version(sheet: &Scoresheet, event: GameEvent) -> GameEvent {
    let GameEvent::ScoreCorrected(mut correction) = event else { panic!("{event:?}") };
    let (now, was) = correction.changes();
    let list = |scores: Vec<&PlayerScore>| scores.into_iter().cloned().collect();
    (correction.scores, correction.was) = (list(now), list(was));
    correction.replaces.clear();
    let out = match sheet.played[&correction.round].out {
        Some(seat) => WentOut::Player(sheet.seats[seat].player),
        None => WentOut::Unknown,
    };
    correction.out = correction.out.filter(|&now| now != out);
    GameEvent::ScoreCorrected(correction)
}

fn sheets(device: &Device) -> Vec<Scoresheet> {
    let games = device.games().into_iter();
    let reader = device.store.read().unwrap();
    games.map(|game| reader.game(game).unwrap().unwrap()).collect()
}

fn version(sheet: &Scoresheet, round: u8, played: &PlayedRound) -> Version {
    let player = |seat: usize| sheet.seats[seat].player;
    let scores = played.scores.iter();
    let scores = scores.map(|(&seat, score)| (player(seat), score.points));
    (sheet.id, round, scores.collect(), played.out.map(player))
}

/// Plays so many histories; every device must end with the same.
fn play(cases: u32) {
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let conflicts = std::cell::Cell::new(0);
    let ran = TestRunner::new_with_rng(config, rng).run(&steps(), |steps| {
        let mut history = History::begin();
        steps.iter().for_each(|step| history.run(step));
        history.meet();
        let devices = history.tables.iter_mut().map(|table| &mut table.device);
        let boards: Vec<_> = devices.map(Device::boards).collect();
        prop_assert_eq!(&boards[0], &boards[1]);
        prop_assert_eq!(&boards[0], &boards[2]);
        let twice = boards[0].iter().any(|board| board.contains("scored twice"));
        conflicts.set(conflicts.get() + u32::from(twice));
        Ok(())
    });
    ran.unwrap();
    assert!(conflicts.get() > cases / 4, "{} conflicts", conflicts.get());
}

runs! {
    every_round_that_is_shown_was_entered_by_somebody: play(12);
    every_round_of_a_thousand_histories_was_entered_by_somebody: play(1000), "a thousand histories";
}

/// Two devices whose corrections of round 1 cross, and the files of both.
pub(crate) fn crossed() -> [TestEnv; 2] {
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
    assert!(told.contains("Round 1 of game 1 was scored twice:"), "{told}");
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

#[test]
fn the_scores_that_stand_can_be_confirmed() {
    let [one, other] = crossed();
    let told = one.ok(["import", other.path("other.jsonl").to_str().unwrap()].as_slice());
    let confirm = "crowns fix 1 Ann=out Bob=44 --game 1";
    assert!(told.contains(confirm), "{told}");
    let said = one.ok_at("2026-11-21T20:05:00Z", &confirm["crowns ".len()..]);
    assert!(
        said.starts_with("Round 1 stays as it is; the version from the other device is dropped\n"),
        "{said}"
    );
    assert!(!one.ok("board").contains("twice"));
    assert!(one.error("fix 1 bob=44").contains("already has these"));
    one.assert_intact();
}

#[test]
fn a_score_is_not_passed_over_because_the_other_device_has_corrected_its_own() {
    let [one, other] = [TestEnv::new(), TestEnv::new()];
    one.ok("new Ann Bob Cat");
    one.ok("export before.jsonl");
    other.ok(["import", one.path("before.jsonl").to_str().unwrap()].as_slice());
    one.ok_at("2026-11-21T20:00:00Z", "score 0 12 20");
    other.ok_at("2026-11-21T20:01:00Z", "score 0 12 25");
    other.ok_at("2026-11-21T20:02:00Z", "fix 1 cat=26");
    one.ok("export one.jsonl");
    let told = other.ok(["import", one.path("one.jsonl").to_str().unwrap()].as_slice());
    assert!(told.contains("Ann 0 (out), Bob 12, Cat 20, which does not count"), "{told}");
    assert!(told.contains("Cat 26, which is later and counts"), "{told}");
}

/// Hands all that one device knows to another.
fn hand(from: &TestEnv, to: &TestEnv) {
    from.ok("export all.jsonl");
    to.ok(&["import", from.path("all.jsonl").to_str().unwrap()]);
    std::fs::remove_file(from.path("all.jsonl")).unwrap();
}

#[test]
fn whoever_plays_elsewhere_keeps_the_name_when_adding_them_is_undone() {
    let (one, other) = (TestEnv::new(), TestEnv::new());
    one.ok("player add Ann Zoe");
    one.ok("league add Club");
    hand(&one, &other);
    other.ok("new Ann Bob --league Club");
    other.ok("score 0 13");
    one.ok("undo");
    one.ok("undo");
    assert_eq!(one.ok("player list"), "");
    hand(&other, &one);
    hand(&one, &other);
    for env in [&one, &other] {
        let board = env.json("board");
        assert_eq!(board["players"][0]["name"], "Ann", "{board}");
        assert_eq!(board["game"]["league"]["name"], "Club", "{board}");
        assert!(!env.ok("player list").contains("Zoe"));
        env.ok("player rename Ann Anna");
        env.ok("undo");
    }
}

#[test]
fn a_join_is_not_undone_once_another_device_has_scored_who_joined() {
    let (one, other) = (TestEnv::new(), TestEnv::new());
    one.ok("new Ann Bob");
    one.ok("score 0 40");
    one.ok("join Zoe");
    hand(&one, &other);
    other.ok("score 0 13 20");
    let before = other.ok("board");
    hand(&other, &one);
    let refused = on_one_line(one.error("undo").as_bytes());
    assert!(refused.contains("game 1 has rounds that another device has scored"), "{refused}");
    assert_eq!(one.ok("board"), before);
    // Its own rounds are undone first.
    one.ok("score 0 13 20");
    one.ok("undo");
    assert_eq!(on_one_line(one.error("undo").as_bytes()), refused);
}
