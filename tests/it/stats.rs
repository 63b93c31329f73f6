//! Every figure of `stats` and `records` against plain loops over raw scores,
//! for seeded clubs in which everything happens, read back from a store.

mod plain;

use std::collections::BTreeMap;

use crate::env::TestEnv;
use crate::journal_rows::add_league;
use crate::seeded::{LEAGUE, Raw, Recipe};
use crowns::game::{DeviceId, GameId, PlayerId};
use crowns::league::{
    DatedGame, Extreme, GameResult, GameSpan, HeadToHead, Mean, Record, RecordKind, Records, Stats,
};
use crowns::store::{GameFilter, IdGenerator, NameDirectory, Store};
use plain::{Plain, Span as PlainSpan};
use strum::EnumCount;
use uuid::Uuid;

/// A club in a store, and the same as raw scores.
struct Club {
    _env: TestEnv,
    store: Store,
    raw: Raw,
}

impl Club {
    fn new(recipe: Recipe) -> Self {
        let env = TestEnv::new();
        let device = DeviceId(Uuid::from_u128(1));
        let mut store = Store::open(
            &env.db(),
            device,
            IdGenerator::seeded(1),
            chrono::DateTime::UNIX_EPOCH,
        )
        .unwrap();
        let raw = add_league(&mut store, recipe);
        Self {
            _env: env,
            store,
            raw,
        }
    }

    fn results(&mut self, filter: &GameFilter) -> Vec<GameResult> {
        let reader = self.store.read().unwrap();
        let mut results = Vec::new();
        reader
            .results(filter, |game| results.push(game.clone()))
            .unwrap();
        results
    }

    /// Names all games and players.
    fn names(&mut self) -> (NameDirectory, BTreeMap<String, PlayerId>) {
        let every = GameFilter {
            short: None,
            ..GameFilter::COMPLETE
        };
        let games: Vec<_> = self.results(&every).iter().map(|game| game.id).collect();
        let reader = self.store.read().unwrap();
        let players = reader.players().unwrap();
        let ids = players.iter().map(|player| player.id);
        let names = reader.names_of(ids, games).unwrap();
        let ids = players
            .iter()
            .map(|player| (player.name.clone(), player.id));
        (names, ids.collect())
    }

    fn league(&mut self) -> GameFilter {
        let league = self.store.read().unwrap().league(LEAGUE).unwrap();
        GameFilter {
            league: league.map(|league| league.id),
            ..GameFilter::COMPLETE
        }
    }
}

/// Gives each club with each choice of games to a check.
fn each(mut check: impl FnMut(&mut Club, GameFilter, Plain)) {
    for seed in 1..=3 {
        let mut club = Club::new(Recipe::odd(seed));
        let short = GameFilter {
            short: None,
            ..GameFilter::COMPLETE
        };
        let league = club.league();
        for (filter, short, in_league) in [
            (GameFilter::COMPLETE, false, false),
            (short, true, false),
            (league, false, true),
        ] {
            let games = Plain::new(&club.raw, short, in_league);
            assert!(games.games.len() > 250, "{}", games.games.len());
            check(&mut club, filter, games);
        }
    }
}

fn close(one: Option<f64>, other: Option<f64>) {
    match (one, other) {
        (Some(one), Some(other)) => assert!((one - other).abs() < 1e-9, "{one} {other}"),
        (one, other) => assert_eq!(one, other),
    }
}

fn same_mean(mean: Mean, numbers: &[i32]) {
    assert_eq!(mean.count() as usize, numbers.len());
    close(mean.average(), plain::average(numbers));
    close(mean.deviation(), plain::deviation(numbers));
}

struct Numbers<'a>(&'a NameDirectory);

impl Numbers<'_> {
    fn game(&self, id: GameId) -> u32 {
        self.0.game(id)
    }

    fn when(&self, when: DatedGame) -> (u32, String) {
        (self.game(when.game), when.date.to_string())
    }

    fn extreme(&self, extreme: Option<Extreme>) -> Option<(i32, u32, Option<usize>, u32)> {
        extreme.map(|extreme| {
            let game = self.game(extreme.when.game);
            let round = extreme.round.map(usize::from);
            (extreme.points, game, round, extreme.times)
        })
    }

    fn span(&self, span: Option<GameSpan>) -> Option<PlainSpan> {
        span.map(|span| {
            let ends = (self.game(span.first.game), self.game(span.last.game));
            (span.games, ends.0, ends.1)
        })
    }
}

