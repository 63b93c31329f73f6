//! The list of games for people, and as JSON of version 1; what became of one.

use std::collections::HashMap;

use crate::game::{GameState, LeagueId, Scoresheet};
use crate::render::game::result;
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Rows, Table};
use crate::render::text::{shown, wrap};
use crate::rules::Round;
use crate::store::{GameSummary, Page, SeatSummary};

/// Writes games, a row each: number, date, players, state, winner and the
/// winner's total.
pub fn games(page: &Page<GameSummary>, look: TextStyle) -> String {
    let table = games_table(&page.items, &HashMap::new());
    table.front(&["game", "date", "names"]).indent(1).text(look)
}

/// Returns games as a table, a row each.
///
/// In CSV `players` counts those whom `names` has, and `short` is 1 or 0.
/// `winners` and `winning_total` are empty where the game is not finished.
pub fn games_table(games: &[GameSummary], leagues: &HashMap<LeagueId, String>) -> Table {
    let column = Column::new;
    let league = |game: &GameSummary| game.league.and_then(|id| leagues.get(&id));
    let total = |game: &GameSummary| winners(game).next().map(|seat| seat.total);
    Rows::of(games)
        .with(column("game").text("game"), |game| game.number.into())
        .with(column("uuid"), |game| game.id.to_string().into())
        .with(column("date").text("date").left(), |game| game.date.into())
        .with(column("state").text("state").left(), |game| {
            Cell::from(game.state.word()).shown_as(state(game))
        })
        .with(column("short"), |game| game.short.into())
        .with(column("ruleset"), |game| {
            Cell::Name(game.ruleset.name().to_owned())
        })
        .with(column("league"), |game| Cell::name(league(game)))
        .with(column("place"), |game| Cell::name(game.place.as_ref()))
        .with(column("note"), |game| Cell::name(game.note.as_ref()))
        .with(column("rounds"), |game| game.rounds.into())
        .with(column("players"), |game| game.seats.len().into())
        .with(column("names").text("players").wrapped(), |game| {
            names(&game.seats)
        })
        .with(column("winners").text("winner").wrapped(), |game| {
            names(winners(game))
        })
        .with(column("winning_total").text("total"), |game| {
            total(game).map_or(Cell::Empty, Cell::from)
        })
        .table()
}

/// Says that a game was ended early, and who has won it.
pub fn finished(sheet: &Scoresheet, look: TextStyle) -> String {
    let text = match sheet.is_short() {
        true => format!("Game {} is finished early and marked short", sheet.number),
        false => format!("Game {} is finished", sheet.number),
    };
    told(&text, look) + &told(&result(sheet, look.words()), look)
}

/// Says that a game was abandoned, and how it goes on.
pub fn abandoned(sheet: &Scoresheet, look: TextStyle) -> String {
    let number = sheet.number;
    let back = format!("`crowns game resume {number}` goes on with it");
    told(&format!("Game {number} is abandoned"), look) + &told(&back, look)
}

/// Says that a game is deleted, and how it comes back.
pub fn deleted(sheet: &Scoresheet, look: TextStyle) -> String {
    let number = sheet.number;
    let back = "`crowns undo` brings it back";
    let later = format!("`crowns game resume {number}` does so later");
    told(&format!("Game {number} is deleted"), look) + &told(&format!("{back}, {later}"), look)
}

/// Says under which league a game is filed now.
pub fn moved(sheet: &Scoresheet, look: TextStyle) -> String {
    let number = sheet.number;
    let text = match &sheet.league_name {
        Some(league) => format!("Game {number} is filed under league {}", shown(league)),
        None => format!("Game {number} is filed under no league"),
    };
    told(&text, look)
}

fn told(text: &str, look: TextStyle) -> String {
    wrap("", "", text, look.width) + "\n"
}

fn winners(game: &GameSummary) -> impl Iterator<Item = &SeatSummary> {
    let finished = game.state == GameState::Finished;
    game.seats.iter().filter(move |seat| finished && seat.won)
}

fn names<'a>(seats: impl IntoIterator<Item = &'a SeatSummary>) -> Cell {
    let names = seats.into_iter().map(|seat| seat.name.clone());
    Cell::Names(names.collect())
}

/// Writes the state, and how far the game came where it did not end.
fn state(game: &GameSummary) -> String {
    let rounds = game.rounds.min(u32::from(Round::LAST.number()));
    let far = format!("{rounds}/{}", Round::LAST);
    match game.state {
        GameState::Finished if game.short => format!("short {far}"),
        GameState::Finished => "finished".to_owned(),
        state => format!("{} {far}", state.word()),
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use uuid::Uuid;

    use super::*;
    use crate::game::{GameId, PlayerId};
    use crate::render::table::read_csv;
    use crate::rules::Ruleset;

    fn game(state: GameState) -> GameSummary {
        let seat = |name: &str, total, won| SeatSummary {
            player: PlayerId(Uuid::nil()),
            name: name.to_owned(),
            total,
            place: Some(1),
            won,
        };
        GameSummary {
            id: GameId(Uuid::nil()),
            number: 12,
            state,
            short: false,
            ruleset: Ruleset::official(),
            league: Some(LeagueId(Uuid::nil())),
            date: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
            place: Some("Ann's, upstairs".into()),
            note: Some("=1+1".into()),
            rounds: 11,
            seats: vec![seat("Ann", -5, true), seat("@Bob", 30, false)],
        }
    }

    fn check(state: GameState, expect: [&str; 14]) {
        let leagues = [(LeagueId(Uuid::nil()), "Tuesday".to_owned())];
        let leagues = leagues.into();
        let head = games_table(&[], &leagues).csv();
        assert!(head.ends_with(",winning_total\r\n"), "{head}");
        let rows = games_table(&[game(state)], &leagues).csv_rows();
        assert_eq!(rows.matches("\r\n").count(), 1);
        assert_eq!(read_csv(&rows), [expect]);
    }

    #[test]
    fn a_game_is_a_row() {
        check(
            GameState::Finished,
            [
                "12",
                "00000000-0000-0000-0000-000000000000",
                "2026-11-21",
                "finished",
                "0",
                "official",
                "Tuesday",
                "Ann's, upstairs",
                "'=1+1",
                "11",
                "2",
                "Ann; '@Bob",
                "Ann",
                "-5",
            ],
        );
    }

    #[test]
    fn a_game_that_is_not_finished_has_no_winner() {
        let table = games_table(&[game(GameState::Open)], &HashMap::new());
        let rows = read_csv(&table.csv());
        assert_eq!(rows[1][12..], ["", ""]);
        assert_eq!(rows[1][6], "");
    }
}
