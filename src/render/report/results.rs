//! Results of games, a row for each player in each game.

use crate::game::{PlayerId, RankingMethod, Scoresheet, SeatStanding};
use crate::league::SeatResult;
use crate::messages::{Label, Language};
use crate::render::table::{Cell, Column, Rows, Table};
use crate::render::text::seat_names;

/// Returns the results of games as a table, a row per player, the best of each
/// game first.
///
/// In CSV `place` is empty if the player left early; `short` and `won` are 1 or
/// 0; `out` is the number of rounds that the player went out in. `best_round`
/// and `worst_round` are points.
pub fn results_table(sheets: &[Scoresheet], language: Language) -> Table {
    let words = language.words();
    let rows: Vec<_> = sheets.iter().flat_map(rows).collect();
    let headed = |name, label| Column::new(name).page(words.page_heading(label));
    Rows::of(&rows)
        .with(headed("game", Label::Game), |row| row.sheet.number.into())
        .with(Column::new("uuid"), |row| row.sheet.id.to_string().into())
        .with(Column::new("date"), |row| row.sheet.date.into())
        .with(Column::new("league"), |row| {
            Cell::name(row.sheet.league.as_ref().map(|league| &league.name))
        })
        .with(Column::new("short"), |row| row.sheet.is_short().into())
        .with(headed("place", Label::Place), |row| {
            let place = row.standing.place;
            Cell::from(place).shown_as(words.place_or_left(place))
        })
        .with(headed("player", Label::Player).cut(), |row| {
            Cell::Name(row.name.clone()).strong_if(row.result.won)
        })
        .with(
            headed("total", Label::Method(RankingMethod::Points)),
            |row| Cell::from(row.standing.total).strong_if(row.result.won),
        )
        .with(
            headed("behind", Label::Behind).without_csv(),
            |row| match row.standing.place {
                Some(_) => (row.standing.total - row.best).into(),
                None => Cell::Empty,
            },
        )
        .with(Column::new("won"), |row| row.result.won.into())
        .with(headed("out", Label::WentOut), |row| {
            row.result.times_out().into()
        })
        .with(headed("best_round", Label::BestRound), |row| {
            row.result.scores.iter().flatten().min().copied().into()
        })
        .with(headed("worst_round", Label::WorstRound), |row| {
            row.result.scores.iter().flatten().max().copied().into()
        })
        .table()
}

/// A player in a game.
struct Row<'a> {
    sheet: &'a Scoresheet,
    name: String,
    standing: SeatStanding,
    result: SeatResult<PlayerId>,
    /// The fewest points of the game.
    best: i32,
}

fn rows(sheet: &Scoresheet) -> impl Iterator<Item = Row<'_>> {
    let names = seat_names(sheet);
    let results = SeatResult::of(sheet);
    let standings = sheet.standings();
    let best = standings.first().map_or(0, |first| first.total);
    standings.into_iter().map(move |standing| Row {
        sheet,
        name: names[standing.seat].clone(),
        result: results[standing.seat].clone(),
        standing,
        best,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::GameBuilder;
    use crate::render::table::read_csv;

    #[test]
    fn a_player_in_a_game_is_a_row_the_best_first() {
        let table = GameBuilder::named(&["Ann", "Bob"], &[]);
        let table = table.scored(&["12 out"; 10]).scored(&["out 200"]);
        let rows = read_csv(&results_table(&[table.sheet()], Language::English).csv());
        let row = |index: usize| rows[index][4..].join(" ");
        assert_eq!(row(1), "0 1 Ann 120 1 1 0 12");
        assert_eq!(row(2), "0 2 Bob 200 0 10 0 200");
    }
}
