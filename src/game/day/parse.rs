//! Reads days in the forms of [`TypedDay`].

use chrono::{NaiveDate, Weekday};

use super::{InvalidDay, TypedDay, Unit, Weekend};
use crate::cards::number_word;

/// Reads a day such as `2026-11-21`; `None` if it is written in another way or
/// does not exist.
pub fn parse_day(text: &str) -> Option<NaiveDate> {
    // The length rules out years of more than four digits, which sort wrongly.
    NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok().filter(|_| text.trim().len() == 10)
}

impl TypedDay {
    /// Reads a day in any of its forms.
    pub fn parse(text: &str) -> Result<Self, InvalidDay> {
        let text = text.replace(',', " ").to_lowercase();
        let words = text.split_whitespace();
        let words: Vec<_> =
            words.filter(|word| !matches!(*word, "on" | "in" | "the" | "of")).collect();
        let is_of_number = |c: char| c.is_ascii_digit() || SEPARATORS.contains(&c);
        let read = match without_part_of_day(&words) {
            [word] => one_word(word),
            words if words.iter().all(|word| word.chars().all(is_of_number)) => {
                one_word(&words.concat())
            }
            [first, second] => two_words(first, second),
            ["day", "before", "yesterday"] => Some(days_ago(2)),
            ["last" | "past", count, unit] => past(count, unit),
            [count, unit, "ago"] => ago(count, unit),
            [one, other, year] => day_and_month(one, other)
                .and_then(|(day, month)| date(self::year(year), month, day)),
            _ => None,
        };
        read.ok_or_else(|| match is_in_no_calendar(&words) {
            true => InvalidDay::NotInCalendar,
            false => InvalidDay::NoDay,
        })
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

const SEPARATORS: [char; 3] = ['.', '/', '-'];

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

/// Returns `true` for a date that has its form, and which no year has.
fn is_in_no_calendar(words: &[&str]) -> bool {
    let numbers = |word: &str| {
        let parts = word.trim_end_matches('.').split(SEPARATORS);
        parts.map(|part| part.parse().ok()).collect::<Option<Vec<u32>>>()
    };
    let of_numbers = |word: &str| match numbers(word).as_deref() {
        Some(&[one, other]) => in_order(one, other).and_then(|(day, month)| of_month(day, month)),
        Some(&[year, month, day]) if year > 999 => date(year.try_into().ok(), month, day),
        Some(&[one, other, year]) => {
            in_order(one, other).and_then(|(day, month)| date(year.try_into().ok(), month, day))
        }
        _ => Some(days_ago(0)),
    };
    match words {
        [word] => of_numbers(word).is_none(),
        [one, other] | [one, other, _] => {
            day_and_month(one, other).is_some_and(|(day, month)| of_month(day, month).is_none())
        }
        _ => false,
    }
}

fn one_word(word: &str) -> Option<TypedDay> {
    match word {
        "today" | "tonight" => return Some(days_ago(0)),
        "yesterday" => return Some(days_ago(1)),
        "tomorrow" => return Some(days_ago(-1)),
        "weekend" => return Some(TypedDay::Weekend(Weekend::Latest)),
        _ => {}
    }
    if let Some(weekday) = weekday(word) {
        return Some(TypedDay::Weekday { weekday, before_today: false });
    }
    if let Some(date) = parse_day(word) {
        return Some(TypedDay::Date(date));
    }
    if let Some(month) = month(word) {
        return Some(TypedDay::Month { year: None, month });
    }
    if let Some(year) = full_year(word) {
        return Some(TypedDay::Year(year));
    }
    if let Some((year, month)) = word.split_once('-')
        && let Some(year) = full_year(year)
    {
        let month = month.parse().ok().filter(|month| (1..=12).contains(month))?;
        let year = Some(year);
        return Some(TypedDay::Month { year, month });
    }
    let separator = word.chars().find(|c| SEPARATORS.contains(c))?;
    // `14/11-2026` is Nordic.
    let separates = |c| c == separator || (separator, c) == ('/', '-');
    let parts: Vec<_> = word.trim_end_matches('.').split(separates).collect();
    match parts.as_slice() {
        [day, name, year] if month(name).is_some() => {
            date(self::year(year), month(name)?, day.parse().ok()?)
        }
        [one, other] => {
            let (day, month) = in_order(one.parse().ok()?, other.parse().ok()?)?;
            of_month(day, month)
        }
        [year, month, day] if year.len() == 4 && separator == '/' => {
            date(self::year(year), month.parse().ok()?, day.parse().ok()?)
        }
        [one, other, year] => {
            let (day, month) = in_order(one.parse().ok()?, other.parse().ok()?)?;
            date(self::year(year), month, day)
        }
        _ => None,
    }
}

fn two_words(first: &str, second: &str) -> Option<TypedDay> {
    if let (Some(month), Some(year)) = (month(first), full_year(second)) {
        let year = Some(year);
        return Some(TypedDay::Month { year, month });
    }
    if let Some((day, month)) = day_and_month(first, second) {
        return of_month(day, month);
    }
    match (first, second) {
        ("last", "weekend") => return Some(TypedDay::Weekend(Weekend::Last)),
        ("this", "weekend") => return Some(TypedDay::Weekend(Weekend::This)),
        ("last", part) if is_part_of_day(part) => return Some(days_ago(1)),
        ("this", part) if is_part_of_day(part) => return Some(days_ago(0)),
        ("past", unit) => return past("a", unit),
        _ => {}
    }
    match (first, weekday(second), Unit::parse(second)) {
        ("last", Some(weekday), _) => Some(TypedDay::Weekday { weekday, before_today: true }),
        (_, _, Some(Unit::Day)) => None,
        ("this", _, Some(unit)) => Some(TypedDay::Period { ago: 0, unit }),
        ("last", _, Some(unit)) => Some(TypedDay::Period { ago: 1, unit }),
        _ => None,
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
    let count = match (count, number_word(count)) {
        ("a" | "an", _) => 1,
        ("couple", _) => 2,
        (_, Some(number)) => number.into(),
        (count, None) => count.parse().ok()?,
    };
    let unit = Unit::parse(unit)?;
    (0..=MOST_UNITS).contains(&count).then_some((count, unit))
}

fn day_and_month(one: &str, other: &str) -> Option<(u32, u32)> {
    match month(other) {
        Some(month) => Some((ordinal(one)?, month)),
        None => Some((ordinal(other)?, month(one)?)),
    }
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

fn date(year: Option<i32>, month: u32, day: u32) -> Option<TypedDay> {
    NaiveDate::from_ymd_opt(year?, month, day).map(TypedDay::Date)
}

/// Reads a year of four digits, or of two in this century.
fn year(text: &str) -> Option<i32> {
    let year: u16 = text.parse().ok()?;
    match text.len() {
        2 => Some(2000 + i32::from(year)),
        4 => Some(year.into()),
        _ => None,
    }
}

/// Reads a year of four digits in which somebody may have played.
fn full_year(text: &str) -> Option<i32> {
    let year = year(text).filter(|_| text.len() == 4);
    year.filter(|year| (1900..2200).contains(year))
}

/// Reads `14`, `14.` or `14th`.
fn ordinal(text: &str) -> Option<u32> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let end = &text[digits.len()..];
    matches!(end, "" | "." | "st" | "nd" | "rd" | "th").then(|| digits.parse().ok()).flatten()
}

const WEEKDAYS: [&str; 7] =
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/// The names of each month in English, then in the other languages of the program, in
/// German, Dutch and French.
const MONTHS: [&str; 12] = [
    "january januari janúar tammikuuta janvier",
    "february februari febrúar helmikuuta février",
    "march märz mars marts maaliskuuta maart",
    "april apríl huhtikuuta avril",
    "may mai maj maí toukokuuta mei",
    "june juni júní kesäkuuta juin",
    "july juli júlí heinäkuuta juillet",
    "august augusti ágúst elokuuta augustus août",
    "september syyskuuta septembre",
    "october oktober október lokakuuta octobre",
    "november nóvember marraskuuta novembre",
    "december dezember desember joulukuuta décembre",
];

fn weekday(text: &str) -> Option<Weekday> {
    let is_meant = |name: &&str| begins(text, name);
    u8::try_from(WEEKDAYS.iter().position(is_meant)?).ok()?.try_into().ok()
}

/// Reads the name of a month in small letters, from 1; it may be cut to three letters.
pub fn month(text: &str) -> Option<u32> {
    let is_meant = |names: &&str| names.split(' ').any(|name| begins(text, name));
    u32::try_from(MONTHS.iter().position(is_meant)? + 1).ok()
}

/// Returns `true` if a text is at least three letters that a name begins with.
fn begins(text: &str, name: &str) -> bool {
    let text = text.trim_end_matches('.');
    text.len() >= 3 && name.starts_with(text)
}
