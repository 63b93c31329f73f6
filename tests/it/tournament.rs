//! Tournaments on many devices: a director's and a laptop at each table, which
//! exchange what they know in any order.

mod commands;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use chrono::{DateTime, Utc};
use crowns::game::{DeviceId, GameId, RoundEntry, ScoreEntry, Scoresheet};
use crowns::random::Random;
use crowns::store::{ExportReader, GameFilter, IdGenerator, MergeOptions, ParseExportError, Store};
use fastrand::Rng;
use serde_json::Value;
use uuid::Uuid;

use crate::env::{NOW, TestEnv};
use crate::merge::Fault;
use crate::sync::carrier::segments;

/// Hands what one device knows to another.
type Carrier = Box<dyn FnMut(&Device, &Device)>;

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
    exported
        .export(&whole, id, now(), &mut file, &mut |_, _| {})
        .unwrap();
    let options = MergeOptions {
        now: now(),
        join_names: false,
        skip_refused: false,
        dry_run: false,
    };
    let lines = ExportReader::open(file.as_slice()).unwrap();
    let merged: Result<_, ParseExportError> = to.store().merge_with(lines, options);
    merged.unwrap();
}

/// Lets each device sync with a directory of its own, and copies the files
/// between them: some cut off at first, some twice.
fn by_sync() -> Carrier {
    let mut rng = Rng::with_seed(7);
    let folder = |device: &Device| device.env.path("share");
    Box::new(move |from, to| {
        for device in [from, to] {
            fs::create_dir_all(folder(device)).unwrap();
        }
        from.ok("sync share");
        for segment in segments(&folder(from)) {
            let whole = fs::read(folder(from).join(&segment)).unwrap();
            let file = folder(to).join(&segment);
            if fs::read(&file).is_ok_and(|there| there.len() >= whole.len()) {
                continue;
            }
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            match rng.u8(..8) {
                0 => {
                    fs::write(&file, &whole[..rng.usize(..whole.len())]).unwrap();
                    to.ok("sync share");
                }
                1 => fs::write(file.with_extension("sync-conflict.jsonl"), &whole).unwrap(),
                _ => {}
            }
            fs::write(&file, &whole).unwrap();
        }
        to.ok("sync share");
    })
}

/// A tournament as it is played, with what the test itself knows of it.
struct Hall {
    director: Device,
    laptops: Vec<Device>,
    carry: Carrier,
    random: Random,
    /// The scores of each table of each game, round by round.
    played: BTreeMap<(u8, u16), Vec<BTreeMap<String, i32>>>,
    /// Who left a table before its end.
    left: BTreeSet<(u8, String)>,
}

/// Returns names of which none begins like another.
fn names(count: usize) -> Vec<String> {
    let name = |n: usize| {
        let syllable = |n: usize| {
            let consonant = b"bdfgklmnprstv"[n % 13] as char;
            format!("{consonant}{}", b"aeiou"[n / 13 % 5] as char)
        };
        let name = format!("{}{}x", syllable(n % 65), syllable(n / 65 + 7 * n % 60));
        name[..1].to_uppercase() + &name[1..]
    };
    (0..count).map(name).collect()
}

impl Hall {
    fn open(players: usize, tables: u16, cut: u8, carry: Carrier) -> Self {
        let director = Device::new(0);
        let names = names(players);
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), players);
        fs::write(director.env.path("names.txt"), names.join("\n")).unwrap();
        director.ok(&format!(
            "tournament new Open --games 3 --tables {tables} --cut {cut} --seed 7 names.txt"
        ));
        Self {
            director,
            laptops: (1..=u64::from(tables)).map(Device::new).collect(),
            carry,
            random: Random::new(42),
            played: BTreeMap::new(),
            left: BTreeSet::new(),
        }
    }

    /// Returns the laptops in a random order.
    fn shuffled(&mut self) -> Vec<usize> {
        let mut order: Vec<_> = (0..self.laptops.len()).collect();
        self.random.shuffle(&mut order);
        order
    }

    /// The director hands all that is known to the laptops.
    fn spread(&mut self) {
        for laptop in self.shuffled() {
            (self.carry)(&self.director, &self.laptops[laptop]);
        }
    }

    /// The laptops hand all that they know to the director, some first to
    /// another one.
    fn collect(&mut self) {
        for laptop in self.shuffled() {
            let other = self.random.below(self.laptops.len());
            if other != laptop && self.random.below(3) == 0 {
                (self.carry)(&self.laptops[laptop], &self.laptops[other]);
            }
            (self.carry)(&self.laptops[laptop], &self.director);
        }
    }

    /// All tables score rounds of a game, in a random order.
    fn play(&mut self, game: u8, rounds: std::ops::RangeInclusive<u8>) {
        for laptop in self.shuffled() {
            self.play_table(game, laptop as u16 + 1, rounds.clone());
        }
    }

    fn play_table(&mut self, game: u8, table: u16, rounds: std::ops::RangeInclusive<u8>) {
        let laptop = &self.laptops[usize::from(table) - 1];
        let sheet = laptop.table(game, table);
        let scored = laptop.score(sheet.id, rounds, &mut self.random);
        self.played.entry((game, table)).or_default().extend(scored);
    }

    /// The score keeper of a table corrects what somebody scored in round 3.
    fn correct(&mut self, game: u8, table: u16) {
        let round = &mut self.played.get_mut(&(game, table)).unwrap()[2];
        let loser = round.iter_mut().find(|(_, points)| **points > 0);
        let (name, points) = loser.unwrap();
        *points += 11;
        let laptop = &self.laptops[usize::from(table) - 1];
        laptop.ok(&format!(
            "fix --table {game}/{table} --round 3 {name}={points} --force"
        ));
    }

    /// Returns who has left a game, and each player's total in it.
    fn totals(&self, game: u8, table: u16) -> BTreeMap<String, i32> {
        let mut totals = BTreeMap::new();
        for (name, points) in self.played[&(game, table)].iter().flatten() {
            *totals.entry(name.clone()).or_default() += points;
        }
        totals.retain(|name, _| !self.left.contains(&(game, name.clone())));
        totals
    }
}

