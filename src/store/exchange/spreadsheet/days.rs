//! The days of a spreadsheet: a [`WrittenDate`], alone in a cell or within a title, or in a
//! column of days a number, `43558`: days since the end of 1899. The days of titles are those
//! of the games below them.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use chrono::{Datelike, Days as DayCount, NaiveDate};

use super::error::Result;
use super::game::{Cell, Location};
use super::heading::{Heading, is_before_other_day, is_first_name};
use super::problem::{SheetProblem, in_letters};
use crate::game::{DateKind, TypedDay, WrittenDate};

/// Which number of `3/4/2019` is the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayOrder {
    DayFirst,
    MonthFirst,
}

/// How the days of a file are written.
#[derive(Debug, Default)]
pub(super) struct Days {
    /// The format of all days, for `strftime`.
    pub(super) format: Option<String>,
    /// The order of those with two numbers and a year.
    pub(super) order: Option<DayOrder>,
    /// A day that says the order, and one that says nothing.
    pub(super) decided_by: Option<String>,
    pub(super) undecided: Option<Cell>,
    pub(super) short: Option<ShortDays>,
}

/// Days of three numbers of two digits, of which the first or the last is the year.
#[derive(Debug)]
pub(super) struct ShortDays {
    first: Cell,
    /// What fits all of them.
    orders: Vec<[&'static str; 3]>,
    /// Their first and their last numbers.
    ends: [BTreeSet<i32>; 2],
}

const YEAR_FIRST: [&str; 3] = ["%y", "%m", "%d"];

impl ShortDays {
    fn new(first: Cell) -> Self {
        let orders = vec![YEAR_FIRST, ["%d", "%m", "%y"], ["%m", "%d", "%y"]];
        Self { first, orders, ends: Default::default() }
    }

    /// Returns `true` if the year may be first: with dashes, if no other order fits, or if the
    /// first numbers differ less than the last ones, as years do.
    fn may_begin_with_year(&self) -> bool {
        let [first, last] = self.ends.each_ref().map(BTreeSet::len);
        let is_likely = self.first.text.contains('-') || self.orders.len() == 1 || first < last;
        self.orders.contains(&YEAR_FIRST) && is_likely
    }
}

impl Days {
    pub(super) fn learn(&mut self, Cell { text, location }: &Cell) -> Result<(), SheetProblem> {
        let written = find(text).filter(|_| self.format.is_none());
        let Some(written @ WrittenDate { kind: DateKind::Numbers(one, other, Some(year)), .. }) =
            written
        else {
            return Ok(());
        };
        let weekday = written.weekday(text);
        let text = written.text;
        let cell = || Cell { text: text.into(), location: location.clone() };
        let is_told = |day: Option<NaiveDate>| {
            day.is_some_and(|day| weekday.is_none_or(|weekday| day.weekday() == weekday))
        };
        if let Some(sign) = sign_of_short(text) {
            let short = self.short.get_or_insert_with(|| ShortDays::new(cell()));
            short.orders.retain(|order| {
                is_told(day_of_format(&order.join(sign), text).map(|(_, day)| day))
            });
            short.ends[0].insert(one.cast_signed());
            short.ends[1].insert(year);
        }
        let may_be = |day, month| is_told(NaiveDate::from_ymd_opt(year, month, day));
        let order = match (may_be(one, other), may_be(other, one)) {
            _ if one == other => return Ok(()),
            (true, false) => DayOrder::DayFirst,
            (false, true) => DayOrder::MonthFirst,
            (false, false) if one.max(other) > 12 => return Ok(()),
            _ => {
                // In `3.4.2019` and `3/4 2019`, the day is first unless another says otherwise.
                let is_day_first = text.contains('.') || text.matches('/').count() == 1;
                if self.undecided.is_none() && !is_day_first {
                    self.undecided = Some(cell());
                }
                return Ok(());
            }
        };
        match (self.order.replace(order), &self.decided_by) {
            (Some(before), Some(first)) if before != order => {
                let (mut day_first, mut month_first) = (first.clone(), text.to_owned());
                if before == DayOrder::MonthFirst {
                    std::mem::swap(&mut day_first, &mut month_first);
                }
                Err(SheetProblem::MixedDays { day_first, month_first })
            }
            _ => {
                self.decided_by.get_or_insert_with(|| text.to_owned());
                Ok(())
            }
        }
    }

