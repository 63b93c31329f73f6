use uuid::Uuid;

use super::*;
use crate::game::{GameId, GameRef};
use crate::league::{ROUNDS, SeatResult};

/// Reads the game of a table: `A 100, B 150`.
fn result(text: &str) -> GameResult {
    let seats: Vec<(PlayerRef, i32)> = text
        .split(", ")
        .map(|seat| {
            let (name, total) = seat.trim().split_once(' ').unwrap();
            (player(name), total.parse().unwrap())
        })
        .collect();
    let placed = seats.iter().map(|(player, total)| {
        let better = seats.iter().filter(|(_, other)| other < total).count();
        SeatResult {
            player: player.clone(),
            total: *total,
            place: Some(better as u32 + 1),
            won: better == 0,
            out: 0,
            scores: [Some(0); ROUNDS],
        }
    });
    GameResult {
        game: GameRef { number: 1, uuid: GameId(Uuid::nil()), date: None },
        seats: placed.collect(),
        minutes: None,
    }
}

fn player(name: &str) -> PlayerRef {
    PlayerRef { name: name.into(), uuid: PlayerId(Uuid::from_u128(u128::from(name.as_bytes()[0]))) }
}

/// Reads tables, a line each: the game, then the players.
fn tables(text: &str) -> Vec<TableResult> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let table = |(table, line): (u16, &str)| {
        let (game, players) = line.split_once(": ").unwrap();
        TableResult { game: game.parse().unwrap(), table, result: result(players) }
    };
    (1..).zip(lines).map(table).collect()
}

fn ranked(
    by: RankingMethod,
    text: &str,
    finale: Option<&str>,
    left: &[&str],
) -> TournamentStandings {
    let left: Vec<_> = left.iter().map(|name| player(name).uuid).collect();
    TournamentResults {
        by,
        tables: &tables(text),
        finale: finale.map(result).as_ref(),
        left: &left,
    }
    .standings()
}

/// Writes each player with the place.
fn told(standings: &TournamentStandings) -> String {
    let line = |one: &TournamentStanding| match one.place {
        Some(place) => format!("{place} {}", one.player.name),
        None => format!("- {}", one.player.name),
    };
    let lines: Vec<_> = standings.players.iter().map(line).collect();
    lines.join(", ")
}

const TWO_GAMES: &str = "
    1: A 90, B 110, C 130, D 150
    1: E 60, F 80, G 100
    2: E 100, A 120, F 140, B 160
    2: C 70, G 80, D 100
";

#[test]
fn each_method_ranks_by_hand() {
    let by = |by| told(&ranked(by, TWO_GAMES, None, &[]));
    // Opponents beaten: E 5/5, A 5/6, C 3/5, F and B 2/6 twice, G 1/4, D 0/5.
    assert_eq!(by(RankingMethod::Beaten), "1 E, 2 A, 3 C, 4 F, 5 B, 6 G, 7 D");
    // Points of two games each: E 200, A 167, C 133, F 83, B 67, G 50, D 0.
    assert_eq!(by(RankingMethod::Points), "1 E, 2 A, 3 C, 4 F, 5 B, 6 G, 7 D");
    // Totals: E 160, G 180, C 200, A 210, F 220, D 250, B 270.
    let totals = "1 E, 2 G, 3 C, 4 A, 5 F, 6 D, 7 B";
    assert_eq!(by(RankingMethod::Total), totals);
    assert_eq!(by(RankingMethod::Average), totals);
}

#[test]
fn totals_of_unequal_tables_are_marked_and_fair_methods_are_not() {
    let unequal = |by, text| ranked(by, text, None, &[]).unequal_tables;
    let sizes = Some(UnequalTables { smallest: 3, largest: 4 });
    assert_eq!(unequal(RankingMethod::Total, TWO_GAMES), sizes);
    assert_eq!(unequal(RankingMethod::Average, TWO_GAMES), sizes);
    for fair in FAIR {
        assert_eq!(unequal(fair, TWO_GAMES), None);
    }
    assert_eq!(unequal(RankingMethod::Total, "1: A 1, B 2, C 3"), None);
}

