//! A scoresheet and its standings as HTML tables.

use std::slice;

use maud::{Markup, html};

use super::page::{scrolled, wide};
use super::tables::results_table;
use crate::game::{RankingMethod, Scoresheet, TotalsRow};
use crate::messages::{Label, Language, Messages, ReportPart};
use crate::render::style::OUT_SIGN;
use crate::render::text::{harmless, seat_names};
use crate::rules::Round;

/// Writes the rounds as rows, and two columns per player: points and total.
pub fn scoresheet(sheet: &Scoresheet, words: &Messages) -> Markup {
    let names = seat_names(sheet);
    let places = places(sheet, words);
    let winners = sheet.winners();
    let has_won = |seat: usize| winners.contains(&seat);
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
                            bdi { (harmless(name)) }
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
                @for row in sheet.rows() {
                    tr {
                        th scope="row" { (row.number) }
                        td { (row.round.wild().text()) }
                        @for seat in 0..names.len() { (cells(sheet, &row, seat, words)) }
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
    if names.len() > ON_PHONE { scrolled(label, &table, words) } else { wide(label, &table) }
}

/// The most players of whom a sheet fits a phone.
const ON_PHONE: usize = 4;

/// The most players of whom a sheet in the usual letters fits a wide page.
const CROWDED: usize = 8;

/// Explains the signs that occur.
fn caption(sheet: &Scoresheet, words: &Messages) -> String {
    let out = sheet.played.values().any(|played| played.out.is_some());
    let mut marks = sheet.played.values().flat_map(|played| played.scores.values());
    let missed = marks.any(|mark| mark.points.is_none());
    words.scoresheet_caption(sheet.number, out, missed)
}

fn cells(sheet: &Scoresheet, row: &TotalsRow, seat: usize, words: &Messages) -> Markup {
    let out = row.out == Some(seat);
    let settles_tie = row.number > Round::LAST.number();
    let sits = sheet.seats[seat].sits_in(row.number);
    let total = row.totals[seat].filter(|_| sits && !settles_tie);
    let [sign, deals] = words.dealer_sign();
    html! {
        td.points.out[out] {
            @if row.dealer == seat { abbr title=(deals) { (sign) } " " }
            @match row.scores[seat].as_ref().map(|mark| mark.points) {
                None => {}
                Some(None) => "-",
                Some(Some(points)) => (points),
            }
            @if out { abbr title=(words.label(Label::WentOut)) { (OUT_SIGN) } }
        }
        td.total { @if let Some(total) = total { (total) } }
    }
}

fn places(sheet: &Scoresheet, words: &Messages) -> Vec<String> {
    let mut places = vec![String::new(); sheet.seats.len()];
    for standing in sheet.standings() {
        places[standing.seat] = words.place_or_left(standing.place);
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
pub(super) fn standings(sheet: &Scoresheet, width: Width, language: Language) -> Markup {
    let columns: &[_] = match width {
        _ if sheet.has_only_totals() => &["place", "player", "total", "behind"],
        Width::Whole => &["place", "player", "total", "behind", "out", "best_round", "worst_round"],
        Width::Half => &["place", "player", "total", "out", "worst_round"],
    };
    let table = results_table(slice::from_ref(sheet), language).select(columns);
    let words = language.words();
    let caption = words.players_caption(sheet.number);
    wide(words.report_part(ReportPart::PlayersByPlace), &table.html(&caption, words))
}
