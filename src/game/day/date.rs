//! Dates as people of several countries write them: alone, or within a title.
//!
//! ```text
//! date = YYYY-M-D | D.M.Y | D/M/Y | M/D/Y | YYYYMMDD
//!      | D MONTH Y | MONTH D Y | YYYY MONTH D
//! part = D MONTH | MONTH D | D.M. | D/M | D-M | MONTH YYYY | MONTH 'YY | YYYY MONTH | YYYY-M
//! ```
//!
//! Separators are `.`, `/` and `-`, with a space after them or not; `Y` has four digits
//! or two.

use chrono::{Datelike, NaiveDate, Weekday};

use super::names::{month, plain, short_weekday, weekday};

/// A date as it stands in a text, or a part of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenDate<'a> {
    pub text: &'a str,
    pub kind: DateKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DateKind {
    /// A day; `None` if there is none such.
    Day(Option<NaiveDate>),
    /// Two numbers, either of which may be the day, and the year if there is one.
    Numbers(u32, u32, Option<i32>),
    /// A day and a month, from 1, without a year.
    OfMonth(u32, u32),
    /// A year and a month, from 1.
    Month(i32, u32),
    /// The month is a word that is not known.
    Unknown,
}

/// Reads what some words of a text begin with, and of how many it is.
type Reader = fn(&str, &[Word]) -> Option<(usize, DateKind)>;

impl<'a> WrittenDate<'a> {
    /// Finds the first date in a text, else a part of one. `may_be_month` tells of a word that
    /// is not known.
    pub fn find(text: &'a str, may_be_month: impl Fn(&str) -> bool) -> Option<Self> {
        let words = words(text);
        let found = |read: Reader| {
            (0..words.len()).find_map(|first| {
                let (count, kind) = read(text, &words[first..])?;
                let end = words[first + count - 1].end;
                let written = Self { text: &text[words[first].start..end], kind };
                let is_date = match kind {
                    // `3.4.` and `3/4`, but not `3.4`.
                    DateKind::Numbers(_, _, None) => {
                        let is_ended = written.text.contains('.') && text[end..].starts_with('.');
                        is_ended || written.text.contains('/') && !written.text.contains(' ')
                    }
                    DateKind::Unknown => may_be_month(words[first + 1].of(text)),
                    _ => true,
                };
                is_date.then_some(written)
            })
        };
        found(whole).or_else(|| found(part))
    }

    /// Returns the weekday that stands right before the date in its text, or alone after it. One
    /// of two or three letters, `Do` or `ons`, begins the text or has a sign after it.
    pub fn weekday(&self, text: &str) -> Option<Weekday> {
        let (before, after) = text.split_once(self.text)?;
        let mut words =
            before.split_whitespace().filter(|word| !matches!(*word, "den" | "the" | "d."));
        let read = |word: &str, is_short: bool| {
            let word = plain(word.trim_matches([',', '.', '(', ')', '/', ' ']));
            weekday(&word).or_else(|| short_weekday(&word).filter(|_| is_short))
        };
        match words.next_back() {
            Some(word) => read(word, words.next().is_none() || word.ends_with(['.', ','])),
            None => read(after, true),
        }
    }
}

impl DateKind {
    /// Reads a text that is a date, or a part of one.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = text.trim_matches([' ', '.']);
        let words = words(text);
        let is_all = words.first()?.start == 0 && words.last()?.end == text.len();
        let read = |read: Reader| {
            let (count, kind) = read(text, &words)?;
            (is_all && count == words.len()).then_some(kind)
        };
        read(whole).or_else(|| read(part))
    }
}

/// A number or a word of a text, and where it stands.
struct Word {
    start: usize,
    end: usize,
    kind: WordKind,
}

#[derive(Clone, Copy)]
enum WordKind {
    /// A number of one or two digits.
    Number(u32),
    Year(i32),
    Month(u32),
    /// A number of eight digits.
    Compact(NaiveDate),
    Other,
}

use WordKind::{Compact, Month, Number, Other, Year};

impl Word {
    fn of<'a>(&self, text: &'a str) -> &'a str {
        &text[self.start..self.end]
    }

    /// Returns the year, which may have two digits: from 1950 on.
    fn year(&self) -> Option<i32> {
        match self.kind {
            Year(year) => Some(year),
            Number(year) if self.end - self.start == 2 => {
                Some(year.cast_signed() + if year < 50 { 2000 } else { 1900 })
            }
            _ => None,
        }
    }
}

