use super::super::ROUNDS;
use super::super::fixture::{lettered, read_game, when};
use super::*;

/// Reads games, a line each: the day, then players with their totals;
/// `C 50 left` left early.
fn games(text: &str) -> Vec<GameResult> {
    let game = |(number, line): (u32, &str)| {
        let (day, players) = line.split_once(':').unwrap();
        let mut game = read_game(number, players);
        game.game.date = when(day.trim().parse().unwrap()).date;
        game
    };
    (0..).zip(text.lines().map(str::trim).filter(|line| !line.is_empty())).map(game).collect()
}

/// Adds up the games of a text.
fn standings(ranking: Ranking, text: &str) -> Standings {
    let mut standings = Standings::new(ranking);
    games(text).iter().for_each(|game| standings.add(game));
    standings
}

fn ranking(by: RankingMethod) -> Ranking {
    Ranking { by, ..Ranking::from_terms(&LeagueTerms::default()) }
}

/// Ranks games and writes each player with place and figure.
fn ranked(ranking: Ranking, text: &str) -> String {
    let by = ranking.by;
    let line = |standing: Standing| {
        let place = standing.place.map_or("-".to_owned(), |place| place.to_string());
        let name = standing.player.name;
        let figure = standing.sum.figure(by).unwrap_or_default();
        format!("{place} {name} {}", (figure * 1000.0).round() / 1000.0)
    };
    let lines: Vec<_> = standings(ranking, text).rank().into_iter().map(line).collect();
    lines.join(", ")
}

fn check(by: RankingMethod, text: &str, expect: &str) {
    assert_eq!(ranked(ranking(by), text), expect, "{by}");
}

/// Ann beats two, then loses to Bob alone; Cat ties with Bob once.
const THREE: &str = "
    0: A 100, B 150, C 150
    1: A 200, B 120
";

#[test]
fn each_method_by_hand() {
    // Beaten: A 2 of 2 and 0 of 1; B ½ of 2 and 1 of 1; C ½ of 2.
    check(RankingMethod::Beaten, THREE, "1 A 0.667, 2 B 0.5, 3 C 0.25");
    check(RankingMethod::Average, THREE, "1 B 135, 2 A 150, 2 C 150");
    // Points: of three 100, 50, 0, second and third share 50; of two 100, 0.
    check(RankingMethod::Points, THREE, "1 B 62.5, 2 A 50, 3 C 25");
    check(RankingMethod::Wins, THREE, "1 A 1, 1 B 1, 3 C 0");
    check(RankingMethod::Total, THREE, "1 C 150, 2 B 270, 3 A 300");
    check(RankingMethod::PerRound, THREE, "1 B 135, 2 A 150, 2 C 150");
}

#[test]
fn a_rating_is_mu_less_three_sigma_after_the_last_game() {
    let standings = standings(ranking(RankingMethod::Rating), THREE);
    let mut first = [(Rating::NEW, 1), (Rating::NEW, 2), (Rating::NEW, 2)];
    rate(&mut first);
    let mut second = [(first[0].0, 2), (first[1].0, 1)];
    rate(&mut second);
    for standing in standings.rank() {
        let expect = match &*standing.player.name {
            "A" => second[0].0,
            "B" => second[1].0,
            _ => first[2].0,
        };
        assert_eq!(standing.rating, expect);
    }
    let order: Vec<_> = standings.rank().iter().map(|s| s.rating.ordinal()).collect();
    assert!(order.is_sorted_by(|a, b| a >= b));
}

#[test]
fn ties_share_a_place_unless_they_are_broken() {
    let even = "
        0: A 100, B 150
        1: A 190, B 110
        2: C 10, D 90";
    check(RankingMethod::Beaten, even, "1 C 1, 2 A 0.5, 2 B 0.5, 4 D 0");
    let broken = Ranking {
        tie_break: vec![RankingMethod::Wins, RankingMethod::Average],
        ..ranking(RankingMethod::Beaten)
    };
    assert_eq!(ranked(broken, even), "1 C 1, 2 B 0.5, 3 A 0.5, 4 D 0");
}

#[test]
fn who_has_played_too_few_games_comes_last_without_a_place() {
    let least = Ranking { min_games: 2, ..ranking(RankingMethod::Beaten) };
    let text = "0: A 100, B 150, C 20
                1: A 90, B 110";
    assert_eq!(ranked(least, text), "1 A 0.667, 2 B 0, - C 1");
}

