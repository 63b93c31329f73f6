//! The figures of a player, of two and the records, all as text and as JSON.

use serde_json::Value;

use super::head_to_head;
use super::*;
use crate::league::fixture::{games, player, renamed};
use crate::league::{GameResult, HeadToHead, Records};
use crate::render::fixture::check_color;
use crate::render::json;
use crate::render::league::leagues::records;
use crate::render::text::columns;

/// Three games of Ann, Bob and one whose name would steer a terminal.
fn evening() -> Vec<GameResult> {
    let games = games(
        "Ann 0* 4 12 8 0* 11 6 20 9 0* 14, Bob 7 0* 9 - 5 0* 13 0* 31 17 0*, \
         Cat 12 6 0* 0* 8 22 0* 15 0* 11 30
         Ann 5 0* 0* 13 21 7 0* 18 25 9 0*, Bob 0* 9 16 0* 0* 0* 8 0* 0* 0* 12, \
         Cat 40: - - - 5 6 7 8 9 10 11 12
         Ann 3 0* 0* 6 0* 7 8 0* 10 0* 0*, Bob 0* 4 5 0* 7 0* 0* 10 0* 3 5, \
         Cat 9 9 9 9 9 9 9 9 9 9 9",
    );
    renamed(games, "Cat", "C\u{1b}[2Jat")
}

fn folded(games: &[GameResult]) -> (Stats, HeadToHead, Records) {
    let mut folds = (
        Stats::new(player("Ann")),
        HeadToHead::new(["Ann", "Bob"].map(player)),
        Records::default(),
    );
    for game in games {
        folds.0.add(game);
        folds.1.add(game);
        folds.2.add(game);
    }
    folds
}

fn all(games: &[GameResult], style: TextStyle) -> [String; 3] {
    let (one, pair, book) = folded(games);
    let choice = GameSelection::default();
    let counted = book.games();
    [
        stats(&one, &choice, style),
        head_to_head(&pair, &choice, style),
        records(&book.finish(), counted, &choice, style),
    ]
}

fn ten() -> Vec<GameResult> {
    evening().into_iter().cycle().take(10).collect()
}

#[test]
fn no_line_is_wider_than_the_page_but_for_a_long_word() {
    for games in [Vec::new(), evening(), ten()] {
        for width in [1, 20, 30, 40, 60, 80, 100] {
            let style = TextStyle { width, ..TextStyle::PLAIN };
            for line in all(&games, style).iter().flat_map(|text| text.lines()) {
                let word = line.split_whitespace().map(columns).max().unwrap_or(0);
                let indent = line.len() - line.trim_start().len();
                let most = width.max(indent + word);
                assert!(columns(line) <= most, "{width}: {line}");
            }
        }
    }
}

#[test]
fn the_labels_of_rounds_are_as_wide_as_their_headings() {
    let check = |wild, out, expect: [&str; 3]| {
        let rows = [["#", wild, out], ["1", "3", "9%"], ["11", "K", "100%"]];
        assert_eq!(rows.map(|row| round_label(row, [wild, out], false)), expect);
    };
    check("wild", "out", ["   #  wild out", "   1  3     9%", "  11  K   100%"]);
    check(
        "trumf",
        "afslutning å",
        ["   #  trumf afslutning å", "   1  3               9%", "  11  K             100%"],
    );
}

#[test]
fn a_name_cannot_steer_the_terminal() {
    for text in all(&ten(), TextStyle::PLAIN) {
        assert!(!text.contains('\u{1b}'), "{text}");
    }
    assert!(all(&ten(), TextStyle::PLAIN)[0].contains("C\u{fffd}[2Jat"));
}

#[test]
fn figures_of_few_games_are_marked_and_the_mark_is_explained() {
    let [few, pair, _] = all(&evening(), TextStyle::PLAIN);
    for text in [few, pair] {
        assert!(text.ends_with("\n~ a figure from fewer than five games\n"));
    }
    let (one, _, _) = folded(&ten());
    assert!(!has_thin(&one));
    let [many, pair, _] = all(&ten(), TextStyle::PLAIN);
    assert!(!many.contains('~') && !pair.contains('~'), "{many}{pair}");
}

#[test]
fn color_changes_no_word() {
    let style = TextStyle { signs: true, ..TextStyle::PLAIN };
    check_color(style, |style| all(&ten(), style).concat());
}

#[test]
fn json_has_each_figure_with_its_games() {
    let (one, pair, book) = folded(&evening());
    let choice = GameSelection::default();
    let read = |text: String| -> Value {
        assert_eq!(text.lines().count(), 1);
        serde_json::from_str(&text).unwrap()
    };
    let value = read(json::stats(&one, &choice));
    assert_eq!(value["player"]["name"], "Ann");
    assert_eq!(value["by_round"][0]["game_count"], 3);
    assert_eq!(value["by_round"][0]["average_score"], 2.6667);
    assert_eq!(value["by_round"][0]["table_average_score"], 5.6);
    assert_eq!(value["game_count"], 3);
    assert_eq!(value["by_opponent"][1]["name"], "C\u{1b}[2Jat");
    let value = read(json::head_to_head(&pair, &choice));
    assert_eq!(value["players"][0]["by_round"][3]["game_count"], 2);
    assert_eq!(value["meetings"][0]["number"], 3);
    let value = read(json::records(&book.finish(), 3, &choice));
    let counts = (&value["missing_game_count"], &value["game_count"]);
    assert_eq!(counts, (&7.into(), &3.into()));
    assert_eq!(value["records"], Value::Array(Vec::new()));
}
