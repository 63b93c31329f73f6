//! Reads days in the forms of [`TypedDay`], and periods as people say them: a day or a period of
//! it, or with one in the place of each DAY:
//!
//! ```text
//! period = since|from|after DAY | until|till|before DAY
//!        | [from] DAY to|until|till|-|.. DAY | between DAY [and] DAY
//!        | D-D MONTH | MONTH D-D
//! ```
//!
//! In the other languages of the program, too; in Finnish the first word may be the last.

use chrono::{NaiveDate, Weekday};

use super::date::DateKind;
use super::names::{english, month, plain, short_weekday, weekday};
use super::{InvalidDay, TypedDay, Unit, Weekend, names};

impl TypedDay {
    pub fn parse(text: &str) -> Result<Self, InvalidDay> {
        Self::parse_with_weekday(text).map(|(day, _)| day)
    }

    /// Reads a day; returns also the weekday that stands beside a date, which may be of another.
    pub fn parse_with_weekday(text: &str) -> Result<(Self, Option<Weekday>), InvalidDay> {
        let words: Vec<_> = text.replace(',', " ").split_whitespace().map(plain).collect();
        let words = english(&words);
        let words = without_part_of_day(&words);
        if let Some(day) = said(words) {
            return Ok((day, None));
        }
        let error = match date(words) {
            Ok(day) => return Ok((day, None)),
            Err(error) => error,
        };
        let Some((weekday, rest)) = beside_weekday(words) else { return Err(error) };
        match date(rest)? {
            day if day.is_only_period() => Err(InvalidDay::NoDay),
            day => Ok((day, Some(weekday))),
        }
    }
}

fn date(words: &[&str]) -> Result<TypedDay, InvalidDay> {
    let text = &words.join(" ");
    let day = match DateKind::read(text).ok_or(InvalidDay::NoDay)? {
        DateKind::Day(day) => day.map(|day| of_year(day, text)),
        DateKind::Numbers(one, other, year) => {
            in_order(one, other).and_then(|(day, month)| match year {
                Some(year) => {
                    NaiveDate::from_ymd_opt(year, month, day).map(|day| of_year(day, text))
                }
                None => of_month(day, month),
            })
        }
        DateKind::OfMonth(day, month) => of_month(day, month),
        DateKind::Month(year, month) => Some(TypedDay::Month { year: Some(year), month }),
        DateKind::Unknown => return Err(InvalidDay::NoDay),
    };
    day.ok_or(InvalidDay::NotInCalendar)
}

/// Returns the day that is read from a text, or the one that it may be with the year first.
fn of_year(day: NaiveDate, text: &str) -> TypedDay {
    let mut numbers = text.split(|c: char| !c.is_ascii_digit());
    if numbers.any(|number| number.len() > 2) {
        return TypedDay::Date(day);
    }
    let first = match DateKind::read(&format!("20{text}")) {
        Some(DateKind::Day(first)) => first,
        _ => None,
    };
    TypedDay::ShortYear { last: day, first }
}

/// Takes the weekday from the beginning or the end of words.
fn beside_weekday<'a, 'b>(words: &'a [&'b str]) -> Option<(Weekday, &'a [&'b str])> {
    let read = |word: &str| {
        let word = word.trim_matches(['(', ')', '.']);
        weekday(word).or_else(|| short_weekday(word))
    };
    let (first, after) = words.split_first()?;
    let (last, before) = words.split_last()?;
    read(first).map(|weekday| (weekday, after)).or_else(|| Some((read(last)?, before)))
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
    let ago = |(count, unit)| TypedDay::Ago { count, unit };
    let past = |(count, unit)| TypedDay::Past { count, unit };
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
        [word] => match (weekday(word), month(word)) {
            (Some(weekday), None) => TypedDay::Weekday { weekday, before_today: false },
            (None, Some(month)) => TypedDay::Month { year: None, month },
            // The beginning of both is neither.
            (Some(_), Some(_)) => return None,
            (None, None) => match word.split_once("-w") {
                Some((year, week)) => of_week(week, Some(full_year(year)?))?,
                None => TypedDay::Year(full_year(word)?),
            },
        },
        ["week", week] if let Some(week) = of_week(week, None) => week,
        ["week", week, year] => of_week(week, Some(full_year(year)?))?,
        ["year", year] => TypedDay::Year(full_year(year)?),
        ["past", unit] => past(length("a", unit)?),
        ["last" | "past", count, unit] => past(length(count, unit)?),
        [unit, "ago"] | ["before", unit] => ago(length("a", unit)?),
        [count, unit, "ago"] | ["before", count, unit] | ["before", count, unit, "ago"] => {
            ago(length(count, unit)?)
        }
        ["last", day] if let Some(weekday) = weekday(day) => {
            TypedDay::Weekday { weekday, before_today: true }
        }
        ["last", name] if let Some(month) = month(name) => TypedDay::LastMonth(month),
        [which @ ("this" | "last"), unit] => {
            let unit = Unit::parse(unit).filter(|unit| *unit != Unit::Day)?;
            TypedDay::Period { ago: u32::from(*which == "last"), unit }
        }
        _ => return None,
    })
}

