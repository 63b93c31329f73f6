//! Days as people say them: `yesterday`, `monday`, `14/11`, `14 nov`.
//!
//! ```text
//! day     = today | tonight | yesterday | last night | tomorrow
//!         | [last] WEEKDAY                     the latest one; `last`: before today
//!         | N days|weeks|months|years ago      also `a week ago`, `two days ago`
//!         | YYYY-MM-DD | YYYY/M/D | D.M.[YYYY] | D/M[/YYYY] | D-M[-YYYY]
//!         | D MONTH [YYYY] | MONTH D [YYYY]
//! period  = this|last week|month|year | YYYY | MONTH [YYYY] | YYYY-MM
//! ```
//!
//! A day without a year is the latest one that is not to come. `3/4` is the 3rd
//! of April: the day comes first, unless the second number cannot be a month.
//! Spaces may follow the separators, as in `14. 11. 2026`.
//! Weekdays and months may be cut to three letters. Case, commas, `on`, `in`,
//! `the`, `of` and the ends of `14th` and `1st` are passed over.

use chrono::{Datelike, Days, Months, NaiveDate, Weekday};
use thiserror::Error;

use crate::cards::number_word;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TypedDay {
    /// A day with its year.
    Date(NaiveDate),
    /// The latest day of a month, without a year.
    OfMonth {
        /// From 1.
        day: u32,
        /// From 1 to 12.
        month: u32,
    },
    /// The latest such day.
    Weekday {
        weekday: Weekday,
        /// Whether today is too late.
        before_today: bool,
    },
    /// So many units before today; tomorrow is -1 days.
    Ago {
        count: i32,
        unit: Unit,
    },
    /// A month; without a year the latest one that has begun.
    Month {
        year: Option<i32>,
        /// From 1 to 12.
        month: u32,
    },
    Year(i32),
    /// A whole week, month or year, so many before the present one.
    Period {
        /// 0 for the present one, 1 for the last.
        ago: u32,
        unit: Unit,
    },
}

/// A length of time in which days are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Day,
    Week,
    Month,
    Year,
}

