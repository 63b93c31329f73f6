//! The days of a spreadsheet, as people of several countries write them.

use chrono::{Datelike, NaiveDate};

use super::error::SheetProblem;
use crate::game::TypedDay;

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
    /// The order of those with slashes or dashes.
    pub(super) order: Option<DayOrder>,
    /// A day that says the order, and one that says nothing.
    decided_by: Option<String>,
    pub(super) undecided: Option<String>,
}

impl Days {
    pub(super) fn new(format: Option<String>, order: Option<DayOrder>) -> Self {
        Self { format, order, ..Self::default() }
    }

    pub(super) fn learn(&mut self, text: &str) -> Result<(), SheetProblem> {
        let text = written(text);
        let Some((one, other, _)) = numbers(text).filter(|_| self.format.is_none()) else {
            return Ok(());
        };
        let order = match (one > 12, other > 12) {
            (true, false) => DayOrder::DayFirst,
            (false, true) => DayOrder::MonthFirst,
            _ => {
                if one != other && self.undecided.is_none() {
                    self.undecided = Some(text.to_owned());
                }
                return Ok(());
            }
        };
        match (self.order.replace(order), &self.decided_by) {
            (Some(before), Some(first)) if before != order => {
                Err(SheetProblem::MixedDays { one: first.clone(), other: text.to_owned() })
            }
            _ => {
                self.decided_by.get_or_insert_with(|| text.to_owned());
                Ok(())
            }
        }
    }

    /// Checks that the order of all days is known.
    pub(super) fn check(&self) -> Result<(), SheetProblem> {
        match (self.order, &self.undecided) {
            (None, Some(day)) => Err(SheetProblem::AmbiguousDays { day: day.clone() }),
            _ => Ok(()),
        }
    }

    pub(super) fn read(&self, text: &str) -> Result<NaiveDate, SheetProblem> {
        if let Some(format) = &self.format {
            let day = NaiveDate::parse_from_str(text, format).ok();
            // The journal has years of four digits.
            let day = day.filter(|day| (0..=9999).contains(&day.year()));
            return day.ok_or_else(|| SheetProblem::DateNotOfFormat {
                format: format.clone(),
                text: text.to_owned(),
            });
        }
        let short = written(text);
        let day = match (numbers(short), self.order) {
            (Some((month, day, year)), Some(DayOrder::MonthFirst)) => {
                NaiveDate::from_ymd_opt(year, month, day)
            }
            (Some((day, month, year)), _) => NaiveDate::from_ymd_opt(year, month, day),
            (None, _) => match TypedDay::parse(short) {
                Ok(TypedDay::Date(day)) => Some(day),
                _ => None,
            },
        };
        day.ok_or_else(|| SheetProblem::BadDate(text.to_owned()))
    }

    pub(super) fn in_title(&self, text: &str) -> Option<NaiveDate> {
        let word = written(text);
        let is_date = |c: char| c.is_ascii_digit() || "./-".contains(c);
        (word.chars().all(is_date)).then(|| self.read(word).ok())?
    }
}

/// Returns a day without the weekday, the time and the words around it.
fn written(text: &str) -> &str {
    let is_day = |word: &&str| {
        let separators = word.matches(['.', '/', '-']).count();
        separators >= 2 && word.starts_with(|c: char| c.is_ascii_digit())
    };
    let text = text.trim();
    let word = text.split([' ', 'T', ',']).find(is_day).unwrap_or(text);
    match word.split_once(' ') {
        Some((day, time)) if time.contains(':') => day,
        _ => word,
    }
}

/// Returns the numbers of a day with slashes or dashes, its year last.
fn numbers(text: &str) -> Option<(u32, u32, i32)> {
    let separator = text.chars().find(|c| matches!(c, '/' | '-'))?;
    let mut parts = text.split(separator);
    let mut number =
        |most: usize| parts.next().filter(|part| part.len() <= most)?.parse::<u32>().ok();
    let (one, other, year) = (number(2)?, number(2)?, number(4)?);
    let year = if year < 100 { 2000 + year } else { year };
    parts.next().is_none().then_some((one, other, year.cast_signed()))
}
