//! What a table does all evening, and the standings, beside leagues of more
//! and more games.
//!
//! The leagues are kept in `target/leagues` once they are made.

#![allow(missing_docs, reason = "criterion makes the functions")]
#![allow(clippy::unwrap_used, reason = "a bench fails by panicking")]

#[path = "../tests/it/seeded.rs"]
mod seeded;

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDate, Utc};
use criterion::{BatchSize, BenchmarkId, Criterion, criterion_group, criterion_main};
use crowns::game::{
    DeviceId, GameId, GameRef, LeagueTerms, NewGame, PlayerId, PlayerRef, RoundEntry, ScoreEntry,
};
use crowns::league::{
    GameResult, GameSelection, ROUNDS, Ranking, Records, SeatResult, Standings, Stats,
};
use crowns::render::{self, StandingsPage, TextStyle};
use crowns::rules::Ruleset;
use crowns::store::{GameFilter, GameKey, IdGenerator, Lookup, PageRequest, Store, WriteError};
use uuid::Uuid;

/// Opens a league of so many games, and makes it where there is none yet.
fn league(games: usize) -> Store {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/leagues");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(format!("{games}-{}.db", crowns::store::SCHEMA_VERSION));
    let open = |path: &Path| {
        Store::open(path, DeviceId(Uuid::from_u128(1)), IdGenerator::random(), DateTime::UNIX_EPOCH)
            .unwrap()
    };
    if !path.exists() {
        let new = path.with_extension("new");
        let _ = fs::remove_file(&new);
        let mut lines = Vec::new();
        seeded::league(seeded::Recipe::plain(games), |line| lines.push(line));
        open(&new).merge(lines).unwrap();
        fs::rename(&new, &path).unwrap();
    }
    open(&path)
}

fn now() -> DateTime<Utc> {
    "2026-11-21T19:30:00Z".parse().unwrap()
}

/// Starts a game of five.
fn start(store: &mut Store) -> GameId {
    let started: Result<_, WriteError> = store.command(now(), |tx| {
        let seats = tx.players()?.iter().take(5).map(|player| player.id).collect();
        tx.start_game(NewGame {
            seats,
            dealer: None,
            ruleset: Ruleset::official(),
            league: None,
            date: NaiveDate::from_ymd_opt(2004, 1, 1).unwrap(),
            venue: None,
            note: None,
            seed: None,
        })
    });
    started.unwrap()
}

/// Scores the next round: one command, durable when it returns.
fn score(store: &mut Store, game: GameId) {
    let scored: Result<_, WriteError> = store.command(now(), |tx| {
        let sheet = tx.game(game)?.unwrap();
        let points = |seat| (seat, ScoreEntry::Points(if seat == 0 { 0 } else { 20 }));
        let draft = RoundEntry { entries: (0..5).map(points).collect(), ..RoundEntry::default() };
        let event = sheet.score(draft).unwrap().event;
        tx.record(game, &event)
    });
    scored.unwrap();
}

fn evening(c: &mut Criterion) {
    let mut group = c.benchmark_group("evening");
    group.sample_size(20);
    for games in [100, 10_000, 100_000] {
        let mut store = league(games);
        group.bench_function(BenchmarkId::new("score", games), |b| {
            let store = std::cell::RefCell::new(&mut store);
            let new = || start(&mut store.borrow_mut());
            b.iter_batched(
                new,
                |game| score(&mut store.borrow_mut(), game),
                BatchSize::PerIteration,
            );
        });
        let reader = store.read().unwrap();
        group.bench_function(BenchmarkId::new("board", games), |b| {
            b.iter(|| {
                let Lookup::One(id) = reader.find_game(GameKey::Number(50)).unwrap() else {
                    panic!("game 50 is there");
                };
                let sheet = reader.game(id).unwrap().unwrap();
                render::scoresheet(&sheet, TextStyle::PLAIN)
            });
        });
        let page = PageRequest::first(20);
        group.bench_function(BenchmarkId::new("games", games), |b| {
            b.iter(|| reader.games(GameFilter::default(), page).unwrap());
        });
        let page = PageRequest::first(20);
        group.bench_function(BenchmarkId::new("log", games), |b| {
            b.iter(|| reader.log(GameFilter::default(), page).unwrap());
        });
        let player = Some(reader.players().unwrap()[0].id);
        let of_player = GameFilter { player, ..GameFilter::default() };
        group.bench_function(BenchmarkId::new("log of a player", games), |b| {
            b.iter(|| reader.log(of_player, page).unwrap());
        });
    }
    group.finish();
}

