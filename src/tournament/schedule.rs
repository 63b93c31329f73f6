//! The games of a tournament as its events have them: seats them, and finds
//! places for players who come late or leave.

use std::collections::HashMap;

use crate::game::{PlayerId, TableCount, Tournament, TournamentEvent};
use crate::seating::{
    SeatedGame, SeatingError, SeatingQuality, SeatingRequest, add_player, remove_player,
    seat_at_any, tables_for,
};

/// The players of a tournament numbered as the seating needs them: those who
/// play from a game on come first.
#[derive(Debug)]
pub struct Schedule<'a> {
    tournament: &'a Tournament,
    players: Vec<PlayerId>,
    numbers: HashMap<PlayerId, usize>,
    count: usize,
    from: u8,
}

impl<'a> Schedule<'a> {
    /// Numbers the players of the games from one on; those before it are over or
    /// have begun.
    pub fn new(tournament: &'a Tournament, from: u8) -> Self {
        let mut schedule =
            Self { tournament, players: Vec::new(), numbers: HashMap::new(), count: 0, from };
        for player in tournament.players_of(from) {
            schedule.number(player);
        }
        schedule.count = schedule.players.len();
        let seated = tournament.seated.values().flatten();
        for &player in seated.flat_map(|table| &table.seats) {
            schedule.number(player);
        }
        schedule
    }

    fn number(&mut self, player: PlayerId) {
        let next = self.players.len();
        if *self.numbers.entry(player).or_insert(next) == next {
            self.players.push(player);
        }
    }

    /// Seats all games from the first that is to be seated, at so many tables if
    /// they are named, else at as many as before. If that is not possible, and
    /// the first time, the number of tables follows from how the tournament
    /// began.
    pub fn seat(&self, tables: Option<u16>) -> Result<Vec<TournamentEvent>, SeatingError> {
        let games = self.from..=self.tournament.start.games;
        let played: Vec<_> = (1..self.from).filter_map(|game| self.game(game)).collect();
        let request = SeatingRequest {
            apart: &self.apart(),
            played: &played,
            ..SeatingRequest::new(self.count, 1, games.clone().count(), self.tournament.start.seed)
        };
        let tables = match tables {
            Some(tables) => vec![tables.into()],
            None => {
                let wanted = self.tournament.start.tables;
                tables_to_compare(wanted, self.seated_before(), self.count)?
            }
        };
        let (seated, _) = seat_at_any(&request, &tables)?;
        Ok(games.zip(&seated).map(|(game, seated)| self.event(game, seated)).collect())
    }

    /// Returns at how many tables the first game that is to be seated was seated
    /// before, or the game before it, and how many players.
    fn seated_before(&self) -> Option<(usize, usize)> {
        let (_, tables) = self.tournament.seated.range(..=self.from).last()?;
        Some((tables.len(), tables.iter().map(|table| table.seats.len()).sum()))
    }

    /// Seats a player who came late in an empty chair of a game at one of the
    /// tables, by number, that are open.
    pub fn add(
        &self,
        game: u8,
        player: PlayerId,
        is_open: impl Fn(u16) -> bool,
    ) -> Result<TournamentEvent, SeatingError> {
        let (mut seated, others) = self.apart_from_others(game)?;
        let number = self.numbers.get(&player).copied().unwrap_or(self.players.len());
        let is_open = |table| is_open(number_of(table));
        add_player(&mut seated, number, is_open, &others, &self.apart())?;
        let name = |number: &usize| self.players.get(*number).copied().unwrap_or(player);
        Ok(named(game, &seated, name))
    }

    /// Takes a player out of a game at a table that is open; if the table would be too small,
    /// somebody of a larger one that is open moves there, or the others play on alone.
    pub fn remove(
        &self,
        game: u8,
        player: PlayerId,
        is_open: impl Fn(u16) -> bool,
    ) -> Result<TournamentEvent, SeatingError> {
        let (mut seated, others) = self.apart_from_others(game)?;
        let number = self.numbers.get(&player).copied();
        let number = number.ok_or(SeatingError::NotSeated(self.players.len()))?;
        let is_open = |table| is_open(number_of(table));
        remove_player(&mut seated, number, is_open, &others, &self.apart())?;
        Ok(self.event(game, &seated))
    }

    pub fn quality(&self) -> SeatingQuality {
        let games = 1..=self.tournament.start.games;
        let games: Vec<_> = games.filter_map(|game| self.game(game)).collect();
        SeatingQuality::from_games(&games, &self.pairs().collect::<Vec<_>>())
    }

    fn apart_from_others(&self, game: u8) -> Result<(SeatedGame, Vec<SeatedGame>), SeatingError> {
        let seated = self.game(game).ok_or(SeatingError::NoChair)?;
        let others = 1..=self.tournament.start.games;
        let others = others.filter(|&other| other != game);
        Ok((seated, others.filter_map(|other| self.game(other)).collect()))
    }

