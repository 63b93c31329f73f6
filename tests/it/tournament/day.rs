//! A whole day: two come late, one drops out, three scores are corrected, and
//! all devices show what the scores alone add up to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crowns::random::Random;
use serde_json::Value;

#[cfg(feature = "postgres")]
use super::carrier::by_server;
use super::carrier::{Carrier, by_git, by_sync, one_by_one};
use super::{Device, by_export};
#[cfg(feature = "postgres")]
use crate::sync::postgres::Server;

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
        let order = self.shuffled();
        let laptops: Vec<_> = order.iter().map(|&at| &self.laptops[at]).collect();
        (self.carry)(&[&self.director], &laptops);
    }

    /// The laptops hand all that they know to the director, some first to
    /// another one.
    fn collect(&mut self) {
        let order = self.shuffled();
        for &laptop in &order {
            let other = self.random.below(self.laptops.len());
            if other != laptop && self.random.below(3) == 0 {
                (self.carry)(&[&self.laptops[laptop]], &[&self.laptops[other]]);
            }
        }
        let laptops: Vec<_> = order.iter().map(|&at| &self.laptops[at]).collect();
        (self.carry)(&laptops, &[&self.director]);
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

    /// The scorekeeper of a table corrects what somebody scored in round 3.
    fn correct(&mut self, game: u8, table: u16) {
        let round = &mut self.played.get_mut(&(game, table)).unwrap()[2];
        let loser = round.iter_mut().find(|(_, points)| **points > 0);
        let (name, points) = loser.unwrap();
        *points += 11;
        let laptop = &self.laptops[usize::from(table) - 1];
        laptop.ok(&format!("fix --table {game}/{table} --round 3 {name}={points} --force"));
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
            -exact(one.points / games),
            -(one.wins as i64),
            exact(one.total as f64 / games),
        )
    };
    let mut order: Vec<_> = figures.iter().collect();
    order.sort_by_key(|(name, one)| (key(one), name.to_lowercase()));
    let mut places: Vec<(Option<usize>, String)> = Vec::new();
    for (at, (name, one)) in order.iter().enumerate() {
        let place = match at.checked_sub(1).map(|before| (key(order[before].1), places[before].0)) {
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
    (hall.carry)(&[&hall.laptops[0]], &[&hall.director]);
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
    let rest = expected.iter().filter(|(_, name)| !finals.contains_key(name));
    let order = best.into_iter().map(|(_, name)| name).chain(rest.map(|(_, name)| name));
    let shown: Vec<_> = listed(&standings).into_iter().map(|(_, name)| name).collect();
    assert_eq!(shown, order.cloned().collect::<Vec<_>>());
    let tables = hall.director.json("tournament show");
    for laptop in hall.laptops.iter().chain([&hall.director]) {
        assert_eq!(laptop.json("tournament standings"), standings);
        assert_eq!(
            without_numbers(laptop.json("tournament show")),
            without_numbers(tables.clone())
        );
        assert!(laptop.store().verify().unwrap());
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
pub(super) fn without_numbers(mut value: Value) -> Value {
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
    a_day(12, 3, 3, one_by_one(by_export));
}

runs! {
    twelve_players_who_sync_through_copied_files_agree_on_the_standings: a_day(12, 3, 3, by_sync());
    eighty_players_who_sync_through_copied_files_agree_on_the_standings: a_day(80, 16, 7, by_sync()),
        "a long run";
}

runs! {
    twelve_players_who_push_to_a_repository_at_once_agree_on_the_standings:
        a_day(12, 3, 3, by_git(3));
    eighty_players_who_push_to_a_repository_at_once_agree_on_the_standings: a_day(80, 16, 7, by_git(16)),
        "a long run";
}

#[cfg(feature = "postgres")]
#[test]
fn eighty_players_who_sync_through_a_server_agree_on_the_standings() {
    if let Some(server) = Server::start_if_there() {
        a_day(80, 16, 7, by_server(server));
    }
}
