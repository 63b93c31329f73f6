use super::*;
use crate::game::GameEvent;
use crate::game::fixture::GameBuilder;
use crate::messages::Language;
use crate::messages::fixture::bare;
use crate::render::fixture::check_pictures;
use crate::render::game::{next_line, outlook, result};

#[test]
fn boards_are_as_stored() {
    let scored = GameBuilder::named(&["Ann", "Bob", "Cat"], &["tie=most-out"]);
    let scored = scored.scored(&["out 13 30", "13 out 150", "- out 20"]);
    let next = "Round 4: deal 6, 6s wild, Ann deals, Bob starts";
    assert_eq!(next_line(&scored.sheet(), Language::English.words()), next);
    let mut moving = GameBuilder::named(&["Ann", "Bob", "Cat"], &[]).scored(&["out 13 30"]);
    let left = moving.sheet().leave(1).unwrap();
    moving.record(left);
    moving.names.push("Dan".into());
    moving.join('D', None).unwrap();
    let cases = [
        ("a new sheet shows who deals", GameBuilder::named(&["Ann", "Bob"], &[])),
        ("points and totals, dealer, leader and who went out", scored),
        ("late comers and leavers are told", moving.scored(&["5 out 444"])),
    ];
    let boards = cases.map(|(what, table)| (what, board(&table.sheet(), TextStyle::PLAIN)));
    check_pictures(include_str!("../../../../tests/pictures/boards.txt"), boards);
}

#[test]
fn before_the_last_round_each_sees_what_is_needed() {
    let table = GameBuilder::named(&["Ann", "Bob", "Cat"], &[]);
    let table = table.scored(&["out 23 90"; 10]);
    let board = board(&table.sheet(), TextStyle::PLAIN);
    let (_, needs) = board.split_once("> leads\n").unwrap();
    assert_eq!(
        needs,
        "
To win or tie:
  Ann  may score up to 230 more than Bob in the last round
  Bob  must beat Ann by 230 or more in the last round
  Cat  can no longer catch Ann
"
    );
    let level = GameBuilder::named(&["Ann", "Bob"], &[]).scored(&["0 0"; 10]);
    let board = super::board(&level.sheet(), TextStyle::PLAIN);
    assert!(board.contains("Ann  must not score more than Bob"), "{board}");
}

#[test]
fn the_result_says_how_a_tie_was_settled() {
    let check = |varied: &[&str], rounds: &[&str], expect: &str| {
        let sheet = GameBuilder::named(&["Ann", "Bob", "Cat"], varied).scored(rounds).sheet();
        assert_eq!(result(&sheet, Language::English.words()), expect);
        assert_eq!(
            outlook(&sheet, Language::English.words()),
            [next_line(&sheet, Language::English.words()), expect.into()].concat()
        );
    };
    let tied = [&["out 13 20"; 10][..], &["130 out 20"]].concat();
    check(&[], &tied[..10], "");
    check(&[], &tied, "Ann and Bob share the win with 130 points each");
    check(
        &["tie=most-out"],
        &tied,
        "Ann wins with 130 points, tied with Bob, having gone out in more rounds",
    );
    check(&["tie=extra-round"], &tied, "");
    let settled = [&tied[..], &["20 out"]].concat();
    check(
        &["tie=extra-round"],
        &settled,
        "Bob wins with 130 points, tied with Ann, having scored less in the round that broke the tie",
    );
    let table = GameBuilder::named(&["Ann", "Bob", "Cat"], &["tie=extra-round"]).scored(&tied);
    assert_eq!(
        next_line(&table.sheet(), Language::English.words()),
        "Round 12, to break the tie of Ann and Bob: deal 13, Kings wild, Ann deals, Bob starts"
    );
}

#[test]
fn a_game_that_ended_otherwise_says_so() {
    let check = |event: fn(&Scoresheet) -> GameEvent, rounds: &[&str], expect: &str| {
        let mut table = GameBuilder::named(&["Ann", "Bob"], &[]).scored(rounds);
        let event = event(&table.sheet());
        table.record(event);
        assert_eq!(result(&table.sheet(), Language::English.words()), expect);
    };
    let finish = |sheet: &Scoresheet| sheet.finish().unwrap();
    check(
        finish,
        &["out 13"],
        "Ann wins with 0 points; the game was finished after 1 of 11 rounds and does not count in standings",
    );
    // Recorded by earlier versions.
    let unplayed = |_: &Scoresheet| GameEvent::GameFinished {};
    check(unplayed, &[], "It ended before its first round");
    let abandon = |sheet: &Scoresheet| sheet.abandon(None).unwrap();
    check(abandon, &["out 13"], "The game was abandoned after 1 of 11 rounds");
    let delete = |sheet: &Scoresheet| sheet.delete(None).unwrap();
    check(delete, &[], "The game is deleted");
    let alone = GameBuilder::named(&["Ann"], &[]).scored(&["12"; 11]);
    assert_eq!(result(&alone.sheet(), Language::English.words()), "Ann ends with 132 points");
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
fn the_winner_is_bold() {
    let table = GameBuilder::named(&["Ann", "Bob"], &[]).scored(&["out 13"; 11]);
    let style = TextStyle { color: true, ..TextStyle::PLAIN };
    let board = board(&table.sheet(), style);
    let bold = board.split("\u{1b}[1m").skip(1);
    let bold: Vec<_> = bold.filter_map(|text| text.split('\u{1b}').next()).collect();
    assert_eq!(bold, [">Ann", "0", "1st"], "{board}");
}

#[test]
fn color_changes_no_column() {
    let table = GameBuilder::named(&["Ann", "Bob"], &[]).scored(&["out 13"]);
    let style = TextStyle { color: true, ..TextStyle::PLAIN };
    let colored = anstream::adapter::strip_str(&board(&table.sheet(), style)).to_string();
    assert_eq!(colored, board(&table.sheet(), TextStyle::PLAIN));
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

#[test]
fn who_is_back_before_the_next_round_was_not_away() {
    let mut table = GameBuilder::new("ABC", &[]);
    table.score("0 12 20").unwrap();
    let mut leave_and_join = |total: Option<i32>, rounds: &[&str]| {
        table.record(table.sheet().leave(1).unwrap());
        rounds.iter().for_each(|round| table.score_times(1, round));
        table.join('B', total).unwrap();
        joined_and_left(&table.sheet(), Language::English.words()).join("; ")
    };
    assert_eq!(leave_and_join(None, &[]), "");
    let corrected = "B left before round 2; B joined in round 2 with 30 points";
    assert_eq!(leave_and_join(Some(30), &[]), corrected);
    let away = "B left before round 2; B joined in round 3 with 30 points";
    assert_eq!(leave_and_join(Some(30), &["0 20"]), format!("{corrected}; {away}"));
}
