use proptest::prelude::*;
use uuid::Uuid;

use super::*;
use crate::game::fixture::{recorded, seated};
use crate::game::{Aggregate, RankingMethod, TournamentStart};
use crate::rules::Ruleset;

/// A tournament of three games, with what happened to it.
struct Played(Vec<TournamentEvent>);

impl Played {
    fn new(players: usize, tables: TableCount, apart: &[(usize, usize)]) -> Self {
        let apart = apart.iter();
        let start = TournamentStart {
            name: "Open".to_owned(),
            date: "2026-11-22".parse().unwrap(),
            games: 3,
            tables,
            cut: None,
            by: RankingMethod::Beaten,
            ruleset: Ruleset::official(),
            seed: 7,
            players: (0..players).map(seated).collect(),
            apart: apart.map(|&(one, other)| [seated(one), seated(other)]).collect(),
        };
        let mut played = Self(vec![TournamentEvent::TournamentCreated(start)]);
        played.seat(1);
        played
    }

    fn tournament(&self) -> Tournament {
        let events = recorded(self.0.clone());
        let mut tournament = Tournament::fold(Uuid::from_u128(7), events).unwrap();
        tournament.settle(|_| false);
        tournament
    }

    fn seat(&mut self, from: u8) {
        let tournament = self.tournament();
        let events = Schedule::new(&tournament, from).seat(None).unwrap();
        self.0.extend(events);
    }

    fn joins(&mut self, player: usize, from_game: u8) {
        let player = seated(player);
        self.0.push(TournamentEvent::TournamentJoined { player, from_game });
    }

    fn leaves(&mut self, player: usize, from_game: u8) {
        let player = seated(player);
        self.0.push(TournamentEvent::TournamentLeft { player, from_game });
    }
}

fn seats(tournament: &Tournament, game: u8) -> Vec<Vec<PlayerId>> {
    tournament.seated[&game].iter().map(|table| table.seats.clone()).collect()
}

