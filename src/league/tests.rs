//! The figures of the games that `tests/games/figures.txt` has.

use serde::Serialize;
use serde_json::{Value, json};
use strum::{EnumCount, IntoEnumIterator};

use super::fixture::{game, games, player, renamed, when};
use super::*;
use crate::game::RankingMethod;
use crate::game::fixture::{check_table, otherwise};

#[test]
fn figures_are_as_the_games_have_them() {
    check_table(include_str!("../../tests/games/figures.txt"), |case| {
        let (text, expected) = case.text.split_once("=>").unwrap();
        let figures = Figures::new(case.given, games(text));
        let (what, failed) = otherwise([expected, case.of_all], |what| figures.seen(what))?;
        Some(format!("{what}={}\nnot {failed}", figures.seen(what)))
    });
}

/// Finished games, and how players are ranked.
struct Figures {
    games: Vec<GameResult>,
    ranking: Ranking,
    /// How many games were played before, which A and B have won in turn.
    before: u32,
}

impl Figures {
    /// Reads what is given: `min 2`, `drop 1`, `ties wins average` or `before 10`; `-` is
    /// nothing.
    fn new(given: &str, games: Vec<GameResult>) -> Self {
        let by = RankingMethod::Beaten;
        let ranking = Ranking { by, min_games: 1, drop_worst: 0, tie_break: Vec::new() };
        let mut figures = Self { games, ranking, before: 0 };
        let (what, of) = given.split_once(' ').unwrap_or((given, ""));
        match what {
            "min" => figures.ranking.min_games = of.parse().unwrap(),
            "drop" => figures.ranking.drop_worst = of.parse().unwrap(),
            "ties" => figures.ranking.tie_break = of.split(' ').map(method).collect(),
            "before" => figures.before = of.parse().unwrap(),
            _ => {}
        }
        figures
    }

    /// Returns a figure by the name that it has in the table, where `/` begins the place
    /// of one in the JSON of the player.
    fn seen(&self, what: &str) -> String {
        let words: Vec<_> = what.split(' ').collect();
        match words.as_slice() {
            ["comebacks"] => {
                let text = |(seat, places): (&SeatResult, Comeback)| told(&seat.player, places);
                joined(self.games.last().unwrap().comebacks().map(text))
            }
            ["best-comebacks"] => {
                joined(comebacks(&self.games).iter().map(|best| told(&best.player, best.places)))
            }
            ["dearest"] => joined(
                (dearest(&self.games).iter())
                    .map(|one| format!("{} {} in {}", one.player.name, one.points, one.round)),
            ),
            ["players"] => {
                let mut all = AllStats::default();
                self.games.iter().for_each(|game| all.add(game));
                let text =
                    |one: &Stats| format!("{} {} {}", one.player.name, one.game_count, one.wins);
                joined(all.finish().iter().map(text))
            }
            ["broken"] => self.broken(),
            ["counted", name] => {
                let games = self.standings(self.ranking.by).games(player(name).uuid);
                joined(games.iter().map(|game| match game.counted {
                    true => game.total.to_string(),
                    false => format!("({})", game.total),
                }))
            }
            ["beaten-by", name] => match self.stats(name).beaten_most_and_least() {
                Some(told) => told
                    .map(|met| {
                        met.iter().map(|one| &*one.player.name).collect::<Vec<_>>().join("+")
                    })
                    .join(", "),
                None => String::new(),
            },
            [name, "is-new"] => (self.stats(name) == Stats::new(player(name))).to_string(),
            [name, place] if place.starts_with('/') => at(self.stats(name), place),
            [one, other, place] if player(one).name.len() == 1 => {
                let mut pair = HeadToHead::new([player(one), player(other)]);
                self.games.iter().for_each(|game| pair.add(game));
                at(json!({ "pair": pair, "players": pair.players }), place)
            }
            [by, name, place] => {
                let mut standings = self.standings(method(by)).rank().into_iter();
                at(standings.find(|standing| &*standing.player.name == *name), place)
            }
            _ => match RecordKind::iter().find(|kind| kind.name() == what) {
                Some(kind) => self.record(kind),
                None => self.ranked(method(what)),
            },
        }
    }

