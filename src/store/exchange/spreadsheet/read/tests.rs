//! Spreadsheets as text, and the games that are read from them.

use super::*;
use crate::store::exchange::spreadsheet::game::SpreadsheetGame;

/// Reads a file and writes its games, or what is wrong with it.
fn check(csv: &str, expect: &[&str]) {
    let got = match read(csv) {
        Ok(games) => games.iter().map(written).collect(),
        Err(error) => vec![error],
    };
    assert_eq!(got, expect);
}

fn read(csv: &str) -> Result<Vec<SpreadsheetGame>, String> {
    let sheet = read_spreadsheet(csv.as_bytes(), &ReadOptions::default());
    let sheet = sheet.map_err(|error| error.to_string())?;
    sheet.problems.check().map_err(|error| error.to_string()).map(|()| sheet.games)
}

fn written(game: &SpreadsheetGame) -> String {
    let mut text = game.date.map_or(String::new(), |date| format!("{date} "));
    for round in game.rounds() {
        text += &format!("{round}:");
        for (seat, score) in game.round(round) {
            let out = if score.went_out { "*" } else { "" };
            text += &format!(" {} {}{out}", game.players[seat].text, score.points.text);
        }
        text += "; ";
    }
    text.trim_end_matches("; ").to_owned()
}

#[test]
fn a_row_per_round_has_a_column_per_player() {
    check("round,Ann,Bob\n1,0,12\n2,5,out\ntotal,5,12\n", &["1: Ann 0 Bob 12; 2: Ann 5 Bob out"]);
    check("\u{feff}#;Ann;Bob\r\n1;0;12\r\n", &["1: Ann 0 Bob 12"]);
    check("date,,Ann,Bob,Cat\n,,,,\n", &["line 1: no column of rounds found"]);
}

#[test]
fn lines_are_counted_whatever_they_end_in() {
    for end in ["\n", "\r\n", "\r"] {
        let text = "round,Ann,Bob\n1,0,12\n\n\n2,x,3\n,4,5\n".replace('\n', end);
        let expect = "line 6, column `round`: a row needs a round number";
        check(&text, &[expect]);
        let games = read(&text.replace(",4,5", "3,4,5").replace('x', "6")).unwrap();
        let line = |round: u8| games[0].scores[&(round, 0)].points.location.line;
        assert_eq!([1, 2, 3].map(line), [2, 5, 6], "{end:?}");
    }
}

#[test]
fn only_a_name_heads_the_column_of_a_player() {
    for heading in ["points", "Punkte"] {
        check(
            &format!("round,Ann,{heading}\n1,0,12\n"),
            &[&format!("line 1, column `{heading}`: this is not the name of a player")],
        );
    }
    // Cells that are no scores make it a column of who went out.
    check("round,Ann,Ute\n1,0,12\n", &["1: Ann 0 Ute 12"]);
    check("round,Ann,Ute\n1,0,yes\n", &["line 2, column `Ute`: this game has no player `yes`"]);
    check("round,Ann,Bob,Ute\n1,0,0,b\n", &["1: Ann 0 Bob 0*"]);
    check("round,Ann,#2\n1,0,12\n", &["1: Ann 0 #2 12"]);
    check("round,Ann,\n1,0,\n", &["1: Ann 0"]);
    check("round,Ann,\n1,0,12\n", &["line 2, column `#3`: the column has no heading"]);
    check(
        "{\"crowns\":\"journal\"}\n",
        &["it is a crowns export, not a scoresheet; leave out `--csv`"],
    );
}

#[test]
fn rows_of_one_game_agree_on_its_league_and_place() {
    check(
        "game,round,league,Ann\n1,1,Tue,0\n1,2,,5\n1,3,Wed,5\n",
        &[
            "line 4, column `league`: all rows of a game must have the same value: the game that starts on line 2 has `Tue`",
        ],
    );
}