/// Returns the numbers and words of a text. What belongs to the one before is part of it:
/// `3rd`, `3:e`, `3rd of`, `3 de`.
fn words(text: &str) -> Vec<Word> {
    const PARTS: [&str; 11] = ["st", "nd", "rd", "th", "er", "e", "a", "of", "de", "the", "den"];
    let mut words: Vec<Word> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.find(char::is_alphanumeric) {
        let start = text.len() - rest.len() + first;
        let is_digit = |c: char| c.is_ascii_digit();
        let is_number = rest[first..].starts_with(is_digit);
        let is_part = |c: char| c.is_alphanumeric() && is_digit(c) == is_number;
        let long = &text[start..];
        let word = &long[..long.find(|c| !is_part(c)).unwrap_or(long.len())];
        let end = start + word.len();
        rest = &text[end..];
        let word = word.to_lowercase();
        match words.last_mut() {
            Some(last) if PARTS.contains(&word.as_str()) => last.end = end,
            _ => words.push(Word { start, end, kind: kind_of(&word) }),
        }
    }
    words
}

fn kind_of(word: &str) -> WordKind {
    let number = word.parse().ok();
    match (word.len(), number) {
        (1 | 2, Some(number)) => Number(number),
        (4, Some(year @ 1900..2200)) => Year(year.cast_signed()),
        (8, Some(_)) => {
            let day = NaiveDate::parse_from_str(word, "%Y%m%d").ok();
            day.filter(|day| (1900..2200).contains(&day.year())).map_or(Other, Compact)
        }
        _ => month(word).map_or(Other, Month),
    }
}

/// Reads a whole date that some words begin with; returns of how many it is.
fn whole(text: &str, words: &[Word]) -> Option<(usize, DateKind)> {
    let day = |year, month, day| DateKind::Day(NaiveDate::from_ymd_opt(year, month, day));
    let (one, two, three) = match words {
        [Word { kind: Compact(day), .. }, ..] => return Some((1, DateKind::Day(Some(*day)))),
        [one, two, three, ..] => (one, two, three),
        _ => return None,
    };
    let is_last = matches!(three.kind, Year(_)) && is_near(text, two, three);
    let is_joined = is_joined(text, one, two) && (is_last || is_joined(text, two, three));
    // `3 April 20:15` has no year.
    let ends = text[three.end..].trim_start_matches(['.', ')', ']']).is_empty();
    let is_year = matches!(three.kind, Year(_)) || is_joined || ends;
    // `nov-1-15`, but not `nov 1-15`.
    let has_dash = |one: &Word, two: &Word| text[one.end..two.start].contains('-');
    let is_range = matches!((one.kind, three.kind), (Month(_), Number(_)))
        && has_dash(two, three)
        && !has_dash(one, two);
    let year = three.year().filter(|_| is_year && !is_range);
    let kind = match (one.kind, two.kind, three.kind, year) {
        (Year(year), Number(month), Number(number), _) if is_joined => day(year, month, number),
        (Number(one), Number(two), _, year @ Some(_)) if is_joined => {
            DateKind::Numbers(one, two, year)
        }
        _ if !is_near(text, one, two) || !is_near(text, two, three) => return None,
        (Number(number), Month(month), _, Some(year))
        | (Month(month), Number(number), _, Some(year))
        | (Year(year), Month(month), Number(number), _) => day(year, month, number),
        _ => return None,
    };
    Some((3, kind))
}

/// Reads a part of a date that some words begin with.
fn part(text: &str, words: &[Word]) -> Option<(usize, DateKind)> {
    let [one, two, rest @ ..] = words else { return None };
    if !is_near(text, one, two) {
        return None;
    }
    let kind = match (one.kind, two.kind) {
        (Number(1..=31), Other)
            if two.of(text).starts_with(char::is_alphabetic)
                && rest.first().is_some_and(|three| {
                    matches!(three.kind, Year(_)) && is_near(text, two, three)
                }) =>
        {
            return Some((3, DateKind::Unknown));
        }
        (Month(month), Number(_)) if text[..two.start].ends_with(['\'', '’']) => {
            DateKind::Month(two.year()?, month)
        }
        (Number(day @ 1..=31), Month(month)) | (Month(month), Number(day @ 1..=31)) => {
            DateKind::OfMonth(day, month)
        }
        (Month(month), Year(year)) | (Year(year), Month(month)) => DateKind::Month(year, month),
        _ if !is_joined(text, one, two) => return None,
        (Number(month @ 1..=12), Year(year)) | (Year(year), Number(month @ 1..=12)) => {
            DateKind::Month(year, month)
        }
        (Number(one @ 1..=31), Number(two @ 1..=31)) => DateKind::Numbers(one, two, None),
        _ => return None,
    };
    Some((2, kind))
}

/// Returns `true` if a separator of days stands between two words.
fn is_joined(text: &str, one: &Word, two: &Word) -> bool {
    let gap = &text[one.end..two.start];
    matches!(gap.trim_end(), "." | "/" | "-") || gap.trim() == "/"
}

/// Returns `true` if nothing stands between two words that ends a sentence.
fn is_near(text: &str, one: &Word, two: &Word) -> bool {
    text[one.end..two.start].chars().all(|c| c.is_whitespace() || ".,/-'’".contains(c))
}
