//! `crowns game edit`: the seats, the first dealer, the date, the place and the
//! note of a game.

use chrono::NaiveDate;

use crate::cli::args::day::DayArg;
use crate::cli::args::lookup::GamePosition;
use crate::cli::args::parse;
use crate::cli::prelude::*;
use crate::game::{GameEdit, GameEvent, Scoresheet, TypedNames, find_name};

/// What to change about a game.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  crowns game edit --dealer Cat
  crowns game edit 12 --seats Ann Cat Bob --date 2026-11-20
  crowns game edit last --place \"at Gran's\" --note \"\"

Scores stay with their players. An empty place or note is removed.")]
pub(super) struct Args {
    #[command(flatten)]
    pub(super) game: GamePosition,

    #[command(flatten)]
    pub(super) changes: Changes,
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = true)]
pub(super) struct Changes {
    /// All players in the order of their seats, clockwise
    #[arg(long, value_name = "PLAYER", num_args = 1..)]
    seats: Option<Vec<String>>,

    /// Player who dealt, or deals, first
    #[arg(long, value_name = "PLAYER")]
    dealer: Option<String>,

    /// Day of the game, such as yesterday or 21/11
    #[arg(long, value_name = "DAY")]
    date: Option<DayArg>,

    /// Where the game is played; empty to remove it
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,

    /// Note to show with the scoresheet; empty to remove it
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
}

impl Changes {
    /// Returns the day, asked back if it is still to come; `None` if the user
    /// says no to it.
    pub(super) fn day(&self, context: &Context, json: bool) -> Result<Option<Option<NaiveDate>>> {
        match &self.date {
            Some(date) => Ok(date.played(context, json)?.map(Some)),
            None => Ok(Some(None)),
        }
    }

    /// Returns the event that changes a game.
    pub(super) fn event(&self, sheet: &Scoresheet, date: Option<NaiveDate>) -> Result<GameEvent> {
        let Changes { seats, dealer, place, note, date: _ } = self;
        let seat = |name: &String| sheet.find_seat(name);
        let seats = seats
            .as_ref()
            .map(|typed| names(typed, sheet).iter().map(seat).collect::<Result<Vec<_>, _>>());
        Ok(sheet.edit(GameEdit {
            seats: seats.transpose()?,
            dealer: dealer.as_ref().map(seat).transpose()?,
            date,
            venue: text("--place", place.as_deref())?,
            note: text("--note", note.as_deref())?,
        })?)
    }
}

/// Reads names as `crowns new` does.
fn names(typed: &[String], sheet: &Scoresheet) -> Vec<String> {
    let known: Vec<_> = sheet.seats.iter().map(|seat| seat.name()).collect();
    let is_known = |name: &str| !find_name(&known, name).is_empty();
    TypedNames::read(typed, is_known).names
}

/// Reads a text that may be empty.
fn text(flag: &'static str, text: Option<&str>) -> Result<Option<String>> {
    match text {
        Some(text) if text.trim().is_empty() => Ok(Some(String::new())),
        text => text.map(|text| parse::line(flag, text)).transpose(),
    }
}