#[test]
fn the_worst_games_are_left_out_but_one_always_counts() {
    let text = "0: A 100, B 150, C 20
                1: A 90, B 110
                1: A 300, B 10";
    let drop = |by, drop_worst| Ranking { drop_worst, ..ranking(by) };
    assert_eq!(ranked(drop(RankingMethod::Average, 1), text), "1 C 20, 2 B 60, 3 A 95");
    assert_eq!(ranked(drop(RankingMethod::Average, 9), text), "1 B 10, 2 C 20, 3 A 90");
    // Of what Ann beat, 1 of 2, 1 of 1 and 0 of 1, the last goes.
    assert_eq!(ranked(drop(RankingMethod::Beaten, 1), text), "1 C 1, 2 A 0.667, 3 B 0.5");
}

#[test]
fn each_game_of_a_player_has_whether_it_counts() {
    let drop_one = Ranking { drop_worst: 1, ..ranking(RankingMethod::Average) };
    let standings = standings(drop_one, "0: A 90, B 150\n1: A 300, B 10\n2: A 100, B 20");
    let of_ann = standings.games(lettered("A").uuid);
    let seen: Vec<_> = of_ann.iter().map(|game| (game.total, game.counted)).collect();
    assert_eq!(seen, [(90, true), (300, false), (100, true)]);
    assert_eq!(standings.games(lettered("C").uuid), []);
}

#[test]
fn who_left_has_no_game_and_beats_nobody() {
    let text = "0: A 100, B 150, C 5 left";
    check(RankingMethod::Beaten, text, "1 A 1, 2 B 0");
    check(RankingMethod::Beaten, "0: A 100, C 5 left", "");
}

#[test]
fn the_change_is_since_before_the_last_day() {
    let text = "0: A 1, B 2, C 3
                1: B 1, A 2
                1: B 1, C 2, D 3";
    let standings = standings(ranking(RankingMethod::Wins), text);
    let changes: Vec<_> = standings
        .rank()
        .iter()
        .map(|s| (s.player.name.to_string(), s.place, s.place_change))
        .collect();
    let expect = [
        ("B", Some(1), Some(1)),
        ("A", Some(2), Some(-1)),
        ("C", Some(3), Some(-1)),
        ("D", Some(3), None),
    ];
    assert_eq!(changes, expect.map(|(name, place, change)| (name.to_owned(), place, change)));
}

#[test]
fn a_trend_has_a_figure_a_day() {
    let text = "0: A 10, B 20
                0: A 20, B 20
                3: A 30, B 20";
    let standings = standings(ranking(RankingMethod::Average), text);
    let trends: Vec<_> = standings.rank().into_iter().map(|s| s.trend).collect();
    assert_eq!(trends, [[15.0, 20.0], [20.0, 20.0]]);
}

#[test]
fn a_trend_leaves_out_the_worst_games_as_they_stood() {
    let drop_one = Ranking { drop_worst: 1, ..ranking(RankingMethod::Average) };
    let standings =
        standings(drop_one, "0: A 30, B 50\n1: A 90, B 50\n2: A 10, B 50\n3: A 100, B 50");
    let trend = standings.rank().remove(0).trend;
    assert_eq!(trend, [30.0, 30.0, 20.0, 130.0 / 3.0]);
}

#[test]
fn a_trend_goes_back_twelve_days() {
    let days: Vec<_> = (0..14).map(|day| format!("{day}: A 1, B 2")).collect();
    let standings = standings(ranking(RankingMethod::Total), &days.join("\n"));
    let trend = standings.rank().remove(0).trend;
    assert_eq!(trend, (3..=14).map(f64::from).collect::<Vec<_>>());
}

#[test]
fn the_rate_of_going_out_is_of_the_rounds_played() {
    let mut standings = Standings::new(ranking(RankingMethod::Average));
    let mut game = games("0: A 4, B 9").remove(0);
    game.seats[0].scores[..3].fill(Some(0));
    game.seats[0].out = 0b101;
    game.seats[1].scores = [None; ROUNDS];
    standings.add(&game);
    let rates: Vec<_> = standings.rank().iter().map(|s| s.sum.out_rate()).collect();
    assert_eq!(rates, [Some(2.0 / 3.0), None]);
}

#[test]
fn a_sum_has_the_ends_and_the_counts_of_all_games() {
    let mut standings = Standings::new(ranking(RankingMethod::Wins));
    for mut game in games("0: A 4, B 9\n1: A 7, B 7\n2: A 2, B 1\n3: A 5, B 5") {
        game.seats[0].out = 0b1;
        standings.add(&game);
    }
    let sum = standings.rank().remove(0).sum;
    assert_eq!((sum.games, sum.best, sum.worst, sum.total), (4, 2, 7, 18));
    assert_eq!((sum.wins, sum.shared_wins), (3, 2));
    assert_eq!((sum.points, sum.rounds, sum.times_out), (18, 4, 4));
}