    fn stats(&self, name: &str) -> Stats {
        let mut stats = Stats::new(player(name));
        self.games.iter().for_each(|game| stats.add(game));
        stats
    }

    fn standings(&self, by: RankingMethod) -> Standings {
        let mut standings = Standings::new(Ranking { by, ..self.ranking.clone() });
        self.games.iter().for_each(|game| standings.add(game));
        standings
    }

    /// Writes each player with place and figure.
    fn ranked(&self, by: RankingMethod) -> String {
        joined(self.standings(by).rank().iter().map(|standing| {
            let place = standing.place.map_or("-".to_owned(), |place| place.to_string());
            let figure = standing.sum.figure(by).unwrap_or_default();
            format!("{place} {} {}", standing.player.name, rounded_to(figure, 3))
        }))
    }

    /// Writes a record with its holders, after ten games in which nothing is a record but
    /// for the number of games.
    fn record(&self, kind: RecordKind) -> String {
        let mut records = Records::default();
        (101..=110).for_each(|number| records.add(&plain(number)));
        self.games.iter().for_each(|game| records.add(game));
        let record = records.finish().into_iter().find(|record| record.kind == kind);
        let Some(record) = record else { return "none".to_owned() };
        let holder = |holder: &RecordHolder| {
            let over: Vec<_> = holder.over.iter().map(|second| &*second.name).collect();
            let over =
                if over.is_empty() { String::new() } else { format!(" over {}", over.join("+")) };
            let round = holder.round.map_or(String::new(), |round| format!(" in {round}"));
            let (first, last) = (holder.first.number, holder.last.number);
            let games = if first == last { first.to_string() } else { format!("{first}-{last}") };
            format!("{}{over} {games}{round}", holder.player.name)
        };
        format!("{}: {}", record.value, joined(record.holders.iter().map(holder)))
    }

    /// Writes the records that the games have broken.
    fn broken(&self) -> String {
        let mut broken = BrokenRecords::new(self.games.clone());
        let scores = |points: &str| [points; ROUNDS].join(" ");
        for number in 0..self.before {
            // The winners take turns, so that no streak is in the way.
            let (a, b) = if number % 2 == 0 { ("10", "11") } else { ("11", "10") };
            let text = format!("A {}, B {}", scores(a), scores(b));
            broken.add_earlier(&game(200 + number, &text));
        }
        // The games themselves and later ones do not stand against them.
        self.games.iter().for_each(|game| broken.add_earlier(game));
        broken.add_earlier(&game(99, &format!("A 0 0, B {}", scores("11"))));
        let text =
            |one: &BrokenRecord| format!("{} {} was {}", one.kind.name(), one.value, one.old_value);
        joined(broken.finish().iter().map(text))
    }
}

fn method(name: &str) -> RankingMethod {
    name.parse().unwrap()
}

fn plain(number: u32) -> GameResult {
    game(number, "Y 20 20 20 20 20, Z 20 20 20 20 20")
}

fn told(player: &crate::game::PlayerRef, places: Comeback) -> String {
    format!("{} {}-{}", player.name, places.from, places.to)
}

fn joined(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join(", ")
}

/// Returns what is at a place in the JSON of a value.
fn at(value: impl Serialize, place: &str) -> String {
    let value = serde_json::to_value(value).unwrap();
    value.pointer(place).map_or("none".to_owned(), Value::to_string)
}