/// Reads the number of a week that a year has.
fn of_week(text: &str, year: Option<i32>) -> Option<TypedDay> {
    const LONG_YEAR: i32 = 2020;
    let week = text.trim_end_matches('.').parse().ok()?;
    NaiveDate::from_isoywd_opt(year.unwrap_or(LONG_YEAR), week, Weekday::Mon)?;
    Some(TypedDay::Week { year, week })
}

/// Reads a length of time, such as `two weeks`.
fn length(count: &str, unit: &str) -> Option<(i32, Unit)> {
    let count = match count {
        "a" | "an" => 1,
        "couple" => 2,
        count => names::count(count)?,
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

/// From where and until where a period is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedPeriod {
    pub since: Option<TypedEnd>,
    pub until: Option<TypedEnd>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedEnd {
    /// The first or the last day, which [`TypedDay::parse`] reads.
    pub day: String,
    /// The text with `after` or `before` if the period begins after that, or ends before it.
    pub beyond: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Link {
    Since,
    After,
    Until,
    Before,
    Between,
}

const LINKS: [(Link, &str); 5] = [
    (Link::Since, "since from siden fra sedan fran sidan alkaen lahtien"),
    (Link::After, "after efter etter eftir jalkeen"),
    (Link::Until, "until till til tills indtil inntil asti saakka"),
    (Link::Before, "before fore inden innan ennen fyrir adur"),
    (Link::Between, "between mellem mellom mellan milli valilla"),
];

/// What people say for a period of all days.
const ALL: [&str; 6] = ["all time", "alle", "alla", "alt", "allt", "kaikki"];

impl Link {
    fn of(word: &str) -> Option<Self> {
        let word = plain(word);
        let is_meant = |(_, words): &&(Self, &str)| words.split(' ').any(|one| one == word);
        Some(LINKS.iter().find(is_meant)?.0)
    }
}

/// Returns `true` for a word before a period that is English, and none of another language.
fn is_english(word: &str) -> bool {
    let english = ["since", "from", "after", "until", "till", "before"];
    english.contains(&word.to_lowercase().as_str())
}

impl TypedPeriod {
    /// Splits a period into its ends.
    pub fn parse(text: &str) -> Result<Self, InvalidDay> {
        let text = text.trim();
        if ALL.contains(&plain(text).as_str()) {
            return Ok(Self { since: None, until: None });
        }
        let day = |text: &str| {
            TypedDay::parse(text)?;
            Ok(Some(TypedEnd { day: text.trim().to_owned(), beyond: None }))
        };
        let beyond = |part: &str| {
            let end: Option<TypedEnd> = day(part)?;
            Ok(end.map(|end| TypedEnd { beyond: Some(text.to_owned()), ..end }))
        };
        let of = |(since, until)| Ok(Self { since: day(since)?, until: day(until)? });
        if is_elative(text) {
            return Ok(Self { since: day(text)?, until: None });
        }
        let error = match of((text, text)) {
            Ok(day) => return Ok(day),
            Err(error) => error,
        };
        let (first, after) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let (before, last) = text.rsplit_once(char::is_whitespace).unwrap_or(("", text));
        let linked = |word: &str, rest: &'_ str| {
            let is_christmas = rest.trim().eq_ignore_ascii_case("jul") && !is_english(word);
            let rest = if is_christmas { "i jul" } else { rest.trim() };
            Some((Link::of(word)?, rest.to_owned()))
        };
        let Some((link, rest)) = linked(first, after).or_else(|| linked(last, before)) else {
            return match range(text) {
                Some((since, until)) if error == InvalidDay::NoDay => of((&since, &until)),
                _ => from_to(text).map_or(Err(error), of),
            };
        };
        let rest = rest.as_str();
        match link {
            Link::Since => match range(rest) {
                Some((since, until)) => of((&since, &until)),
                None => Ok(Self { since: day(rest)?, until: None }),
            },
            Link::After => Ok(Self { since: beyond(rest)?, until: None }),
            Link::Until => Ok(Self { since: None, until: day(rest)? }),
            Link::Before => Ok(Self { since: None, until: beyond(rest)? }),
            Link::Between => {
                of(split(rest, is_and).or_else(|| in_two_days(rest)).ok_or(InvalidDay::NoDay)?)
            }
        }
    }

    /// Returns `true` if a period may begin with a word that is none alone.
    pub fn begins_with(word: &str) -> bool {
        let is_first = |word: &&str| matches!(*word, "last" | "past" | "this");
        Link::of(word).is_some() || english(&[plain(word)]).first().is_some_and(is_first)
    }
}

/// Returns `true` for a day with the ending from which Finnish counts: `maanantaista`.
fn is_elative(text: &str) -> bool {
    let day = text.strip_suffix("sta").unwrap_or_default();
    !text.contains(' ') && TypedDay::parse(day).is_ok() && TypedDay::parse(text).is_ok()
}

fn is_until(word: &str) -> bool {
    matches!(word, "to" | "–" | "-") || Link::of(word) == Some(Link::Until)
}

fn is_and(word: &str) -> bool {
    matches!(word.to_lowercase().as_str(), "and" | "&" | "og" | "och" | "ja")
}

/// Splits a text at the first word of a kind that has words on both sides.
fn split(text: &str, is_separator: impl Fn(&str) -> bool) -> Option<(&str, &str)> {
    let mut places = breaks(text).filter_map(|at| {
        let (left, right) = text.split_at(at);
        let (word, right) = right.trim_start().split_once(char::is_whitespace)?;
        is_separator(word).then_some((left, right))
    });
    places.next()
}

/// Splits a text into two days.
fn range(text: &str) -> Option<(String, String)> {
    let own = |(since, until): (&str, &str)| (since.to_owned(), until.to_owned());
    of_one_month(text)
        .or_else(|| split(text, is_until).map(own))
        .or_else(|| joined_days(text).map(own))
}

/// Reads two days of a month that is said once: `1-15 november`, `Nov 1 to 15`, `1.–15.11.`
fn of_one_month(text: &str) -> Option<(String, String)> {
    const BETWEEN: [&str; 5] = ["-", "–", " to ", " til ", " till "];
    let is_digit = |c: char| c.is_ascii_digit();
    BETWEEN.iter().find_map(|between| {
        let (left, right) = text.split_once(between)?;
        let left = left.trim_end().trim_end_matches('.');
        let right = right.trim_start();
        let (before, one) = left.split_at(left.trim_end_matches(is_digit).len());
        let (other, after) = right.split_at(right.len() - right.trim_start_matches(is_digit).len());
        let is_word = before.is_empty() || before.ends_with(char::is_whitespace);
        let is_number = [one, other].iter().all(|number| (1..=2).contains(&number.len()));
        let days = [one, other].map(|day| format!("{before}{day}{after}"));
        let is_day = |text: &String| TypedDay::parse(text).is_ok_and(|day| !day.is_only_period());
        (is_word && is_number && days.iter().all(is_day)).then(|| days.into())
    })
}

/// Splits two days that are joined: `1.10.-31.10.`, `2024-2025`, `2026-10-01..2026-10-31`.
fn joined_days(text: &str) -> Option<(&str, &str)> {
    let splits =
        |sign| text.match_indices(sign).map(|(at, sign)| (&text[..at], &text[at + sign.len()..]));
    ["..", "-", "–"].into_iter().flat_map(splits).find(are_days)
}

/// Splits what Finnish says with endings: `maanantaista perjantaihin`.
fn from_to(text: &str) -> Option<(&str, &str)> {
    in_two_days(text).filter(|(since, _)| since.ends_with("sta"))
}

fn in_two_days(text: &str) -> Option<(&str, &str)> {
    breaks(text).map(|at| text.split_at(at)).find(are_days)
}

fn are_days((one, other): &(&str, &str)) -> bool {
    [one, other].iter().all(|text| TypedDay::parse(text).is_ok())
}

/// Returns the places between the words of a text.
fn breaks(text: &str) -> impl Iterator<Item = usize> {
    text.match_indices(char::is_whitespace).map(|(at, _)| at)
}
