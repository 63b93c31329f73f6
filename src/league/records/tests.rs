use strum::IntoEnumIterator;

use super::super::fixture::{game, game_of, left, player, rounds, total, when};
use super::*;

/// Nothing that is a record but for most games.
fn plain(number: u32) -> GameResult {
    let seat = || rounds("20 20 20 20 20");
    game_of(number, [(player(90), seat()), (player(91), seat())])
}

fn after_plain_games(kind: RecordKind, games: &[GameResult]) -> Option<Record> {
    let mut records = Records::default();
    (101..=110).for_each(|number| records.add(&plain(number)));
    games.iter().for_each(|game| records.add(game));
    let mut held = records.finish().into_iter();
    held.find(|record| record.kind == kind)
}

/// Adds games to plain ones that have no record, and checks a record: its
/// value, and of each holder the player, the first game and the last.
fn check(kind: RecordKind, games: &[GameResult], value: i32, holders: &[(u32, u32, u32)]) {
    let record = after_plain_games(kind, games).unwrap();
    assert_eq!(record.value, value);
    let seen: Vec<_> = record
        .holders
        .iter()
        .map(|holder| (holder.player.clone(), holder.first, holder.last))
        .collect();
    let of = |&(p, first, last): &(u32, u32, u32)| (player(p), when(first), when(last));
    assert_eq!(seen, holders.iter().map(of).collect::<Vec<_>>());
}

#[test]
fn ten_games_must_count() {
    let mut records = Records::default();
    (1..=9).for_each(|number| records.add(&plain(number)));
    records.add(&game(10, [total(1), left("5")]));
    assert_eq!((records.games(), records.missing()), (9, 1));
    assert_eq!(records.clone().finish(), []);
    records.add(&plain(11));
    assert_eq!((records.games(), records.missing()), (10, 0));
    assert!(!records.finish().is_empty());
}

#[test]
fn each_feat_stands_in_its_own_place() {
    for (index, kind) in RecordKind::iter().enumerate() {
        assert_eq!(kind as usize, index);
    }
}

#[test]
fn totals_are_of_all_who_stayed() {
    let games = [game(1, [total(50), total(300), left("0")])];
    check(RecordKind::LowestTotal, &games, 50, &[(0, 1, 1)]);
    check(RecordKind::HighestTotal, &games, 300, &[(1, 1, 1)]);
    check(RecordKind::LowestWin, &games, 50, &[(0, 1, 1)]);
    let games = [game(1, [total(200), total(200), total(300)])];
    check(RecordKind::HighestWin, &games, 200, &[(0, 1, 1), (1, 1, 1)]);
}

#[test]
fn margins_are_of_wins_alone_with_those_who_came_second() {
    let games = [
        game(1, [total(50), total(80), total(80)]),
        game(2, [total(60), total(40), total(90)]),
        game(3, [total(70), total(70), total(200)]),
        game(4, [total(30), total(60)]),
    ];
    check(RecordKind::BiggestMargin, &games, 30, &[(0, 1, 1), (0, 4, 4)]);
    check(RecordKind::ClosestFinish, &games, 20, &[(1, 2, 2)]);
    let margin = after_plain_games(RecordKind::BiggestMargin, &games[..1]).unwrap();
    assert_eq!(margin.holders[0].over, [player(1), player(2)]);
}

#[test]
fn rounds_out_and_zeros_are_of_one_game() {
    let games = [
        game(1, [rounds("0* 0 - 0* 0* 41"), rounds("5 0* 0* 0 3 3")]),
        game(2, [rounds("0 1 0"), left("99 0* 0* 0* 0*")]),
        game(3, [rounds("1"), rounds("41")]),
    ];
    check(RecordKind::MostOut, &games, 3, &[(0, 1, 1)]);
    check(RecordKind::MostZeros, &games, 3, &[(1, 1, 1)]);
    check(RecordKind::BiggestRound, &games, 41, &[(0, 1, 1), (1, 3, 3)]);
    let biggest = after_plain_games(RecordKind::BiggestRound, &games).unwrap();
    let rounds: Vec<_> = biggest.holders.iter().map(|holder| holder.round).collect();
    assert_eq!(rounds, [Some(6), Some(1)]);
}