    /// Checks that the order of all days is known.
    pub(super) fn check(&self) -> Result<()> {
        let short = self.short.as_ref().filter(|short| short.may_begin_with_year());
        if let Some(ShortDays { first, orders, .. }) = short {
            let sign = sign_of_short(&first.text).unwrap_or_default();
            let formats = orders.iter().map(|order| in_letters(&order.join(sign))).collect();
            return Err(
                SheetProblem::AmbiguousYear { day: first.text.to_string(), formats }.at(first)
            );
        }
        match (self.order, &self.undecided) {
            (None, Some(cell)) => {
                Err(SheetProblem::AmbiguousDays { day: cell.text.to_string() }.at(cell))
            }
            _ => Ok(()),
        }
    }

    /// Reads the day of a cell.
    pub(super) fn read(&self, text: &str) -> Result<NaiveDate, SheetProblem> {
        if let Some(format) = &self.format {
            let day = day_of_format(format, text).filter(|([before, _], _)| !is_range(before));
            return day.map_or_else(
                || Err(not_of_format(format, text)),
                |day| only_of_format(format, text, day),
            );
        }
        match (serial(text), find(text)) {
            (Some(day), _) => Ok(day),
            (None, Some(written))
                if text.split_once(written.text).is_some_and(|(before, _)| is_range(before)) =>
            {
                Err(SheetProblem::UnclearDay(text.to_owned()))
            }
            (None, Some(written)) => self.only_day(text, &written),
            (None, None) => Err(SheetProblem::BadDate(text.to_owned())),
        }
    }

    /// Returns the day that a title has, an error if it has something like one.
    pub(super) fn in_title(&self, text: &str) -> Option<Result<NaiveDate, SheetProblem>> {
        let written = find(text)?;
        let Some(format) = &self.format else { return Some(self.only_day(text, &written)) };
        Some(match day_of_format(format, text) {
            Some(day) => only_of_format(format, text, day),
            None => Err(not_of_format(format, written.text)),
        })
    }

    /// Reads a day after which the text has no other one, but a time, or the day of the file.
    fn only_day(&self, text: &str, written: &WrittenDate<'_>) -> Result<NaiveDate, SheetProblem> {
        let day = self.day(written)?;
        let rest = text.split_once(written.text).map_or("", |(_, rest)| rest);
        let is_second = |other: WrittenDate<'_>| match is_whole(&other) {
            // `20.10.30` may be a time.
            true => {
                let is_time = sign_of_short(other.text).is_some();
                (!is_time || sign_of_short(written.text).is_some())
                    && self.day(&other).is_ok_and(|other| other != day)
            }
            // `13/4/2024 - 14/4`
            false => {
                let between = rest.split_once(other.text).map_or("", |(between, _)| between);
                matches!(between.trim(), "-" | "–" | "/" | "&" | "+")
            }
        };
        match find(rest).filter(|_| !has_other_day(rest)).is_some_and(is_second) {
            true => Err(SheetProblem::SeveralDays(text.to_owned())),
            false => Ok(day),
        }
    }

    fn day(&self, written: &WrittenDate<'_>) -> Result<NaiveDate, SheetProblem> {
        let day = match (written.kind, self.order) {
            (DateKind::Day(day), _) => day,
            (DateKind::Numbers(month, day, Some(year)), Some(DayOrder::MonthFirst))
            | (DateKind::Numbers(day, month, Some(year)), _) => {
                NaiveDate::from_ymd_opt(year, month, day)
            }
            _ => return Err(SheetProblem::UnclearDay(written.text.to_owned())),
        };
        day.ok_or_else(|| SheetProblem::NoSuchDay(written.text.to_owned()))
    }
}

