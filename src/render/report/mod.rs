//! Reports to share: a game, a night or standings, as text for a chat, as
//! Markdown, CSV, SVG, and as one self-contained HTML file.
//!
//! Typed text is escaped in each format: in Markdown by `escaped`, in HTML by
//! maud, which escapes by default.

mod columns;
mod game;
mod night;
mod page;
mod player;
mod seats;
mod sheet;
mod standings;

use crate::messages::Language;
use crate::render::text::TextStyle;

pub use game::GameReport;
pub use night::NightReport;
pub use page::{PageView, games_page, records_page};
pub use player::PlayerReport;
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
