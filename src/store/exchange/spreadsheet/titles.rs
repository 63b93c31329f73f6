//! The titles of a spreadsheet, whose days are those of the games below them.

use chrono::NaiveDate;

use super::days::{Days, other_weekday};
use super::error::ImportSpreadsheetError;
use super::game::{Cell, Location};

#[derive(Default)]
pub(super) struct Titles {
    /// The last with a day, or something like one.
    last: Option<Cell>,
    /// Where the note on its day says that it stands; `None` if no game had it.
    noted: Option<u64>,
}

impl Titles {
    /// Takes a title over if it has a day, or something like one.
    pub(super) fn read(&mut self, title: Cell, days: &Days, notes: &mut Vec<String>) -> bool {
        let has_day = days.in_title(&title.text).is_some();
        if has_day {
            let is_used = self.noted.take().is_some();
            let above = self.last.replace(title).filter(|_| !is_used);
            if let Some(Cell { text, location }) = above {
                notes.push(format!("{location}: `{text}` has the day of no game"));
            }
        } else if let Some(above) = self.last.as_mut().filter(|_| self.noted.is_some()) {
            // A note tells that the day goes on below another title.
            above.location = title.location;
        }
        has_day
    }

    /// Returns the day of the title above a game without one; `has_day` says that one was
    /// given for such games.
    pub(super) fn day(
        &mut self,
        days: &Days,
        has_day: bool,
        notes: &mut Vec<String>,
    ) -> Result<Option<NaiveDate>, ImportSpreadsheetError> {
        let Some(Cell { text, location }) = &self.last else {
            return Ok(None);
        };
        let day = days.in_title(text).transpose();
        let noted = self.noted.replace(location.line);
        match day {
            Err(_) if noted.is_some() || has_day => Ok(None),
            Err(problem) => Err(problem.at(location.clone())),
            Ok(Some(day)) if noted != Some(location.line) => {
                notes.push(format!("{location}: {day} is the day of the games below it"));
                notes.extend(other_weekday(text, day).map(|why| format!("{location}: {why}")));
                Ok(Some(day))
            }
            Ok(day) => Ok(day),
        }
    }

    /// Returns the day of a title that no game below it has, and where it stands.
    pub(super) fn below(&self, days: &Days) -> Option<(NaiveDate, Location)> {
        let title = self.last.as_ref().filter(|_| self.noted.is_none())?;
        Some((days.in_title(&title.text)?.ok()?, title.location.clone()))
    }
}