/// What the test adds up of a player: opponents beaten twice over and faced,
/// points for places, games won, and totals.
#[derive(Default)]
struct Figures {
    games: usize,
    beaten: i64,
    faced: i64,
    points: f64,
    wins: usize,
    total: i64,
}

/// Ranks the players by opponents beaten, from the scores alone.
fn ranked(hall: &Hall, games: u8) -> Vec<(Option<usize>, String)> {
    let mut figures: BTreeMap<String, Figures> = BTreeMap::new();
    for &(game, table) in hall.played.keys().filter(|(game, _)| *game <= games) {
        let totals = hall.totals(game, table);
        for (name, &total) in &totals {
            let others = totals.iter().filter(|(other, _)| *other != name);
            let beaten: i64 = others
                .clone()
                .map(|(_, &other)| i64::from(other > total) + i64::from(other >= total))
                .sum();
            let sum = figures.entry(name.clone()).or_default();
            let faced = others.count() as i64;
            sum.games += 1;
            sum.beaten += beaten;
            sum.faced += faced;
            sum.points += 50.0 * beaten as f64 / faced as f64;
            sum.wins += usize::from(totals.values().all(|&other| other >= total));
            sum.total += i64::from(total);
        }
    }
    let needed = usize::from(games).div_ceil(2);
    let key = |one: &Figures| {
        let games = one.games as f64;
        let share = one.beaten as f64 / one.faced as f64;
        let exact = |figure: f64| (figure * 1e6).round() as i64;
        (
            one.games < needed,
            -exact(share),
            -exact(one.points),
            -(one.wins as i64),
            exact(one.total as f64 / games),
        )
    };
    let mut order: Vec<_> = figures.iter().collect();
    order.sort_by_key(|(name, one)| (key(one), name.to_lowercase()));
    let mut places: Vec<(Option<usize>, String)> = Vec::new();
    for (at, (name, one)) in order.iter().enumerate() {
        let place = match at
            .checked_sub(1)
            .map(|before| (key(order[before].1), places[before].0))
        {
            _ if one.games < needed => None,
            Some((before, place)) if before == key(one) => place,
            _ => Some(at + 1),
        };
        places.push((place, (*name).clone()));
    }
    places
}

/// Plays a day: two come late, one drops out, three scores are corrected, and
/// the best play a final. All devices must show the same in the end, and what
/// the scores alone add up to.
fn a_day(players: usize, tables: u16, cut: u8, carry: Carrier) {
    let mut hall = Hall::open(players, tables, cut, carry);
    hall.director.ok("tournament seat");
    hall.director.ok("tournament late Zoe --new-player");
    hall.spread();
    hall.play(1, 1..=11);
    hall.correct(1, 1);
    hall.collect();

    hall.director.ok("tournament seat");
    hall.spread();
    // The first table begins before the second late player comes.
    hall.play_table(2, 1, 1..=4);
    (hall.carry)(&hall.laptops[0], &hall.director);
    hall.director.ok("tournament late Yan --new-player");
    hall.spread();
    hall.play_table(2, 1, 5..=11);
    for table in 2..=tables {
        hall.play_table(2, table, 1..=11);
    }
    hall.correct(2, tables);
    hall.collect();

    hall.director.ok("tournament seat 3");
    hall.spread();
    hall.play(3, 1..=5);
    hall.collect();
    let dropped = hall.played[&(3, 2)][0].keys().next().unwrap().clone();
    hall.director.ok(&format!("tournament leave {dropped}"));
    hall.left.insert((3, dropped.clone()));
    hall.spread();
    hall.play(3, 6..=11);
    hall.correct(3, 1);
    hall.collect();

    let expected = ranked(&hall, 3);
    let before = hall.director.json("tournament standings");
    assert_eq!(listed(&before), expected);
    hall.director.ok("tournament cut");
    hall.spread();
    hall.play_table(4, 1, 1..=11);
    hall.collect();
    hall.spread();

    let finals = hall.totals(4, 1);
    let through = expected.iter().filter(|(_, name)| *name != dropped);
    let through: BTreeSet<_> = through.take(cut.into()).map(|(_, name)| name).collect();
    assert_eq!(finals.keys().collect::<BTreeSet<_>>(), through);
    let standings = hall.director.json("tournament standings");
    let mut best: Vec<_> = finals.iter().map(|(name, total)| (total, name)).collect();
    best.sort();
    let rest = expected
        .iter()
        .filter(|(_, name)| !finals.contains_key(name));
    let order = best
        .into_iter()
        .map(|(_, name)| name)
        .chain(rest.map(|(_, name)| name));
    let shown: Vec<_> = listed(&standings)
        .into_iter()
        .map(|(_, name)| name)
        .collect();
    assert_eq!(shown, order.cloned().collect::<Vec<_>>());
    let tables = hall.director.json("tournament show");
    for laptop in hall.laptops.iter().chain([&hall.director]) {
        assert_eq!(laptop.json("tournament standings"), standings);
        assert_eq!(
            without_numbers(laptop.json("tournament show")),
            without_numbers(tables.clone())
        );
        assert_eq!(laptop.store().verify().unwrap(), []);
    }
}

