//! Periods as people say them: a day or a period of [`TypedDay`], or with one in the
//! place of each DAY:
//!
//! ```text
//! period = since|from|after DAY | until|till|before DAY
//!        | [from] DAY to|until|till DAY | between DAY [and] DAY
//! ```
//!
//! In the other languages of the program, too; in Finnish the first word may be the last.

use super::words::{english, plain};
use super::{InvalidDay, TypedDay};

/// From where and until where a period is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedPeriod {
    pub since: Option<TypedEnd>,
    pub until: Option<TypedEnd>,
}

/// An end of a period.
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

/// The words that stand for each.
const LINKS: [(Link, &str); 5] = [
    (Link::Since, "since from siden fra sedan fran sidan alkaen lahtien"),
    (Link::After, "after efter etter eftir jalkeen"),
    (Link::Until, "until till til tills indtil inntil asti saakka"),
    (Link::Before, "before fore inden innan ennen fyrir adur"),
    (Link::Between, "between mellem mellom mellan milli valilla"),
];

impl Link {
    fn of(word: &str) -> Option<Self> {
        let word = plain(word);
        let is_meant = |(_, words): &&(Self, &str)| words.split(' ').any(|one| one == word);
        Some(LINKS.iter().find(is_meant)?.0)
    }
}

impl TypedPeriod {
    /// Splits a period into its ends.
    pub fn parse(text: &str) -> Result<Self, InvalidDay> {
        let text = text.trim();
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
        let (first, behind) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let (before, last) = text.rsplit_once(char::is_whitespace).unwrap_or(("", text));
        let linked =
            |word, rest: &'_ str| Link::of(word).map(|link| (link, rest.trim().to_owned()));
        let Some((link, rest)) = linked(first, behind).or_else(|| linked(last, before)) else {
            return split(text, is_until).or_else(|| from_to(text)).map_or(Err(error), of);
        };
        let rest = rest.as_str();
        match link {
            Link::Since => match split(rest, is_until) {
                Some(ends) => of(ends),
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

/// Splits what Finnish says with endings: `maanantaista perjantaihin`.
fn from_to(text: &str) -> Option<(&str, &str)> {
    in_two_days(text).filter(|(since, _)| since.ends_with("sta"))
}

/// Splits a text into two days.
fn in_two_days(text: &str) -> Option<(&str, &str)> {
    let is_day = |text: &str| TypedDay::parse(text).is_ok();
    let mut splits = breaks(text).map(|at| text.split_at(at));
    splits.find(|(one, other)| is_day(one) && is_day(other))
}

/// Returns the places between the words of a text.
fn breaks(text: &str) -> impl Iterator<Item = usize> {
    text.match_indices(char::is_whitespace).map(|(at, _)| at)
}
