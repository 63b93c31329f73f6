//! A scoresheet and its standings as HTML tables; results and scores of games as tables.

use std::slice;

use maud::{Markup, html};

use super::page::{scrolled, wide};
use crate::game::{
    GameState, PlayedRound, PlayerId, RankingMethod, RoundSetup, Scoresheet, SeatScore,
    SeatStanding,
};
use crate::league::SeatResult;
use crate::messages::{Label, Language, Messages, ReportPart};
use crate::render::game::{SheetCell, SheetRow};
use crate::render::table::{Cell, Column, Link, Links, Rows, Table};
use crate::render::text::{OUT_SIGN, columns as width_of, harmless};

/// Writes the rounds as rows, and two columns per player: points and total.
pub fn scoresheet(sheet: &Scoresheet, links: Links<'_>, words: &Messages) -> Markup {
    let names = sheet.seat_names();
    let places = places(sheet, words);
    let winners = sheet.winners();
    let has_won = |seat: usize| winners.contains(&seat);
    let player = |seat: usize| Link::Player(sheet.seats[seat].counts_for.uuid);
    let heading = |label| words.page_heading(label);
    let figure = |method| words.label(Label::Method(method));
    let table = html! {
        table.crowded[names.len() > CROWDED] {
            caption { (caption(sheet, words)) }
            thead {
                tr {
                    th scope="col" rowspan="2" { (heading(Label::Round)) }
                    th scope="col" rowspan="2" { (heading(Label::Wild)) }
                    @for (seat, name) in names.iter().enumerate() {
                        th.name.won[has_won(seat)] scope="colgroup" colspan="2" {
                            (links.link(player(seat), html! { bdi { (harmless(name)) } }))
                        }
                    }
                }
                tr.sub {
                    @for _ in &names {
                        th scope="col" { (figure(RankingMethod::Points)) }
                        th scope="col" { (figure(RankingMethod::Total)) }
                    }
                }
            }
            tbody {
                @for row in SheetRow::scored(sheet) {
                    tr {
                        th scope="row" { (row.number) }
                        td { (row.round.wild().text()) }
                        @for cell in &row.cells { (cells(cell, words)) }
                    }
                }
            }
            tfoot {
                tr.totals {
                    th scope="row" colspan="2" { (heading(Label::Method(RankingMethod::Total))) }
                    @for seat in 0..names.len() {
                        td.won[has_won(seat)] colspan="2" { (sheet.total(seat)) }
                    }
                }
                tr {
                    th scope="row" colspan="2" { (heading(Label::Place)) }
                    @for (seat, place) in places.iter().enumerate() {
                        td.won[has_won(seat)] colspan="2" { (place) }
                    }
                }
            }
        }
    };
    let label = words.report_part(ReportPart::Scoresheet);
    let is_wide = letters_on_phone(sheet, words) > PHONE;
    if is_wide { scrolled(label, &table, words) } else { wide(label, &table) }
}

/// The width of a phone of 390 pixels, in digits of a sheet in wide letters.
const PHONE: f64 = 45.5;

/// Returns how wide a sheet is on a phone, in its digits.
fn letters_on_phone(sheet: &Scoresheet, words: &Messages) -> f64 {
    // Parts of the size of a digit.
    const HEADING: f64 = 0.73;
    const SUBHEADING: f64 = 0.65;
    const GAP: f64 = 0.55;
    let longest = |heading: &str| heading.split(' ').map(width_of).max().unwrap_or_default() as f64;
    let heading = |label| HEADING * longest(words.page_heading(label));
    let figure = |method| SUBHEADING * longest(words.label(Label::Method(method)));
    let rows: Vec<_> = SheetRow::scored(sheet).collect();
    let seat = |seat: usize| {
        let points = rows.iter().map(|row| {
            let cell = &row.cells[seat];
            // The dealer has a sign and a blank before them, who went out a sign behind.
            width_of(&cell.points()).max(1) + 2 * usize::from(cell.deals) + usize::from(cell.out)
        });
        let points = points.max().unwrap_or_default() as f64;
        let total = width_of(&sheet.total(seat).to_string()) as f64;
        points.max(figure(RankingMethod::Points)) + total.max(figure(RankingMethod::Total)) + 1.3
    };
    let first = heading(Label::Round) + heading(Label::Wild) + 2.0 * GAP;
    first + (0..sheet.seats.len()).map(seat).sum::<f64>()
}

/// The most players of whom a sheet in the usual letters fits a wide page.
const CROWDED: usize = 8;

fn caption(sheet: &Scoresheet, words: &Messages) -> String {
    let out = sheet.played.values().any(|played| played.out.is_some());
    let mut marks = sheet.played.values().flat_map(|played| played.scores.values());
    let missed = marks.any(|mark| mark.points.is_none());
    words.scoresheet_caption(sheet.number, out, missed)
}

fn cells(cell: &SheetCell, words: &Messages) -> Markup {
    let [sign, deals] = words.dealer_sign();
    html! {
        td.points.out[cell.out] {
            @if cell.deals { abbr title=(deals) { (sign) } " " }
            (cell.points())
            @if cell.out { abbr title=(words.label(Label::WentOut)) { (OUT_SIGN) } }
        }
        td.total { (cell.total()) }
    }
}

/// Returns the places by seat, none before the first score.
fn places(sheet: &Scoresheet, words: &Messages) -> Vec<String> {
    let mut places = vec![String::new(); sheet.seats.len()];
    if sheet.state() == GameState::Open && sheet.played.is_empty() {
        return places;
    }
    for standing in sheet.standings() {
        places[standing.seat] = words.place_or_left(standing.place);
    }
    places
}

