//! A typed cell, its text, and the page of a site that it links to. A page on its own has
//! no links.

use std::collections::HashMap;

use chrono::NaiveDate;
use maud::{Markup, html};

use crate::game::{GameId, PlayerId, TournamentId};
use crate::league::{THIN, rounded_to};
use crate::messages::Messages;
use crate::render::text::shown;

/// A value in a table. Text, Markdown and HTML show its [`text`](Cell::text); CSV
/// has the value itself.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Cell {
    pub(super) value: Value,
    /// What is shown in the place of the value.
    shown: Option<String>,
    /// Whether it is a figure of too few games, which gets a mark.
    pub(super) is_thin: bool,
    pub(super) emphasis: Option<Emphasis>,
    /// What it is about, if that may have a page in a site.
    pub(super) link: Option<Link>,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Value {
    /// Blank in every format.
    Empty,
    /// No value: a dash, or blank in CSV.
    Missing,
    /// Text of the program.
    Text(String),
    /// Text that someone typed.
    Name(String),
    /// Several texts that someone typed.
    Names(Vec<String>),
    /// A count, points or a place.
    Integer(i64),
    /// A number with some digits after the point.
    Decimal {
        value: f64,
        digits: usize,
    },
    /// A share from 0 to 1, shown in percent.
    Percent {
        share: f64,
        digits: usize,
    },
    Date(NaiveDate),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Emphasis {
    /// The cell of a winner or leader.
    Strong,
    /// A cell that matters less, such as the state of an abandoned game.
    Faint,
}

pub(crate) const THIN_MARK: char = '~';

/// Returns `true` if a figure of so many games gets a mark; none of 0 games
/// does, for it has no value.
pub(crate) fn is_thin(games: u32) -> bool {
    (1..THIN).contains(&games)
}

impl Cell {
    pub(crate) const EMPTY: Self = Self::new(Value::Empty);
    pub(crate) const MISSING: Self = Self::new(Value::Missing);

    const fn new(value: Value) -> Self {
        Self { value, shown: None, is_thin: false, emphasis: None, link: None }
    }

    /// Makes a cell of a number with some digits; [`Cell::MISSING`] if there is none.
    pub(crate) fn decimal(value: Option<f64>, digits: usize) -> Self {
        value.map(|value| Self::new(Value::Decimal { value, digits })).into()
    }

    /// Makes a cell of a share from 0 to 1; [`Cell::MISSING`] if there is none.
    pub(crate) fn percent(share: Option<f64>, digits: usize) -> Self {
        share.map(|share| Self::new(Value::Percent { share, digits })).into()
    }

    /// Makes a cell of a mean of so many games, marked if they are too few.
    pub(crate) fn mean(mean: Option<f64>, games: u32) -> Self {
        Self::decimal(mean, 1).of_games(games)
    }

    /// Makes a cell of a rate over so many games, marked if they are too few.
    pub(crate) fn rate(share: Option<f64>, games: u32) -> Self {
        Self::percent(share, 0).of_games(games)
    }

    /// Makes a cell of text that someone typed.
    pub(crate) fn name(text: impl Into<String>) -> Self {
        Self::new(Value::Name(text.into()))
    }

    /// Makes a cell of several texts that someone typed.
    pub(crate) fn names(texts: impl IntoIterator<Item: Into<String>>) -> Self {
        Self::new(Value::Names(texts.into_iter().map(Into::into).collect()))
    }

    /// Makes a cell that is blank if there is no value.
    pub(crate) fn or_empty(value: Option<impl Into<Self>>) -> Self {
        value.map_or(Self::EMPTY, Into::into)
    }

    pub(crate) fn shown_as(self, text: impl Into<String>) -> Self {
        Self { shown: Some(text.into()), ..self }
    }

    /// Marks the figure if it is of too few games.
    pub(super) fn of_games(self, games: u32) -> Self {
        Self { is_thin: is_thin(games) && self.value != Value::Missing, ..self }
    }

    /// Highlights the cell of a winner.
    pub(crate) fn strong_if(self, won: bool) -> Self {
        Self { emphasis: won.then_some(Emphasis::Strong), ..self }
    }

    pub(crate) fn faint(self) -> Self {
        Self { emphasis: Some(Emphasis::Faint), ..self }
    }

    pub(crate) fn linked(self, to: Link) -> Self {
        Self { link: Some(to), ..self }
    }

    /// Returns the number that is shown, a share in percent.
    pub(crate) fn number(&self) -> Option<f64> {
        match self.value {
            Value::Integer(number) => Some(number as f64),
            Value::Decimal { value, digits } => Some(rounded_to(value, digits)),
            Value::Percent { share, digits } => Some(rounded_to(100.0 * share, digits)),
            _ => None,
        }
    }

    /// Writes the cell on one line that cannot steer the terminal.
    pub(crate) fn text(&self, words: &Messages) -> String {
        let text = self.shown.clone().unwrap_or_else(|| self.value.text(words));
        if self.is_thin { format!("{text}{THIN_MARK}") } else { text }
    }
}

impl Value {
    fn text(&self, words: &Messages) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Missing => "-".to_owned(),
            Self::Text(text) => text.clone(),
            Self::Name(name) => shown(name),
            Self::Names(names) => {
                let names: Vec<_> = names.iter().map(|name| shown(name)).collect();
                names.join(", ")
            }
            Self::Integer(number) => number.to_string(),
            &Self::Decimal { value, digits } => words.decimal(rounded_to(value, digits), digits),
            &Self::Percent { share, digits } => {
                words.percent(rounded_to(100.0 * share, digits), digits)
            }
            Self::Date(date) => date.to_string(),
        }
    }
}