fn seated_tables(event: &TournamentEvent) -> &[Vec<PlayerId>] {
    match event {
        TournamentEvent::TournamentSeated { tables, .. } => tables,
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_games_to_come_are_seated_for_those_who_play_them() {
    let mut played = Played::new(12, TableCount::Tables(3), &[]);
    let before = played.tournament();
    assert!((1..=3).all(|game| before.is_seated(game)));
    played.leaves(0, 2);
    played.joins(12, 2);
    assert!(![2, 3].map(|game| played.tournament().is_seated(game))[1]);
    played.seat(2);
    let after = played.tournament();
    assert_eq!(seats(&after, 1), seats(&before, 1));
    assert!(after.is_seated(2) && after.is_seated(3));
}

#[test]
fn who_met_in_a_game_that_was_played_is_seated_apart() {
    let mut played = Played::new(16, TableCount::Tables(4), &[]);
    played.leaves(0, 2);
    played.joins(16, 2);
    played.seat(2);
    let tournament = played.tournament();
    assert_eq!(Schedule::new(&tournament, 1).quality().repeats, 0);
}

#[test]
fn a_late_player_takes_a_chair_at_an_open_table_away_from_whom_they_must_not_meet() {
    let tournament = Played::new(11, TableCount::Tables(3), &[(0, 1)]).tournament();
    let small = seats(&tournament, 1).iter().position(|table| table.len() == 3).unwrap();
    let schedule = Schedule::new(&tournament, 1);
    let event = schedule.add(1, seated(11), |_| true).unwrap();
    let after = seated_tables(&event);
    assert_eq!(after[small].len(), 4);
    assert_eq!(after[small][3], seated(11));
    let full = |table: u16| usize::from(table) != small + 1;
    let refused = schedule.add(1, seated(11), full);
    assert_eq!(refused, Err(SeatingError::NoChair));
    assert_eq!(schedule.add(4, seated(11), |_| true), Err(SeatingError::NoChair));
}

#[test]
fn who_leaves_a_small_table_is_replaced_if_a_table_of_more_has_not_begun() {
    let tournament = Played::new(10, TableCount::Tables(3), &[]).tournament();
    let before = seats(&tournament, 1);
    let small = before.iter().position(|table| table.len() == 3).unwrap();
    let large = before.iter().position(|table| table.len() == 4).unwrap();
    let gone = before[small][0];
    let schedule = Schedule::new(&tournament, 1);
    let event = schedule.remove(1, gone, |_| true).unwrap();
    let after = seated_tables(&event);
    assert_eq!((after[small].len(), after[large].len()), (3, 3));
    assert!(!after.concat().contains(&gone));
    assert!(before[large].contains(&after[small][2]));
    let begun = |table: u16| usize::from(table) != large + 1;
    assert_eq!(schedule.remove(1, gone, begun), Err(SeatingError::NoChair));
    let closed = schedule.remove(1, gone, |_| false);
    assert!(matches!(closed, Err(SeatingError::NotSeated(_))));
}

#[test]
fn pairs_stay_apart_although_one_of_them_has_left_or_came_late() {
    let mut played = Played::new(9, TableCount::Tables(3), &[(0, 1), (2, 3)]);
    played.leaves(2, 2);
    played.joins(9, 2);
    played.seat(2);
    let tournament = played.tournament();
    for game in 2..=3 {
        let tables = seats(&tournament, game);
        let together =
            |table: &Vec<PlayerId>| [0, 1].map(seated).iter().all(|one| table.contains(one));
        assert!(!tables.iter().any(together));
    }
    assert_eq!(Schedule::new(&tournament, 1).quality().apart_met, 0);
}

#[test]
fn as_many_tables_as_before_or_as_were_asked_for_or_as_near_as_the_players_allow() {
    let size = |least, most| TableCount::Size { least, most };
    for (count, before, players, expect) in [
        (TableCount::Tables(3), None, 12, vec![3]),
        (TableCount::Tables(8), None, 64, vec![8]),
        (TableCount::Tables(3), None, 22, vec![3]),
        (TableCount::Tables(2), None, 16, vec![2]),
        (TableCount::Tables(1), None, 8, vec![1]),
        // Some have come or left since then.
        (TableCount::Tables(3), Some(3), 8, vec![2]),
        (TableCount::Tables(1), Some(1), 9, vec![2]),
        (TableCount::Tables(9), Some(9), 3, vec![1]),
        (TableCount::Tables(8), Some(10), 64, vec![10]),
        (size(4, 6), None, 24, vec![4, 6, 5]),
        (size(4, 6), Some(5), 24, vec![5]),
        (size(4, 6), Some(4), 25, vec![5, 6]),
        // No tables of four to six seat seven.
        (size(4, 6), Some(2), 7, vec![2]),
        (size(4, 6), None, 7, vec![1, 2]),
        (size(5, 5), Some(2), 11, vec![2]),
    ] {
        let found = tables_to_compare(count, before, players);
        assert_eq!(found, Ok(expect), "{count:?}, {before:?}, {players}");
    }
    assert!(tables_to_compare(size(4, 6), None, 2).is_err());
}

#[test]
fn of_the_tables_that_have_the_sizes_wanted_those_are_taken_that_repeat_the_least() {
    let size = TableCount::Size { least: 4, most: 6 };
    for (players, tables) in [(12, 3), (20, 5), (24, 6)] {
        let tournament = Played::new(players, size, &[]).tournament();
        assert_eq!(tournament.seated[&1].len(), tables, "{players}");
    }
}

#[test]
fn a_late_player_changes_the_number_of_tables_only_if_that_is_asked() {
    let mut played = Played::new(11, TableCount::Size { least: 3, most: 4 }, &[]);
    assert_eq!(played.tournament().seated[&1].len(), 3);
    played.joins(11, 2);
    let tournament = played.tournament();
    let asked = |tables| Schedule::new(&tournament, 2).seat(tables);
    let tables = |tables| seated_tables(&asked(tables).unwrap()[0]).len();
    assert_eq!((tables(None), tables(Some(4))), (3, 4));
    assert!(matches!(asked(Some(5)), Err(SeatingError::Tables { .. })));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn games_that_began_stay_as_they_are_whoever_comes_or_leaves(
        players in 6_usize..20,
        from in 2_u8..=3,
        gone in prop::collection::btree_set(0_usize..6, 0..3),
        late in 0_usize..4,
    ) {
        let mut played = Played::new(players, TableCount::Size { least: 3, most: 5 }, &[(0, 1)]);
        let before = played.tournament();
        gone.iter().for_each(|&player| played.leaves(player, from));
        (players..players + late).for_each(|player| played.joins(player, from));
        prop_assume!(players - gone.len() + late >= 3);
        played.seat(from);
        let after = played.tournament();
        for game in 1..from {
            prop_assert_eq!(&after.seated[&game], &before.seated[&game]);
        }
        for game in from..=3 {
            prop_assert!(after.is_seated(game));
            let sizes = seats(&after, game).into_iter().map(|table| table.len());
            prop_assert!(sizes.clone().max().unwrap() - sizes.min().unwrap() <= 1);
        }
    }
}
