//! Spreadsheets as text, and the games that are read from them.

use super::cell_text::{dealt_beside, numbered, round_label};
use super::days::{Days, hour, other_weekday};
use super::game::{Cell, Location, SpreadsheetGame};
use super::paired::{Paired, beside, paired};
use super::{ReadOptions, read_spreadsheet};
use crate::game::fixture::check_read;

#[test]
fn cells_are_read_as_people_write_them() {
    check_read(include_str!("../../../../tests/typed/cells.txt"), |what, text| {
        let read = match what {
            "round" => round_label(text).map(|(number, is_dealt)| {
                format!("{number}{}", if is_dealt { " dealt" } else { "" })
            }),
            "numbered" => numbered(text).map(|(_, number)| number.to_string()),
            "cards" => dealt_beside(text).map(|dealt| dealt.to_string()),
            "hour" => hour(text).map(|hour| hour.to_string()),
            "title" => Days::default().in_title(text).map(|day| match day {
                Ok(day) => day.to_string(),
                // What looks like one is named.
                Err(problem) => format!("`{}`", problem.to_string().split('`').nth(1).unwrap()),
            }),
            "day" => Some(day(text)),
            "weekday" => other_weekday(text, Days::default().read(text).unwrap())
                .map(|note| note.replace(&format!("`{text}` names a "), "")),
            "players" => paired(text).map(players),
            "lists" => {
                let (names, totals) = text.split_once(" : ").unwrap();
                beside(names, totals).map(players)
            }
            _ => unreachable!("{what}"),
        };
        read.unwrap_or_else(|| "-".to_owned())
    });
}

fn day(text: &str) -> String {
    let mut days = Days::default();
    let cell = Cell { text: text.into(), location: Location::from(1) };
    let learned = days.learn(&cell).map_err(|problem| problem.at(1)).and_then(|()| days.check());
    let day = learned.and_then(|()| days.read(text).map_err(|problem| problem.at(1)));
    day.map_or_else(|error| error.problem.to_string(), |day| day.to_string())
}

fn players(players: Vec<Paired<'_>>) -> String {
    let one = |Paired { place, name, total }: Paired<'_>| {
        place.map_or(String::new(), |place| format!("{place}. ")) + name + "=" + total
    };
    players.into_iter().map(one).collect::<Vec<_>>().join(" ")
}

#[test]
fn sheets_are_read_as_people_write_them() {
    check_read(include_str!("../../../../tests/typed/sheets.txt"), |_, sheet| shown(sheet));
    assert_eq!(shown("\u{feff}#;Ann;Bob\n1;0;12"), "1: Ann 0 Bob 12");
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
