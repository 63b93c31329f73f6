//! Seeded leagues for tests, benches and examples: one seed, one league.
//!
//! A league comes twice: as lines of a journal, and as raw scores, which are
//! all that a test needs to work a figure out for itself.

#![allow(dead_code, reason = "shared; each test uses its part")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use chrono::{Days, NaiveDate};
use crowns::game::{
    CommandId, Correction, GameEvent, GameStart, LeagueEvent, LeagueId, LeagueTerms, PlayerEvent,
    PlayerId, PlayerScore, Revocation, RoundScore, WentOut,
};
use crowns::rules::Ruleset;
use crowns::store::JournalLine;
use fastrand::Rng;
use serde::Serialize;
use uuid::{Builder, Uuid};

/// What a league is like.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Recipe {
    pub(crate) games: usize,
    pub(crate) players: usize,
    /// How many sit at a table, at least and at most.
    pub(crate) table: (usize, usize),
    /// Whether there is all that happens in a club: missed rounds, players
    /// who come late or leave, games cut short, abandoned, deleted, corrected,
    /// undone, two players who turn out to be one, and ties.
    pub(crate) odd: bool,
    pub(crate) seed: u64,
}

impl Recipe {
    /// A club of many evenings at tables of five.
    pub(crate) fn plain(games: usize) -> Self {
        Self { games, players: (games / 50).clamp(12, 400), table: (5, 5), odd: false, seed: 1 }
    }

    /// A club of 500 games in which everything happens.
    pub(crate) fn odd(seed: u64) -> Self {
        Self { games: 500, players: 16, table: (2, 7), odd: true, seed }
    }
}

/// A league as raw scores.
#[derive(Debug, Clone, Default)]
pub(crate) struct Raw {
    /// The names of the players.
    pub(crate) names: Vec<String>,
    /// In the order in which they ended; those that count for nothing too.
    pub(crate) games: Vec<RawGame>,
}

#[derive(Debug, Clone)]
pub(crate) struct RawGame {
    pub(crate) number: u32,
    pub(crate) date: NaiveDate,
    /// Whether it is filed under the league.
    pub(crate) in_league: bool,
    pub(crate) end: End,
    pub(crate) seats: Vec<RawSeat>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    Finished,
    Short,
    Abandoned,
    Deleted,
}

#[derive(Debug, Clone)]
pub(crate) struct RawSeat {
    /// Who it counts for, by the place in the names.
    pub(crate) player: usize,
    /// What a late-comer started from.
    pub(crate) start: i32,
    pub(crate) left: bool,
    pub(crate) scores: [Option<i32>; 11],
    pub(crate) out: [bool; 11],
}

impl RawSeat {
    pub(crate) fn total(&self) -> i32 {
        self.start + self.scores.iter().flatten().sum::<i32>()
    }
}

/// The name of the league that some games are filed under.
pub(crate) const LEAGUE: &str = "Tuesday";

/// Makes a league, and gives each line of its journal to whoever takes them.
pub(crate) fn league(recipe: Recipe, take: impl FnMut(JournalLine)) -> Raw {
    let mut maker = Maker::new(recipe, take);
    maker.people();
    for game in 0..recipe.games {
        maker.game(game);
    }
    maker.raw
}

struct Maker<F> {
    recipe: Recipe,
    rng: Rng,
    take: F,
    ids: Vec<PlayerId>,
    /// A second entry of the first player, found out later; by events only.
    double: Option<PlayerId>,
    league: LeagueId,
    /// In milliseconds.
    time: i64,
    raw: Raw,
}

/// A game in the making.
struct Making {
    id: Uuid,
    /// As the events name them.
    ids: Vec<PlayerId>,
    game: RawGame,
    /// The round from which each sits there, and from which not any more.
    stays: Vec<(usize, usize)>,
}

impl<F: FnMut(JournalLine)> Maker<F> {
    fn new(recipe: Recipe, take: F) -> Self {
        Self {
            recipe,
            rng: Rng::with_seed(recipe.seed),
            take,
            ids: Vec::new(),
            double: None,
            league: LeagueId(Uuid::nil()),
            time: at(day(0), 0),
            raw: Raw::default(),
        }
    }