#[test]
fn the_figures_of_each_player_are_those_of_plain_loops() {
    each(|club, filter, plain| {
        let (names, ids) = club.names();
        let mut shared = 0;
        for (player, name) in club.raw.names.clone().iter().enumerate() {
            let id = ids[name];
            let filter = GameFilter {
                player: Some(id),
                ..filter
            };
            let mut stats = Stats::new(id);
            club.results(&filter)
                .iter()
                .for_each(|game| stats.add(game));
            check_stats(&stats, &plain, player, &names, &ids, &club.raw);
            shared += stats.shared_wins;
        }
        assert!(shared > 10);
    });
}

fn check_stats(
    stats: &Stats,
    plain: &Plain,
    player: usize,
    names: &NameDirectory,
    ids: &BTreeMap<String, PlayerId>,
    raw: &Raw,
) {
    let numbers = Numbers(names);
    let own = plain.player(player);
    assert_eq!(stats.games as usize, own.len());
    assert!(stats.games > 50);
    assert_eq!(stats.wins, plain.wins(player));
    assert_eq!(stats.shared_wins, plain.shared_wins(player));
    for place in 1..=7 {
        let counted = stats.places.get(place - 1).copied().unwrap_or_default();
        assert_eq!(counted, plain.in_place(player, place as u32));
    }
    let totals = plain.totals(player);
    assert_eq!(stats.totals, totals);
    same_mean(stats.total, &totals);
    same_mean(stats.round, &plain.scores(player, None));
    for round in 0..11 {
        let by_round = stats.rounds[round];
        same_mean(by_round.own, &plain.scores(player, Some(round)));
        same_mean(by_round.others, &plain.table(player, round));
        assert_eq!(by_round.out, plain.out(player, round));
        let played = plain.scores(player, Some(round)).len();
        let rate = (played > 0).then(|| f64::from(by_round.out) / played as f64);
        close(by_round.out_rate(), rate);
    }
    assert_eq!(
        numbers.extreme(stats.best_round),
        plain.round(player, false)
    );
    assert_eq!(
        numbers.extreme(stats.worst_round),
        plain.round(player, true)
    );
    assert_eq!(numbers.extreme(stats.best_game), plain.total(player, false));
    assert_eq!(numbers.extreme(stats.worst_game), plain.total(player, true));
    for (streak, won) in [(stats.win_streak, true), (stats.drought, false)] {
        let (longest, current) = plain.streak(player, won);
        assert_eq!(numbers.span(streak.longest), longest);
        assert_eq!(numbers.span(streak.current), current);
    }
    let mut games = 0;
    for size in 0..10 {
        let expect = plain.at_table(player, size);
        let Some(table) = stats.tables.get(&size) else {
            assert!(expect.places.is_empty());
            continue;
        };
        games += table.games;
        assert_eq!(table.games as usize, expect.places.len());
        assert_eq!(table.wins, expect.wins);
        same_mean(table.place, &expect.places);
        close(table.beaten_share(), Some(expect.beaten / expect.faced));
    }
    assert_eq!(games, stats.games);
    let met = |other| plain.against(player, other).0;
    let expect: Vec<_> = (0..raw.names.len())
        .filter(|&other| other != player && met(other) != [0; 3])
        .collect();
    assert_eq!(stats.opponents.len(), expect.len());
    for other in expect {
        let opponent = stats.opponents[&ids[&raw.names[other]]];
        let [ahead, tied, behind] = met(other);
        assert_eq!(
            [opponent.ahead, opponent.tied, opponent.behind],
            [ahead, tied, behind]
        );
        assert_eq!(opponent.games, ahead + tied + behind);
    }
    let (gained, best) = plain.comebacks(player);
    same_mean(stats.comeback, &gained);
    let seen = stats
        .best_comeback
        .map(|(comeback, when)| (comeback.from, comeback.to, numbers.game(when.game)));
    assert_eq!(seen, best);
    assert!(seen.is_some());
}