/// Returns `true` if another day stands before one: `3./` before `4.4.2019`.
fn is_range(before: &str) -> bool {
    let before = before.trim_end();
    let first = before.trim_end_matches(['/', '-', '–', '+', '&', ' ', '.']);
    first.len() < before.len() && first.ends_with(|c: char| c.is_ascii_digit())
}

/// Returns what is wrong with the weekday that stands before a day.
pub(super) fn other_weekday(text: &str, day: NaiveDate) -> Option<String> {
    let weekday = find(text)?.weekday(text).filter(|weekday| *weekday != day.weekday())?;
    let (is, said) = (day.format("%A"), day.week(weekday).first_day().format("%A"));
    Some(format!("`{text}` names a {said}, but {day} is a {is}"))
}

/// Returns the sign of `19-04-03`, whose year may be the first or the last number.
fn sign_of_short(text: &str) -> Option<&'static str> {
    let sign = ["-", "/", "."].into_iter().find(|sign| text.contains(sign))?;
    let mut parts = text.split(sign);
    (parts.clone().count() == 3 && parts.all(|part| part.len() == 2)).then_some(sign)
}

/// The bytes of a text with a day: a file without the separator is one long cell, and most cells
/// are numbers.
const SIZES: RangeInclusive<usize> = 3..=1000;

/// Finds the first day of a format in a text, and what stands before and after it. A year of two
/// digits is one from 1950 on, where the format has four, too.
fn day_of_format<'a>(format: &str, text: &'a str) -> Option<([&'a str; 2], NaiveDate)> {
    if !SIZES.contains(&text.len()) {
        return None;
    }
    let is_digit = |c: char| c.is_ascii_digit();
    let mut starts = text.char_indices().filter(|(at, _)| !text[..*at].ends_with(is_digit));
    starts.find_map(|(at, _)| {
        let (day, rest) = NaiveDate::parse_and_remainder(&text[at..], format).ok()?;
        let year = match day.year() {
            year @ 0..50 => year + 2000,
            year @ 50..100 => year + 1900,
            year => year,
        };
        // The journal has years of four digits.
        let is_year = (0..=9999).contains(&year) && !rest.starts_with(is_digit);
        let rest = &text[text.len() - rest.len()..];
        Some(([&text[..at], rest], day.with_year(year).filter(|_| is_year)?))
    })
}

/// Returns a day after which the text has no other one of the format.
fn only_of_format(
    format: &str,
    text: &str,
    ([_, rest], day): ([&str; 2], NaiveDate),
) -> Result<NaiveDate, SheetProblem> {
    match day_of_format(format, rest).filter(|(_, other)| *other != day) {
        Some(_) => Err(SheetProblem::SeveralDays(text.to_owned())),
        None => Ok(day),
    }
}

/// Returns the hour in a text with a time of day: `3.4.2019 22:10`, `12:05 AM`, or as Excel
/// counts days, `43558.92`.
pub(super) fn hour(text: &str) -> Option<u32> {
    if let Some((_, time)) = text.split_once(['.', ',']).filter(|_| serial(text).is_some()) {
        let of_day: f64 = format!("0.{time}").parse().ok()?;
        // The time of day is below 1.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "below 24")]
        return Some((of_day * 24.0) as u32);
    }
    let (before, after) = text.split_once(':')?;
    let is_digit = |c: char| c.is_ascii_digit();
    let start = before.rfind(|c| !is_digit(c)).map_or(0, |last| last + 1);
    let hour = before.get(start..)?.parse().ok().filter(|hour| *hour < 24)?;
    if !after.get(..2)?.chars().all(is_digit) {
        return None;
    }
    let end = after.to_lowercase();
    Some(match (hour, end.contains("am"), end.contains("pm")) {
        (12, true, _) => 0,
        (1..=11, _, true) => hour + 12,
        _ => hour,
    })
}

fn not_of_format(format: &str, text: &str) -> SheetProblem {
    SheetProblem::DateNotOfFormat { format: format.to_owned(), text: text.to_owned() }
}

/// Returns the day of a number in which Excel counts days, with the time as decimals.
pub(super) fn serial(text: &str) -> Option<NaiveDate> {
    let (days, time) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let is_number = time.bytes().all(|byte| byte.is_ascii_digit());
    // From 1982 to 2064.
    let days = days.parse().ok().filter(|days| is_number && (30_000..60_000).contains(days))?;
    NaiveDate::from_ymd_opt(1899, 12, 30)?.checked_add_days(DayCount::new(days))
}

/// Returns `true` if a text has a whole day.
pub(super) fn is_day(text: &str) -> bool {
    find(text).is_some_and(|written| is_whole(&written))
}

fn is_whole(written: &WrittenDate<'_>) -> bool {
    matches!(written.kind, DateKind::Day(_) | DateKind::Numbers(_, _, Some(_)))
}

/// Returns `true` for a month or a weekday, some of which are names, too.
pub(super) fn is_day_word(text: &str) -> bool {
    let is_word = text.chars().all(char::is_alphabetic);
    is_word && (TypedDay::is_surely(text) || is_day(&format!("1 {text} 2024")))
}

/// Returns `true` if a text has a day, or something like one, or is the number of one.
pub(super) fn has_day(text: &str) -> bool {
    serial(text).is_some() || find(text).is_some()
}

/// Finds the first day in a text, else something like one.
fn find(text: &str) -> Option<WrittenDate<'_>> {
    if !SIZES.contains(&text.len()) {
        return None;
    }
    WrittenDate::find(text, may_be_month)
}