fn standings(c: &mut Criterion) {
    let mut group = c.benchmark_group("league");
    group.sample_size(10);
    for games in [1_000, 10_000, 100_000] {
        let store = league(games);
        let reader = store.read().unwrap();
        let filter = GameFilter::COMPLETE;
        group.bench_function(BenchmarkId::new("read", games), |b| {
            b.iter(|| {
                let mut points = 0;
                let mut add = |seat: &crowns::league::SeatResult| points += i64::from(seat.total);
                let each = |game: &crowns::league::GameResult| game.seats.iter().for_each(&mut add);
                reader.results(&filter, each).unwrap();
                points
            });
        });
        group.bench_function(BenchmarkId::new("standings", games), |b| {
            b.iter(|| {
                let mut standings = Standings::new(Ranking::from_terms(&LeagueTerms::default()));
                reader.results(&filter, |game| standings.add(game)).unwrap();
                standings.rank()
            });
        });
        group.bench_function(BenchmarkId::new("records", games), |b| {
            b.iter(|| {
                let mut records = Records::default();
                reader.results(&filter, |game| records.add(game)).unwrap();
                records.finish()
            });
        });
        let player = reader.players().unwrap().remove(0);
        let of_player = GameFilter { player: Some(player.id), ..filter };
        group.bench_function(BenchmarkId::new("stats", games), |b| {
            b.iter(|| {
                let mut stats = Stats::new((&player).into());
                reader.results(&of_player, |game| stats.add(game)).unwrap();
                stats
            });
        });
    }
    group.finish();
}

/// Standings of so many players, of whom each two have played a game.
fn of_strangers(players: u32) -> Standings {
    let mut standings = Standings::new(Ranking::from_terms(&LeagueTerms::default()));
    let seat = |player: u32, place: u32| SeatResult {
        player: PlayerRef::new(
            format!("Player {player}"),
            PlayerId(Uuid::from_u128(player.into())),
        ),
        total: (100 * place + player % 100) as i32,
        place: Some(place),
        won: place == 1,
        out: 0,
        scores: [Some((10 * place) as i32); ROUNDS],
    };
    for game in 0..players / 2 {
        standings.add(&GameResult {
            game: GameRef {
                number: game + 1,
                uuid: GameId(Uuid::from_u128(game.into())),
                date: NaiveDate::from_ymd_opt(2026, 1, 1),
            },
            seats: vec![seat(2 * game, 1), seat(2 * game + 1, 2)],
            minutes: None,
        });
    }
    standings
}

fn long_table(c: &mut Criterion) {
    let mut group = c.benchmark_group("table of standings");
    group.sample_size(10);
    let ranking = Ranking::from_terms(&LeagueTerms::default());
    for players in [1_000, 10_000] {
        let standings = of_strangers(players).rank();
        let page = StandingsPage {
            selection: &GameSelection::default(),
            ranking: &ranking,
            standings: &standings,
            more: 0,
        };
        group.bench_function(BenchmarkId::new("text", players), |b| {
            b.iter(|| render::standings(&page, TextStyle::PLAIN));
        });
    }
    group.finish();
}

criterion_group!(benches, evening, standings, long_table);
criterion_main!(benches);
