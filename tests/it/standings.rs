//! Standings against plain loops over the raw scores of seeded leagues in
//! which everything happens, read through the store.

use std::collections::BTreeMap;
use std::convert::identity;

use crate::env::TestEnv;
use crate::journal_rows::Club;
use crate::seeded::{End, LEAGUE, RawGame, RawSeat};
use chrono::NaiveDate;
use crowns::game::{LeagueTerms, RankingMethod};
use crowns::league::{Ranking, Rating, Standing, Standings, rate};
use crowns::store::GameFilter;
use strum::IntoEnumIterator;

/// Which games count, said twice: for the store and for the raw scores.
#[derive(Debug, Clone, Copy, Default)]
struct Span {
    league: bool,
    short: bool,
    since: Option<NaiveDate>,
    until: Option<NaiveDate>,
    players: Option<usize>,
}

impl Club {
    fn standings(&self, span: Span, ranking: &Ranking) -> BTreeMap<String, Standing> {
        let reader = self.store.read().unwrap();
        let filter = GameFilter {
            league: span.league.then(|| reader.league(LEAGUE).unwrap().unwrap().id),
            since: span.since,
            until: span.until,
            players: span.players,
            short: (!span.short).then_some(false),
            ..GameFilter::COMPLETE
        };
        let mut standings = Standings::new(ranking.clone());
        reader.results(&filter, |game| standings.add(game)).unwrap();
        let name = |standing: Standing| {
            let player = reader.player(standing.player.uuid).unwrap().unwrap();
            assert_eq!(*player.name, *standing.player.name);
            (player.name, standing)
        };
        standings.rank().into_iter().map(name).collect()
    }

    /// The games that count, and in each the seats that do.
    fn games(&self, span: Span) -> Vec<(&RawGame, Vec<&RawSeat>)> {
        let mut games = Vec::new();
        for game in &self.raw.games {
            let ended = game.end == End::Finished || span.short && game.end == End::Short;
            let filed = !span.league || game.in_league;
            let day = span.since.is_none_or(|since| game.date >= since)
                && span.until.is_none_or(|until| game.date <= until);
            let size = span.players.is_none_or(|players| game.seats.len() == players);
            let stayed: Vec<_> = game.seats.iter().filter(|seat| !seat.left).collect();
            if ended && filed && day && size && stayed.len() >= 2 {
                games.push((game, stayed));
            }
        }
        games
    }
}

/// What a player's figures should be.
#[derive(Debug, Default, Clone)]
struct Figures {
    games: u32,
    wins: u32,
    shared: u32,
    beaten: f64,
    faced: u32,
    totals: Vec<i32>,
    points: i64,
    rounds: u32,
    out: u32,
    place_points: f64,
    rating: Option<Rating>,
}

impl Figures {
    fn of(&self, method: RankingMethod) -> f64 {
        let sum: i64 = self.totals.iter().map(|&total| i64::from(total)).sum();
        match method {
            RankingMethod::Beaten => self.beaten / f64::from(self.faced),
            RankingMethod::Average => sum as f64 / f64::from(self.games),
            RankingMethod::PerRound => self.points as f64 / f64::from(self.rounds),
            RankingMethod::Points => self.place_points / f64::from(self.games),
            RankingMethod::Wins => f64::from(self.wins),
            RankingMethod::Total => sum as f64,
            RankingMethod::Rating => {
                let Rating { mu, sigma } = self.rating.unwrap();
                mu - 3.0 * sigma
            }
        }
    }
}

