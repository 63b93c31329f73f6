//! The reports on a game and on a night as JSON.

use chrono::NaiveDate;

use super::scoresheet::of_sheet;
use super::{line, object};
use crate::game::{LeagueRef, Scoresheet};
use crate::league::BrokenRecord;

/// Writes the report on a game.
pub fn game_report(sheet: &Scoresheet, broken_records: &[BrokenRecord]) -> String {
    line(object! { ..of_sheet(sheet), broken_records })
}

/// Writes the report on a night.
pub fn night_report(
    date: NaiveDate,
    league: Option<&LeagueRef>,
    sheets: &[Scoresheet],
    broken_records: &[BrokenRecord],
) -> String {
    line(object! {
        date,
        league,
        games: sheets.iter().map(of_sheet).collect::<Vec<_>>(),
        broken_records,
    })
}