    fn people(&mut self) {
        const NAMES: [&str; 12] =
            ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lea"];
        for number in 0..self.recipe.players {
            let name = match number / NAMES.len() {
                0 => NAMES[number].to_owned(),
                more => format!("{} {}", NAMES[number % NAMES.len()], more + 1),
            };
            let id = self.id();
            self.write("player", id, &PlayerEvent::PlayerAdded { name: name.clone() });
            self.ids.push(PlayerId(id));
            self.raw.names.push(name);
        }
        if self.recipe.odd {
            let (id, name) = (self.id(), "Anne".to_owned());
            self.write("player", id, &PlayerEvent::PlayerAdded { name });
            let into = self.ids[0];
            self.write("player", id, &PlayerEvent::PlayerMerged { into });
            self.double = Some(PlayerId(id));
        }
        let (id, name) = (self.id(), LEAGUE.to_owned());
        let terms = LeagueTerms::default();
        self.write("league", id, &LeagueEvent::LeagueAdded { name, terms });
        self.league = LeagueId(id);
    }

    fn game(&mut self, number: usize) {
        const A_DAY: usize = 20;
        let (evening, of_day) = (number / A_DAY, number % A_DAY);
        self.time = at(day(evening as u64), of_day as i64);
        let mut making = self.sit_down(number, day(evening as u64));
        let last = match self.recipe.odd && self.rng.u8(..12) == 0 {
            true => {
                making.game.end = match self.rng.u8(..3) {
                    0 => End::Abandoned,
                    _ => End::Short,
                };
                self.rng.usize(1..11)
            }
            false => 11,
        };
        for round in 0..last {
            if self.recipe.odd {
                self.come_and_go(&mut making, round);
            }
            self.round(&mut making, round);
        }
        self.end(&mut making);
        self.raw.games.push(making.game);
    }

    fn sit_down(&mut self, number: usize, date: NaiveDate) -> Making {
        let (least, most) = self.recipe.table;
        let size = self.rng.usize(least..=most);
        let players = self.rng.choose_multiple(0..self.ids.len(), size);
        let mut ids: Vec<_> = players.iter().map(|&player| self.ids[player]).collect();
        if let (Some(double), Some(first)) = (self.double, players.iter().position(|&p| p == 0))
            && self.rng.bool()
        {
            ids[first] = double;
        }
        let (id, number) = (self.id(), number as u32 + 1);
        let in_league = !self.recipe.odd || self.rng.u8(..4) > 0;
        let start = GameStart {
            number,
            seats: ids.clone(),
            dealer: ids[0],
            ruleset: Ruleset::official(),
            league: in_league.then_some(self.league),
            date,
            venue: None,
            note: None,
            seed: None,
            tournament: None,
        };
        self.write("game", id, &GameEvent::GameStarted(start));
        let seat = |player| RawSeat {
            player,
            start: 0,
            left: false,
            scores: [None; 11],
            out: [false; 11],
        };
        Making {
            id,
            stays: vec![(0, 11); ids.len()],
            ids,
            game: RawGame {
                number,
                date,
                in_league,
                end: End::Finished,
                seats: players.into_iter().map(seat).collect(),
            },
        }
    }

    /// Lets someone come late or leave, now and then.
    fn come_and_go(&mut self, making: &mut Making, round: usize) {
        let from_round = round as u8 + 1;
        let seats = making.game.seats.len();
        if round > 0 && seats < 7 && self.rng.u8(..60) == 0 {
            let sits = |player| making.game.seats.iter().any(|seat| seat.player == player);
            let free: Vec<_> = (0..self.ids.len()).filter(|&player| !sits(player)).collect();
            let player = *self.rng.choice(&free).unwrap();
            let totals = making.game.seats.iter().map(RawSeat::total);
            let start = totals.max().unwrap();
            making.ids.push(self.ids[player]);
            making.stays.push((round, 11));
            making.game.seats.push(RawSeat {
                player,
                start,
                left: false,
                scores: [None; 11],
                out: [false; 11],
            });
            let joined =
                GameEvent::PlayerJoined { player: self.ids[player], from_round, total: start };
            self.write("game", making.id, &joined);
        } else if round > 0 && seats > 2 && self.rng.u8(..80) == 0 {
            let staying: Vec<_> =
                (0..seats).filter(|&seat| !making.game.seats[seat].left).collect();
            if staying.len() > 2 {
                let seat = *self.rng.choice(&staying).unwrap();
                making.game.seats[seat].left = true;
                making.stays[seat].1 = round;
                let player = making.ids[seat];
                self.write("game", making.id, &GameEvent::PlayerLeft { player, from_round });
            }
        }
    }

