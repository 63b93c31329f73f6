//! A scoresheet and how it stands, as HTML tables.

use std::slice;

use maud::{Markup, html};

use super::page::wide;
use super::results::results_table;
use crate::game::{Scoresheet, TotalsRow};
use crate::render::game::ordinal;
use crate::render::text::{harmless, seat_names};
use crate::rules::Round;

/// Writes the rounds as rows, the players as two columns each: points, and
/// the total after them.
pub(super) fn scoresheet(sheet: &Scoresheet) -> Markup {
    let names = seat_names(sheet);
    let places = places(sheet);
    let table = html! {
        table {
            caption { (caption(sheet)) }
            thead {
                tr {
                    th scope="col" rowspan="2" { "Round" }
                    th scope="col" rowspan="2" { "Wild" }
                    @for name in &names {
                        th.name scope="colgroup" colspan="2" { bdi { (harmless(name)) } }
                    }
                }
                tr.sub {
                    @for _ in &names {
                        th scope="col" { "points" }
                        th scope="col" { "total" }
                    }
                }
            }
            tbody {
                @for row in sheet.rows() {
                    tr {
                        th scope="row" { (row.number) }
                        td { (row.round.wild().text()) }
                        @for seat in 0..names.len() { (cells(sheet, &row, seat)) }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" colspan="2" { "Place" }
                    @for place in &places { td colspan="2" { (place) } }
                }
            }
        }
    };
    wide("Scoresheet", &table)
}

/// Says what the signs mean that occur.
fn caption(sheet: &Scoresheet) -> String {
    let mut signs = vec!["d deals"];
    if sheet.played.values().any(|played| played.out.is_some()) {
        signs.push("* went out");
    }
    let missed = |mark: &crate::game::SeatScore| mark.points.is_none();
    let mut marks = sheet
        .played
        .values()
        .flat_map(|played| played.marks.values());
    if marks.any(missed) {
        signs.push("- did not play");
    }
    format!("Scoresheet of game {}; {}", sheet.number, signs.join(", "))
}

fn cells(sheet: &Scoresheet, row: &TotalsRow, seat: usize) -> Markup {
    let out = row.out == Some(seat);
    let settles_tie = row.number > Round::LAST.number();
    let sits = sheet.seats[seat].sits_in(row.number);
    let total = row.totals[seat].filter(|_| sits && !settles_tie);
    html! {
        td.points.out[out] {
            @if row.dealer == seat { abbr title="deals" { "d" } " " }
            @match row.marks[seat].as_ref().map(|mark| mark.points) {
                None => {}
                Some(None) => "-",
                Some(Some(points)) => (points),
            }
            @if out { abbr title="went out" { "*" } }
        }
        td.total { @if let Some(total) = total { (total) } }
    }
}

/// Returns the place of each seat in words.
fn places(sheet: &Scoresheet) -> Vec<String> {
    let mut places = vec![String::new(); sheet.seats.len()];
    for standing in sheet.standings() {
        places[standing.seat] = standing.place.map_or("left".into(), ordinal);
    }
    places
}

/// How much of a page a table may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Width {
    Whole,
    Half,
}

/// Writes the players by place, the best first.
pub(super) fn standings(sheet: &Scoresheet, width: Width) -> Markup {
    let columns: &[_] = match width {
        Width::Whole => &[
            "place",
            "player",
            "total",
            "behind",
            "out",
            "best_round",
            "worst_round",
        ],
        Width::Half => &["place", "player", "total", "out", "worst_round"],
    };
    let table = results_table(slice::from_ref(sheet)).select(columns);
    let caption = format!("Players of game {}, the fewest points first", sheet.number);
    wide("Players by place", &table.html(&caption))
}
