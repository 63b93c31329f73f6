//! Links between the pages of a site. A page on its own has none.

use std::collections::HashMap;

use maud::{Markup, html};

use crate::game::{GameId, PlayerId, TournamentId};

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
    /// The files of all others.
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
