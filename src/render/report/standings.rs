//! The report on standings.

use maud::{Markup, html};

use super::Report;
use super::page::{PageView, page, picture, scrolled};
use crate::game::RankingMethod;
use crate::messages::{Label, Language, Messages, ReportPart};
use crate::render::json;
use crate::render::league::{StandingsPage, csv_name, figure, good, standings, standings_table};
use crate::render::plot::{Bar, Page, figures_svg};
use crate::render::style::TextStyle;
use crate::render::table::{Table, escaped};

#[derive(Debug)]
pub struct StandingsReport<'a> {
    pub page: StandingsPage<'a>,
}

impl Report for StandingsReport<'_> {
    fn text(&self, style: TextStyle) -> String {
        standings(&self.page, style)
    }

    /// Writes the standings as `crowns standings --json` does.
    fn json(&self) -> String {
        json::line(self.page)
    }

    /// Writes a heading, a table, and the ranking in sentences.
    fn markdown(&self, language: Language) -> String {
        let words = language.words();
        let page = &self.page;
        let heading = format!("## {}\n\n", escaped(&title(page, words)));
        if page.standings.is_empty() {
            return heading + words.no_standings() + "\n";
        }
        let mut text = format!("{heading}{}\n", table(page, language).markdown(words));
        for note in page.notes(words) {
            text += &format!("- {}\n", escaped(&note));
        }
        text
    }

    fn csv(&self) -> String {
        standings_table(&self.page, TextStyle::PLAIN).csv()
    }

    /// Draws the figure that ranks, a bar per player, beside the mean of all.
    fn svg(&self, language: Language) -> String {
        self.drawn(Page::Wide, language)
    }

    fn html(&self, view: PageView, language: Language) -> String {
        let words = language.words();
        let body = html! {
            (standings_html(&self.page, language))
            @if !view.kiosk && !self.page.standings.is_empty() {
                section {
                    h2 { (words.report_part(ReportPart::Picture)) }
                    (picture(words.report_part(ReportPart::StandingsChart), |page| self.drawn(page, language)))
                }
            }
        };
        page(&title(&self.page, words), &body, view, words)
    }
}

impl StandingsReport<'_> {
    fn drawn(&self, screen: Page, language: Language) -> String {
        let page = &self.page;
        let by = page.ranking.by;
        let figures = page.standings.iter().map(|standing| figure(standing, by).number());
        let figures: Vec<Option<f64>> = figures.collect();
        let known: Vec<_> = figures.iter().flatten().collect();
        let mean = known.iter().copied().sum::<f64>() / known.len() as f64;
        let bars = page.standings.iter().zip(&figures);
        let bars = bars.map(|(standing, &own)| Bar {
            label: standing.player.name.to_string(),
            own,
            table: (!known.is_empty()).then_some(mean),
        });
        let words = language.words();
        let heading = words.label(Label::Method(by)).to_owned();
        let heading = match by {
            RankingMethod::Beaten => heading + " %",
            _ => heading,
        };
        let bars: Vec<_> = bars.collect();
        figures_svg(&title(page, words), &heading, good(by), &bars, screen, language)
    }
}

/// Writes standings as an HTML table, and the ranking in sentences.
pub(super) fn standings_html(page: &StandingsPage<'_>, language: Language) -> Markup {
    let words = language.words();
    let name = words.report_part(ReportPart::Standings);
    html! {
        @if page.standings.is_empty() {
            p { (words.no_standings()) }
        } @else {
            (scrolled(name, &table(page, language).html(&page.title(words), words), words))
            @for note in page.notes(words) { p.soft { (note) } }
        }
    }
}

fn title(page: &StandingsPage<'_>, words: &Messages) -> String {
    words.standings_title(&page.title(words))
}

/// Returns the columns of a page; the figure that ranks comes early, so that a
/// phone shows it without scrolling.
fn table(page: &StandingsPage<'_>, language: Language) -> Table {
    let style = TextStyle { signs: true, language, ..TextStyle::PLAIN };
    standings_table(page, style).front(&["place", "player", csv_name(page.ranking.by)])
}