#[test]
fn who_missed_a_game_has_no_place_by_total_but_one_by_points() {
    let text = "1: A 90, B 110, C 130
                2: A 90, B 110, D 10";
    let by = |by| told(&ranked(by, text, None, &[]));
    assert_eq!(by(RankingMethod::Total), "1 A, 2 B, - D, - C");
    // Points on average: D 100, A 75, B 25, C 0.
    assert_eq!(by(RankingMethod::Points), "1 D, 2 A, 3 B, 4 C");
    assert_eq!(by(RankingMethod::Beaten), "1 D, 2 A, 3 B, 4 C");
}

#[test]
fn a_late_comer_with_less_than_half_of_the_games_has_no_place() {
    let text = "1: A 90, B 110, C 130
                2: A 90, B 110, C 130
                3: A 90, B 110, D 10";
    for by in [RankingMethod::Beaten, RankingMethod::Points] {
        let standings = ranked(by, text, None, &[]);
        assert_eq!(told(&standings), "1 A, 2 B, 3 C, - D");
    }
}

#[test]
fn a_line_has_the_games_of_the_player() {
    let standings = ranked(RankingMethod::Beaten, TWO_GAMES, None, &["E"]);
    let first = &standings.players[0];
    assert!(first.left && !standings.players[1].left);
    let games: Vec<_> = first
        .games
        .iter()
        .map(|game| (game.tournament_game, game.table, game.player_count, game.place, game.total))
        .collect();
    assert_eq!(games, [(1, 2, 3, 1, 60), (2, 3, 4, 1, 100)]);
}

#[test]
fn the_cut_passes_over_who_left_and_names_a_tie() {
    let names =
        |players: &[PlayerRef]| -> String { players.iter().map(|one| &*one.name).collect() };
    let cut = |text, chairs, left: &[&str]| {
        let cut = ranked(RankingMethod::Beaten, text, None, left).cut(chairs);
        (names(&cut.through), names(&cut.tied), cut.chairs)
    };
    let told = |through: &str, tied: &str, chairs| (through.to_owned(), tied.to_owned(), chairs);
    assert_eq!(cut(TWO_GAMES, 3, &[]), told("EAC", "", 0));
    assert_eq!(cut(TWO_GAMES, 3, &["A"]), told("ECF", "", 0));
    assert_eq!(cut(TWO_GAMES, 9, &[]), told("EACFBGD", "", 0));
    let tie = "1: A 90, B 110, C 110, D 150";
    assert_eq!(cut(tie, 2, &[]), told("A", "BC", 1));
    assert_eq!(cut(tie, 3, &[]), told("ABC", "", 0));
    assert_eq!(cut("1: A 9, B 9, C 9", 2, &[]), told("", "ABC", 2));
}

#[test]
fn finalists_come_first_in_the_order_of_the_final() {
    // E left: third in the final were A and C, who share the place.
    let standings = ranked(RankingMethod::Beaten, TWO_GAMES, Some("F 70, A 90, C 90"), &["E"]);
    assert_eq!(told(&standings), "1 F, 2 A, 2 C, 4 E, 5 B, 6 G, 7 D");
    let places: Vec<_> = standings.players.iter().map(|one| one.final_place).collect();
    assert_eq!(places[..4], [Some(1), Some(2), Some(2), None]);
}

#[test]
fn as_many_methods_decide_as_tell_places_apart() {
    let deciding = |text| ranked(RankingMethod::Total, text, None, &[]).deciding();
    let one = [RankingMethod::Total, RankingMethod::Beaten];
    assert_eq!(deciding("1: A 90, B 110, C 130"), one);
    assert_eq!(deciding("1: A 90, B 110, C 110"), one);
    // B and C have 200 points and have beaten two of three.
    let three = "1: B 90, A 100, D 110
                 1: C 100, E 120
                 2: D 80, C 100, E 130
                 2: A 90, B 110";
    let points = [&one[..], &[RankingMethod::Points]].concat();
    assert_eq!(deciding(three), points);
}

#[test]
fn who_is_equal_in_all_shares_a_place() {
    let text = "1: A 90, B 110
                1: C 90, D 110";
    let standings = ranked(RankingMethod::Points, text, None, &[]);
    assert_eq!(told(&standings), "1 A, 1 C, 3 B, 3 D");
}
