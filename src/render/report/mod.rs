//! Reports to share: a game, a night or standings, as text for a chat, as
//! Markdown, CSV, SVG, and as one self-contained HTML file.
//!
//! Typed text is escaped in each format: in Markdown by `escaped`, in HTML by
//! maud, which escapes by default.

mod columns;
mod game;
mod night;
mod page;
mod recap;
mod seats;
mod sheet;
mod standings;
mod tables;
mod tournament;

use chrono::NaiveDate;

use crate::game::Scoresheet;
use crate::league::{BrokenRecord, Standing};
use crate::messages::Language;
use crate::render::league::StandingsPage;
use crate::render::style::TextStyle;

pub use page::PageView;
pub use seats::{ListedGame, SeatLists};
pub use standings::StandingsReport;
pub use tables::{results_table, scores_table};
pub use tournament::TournamentReport;

/// A report in each of its formats.
pub trait Report {
    /// Writes it for a chat or a terminal.
    fn text(&self, style: TextStyle) -> String;

    /// Writes it for a forum or a notebook.
    fn markdown(&self, language: Language) -> String;

    /// Writes it for a program.
    fn json(&self) -> String;

    /// Writes its figures for a spreadsheet.
    fn csv(&self) -> String;

    /// Draws it as one picture.
    fn svg(&self, language: Language) -> String;

    /// Writes it as one file for a browser, to read on a phone or to print.
    fn html(&self, view: PageView, language: Language) -> String;
}

/// A game to report on.
#[derive(Debug)]
pub struct GameReport<'a> {
    /// Its scoresheet.
    pub sheet: &'a Scoresheet,
    /// The records that it broke.
    pub broken: &'a [BrokenRecord],
}

/// A night to report on.
#[derive(Debug)]
pub struct NightReport<'a> {
    /// The day.
    pub date: NaiveDate,
    /// The league, if only its games are reported.
    pub league: Option<&'a str>,
    /// Its finished games in the order in which they ended, at least one.
    pub sheets: &'a [Scoresheet],
    /// The standings after it.
    pub standings: StandingsPage<'a>,
    /// The standings before it.
    pub before: &'a [Standing],
    /// The records that were broken.
    pub broken: &'a [BrokenRecord],
}