    fn round(&mut self, making: &mut Making, round: usize) {
        let sits = |&seat: &usize| (making.stays[seat].0..making.stays[seat].1).contains(&round);
        let sitting: Vec<_> = (0..making.ids.len()).filter(sits).collect();
        let out = self.goes_out(making, &sitting);
        let number = round as u8 + 1;
        let mut marks = Vec::new();
        for &seat in &sitting {
            let misses = self.recipe.odd && seat != out && self.rng.u8(..40) == 0;
            let points = match seat == out {
                true => 0,
                false => self.points(round),
            };
            let points = (!misses).then_some(points);
            let raw = &mut making.game.seats[seat];
            raw.scores[round] = points;
            raw.out[round] = seat == out;
            marks.push(PlayerScore { player: making.ids[seat], points, cards: None });
        }
        let mut score = RoundScore {
            round: number,
            scores: marks,
            out: WentOut::Player(making.ids[out]),
            forced: false,
        };
        if self.recipe.odd && self.rng.u8(..50) == 0 {
            self.slip(making.id, &mut score);
        }
        self.write("game", making.id, &GameEvent::RoundScored(score));
    }

    /// Writes a round with a wrong score, which is then corrected or undone.
    fn slip(&mut self, game: Uuid, right: &mut RoundScore) {
        let seat = self.rng.usize(..right.scores.len());
        let mut wrong = right.clone();
        wrong.scores[seat].points = Some(33);
        let command = self.write("game", game, &GameEvent::RoundScored(wrong.clone()));
        if self.rng.bool() {
            let undone = Revocation::Undone { command: CommandId(command) };
            self.write("command", command, &undone);
        } else {
            let correction = Correction {
                round: right.round,
                scores: vec![right.scores[seat].clone()],
                was: vec![wrong.scores[seat].clone()],
                replaces: Vec::new(),
                out: None,
                why: Some("misread".to_owned()),
                forced: false,
            };
            self.write("game", game, &GameEvent::ScoreCorrected(correction));
            // What is written after it says the same again.
        }
    }

    /// Players with a low number are better.
    fn goes_out(&mut self, making: &Making, sitting: &[usize]) -> usize {
        let one = *self.rng.choice(sitting).unwrap();
        let other = *self.rng.choice(sitting).unwrap();
        let number = |seat: usize| making.game.seats[seat].player;
        match number(one) < number(other) {
            true => one,
            false => other,
        }
    }

    /// Few different scores where ties are wanted.
    fn points(&mut self, round: usize) -> i32 {
        match self.recipe.odd {
            true => self.rng.i32(0..4) * 10,
            // Threes are wild in the first round, and cost more.
            false => (self.rng.i32(3..40 + 6 * round as i32)).max(if round == 0 { 4 } else { 3 }),
        }
    }

    fn end(&mut self, making: &mut Making) {
        match making.game.end {
            End::Short => _ = self.write("game", making.id, &GameEvent::GameFinished {}),
            End::Abandoned => {
                let why = None;
                self.write("game", making.id, &GameEvent::GameAbandoned { why });
            }
            End::Finished | End::Deleted => {}
        }
        if self.recipe.odd && self.rng.u8(..40) == 0 {
            let why = None;
            self.write("game", making.id, &GameEvent::GameDeleted { why });
            making.game.end = End::Deleted;
        }
        if self.recipe.odd && self.rng.u8(..30) == 0 {
            let (was, league) = match making.game.in_league {
                true => (Some(self.league), None),
                false => (None, Some(self.league)),
            };
            self.write("game", making.id, &GameEvent::GameMoved { league, was });
            making.game.in_league = league.is_some();
        }
    }

    /// Writes an event as a command of its own, and returns the command.
    fn write(&mut self, kind: &str, aggregate: Uuid, event: &impl Serialize) -> Uuid {
        self.time += 1;
        let (command, id) = (self.id(), self.id());
        (self.take)(JournalLine {
            id,
            command,
            time: self.time,
            device: Uuid::from_u128(1),
            kind: kind.to_owned(),
            aggregate,
            event: serde_json::to_string(event).unwrap(),
        });
        command
    }

    fn id(&mut self) -> Uuid {
        let millis = u64::try_from(self.time).unwrap();
        let random = self.rng.u128(..).to_be_bytes();
        Builder::from_unix_timestamp_millis(millis, random[..10].try_into().unwrap()).into_uuid()
    }
}

fn day(number: u64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2005, 1, 4).unwrap() + Days::new(number)
}

/// Six in the evening of a day and some minutes, in milliseconds.
fn at(day: NaiveDate, minutes: i64) -> i64 {
    let evening = day.and_hms_opt(18, 0, 0).unwrap().and_utc();
    evening.timestamp_millis() + minutes * 60_000
}