macro_rules! cells_of {
    ($($type:ty)*: $value:ident => $as_value:expr) => {$(
        impl From<$type> for Cell {
            fn from($value: $type) -> Self {
                Self::new($as_value)
            }
        }
    )*};
}

cells_of! { &str: text => Value::Text(text.to_owned()) }
cells_of! { String: text => Value::Text(text) }
cells_of! { NaiveDate: date => Value::Date(date) }
cells_of! { u8 i32 u32 i64 usize: number => Value::Integer(number as i64) }
// 1 or 0, which can be added up.
cells_of! { bool: flag => Value::Integer(flag.into()) }

impl<T: Into<Self>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::MISSING, Into::into)
    }
}

/// What has a page of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Link {
    Player(PlayerId),
    Game(GameId),
    /// The night on which a game was finished.
    NightOf(GameId),
    Tournament(TournamentId),
}

/// The pages of a site, all in one folder.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Site {
    /// The pages that every page links to, as labels and files. Names in the
    /// labels must already be harmless.
    pub menu: Vec<(String, String)>,
    pub files: HashMap<Link, String>,
}

/// The links of a page: the site, and the file of the page in it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Links<'a>(Option<(&'a Site, &'a str)>);

impl<'a> Links<'a> {
    pub const fn of_page(site: &'a Site, file: &'a str) -> Self {
        Self(Some((site, file)))
    }

    /// Links a text, if what it is about has another page.
    pub(crate) fn link(self, to: Link, text: Markup) -> Markup {
        let file = self.0.and_then(|(site, own)| site.files.get(&to).filter(|file| *file != own));
        match file {
            Some(file) => html! { a href=(file) { (text) } },
            None => text,
        }
    }

    /// Returns the labels and files of the menu, and whether each is the page
    /// itself; none outside a site.
    pub(crate) fn menu(self) -> impl Iterator<Item = (&'a str, &'a str, bool)> {
        let pages = self.0.into_iter();
        pages.flat_map(|(site, own)| {
            site.menu.iter().map(move |(label, file)| (&**label, &**file, file == own))
        })
    }

    pub(crate) const fn is_in_site(self) -> bool {
        self.0.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;
    use crate::render::fixture::check_written;

    #[test]
    fn means_and_shares_are_rounded_and_marked_in_each_language() {
        let check = |given: &str, cell: fn(Option<f64>, u32) -> Cell| {
            check_written(given, |figure, of| {
                let (games, language) = of.split_once(' ').unwrap();
                let words = Language::from_tag(language).unwrap().words();
                cell(figure.parse().ok(), games.parse().unwrap()).text(words)
            });
        };
        check("mean", Cell::mean);
        check("rate", Cell::rate);
        assert_eq!(Cell::from(1200).text(Language::Finnish.words()), "1200");
    }
}