    fn game(&self, game: u8) -> Option<SeatedGame> {
        let tables = self.tournament.seated.get(&game)?.iter();
        let tables = tables.map(|table| table.seats.iter().map(|player| self.numbers[player]));
        Some(SeatedGame { tables: tables.map(Iterator::collect).collect() })
    }

    /// Returns the pairs who are not to meet, of those who are to be seated.
    fn apart(&self) -> Vec<(usize, usize)> {
        self.pairs().filter(|&(one, other)| one.max(other) < self.count).collect()
    }

    /// Returns the pairs who are not to meet, of those who play or have played.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let pairs = self.tournament.start.apart.iter();
        pairs.filter_map(|[one, other]| Some((*self.numbers.get(one)?, *self.numbers.get(other)?)))
    }

    fn event(&self, game: u8, seated: &SeatedGame) -> TournamentEvent {
        named(game, seated, |&number| self.players[number])
    }
}

fn named(game: u8, seated: &SeatedGame, name: impl Fn(&usize) -> PlayerId) -> TournamentEvent {
    let tables = seated.tables.iter();
    TournamentEvent::TournamentSeated {
        game,
        tables: tables.map(|table| table.iter().map(&name).collect()).collect(),
    }
}

/// Returns the number of a table that is counted from 0.
fn number_of(table: usize) -> u16 {
    u16::try_from(table + 1).unwrap_or(u16::MAX)
}

/// Lists the numbers of tables of which the best is taken: as many as before or
/// as were asked for, if the players fit; else all that have the sizes wanted,
/// or of the usual ones that nearest to the number asked for. If that nearest one was taken
/// before, the number asked for is wanted again.
fn tables_to_compare(
    count: TableCount,
    before: Option<(usize, usize)>,
    players: usize,
) -> Result<Vec<usize>, SeatingError> {
    let (asked, sizes) = match count {
        TableCount::Tables(tables) => {
            let sizes = SeatingRequest::MIN_TABLE..=SeatingRequest::MAX_TABLE;
            (Some(usize::from(tables)), sizes)
        }
        TableCount::Size { least, most } => (None, least.into()..=most.into()),
    };
    let usual = || {
        let sizes = SeatingRequest::MIN_TABLE..=SeatingRequest::USUAL_MAX_TABLE;
        tables_for(players, sizes)
    };
    let is_possible = |players, tables| {
        tables_for(players, sizes.clone()).is_ok_and(|possible| possible.contains(&tables))
    };
    let was_nearest = |asked, (tables, players): (usize, usize)| {
        !is_possible(players, asked)
            && tables_to_compare(count, None, players).is_ok_and(|found| found == [tables])
    };
    let is_chosen =
        |before: &(usize, usize)| !asked.is_some_and(|asked| was_nearest(asked, *before));
    let wanted = before.filter(is_chosen).map(|(tables, _)| tables).or(asked);
    let fitting = tables_for(players, sizes.clone()).or_else(|_| usual())?;
    match (wanted, asked) {
        (Some(wanted), _) if fitting.contains(&wanted) => Ok(vec![wanted]),
        (Some(wanted), Some(_)) => {
            let nearest = usual()?.into_iter().min_by_key(|tables| tables.abs_diff(wanted));
            Ok(Vec::from_iter(nearest))
        }
        _ => Ok(fitting),
    }
}

#[cfg(test)]
mod tests {
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
        // Two play on alone where nobody can come from a larger table.
        let event = schedule.remove(1, gone, begun).unwrap();
        let after = seated_tables(&event);
        assert_eq!((after[small].len(), after[large].len()), (2, 4));
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
            (TableCount::Tables(3), Some((3, 9)), 8, vec![2]),
            (TableCount::Tables(1), Some((1, 7)), 9, vec![2]),
            (TableCount::Tables(9), Some((9, 27)), 3, vec![1]),
            (TableCount::Tables(8), Some((10, 64)), 64, vec![10]),
            // They were too few for two tables, and are not any more.
            (TableCount::Tables(2), Some((1, 5)), 7, vec![2]),
            // Three tables were named when a player came.
            (TableCount::Tables(1), Some((3, 11)), 12, vec![3]),
            (size(4, 6), None, 24, vec![4, 6, 5]),
            (size(4, 6), Some((5, 23)), 24, vec![5]),
            (size(4, 6), Some((4, 24)), 25, vec![5, 6]),
            // No tables of four to six seat seven.
            (size(4, 6), Some((2, 8)), 7, vec![2]),
            (size(4, 6), None, 7, vec![1, 2]),
            (size(5, 5), Some((2, 10)), 11, vec![2]),
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
}
