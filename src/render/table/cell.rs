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
pub(crate) enum Cell {
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
    Shown {
        value: Box<Cell>,
        text: String,
    },
    /// A figure of too few games, which gets a mark.
    Thin(Box<Cell>),
    /// The cell of a winner or leader.
    Strong(Box<Cell>),
    /// A cell that matters less, such as the state of an abandoned game.
    Faint(Box<Cell>),
    /// A cell about something that has a page in a site.
    Linked {
        cell: Box<Cell>,
        to: Link,
    },
}

pub(crate) const THIN_MARK: char = '~';

/// Returns `true` if a figure of so many games gets a mark; none of 0 games
/// does, for it has no value.
pub(crate) fn is_thin(games: u32) -> bool {
    (1..THIN).contains(&games)
}

impl Cell {
    /// Makes a cell of a number with some digits; [`Cell::Missing`] if there is none.
    pub(crate) fn decimal(value: Option<f64>, digits: usize) -> Self {
        value.map_or(Self::Missing, |value| Self::Decimal { value, digits })
    }

    /// Makes a cell of a share from 0 to 1; [`Cell::Missing`] if there is none.
    pub(crate) fn percent(share: Option<f64>, digits: usize) -> Self {
        share.map_or(Self::Missing, |share| Self::Percent { share, digits })
    }

    /// Makes a cell of a mean of so many games, marked if they are too few.
    pub(crate) fn mean(mean: Option<f64>, games: u32) -> Self {
        Self::decimal(mean, 1).of_games(games)
    }

    /// Makes a cell of a rate over so many games, marked if they are too few.
    pub(crate) fn rate(share: Option<f64>, games: u32) -> Self {
        Self::percent(share, 0).of_games(games)
    }

    /// Makes a cell of typed text, empty if there is none.
    pub(crate) fn name(text: Option<&String>) -> Self {
        text.map_or(Self::Empty, |text| Self::Name(text.clone()))
    }

    pub(crate) fn shown_as(self, text: impl Into<String>) -> Self {
        Self::Shown { value: Box::new(self), text: text.into() }
    }

    /// Marks the figure if it is of too few games.
    pub(crate) fn of_games(self, games: u32) -> Self {
        if is_thin(games) && self != Self::Missing { Self::Thin(Box::new(self)) } else { self }
    }

    /// Highlights the cell of a winner.
    pub(crate) fn strong_if(self, won: bool) -> Self {
        if won { Self::Strong(Box::new(self)) } else { self }
    }

    /// Returns the number that is shown, a share in percent.
    pub(crate) fn number(&self) -> Option<f64> {
        match self {
            Self::Integer(number) => Some(*number as f64),
            Self::Decimal { value, digits } => Some(rounded_to(*value, *digits)),
            Self::Percent { share, digits } => Some(rounded_to(100.0 * share, *digits)),
            Self::Shown { value, .. }
            | Self::Thin(value)
            | Self::Strong(value)
            | Self::Faint(value)
            | Self::Linked { cell: value, .. } => value.number(),
            _ => None,
        }
    }

    pub(crate) fn linked(self, to: Link) -> Self {
        Self::Linked { cell: Box::new(self), to }
    }

    pub(super) fn plain(&self) -> &Self {
        match self {
            Self::Strong(cell) | Self::Faint(cell) | Self::Linked { cell, .. } => cell.plain(),
            cell => cell,
        }
    }

    pub(super) fn link(&self) -> Option<Link> {
        match self {
            Self::Linked { to, .. } => Some(*to),
            Self::Strong(cell) | Self::Faint(cell) => cell.link(),
            _ => None,
        }
    }

    pub(super) fn is_thin(&self) -> bool {
        matches!(self.plain(), Self::Thin(_))
    }

    /// Writes the cell on one line that cannot steer the terminal.
    pub(crate) fn text(&self, words: &Messages) -> String {
        match self {
            Self::Empty => String::new(),
            Self::Missing => "-".to_owned(),
            Self::Text(text) | Self::Shown { text, .. } => text.clone(),
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
            Self::Thin(cell) => format!("{}{THIN_MARK}", cell.text(words)),
            Self::Strong(cell) | Self::Faint(cell) | Self::Linked { cell, .. } => cell.text(words),
        }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<bool> for Cell {
    /// Writes 1 or 0, which can be added up.
    fn from(flag: bool) -> Self {
        Self::Integer(flag.into())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<NaiveDate> for Cell {
    fn from(date: NaiveDate) -> Self {
        Self::Date(date)
    }
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl From<$integer> for Cell {
            fn from(number: $integer) -> Self {
                Self::Integer(number as i64)
            }
        }
    )*};
}

integers!(u8 i32 u32 i64 usize);

impl<T: Into<Self>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Missing, Into::into)
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
        assert_eq!(Cell::Integer(1200).text(Language::Finnish.words()), "1200");
    }
}