fn figures(club: &Club, span: Span) -> BTreeMap<String, Figures> {
    let mut all: BTreeMap<String, Figures> = BTreeMap::new();
    for (_, seats) in club.games(span) {
        let mut rated = Vec::new();
        for seat in &seats {
            let figures = all.entry(club.raw.names[seat.player].clone()).or_default();
            let others = seats.iter().filter(|other| other.player != seat.player);
            let (mut above, mut beside, mut below) = (0, 0, 0);
            for other in others {
                match other.total().cmp(&seat.total()) {
                    std::cmp::Ordering::Less => above += 1,
                    std::cmp::Ordering::Equal => beside += 1,
                    std::cmp::Ordering::Greater => below += 1,
                }
            }
            figures.games += 1;
            figures.wins += u32::from(above == 0);
            figures.shared += u32::from(above == 0 && beside > 0);
            figures.beaten += f64::from(below) + f64::from(beside) / 2.0;
            figures.faced += seats.len() as u32 - 1;
            figures.totals.push(seat.total());
            for (points, &out) in seat.scores.iter().zip(&seat.out) {
                figures.rounds += u32::from(points.is_some());
                figures.points += i64::from(points.unwrap_or(0));
                figures.out += u32::from(out);
            }
            // The points of the places that they share, each by its own.
            let places = above + 1..=above + 1 + beside;
            let last = seats.len() as i32 - 1;
            let share: f64 = places
                .clone()
                .map(|place| 100.0 * f64::from(last + 1 - place) / f64::from(last))
                .sum();
            figures.place_points += share / f64::from(beside + 1);
            rated.push((figures.rating.unwrap_or(Rating::NEW), above as u32 + 1));
        }
        rate(&mut rated);
        for (seat, (rating, _)) in seats.iter().zip(rated) {
            all.get_mut(&club.raw.names[seat.player]).unwrap().rating = Some(rating);
        }
    }
    all
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6 * (1.0 + other.abs())
}

fn ranking(by: RankingMethod) -> Ranking {
    Ranking { by, min_games: 20, ..Ranking::from_terms(&LeagueTerms::default()) }
}

fn spans() -> Vec<Span> {
    let day = |day| NaiveDate::from_ymd_opt(2005, 1, day);
    vec![
        Span::default(),
        Span { league: true, ..Span::default() },
        Span { short: true, ..Span::default() },
        Span { since: day(9), until: day(20), ..Span::default() },
        Span { players: Some(4), league: true, short: true, ..Span::default() },
    ]
}

#[test]
fn options_are_named_without_their_dashes() {
    let env = TestEnv::new();
    env.ok("new Ann Bob --league Club");
    for _ in 0..11 {
        env.ok("score 0 13");
    }
    for (said, option) in [
        ("standings by wins", "standings --by wins"),
        ("standings club ranked by rating", "standings club --by rating"),
        ("top by average", "standings --by average"),
        ("report standings sorted by wins", "report standings --by wins"),
        ("standings top 1 by wins", "standings --top 1 --by wins"),
        ("report standings club top 1", "report standings club --top 1"),
        ("standings league club", "standings --league club"),
    ] {
        assert_eq!(env.ok(said), env.ok(option), "{said}");
    }
    assert_eq!(env.ok("games player ann"), env.ok("games --player ann"));
    assert!(env.error("standings by luck").contains("no ranking method `luck`"));
    assert!(env.error("standings league ann").contains("there is no league `league`"));
}

#[test]
fn every_figure_is_what_plain_loops_say() {
    for seed in 1..=2 {
        let club = Club::odd(seed);
        for span in spans() {
            let expect = figures(&club, span);
            assert!(expect.len() > 10);
            for by in RankingMethod::iter() {
                let standings = club.standings(span, &ranking(by));
                assert!(standings.keys().eq(expect.keys()));
                for (name, expect) in &expect {
                    let got = &standings[name];
                    let sum = &got.sum;
                    assert_eq!(got.game_count, expect.games as usize, "{name}");
                    assert_eq!((sum.wins, sum.shared_wins), (expect.wins, expect.shared), "{name}");
                    assert_eq!(sum.best, *expect.totals.iter().min().unwrap());
                    assert_eq!(sum.worst, *expect.totals.iter().max().unwrap());
                    for method in RankingMethod::iter().filter(|&m| m != RankingMethod::Rating) {
                        let figure = sum.figure(method).unwrap();
                        assert!(close(figure, expect.of(method)), "{name} {method:?} {figure}");
                    }
                    let out = f64::from(expect.out) / f64::from(expect.rounds);
                    assert!(close(sum.out_rate().unwrap(), out));
                    let rating = expect.rating.unwrap();
                    assert!(
                        close(got.rating.mu, rating.mu) && close(got.rating.sigma, rating.sigma)
                    );
                    assert!(close(*got.trend.last().unwrap(), expect.of(by)));
                }
            }
        }
    }
}