#[test]
fn ten_games_must_count() {
    let mut records = Records::default();
    (1..=9).for_each(|number| records.add(&plain(number)));
    records.add(&game(10, "A 1, B 5 left"));
    assert_eq!((records.games(), records.missing()), (9, 1));
    assert_eq!(records.clone().finish(), []);
    records.add(&plain(11));
    assert_eq!((records.games(), records.missing()), (10, 0));
    assert!(!records.finish().is_empty());
}

#[test]
fn each_feat_stands_in_its_own_place_and_has_a_name_of_its_own() {
    let mut names: Vec<_> = RecordKind::iter().map(RecordKind::name).collect();
    assert_eq!((names[0], names[4]), ("lowest-total", "biggest-margin"));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), RecordKind::COUNT);
    assert!(RecordKind::iter().enumerate().all(|(index, kind)| kind as usize == index));
}

#[test]
fn a_rating_is_mu_less_three_sigma_after_the_last_game() {
    let mut standings = Standings::new(Ranking::from_terms(&crate::game::LeagueTerms {
        by: Some(RankingMethod::Rating),
        ..Default::default()
    }));
    games("A 100, B 150, C 150; A 200, B 120").iter().for_each(|game| standings.add(game));
    let mut first = [(Rating::NEW, 1), (Rating::NEW, 2), (Rating::NEW, 2)];
    rate(&mut first);
    let mut second = [(first[0].0, 2), (first[1].0, 1)];
    rate(&mut second);
    let ranked = standings.rank();
    for standing in &ranked {
        let expect = match &*standing.player.name {
            "A" => second[0].0,
            "B" => second[1].0,
            _ => first[2].0,
        };
        assert_eq!(standing.rating, expect);
    }
    assert!(ranked.is_sorted_by(|a, b| a.rating.ordinal() >= b.rating.ordinal()));
}

#[test]
fn players_of_as_many_games_are_listed_by_the_names_they_have() {
    let mut all = AllStats::default();
    let games = games("Ann 10, Bob 20; Ann 10, Bob 20, Cat 30");
    renamed(games, "Ann", "Zoe").iter().for_each(|game| all.add(game));
    let names: Vec<_> = all.finish().iter().map(|stats| stats.player.name.to_string()).collect();
    assert_eq!(names, ["Bob", "Zoe", "Cat"]);
}

#[test]
fn the_deviation_is_that_of_a_sample() {
    let check = |numbers: &[i32], average: Option<f64>, deviation: Option<f64>| {
        let mut mean = Mean::default();
        numbers.iter().for_each(|&number| mean.add(number));
        assert_eq!(mean.count() as usize, numbers.len());
        assert_eq!((mean.average(), mean.deviation()), (average, deviation));
    };
    check(&[], None, None);
    check(&[7], Some(7.0), None);
    check(&[7, 7, 7], Some(7.0), Some(0.0));
    check(&[-3, 1], Some(-1.0), Some(8f64.sqrt()));
    check(&[2, 4, 4, 4, 6], Some(4.0), Some(2f64.sqrt()));
    check(&[i32::MAX, i32::MAX], Some(f64::from(i32::MAX)), Some(0.0));
}

#[test]
fn the_longest_streak_stands_until_it_is_beaten() {
    let check = |games: &str, expect: [Option<(u32, u32)>; 2]| {
        let mut streak = Streak::default();
        for (number, outcome) in (1..).zip(games.chars()) {
            streak.add(outcome == '+', when(number));
        }
        let ends = |span: GameSpan| {
            assert_eq!(span.game_count, span.last.number - span.first.number + 1);
            (span.first.number, span.last.number)
        };
        assert_eq!([streak.longest, streak.current].map(|span| span.map(ends)), expect, "{games}");
    };
    check("", [None, None]);
    check("---", [None, None]);
    check("+", [Some((1, 1)), Some((1, 1))]);
    check("-++-+-++", [Some((2, 3)), Some((7, 8))]);
    check("++-+++", [Some((4, 6)), Some((4, 6))]);
    check("++-", [Some((1, 2)), None]);
}