/// Returns `true` for a word that may be a month of a language that is not known, but not
/// for those of `5 Crowns 2019`.
fn may_be_month(word: &str) -> bool {
    let is_word = word.starts_with(char::is_alphabetic);
    is_word && !word.eq_ignore_ascii_case("crowns") && Heading::of(word).is_none()
}

/// Returns `true` for a title whose day is no day of a game: `Printed 3.4.2019`.
fn has_other_day(title: &str) -> bool {
    let written = find(title).and_then(|written| title.split_once(written.text));
    let before = written.map_or(title, |(before, _)| before);
    SIZES.contains(&title.len()) && is_before_other_day(before)
}

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
        if day(&title).is_none() {
            let above = self.last.as_ref().and_then(|above| day(above)?.ok());
            let is_of_above = |year: &i32| above.is_some_and(|day| day.year() == *year);
            if says_when(&title.text)
                && !has_other_day(&title.text)
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
        let of_none = |Cell { text, location }: &Cell| {
            format!("{location}: the date in `{text}` was not used for a game")
        };
        if has_other_day(&title.text) {
            notes.push(of_none(&title));
            return false;
        }
        self.unread = None;
        let own = day(&title).and_then(Result::ok);
        let above = self.last.replace(title).filter(|_| self.noted.is_none());
        (self.noted, self.other) = (None, None);
        let Some(above) = above else { return true };
        match day(&above).and_then(Result::ok) {
            day if day.is_some() && day == own => {}
            Some(_) if own.is_some() => self.other = Some(above),
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
    ) -> Result<Option<NaiveDate>> {
        if let Some(Cell { text, location }) = self.unread.take().filter(|_| !has_day) {
            return Err(SheetProblem::UnclearDay(text.into()).at(location));
        }
        let Some(Cell { text, location }) = &self.last else { return Ok(None) };
        let day = days.in_title(text).transpose();
        let noted = self.noted.replace(location.line);
        if let Some(other) = &self.other {
            if noted.is_some() || has_day {
                return Ok(None);
            }
            let [one, other] = [&other.text, text].map(|text| text.to_string());
            return Err(SheetProblem::TwoDays { one, other }.at(location));
        }
        match day {
            Err(_) if noted.is_some() || has_day => Ok(None),
            Err(problem) => Err(problem.at(location)),
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
        || TypedDay::is_surely(text)
        || is_date && rest.contains(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_excel_is_a_day() {
        assert_eq!(serial("43558"), NaiveDate::from_ymd_opt(2019, 4, 3));
        assert_eq!(serial("43558,84"), NaiveDate::from_ymd_opt(2019, 4, 3));
        assert!(["1200", "99999", "43558.x", "43558 a"].iter().all(|text| serial(text).is_none()));
    }
}
