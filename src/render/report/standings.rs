//! The report on standings.

use maud::{Markup, html};

use super::Report;
use super::page::{page, picture, wide};
use crate::game::RankingMethod;
use crate::render::league::{StandingsPage, csv_name, figure, good, standings, standings_table};
use crate::render::plot::{Bar, figures_svg};
use crate::render::style::TextStyle;
use crate::render::table::{Table, escaped};

/// Standings to report.
#[derive(Debug)]
pub struct StandingsReport<'a> {
    /// The standings.
    pub page: StandingsPage<'a>,
}

impl Report for StandingsReport<'_> {
    /// Writes the standings as on a terminal.
    fn text(&self, look: TextStyle) -> String {
        standings(&self.page, look)
    }

    /// Writes a heading, a table, and how the players are ranked.
    fn markdown(&self) -> String {
        let page = &self.page;
        let heading = format!("## {}\n\n", escaped(&title(page)));
        if page.standings.is_empty() {
            return heading + NOTHING + "\n";
        }
        let mut text = format!("{heading}{}\n", table(page).markdown());
        for note in page.notes() {
            text += &format!("- {}\n", escaped(&note));
        }
        text
    }

    fn csv(&self) -> String {
        standings_table(&self.page, SIGNS).csv()
    }

    /// Draws the figure that counts, a bar a player, beside the mean of all.
    fn svg(&self) -> String {
        let page = &self.page;
        let by = page.ranking.by;
        let figures = page
            .standings
            .iter()
            .map(|standing| figure(standing, by).number());
        let figures: Vec<Option<f64>> = figures.collect();
        let known: Vec<_> = figures.iter().flatten().collect();
        let mean = known.iter().copied().sum::<f64>() / known.len() as f64;
        let bars = page.standings.iter().zip(&figures);
        let bars = bars.map(|(standing, &own)| Bar {
            label: page.name(standing.player),
            own,
            table: (!known.is_empty()).then_some(mean),
        });
        let heading = match by {
            RankingMethod::Beaten => "beaten %",
            by => by.name(),
        };
        figures_svg(&title(page), heading, good(by), &bars.collect::<Vec<_>>())
    }

    /// Writes a page with all of it.
    fn html(&self) -> String {
        let body = html! {
            (standings_html(&self.page))
            @if !self.page.standings.is_empty() {
                section {
                    h2 { "In one picture" }
                    (picture("Bars of the standings", &self.svg()))
                }
            }
        };
        page(&title(&self.page), &body)
    }
}

const NOTHING: &str = "No finished game counts here yet";

/// Writes standings as an HTML table with how they came about.
pub(super) fn standings_html(page: &StandingsPage<'_>) -> Markup {
    html! {
        @if page.standings.is_empty() {
            p { (NOTHING) }
        } @else {
            (wide("Standings", &table(page).html(&page.title())))
            @for note in page.notes() { p.soft { (note) } }
        }
    }
}

fn title(page: &StandingsPage<'_>) -> String {
    format!("Five Crowns standings: {}", page.title())
}

/// Returns all columns that a page has, what ranks to be seen on a phone
/// without scrolling.
fn table(page: &StandingsPage<'_>) -> Table {
    let table = standings_table(page, SIGNS);
    table.front(&["place", "player", csv_name(page.ranking.by)])
}

const SIGNS: TextStyle = TextStyle {
    signs: true,
    ..TextStyle::PLAIN
};
