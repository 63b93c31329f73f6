//! The titles of a spreadsheet, whose days are those of the games below them.

use chrono::{Datelike, NaiveDate};

use super::days::{Days, other_weekday};
use super::error::{ImportSpreadsheetError, SheetProblem};
use super::game::{Cell, Location};
use super::heading::{Heading, is_day_of_file, is_first_name};
use crate::game::TypedDay;

#[derive(Default)]
pub(super) struct Titles {
    /// The last with a day, or something like one.
    last: Option<Cell>,
    /// Where the note on its day says that it stands; `None` if no game had it.
    noted: Option<u64>,
    /// Another above the same games, with another day.
    other: Option<Cell>,
    /// One that says when its games were, and not the day.
    unread: Option<Cell>,
}

impl Titles {
    /// Takes a title over if it has a day, or something like one.
    pub(super) fn read(&mut self, title: Cell, days: &Days, notes: &mut Vec<String>) -> bool {
        let day = |title: &Cell| days.in_title(&title.text);
        let is_day_of_file = |title: &Cell| is_day_of_file(&title.text);
        if day(&title).is_none() {
            let above = self.last.as_ref().and_then(|above| day(above)?.ok());
            let is_of_above = |year: &i32| above.is_some_and(|day| day.year() == *year);
            if says_when(&title.text)
                && !is_day_of_file(&title)
                && !years(&title.text).any(|year| is_of_above(&year))
            {
                (self.unread, self.last) = (Some(title.clone()), None);
            }
            if let Some(above) = self.last.as_mut().filter(|_| self.noted.is_some()) {
                // A note tells that the day goes on below another title.
                above.location = title.location;
            }
            return false;
        }
        self.unread = None;
        let has_other = self.last.as_ref().is_some_and(|above| !is_day_of_file(above));
        let of_none = |Cell { text, location }: &Cell| {
            format!("{location}: the date in `{text}` was not used for a game")
        };
        if is_day_of_file(&title) && has_other {
            notes.push(of_none(&title));
            return false;
        }
        let own = day(&title).and_then(Result::ok);
        let above = self.last.replace(title).filter(|_| self.noted.is_none());
        self.noted = None;
        self.other = None;
        let Some(above) = above else { return true };
        match day(&above).and_then(Result::ok) {
            day if day.is_some() && day == own => {}
            Some(_) if own.is_some() && !is_day_of_file(&above) => self.other = Some(above),
            _ => notes.push(of_none(&above)),
        }
        true
    }

    /// Returns the day of the title above a game without one; `has_day` says that one was
    /// given for such games.
    pub(super) fn day(
        &mut self,
        days: &Days,
        has_day: bool,
        notes: &mut Vec<String>,
    ) -> Result<Option<NaiveDate>, ImportSpreadsheetError> {
        if let Some(Cell { text, location }) = self.unread.take().filter(|_| !has_day) {
            return Err(SheetProblem::UnclearDay(text.into()).at(location));
        }
        let Some(Cell { text, location }) = &self.last else {
            return Ok(None);
        };
        let day = days.in_title(text).transpose();
        let noted = self.noted.replace(location.line);
        if let Some(other) = &self.other {
            if noted.is_some() || has_day {
                return Ok(None);
            }
            let [one, other] = [&other.text, text].map(|text| text.to_string());
            return Err(SheetProblem::TwoDays { one, other }.at(location.clone()));
        }
        match day {
            Err(_) if noted.is_some() || has_day => Ok(None),
            Err(problem) => Err(problem.at(location.clone())),
            Ok(Some(day)) if noted != Some(location.line) => {
                notes.push(format!("{location}: the games below are dated {day}"));
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

/// Returns the years that a text names.
fn years(text: &str) -> impl Iterator<Item = i32> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let years = words.filter(|word| word.len() == 4).filter_map(|word| word.parse().ok());
    years.filter(|year| (1950..2100).contains(year))
}

/// Returns `true` for a title that names a year, is one word of a day, or begins with `Date`.
pub(super) fn says_when(text: &str) -> bool {
    let (first, rest) = text.split_once([' ', ':']).unwrap_or((text, ""));
    let is_date = Heading::of(first) == Some(Heading::Date) && !is_first_name(first);
    years(text).next().is_some()
        || TypedDay::is_no_name(text)
        || is_date && rest.contains(char::is_alphanumeric)
}