#[test]
fn the_figures_of_each_pair_are_those_of_plain_loops() {
    each(|club, filter, plain| {
        let (names, ids) = club.names();
        let numbers = Numbers(&names);
        let players = club.raw.names.clone();
        let results = club.results(&filter);
        for pair in (0..players.len()).flat_map(|a| [[a, (a + 1) % 16], [a, (a + 7) % 16]]) {
            let mut meetings = HeadToHead::new(pair.map(|player| ids[&players[player]]));
            results.iter().for_each(|game| meetings.add(game));
            let ([ahead, tied, behind], games) = plain.against(pair[0], pair[1]);
            assert!(games.len() > 10);
            assert_eq!(meetings.games as usize, games.len());
            assert_eq!((meetings.ahead, meetings.tied), ([ahead, behind], tied));
            for side in 0..2 {
                let wins = games.iter().filter(|game| game.places[side] == 1);
                assert_eq!(meetings.wins[side] as usize, wins.count());
                let totals: Vec<_> = games.iter().map(|game| game.totals[side]).collect();
                same_mean(meetings.totals[side], &totals);
                let mut best: Option<(i32, u32)> = None;
                for game in &games {
                    let by = game.totals[1 - side] - game.totals[side];
                    if by > 0 && best.is_none_or(|(most, _)| by > most) {
                        best = Some((by, game.number));
                    }
                }
                let seen = meetings.biggest[side];
                let seen = seen.map(|(by, when)| (by, numbers.game(when.game)));
                assert_eq!(seen, best);
                for round in 0..11 {
                    let both = games.iter().filter_map(|game| game.scores[round]);
                    let own: Vec<_> = both.map(|scores| scores[side]).collect();
                    same_mean(meetings.rounds[round][side], &own);
                }
            }
            let differences = games.iter().map(|game| game.totals[0] - game.totals[1]);
            same_mean(meetings.difference, &differences.collect::<Vec<_>>());
            let last: Vec<_> = meetings
                .last()
                .map(|one| (numbers.game(one.when.game), one.totals, one.places))
                .collect();
            let expect = games.iter().rev().take(5);
            let expect: Vec<_> = expect
                .map(|game| (game.number, game.totals, game.places))
                .collect();
            assert_eq!(last, expect);
        }
    });
}

#[test]
fn records_are_those_of_plain_loops() {
    each(|club, filter, plain| {
        let (names, _) = club.names();
        let numbers = Numbers(&names);
        let mut records = Records::default();
        let results = club.results(&filter);
        results.iter().for_each(|game| records.add(game));
        assert_eq!(records.games() as usize, plain.games.len());
        let kept = records.finish();
        assert_eq!(kept.len(), RecordKind::COUNT);
        for (kind, record) in kept {
            let expect = plain.record(kind.name());
            assert_eq!(
                Some(record.value),
                expect.iter().map(|held| held.value).next()
            );
            let mut seen = held(&record, &numbers, &club.raw);
            let mut expect: Vec<_> = expect
                .into_iter()
                .map(|held| (held.player, held.seconds, held.round, held.first, held.last))
                .collect();
            seen.sort();
            expect.sort();
            assert_eq!(seen, expect, "{}", kind.name());
        }
    });
}

type Held = (
    usize,
    Vec<usize>,
    Option<usize>,
    (u32, String),
    (u32, String),
);

fn held(record: &Record, numbers: &Numbers<'_>, raw: &Raw) -> Vec<Held> {
    let player = |id| {
        let name = numbers.0.player(id);
        raw.names.iter().position(|other| *other == name).unwrap()
    };
    let holders = record.holders.iter().map(|holder| {
        (
            player(holder.player),
            holder
                .seconds
                .iter()
                .map(|&second| player(second))
                .collect(),
            holder.round.map(usize::from),
            numbers.when(holder.first),
            numbers.when(holder.last),
        )
    });
    holders.collect()
}