/// Places by counting who is better.
fn places(
    figures: &BTreeMap<String, Figures>,
    by: RankingMethod,
) -> BTreeMap<String, Option<usize>> {
    let good = |figures: &Figures| match by.lower_is_better() {
        true => -figures.of(by),
        false => figures.of(by),
    };
    let qualified = |figures: &&Figures| figures.games >= 20;
    let place = |own: &Figures| {
        let better = |other: &&Figures| good(other) > good(own) && !close(good(other), good(own));
        qualified(&own).then(|| figures.values().filter(qualified).filter(better).count() + 1)
    };
    figures.iter().map(|(name, own)| (name.clone(), place(own))).collect()
}

#[test]
fn places_and_their_changes_are_what_plain_loops_say() {
    for seed in 1..=2 {
        let club = Club::odd(seed);
        for span in spans() {
            let last = club.games(span).iter().map(|(game, _)| game.date).max().unwrap();
            let earlier = Span { until: last.pred_opt(), ..span };
            for by in RankingMethod::iter() {
                let now = places(&figures(&club, span), by);
                let before = places(&figures(&club, earlier), by);
                for (name, standing) in club.standings(span, &ranking(by)) {
                    assert_eq!(standing.place, now[&name], "{name} by {by:?}");
                    let was = before.get(&name).copied().and_then(identity);
                    let change = now[&name].zip(was).map(|(now, was)| was as i32 - now as i32);
                    assert_eq!(standing.place_change, change, "{name} by {by:?}");
                }
            }
        }
    }
}

#[test]
fn dropping_the_worst_totals_leaves_the_best() {
    let club = Club::odd(2);
    let drop = Ranking { drop_worst: 3, ..ranking(RankingMethod::Average) };
    let span = Span::default();
    let standings = club.standings(span, &drop);
    for (name, mut expect) in figures(&club, span) {
        expect.totals.sort();
        expect.totals.truncate(expect.totals.len() - 3);
        let sum: i32 = expect.totals.iter().sum();
        let figure = standings[&name].sum.figure(RankingMethod::Average).unwrap();
        assert!(close(figure, f64::from(sum) / expect.totals.len() as f64));
    }
}

#[test]
fn the_first_places_alone_are_listed_with_all_who_share_the_last() {
    let env = TestEnv::new();
    env.ok("new Ann Bob Cat Dan");
    for _ in 0..11 {
        env.ok("score out 12 12 30");
    }
    let names = |command: &str| {
        let standings = env.json(command);
        let players = standings["players"].as_array().unwrap().iter();
        let names: Vec<_> = players.map(|player| player["name"].as_str().unwrap()).collect();
        names.join(" ")
    };
    assert_eq!(names("standings --top 1"), "Ann");
    assert_eq!(names("standings --top 2"), "Ann Bob Cat");
    assert_eq!(names("standings --top 9"), "Ann Bob Cat Dan");
    let text = env.ok("standings --top 1");
    assert!(text.contains("\nand 3 more\n") && !text.contains("Bob"), "{text}");
    assert!(!env.ok("report standings --top 1 --csv").contains("Bob"));
}

#[test]
fn ratings_count_the_games_that_a_league_drops() {
    let env = TestEnv::new();
    env.ok("league add Club --drop-worst 1");
    env.ok("new Ann Bob --league Club");
    (1..=11).for_each(|_| _ = env.ok("score out 13"));
    let dropped = |by: &str| {
        env.json(&["standings", "--league", "Club", "--by", by])["ranking"]["drop_worst"].clone()
    };
    assert_eq!(dropped("rating"), 0);
    assert_eq!(dropped("average"), 1);
}
