//! Reports to hand on: a game, a night and standings, as text for a chat, as
//! Markdown, CSV, SVG, and as one HTML file that needs nothing else.
//!
//! What someone typed is escaped for each of them: here alone is Markdown
//! made, and HTML by maud, which escapes whatever it is not told to leave.

mod game;
mod markdown;
mod night;
mod page;
mod recap;
mod records;
mod sheet;
mod standings;

use std::collections::HashMap;

use chrono::NaiveDate;

use super::StandingsPage;
use crate::game::{PlayerId, Scoresheet};
use crate::league::Broken;

pub use standings::StandingsReport;

/// A game to report on.
#[derive(Debug)]
pub struct GameReport<'a> {
    /// Its scoresheet.
    pub sheet: &'a Scoresheet,
    /// The records that it broke.
    pub broken: &'a [Broken],
    /// What the players are called who held those.
    pub names: &'a HashMap<PlayerId, String>,
}

/// A night to report on.
#[derive(Debug)]
pub struct NightReport<'a> {
    /// The day.
    pub date: NaiveDate,
    /// The league that its games are of, where only one is asked for.
    pub league: Option<&'a str>,
    /// Its finished games in the order in which they ended, one at least.
    pub sheets: &'a [Scoresheet],
    /// The standings after it.
    pub standings: StandingsPage<'a>,
    /// The records that fell.
    pub broken: &'a [Broken],
    /// What the players are called who held those.
    pub names: &'a HashMap<PlayerId, String>,
}