#[test]
fn another_round_1_begins_another_game() {
    check(
        "date,round,Ann,Bob,Cat\n2024-01-02,1,0,12,\n,2,7,0,\n,1,3,,0\n2024-01-09,1,1,2,-\n",
        &[
            "2024-01-02 1: Ann 0 Bob 12; 2: Ann 7 Bob 0",
            "2024-01-02 1: Ann 3 Cat 0",
            "2024-01-09 1: Ann 1 Bob 2",
        ],
    );
}

#[test]
fn rows_per_player_and_round_may_come_in_any_order() {
    check(
        "game,round,player,points,out\nb,1,Ann,3,\na,1,Ann,0,yes\na,1,Bob,-,\nb,1,Cat,0,x\n",
        &["1: Ann 3 Cat 0*", "1: Ann 0*"],
    );
}

#[test]
fn an_error_names_its_line_and_column() {
    check("", &["it is empty"]);
    check(
        "round,player,marks\n1,Ann,3\n",
        &["line 1: there is no column `points`; a row per player and round has `game`, `date`, \
           `round`, `player`, `points`, `out`, `league` and `place`"],
    );
    check(
        "round,Ann\n1,3\nthree,4\n",
        &["line 3, column `round`: a round must be a number from 1 to 11, not `three`"],
    );
    check(
        "date,round,Ann\n30.2.2024,1,3\n",
        &["line 2, column `date`: there is no date `30.2.2024`"],
    );
    check(
        "game,round,Ann\n1,1,3\n1,1,4\n",
        &["line 3, column `Ann`: `Ann` already has a score for round 1 on line 2; to tell \
           games apart, add a column `game`"],
    );
    check("round,Ann,ann\n1,0,12\n", &["line 1, column `ann`: `ann` has two columns"]);
    check(
        "round,Ann\n1,2,3\n",
        &[
            "line 2, column `#3`: this row has more cells than the 2 columns with headings; the first \
             extra one is `3`",
        ],
    );
}

#[test]
fn a_sheet_has_bounds() {
    let refused = |csv: &str| read(csv).unwrap_err();
    let heading = |players: usize| -> String {
        let players: String = (0..players).map(|number| format!(",p{number}")).collect();
        "round".to_owned() + &players
    };
    assert_eq!(
        refused(&(heading(50_000) + "\n1" + &",5".repeat(50_000))),
        "line 1: a sheet can have at most 1,000 columns, not 50,001"
    );
    // Columns without a heading are none.
    let wide = "round,Ann,Bob".to_owned() + &",".repeat(16_000) + "\n1,0,12\n";
    check(&wide, &["1: Ann 0 Bob 12"]);
    let too_much = "a file can have at most 20,000 games and 500,000 scores; split it";
    let games = "1,5\n".repeat(20_002);
    assert_eq!(refused(&format!("round,Ann\n{games}")), format!("line 20003: {too_much}"));
    let scores: String =
        (0..5_001).map(|row| format!("\n{}{}", 1 + row % 11, ",5".repeat(100))).collect();
    assert_eq!(refused(&(heading(100) + &scores)), format!("line 5002: {too_much}"));
    let crowd: String = (0..101).map(|number| format!("1,p{number},5\n")).collect();
    assert_eq!(
        refused(&format!("round,player,points\n{crowd}")),
        "line 102, column `points`: a game cannot have more than 100 players; to tell games \
         apart, add a column `game`"
    );
}

#[test]
fn a_column_for_everyone_in_the_club_takes_no_longer_for_that() {
    let players: String = (0..999).map(|number| format!(",p{number}")).collect();
    // More cells than a file can have scores.
    let rows: String =
        (0..550).map(|row| format!("{}{},0,12\n", 1 + row % 11, ",".repeat(997))).collect();
    let games = read(&format!("round{players}\n{rows}")).unwrap();
    assert_eq!(games.len(), 50);
    assert!(games.iter().all(|game| game.players.len() == 2));
}
