//! The report on a night: what to paste in a chat on the way home.

use maud::html;

use super::super::board::ordinal;
use super::super::csv::Results;
use super::super::names::{seat_names, shown};
use super::super::outlook::outlook;
use super::super::{Bar, bars_svg, chart_svg};
use super::NightReport;
use super::game::title;
use super::markdown::{Side, escaped, name, table};
use super::page::{labelled, page, picture, records};
use super::recap::{heading, recap, wins};
use super::records::broken;
use super::sheet::{self, Width};
use super::standings::standings_table;
use crate::game::Scoresheet;

impl NightReport<'_> {
    /// Writes the recap. Its lines are not wrapped and have no colour: a chat
    /// does the one and cannot do the other.
    pub fn text(&self) -> String {
        let mut lines = vec![heading(self)];
        for sheet in self.sheets {
            lines.push(String::new());
            lines.push(format!("Game {}: {}", sheet.number, outlook(sheet)));
            lines.extend(
                places(sheet)
                    .iter()
                    .map(|(place, name, total)| format!("  {place} {}, {total}", shown(name))),
            );
        }
        lines.push(String::new());
        let told = self.told();
        lines.extend(told.iter().map(|(label, text)| format!("{label}: {text}")));
        let records = broken(self.broken, self.names);
        if !records.is_empty() {
            lines.push("Records broken".into());
        }
        let record = |(title, text): &(&str, String)| format!("  {title}: {text}");
        lines.extend(records.iter().map(record));
        let text = lines.join("\n");
        text.trim_end().to_owned() + "\n"
    }

    /// Writes the recap with a table of the results.
    pub fn markdown(&self) -> String {
        let mut text = format!("## {}\n\n", escaped(&heading(self)));
        let columns = [
            ("Game", Side::Right),
            ("Place", Side::Right),
            ("Player", Side::Left),
            ("Points", Side::Right),
        ];
        let columns = columns.map(|(name, side)| (name.to_owned(), side));
        let mut rows = Vec::new();
        for sheet in self.sheets {
            for (place, player, total) in places(sheet) {
                let won = if place == "1st" { "**" } else { "" };
                let player = format!("{won}{}{won}", name(&player));
                rows.push(vec![
                    sheet.number.to_string(),
                    place,
                    player,
                    total.to_string(),
                ]);
            }
        }
        text += &table(&columns, &rows);
        let told = super::markdown::list(&self.told());
        if !told.is_empty() {
            text += &format!("\n{told}");
        }
        text + &super::markdown::records(&broken(self.broken, self.names))
    }

    /// Writes the results as the table [`Results`] has them.
    pub fn csv(&self) -> String {
        let mut results = Results::new();
        for sheet in self.sheets {
            results.add(sheet);
        }
        results.take()
    }

    /// Draws what each player scored on average, beside the whole table.
    pub fn svg(&self) -> String {
        bars_svg(
            &format!("Points a game on {}, fewest on top", self.date),
            &self.bars(),
        )
    }

    /// Writes a page: the recap, each game with its chart, and the standings.
    pub fn html(&self) -> String {
        let told = self.told();
        let body = html! {
            @if !told.is_empty() { (labelled(&told)) }
            (records(&broken(self.broken, self.names)))
            div.games.many[self.sheets.len() > 2] {
                @for sheet in self.sheets {
                    section {
                        h2 { (title(sheet)) }
                        p.result { (outlook(sheet)) }
                        (sheet::standings(sheet, Width::Half))
                        (picture(
                            &format!("Chart of game {}", sheet.number),
                            &chart_svg(sheet),
                        ))
                    }
                }
            }
            section {
                h2 { "Standings" }
                (standings_table(&self.standings))
            }
        };
        page(&heading(self), &body)
    }

    /// Lists what is worth telling but for the records.
    fn told(&self) -> Vec<(&'static str, String)> {
        let wins = wins(self).map(|wins| ("Games won", wins));
        wins.into_iter().chain(recap(self)).collect()
    }

    fn bars(&self) -> Vec<Bar> {
        let mut totals: Vec<(crate::game::PlayerId, String, Vec<i32>)> = Vec::new();
        for sheet in self.sheets {
            let names = seat_names(sheet);
            // Who left early has fewer points for it.
            let stayed = sheet.standings().into_iter();
            for standing in stayed.filter(|standing| standing.place.is_some()) {
                let player = sheet.seats[standing.seat].holder;
                match totals.iter_mut().find(|(other, ..)| *other == player) {
                    Some((.., all)) => all.push(standing.total),
                    None => {
                        totals.push((player, names[standing.seat].clone(), vec![standing.total]));
                    }
                }
            }
        }
        let every: Vec<_> = totals.iter().flat_map(|(.., all)| all.clone()).collect();
        let table = mean(&every);
        let bar = |(_, name, all): (_, String, Vec<i32>)| Bar {
            label: name,
            own: mean(&all),
            table,
        };
        let mut bars: Vec<_> = totals.into_iter().map(bar).collect();
        bars.sort_by(|one, other| one.own.unwrap_or(0.0).total_cmp(&other.own.unwrap_or(0.0)));
        bars
    }
}

fn mean(totals: &[i32]) -> Option<f64> {
    let sum: f64 = totals.iter().map(|&total| f64::from(total)).sum();
    (!totals.is_empty()).then(|| sum / totals.len() as f64)
}

/// Lists the players of a game with place and points, the best first.
fn places(sheet: &Scoresheet) -> Vec<(String, String, i32)> {
    let names = seat_names(sheet);
    let standings = sheet.standings().into_iter();
    let place = |standing: crate::game::Standing| {
        let place = standing.place.map_or("left".into(), ordinal);
        (place, names[standing.seat].clone(), standing.total)
    };
    standings.map(place).collect()
}