/// A text that is no day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error(
    "a day must be a date such as 2026-11-21, 21/11 or \"21 nov\", or yesterday, monday or \
     \"last week\""
)]
pub struct InvalidDay;

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
        let read = match words.as_slice() {
            [word] => one_word(word),
            words if words.iter().all(|word| word.chars().all(is_of_number)) => {
                one_word(&words.concat())
            }
            [first, second] => two_words(first, second),
            [count, unit, "ago"] => ago(count, unit),
            [one, other, year] => {
                let (day, month) = day_and_month(one, other).ok_or(InvalidDay)?;
                date(self::year(year), month, day)
            }
            _ => None,
        };
        read.ok_or(InvalidDay)
    }

    /// Returns the day; a period is taken as that long ago, so `last week` is
    /// this weekday a week ago.
    pub fn on(self, today: NaiveDate) -> NaiveDate {
        match self {
            Self::Date(date) => date,
            Self::OfMonth { day, month } => {
                let years = (0..8).map(|ago| today.year() - ago);
                let mut days = years.filter_map(|year| NaiveDate::from_ymd_opt(year, month, day));
                days.find(|&day| day <= today).unwrap_or(today)
            }
            Self::Weekday { weekday, before_today } => match today.weekday().days_since(weekday) {
                0 if before_today => today - Days::new(7),
                days => today - Days::new(days.into()),
            },
            Self::Ago { count, unit } => unit.before(today, count),
            Self::Period { ago, unit } => unit.before(today, ago.cast_signed()),
            Self::Month { .. } | Self::Year(_) => self.first(today),
        }
    }

    /// Returns `true` for a period that is no way to say a day, such as `2024`.
    pub const fn is_only_period(self) -> bool {
        matches!(self, Self::Month { .. } | Self::Year(_))
    }

    /// Returns the first day that is meant: of a period its first.
    pub fn first(self, today: NaiveDate) -> NaiveDate {
        match self {
            Self::Period { ago, unit } => unit.first(unit.before(today, ago.cast_signed())),
            Self::Month { year, month } => {
                let has_begun = month <= today.month();
                let latest = today.year() - i32::from(!has_begun);
                NaiveDate::from_ymd_opt(year.unwrap_or(latest), month, 1).unwrap_or(today)
            }
            Self::Year(year) => NaiveDate::from_ymd_opt(year, 1, 1).unwrap_or(today),
            day => day.on(today),
        }
    }

    /// Returns the last day that is meant: of a period its last.
    pub fn last(self, today: NaiveDate) -> NaiveDate {
        match self {
            Self::Period { unit, .. } => unit.before(self.first(today), -1) - Days::new(1),
            Self::Month { .. } => Unit::Month.before(self.first(today), -1) - Days::new(1),
            Self::Year(_) => Unit::Year.before(self.first(today), -1) - Days::new(1),
            day => day.on(today),
        }
    }

    /// Returns `true` if everybody reads the text as the same day: nothing was
    /// filled in, and the day cannot be taken for the month.
    pub fn is_plain(self, text: &str) -> bool {
        let is_digit = |c: char| c.is_ascii_digit();
        match self {
            Self::Date(date) => {
                let is_month_name = text.contains(char::is_alphabetic);
                let is_year_first = text.trim().split(|c| !is_digit(c)).next().map(str::len);
                let may_be_swapped = date.day() <= 12 && date.day() != date.month();
                is_month_name || is_year_first == Some(4) || !may_be_swapped
            }
            Self::Ago { unit: Unit::Day, .. }
            | Self::Month { year: Some(_), .. }
            | Self::Year(_) => true,
            _ => false,
        }
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

    /// Returns the day so many units before another.
    fn before(self, day: NaiveDate, count: i32) -> NaiveDate {
        let size = u64::from(count.unsigned_abs());
        let months = |each: u32| Months::new(count.unsigned_abs() * each);
        let is_back = count >= 0;
        let moved = match (self, is_back) {
            (Self::Day, true) => day.checked_sub_days(Days::new(size)),
            (Self::Day, false) => day.checked_add_days(Days::new(size)),
            (Self::Week, true) => day.checked_sub_days(Days::new(7 * size)),
            (Self::Week, false) => day.checked_add_days(Days::new(7 * size)),
            (Self::Month, true) => day.checked_sub_months(months(1)),
            (Self::Month, false) => day.checked_add_months(months(1)),
            (Self::Year, true) => day.checked_sub_months(months(12)),
            (Self::Year, false) => day.checked_add_months(months(12)),
        };
        moved.unwrap_or(day)
    }

    /// Returns the first day of the unit that a day is in; weeks begin on
    /// Monday.
    fn first(self, day: NaiveDate) -> NaiveDate {
        let first = match self {
            Self::Day => None,
            Self::Week => {
                day.checked_sub_days(Days::new(day.weekday().num_days_from_monday().into()))
            }
            Self::Month => day.with_day(1),
            Self::Year => NaiveDate::from_ymd_opt(day.year(), 1, 1),
        };
        first.unwrap_or(day)
    }
}

/// The most units that a day may be in the past.
const MOST_UNITS: i32 = 1000;

const SEPARATORS: [char; 3] = ['.', '/', '-'];

