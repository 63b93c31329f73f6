use super::super::fixture::{game, game_of, late, left, player, renamed, rounds, total, when};
use super::*;

fn fold(games: &[GameResult]) -> Stats {
    let mut stats = Stats::new(player(0));
    games.iter().for_each(|game| stats.add(game));
    stats
}

#[test]
fn places_and_wins_are_counted_shared_ones_too() {
    let stats = fold(&[
        game(1, [total(50), total(60), total(70)]),
        game(2, [total(50), total(50), total(70)]),
        game(3, [total(70), total(60), total(70), total(80)]),
        game(4, [total(40), total(40)]),
    ]);
    assert_eq!((stats.game_count, stats.wins, stats.shared_wins), (4, 3, 2));
    let places: Vec<_> = stats.places.iter().map(|one| one.game_count).collect();
    assert_eq!(places, [3, 1]);
    assert_eq!(stats.totals, [50, 50, 70, 40]);
}

#[test]
fn only_a_contest_played_to_the_end_counts() {
    let stats = fold(&[
        game(1, [left("5 5"), total(60), total(70)]),
        game(2, [total(50), left("0")]),
        game_of(3, [(player(1), total(1)), (player(2), total(2))]),
    ]);
    assert_eq!(stats, Stats::new(player(0)));
}

#[test]
fn a_round_counts_where_it_was_played_the_table_being_the_others() {
    let stats = fold(&[
        game(1, [rounds("0* 10 -"), rounds("4 20 7"), left("9 0*")]),
        game(2, [late(30, "- 20"), rounds("5 0")]),
    ]);
    let [first, second, third, ..] = stats.by_round;
    let averages =
        |round: RoundStats| (round.average_score.average(), round.table_average_score.average());
    assert_eq!(averages(first), (Some(0.0), Some(6.5)));
    assert_eq!(averages(second), (Some(15.0), Some(20.0 / 3.0)));
    assert_eq!(averages(third), (None, None));
    assert_eq!(first.out_rate.average(), Some(1.0));
    assert_eq!(second.out_rate.average(), Some(0.0));
    assert_eq!(third.out_rate.average(), None);
    assert_eq!(stats.per_round.average(), Some(10.0));
    assert_eq!(stats.total.average(), Some(30.0));
}

#[test]
fn the_first_of_equal_extremes_stands() {
    let stats = fold(&[
        game(1, [rounds("5 0 9"), total(1)]),
        game(2, [rounds("9 0 5"), total(1)]),
        game(3, [rounds("0 0 1"), total(1)]),
    ]);
    let extreme = |points, number, round, times| {
        Some(Extreme {
            points: match round {
                Some(_) => Points::Score(points),
                None => Points::Total(points),
            },
            times,
            round,
            game: when(number),
        })
    };
    assert_eq!(stats.best_round, extreme(0, 1, Some(2), 4));
    assert_eq!(stats.worst_round, extreme(9, 1, Some(3), 2));
    assert_eq!(stats.best_game, extreme(1, 3, None, 1));
    assert_eq!(stats.worst_game, extreme(14, 1, None, 2));
    let below = fold(&[game(1, [rounds("-5 0"), total(1)])]);
    assert_eq!(below.best_round, extreme(-5, 1, Some(1), 1));
    assert_eq!(below.worst_round, extreme(0, 1, Some(2), 1));
}

#[test]
fn opponents_beaten_are_shared_out_by_table() {
    let stats = fold(&[
        game(1, [total(50), total(60), total(50), left("1")]),
        game(2, [total(50), total(40), total(30), total(60)]),
        game(3, [total(50), total(60)]),
    ]);
    let four = stats.by_table[&4];
    assert_eq!((four.game_count, four.wins), (2, 1));
    assert_eq!(four.average_place.average(), Some(2.0));
    assert_eq!((four.beaten.twice, four.beaten.faced), (2 * 2 + 1, 5));
    assert_eq!(four.beaten.share(), Some(0.5));
    assert_eq!(stats.by_table[&2].beaten.share(), Some(1.0));
    let second = &stats.by_opponent[&player(1).uuid];
    assert_eq!((second.game_count, second.ahead, second.behind), (3, 2, 1));
    assert_eq!(second.beaten.share(), Some(2.0 / 3.0));
    let third = &stats.by_opponent[&player(2).uuid];
    assert_eq!((third.game_count, third.behind, third.tied), (2, 1, 1));
    assert_eq!(third.beaten.share(), Some(0.25));
}

#[test]
fn who_is_beaten_most_and_least_often_is_told_from_five_games_on() {
    let won = |number| game(number, [total(50), total(60), total(40)]);
    let lost = |number| game(number, [total(50), total(45), total(40), total(99)]);
    let names = |stats: &Stats| {
        let (most, least) = stats.beaten_most_and_least()?;
        Some([most, least].map(|met| met.player.uuid))
    };
    let four: Vec<_> = (1..=4).map(won).collect();
    assert_eq!(names(&fold(&four)), None);
    let five: Vec<_> = four.into_iter().chain([lost(5)]).collect();
    assert_eq!(names(&fold(&five)), Some([player(1).uuid, player(2).uuid]));
}

#[test]
fn the_best_comeback_gains_at_least_a_place() {
    let loses = [rounds("0 0 0 0 0 0 0 0 0 0 9"), total(5)];
    let gains = [rounds("9 0 0 0 0 0 0 0 0 0 0"), rounds("5 0 0 0 0 0 0 0 0 5 0")];
    let stats = fold(&[game(1, loses.clone())]);
    assert_eq!(stats.comeback.best, None);
    assert_eq!(stats.comeback.average_places_gained.average(), Some(-1.0));
    let stats = fold(&[game(1, loses), game(2, gains.clone()), game(3, gains)]);
    let best = BestComeback { places: Comeback { from: 2, to: 1 }, game: when(2) };
    assert_eq!(stats.comeback.best, Some(best));
    assert_eq!(stats.comeback.average_places_gained.average(), Some(1.0 / 3.0));
}

#[test]
fn streaks_run_over_the_games_of_the_player() {
    let won = |number| game(number, [total(1), total(2)]);
    let lost = |number| game(number, [total(2), total(1)]);
    let without = |number| game_of(number, [(player(1), total(1)), (player(2), total(2))]);
    let stats = fold(&[won(1), without(2), won(3), lost(4), lost(5), won(6)]);
    let ends = |span: Option<super::super::GameSpan>| {
        let span = span.unwrap();
        (span.game_count, span.first, span.last)
    };
    assert_eq!(ends(stats.win_streak.longest), (2, when(1), when(3)));
    assert_eq!(ends(stats.win_streak.current), (1, when(6), when(6)));
    assert_eq!(ends(stats.drought.longest), (2, when(4), when(5)));
    assert_eq!(stats.drought.current, None);
}

#[test]
fn all_players_are_listed_most_games_first_then_by_name() {
    let two = game(1, [total(10), total(20)]);
    let three = game(2, [total(10), total(20), total(30)]);
    let mut all = AllStats::default();
    renamed(vec![two, three], 0, "Zoe").iter().for_each(|game| all.add(game));
    let players = all.finish();
    let listed: Vec<_> =
        players.iter().map(|stats| (&*stats.player.name, stats.game_count, stats.wins)).collect();
    assert_eq!(listed, [("Bob", 2, 0), ("Zoe", 2, 2), ("Cat", 1, 0)]);
}
