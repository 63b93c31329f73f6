//! That `league::rate` gives what the package `openskill` gives, and what
//! holds of any game.

use crowns::league::{Rating, rate};
use proptest::prelude::*;
use serde_json::Value;

type Players = Vec<(Rating, u32)>;

/// What the skill may drift by between two games, `tau`.
const DRIFT: f64 = 25.0 / 300.0;

#[test]
fn each_game_comes_out_as_in_openskill() {
    for game in games("games") {
        check(&game, &rated(&game.before));
    }
}

#[test]
fn fifty_games_in_a_row_come_out_as_in_openskill() {
    let mut ratings = [Rating::NEW; 9];
    let replay = games("replay");
    assert_eq!(replay.len(), 50);
    for game in replay {
        let seats = game.players.iter().zip(&game.before);
        let before: Players =
            seats.map(|(&player, &(_, place))| (ratings[player], place)).collect();
        let after = rated(&before);
        check(&game, &after);
        for (&player, (rating, _)) in game.players.iter().zip(after) {
            ratings[player] = rating;
        }
    }
}

#[test]
fn the_data_hold_every_size_of_table_with_and_without_ties() {
    let games = games("games");
    for size in [2, 3, 4, 5, 6, 7, 8, 14] {
        for tied in [false, true] {
            let like = |game: &&Game| game.before.len() == size && has_ties(&game.before) == tied;
            assert!(games.iter().filter(like).count() >= 3, "{size} {tied}");
        }
    }
}

#[test]
fn fewer_than_two_players_change_nothing() {
    rate(&mut []);
    assert_eq!(rated(&[(Rating::NEW, 1)]), [(Rating::NEW, 1)]);
}

#[test]
fn a_win_among_seven_new_players_counts_as_one_game() {
    let players: Players = (1..=7).map(|place| (Rating::NEW, place)).collect();
    let winner = rated(&players)[0].0;
    assert_eq!(format!("{:.2}", winner.mu), "27.41");
}

#[test]
fn new_players_who_tie_stay_equal() {
    let players = rated(&[(Rating::NEW, 1), (Rating::NEW, 1), (Rating::NEW, 3)]);
    assert_eq!(players[0], players[1]);
    assert_eq!(Rating::NEW.ordinal(), 0.0);
}

#[test]
fn a_player_is_almost_surely_as_good_as_the_mean_less_three_deviations() {
    let rating = Rating { mu: 30.0, sigma: 2.0 };
    assert_eq!(rating.ordinal(), 24.0);
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_order_of_listing_does_not_matter((players, order) in listed()) {
        let here = rated(&players);
        let moved: Players = order.iter().map(|&index| players[index]).collect();
        for (there, &index) in rated(&moved).iter().zip(&order) {
            prop_assert!((there.0.mu - here[index].0.mu).abs() < 1e-10);
            prop_assert!((there.0.sigma - here[index].0.sigma).abs() < 1e-10);
        }
    }

    #[test]
    fn only_the_order_of_the_places_matters(players in tied()) {
        let spread: Players = players.iter().map(|&(r, place)| (r, place * place + 3)).collect();
        for (one, other) in rated(&players).iter().zip(rated(&spread)) {
            prop_assert_eq!(one.0, other.0);
        }
    }

    #[test]
    fn the_winner_never_falls_and_the_last_never_rises(players in untied()) {
        let after = rated(&players);
        let last = players.len() - 1;
        prop_assert!(after[0].0.mu >= players[0].0.mu);
        prop_assert!(after[last].0.mu <= players[last].0.mu);
    }

    #[test]
    fn a_game_never_raises_the_uncertainty_beyond_that_of_the_time_passed(players in tied()) {
        for ((before, _), (after, _)) in players.iter().zip(rated(&players)) {
            prop_assert!(after.mu.is_finite());
            prop_assert!(after.sigma > 0.0);
            prop_assert!(after.sigma <= (before.sigma * before.sigma + DRIFT * DRIFT).sqrt());
        }
    }
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() }
}

fn rating() -> impl Strategy<Value = Rating> {
    (-100.0..150.0, 0.01..30.0).prop_map(|(mu, sigma)| Rating { mu, sigma })
}

/// Players in the order of their places, each with one of their own.
fn untied() -> impl Strategy<Value = Players> {
    prop::collection::vec(rating(), 2..=14)
        .prop_map(|ratings| ratings.into_iter().zip(1..).collect())
}

/// Players with any places.
fn tied() -> impl Strategy<Value = Players> {
    prop::collection::vec((rating(), 1..9_u32), 2..=14)
}

/// Players with any places, and an order to list them in.
fn listed() -> impl Strategy<Value = (Players, Vec<usize>)> {
    tied().prop_flat_map(|players| {
        let order: Vec<usize> = (0..players.len()).collect();
        (Just(players), Just(order).prop_shuffle())
    })
}

/// A game of `data/openskill.json`.
struct Game {
    what: String,
    /// By seat the player, in the replay.
    players: Vec<usize>,
    before: Players,
    after: Vec<Rating>,
}

fn games(list: &str) -> Vec<Game> {
    let data: Value = serde_json::from_str(include_str!("../data/openskill.json")).unwrap();
    let games = data[list].as_array().unwrap();
    games.iter().map(game).collect()
}

fn game(json: &Value) -> Game {
    let list = |name: &str| json[name].as_array().cloned().unwrap_or_default();
    let number = |json: &Value| json.as_u64().unwrap();
    let rating =
        |json: &Value| Rating { mu: json[0].as_f64().unwrap(), sigma: json[1].as_f64().unwrap() };
    let places = list("places");
    let places = places.iter().map(|place| number(place) as u32);
    Game {
        what: json["what"].as_str().unwrap().to_owned(),
        players: list("players").iter().map(|player| number(player) as usize).collect(),
        before: list("before").iter().map(rating).zip(places).collect(),
        after: list("after").iter().map(rating).collect(),
    }
}

fn check(game: &Game, after: &[(Rating, u32)]) {
    assert_eq!(after.len(), game.after.len());
    for (seat, (expected, (rating, _))) in game.after.iter().zip(after).enumerate() {
        let near = |one: f64, other: f64| (one - other).abs() <= 1e-9 * other.abs();
        assert!(
            near(rating.mu, expected.mu) && near(rating.sigma, expected.sigma),
            "{}, seat {seat}: {rating:?}, and openskill has {expected:?}",
            game.what
        );
    }
}

fn rated(players: &[(Rating, u32)]) -> Players {
    let mut players = players.to_vec();
    rate(&mut players);
    players
}

fn has_ties(players: &[(Rating, u32)]) -> bool {
    let mut places: Vec<_> = players.iter().map(|&(_, place)| place).collect();
    places.sort();
    places.windows(2).any(|pair| pair[0] == pair[1])
}
