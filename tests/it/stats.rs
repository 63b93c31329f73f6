//! Every figure of `stats` and `records` against plain loops over raw scores,
//! for seeded clubs in which everything happens, read back from a store.

mod plain;

use std::collections::BTreeMap;

use crate::env::TestEnv;
use crate::journal_rows::Club;
use crate::seeded::{LEAGUE, Raw};
use crowns::game::{GameRef, PlayerRef};
use crowns::league::{
    Extreme, GameResult, GameSpan, HeadToHead, Mean, Record, RecordKind, Records, Stats,
};
use crowns::store::GameFilter;
use plain::{Plain, Span as PlainSpan};
use strum::EnumCount;

impl Club {
    fn results(&mut self, filter: &GameFilter) -> Vec<GameResult> {
        let reader = self.store.read().unwrap();
        let mut results = Vec::new();
        reader.results(filter, |game| results.push(game.clone())).unwrap();
        results
    }

    /// Returns the players by name.
    fn players(&mut self) -> BTreeMap<String, PlayerRef> {
        let players = self.store.read().unwrap().players().unwrap();
        let players = players.iter().map(|player| (player.name.clone(), player.into()));
        players.collect()
    }

    fn league(&mut self) -> GameFilter {
        let league = self.store.read().unwrap().league(LEAGUE).unwrap();
        GameFilter { league: league.map(|league| league.id), ..GameFilter::COMPLETE }
    }
}