/// Lists the places and names of standings.
fn listed(standings: &Value) -> Vec<(Option<usize>, String)> {
    let players = standings["players"].as_array().unwrap().iter();
    let listed = players.map(|one| {
        let place = one["place"].as_u64().map(|place| place as usize);
        (place, one["name"].as_str().unwrap().to_owned())
    });
    listed.collect()
}

/// The numbers of games belong to a device.
fn without_numbers(mut value: Value) -> Value {
    fn walk(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.remove("number");
                fields.values_mut().for_each(walk);
            }
            Value::Array(items) => items.iter_mut().for_each(walk),
            _ => {}
        }
    }
    walk(&mut value);
    value
}

#[test]
fn twelve_players_and_three_laptops_agree_on_the_standings() {
    a_day(12, 3, 3, Box::new(by_export));
}

#[test]
fn twelve_players_who_sync_through_copied_files_agree_on_the_standings() {
    a_day(12, 3, 3, by_sync());
}

#[test]
fn eighty_players_who_sync_through_copied_files_agree_on_the_standings() {
    a_day(80, 16, 7, by_sync());
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
        assert_eq!(device.store().verify().unwrap(), []);
    }
}

#[test]
fn a_table_scored_by_seats_that_were_changed_is_warned_of_and_can_be_counted() {
    let (director, laptop) = two_devices();
    director.ok("tournament seat");
    by_export(&director, &laptop);
    // The laptop scores the table while the director seats it again.
    laptop.ok("score --table 1 0 13 13 13");
    let was = laptop.table(1, 1);
    let [one, other] = [1, 2].map(|table| laptop.table(1, table).seats[0].name().to_owned());
    director.ok(&format!("tournament swap {one} {other}"));
    by_export(&laptop, &director);
    by_export(&director, &laptop);
    for device in [&director, &laptop] {
        let shown = device.ok("tournament show");
        assert!(
            shown.contains("although it had been seated otherwise"),
            "{shown}"
        );
    }
    let numbers = |device: &Device| {
        [was.id, device.table(1, 1).id].map(|id| {
            let sheet = device.store().read().unwrap().game(id).unwrap();
            sheet.unwrap().number
        })
    };
    let [played, seated] = numbers(&laptop);
    laptop.ok(&format!("game delete {seated}"));
    laptop.ok(&format!("game resume {played}"));
    by_export(&laptop, &director);
    for device in [&director, &laptop] {
        assert_eq!(device.table(1, 1).id, was.id);
        assert!(!device.ok("tournament show").contains("seated otherwise"));
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
        assert_eq!(director.store().verify().unwrap(), []);
    }
    for expect in &shown[1..] {
        director.ok("redo");
        assert_eq!(&director.json("tournament show"), expect);
    }
}

#[test]
fn journals_merge_in_any_order_to_the_same_tournament() {
    let (director, one) = two_devices();
    let other = Device::new(2);
    director.ok("tournament seat");
    by_export(&director, &one);
    by_export(&director, &other);
    one.ok("score --table 1 0 13 13 13");
    other.ok("score --table 2 0 13 13 13");
    other.ok("fix --table 2 --round 1 --force 0 15 13 13");
    director.ok("tournament late Zoe --new-player");
    one.ok("tournament leave Dan");
    let devices = [&director, &one, &other];
    let orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let shown = orders.map(|order| {
        let all = Device::new(9);
        for from in order {
            by_export(devices[from], &all);
        }
        assert_eq!(all.store().verify().unwrap(), []);
        let show = all.json("tournament show");
        (show, all.json("tournament standings"), all.ok("games"))
    });
    assert!(shown.iter().all(|one| *one == shown[0]));
}
