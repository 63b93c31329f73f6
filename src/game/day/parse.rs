//! Reads days in the forms of [`TypedDay`].

use chrono::{NaiveDate, Weekday};

use super::date::DateKind;
use super::words::{english, month, plain, weekday};
use super::{InvalidDay, TypedDay, Unit, Weekend, words};

/// Reads a day such as `2026-11-21`; `None` if it is written in another way or
/// does not exist.
pub fn parse_day(text: &str) -> Option<NaiveDate> {
    // The length rules out years of more than four digits, which sort wrongly.
    NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok().filter(|_| text.trim().len() == 10)
}

impl TypedDay {
    /// Reads a day in any of its forms.
    pub fn parse(text: &str) -> Result<Self, InvalidDay> {
        let words: Vec<_> = text.replace(',', " ").split_whitespace().map(plain).collect();
        let words = english(&words);
        let words = without_part_of_day(&words);
        if let Some(day) = said(words) {
            return Ok(day);
        }
        let day = match DateKind::read(&words.join(" ")).ok_or(InvalidDay::NoDay)? {
            DateKind::Day(day) => day.map(Self::Date),
            DateKind::Numbers(one, other, year) => {
                in_order(one, other).and_then(|(day, month)| match year {
                    Some(year) => NaiveDate::from_ymd_opt(year, month, day).map(Self::Date),
                    None => of_month(day, month),
                })
            }
            DateKind::OfMonth(day, month) => of_month(day, month),
            DateKind::Month(year, month) => Some(Self::Month { year: Some(year), month }),
            DateKind::Unknown => return Err(InvalidDay::NoDay),
        };
        day.ok_or(InvalidDay::NotInCalendar)
    }
}

impl Unit {
    fn parse(text: &str) -> Option<Self> {
        Some(match text.strip_suffix('s').unwrap_or(text) {
            "day" => Self::Day,
            "week" => Self::Week,
            "month" => Self::Month,
            "year" => Self::Year,
            _ => return None,
        })
    }
}

/// The most units that a day may be in the past.
const MOST_UNITS: i32 = 1000;

const fn days_ago(count: i32) -> TypedDay {
    TypedDay::Ago { count, unit: Unit::Day }
}

fn is_part_of_day(word: &str) -> bool {
    matches!(word, "morning" | "afternoon" | "evening" | "night")
}

/// Leaves out the part of the day in `friday night`.
fn without_part_of_day<'a, 'b>(words: &'a [&'b str]) -> &'a [&'b str] {
    match words {
        ["this" | "last", _] => words,
        [before @ .., part] if !before.is_empty() && is_part_of_day(part) => before,
        _ => words,
    }
}

/// Reads a day or a period that is said in words; a year is one, too.
fn said(words: &[&str]) -> Option<TypedDay> {
    Some(match words {
        ["today"] => days_ago(0),
        ["tonight"] | ["this", "evening" | "night"] => TypedDay::Tonight,
        ["yesterday"] => days_ago(1),
        ["tomorrow"] => days_ago(-1),
        ["day", "before", "yesterday"] => days_ago(2),
        ["weekend"] => TypedDay::Weekend(Weekend::Latest),
        ["this", "weekend"] => TypedDay::Weekend(Weekend::This),
        ["last", "weekend"] => TypedDay::Weekend(Weekend::Last),
        ["this", part] if is_part_of_day(part) => days_ago(0),
        ["last", part] if is_part_of_day(part) => days_ago(1),
        [word] => return weekday_month_or_year(word),
        ["year", year] => TypedDay::Year(full_year(year)?),
        ["past", unit] => past("a", unit)?,
        ["last" | "past", count, unit] => past(count, unit)?,
        [unit, "ago"] | ["before", unit] => ago("a", unit)?,
        [count, unit, "ago"] | ["before", count, unit] | ["before", count, unit, "ago"] => {
            ago(count, unit)?
        }
        ["last", day] if let Some(weekday) = weekday(day) => {
            TypedDay::Weekday { weekday, before_today: true }
        }
        [which @ ("this" | "last"), unit] => {
            let unit = Unit::parse(unit).filter(|unit| *unit != Unit::Day)?;
            TypedDay::Period { ago: u32::from(*which == "last"), unit }
        }
        _ => return None,
    })
}

/// Reads one word; the beginning of a weekday and of a month is neither.
fn weekday_month_or_year(word: &str) -> Option<TypedDay> {
    let of_weekday = |weekday: Weekday| TypedDay::Weekday { weekday, before_today: false };
    match (weekday(word), month(word)) {
        (Some(weekday), None) => Some(of_weekday(weekday)),
        (None, Some(month)) => Some(TypedDay::Month { year: None, month }),
        (Some(_), Some(_)) => None,
        (None, None) => full_year(word).map(TypedDay::Year),
    }
}

fn ago(count: &str, unit: &str) -> Option<TypedDay> {
    let (count, unit) = length(count, unit)?;
    Some(TypedDay::Ago { count, unit })
}

fn past(count: &str, unit: &str) -> Option<TypedDay> {
    let (count, unit) = length(count, unit)?;
    Some(TypedDay::Past { count, unit })
}

/// Reads a length of time, such as `two weeks`.
fn length(count: &str, unit: &str) -> Option<(i32, Unit)> {
    let count = match count {
        "a" | "an" => 1,
        "couple" => 2,
        count => words::count(count)?,
    };
    let (unit, each) = match unit.strip_suffix('s').unwrap_or(unit) {
        "fortnight" => (Unit::Week, 2),
        _ => (Unit::parse(unit)?, 1),
    };
    (0..=MOST_UNITS).contains(&count).then_some((count * each, unit))
}

/// Puts the day first, and the month first only where it must be.
fn in_order(one: u32, other: u32) -> Option<(u32, u32)> {
    match (one, other) {
        (13..=31, 1..=12) | (1..=12, 1..=12) => Some((one, other)),
        (1..=12, 13..=31) => Some((other, one)),
        _ => None,
    }
}

/// Makes the latest day of a month if it exists in some year.
fn of_month(day: u32, month: u32) -> Option<TypedDay> {
    const LEAP_YEAR: i32 = 2024;
    NaiveDate::from_ymd_opt(LEAP_YEAR, month, day)?;
    Some(TypedDay::OfMonth { day, month })
}

/// Reads a year of four digits in which somebody may have played.
fn full_year(text: &str) -> Option<i32> {
    let year = text.parse().ok().filter(|_| text.len() == 4);
    year.filter(|year| (1900..2200).contains(year))
}