/// Gives each club with each choice of games to a check.
fn each(mut check: impl FnMut(&mut Club, GameFilter, Plain)) {
    for seed in 1..=2 {
        let mut club = Club::odd(seed);
        let short = GameFilter { short: None, ..GameFilter::COMPLETE };
        let league = club.league();
        for (filter, short, in_league) in
            [(GameFilter::COMPLETE, false, false), (short, true, false), (league, false, true)]
        {
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

fn day(game: GameRef) -> (u32, String) {
    (game.number, game.date.unwrap().to_string())
}

fn extreme(extreme: Option<Extreme>) -> Option<(i32, u32, Option<usize>, u32)> {
    let Extreme { points, game, round, times } = extreme?;
    Some((points.number(), game.number, round, times))
}

fn span(span: Option<GameSpan>) -> Option<PlainSpan> {
    span.map(|span| (span.game_count, span.first.number, span.last.number))
}

#[test]
fn the_figures_of_each_player_are_those_of_plain_loops() {
    each(|club, filter, plain| {
        let players = club.players();
        let mut shared = 0;
        for (player, name) in club.raw.names.clone().iter().enumerate() {
            let who = &players[name];
            let filter = GameFilter { player: Some(who.uuid), ..filter };
            let mut stats = Stats::new(who.clone());
            club.results(&filter).iter().for_each(|game| stats.add(game));
            check_stats(&stats, &plain, player, &players, &club.raw);
            shared += stats.shared_wins;
        }
        assert!(shared > 10);
    });
}

fn check_stats(
    stats: &Stats,
    plain: &Plain,
    player: usize,
    players: &BTreeMap<String, PlayerRef>,
    raw: &Raw,
) {
    let own = plain.player(player);
    assert_eq!(stats.game_count as usize, own.len());
    assert!(stats.game_count > 50);
    assert_eq!(stats.wins, plain.wins(player));
    assert_eq!(stats.shared_wins, plain.shared_wins(player));
    for place in 1..=7 {
        let counted = stats.places.get(place - 1);
        assert!(counted.is_none_or(|counted| counted.place == place));
        let counted = counted.map_or(0, |counted| counted.game_count);
        assert_eq!(counted, plain.in_place(player, place as u32));
    }
    let totals = plain.totals(player);
    assert_eq!(stats.totals, totals);
    same_mean(stats.total, &totals);
    let scores = plain.scores(player, None);
    assert_eq!(stats.round_count as usize, scores.len());
    same_mean(stats.per_round, &scores);
    for round in 0..11 {
        let by_round = stats.by_round[round];
        assert_eq!(by_round.round, round + 1);
        same_mean(by_round.average_score, &plain.scores(player, Some(round)));
        same_mean(by_round.table_average_score, &plain.table(player, round));
        assert_eq!(by_round.times_out, plain.out(player, round));
        let played = plain.scores(player, Some(round)).len();
        assert_eq!(by_round.game_count as usize, played);
        let rate = (played > 0).then(|| f64::from(by_round.times_out) / played as f64);
        close(by_round.out_rate.average(), rate);
    }
    assert_eq!(extreme(stats.best_round), plain.round(player, false));
    assert_eq!(extreme(stats.worst_round), plain.round(player, true));
    assert_eq!(extreme(stats.best_game), plain.total(player, false));
    assert_eq!(extreme(stats.worst_game), plain.total(player, true));
    for (streak, won) in [(stats.win_streak, true), (stats.drought, false)] {
        let (longest, current) = plain.streak(player, won);
        assert_eq!(span(streak.longest), longest);
        assert_eq!(span(streak.current), current);
    }
    let mut games = 0;
    for size in 0..10 {
        let expect = plain.at_table(player, size);
        let Some(table) = stats.by_table.get(&size) else {
            assert!(expect.places.is_empty());
            continue;
        };
        games += table.game_count;
        assert_eq!(table.player_count, size);
        assert_eq!(table.game_count as usize, expect.places.len());
        assert_eq!(table.wins, expect.wins);
        same_mean(table.average_place, &expect.places);
        close(table.beaten.share(), Some(expect.beaten / expect.faced));
    }
    assert_eq!(games, stats.game_count);
    let met = |other| plain.against(player, other).0;
    let expect: Vec<_> =
        (0..raw.names.len()).filter(|&other| other != player && met(other) != [0; 3]).collect();
    assert_eq!(stats.by_opponent.len(), expect.len());
    for other in expect {
        let opponent = &stats.by_opponent[&players[&raw.names[other]].uuid];
        assert_eq!(*opponent.player.name, raw.names[other]);
        let [ahead, tied, behind] = met(other);
        assert_eq!([opponent.ahead, opponent.tied, opponent.behind], [ahead, tied, behind]);
        assert_eq!(opponent.game_count, ahead + tied + behind);
    }
    let (gained, best) = plain.comebacks(player);
    assert_eq!(stats.comeback.game_count as usize, gained.len());
    same_mean(stats.comeback.average_places_gained, &gained);
    let seen = stats.comeback.best;
    let seen = seen.map(|best| (best.places.from, best.places.to, best.game.number));
    assert_eq!(seen, best);
    assert!(seen.is_some());
}

#[test]
fn the_figures_of_each_pair_are_those_of_plain_loops() {
    each(|club, filter, plain| {
        let ids = club.players();
        let players = club.raw.names.clone();
        let results = club.results(&filter);
        for pair in (0..players.len()).flat_map(|a| [[a, (a + 1) % 16], [a, (a + 7) % 16]]) {
            let mut meetings = HeadToHead::new(pair.map(|player| ids[&players[player]].clone()));
            results.iter().for_each(|game| meetings.add(game));
            let ([ahead, tied, behind], games) = plain.against(pair[0], pair[1]);
            assert!(games.len() > 10);
            assert_eq!(meetings.game_count as usize, games.len());
            let counts = meetings.players.each_ref().map(|one| one.ahead);
            assert_eq!((counts, meetings.tied), ([ahead, behind], tied));
            for (side, own) in meetings.players.iter().enumerate() {
                let wins = games.iter().filter(|game| game.places[side] == 1);
                assert_eq!(own.wins as usize, wins.count());
                let totals: Vec<_> = games.iter().map(|game| game.totals[side]).collect();
                same_mean(own.average_total, &totals);
                let mut best: Option<(i32, u32)> = None;
                for game in &games {
                    let by = game.totals[1 - side] - game.totals[side];
                    if by > 0 && best.is_none_or(|(most, _)| by > most) {
                        best = Some((by, game.number));
                    }
                }
                let seen = own.biggest_win.map(|win| (win.margin, win.game.number));
                assert_eq!(seen, best);
                for round in 0..11 {
                    let both = games.iter().filter_map(|game| game.scores[round]);
                    let scores: Vec<_> = both.map(|scores| scores[side]).collect();
                    let by_round = own.by_round[round];
                    assert_eq!(by_round.round, round + 1);
                    assert_eq!(by_round.game_count as usize, scores.len());
                    same_mean(by_round.average_score, &scores);
                }
            }
            let differences = games.iter().map(|game| game.totals[0] - game.totals[1]);
            same_mean(meetings.average_difference, &differences.collect::<Vec<_>>());
            let last = meetings.meetings.iter().map(|one| {
                let players = one.players.each_ref();
                let totals = players.map(|one| one.total);
                (one.game.number, totals, players.map(|one| one.place))
            });
            let last: Vec<_> = last.collect();
            let expect = games.iter().rev().take(5);
            let expect: Vec<_> =
                expect.map(|game| (game.number, game.totals, game.places)).collect();
            assert_eq!(last, expect);
        }
    });
}

#[test]
fn records_are_those_of_plain_loops() {
    each(|club, filter, plain| {
        let mut records = Records::default();
        let results = club.results(&filter);
        results.iter().for_each(|game| records.add(game));
        assert_eq!(records.games() as usize, plain.games.len());
        let kept = records.finish();
        assert_eq!(kept.len(), RecordKind::COUNT);
        for record in kept {
            let expect = plain.record(record.kind.name());
            assert_eq!(Some(record.value), expect.iter().map(|held| held.value).next());
            let mut seen = held(&record, &club.raw);
            let mut expect: Vec<_> = expect
                .into_iter()
                .map(|held| (held.player, held.seconds, held.round, held.first, held.last))
                .collect();
            seen.sort();
            expect.sort();
            assert_eq!(seen, expect, "{}", record.kind.name());
        }
    });
}

type Held = (usize, Vec<usize>, Option<usize>, (u32, String), (u32, String));

fn held(record: &Record, raw: &Raw) -> Vec<Held> {
    let player = |player: &PlayerRef| {
        let mut names = raw.names.iter();
        names.position(|other| **other == *player.name).unwrap()
    };
    let holders = record.holders.iter().map(|holder| {
        (
            player(&holder.player),
            holder.over.iter().map(player).collect(),
            holder.round.map(usize::from),
            day(holder.first),
            day(holder.last),
        )
    });
    holders.collect()
}

#[test]
fn without_a_name_all_players_are_listed() {
    let env = TestEnv::with_games(1);
    let text = env.ok("stats");
    let lines: Vec<_> = text.lines().skip(2).take(4).collect();
    assert!(lines[0].starts_with("player  games  won  average"), "{text}");
    for (line, name) in lines[1..].iter().zip(["Ann", "Bob", "Cat"]) {
        assert!(line.starts_with(name), "{text}");
    }
}