/// Writes such columns of the results; fewer if only the totals are known.
pub(super) fn standings(
    sheet: &Scoresheet,
    columns: &[&str],
    links: Links<'_>,
    language: Language,
) -> Markup {
    let columns = match sheet.has_only_totals() {
        true => &["place", "player", "total", "behind"],
        false => columns,
    };
    let table = results_table(slice::from_ref(sheet), language).select(columns);
    let words = language.words();
    let caption = words.players_caption(sheet.number);
    wide(words.report_part(ReportPart::PlayersByPlace), &table.html(&caption, links, words))
}

/// Returns the results of games as a table, a row per player, the best of each game first.
///
/// In CSV `place` is empty if the player left early; `short` and `won` are 1 or 0; `out` is the
/// number of rounds that the player went out in. `best_round` and `worst_round` are points.
pub fn results_table(sheets: &[Scoresheet], language: Language) -> Table {
    let words = language.words();
    let rows: Vec<_> = sheets.iter().flat_map(rows).collect();
    let headed = |name, label| Column::new(name).page(words.page_heading(label));
    Rows::new(&rows)
        .with(headed("game", Label::Game), |row| row.sheet.number.into())
        .with(Column::new("uuid"), |row| row.sheet.id.to_string().into())
        .with(Column::new("date"), |row| row.sheet.date.into())
        .with(Column::new("league"), |row| {
            row.sheet.league.as_ref().map(|league| Cell::name(&league.name)).into()
        })
        .with(Column::new("short"), |row| row.sheet.is_short().into())
        .with(headed("place", Label::Place), |row| {
            let place = row.standing.place;
            Cell::from(place).shown_as(words.place_or_left(place))
        })
        .with(headed("player", Label::Player).cut(), |row| {
            let player = Link::Player(row.result.player);
            Cell::name(&row.name).linked(player).strong_if(row.result.won)
        })
        .with(headed("total", Label::Method(RankingMethod::Points)), |row| {
            Cell::from(row.standing.total).strong_if(row.result.won)
        })
        .with(headed("behind", Label::Behind).without_csv(), |row| {
            Cell::or_empty(row.standing.place.map(|_| row.standing.total - row.best))
        })
        .with(Column::new("won"), |row| row.result.won.into())
        .with(headed("out", Label::WentOut), |row| row.result.times_out().into())
        .with(headed("best_round", Label::BestRound), |row| {
            row.result.scores.iter().flatten().min().copied().into()
        })
        .with(headed("worst_round", Label::WorstRound), |row| {
            row.result.scores.iter().flatten().max().copied().into()
        })
        .table()
}

struct Row<'a> {
    sheet: &'a Scoresheet,
    name: String,
    standing: SeatStanding,
    result: SeatResult<PlayerId>,
    best: i32,
}

fn rows(sheet: &Scoresheet) -> impl Iterator<Item = Row<'_>> {
    let names = sheet.seat_names();
    let results = SeatResult::from_sheet(sheet);
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

/// Returns the scores of games as a table for CSV, a row for each player in
/// each round that was scored.
///
/// `seat` counts from 1. `dealer` and `out` are 1 or 0; `out` is empty if it
/// is not known who went out, `points` if the player did not play the round.
/// Rounds from 12 on settle a tie and do not change `total`.
pub fn scores_table(sheets: &[Scoresheet]) -> Table {
    let names: Vec<_> = sheets.iter().map(Scoresheet::seat_names).collect();
    let rounds = sheets.iter().zip(&names).flat_map(|(sheet, names)| {
        let played = sheet.played.iter();
        played.map(move |(&number, played)| (sheet, names, sheet.turn(number), played))
    });
    let rounds: Vec<_> = rounds.collect();
    let scored = rounds.iter().flat_map(|(sheet, names, turn, played)| {
        let scores = played.scores.iter();
        scores.map(move |(&seat, score)| {
            let name = &names[seat];
            ScoreRow { sheet, name, turn, played, seat, score }
        })
    });
    let rows: Vec<_> = scored.collect();
    Rows::new(&rows)
        .with(Column::new("game"), |row| row.sheet.number.into())
        .with(Column::new("uuid"), |row| row.sheet.id.to_string().into())
        .with(Column::new("date"), |row| row.sheet.date.into())
        .with(Column::new("league"), |row| {
            row.sheet.league.as_ref().map(|league| Cell::name(&league.name)).into()
        })
        .with(Column::new("round"), |row| row.turn.number.into())
        .with(Column::new("wild"), |row| row.turn.round.wild().text().into())
        .with(Column::new("cards"), |row| row.turn.round.dealt().into())
        .with(Column::new("seat"), |row| (row.seat + 1).into())
        .with(Column::new("player"), |row| Cell::name(row.name))
        .with(Column::new("dealer"), |row| (row.turn.dealer == row.seat).into())
        .with(Column::new("out"), |row| row.played.out.map(|out| out == row.seat).into())
        .with(Column::new("points"), |row| row.score.points.into())
        .with(Column::new("total"), |row| row.sheet.total_after(row.seat, row.turn.number).into())
        .table()
}

struct ScoreRow<'a> {
    sheet: &'a Scoresheet,
    name: &'a str,
    turn: &'a RoundSetup,
    played: &'a PlayedRound,
    seat: usize,
    score: &'a SeatScore,
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
