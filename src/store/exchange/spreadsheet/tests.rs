//! Spreadsheets as text, and the games that are read from them.

use super::game::SpreadsheetGame;
use super::{ReadOptions, read_spreadsheet};
use crate::game::fixture::check_cases;

/// Checks sheets, with ` / ` for the end of a line, by their games, or by what is wrong.
#[track_caller]
fn check_sheets(cases: &str) {
    check_cases(cases, |sheet| shown(&sheet.replace(" / ", "\n")));
}

fn shown(csv: &str) -> String {
    let games = read(csv).map(|games| games.iter().map(written).collect::<Vec<_>>().join(" & "));
    games.unwrap_or_else(|error| error)
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
fn a_row_is_of_a_round_or_of_a_player_in_it() {
    check_sheets(
        "round,Ann,Bob / 1,0,12 / 2,5,out / total,5,12 => 1: Ann 0 Bob 12; 2: Ann 5 Bob out
        \u{feff}#;Ann;Bob / 1;0;12 => 1: Ann 0 Bob 12
        game,round,player,points,out / b,1,Ann,3, / a,1,Ann,0,yes / a,1,Bob,-, / b,1,Cat,0,x => \
            1: Ann 3 Cat 0* & 1: Ann 0*
        date,round,Ann,Bob,Cat / 2024-01-02,1,0,12, / ,2,7,0, / ,1,3,,0 / 2024-01-09,1,1,2,- => \
            2024-01-02 1: Ann 0 Bob 12; 2: Ann 7 Bob 0 & 2024-01-02 1: Ann 3 Cat 0 & \
            2024-01-09 1: Ann 1 Bob 2",
    );
}

#[test]
fn only_a_name_heads_the_column_of_a_player() {
    // Cells that are no scores make it a column of who went out.
    check_sheets(
        "round,Ann,points / 1,0,12 => line 1, column `points`: this is not the name of a player
        round,Ann,Punkte / 1,0,12 => line 1, column `Punkte`: this is not the name of a player
        round,Ann,Ute / 1,0,12 => 1: Ann 0 Ute 12
        round,Ann,Ute / 1,0,yes => line 2, column `Ute`: this game has no player `yes`
        round,Ann,Bob,Ute / 1,0,0,b => 1: Ann 0 Bob 0*
        round,Ann,#2 / 1,0,12 => 1: Ann 0 #2 12
        round,Ann, / 1,0, => 1: Ann 0
        round,Ann, / 1,0,12 => line 2, column `#3`: the column has no heading
        round,Ann,ann / 1,0,12 => line 1, column `ann`: `ann` has two columns",
    );
}

#[test]
fn an_error_names_its_line_and_column() {
    check_sheets(
        "\"\" => it is empty
        {\"crowns\":\"journal\"} => it is a crowns export, not a scoresheet; leave out `--csv`
        date,,Ann,Bob,Cat / ,,,, => line 1: no column of rounds found
        round,Ann / 1,3 / three,4 => line 3, column `round`: a round must be a number from 1 to \
            11, not `three`
        round,Ann / 1,3 / three,3 => line 3, column `round`: a round must be a number from 1 to \
            11, not `three`
        date,round,Ann / 30.2.2024,1,3 => line 2, column `date`: there is no such date as `30.2.2024`
        game,round,league,Ann / 1,1,Tue,0 / 1,2,,5 / 1,3,Wed,5 => line 4, column `league`: all \
            rows of a game must have the same value: the game that starts on line 2 has `Tue`
        game,round,Ann / 1,1,3 / 1,1,4 => line 3, column `Ann`: `Ann` already has a score for \
            round 1 on line 2; to tell games apart, add a column `game`
        round,player,marks / 1,Ann,3 => line 1: there is no column `points`; a row per player \
            and round has `game`, `date`, `round`, `player`, `points`, `out`, `league` and `place`
        round,Ann / 1,2,3 => line 2, column `#3`: this row has more cells than the 2 columns \
            with headings; the first extra one is `3`",
    );
}

#[test]
fn lines_are_counted_whatever_they_end_in() {
    for end in ["\n", "\r\n", "\r"] {
        let text = "round,Ann,Bob\n1,0,12\n\n\n2,x,3\n,4,5\n".replace('\n', end);
        assert_eq!(shown(&text), "line 6, column `round`: a row needs a round number");
        let games = read(&text.replace(",4,5", "3,4,5").replace('x', "6")).unwrap();
        let line = |round: u8| games[0].scores[&(round, 0)].points.location.line;
        assert_eq!([1, 2, 3].map(line), [2, 5, 6], "{end:?}");
    }
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
    assert_eq!(shown(&wide), "1: Ann 0 Bob 12");
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
