//! Reports to share: a game, a night or standings, as text for a chat, as
//! Markdown, CSV, SVG, and as one self-contained HTML file.
//!
//! Typed text is escaped in each format: in Markdown by `escaped`, in HTML by
//! maud, which escapes by default.

mod game;
mod games;
mod night;
mod page;
mod player;
mod records;
mod seats;
mod sheet;
mod standings;

use chrono::NaiveDate;

use crate::game::Scoresheet;
use crate::league::{BrokenRecord, Standing};
use crate::messages::Language;
use crate::render::league::StandingsPage;
use crate::render::text::TextStyle;

pub use games::games_page;
pub use page::PageView;
pub use player::PlayerReport;
pub use records::records_page;
pub use seats::{ListedGame, SeatLists};
pub use sheet::{results_table, scores_table, scoresheet as scoresheet_html};
pub use standings::{StandingsReport, TournamentReport};

pub trait Report {
    /// Writes it for a chat or a terminal.
    fn text(&self, style: TextStyle) -> String;

    /// Writes it for a forum or a notebook.
    fn markdown(&self, language: Language) -> String;

    fn json(&self) -> String;

    /// Writes its figures for a spreadsheet.
    fn csv(&self) -> String;

    /// Draws it as one picture.
    fn svg(&self, language: Language) -> String;

    /// Writes it as one file for a browser, to read on a phone or to print.
    fn html(&self, view: PageView<'_>, language: Language) -> String;
}

#[derive(Debug)]
pub struct GameReport<'a> {
    pub sheet: &'a Scoresheet,
    pub broken: &'a [BrokenRecord],
}

#[derive(Debug)]
pub struct NightReport<'a> {
    pub date: NaiveDate,
    pub league: Option<&'a str>,
    /// Its finished games in the order in which they ended, at least one.
    pub sheets: &'a [Scoresheet],
    pub standings: StandingsPage<'a>,
    pub before: &'a [Standing],
    pub broken: &'a [BrokenRecord],
}