#[test]
fn what_never_happened_is_no_record() {
    let games = [game(1, [rounds("5 5 5 5 5 5 5 5 5 5 5"), rounds("6 6")])];
    for kind in [RecordKind::MostOut, RecordKind::MostZeros, RecordKind::Comeback] {
        assert_eq!(after_plain_games(kind, &games), None, "{kind:?}");
    }
}

#[test]
fn each_feat_has_a_name_of_its_own() {
    let mut names: Vec<_> = RecordKind::iter().map(RecordKind::name).collect();
    assert_eq!((names[0], names[4]), ("lowest-total", "biggest-margin"));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), RecordKind::COUNT);
}

#[test]
fn streaks_are_of_one_player_and_ties_list_all() {
    let between = |number, first, second| {
        let seats = [(player(first), total(1)), (player(second), total(2))];
        game_of(number, seats)
    };
    let mut games: Vec<_> = (1..=11).map(|number| between(number, 1, 2)).collect();
    check(RecordKind::WinStreak, &games, 11, &[(1, 1, 11)]);
    check(RecordKind::Drought, &games, 11, &[(2, 1, 11)]);
    games.extend((12..=22).map(|number| between(number, 3, 1)));
    check(RecordKind::WinStreak, &games, 11, &[(1, 1, 11), (3, 12, 22)]);
    check(RecordKind::Drought, &games, 11, &[(2, 1, 11), (1, 12, 22)]);
    check(RecordKind::MostGames, &games, 22, &[(1, 1, 22)]);
}

#[test]
fn a_comeback_gains_places() {
    let games = [
        game(
            1,
            [
                rounds("9 0 0 0 0 0 0 0 0 0 0"),
                rounds("5 0 0 0 0 0 0 0 0 5 0"),
                rounds("5 0 0 0 0 0 0 0 0 0 9"),
            ],
        ),
        game(2, [rounds("9 0 0 0 0 0 0 0 0"), rounds("5 0 0 0 0 0 0 0 9")]),
    ];
    check(RecordKind::Comeback, &games, 2, &[(0, 1, 1)]);
}

const EVEN: &str = "10 10 10 10 10 10 10 10 10 10 10";
const WORSE: &str = "11 11 11 11 11 11 11 11 11 11 11";

/// Counts games that alternate the winner, then checks which records a night
/// breaks.
fn check_broken(before: u32, night: &[[&str; 2]], expect: &[(RecordKind, i32, i32)]) {
    let played = |number, [one, other]: [&str; 2]| game(number, [rounds(one), rounds(other)]);
    let night: Vec<_> =
        (before..).zip(night).map(|(number, &scores)| played(number, scores)).collect();
    let mut broken =
        BrokenRecords { games: night.clone(), before: Records::default(), reached: false };
    for number in 0..before {
        // The winners take turns, so that no streak is in the way.
        let scores = [EVEN, WORSE];
        let turn = number as usize % 2;
        broken.add_earlier(&played(number, [scores[turn], scores[1 - turn]]));
    }
    // The games themselves and later ones do not stand against them.
    night.iter().for_each(|game| broken.add_earlier(game));
    broken.add_earlier(&played(99, ["0 0", WORSE]));
    let broken = broken.finish();
    let broken: Vec<_> =
        broken.iter().map(|broken| (broken.kind, broken.value, broken.old_value)).collect();
    assert_eq!(broken, expect);
}

#[test]
fn what_is_reached_is_not_broken() {
    check_broken(Records::MIN_GAMES, &[[EVEN, WORSE]], &[]);
}

#[test]
fn what_is_beaten_by_any_game_of_the_night_is_broken_once() {
    check_broken(
        Records::MIN_GAMES,
        &[["9 10 10 10 10 10 10 10 10 10 10", WORSE], ["8 10 10 10 10 10 10 10 10 10 10", WORSE]],
        &[
            (RecordKind::LowestTotal, 108, 110),
            (RecordKind::BiggestMargin, 13, 11),
            (RecordKind::WinStreak, 2, 1),
        ],
    );
}

#[test]
fn where_there_were_no_records_none_is_broken() {
    check_broken(Records::MIN_GAMES - 1, &[["0 0", WORSE]], &[]);
}
