//! The report on standings.

use maud::{Markup, html};

use super::Report;
use super::markdown::{Side, escaped, name, table};
use super::page::{page, picture, wide};
use crate::game::RankingMethod;
use crate::league::Standing;
use crate::render::csv::Standings;
use crate::render::league::{StandingsPage, figure, share, standings, trend as trend_text, wins};
use crate::render::plot::{Bar, Good, figures_svg};
use crate::render::style::TextStyle;
use crate::render::text::harmless;

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
        let columns = columns(page);
        let heads = columns.iter().map(|column| {
            let side = match column.kind {
                Kind::Player => Side::Left,
                Kind::Figure => Side::Right,
            };
            (column.heading.to_owned(), side)
        });
        let cell = |column: &Column, standing: &Standing| match column.kind {
            Kind::Player => name(&page.name(standing.player)),
            Kind::Figure => escaped(&(column.cell)(page, standing)),
        };
        let row = |standing| {
            columns
                .iter()
                .map(|column| cell(column, standing))
                .collect()
        };
        let rows: Vec<Vec<String>> = page.standings.iter().map(row).collect();
        let mut text = heading + &table(&heads.collect::<Vec<_>>(), &rows) + "\n";
        for note in page.notes() {
            text += &format!("- {}\n", escaped(&note));
        }
        text
    }

    /// Writes the standings as the table [`Standings`] has them.
    fn csv(&self) -> String {
        let mut rows = Standings::new();
        rows.add(&self.page);
        rows.take()
    }

    /// Draws the figure that counts, a bar a player, beside the mean of all.
    fn svg(&self) -> String {
        let page = &self.page;
        let by = page.ranking.by;
        let figures = page.standings.iter().map(|standing| value(standing, by));
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
        let good = match by.low_is_good() {
            true => Good::Low,
            false => Good::High,
        };
        figures_svg(&title(page), heading, good, &bars.collect::<Vec<_>>())
    }

    /// Writes a page with all of it.
    fn html(&self) -> String {
        let body = html! {
            (standings_table(&self.page))
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
pub(super) fn standings_table(page: &StandingsPage<'_>) -> Markup {
    let columns = columns(page);
    let table = html! {
        table {
            caption { (page.title()) }
            thead {
                tr {
                    @for column in &columns {
                        th.text[column.kind == Kind::Player] scope="col" { (column.heading) }
                    }
                }
            }
            tbody {
                @for standing in page.standings {
                    tr {
                        @for column in &columns {
                            @match column.kind {
                                Kind::Player => th.text scope="row" {
                                    bdi { (harmless(&page.name(standing.player))) }
                                },
                                Kind::Figure => td { ((column.cell)(page, standing)) },
                            }
                        }
                    }
                }
            }
        }
    };
    html! {
        @if page.standings.is_empty() {
            p { (NOTHING) }
        } @else {
            (wide("Standings", &table))
            @for note in page.notes() { p.soft { (note) } }
        }
    }
}

fn title(page: &StandingsPage<'_>) -> String {
    format!("Five Crowns standings: {}", page.title())
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Player,
    Figure,
}

struct Column {
    heading: &'static str,
    kind: Kind,
    cell: fn(&StandingsPage<'_>, &Standing) -> String,
}

/// Lists what a page has room for, other than a terminal all of it.
fn columns(page: &StandingsPage<'_>) -> Vec<Column> {
    let figures = |heading, cell| Column {
        heading,
        kind: Kind::Figure,
        cell,
    };
    let mut columns = vec![
        figures("Place", |_, standing| {
            standing.place.map_or("-".into(), |place| place.to_string())
        }),
        Column {
            heading: "Player",
            kind: Kind::Player,
            cell: |_, _| String::new(),
        },
        figures("Games", |_, standing| standing.games.to_string()),
        figures("Wins", |_, standing| wins(&standing.sum)),
        figures("Beaten", |_, standing| {
            figure(standing, RankingMethod::Beaten)
        }),
        figures("Average", |_, standing| {
            figure(standing, RankingMethod::Average)
        }),
        figures("A round", |_, standing| {
            figure(standing, RankingMethod::PerRound)
        }),
        figures("Out", |_, standing| share(standing.sum.out_rate(), 0)),
        figures("Best", |_, standing| standing.sum.best.to_string()),
        figures("Worst", |_, standing| standing.sum.worst.to_string()),
        figures("Rating", |_, standing| {
            figure(standing, RankingMethod::Rating)
        }),
        figures("Trend", trend),
    ];
    // On a phone what ranks is to be seen without scrolling.
    let ranks = match page.ranking.by {
        RankingMethod::Beaten => "Beaten",
        RankingMethod::Average => "Average",
        RankingMethod::PerRound => "A round",
        RankingMethod::Wins => "Wins",
        RankingMethod::Rating => "Rating",
        RankingMethod::Points => "Points",
        RankingMethod::Total => "Total",
    };
    columns.retain(|column| column.heading != ranks);
    let by = |page: &StandingsPage<'_>, standing: &Standing| figure(standing, page.ranking.by);
    columns.insert(2, figures(ranks, by));
    columns
}

fn trend(page: &StandingsPage<'_>, standing: &Standing) -> String {
    let good = match page.ranking.by.low_is_good() {
        true => Good::Low,
        false => Good::High,
    };
    let look = TextStyle {
        signs: true,
        ..TextStyle::PLAIN
    };
    trend_text(standing, good, look)
}

/// Returns the figure of a method as the table has it, a share in percent.
fn value(standing: &Standing, method: RankingMethod) -> Option<f64> {
    let written = match method {
        RankingMethod::Wins => standing.sum.wins.to_string(),
        method => figure(standing, method),
    };
    written.trim_end_matches('%').parse().ok()
}
