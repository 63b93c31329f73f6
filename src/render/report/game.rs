//! The report on one game.

use std::slice;

use maud::html;

use super::Report;
use super::page::{PageView, broken, markdown_records, page, picture, records};
use super::sheet::{self, results_table, scores_table};
use crate::game::{GameState, Scoresheet};
use crate::league::BrokenRecord;
use crate::messages::{Label, Language, Messages, ReportPart};
use crate::render::game::{
    SheetCell, SheetRow, joined_and_left, outlook, rules_league_and_table, scoresheet_and_chart,
};
use crate::render::json;
use crate::render::plot::{Page, chart_svg};
use crate::render::table::{Cell, Column, Link, Table, escaped};
use crate::render::text::{OUT_SIGN, TextStyle, harmless, shown, shown_names, wrap};

#[derive(Debug)]
pub struct GameReport<'a> {
    pub sheet: &'a Scoresheet,
    pub broken: &'a [BrokenRecord],
}

/// The columns of the results.
const COLUMNS: [&str; 7] =
    ["place", "player", "total", "behind", "out", "best_round", "worst_round"];

impl Report for GameReport<'_> {
    /// Writes the scoresheet, the running totals as lines, and the records
    /// that were broken, as on a terminal.
    fn text(&self, style: TextStyle) -> String {
        let words = style.words();
        let records = broken(self.broken, words);
        let mut text = scoresheet_and_chart(self.sheet, style);
        if !records.is_empty() {
            text += &format!("\n{}\n", words.report_part(ReportPart::RecordsBroken));
        }
        for (title, told) in records {
            text += &(wrap("  ", "    ", &format!("{title}: {told}"), style.width) + "\n");
        }
        text
    }

    fn markdown(&self, language: Language) -> String {
        let (sheet, words) = (self.sheet, language.words());
        let about: Vec<_> = about(sheet, words).into_iter().map(|(part, _)| part).collect();
        let (title, about) = (title(sheet, words), about.join(", "));
        let mut text = format!("## {}\n\n{}\n\n", escaped(&title), escaped(&about));
        let label = words.report_part(match sheet.state() {
            GameState::Open => ReportPart::Next,
            _ => ReportPart::Result,
        });
        text += &format!("**{label}:** {}\n\n", escaped(&outlook(sheet, words)));
        if sheet.has_only_totals() {
            let results = results_table(slice::from_ref(sheet), language);
            text += &results.select(&["place", "player", "total"]).markdown(words);
        } else {
            text += &round_table(sheet, words).markdown(words);
            text += &format!("\n{}\n", escaped(words.totals_in_brackets()));
        }
        let notes = joined_and_left(sheet, words);
        text += &notes.iter().map(|note| format!("\n{}\n", escaped(note))).collect::<String>();
        text += &markdown_records(&broken(self.broken, words), words);
        text
    }

    fn json(&self) -> String {
        json::game_report(self.sheet, self.broken)
    }

    fn csv(&self) -> String {
        scores_table(slice::from_ref(self.sheet)).csv()
    }

    fn svg(&self, language: Language) -> String {
        chart_svg(Page::Wide, self.sheet, language)
    }

    fn html(&self, view: PageView<'_>, language: Language) -> String {
        let (sheet, words) = (self.sheet, language.words());
        let part = |part| words.report_part(part);
        let body = html! {
            p.soft {
                @for (nth, (part, to)) in about(sheet, words).into_iter().enumerate() {
                    @if nth > 0 { ", " }
                    @match to {
                        Some(to) => (view.links.link(to, html! { (part) })),
                        None => (part),
                    }
                }
            }
            @if let Some(note) = &sheet.note { p { bdi { (harmless(note)) } } }
            p.result { (outlook(sheet, words)) }
            @if !sheet.has_only_totals() { (sheet::scoresheet(sheet, view.links, words)) }
            @for note in joined_and_left(sheet, words) { p.soft { (note) } }
            // In a hall the sheet, which has the places, fills the screen.
            @if !view.kiosk || sheet.has_only_totals() {
                section {
                    h2 { (part(ReportPart::Standings)) }
                    (sheet::standings(sheet, &COLUMNS, view.links, language))
                }
            }
            @if !view.kiosk && !sheet.played.is_empty() {
                section {
                    h2 { (part(ReportPart::RunningTotals)) }
                    (picture(part(ReportPart::TotalsChart), |page| chart_svg(page, sheet, language)))
                }
            }
            (records(&broken(self.broken, words), words))
        };
        page(&title(sheet, words), &body, view, words)
    }
}

/// Names a game: `Game 12: Ann, Bob and Cat`.
pub(super) fn title(sheet: &Scoresheet, words: &Messages) -> String {
    let names = shown_names(sheet);
    words.game_report_title(sheet.number, &names)
}

/// Returns the date, the place and the rules of the game, and what they link to.
fn about(sheet: &Scoresheet, words: &Messages) -> Vec<(String, Option<Link>)> {
    let night = (sheet.date.to_string(), Some(Link::NightOf(sheet.id)));
    let venue = sheet.venue.as_deref().map(|venue| (shown(venue), None));
    let end = words.unusual_end(sheet.state(), sheet.is_short()).map(|end| (end, None));
    let about = rules_league_and_table(sheet, words);
    [night].into_iter().chain(venue).chain(about).chain(end).collect()
}

fn round_table(sheet: &Scoresheet, words: &Messages) -> Table {
    let column = |label| Column::figures(words.page_heading(label));
    let names: Vec<_> = sheet.seat_names().into_iter().map(Cell::name).collect();
    let heads = [column(Label::Round), column(Label::Wild), column(Label::Deals).left()];
    let columns = heads.into_iter().chain(names.iter().cloned().map(Column::figures));
    let row = |row: SheetRow| {
        let wild = row.round.wild().text();
        let dealer = sheet.turn(row.number).dealer;
        let head = [row.number.into(), wild.into(), names[dealer].clone()];
        head.into_iter().chain(row.cells.iter().map(cell)).collect()
    };
    let mut places = vec![Cell::EMPTY; names.len() + 3];
    places[0] = Cell::from(words.page_heading(Label::Place)).strong_if(true);
    for standing in sheet.standings() {
        let place = Cell::from(words.place_or_left(standing.place));
        places[standing.seat + 3] = place.strong_if(true);
    }
    let rows = SheetRow::scored(sheet).map(row).chain([places]);
    Table::new(columns.collect(), rows.collect())
}

fn cell(cell: &SheetCell) -> Cell {
    let points = cell.points() + if cell.out { OUT_SIGN } else { "" };
    match (cell.points, cell.total) {
        (None, _) => Cell::EMPTY,
        (_, Some(total)) => format!("{points} ({total})").into(),
        (_, None) => points.into(),
    }
}
