use super::*;
use crate::game::GameEvent;
use crate::game::fixture::{GameBuilder, check_table, otherwise};
use crate::messages::Language;
use crate::messages::fixture::bare;
use crate::render::fixture::{check_color, check_pictures};
use crate::render::game::{next_line, outlook, result};

#[test]
fn boards_are_as_stored() {
    let scored = GameBuilder::named(&["Ann", "Bob", "Cat"], &["tie=most-out"]);
    let scored = scored.scored(&["out 13 30", "13 out 150", "- out 20"]);
    let next = "Round 4: deal 6, 6s wild, Ann deals, Bob starts";
    assert_eq!(next_line(&scored.sheet(), Language::English.words()), next);
    let mut moving = GameBuilder::seated("Ann, Bob, Cat; out 13 30; Bob leaves");
    moving.names.push("Dan".into());
    let cases = [
        ("a new sheet shows who deals", GameBuilder::named(&["Ann", "Bob"], &[])),
        ("points and totals, dealer, leader and who went out", scored),
        ("late comers and leavers are told", moving.play("D joins").scored(&["5 out 444"])),
    ];
    let boards = cases.map(|(what, table)| (what, board(&table.sheet(), TextStyle::PLAIN)));
    check_pictures(include_str!("../../../../tests/pictures/boards.txt"), boards);
}

/// Plays the games of a table, with steps as `GameBuilder` takes them, and compares what is
/// said of each then.
#[test]
fn what_is_said_of_a_game() {
    let words = Language::English.words();
    check_table(include_str!("../../../../tests/games/said.txt"), |case| {
        let (letters, varied) = case.given.split_once("; ").unwrap_or((case.given, ""));
        let varied: Vec<_> = varied.split_whitespace().collect();
        let (steps, expected) = case.text.split_once("=>").unwrap();
        let sheet = GameBuilder::new(letters, &varied).play(steps.trim()).sheet();
        let [next, result] = [next_line(&sheet, words), result(&sheet, words)];
        assert_eq!(outlook(&sheet, words), [next.as_str(), &result].concat());
        let seen = |what: &str| match what {
            "next" => next.clone(),
            "result" => result.clone(),
            "moves" => joined_and_left(&sheet, words).join("; "),
            "needs" => needs(&sheet, TextStyle::PLAIN).join("|"),
            what => panic!("{what}"),
        };
        let (what, failed) = otherwise([expected, case.of_all], seen)?;
        Some(format!("{what}={}\nnot {failed}", seen(what)))
    });
}

#[test]
fn a_game_that_an_earlier_version_finished_before_its_first_round_says_so() {
    let mut table = GameBuilder::new("AB", &[]);
    table.record(GameEvent::GameFinished {});
    let result = result(&table.sheet(), Language::English.words());
    assert_eq!(result, "It ended before its first round");
}

#[test]
fn any_table_fits_any_page() {
    let odd = ["Ann", "'; DROP TABLE", "שרה", "דוד המלך", "Ze\u{335}e\u{335}", "🦊", "Bob"];
    let foxes = "🦊".repeat(40);
    let names: Vec<_> = odd.into_iter().cycle().take(13).chain([&*foxes]).collect();
    for players in 1..=14 {
        let table = GameBuilder::named(&names[names.len() - players..], &["games_combined=2"]);
        let scores = ["320"; 14][..players].join(" ");
        let sheet = table.scored(&[&*scores; 10]).sheet();
        for width in 40..=100 {
            let board = board(&sheet, TextStyle { width, ..TextStyle::PLAIN });
            for line in board.lines() {
                assert!(columns(line) <= width, "{players} at {width}: {line}");
            }
            let tenth = board.lines().filter(|line| line.starts_with("10 "));
            let totals: usize = tenth.map(|line| line.matches("3200").count()).sum();
            assert_eq!(totals, players, "{board}");
            if width >= 80 && players <= 7 {
                assert_eq!(board.matches("# wild").count(), 1, "{board}");
            }
        }
    }
}

#[test]
fn players_of_one_name_are_told_apart() {
    let board = board(&GameBuilder::named(&["Ann", "ann"], &[]).sheet(), TextStyle::PLAIN);
    assert!(board.contains("Ann |    ann (2)"), "{board}");
}

#[test]
fn the_winner_is_bold_and_color_changes_no_column() {
    let sheet = GameBuilder::named(&["Ann", "Bob"], &[]).scored(&["out 13"; 11]).sheet();
    let board = check_color(TextStyle::PLAIN, |style| board(&sheet, style));
    let bold = board.split("\u{1b}[1m").skip(1);
    let bold: Vec<_> = bold.filter_map(|text| text.split('\u{1b}').next()).collect();
    assert_eq!(bold, [">Ann", "0", "1st"], "{board}");
}

const NORDIC: [&str; 7] = ["Åse", "Þórður", "Ægir", "Øyvind", "Väinö", "Sigríður", "Ann"];

#[test]
fn columns_align_in_every_language() {
    let languages = Language::ALL.iter().chain(&[Language::PseudoLocale]);
    for (&language, players) in languages.flat_map(|one| (2..=7).map(move |players| (one, players)))
    {
        let row = ["out", "13", "25", "-", "1", "150", "3"][..players].join(" ");
        let table = GameBuilder::named(&NORDIC[..players], &[]).scored(&[&row, &row, &row]);
        let style = TextStyle { language, ..TextStyle::PLAIN };
        let text = board(&table.sheet(), style);
        let rules = |line: &str| -> Vec<_> {
            line.match_indices('|').map(|(at, _)| columns(&line[..at])).collect()
        };
        let blocks = text.split("\n\n").filter(|block| block.contains('|'));
        for block in blocks {
            let mut rows = block.lines().map(rules);
            let first = rows.next();
            let is_aligned = rows.all(|row| Some(row) == first);
            assert!(is_aligned, "{language:?}\n{text}");
        }
        let widest = text.lines().map(columns).max();
        assert!(widest <= Some(80), "{language:?}\n{text}");
    }
}

#[test]
fn nothing_that_should_be_translated_is_bare() {
    let table = GameBuilder::named(&NORDIC[..4], &[]).scored(&["out 13 25 -"]);
    let style = TextStyle { language: Language::PseudoLocale, width: 200, ..TextStyle::PLAIN };
    let text = board(&table.sheet(), style);
    assert_eq!(bare(&text, &NORDIC), [""; 0], "{text}");
}