fn one_word(word: &str) -> Option<TypedDay> {
    let days_ago = |count| TypedDay::Ago { count, unit: Unit::Day };
    match word {
        "today" | "tonight" => return Some(days_ago(0)),
        "yesterday" => return Some(days_ago(1)),
        "tomorrow" => return Some(days_ago(-1)),
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
    if (first, second) == ("last", "night") {
        return one_word("yesterday");
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
    let count = match (count, number_word(count)) {
        ("a" | "an", _) => 1,
        (_, Some(number)) => number.into(),
        (count, None) => count.parse().ok()?,
    };
    let unit = Unit::parse(unit)?;
    (0..=MOST_UNITS).contains(&count).then_some(TypedDay::Ago { count, unit })
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

#[cfg(test)]
error_samples! { InvalidDay: Self }

#[cfg(test)]
mod tests {
    use super::*;

    fn today() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
    }

    #[track_caller]
    fn check(text: &str, expect: &str) {
        let day = TypedDay::parse(text).map(|day| day.on(today()).to_string());
        assert_eq!(day.as_deref(), Ok(expect), "{text}");
    }

    #[test]
    fn a_day_can_be_said_as_people_say_it() {
        check("today", "2026-11-21");
        check("Yesterday", "2026-11-20");
        check("last night", "2026-11-20");
        check("tonight", "2026-11-21");
        check("two days ago", "2026-11-19");
        check("tomorrow", "2026-11-22");
        check("monday", "2026-11-16");
        check("on Mon", "2026-11-16");
        check("tues", "2026-11-17");
        check("sunday", "2026-11-15");
        check("saturday", "2026-11-21");
        check("last saturday", "2026-11-14");
        check("last friday", "2026-11-20");
        check("3 days ago", "2026-11-18");
        check("a week ago", "2026-11-14");
        check("2 months ago", "2026-09-21");
        check("last week", "2026-11-14");
    }

    #[test]
    fn a_date_can_be_written_in_each_usual_order() {
        check("2026-11-14", "2026-11-14");
        check("14.11.2026", "2026-11-14");
        check("14/11/2026", "2026-11-14");
        check("14-11-2026", "2026-11-14");
        check("14. 11. 2026", "2026-11-14");
        check("14 / 11", "2026-11-14");
        check("14/11-2026", "2026-11-14");
        check("14-Nov-26", "2026-11-14");
        check("3. Mai 2019", "2019-05-03");
        check("3. maj 2019", "2019-05-03");
        check("24 dez 2019", "2019-12-24");
        check("6 joulukuuta 2019", "2019-12-06");
        check("2026/11/14", "2026-11-14");
        check("14-11", "2026-11-14");
        check("14.11.26", "2026-11-14");
        check("14/11", "2026-11-14");
        check("14.11.", "2026-11-14");
        check("14.11", "2026-11-14");
        check("11/14", "2026-11-14");
        check("14 nov", "2026-11-14");
        check("14. November", "2026-11-14");
        check("the 14th of November", "2026-11-14");
        check("Nov 14, 2025", "2025-11-14");
        check("14 sept 2025", "2025-09-14");
        check("3/4", "2026-04-03");
    }

    #[test]
    fn a_day_without_a_year_is_not_to_come() {
        check("21/11", "2026-11-21");
        check("22/11", "2025-11-22");
        check("24 dec", "2025-12-24");
        check("29/2", "2024-02-29");
    }

    #[test]
    fn a_period_has_a_first_and_a_last_day() {
        let check = |text: &str, expect: [&str; 2]| {
            let period = TypedDay::parse(text).unwrap();
            let days = [period.first(today()), period.last(today())];
            assert_eq!(days.map(|day| day.to_string()), expect, "{text}");
        };
        check("last week", ["2026-11-09", "2026-11-15"]);
        check("this week", ["2026-11-16", "2026-11-22"]);
        check("last month", ["2026-10-01", "2026-10-31"]);
        check("this month", ["2026-11-01", "2026-11-30"]);
        check("last year", ["2025-01-01", "2025-12-31"]);
        check("monday", ["2026-11-16", "2026-11-16"]);
        check("2024", ["2024-01-01", "2024-12-31"]);
        check("march 2024", ["2024-03-01", "2024-03-31"]);
        check("Mar 2024", ["2024-03-01", "2024-03-31"]);
        check("2024-02", ["2024-02-01", "2024-02-29"]);
        check("november", ["2026-11-01", "2026-11-30"]);
        check("in december", ["2025-12-01", "2025-12-31"]);
    }

    #[test]
    fn anything_else_is_no_day() {
        for text in [
            "",
            "2026-02-30",
            "12026-11-21",
            "2026-1-1",
            "31/4",
            "30 feb",
            "13/13",
            "0/4",
            "14",
            "14/11/026",
            "next week",
            "14 days",
            "14 11 2026",
            "2026.11.14",
            "last yesterday",
            "14 foo",
            "99999 days ago",
            "-3 days ago",
            "last day",
            "last last week",
            "x14th nov",
        ] {
            assert_eq!(TypedDay::parse(text), Err(InvalidDay), "{text}");
        }
    }

    #[test]
    fn what_can_be_read_in_another_way_is_not_plain() {
        let check = |text: &str, plain: bool| {
            let day = TypedDay::parse(text).unwrap();
            assert_eq!(day.is_plain(text), plain, "{text}");
        };
        check("2026-03-04", true);
        check("14.11.2026", true);
        check("2026/03/04", true);
        check("4.4.2026", true);
        check("14 nov 2026", true);
        check("yesterday", true);
        check("3 days ago", true);
        check("3/4/2026", false);
        check("14/11", false);
        check("monday", false);
        check("last week", false);
    }

    #[test]
    fn a_canonical_day_is_written_in_full() {
        assert!(parse_day("2026-11-21").is_some());
        for text in ["2026-02-30", "21.11.2026", "12026-11-21", "2026-1-1", ""] {
            assert!(parse_day(text).is_none(), "{text}");
        }
    }
}
