//! Days as arguments: as people say them, and how they were read.

use std::str::FromStr;

use chrono::NaiveDate;

use crate::cli::context::Context;
use crate::cli::ui::failure::{Failure, Result};
use crate::cli::ui::messages::{note_once, warn};
use crate::cli::ui::prompt::{Prompt, Terminal};
use crate::game::{InvalidDay, TypedDay};

/// A day or a period as it was typed: `2026-11-21`, `14/11`, `last week`.
#[derive(Debug, Clone)]
pub(crate) struct DayArg {
    text: String,
    day: TypedDay,
}

impl FromStr for DayArg {
    type Err = InvalidDay;

    fn from_str(text: &str) -> Result<Self, InvalidDay> {
        Ok(Self { text: text.trim().to_owned(), day: TypedDay::parse(text)? })
    }
}

impl DayArg {
    /// Returns the day.
    pub(crate) fn day(&self, context: &Context) -> Result<NaiveDate> {
        if self.day.is_only_period() {
            return Err(Failure::new(format!("{InvalidDay}, not `{}`", self.text)));
        }
        self.read(TypedDay::on, context)
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn first(&self, context: &Context) -> Result<NaiveDate> {
        self.read(TypedDay::first, context)
    }

    pub(crate) fn last(&self, context: &Context) -> Result<NaiveDate> {
        self.read(TypedDay::last, context)
    }

    /// Returns the day without a note on how it was read.
    pub(crate) fn quietly(&self, today: NaiveDate) -> NaiveDate {
        self.day.last(today)
    }

    /// Returns the day on which a game was played; one to come is asked back on
    /// a terminal and warned of elsewhere. `None` if the user says no.
    pub(crate) fn played(&self, context: &Context, json: bool) -> Result<Option<NaiveDate>> {
        let day = self.day(context)?;
        if day <= context.today()? {
            return Ok(Some(day));
        }
        let words = context.style.words();
        let terminal = if json { None } else { Terminal::find()? };
        let Some(mut terminal) = terminal else {
            warn(&words.day_to_come(day));
            return Ok(Some(day));
        };
        Ok(terminal.confirm(&words.is_day_to_come(day), false, words)?.then_some(day))
    }

    /// Reads the day, and notes how if it can be read in another way.
    fn read(
        &self,
        read: impl FnOnce(TypedDay, NaiveDate) -> NaiveDate,
        context: &Context,
    ) -> Result<NaiveDate> {
        let day = read(self.day, context.today()?);
        if !self.day.is_plain(&self.text) {
            note_once(&context.style.words().day_read_as(&self.text, day));
        }
        Ok(day)
    }
}
