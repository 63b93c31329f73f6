//! Scores of games, a row for each player in each round.

use crate::game::{Scoresheet, SeatScore, TotalsRow};
use crate::render::table::{Cell, Column, Rows, Table};
use crate::render::text::seat_names;

/// Returns the scores of games as a table for CSV, a row for each player in
/// each round that was scored.
///
/// `seat` counts from 1. `dealer` and `out` are 1 or 0; `out` is empty if it
/// is not known who went out, `points` if the player did not play the round.
/// Rounds from 12 on settle a tie and do not change `total`.
pub fn scores_table(sheets: &[Scoresheet]) -> Table {
    let names: Vec<_> = sheets.iter().map(seat_names).collect();
    let rounds = sheets.iter().zip(&names);
    let rounds = rounds.flat_map(|(sheet, names)| sheet.rows().map(move |row| (sheet, names, row)));
    let rounds: Vec<_> = rounds.collect();
    let scored = rounds.iter().flat_map(|(sheet, names, round)| {
        let seats = round.scores.iter().enumerate();
        seats.filter_map(move |(seat, score)| {
            Some(Row {
                sheet,
                name: &names[seat],
                round,
                seat,
                score: score.as_ref()?,
            })
        })
    });
    let rows: Vec<_> = scored.collect();
    Rows::of(&rows)
        .with(Column::new("game"), |row| row.sheet.number.into())
        .with(Column::new("uuid"), |row| row.sheet.id.to_string().into())
        .with(Column::new("date"), |row| row.sheet.date.into())
        .with(Column::new("league"), |row| {
            Cell::name(row.sheet.league.as_ref().map(|league| &league.name))
        })
        .with(Column::new("round"), |row| row.round.number.into())
        .with(Column::new("wild"), |row| {
            row.round.round.wild().text().into()
        })
        .with(Column::new("cards"), |row| row.round.round.dealt().into())
        .with(Column::new("seat"), |row| (row.seat + 1).into())
        .with(Column::new("player"), |row| Cell::Name(row.name.to_owned()))
        .with(Column::new("dealer"), |row| {
            (row.round.dealer == row.seat).into()
        })
        .with(Column::new("out"), |row| {
            row.round.out.map(|out| out == row.seat).into()
        })
        .with(Column::new("points"), |row| row.score.points.into())
        .with(Column::new("total"), |row| {
            row.round.totals[row.seat].into()
        })
        .table()
}

/// A player in a round.
struct Row<'a> {
    sheet: &'a Scoresheet,
    name: &'a str,
    round: &'a TotalsRow,
    seat: usize,
    score: &'a SeatScore,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;
    use crate::render::table::read_csv;

    #[test]
    fn a_player_in_a_round_is_a_row() {
        let table = GameBuilder::named(&["Ann", "=Bob"], &[]).scored(&["out 12", "7 -"]);
        let rows = read_csv(&scores_table(&[table.sheet()]).csv());
        let uuid = "00000000-0000-0000-0000-000000000000";
        let row = |cells: [&str; 9]| -> Vec<String> {
            let game = ["12", uuid, "2026-11-21", ""];
            let cells = game.iter().chain(&cells);
            cells.map(|&cell| cell.to_owned()).collect()
        };
        assert_eq!(
            rows[1..],
            [
                row(["1", "3", "3", "1", "Ann", "1", "1", "0", "0"]),
                row(["1", "3", "3", "2", "'=Bob", "0", "0", "12", "12"]),
                row(["2", "4", "4", "1", "Ann", "0", "", "7", "7"]),
                row(["2", "4", "4", "2", "'=Bob", "1", "", "", "12"]),
            ]
        );
    }

    #[test]
    fn rows_of_a_second_game_have_no_second_head() {
        let table = GameBuilder::named(&["Ann", "Bob"], &[]).scored(&["out 12"]);
        let scores = scores_table(&[table.sheet()]);
        assert_eq!(read_csv(&scores.csv()).len(), 3);
        assert_eq!(read_csv(&scores.csv_rows()).len(), 2);
    }
}
