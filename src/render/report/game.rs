//! The report on one game.

use std::slice;

use maud::html;

use super::page::{page, picture, records};
use super::records::broken;
use super::scores::scores_table;
use super::sheet::{self, Width};
use super::{GameReport, Report};
use crate::game::{GameState, Scoresheet, TotalsRow};
use crate::render::game::{ordinal, outlook, scoresheet_and_chart};
use crate::render::plot::chart_svg;
use crate::render::style::TextStyle;
use crate::render::table::{Cell, Column, Table, escaped};
use crate::render::text::{and, harmless, rules, seat_names, shown, wrap};
use crate::rules::Round;
use crate::words::English;

impl Report for GameReport<'_> {
    /// Writes the scoresheet, the running totals as lines, and the records
    /// that were broken, as on a terminal.
    fn text(&self, look: TextStyle) -> String {
        let records = self.records();
        let mut text = scoresheet_and_chart(self.sheet, look);
        if !records.is_empty() {
            text += "\nRecords broken\n";
        }
        for (title, told) in records {
            text += &(wrap("  ", "    ", &format!("{title}: {told}"), look.width) + "\n");
        }
        text
    }

    /// Writes a heading, the result, the scoresheet as a table and the records
    /// that were broken.
    fn markdown(&self) -> String {
        let sheet = self.sheet;
        let mut text = format!(
            "## {}\n\n{}\n\n",
            escaped(&title(sheet)),
            escaped(&about(sheet))
        );
        let label = match sheet.state() {
            GameState::Open => "Next",
            _ => "Result",
        };
        text += &format!("**{label}:** {}\n\n", escaped(&outlook(sheet, &English)));
        text += &round_table(sheet).markdown();
        text += "\nPoints, and in brackets the total; \\* went out\n";
        text += &super::markdown::records(&self.records());
        text
    }

    fn csv(&self) -> String {
        scores_table(slice::from_ref(self.sheet)).csv()
    }

    /// Draws the running totals.
    fn svg(&self) -> String {
        chart_svg(self.sheet)
    }

    /// Writes a page with all of it.
    fn html(&self) -> String {
        let sheet = self.sheet;
        let body = html! {
            p.soft { (about(sheet)) }
            @if let Some(note) = &sheet.note { p { bdi { (harmless(note)) } } }
            p.result { (outlook(sheet, &English)) }
            (sheet::scoresheet(sheet))
            section {
                h2 { "Standings" }
                (sheet::standings(sheet, Width::Whole))
            }
            section {
                h2 { "Running totals" }
                (picture("Chart of the running totals", &chart_svg(sheet)))
            }
            (records(&self.records()))
        };
        page(&title(sheet), &body)
    }
}

impl GameReport<'_> {
    fn records(&self) -> Vec<(&'static str, String)> {
        broken(self.broken, self.names)
    }
}

/// Names a game: `Game 12: Ann, Bob and Cat`.
pub(super) fn title(sheet: &Scoresheet) -> String {
    let names: Vec<_> = seat_names(sheet).iter().map(|name| shown(name)).collect();
    format!("Game {}: {}", sheet.number, and(&names))
}

/// Says when, where and how it was played.
fn about(sheet: &Scoresheet) -> String {
    let mut about = vec![sheet.date.to_string()];
    about.extend(sheet.place.as_deref().map(shown));
    about.push(shown(&rules(&sheet.ruleset)));
    if let Some(league) = &sheet.league_name {
        about.push(format!("league {}", shown(league)));
    }
    match sheet.state() {
        GameState::Finished if sheet.is_short() => about.push("ended early".into()),
        GameState::Finished => {}
        state => about.push(state.word().into()),
    }
    about.join(", ")
}

fn round_table(sheet: &Scoresheet) -> Table {
    let names = seat_names(sheet).into_iter().map(Cell::Name);
    let names: Vec<_> = names.collect();
    let heads = ["Round", "Wild"].map(Column::figures);
    let heads = heads.into_iter().chain([Column::figures("Deals").left()]);
    let columns = heads.chain(names.iter().cloned().map(Column::figures));
    let row = |row: TotalsRow| {
        let wild = row.round.wild().text();
        let head = [row.number.into(), wild.into(), names[row.dealer].clone()];
        let cells = (0..names.len()).map(|seat| cell(sheet, &row, seat));
        head.into_iter().chain(cells).collect()
    };
    let mut places = vec![Cell::Empty; names.len() + 3];
    places[0] = Cell::from("Place").strong_if(true);
    for standing in sheet.standings() {
        let place = standing.place.map_or("left".into(), ordinal);
        places[standing.seat + 3] = Cell::Text(place).strong_if(true);
    }
    let rows = sheet.rows().map(row).chain([places]);
    Table::new(columns.collect(), rows.collect())
}

/// Writes points, whether the player went out, and the total.
fn cell(sheet: &Scoresheet, row: &TotalsRow, seat: usize) -> Cell {
    let Some(mark) = &row.marks[seat] else {
        return Cell::Empty;
    };
    let points = Cell::from(mark.points);
    let out = if row.out == Some(seat) { "*" } else { "" };
    let settles_tie = row.number > Round::LAST.number();
    match row.totals[seat].filter(|_| !settles_tie && sheet.seats[seat].sits_in(row.number)) {
        Some(total) => format!("{points}{out} ({total})").into(),
        None => format!("{points}{out}").into(),
    }
}
